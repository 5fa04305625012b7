package table_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

func TestASingleOptionIsItsOwnAnswer(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) { g.note("walked %d", ask(t, 0, 1)); ask(t, 0, 2) })
	m.sees(0, "walked 0", "deck (? ? ? ? ? ?)")
	m.asked("0 one: walk walk:1")
}

func TestAQuestionPutAlwaysIsPutWithOneOption(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		q := t.Open(0, &always)
		q.Offer(stay.Of(), "T-STAY")
		q.Ask()
		ask(t, 0, 2)
	})
	m.asked("0 always: stay")
	m.says(0, "stay")
	m.asked("0 one: walk walk:1")
}

func TestAQuestionNamesItsOptionsItsDenialsAndTheirRules(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		q := t.Open(0, &one, 7, 8, 9)
		q.Offer(walk.Of(1), "T-WALK-01")
		q.Deny(walk.Of(2), "T-WALK-02", "a river")
		q.Offer(stay.Of(), "T-STAY-01")
		q.Ask()
	})
	a := m.Ask(0)
	if a.About != [3]int16{7, 8, 9} || a.Min != 1 || a.Max != 1 || a.Pass || a.Lane != 0 {
		t.Errorf("the question is %+v", a)
	}
	if want := []table.Offered{
		{Option: walk.Of(1), Rule: "T-WALK-01"},
		{Option: stay.Of(), Rule: "T-STAY-01"},
	}; !slices.Equal(a.Options, want) {
		t.Errorf("offered is %v, want %v", a.Options, want)
	}
	if want := []table.Denied{{Option: walk.Of(2), Rule: "T-WALK-02", Why: "a river"}}; !slices.Equal(a.Denied, want) {
		t.Errorf("denied is %v, want %v", a.Denied, want)
	}
	m.refuses(0, "walk:2", table.ErrNotOffered, `"walk:2": a river (T-WALK-02)`)
	m.refuses(0, "walk:3", table.ErrNotOffered, `none of the answers to this question (T-ONE)`)
	m.refuses(0, "swim", table.ErrNotOffered, `no choice of this game is called "swim"`)
	m.refuses(0, "none", table.ErrNotOffered, "wants 1 of its options")
	m.refuses(0, "walk:1+stay", table.ErrNotOffered, "wants 1 of its options")
	m.refuses(0, "pass", table.ErrNotOffered, "none of the answers")
}

// A question asked while another is being put together stands above it, and does not mix with it.
func TestAQuestionInsideAQuestionIsAnsweredFirst(t *testing.T) {
	program := func(t *table.Table, g *bare) {
		q := t.Open(0, &one)
		q.Offer(walk.Of(1), "T-WALK")
		q.Deny(stay.Of(), "T-STAY", "no time")
		inner := t.Open(1, &one)
		q.Deny(take.Of(), "T-TAKE", "nothing there")
		for i := range 3 {
			inner.Offer(walk.Of(i), "T-WALK")
		}
		n := int(inner.Ask().A)
		q.Offer(walk.Of(2+n), "T-WALK")
		q.Deny(wink.Of(), "T-WINK", "nobody there")
		g.note("%d, then %d", n, q.Ask().A)
		ask(t, 1, 2)
	}
	m := begin(t, 2, program)
	m.asked("1 one: walk walk:1 walk:2")
	if d := m.Ask(1).Denied; len(d) != 0 {
		t.Errorf("the inner question denies what the outer one does: %v", d)
	}
	m.says(1, "walk:2")
	m.asked("0 one: walk:1 walk:4")
	if d := m.Ask(0).Denied; len(d) != 2 {
		t.Errorf("the outer question denies %v, want to stay and to wink", d)
	}
	m.says(0, "walk:4")
	m.sees(0, "2, then 4", "deck (? ? ? ? ? ?)")

	last := decider(func(_ table.Seat, _ *table.Prompt, o []table.Option) int { return len(o) - 1 })
	if g := inPlace(table.Config{Decider: last}, 2, program); g.Notes[0] != "2, then 4" {
		t.Errorf("in place the answers are %q", g.Notes[0])
	}
}

func TestWhatIsNoQuestionBreaksTheGame(t *testing.T) {
	for words, bad := range map[string]step{
		`"one" (T-ONE) to seat 0 offers nothing`: func(t *table.Table, _ *bare) { m := t.Open(0, &one); m.Ask() },
		`wants 2 to 1 of 1 options`: func(t *table.Table, _ *bare) {
			m := t.Open(0, &many)
			m.Offer(stay.Of(), "T-STAY")
			m.AskSome(2, 2)
		},
		`wants -1 to 1 of 1 options`: func(t *table.Table, _ *bare) {
			m := t.Open(0, &many)
			m.Offer(stay.Of(), "T-STAY")
			m.AskSome(-1, 1)
		},
		`question "one" goes on while a question above it is open`: func(t *table.Table, _ *bare) {
			m := t.Open(0, &one)
			n := t.Open(0, &many)
			n.Offer(stay.Of(), "T-STAY")
			m.Ask()
		},
		`question "many" goes on while a question above it is open`: func(t *table.Table, _ *bare) {
			m := t.Open(0, &many)
			t.Open(0, &one)
			m.Offer(stay.Of(), "T-STAY")
		},
		`question "one" was opened and never asked`: func(t *table.Table, _ *bare) {
			m := t.Open(0, &one)
			m.Offer(stay.Of(), "T-STAY")
		},
		`about 4 numbers: at most 3`: func(t *table.Table, _ *bare) { t.Open(0, &one, 1, 2, 3, 4) },
		`index out of range`:         func(t *table.Table, g *bare) { g.Row.At(3) },
	} {
		t.Run(words, func(t *testing.T) { breaks(t, words, 1, bad) })
	}
}

func TestABrokenGameSaysWhere(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) { ask(t, 0, 2); g.Row.At(3) })
	err := m.Answer(0, m.Number(0), "walk", table.ByHand)
	m.isRefused(err, table.ErrBroken, "step 0")
	if at := table.Stack(err); !strings.Contains(at, "menu_test.go") {
		t.Errorf("the stack does not lead to the mistake:\n%s", at)
	}
	if at := table.Stack(table.ErrStale); at != "" {
		t.Errorf("an error that is no break has a stack: %s", at)
	}
}

// some offers the numbers from 0 up to but not n and notes those chosen.
func some(n, min, max int) step {
	return func(t *table.Table, g *bare) {
		m := t.Open(0, &many)
		for i := range n {
			m.Offer(take.Of(i), "T-TAKE")
		}
		var got []int16
		for _, o := range m.AskSome(min, max) {
			got = append(got, o.A)
		}
		g.note("%v", got)
	}
}

func TestSeveralAreChosenWithinBoundsAndComeInTheOrderOfTheMenu(t *testing.T) {
	m := begin(t, 1, some(4, 1, 2), walks(0))
	if a := m.Ask(0); a.Min != 1 || a.Max != 2 {
		t.Errorf("the bounds are %d to %d, want 1 to 2", a.Min, a.Max)
	}
	m.refuses(0, "none", table.ErrNotOffered, "wants 1 to 2 of its options")
	m.refuses(0, "take+take:1+take:2", table.ErrNotOffered, "wants 1 to 2 of its options")
	m.refuses(0, "take:1+take:1", table.ErrNotOffered, `"take:1+take:1"`)
	m.refuses(0, "take:1+take:9", table.ErrNotOffered, `"take:1+take:9"`)
	m.refuses(0, "pass", table.ErrNotOffered, "none of the answers")
	m.says(0, "take:3+take:1")
	m.sees(0, "[1 3]", "deck (? ? ? ? ? ?)")
}

func TestNoneCanBeChosenWhereNoneIsEnough(t *testing.T) {
	m := begin(t, 1, some(3, 0, 2), walks(0))
	m.says(0, "none")
	m.sees(0, "[]", "deck (? ? ? ? ? ?)")
}

func TestWhereThereIsNothingToChooseNobodyIsAsked(t *testing.T) {
	m := begin(t, 1, some(3, 0, 0), some(3, 3, 3), some(0, 0, 2), some(2, 2, 9), walks(0))
	m.sees(0, "[]", "[0 1 2]", "[]", "[0 1]", "deck (? ? ? ? ? ?)")
	m.asked("0 one: walk walk:1 walk:2")
}

func TestASetThatIsPutAlwaysIsPutThoughItIsSettled(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		for range 2 {
			q := t.Open(0, &always)
			q.Offer(take.Of(1), "T-TAKE")
			g.note("%d", len(q.AskSome(1-len(g.Notes), 1-len(g.Notes))))
		}
	}, walks(0))
	m.refuses(0, "none", table.ErrNotOffered, "")
	m.says(0, "take:1")
	m.refuses(0, "take:1", table.ErrNotOffered, "")
	m.says(0, "none")
	m.sees(0, "1", "0", "deck (? ? ? ? ? ?)")
}

// In place a set is picked one by one; passing means enough.
func TestInPlaceSeveralArePickedOneByOne(t *testing.T) {
	var offered [][]int16
	picks := []int{3, 0, 1}
	g := inPlace(table.Config{Decider: decider(func(_ table.Seat, _ *table.Prompt, options []table.Option) int {
		var row []int16
		for _, o := range options {
			if o == table.Pass {
				row = append(row, -1)
			} else {
				row = append(row, o.A)
			}
		}
		offered = append(offered, row)
		i := picks[0]
		picks = picks[1:]
		return i
	})}, 1, some(4, 2, 3))
	if want := [][]int16{{0, 1, 2, 3}, {0, 1, 2}, {1, 2, -1}}; !slices.EqualFunc(offered, want, slices.Equal[[]int16]) {
		t.Errorf("offered were %v, want %v; -1 is to pass", offered, want)
	}
	if g.Notes[0] != "[0 2 3]" {
		t.Errorf("chosen are %s, want [0 2 3]", g.Notes[0])
	}
	pass := decider(func(_ table.Seat, _ *table.Prompt, o []table.Option) int { return len(o) - 1 })
	if g := inPlace(table.Config{Decider: pass}, 1, some(4, 0, 4)); g.Notes[0] != "[]" {
		t.Errorf("who passes at once has chosen %s", g.Notes[0])
	}
}

func TestChoosingSeveralInPlaceAllocatesNothing(t *testing.T) {
	g := &hoard{}
	tab := table.InPlace(1, 2, table.Config{})
	first := table.InPlace(1, 2,
		table.Config{Decider: decider(func(table.Seat, *table.Prompt, []table.Option) int { return 0 })})
	for name, tab := range map[string]*table.Table{"at random": tab, "by a decider": first} {
		if n := testing.AllocsPerRun(100, func() { g.Taken = 0; tab.Play(g) }); n > 0 {
			t.Errorf("%s: %v allocations a game", name, n)
		}
	}
}

// hoard is a game of taking two or three of five things, ten times.
type hoard struct{ Taken int }

func (g *hoard) Step(t *table.Table) {
	m := t.Open(0, &many)
	for i := range 5 {
		m.Offer(take.Of(i), "T-TAKE")
	}
	m.AskSome(2, 3)
	g.Taken++
}
func (g *hoard) Over() bool            { return g.Taken == 10 }
func (g *hoard) Seats() int            { return 1 }
func (g *hoard) CopyFrom(o table.Game) { *g = *o.(*hoard) }
func (g *hoard) Piles() []*table.Pile  { return nil }
func (g *hoard) Verbs() []string       { return verbs }
func (g *hoard) View(table.Seat) any   { return *g }
func (g *hoard) Result() table.Result  { return table.Result{Scores: []int{0}} }

func TestTheClockAnswersWithTheDefault(t *testing.T) {
	def := table.Prompt{Kind: "def", Rule: "T-DEF", Default: "stay"}
	offers := func(p *table.Prompt, opts ...table.Option) step {
		return func(t *table.Table, g *bare) {
			m := t.Open(0, p)
			for _, o := range opts {
				m.Offer(o, "T-X")
			}
			m.Ask()
		}
	}
	window := func(t *table.Table, g *bare) {
		t.Any(table.Upto(1), &anyone, func(s table.Seat, m *table.Menu) { m.Offer(walk.Of(), "T-WALK") })
	}
	for _, c := range []struct {
		what, want string
		step       step
	}{
		{"the default that is on offer", "stay", offers(&def, walk.Of(1), stay.Of())},
		{"the first option where it is not", "walk:1", offers(&def, walk.Of(1), walk.Of(2))},
		{"the first option where there is none", "walk:1", offers(&one, walk.Of(1), walk.Of(2))},
		{"to pass in a window", "pass", window},
		{"none where none is enough", "none", some(3, 0, 2)},
		{"the first ones where several are wanted", "take+take:1", some(3, 2, 3)},
		{"so also where the default is one of them", "stay+walk", func(t *table.Table, g *bare) {
			m := t.Open(0, &def)
			for _, o := range []table.Option{stay.Of(), walk.Of(), take.Of()} {
				m.Offer(o, "T-X")
			}
			m.AskSome(2, 2)
		}},
	} {
		m := begin(t, 1, c.step, walks(0))
		if got := m.Default(m.Ask(0)); got != c.want {
			t.Errorf("%s: the clock says %q, want %q", c.what, got, c.want)
		}
		m.says(0, c.want)
	}
}

// A question with one answer is put where the position wants it so, and else answers itself.
func TestAQuestionMayBePutAlwaysByPosition(t *testing.T) {
	program := func(veiled bool) func(t *table.Table, g *bare) {
		return func(t *table.Table, g *bare) {
			q := t.Open(0, &one)
			q.Offer(stay.Of(), "T-STAY")
			if veiled {
				q.Always()
			}
			q.Ask()
			ask(t, 0, 2)
		}
	}
	begin(t, 1, program(false)).asked("0 one: walk walk:1")
	m := begin(t, 1, program(true))
	m.asked("0 one: stay")
	m.says(0, "stay")
	m.asked("0 one: walk walk:1")
}
