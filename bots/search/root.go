package search

import (
	"cmp"
	"math"
	"slices"
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
			x = q + float64(w.style.Explore*math.Sqrt(math.Log(float64(t.visits)+1)/n))
		}
		if x > high {
			best, high = k, x
		}
	}
	return best
}

// halve tries the answers in turn and leaves out the worse half of them again and again, so that the last two remain
// for the last part of the budget. The rule of thumb's answer stays to the end.
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
func (b *Bot) report() *Analysis {
	first := b.trees[0]
	a := &Analysis{}
	type rating struct {
		line  Line
		score float64
	}
	ratings := make([]rating, len(first.answers))
	for i, answer := range first.answers {
		l := Line{Answer: answer}
		sums := make([]float64, first.seats)
		for _, t := range b.trees {
			l.Visits += int(t.nodes[i].n)
			for s := range sums {
				sums[s] += t.sums[i*t.seats+s]
			}
		}
		a.Iterations += l.Visits
		if l.Visits > 0 {
			for s := range sums {
				sums[s] /= float64(l.Visits)
			}
			l.Chances = sums
		}
		ratings[i] = rating{l, b.gain(i)}
	}
	slices.SortStableFunc(ratings, func(x, y rating) int { return cmp.Compare(y.score, x.score) })
	for _, r := range ratings {
		a.Lines = append(a.Lines, r.line)
	}
	a.Chances = a.Lines[0].Chances
	return a
}

// gain is how much more an answer has brought than the rule of thumb's in the worlds in which both were tried, counted
// down by the doubt: by so many standard errors of that. What one of them was tried in besides is left out, as is what
// an earlier question left behind: it is luck of other worlds. Without a doubt all visits count: the many of an answer
// whose tree has grown say more than the first few of all. Products are rounded each for itself, so that all machines
// come to the same.
func (b *Bot) gain(i int) float64 {
	if i == 0 {
		return 0
	}
	n, sum, squares := 0.0, 0.0, 0.0
	for _, t := range b.trees {
		for k := range min(len(t.trials[0]), len(t.trials[i])) {
			x := float64(t.trials[i][k]) - float64(t.trials[0][k])
			n++
			sum += x
			squares += float64(x * x)
		}
	}
	switch {
	case n == 0:
		return math.Inf(-1)
	case b.style.Doubt == 0:
		return b.mean(i) - b.mean(0)
	}
	mean := sum / n
	spread := max(squares/n-float64(mean*mean), 0) + 0.25/n
	return mean - float64(b.style.Doubt*math.Sqrt(spread/n))
}

// mean is what share of winning an answer has brought whoever is asked.
func (b *Bot) mean(i int) float64 {
	n, sum := 0.0, 0.0
	for _, t := range b.trees {
		n += float64(t.nodes[i].n)
		sum += t.sums[i*t.seats+int(t.nodes[0].seat)]
	}
	return sum / n
}
