package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// Whoever was not asked about their Rest, as there was nothing to choose, reads above the next question that it was.
func TestARestIsTold(t *testing.T) {
	m := newMatch(t, 2, "rest")
	acted, told, twice := map[table.Seat]int{}, map[string]int{}, 0
	walk(t, m, 3, func(a *table.Ask) {
		sc := scenetest.Of(firelands.Shelf, m, a.Seat, Screen{}.Colours(m.View(table.Nobody)),
			func(x *scene.Table) {
				x.Rules, x.Recap = firelands.Ledger, true
				x.Acted, x.Since = acted[a.Seat], acted[a.Seat]
			})
		p := newPage(sc)
		rested := false
		for _, e := range sc.News.Told {
			rested = rested || e.Seat == a.Seat && e.Rule == restRule
		}
		says := false
		if o := p.ask.Outcome; o != nil {
			all := o.Words + strings.Join(o.Lines, " ")
			says = strings.Contains(all, "crew moves on") || strings.Contains(all, "crew is tired")
			ordered(t, sc, o)
			if len(o.Lines) == 0 && sc.Recapped(o.Words) {
				twice++
				if !o.Told {
					t.Errorf("%q stands in the recap as well, and is not marked as told", o.Words)
				}
			}
			if o.Rule.ID != "" && o.Rule.Title == "" {
				t.Errorf("%q cites %s and does not say what it is called", o.Words, o.Rule.ID)
			}
		}
		if want := rested && a.Prompt != firelands.AskReady; says != want {
			t.Errorf("%s: the Rest is told: %v, want %v", a.Prompt.Kind, says, want)
		}
		if says {
			told[a.Prompt.Kind]++
		}
		acted[a.Seat] = len(sc.Events)
	})
	if len(told) == 0 || twice == 0 {
		t.Errorf("nobody has rested without being asked: %v; %d outcomes are in the recap, too", told, twice)
	}
}

// ordered checks that an outcome of which nothing is left out tells things in the order in which they happened.
func ordered(t *testing.T, sc *scene.Scene, o *web.Outcome) {
	t.Helper()
	at := 0
	for _, words := range o.Lines {
		i := slices.Index(sc.News.Words[at:], words)
		if o.Rest == 0 && i < 0 {
			t.Errorf("%q are told, which happened as %q", o.Lines, sc.News.Words)
			return
		}
		at += max(0, i)
	}
}

// A card that somebody has drawn unseen by others is named over their next question, and over nobody else's.
func TestADrawIsToldToItsPlayerAlone(t *testing.T) {
	m := newMatch(t, 2, "draw")
	acted, told := map[table.Seat]int{}, 0
	walk(t, m, 3, func(a *table.Ask) {
		for seat := range table.Seat(2) {
			sc := scenetest.Of(firelands.Shelf, m, seat, Screen{}.Colours(m.View(table.Nobody)),
				func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, acted[seat], acted[seat] })
			all := ""
			if o := newPage(sc).ask.Outcome; o != nil {
				all = o.Words + "\n" + strings.Join(o.Lines, "\n")
			}
			if sc.News == nil {
				continue
			}
			for i, e := range sc.News.Told {
				if !firelands.Draws(e) {
					continue
				}
				if mine := e.Seat == seat; strings.Contains(all, sc.News.Words[i]) != mine {
					t.Errorf("seat %d, %s: %q in %q, but whether it is theirs is %v", seat, a.Prompt.Kind, sc.News.Words[i], all, mine)
				} else if mine {
					told++
				}
			}
		}
		acted[a.Seat] = len(sceneOf(m, a.Seat).Events)
	})
	if told == 0 {
		t.Error("nobody has drawn anything")
	}
}

// What a rock turned out to be that somebody has flipped stands over their next question.
func TestAFlippedRockIsTold(t *testing.T) {
	told := 0
	for n := 0; n < 60 && told == 0; n++ {
		m := newMatch(t, 2, "rocks "+strconv.Itoa(n))
		acted := map[table.Seat]int{}
		walk(t, m, uint64(n), func(a *table.Ask) {
			sc := scenetest.Of(firelands.Shelf, m, a.Seat, Screen{}.Colours(m.View(table.Nobody)),
				func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, acted[a.Seat], acted[a.Seat] })
			acted[a.Seat] = len(sc.Events)
			for i, e := range sc.News.Told {
				if e.Seat != a.Seat || !firelands.Flips(e) {
					continue
				}
				told++
				o := newPage(sc).ask.Outcome
				if o == nil || o.Words != sc.News.Words[i] && !slices.Contains(o.Lines, sc.News.Words[i]) {
					t.Errorf("%q: nothing says that %q: %+v", sc.Ask.Say, sc.News.Words[i], o)
				}
			}
		})
	}
	if told == 0 {
		t.Error("nobody has flipped a rock")
	}
}

// Where somebody else has filled the last box since the viewer's shot, the headline over their next question, which may be
// about the loot, says that, and the shot stands below it.
func TestTheHeadlineKnowsWhoFilledTheLastBox(t *testing.T) {
	var shot, last table.Event
	for n := 0; n < 60 && (shot.Rule == "" || last.Rule == ""); n++ {
		m := newMatch(t, 3, "last box "+strconv.Itoa(n))
		walk(t, m, uint64(n), func(a *table.Ask) {
			for _, e := range sceneOf(m, a.Seat).Events {
				if hit, done := firelands.Strikes(e); done {
					last = e
				} else if hit {
					shot = e
				}
			}
		})
	}
	if shot.Rule == "" || last.Rule == "" {
		t.Fatal("nobody has fired at an Enemy, or none was beaten")
	}
	n := &scene.News{Told: []table.Event{{}, shot, {}, last, {}}, Ended: 1, Fate: -1,
		Words: []string{"turned over", "still to fill", "gains 1 Fame", "fills the last box", "is dealt a card"}}
	p := page{Scene: &scene.Scene{News: n, Ask: web.Ask{Outcome: &web.Outcome{Words: "still to fill",
		Lines: []string{"turned over", "gains 1 Fame", "is dealt a card"}, Rest: 1}}}, v: &firelands.View{}}
	n.Told[3].A = shot.A
	o := p.outcome()
	if want := []string{"still to fill", "gains 1 Fame", "is dealt a card"}; o.Words != "fills the last box" ||
		!slices.Equal(o.Lines, want) || o.Rest != 2 {
		t.Errorf("%+v, want %q below who filled it", o, want)
	}
	n.Told[3].A = shot.A + 1
	if o := p.outcome(); o.Words != "still to fill" {
		t.Errorf("another Enemy is beaten: %+v", o)
	}
}
