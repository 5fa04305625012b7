package main

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
)

// stratum is what is sampled on its own: one kind of mistakes in one game.
type stratum struct {
	game string
	kind Kind
	want int      // how many mutants that compile are to be tried
	from []Mutant // in the order in which they are tried
}

// sample divides n mutants among kinds and games, and puts the mutants of each in an order that depends on the seed
// alone. What does not compile is passed over later, so that the sample is the first of each stratum that do.
func sample(found []Mutant, games []string, seed uint64, n int) []*stratum {
	var out []*stratum
	for i, share := range shares(n) {
		for j, name := range games {
			want := share / len(games)
			if (i+j)%len(games) < share%len(games) {
				want++
			}
			s := &stratum{game: name, kind: kinds[i].kind, want: want}
			for _, m := range found {
				if m.Game == name && m.Kind == s.kind {
					s.from = append(s.from, m)
				}
			}
			s.from = mixed(s.from, seed)
			out = append(out, s)
		}
	}
	return out
}

// shares divides n among the kinds in their proportions, the largest remainders rounded up.
func shares(n int) []int {
	sum := 0
	for _, k := range kinds {
		sum += k.of
	}
	out, rest, order := make([]int, len(kinds)), n, make([]int, len(kinds))
	for i, k := range kinds {
		out[i] = n * k.of / sum
		rest -= out[i]
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return n*kinds[b].of%sum - n*kinds[a].of%sum })
	for _, i := range order[:rest] {
		out[i]++
	}
	return out
}

// mixed puts mutants in an order by chance in which the operators take turns, so that those with few places count as
// much as those with many.
func mixed(in []Mutant, seed uint64) []Mutant {
	var names []string
	by := map[string][]Mutant{}
	for _, m := range in {
		if by[m.Operator] == nil {
			names = append(names, m.Operator)
		}
		by[m.Operator] = append(by[m.Operator], m)
	}
	if len(in) == 0 {
		return nil
	}
	h := fnv.New64a()
	h.Write([]byte(in[0].Game + string(in[0].Kind)))
	rng := rand.New(rand.NewPCG(seed, h.Sum64()))
	slices.Sort(names)
	rng.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	for _, name := range names {
		list := by[name]
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	out := make([]Mutant, 0, len(in))
	for round := 0; len(out) < len(in); round++ {
		for _, name := range names {
			if round < len(by[name]) {
				out = append(out, by[name][round])
			}
		}
	}
	return out
}
