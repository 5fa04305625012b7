package bots

import "waystation/table"

// Best is the option of a plain question with the highest score, or table.Pass where that is allowed and nothing scores
// above 0, which is what passing is worth. Between options of equal score the seed decides, and the number of the
// question.
func Best(ask *table.Ask, seed uint64, score func(table.Option) int) table.Option {
	best, high, first := table.Pass, 0, uint64(0)
	for i := range ask.Options {
		o := ask.Options[i].Option
		x, r := score(o), rank(seed, ask.Number, i)
		if i == 0 && !ask.Pass || x > high || x == high && r > first {
			best, high, first = o, x, r
		}
	}
	return best
}

// rank decides between equals.
func rank(seed uint64, number, i int) uint64 {
	x := seed ^ uint64(number)*0x9e3779b97f4a7c15 ^ uint64(i+1)*0xd6e8feb86659fd93
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>27
}
