package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// A fight in which nothing was to be decided is shown all the same: a sheet tells it with all its dice, once; and so is
// what a mutant player has done. Where the dice lay on the table before, no sheet lies over it.
func TestAFightThatNobodySawIsShown(t *testing.T) {
	fights, attacks, seen, late, points := 0, 0, 0, 0, 0
	for n := range 8 {
		if fights > 10 && attacks*seen > 0 {
			break
		}
		m := newMatch(t, 3, "unseen "+strconv.Itoa(n), "standard")
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			x := newPage(sc).ask.Tidings
			told, after := sc.Ended()
			_, over := posthuman.TollOf(told, after, a.Seat)
			if x == nil {
				if over && len(posthuman.Throws(told[len(sc.Before(0)):], a.Seat)) < len(posthuman.Throws(told, a.Seat)) {
					seen++
				} else if over && len(posthuman.Throws(told, a.Seat)) > 0 {
					t.Errorf("nothing shows how it came to: %s", sc.Say(told[len(told)-1]))
				}
				return
			}
			how := x.Columns[len(x.Columns)-1]
			if turn, _ := posthuman.Moment(told, a.Seat); over && x.Next == "Go on" && turn < newPage(sc).v.Turn {
				late++
				want := "turn " + strconv.Itoa(turn)
				if drawnSince(told, a.Seat) {
					want += ", move"
				}
				if x.Moment != want {
					t.Errorf("%s: it is said to be of %q, expected %q: %v", x.Title, x.Moment, want, sc.SayLast(told))
				}
			}
			point := slices.IndexFunc(after, func(e table.Event) bool {
				return e.Seat == a.Seat && e.Rule == "PH-JOURNEY-04"
			})
			if over && x.Next == "Go on" && point >= 0 {
				points++
				if n := countLines(x.Columns[2].Lines, "journey point "+strconv.Itoa(int(after[point].A))); n != 1 {
					t.Errorf("%s: journey point %d is not among %v", x.Title, after[point].A, x.Columns[2].Lines)
				}
			}
			switch {
			case x.Next != "Go on":
				return
			case strings.HasSuffix(x.Title, " fell upon you."):
				attacks++
			default:
				fights++
				if rolls := countLines(how.Lines, " rolls ") + countLines(how.Lines, "shoots at"); rolls == 0 {
					t.Errorf("%s: no dice are told: %v", x.Title, how.Lines)
				}
			}
			if len(x.Choices) > 0 || x.Picture == nil || x.ID == "" {
				t.Errorf("%+v", x)
			}
			if fights+attacks > 20 {
				return
			}
			page := draw(t, sc)
			for _, wrong := range webtest.Faults(page) {
				t.Errorf("%s: %s", x.Title, wrong)
			}
		})
	}
	if fights == 0 || attacks == 0 || seen == 0 || late == 0 || points == 0 {
		t.Errorf("%d fights and %d attacks are shown, %d late, %d with a point, %d were seen", fights, attacks, late, points, seen)
	}
}

// drawnSince reports whether a seat has had an encounter since the last turn began.
func drawnSince(told []table.Event, s table.Seat) bool {
	for i := len(told) - 1; i >= 0 && !posthuman.Begins(told[i]); i-- {
		if told[i].Seat == s && told[i].Rule == "PH-ENC-02" {
			return true
		}
	}
	return false
}

// countLines is how many lines of a sheet hold some words.
func countLines(lines []web.TidingsLine, words string) (n int) {
	for _, l := range lines {
		if strings.Contains(l.Words, words) {
			n++
		}
	}
	return n
}

// An attack in which nobody has thrown a die is not shown by an empty picture of dice.
func TestAnAttackWithoutDiceHasAPicture(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 3, "unseen", "standard"), 0))
	if x := p.course(nil, nil, posthuman.Toll{}); render(t, x.Picture) == art.Throws(nil) {
		t.Error("the picture is empty")
	}
}
