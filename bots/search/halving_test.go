package search

import (
	"testing"

	"waystation/table"
)

// Halving gives equal shares, leaves out the worse half again and again, and never the rule of thumb's answer.
func TestHalvingKeepsTheBetterAnswers(t *testing.T) {
	answers := make([][]table.Option, 8)
	w := &worker{style: &Style{Halving: true}, tree: newTree(1, &table.Ask{Prompt: &table.Prompt{}}, answers)}
	for i := range answers {
		answers[i] = []table.Option{{A: int16(i)}}
		w.live = append(w.live, int32(i))
	}
	const budget = 960
	for n := range budget {
		k := w.root(float64(n) / budget)
		w.tree.count([]int32{k}, []float64{float64(k) / 8}) // the last is the best, the first the rule of thumb's
	}
	for i, want := range []int32{280, 40, 40, 40, 40, 120, 120, 280} {
		if n := w.tree.nodes[i].n; n < want-2 || n > want+2 {
			t.Errorf("answer %d of 8 was tried %d times, want about %d", i, n, want)
		}
	}
}
