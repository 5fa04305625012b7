package aec_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"waystation/aec"
	"waystation/bots"
	"waystation/shelf"
	"waystation/table"
)

// games are those of the shelf.
func games() []*aec.Game {
	var out []*aec.Game
	for _, g := range shelf.All() {
		x := &aec.Game{Box: g.Box, Bots: []aec.Bot{{"random", bots.Random}}}
		for _, l := range g.Bots {
			if l.Style == nil && l.Name != "random" {
				x.Bots = append(x.Bots, aec.Bot{l.Name, l.New})
			}
		}
		out = append(out, x)
	}
	return out
}

// begun is an environment of a game with a match that has begun.
func begun(t testing.TB, c aec.Config) *aec.Env {
	t.Helper()
	if c.Setup.Seats == 0 {
		c.Setup.Seats = max(2, c.Game.Box.MinSeats)
	}
	e, err := aec.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := e.Reset(""); err != nil {
		t.Fatal(err)
	}
	return e
}

// Every game of the shelf is played to its end at random, twice: the same seed and actions see the same, and the end is
// told to all agents, who then take leave.
func TestWholeMatches(t *testing.T) {
	for _, g := range games() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			first := wholeMatch(t, g, true)
			if again := wholeMatch(t, g, true); !slices.Equal(first, again) {
				t.Error("the same seed and actions lead elsewhere")
			}
		})
	}
}

// wholeMatch plays a match at random. It returns a number for each thing that was seen.
func wholeMatch(t *testing.T, g *aec.Game, free bool) (seen []uint64) {
	e := begun(t, aec.Config{Game: g, Seed: "whole", Free: free, Limit: 5000})
	rng := rand.New(rand.NewPCG(1, 2))
	var x aec.Tensor
	same, steps := 0, 0
	for !e.Done() {
		before := len(seen)
		for _, s := range e.Seats() {
			e.Tensor(s, &x)
			if got := len(x.Options) / aec.OptionSize; s == e.Seat() && got != e.Offered() || s != e.Seat() && got != 0 {
				t.Fatalf("seat %d is offered %d things; seat %d is to act, and is offered %d", s, got, e.Seat(),
					e.Offered())
			}
			seen = append(seen, aec.HashOf(x.Observation[:], x.Options))
			if steps%20 == 0 {
				encodesAll(t, e, s, x.Observation[:aec.ViewSize])
			}
		}
		if before > 0 && slices.Equal(seen[before:], seen[before-len(e.Seats()):before]) {
			same++
		}
		steps++
		if n := e.Offered(); n < 1 || n > aec.Width {
			t.Fatalf("%d things are offered", n)
		}
		if err := e.Step(rng.IntN(e.Offered())); err != nil {
			t.Fatal(err)
		}
	}
	if same*20 > steps { // such as staying where one might leave
		t.Errorf("%d of %d steps have changed nothing that anybody sees", same, steps)
	}
	if over, cut := e.Ended(); over == cut {
		t.Errorf("over: %v, cut off: %v", over, cut)
	}
	for n := len(e.Seats()); n > 0; n-- {
		if len(e.Alive()) != n || e.Seat() != e.Alive()[0] {
			t.Fatalf("%d agents are there, and seat %d is selected", len(e.Alive()), e.Seat())
		}
		if err := e.Step(0); err == nil {
			t.Fatal("an action was taken after the end")
		}
		if err := e.Step(aec.NoAction); err != nil {
			t.Fatal(err)
		}
	}
	if e.Seat() != table.Nobody || e.Step(aec.NoAction) == nil {
		t.Error("somebody is to act after all have taken leave")
	}
	return seen
}

// encodesAll compares a view in numbers with all that there is of it.
func encodesAll(t *testing.T, e *aec.Env, s table.Seat, got []float32) {
	t.Helper()
	want := make([]float32, aec.ViewSize)
	aec.EncodeAll(want, e.Match().View(s))
	if !slices.Equal(got, want) {
		t.Fatalf("the view of seat %d is encoded otherwise than all that it holds", s)
	}
}

// What an agent is shown holds nothing that its seat can't know: all that it does not know is dealt anew, and the
// numbers and the JSON stay the same.
func TestAnAgentSeesWhatItsSeatMaySee(t *testing.T) {
	for _, g := range games() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			e := begun(t, aec.Config{Game: g, Seed: "secret"})
			rng := rand.New(rand.NewPCG(3, 4))
			dealt := 0
			for n := 0; n < 300 && !e.Done(); n++ {
				if n%10 == 0 && e.Taken() == 0 {
					dealt += dealtAnew(t, e, rng.Uint64())
				}
				if err := e.Step(rng.IntN(e.Offered())); err != nil {
					t.Fatal(err)
				}
			}
			if dealt < 10 {
				t.Errorf("only %d worlds were compared", dealt)
			}
		})
	}
}

// dealtAnew compares what the selected agent sees with what it sees in a world that it can't tell from this one.
func dealtAnew(t *testing.T, e *aec.Env, seed uint64) int {
	x := e.Imagined(seed)
	var a, b aec.Tensor
	e.Tensor(e.Seat(), &a)
	x.Tensor(e.Seat(), &b)
	if a.Observation != b.Observation || !slices.Equal(a.Options, b.Options) {
		t.Errorf("seat %d sees other numbers in a world that it can't tell from this one", e.Seat())
	}
	seen, err := json.Marshal(e.Observe(e.Seat()))
	if err != nil {
		t.Fatal(err)
	}
	other, err := json.Marshal(x.Observe(e.Seat()))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(seen, other) {
		t.Errorf("seat %d sees\n%s\nand in a world that it can't tell from this one\n%s", e.Seat(), seen, other)
	}
	return 1
}

// A wrong action changes nothing.
func TestAWrongActionChangesNothing(t *testing.T) {
	e := begun(t, aec.Config{Game: games()[0], Seed: "wrong"})
	version := e.Match().Version()
	for _, action := range []int{-1, -2, e.Offered(), 1 << 40} {
		if err := e.Step(action); err == nil {
			t.Errorf("action %d was taken", action)
		}
	}
	if e.Match().Version() != version || !e.Untouched() {
		t.Error("something has changed")
	}
}

// The same seed makes the same matches one after the other, another one others; without a seed nothing comes twice.
func TestSeeds(t *testing.T) {
	g := games()[0]
	first := func(seed string, resets int) string {
		e := begun(t, aec.Config{Game: g, Seed: seed})
		for range resets {
			if err := e.Reset(""); err != nil {
				t.Fatal(err)
			}
		}
		return e.Match().Seed().String()
	}
	for _, resets := range []int{0, 2} {
		if one, other := first("a", resets), first("a", resets); one != other {
			t.Errorf("after %d resets a seed makes different matches", resets)
		}
	}
	if first("a", 0) == first("b", 0) || first("a", 0) == first("a", 1) || first("a", 1) == first("a", 2) {
		t.Error("different seeds make the same match")
	}
	if one, other := first("", 0), first("", 0); one == other {
		t.Error("two matches without a seed are the same")
	}
	e := begun(t, aec.Config{Game: g})
	if err := e.Reset("a"); err != nil || e.Match().Seed().String() != first("a", 0) {
		t.Errorf("a reset with a seed makes another match, error %v", err)
	}
}

// Bots answer for seats that no agent has, and are asked for nothing else.
func TestBotsSitBesideAgents(t *testing.T) {
	for _, g := range games() {
		if g.Box.MaxSeats < 2 {
			continue
		}
		c := aec.Config{Game: g, Seed: "bots", Bots: map[table.Seat]string{1: g.Bots[len(g.Bots)-1].Name}}
		e := begun(t, c)
		for n := 0; n < 100 && !e.Done(); n++ {
			if e.Seat() != 0 {
				t.Fatalf("%s: seat %d is to act", g.Box.Name, e.Seat())
			}
			if err := e.Step(n % e.Offered()); err != nil {
				t.Fatal(err)
			}
		}
		acted := slices.ContainsFunc(e.Match().Entries(0), func(x *table.Entry) bool {
			return x.Seat == 1 && x.Kind == table.KindAsk
		})
		if !acted {
			t.Errorf("%s: the bot has answered nothing", g.Box.Name)
		}
	}
}
