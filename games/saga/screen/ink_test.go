package screen

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

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
