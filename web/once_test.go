package web

import (
	"slices"
	"strings"
	"testing"
)

// What all choices share that may have it in common stands above them, once; what is true of some stands in those, and so
// does what a single one has, or what is done first.
func TestWhatAllChoicesShareIsSaidAboveThem(t *testing.T) {
	const stop, fire, ambush = "Wherever you stop", "fire by the Pathfinder", "an ambush by the Destroyers"
	for _, x := range []struct {
		choices     []Choice
		known, subs string
	}{
		{
			[]Choice{
				{Sub: "2 left", Which: stop, Shared: []string{fire, ambush}}, {Which: stop, Shared: []string{fire}}, {Sub: "waits"},
			},
			"Speed 3. " + stop + ": " + fire + ".", "2 left; " + ambush + "||waits",
		},
		{
			[]Choice{{Which: stop, Shared: []string{fire, ambush}}, {Sub: "3 left", Which: stop, Shared: []string{fire, ambush}}},
			"Speed 3. " + stop + ": " + fire + "; " + ambush + ".", "|3 left",
		},
		{[]Choice{{Which: stop, Shared: []string{fire}}, {Sub: "waits"}}, "Speed 3.", fire + "|waits"},
		{[]Choice{{Which: stop, Shared: []string{fire}}, {Sub: "3 left", Which: stop}}, "Speed 3.", fire + "|3 left"},
	} {
		a := Ask{Known: "Speed 3.", Choices: slices.Clone(x.choices), Free: []Choice{{Shared: []string{fire}, Which: stop}}}
		once := a.once()
		var subs []string
		for _, c := range once.Choices {
			subs = append(subs, c.Sub)
		}
		if got := strings.Join(subs, "|"); once.Known != x.known || got != x.subs {
			t.Errorf("above stands %q, in the rows %q; want %q and %q", once.Known, got, x.known, x.subs)
		}
		if once.Free[0].Sub != fire || a.Free[0].Sub != "" || a.Choices[0].Sub != x.choices[0].Sub {
			t.Errorf("done first: %q; the question itself: %+v", once.Free[0].Sub, a)
		}
	}
}

// The page says it so.
func TestThePanelSaysOnceWhatAllChoicesShare(t *testing.T) {
	row := Choice{Key: "a", Label: "Here", Which: "Whichever box takes it", Shared: []string{"the first Damage"}}
	a, two := Ask{Say: "Where?", Choices: []Choice{row}}, row
	two.Key = "b"
	for _, c := range []struct {
		choices []Choice
		want    string
	}{
		{[]Choice{row}, "<small>the first Damage</small>"},
		{[]Choice{row, two}, "Whichever box takes it: the first Damage."},
	} {
		a.Choices = c.choices
		page := drawnAs(t, t.Context(), AskPanel(a))
		if !strings.Contains(page, c.want) || strings.Count(page, "the first Damage") != 1 {
			t.Errorf("%d rows do not say it once: %s", len(c.choices), page)
		}
	}
}
