package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The source on which all operators are tried. It is only parsed, so it needs no package table.
const small = `package small

type Stack int

const (
	Deck Stack = iota
	Gone
	Hand
)

type Game struct {
	Round int
	Order []int
	Mats  [4]int
}

type Mat struct {
	Food int
}

var (
	askOne = book.Question("one", "XX-ONE-01", "One?", words.Always)
	askTwo = book.Question("two", "XX-TWO-02", "Two?", words.Secret, words.Idly("no"))
)

func (g *Game) CopyFrom(o *Game) {
	order := g.Order
	*g = *o
	g.Order = append(order[:0], o.Order...)
}

func (g *Game) Back(c Card) uint8 { return uint8(c / 10) }

func (g *Game) deal(t *table.Table, s Seat) {
	gone, deck := g.pile(Gone), g.pile(Deck)
	if deck.Len() == 0 {
		gone.MoveAll(deck)
		deck.Shuffle()
	}
	for range 2 {
		g.pile(Deck).Draw(t, g.of(s, Hand), table.Set(s))
	}
	deck.ShowBack(t)
	n := t.Roll(table.Die{Name: "d6", Sides: 6})
	deck.Lay(n, g.pile(Gone))
	t.Tell(table.Event{Rule: "XX-ONE-01", Secret: n, Who: table.Set(s)})
}

func (g *Game) play(t *table.Table, s Seat) bool {
	m := t.Open(s, askOne)
	count := g.of(s, Hand).Len()
	hand := g.of(s, Hand)
	for _, x := range g.Order {
		g.Mats[x].Food = 0
	}
	for _, x := range g.Order {
		g.gain(t, x)
		if x == 3 && g.Round > 1 {
			continue
		}
		m.Offer(verb.Of(x), "XX-ONE-01")
	}
	m.Deny(verb.Of(0), "XX-TWO-02", "not now")
	o := m.Ask()
	hand.Show(t, 0, table.Everyone)
	hand.Move(t, hand.Find(o), g.pile(Gone), 0, s)
	g.Sent = true
	hand.Move(t, n, g.pile(Gone), 0, table.Everyone)
	g.Mats[s] += min(g.Round, 4)
	g.gain(t, s)
	g.lose(t, s)
	t.All(who, func(s Seat) { g.lane(t, s) })
	return true
}

func (g *Game) choose(t *table.Table, s Seat) {
	switch o := g.menu(t).Ask(); o.Verb {
	case verbDeal:
		g.deal(t, s)
	case verbGain:
		g.gain(t, s)
	}
	n := g.menu(t).Ask()
	g.gain(t, n)
}
`

const smallView = `package small

func (g *Game) face(l Lying, s Seat) int {
	if l.Seen.Has(s) {
		return l.Card
	}
	return -1
}
`

// Each operator makes just these changes, each written as what it leaves out and what it puts in.
var made = map[string][]string{
	"who-widened":    {"table.Set(s) > table.Everyone", "s > table.Everyone", "0 > table.Everyone"},
	"who-narrowed":   {"table.Everyone > 0", "0, table.Everyone > 0, 0"},
	"tale-opened":    {"table.Set(s) > table.Everyone"},
	"secret-dropped": {`, words.Secret > `},
	"always-dropped": {`, words.Always > `},
	"seen-by-all":    {"l.Seen.Has(s) > true"},
	"view-condition": {"l.Seen.Has(s) > !(l.Seen.Has(s))"},
	"lanes-in-a-row": {"t.All(who, func(s Seat) { g.lane(t, s) }) > " +
		"for next := range table.Seat(16) {\nif (who).Has(next) {\n(func(s Seat) { g.lane(t, s) })(next)\n}\n}"},
	"read-early": {"m := t.Open(s, askOne)\n\tcount := g.of(s, Hand).Len() > " +
		"count := g.of(s, Hand).Len()\n\tm := t.Open(s, askOne)"},
	"back-told":        {"uint8(c / 10) > uint8(c)"},
	"shuffle-dropped":  {"deck.Shuffle() > "},
	"shuffle-moved":    {"gone.MoveAll(deck)\n\t\tdeck.Shuffle() > deck.Shuffle()\n\t\tgone.MoveAll(deck)"},
	"roll-fixed":       {`t.Roll(table.Die{Name: "d6", Sides: 6}) > 1`},
	"die-sides":        {"6 > 6 + 1", "6 > 6 - 1"},
	"wrong-deck":       {"Deck > Gone"},
	"draw-count":       {"2 > 3", "2 > 1"},
	"refill-condition": {"== > !="},
	"back-unturned":    {"deck.ShowBack(t) > "},
	"copy-dropped":     {"order := g.Order > ", "*g = *o > ", "g.Order = append(order[:0], o.Order...) > "},
	"copy-shared":      {"append(order[:0], o.Order...) > o.Order[:len(o.Order)+0*len(order[:0])]"},
	"copy-forgotten": {"*g = *o > kept := g.Round\n*g = *o\ng.Round = kept",
		"*g = *o > kept := g.Mats\n*g = *o\ng.Mats = kept"},
	"field-unsaved":      {" >  `json:\"-\"`", " >  `json:\"-\"`", " >  `json:\"-\"`", " >  `json:\"-\"`"},
	"assignment-dropped": {"g.Mats[x].Food = 0 > ", "g.Sent = true > ", "g.Mats[s] += min(g.Round, 4) > "},
	"flag-flipped":       {"true > false"},
	"wrong-pile":         {"Hand > Deck", "Gone > Hand", "Gone > Hand", "Gone > Hand"},
	"move-dropped": {"gone.MoveAll(deck) > ", "g.pile(Deck).Draw(t, g.of(s, Hand), table.Set(s)) > ", "deck.Lay(n, g.pile(Gone)) > ",
		"hand.Move(t, hand.Find(o), g.pile(Gone), 0, s) > ", "hand.Move(t, n, g.pile(Gone), 0, table.Everyone) > "},
	"border-forgotten": {"hand.Show(t, 0, table.Everyone) > hand.Cards[0].Seen |= table.Everyone",
		"hand.Move(t, n, g.pile(Gone), 0, table.Everyone) > " +
			"func() table.Card { c := hand.Move(t, n, g.pile(Gone), 0|table.Everyone, 0); " +
			"to := g.pile(Gone); to.Cards[to.Len()-1].Seen |= table.Everyone; return c }()"},
	"border-needless":   {" > \nt.Border()", " > \nt.Border()"},
	"conjunct-dropped":  {"x == 3 && g.Round > 1 > x == 3", "x == 3 && g.Round > 1 > g.Round > 1"},
	"condition-negated": {"deck.Len() == 0 > !(deck.Len() == 0)", "x == 3 && g.Round > 1 > !(x == 3 && g.Round > 1)"},
	"boundary":          {"> > >="},
	"off-by-one": {"10 > 11", "10 > 9", "0 > 1", "2 > 3", "2 > 1", "0 > 1", "3 > 4",
		"3 > 2", "1 > 2", "1 > 0", "0 > 1", "0 > 1", "0 > 1", "0 > 1", "4 > 5", "4 > 3"},
	"sign-swapped": {"+= > -="},
	"min-max":      {"min > max"},
	"call-dropped": {"g.gain(t, x) > ", "hand.Show(t, 0, table.Everyone) > ",
		"g.gain(t, s) > ", "g.lose(t, s) > ", "g.lane(t, s) > ",
		"g.deal(t, s) > ", "g.gain(t, s) > ", "g.gain(t, n) > "},
	"order-swapped": {"hand.Show(t, 0, table.Everyone)\n\thand.Move(t, hand.Find(o), g.pile(Gone), 0, s) > " +
		"hand.Move(t, hand.Find(o), g.pile(Gone), 0, s)\n\thand.Show(t, 0, table.Everyone)",
		"g.gain(t, s)\n\tg.lose(t, s) > g.lose(t, s)\n\tg.gain(t, s)"},
	"jump-dropped":   {"continue > "},
	"return-flipped": {"true > false"},
	"seats-reversed": {"for _, x := range g.Order { > " +
		"for next := range g.Order {\nx := g.Order[len(g.Order)-1-next]"},
	"citation-wrong": {`"XX-ONE-01" > "XX-TWO-02"`, `"XX-TWO-02" > "XX-ONE-01"`, `"XX-ONE-01" > "XX-TWO-02"`,
		`"XX-ONE-01" > "XX-TWO-02"`, `"XX-TWO-02" > "XX-ONE-01"`},
	"option-added":    {`m.Deny(verb.Of(0), "XX-TWO-02", "not now") > m.Offer(verb.Of(0), "XX-TWO-02")`},
	"option-dropped":  {`m.Offer(verb.Of(x), "XX-ONE-01") > `},
	"default-dropped": {`, words.Idly("no") > `},
}

func parsed(t *testing.T, name, text string) *source {
	t.Helper()
	s, err := parseSource(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s.findPiles("Stack", s.piles)
	findShowing([]*source{s}, s.showing)
	s.secrets = regexp.MustCompile(`\bHand\b`)
	return s
}

func TestOperators(t *testing.T) {
	for i := range operators {
		o := &operators[i]
		t.Run(o.name, func(t *testing.T) {
			want, ok := made[o.name]
			if !ok {
				t.Fatal("nothing says what this operator should make")
			}
			s := parsed(t, "state.go", small)
			if o.files == views {
				s = parsed(t, "view.go", smallView)
			}
			var got []string
			for _, at := range o.find(s) {
				got = append(got, string(s.text[at.start:at.end])+" > "+at.with)
				if _, err := parseSource("mutant.go", at.apply(s.text)); err != nil {
					t.Errorf("%q can't be read any more: %v", got[len(got)-1], err)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("makes\n%s\nand should make\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		})
	}
	if len(made) != len(operators) {
		t.Errorf("%d operators, but results of %d", len(operators), len(made))
	}
}

// A border is needless where no more than a question comes before the next answer, and not where sealed content opens.
func TestWhereABorderIsNeedless(t *testing.T) {
	const answers = `package small

func (g *Game) twice(t *table.Table, s Seat) {
	o := t.Open(s, askOne).Ask()
	p := t.Open(s, askTwo, o).Ask()
	g.story.cards.Open(t, &g.Read, p, table.Everyone)
}
`
	s := parsed(t, "small.go", answers)
	var lines []int
	for _, at := range addBorders(s) {
		line, _ := diff("small.go", s.text, at)
		lines = append(lines, line)
	}
	if !slices.Equal(lines, []int{5}) {
		t.Errorf("borders are put before the lines %v, want one before line 5", lines)
	}
}

// What is put between an answer and the next question can be called in the copies in which mutants are tried.
func TestABorderCompiles(t *testing.T) {
	root, err := moduleRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	b, err := newBench(root, t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	const game = "package bordered\n\nimport \"waystation/table\"\n\nfunc Play(t *table.Table) {\n" + border + "\n}\n"
	dir := filepath.Join(b.root, "games/bordered")
	file := filepath.Join(dir, "game.go")
	if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(file, []byte(game), 0o644)); err != nil {
		t.Fatal(err)
	}
	build := exec.CommandContext(t.Context(), "go", "build", "./games/bordered")
	build.Dir = b.root
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestWhichFilesHoldRules(t *testing.T) {
	rule, view, field := operator{}, operator{files: views}, operator{files: states}
	for _, c := range []struct {
		file              string
		rule, view, field bool
	}{
		{"loot.go", true, false, false},
		{"state.go", true, false, true},
		{"events.go", true, false, false},
		{"view.go", false, true, false},
		{"automa_view.go", false, true, false},
		{"catalogue_check.go", false, false, false},
		{"arrange_player.go", false, false, false},
		{"words_automa.go", false, false, false},
	} {
		got := [3]bool{rule.worksOn(c.file), view.worksOn(c.file), field.worksOn(c.file)}
		if got != [3]bool{c.rule, c.view, c.field} {
			t.Errorf("%s: rules, views, states %v", c.file, got)
		}
	}
}

func TestKeysOutliveOtherChanges(t *testing.T) {
	g := &game{name: "small", stack: "Stack"}
	keys := func(text string) (out []string) {
		s := parsed(t, "games/small/state.go", text)
		for _, m := range codeMutants(g, s) {
			out = append(out, m.Key)
		}
		return out
	}
	before := keys(small)
	after := keys(strings.Replace(small, "type Stack int", "// A line more.\ntype Stack int", 1))
	if !slices.Equal(before, after) {
		t.Error("keys change when lines move")
	}
	if slices.Sort(before); len(slices.Compact(before)) != len(after) {
		t.Error("two mutants have one key")
	}
}

func TestDiff(t *testing.T) {
	text := "one\ntwo\nthree\n"
	for _, c := range []struct {
		at   site
		want string
	}{
		{site{4, 7, "2"}, "--- f\n@@ -2,1 +2,1 @@\n-two\n+2\n"},
		{site{7, 7, "\nmore"}, "--- f\n@@ -3,0 +3,1 @@\n+more\n"},
		{site{4, 8, ""}, "--- f\n@@ -2,1 +2,0 @@\n-two\n"},
	} {
		if _, got := diff("f", []byte(text), c.at); got != c.want {
			t.Errorf("%v: %q, want %q", c.at, got, c.want)
		}
	}
}
