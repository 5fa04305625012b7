package shelf_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// style is a rule of a style sheet: for what it holds, within which conditions, and what it says.
type style struct{ file, media, selector, words string }

var remarks = regexp.MustCompile(`(?s)/\*.*?\*/`)

// stylesOfAll are the styles of the house and of all games.
func stylesOfAll(t *testing.T) []style {
	t.Helper()
	house, err := filepath.Glob("../web/css/*.css")
	if err != nil {
		t.Fatal(err)
	}
	games, err := filepath.Glob("../games/*/screen/*.css")
	if err != nil {
		t.Fatal(err)
	}
	var all []style
	for _, name := range slices.Concat(house, games) {
		css, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var within []string // what the braces that are open stand behind
		text := remarks.ReplaceAllString(string(css), "")
		for {
			at := strings.IndexAny(text, "{}")
			if at < 0 {
				break
			}
			words, brace := strings.TrimSpace(text[:at]), text[at]
			text = text[at+1:]
			if brace == '{' {
				within = append(within, words)
				continue
			}
			last := len(within) - 1
			all = append(all, style{name, strings.Join(within[:last], " "), within[last], words})
			within = within[:last]
		}
	}
	return all
}

// cut cuts a selector at what separates its parts, but not within brackets.
func cut(selector, separators string) []string {
	depth, from := 0, 0
	var parts []string
	for i, c := range selector {
		switch {
		case strings.ContainsRune("([", c):
			depth++
		case strings.ContainsRune(")]", c):
			depth--
		case depth == 0 && strings.ContainsRune(separators, c):
			parts = append(parts, strings.TrimSpace(selector[from:i]))
			from = i + 1
		}
	}
	return append(parts, strings.TrimSpace(selector[from:]))
}

// everywhere are classes that are no narrower than a name of elements.
var everywhere = regexp.MustCompile(`\.(ic|seat)\b`)

// Where something above changes for which any style asks by :has(), a browser reckons anew all that such a style may be
// for. If that is every svg, b or li it is most of a table, with every answer: so what these styles are for has a class.
func TestNoStyleHoldsForWhateverStandsUnderSomething(t *testing.T) {
	asks := 0
	for _, r := range stylesOfAll(t) {
		for _, s := range cut(r.selector, ",") {
			parts := cut(s, " >+~")
			last := len(parts) - 1
			if !strings.Contains(strings.Join(parts[:last], " "), ":has(") {
				continue
			}
			asks++
			if subject := everywhere.ReplaceAllString(parts[last], ""); !strings.ContainsAny(subject, ".#[") {
				t.Errorf("%s: %s holds for all of %q: give these a class, or have the style name a variable that they use",
					r.file, s, parts[last])
			}
		}
	}
	if asks < 10 {
		t.Errorf("only %d styles that ask by :has() were found", asks)
	}
}

// How the question shares its room with what happened and with what else could be done is no matter of one game: said
// twice, it is mended once.
func TestTheRoomOfAQuestionIsSharedOutOnce(t *testing.T) {
	what, room := regexp.MustCompile(`^\.(first|outcome)(:|$)`), regexp.MustCompile(`flex:|-height:|background:`)
	house := false
	for _, s := range stylesOfAll(t) {
		if !slices.ContainsFunc(cut(s.selector, ","), what.MatchString) || !room.MatchString(s.words) {
			continue
		}
		if house = true; strings.Contains(s.file, "/games/") {
			t.Errorf("%s: %s { %s }", s.file, s.selector, s.words)
		}
	}
	if !house {
		t.Error("nobody shares it out")
	}
}
