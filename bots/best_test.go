package bots

import (
	"math/rand/v2"
	"testing"

	"waystation/table"
)

// offers is a question with so many options.
func offers(n int, pass bool) *table.Ask {
	a := &table.Ask{Min: 1, Max: 1, Pass: pass, Number: 3}
	for i := range n {
		a.Options = append(a.Options, table.Offered{Option: table.Option{Verb: 1, A: int16(i)}})
	}
	return a
}

func TestTheBestIsTaken(t *testing.T) {
	score := func(scores ...int) func(table.Option) int { return func(o table.Option) int { return scores[o.A] } }
	for seed := range uint64(20) {
		if o := Best(offers(3, false), seed, score(6, 7, 2)); o.A != 1 {
			t.Errorf("seed %d takes option %d, the second is best", seed, o.A)
		}
		if o := Best(offers(2, false), seed, score(-5, -1)); o.A != 1 {
			t.Errorf("seed %d takes option %d, the second is less bad", seed, o.A)
		}
		if o := Best(offers(2, true), seed, score(-5, -1)); o != table.Pass {
			t.Errorf("seed %d takes option %d, passing is better", seed, o.A)
		}
	}
}

func TestTheSeedDecidesBetweenEquals(t *testing.T) {
	taken := map[int16]bool{}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		seed := rng.Uint64()
		o := Best(offers(3, false), seed, func(table.Option) int { return 4 })
		if o != Best(offers(3, false), seed, func(table.Option) int { return 4 }) {
			t.Errorf("seed %d does not decide", seed)
		}
		taken[o.A] = true
	}
	if len(taken) != 3 {
		t.Errorf("only %v of three equals are ever taken", taken)
	}
}
