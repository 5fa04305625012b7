package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askDamage = book.Question("damage", "FL-DMG-01", "{because c}Choose a box of {area a} for 1 Damage.{more b}")
	askRepair = book.Question("repair", "FL-DMG-06", "Choose a box to repair.{more a}")
)

// What is offered.
var (
	VerbDamage = book.Verb("damage", "Damage {box a} ({kind a}){content who a}", "{boxpiece who a}")
)

// What is told.
var (
	taleDamage = book.Tale("{because c}{who} takes 1 Damage on {box a}{losing b}.",
		words.Major, words.Costs, words.At("{boxpiece who a}"))
	taleRepair = book.Tale("{who} repairs {box a}.", words.At("{boxpiece who a}"))
	taleJam    = book.Tale("{who}'s Weapon jams: 1 Damage on {box a}.", words.Major, words.At("{boxpiece who a}"))
)

// damage puts n Damage counters on boxes of a convoy, in an area.
func (g *Game) damage(t *table.Table, s table.Seat, n int, a Area, why cause) {
	g.rival(s).damage(g, t, s, n, a, why)
}

// damage puts the counters where the owner chooses. What does not fit is lost (FL-DMG-01 to FL-DMG-04, FL-RULING-34).
func (player) damage(g *Game, t *table.Table, s table.Seat, n int, a Area, why cause) {
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
	l := &g.layouts[s]
	aimed := l.whole(a)
	if aimed == 0 {
		return 0, false
	}
	if aimed.len() <= n {
		return l.order[aimed.first()], true
	}
	m := t.Open(s, askDamage, int(a), n, int(why.card))
	empty := aimed & l.tokens[NoToken] // what costs least comes first
	for left := empty; left != 0; left = left.rest() {
		m.Offer(VerbDamage.Of(int(l.order[left.first()])), "FL-DMG-01")
	}
	for left := aimed &^ empty; left != 0; left = left.rest() {
		m.Offer(VerbDamage.Of(int(l.order[left.first()])), "FL-DMG-04")
	}
	if m.Wordy() {
		g.denyDamage(&m, s, aimed)
	}
	return spot(m.Ask().A), true
}

// denyDamage says why the next counter can't lie on the other boxes.
func (g *Game) denyDamage(m *table.Menu, s table.Seat, aimed boxSet) {
	for _, b := range g.boxes(s) {
		switch o := VerbDamage.Of(int(b)); {
		case g.cargo(b).Damaged:
			m.Deny(o, "FL-CONVOY-07", "it is damaged already")
		case aimed&g.bit(b) == 0:
			m.Deny(o, "FL-DMG-02", "the damage is aimed elsewhere")
		}
	}
}

// hit puts a Damage counter on a box; a token in it is lost (FL-DMG-04, FL-RULING-17).
func (g *Game) hit(t *table.Table, s table.Seat, b spot, why cause) {
	g.hitBy(t, s, b, taleDamage, why)
}

// jam puts a Damage counter on the box of a Weapon (FL-FIRE-07).
func (g *Game) jam(t *table.Table, s table.Seat, b spot, rule string) {
	g.hitBy(t, s, b, taleJam, byCard(rule, b.card()))
}

func (g *Game) hitBy(t *table.Table, s table.Seat, b spot, tale table.Tale, why cause) {
	lost, h := g.cargo(b).Token, &g.mat(s).Stowed
	g.pack(s, b, NoToken)
	g.cargo(b).Damaged = true
	g.layouts[s].damaged |= g.bit(b)
	h.Boxes[b.kind()]--
	h.Whole--
	h.Damaged++
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: why.rule, A: int16(b), B: int16(lost), C: why.card})
	switch {
	case lost == SurvivorToken:
		g.loseCardFor(t, s, noCard, by("FL-RULING-17"))
	case b.kind() == BoxMaxPlus:
		g.keepLimit(t, s, by("FL-OBJ-04"))
	}
}

// roomForDamage is how many boxes of an area could take a Damage counter.
func (g *Game) roomForDamage(s table.Seat, a Area) int {
	return g.layouts[s].whole(a).len()
}

// damaged is how many Damage counters lie on a convoy.
func (g *Game) damaged(s table.Seat) int { return int(g.mat(s).Stowed.Damaged) }

// repair removes up to n Damage counters, as the owner chooses (FL-DMG-06).
func (g *Game) repair(t *table.Table, s table.Seat, n int, why cause) {
	for ; n > 0 && g.damaged(s) > 0; n-- {
		if g.damaged(s) <= n {
			l := &g.layouts[s]
			g.mend(t, s, l.order[l.damaged.first()], why)
			continue
		}
		m := t.Open(s, askRepair, n)
		g.offerRepairs(&m, s)
		g.mend(t, s, spot(m.Ask().A), why)
	}
}

// offerRepairs offers all damaged boxes.
func (g *Game) offerRepairs(m *table.Menu, s table.Seat) {
	l := &g.layouts[s]
	for left := l.damaged; left != 0; left = left.rest() {
		m.Offer(VerbRepair.Of(int(l.order[left.first()])), "FL-DMG-06")
	}
}

func (g *Game) mend(t *table.Table, s table.Seat, b spot, why cause) {
	h := &g.mat(s).Stowed
	g.cargo(b).Damaged = false
	g.layouts[s].damaged &^= g.bit(b)
	h.Boxes[b.kind()]++
	h.Whole++
	h.Damaged--
	t.Tell(table.Event{Tale: taleRepair, Seat: s, Rule: why.rule, A: int16(b), C: why.card})
}
