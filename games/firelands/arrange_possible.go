package firelands

import (
	"fmt"

	"waystation/table"
)

const playerTargets = 3 // FL-SETUP-26

// Possible says what can't be about a position that a scenario has arranged, and by which rule.
func (g *Game) Possible() error {
	// One card is turned over, and the back of the next is read.
	if g.pile(OutcomeDeck).Len()+g.pile(OutcomeDiscard).Len() < 2 {
		return fmt.Errorf("the Outcome deck and its discard pile hold fewer than 2 cards together, and never run out " +
			"(FL-FIRE-17)")
	}
	for s := range table.Seat(g.Players) {
		if g.mat(s).Out {
			continue
		}
		if err := g.possible(s); err != nil {
			return fmt.Errorf("%s %w", g.SeatName(s), err)
		}
	}
	if targets := g.targets(Automa); g.Alone() && targets > automaTargets {
		return fmt.Errorf("the Automa has %d Target counters of %d (FL-AUTO-05)", targets, automaTargets)
	}
	return nil
}

func (g *Game) possible(s table.Seat) error {
	hand, limit := g.of(s, Hand).Len(), g.handLimit(s)
	switch targets := g.targets(s); {
	case g.survivors(s) == 0:
		return fmt.Errorf("has no Survivor, and would be out of the game (FL-LAST-01)")
	case hand > limit:
		return fmt.Errorf("holds %d Objects and Special Loot cards, and may hold %d (FL-OBJ-02)", hand, limit)
	case targets > playerTargets:
		return fmt.Errorf("has %d Target counters, those on Enemies included, of %d (FL-SETUP-26)", targets,
			playerTargets)
	}
	for _, zone := range [3]Stack{Active, Exhausted, Rest} {
		for _, l := range g.of(s, zone).Cards {
			if g.skill(l.Card) < 1 {
				return fmt.Errorf("has %s of skill 0, who would be lost (FL-CONT-03)", Of(l.Card).Handle)
			}
		}
	}
	return nil
}

// targets is how many Target counters somebody has, in hand and on Enemies.
func (g *Game) targets(s table.Seat) int {
	n := int(g.mat(s).Targets)
	for i := range g.Foes {
		n += int(g.Foes[i].Targets[s])
	}
	return n
}
