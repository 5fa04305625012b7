package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// A run is compared with itself, and what can't be is said.
func TestCalibrate(t *testing.T) {
	file := filepath.Join(t.TempDir(), "run")
	report(t, append(duel, "--games", "150", "--resume", file)...) // 50 groups of three games
	out, err := asked(t, "calibrate", file, "--seeds", "25", "--pairs", "8")
	if err != nil || !strings.Contains(out, "8 comparisons of 25 groups of games with 25 others") {
		t.Errorf("error %v:\n%s", err, out)
	}
	again, err := asked(t, "calibrate", file, "--seeds", "25", "--pairs", "8")
	if err != nil {
		t.Fatal(err)
	}
	same(t, "the calibration made again", again, out)
	for want, args := range map[string][]string{
		"holds 50 whole groups of games on one seed: expected at least 52": {file, "--seeds", "26"},
		"expected at least one, of at least 10":                            {file, "--seeds", "9"},
		"there is no file":                                                 {file + "x"},
	} {
		if _, err := asked(t, append([]string{"calibrate"}, args...)...); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %s", args, err, want)
		}
	}
}
