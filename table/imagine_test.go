package table_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

// dealt is a state in which seat 0 holds 1 and 2 and knows them, seat 1 holds 3 and 4, the deck is 5 to 8, and
// everybody knows that an 8 is in it.
func dealt() *bare {
	g := newBare(2, &script{})
	g.Deck.Cards = nil
	for c := table.Card(1); c <= 8; c++ {
		switch {
		case c <= 2:
			g.Hands[0].Put(c, table.Set(0))
		case c <= 4:
			g.Hands[1].Put(c, table.Set(1))
		case c == 8:
			g.Deck.Put(c, table.Everyone)
		default:
			g.Deck.Put(c, 0)
		}
	}
	g.Deck.Shuffle()
	return g
}

func TestADealAnewMovesOnlyWhatTheSeatCannotKnow(t *testing.T) {
	where := map[table.Card]bool{}
	for seed := range uint64(50) {
		g := dealt()
		table.Redeal(g, 0, seed)
		if got := seen(&g.Hands[0], 0) + " / " + seen(&g.Deck, 0); got != "1 2 / (8 ? ? ?)" {
			t.Fatalf("seat 0 knows %s", got)
		}
		var all []table.Card
		for _, p := range g.Piles() {
			for _, l := range p.Cards {
				all = append(all, l.Card)
			}
		}
		if slices.Sort(all); !slices.Equal(all, []table.Card{1, 2, 3, 4, 5, 6, 7, 8}) {
			t.Fatalf("the cards are %v", all)
		}
		where[g.Hands[1].At(0)] = true
	}
	if len(where) != 5 {
		t.Errorf("the other's first card was one of %v, want 3 to 7", where)
	}
}

// The same seed deals the same, whatever lay there: so who searches the deals can't learn from them what does lie
// there.
func TestADealAnewDependsOnNothingThatTheSeatCannotKnow(t *testing.T) {
	state := func(g *bare) string {
		for _, p := range g.Piles() {
			for i := range p.Cards {
				p.Cards[i].Seen &= 1 // what others know is not for seat 0
			}
		}
		b, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for seed := range uint64(20) {
		a, b := dealt(), dealt()
		b.Deck.Cards[0], b.Deck.Cards[3] = b.Deck.Cards[3], b.Deck.Cards[0] // in a bag nothing lies before another
		b.Deck.Cards[1].Card, b.Hands[1].Cards[0].Card = b.Hands[1].Cards[0].Card, b.Deck.Cards[1].Card
		table.Redeal(a, 0, seed)
		table.Redeal(b, 0, seed)
		if x, y := state(a), state(b); x != y {
			t.Fatalf("one deal is\n%s\nand one\n%s", x, y)
		}
	}
}

// A hand that was mixed lies in no order for the game, but its owner knows it all, as it lies there.
func TestADealAnewLeavesAKnownBagAsItLies(t *testing.T) {
	g := dealt()
	g.Hands[0].Cards[0], g.Hands[0].Cards[1] = g.Hands[0].Cards[1], g.Hands[0].Cards[0]
	g.Hands[0].Shuffle()
	table.Redeal(g, 0, 1)
	if g.Hands[0].At(0) != 2 || g.Hands[0].At(1) != 1 {
		t.Errorf("the hand 2 1 lies there as %d %d", g.Hands[0].At(0), g.Hands[0].At(1))
	}
}

func TestCardsAreExchangedOnlyForCardsWithAnEqualBack(t *testing.T) {
	back := func(c table.Card) uint8 { return uint8(c % 2) }
	for seed := range uint64(30) {
		g := dealt()
		g.script.back = back
		table.Redeal(g, 0, seed)
		if back(g.Hands[1].At(0)) != 1 || back(g.Hands[1].At(1)) != 0 {
			t.Fatalf("the other holds %d and %d, whose backs are other than those of 3 and 4", g.Hands[1].At(0),
				g.Hands[1].At(1))
		}
	}
}

// guess deals each seat a card and asks seat 0 to guess the other's; then the other walks.
func guess(t *table.Table, g *bare) {
	for s := range table.Seat(2) {
		g.Deck.Draw(t, &g.Hands[s], table.Set(s))
	}
	m := t.Open(0, &one)
	m.Offer(stay.Of(), "T-STAY")
	for c := 1; c <= 6; c++ {
		m.Offer(take.Of(c), "T-TAKE")
	}
	o := m.Ask()
	if int(o.A) == int(g.Hands[1].At(0)) {
		g.Sum[0] += 6
	}
	g.Hands[1].Show(t, 0, table.Everyone)
	g.note("it was %d", g.Hands[1].At(0))
	g.note("walked %d", ask(t, 1, 2))
}

func TestAnImaginedWorldLooksTheSameToItsSeatAndIsAnother(t *testing.T) {
	m := begin(t, 2, guess, walks(0))
	was := m.world()
	others := map[string]bool{}
	for seed := range uint64(20) {
		im := &match{m.Inspect().Imagine(0, seed), t}
		im.sees(0, m.View(0).([]string)...)
		im.asked("0 one: stay take:1 take:2 take:3 take:4 take:5 take:6")
		im.says(0, "stay")
		im.says(1, "walk:1")
		others[im.View(0).([]string)[0]] = true
		im.keeps(0, "this world is imagined")
	}
	if len(others) != 5 {
		t.Errorf("the other's card was one of %v, want five", others)
	}
	if m.world() != was {
		t.Error("imagining has changed the match")
	}
}

func TestWhoIsNotAskedImaginesTheWorldAtItsEnd(t *testing.T) {
	m := begin(t, 2, guess, walks(0))
	others := map[table.Card]bool{}
	for seed := range uint64(20) {
		im := &match{m.Inspect().Imagine(1, seed), t}
		im.sees(1, m.View(1).([]string)...)
		others[im.Inspect().Truth().(*bare).Hands[0].At(0)] = true
	}
	if len(others) != 5 {
		t.Errorf("the other's card was one of %v, want five", others)
	}
}

func TestThinkingDoesNotCheatAndChangesNothing(t *testing.T) {
	m := begin(t, 2, guess, walks(0))
	truth := m.Inspect().Truth().(*bare).Hands[1].At(0)
	was := m.world()
	hits := 0
	const n = 300
	for seed := range uint64(n) {
		r, err := m.Think(0, seed, decider(func(_ table.Seat, _ *table.Prompt, options []table.Option) int {
			return max(0, slices.Index(options, take.Of(int(truth))))
		}))
		if err != nil {
			t.Fatal(err)
		}
		hits += r.Scores[0] / 6
	}
	if hits < n/10 || hits > n*3/10 {
		t.Errorf("who always guesses the card that it is, is right in %d of %d imagined worlds; want a fifth", hits, n)
	}
	if m.world() != was {
		t.Error("thinking has changed the match")
	}
	m.isRefused(third(m.Think(1, 1, nil)), table.ErrNotAsked, "")
	m.isRefused(third(m.Think(table.Nobody, 1, nil)), table.ErrNotAsked, "")
}

func third(_ table.Result, err error) error { return err }

// Thinking plays on past places where somebody learns something. That is no reason to keep anybody from taking back.
func TestThinkingBindsNobody(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) { ask(t, 0, 2); ask(t, 0, 2); t.Reveal(table.Everyone) }, walks(1))
	m.says(0, "walk")
	if _, err := m.Think(0, 1, nil); err != nil {
		t.Fatal(err)
	}
	m.takesBack(0)
}

// Side by side seat 2 has answered. Who thinks does not know what: in its worlds seat 2 answers anew.
func TestThinkingSideBySideDoesNotReadTheOthersAnswers(t *testing.T) {
	program := func(t *table.Table, g *bare) {
		t.All(table.Upto(3), func(s table.Seat) {
			m := t.Open(s, &one)
			for i := range 3 {
				m.Offer(take.Of(i), "T-TAKE")
			}
			g.Sum[s] = int(m.Ask().A)
		})
	}
	m := begin(t, 3, program)
	m.says(2, "take:2")
	m.says(0, "take:1")
	got := map[string]int{}
	for seed := range uint64(100) {
		r, err := m.Think(1, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		got[fmt.Sprint(r.Scores[0], " ", r.Scores[2])]++
	}
	if len(got) != 9 {
		t.Errorf("the others answered %v, want all nine ways", got)
	}
	im := &match{m.Inspect().Imagine(1, 1), t}
	im.asked("0 one: take take:1 take:2; 1 one: take take:1 take:2; 2 one: take take:1 take:2")
	im.says(1, "take")
	im.says(0, "take:2")
	im.says(2, "take")
	if r := im.Result(); fmt.Sprint(r.Scores) != "[2 0 0]" {
		t.Errorf("in the imagined world the answers were %v", r.Scores)
	}
}

// Cards are dealt anew at the very question, also in a lane: the seats before it in order choose by the new cards.
func TestInALaneTheDealIsDoneBeforeTheOthersChoose(t *testing.T) {
	program := func(t *table.Table, g *bare) {
		for s := range table.Seat(3) {
			g.Deck.Draw(t, &g.Hands[s], table.Set(s))
			g.Deck.Draw(t, &g.Hands[s], table.Set(s))
		}
		m := t.Open(0, &secret) // what seat 0 had in its hand then, it had in the real world
		for i := range g.Hands[0].Len() {
			m.Offer(take.Of(int(g.Hands[0].At(i))), "T-TAKE")
		}
		m.Ask()
		var play [3]table.Card
		t.All(table.Upto(3), func(s table.Seat) {
			m := t.Open(s, &one)
			for i := range g.Hands[s].Len() {
				m.Offer(take.Of(int(g.Hands[s].At(i))), "T-TAKE")
			}
			play[s] = table.Card(m.Ask().A)
		})
		for s, c := range play {
			h := &g.Hands[s]
			h.Move(t, h.Find(c), &g.Row, table.Everyone, table.Everyone)
		}
	}
	m := begin(t, 3, program, walks(0))
	for range 2 {
		m.says(0, table.Key(verbs, m.Ask(0).Options[0].Option))
	}
	for seed := range uint64(30) {
		im := &match{m.Inspect().Imagine(1, seed), t}
		for im.Ask(1) == nil || im.Ask(1).Lane != 0 {
			a := im.Asks()[0]
			if a.Lane == 0 {
				break
			}
			im.says(a.Seat, table.Key(verbs, a.Options[1].Option))
		}
		if _, err := m.Think(1, seed, nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestACopyOfAMatchSharesNothing(t *testing.T) {
	m := story(t)
	was := m.world()
	c := &match{m.Clone(), t}
	if c.world() != was {
		t.Error("a copy is not equal to its match")
	}
	c.takesBack(1)
	c.says(0, "walk:1")
	c.says(1, "walk:2")
	if m.world() != was {
		t.Error("playing on with a copy has changed the match")
	}
	was = c.world()
	m.says(0, "walk")
	if c.world() != was {
		t.Error("playing on with the match has changed the copy")
	}
}

// In a window who thinks is asked first, and may pass; then any of the others may act.
func TestThinkingInAWindowEverybodyMayAct(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) {
		s, _, acted := t.Any(3, &anyone, func(s table.Seat, m *table.Menu) { m.Offer(stay.Of(), "T-STAY") })
		if acted {
			g.Sum[s] = 1
		}
	})
	got := map[string]int{}
	for seed := range uint64(200) {
		r, err := m.Think(0, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		got[fmt.Sprint(r.Scores)]++
	}
	if got["[1 0]"] < 40 || got["[0 1]"] < 40 || got["[0 0]"] < 20 {
		t.Errorf("who acted, if anybody: %v", got)
	}
}

func TestAGameThatBreaksInThoughtBreaksNothingElse(t *testing.T) {
	for _, steps := range [][]step{
		{func(t *table.Table, g *bare) { ask(t, 0, 2); g.Row.At(0) }},
		{walks(0), func(t *table.Table, g *bare) { g.Row.At(0) }},
	} {
		m := begin(t, 1, steps...)
		was := m.world()
		m.isRefused(third(m.Think(0, 1, nil)), table.ErrBroken, "index out of range")
		if m.world() != was {
			t.Error("the match has changed")
		}
	}
}

func TestATableCanPlayTheSameMatchAgain(t *testing.T) {
	tab := table.InPlace(5, 6, table.Config{})
	play := func() string {
		g := newBare(2, &script{steps: []step{walks(0), rolls, bids(3), walks(1)}})
		tab.Reseed(5, 6)
		tab.Play(g)
		return fmt.Sprint(g.Notes)
	}
	if a, b := play(), play(); a != b {
		t.Errorf("by the same seeds the matches are %s and %s", a, b)
	}
}
