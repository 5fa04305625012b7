package bots

import "waystation/table"

// Several takes the options of a set, or amounts of them, one after the other: always the one that is worth most, as
// far as the bounds of the question allow, and past the least of them as long as any is worth something. worth is asked
// with what is taken by then; taken has a nought for each option and is changed.
func Several(ask *table.Ask, taken []int, worth func(set []table.Option, o table.Option) int) []table.Option {
	set := []table.Option{}
	for len(set) < ask.Max {
		best, high := -1, 0
		for i := range ask.Options {
			if taken[i] == max(1, ask.Options[i].Most) {
				continue
			}
			if x := worth(set, ask.Options[i].Option); best < 0 || x > high {
				best, high = i, x
			}
		}
		if best < 0 || high <= 0 && len(set) >= ask.Min {
			break
		}
		taken[best]++
		set = append(set, ask.Options[best].Option)
	}
	return set
}
