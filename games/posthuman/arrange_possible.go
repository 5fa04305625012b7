package posthuman

import (
	"fmt"

	"waystation/table"
)

// Possible says what can't be about a position that a scenario has arranged, and by which rule.
func (g *Game) Possible() error {
	for s := range table.Seat(g.Players) {
		possible := g.possibleHuman
		if g.mat(s).Mutant {
			possible = g.possibleMutant
		}
		if err := possible(s); err != nil {
			return fmt.Errorf("%s %w", g.SeatName(s), err)
		}
	}
	return nil
}

func (g *Game) possibleHuman(s table.Seat) error {
	m := g.mat(s)
	hand, packed := g.of(s, Hand).Len(), g.packed(s)
	switch mutations := g.mutations(s); {
	case m.Health < 1:
		return fmt.Errorf("has no health, and would be knocked out (PH-STAT-07)")
	case m.Morale < 1:
		return fmt.Errorf("has no morale, and would be knocked out (PH-STAT-07)")
	case m.Health > m.healthLimit():
		return fmt.Errorf("has %d health, and the limit is %d (PH-STAT-02)", m.Health, m.healthLimit())
	case m.Morale > m.moraleLimit():
		return fmt.Errorf("has %d morale, and the limit is %d (PH-STAT-03)", m.Morale, m.moraleLimit())
	case hand > g.handLimit(s):
		return fmt.Errorf("holds %d items, and may hold %d (PH-INV-02)", hand, g.handLimit(s))
	case packed > g.slots(s):
		return fmt.Errorf("has %d slots full of %d (PH-INV-09)", packed, g.slots(s))
	case g.of(s, Tricks).Len()+g.of(s, Chosen).Len() > 0:
		return fmt.Errorf("is human and has mutant action cards (PH-TURN-08)")
	case mutations > 4:
		return fmt.Errorf("has %d mutations, and would be a mutant (PH-TURN-02)", mutations)
	}
	return g.possibleMap(s)
}

func (g *Game) possibleMutant(s table.Seat) error {
	m := g.mat(s)
	tricks := g.of(s, Tricks).Len()
	switch {
	case m.Food > 0 || m.Ammo > 0:
		return fmt.Errorf("is a mutant, who has neither food nor ammo (PH-TURN-04)")
	case tricks > g.trickLimit(s):
		return fmt.Errorf("holds %d action cards, and may hold %d (PH-MUTACT-14)", tricks, g.trickLimit(s))
	}
	return nil
}

// possibleMap looks for tiles that lie on one another, or that no tile lies beside.
func (g *Game) possibleMap(s table.Seat) error {
	type place struct{ x, y int8 }
	tiles := g.of(s, Map).Cards
	at := map[place]table.Card{}
	for _, l := range tiles {
		k := &g.Cards[l.Card]
		if other, taken := at[place{k.X, k.Y}]; taken {
			return fmt.Errorf("has %s and %s in one place", Of(other).Handle, Of(l.Card).Handle)
		}
		at[place{k.X, k.Y}] = l.Card
	}
	for _, l := range tiles {
		k := &g.Cards[l.Card]
		beside := false
		for _, d := range [4]place{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			_, found := at[place{k.X + d.x, k.Y + d.y}]
			beside = beside || found
		}
		if !beside && !Of(l.Card).Start {
			return fmt.Errorf("has %s where no other tile lies beside it (PH-MAP-10)", Of(l.Card).Handle)
		}
	}
	return nil
}
