package firelands

import "waystation/table"

var (
	AskPick   = book.Question("pick", "FL-FROST-14", "Who takes the Ice Pick?")
	AskBeacon = book.Question("beacon", "FL-OBJ-05", "Who hears the Radio Beacon, and goes to the Rest Zone?")
)

// What is offered.
var (
	VerbWho = book.Verb("who", "{card a}", "card:{a}")
)

// What is told.
var (
	talePick = book.Tale("{who}'s {card a} takes the Ice Pick: +1 skill this turn.")
)

// prick gives one active Survivor 1 skill for this turn (Ice Pick).
func (g *Game) prick(t *table.Table, s table.Seat) {
	m := t.Open(s, AskPick)
	for _, l := range g.of(s, Active).Cards {
		m.Offer(VerbWho.Of(int(l.Card)), "FL-FROST-14")
	}
	c := m.Ask().A
	g.Cards[c].Boost++
	g.mat(s).Fed = true
	t.Tell(table.Event{Tale: talePick, Seat: s, Rule: "FL-FROST-14", A: c})
}

// beckon moves a Survivor from Exhausted to Rest (Radio Beacon).
func (g *Game) beckon(t *table.Table, s table.Seat) {
	m := t.Open(s, AskBeacon)
	for _, l := range g.of(s, Exhausted).Cards {
		m.Offer(VerbWho.Of(int(l.Card)), "FL-OBJ-05")
	}
	c := table.Card(m.Ask().A)
	g.shift(s, c, Rest)
	t.Tell(table.Event{Tale: taleZone, Seat: s, Rule: "FL-OBJ-05", A: int16(c), B: int16(Rest)})
}

// crouch plays the Camouflage Net: its owner ignores this one ambush.
func (g *Game) crouch(t *table.Table, s table.Seat, c table.Card) {
	g.tellUse(t, s, c, "FL-FROST-13")
	g.discardItem(t, s, c)
}
