package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askRoom  = book.Question("room", "HE-NPC-03", "Somebody needs {square a}. Where does who is there go?", public)
	askClear = book.Question("clear", "HE-RULING-58", "From {square a} no way leads to a free square. Who makes way?",
		public)
	askFigure = book.Question("figure", "HE-AI-09", "{Title a}: which figure?", common)
)

// VerbFigure is one of several figures.
var VerbFigure = book.Verb("figure", "{Figure a}", "figure:{a}")

// VerbWay is one of several ways.
var VerbWay = book.Verb("way", "To {square b}, way {c}", "square:{b}")

// VerbClear is somebody who blocks the way.
var VerbClear = book.Verb("clear", "{There b} on {square b}", "square:{b}")

// What is told.
var (
	taleStand  = book.Tale("{Figure a} {verb a stands stand} on {square b}.", atFigure)
	taleAngry  = book.Tale("Hostile from now on: {card a}.", atCard, wordsMajor, words.Costs)
	taleCalm   = book.Tale("Hostile no longer: {card a}.", atCard, wordsMajor)
	taleStruck = book.Tale("{Figure a} {verb a takes take} {b} damage; {c} of life left.", atFigure)
	taleDies   = book.Tale("{Figure a} {verb a is are} beaten.", atFigure, wordsEnd)

	// The same of somebody who is no enemy: it is the family's loss.
	taleFriendStruck = book.Tale(book.Template(taleStruck), atFigure, words.Costs)
	taleFriendDies   = book.Tale(book.Template(taleDies), atFigure, wordsEnd, words.Costs)
)

// figureForms are steps about the people, animals and machines of the story.
var figureForms = map[string]form{
	"place {n} at {cell}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) { g.placeStep(t, c.ref(s.Card), g.at(s.Cell)) },
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.at(s.Cell) != board.Nowhere && g.person(c.ref(s.Card)) != nil
		},
	},
	"remove {n}": {
		do:  func(g *Game, _ *table.Table, s *decks.Step, c cause) { g.removeFigures(c.ref(s.Card)) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.figureOf(c.ref(s.Card)) >= 0 },
	},
	"enrage {n}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.enrage(t, c.ref(s.Card), c) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.person(c.ref(s.Card)) != nil },
	},
	"calm {n}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.calm(t, c.ref(s.Card)) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.person(c.ref(s.Card)) != nil },
	},
	"wound {n} {k}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			if i := g.pickFigure(t, c.ref(s.Card)); i >= 0 {
				g.hurt(t, i, s.N, c)
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool { return g.figureOf(c.ref(s.Card)) >= 0 },
	},
	"move {k} toward {who}":    {do: (*Game).toward},
	"move {k} away from {who}": {do: (*Game).awayFrom},
	"move {k} to {cell}":       {do: (*Game).toCell},
	"move {k} to {n}":          {do: (*Game).toField},
	"move {k} along {cells}":   {do: (*Game).along},
	"follow {who} {k}":         {do: (*Game).follows},
	"leave":                    {do: func(g *Game, t *table.Table, _ *decks.Step, c cause) { g.burn(t, c.card, c) }},
}

// person is who a card in play describes, or nil.
func (g *Game) person(number int16) *decks.NPC {
	card := g.card(number)
	if card == nil || !card.Place.InPlay() {
		return nil
	}
	if page := g.shows(number); page != nil {
		return page.Person
	}
	return nil
}

// figureOf is the first figure of a card on the board, or -1.
func (g *Game) figureOf(number int16) int {
	for i := range g.Figures {
		if g.Figures[i].Card == number && g.Figures[i].At != board.Nowhere {
			return i
		}
	}
	return -1
}

// pickFigure is a figure of a card: where there are several the lead says which (HE-AI-09). It is -1 if there is none.
func (g *Game) pickFigure(t *table.Table, number int16) int {
	if g.figureOf(number) < 0 {
		return -1
	}
	q := t.Open(g.Lead, askFigure, int(number))
	for i := range g.Figures {
		if f := &g.Figures[i]; f.Card == number && f.At != board.Nowhere {
			q.Offer(VerbFigure.Of(i), "HE-AI-09")
		}
	}
	return int(q.Ask().A)
}

// hostile says whether a person is: by the printed icon or by a token (HE-NPC-07, HE-RULING-85).
func (g *Game) hostile(number int16) bool {
	p := g.person(number)
	if p == nil {
		return false
	}
	c := g.card(number)
	return c.Hostile || p.Hostile && !c.Calm
}

// enrage makes a person hostile (HE-NPC-10, HE-NPC-11).
func (g *Game) enrage(t *table.Table, number int16, c cause) {
	if g.hostile(number) {
		return
	}
	card := g.card(number)
	card.Hostile, card.Calm = true, false
	t.Tell(table.Event{Tale: taleAngry, Seat: table.Nobody, Rule: "HE-NPC-11", A: number})
	c.card = number
	g.do(t, g.person(number).Angered, c)
}

// calm makes a person neutral again (HE-RULING-85).
func (g *Game) calm(t *table.Table, number int16) {
	if !g.hostile(number) {
		return
	}
	card := g.card(number)
	card.Hostile, card.Calm = false, true
	t.Tell(table.Event{Tale: taleCalm, Seat: table.Nobody, Rule: "HE-RULING-85", A: number})
}

// standUp puts the figures of a card on their squares, each on the first that lies on the table; a person found by
// talking, of whose squares none does, on the TALK icon's (HE-NPC-01, HE-TALK-04).
func (g *Game) standUp(t *table.Table, number int16, c cause) {
	if g.person(number) != nil && !g.stood(number) {
		g.setDown(t, number, c)
	}
}

// setDown puts the figures of a card on their squares, whether any were there before or not.
func (g *Game) setDown(t *table.Table, number int16, c cause) {
	p := g.person(number)
	for i := range p.Figures {
		at := g.first(p.Figures[i])
		if at == board.Nowhere && c.talked && i == 0 {
			at = c.at
		}
		if at != board.Nowhere {
			g.place(t, number, int8(i), at)
		}
	}
}

// stood says whether figures of a card were ever put on the board.
func (g *Game) stood(number int16) bool {
	for i := range g.Figures {
		if g.Figures[i].Card == number {
			return true
		}
	}
	return false
}

// place puts a figure on a square; who stands there makes room (HE-NPC-02, HE-RULING-58).
func (g *Game) place(t *table.Table, number int16, letter int8, at board.Square) {
	if !g.makeRoom(t, at) {
		at = g.freeNear(at)
	}
	if at == board.Nowhere {
		return
	}
	g.Figures = append(g.Figures, Figure{Card: number, Letter: letter, At: at})
	g.saySquare(t, len(g.Figures)-1)
}

func (g *Game) saySquare(t *table.Table, i int) {
	t.Tell(table.Event{Tale: taleStand, Seat: table.Nobody, Rule: "HE-NPC-01", A: int16(i), B: int16(g.Figures[i].At)})
}

// placeStep takes a person's figure to a square, or puts it there if it stands nowhere.
func (g *Game) placeStep(t *table.Table, number int16, at board.Square) {
	i := g.pickFigure(t, number)
	if i < 0 {
		g.place(t, number, 0, at)
		return
	}
	if g.Figures[i].At == at {
		return
	}
	if !g.makeRoom(t, at) {
		at = g.freeNear(at)
	}
	g.Figures[i].At = at
	g.saySquare(t, i)
}

// makeRoom moves away who stands on a square: to a free one at the smallest walking distance, which who decides about
// the figure chooses. Who blocks the only way there is moved first, by the same rule (HE-NPC-02 to HE-NPC-04,
// HE-RULING-58). It is false if there is no room.
func (g *Game) makeRoom(t *table.Table, at board.Square) bool { return g.makeWay(t, at, &board.Set{}) }

// makeWay is makeRoom, while who stands on some squares is being moved already.
func (g *Game) makeWay(t *table.Table, at board.Square, busy *board.Set) bool {
	who, walker, walk := g.occupant(t, at)
	if walk == nil {
		return true
	}
	busy.Add(at)
	for !g.yield(t, who, at, walker(), walk) {
		if !g.clearWay(t, at, walker(), busy) {
			return false
		}
	}
	return true
}

// occupant is who decides about the figure on a square, how it goes, and what it is to go there; nil if nobody stands
// there.
func (g *Game) occupant(t *table.Table, at board.Square) (table.Seat, func() board.Walker, func([]board.Square)) {
	for m := range g.Size {
		if g.Team[m].At == at {
			return g.manager(m), func() board.Walker { return g.walker(m) },
				func(path []board.Square) { g.shove(t, m, path) }
		}
	}
	for i := range g.Figures {
		if g.Figures[i].At == at {
			return g.Lead, func() board.Walker { return g.pacer(i) },
				func(path []board.Square) { g.pace(t, i, path) }
		}
	}
	return g.Lead, nil, nil
}

// shove moves a character along a way that it did not choose: hazards hurt, and squares do what they do (HE-NPC-04,
// HE-RULING-23).
func (g *Game) shove(t *table.Table, m int8, path []board.Square) {
	for _, s := range path {
		w := g.walker(m)
		step, _ := g.stepTo(&w, g.Team[m].At, s)
		g.Team[m].At = s
		if step.Hurts {
			g.damage(t, m, 1, 0)
		}
		if g.arriveOn(t, m, s); g.Team[m].At != s {
			return // it was taken elsewhere
		}
	}
	t.Tell(table.Event{Tale: taleMoved, Seat: g.manager(m), Rule: "HE-NPC-02", A: int16(m), B: int16(g.Team[m].At)})
}

// clearWay moves somebody away who blocks the way of a figure that finds no free square (HE-RULING-58). It is false if
// nobody does who could be moved.
func (g *Game) clearWay(t *table.Table, at board.Square, w board.Walker, busy *board.Set) bool {
	w.Taken.Remove(at)
	blocking := g.ways().Blocking(&g.Board, &w, at)
	for {
		var who []board.Square
		for s := blocking.After(board.Nowhere); s != board.Nowhere; s = blocking.After(s) {
			if !busy.Has(s) {
				who = append(who, s)
			}
		}
		if len(who) == 0 {
			return false
		}
		q := t.Open(g.Lead, askClear, int(at))
		for _, s := range who {
			q.Offer(VerbClear.Of(0, int(s)), "HE-RULING-58")
		}
		if g.makeWay(t, board.Square(q.Ask().B), busy) {
			return true
		}
	}
}

// yield asks for one of the shortest ways off a square, and has it gone.
func (g *Game) yield(t *table.Table, who table.Seat, at board.Square, w board.Walker, walk func([]board.Square)) bool {
	w.Taken.Remove(at)
	ways := g.ways().MakeRoom(&g.Board, &w, at)
	if len(ways) == 0 {
		return false
	}
	n := 0
	if len(ways) > 1 {
		g.pacing.choose(int(g.standing(at, -1).figure)-1, ways)
		q := t.Open(who, askRoom, int(at))
		for k := range ways {
			q.Offer(VerbWay.Of(k, int(ways[k].End(at)), k+1), "HE-NPC-03")
		}
		n = int(q.Ask().A)
		ways = g.ways().MakeRoom(&g.Board, &w, at)
	}
	walk(append([]board.Square(nil), ways[n].Path...))
	return true
}

// removeFigures takes all figures of a card off the board (HE-NPC-15).
func (g *Game) removeFigures(number int16) {
	for i := range g.Figures {
		if g.Figures[i].Card == number {
			g.Figures[i].At = board.Nowhere
		}
	}
}

// lifeLeft is how much damage a figure can still take.
func (g *Game) lifeLeft(i int) int {
	page := g.shows(g.Figures[i].Card)
	if page == nil || page.Person == nil {
		return 0
	}
	return page.Person.Life - int(g.Figures[i].Damage)
}

// hurt puts damage on a figure. When it reaches its life it dies (HE-NPC-06, HE-RULING-75, HE-RULING-86).
func (g *Game) hurt(t *table.Table, i, n int, c cause) {
	f := &g.Figures[i]
	if f.At == board.Nowhere || n <= 0 || g.person(f.Card) == nil {
		return
	}
	f.Damage += int8(n)
	left := g.lifeLeft(i)
	e := table.Event{Tale: taleStruck, Seat: table.Nobody, Rule: "HE-NPC-06", A: int16(i), B: int16(n),
		C: int16(max(0, left))}
	if !g.hostile(f.Card) {
		e.Tale = taleFriendStruck
	}
	t.Tell(e)
	if left <= 0 {
		g.die(t, i, c)
	}
}

// perish lets those figures of a card die that are hurt no less than the life on its other side (HE-RULING-35).
func (g *Game) perish(t *table.Table, number int16, c cause) {
	for i := range g.Figures {
		f := &g.Figures[i]
		if f.Card == number && f.At != board.Nowhere && f.Damage > 0 && g.person(number) != nil && g.lifeLeft(i) <= 0 {
			g.die(t, i, c)
		}
	}
}

// die takes a figure off the board; with the last of a card its death effect is applied (HE-NPC-13, HE-RULING-75).
func (g *Game) die(t *table.Table, i int, c cause) {
	number, at := g.Figures[i].Card, g.Figures[i].At
	p := g.person(number)
	e := table.Event{Tale: taleDies, Seat: table.Nobody, Rule: "HE-NPC-06", A: int16(i)}
	if !g.hostile(number) {
		e.Tale = taleFriendDies
	}
	t.Tell(e)
	g.Figures[i].At = board.Nowhere
	dead := c
	dead.card, dead.at, dead.loot, dead.figure = number, at, true, 0
	g.do(t, p.Each, dead)
	if g.figureOf(number) < 0 {
		g.do(t, p.Death, dead)
	}
}
