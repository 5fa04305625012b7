package screen

import (
	"slices"
	"strconv"
)

// risky are the kinds of questions with whose answer one may come into a fight; where it has come, what a knock-out in
// it does is said there.
var risky = []string{"declare", "move", "enter", "level", "option"}

// brink says that the next knock-out may turn the viewer, by which they lose everything (PH-KO-01, PH-TURN-02).
func (p *page) brink() string {
	if p.Asked == nil || p.v.Seat < 0 || !slices.Contains(risky, p.Asked.Prompt.Kind) {
		return ""
	}
	o := p.player(p.v.Seat)
	if !o.OnTheBrink() || o.Fight.Joined {
		return ""
	}
	return "*You have " + strconv.Itoa(mutations(o.Scars)) + " mutations: with the fifth you turn mutant and lose " +
		"all you have, and a knock-out brings 2 scars at least.* "
}
