package lab

import (
	"strings"
	"testing"
)

// The report begins with what was changed and with the surest difference of those that matter most, in words.
func TestHeadline(t *testing.T) {
	r := play(t, Setting{Seed: "a"})
	red := Difference{
		Group: ofKinds, Name: "red", First: 0.458, Second: 0.208,
		Difference: -0.25, Low: -0.304, High: -0.196, P: 1e-9, Sure: true,
	}
	score := Difference{
		Group: ofScores, Name: "mean of all seats", First: 7, Second: 8,
		Difference: 1, Low: 0.1, High: 1.9, P: 1e-3, Sure: true,
	}
	taken := Difference{
		Group: ofTaken, Name: "Scrap Hauler", First: 0.1, Second: 0.3,
		Difference: 0.2, Low: 0.19, High: 0.21, P: 1e-12, Sure: true,
	}
	r.Changed = &Changed{
		Games: 300, Finished: 300, Groups: 300, Same: 150,
		Changes: []Change{
			{File: "start.yaml", Card: "ST-R1 Bone Rig", Field: "speed", Old: "4", New: "2"},
			{File: "start.yaml", Card: "ST-R1 Bone Rig", Field: "towing", New: "1"},
		},
		Differences: []Difference{score, red, taken},
	}
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"\nchanged: start.yaml: ST-R1 Bone Rig: speed 4 → 2\n",
		"\nchanged: start.yaml: ST-R1 Bone Rig: towing – → 1\n",
		"\nThe surest difference in wins: red wins 20.8 % instead of 45.8 % " +
			"(-25.0 %; the truth lies between -30.4 % and -19.6 %).\n",
	} {
		if i := strings.Index(b.String(), want); i < 0 || i > strings.Index(b.String(), "seat  ") {
			t.Errorf("the text does not begin with %q:\n%s", want, b.String())
		}
	}
	r.Changed.Differences[1].Sure = false
	other := "No difference in wins stands out. The surest other one: score, mean of all seats: "
	if x := r.Changed.Headline(); !strings.HasPrefix(x, other) {
		t.Error(x)
	}
	r.Changed.Differences = r.Changed.Differences[2:]
	want := "Scrap Hauler is taken in 30.0 % of the games instead of 10.0 %"
	if x := r.Changed.Headline(); !strings.Contains(x, want) {
		t.Error(x)
	}
	r.Changed.Differences[0].Sure = false
	if x := r.Changed.Headline(); x != "No difference stands out from what chance alone makes." {
		t.Error(x)
	}
	r.Changed.Same = 300
	if x := r.Changed.Headline(); x != "There is no difference." {
		t.Error(x)
	}
}

// Half the width takes four times the games.
func TestNeeded(t *testing.T) {
	r := play(t, Setting{Seed: "a"})
	half := (r.WinRateBySeat[0].High - r.WinRateBySeat[0].Low) / 2
	for _, s := range r.WinRateBySeat {
		half = max(half, (s.High-s.Low)/2)
	}
	n := r.Needed(half / 2)
	if len(n) != 1 || n[0].What != ofSeats || n[0].Known != half || n[0].Games < 1200 || n[0].Games > 1201 {
		t.Errorf("300 games know wins by seat to within %.4f; for half of it %+v", half, n)
	}
}
