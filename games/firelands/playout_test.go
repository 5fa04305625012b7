package firelands

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/table"
)

// fresh is a new game of so many players with random boards and colours.
func fresh(tb testing.TB, players int) *Game {
	tb.Helper()
	g, err := newGame(table.Setup{Seats: players})
	if err != nil {
		tb.Fatal(err)
	}
	return g.(*Game)
}

// chosen reports whether a card belongs to what the match was made of.
func (g *Game) chosen(f *Face) bool {
	switch f.Group {
	case GroupExploration:
		return g.Lands[f.Period-1] == f.Land
	case GroupLoot, GroupHitpoints:
		return g.Lands[f.Deck-1] == f.Land
	case GroupStart:
		return g.Lands[0] == f.Land
	case GroupOutcomes:
		return g.Results == f.Land
	case GroupRocks, GroupActions:
		return true
	case GroupTiles:
		return g.Lands[f.Cost-1] == f.Land || f.Cost == 2 && g.Lands[0] == f.Land
	}
	return g.plays(f.Land)
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// broken says what is wrong with a state, or "".
func broken(g *Game) string {
	var seen [CardCount]int
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			seen[l.Card]++
		}
	}
	for c, n := range seen {
		if n > 1 || n == 0 && g.chosen(Of(table.Card(c))) {
			return fmt.Sprintf("%s lies in %d places", Of(table.Card(c)).Handle, n)
		}
	}
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		in := 0
		for _, o := range g.Order {
			if o == s {
				in++
			}
		}
		if g.Ready() && (in == 1) == m.Out || in > 1 {
			return fmt.Sprintf("%s stands %d times in the turn order, out: %v", g.SeatName(s), in, m.Out)
		}
		if cards, tokens := g.survivors(s), g.tokens(s)+int(m.Lost); cards != tokens {
			return fmt.Sprintf("%s has %d Survivor cards and %d tokens (%d of them lost)", g.SeatName(s), cards,
				tokens, m.Lost)
		}
		if m.Fame < lowestFame || m.Fame > highestFame || m.Fury < 0 || m.Fury > highestFury {
			return fmt.Sprintf("%s has Fame %d, Fury %d", g.SeatName(s), m.Fame, m.Fury)
		}
		kept, counted, fed := g.layouts[s], m.Stowed, m.Fed
		if g.reckon(s); g.layouts[s] != kept || m.Stowed != counted {
			return fmt.Sprintf("%s's convoy is kept as %v, %v and is %v, %v", g.SeatName(s), kept, counted,
				g.layouts[s], m.Stowed)
		}
		m.Fed = fed
		for _, k := range zones {
			for _, l := range g.of(s, k).Cards {
				if marks := &g.Cards[l.Card]; (marks.Boost > 0 || marks.Capsules) && !fed {
					return fmt.Sprintf("%s has fed %s, and does not know", g.SeatName(s), Of(l.Card).Handle)
				}
			}
		}
		for _, b := range g.boxes(s) {
			if c := g.cargo(b); c.Damaged && c.Token != NoToken || c.Token != NoToken && !b.kind().accepts(c.Token) {
				return fmt.Sprintf("%s: %s, damaged %v, in a box for %s", g.SeatName(s), c.Token, c.Damaged, b.kind())
			}
		}
		for _, l := range g.of(s, Devices).Cards {
			host := g.Cards[l.Card].On
			if g.of(s, Truck).Find(host) < 0 && g.of(s, Trailers).Find(host) < 0 {
				return fmt.Sprintf("%s is mounted on %s, which is not there", Of(l.Card).Name, Of(host).Name)
			}
		}
		if !m.Out && g.Ready() && (g.of(s, Truck).Len() != 1 || g.of(s, Trailers).Len() > 3) {
			return fmt.Sprintf("%s has %d Trucks and %d Trailers", g.SeatName(s), g.of(s, Truck).Len(),
				g.of(s, Trailers).Len())
		}
		targets := int(m.Targets)
		for n := range g.Foes {
			targets += int(g.Foes[n].Targets[s])
		}
		if g.Ready() && !m.Out && targets != 3 {
			return fmt.Sprintf("%s has %d Target counters", g.SeatName(s), targets)
		}
	}
	if what := brokenAutoma(g); what != "" {
		return what
	}
	var used [CardCount]bool
	for s := range table.Seat(g.Players) {
		for _, k := range inPlay {
			for _, l := range g.of(s, k).Cards {
				used[l.Card] = g.Cards[l.Card].Used
			}
		}
	}
	for c := range g.Cards {
		if g.Cards[c].Used && !used[c] {
			return fmt.Sprintf("%s is marked as used, and not in play", Of(table.Card(c)).Handle)
		}
	}
	for c := range g.Stow {
		if f := Of(table.Card(c)); f.Convoy() {
			continue
		}
		if g.Stow[c] != [maxBoxes]Cargo{} {
			return fmt.Sprintf("something lies in the boxes of %s", Of(table.Card(c)).Handle)
		}
	}
	return ""
}
