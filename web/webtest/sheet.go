package webtest

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

var (
	sizes   = regexp.MustCompile(`(?:font-size: |font: (?:[a-z]+ )?(?:[0-9]{3} )?)([0-9.]+)px`)
	corners = regexp.MustCompile(`border-radius: ([^;]+);`)
	never   = strings.Fields("blur( http: https: @import url( letter-spacing uppercase infinite")
)

// SheetFaults says what in a game's stylesheet is against the habits of the house: small print, round corners, effects,
// things fetched from elsewhere.
func SheetFaults(css string) []string {
	var wrong []string
	fault := func(format string, a ...any) { wrong = append(wrong, fmt.Sprintf(format, a...)) }
	for _, m := range sizes.FindAllStringSubmatch(css, -1) {
		if n, _ := strconv.ParseFloat(m[1], 64); n < 10.5 && !strings.Contains(m[0], "font-size: 0") {
			fault("text of %spx: %s", m[1], m[0])
		}
	}
	for _, r := range corners.FindAllStringSubmatch(css, -1) {
		if r[1] != "50%" {
			fault("a corner is round: %s", r[0])
		}
	}
	for _, words := range never {
		if strings.Contains(css, words) {
			fault("the stylesheet holds %q", words)
		}
	}
	if open, shut := strings.Count(css, "{"), strings.Count(css, "}"); open != shut {
		fault("%d braces open, %d close", open, shut)
	}
	return wrong
}
