package screen

import (
	"regexp"
	"testing"

	"waystation/web/webtest"
)

// The inks that meet the land of the tiles, besides the spot of this game: the key and the pencil.
const ink, pencil = "#1d1b17", "#0b5f80"

func TestInksStandOutOnEveryLand(t *testing.T) {
	lands := regexp.MustCompile(`\.l-([a-z]+) \.land \.land \{ fill: (#[0-9a-f]{6}); \}`).FindAllStringSubmatch(CSS, -1)
	if len(lands) != 4 {
		t.Fatalf("the stylesheet has %d lands", len(lands))
	}
	for _, l := range lands {
		for _, x := range []struct {
			name, ink string
			least     float64
		}{{"the key", ink, 7}, {"the spot", Ink.Spot, 2.9}, {"the pencil", pencil, 3}} {
			if got := webtest.Contrast(x.ink, l[2]); got < x.least {
				t.Errorf("%s on %s is %.2f, needs %.1f", x.name, l[1], got, x.least)
			}
		}
	}
}

func TestTheStylesheetKeepsTheHousesHabits(t *testing.T) {
	for _, wrong := range webtest.SheetFaults(CSS) {
		t.Error(wrong)
	}
}
