package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleTurned     = book.Tale("{who} turns mutant, with {n a mutation mutations}.", words.Fate)
	taleMutantStat = book.Tale("{who}'s {stat a} is {b} now.")
)

// turn makes a human a mutant, for good (PH-GOAL-05, PH-TURN-04 to PH-TURN-10). What they were doing is dropped, a
// fight and a knock-out too (PH-TURN-03, PH-RULING-128). From now on they are nowhere (PH-MUTACT-15), and do nothing
// more this turn (PH-TURN-09). With the last human the game is over (PH-RULING-144).
func (g *Game) turn(t *table.Table, s table.Seat) {
	t.Tell(table.Event{Tale: taleTurned, Seat: s, Rule: "PH-TURN-02", A: int16(g.mutations(s))})
	g.endFight(s)
	g.shed(t, s)
	m := g.mat(s)
	*m = Mat{Mutant: true, Stats: m.Stats, Base: m.Stats, Acted: true, Action: Wait, Fight: Fight{Foe: noFoe}}
	g.muster()
	scars := g.of(s, Injury)
	for i := scars.Len() - 1; i >= 0; i-- { // PH-TURN-06
		if Of(scars.At(i)).Blank {
			scars.Move(t, i, g.pile(ScarsGone), table.Everyone, table.Everyone)
		} else {
			scars.Show(t, i, table.Everyone)
		}
	}
	g.reshape(t, s)
	for g.of(s, Tricks).Len() < g.trickLimit(s) && g.drawTrick(t, s) { // PH-TURN-08
	}
	if g.humans() == 0 {
		g.finishAs(t, AllTurned)
	}
	g.leave(t, s)
}

// shed takes everything from a human who turns, except scars: cards go to their discard piles, tiles and meeples out of
// the game (PH-TURN-04, PH-TURN-05, PH-RULING-127).
func (g *Game) shed(t *table.Table, s table.Seat) {
	for k := Hand; k <= Reveal; k++ {
		if k == Injury {
			continue
		}
		for p := g.of(s, k); p.Len() > 0; {
			c := p.At(p.Len() - 1)
			g.Cards[c] = Marks{Came: true}
			to := Aside
			if Of(c).Kind != KindTile {
				to = goneOf(c)
			}
			p.Move(t, p.Len()-1, g.pile(to), table.Everyone, table.Everyone)
		}
	}
}

// reshape makes the stats of a mutant: those of the human, with all signs of the mutations added, and then kept from 1
// to 5 (PH-TURN-07, PH-RULING-129).
func (g *Game) reshape(t *table.Table, s table.Seat) {
	m := g.mat(s)
	for x := range stats {
		n := m.Base[x]
		for _, l := range g.of(s, Injury).Cards {
			n += Of(l.Card).Stats[x]
		}
		if n = min(max(n, 1), 5); n != m.Stats[x] {
			m.Stats[x] = n
			t.Tell(table.Event{Tale: taleMutantStat, Seat: s, Rule: "PH-TURN-07", A: int16(x), B: int16(n)})
		}
	}
}

// trickLimit is how many action cards a mutant holds: 3, and what mutations add or take (PH-MUTACT-14, PH-RULING-130).
func (g *Game) trickLimit(s table.Seat) int {
	n := 3
	for _, l := range g.of(s, Injury).Cards {
		n += int(Of(l.Card).Limit)
	}
	return max(n, 1)
}

// drawTrick draws a mutant action, and reports whether there was one (PH-RULING-76).
func (g *Game) drawTrick(t *table.Table, s table.Seat) bool {
	if !g.refill(Actions) {
		return false
	}
	g.Cards[g.pile(Actions).Draw(t, g.of(s, Tricks), table.Set(s))].Came = true
	return true
}
