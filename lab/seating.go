package lab

import (
	"fmt"
	"slices"
)

// seating says who sits where. Games come in groups of twins: all games of a group have the same seed, and in them the
// bots move round the seats until each has had the seats of all others, so that the luck of the seed falls to
// everybody.
type seating struct {
	names  []string // of the bots; the same name is the same bot
	lines  [][]int  // who sits down: lists of bots, one for each seat
	rounds int      // how often a line moves on by one seat before it is itself again
}

// seat places bots on seats. With fewer bots than seats they sit in turn; with more, every choice of them plays.
func newSeating(seats int, names []string) (seating, error) {
	a := seating{names: names, rounds: 1}
	if len(names) == 0 {
		return a, nil
	}
	if len(names) <= seats {
		line := make([]int, seats)
		for i := range line {
			line[i] = i % len(names)
		}
		a.lines = [][]int{line}
		for !a.same(line, a.rounds) {
			a.rounds++
		}
		return a, nil
	}
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			return a, fmt.Errorf("%d bots for %d seats, and %q stands among them twice: with more bots than seats, "+
				"name each once", len(names), seats, name)
		}
	}
	a.lines, a.rounds = choices(len(names), seats), seats
	return a, nil
}

// same reports whether a line is the same again after moving on, by name.
func (a *seating) same(line []int, by int) bool {
	for i, bot := range line {
		if a.names[bot] != a.names[line[(i+by)%len(line)]] {
			return false
		}
	}
	return true
}

// choices are all ways to choose k of n, in order.
func choices(n, k int) [][]int {
	var out [][]int
	var pick func(from int, line []int)
	pick = func(from int, line []int) {
		if len(line) == k {
			out = append(out, slices.Clone(line))
			return
		}
		for i := from; i < n; i++ {
			pick(i+1, append(line, i))
		}
	}
	pick(0, nil)
	return out
}

// size is the number of games in a group.
func (a *seating) size() int { return max(1, len(a.lines)*a.rounds) }

// group is the group of game k.
func (a *seating) group(k int) int { return k / a.size() }

// bot is who has a seat in game k.
func (a *seating) bot(k, seat int) int {
	k %= a.size()
	line := a.lines[k/a.rounds]
	return line[(seat+k%a.rounds)%len(line)]
}

// bots are the different names, in order.
func (a *seating) bots() []string {
	var out []string
	for _, name := range a.names {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}
