package table_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// pairs is a game with a mode for any number of players, one for four in pairs, and one for a single player.
func pairs() *table.Box {
	return &table.Box{Name: "pairs", Title: "Pairs", MinSeats: 1, MaxSeats: 4,
		Modes:   []string{"open", "pairs", "alone"},
		SeatsOf: map[string][]int{"open": {2, 3, 4}, "pairs": {4}, "alone": {1}}}
}

func TestAModeIsForItsPlayers(t *testing.T) {
	b := pairs()
	for mode, want := range map[string][]int{"open": {2, 3, 4}, "pairs": {4}, "alone": {1}, "other": {1, 2, 3, 4}} {
		if got := b.Counts(mode); !slices.Equal(got, want) {
			t.Errorf("%s is for %v, want %v", mode, got, want)
		}
	}
	for seats, want := range map[int]string{0: "", 1: "alone", 2: "open", 3: "open", 4: "open pairs", 5: ""} {
		if got := strings.Join(b.ModesFor(seats), " "); got != want {
			t.Errorf("%d can play %s, want %s", seats, got, want)
		}
	}
}

func TestASetupOfTheWrongNumberIsRefusedWithWhatWouldBeRight(t *testing.T) {
	for _, x := range []struct {
		seats      int
		mode, want string
	}{
		{3, "pairs", "3 players: the mode pairs of Pairs is for 4; for 3 there is open"},
		{4, "alone", "4 players: the mode alone of Pairs is for 1; for 4 there is open, pairs"},
		{1, "open", "1 players: the mode open of Pairs is for 2, 3 or 4; for 1 there is alone"},
		{5, "open", "5 players: Pairs is for 1 to 4"},
	} {
		if _, err := pairs().Check(table.Setup{Seats: x.seats, Mode: x.mode}); err == nil || err.Error() != x.want {
			t.Errorf("%d in %s: %v, want %s", x.seats, x.mode, err, x.want)
		}
	}
}

func TestTheUsualModeIsOneForSoMany(t *testing.T) {
	for seats, want := range map[int]string{1: "alone", 2: "open", 4: "open"} {
		if s, err := pairs().Check(table.Setup{Seats: seats}); err != nil || s.Mode != want {
			t.Errorf("%d players: mode %q, %v, want %s", seats, s.Mode, err, want)
		}
	}
}
