package firelands

import (
	"slices"

	"waystation/english"
	"waystation/table"
)

// ridesOn names the cards of a convoy on which a Survivor would ride in a box where nobody does now, once what is
// gained has found its boxes: others are shifted for it (FL-CONVOY-05), perhaps to where an Enemy aims. Where something
// must go back, or nothing can be shifted, the owner is asked.
func (g *Game) ridesOn(s table.Seat, gained ...Token) string {
	then, ok := g.stowed(s, gained...)
	if !ok {
		return ""
	}
	l := &then.layouts[s]
	var cards []string
	for left := l.tokens[SurvivorToken] &^ g.layouts[s].tokens[SurvivorToken]; left != 0; left = left.rest() {
		if name := theCard(int16(l.order[left.first()].card())); !slices.Contains(cards, name) {
			cards = append(cards, name)
		}
	}
	return english.List(cards)
}

// stowed is the game once what is gained has found its boxes; false where something must go back first, or nothing can
// be shifted.
func (g *Game) stowed(s table.Seat, gained ...Token) (then *Game, ok bool) {
	then = &Game{}
	then.CopyFrom(g)
	for _, x := range gained {
		if x != ObjectToken {
			then.mat(s).Hold[x]++
		}
	}
	if h := then.hold(s); h.Over() > 0 || g.underFire() {
		return nil, false
	}
	if !then.stowFree(s) {
		then.placeAll(s)
	}
	return then, true
}

// moves says that a Survivor makes room for what is gained, and where to.
func (g *Game) moves(s table.Seat, gained ...Token) string {
	if to := g.ridesOn(s, gained...); to != "" {
		return "a Survivor moves for it to " + to
	}
	return ""
}
