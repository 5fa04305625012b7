package main

import (
	"fmt"
	"reflect"
	"testing"
)

// many are so many mutants of each kind for each game, by two operators of which one has few.
func many(games []string, each int) (out []Mutant) {
	for _, g := range games {
		for _, k := range kinds {
			for i := range each {
				operator := "common"
				if i < 2 {
					operator = "rare"
				}
				out = append(out, Mutant{Key: fmt.Sprint(g, k.kind, i), Game: g, Kind: k.kind, Operator: operator})
			}
		}
	}
	return out
}

func TestASampleOf150(t *testing.T) {
	both := []string{"one", "two"}
	sum, held := map[string]int{}, 0
	for _, s := range sample(many(both, 60), both, 1, 150) {
		sum[s.game] += s.want
		if s.kind == Rules || s.kind == Cards {
			held += s.want
		}
	}
	if held != 70 || sum["one"] != 75 || sum["two"] != 75 {
		t.Errorf("%d of rules and cards for 70, by game %v for 75 each", held, sum)
	}
}

func TestSharesAddUp(t *testing.T) {
	for _, n := range []int{0, 1, 7, 150, 151, 200, 1000} {
		sum := 0
		for _, share := range shares(n) {
			sum += share
		}
		if sum != n {
			t.Errorf("the shares of %d add up to %d", n, sum)
		}
	}
}

func TestASeedSaysWhatIsSampled(t *testing.T) {
	found := many([]string{"one"}, 60)
	one := []string{"one"}
	a, b, c := sample(found, one, 1, 30), sample(found, one, 1, 30), sample(found, one, 2, 30)
	if !reflect.DeepEqual(a, b) {
		t.Error("one seed, two samples")
	}
	if reflect.DeepEqual(a, c) {
		t.Error("two seeds, one sample")
	}
	if len(a[0].from) != 60 {
		t.Errorf("%d of 60 mutants stand ready for those that do not compile", len(a[0].from))
	}
}

func TestRareOperatorsTakeTheirTurn(t *testing.T) {
	for seed := range uint64(5) {
		rare := 0
		for _, m := range mixed(many([]string{"one"}, 60)[:60], seed)[:4] {
			if m.Operator == "rare" {
				rare++
			}
		}
		if rare != 2 {
			t.Errorf("seed %d: %d of the first four are by the rare operator, not 2", seed, rare)
		}
	}
}
