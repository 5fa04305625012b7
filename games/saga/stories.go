package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askStory = book.Question("story", "PS-STORY-08", "What do you do?")
)

// What is offered.
var (
	VerbChoose = book.Verb("choose", "{choice a b}", "option:{b}")
)

// What is told.
var (
	taleStory  = book.Tale("{who} lives through a story: {story a}{opening a}", words.Major)
	taleChoose = book.Tale("{who}: {choice a b}", words.Major)
	taleEnds   = book.Tale("{outcome a b}", words.Major)
)

// Story is the story encounter going on.
type Story struct {
	Number int16 // 0: none
	Chosen int8  // 1 + the option
	Grade  Grade
	Reward bool // it has come of a fight, which is over but for what it brings
}

// Lived is a story that somebody has lived through, as far as it went: a knock-out may end it before its outcome is
// read.
type Lived struct {
	Number int16
	Seat   table.Seat
	Round  int8
	Chosen int8 // 1 + the option
	Ended  bool // the outcome has been read
	Grade  Grade
}

// Page is a side of the storybook: a story, an option, or an outcome. Nobody reads one before it is opened
// (PS-RULING-078).
type Page struct {
	Title string
	Text  string

	Options []OptionRule // of a story: what the rules need to know to offer them

	Price     Effects // of an option
	Challenge Attempt

	Does   Effects // of an outcome
	Recall int8    // 1 + the word that is remembered
}

// OptionRule is when an option is offered (PS-STORY-04, PS-STORY-05).
type OptionRule struct {
	Kind OptionKind
	If   Condition
}

// OptionKind is the kind of an option.
type OptionKind uint8

// The kinds.
const (
	StandardOption OptionKind = iota
	CompulsoryOption
	BonusOption
)

// Attempt is the stat challenge of an option: its thresholds, 0 where there is none.
type Attempt struct {
	Mind           bool
	Success, Major int8
}

// The sides of the storybook: of every story its text, then its options, then their outcomes by grade; a plain outcome
// is a Success.
const (
	mostOptions = 5
	optionSide  = 1
	outcomeSide = optionSide + mostOptions
	perStory    = outcomeSide + 3*mostOptions
)

// Side is the number of a side of the storybook: of a story, an option (from 0) or an outcome.
func storySide(number int16) int                { return int(number-1) * perStory }
func optionSideOf(number int16, option int) int { return storySide(number) + optionSide + option }
func outcomeSideOf(number int16, option int, x Grade) int {
	return storySide(number) + outcomeSide + 3*option + int(x)
}

// story carries out a story encounter (PS-STORY-01 to PS-STORY-10). It is one encounter: no tokens, no mods
// (PS-STORY-11).
func (g *Game) story(t *table.Table, s table.Seat) {
	bag := g.pile(StoryBag)
	if bag.Len() == 0 { // PS-RULING-077
		return
	}
	m := g.mat(s)
	busy, applying := m.Busy, m.Applying
	m.Busy, m.Applying = true, false
	c := bag.Draw(t, g.pile(Aside), table.Everyone)
	g.Story = Story{Number: Of(c).Number, Reward: m.Fight.On}
	g.Lived = append(g.Lived, Lived{Number: g.Story.Number, Seat: s, Round: g.Round})
	page := g.book.Open(t, &g.Read, storySide(g.Story.Number), table.Everyone)
	t.Tell(table.Event{Tale: taleStory, Seat: s, Rule: "PS-STORY-02", A: g.Story.Number})
	if page != nil {
		g.choose(t, s, page)
	}
	g.Story = Story{}
	m.Busy, m.Applying = busy, applying
	g.occasion(t, s, OnStory, 0)
}

// choose offers the options, and carries out the one that is chosen.
func (g *Game) choose(t *table.Table, s table.Seat, page *Page) {
	number := g.Story.Number
	for i := range page.Options {
		if g.available(s, page, i) {
			g.book.Open(t, &g.Read, optionSideOf(number, i), table.Everyone)
		}
	}
	q := t.Open(s, askStory)
	for i := range page.Options {
		if g.available(s, page, i) {
			q.Offer(VerbChoose.Of(int(number), i), page.Options[i].Kind.rule())
		}
	}
	i := int(q.Ask().B)
	lived := len(g.Lived) - 1
	g.Story.Chosen = int8(i) + 1
	g.Lived[lived].Chosen = g.Story.Chosen
	t.Tell(table.Event{Tale: taleChoose, Seat: s, Rule: "PS-STORY-08", A: number, B: int16(i)})
	option := g.book.Open(t, &g.Read, optionSideOf(number, i), table.Everyone)
	if option == nil {
		return
	}
	g.payPrice(t, s, option.Price, by("PS-RULING-080"))
	grade := Success
	if x := option.Challenge; x.Success > 0 {
		grade = g.statChallenge(t, s, x.Mind, x.Success, x.Major, false)
	}
	g.Story.Grade = grade
	g.Lived[lived].Ended, g.Lived[lived].Grade = true, grade
	outcome := g.book.Open(t, &g.Read, outcomeSideOf(number, i, grade), table.Everyone)
	t.Tell(table.Event{Tale: taleEnds, Seat: s, Rule: "PS-STORY-10", A: number, B: int16(3*i) + int16(grade)})
	if outcome == nil {
		return
	}
	if outcome.Recall > 0 {
		g.Told |= 1 << (outcome.Recall - 1)
	}
	g.apply(t, s, outcome.Does, by("PS-STORY-10"))
}

// available reports whether an option is offered: compulsory ones whose condition is met shut all others out
// (PS-STORY-06, PS-STORY-07, PS-RULING-079).
func (g *Game) available(s table.Seat, page *Page, i int) bool {
	must := false
	for k := range page.Options {
		if o := &page.Options[k]; o.Kind == CompulsoryOption && g.meets(s, o.If) {
			must = true
		}
	}
	o := &page.Options[i]
	switch o.Kind {
	case CompulsoryOption:
		return g.meets(s, o.If)
	case BonusOption:
		return !must && g.meets(s, o.If)
	}
	return !must
}

func (k OptionKind) rule() string {
	if k == CompulsoryOption {
		return "PS-STORY-06"
	}
	return "PS-STORY-07"
}
