package server

import (
	"testing"

	"waystation/shelf"
	"waystation/table"
)

// A form leaves the mode to the box where the usual one is not for so many; any other mode stands as it was chosen.
func TestTheModeOfAForm(t *testing.T) {
	b := &table.Box{
		MinSeats: 1, MaxSeats: 4, Modes: []string{"open", "pairs", "alone"},
		SeatsOf: map[string][]int{"open": {2, 3, 4}, "pairs": {4}, "alone": {1}},
	}
	for _, x := range []struct {
		mode  string
		seats int
		want  string
	}{{"open", 1, ""}, {"open", 3, "open"}, {"pairs", 3, "pairs"}, {"alone", 1, "alone"}} {
		if got := modeOf(b, x.mode, x.seats); got != x.want {
			t.Errorf("%s for %d: %q, want %q", x.mode, x.seats, got, x.want)
		}
	}
	for _, x := range []struct {
		mode         string
		chosen, want int
	}{{"open", 1, 1}, {"open", 3, 3}, {"pairs", 3, 4}, {"pairs", 1, 4}, {"alone", 3, 1}, {"", 2, 2}, {"other", 2, 2}} {
		if got := seatsFor(b, x.mode, x.chosen); got != x.want {
			t.Errorf("%s, %d chosen: %d play, want %d", x.mode, x.chosen, got, x.want)
		}
	}
	for mode, want := range map[string]string{"open": " (2-4)", "pairs": " (4)", "other": ""} {
		if got := whoPlays(b, mode); got != want {
			t.Errorf("%s is for %q, want %q", mode, got, want)
		}
	}
}

// Of several modes each says how long its matches take, where that is known. The only one of a game needs no line of its
// own: the form says it.
func TestEachModeSaysHowLongItTakes(t *testing.T) {
	several := &shelf.Game{Box: &table.Box{Minutes: 120, Modes: []string{"standard", "short"}}}
	story := &shelf.Game{
		Box:    &table.Box{Minutes: 90, Modes: []string{"campaign", "introduction", "chapter1"}, Carries: true},
		Primer: &shelf.Primer{Mode: "introduction", Minutes: 30}, Together: true,
	}
	one := &shelf.Game{Box: &table.Box{Minutes: 90, Modes: []string{"standard"}}}
	for _, x := range []struct {
		game *shelf.Game
		form string
		want []string
	}{
		{several, "The minutes of a game are those of a match among people; against bots it takes less.",
			[]string{"about 120 minutes", ""}},
		{story, "The minutes of a game are those of a match among people; with bots it takes less.",
			[]string{"about 90 minutes a chapter", "about 30 minutes", "about 90 minutes"}},
		{one, "A match among people takes about 90 minutes, against bots less.", []string{""}},
		{&shelf.Game{Box: &table.Box{Modes: []string{"standard", "short"}}}, "", []string{"", ""}},
	} {
		if got := length(x.game); got != x.form {
			t.Errorf("a form says %q, want %q", got, x.form)
		}
		for i, pick := range modes(x.game, "") {
			if pick.Time != x.want[i] {
				t.Errorf("%s takes %q, want %q", pick.Value, pick.Time, x.want[i])
			}
		}
	}
}
