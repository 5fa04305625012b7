package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// Story is the campaign as it lies sealed on the table. Nothing of it is read but through what the match records
// (HE-CARD-01, HE-CARD-02).
type Story struct {
	cards    *table.Sealed[Page]
	chapters *table.Sealed[Chapter]
	wares    *table.Sealed[Wares]
	endings  *table.Sealed[decks.Ending]

	bare bool // a chapter played alone begins with nothing
	// What there is to put in their place where a law asks for another campaign.
	pages []*Page
	boxes []*Chapter
	ends  []*decks.Ending
}

// Page is one side of a card.
type Page struct {
	Number   int16
	Kind     decks.Kind
	Tags     []string
	Replaces int16
	*decks.Side
	Face   board.Face       // of a field
	Hold   timeline.Anchors // of a card for the Timeline
	Item   sheet.Item       // of an item
	Worn   sheet.Kind
	Boxed  bool // it has a section for the Timeline: a red box, or an NPC's AI
	Person *decks.NPC
	Asks   []*decks.Question // all that it prints, in their order
}

// Chapter is what the Cover's box says of a chapter.
type Chapter struct {
	ID      string
	Title   string
	Cast    []sheet.Character
	Choose  int // so many of the cast are chosen by the players; 0: all are played
	Cover   int16
	Endings []string // their ids, in the deck's order
	Victory []bool
	Returns bool // a card of it, or of a chapter before, gives single tokens back
}

// Wares are the items of a chapter that can be crafted: they go to the Creation deck if nobody finds them (HE-CAMP-07).
type Wares struct{ Cards []int16 }

const (
	cardSides = 2 * 900
	// Chapters is how many scenarios a campaign has, the introduction among them.
	Chapters    = 8
	mostEndings = 16
)

// side is the number of a card's side among those that are sealed.
func side(number int16, back bool) int {
	n := 2 * int(number)
	if back {
		n++
	}
	return n
}

func endingSide(chapter int8, i int) int { return int(chapter)*mostEndings + i }

// NewStory seals decks. It panics for what the checker of decks would have refused.
func newStory(all []*decks.Deck) (*Story, error) {
	cards := make([]*Page, cardSides)
	chapters := make([]*Chapter, Chapters)
	wares := make([]*Wares, Chapters)
	endings := make([]*decks.Ending, Chapters*mostEndings)
	returns := false
	for _, d := range all {
		returns = returns || returnsTokens(d)
		c := &Chapter{ID: d.ID, Title: d.Title, Choose: d.Choose, Cover: int16(d.Cover), Returns: returns}
		for _, name := range d.Cast {
			c.Cast = append(c.Cast, sheet.Named(name))
		}
		w := &Wares{}
		for i := range d.Endings {
			c.Endings = append(c.Endings, d.Endings[i].ID)
			c.Victory = append(c.Victory, d.Endings[i].Victory)
			endings[endingSide(int8(d.Order), i)] = &d.Endings[i]
		}
		for i := range d.Cards {
			card := &d.Cards[i]
			for back, s := range [2]*decks.Side{card.A, card.B} {
				if s == nil {
					continue
				}
				page, err := newPage(card, s, back == 1)
				if err != nil {
					return nil, err
				}
				cards[side(int16(card.Number), back == 1)] = page
			}
			if it := card.A.Item; it != nil && it.Craft > 0 {
				w.Cards = append(w.Cards, int16(card.Number))
			}
		}
		chapters[d.Order], wares[d.Order] = c, w
	}
	return &Story{
		cards:    table.Seal("cards", cards),
		chapters: table.Seal("chapters", chapters),
		wares:    table.Seal("wares", wares),
		endings:  table.Seal("endings", endings),
		pages:    there(cards),
		boxes:    there(chapters),
		ends:     there(endings),
	}, nil
}

// returnsTokens says whether a card of a chapter gives single tokens back, before the Player card gives back all.
func returnsTokens(d *decks.Deck) (found bool) {
	look := func(s *decks.Step) {
		purpose, _ := purposeOf(s)
		found = found || purpose == ToRegain
	}
	for i := range d.Cards {
		for _, s := range [2]*decks.Side{d.Cards[i].A, d.Cards[i].B} {
			if s == nil {
				continue
			}
			s.EachStep(look)
			for k := 0; s.Karma != nil && k < len(s.Karma.Do); k++ {
				look(&s.Karma.Do[k])
			}
		}
	}
	return found
}

// newPage is a side of a card, as the table uses it.
func newPage(card *decks.Card, s *decks.Side, back bool) (*Page, error) {
	p := &Page{Number: int16(card.Number), Kind: card.Kind, Tags: card.Tags, Replaces: int16(card.Replaces), Side: s}
	var err error
	if s.Map != nil {
		if p.Face, err = s.Map.Face(card.Number); err != nil {
			return nil, err
		}
	}
	if s.Item != nil {
		if p.Item, p.Worn, err = s.Item.Lay(card.Number, back); err != nil {
			return nil, err
		}
	}
	if p.Hold, err = s.Anchors.Hold(); err != nil {
		return nil, err
	}
	for i := range s.Sections {
		x := &s.Sections[i]
		p.Boxed = p.Boxed || x.Timeline != nil || x.NPC != nil
		if x.NPC != nil {
			p.Person = x.NPC
		}
	}
	s.EachQuestion(func(q *decks.Question) { p.Asks = append(p.Asks, q) })
	return p, nil
}

// open reads a side of a card, which everybody sees from then on. It is nil if there is none.
func (g *Game) open(t *table.Table, number int16, back bool) *Page {
	return g.story.cards.Open(t, &g.Read.Cards, side(number, back), table.Everyone)
}

// known is a side of a card that was opened, or nil.
func (g *Game) known(number int16, back bool) *Page {
	p, _ := g.story.cards.Known(&g.Read.Cards, side(number, back))
	return p
}

// shows is the side of a card that lies up, or nil for a card that nobody has seen.
func (g *Game) shows(number int16) *Page {
	if c := g.card(number); c != nil {
		return g.known(number, c.Back)
	}
	return nil
}

// chapter is the chapter being played; nil before it was opened.
func (g *Game) chapter() *Chapter {
	c, _ := g.story.chapters.Known(&g.Read.Chapters, int(g.Chapter))
	return c
}

// card is what is known of a card, or nil if nobody has seen it yet.
func (g *Game) card(number int16) *Card {
	for i := range g.Cards {
		if g.Cards[i].Number == number {
			return &g.Cards[i]
		}
	}
	return nil
}

// there are those that are not nil.
func there[T any](list []*T) (out []*T) {
	for _, x := range list {
		if x != nil {
			out = append(out, x)
		}
	}
	return out
}
