package firelands

import (
	"slices"

	"waystation/table"
)

var (
	askDamage = question("damage", "FL-DMG-01", "{because c}Choose a box of {area a} for 1 Damage.{more b}")
	askRepair = question("repair", "FL-DMG-06", "Choose a box to repair.{more a}")
)

// damage puts n Damage counters on boxes of a convoy, in an area, as the owner chooses. What does not fit is lost
// (FL-DMG-01 to FL-DMG-04, FL-RULING-34).
func (g *Game) damage(t *table.Table, s table.Seat, n int, a Area, why cause) {
	if s == Automa {
		g.automaDamage(t, n, why)
		return
	}
	for ; n > 0; n-- {
		b, ok := g.chooseDamage(t, s, n, a, why)
		if !ok {
			return
		}
		g.hit(t, s, b, why)
	}
}

// chooseDamage lets the owner choose the box for the next of n counters. When all boxes of the area are hit anyway, the
// first comes first.
func (g *Game) chooseDamage(t *table.Table, s table.Seat, n int, a Area, why cause) (spot, bool) {
	var buf [maxSpots]spot
	aimed := g.whole(s, a, buf[:0])
	if len(aimed) == 0 {
		return 0, false
	}
	if len(aimed) <= n {
		return aimed[0], true
	}
	m := t.Open(s, askDamage, int(a), n, int(why.card))
	for _, b := range aimed { // what costs least comes first
		if g.cargo(b).Token == NoToken {
			m.Offer(verbDamage.Of(int(b)), "FL-DMG-01")
		}
	}
	for _, b := range aimed {
		if g.cargo(b).Token != NoToken {
			m.Offer(verbDamage.Of(int(b)), "FL-DMG-04")
		}
	}
	if m.Wordy() {
		g.denyDamage(&m, s, aimed)
	}
	return spot(m.Ask().A), true
}

// denyDamage says why the next counter can't lie on the other boxes.
func (g *Game) denyDamage(m *table.Menu, s table.Seat, aimed []spot) {
	var buf [maxSpots]spot
	for _, b := range g.boxes(s, buf[:0]) {
		switch o := verbDamage.Of(int(b)); {
		case g.cargo(b).Damaged:
			m.Deny(o, "FL-CONVOY-07", "it is damaged already")
		case !slices.Contains(aimed, b):
			m.Deny(o, "FL-DMG-02", "the damage is aimed elsewhere")
		}
	}
}

// hit puts a Damage counter on a box; a token in it is lost (FL-DMG-04, FL-RULING-17).
func (g *Game) hit(t *table.Table, s table.Seat, b spot, why cause) {
	lost, h := g.cargo(b).Token, &g.mat(s).Stowed
	g.pack(s, b, NoToken)
	g.cargo(b).Damaged = true
	h.Boxes[b.kind()]--
	h.Whole--
	h.Damaged++
	t.Tell(table.Event{Verb: taleDamage, Seat: s, Rule: why.rule, A: int16(b), B: int16(lost), C: why.card})
	switch {
	case lost == SurvivorToken:
		g.loseCardFor(t, s, noCard, by("FL-RULING-17"))
	case b.kind() == BoxMaxPlus:
		g.keepLimit(t, s, by("FL-OBJ-04"))
	}
}

// roomForDamage is how many boxes of an area could take a Damage counter.
func (g *Game) roomForDamage(s table.Seat, a Area) int {
	if a == AnyArea {
		return int(g.mat(s).Stowed.Whole)
	}
	var buf [maxSpots]spot
	return len(g.whole(s, a, buf[:0]))
}

// damaged is how many Damage counters lie on a convoy.
func (g *Game) damaged(s table.Seat) int { return int(g.mat(s).Stowed.Damaged) }

// repair removes up to n Damage counters, as the owner chooses (FL-DMG-06).
func (g *Game) repair(t *table.Table, s table.Seat, n int, why cause) {
	for ; n > 0 && g.damaged(s) > 0; n-- {
		if g.damaged(s) <= n {
			g.mendFirst(t, s, why)
			continue
		}
		m := t.Open(s, askRepair, n)
		g.offerRepairs(&m, s)
		g.mend(t, s, spot(m.Ask().A), why)
	}
}

// offerRepairs offers all damaged boxes.
func (g *Game) offerRepairs(m *table.Menu, s table.Seat) {
	var buf [maxSpots]spot
	for _, b := range g.boxes(s, buf[:0]) {
		if g.cargo(b).Damaged {
			m.Offer(verbRepair.Of(int(b)), "FL-DMG-06")
		}
	}
}

func (g *Game) mendFirst(t *table.Table, s table.Seat, why cause) {
	var buf [maxSpots]spot
	for _, b := range g.boxes(s, buf[:0]) {
		if g.cargo(b).Damaged {
			g.mend(t, s, b, why)
			return
		}
	}
}

func (g *Game) mend(t *table.Table, s table.Seat, b spot, why cause) {
	h := &g.mat(s).Stowed
	g.cargo(b).Damaged = false
	h.Boxes[b.kind()]++
	h.Whole++
	h.Damaged--
	t.Tell(table.Event{Verb: taleRepair, Seat: s, Rule: why.rule, A: int16(b), C: why.card})
}
