package screen

import (
	"math/rand/v2"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/table"
)

// Being done with a slot ends the turn where nothing is left to do, food and the hand aside, and moving the zones on
// ends the rest; nothing else does, nor where something can be done that was not taken before. A point of a Break with
// nothing to repair is Fury.
func TestDoneEndsTheTurn(t *testing.T) {
	done, end, use := firelands.VerbDone.Of(), firelands.VerbEnd.Of(), firelands.VerbUse.Of(7)
	feed, fury, none := firelands.VerbFeed.Of(1, 5), firelands.VerbFury.Of(2), table.Option{}
	ask := func(p *table.Prompt, options ...table.Option) *table.Ask {
		a := &table.Ask{Prompt: p, Min: 1, Max: 1}
		for _, o := range options {
			a.Options = append(a.Options, table.Offered{Option: o})
		}
		return a
	}
	act, rest, ready := &table.Prompt{Kind: "act"}, firelands.AskRest, firelands.AskReady
	shift, confirm, gift := firelands.VerbShift.Of(), firelands.VerbReady.Of(), firelands.VerbAbility.Of(3)
	points, pause, rage := &table.Prompt{Kind: "points"}, firelands.VerbBreak.Of(5), firelands.VerbRage.Of()
	repair := firelands.VerbRepair.Of(9)
	for what, x := range map[string]struct {
		before   *table.Ask
		taken    table.Option
		next     *table.Ask
		declined []table.Option
		want     table.Option // the zero Option where the question must be put
	}{
		"done, and nothing left":     {ask(act, done), done, ask(firelands.AskTurn, end), nil, end},
		"done, and food and a hand":  {ask(act, done), done, ask(firelands.AskTurn, end, feed, use), nil, end},
		"done, and Fury as before":   {ask(act, done), done, ask(firelands.AskTurn, end, fury), []table.Option{fury}, none},
		"done, and something new":    {ask(act, done), done, ask(firelands.AskTurn, end, fury), nil, none},
		"done, and another question": {ask(act, done), done, ask(act, end), nil, none},
		"done, and no end of it":     {ask(act, done), done, ask(firelands.AskTurn, fury), []table.Option{fury}, none},
		"done with something else":   {ask(rest, done), done, ask(firelands.AskTurn, end), nil, none},
		"something else":             {ask(act, done, use), use, ask(firelands.AskTurn, end), nil, none},
		"rested, and nothing left":   {ask(rest, shift), shift, ask(ready, confirm), nil, confirm},
		"rested, and what was there": {ask(rest, shift, use), shift, ask(ready, confirm, use), []table.Option{use}, confirm},
		"rested, and a gift":         {ask(rest, shift, gift), shift, ask(ready, confirm, gift), []table.Option{gift}, none},
		"rested, and something new":  {ask(rest, shift), shift, ask(ready, confirm, use), nil, none},
		"fed, and still at rest":     {ask(rest, shift, feed), feed, ask(rest, shift), nil, none},
		"a Break for Fury":           {ask(firelands.AskTurn, pause), pause, ask(points, rage, done), nil, rage},
		"its next point":             {ask(points, rage, done), rage, ask(points, rage, done), nil, rage},
		"a Break with a repair":      {ask(firelands.AskTurn, pause), pause, ask(points, repair, rage, done), nil, none},
		"a Break at the top":         {ask(firelands.AskTurn, pause), pause, ask(points, repair, done), nil, none},
		"the turn itself":            {ask(firelands.AskTurn, fury), fury, ask(firelands.AskTurn, end), nil, none},
	} {
		d := scene.Declined{}
		for _, o := range x.declined {
			d[o] = true
		}
		if answer, ok := (Screen{}).Follows(nil, x.before, x.taken, x.next, d); ok != (x.want != none) || ok && answer != x.want {
			t.Errorf("%s: follows is %v, %v", what, answer, ok)
		}
	}
}

// What an order answers is on offer, and what it watches hangs on nothing but what lies open: whoever lacks the card in
// the hand that one holds watches the same.
func TestOrdersAnswerWhatIsOffered(t *testing.T) {
	given := map[string]int{}
	for _, seed := range []string{"orders 1", "orders 2", "orders 3"} {
		m, rng := newMatch(t, 2, seed), rand.New(rand.NewPCG(1, 1))
		for n := 0; n < 400 && !m.Over(); n++ {
			s := table.Turns(nil, m.Due(), rng.Uint64())[0]
			a := m.Ask(s)
			if o := (Screen{}).Order(m.View(s), a); o != nil {
				given[o.Key]++
				offered := false
				for _, x := range a.Options {
					offered = offered || x.Option == o.Answer
				}
				if !offered {
					t.Fatalf("%s: %s answers %v, which is not on offer", a.Prompt.Kind, o.Key, o.Answer)
				}
				for _, w := range o.Watches {
					if w.Verb == firelands.VerbUse {
						t.Fatalf("%s watches the hand", o.Key)
					}
				}
			}
			x := a.Options[rng.IntN(len(a.Options))].Option
			if a.Max != 1 || m.Answer(s, a.Number, table.Key(m.Verbs(), x), table.ByHand) != nil {
				m.Answer(s, a.Number, m.Default(a), table.ByHand)
			}
		}
	}
	if given["hand"] == 0 || given["end"] == 0 {
		t.Errorf("orders that were met: %v", given)
	}
}

// The order that ends turns says what of the things on offer it leaves unused.
func TestTheOrderThatEndsTurnsSaysWhatItLeaves(t *testing.T) {
	end, fury, recycle := firelands.VerbEnd.Of(), firelands.VerbFury.Of(2), firelands.VerbRecycle.Of(7)
	const plain = "End my turns at once until something is new"
	for _, c := range []struct {
		offered []table.Option
		words   string
	}{
		{[]table.Option{end, firelands.VerbFeed.Of(1, 5)}, plain},
		{[]table.Option{end, fury}, plain + "; I pay no Fury"},
		{[]table.Option{end, recycle}, plain + "; I recycle nothing"},
		{[]table.Option{end, fury, recycle}, plain + "; I pay no Fury and recycle nothing"},
	} {
		a := &table.Ask{Prompt: firelands.AskTurn, Min: 1, Max: 1}
		for _, o := range c.offered {
			a.Options = append(a.Options, table.Offered{Option: o})
		}
		if o := (Screen{}).Order(nil, a); o == nil || o.Key != "end" || o.Words != c.words {
			t.Errorf("with %v on offer: %+v, want %q", c.offered, o, c.words)
		}
	}
}

// Whoever asks not to be asked because of the hand is still asked to fire where an Enemy stands in their region.
func TestToFireAtAnEnemyHasAnOrderOfItsOwn(t *testing.T) {
	v := &firelands.View{Players: []firelands.SeenPlayer{{Space: 105}, {Space: 201}},
		Foes: []firelands.SeenFoe{{Region: 2}}}
	for _, c := range []struct {
		kind string
		seat table.Seat
		want string
	}{{"fire", 0, "hand"}, {"fire", 1, "hand-fire"}, {"drive", 1, "hand"}} {
		a := &table.Ask{Prompt: &table.Prompt{Kind: c.kind}, Seat: c.seat, Min: 1, Max: 1,
			Options: []table.Offered{{Option: firelands.VerbHold.Of()}, {Option: firelands.VerbUse.Of(7)}}}
		if o := (Screen{}).Order(v, a); o == nil || o.Key != c.want {
			t.Errorf("%s in seat %d: %+v, want %s", c.kind, c.seat, o, c.want)
		}
	}
}
