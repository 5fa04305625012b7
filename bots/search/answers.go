package search

import (
	"math/rand/v2"
	"slices"

	"waystation/table"
)

// maxSets is how many sets are tried where a question wants a set.
const maxSets = 48

// answersTo are the answers to a question that are worth trying: every option of a plain one, and sets of another. The
// rule of thumb's is the first.
func answersTo(ask *table.Ask, thumb []table.Option, seed uint64) [][]table.Option {
	out := [][]table.Option{thumb}
	if ask.Min == 1 && ask.Max == 1 {
		for _, o := range ask.Options {
			if o.Option != thumb[0] {
				out = append(out, []table.Option{o.Option})
			}
		}
		if ask.Pass && thumb[0] != table.Pass {
			out = append(out, []table.Option{table.Pass})
		}
		return out
	}
	if ask.Amounts {
		return append(out, amountsTo(ask, thumb, seed)...)
	}
	n := len(ask.Options)
	most := min(ask.Max, n)
	add := func(in func(i int) bool) {
		set := []table.Option{}
		for i, o := range ask.Options {
			if in(i) {
				set = append(set, o.Option)
			}
		}
		if len(set) >= ask.Min && len(set) <= most && len(out) < maxSets &&
			!slices.ContainsFunc(out, func(x []table.Option) bool { return sameSet(x, set) }) {
			out = append(out, set)
		}
	}
	if n <= 5 {
		for bits := range 1 << n {
			add(func(i int) bool { return bits>>i&1 == 1 })
		}
		return out
	}
	has := func(i int) bool { return slices.Contains(thumb, ask.Options[i].Option) }
	for j := range n { // one more, or one less
		add(func(i int) bool { return has(i) != (i == j) })
	}
	for j := range n { // one for another
		for k := range j {
			if has(j) != has(k) {
				add(func(i int) bool { return has(i) != (i == j || i == k) })
			}
		}
	}
	rng := rand.New(rand.NewPCG(seed, uint64(ask.Number)))
	for range 2 * maxSets {
		order, size := rng.Perm(n), ask.Min+rng.IntN(most-ask.Min+1)
		add(func(i int) bool { return order[i] < size })
	}
	return out
}

// amountsTo are amounts worth trying beside the rule of thumb's: as much as possible of one option each, then any.
func amountsTo(ask *table.Ask, thumb []table.Option, seed uint64) [][]table.Option {
	var out [][]table.Option
	add := func(order []int, size int) {
		set := []table.Option{}
		for _, i := range order {
			for range min(ask.Options[i].Most, size-len(set)) {
				set = append(set, ask.Options[i].Option)
			}
		}
		same := func(x []table.Option) bool { return sameAmounts(x, set) }
		if len(set) == size && len(out) < maxSets && !same(thumb) && !slices.ContainsFunc(out, same) {
			out = append(out, set)
		}
	}
	n := len(ask.Options)
	order := make([]int, n)
	for first := range n {
		for i := range order {
			order[i] = (first + i) % n
		}
		add(order, ask.Max)
		add(order, ask.Min)
	}
	rng := rand.New(rand.NewPCG(seed, uint64(ask.Number)))
	for range 2 * maxSets {
		add(rng.Perm(n), ask.Min+rng.IntN(ask.Max-ask.Min+1))
	}
	return out
}

func sameAmounts(a, b []table.Option) bool {
	count := func(set []table.Option, o table.Option) (n int) {
		for _, x := range set {
			if x == o {
				n++
			}
		}
		return n
	}
	return len(a) == len(b) && !slices.ContainsFunc(a, func(o table.Option) bool { return count(a, o) != count(b, o) })
}

func sameSet(a, b []table.Option) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(o table.Option) bool { return !slices.Contains(b, o) })
}
