package webtest

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// ink is a colour in both themes.
type ink struct{ daylight, night string }

var (
	inkRule  = regexp.MustCompile(`(?m)^([^{}\n/*]+?) \{([^{}]*)\}`)
	inkValue = regexp.MustCompile(`--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));`)
	inkPairs = regexp.MustCompile(`pair ([0-9.]+): (.*)`)
)

// inks reads the custom properties that are colours, of the rules whose selector fits; later ones stand for earlier
// ones.
func inks(css string, fits func(selector string) bool) map[string]ink {
	found := map[string]ink{}
	for _, rule := range inkRule.FindAllStringSubmatch(css, -1) {
		if !fits(rule[1]) {
			continue
		}
		for _, m := range inkValue.FindAllStringSubmatch(rule[2], -1) {
			if m[4] != "" {
				found[m[1]] = ink{m[4], m[4]}
			} else {
				found[m[1]] = ink{m[2], m[3]}
			}
		}
	}
	return found
}

// InkFaults says which pairs of inks are too much alike. css is the stylesheet of the house's inks (web.Inks), which
// names the pairs; own is a game's rule, whose inks stand for the house's (web.Ink.CSS), or "". It says too how many
// pairs it has compared.
func InkFaults(css, own string) (faults []string, checked int) {
	all := inks(css, func(selector string) bool { return selector == ":root" })
	for name, i := range inks(own, func(string) bool { return true }) {
		all[name] = i
	}
	for _, line := range inkPairs.FindAllStringSubmatch(css, -1) {
		least, err := strconv.ParseFloat(line[1], 64)
		if err != nil {
			faults = append(faults, fmt.Sprintf("%q: %v", line[0], err))
		}
		for _, pair := range strings.Split(strings.TrimSuffix(strings.TrimSpace(line[2]), " */"), ", ") {
			front, back, _ := strings.Cut(pair, " on ")
			f, known := all[front]
			b, both := all[back]
			if !known || !both {
				faults = append(faults, fmt.Sprintf("%q names an ink that the stylesheet does not have", pair))
				continue
			}
			for _, is := range []struct{ theme, f, b string }{
				{"daylight", f.daylight, b.daylight},
				{"night", f.night, b.night},
			} {
				checked++
				if got := Contrast(is.f, is.b); got < least {
					faults = append(faults, fmt.Sprintf("%s: %s is %.2f, needs %.1f", is.theme, pair, got, least))
				}
			}
		}
	}
	return faults, checked
}
