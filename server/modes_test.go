package server

import (
	"testing"

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
