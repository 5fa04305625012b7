package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// playerCard is the number of the Player card, which is of the base deck.
const playerCard = 1

// What is asked.
var (
	askRead   = book.Question("read", "HE-RULING-48", "Read aloud: {Title a}.", words.Always, public)
	askOption = book.Question("option", "HE-SECT-14", "{asked a b}", common)
)

// What is offered.
var (
	VerbOn     = book.Verb("on", "Go on", "card:{a}")
	VerbOption = book.Verb("option", "{option a b c}", "card:{a}")
)

// What is told.
var (
	taleTake    = book.Tale("Card {a}: {Front a}.", atCard)
	taleFlip    = book.Tale("Card {a} is turned over: {Turned a b}.", atCard)
	taleBurn    = book.Tale("Back to the box: {then a b}.", atCard)
	taleDiscard = book.Tale("Discarded: {card a}.", atCard)
	taleMade    = book.Tale("In the Creation deck, where it could be made: {card a}.", atCard)
	taleMark    = book.Tale("{Then a c} gains {n b marker markers}: {left c} now.", atCard)
	taleUnmark  = book.Tale("{Then a c} loses {n b marker markers}: {left c} left.", atCard)
	taleOption  = book.Tale("Decided: {option a b c}", wordsMajor)

	// A thing that the family had is its loss when it is put back, and so is a marker by whose last the chapter is lost
	// when something else takes it than its own hour, which everybody knows of.
	taleGone = book.Tale(book.Template(taleBurn), atCard, wordsMajor, words.Costs)
	taleUsed = book.Tale("Gone: {card a}. It lies in the Creation deck, where it could be made.", atCard, wordsMajor,
		words.Costs)
	taleEbbs = book.Tale(book.Template(taleUnmark), atCard, words.Costs)
)

// cardForms are steps about cards (HE-CARD, HE-MARK).
var cardForms = map[string]form{
	"take {n}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.take(t, c.ref(s.Card), c) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.card(c.ref(s.Card)) == nil },
	},
	"flip {ref}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.flip(t, c.ref(s.Card), c) },
		can: (*Game).canFlip,
	},
	"discard {ref}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.discard(t, c.ref(s.Card), c) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.meant(s.Card, c) },
	},
	"burn {ref}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.burn(t, c.ref(s.Card), c) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.meant(s.Card, c) },
	},
	"return {ref}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) { g.burn(t, c.ref(s.Card), c) },
	},
	"mark {ref} {k}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) { g.mark(t, c.ref(s.Card), s.N) },
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.meant(s.Card, c)
		},
	},
	"unmark {ref} {k}": {
		do: (*Game).unmark,
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.meant(s.Card, c) && g.markers(c.ref(s.Card)) > 0
		},
	},
}

// see opens a side of a card, and notes the card if nobody has seen it before. It is nil if there is no such side.
func (g *Game) see(t *table.Table, number int16, back bool) *Page {
	page := g.open(t, number, back)
	if page == nil {
		return nil
	}
	if c := g.card(number); c != nil {
		c.Back = back
	} else {
		g.Cards = append(g.Cards, Card{Number: number, Back: back})
	}
	return page
}

// take takes a card out of the Adventure deck, and applies it. One that was taken before is no longer in the deck
// (HE-CARD-06, HE-CARD-07, HE-RULING-54).
func (g *Game) take(t *table.Table, number int16, c cause) {
	if g.card(number) != nil {
		return
	}
	page := g.see(t, number, false)
	if page == nil {
		return
	}
	g.card(number).Taker = c.actor + 1
	t.Tell(table.Event{Tale: taleTake, Seat: g.decider(c), Rule: "HE-CARD-06", A: number})
	g.arrive(t, page, c)
}

// arrive applies a card that has just come into play: a field is laid, an item given to somebody, all else read.
func (g *Game) arrive(t *table.Table, page *Page, c cause) {
	switch page.Kind {
	case decks.Map:
		g.layApart(t, page, c)
	case decks.Item:
		g.find(t, page.Number, c)
	case decks.Karma:
		g.addKarma(t, page.Number)
	default:
		g.read(t, page.Number, c)
	}
}

// read applies the side of a card that lies up, section by section (HE-RULING-51).
func (g *Game) read(t *table.Table, number int16, c cause) {
	page := g.shows(number)
	if page == nil || page.Side == nil {
		return
	}
	c.card = number
	told := g.tell(page, c)
	if told != nobodyReads {
		g.pause(t, number, g.reader(page, c, told))
	}
	back := g.card(number).Back
	for i := range page.Sections {
		s := &page.Sections[i]
		switch {
		case g.turned(number, back):
			return // it was turned over in the meantime: what the other side says was done
		case s.Instruction != nil:
			if g.holds(s.If, c) {
				g.do(t, s.Instruction, c)
			}
		case s.Question != nil:
			g.question(t, s.Question, c)
		}
	}
	if page.Person != nil && !g.turned(number, back) {
		g.standUp(t, number, c)
	}
}

// turned says whether a card no longer shows the side it did.
func (g *Game) turned(number int16, back bool) bool { return g.card(number).Back != back }

// nobodyReads is the section of a card without a word to be read.
const nobodyReads = -1

// tell notes which sections of a card are read now, and returns the first of them (HE-SECT-05).
func (g *Game) tell(page *Page, c cause) int {
	first := nobodyReads
	for i := range page.Sections {
		s := &page.Sections[i]
		if (s.Narrative == nil && s.Note == "") || !g.holds(s.If, c) {
			continue
		}
		g.card(page.Number).Told |= 1 << i
		if first == nobodyReads {
			first = i
		}
	}
	return first
}

// pause leaves a card in front of everybody until its reader goes on (HE-RULING-48).
func (g *Game) pause(t *table.Table, number int16, reader table.Seat) {
	m := t.Open(reader, askRead, int(number))
	m.Offer(VerbOn.Of(int(number)), "HE-RULING-48")
	m.Ask()
}

// reader is who reads a card and has the last word on it: who manages the character that tells it, or else the one who
// acted, or else the lead (HE-SECT-06, HE-RULING-46, HE-RULING-131).
func (g *Game) reader(page *Page, c cause, section int) table.Seat {
	if section >= 0 && section < len(page.Sections) && page.Sections[section].Narrative != nil {
		if m := g.named(*page.Sections[section].Narrative); m != nobody {
			return g.manager(m)
		}
	}
	return g.decider(c)
}

// decider is who decides about a card: who acted, or else the lead (HE-RULING-46).
func (g *Game) decider(c cause) table.Seat {
	if c.actor != nobody {
		return g.manager(c.actor)
	}
	return g.Lead
}

// manager is who decides for a character: of those who manage it whoever acts, or else the first (HE-RULING-41).
func (g *Game) manager(m int8) table.Seat {
	of := g.Team[m].Managers
	if acts := of & g.Hand; acts != 0 {
		return acts.First()
	}
	return of.First()
}

// named is the member of a name, or nobody.
func (g *Game) named(name string) int8 {
	for m := range g.Size {
		if g.Team[m].Who.String() == name {
			return m
		}
	}
	return nobody
}

// question asks what a card asks: its reader chooses, or the first option that holds is applied (HE-SECT-14,
// HE-SECT-15, HE-RULING-57).
func (g *Game) question(t *table.Table, q *decks.Question, c cause) {
	if q.Check {
		for i := range q.Options {
			if g.holds(q.Options[i].If, c) {
				g.do(t, q.Options[i].Do, c)
				return
			}
		}
		return
	}
	section := g.questionNumber(c.card, q)
	reader := g.Lead
	if page := g.shows(c.card); page != nil {
		reader = g.reader(page, c, g.firstTold(c.card))
	}
	m := t.Open(reader, askOption, int(c.card), section)
	for i := range q.Options {
		if g.holds(q.Options[i].If, c) {
			m.Offer(VerbOption.Of(int(c.card), section, i), "HE-SECT-14")
		}
	}
	if m.Len() == 0 {
		m.Offer(VerbOn.Of(int(c.card)), "HE-SECT-14")
	}
	o := m.Ask()
	if o.Verb != VerbOption {
		return
	}
	if card := g.card(c.card); card != nil {
		card.Option = int8(o.C) + 1
	}
	t.Tell(table.Event{Tale: taleOption, Seat: reader, Rule: "HE-SECT-15", A: c.card, B: int16(section), C: o.C})
	c.chose = reader + 1
	g.do(t, q.Options[o.C].Do, c)
}

// firstTold is the first section of a card that was read.
func (g *Game) firstTold(number int16) int {
	if c := g.card(number); c != nil {
		for i := range 16 {
			if c.Told>>i&1 != 0 {
				return i
			}
		}
	}
	return nobodyReads
}

// questionNumber is the place of a question among all that a side of a card holds, those in the middle of steps too.
func (g *Game) questionNumber(card int16, q *decks.Question) int {
	n, found := 0, 0
	g.eachQuestion(card, func(x *decks.Question) {
		if x == q {
			found = n
		}
		n++
	})
	return found
}

// questionOn is the question in a place.
func (g *Game) questionOn(card, place int16) (q *decks.Question) {
	n := int16(0)
	g.eachQuestion(card, func(x *decks.Question) {
		if n == place {
			q = x
		}
		n++
	})
	return q
}

func (g *Game) eachQuestion(card int16, look func(*decks.Question)) {
	if g == nil || g.story == nil {
		return
	}
	if page := g.shows(card); page != nil && page.Side != nil {
		page.EachQuestion(look)
	}
}

// turned is the side of a card in an event: 0 for the front.
func turned(back bool) int16 {
	if back {
		return 1
	}
	return 0
}

// flip turns a card over and applies what the new side says. One that is still in the Adventure deck is taken and
// turned at once (HE-CARD-09 to HE-CARD-12, HE-RULING-54).
func (g *Game) flip(t *table.Table, number int16, c cause) {
	back := true
	if card := g.card(number); card != nil {
		back = !card.Back
	}
	page := g.see(t, number, back)
	if page == nil {
		return
	}
	card := g.card(number)
	card.Gone, card.Told = 0, 0
	g.centreLent(number)
	t.Tell(table.Event{Tale: taleFlip, Seat: g.decider(c), Rule: "HE-CARD-09", A: number, B: turned(back)})
	c.card = number
	switch card.Place {
	case Laid:
		g.showField(t, page, c)
		return
	case Held, Lying:
		g.turnItem(t, page)
		return
	case InRow:
		g.turnInRow(t, page)
	}
	if page.Person == nil {
		g.removeFigures(number) // HE-NPC-15
	}
	g.read(t, number, c)
	g.perish(t, number, c)
}

// canFlip says whether a card can be turned over: it is in play with the named side up, or still in the Adventure deck
// (HE-RULING-54, HE-RULING-151).
func (g *Game) canFlip(s *decks.Step, c cause) bool {
	if g.card(c.ref(s.Card)) == nil {
		return s.Card.Side != "b"
	}
	return g.meant(s.Card, c)
}

// discard puts a card on the discard pile of its deck, an item into the Creation deck; one that belongs to no special
// deck is treated as burned (HE-CARD-13 to HE-CARD-16, HE-RULING-55).
func (g *Game) discard(t *table.Table, number int16, _ cause) {
	if page := g.shows(number); page != nil && page.Kind == decks.Item {
		e := table.Event{Tale: taleMade, Seat: table.Nobody, Rule: "HE-CARD-15", A: number}
		if g.isOfFamily(number) {
			e.Tale = taleUsed
		}
		t.Tell(e)
		g.putAway(t, number, Creation)
		return
	}
	if d, _ := g.specialOf(number); d < 0 {
		g.putAway(t, number, Burned)
		return
	}
	t.Tell(table.Event{Tale: taleDiscard, Seat: table.Nobody, Rule: "HE-CARD-13", A: number})
	g.putAway(t, number, Discarded)
}

// burn puts a card back into the box: it has no further effect (HE-CARD-18 to HE-CARD-20).
func (g *Game) burn(t *table.Table, number int16, _ cause) {
	card := g.card(number)
	if card == nil || card.Place == Burned {
		return
	}
	e := table.Event{Tale: taleBurn, Seat: table.Nobody, Rule: "HE-CARD-18", A: number, B: g.then(number, 0)}
	if g.isOfFamily(number) {
		e.Tale = taleGone
	}
	t.Tell(e)
	g.putAway(t, number, Burned)
}

// isOfFamily says whether a card is a thing that the family has, or can pick up.
func (g *Game) isOfFamily(number int16) bool {
	card := g.card(number)
	return card != nil && (card.Place == Held || card.Place == Lying)
}

// putAway takes a card out of play, wherever it lies, with all that follows: its figures leave the board, its supports
// the Timeline, its tokens the card (HE-CARD-21, HE-NPC-15, HE-TIME-12, HE-RULING-149).
func (g *Game) putAway(t *table.Table, number int16, to Place) {
	card := g.card(number)
	if card == nil {
		return
	}
	was := card.Place
	card.Place, card.Markers, card.Hostile, card.Calm = to, 0, false, false
	g.returnLent(number)
	switch was {
	case InRow:
		g.leaveRow(t, number, to)
	case Held:
		g.leaveSheet(t, number)
	case Lying:
		g.pickGround(number)
	case Laid:
		if k := g.Board.Field(number); k >= 0 {
			g.liftField(t, k)
		}
	}
	g.removeFigures(number)
	if d, slot := g.specialOf(number); d >= 0 && to == Discarded {
		out := &g.Outside[d]
		if i := out.Find(slot); i >= 0 {
			out.Lay(i, &g.Discards[d])
		}
	}
}

// markers is how many Marker tokens lie on a card.
func (g *Game) markers(number int16) int {
	if c := g.card(number); c != nil {
		return int(c.Markers)
	}
	return 0
}

// mark puts Marker tokens on a card (HE-MARK-01).
func (g *Game) mark(t *table.Table, number int16, n int) {
	c := g.card(number)
	if c == nil {
		return
	}
	c.Markers += int16(n)
	t.Tell(table.Event{Tale: taleMark, Seat: table.Nobody, Rule: "HE-MARK-01", A: number, B: int16(n),
		C: g.then(number, c.Markers)})
}

// unmark takes Marker tokens off a card; what is written after it applies when the last goes (HE-MARK-02, HE-MARK-03,
// HE-MARK-05, HE-RULING-63).
func (g *Game) unmark(t *table.Table, s *decks.Step, c cause) {
	number := c.ref(s.Card)
	card := g.card(number)
	n := min(int16(s.N), card.Markers)
	card.Markers -= n
	left := card.Markers
	e := table.Event{Tale: taleUnmark, Seat: table.Nobody, Rule: "HE-MARK-02", A: number, B: n, C: g.then(number, left)}
	if number != c.card && dooms(s) {
		e.Tale = taleEbbs
	}
	t.Tell(e)
	if left == 0 {
		c.emptied = number
		g.do(t, s.Last, c)
	}
}

// at is a square of a field card that lies on the table, or Nowhere.
func (g *Game) at(c decks.Cell) board.Square {
	k := g.Board.Field(int16(c.Card))
	if k < 0 {
		return board.Nowhere
	}
	cell, err := board.ParseCell(c.At)
	if err != nil {
		return board.Nowhere
	}
	if s := board.On(k, cell); g.Board.Exists(s) {
		return s
	}
	return board.Nowhere
}

// first is the first of some squares that is on the table.
func (g *Game) first(cells decks.Cells) board.Square {
	for _, c := range cells {
		if s := g.at(c); s != board.Nowhere {
			return s
		}
	}
	return board.Nowhere
}

// slotAt is a slot by its number in options, slotNumber that number.
func slotAt(n int16) sheet.At {
	return sheet.At{Place: sheet.Place(n / sheet.Slots), Slot: int8(n % sheet.Slots)}
}
func slotNumber(a sheet.At) int { return int(a.Place)*sheet.Slots + int(a.Slot) }
