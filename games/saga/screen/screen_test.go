package screen

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// sight is what somebody sees at a moment of a match.
type sight struct {
	where string
	sc    *scene.Scene
	page  string
}

var sights []sight

// everyLook shows the first question of each kind in random matches of all sorts, and the ends: as the seat asked sees them, the next one, and a
// spectator.
func everyLook(t *testing.T, look func(where string, sc *scene.Scene, page string)) {
	t.Helper()
	if len(sights) == 0 {
		for i, x := range setups {
			m := newMatch(t, x.seats, "look", x.mode, x.options...)
			met := map[string]bool{}
			see := func(where string, asked table.Seat) {
				for _, s := range []table.Seat{asked, (asked + 1) % table.Seat(x.seats), table.Nobody} {
					sc := sceneOf(m, s)
					sights = append(sights, sight{x.name + ", " + where, sc, draw(t, sc)})
				}
			}
			walk(t, m, uint64(i), func(a *table.Ask) {
				if kind := a.Prompt.Kind; !met[kind] && len(a.Options) > 1 {
					met[kind] = true
					see(kind, a.Seat)
				}
			})
			see("over", 0)
		}
	}
	for _, s := range sights {
		look(s.where, s.sc, s.page)
	}
}

func TestEverySeatsPageIsSoundAtEveryMoment(t *testing.T) {
	told := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		for _, wrong := range webtest.Faults(page) {
			if !told[wrong] {
				t.Errorf("%s, seat %d: %s", where, sc.Seat, wrong)
			}
			told[wrong] = true
		}
	})
}

func TestEveryChoiceStandsOnThePageOnce(t *testing.T) {
	keys := regexp.MustCompile(`name="key" value="([^"]*)"`)
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked == nil {
			return
		}
		_, rest, _ := strings.Cut(page, `data-region="ask"`)
		ask, _, _ := strings.Cut(rest, `data-region="log"`)
		for _, c := range sc.Ask.Choices {
			if n := strings.Count(ask, `data-key="`+templ.EscapeString(c.Key)+`"`); n != 1 {
				t.Fatalf("%s: the question holds %s %d times", where, c.Key, n)
			}
		}
		for _, m := range keys.FindAllStringSubmatch(page, -1) { // what the board offers, the question offers
			offered := func(c web.Choice) bool { return templ.EscapeString(c.Key) == m[1] }
			if !slices.ContainsFunc(sc.Ask.Choices, offered) && !slices.ContainsFunc(sc.Ask.Free, offered) {
				t.Fatalf("%s: the board offers %s, the question does not", where, m[1])
			}
		}
	})
}

// Every piece that a question names is drawn on the board, so that it can be pointed at.
func TestEveryPieceOfAQuestionLiesOnTheBoard(t *testing.T) {
	pieces := regexp.MustCompile(`data-piece="([^"]*)"`)
	missing := map[string]bool{}
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked == nil {
			return
		}
		_, rest, _ := strings.Cut(page, `data-region="ask"`)
		ask, _, _ := strings.Cut(rest, `data-region="log"`)
		if i := strings.Index(ask, `class="not"`); i >= 0 {
			ask = ask[:i] // what can't be done needs no piece
		}
		_, board, _ := strings.Cut(page, `data-region="way"`)
		for _, m := range pieces.FindAllStringSubmatch(ask, -1) {
			kind, _, _ := strings.Cut(m[1], ":")
			if !strings.Contains(board, `data-piece="`+m[1]+`"`) && !missing[where+kind] {
				missing[where+kind] = true
				t.Errorf("%s: %s is not on the board", where, m[1])
			}
		}
	})
}

// A card that lies face down for somebody is not on their page: neither its name nor its page.
func TestAPageShowsNoSecretOfAnother(t *testing.T) {
	hidden := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		v := sc.View.(*saga.View)
		for s := range v.Players {
			o := &v.Players[s]
			if table.Seat(s) == sc.Seat || sc.Seat < 0 {
				continue
			}
			if slices.Contains(o.Deck, saga.Unseen) {
				hidden++
			}
			for _, c := range o.Deck {
				if f := c.Face(); f != nil && !strings.Contains(page, web.CardURL(game, f.ID)) {
					t.Errorf("%s: %s, which seat %d may see, is not on the page", where, f.Name, sc.Seat)
				}
			}
		}
	})
	if hidden == 0 {
		t.Log("no challenge card ever lay face down")
	}
}

func TestACardIsHeldUpInFull(t *testing.T) {
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		h, ok := Screen{}.Card(f.ID)
		if !ok {
			t.Errorf("%s has no page", f.ID)
			continue
		}
		var b strings.Builder
		if err := web.HeldCard(h).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{f.Text, f.Flavour} {
			if !strings.Contains(b.String(), templ.EscapeString(words)) {
				t.Errorf("%s, held up, lacks %q", f.Handle, words)
			}
		}
	}
	for _, id := range []string{"", "X-99", "Knife"} {
		if _, ok := (Screen{}).Card(id); ok {
			t.Errorf("there is a card of the id %q", id)
		}
	}
}

// Every rule that the screen cites stands in the rulebook.
func TestCitationsLeadSomewhere(t *testing.T) {
	known := map[string]bool{}
	for _, r := range saga.Rules() {
		known[r.ID] = true
	}
	for c := range saga.Count() {
		for _, q := range asked(saga.Of(table.Card(c))) {
			if !known[q.Rule] {
				t.Errorf("%s cites %s", saga.Of(table.Card(c)).Name, q.Rule)
			}
		}
	}
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if sc.Over {
			r := newPage(sc).reckoning()
			for _, row := range append(r.Rows, web.ReckonRow{Rule: r.Rule}) {
				if !known[row.Rule] {
					t.Errorf("%s: the reckoning cites %s", where, row.Rule)
				}
			}
		}
	})
}

// Whatever a card may hold has a word: a glyph that does not exist would be shown as it is written.
func TestWordsHaveTheirGlyphs(t *testing.T) {
	var all []string
	for _, g := range effectGlyphs {
		all = append(all, "{"+g+"}")
	}
	for _, list := range [][]string{siteGlyphs[:], goodGlyphs[:], actionGlyphs[:]} {
		for _, g := range list {
			all = append(all, "{"+g+"}")
		}
	}
	for _, h := range hints {
		all = append(all, h.Words)
	}
	all = append(all, fightHint.Words, storyHint.Words, setupHint.Words)
	for c := range saga.Count() {
		all = append(all, cardSub(saga.Of(table.Card(c))), "{"+kindOf(saga.Of(table.Card(c))).glyph+"}")
	}
	for _, words := range all {
		if s := web.Plain(words); strings.ContainsAny(s, "{}*") {
			t.Errorf("%q reads %q", words, s)
		}
	}
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./games/saga/screen: %v have changed since, %v", stale, err)
	}
}
