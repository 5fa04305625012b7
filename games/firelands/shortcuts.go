package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleCross    = book.Tale("{who} goes from {a} to {b}{terrain a b}.", words.Major, words.At("{convoyof who}"))
	taleRock     = book.Tale("{who} flips a rock: {card a}.")
	taleFameRock = book.Tale("{who} keeps the Fame Rock, worth 1 Fame at the end.",
		words.Major, words.At("{convoyof who}"))
)

// Flips reports whether an event is a Rock that its player has flipped.
func Flips(e table.Event) bool { return e.Tale == taleRock }

// cross takes one connection, for one point, and what lies on it (FL-MOVE-06, FL-SHORT-06).
func (g *Game) cross(t *table.Table, s table.Seat, w *link) {
	g.Ride.Driven++
	t.Tell(table.Event{Tale: taleCross, Seat: s, Rule: w.rule(), A: int16(w.from), B: int16(w.to)})
	g.enter(t, s, w.to)
	if w.terrain.Has(Rough) && !g.tracks(s) {
		g.Ride.Chains--
	}
	g.avalanche(t, w)
	if w.terrain.Has(Dangerous) { // FL-SHORT-03, FL-RULING-64
		why := cause{rule: "FL-SHORT-03", card: shortcutToll}
		g.contaminate(t, s, int(w.counters), anyone, why)
		g.damage(t, s, int(w.damage), AnyArea, why)
	}
	if w.terrain.Has(Mountain) {
		g.rocks(t, s, w)
	}
}

var AskToll = book.Question("toll", "FL-RULING-64",
	"The shortcut to {a} takes your last Survivor, and without one you are out of the game. Cross it?")

// fatalLink reports whether a player's last Survivor may die of the toll of a Dangerous shortcut.
func (g *Game) fatalLink(s table.Seat, w *link) bool {
	if !w.terrain.Has(Dangerous) || g.survivors(s) > 1 {
		return false
	}
	skill := 0
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			skill = g.skill(l.Card)
		}
	}
	return skill <= int(w.counters) || g.roomForDamage(s, AnyArea) <= int(w.damage)
}

// dares warns a player whose last Survivor may die of a crossing, and reports whether they cross (FL-RULING-64).
func (g *Game) dares(t *table.Table, s table.Seat, w *link) bool {
	if !g.fatalLink(s, w) {
		return true
	}
	m := t.Open(s, AskToll, int(w.to))
	m.Offer(VerbNo.Of(), "FL-RULING-64")
	m.Offer(VerbYes.Of(), "FL-RULING-64")
	return m.Ask().Verb == VerbYes
}

// rocks flips the Rocks of a Mountain shortcut if they still lie hidden, all together, and lets them act on the convoy
// one after the other (FL-SHORT-04, FL-SHORT-05, FL-RULING-65).
func (g *Game) rocks(t *table.Table, s table.Seat, w *link) {
	places := g.pile(RockPlaces)
	if !g.opened(w) {
		for i := w.rock; i < w.rock+w.rocks; i++ {
			places.Show(t, int(i), table.Everyone)
			g.Rocks[i] = RockOpen
			g.Cards[places.At(int(i))].Came = true
			t.Tell(table.Event{Tale: taleRock, Seat: s, Rule: "FL-SHORT-04", A: int16(places.At(int(i)))})
		}
	}
	for i := w.rock; i < w.rock+w.rocks; i++ {
		if g.Rocks[i] == RockGone {
			continue
		}
		c := places.At(int(i))
		f := Of(c)
		if !f.Stays {
			g.Rocks[i] = RockGone
		}
		switch f.Hazard {
		case HazardContamination:
			g.contaminate(t, s, 1, anyone, byCard("FL-ROCK-01", c))
		case HazardFame:
			g.mat(s).FameRocks++
			t.Tell(table.Event{Tale: taleFameRock, Seat: s, Rule: "FL-ROCK-02"})
		case HazardDamage:
			g.damage(t, s, 1, AnyArea, byCard("FL-ROCK-03", c))
		}
	}
}
