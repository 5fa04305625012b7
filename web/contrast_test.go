package web

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/web/webtest"
)

func TestInksKeepTheirContrastInBothThemes(t *testing.T) {
	faults, checked := webtest.InkFaults(string(read("css/inks.css")), "")
	for _, fault := range faults {
		t.Error(fault)
	}
	if checked < 75 {
		t.Errorf("only %d pairs were read from the stylesheet", checked)
	}
}

func TestAnInkOfTheGamesOwn(t *testing.T) {
	ink := Ink{Spot: "#a63d1b", TintDay: "#8f3215", TintNight: "#e7a763", Wash: "#dfae79"}
	css := string(read("css/inks.css"))
	if faults, _ := webtest.InkFaults(css, ink.CSS("dunes")); faults != nil {
		t.Errorf("the house's own ink: %v", faults)
	}
	ink.TintNight = "#333333"
	faults, _ := webtest.InkFaults(css, ink.CSS("dunes"))
	if len(faults) == 0 || !strings.Contains(faults[0], "night: tint on bed is 1.") {
		t.Errorf("a tint as dark as the night: %v", faults)
	}
	sheet := string(InkSheet([]InkOf{{"dunes", ink}, {"plain", Ink{}}}).body)
	if !strings.Contains(sheet, ".g-dunes { --spot: #a63d1b;") || strings.Contains(sheet, "plain") {
		t.Errorf("the sheet of inks is %s", sheet)
	}
}

func TestNoTextIsSmallerThanTenAndAHalf(t *testing.T) {
	css := string(stylesheet())
	sizes := regexp.MustCompile(`(?:font-size: |font: (?:[a-z]+ )?(?:[0-9]{3} )?|--t[0-9]: )([0-9.]+)px`).
		FindAllStringSubmatch(css, -1)
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
	for _, never := range []string{
		"blur(", "http:", "https:", "@import", "url(", "letter-spacing", "uppercase", "infinite",
	} {
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

// A style that asks by :has() what the document holds, or by it styles whatever there is, makes browsers reckon the styles of
// the whole page anew with every region that is swapped: of Posthuman's table nine times an answer, once.
func TestNoStyleAsksTheWholePage(t *testing.T) {
	sheets, err := filepath.Glob("../games/*/screen/*.css")
	if err != nil {
		t.Fatal(err)
	}
	own, err := filepath.Glob("css/*.css")
	if err != nil {
		t.Fatal(err)
	}
	const bracketed = `\([^()]*(\([^()]*(\([^()]*\)[^()]*)*\)[^()]*)*\)`
	has, inner := regexp.MustCompile(`([^{}]*:has\([^{}]*)\{`), regexp.MustCompile(`:(has|not)`+bracketed)
	asked := 0
	for _, path := range append(sheets, own...) {
		css, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, rule := range has.FindAllStringSubmatch(string(css), -1) {
			// What is left of a selector without its conditions: what it begins with, and what it is for.
			bare := inner.ReplaceAllString(rule[1], "")
			for _, selector := range strings.Split(bare, ",") {
				words := strings.FieldsFunc(selector, func(r rune) bool { return strings.ContainsRune(" \n\t>+~", r) })
				if len(words) == 0 {
					continue
				}
				asked++
				first, last := words[0], words[len(words)-1]
				if strings.HasPrefix(first, "html") || strings.HasPrefix(first, "body") || first == "&" {
					t.Errorf("%s: %s asks the whole page", path, strings.TrimSpace(rule[1]))
				}
				nameless := last != first && strings.HasPrefix(last, ":") && !strings.HasPrefix(last, ":is(") &&
					!strings.HasPrefix(last, ":where(")
				if nameless || strings.HasPrefix(last, "*") {
					t.Errorf("%s: %s is for anything: name an element or a class", path, strings.TrimSpace(rule[1]))
				}
			}
		}
	}
	if asked < 100 {
		t.Errorf("only %d selectors with :has() were read", asked)
	}
}
