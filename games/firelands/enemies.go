package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askAttack = book.Question("attack", "FL-EFIRE-03", "Fire from {the a}: {b} Damage on {area c}. What do you do?",
		words.Always)
)

// What is told.
var (
	taleMiss = book.Tale("{The a} {verb a fires fire} at {who} and {verb a misses miss}.",
		words.Major, words.At("{foeat a}"))
	taleWaste = book.Tale("{The a} {verb a fires fire} at {who} and {verb a finds find} nothing left to hit.",
		words.Major, words.At("{foeat a}"))
	taleQuiet = book.Tale("No Enemy is near a convoy, so none fires.", words.Major)
)

// enemiesFire turns over one Outcome card for all Enemies on the map. Each strikes every convoy in its region by its
// own row, the lowest number first, at the area on the back of the card now on top (FL-EFIRE-01 to FL-EFIRE-05,
// FL-RULING-85).
func (g *Game) enemiesFire(t *table.Table) {
	if !g.inRange() {
		t.Tell(table.Event{Tale: taleQuiet, Seat: table.Nobody, Rule: "FL-EFIRE-02"})
	}
	foes := 0
	for n := range g.Foes {
		if g.Foes[n].Region > 0 {
			foes++
		}
	}
	if foes > 0 {
		g.turnOutcome(t, 0)
		for n := range g.Foes {
			if g.Foes[n].Region == 0 {
				continue
			}
			var hit [4]table.Seat
			for _, s := range g.inRegion(g.Foes[n].Region, hit[:0]) {
				switch {
				case g.outcome().Foes[n-1] == (Row{}): // FL-EFIRE-05
					t.Tell(table.Event{Tale: taleMiss, Seat: s, Rule: "FL-EFIRE-05", A: int16(g.Foes[n].Card)})
				case isPlayer(s): // the Automa comes last
					g.befalls(t, s, func() { g.struck(t, s, n) })
				}
			}
		}
		g.automaStruck(t)
	}
	g.ceaseFire()
	g.Phase = PhaseEndOfRound
}

// inRange reports whether an Enemy on the map has a convoy in its region.
func (g *Game) inRange() bool {
	for n := range g.Foes {
		var near [4]table.Seat
		if r := g.Foes[n].Region; r > 0 && len(g.inRegion(r, near[:0])) > 0 {
			return true
		}
	}
	return false
}

// struck is what an Enemy's row does to one convoy.
func (g *Game) struck(t *table.Table, s table.Seat, n int) {
	row, area := g.outcome().Foes[n-1], g.aim()
	why := byCard("FL-EFIRE-02", g.Foes[n].Card)
	if g.mat(s).Stealth {
		return
	}
	g.gainFury(t, s, int(row.Fury), why)
	switch {
	case row.Damage == 0:
		return
	case g.roomForDamage(s, area) == 0:
		t.Tell(table.Event{Tale: taleWaste, Seat: s, Rule: "FL-EFIRE-06", A: int16(why.card)})
		return
	}
	if g.mayHold(s, StealthDevice) {
		m := t.Open(s, askAttack, int(why.card), int(row.Damage), int(area))
		m.Offer(VerbBear.Of(), "FL-EFIRE-03")
		g.offerStealth(&m, s)
		if o := m.Ask(); o.Verb == VerbHide {
			g.hide(t, s, table.Card(o.A))
			return
		}
	}
	g.damage(t, s, int(row.Damage), area, why)
}

// aim is the area on the back of the top Outcome card (FL-RULING-84).
func (g *Game) aim() Area {
	deck := g.pile(OutcomeDeck)
	return Of(deck.At(deck.Len() - 1)).Back
}

// ceaseFire ends the Fire Weapons Phase: Weapons may attack again in the next, and nobody hides any more.
func (g *Game) ceaseFire() {
	for _, s := range g.players() {
		g.mat(s).Stealth = false
		l := &g.layouts[s]
		for left := l.weapons(); left != 0; left = left.rest() {
			g.cargo(l.order[left.first()]).Used = false
		}
	}
}
