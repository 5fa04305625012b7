package heredity

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// holes are those of templates: the format, and its numbers.
var holes = regexp.MustCompile(`{(\w+)((?: \w+)*)}`)

// stands are what the numbers of a format stand for.
var stands = map[string]string{
	"card": "card", "title": "card", "front": "card",
	"turned": "card", "then": "card", "figure": "figure", "square": "square", "slot": "member slot",
	"place": "member place", "item": "member slot", "blow": "member blow", "option": "card section section",
	"asked": "card section", "action": "card section", "plan": "card section section", "sum": "number karma number",
	"karma": "karma", "side": "side", "befalls": "square section section",
}

// wrong are what no sentence holds: an article with a capital inside, two articles, a gap.
var wrong = regexp.MustCompile(`[a-z,;)0-9] (The|A|An|Another|Our|Both) [A-Z]|` +
	`\b([Tt]he|[Aa]n?) (the|a|an|another|our|both|The|A|An|Another|Our|Both) |  | [,.:;]`)

// Whatever is asked, offered or told reads as a sentence with every card, figure and square of every deck.
func TestSentencesWithEveryName(t *testing.T) {
	g, cards := allOpened(t)
	for _, template := range templates() {
		for _, c := range cards {
			if !fits(template, c) {
				continue
			}
			said := told(g, template, c)
			if said == "" {
				continue
			}
			if found := wrong.FindString(said); found != "" {
				t.Errorf("%s: %q holds %q", template, said, found)
			}
			if first := said[:1]; first != strings.ToUpper(first) {
				t.Errorf("%s: %q begins with a small letter", template, said)
			}
			if slices.Contains(awkward, c.A.Title) {
				t.Log(said)
			}
		}
	}
}

// awkward are titles with which a sentence reads badly where it reads badly with any; they are printed with -v.
var awkward = []string{
	"The Bishop", "The Bishop, Carried", "Egg", "Boots", "Another Hat", "Our Stick", "Fenn's Drawing", "Farmyard",
	"The Corner", "The Vixen", "Hale and Gethin", "Nils and Otto", "The Dogs", "A Heron", "Two Riders", "Mile 31",
}

// allOpened is a match in which everybody has read everything, and all cards of all decks.
func allOpened(t *testing.T) (*Game, []*decks.Card) {
	t.Helper()
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	g, tab := begun(t, "introduction", 2, "", nil)
	var cards []*decks.Card
	tab.Scope(wholeChapter, func() {
		for _, d := range all {
			for i := range d.Cards {
				cards = append(cards, &d.Cards[i])
				g.open(tab, int16(d.Cards[i].Number), false)
			}
		}
	})
	return g, cards
}

// templates are those of all questions, labels and tales.
func templates() (all []string) {
	for _, p := range book.Prompts() {
		all = append(all, book.QuestionTemplate(p))
	}
	for v := range book.Keys() {
		all = append(all, book.LabelTemplate(table.Verb(v)))
	}
	return append(all, book.Tales()...)
}

// fits reports whether a sentence can be about a card.
func fits(template string, c *decks.Card) bool {
	for _, hole := range holes.FindAllStringSubmatch(template, -1) {
		switch strings.ToLower(hole[1]) {
		case "figure":
			return personOf(c.A) != nil
		case "square":
			return c.A.Map != nil
		case "slot", "item", "blow", "place":
			return c.A.Item != nil
		}
	}
	return true
}

func personOf(s *decks.Side) *decks.NPC {
	for i := range s.Sections {
		if p := s.Sections[i].NPC; p != nil {
			return p
		}
	}
	return nil
}

// told is a template filled with a card, whatever its numbers stand for.
func told(g *Game, template string, c *decks.Card) string {
	n := int16(c.Number)
	g.Board.Fields[0].Number = n
	g.Figures = append(g.Figures[:0], Figure{Card: n})
	if c.A.Item != nil {
		g.Team[0].Items[sheet.Bag-sheet.OnHead] = sheet.Item{Number: n, Card: sheet.Card{Count: 1}}
	}
	slot := int16(sheet.At{Place: sheet.Bag}.Place) * sheet.Slots
	of := map[string]int16{"card": n, "square": int16(board.On(0, 4)), "slot": slot, "place": int16(sheet.Bag),
		"blow": int16(firstItem) + slot, "number": 2, "": 1}
	numbers := map[string]int16{}
	for _, hole := range holes.FindAllStringSubmatch(template, -1) {
		roles := strings.Fields(stands[strings.ToLower(hole[1])])
		for i, letter := range strings.Fields(hole[2]) {
			if i < len(roles) {
				numbers[letter] = of[roles[i]]
			}
		}
	}
	said := words.New[*Game]()
	tale := said.Tale(template)
	return said.Told(g, table.Event{Tale: tale, A: numbers["a"], B: numbers["b"], C: numbers["c"]}, nil)
}

// A field has an article inside a sentence, but for names that take none.
func TestFieldsInSentences(t *testing.T) {
	g, cards := allOpened(t)
	for _, x := range []struct{ title, want string }{
		{"Hen Yard", "the Hen Yard"}, {"Pell's Fence", "Pell's Fence"}, {"The Corner", "the Corner"},
		{"Tinkers' Steps", "the Tinkers' Steps"}, {"The Headmaster's Room", "the Headmaster's Room"},
		{"Hydrant Street", "Hydrant Street"}, {"Mile 31", "Mile 31"}, {"Patience", "Patience"},
	} {
		i := slices.IndexFunc(cards, func(c *decks.Card) bool { return c.Kind == decks.Map && c.A.Title == x.title })
		if i < 0 {
			t.Errorf("there is no field %q", x.title)
			continue
		}
		if got := g.cardName(int16(cards[i].Number)); got != x.want {
			t.Errorf("%s is %q inside a sentence, not %q", x.title, got, x.want)
		}
	}
	if got := g.squareName(4); !strings.HasPrefix(got, "the Hen Yard ") {
		t.Errorf("a square is %q", got)
	}
}

// What a card of Karma does besides stands behind its number, also where it joins the deck.
func TestKarmaSaysWhatItDoesBesides(t *testing.T) {
	g := &Game{}
	if says := g.karmaText(10); says != "Patience (+0; whoever acts heals 1 damage)" {
		t.Error(says)
	}
	if says := g.karmaText(8); says != "With the Shoulder (+2)" {
		t.Error(says)
	}
	told := book.Told(g, table.Event{Tale: taleKarma, A: 10}, nil)
	if !strings.HasSuffix(told, "Each blow draws one of the deck.") {
		t.Errorf("%q does not say what the deck is for", told)
	}
}

// A card that was turned over is told by the side that was read then.
func TestACardIsToldByItsSideThen(t *testing.T) {
	g, cards := allOpened(t)
	i := slices.IndexFunc(cards, func(c *decks.Card) bool { return c.Number == 290 })
	if i < 0 {
		t.Fatal("card 290 is not there")
	}
	if got, want := book.Told(g, table.Event{Tale: taleTake, A: 290}, nil), "Card 290: One Stone."; got != want {
		t.Errorf("taken: %q, not %q", got, want)
	}
	g.Cards = append(g.Cards, Card{Number: 290, Back: true})
	_, tab := begun(t, "introduction", 2, "", nil)
	tab.Scope(wholeChapter, func() { g.open(tab, 290, true) })
	for back, want := range []string{"Card 290 is turned over: One Stone.", "Card 290 is turned over: Oval."} {
		if got := book.Told(g, table.Event{Tale: taleFlip, A: 290, B: int16(back)}, nil); got != want {
			t.Errorf("turned: %q, not %q", got, want)
		}
	}
	if got, want := book.Told(g, table.Event{Tale: taleTake, A: 290}, nil), "Card 290: One Stone."; got != want {
		t.Errorf("taken before: %q, not %q", got, want)
	}
	for want, e := range map[string]table.Event{
		"One Stone gains 1 marker: 2 now.":    {Tale: taleMark, A: 290, B: 1, C: 2},
		"Oval loses 2 markers: 3 left.":       {Tale: taleUnmark, A: 290, B: 2, C: g.then(290, 3)},
		"Out of the row: One Stone.":          {Tale: taleLeave, A: 290},
		"The Time marker reaches Oval.":       {Tale: taleReach, A: 290, B: g.then(290, 0)},
		"The Time marker reaches the family.": {Tale: taleReach, A: playerCard},
	} {
		if got := book.Told(g, e, nil); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// Of what is used in the camp it is told whether it is gone, and of the camp what is kept (HE-CAMP-08, HE-SAVE-06).
func TestWhatTheCampHasCost(t *testing.T) {
	g := &Game{}
	for want, e := range map[string]table.Event{
		"A card nobody has seen is used up: 1 material goes into the pot.": {Tale: taleRecycle, A: 9, B: 1, C: 1},
		"Made: a card nobody has seen. 2 materials left in the pot.":       {Tale: taleCraft, A: 9, B: 2},
		"A card nobody has seen is used up. 1 material left in the pot.":   {Tale: taleOffered, A: 9, B: 1, C: 1},
		"A card nobody has seen is put to use.":                            {Tale: taleRecycle, A: 9},
		"Camp is broken: 2 materials are kept for the next chapter.":       {Tale: taleBroken, A: 2},
		"Camp is broken.": {Tale: taleBroken},
	} {
		if got := book.Told(g, e, nil); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// Whoever sees to their own damage is told so by their own word.
func TestOwnDamage(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	var said []string
	for m := range g.Size {
		said = append(said, book.Told(g, table.Event{Tale: taleTends, A: int16(m), B: int16(m)}, nil))
	}
	want := "Djamal tends to his own damage. Maeve tends to her own damage. Selena tends to her own damage. " +
		"Brick tends to his own damage."
	if got := strings.Join(said, " "); got != want {
		t.Errorf("%s, not %s", got, want)
	}
}
