package posthuman

import (
	"fmt"
	"math/rand/v2"
	"runtime"
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

// watcher plays at random and looks at the state at every question.
type watcher struct {
	g     *Game
	rng   *rand.Rand
	check func(where string)
}

func (w *watcher) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	w.check(p.Kind)
	return w.rng.IntN(len(options))
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
				return fmt.Sprintf("is gone and has %s", handles(g.of(s, k)))
			}
		}
		return ""
	}
	if m.Mutant {
		for k := range perSeat {
			if k != Injury && k != Tricks && k != Chosen && k != Sheet && k != Drawn && g.of(s, k).Len() > 0 {
				return fmt.Sprintf("is a mutant and has %s", handles(g.of(s, k)))
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
		return "has enemies and no fight: " + handles(g.of(s, Foes))
	}
	sum, usage, packed := m.Sum, m.Usage, m.Packed
	g.reckon(s)
	if m.Sum != sum || m.Usage != usage || m.Packed != packed {
		return fmt.Sprintf("counts %v, %b and %d, and should %v, %b and %d", sum, usage, packed, m.Sum, m.Usage, m.Packed)
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

// every is each number of players, mode and kind of characters.
func every(t *testing.T, play func(t *testing.T, players int, mode, characters string)) {
	for players := 1; players <= 4; players++ {
		for _, mode := range Shelf.Modes {
			for _, characters := range []string{"pre-made", "custom"} {
				t.Run(fmt.Sprint(players, " ", mode, " ", characters), func(t *testing.T) { play(t, players, mode, characters) })
			}
		}
	}
}

func TestRandomGamesEndAndLoseNothing(t *testing.T) {
	every(t, func(t *testing.T, players int, mode, characters string) {
		for seed := range uint64(12) {
			g := fresh(t, players, mode, "characters", characters, "speed-play", []string{"off", "on"}[seed%2])
			steps, asked := 0, 0
			w := &watcher{g: g, rng: rand.New(rand.NewPCG(seed, uint64(players))), check: func(question string) {
				asked++
				if what := broken(g); what != "" {
					t.Fatalf("seed %d, step %d, turn %d, %s, question %q: %s", seed, steps, g.Turn, g.Phase, question, what)
				}
			}}
			tab := table.InPlace(seed, 1, table.Config{Decider: w, Marks: true, Loud: seed%4 == 0})
			for !g.Over() {
				if steps++; steps > 20000 {
					t.Fatalf("seed %d: no end after %d steps and %d questions, turn %d, %s", seed, steps, asked, g.Turn, g.Phase)
				}
				g.Step(tab)
				if what := first(g, unsound, misshapen); what != "" {
					t.Fatalf("seed %d, after step %d, turn %d, %s: %s", seed, steps, g.Turn, g.Phase, what)
				}
			}
			w.check("over")
		}
	})
}

func benchmarkPlayout(b *testing.B, players int) {
	start, g := fresh(b, players, "standard"), fresh(b, players, "standard")
	tab := table.InPlace(1, 1, table.Config{})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := 0; b.Loop(); i++ {
		g.CopyFrom(start)
		tab.Reseed(uint64(i), 2)
		tab.Play(g)
	}
	runtime.ReadMemStats(&after)
	n := float64(tab.Decisions)
	b.ReportMetric(float64(after.Mallocs-before.Mallocs)/n, "allocs/decision")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/n, "ns/decision")
	b.ReportMetric(n/float64(b.N), "decisions/game")
}

func BenchmarkPlayout4(b *testing.B) { benchmarkPlayout(b, 4) }
func BenchmarkPlayout2(b *testing.B) { benchmarkPlayout(b, 2) }
func BenchmarkPlayout1(b *testing.B) { benchmarkPlayout(b, 1) }
