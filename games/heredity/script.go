package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// cause is why steps are carried out: whose card says so, who acted, whom it befalls.
type cause struct {
	card    int16        // the card that says it; 0: none
	host    int16        // the card that a support speaks of
	actor   int8         // the member whose action it is, or nobody
	crew    crew         // the members who take part
	victim  crew         // who was struck, or stepped on it
	chose   table.Seat   // 1 + who has chosen it among what the card offers
	figure  int8         // 1 + the figure that acts, by its place in Figures
	at      board.Square // where it happens: loot falls there, a person found by talking stands there
	talked  bool         // a TALK icon led to it
	loot    bool         // somebody died there: items lie on the square
	emptied int16        // the card whose last marker has just gone
	struck  int8         // 1 + the figure that stepped on it
	target  *target      // whom the movement of the figure that acts went for
	step    *decks.Step  // that is being carried out
	reach   []int        // the ranges of the attacks in the list being carried out
}

// target is a member, or 1 + a figure.
type target struct{ member, figure int8 }

// nobody is no member of the team.
const nobody int8 = -1

// crew is a set of members, a bit each.
type crew uint8

func (c crew) has(m int8) bool { return m >= 0 && c>>m&1 != 0 }
func one(m int8) crew {
	if m < 0 {
		return 0
	}
	return 1 << m
}

// members are those of a set, in the team's order.
func (c crew) members() (list []int8) {
	for m := range int8(maxTeam) {
		if c.has(m) {
			list = append(list, m)
		}
	}
	return list
}

// event is the cause of what happens by itself.
func event(card int16) cause { return cause{card: card, actor: nobody, at: board.Nowhere} }

// do carries out steps in their order, each to its end before the next (HE-SECT-08, HE-RULING-51).
func (g *Game) do(t *table.Table, steps []decks.Step, c cause) {
	for i := range steps {
		g.step(t, &steps[i], c)
	}
}

// step carries out one step, or the first possible of its alternatives (HE-SECT-09, HE-RULING-52).
func (g *Game) step(t *table.Table, s *decks.Step, c cause) {
	for !g.possible(s, c) {
		if len(s.Or) == 0 {
			if f := formOf(s.Form); f.vain != 0 {
				t.Tell(table.Event{Tale: f.vain, Seat: table.Nobody, Rule: "HE-RULING-52"})
			}
			return
		}
		s = &s.Or[0]
	}
	c.step = s
	formOf(s.Form).do(g, t, s, c)
}

// possible says whether a step can be done as a whole (HE-RULING-52).
func (g *Game) possible(s *decks.Step, c cause) bool {
	can := formOf(s.Form).can
	return can == nil || can(g, s, c)
}

// form is what the sentences of one kind do, and when they can; nil: always. What was foretold and can't be done is
// told as vain, where that is not 0.
type form struct {
	do   func(g *Game, t *table.Table, s *decks.Step, c cause)
	can  func(g *Game, s *decks.Step, c cause) bool
	vain table.Tale
}

// forms are all kinds of steps by their sentences (decks.Forms), and those that are no sentences.
var forms []map[string]form

// They are gathered when the program starts, for some of them carry out steps again.
func init() {
	forms = []map[string]form{
		{
			"if":       {do: (*Game).branch},
			"question": {do: (*Game).branchAsk},
			"attack":   {do: (*Game).attackStep},
			"wait":     {do: noStep},
		},
		cardForms, rowForms, damageForms, itemForms, moveForms, boardForms, figureForms, deckForms, memoryForms,
		supportForms,
	}
}

// formOf is what a sentence does.
func formOf(name string) form {
	for _, list := range forms {
		if f, ok := list[name]; ok {
			return f
		}
	}
	return form{}
}

// branch is 'if': the one list or the other.
func (g *Game) branch(t *table.Table, s *decks.Step, c cause) {
	if g.holds(s.If, c) {
		g.do(t, s.Then, c)
	} else {
		g.do(t, s.Else, c)
	}
}

// branchAsk is a question in the middle of a list, put only if its condition holds.
func (g *Game) branchAsk(t *table.Table, s *decks.Step, c cause) {
	if s.If == nil || g.holds(s.If, c) {
		g.question(t, s.Question, c)
	} else {
		g.do(t, s.Else, c)
	}
}

// ref is the card that a step names.
func (c *cause) ref(r decks.Ref) int16 {
	switch {
	case r.Host:
		return c.host
	case r.Number == 0:
		return c.card
	}
	return int16(r.Number)
}

// meant says whether an effect on a named card applies: the card is in play and shows the side that is named
// (HE-CARD-05, HE-RULING-151). Of 'this' and 'host' the side does not matter.
func (g *Game) meant(r decks.Ref, c cause) bool {
	n := c.ref(r)
	if n == playerCard {
		return true
	}
	card := g.card(n)
	if card == nil || !card.Place.InPlay() {
		return false
	}
	return r.Host || r.Number == 0 || sideMeant(r, card.Back)
}

func sideMeant(r decks.Ref, back bool) bool {
	switch r.Side {
	case "(b)":
		return true
	case "b":
		return back
	}
	return !back
}

// supportForms are what a support changes for its host: they are not done, but counted where they matter
// (HE-TIME-11), see modified.
var supportForms = map[string]form{
	"host tokens {k}":  {do: noStep},
	"host move {k}":    {do: noStep},
	"host defence {k}": {do: noStep},
	"host damage {k}":  {do: noStep},
	"forbid {word}":    {do: noStep},
}

func noStep(*Game, *table.Table, *decks.Step, cause) {}

// modified is the sum of what the supports of a card say by one form, as their conditions hold now.
func (g *Game) modified(host int16, form string) int {
	sum := 0
	g.supportSteps(host, func(s *decks.Step) {
		if s.Form == form {
			sum += s.N
		}
	})
	return sum
}

// forbidden says whether a support of the Player card forbids an action, by its word.
func (g *Game) forbidden(word string) bool {
	no := false
	g.supportSteps(playerCard, func(s *decks.Step) { no = no || s.Form == "forbid {word}" && s.Word == word })
	return no
}

// supportSteps looks at the steps that the supports of a card do before its box.
func (g *Game) supportSteps(host int16, look func(*decks.Step)) {
	for i := range g.Row.Supports {
		s := &g.Row.Supports[i]
		if s.Host != host {
			continue
		}
		page := g.shows(s.Number)
		if page == nil {
			continue
		}
		c := event(s.Number)
		c.host = host
		for k := range page.Sections {
			if box := page.Sections[k].Timeline; box != nil {
				g.lookAt(box.Before, c, look)
			}
		}
	}
}

func (g *Game) lookAt(steps []decks.Step, c cause, look func(*decks.Step)) {
	for i := range steps {
		s := &steps[i]
		switch {
		case s.Form != "if":
			look(s)
		case g.holds(s.If, c):
			g.lookAt(s.Then, c, look)
		default:
			g.lookAt(s.Else, c, look)
		}
	}
}
