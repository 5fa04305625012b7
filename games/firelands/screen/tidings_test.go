package screen

import (
	"strconv"
	"strings"
	"testing"

	"waystation/english"
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

// A gate that an Event shuts has a sheet that says how long the race can still last; one that shuts at the end of a round
// has none.
func TestAnEventThatBringsTheEndNearerHasASheet(t *testing.T) {
	m := newMatch(t, 2, "nearer")
	found := false
	walk(t, m, 1, func(a *table.Ask) {
		sc := scenetest.Of(firelands.Shelf, m, a.Seat, Screen{}.Colours(m.View(table.Nobody)))
		p := newPage(sc)
		for _, e := range m.Events(a.Seat) {
			words := sc.Say(e)
			if found || !strings.HasPrefix(words, "Gate ") || !strings.HasSuffix(words, " shuts.") {
				continue
			}
			found = true
			n := &scene.News{Told: []table.Event{e}, Words: []string{words}, Fate: -1, Ended: -1}
			if over := p.Tidings(n); over != nil {
				t.Errorf("a gate that shuts in its turn has a sheet: %+v", over)
			}
			n.Told[0].Rule = "FL-RULING-98"
			over := p.Tidings(n)
			if over == nil || over.Title != words || over.ID == "" || len(over.Columns) != 1 {
				t.Fatalf("a gate that an Event shuts has the sheet %+v", over)
			}
			want := "*" + english.Count(p.v.RoundsLeft(), "more round", "more rounds") + "*"
			if p.v.LastRound() {
				want = "*This is the last round.*"
			}
			if line := over.Columns[0].Lines[0].Words; !strings.Contains(line, want) {
				t.Errorf("it says %q, wanted %q", line, want)
			}
		}
	})
	if !found {
		t.Error("no gate has shut")
	}
}

// With the last gate an Event leaves nobody a way in, and something else counts; the end is no nearer than it was.
func TestTheLastGateHasASheetOfItsOwn(t *testing.T) {
	sc := scenetest.Of(firelands.Shelf, newMatch(t, 2, "last gate"), 0, nil)
	p := newPage(sc)
	p.v.Gates = firelands.Gates
	const shut = "No gate is open any more: nobody gets in, and undamaged convoy cards count in place of Survivors"
	if lines := p.nearerNow(); lines[1].Words != shut || !strings.HasPrefix(lines[0].Words, "*This is the last round.*") {
		t.Errorf("with all gates shut: %+v", lines)
	}
	p.v.Players[1].Reached = true
	if got, want := p.nearerNow()[1].Words, "No gate is open any more: nobody else gets in"; got != want {
		t.Errorf("with somebody in: %q", got)
	}
	p.v.Gates--
	if got := p.nearerNow()[1].Words; !strings.HasSuffix(got, "still open") {
		t.Errorf("with one gate open: %q", got)
	}
}

// Where the market opens with an Event that asks something, whoever is asked reads first what comes and what they own;
// at no other question.
func TestAnEventThatOpensTheMarketIsReadFirst(t *testing.T) {
	opened := 0
	for n := range 9 {
		m := newMatch(t, 2, "opening "+strconv.Itoa(n))
		first := true
		walk(t, m, uint64(n), func(a *table.Ask) {
			sc := sceneOf(m, a.Seat)
			sheet := newPage(sc).opening()
			asks := first && strings.HasPrefix(sc.Ask.Say, "Electrostatic Prelude:")
			first = first && asks
			if (sheet != nil) != asks {
				t.Fatalf("match %d, answer %d, %q: the sheet %+v", n, m.Version(), sc.Ask.Say, sheet)
			}
			if sheet == nil {
				return
			}
			opened++
			_, over, _ := strings.Cut(draw(t, sc), `<dialog class="bigsheet"`)
			over, _, _ = strings.Cut(over, "</dialog>")
			for _, must := range []string{"The market opens with Electrostatic Prelude.", "2 Damage", ">What you own<",
				"3 Survivors, 1 Food, 1 Fuel and 1 Ammo", "At rest: Desert Son"} {
				if opened == 1 && !strings.Contains(over, must) {
					t.Errorf("the sheet lacks %q: %s", must, over)
				}
			}
		})
	}
	if opened == 0 {
		t.Error("no market opened with an Event")
	}
}
