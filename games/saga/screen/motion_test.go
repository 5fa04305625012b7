package screen

import (
	"regexp"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

var (
	moves   = regexp.MustCompile(`data-vt="([^"]*)"`)
	turns   = regexp.MustCompile(`data-turn="([^"]*)"`)
	stands  = regexp.MustCompile(`data-vt="[^"]*" data-stands="([^"]*)"`)
	pressed = regexp.MustCompile(`<button[^>]*data-(?:vt|turn)=`)
)

// What moves is known by a name that nothing else on the page has, and nothing that is pressed moves.
func TestWhatMovesHasANameOfItsOwn(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		seen := map[string]bool{}
		for _, m := range moves.FindAllStringSubmatch(page, -1) {
			if seen[m[1]] {
				t.Errorf("%s, seat %d: two pieces are called %q", where, sc.Seat, m[1])
			}
			seen[m[1]] = true
		}
		if pressed.MatchString(page) {
			t.Errorf("%s, seat %d: a button moves", where, sc.Seat)
		}
	})
}

// What lies on the map says in which zone: it does not slide when the whole map moves down below a card that is drawn.
func TestWhatLiesOnTheMapSaysWhere(t *testing.T) {
	seen := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		_, land, ok := strings.Cut(page, `class="quarter9`)
		if !ok {
			return
		}
		land, _, _ = strings.Cut(land, `data-region=`)
		lie := stands.FindAllStringSubmatch(land, -1)
		if n := len(moves.FindAllString(land, -1)); n != len(lie) {
			t.Errorf("%s, seat %d: %d things lie on the map, and %d say where", where, sc.Seat, n, len(lie))
		}
		for _, m := range lie {
			seen++
			if !strings.Contains(land, `data-piece="`+m[1]+`"`) {
				t.Errorf("%s, seat %d: something lies on %q, and there is none", where, sc.Seat, m[1])
			}
		}
	})
	if seen == 0 {
		t.Error("nothing lies on any map")
	}
}

// What a match shows for the first time is known by another name than what lay there before, and so turns up: dice, cards
// that are drawn, totals, bids, health; tiles and sites keep their names from the queue to the hand and to their zones.
func TestWhatIsNewTurnsUp(t *testing.T) {
	m := newMatch(t, 2, "motion", "standard")
	turned, slid := map[string]int{}, map[string]int{}
	var before, lay map[string]bool
	seat := table.Nobody
	walk(t, m, 3, func(a *table.Ask) {
		page := draw(t, sceneOf(m, 0))
		now, lies := names(turns, page), places(page)
		for name := range now {
			if seat != table.Nobody && !before[name] {
				kind, _, _ := strings.Cut(name, "-")
				turned[kind]++
			}
		}
		for name := range lies {
			place, piece, _ := strings.Cut(name, " ")
			for _, from := range []string{"queue", "hand"} {
				if from != place && lay[from+" "+piece] && !lies[from+" "+piece] {
					slid[from+" to "+place]++
				}
			}
		}
		before, lay, seat = now, lies, a.Seat
	})
	for _, kind := range []string{"die", "drawn", "total", "bid", "health", "morale", "rest", "xp"} {
		if turned[kind] == 0 {
			t.Errorf("no %s turns up: %v", kind, turned)
		}
	}
	for _, way := range []string{"queue to hand", "hand to zone"} {
		if slid[way] == 0 {
			t.Errorf("nothing goes from %s: %v", way, slid)
		}
	}
}

func names(what *regexp.Regexp, page string) map[string]bool {
	out := map[string]bool{}
	for _, m := range what.FindAllStringSubmatch(page, -1) {
		out[m[1]] = true
	}
	return out
}

// places are where tiles and sites lie: "queue piece-Lab 7".
func places(page string) map[string]bool {
	out := map[string]bool{}
	for _, x := range []struct{ place, begin, end string }{
		{"queue", `class="queue9`, `data-region=`}, {"hand", `class="hand9`, `</ul>`},
		{"zone", `class="quarter9`, `data-region=`},
	} {
		for _, part := range strings.Split(page, x.begin)[1:] {
			part, _, _ = strings.Cut(part, x.end)
			for name := range names(moves, part) {
				if strings.HasPrefix(name, "piece-") {
					out[x.place+" "+name] = true
				}
			}
		}
	}
	return out
}

// A die that falls on another face is another die to the eye; on the same one it is not.
func TestADieIsNamedByItsFace(t *testing.T) {
	a, b := saga.Rolled{Colour: 1, Face: 2}, saga.Rolled{Colour: 1, Face: 3}
	if fallen(0, a) == fallen(0, b) || fallen(0, a) == fallen(1, a) {
		t.Errorf("%q, %q, %q", fallen(0, a), fallen(0, b), fallen(1, a))
	}
}
