package screen

import (
	"regexp"
	"strconv"
	"strings"
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
	for _, m := range regexp.MustCompile(`(?:font-size: |font: (?:[a-z]+ )?(?:[0-9]{3} )?)([0-9.]+)px`).
		FindAllStringSubmatch(CSS, -1) {
		if n, _ := strconv.ParseFloat(m[1], 64); n < 10.5 && !strings.Contains(m[0], "font-size: 0") {
			t.Errorf("text of %spx: %s", m[1], m[0])
		}
	}
	for _, r := range regexp.MustCompile(`border-radius: ([^;]+);`).FindAllStringSubmatch(CSS, -1) {
		if r[1] != "50%" {
			t.Errorf("a corner is round: %s", r[0])
		}
	}
	for _, never := range []string{
		"blur(", "http:", "https:", "@import", "url(", "letter-spacing", "uppercase", "infinite",
	} {
		if strings.Contains(CSS, never) {
			t.Errorf("the stylesheet holds %q", never)
		}
	}
	if open, shut := strings.Count(CSS, "{"), strings.Count(CSS, "}"); open != shut {
		t.Errorf("%d braces open, %d close", open, shut)
	}
}
