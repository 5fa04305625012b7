package posthuman

import "waystation/table"

// earliest is by card the first of its name, which stands for all copies.
var earliest [CardCount]table.Card

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	seen := map[string]table.Card{}
	for c := range table.Card(CardCount) {
		name := Of(c).Name
		if _, found := seen[name]; !found {
			seen[name] = c
		}
		earliest[c] = seen[name]
	}
}

// Chronicle reads what a match has told for the statistics of many matches. Of every card but tiles it tells whether it
// came up, and who had it: items, skills and followers who got them; encounters and minions who met them; scars who
// drew them; mutant actions who played them. Copies count as one. Of seats it tells what knocked them out, and after
// what they turned.
func (g *Game) Chronicle(told []table.Event, card func(name string, offered bool, taken table.Seats),
	loss func(s table.Seat, what, to string)) {
	var offered [CardCount]bool
	var taken [CardCount]table.Seats
	var ebb, last [4]string // by seat: what the last health or morale was lost to, and what brought the last scar
	take := func(c int16, s table.Seat) { taken[earliest[c]] = taken[earliest[c]].With(s) }
	for i := range told {
		e := &told[i]
		switch e.Tale {
		case taleEvent:
			offered[earliest[e.A]] = true
		case taleCharacter, taleSkill, taleBuy, talePipe, taleAct, taleSupply, taleKept, taleDeal, taleEncounter,
			taleJoins:
			take(e.A, e.Seat)
		case taleDraw, taleFollower, taleSteal:
			take(e.Secret, e.Seat)
		case taleHealth, taleMorale:
			if e.A < 0 {
				ebb[e.Seat] = origin(e)
			}
		case taleScar:
			take(e.Secret, e.Seat)
			if e.Rule != "PH-KO-01" {
				last[e.Seat] = origin(e)
			}
		case taleKnockOut:
			to := ebb[e.Seat]
			if e.C >= 0 || out(e.A) == outHunger {
				to = origin(e)
			}
			loss(e.Seat, outNames[e.A], to)
			last[e.Seat] = to
		case taleTurned:
			loss(e.Seat, "Turned mutant", last[e.Seat])
		}
	}
	for c := range table.Card(CardCount) {
		if f := Of(c); earliest[c] == c && f.Kind != KindTile {
			card(f.Name, offered[c], taken[c])
		}
	}
}

// outNames are the reasons of a knock-out.
var outNames = [...]string{
	outHealth: "Knocked out, no health", outMorale: "Knocked out, no morale",
	outBoth: "Knocked out, no health and no morale", outHunger: "Knocked out, hunger",
}

// origin is what is behind an event: a card, or the title of a rule.
func origin(e *table.Event) string {
	if e.C >= 0 {
		return Of(table.Card(e.C)).Name
	}
	return Ledger.Cite(e.Rule)
}
