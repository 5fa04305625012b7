package posthuman

import (
	"slices"

	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleTraded   = book.Tale("{who} and {seat a} trade.", words.Major, words.At("seat:{a}"))
	taleGaveFood = book.Tale("{who} hands over {a} food.")
	taleGaveAmmo = book.Tale("{who} hands over {a} ammo.")
	taleHandOver = book.Tale("{who} hands over {the a}.")
	taleNoDeal   = book.Tale("{who} and {seat a} can't agree about room for the goods.")
)

// accept carries out an offer: both sides make room, and then everything changes hands at once (PH-RULING-51,
// PH-RULING-52). Whoever accepts can think better of it while making room, not whoever made the offer.
func (g *Game) accept(t *table.Table, o *Offer) {
	if !g.makeWay(t, o.To, o.From, &o.Want, &o.Give, true) {
		t.Tell(table.Event{Tale: taleNoDeal, Seat: o.To, Rule: "PH-RULING-52", A: int16(o.From)})
		return
	}
	g.makeWay(t, o.From, o.To, &o.Give, &o.Want, false)
	if _, why := g.spoilt(o); why != "" {
		return
	}
	t.Tell(table.Event{Tale: taleTraded, Seat: o.To, Rule: "PH-RULING-51", A: int16(o.From)})
	g.handOver(t, o.From, o.To, &o.Give)
	g.handOver(t, o.To, o.From, &o.Want)
	g.arm(o.From)
	g.arm(o.To)
}

// handOver moves a lot to another player. Items come straight into play, whatever they were, with what is mounted on
// them (PH-TRADE-06, PH-TRADE-07, PH-TRADE-09).
func (g *Game) handOver(t *table.Table, from, to table.Seat, l *Lot) {
	a, b := g.mat(from), g.mat(to)
	b.Tired = b.Tired || a.Tired // a use of what goes over may be spent
	a.Food, b.Food = a.Food-l.Food, b.Food+l.Food
	a.Ammo, b.Ammo = a.Ammo-l.Ammo, b.Ammo+l.Ammo
	if l.Food > 0 {
		t.Tell(table.Event{Tale: taleGaveFood, Seat: from, Rule: "PH-TRADE-02", A: l.Food})
	}
	if l.Ammo > 0 {
		t.Tell(table.Event{Tale: taleGaveAmmo, Seat: from, Rule: "PH-TRADE-02", A: l.Ammo})
	}
	into := g.of(to, Gear)
	for _, c := range l.Cards[:l.N] {
		p := g.of(from, Gear)
		if p.Find(c) < 0 {
			p = g.of(from, Hand)
		}
		p.Move(t, p.Find(c), into, table.Everyone, table.Everyone)
		g.Cards[c].Active, g.Cards[c].Came = false, true
		t.Tell(table.Event{Tale: taleHandOver, Seat: from, Rule: "PH-TRADE-07", A: int16(c)})
		mine := g.of(from, Gear)
		for i := mine.Len() - 1; i >= 0; i-- {
			if k := &g.Cards[mine.At(i)]; k.Mounted && k.On == c {
				mine.Lay(i, into)
			}
		}
	}
}

// makeWay lets a player discard until the goods they get from another have room, what they give not counted (PH-INV-07,
// PH-RULING-52). It reports false if they may call it off, and do.
func (g *Game) makeWay(t *table.Table, s, other table.Seat, out, in *Lot, off bool) bool {
	for g.excess(s, other, out, in) > 0 {
		m := t.Open(s, askMakeWay)
		m.About(g.excess(s, other, out, in))
		if off || g.freeable(s, out) == 0 {
			m.Offer(VerbNo.Of(), "PH-RULING-52")
		}
		for _, l := range g.of(s, Gear).Cards {
			if g.spare(s, l.Card, out) {
				m.Offer(VerbDiscard.Of(int(l.Card)), "PH-INV-07")
			}
		}
		o := m.Ask()
		if o.Verb == VerbNo {
			return false
		}
		g.discard(t, s, table.Card(o.A), "PH-INV-07")
	}
	return true
}

// hasRoom reports whether a player has, or can make, room for what they get from another for what they give.
func (g *Game) hasRoom(s, other table.Seat, out, in *Lot) bool {
	n := g.excess(s, other, out, in)
	return n <= 0 || n <= g.freeable(s, out)
}

// spare reports whether an item in play could be discarded to make room: no part of a deal, not mounted, and no bag
// that holds more than it takes.
func (g *Game) spare(s table.Seat, c table.Card, out *Lot) bool {
	return !g.Cards[c].Mounted && g.sizeOf(s, c) > slotsOf(c) && !slices.Contains(out.Cards[:out.N], c)
}

// excess is how many slots a player's goods would take beyond what there are, if one lot went to another and one came
// from them.
func (g *Game) excess(s, other table.Seat, out, in *Lot) int {
	if out.N+in.N == 0 {
		return 0
	}
	n := g.packed(s) - g.slots(s)
	for _, c := range out.Cards[:out.N] {
		if g.of(s, Gear).Find(c) >= 0 {
			n -= g.sizeOf(s, c) - slotsOf(c)
		}
	}
	for _, c := range in.Cards[:in.N] {
		n += g.sizeOf(other, c) - slotsOf(c)
	}
	return n
}

// freeable is how many slots a player could make free of what is no part of a deal.
func (g *Game) freeable(s table.Seat, out *Lot) int {
	n := 0
	for _, l := range g.of(s, Gear).Cards {
		if g.spare(s, l.Card, out) {
			n += g.sizeOf(s, l.Card) - slotsOf(l.Card)
		}
	}
	return n
}
