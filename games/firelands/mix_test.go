package firelands

import (
	"fmt"
	"testing"

	"waystation/scenario"
	"waystation/table"
	"waystation/table/tabletest"
)

// mixes are all eight combinations of the two games, such as "firelands frostlands firelands" by period.
func mixes() (list [8][3]Land) {
	for k := range list {
		for i := range list[k] {
			list[k][i] = Land(k >> i & 1)
		}
	}
	return list
}

// blend is a new game of so many players and of those lands, its Outcome deck that of the last.
func blend(tb testing.TB, players int, mix [3]Land) *Game {
	tb.Helper()
	g, err := newGame(table.Setup{Seats: players, Options: mixOptions(mix)})
	if err != nil {
		tb.Fatal(err)
	}
	return g.(*Game)
}

func mixOptions(mix [3]Land) map[string]string {
	options := map[string]string{"outcomes": mix[2].String()}
	for i, l := range mix {
		options[fmt.Sprint("period", i+1)] = l.String()
	}
	return options
}

// The laws hold for all combinations of the two games (FL-MIX-01).
func TestLawsOfEveryMix(t *testing.T) {
	for i, mix := range mixes() {
		if i == 0 {
			continue // TestSuite/laws
		}
		t.Run(fmt.Sprint(mix), func(t *testing.T) {
			c := suite.Lawful()
			box := *Shelf
			box.New = func(s table.Setup) (table.Game, error) {
				s.Options = mixOptions(mix)
				return newGame(s)
			}
			c.Box, c.Matches, c.Every = &box, 1, 40
			tabletest.Laws(t, c)
		})
	}
}

// Random games of every mix end, and lose nothing on the way.
func TestMixedGamesEndAndLoseNothing(t *testing.T) {
	endings := map[string]int{}
	for i, mix := range mixes() {
		for seed := range uint64(24) {
			g := blend(t, 1+int(seed%4), mix)
			k := &keen{g: g, rng: newRand(seed + 100*uint64(i))}
			tab := table.InPlace(seed, 1, table.Config{Decider: k, Marks: true, Loud: true})
			if seed%4 > 0 {
				late(g, tab, k.rng)
			}
			k.check = func(question string) {
				if what := broken(g); what != "" {
					t.Fatalf("%v, seed %d, round %d, %s, question %q: %s", mix, seed, g.Round, g.Phase, question, what)
				}
			}
			for steps := 0; !g.Over(); steps++ {
				if steps > 5000 {
					t.Fatalf("%v, seed %d: no end, round %d, %s", mix, seed, g.Round, g.Phase)
				}
				g.Step(tab)
			}
			if g.Round > 6 {
				t.Errorf("%v, seed %d: the game ended in round %d", mix, seed, g.Round)
			}
			endings[g.Ending()]++
		}
	}
	for _, e := range []string{"citadel", "gates", "aboard the Aurora", "the Aurora has sailed"} {
		if endings[e] == 0 {
			t.Errorf("no game ended with %q: %v", e, endings)
		}
	}
}

// FL-FROST-07, FL-RULING-98: either Event brings the end nearer, whichever end it is, and nobody passes the last dock
// or gate.
func TestEventsThatHurryTheEnd(t *testing.T) {
	for _, e := range []struct {
		event Event
		card  string
	}{{CloseTheGap, "Close the Gap"}, {IceBreakUp, "Ice Break-up"}} {
		c, _ := Named(e.card)
		for _, mix := range [][3]Land{{Firelands, Firelands, Firelands}, {Firelands, Firelands, Frostlands}} {
			g := blend(t, 2, mix)
			tab := table.InPlace(3, 1, table.Config{})
			g.Step(tab)
			before := g.damaged(0) // an Event in the market may have done some
			for step := 1; step <= 8; step++ {
				g.happen(tab, e.event, c)
				if hurt := g.damaged(0) > before; step == 1 && hurt != (e.event == IceBreakUp) {
					t.Errorf("%s did Damage: %v", e.card, hurt)
				}
				gates, ship := min(step, Gates), 0
				if mix[2] == Frostlands {
					gates, ship = 0, min(step+1, Gates)
				}
				if int(g.Gates) != gates || int(g.Ship) != ship {
					t.Errorf("%s for the %d. time, with %s: %d gates shut and the ship at dock %d, want %d and %d",
						e.card, step, mix[2], g.Gates, g.Ship, gates, ship)
				}
			}
		}
	}
}

// Alone in the ice, the Automa drives for the ship, stops there, and buries shortcuts like anybody.
func TestTheAutomaReachesTheShip(t *testing.T) {
	g := blend(t, 1, [3]Land{Frostlands, Frostlands, Frostlands})
	tab := table.InPlace(3, 1, table.Config{})
	g.Step(tab)
	g.Ship = 2
	g.mat(Automa).Space = 307
	g.Phase, g.Order, g.Next = PhaseMovement, []table.Seat{soloist, Automa}, 0
	g.Step(tab)
	m := g.mat(Automa)
	scenario.Shows(t, "FL-FROST-09 FL-RULING-132", "where the Automa stops, with the ship at 308", m.Space, 308)
	scenario.Shows(t, "FL-FROST-09 FL-RULING-93", "it has reached the ship", m.Reached, true)
	g.Phase = PhaseEndOfRound
	g.Step(tab)
	if !g.Over() || g.Ending() != "aboard the Aurora" {
		t.Errorf("the game is %s", g.Ending())
	}
	board := g.board(0)
	for _, w := range board.Shortcuts {
		if !w.Terrain.Has(Avalanche) {
			continue
		}
		link := g.chart().find(w.From, w.To)
		g.mat(Automa).Space = w.From
		g.Ride = Ride{Line: -1}
		g.cross(tab, Automa, link)
		behind := fmt.Sprintf("an avalanche behind the Automa on %d-%d", w.From, w.To)
		scenario.Shows(t, "FL-FROST-09", behind, g.Slid[0] && g.buried(link), true)
	}
}
