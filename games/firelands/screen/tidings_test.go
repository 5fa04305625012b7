package screen

import (
	"strconv"
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// outOf is a match in which somebody is out and others play on, as that seat sees it.
func outOf(t *testing.T) *scene.Scene {
	t.Helper()
	for n := range 20 {
		m := newMatch(t, 3, "out "+strconv.Itoa(n))
		var found *scene.Scene
		walk(t, m, uint64(n), func(a *table.Ask) {
			for s := range table.Seat(3) {
				if found == nil && m.Out(s) {
					found = scenetest.Of(firelands.Shelf, m, s, Screen{}.Colours(m.View(table.Nobody)),
						func(x *scene.Table) { x.Recap = true })
				}
			}
		})
		if found != nil {
			return found
		}
	}
	t.Fatal("nobody was ever out")
	return nil
}

// Who is out reads why, what is gone, what still counts, and what can be done.
func TestWhoIsOutReadsASheet(t *testing.T) {
	sc := outOf(t)
	sc.Ask.Recap.Links = []web.Action{{Label: "Run to the end", Post: true, URL: "/run"}}
	page := draw(t, sc)
	_, over, ok := strings.Cut(page, `<dialog class="bigsheet"`)
	if !ok {
		t.Fatal("nothing lies over the table")
	}
	over, _, _ = strings.Cut(over, "</dialog>")
	for _, must := range []string{
		"You are out.", "LAST-01", ">What happened<", ">Gone<", ">Still counts<", ">Watch on<", "Run to the end",
	} {
		if !strings.Contains(over, must) {
			t.Errorf("the sheet lacks %q: %s", must, over)
		}
	}
	for _, wrong := range webtest.Faults(page) {
		t.Error(wrong)
	}
}

// A gate that an Event shuts, or the ship that it sends on, has a sheet that says how long the race can still last; one
// that shuts at the end of a round has none.
func TestAnEventThatBringsTheEndNearerHasASheet(t *testing.T) {
	found, ordinary := 0, 0
	for n := 0; found < 2 && n < 40; n++ {
		m := newMatch(t, 2, "nearer "+strconv.Itoa(n))
		told := [2]int{}
		walk(t, m, uint64(n), func(a *table.Ask) {
			s := a.Seat
			events := m.Events(s)
			sc := scenetest.Of(firelands.Shelf, m, s, Screen{}.Colours(m.View(table.Nobody)),
				func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, told[s], told[s] })
			hastened, shut := "", false
			for _, e := range events[told[s]:] {
				words := sc.Say(e)
				switch {
				case firelands.Hastens(e):
					hastened = words
				case strings.HasPrefix(words, "Gate ") && strings.HasSuffix(words, " shuts."):
					shut = true
				}
			}
			told[s] = len(events)
			if hastened == "" && !shut {
				return
			}
			page := draw(t, sc)
			_, over, is := strings.Cut(page, `<dialog class="bigsheet"`)
			over, _, _ = strings.Cut(over, "</dialog>")
			switch {
			case hastened == "":
				ordinary++
				if is && strings.Contains(over, "the end is a round nearer") {
					t.Errorf("a gate that shuts in its turn has a sheet: %s", over)
				}
			case !strings.Contains(over, strings.TrimSuffix(hastened, ".")) || !strings.Contains(over, "round"):
				t.Errorf("%s has no sheet: %s", hastened, over)
			default:
				found++
			}
		})
	}
	if found < 2 || ordinary == 0 {
		t.Errorf("%d sheets of Events, %d gates that shut in their turn", found, ordinary)
	}
}
