package saga

import "waystation/table"

// Count says how far players came, what they had left, and of every card that lies in a deck at first whether it came
// into play in this match, with 1 if it did. It is for the statistics of many matches.
func (g *Game) Count(f func(name string, n int)) {
	var finished, xp, skills int
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		finished += g.finished(s)
		xp += int(m.XP)
		skills += Goal(m.Skills).count() + Goal(m.Skills>>8).count()
	}
	f("players who finished level 2", finished)
	f("XP left", xp)
	f("skills learned", skills)
	for i := range characters {
		n := 0
		for s := range table.Seat(g.Players) {
			if int(g.mat(s).Character) == i {
				n += g.finished(s)
			}
		}
		f(characters[i].Name+" finished level 2", n)
	}
	for c := range table.Card(CardCount) {
		if !fromDeck(c) {
			continue
		}
		n := 0
		if g.Cards[c].Came {
			n = 1
		}
		f(Of(c).Handle, n)
	}
}

// fromDeck reports whether a card is drawn from a deck that all share.
func fromDeck(c table.Card) bool {
	switch f := Of(c); f.Kind {
	case KindWeapon:
		return f.Group != GroupStarting
	case KindGear, KindFollower, KindEnemy, KindMutation, KindEvent:
		return true
	}
	return false
}

// finished is 1 if a player has finished level 2.
func (g *Game) finished(s table.Seat) int {
	if g.own(s).Finished[1] > 0 {
		return 1
	}
	return 0
}

// Kinds names what tells a seat from others for the statistics: its character.
func (g *Game) Kinds(s table.Seat, f func(kind string)) { f(characters[g.mat(s).Character].Name) }
