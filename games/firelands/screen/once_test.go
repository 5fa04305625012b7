package screen

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/games/scene"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

var (
	knownOf = regexp.MustCompile(`(?s)id="ask-known">(.*?)</p>`)
	subsOf  = regexp.MustCompile(`(?s)<small>(.*?)</small>`)
)

// panelOf is what a seat reads above the rows of its question, and in them.
func panelOf(t *testing.T, m *table.Match, s table.Seat) (known, rows string) {
	t.Helper()
	var page strings.Builder
	if err := web.AskPanel(newPage(sceneOf(m, s)).ask).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	text := strings.NewReplacer("<b>", "*", "</b>", "*").Replace(html.UnescapeString(page.String()))
	for _, sub := range subsOf.FindAllStringSubmatch(text, -1) {
		rows += sub[1] + "\n"
	}
	if found := knownOf.FindStringSubmatch(text); found != nil {
		known = found[1]
	}
	return known, rows
}

// What threatens by every row of a movement alike, and that a Damage is the first of its card (FL-END-09) where it is by
// each box, stands above the rows, once, and in no row; a row that differs says so, and so does one of several that alone
// has it.
func TestWhatAllRowsShareIsSaidOnce(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	above, beside := map[string]int{}, map[string]int{}
	for seed := range uint64(3) {
		m := newMatch(t, 3, "loom")
		walk(t, m, seed, func(a *table.Ask) {
			if !slices.Contains([]string{"drive", "set-off", "damage"}, a.Prompt.Kind) {
				return
			}
			known, rows := panelOf(t, m, a.Seat)
			sc := sceneOf(m, a.Seat)
			called := m.Voice(func(s table.Seat) string { return scene.Called(sc.Mark(s)) })
			which, n, times := "", 0, map[string]int{}
			for _, o := range a.Options {
				x := called.Outlook(a, o.Option)
				if x.Which == "" {
					continue
				}
				which = x.Which
				n++
				for _, clause := range x.Shared {
					times[clause]++
				}
			}
			for clause, says := range times {
				if says == n && (n > 1 || len(newPage(sc).ask.Choices) == 1) {
					above[a.Prompt.Kind]++
					says = 0
				} else {
					beside[a.Prompt.Kind]++
				}
				if said := strings.Contains(known, clause); said != (says == 0) {
					t.Errorf("%q is to be said by %d rows; is it above them? %v", clause, says, said)
				}
				if got := strings.Count(rows, clause); got != says {
					t.Errorf("%q stands in %d rows, not in %d", clause, got, says)
				}
				if _, known := german.Known(which + ": " + clause + "."); !known {
					t.Errorf("missing in German: %s: %s.", which, clause)
				}
			}
		})
	}
	for _, kind := range []string{"drive", "damage"} {
		if above[kind] == 0 {
			t.Errorf("%s: nothing is said above the rows", kind)
		}
	}
	if len(beside) == 0 {
		t.Error("nothing is said in some rows alone")
	}
}
