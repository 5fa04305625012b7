package server

import (
	"strings"
	"testing"

	"waystation/bots/search"
	"waystation/internal/toys"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// What all answers share is no reason for one of them: a hint says it once, and not where the question stands over it.
func TestAHintSaysOnceWhatAllAnswersShare(t *testing.T) {
	m, err := table.NewMatch(toys.RainedBox, table.Setup{Game: toys.RainedBox.Name, Seats: 2}, table.SeedOf("rain"))
	if err != nil {
		t.Fatal(err)
	}
	r := &room{owner: owner{info: &store.Match{Seats: make([]store.Seat, 2)}, game: &shelf.Game{Box: toys.RainedBox}, m: m}}
	r.info.Terms.Seats = make([]store.SeatTerms, 2)
	found := &search.Analysis{Iterations: 20, Chances: []float64{0.5, 0.5}}
	for _, at := range []int{4, 0} {
		found.Lines = append(found.Lines,
			search.Line{Answer: []table.Option{table.Verb(0).Of(at)}, Visits: 10, Chances: []float64{0.5, 0.5}})
	}
	a := r.advised(m.Ask(0), found)
	if a.Known != "Wherever you play: the ink runs." || !strings.HasPrefix(a.Lines[0].Why, "the middle") || a.Lines[1].Why != "" {
		t.Errorf("by itself it says %q, then %+v", a.Known, a.Lines)
	}
	var p web.Ask
	r.memory.hints.put(0, m.Ask(0).Number, found)
	if r.hinted(&p, m.Ask(0)); p.Advice == nil || p.Advice.Known != "" {
		t.Errorf("under its question it says %+v", p.Advice)
	}
}
