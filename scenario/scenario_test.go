package scenario

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"waystation/internal/caravan"
	"waystation/rules"
	"waystation/table"
)

func TestScenarios(t *testing.T) {
	RunDir(t, os.DirFS("testdata/scenarios"), find)
}

// ruled is a game of caravans with its ledger and two worked examples.
func ruled(box *table.Box) *Game {
	g := &Game{Box: box, Examples: 2}
	for _, id := range []string{
		"CV-SETUP-01", "CV-TURN-01", "CV-TURN-02", "CV-TURN-03", "CV-SELL-01", "CV-EVE-01", "CV-EVE-02",
	} {
		g.Rules = append(g.Rules, rules.Rule{ID: id})
	}
	return g
}

func find(name string) *Game {
	if name == caravan.Shelf.Name {
		return ruled(caravan.Shelf)
	}
	return nil
}

const head = `A title.
-- scenario --
game: caravan
players: 2
rules: CV-TURN-01
`

const posed = head + `-- given --
red bag: Salt, Cloth
green bag: Tea
red water: 2
turn: Red
-- play --
`

// What is wrong with a scenario is said with its line, with what was expected and what was found.
func TestFailures(t *testing.T) {
	tests := map[string]struct {
		text string
		want []string
	}{
		"not asked": {posed + "Green: draw",
			[]string{"line 12: Green: draw", "Green is not asked anything now",
				"Red is asked: You carry 2 water. What now? [turn, CV-TURN-01]", "  draw (Draw water)"}},
		"not on offer":  {posed + "Red: sleep", []string{`"sleep" is not on offer`, "  take (Take a good)"}},
		"no such seat":  {posed + "Pink: draw", []string{`there is no seat "Pink"; the seats are Red, Green`}},
		"no such label": {posed + "Red: Draw wine", []string{`"Draw wine" is not on offer`}},
		"too little named": {posed + "Red can: draw, take, sell",
			[]string{"Red can also do stop, which the line does not name"}},
		"too much named":    {posed + "Red can: draw, take, sell, stop, sleep", []string{`"sleep" is not on offer`}},
		"spaces for commas": {posed + "Red can: draw take", []string{"several options are separated by commas"}},
		"can after all":     {posed + "Red can't: Draw water", []string{"Red can do draw (Draw water)"}},
		"can by a free act": {posed + "Red can't: hat", []string{"Red can do hat"}},
		"no reason": {posed + "Red can't: sleep because it is day",
			[]string{"no reason is given to the player"}},
		"a misspelt key": {posed + "Red can't: slep",
			[]string{"is neither offered nor denied", `no choice of this game is called "slep"`}},
		"another reason": {
			posed + "chance goods: Rope\nRed: take\nuntil Red is asked: turn\nRed can't: take because of the law",
			[]string{"the reason is another: the bag is full (CV-TURN-03)"},
		},
		"denied": {posed + "chance goods: Rope\nRed: take\nuntil Red is asked: turn\nRed: take",
			[]string{`"take" can't be done now: the bag is full (CV-TURN-03)`}},
		"another question": {posed + "Red is asked: sale", []string{"another question waits"}},
		"asked after all":  {posed + "Red isn't asked", []string{"Red is asked something"}},
		"set too big":      {posed + "Red: sell\nRed: Salt + Cloth + Salt", []string{"not on offer"}},
		"undo refused":     {posed + "Red undo", []string{"nothing can be taken back"}},
		"undo possible":    {posed + "Red: sell\nRed can't undo", []string{"Red can take the last answer back"}},
		"undo, other reason": {posed + "chance well: 2\nRed: draw\nRed can't undo because of the law",
			[]string{"the reason is another: nothing can be taken back: chance has spoken"}},
		"seen":     {posed + "Red doesn't see: cloth", []string{"Red sees it", "Cloth"}},
		"not seen": {posed + "Green sees: Cloth", []string{"Green does not see it"}},
		"told": {posed + "chance well: 2\nRed: draw\nno tale: draws 2",
			[]string{"this was told: Red draws 2 from the well."}},
		"not told": {posed + "tale: draws 2", []string{"this was not told. Told was:\n  nothing"}},
		"check": {posed + "check red water: 3",
			[]string{"line 12: check red water: 3", `expected "3", found "2"`}},
		"unknown path": {posed + "check red wine: 3", []string{"there is SEAT water"}},
		"over":         {posed + "match is over", []string{"the match is not over"}},
		"never asked": {posed + "until Red is asked: breakfast",
			[]string{"never asked before the match was over; Red was asked turn [CV-TURN-01], evening [CV-EVE-01], " +
				"moon [CV-EVE-02], no more"}},
		"left open": {posed + "Red: sell",
			[]string{"the play ends in the middle of things", "Red is asked: What do you sell?"}},
		"unused chance": {posed + "chance well: 2\nRed: stop",
			[]string{"line 12: chance well: 2: it was never asked. Asked of chance, in order: nothing"}},
		"chance of no sense": {posed + "chance well: 7\nRed: draw",
			[]string{"line 12: chance well: 7: this is a die: it shows 1 to 6"}},
		"a card elsewhere": {posed + "chance goods: Salt\nRed: take",
			[]string{"line 12: chance goods: Salt: this card can't come now. Those that can: Amber, "}},
		"no such card": {posed + "chance goods: Gold\nRed: take", []string{"no card has this name"}},
		"then": {posed + "Red: stop\n-- then --\nred water: 3",
			[]string{"line 14: red water: 3", `expected "3", found "2"`}},
		"arranged wrongly": {head + "-- given --\nred wine: 2\n-- play --\nRed: stop",
			[]string{"line 7: red wine: 2: there is SEAT water"}},
		"a card named twice": {head + "-- given --\nred bag: Salt, salt\n-- play --\nRed: stop",
			[]string{"line 7: red bag: Salt, salt: Salt is there twice"}},
		"a card taken away": {head + "-- given --\nred bag: Salt\ngreen bag: Salt\n-- play --\nRed: stop",
			[]string{"line 8: green bag: Salt: this undoes line 7, red bag: Salt, which is now: "}},
		"too many players": {strings.Replace(posed, "players: 2", "players: 9", 1) + "Red: stop",
			[]string{"9 players: Caravan is for 2 to 4"}},
		"no such game": {strings.Replace(posed, "caravan", "bridge", 1) + "Red: stop",
			[]string{`game "bridge" is not on the shelf`}},
		"no title": {strings.TrimPrefix(posed, "A title.\n") + "Red: stop",
			[]string{"begins with its title"}},
		"no rules": {strings.Replace(posed, "rules: CV-TURN-01", "", 1) + "Red: stop",
			[]string{"names no rules"}},
		"a bad rule": {strings.Replace(posed, "CV-TURN-01", "turn", 1) + "Red: stop",
			[]string{`line 5: rules: "turn" is not the ID of a rule`}},
		"no such rule": {strings.Replace(posed, "CV-TURN-01", "CV-TURN-01 CV-TURN-77", 1) + "Red: stop",
			[]string{"line 5: rules: there is no rule CV-TURN-77; its chapter ends with CV-TURN-03"}},
		"no such chapter": {strings.Replace(posed, "CV-TURN-01", "CV-NOPE-99", 1) + "Red: stop",
			[]string{"line 5: rules: there is no rule CV-NOPE-99 and no chapter CV-NOPE of Caravan",
				`"waystation rules caravan" lists them`}},
		"no such example": {strings.Replace(posed, "CV-TURN-01", "CV-EX-03", 1) + "Red: stop",
			[]string{"there is no rule CV-EX-03"}},
		"another's example": {strings.Replace(posed, "CV-TURN-01", "FL-EX-01", 1) + "Red: stop",
			[]string{"there is no rule FL-EX-01"}},
		"did not occur": {strings.Replace(posed, "CV-TURN-01", "CV-TURN-01 CV-EX-02 CV-EVE-02", 1) + "Red: stop",
			[]string{"line 5: rules: these did not occur: CV-EVE-02\n",
				"named these: CV-HAT-01, CV-TURN-01, CV-TURN-02"}},
		"shown by an answer": {posed + "Red: stop (CV-TURN-01)",
			[]string{"line 12: an answer shows no rule: CV-TURN-01"}},
		"shown, not claimed": {posed + "check red water: 2 (CV-TURN-01, CV-TURN-02)",
			[]string{`line 12: the line shows CV-TURN-02, which the line "rules" does not name`}},
		"an unknown section": {head + "-- plot --\n",
			[]string{`line 6: section "plot": the sections are scenario, given, play, then`}},
		"sections disordered": {head + "-- then --\nover: no\n-- play --\nRed: stop",
			[]string{`line 8: section "play"`}},
		"an unknown heading": {head + "wind: west\n", []string{`line 6: "wind": this section has game, mode`}},
		"a colon in a path":  {posed + "Red: stop\n-- then --\nwater of 3:b: 2", []string{"line 14: water of 3:b: 2"}},
		"no colon": {posed + "Red draws",
			[]string{`line 12: "Red draws": a line of play is "SEAT: answer"`}},
		"nothing after colon": {posed + "Red:", []string{"something must follow the colon"}},
		"nothing to do":       {head, []string{"nothing is played and nothing is checked"}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			err := Run("file.txtar", []byte(test.text), find)
			if err == nil {
				t.Fatal("the scenario passed")
			}
			for _, want := range append(test.want, "file.txtar: ") {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error does not say %q:\n%v", want, err)
				}
			}
		})
	}
}

// What a game wants to be true after every answer is looked at, whatever the scenario checks.
func TestAfterEveryAnswer(t *testing.T) {
	g := ruled(caravan.Shelf)
	var who []table.Seat
	g.After = func(m *table.Match, s table.Seat) error {
		if who = append(who, s); m.Over() {
			return nil
		}
		return fmt.Errorf("after answer %d", len(who))
	}
	err := Run("a.txtar", []byte(posed+"Red: stop"), func(string) *Game { return g })
	if err == nil || !strings.Contains(err.Error(), "after answer 1") || !slices.Equal(who, []table.Seat{0}) {
		t.Errorf("%v, after answers of %v", err, who)
	}
}

// A position must keep every card of the game.
func TestArrangedCards(t *testing.T) {
	for _, test := range []struct {
		change func(*forger)
		want   string
	}{
		{func(g *forger) { g.Gone.Put(3, 0) }, "makes a second Copper"},
		{func(g *forger) { g.Deck.Cards = g.Deck.Cards[:0]; g.Deck.Loose = 0 }, "loses Salt"},
	} {
		box := *caravan.Shelf
		box.New = func(s table.Setup) (table.Game, error) {
			g, err := caravan.Shelf.New(s)
			return &forger{g.(*caravan.Game), test.change}, err
		}
		err := Run("file", []byte(head+"-- given --\nforge: yes\n-- play --\nRed: stop"),
			func(string) *Game { return ruled(&box) })
		if err == nil || !strings.Contains(err.Error(), "line 7: forge: yes: this "+test.want) {
			t.Errorf("found %v, want %q", err, test.want)
		}
	}
}

// What can't be is refused, unless a later line mends it. The error names the line that made it so.
func TestImpossiblePositions(t *testing.T) {
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return &leaky{g.(*caravan.Game)}, err
	}
	shelf := func(string) *Game { return ruled(&box) }
	given := func(lines string) []byte { return []byte(head + "-- given --\n" + lines + "-- play --\nRed: stop") }
	if err := Run("file", given("red water: 9\nturn: Red\nred water: 8\n"), shelf); err != nil {
		t.Errorf("the mended one: %v", err)
	}
	err := Run("file", given("turn: Red\nred water: 9\ngreen water: 1\n"), shelf)
	if err == nil ||
		err.Error() != "file: line 8: red water: 9: this makes the position impossible: 9 water leak (CV-TURN-02)" {
		t.Errorf("found %v", err)
	}
}

// leaky is a caravan in which nobody can carry more than 8 water.
type leaky struct{ *caravan.Game }

func (l *leaky) CopyFrom(o table.Game) {
	if l.Game == nil {
		l.Game = &caravan.Game{}
	}
	l.Game.CopyFrom(o.(*leaky).Game)
}

func (l *leaky) Possible() error {
	for _, n := range l.Water {
		if n > 8 {
			return fmt.Errorf("%d water leak (CV-TURN-02)", n)
		}
	}
	return nil
}

// forger is a caravan whose positions may make and lose cards.
type forger struct {
	*caravan.Game
	change func(*forger)
}

func (f *forger) CopyFrom(o table.Game) {
	from := o.(*forger)
	if f.Game == nil {
		f.Game = &caravan.Game{}
	}
	f.Game.CopyFrom(from.Game)
	f.change = from.change
}

func (f *forger) Arrange(path, value string) error {
	for _, p := range f.Piles() { // as if nothing had been dealt
		if p != &f.Deck {
			f.Deck.Cards = append(f.Deck.Cards, p.Cards...)
			p.Cards = p.Cards[:0]
		}
	}
	f.change(f)
	return nil
}

func FuzzScenario(f *testing.F) {
	f.Add([]byte(posed + "Red can't: Salt + Tea because of it\nRed can't undo because x\nuntil Red is asked: " +
		"turn\nchance x: y\n-- then --\na: b"))
	f.Add([]byte(head + "options: days=1, a=b\r\nmode: wet\r\nseed: 12\r\n# no\r\n\r\n-- play --\r\nmatch is over"))
	f.Add([]byte(head + "-- play --\nRed is asked: turn (CV-TURN-01)\ncheck a: (b) (CV-TURN-01, CV-TURN-01)\n-- then " +
		"--\na: b (CV-TURN-01)"))
	files, err := os.ReadDir("testdata/scenarios")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile("testdata/scenarios/" + file.Name())
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Parse(data)
		if err != nil {
			return
		}
		if s.Title == "" || s.Game == "" || len(s.Rules) == 0 {
			t.Errorf("accepted without title, game or rules: %+v", s)
		}
		for _, a := range s.play {
			if a.who == "" && a.verb != told && a.verb != notTold && a.verb != isOver {
				t.Errorf("line %d belongs to nobody", a.line)
			}
		}
		for _, c := range s.shown {
			if !slices.Contains(s.Rules, c.rule) {
				t.Errorf("line %d shows %s, which is not claimed", c.line, c.rule)
			}
		}
		if s.Game == "caravan" && s.Seed != "" {
			Run("fuzzed", data, find) // may fail, must not break
		}
	})
}

// Of several set-ups one without questions is taken: nobody is asked, and nothing befalls anybody.
func TestQuietSetUp(t *testing.T) {
	box := *caravan.Shelf
	asked := 0
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return &nosy{g.(*caravan.Game), &asked}, err
	}
	err := Run("file", []byte(posed+"Red: stop\n-- then --\nred water: 2\nred hat: off"),
		func(string) *Game { return ruled(&box) })
	if err != nil || asked == 0 {
		t.Errorf("asked %d times, %v", asked, err)
	}
}

// nosy asks a question in some set-ups, and puts a hat on whoever answers.
type nosy struct {
	*caravan.Game
	asked *int
}

func (n *nosy) CopyFrom(o table.Game) {
	from := o.(*nosy)
	if n.Game == nil {
		n.Game = &caravan.Game{}
	}
	n.Game.CopyFrom(from.Game)
	n.asked = from.asked
}

func (n *nosy) Step(t *table.Table) {
	if !n.Ready() && t.Roll(table.Die{Name: "nose", Sides: 8}) > 1 {
		m := t.Open(0, &table.Prompt{Kind: "nose", Rule: "CV-SETUP-02", Always: true})
		m.Offer(caravan.Hat.Of(), "CV-SETUP-02")
		m.Ask()
		*n.asked++
		n.Hats[0] = true
	}
	n.Game.Step(t)
}

// A game that remembers something outside its state is found out.
func TestPlayedAgain(t *testing.T) {
	seen := 0
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return &counter{Game: g.(*caravan.Game), seen: &seen}, err
	}
	err := Run("file", []byte(head+"-- play --\nRed: stop\nGreen is asked: turn"),
		func(string) *Game { return ruled(&box) })
	if err == nil || !strings.Contains(err.Error(), "the screens differ") {
		t.Errorf("found %v", err)
	}
}

// counter shows how often it was looked at.
type counter struct {
	*caravan.Game
	seen *int
}

func (c *counter) View(table.Seat) any { *c.seen++; return *c.seen }

func (c *counter) CopyFrom(o table.Game) {
	from := o.(*counter)
	if c.Game == nil {
		c.Game = &caravan.Game{}
	}
	c.Game.CopyFrom(from.Game)
	c.seen = from.seen
}

func TestExercised(t *testing.T) {
	files := fstest.MapFS{
		"scenarios/b.txtar": {
			Data: []byte(head + "rules: CV-TURN-02 CV-TURN-05\n-- play --\nRed: stop\ncheck a: b (CV-TURN-05)"),
		},
		"scenarios/a.txtar": {Data: []byte(head + "-- play --\nRed: stop")},
		"game.go":           {Data: []byte("package x\n\nfunc TestNothing() { w.Exercises(nil, \"CV-TURN-09\") }\n")},
		"game_test.go": {Data: []byte(`package x

func helper() { w.Exercises(t, "CV-TURN-08") }

// TestWell is about CV-TURN-09.
func TestWell(t *testing.T) {
	s.exercises("CV-TURN-02", "CV-TURN-03", "CV-TURN", other)
	for range 2 {
		scenario.Shows(t, "CV-TURN-01, CV-TURN-04", "water of CV-TURN-07", 1, 1)
		exempt(t, "CV-TURN-06")
	}
}
`)},
	}
	got, err := Exercised(files)
	want := map[string]*Evidence{
		"CV-TURN-01": {[]string{"TestWell", "scenarios/a.txtar", "scenarios/b.txtar"}, true},
		"CV-TURN-02": {[]string{"TestWell", "scenarios/b.txtar"}, true},
		"CV-TURN-03": {[]string{"TestWell"}, true},
		"CV-TURN-04": {[]string{"TestWell"}, false},
		"CV-TURN-05": {[]string{"scenarios/b.txtar"}, false},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("error %v, found %v", err, got)
	}
	files["c.txtar"] = &fstest.MapFile{Data: []byte("No sections.")}
	if _, err := Exercised(files); err == nil || !strings.HasPrefix(err.Error(), "c.txtar: ") {
		t.Errorf("a broken scenario: %v", err)
	}
	if _, err := Exercised(fstest.MapFS{"d_test.go": {Data: []byte("package")}}); err == nil ||
		!strings.HasPrefix(err.Error(), "d_test.go:1:") {
		t.Errorf("a broken test: %v", err)
	}
}

// The scenario in the manual runs.
func TestManual(t *testing.T) {
	data, err := os.ReadFile("../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), "## A whole one\n")
	text, _, found := strings.Cut(text, "\nThe title comes first")
	if !found {
		t.Fatal("the manual has no example any more")
	}
	var example strings.Builder
	for line := range strings.Lines(strings.TrimLeft(text, "\n")) {
		example.WriteString(strings.TrimPrefix(line, "    "))
	}
	if err := Run("docs/scenarios.md", []byte(example.String()), find); err != nil {
		t.Error(err)
	}
}
