package bots_test

import (
	"math"
	"testing"

	"waystation/bots"
	"waystation/table"
)

// grader scores options by their first number.
type grader struct{ scores []int }

func (g grader) Choose(any, *table.Ask) []table.Option { return nil }

func (g grader) Scores(any, *table.Ask) func(table.Option) int {
	return func(o table.Option) int { return g.scores[o.A] }
}

// What is much better is mostly taken, what is much worse never, and what comes close is now and then mistaken for
// better.
func TestEasyErrsLikeAPerson(t *testing.T) {
	taken := map[int16]int{}
	for n := range 1000 {
		p := bots.Easy(grader{[]int{300, 280, 20, math.MinInt32}}, 5)
		answer := p.Choose(nil, ask(n, 1, 1, false, 4))
		if len(answer) != 1 {
			t.Fatalf("%d options", len(answer))
		}
		taken[answer[0].A]++
	}
	if taken[0] < 500 || taken[1] < 200 || taken[2] > 50 || taken[3] > 0 {
		t.Errorf("taken %v", taken)
	}
}

// Sets keep their bounds, whatever is overlooked.
func TestEasyTakesSets(t *testing.T) {
	for n := range 500 {
		set := bots.Easy(grader{[]int{50, -50, 0, 10}}, 7).Choose(nil, ask(n, 2, 3, false, 4))
		seen := map[table.Option]bool{}
		for _, o := range set {
			seen[o] = true
		}
		if len(set) < 2 || len(set) > 3 || len(seen) != len(set) {
			t.Fatalf("question %d: %v", n, set)
		}
	}
}
