package scene_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/internal/toys"
	"waystation/table"
	"waystation/web"
)

// The words of a scene call people by their names in bold, and never by the colour of their seat.
func TestPeopleAreCalledByName(t *testing.T) {
	m := scenetest.Match(t, posthuman.Shelf, 3, "names", "standard")
	for range 60 {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	named := 0
	for _, e := range scenetest.Of(posthuman.Shelf, m, 0, nil).Log.Entries {
		named += strings.Count(e.Words, "*Mara*")
		for _, colour := range []string{"Red ", "Green ", "Yellow "} {
			if strings.HasPrefix(e.Words, colour) {
				t.Errorf("the log says %q", e.Words)
			}
		}
	}
	if named == 0 {
		t.Error("sixty answers were told without a word of Mara")
	}
}

// What a rule is called is said wherever it is cited: in the log, in the recap, and with what can't be done.
func TestWhatARuleIsCalledComesWithIt(t *testing.T) {
	m := scenetest.Match(t, posthuman.Shelf, 3, "titles", "standard")
	cited := map[string]int{}
	check := func(where string, rule web.Citation) {
		if rule.Title != posthuman.Ledger.Title(rule.ID) {
			t.Errorf("%s: %s is called %q", where, rule.ID, rule.Title)
		}
		if rule.Title != "" {
			cited[where]++
		}
	}
	for range 60 {
		a := m.Asks()[0]
		sc := scenetest.Of(posthuman.Shelf, m, a.Seat, nil, func(x *scene.Table) {
			x.Rules, x.Recap = posthuman.Ledger, true
		})
		for _, e := range sc.Log.Entries {
			check("the log", e.Rule)
		}
		for _, d := range sc.Ask.Denied {
			check("what can't be done", d.Rule)
		}
		if r := sc.Ask.Recap; r != nil {
			for _, l := range r.Lines {
				check("the recap", l.Rule)
			}
		}
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if len(cited) != 3 {
		t.Errorf("rules were cited only in %v", cited)
	}
}

// The log leads to all of it where there is more, and only who was away meanwhile is told that they were.
func TestTheLogLeadsToAllOfIt(t *testing.T) {
	m := scenetest.Match(t, posthuman.Shelf, 2, "log", "standard")
	for range 20 {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	told := len(m.Events(0))
	for _, x := range []struct {
		left, lines int
		all, away   bool
	}{{0, told, false, false}, {0, told - 1, true, false}, {told - 1, told, true, true}, {told, told, false, false}} {
		l := scenetest.Of(posthuman.Shelf, m, 0, nil, func(b *scene.Table) { b.Left, b.Lines = x.left, x.lines }).Log
		if marked := slices.ContainsFunc(l.Entries, func(e web.LogEntry) bool { return e.Left }); l.All != "" != x.all ||
			l.Away != x.away || marked != x.away {
			t.Errorf("left at %d of %d, %d lines: leads to %q, away %v, marked %v", x.left, told, x.lines, l.All, l.Away,
				marked)
		}
	}
}

// A name can't smuggle marks into the text.
func TestANameHoldsNoMarks(t *testing.T) {
	const name = "*Mar{fuel}a*"
	if got := scene.Called(web.SeatMark{Colour: "red", Name: name}); got != "*Marfuela*" {
		t.Errorf("%q is called %q", name, got)
	}
	if got := scene.Called(web.SeatMark{Colour: "red", Name: "Red"}); got != "Red" {
		t.Errorf("a seat without a name is called %q", got)
	}
}

// Behind each choice that is one option stands that option; to pass is none.
func TestChoicesKnowTheirOptions(t *testing.T) {
	m := scenetest.Match(t, posthuman.Shelf, 2, "options", "standard")
	a := m.Asks()[0]
	sc := scenetest.Of(posthuman.Shelf, m, a.Seat, nil)
	for i, c := range sc.Ask.Choices {
		if o, ok := sc.Option(c); !ok || o != a.Options[i].Option {
			t.Errorf("behind %q stands %v", c.Key, o)
		}
	}
	if o, ok := sc.Option(web.Choice{Key: "pass"}); ok || o != table.Pass {
		t.Errorf("to pass is %v", o)
	}
}

// To pass says what would follow, as every other choice does.
func TestPassingIsForetold(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 2, "pass", "chapter1")
	for range 200 {
		a := m.Asks()[0]
		if !a.Pass {
			if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
				t.Fatal(err)
			}
			continue
		}
		c := scenetest.Of(heredity.Shelf, m, a.Seat, nil).Ask.Choices[0]
		if c.Key != "pass" || c.Sub != m.Voice(nil).Outlook(a, table.Pass).Words || c.Sub == "" {
			t.Errorf("to pass stands as %+v", c)
		}
		return
	}
	t.Fatal("nobody was asked whether they pass")
}

// thrower is a game that asks once which of two dice are thrown again, if any. By one of them a stain may be made; by
// both a blot, if it is so.
type thrower struct {
	toys.TicTacToe
	shared bool
}

var again = table.Prompt{Kind: "again", Rule: "TT-TURN-01"}

func (g *thrower) Step(t *table.Table) {
	m := t.Open(0, &again)
	for die := range 2 {
		m.Offer(table.Verb(0).Of(die), "TT-TURN-01")
	}
	m.AskSome(0, 2)
	g.Turns = 9 // it is over
}

func (g *thrower) CopyFrom(o table.Game) { *g = *o.(*thrower) }

func (g *thrower) Outlook(_ *table.Prompt, o table.Option, _ table.Seat, _ table.Namer) (x table.Outlook) {
	if o == table.Pass {
		x.Words, x.Stake = "two sixes", table.Waste
	}
	if g.shared || o == table.Pass {
		x.Which, x.Shared = "In this throw", []string{"a blot"}
	}
	if g.shared && o.A == 1 {
		x.Shared = append(x.Shared, "a stain")
	}
	return x
}

// To choose none of several says what would follow, too, as long as none is picked.
func TestToChooseNoneIsForetold(t *testing.T) {
	box := *toys.TicTacToeBox
	box.New = func(table.Setup) (table.Game, error) { return &thrower{}, nil }
	m := scenetest.Match(t, &box, 2, "none", "")
	c := scenetest.Of(&box, m, 0, nil).Ask.Choices[2]
	if c.Key != "none" || c.Sub != "two sixes" || c.Stake != web.Waste || c.Which != "In this throw" || len(c.Shared) != 1 {
		t.Errorf("none of them stands as %+v", c)
	}
	picked := func(x *scene.Table) { x.Picked = []table.Option{m.Ask(0).Options[0].Option} }
	if c := scenetest.Of(&box, m, 0, nil, picked).Ask.Choices[2]; c.Key == "none" || c.Sub != "place" {
		t.Errorf("what is picked stands as %+v", c)
	}
}

// A list without a panel says once what the options share, and beside each what is its own; to choose none is one of them.
func TestAListSaysOnceWhatItsOptionsShare(t *testing.T) {
	box := *toys.TicTacToeBox
	box.New = func(table.Setup) (table.Game, error) { return &thrower{shared: true}, nil }
	m := scenetest.Match(t, &box, 2, "list", "")
	above, each := scene.Foreseen(m.Voice(nil), m.Ask(0))
	if above != "In this throw: a blot." || len(each) != 3 {
		t.Errorf("above stands %q, of %d options", above, len(each))
	}
	for o, want := range map[table.Option]string{table.Pass: "two sixes", table.Verb(0).Of(1): "a stain"} {
		if x := each[o]; x.Words != want || x.Shared != nil || (o == table.Pass) != (x.Stake == table.Waste) {
			t.Errorf("%v stands as %+v", o, x)
		}
	}
}
