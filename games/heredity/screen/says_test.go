package screen

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// Long words of the things on a sheet can be broken where one would break them; short ones stay whole.
func TestSoft(t *testing.T) {
	for title, want := range map[string]string{
		"Waterskins": "Water|skins", "Chestnuts": "Chest|nuts", "Pitchfork": "Pitch|fork",
		"Pipe Wrench": "Pipe Wrench", "Pipe Wrench, Long": "Pipe Wrench, Long", "Folding Spade": "Fol|ding Spade",
		"Lantern, Shuttered": "Lan|tern, Shut|tered",
	} {
		if got := strings.ReplaceAll(soft(title), "\u00ad", "|"); got != want {
			t.Errorf("%s becomes %s, not %s", title, got, want)
		}
	}
}

// A board stands where it is larger: over the family, or beside it when it is high.
func TestShapeOfBoards(t *testing.T) {
	for _, c := range []struct {
		wide, high int // in fields
		want       string
	}{
		{1, 1, "high1 wide1"}, {3, 2, "high2 wide3"}, {5, 2, "high2 wide5"}, {2, 3, "tall high3 wide2"},
		{4, 5, "tall high5 wide4"}, {3, 12, "tall high9 wide3"}, {14, 2, "high2 wide10"},
	} {
		b := &country{width: c.wide * side, height: c.high * side}
		if got := b.shape(); got != c.want {
			t.Errorf("%d by %d fields: %q, not %q", c.wide, c.high, got, c.want)
		}
	}
}

// Each line of the log bears the sign of whom it is about; a seat's own sign says nothing to who plays alone.
func TestLogIsSigned(t *testing.T) {
	red := web.SeatMark{Colour: "red"}
	p := &page{Scene: &scene.Scene{Seats: make([]scene.Seat, 1)}}
	p.Log.Entries = []web.LogEntry{
		{Words: "Maeve: a kick at the dog.", Seat: red}, {Words: "Brick's serious wound is cured.", Glyph: "table"},
		{Words: "Card 7: Brick.", Seat: red},
	}
	p.signLog()
	for i, want := range []web.SeatMark{
		{Colour: "green", Name: "Maeve", Sign: "p-maeve"}, {Colour: "red", Name: "Brick", Sign: "p-brick"}, {},
	} {
		if e := p.log.Entries[i]; e.Seat != want || (e.Glyph == "") != (want.Colour != "") {
			t.Errorf("%q is signed %+v %q", e.Words, e.Seat, e.Glyph)
		}
	}
	if p.Log.Entries[0].Seat != red {
		t.Error("the scene's log has changed")
	}
}

// Who is to have a thing reads where it goes, what is written on it and what it does.
func TestThingsAreShown(t *testing.T) {
	egg := heredity.CardView{
		Number: 488, Item: &decks.Thing{Place: "bag", Text: "Still warm."}, Does: []string{"A slot to lend a hand."},
	}
	p := &page{v: &heredity.View{Cards: []heredity.CardView{egg}}}
	if got, want := p.shown(488), "*Goes into a bag. A slot to lend a hand.* Still warm."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if got, want := p.thingSays(488, false), "goes into a bag; a slot to lend a hand"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if p.shown(7)+p.thingSays(7, false) != "" {
		t.Error("a thing that nobody has seen is shown")
	}
}

// What is there several times is said once; what is alike in between is not taken together.
func TestNothingIsSaidTwice(t *testing.T) {
	got := strings.Join(doesOf([]string{"A slot.", "A slot.", "Defence +1.", "A slot.", "Eye.", "Eye.", "Eye."}), " ")
	if want := "A slot, twice. Defence +1. A slot. Eye, 3 times."; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	box := boxOf(&heredity.CardView{Box: []string{"asks a question", "asks a question", "loses a marker"}})
	if got := strings.Join(box, "; "); got != "asks a question; loses a marker" {
		t.Errorf("the red box says %q", got)
	}
}

// What a question begins with does not stand below it once more.
func TestAQuestionIsNotToldAgain(t *testing.T) {
	hurt := table.Event{Rule: "HE-DMG-01"}
	p := &page{v: &heredity.View{}, Scene: &scene.Scene{
		Asked: &table.Ask{Prompt: &table.Prompt{}}, News: &scene.News{
			Told:  []table.Event{hurt, hurt},
			Words: []string{"A door shuts.", "Maeve takes 1 damage."},
		},
	}}
	p.ask.Say = "Maeve takes 1 damage. Where does it go?"
	p.recall()
	if p.ask.Known != "A door shuts." {
		t.Errorf("below %q stands %q", p.ask.Say, p.ask.Known)
	}
	p.ask.Known, p.ask.Outcome = "", &web.Outcome{Words: "The vixen is beaten.", Lines: []string{"A door shuts."}}
	if p.recall(); p.ask.Known != "" {
		t.Errorf("below how it ended stands %q again", p.ask.Known)
	}
}

// Nor does it stand above it as a loss of its own, if that says nothing more.
func TestALossIsNotShownBesideTheSameQuestion(t *testing.T) {
	for words, shown := range map[string]bool{"Maeve takes 1 damage.": false, "Maeve takes 1 damage from Rain.": true} {
		p := &page{}
		p.ask.Say = "Maeve takes 1 damage. Where does it go?"
		p.ask.Outcome = &web.Outcome{Words: words, Lost: true}
		if p.askedOnly(); (p.ask.Outcome != nil) != shown {
			t.Errorf("%q stands above %q: %t", words, p.ask.Say, !shown)
		}
	}
}

// To have done enough stands last, under its own heading, and whoever heals nobody else is not named twice.
func TestToHaveDoneEnoughStandsLast(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "last", "introduction")
	acted, healed := false, false
	for n := 0; !m.Over() && n < 400; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		if a.Prompt.Kind == "act" {
			acted = true
			last := len(p.ask.Choices) - 1
			for i, c := range p.ask.Choices {
				if (c.Key == "pass") != (i == last) || (c.Group == everybody) != (i == last) {
					t.Fatalf("%q, under %q, stands at %d of %d", c.Label, c.Group, i, last)
				}
				healed = healed || strings.HasSuffix(c.Label, " own damage")
				if name, other, ok := strings.Cut(c.Label, " heals "); ok && name == other {
					t.Fatalf("%q", c.Label)
				}
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if !acted || !healed {
		t.Errorf("acted: %v, hurt: %v", acted, healed)
	}
}

// A card lies open while it is read, and while something is asked of it then. It does not come back.
func TestWhatWasReadDoesNotComeBack(t *testing.T) {
	type side struct {
		number int16
		back   bool
	}
	asked := 0
	for _, mode := range []string{"introduction", "chapter1"} {
		m := scenetest.Match(t, heredity.Shelf, 1, "read", mode)
		read, last := map[side]bool{}, side{}
		for n := 0; !m.Over() && n < 400; n++ {
			a := m.Asks()[0]
			p, now := newPage(scenetest.Of(heredity.Shelf, m, 0, nil)), side{}
			if c := p.reading(); c != nil && len(c.Lines) > 0 {
				now = side{c.Number, c.Back}
				if a.Prompt.Kind == "option" {
					asked++
				}
			}
			if now != last && read[now] {
				t.Fatalf("%s: card %d lies open again when this is asked: %s", mode, now.number, p.ask.Say)
			}
			last, read[now] = now, now.number != 0
			key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked == 0 {
		t.Error("nothing was asked of a card that is read")
	}
}

// The board in words has every field, and everybody who stands on it.
func TestTwinOfTheBoard(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "twin", "introduction")
	stood := false
	for n := 0; !m.Over() && n < 200; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		places := p.twin()
		if len(places) != len(p.v.Fields) {
			t.Fatalf("%d places, %d fields", len(places), len(p.v.Fields))
		}
		var said strings.Builder
		for _, x := range places {
			said.WriteString(x.name + " " + x.holds + "\n")
		}
		for i := range p.v.Team {
			w := &p.v.Team[i]
			if w.At != board.Nowhere && !strings.Contains(said.String(), w.Name+" on "+w.At.Cell().String()) {
				t.Fatalf("%s is not in\n%s", w.Name, said.String())
			}
		}
		for _, f := range p.v.Figures {
			stood = true
			if !strings.Contains(said.String(), f.Name+" on "+f.At.Cell().String()) {
				t.Fatalf("%s is not in\n%s", f.Name, said.String())
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if !stood {
		t.Error("nobody of the story was met")
	}
}

// Only a letter is drawn large, and only where what is told begins.
func TestInitials(t *testing.T) {
	for _, x := range []struct {
		lines []heredity.Line
		want  bool
	}{
		{[]heredity.Line{{Text: "There are five hens."}}, true},
		{[]heredity.Line{{Text: "(Slate by the kitchen door.) Nine."}}, false},
		{[]heredity.Line{{Text: "'Nine hands.'"}}, false},
		{[]heredity.Line{{Text: "Do what you like.", Note: true}}, false},
		{[]heredity.Line{{Text: "Do what you like.", Note: true}, {Text: "There are five hens."}}, true},
		{[]heredity.Line{{Text: "There are five hens."}, {Text: "Five."}}, false},
	} {
		if got := initial(x.lines); got != x.want {
			t.Errorf("%+v: %v", x.lines, got)
		}
	}
}

// A row that is too long for one line stands in two that are as long, the way back at the end of the second.
func TestLongRowsStandInTwoLines(t *testing.T) {
	for _, x := range []struct {
		cards int
		want  string
	}{{1, ""}, {8, ""}, {9, "cols5"}, {10, "cols6"}, {11, "cols6"}, {12, "cols7"}, {30, "cols10"}} {
		p := &page{v: &heredity.View{Row: make([]heredity.RowCard, x.cards)}}
		got := p.columns()
		if got != x.want {
			t.Errorf("%d cards: %q, not %q", x.cards, got, x.want)
		}
		if got != "" && !strings.Contains(CSS, "."+got+" { grid-template-columns: repeat("+got[4:]+",") {
			t.Errorf("the stylesheet does not know %s", got)
		}
	}
}

// On a tablet a square is as large as a finger needs, however many fields there are.
func TestSquaresFitAFinger(t *testing.T) {
	const finger = 40
	size := func(class, dim string) int {
		m := regexp.MustCompile(`\.` + class + ` \{ min-` + dim + `: (\d+)px`).FindStringSubmatch(CSS)
		if m == nil {
			t.Errorf("the stylesheet does not know %s", class)
			return 0
		}
		n, _ := strconv.Atoi(m[1])
		return n
	}
	for n := 1; n <= mostHigh; n++ {
		if got := size("high"+itoa(n), "height") * cell / (n*side + 2*marginY); got < finger {
			t.Errorf("%d fields high, a square is %d", n, got)
		}
	}
	for n := 5; n <= mostBroad; n++ {
		if got := size("wide"+itoa(n), "width") * cell / (n*side + 2*marginX); got < finger {
			t.Errorf("%d fields wide, a square is %d", n, got)
		}
	}
}

// The row of cards is one sentence, and begins as sentences do.
func TestTheRowBeginsWithACapital(t *testing.T) {
	v := &heredity.View{Row: []heredity.RowCard{{Clause: "the family acts"}, {Clause: "the sun gets to the roofs"}}}
	p := &page{v: v}
	if got := p.clause(0) + " " + p.clause(1); got != "The family acts, the sun gets to the roofs." {
		t.Errorf("the row is %q", got)
	}
}

// A thing that somebody has just got is read out with the question that follows: what it is, and what it is good for.
func TestAThingThatIsGotIsRead(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "got", "introduction")
	told, read := 0, 0
	for n := 0; !m.Over() && n < 400; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
			s.Recap, s.Acted, s.Since = true, told, told
		}))
		for i, e := range p.News.Told {
			number, got := heredity.Gained(e)
			if it, _ := p.thing(number); got && it != nil && strings.Contains(p.ask.Known, curled(p.News.Words[i])) {
				read++
				if !strings.Contains(p.ask.Known, curled(it.Text)) {
					t.Errorf("%q is not read: %q", it.Text, p.ask.Known)
				}
			}
		}
		told = len(m.Events(0))
		key := bots.Key(m.Verbs(), hereditybot.New(2).Choose(m.View(0), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if read == 0 {
		t.Error("nobody has got anything")
	}
}

// What is folded away of what one of the family can do is counted in plain words.
func TestWhatIsFoldedAwayIsCounted(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "folded", "introduction")
	seen := 0
	for n := 0; !m.Over() && n < 60; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		if folded := func(c web.Choice) bool { return c.Seldom }; a.Prompt.Kind == "act" &&
			slices.ContainsFunc(p.ask.Choices, folded) {
			seen++
			if p.ask.Folded != "choices" {
				t.Errorf("what is folded away is called %q", p.ask.Folded)
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(2).Choose(m.View(0), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("nothing was folded away")
	}
}

// What is folded away of the ways to go is called by what it is: a longer way out is no square that can be pressed.
func TestWhatIsFoldedAwayIsCalledByItsName(t *testing.T) {
	for folded, want := range map[[2]int]string{
		{1, 0}: "square: press it on the board",
		{2, 0}: "squares: press one on the board",
		{0, 1}: "way out, a longer one",
		{0, 2}: "ways out, longer ones",
		{1, 1}: "ways: press a square on the board",
	} {
		if got := foldedSays(folded[0], folded[1]); got != want {
			t.Errorf("%d squares and %d ways out: %q, not %q", folded[0], folded[1], got, want)
		}
	}
}
