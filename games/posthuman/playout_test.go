package posthuman

import (
	"fmt"
	"testing"

	"waystation/table"
)

// fresh is a new game of so many players.
func fresh(tb testing.TB, players int, mode string, options ...string) *Game {
	tb.Helper()
	s := table.Setup{Game: "posthuman", Mode: mode, Seats: players, Options: map[string]string{}}
	for i := 0; i+1 < len(options); i += 2 {
		s.Options[options[i]] = options[i+1]
	}
	g, err := newGame(s)
	if err != nil {
		tb.Fatal(err)
	}
	return g.(*Game)
}

// broken says what is wrong with a state, or "".
func broken(g *Game) string {
	var lies [CardCount]int
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			lies[l.Card]++
		}
	}
	for c, n := range lies {
		if n != 1 {
			return fmt.Sprintf("%s lies in %d places", Of(table.Card(c)).Handle, n)
		}
	}
	if rules := g.rulesInPlay(); rules != g.Rules {
		return fmt.Sprintf("the events in play hold the rules %b, not %b", rules, g.Rules)
	}
	kept := g.folk
	if g.muster(); g.folk != kept {
		return fmt.Sprintf("the humans are %v, not %v", g.folk, kept)
	}
	if mods := g.modsInPlay(); mods != g.weather {
		return fmt.Sprintf("the events in play change %v, not %v", mods, g.weather)
	}
	for s := range table.Seat(g.Players) {
		if what := brokenSeat(g, s); what != "" {
			return g.SeatName(s) + " " + what
		}
	}
	return ""
}

func brokenSeat(g *Game, s table.Seat) string {
	m := g.mat(s)
	if m.Food < 0 || m.Ammo < 0 || m.XP < 0 || m.JP < 0 || m.JP > LastSpace || m.Hunger < 0 || m.Hunger > 3 {
		return fmt.Sprintf("has food %d, ammo %d, XP %d, journey %d, hunger %d", m.Food, m.Ammo, m.XP, m.JP, m.Hunger)
	}
	if !g.Ready() {
		return ""
	}
	if m.Gone {
		for k := range perSeat {
			if k != Sheet && g.of(s, k).Len() > 0 {
				return fmt.Sprintf("is gone and has %s", named.In(g.of(s, k)))
			}
		}
		return ""
	}
	if m.Mutant {
		for k := range perSeat {
			if k != Injury && k != Tricks && k != Chosen && k != Sheet && k != Drawn && g.of(s, k).Len() > 0 {
				return fmt.Sprintf("is a mutant and has %s", named.In(g.of(s, k)))
			}
		}
		return ""
	}
	if m.Health < 0 || m.Health > m.healthLimit() || m.Morale < 0 || m.Morale > m.moraleLimit() {
		return fmt.Sprintf("has health %d of %d, morale %d of %d", m.Health, m.healthLimit(), m.Morale, m.moraleLimit())
	}
	if g.of(s, Map).Find(m.Tile) < 0 || int(m.Zone) > len(Of(m.Tile).Zones) || m.Zone == 0 && !g.Cards[m.Tile].Done {
		return fmt.Sprintf("stands on %s, zone %d", Of(m.Tile).Handle, m.Zone)
	}
	at := map[[2]int8]bool{}
	for _, l := range g.of(s, Map).Cards {
		k := &g.Cards[l.Card]
		if at[[2]int8{k.X, k.Y}] {
			return fmt.Sprintf("has two tiles at %d, %d", k.X, k.Y)
		}
		at[[2]int8{k.X, k.Y}] = true
	}
	if g.packed(s) > g.slots(s) {
		return fmt.Sprintf("has %d slots full of %d", g.packed(s), g.slots(s))
	}
	for _, l := range g.of(s, Gear).Cards {
		if k := &g.Cards[l.Card]; k.Mounted && g.of(s, Gear).Find(k.On) < 0 {
			return fmt.Sprintf("has %s mounted on what is not there", Of(l.Card).Handle)
		}
	}
	if !m.Fight.On && g.of(s, Foes).Len() > 0 && g.Phase != PhaseMove {
		return "has enemies and no fight: " + named.In(g.of(s, Foes))
	}
	sum, usage, packed := m.Sum, m.Usage, m.Packed
	g.reckon(s)
	if m.Sum != sum || m.Usage != usage || m.Packed != packed {
		return fmt.Sprintf("counts %v, %b and %d, and should %v, %b and %d", sum, usage, packed, m.Sum, m.Usage,
			m.Packed)
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Spent != 0 && !m.Tired {
				return fmt.Sprintf("has used %s, and does not know", Of(l.Card).Handle)
			}
		}
	}
	seen := *g.around(s)
	g.lookAround(s)
	if *g.around(s) != seen {
		return fmt.Sprintf("sees %v around, and should %v", seen, *g.around(s))
	}
	return ""
}
