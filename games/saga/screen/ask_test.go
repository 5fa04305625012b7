package screen

import (
	"fmt"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// PS-BCAST-04: whoever bids reads whose bids count more than they bid, and nothing where nobody's do.
func TestWhoBidsReadsWhoseBidsCountMore(t *testing.T) {
	m := newMatch(t, 2, "bids", "standard")
	seen := false
	walk(t, m, 1, func(a *table.Ask) {
		if seen || a.Prompt.Kind != "bid" {
			return
		}
		seen = true
		p := newPage(sceneOf(m, a.Seat))
		for i := range p.v.Players {
			p.v.Players[i].BidMore = 0
		}
		if says := p.known("bid"); !strings.HasSuffix(says, "Bids are spent.") {
			t.Errorf("where nobody's count more: %q", says)
		}
		other := 1 - a.Seat
		p.v.Players[other].BidMore, p.v.Players[a.Seat].BidMore = 1, 1
		if says := p.known("bid"); !strings.HasSuffix(says, "Bids are spent. "+p.name(other)+"'s counts 1 higher.") {
			t.Errorf("where all count 1 more: %q", says)
		}
	})
	if !seen {
		t.Error("nobody bids")
	}
}

// A question for a bid says what for and leads there, and each bid is its own key.
func TestABidSaysWhatItIsForAndIsItsOwnKey(t *testing.T) {
	seen := 0
	m := newMatch(t, 2, "bids", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		if a.Prompt.Kind != "bid" || seen > 2 {
			return
		}
		seen++
		p := newPage(sceneOf(m, a.Seat))
		if !strings.Contains(p.ask.Say, "for first pick of the queue") || p.ask.About != "queue" {
			t.Errorf("%q is about %q", p.ask.Say, p.ask.About)
		}
		if page := draw(t, sceneOf(m, a.Seat)); !strings.Contains(page, `id="queue"`) {
			t.Error("there is no queue to lead to")
		}
		for _, c := range p.ask.Choices {
			if o, _ := p.Option(c); o.Verb == saga.VerbBid && (c.Mark != itoa(o.A) || !strings.HasSuffix(c.Label, " "+c.Mark)) {
				t.Errorf("%q has the key %s", c.Label, c.Mark)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody bids")
	}
}

// A story of somebody else's is headed as theirs, also where the viewer is asked meanwhile.
func TestAnothersStoryIsHeadedAsTheirs(t *testing.T) {
	seen := 0
	m := newMatch(t, 2, "bids", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		if a.Prompt.Kind != "story" {
			return
		}
		seen++
		if got := newPage(sceneOf(m, a.Seat)).head(); got != "Your story" {
			t.Errorf("who lives through it reads %q", got)
		}
		other := newPage(sceneOf(m, 1-a.Seat))
		for i := range other.Seats {
			other.Seats[i].Due = table.Seat(i) != a.Seat
		}
		if got, want := other.head(), other.name(a.Seat)+"'s story"; got != want {
			t.Errorf("the other reads %q, not %q", got, want)
		}
	})
	if seen == 0 {
		t.Error("nobody lives through a story")
	}
}

// What undo takes back has the name of the row that was pressed.
func TestUndoNamesTheRowThatWasPressed(t *testing.T) {
	seen := map[string]int{}
	for n := range 3 {
		m := newMatch(t, 2, fmt.Sprint("undone ", n), "standard")
		pressed, by := map[string]string{}, table.Nobody
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			if p.Undone != nil && by == a.Seat && len(p.Undone.Set) == 1 {
				key := table.Key(m.Verbs(), p.Undone.Set[0])
				switch o := p.Undone.Set[0]; o.Verb {
				case saga.VerbGo, saga.VerbDone, saga.VerbLay, saga.VerbAction:
					seen[table.Key(m.Verbs(), table.Option{Verb: o.Verb})]++
					if want := "“" + pressed[key] + "”"; p.ask.Undo != want {
						t.Errorf("undo takes back %s, pressed was %s", p.ask.Undo, want)
					}
				}
			}
			by, pressed = a.Seat, map[string]string{}
			for _, c := range p.ask.Choices {
				pressed[c.Key] = c.Label
			}
		})
	}
	if len(seen) < 3 {
		t.Errorf("undone were %v", seen)
	}
}

// What can be scored at the end of a turn is a row before the one that ends it, and no small button below.
func TestScoringComesBeforeTheEndOfATurn(t *testing.T) {
	seen := 0
	for n := range 12 {
		m := newMatch(t, 2, fmt.Sprint("scoring ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt.Kind != "after" || !offersRecon(a) {
				return
			}
			seen++
			p := newPage(sceneOf(m, a.Seat))
			if o, _ := p.Option(p.ask.Choices[0]); o.Verb != saga.VerbRecon {
				t.Errorf("%q comes first", p.ask.Choices[0].Label)
			}
			if sub := p.ask.Choices[0].Sub; !strings.Contains(sub, "its sites turn face down") {
				t.Errorf("scoring does not say what becomes of the sites: %q", sub)
			}
			for _, c := range p.ask.Free {
				if o, _ := p.Option(c); o.Verb == saga.VerbRecon {
					t.Errorf("%q is an aside", c.Label)
				}
			}
		})
	}
	if seen == 0 {
		t.Error("nobody can score at the end of a turn")
	}
}

// offersRecon reports whether a sequence can be scored.
func offersRecon(a *table.Ask) bool {
	for _, o := range a.Options {
		if o.Option.Verb == saga.VerbRecon {
			return true
		}
	}
	return false
}

// A story that is read needs no line saying that it begins.
func TestTheRecapDoesNotBeginTheStoryAgain(t *testing.T) {
	m := newMatch(t, 2, "stories begin", "standard")
	var since [2]int
	stories, lines := 0, 0
	walk(t, m, 5, func(a *table.Ask) {
		s := a.Seat
		sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since = true, since[s], since[s]
		})
		since[s] = len(m.Events(s))
		i := find(sc.Events, isA(saga.StoryBegins))
		if a.Prompt.Kind != "story" || sc.Ask.Recap == nil || i < 0 {
			return
		}
		stories++
		for _, l := range newPage(sc).ask.Recap.Lines {
			lines++
			if l.Words == sc.Say(sc.Events[i]) && len(l.More) == 0 {
				t.Errorf("told again: %q", l.Words)
			}
		}
	})
	if stories == 0 || lines == 0 {
		t.Errorf("%d stories, %d lines beside them", stories, lines)
	}
}

// On a phone the part of the page comes into view that a question is about: on the map the zone where one stands, of a
// fight the dice.
func TestQuestionsLeadToWhatTheyAreAbout(t *testing.T) {
	seen := map[string]bool{}
	m := newMatch(t, 2, "bids", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		kind := a.Prompt.Kind
		want := map[string]string{"action": "map", "new-site": "map", "sites": "map", "map": "queue", "strike": "map"}[kind]
		if want == "" || seen[kind] {
			return
		}
		seen[kind] = true
		if p := newPage(sceneOf(m, a.Seat)); p.ask.About != want {
			t.Errorf("%s: %q is about %q", kind, p.ask.Say, p.ask.About)
		}
		page := draw(t, sceneOf(m, a.Seat))
		centre := `data-centre="` + either(kind == "strike", "dice", "here") + `"`
		if !strings.Contains(page, `id="`+want+`"`) || strings.Count(page, centre) != 1 {
			t.Errorf("%s leads nowhere", kind)
		}
	})
	if len(seen) < 5 {
		t.Errorf("asked only %v", seen)
	}
}

// Who is about to strike reads first what the shots have done: their dice lie on the table no more.
func TestBeforeTheBlowsTheShotsAreTold(t *testing.T) {
	shot, not := 0, 0
	m := newMatch(t, 2, "shots", "standard")
	walk(t, m, 2, func(a *table.Ask) {
		v := m.View(a.Seat).(*saga.View)
		if a.Prompt.Kind != "blade" || v.Players[a.Seat].Fight.Round > 1 {
			return
		}
		p := newPage(sceneOf(m, a.Seat))
		if v.Players[a.Seat].Fight.Shot {
			shot++
			if !strings.Contains(p.ask.Known, "shot") || !strings.Contains(p.ask.Known, p.name(a.Seat)) {
				t.Errorf("after shots: %q", p.ask.Known)
			}
		} else if not++; strings.Contains(p.ask.Known, p.name(a.Seat)) {
			t.Errorf("without a shot: %q", p.ask.Known)
		}
	})
	if shot == 0 || not == 0 {
		t.Errorf("%d fights with shots, %d without", shot, not)
	}
}

// What somebody has found otherwise than in a fight is said over the next question, with what it does.
func TestWhatIsFoundIsSaid(t *testing.T) {
	found := 0
	m := newMatch(t, 2, "finds", "standard")
	var since [2]int
	walk(t, m, 4, func(a *table.Ask) {
		s := a.Seat
		sc := scenetest.Of(saga.Shelf, m, s, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since = true, since[s], since[s]
		})
		since[s] = len(m.Events(s))
		p := newPage(sc)
		if sc.News == nil {
			return
		}
		for _, e := range sc.News.Told {
			if e.Seat != s || !saga.Gains(e) {
				continue
			}
			found++
			f, known := saga.Of(table.Card(e.A)), p.ask.Known
			if !strings.Contains(known, f.Name) || !strings.Contains(known, strings.TrimSuffix(f.Text, ".")) {
				t.Errorf("%s is found, and %q is said of it", f.Name, known)
			}
		}
	})
	if found < 3 {
		t.Errorf("found %d things", found)
	}
}

// A die that was rolled again may look as before: the next question says what it showed and what it shows.
func TestADieRolledAgainIsSaid(t *testing.T) {
	said := ""
	posed(t, "round: 2\n"+trekking+"red weapons: Hunting Rifle, Knife\nred equipment: Church Raffle Ticket\nred ammo: 0\n"+
		"next enemies 1: Crooked Stork", `
Red: Stay here
chance seat 0 challenge deck: Scout's Glancing Shot
chance green: 3
chance red: 4
Red: No card
Red: Church Raffle Ticket
chance red: 4
Red: Red 2 hits
Red is asked: Which weapon do you fight with?
`, func(m *table.Match) {
		if a := m.Ask(0); a != nil && a.Prompt.Kind == "blade" {
			sc := scenetest.Of(saga.Shelf, m, 0, nil, func(x *scene.Table) { x.Recap, x.Since = true, 1 })
			said = newPage(sc).ask.Known
		}
	})
	if want := "the red die rolled again: it shows 2 hits as before."; !strings.Contains(said, want) {
		t.Errorf("%q is not said: %q", want, said)
	}
}
