package web

import (
	"slices"
	"strings"
	"testing"
)

// What all rows share that may have it in common stands above them, once, also what every single choice has; what is true
// of some stands in those, and so does what one of several has.
func TestWhatAllRowsShareIsSaidAboveThem(t *testing.T) {
	const stop, fire, ambush = "Wherever you stop", "fire by the Pathfinder", "an ambush by the Destroyers"
	both := Choice{Which: stop, Shared: []string{fire, ambush}}
	one := Choice{Which: stop, Shared: []string{fire}}
	two := Choice{Sub: "2 left", Which: stop, Shared: []string{fire, ambush}}
	none, waits := Choice{Sub: "3 left", Which: stop}, Choice{Sub: "waits"}
	for _, x := range []struct {
		choices, free []Choice
		above, subs   string
	}{
		{[]Choice{two, one, waits}, nil, stop + ": " + fire + ".", "2 left; " + ambush + "||waits"},
		{[]Choice{both, two}, nil, stop + ": " + fire + "; " + ambush + ".", "|2 left"},
		{[]Choice{one, waits}, nil, "", fire + "|waits"},
		{[]Choice{one, none}, nil, "", fire + "|3 left"},
		{[]Choice{{Sub: "Kills bring ammo.", Which: stop, Shared: []string{fire}}, none}, nil, "",
			"Kills bring ammo; " + fire + "|3 left"},
		{[]Choice{two}, []Choice{waits}, stop + ": " + fire + "; " + ambush + ".", "2 left|waits"},
		{[]Choice{two, waits}, []Choice{one}, stop + ": " + fire + ".", "2 left; " + ambush + "|waits|"},
		{[]Choice{waits}, []Choice{one}, "", "waits|" + fire},
		{[]Choice{waits, waits}, nil, "", "waits|waits"},
	} {
		was := slices.Clone(x.choices)
		above, choices, free := Once(x.choices, x.free)
		var subs []string
		for _, c := range slices.Concat(choices, free) {
			subs = append(subs, c.Sub)
		}
		if got := strings.Join(subs, "|"); above != x.above || got != x.subs {
			t.Errorf("above stands %q, in the rows %q; want %q and %q", above, got, x.above, x.subs)
		}
		for i := range was {
			if x.choices[i].Sub != was[i].Sub || len(x.choices[i].Shared) != len(was[i].Shared) {
				t.Errorf("the question itself has become %+v", x.choices)
			}
		}
	}
}

// The page says it so.
func TestThePanelSaysOnceWhatAllChoicesShare(t *testing.T) {
	row := Choice{Key: "a", Label: "Here", Which: "Whichever box takes it", Shared: []string{"the first Damage"}}
	a, two, other := Ask{Say: "Where?", Known: "It is damaged."}, row, Choice{Key: "c", Label: "Nowhere"}
	two.Key = "b"
	for _, c := range []struct {
		choices []Choice
		want    string
	}{
		{[]Choice{row, other}, "<small>the first Damage</small>"},
		{[]Choice{row}, "It is damaged. Whichever box takes it: the first Damage."},
		{[]Choice{row, two}, "It is damaged. Whichever box takes it: the first Damage."},
	} {
		a.Choices = c.choices
		page := drawnAs(t, t.Context(), AskPanel(a))
		if !strings.Contains(page, c.want) || strings.Count(page, "the first Damage") != 1 {
			t.Errorf("%d rows do not say it once: %s", len(c.choices), page)
		}
	}
}
