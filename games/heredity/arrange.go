package heredity

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/position"
	"waystation/table"
)

// paths are what scenarios arrange and look at: "phase", "field 134", "at Maeve", "items of Brick".
var paths = position.Paths[*Game]{
	Table: slices.Concat(tableTopics(), groundTopics(), sightTopics(), memberTopics(), cardTopics(), rowTopics(),
		campTopics()),
}

type topic = position.Topic[*Game]

// Arrange makes one thing about the position as the value says, between two steps. A card that a line names is taken
// from wherever it lies, out of the Adventure deck too; nothing that is written on it is carried out. The error says
// what would be right.
func (g *Game) Arrange(path, value string) error {
	if !g.Ready() || g.Over() {
		return errors.New("positions are arranged after the set-up and before the end")
	}
	return paths.Arrange(g, path, value)
}

// Look tells one thing about the position, in the words in which Arrange takes it.
func (g *Game) Look(path string) (string, error) { return paths.Look(g, path) }

var (
	phaseWords = [...]string{PhaseSetup: "set-up", PhaseRow: "timeline", PhasePlayer: "family", PhaseCamp: "camp",
		PhaseOver: "over"}
	arrangeWords = strings.Join(phaseWords[PhaseRow:PhaseOver], ", ")
)

// tableTopics are the paths of the chapter as a whole.
func tableTopics() []topic {
	return []topic{
		{Name: "phase", Want: "one of: " + arrangeWords, Set: setPhase,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return phaseWords[g.Phase], nil }},
		{Name: "lead", Want: "a player", Set: func(g *Game, _ table.Seat, _, v string) (err error) {
			g.Lead, err = position.SeatNamed(g, v)
			return err
		}, Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.Lead), nil }},
		position.Counter("loops", 0, 100, func(g *Game, _ table.Seat) *int { return &g.Row.Loops }),
		{Name: "chapter", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return strconv.Itoa(int(g.Chapter)), nil
		}},
		{Name: "ended", Look: lookEnded},
		{Name: "marks", Want: "words that are remembered", Set: setMarks,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return position.OrNone(g.Marks), nil }},
		{Name: "count of", Arg: "WORD", Want: "a number from -100 to 100", Set: setCount, Look: lookCount},
		{Name: "journal", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return position.OrNone(g.Notes), nil
		}},
		{Name: "family", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return g.names(g.all()), nil
		}},
	}
}

// setPhase begins a part of a round: that of the family at the Player card, or the one before it. The camp is that of a
// chapter that was just won by its first ending that is a victory.
func setPhase(g *Game, _ table.Seat, _, v string) error {
	i := slices.Index(phaseWords[:], strings.ToLower(v))
	if i < int(PhaseRow) || i >= int(PhaseOver) {
		return fmt.Errorf("there is no phase %q", v)
	}
	g.Phase, g.Part = Phase(i), 0
	switch g.Phase {
	case PhasePlayer:
		g.Row.MoveTo(playerCard)
	case PhaseCamp:
		won := slices.Index(g.chapter().Victory, true)
		if won < 0 {
			return errors.New("no ending of the chapter is a victory")
		}
		g.Final = int8(won + 1)
		g.story.endings.Open(g.tableOff(), &g.Read.Endings, endingSide(g.Chapter, won), table.Everyone)
	}
	return nil
}

func lookEnded(g *Game, _ table.Seat, _ string) (string, error) {
	if g.Final == 0 {
		return "not yet", nil
	}
	return g.chapter().Endings[g.Final-1], nil
}

func setMarks(g *Game, _ table.Seat, _, v string) error {
	g.Marks = g.Marks[:0]
	for _, word := range position.List(v) {
		g.remember(word)
	}
	return nil
}

func setCount(g *Game, _ table.Seat, word, v string) error {
	n, err := position.Number(v, -100, 100)
	if err == nil {
		g.addCount(word, n-g.countOf(word))
	}
	return err
}

func lookCount(g *Game, _ table.Seat, word string) (string, error) {
	return strconv.Itoa(g.countOf(word)), nil
}

func (g *Game) countOf(word string) int {
	for _, c := range g.Counts {
		if c.Name == word {
			return int(c.N)
		}
	}
	return 0
}

// tableOff is a table at which nothing is asked and nothing told: cards that a position needs are opened at it.
func (g *Game) tableOff() *table.Table { return table.InPlace(1, 1, table.Config{}) }

// numberOf is the number of a card, "713" or "713b", and whether its back is meant.
func numberOf(name string) (number int16, back bool, err error) {
	digits, back := strings.CutSuffix(strings.TrimSpace(name), "b")
	n, err := strconv.ParseInt(digits, 10, 16)
	if err != nil || n < 1 || n > lastNumber {
		return 0, false, fmt.Errorf("%q is no card; want its number, such as 713, or 713b for its back", name)
	}
	return int16(n), back, nil
}

// lift takes a card out of wherever it lies, or out of the Adventure deck, and shows a side of it.
func (g *Game) lift(name string, kinds ...decks.Kind) (*Page, error) {
	number, back, err := numberOf(name)
	if err != nil {
		return nil, err
	}
	if number == playerCard {
		return nil, errors.New("card 1 is the Player card, which stays where it is")
	}
	front := g.story.printed(number, false)
	switch {
	case front == nil:
		return nil, fmt.Errorf("there is no card %d", number)
	case back && g.story.printed(number, true) == nil:
		return nil, fmt.Errorf("card %d has no back", number)
	case len(kinds) > 0 && !slices.Contains(kinds, front.Kind):
		return nil, fmt.Errorf("card %d (%s) is of kind %s, not %s", number, front.Title, front.Kind, kinds[0])
	}
	t := g.tableOff()
	if card := g.card(number); card != nil {
		g.detach(number, card)
	}
	page := g.see(t, number, back)
	g.card(number).Place = Beside
	return page, nil
}

// detach takes a card from its place and does nothing that is written on it.
func (g *Game) detach(number int16, card *Card) {
	switch card.Place {
	case InRow:
		g.Row.Remove(number, nil)
		g.Fresh = slices.DeleteFunc(g.Fresh, func(n int16) bool { return n == number })
	case Held, Lying:
		g.loosen(g.shows(number))
	}
	is := func(k Kept) bool { return k.Card == number }
	g.Store.Items = slices.DeleteFunc(g.Store.Items, is)
	g.Store.Plans = slices.DeleteFunc(g.Store.Plans, is)
	g.Quests = slices.DeleteFunc(g.Quests, func(n int16) bool { return n == number })
	if card.Place != Laid && card.Place != Covered {
		card.Place = Beside
	}
}

// member is one of the family who is played, by name.
func (g *Game) member(name string) (int8, error) {
	var names []string
	for m := range g.Size {
		who := g.Team[m].Who.String()
		if strings.EqualFold(who, strings.TrimSpace(name)) {
			return m, nil
		}
		names = append(names, who)
	}
	return nobody, fmt.Errorf("nobody who is played is called %q; there are %s", name, strings.Join(names, ", "))
}

// cardText is a card as lines name it.
func cardText(number int16, back bool) string {
	if back {
		return strconv.Itoa(int(number)) + "b"
	}
	return strconv.Itoa(int(number))
}

// CardNamed finds a Karma card, or one of a special deck, by its number or name, so that draws can be rigged.
func (g *Game) CardNamed(name string) (table.Card, bool) {
	for slot := range firstSpecial + maxSpecials*specialSize {
		n := g.pileNumber(slot)
		if strings.EqualFold(g.CardName(slot), name) || n != 0 && strconv.Itoa(n) == name {
			return slot, true
		}
	}
	return 0, false
}

// pileNumber is the number of the card in a slot of the piles, or 0.
func (g *Game) pileNumber(c table.Card) int {
	if c < firstSpecial {
		return int(g.karmaNumber(c))
	}
	return int(g.specialNumber(c))
}

// CardName is what a card of the piles is called.
func (g *Game) CardName(c table.Card) string {
	switch n := g.pileNumber(c); {
	case c < baseKarma:
		return karmaNames[c]
	case n != 0:
		return "card " + strconv.Itoa(n)
	}
	return fmt.Sprintf("slot %d", c)
}

// slotNamed is a slot of a member's sheet: "body 2", or "713 1" on an item.
func (g *Game) slotNamed(m int8, name string) (sheet.At, error) {
	where, last := position.CutLast(name)
	if last == "" {
		last = "1"
	}
	p, err := g.placeNamed(m, where)
	if err != nil {
		return sheet.At{}, err
	}
	n, err := strconv.Atoi(last)
	if c := g.Team[m].Card(p); err != nil || n < 1 || n > int(c.Count) {
		return sheet.At{}, fmt.Errorf("%s has no slot %q; want 1 to %d", where, last, c.Count)
	}
	return sheet.At{Place: p, Slot: int8(n - 1)}, nil
}

// placeNamed is a card on a member's sheet: head, body, foot, or an item by its number.
func (g *Game) placeNamed(m int8, name string) (sheet.Place, error) {
	for p := sheet.Head; p <= sheet.Foot; p++ {
		if strings.EqualFold(placeNames[p], name) {
			return p, nil
		}
	}
	number, _, err := numberOf(name)
	if err == nil {
		if p := g.Team[m].Find(number); p >= 0 {
			return p, nil
		}
	}
	return 0, fmt.Errorf("%s has no %q; want head, body, foot, or the number of an item", g.Team[m].Who, name)
}

func (g *Game) slotText(m int8, a sheet.At) string {
	name := placeNames[a.Place]
	if a.Place >= sheet.OnHead {
		name = strconv.Itoa(int(g.Team[m].Items[a.Place-sheet.OnHead].Number))
	}
	return name + " " + strconv.Itoa(int(a.Slot)+1)
}
