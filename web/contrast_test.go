package web

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/web/webtest"
)

var games = []string{"firelands", "posthuman", "saga", "heredity"}

// ink is a colour in both themes.
type ink struct{ daylight, night string }

// inks reads the custom properties of a rule of the stylesheet, such as ":root, .g-firelands".
func inks(t *testing.T, css, selector string) map[string]ink {
	t.Helper()
	found := map[string]ink{}
	both := regexp.MustCompile(`--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));`)
	for _, rule := range regexp.MustCompile(`(?m)^([^{}\n/*]+?) \{([^{}]*)\}`).FindAllStringSubmatch(css, -1) {
		for _, s := range strings.Split(rule[1], ",") {
			if strings.TrimSpace(s) != selector {
				continue
			}
			for _, m := range both.FindAllStringSubmatch(rule[2], -1) {
				if m[4] != "" {
					found[m[1]] = ink{m[4], m[4]}
				} else {
					found[m[1]] = ink{m[2], m[3]}
				}
			}
		}
	}
	if len(found) == 0 {
		t.Fatalf("no inks under %s", selector)
	}
	return found
}

func TestInksKeepTheirContrastInBothThemesAndAllGames(t *testing.T) {
	css := string(read("css/inks.css"))
	house := inks(t, css, ":root")
	checked := 0
	for _, line := range regexp.MustCompile(`pair ([0-9.]+): (.*)`).FindAllStringSubmatch(css, -1) {
		least, err := strconv.ParseFloat(line[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		for _, pair := range strings.Split(strings.TrimSuffix(strings.TrimSpace(line[2]), " */"), ", ") {
			front, back, ok := strings.Cut(pair, " on ")
			if !ok {
				t.Fatalf("%q is not a pair: write one ink on another", pair)
			}
			for _, g := range games {
				own := inks(t, css, ".g-"+g)
				ofPair := func(name string) ink {
					if i, ok := own[name]; ok {
						return i
					}
					i, ok := house[name]
					if !ok {
						t.Fatalf("%q names no ink of the stylesheet: %s", pair, name)
					}
					return i
				}
				f, b := ofPair(front), ofPair(back)
				for _, is := range []struct{ theme, f, b string }{{"daylight", f.daylight, b.daylight}, {"night", f.night, b.night}} {
					checked++
					if got := webtest.Contrast(is.f, is.b); got < least {
						t.Errorf("%s, %s: %s is %.2f, needs %.1f", g, is.theme, pair, got, least)
					}
				}
			}
		}
	}
	if checked < 300 {
		t.Errorf("only %d pairs were read from the stylesheet", checked)
	}
}

func TestNoTextIsSmallerThanTenAndAHalf(t *testing.T) {
	css := string(stylesheet())
	sizes := regexp.MustCompile(`(?:font-size: |font: (?:[a-z]+ )?(?:[0-9]{3} )?|--t[0-9]: )([0-9.]+)px`).FindAllStringSubmatch(css, -1)
	if len(sizes) < 40 {
		t.Fatalf("only %d sizes found", len(sizes))
	}
	for _, m := range sizes {
		if n, _ := strconv.ParseFloat(m[1], 64); n < 10.5 {
			t.Errorf("text of %spx: %s", m[1], m[0])
		}
	}
}

func TestTheStylesheetKeepsTheHousesHabits(t *testing.T) {
	css := string(stylesheet())
	for _, r := range regexp.MustCompile(`border-radius: ([^;]+);`).FindAllStringSubmatch(css, -1) {
		if r[1] != "50%" && r[1] != "50% 50% 0 0" && r[1] != "12px" && r[1] != "0" {
			t.Errorf("a corner is round: %s", r[0])
		}
	}
	for _, never := range []string{"blur(", "http:", "https:", "@import", "url(", "letter-spacing", "uppercase", "infinite"} {
		if strings.Contains(css, never) {
			t.Errorf("the stylesheet holds %q", never)
		}
	}
	if open, shut := strings.Count(css, "{"), strings.Count(css, "}"); open != shut {
		t.Errorf("%d braces open, %d close", open, shut)
	}
	for _, name := range regexp.MustCompile(`var\((--[a-z0-9-]+)`).FindAllStringSubmatch(css, -1) {
		if name[1] != "--s" && name[1] != "--l" && !strings.Contains(css, name[1]+":") {
			t.Errorf("%s is used and never set", name[1])
		}
	}
}
