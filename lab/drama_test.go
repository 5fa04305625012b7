package lab

import (
	"context"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/table"
)

// wet is a lens through which whoever has most water is ahead, at every checkpoint.
var wet = &Lens{
	Shares: func(g table.Game, shares []float64) {
		for s := range shares {
			shares[s] = float64(g.(*caravan.Game).Water[s])
		}
	},
	Quiet: func(table.Game) bool { return true },
}

// To be looked at changes nothing, and a file keeps what was seen.
func TestDramaChangesNothing(t *testing.T) {
	s := Setting{Seed: "a", Games: 100, Bots: []Bot{thirsty, {Name: "random"}}}
	plain := play(t, s)
	s.Drama, s.File, s.Games = wet, filepath.Join(t.TempDir(), "run"), 60
	play(t, s)
	s.Games = 100
	seen := play(t, s)
	d := seen.Drama
	if d == nil || d.Games != 100 || d.Moments < 3 || d.Options <= 1 || d.Kinds == 0 {
		t.Fatalf("the drama is %+v", d)
	}
	if d.LeadChanges <= 0 || d.HalfTime.Rate <= 0.4 || d.Longest < d.Half {
		t.Errorf("the drama is %+v", d)
	}
	s.File = ""
	whole := play(t, s)
	if !reflect.DeepEqual(whole.Drama, d) {
		t.Errorf("played in two sittings %+v, at once %+v", d, whole.Drama)
	}
	seen.Drama, seen.Seconds, seen.DecisionsPerSecond, plain.Seconds, plain.DecisionsPerSecond = nil, 0, 0, 0, 0
	if !reflect.DeepEqual(seen, plain) {
		t.Errorf("looked at\n%+v\nnot looked at\n%+v", seen, plain)
	}
}

// turns is a decider that takes the last option.
type turns struct{}

func (turns) Pick(_ table.Seat, _ *table.Prompt, options []table.Option) int { return len(options) - 1 }

// Waits, options and leads are counted as they come.
func TestWatcher(t *testing.T) {
	g, err := caravan.Shelf.New(table.Setup{Seats: 2, Options: map[string]string{"days": "3"}})
	if err != nil {
		t.Fatal(err)
	}
	w := newWatcher(wet, g, turns{})
	p := &table.Prompt{Kind: "turn"}
	draw, take := caravan.Draw.Of(), caravan.Guard.Of()
	for _, s := range []table.Seat{0, 0, 1, 1, 1, 0, 1} {
		w.Pick(s, p, []table.Option{draw, take, take})
	}
	w.Pick(0, p, []table.Option{draw}) // no choice
	for _, water := range [][2]int{{1, 1}, {1, 2}, {2, 2}, {3, 2}, {3, 4}} {
		g.(*caravan.Game).Water[0], g.(*caravan.Game).Water[1] = water[0], water[1]
		w.look(g)
	}
	d := w.end(table.Seats(0).With(1))
	if d.Moments != 5 || d.Leads != 3 || d.Favoured != share || d.Choices != 7 || d.Options != 21 {
		t.Errorf("%+v", d)
	}
	if want := map[int]int{3: 1, 1: 1}; !reflect.DeepEqual(d.Waits, want) {
		t.Errorf("waits %v, want %v", d.Waits, want)
	}
	verbs := g.Verbs()
	want := map[string][2]int{"turn: " + verbs[draw.Verb]: {7, 0}, "turn: " + verbs[take.Verb]: {7, 7}}
	if !reflect.DeepEqual(d.Kinds, want) {
		t.Errorf("kinds %v, want %v", d.Kinds, want)
	}
}

// What nobody takes is told by name, once it was offered often enough.
func TestDominatedOptions(t *testing.T) {
	x := newSuspense()
	kinds := map[string][2]int{"turn: never": {3, 0}, "turn: rare": {1, 0}, "turn: usual": {3, 3}}
	for range 100 {
		x.count(&drama{Waits: map[int]int{2: 1}, Kinds: kinds})
	}
	x.count(&drama{Waits: map[int]int{9: 300}, Kinds: map[string][2]int{"turn: rare": {1, 1}, "turn: once": {99, 0}}})
	d := x.report(2)
	never, hardly := strings.Join(d.Never, ", "), strings.Join(d.Hardly, ", ")
	if d.Kinds != 3 || never != "turn: never" || hardly != "turn: rare" {
		t.Errorf("%+v", d)
	}
	if d.Half != 9 || d.Ninety != 9 || d.Longest != 2 {
		t.Errorf("waits %+v", d)
	}
	var b strings.Builder
	d.text(&b, 2)
	if !strings.Contains(b.String(), "never taken: turn: never\n") {
		t.Errorf("the text is\n%s", b.String())
	}
}

// thinker searches, as far as the lab can tell.
type thinker struct{ bots.Player }

func (thinker) Think(context.Context, *table.Worlds, int) []table.Option { return nil }

// Who can't be watched is named.
func TestUnwatchable(t *testing.T) {
	for want, list := range map[string][]Bot{
		"name bots that do more": {{Name: "random"}},
		"deep searches":          {thirsty, {"deep", func(uint64) bots.Player { return thinker{} }}},
	} {
		s := Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 2}, Games: 1, Bots: list, Drama: wet}
		if _, err := Run(context.Background(), s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
