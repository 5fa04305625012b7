package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askMove = book.Question("move", "PS-MOVE-01", "Where do you go? {n a step steps} left.{bare b}",
		words.Idly("stay"))
	askMarch   = book.Question("march", "PS-MOVE-06", "The stack gives {the a}. Where do you lay it?")
	askNewSite = book.Question("new-site", "PS-MOVE-05", "You may put a scavenge site here.", words.Idly("no-site"))
)

// What is offered.
var (
	VerbStay    = book.Verb("stay", "Stay here", "")
	VerbStep    = book.Verb("step", "To zone {zone a}", "zone:{a}")
	VerbLay     = book.Verb("lay", "Lay {the a} in zone {zone b} and go there", "zone:{b}")
	VerbMarch   = book.Verb("march", "March: tire, and go where the stack leads", "")
	VerbMarchTo = book.Verb("march-to", "Zone {zone a}", "zone:{a}")
	VerbPutSite = book.Verb("put-site", "Put the {site b} there", "hand:{a}")
	VerbNoSite  = book.Verb("no-site", "Put no site there", "")
)

// What is told.
var (
	taleMarch = book.Tale("{who} marches, and turns up {the a}.")
)

// stepsOfAMove is how far a move goes (PS-MOVE-01).
const stepsOfAMove = 2

// move lets a player move or march (PS-FORAGE-01, PS-TREK-01, PS-RULING-097, PS-RULING-098).
func (g *Game) move(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Steps = max(1, int8(stepsOfAMove+g.sum(s, KnobMove)))
	laid := false // at most one tile a move (PS-MOVE-10)
	whole := true // a march replaces the whole move (PS-MOVE-09)
	for m.Steps > 0 {
		o := g.askMove(t, s, whole, laid)
		switch o.Verb {
		case VerbStay:
			m.Steps = 0
		case VerbStep:
			g.moveTo(t, s, int8(o.A), "PS-MOVE-02")
			m.Walked = walkedSteps
			m.Steps--
		case VerbLay:
			g.layTerrain(t, s, g.land(s, Hand), table.Card(o.A), int8(o.B), "PS-MOVE-03")
			g.moveTo(t, s, int8(o.B), "PS-MOVE-04")
			g.arrive(t, s, "PS-MOVE-05")
			m.Walked, laid = walkedSteps, true
			if m.Steps--; !g.pressesOn(t, s) {
				m.Steps = 0
			}
		case VerbMarch:
			m.Steps = 0
			g.march(t, s)
		default:
			g.doBesides(t, s, o)
			continue
		}
		whole = false
	}
}

// pressesOn reports whether a move goes on from terrain just laid, by an ability.
func (g *Game) pressesOn(t *table.Table, s table.Seat) bool {
	on := g.has(s, KeyPressOn)
	g.askUses(t, s, "PS-MOVE-04", []Keyword{KeyPressOn}, func(*Ability) bool { return !on && g.mat(s).Steps > 0 },
		func(*Ability) { on = true })
	return on
}

// askMove asks for one part of a move.
func (g *Game) askMove(t *table.Table, s table.Seat, whole, laid bool) table.Option {
	m := g.mat(s)
	bare := m.At == start && m.Action == Forage // of which it warns (PS-RULING-016)
	q := t.Open(s, askMove, int(m.Steps), int(number(bare)))
	if bare {
		q.Offer(VerbStay.Of(), "PS-RULING-016")
	} else {
		q.Offer(VerbStay.Of(), "PS-MOVE-01")
	}
	for _, z := range neighbours[m.At] {
		switch {
		case z == start:
			q.Deny(VerbStep.Of(int(z)), "PS-MAP-04", "nobody goes back to the starting zone")
		case g.zone(s, z).Tile != 0:
			q.Offer(VerbStep.Of(int(z)), "PS-MOVE-02")
		case !laid:
			g.offerLaying(&q, s, z, VerbLay, "PS-MOVE-03")
		}
	}
	switch {
	case !whole:
		q.Deny(VerbMarch.Of(), "PS-MOVE-09", "you have moved already")
	case !g.hasEmptyNeighbour(s):
		q.Deny(VerbMarch.Of(), "PS-RULING-019", "no empty zone lies beside you")
	case g.pile(Tiles).Len()+g.pile(TilesGone).Len() == 0:
		q.Deny(VerbMarch.Of(), "PS-RULING-027", "there is no terrain left")
	default:
		q.Offer(VerbMarch.Of(), "PS-MOVE-06")
	}
	g.offerBesides(&q, s)
	return q.Ask()
}

// offerLaying offers the terrain of the hand for a zone. Of tiles that are alike only one is offered.
func (g *Game) offerLaying(q *table.Menu, s table.Seat, z int8, verb table.Verb, rule string) {
	hand := g.land(s, Hand)
	for i, l := range hand.Cards {
		if Of(l.Card).Kind == KindTile && !g.alikeBefore(hand, i) {
			q.Offer(verb.Of(int(l.Card), int(z)), rule)
		}
	}
}

// alikeBefore reports whether a piece of a pile is like one before it: then choosing that one is the same.
func (g *Game) alikeBefore(p *table.Pile, i int) bool {
	a := Of(p.At(i))
	for k := range i {
		if b := Of(p.At(k)); a.Kind == b.Kind && a.Tile == b.Tile && a.Site == b.Site {
			return true
		}
	}
	return false
}

// march draws terrain off the stack, lays it beside the player and takes them there (PS-MOVE-06 to PS-MOVE-08,
// PS-RULING-099, PS-RULING-100).
func (g *Game) march(t *table.Table, s table.Seat) {
	g.mat(s).Walked = walkedMarch
	free, two := g.has(s, KeyFreeMarch), false
	g.askUses(t, s, "PS-MOVE-06", []Keyword{KeyFreeMarch, KeyTwoTiles},
		func(a *Ability) bool { return a.Key == KeyFreeMarch && !free || a.Key == KeyTwoTiles && !two },
		func(a *Ability) {
			free = free || a.Key == KeyFreeMarch
			two = two || a.Key == KeyTwoTiles
		})
	if !free {
		g.befall(t, s, barFatigue, 1, by("PS-MOVE-06"))
	}
	c, ok := g.drawTile(t, g.of(s, Chosen))
	if !ok {
		return
	}
	if two {
		c = g.betterTile(t, s, c)
	}
	t.Tell(table.Event{Tale: taleMarch, Seat: s, Rule: "PS-MOVE-06", A: int16(c)})
	q := t.Open(s, askMarch, int(c))
	for _, z := range neighbours[g.mat(s).At] {
		if g.empty(s, z) {
			q.Offer(VerbMarchTo.Of(int(z)), "PS-MOVE-06")
		}
	}
	z := int8(q.Ask().A)
	g.layTerrain(t, s, g.of(s, Chosen), g.of(s, Chosen).At(0), z, "PS-MOVE-06")
	g.moveTo(t, s, z, "PS-MOVE-07")
	g.arrive(t, s, "PS-MOVE-08")
}

// betterTile draws a second tile, of which the player keeps one.
func (g *Game) betterTile(t *table.Table, s table.Seat, c table.Card) table.Card {
	pick := g.of(s, Chosen)
	other, ok := g.drawTile(t, pick)
	if !ok {
		return c
	}
	q := t.Open(s, askKeep)
	q.Offer(VerbKeep.Of(int(c)), "PS-MOVE-06")
	q.Offer(VerbKeep.Of(int(other)), "PS-MOVE-06")
	kept := table.Card(q.Ask().A)
	for i := pick.Len() - 1; i >= 0; i-- {
		if pick.At(i) != kept {
			g.discardPiece(pick, i)
		}
	}
	return kept
}

// arrive lets a player put a site from the hand on the new terrain.
func (g *Game) arrive(t *table.Table, s table.Seat, rule string) {
	q := t.Open(s, askNewSite)
	hand := g.land(s, Hand)
	for i, l := range hand.Cards {
		if Of(l.Card).Kind == KindSite && !g.alikeBefore(hand, i) {
			q.Offer(VerbPutSite.Of(int(l.Card), int(Of(l.Card).Site)), rule)
		}
	}
	q.Offer(VerbNoSite.Of(), rule)
	if o := q.Ask(); o.Verb == VerbPutSite {
		g.putSite(t, s, table.Card(o.A), g.mat(s).At, rule)
	}
}

// drawTile draws terrain for all to see; the set-aside tiles make a new stack when it has run out (PS-MAP-18). ok is
// false when there is none (PS-RULING-027).
func (g *Game) drawTile(t *table.Table, to *table.Pile) (c table.Card, ok bool) {
	return g.draw(t, Tiles, to, table.Everyone)
}

// draw draws a card of a deck; its discard pile, which follows it, makes it anew when it has run out (PS-MAP-18,
// PS-MOD-08, PS-RULING-091). ok is false when there is none.
func (g *Game) draw(t *table.Table, k Stack, to *table.Pile, who table.Seats) (c table.Card, ok bool) {
	deck, gone := g.pile(k), g.pile(k+1)
	if deck.Len() == 0 {
		deck.Refill(gone)
	}
	if deck.Len() == 0 {
		return 0, false
	}
	c = deck.Draw(t, to, who)
	g.Cards[c] = Marks{Came: true}
	return c, true
}
