package screen

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// sheets plays matches at random as the server shows them, and gives the first page with a sheet of each kind.
func sheets(t *testing.T) map[string]*scene.Scene {
	t.Helper()
	out := map[string]*scene.Scene{}
	for n := range 4 {
		m := newMatch(t, 3, "sheets "+strconv.Itoa(n), "standard")
		var since [3]struct{ before, after int }
		last := table.Nobody
		walk(t, m, uint64(n), func(a *table.Ask) {
			if last != table.Nobody {
				since[last].after = len(m.Events(last))
			}
			s := a.Seat
			sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
				x.Recap, x.Acted, x.Since = true, since[s].before, since[s].after
			})
			since[s].before, last = len(m.Events(s)), s
			p := newPage(sc)
			if x := p.ask.Tidings; x != nil {
				theirs(t, sc, x)
				kind := x.Title
				ends := find(sc.News.Told, isA(saga.StoryEnds))
				switch {
				case ends >= 0 && sc.News.Told[ends].Seat == s && x.Why == sc.News.Words[ends]:
					kind = storyKind(x)
				case strings.HasSuffix(x.Moment, ", the event"):
					kind = []string{"an event", "an event that did something"}[len(x.Columns)]
				case len(x.Columns) > 0 && strings.HasPrefix(x.Columns[0].Head, "From now on"):
					kind = "mutation"
				case len(x.Columns) > 0 && strings.HasPrefix(x.Columns[0].Head, "Landmark "):
					kind = "landmark"
				case x.Title == "A mission is done." && sc.News.Told[find(sc.News.Told, isA(saga.Completes))].Seat != s:
					t.Errorf("seat %d reads of a mission of another over the table", s)
				}
				if out[kind] == nil {
					out[kind] = sc
				}
			} else if sc.News.Fate >= 0 {
				t.Errorf("nothing lies over the table after %q", sc.News.Words[sc.News.Fate])
			}
		})
	}
	return out
}

// storyKind is what kind of sheet tells what came of a story: with its challenge, or without one.
func storyKind(x *web.Tidings) string {
	for _, c := range x.Columns {
		if len(c.Lines) > 0 && c.Head == "The challenge" {
			return "a story with a challenge"
		}
	}
	return "a story"
}

// theirs fails where a sheet names somebody else than whom its news is about, or another round than it was told in.
func theirs(t *testing.T, sc *scene.Scene, x *web.Tidings) {
	t.Helper()
	for i, words := range sc.News.Words {
		if words != x.Why {
			continue
		}
		e, round := sc.News.Told[i], 0
		for _, before := range sc.Events[:len(sc.Events)-len(sc.News.Told)+i] {
			if n, ok := saga.Begins(before); ok {
				round = n
			}
		}
		if e.Seat != table.Nobody && x.Seat.Name != sc.Seats[e.Seat].Mark.Name {
			t.Errorf("%q is headed by %s", x.Why, x.Seat.Name)
		}
		if want := "round " + strconv.Itoa(round); strings.TrimSuffix(x.Moment, ", the event") != want {
			t.Errorf("%q was told in %s, its sheet says %s", x.Why, want, x.Moment)
		}
		return
	}
}

// News that was read comes again under no other name while it is the news, whatever is asked meanwhile: what needs no
// turn, as taking up a weapon, puts the question anew.
func TestNewsIsReadOnce(t *testing.T) {
	type reader struct {
		since int
		id    string
		why   string
	}
	m := newMatch(t, 3, "sheets 0", "standard")
	var read [3]reader
	var answered [3]int
	again := 0
	walk(t, m, 0, func(a *table.Ask) {
		s := a.Seat
		sheet := func(since int) (id, why string) {
			sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
				x.Recap, x.Acted, x.Since = true, since, since
			})
			if x := newPage(sc).ask.Tidings; x != nil && sc.News.Fate < 0 {
				return x.ID, x.Why
			}
			return "", ""
		}
		if r := read[s]; r.id != "" {
			if id, why := sheet(r.since); why == r.why {
				again++
				if id != r.id {
					t.Errorf("%q is %s, and at the next question %s", why, r.id, id)
				}
			}
		}
		id, why := sheet(answered[s])
		read[s] = reader{answered[s], id, why}
		answered[s] = len(m.Events(s))
	})
	if again == 0 {
		t.Error("no news was the news at the next question, too")
	}
}

// Big news lies over the table: what came of a story, a knock-out and a mutation to whom they befell, an event to
// everybody.
func TestBigNewsLiesOverTheTable(t *testing.T) {
	all := sheets(t)
	for kind, must := range map[string][]string{
		"a story":                  {">What came of it</h2>", ">What it changed<", "Go on"},
		"a story with a challenge": {"<h2 id=\"sheet-h\" tabindex=\"-1\">It ", " in all. It ", " draws ", "Go on"},
		"an event":                 {", the event</span>", "Go on"},
		"You were knocked out.":    {">Gone<", ">Still yours<", "Get up with ", art.Beyond("mutant")},
		"mutation":                 {">From now on<"},
		"landmark":                 {">When<", "once, and then it is used up"},
		"The land grows harder.":   {"Mutants Encroaching!", "From now on every enemy is of level 2"},
	} {
		sc, ok := all[kind]
		if !ok {
			t.Errorf("nobody reads %q", kind)
			continue
		}
		if told := find(sc.News.Told, isA(saga.StoryEnds)); told >= 0 && strings.HasPrefix(kind, "a story") {
			hero := sc.Seats[sc.News.Told[told].Seat].Mark.Name
			must = append(must, "<span>"+hero+", round ") // whose story it was, whoever reads of it
		}
		page := draw(t, sc)
		_, over, _ := strings.Cut(page, `<dialog class="bigsheet"`)
		over, _, _ = strings.Cut(over, "</dialog>")
		for _, words := range must {
			if !strings.Contains(over, words) {
				t.Errorf("%s does not say %q: %s", kind, words, over)
			}
		}
		for _, wrong := range webtest.Faults(page) {
			t.Errorf("%s: %s", kind, wrong)
		}
		if *gallery != "" {
			write(t, "sheet-"+strings.Fields(kind)[len(strings.Fields(kind))-1], sc)
		}
	}
}

// The lines of the score add up to what everybody has.
func TestTheReckoningAddsUp(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, _ string) {
		if !sc.Over {
			return
		}
		r := newPage(sc).reckoning()
		for s, total := range r.Total {
			sum := 0
			for _, row := range r.Rows {
				sum += row.Values[s]
			}
			if sum != total {
				t.Errorf("%s, seat %d: the lines add up to %d, the score is %d", where, s, sum, total)
			}
		}
	})
}

// What people read says XP, though cards write it small.
func TestPeopleReadXP(t *testing.T) {
	everyLook(t, func(where string, _ *scene.Scene, page string) {
		if at := strings.Index(page, " xp)"); at >= 0 {
			t.Errorf("%s: %s", where, page[max(0, at-40):at+4])
		}
	})
}

// News of somebody else is headed by them, and that of nobody by the viewer.
func TestNewsIsHeadedByWhoseItIs(t *testing.T) {
	m := newMatch(t, 2, "whose", "standard")
	p := newPage(sceneOf(m, 0))
	for s, want := range map[table.Seat]string{0: p.Mark(0).Name, 1: p.Mark(1).Name, table.Nobody: ""} {
		n := &scene.News{Told: []table.Event{{Seat: s}}, Words: []string{"Something is done."}}
		if x := p.bigNews(n, 0, "A mission is done.", "mission"); x.Seat.Name != want {
			t.Errorf("what befell seat %d is headed by %q, not by %q", s, x.Seat.Name, want)
		}
	}
}

// challenged are the sentences of a challenge.
var challenged = regexp.MustCompile(` (draws|leads with) | in all\. It `)

// price are the sentences by which somebody pays for what they do in a story.
var price = regexp.MustCompile(` (exhausts|loses|tires)\b`)

// What came of a story says what was paid for it before its last card was drawn, and an event that was drawn after it.
func TestAStorySaysWhatItCostAndWhatCameThen(t *testing.T) {
	seen := map[string]bool{}
	for kind, sc := range sheets(t) {
		x := newPage(sc).ask.Tidings
		i := find(sc.News.Told, isA(saga.StoryEnds))
		if i < 0 || !strings.HasPrefix(kind, "a story") {
			continue
		}
		var says []string
		for _, c := range x.Columns {
			for _, l := range c.Lines {
				says = append(says, l.Words)
				if lost := price.MatchString(l.Words); c.Head == "What it changed" && lost != (l.Glyph == "no") {
					t.Errorf("%s: %q is marked %q", kind, l.Words, l.Glyph)
				}
			}
		}
		hero := sc.News.Told[i].Seat
		told := sc.Before(i)
		for k := len(told) - 1; saga.TidingOf(told[k]) != saga.StoryChosen; k-- {
			words := sc.Say(told[k])
			paid, played := price.MatchString(words), challenged.MatchString(words)
			if told[k].Seat != hero || !paid && !played {
				continue
			}
			seen["price"], seen["cards"] = seen["price"] || paid, seen["cards"] || played
			if !slices.Contains(says, words) {
				t.Errorf("%s: %q is not said: %q", kind, words, says)
			}
		}
		if k := find(sc.News.Told, isA(saga.Happens)); k > i {
			seen["event"] = true
			if !slices.Contains(says, sc.News.Words[k]) {
				t.Errorf("%s: %q is not said: %q", kind, sc.News.Words[k], says)
			}
		}
	}
	if !seen["price"] || !seen["event"] || !seen["cards"] {
		t.Errorf("seen: %v", seen)
	}
}

// taleThat is an event of a kind of news.
func taleThat(t *testing.T, kind saga.Tiding) table.Event {
	t.Helper()
	return taleThatIs(t, isA(kind))
}

// taleThatIs is an event for which something holds.
func taleThatIs(t *testing.T, is func(table.Event) bool) table.Event {
	t.Helper()
	var e table.Event
	for ; e.Tale < 200; e.Tale++ {
		if is(e) {
			return e
		}
	}
	t.Fatal("no tale is such news")
	return e
}

// A mission after which somebody hears of a boss says so, and what it means; one after which nobody does, does not.
func TestAMissionThatLeadsToABossSaysSo(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	p.side(0).Stage = 2 // no mission is left
	theirs := taleThat(t, saga.Hears)
	theirs.Seat = 1
	told := []table.Event{taleThat(t, saga.Completes), taleThat(t, saga.Hears), theirs}
	words := []string{"You complete the level 2 mission.", "You hear of the Stag Who Was Mayor.", "So do they, of another."}
	for n := 1; n <= 3; n++ {
		x := p.bigNews(&scene.News{Told: told[:n], Words: words[:n]}, 0, "A mission is done.", "mission")
		var heads []string
		for _, c := range x.Columns {
			heads = append(heads, c.Head)
		}
		if got := strings.Join(heads, ", "); n >= 2 && got != "With it, The boss" || n == 1 && got != "" {
			t.Errorf("with %d events told the columns are %q", n, got)
		}
	}
}

// A mission done gives way to the next, and the sheet says what that asks for.
func TestAMissionDoneLeadsToTheNext(t *testing.T) {
	found := false
	m := newMatch(t, 2, "whose", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		p := newPage(sceneOf(m, a.Seat))
		next := p.v.Missions(p.v.Side(a.Seat))
		if found || len(next) == 0 {
			return
		}
		found = true
		n := &scene.News{Told: []table.Event{taleThat(t, saga.Completes)}, Words: []string{"A mission is done."}}
		c := p.bigNews(n, 0, "A mission is done.", "mission").Columns
		if len(c) != 1 || c[0].Head != "The next mission" || !strings.Contains(c[0].Lines[0].Words, next[0].Name) ||
			!strings.HasSuffix(c[0].Lines[0].Words, ", and "+next[0].End.String()+" last") {
			t.Errorf("a mission done leads to %+v", c)
		}
		vp := p.v.MissionVP(next[0].Stage)
		place := func() string { return p.bigNews(n, 0, "A mission is done.", "mission").Columns[0].Lines[1].Words }
		want := "Its place gives " + itoa(vp[0]) + " VP, as things are; " + itoa(vp[1]) +
			" once somebody else has finished theirs in an earlier round"
		if got := place(); got != want {
			t.Errorf("its place: %q, want %q", got, want)
		}
		p.v.Sides[1-p.v.Side(a.Seat)].Finished[next[0].Stage], p.v.Rows[next[0].Stage][0] = 1, 1
		if got, want := place(), "Its place gives "+itoa(vp[1])+" VP, as things are"; p.v.Round > 1 && got != want {
			t.Errorf("its place after another's: %q, want %q", got, want)
		}
	})
	if !found {
		t.Error("nobody has a mission")
	}
}

// A boss that somebody has heard of stands under a heading of its own.
func TestABossHasItsOwnHeading(t *testing.T) {
	m := newMatch(t, 2, "whose", "standard")
	if page := draw(t, sceneOf(m, 0)); strings.Contains(page, ">Boss</h2>") {
		t.Error("who has heard of no boss has a heading for it")
	}
	sc := sceneOf(m, 0)
	for c := saga.Shown(1); int(c) <= saga.Count(); c++ {
		if c.Face().Name == "Grandfather Hail" {
			sc.View.(*saga.View).Players[0].Boss = c
		}
	}
	if page := draw(t, sc); !strings.Contains(page, ">Boss</h2>") {
		t.Error("a boss has no heading")
	}
}

// A weapon that ends with the fight is told under its own cause, not with the mutation of the same fight.
func TestAWornWeaponIsNotTheMutationsDoing(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	worn := table.Event{Rule: "PS-CLEAN-08"}
	for worn.Tale < 200 && !saga.Breaks(worn) {
		worn.Tale++
	}
	n := &scene.News{
		Told:  []table.Event{taleThat(t, saga.Mutates), worn},
		Words: []string{"You change.", "You discard the Plate Glass Sabre."},
	}
	for _, c := range p.bigNews(n, 0, "You have changed.", "mutation").Columns {
		if c.Head == "With it" {
			t.Errorf("%q comes with the mutation", c.Lines[0].Words)
		}
		if c.Head == "Worn out by the fight" {
			return
		}
	}
	t.Error("nothing says that the weapon is gone")
}

// PS-EVENT-02: what an event asks names it and says what it is; one that stays asks nothing.
func TestAnEventThatAsksSaysSo(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	for name, asks := range map[string]bool{"Letters by Hand": true, "Long Rain": false} {
		c, _ := (&saga.Game{}).CardNamed(name)
		p.v.Events, p.v.Phase = []saga.Shown{saga.Shown(c) + 1}, saga.PhaseDeclare
		if got := p.head() == "The event: "+name; got != asks {
			t.Errorf("%s: %q", name, p.head())
		}
		if got := p.known("recovery") == saga.Of(c).Text; got != asks {
			t.Errorf("%s: %q", name, p.known("recovery"))
		}
	}
}

// What an event did to the viewer stands on its sheet, with what was lost marked as lost, and not what befell others.
func TestAnEventSaysWhatItDid(t *testing.T) {
	told := 0
	for _, sc := range sheets(t) {
		x := newPage(sc).ask.Tidings
		if !strings.HasSuffix(x.Moment, ", the event") || len(x.Columns) == 0 {
			continue
		}
		told++
		for _, l := range x.Columns[0].Lines {
			if i := slices.Index(sc.News.Words, l.Words); i < 0 || sc.News.Told[i].Seat != sc.Seat ||
				price.MatchString(l.Words) != (l.Glyph == "no") {
				t.Errorf("%s: %q is marked %q", x.Title, l.Words, l.Glyph)
			}
		}
	}
	if told == 0 {
		t.Error("no event did anything to anybody")
	}
}
