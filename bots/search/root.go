package search

import (
	"math"
	"slices"

	"waystation/table"
)

// root is the answer to try next; part is how much of the budget is used up.
func (w *worker) root(part float64) int32 {
	if w.style.Halving {
		return w.halve(part)
	}
	t := w.tree
	best, high := int32(0), math.Inf(-1)
	root, base := math.Sqrt(float64(t.visits)+1), 0.5
	if n := t.nodes[0].n; n > 0 {
		base = t.mean(0, w.me)
	}
	for i := range t.answers {
		k := int32(i)
		n, q := float64(t.nodes[k].n), base
		if n > 0 {
			q = t.mean(k, w.me)
		}
		x := 0.0
		switch {
		case !w.style.Plain:
			thumb := 0
			if w.style.Rule == nil {
				thumb = -1
			}
			x = q + w.style.Explore*prior(i, thumb, len(t.answers))*root/(1+n)
		case n == 0:
			x = math.MaxFloat64
		default:
			x = q + w.style.Explore*math.Sqrt(math.Log(float64(t.visits)+1)/n)
		}
		if x > high {
			best, high = k, x
		}
	}
	return best
}

// halve tries the answers in turn and leaves out the worse half of them again and again, so that the last two remain for the last part of
// the budget. The rule of thumb's answer stays to the end.
func (w *worker) halve(part float64) int32 {
	t := w.tree
	rounds := bitlen(len(t.answers) - 1)
	for want := max(2, len(t.answers)>>int(part*float64(rounds))); len(w.live) > want; {
		worst, low := -1, math.Inf(1)
		for j, k := range w.live {
			if x := t.mean(k, w.me); j > 0 && (t.nodes[k].n == 0 || x < low) {
				worst, low = j, x
			}
		}
		w.live = slices.Delete(w.live, worst, worst+1)
	}
	least := w.live[0]
	for _, k := range w.live {
		if t.nodes[k].n < t.nodes[least].n {
			least = k
		}
	}
	return least
}

func bitlen(n int) int {
	x := 0
	for ; n > 0; n >>= 1 {
		x++
	}
	return max(x, 1)
}

// report puts together what the trees have found out.
func (b *Bot) report(w *table.Worlds) *Analysis {
	first := b.trees[0]
	me := w.Ask().Seat
	a := &Analysis{}
	type rating struct {
		line  Line
		score float64
	}
	ratings := make([]rating, len(first.answers))
	for i, answer := range first.answers {
		l := Line{Answer: answer}
		sums, squares := make([]float64, first.seats), 0.0
		widest := first
		for _, t := range b.trees {
			l.Visits += int(t.nodes[i].n)
			squares += t.squares[i]
			for s := range sums {
				sums[s] += t.sums[i*t.seats+s]
			}
			if t.nodes[i].n > widest.nodes[i].n {
				widest = t
			}
		}
		a.Iterations += l.Visits
		ratings[i] = rating{l, math.Inf(-1)}
		if l.Visits > 0 {
			n := float64(l.Visits)
			for s := range sums {
				sums[s] /= n
			}
			l.Chances, l.Then = sums, widest.line(int32(i))
			mean := sums[me]
			spread := max(squares/n-mean*mean, 0) + 0.25/n
			ratings[i] = rating{l, mean - b.style.Doubt*math.Sqrt(spread/n)}
		}
	}
	slices.SortStableFunc(ratings, func(x, y rating) int {
		switch {
		case x.score > y.score:
			return -1
		case x.score < y.score:
			return 1
		}
		return 0
	})
	for _, r := range ratings {
		a.Lines = append(a.Lines, r.line)
	}
	a.Chances = a.Lines[0].Chances
	return a
}
