package firelands

import (
	"strings"

	"waystation/table"
)

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

// Chronicle reads what a match has told for the statistics of many matches. Of every card of the Exploration deck,
// every Object, Loot card and Bonus Action tile it tells whether it was to be had (an Event: whether it happened; an
// Enemy: whether it came), and who took it: explored, drew, unpacked or used it, or fought it. Copies count as one. Of
// seats it tells to what they lost Survivors, and with the last of them the game.
func (g *Game) Chronicle(told []table.Event, card func(name string, offered bool, taken table.Seats),
	loss func(s table.Seat, what, to string)) {
	var offered [CardCount]bool
	var taken [CardCount]table.Seats
	// by seat: what did the last Damage to a Survivor's box, the last Contamination, what cost the last Survivor
	var hit, ill, last [4]string
	take := func(c int16, s table.Seat) {
		c = int16(earliest[c])
		offered[c] = true
		if isPlayer(s) {
			taken[c] = taken[c].With(s)
		}
	}
	for i := range told {
		e := &told[i]
		switch e.Tale {
		case taleReveal, taleEvent, taleDeploy:
			offered[earliest[e.A]] = true
		case taleLoot:
			offered[earliest[e.Secret]] = true
		case taleExplore, taleRecruit, taleInstall, taleUnpack, taleStrike:
			take(e.A, e.Seat)
		case taleDraw:
			take(e.Secret, e.Seat)
		case taleBonus:
			take(e.C, e.Seat)
		case taleDamage:
			if isPlayer(e.Seat) && Token(e.B) == SurvivorToken {
				hit[e.Seat] = origin(e)
			}
		case taleCounter:
			ill[e.Seat] = origin(e)
		case taleLost:
			what, to := "Survivors lost", origin(e)
			switch {
			case e.Rule == "FL-CONT-03" && ill[e.Seat] != "":
				what, to = "Survivors lost to Contamination", ill[e.Seat]
			case e.Rule == "FL-RULING-17" && hit[e.Seat] != "":
				what, to = "Survivors lost to Damage", hit[e.Seat]
				hit[e.Seat] = ""
			}
			loss(e.Seat, what, to)
			last[e.Seat] = to
		case taleOut:
			loss(e.Seat, "Out of the game", last[e.Seat])
		}
	}
	var unpacked [CardCount]bool
	for i := range stacks {
		for _, l := range g.stack(i).Cards {
			unpacked[earliest[l.Card]] = true
		}
	}
	for land := range lands {
		for _, group := range [4]Group{GroupExploration, GroupObjects, GroupLoot, GroupTiles} {
			for _, c := range Cards(land, group) {
				if earliest[c] == c && unpacked[c] {
					card(Of(c).Name, offered[c], taken[c])
				}
			}
		}
	}
}

// origin is what is behind an event: a card, and of an Enemy what it does, or the title of a rule.
func origin(e *table.Event) string {
	switch {
	case e.C < 0:
		return Ledger.Cite(e.Rule)
	case strings.HasPrefix(e.Rule, "FL-AMBUSH-"):
		return Of(table.Card(e.C)).Name + ", ambush"
	case strings.HasPrefix(e.Rule, "FL-EFIRE-"):
		return Of(table.Card(e.C)).Name + ", fire"
	}
	return Of(table.Card(e.C)).Name
}
