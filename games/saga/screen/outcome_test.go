package screen

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// exchanged are the sentences that say how a round came out.
var exchanged = regexp.MustCompile(`shots?[,:] \d+ damage|^Attack value `)

// The end of an encounter stands over the next question with what it has cost each side; that of a challenge, with what
// followed from it.
func TestTheEndOfAnEncounterIsShown(t *testing.T) {
	m := newMatch(t, 2, "outcomes", "standard")
	seen := map[string]int{}
	var since [2]int
	walk(t, m, 1, func(a *table.Ask) {
		s := a.Seat
		sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since = true, since[s], len(m.Events(s))
		})
		since[s] = len(m.Events(s))
		o := newPage(sc).ask.Outcome
		switch {
		case o == nil:
		case strings.Contains(o.Words, " kills ") || strings.Contains(o.Words, " has survived "):
			seen["encounter"]++
			told, _ := sc.Ended()
			rounds := 0
			for i := len(told) - 1; i >= 0 && rounds < 6; i-- {
				words := sc.Say(told[i])
				if told[i].Seat == s && strings.Contains(words, " meets ") {
					break
				}
				if told[i].Seat != s || !exchanged.MatchString(words) {
					continue
				}
				rounds++
				if i < len(sc.Events)-len(sc.News.Told) {
					seen["rounds before the last answer"]++
				}
				if !slices.Contains(o.Lines, words) {
					t.Errorf("%q is not said of %q: %q", words, o.Words, o.Lines)
				}
			}
			seen["rounds"] += rounds
			if strings.Contains(fmt.Sprint(o.Sides[0].Parts), " exhausted") {
				seen["boosts"]++
			}
			if len(o.Sides) != 2 || o.Sides[0].Name != "You" || len(o.Sides[1].Parts) == 0 {
				t.Errorf("%q has cost %+v", o.Words, o.Sides)
			}
		case strings.Contains(o.Words, " in all. "):
			seen["challenge"]++
		}
	})
	if seen["encounter"] == 0 || seen["challenge"] == 0 || seen["boosts"]*seen["rounds"] == 0 ||
		seen["rounds before the last answer"] == 0 {
		t.Errorf("the ends shown are %v", seen)
	}
}

// What tires a player in a fight is in the sum of it, with the card that this has exhausted.
func TestTheSumOfAFightHasItsFatigue(t *testing.T) {
	seen := ""
	look := func(m *table.Match) {
		sc := scenetest.Of(saga.Shelf, m, 0, nil, func(x *scene.Table) { x.Recap, x.Since = true, 1 })
		if o := newPage(sc).ask.Outcome; o != nil && len(o.Sides) > 0 {
			seen = fmt.Sprint(o.Sides[0].Parts)
		}
	}
	posed(t, "round: 9\n"+trekking+"red fatigue: 2\nnext enemies 2: Orphan of the Kiln", `
Red: Stay here
Red: No card
chance seat 0 challenge deck: Scout's Glancing Shot
chance red: 2
chance red: 2
Red: None
chance seat 0 challenge deck: Scout's Glancing Shot
chance red: 2
Red: None
Green is asked: map
`, look)
	if !strings.Contains(seen, "1 fatigue") || !regexp.MustCompile(`[A-Z]\w+ exhausted`).MatchString(seen) {
		t.Errorf("the fight has cost %s", seen)
	}
}

// What others do in their quarters does not point at the zone of that name in the viewer's.
func TestARecapPointsAtTheViewersQuarterOnly(t *testing.T) {
	m := newMatch(t, 2, "quarters", "standard")
	theirs := 0
	walk(t, m, 3, func(a *table.Ask) {
		sc := scenetest.Of(saga.Shelf, m, 0, nil, func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, 1, 1 })
		if sc.Ask.Recap == nil || theirs > 0 {
			return
		}
		for i, l := range newPage(sc).ask.Recap.Lines {
			if before := sc.Ask.Recap.Lines[i].Piece; !l.Mine && strings.HasPrefix(before, "zone:") {
				theirs++
				if l.Piece != "" {
					t.Errorf("%q points at %s", l.Words, l.Piece)
				}
			}
		}
	})
	if theirs == 0 {
		t.Error("nobody has done anything in a zone of theirs")
	}
}

// What the end of an encounter has given the viewer to carry is found in what came of it, and nothing of others'.
func TestWhatAnEncounterGivesIsShown(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "outcomes", "standard"), 0))
	found := table.Event{Rule: "PS-CLEAN-04", C: -1}
	for found.Tale < 200 && !saga.Finds(found) {
		found.Tale++
	}
	theirs := found
	theirs.Seat = 1
	p.Scene.News = &scene.News{
		Told:  []table.Event{{}, found, theirs},
		Words: []string{"It is over.", "You find the Kalt Carbine.", "They find it."},
	}
	if got := p.finds(); len(got) != 1 || got[0] != "You find the Kalt Carbine." {
		t.Errorf("the encounter has given %q", got)
	}
}

// Of the last pair of the queue all is said in one sentence, and that once: over the question, or in a recap that says
// nothing else.
func TestTheLastPairIsToldOnce(t *testing.T) {
	m := newMatch(t, 3, "last pair", "standard")
	since, last, recapped := [3]int{}, 0, 0
	walk(t, m, 2, func(a *table.Ask) {
		s := a.Seat
		for _, where := range []int{since[s], len(m.Events(s))} { // others have taken it, or nothing was done since
			sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, since[s], where })
			ask := newPage(sc).ask
			o := ask.Outcome
			if o == nil || !strings.HasPrefix(o.Words, "The last pair of the queue falls to ") {
				continue
			}
			last++
			for _, e := range sc.News.Told[sc.News.Ended+1:] {
				if words := sc.Say(e); saga.Takes(e) && e.Seat == s && slices.Contains(o.Lines, words) {
					t.Errorf("%q, and %q", o.Words, words)
				}
			}
			if !sc.Recapped(o.Words) {
				continue
			}
			recapped++
			for i, l := range ask.Recap.Lines {
				if len(ask.Recap.Lines) > 1 && l.Words == o.Words {
					t.Errorf("the recap says it, too: %q", l.Words)
				}
				if want := string(rune('A' + i)); l.Letter != want {
					t.Errorf("a recap has letter %s for %s", l.Letter, want)
				}
			}
		}
		since[s] = len(m.Events(s))
	})
	if last == 0 || recapped == 0 {
		t.Errorf("the last pair was told %d times, %d times in the recap", last, recapped)
	}
}

// What others were told at length the recap only begins to tell, and what befell the viewer it tells whole.
func TestTheRecapTellsOthersStoriesInShort(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "long", "standard"), 0))
	long := "It begins. " + strings.Repeat("It goes on and on and on. ", 9)
	got := p.atHome(&web.Recap{Lines: []web.RecapLine{
		{Words: long, Mine: true}, {Words: "Ines: Stay.", More: []string{long, "She gains 1 XP."}},
	}})
	if got.Lines[0].Words != long || got.Lines[1].Words != "Ines: Stay." || got.Lines[1].More[1] != "She gains 1 XP." {
		t.Errorf("%+v", got.Lines)
	}
	if more := got.Lines[1].More[0]; !strings.HasSuffix(more, "on. …") || len(more) > 170 || !strings.HasPrefix(long, more[:99]) {
		t.Errorf("what is long is told as %q", more)
	}
}

// What others have scored heads what the recap says of them, whatever they did after it.
func TestWhatOthersScoreHeadsTheirLine(t *testing.T) {
	m := newMatch(t, 2, "headlines", "standard")
	seen, moved := 0, 0
	var since [2]int
	walk(t, m, 1, func(a *table.Ask) {
		s := a.Seat
		sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since = true, since[s], since[s]
		})
		since[s] = len(m.Events(s))
		p := newPage(sc)
		if sc.News == nil || p.ask.Recap == nil || p.Ask.Recap == nil {
			return
		}
		best, most := "", 0
		for i, e := range sc.News.Told {
			if w := saga.Weighs(e); e.Seat == 1-s && w > most {
				best, most = sc.News.Words[i], w
			}
		}
		for i, l := range p.ask.Recap.Lines {
			if l.Mine || l.Seat != p.Mark(1-s) || best == "" {
				continue
			}
			seen++
			if l.Words != best || slices.Contains(l.More, best) {
				t.Errorf("%q heads what they did, not %q", l.Words, best)
			}
			if was := p.Ask.Recap.Lines; i < len(was) && was[i].Words != best && was[i].Seat == l.Seat {
				moved++
				if !slices.Contains(l.More, shortened(was[i].Words)) {
					t.Errorf("%q is lost: %q", was[i].Words, l.More)
				}
			}
		}
	})
	if seen == 0 || moved == 0 {
		t.Errorf("others scored %d times, %d of them not last", seen, moved)
	}
}

// What the sheet of the viewer's story tells of its challenge is not said over the next question once more; with a
// knock-out, which has the sheet to itself, it is.
func TestWhatASheetTellsIsNotSaidTwice(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "outcomes", "standard"), 0))
	graded := table.Event{}
	for _, ok := saga.Graded(graded); !ok && graded.Tale < 200; _, ok = saga.Graded(graded) {
		graded.Tale++
	}
	ends, falls := taleThat(t, saga.StoryEnds), taleThat(t, saga.Falls)
	theirs := ends
	theirs.Seat = 1
	for want, told := range map[bool][][]table.Event{
		true: {{graded, ends}}, false: {{graded}, {graded, theirs}, {graded, ends, falls}, {ends, graded}},
	} {
		for _, n := range told {
			p.Scene.News = &scene.News{Told: n, Ended: slices.Index(n, graded)}
			if got := p.trialTold(); got != want {
				t.Errorf("%v: %t", n, got)
			}
		}
	}
}
