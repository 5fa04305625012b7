package firelands

import "waystation/table"

// activeWith finds a player's Survivor with an ability that can be used now: in the Active Zone, not used this round
// (FL-ABIL-02, FL-ABIL-05).
func (g *Game) activeWith(s table.Seat, a Ability) (table.Card, bool) {
	for _, l := range g.of(s, Active).Cards {
		if Of(l.Card).Ability == a && !g.Cards[l.Card].Used {
			return l.Card, true
		}
	}
	return 0, false
}

// useAbility marks a Survivor's ability as used this round (FL-ABIL-05).
func (g *Game) useAbility(t *table.Table, s table.Seat, c table.Card) {
	g.Cards[c].Used = true
	t.Tell(table.Event{Verb: taleAbility, Seat: s, Rule: "FL-ABIL-01", A: int16(c)})
}

// freshen makes all abilities and boxes that work once a round ready again (FL-RULING-137).
func (g *Game) freshen() {
	for i := range g.Cards {
		g.Cards[i].Used = false
	}
	for i := range g.Mats {
		g.Mats[i].MRE = PhaseSetup
	}
}
