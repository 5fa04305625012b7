package table_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// These are the ways in which tables of this kind have failed before. Some are shown closed beside what they belong to:
// lanes that leak, or commute only sometimes, in lanes_test.go; windows that pass for acts, or read on, in
// window_test.go; free actions in the wrong place in free_test.go; undo past what was learned in undo_test.go; marks
// that tell by elimination in pile_test.go; dice that can be bought in chance_test.go; worlds dealt in the wrong place
// in imagine_test.go. What games can still do wrong by themselves is for the laws to find (tabletest), each with a bug
// that it alone catches.

// Two who answer at the same time, each to the question as it was shown, are both accepted, in either order.
func TestAnswersGivenAtTheSameTimeAreBothAccepted(t *testing.T) {
	for _, order := range [][]table.Seat{{0, 1}, {1, 0}} {
		m := begin(t, 2, bids(3), walks(0))
		shown := [2]int{m.Ask(0).Number, m.Ask(1).Number}
		for _, s := range order {
			m.isRefused(m.Answer(s, shown[s], "walk:1", table.ByHand), nil, "")
		}
		m.sees(0, "bids [1 1]", "deck (? ? ? ? ? ?)")
	}
}

func TestAnAnswerToAnOldQuestionIsRefusedAndOneToANewOneToo(t *testing.T) {
	m := begin(t, 1, walks(0), walks(0))
	m.says(0, "walk")
	was := m.world()
	m.isRefused(m.Answer(0, 0, "walk", table.ByHand), table.ErrStale, "it was number 0, now it is 1")
	m.isRefused(m.Answer(0, 2, "walk", table.ByHand), table.ErrStale, "")
	m.isRefused(m.Answer(1, 1, "walk", table.ByHand), table.ErrNotAsked, "")
	m.isRefused(m.Answer(table.Nobody, 1, "walk", table.ByHand), table.ErrNotAsked, "")
	if m.world() != was {
		t.Error("what was refused changed the match")
	}
}

// The number of a question is no fingerprint of what is hidden: it is the same in every world that the seat can't tell
// apart.
func TestQuestionNumbersTellNothingHidden(t *testing.T) {
	m := begin(t, 2, guess, walks(0))
	for seed := range uint64(10) {
		im := &match{m.Inspect().Imagine(0, seed), t}
		if im.Number(0) != m.Number(0) {
			t.Errorf("in an imagined world the question has number %d, not %d", im.Number(0), m.Number(0))
		}
	}
	other, err := table.NewMatch(m.Box(), m.Setup(), table.SeedOf("another"))
	if err != nil {
		t.Fatal(err)
	}
	if other.Number(0) != m.Number(0) {
		t.Error("with other cards the question has another number")
	}
}

// A card taken out of a pile and held in a local is missing at the next question, for all to see: what is true at a
// question can be asked of the state alone.
func TestTheStateAtAQuestionIsWholeOrSeenNotToBe(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		held := g.Deck.Cards[5]
		g.Deck.Cards = g.Deck.Cards[:5]
		g.Deck.Shuffle()
		ask(t, 0, 2)
		g.Deck.Cards = append(g.Deck.Cards, held)
	})
	if n := m.Inspect().Truth().(*bare).Deck.Len(); n != 5 {
		t.Errorf("the deck has %d cards at the question, want the 5 that lie there", n)
	}
}

// A shuffled deck has no order until somebody looks, so there is none in the state to be found, and none in the log.
func TestAShuffledDeckHasNoOrderInStateOrLog(t *testing.T) {
	shuffle := func(seed string) (*table.Match, error) {
		return table.NewMatch(box(&script{steps: []step{func(t *table.Table, g *bare) { g.Deck.Shuffle() }, walks(0)}}),
			table.Setup{Seats: 1}, table.SeedOf(seed))
	}
	a, err := shuffle("a")
	if err != nil {
		t.Fatal(err)
	}
	b, err := shuffle("b")
	if err != nil {
		t.Fatal(err)
	}
	x, _ := json.Marshal(a.Inspect().Truth())
	y, _ := json.Marshal(b.Inspect().Truth())
	if string(x) != string(y) || slices.ContainsFunc(a.Entries(0),
		func(e *table.Entry) bool { return e.Kind != table.KindState }) {
		t.Errorf("decks shuffled by two seeds are\n%s and\n%s, with %d entries in the log", x, y, a.Version())
	}
}

// A game that breaks some steps after the answer leaves everything as it was, and the match goes on with another
// answer.
func TestAGameThatBreaksLaterStillChangesNothing(t *testing.T) {
	m := begin(t, 2, walks(0), func(t *table.Table, g *bare) {
		t.Tell(table.Event{Rule: "T-A"})
		t.Roll(die)
		g.Deck.Draw(t, &g.Hands[0], table.Set(0))
	}, func(t *table.Table, g *bare) {
		if g.Notes[0] == "0 walks 1" {
			t.Scope(1, func() { t.Open(0, &one); g.Row.At(0) })
		}
	}, walks(1))
	m.refuses(0, "walk:1", table.ErrBroken, "step 2")
	m.refuses(0, "walk:1", table.ErrBroken, "step 2")
	m.says(0, "walk")
	m.says(1, "walk")
	if !m.Over() {
		t.Error("the match has not ended")
	}
}

// A game that reads more than its state may offer what it then does not take. That is not the player's fault.
func TestAnOfferThatIsNotTakenIsTheGamesFault(t *testing.T) {
	mood := 0
	m := begin(t, 1, func(t *table.Table, g *bare) {
		mood++
		q := t.Open(0, &one)
		q.Offer(walk.Of(mood%2), "T-WALK")
		q.Offer(stay.Of(), "T-STAY")
		q.Ask()
	}, walks(0))
	if mood = 0; m.Ask(0).Options[0].Option != walk.Of(1) {
		t.Fatal("the test is not what it says")
	}
	m.isRefused(m.Answer(0, 0, "walk:1", table.ByHand), table.ErrBroken, `"walk:1" was on offer, and does not fit`)
}

// What a menu left behind when the step was stopped is gone when it runs again, and for whoever looks at something
// else.
func TestAStoppedStepLeavesNoMenuBehind(t *testing.T) {
	m := beginScript(t, 2, winker(func(t *table.Table, g *bare) {
		q := t.Open(0, &one)
		q.Offer(stay.Of(), "T-STAY")
		q.Deny(walk.Of(), "T-WALK", "tired")
		ask(t, 1, 3)
		q.Offer(take.Of(), "T-TAKE")
		g.note("%s", table.Key(verbs, q.Ask()))
	}, walks(0)))
	m.refuses(1, "walk:7", table.ErrNotOffered, "none of the answers")
	offers, _ := m.Frees(0)
	if len(offers) != 1 || offers[0].Rule != "T-WINK" {
		t.Errorf("free are %v", offers)
	}
	m.asked("1 one: walk walk:1 walk:2")
	m.says(1, "walk")
	m.asked("0 one: stay take")
}

func TestAQuestionAThousandCallsDeepWaitsLikeAnyOther(t *testing.T) {
	var deep func(t *table.Table, g *bare, n int) int
	deep = func(t *table.Table, g *bare, n int) (sum int) {
		if n == 0 {
			return ask(t, 0, 3)
		}
		if n%100 == 0 {
			t.Scope(1, func() { sum = deep(t, g, n-1) })
			return sum
		}
		return deep(t, g, n-1)
	}
	m := begin(t, 1, func(t *table.Table, g *bare) { g.note("%d", deep(t, g, 1000)) }, walks(0))
	m.says(0, "walk:2")
	m.sees(0, "2", "deck (? ? ? ? ? ?)")
}

// A game that loses its way is stopped, and says so.
func TestAGameThatAsksNothingAndDoesNotEndIsStopped(t *testing.T) {
	sc := &script{}
	sc.steps = []step{walks(0), func(t *table.Table, g *bare) { g.Turn -= 1 }, walks(0)}
	m := beginScript(t, 1, sc)
	err := m.Answer(0, 0, "walk", table.ByHand)
	if err == nil || m.Version() != 0 {
		t.Errorf("a game without end goes on: %v", err)
	}
}

// Played in place by a script, or asked of people who answer the same, the same comes of it.
func TestInPlaceAndRecordedAreTheSame(t *testing.T) {
	program := []step{walks(0), rolls, bids(3), some(4, 1, 2), func(t *table.Table, g *bare) {
		t.Scope(1, func() {
			g.Deck.Draw(t, &g.Hands[0], table.Set(0))
			if ask(t, 1, 2) == 1 {
				t.Quit(1)
			}
			g.Deck.Draw(t, &g.Hands[1], table.Set(1))
		})
		g.Deck.Peek(t, 1, table.Set(1))
	}}
	for n := range 24 {
		keys := []string{"walk", "walk:1", "walk:2"}
		answers := []int{n % 3, n % 2, n / 3 % 3, n / 8, 0, n / 4 % 2}
		dice := func(c table.Chance) int {
			if c.Cards != nil {
				return int(c.Cards[n%len(c.Cards)].Card)
			}
			return 1 + n%c.Sides
		}
		x, err := table.NewRigged(box(&script{steps: program}), table.Setup{Seats: 2}, table.SeedOf("a"),
			func(c table.Chance) (int, bool) { return dice(c), true })
		if err != nil {
			t.Fatal(err)
		}
		m := &match{x, t}
		m.says(0, keys[answers[0]], keys[answers[1]])
		m.says(1, keys[answers[3]])
		m.says(0, keys[answers[2]], "take:1+take:3")
		m.says(1, keys[answers[5]])

		picks := []int{answers[0], answers[1], answers[2], answers[3], 1, 2, answers[5]}
		g := inPlace(table.Config{Marks: true, Rig: dice,
			Decider: decider(func(table.Seat, *table.Prompt, []table.Option) int {
				i := picks[0]
				picks = picks[1:]
				return i
			})}, 2, program...)
		a, _ := json.Marshal(m.Inspect().Truth())
		b, _ := json.Marshal(g)
		if string(a) != string(b) {
			t.Errorf("recorded it is\n%s\nand in place\n%s", a, b)
		}
	}
}

// The keys of options are stable and their own; so are their codes.
func TestOptionsHaveKeysAndCodesOfTheirOwn(t *testing.T) {
	seen := map[string]table.Option{}
	codes := map[uint64]table.Option{table.Pass.Code(): table.Pass}
	for v := range table.Verb(4) {
		for _, n := range [][]int{{}, {1}, {0, 1}, {1, 0, 2}, {-1}, {0, 0, -32768}, {32767, 1}} {
			o := v.Of(n...)
			key := table.Key(verbs, o)
			if was, ok := seen[key]; ok {
				t.Errorf("%v and %v are both %q", was, o, key)
			}
			if was, ok := codes[o.Code()]; ok {
				t.Errorf("%v and %v have one code", was, o)
			}
			seen[key], codes[o.Code()] = o, o
		}
	}
	if key := table.Key(verbs, walk.Of(0, 0, 0)); key != "walk" {
		t.Errorf("the key of cell 0 is %q", key)
	}
	for key, words := range map[string]string{
		"walk:1:2:3:4":                    "more than three numbers",
		"walk:32768":                      `"32768" is not a number from -32768 to 32767`,
		"walk:01":                         `"01" is not a number`,
		"walk:":                           `"" is not a number`,
		"walk:" + strings.Repeat("0", 60): "key of 65 characters: at most 64 are possible",
		"":                                `no choice of this game is called ""`,
	} {
		if _, err := table.ParseKey(verbs, key); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%q: %v, want words %q", key, err, words)
		}
	}
	panics(t, "has at most three numbers", func() { walk.Of(1, 2, 3, 4) })
}
