package firelands

import "waystation/table"

var (
	askPick   = question("pick", "FL-FROST-14", "Who takes the Ice Pick?")
	askBeacon = question("beacon", "FL-OBJ-05", "Who hears the Radio Beacon, and goes to the Rest Zone?")
)

// prick gives one active Survivor 1 skill for this turn (Ice Pick).
func (g *Game) prick(t *table.Table, s table.Seat) {
	m := t.Open(s, askPick)
	for _, l := range g.of(s, Active).Cards {
		m.Offer(verbWho.Of(int(l.Card)), "FL-FROST-14")
	}
	c := m.Ask().A
	g.Cards[c].Boost++
	g.mat(s).Fed = true
	t.Tell(table.Event{Verb: talePick, Seat: s, Rule: "FL-FROST-14", A: c})
}

// beckon moves a Survivor from Exhausted to Rest (Radio Beacon).
func (g *Game) beckon(t *table.Table, s table.Seat) {
	m := t.Open(s, askBeacon)
	for _, l := range g.of(s, Exhausted).Cards {
		m.Offer(verbWho.Of(int(l.Card)), "FL-OBJ-05")
	}
	c := table.Card(m.Ask().A)
	g.shift(t, s, c, Rest)
	t.Tell(table.Event{Verb: taleZone, Seat: s, Rule: "FL-OBJ-05", A: int16(c), B: int16(Rest)})
}

// crouch plays the Camouflage Net: its owner ignores this one ambush.
func (g *Game) crouch(t *table.Table, s table.Seat, c table.Card) {
	g.tellUse(t, s, c, "FL-FROST-13")
	g.discardItem(t, s, c)
}

// The events of Frostlands.
const (
	taleSail      uint8 = 150 + iota // A dock
	taleAboard                       // A dock
	taleAvalanche                    // A from, B to
	talePick                         // A Survivor
)

var _ = narrate(taleSail,
	taleWords{"The Aurora sails to dock {a}.", ""},
	taleWords{"{who} has reached the Aurora at dock {a}.", ""},
	taleWords{"An avalanche buries the shortcut from {a} to {b}.", ""},
	taleWords{"{who}'s {card a} takes the Ice Pick: +1 skill this turn.", ""},
)
