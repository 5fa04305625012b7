package table_test

import (
	"slices"
	"testing"

	"waystation/table"
)

// winker is a script in which every seat may wink at any time, as often as it likes, but for seats that have walked to
// 2. A wink is noted, told and counted.
func winker(steps ...step) *script {
	return &script{
		steps: steps,
		free: func(g *bare, s table.Seat, m *table.Menu) {
			if slices.Contains(g.Notes, "2 walks 2") && s == 2 {
				m.Deny(wink.Of(), "T-WINK", "too far away")
			} else {
				m.Offer(wink.Of(), "T-WINK")
			}
		},
		do: func(t *table.Table, g *bare, s table.Seat, o table.Option) {
			g.Sum[s]++
			g.note("%d winks", s)
			t.Tell(table.Event{Tale: 9, Seat: s, Rule: "T-WINK"})
		},
	}
}

func TestSomethingFreeIsDoneAtAnyTimeAlsoInOthersTurns(t *testing.T) {
	m := beginScript(t, 3, winker(walks(2), walks(0), walks(0)))
	m.does(1, "wink")
	m.does(2, "wink")
	m.says(2, "walk:2")
	m.does(0, "wink")
	m.does(1, "wink")
	m.sees(2, "1 winks", "2 winks", "2 walks 2", "0 winks", "1 winks", "deck (? ? ? ? ? ?)")
	offers, denials := m.Frees(2)
	if len(offers) != 0 || len(denials) != 1 || denials[0].Why != "too far away" {
		t.Errorf("seat 2 may do %v, and may not do %v", offers, denials)
	}
	offers, denials = m.Frees(1)
	if len(offers) != 1 || offers[0].Rule != "T-WINK" || len(denials) != 0 {
		t.Errorf("seat 1 may do %v, and may not do %v", offers, denials)
	}
	if a := m.Ask(0); len(a.Free) != 1 {
		t.Errorf("who is asked is offered %v besides", a.Free)
	}
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != m.world() {
		t.Error("the match is another after reading")
	}
}

// What a question is about is counted once it is open: a free action at it changes the numbers that are read.
func TestAQuestionIsAboutWhatAFreeActionLeaves(t *testing.T) {
	m := beginScript(t, 2, winker(func(t *table.Table, g *bare) {
		q := t.Open(0, &one, g.Sum[0])
		before := g.Sum[0]
		q.About(g.Sum[0], 5)
		q.Offer(walk.Of(before), "T-WALK-01")
		q.Offer(stay.Of(), "T-STAY-01")
		q.Ask()
	}))
	if a := m.Ask(0); a.About != [3]int16{0, 5} {
		t.Errorf("before: %v", a.About)
	}
	m.does(0, "wink")
	m.does(1, "wink")
	if a := m.Ask(0); a.About != [3]int16{1, 5} {
		t.Errorf("after a wink: %v", a.About)
	}
}

func TestWhatIsNotFreeIsRefused(t *testing.T) {
	m := beginScript(t, 3, winker(walks(2), walks(0)))
	was := m.world()
	m.isRefused(m.Free(1, "stay", table.ByHand), table.ErrNotOffered, "")
	m.isRefused(m.Free(1, "swim", table.ByHand), table.ErrNotOffered, "swim")
	m.isRefused(m.Free(3, "wink", table.ByHand), table.ErrNotOffered, "without being asked")
	m.isRefused(m.Free(table.Nobody, "wink", table.ByHand), table.ErrNotOffered, "without being asked")
	m.isRefused(m.Answer(2, 0, "wink", table.ByHand), table.ErrNotOffered, "none of the answers")
	if m.world() != was {
		t.Error("what was refused changed the match")
	}
	m.says(2, "walk:2")
	m.isRefused(m.Free(2, "wink", table.ByHand), table.ErrNotOffered, "can't be done now")
	m.says(0, "walk")
	m.isRefused(m.Free(1, "wink", table.ByHand), table.ErrOver, "")
	plain := begin(t, 1, walks(0))
	plain.isRefused(plain.Free(0, "wink", table.ByHand), table.ErrNotOffered, "")
}

func TestWhatIsFreeRedatesOnlyItsOwnSeat(t *testing.T) {
	m := beginScript(t, 3, winker(walks(0), walks(1)))
	zero := m.Number(0)
	m.does(1, "wink")
	if m.Number(0) != zero {
		t.Error("another's wink dates the question anew")
	}
	m.does(0, "wink")
	m.isRefused(m.Answer(0, zero, "walk", table.ByHand), table.ErrStale, "")
}

// The way to the question leads past another with a single option; a wink does not go back there to open it again.
func TestWhatIsFreeHappensAtTheQuestionWhereItArrived(t *testing.T) {
	ask := func(t *table.Table, g *bare, n int) int {
		m := t.Open(0, &one)
		for i := range n + g.Sum[0] { // read after the question has opened
			m.Offer(walk.Of(i), "T-WALK")
		}
		return int(m.Ask().A)
	}
	program := func(t *table.Table, g *bare) {
		g.note("walked %d", ask(t, g, 1))
		t.Any(table.Upto(2), &anyone, func(s table.Seat, m *table.Menu) {
			if g.Sum[0] > 0 {
				m.Offer(stay.Of(), "T-STAY")
			}
		})
		g.note("went on %d", ask(t, g, 2))
	}
	m := beginScript(t, 2, winker(program, walks(1)))
	m.asked("0 one: walk walk:1")
	m.does(0, "wink")
	m.asked("0 one: walk walk:1 walk:2")
	m.does(0, "wink")
	m.asked("0 one: walk walk:1 walk:2 walk:3")
	m.sees(1, "walked 0", "0 winks", "0 winks", "deck (? ? ? ? ? ?)")
	m.says(0, "walk:3")
	m.sees(1, "walked 0", "0 winks", "0 winks", "went on 3", "deck (? ? ? ? ? ?)")
}

func TestInALaneWhatIsFreeIsSeenByOthersWhenAllHaveAnswered(t *testing.T) {
	m := beginScript(t, 3, winker(bids(table.Set(0, 1)), walks(2)))
	deck := "deck (? ? ? ? ? ?)"
	m.does(0, "wink") // before its answer
	m.does(2, "wink") // beside the All
	m.says(1, "walk:1")
	m.does(1, "wink") // after its answer
	m.sees(0, "0 winks", deck)
	m.sees(1, "1 winks", deck)
	m.sees(2, "2 winks", deck)
	m.sees(table.Nobody, deck)
	if n := len(m.Events(2)); n != 1 {
		t.Errorf("seat 2 is told %d things, want its own wink", n)
	}
	m.says(0, "walk:2")
	m.sees(2, "0 winks", "1 winks", "2 winks", "bids [2 1 0]", deck)
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != m.world() {
		t.Error("the match is another after reading")
	}
}

// Before the All lies a window that closes by itself. What a lane does at its first question is not done there, before
// all eyes.
func TestWhatIsFreeInALaneIsNotDoneAtAWindowBefore(t *testing.T) {
	m := beginScript(t, 2, winker(func(t *table.Table, g *bare) {
		t.Any(3, &anyone, func(table.Seat, *table.Menu) {})
		bids(3)(t, g)
	}, walks(0)))
	m.does(0, "wink")
	m.sees(0, "0 winks", "deck (? ? ? ? ? ?)")
	m.sees(1, "deck (? ? ? ? ? ?)")
}

func TestWhatIsFreeInAWindowLeavesItOpen(t *testing.T) {
	m := beginScript(t, 2, winker(voices(1, 1), shouts(table.Upto(2), &anyone), walks(0)))
	m.says(0, "pass")
	m.does(1, "wink")
	m.asked("1 any: walk:2 pass")
	m.says(1, "walk:2")
	m.does(0, "wink")
	m.asked("0 any: walk:2 pass; 1 any: walk:1 pass")
}

func TestSomethingFreeAsksAndRollsNothing(t *testing.T) {
	for words, do := range map[string]func(*table.Table, *bare){
		"a question inside a free action": func(t *table.Table, g *bare) { ask(t, 0, 2) },
		"chance inside a free action":     func(t *table.Table, g *bare) { t.Roll(die) },
		"All inside a free action":        func(t *table.Table, g *bare) { t.All(1, func(table.Seat) {}) },
		`Quit of scope 1`:                 func(t *table.Table, g *bare) { t.Quit(1) },
	} {
		sc := winker(func(t *table.Table, g *bare) {
			t.Scope(1, func() { ask(t, 0, 2) })
		})
		sc.do = func(t *table.Table, g *bare, s table.Seat, o table.Option) { do(t, g) }
		m := beginScript(t, 1, sc)
		was := m.world()
		m.isRefused(m.Free(0, "wink", table.ByHand), table.ErrBroken, words)
		if m.world() != was {
			t.Errorf("%s: the match has changed", words)
		}
	}
}

// In an imagined world somebody may lay down, free of any question, a card that only that world has put into their
// hand: what is done there comes after the cards were dealt anew.
func TestWhatIsFreeInAnImaginedWorldFollowsTheDeal(t *testing.T) {
	m := beginScript(t, 2, &script{
		steps: []step{
			func(t *table.Table, g *bare) {
				g.Deck.Draw(t, &g.Hands[1], table.Set(1))
				walks(0)(t, g)
			},
			walks(0), walks(0),
		},
		free: func(g *bare, s table.Seat, m *table.Menu) {
			for _, l := range g.Hands[s].Cards {
				m.Offer(take.Of(int(l.Card)), "T-TAKE")
			}
		},
		do: func(t *table.Table, g *bare, s table.Seat, o table.Option) {
			hand := &g.Hands[s]
			hand.Move(t, hand.Find(table.Card(o.A)), &g.Row, table.Everyone, table.Everyone)
		},
	})
	m.says(0, "walk") // the draw lies in a step that is over
	held := m.Inspect().Truth().(*bare).Hands[1].At(0)
	other := false
	for seed := range uint64(20) {
		n := m.Inspect().Imagine(0, seed)
		c := n.Inspect().Truth().(*bare).Hands[1].At(0)
		other = other || c != held
		if err := n.Free(1, table.Key(verbs, take.Of(int(c))), table.ByHand); err != nil {
			t.Fatalf("card %d for %d: %v", c, held, err)
		}
		if g := n.Inspect().Truth().(*bare); g.Row.Len() != 1 || g.Row.At(0) != c {
			t.Errorf("card %d was laid down, the row has %d cards", c, g.Row.Len())
		}
	}
	if !other {
		t.Error("no world was another")
	}
}
