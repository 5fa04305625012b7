package skeleton

import (
	"fmt"

	"waystation/games/position"
	"waystation/table"
)

// paths are what lines of scenarios can arrange and look at.
var paths = position.Paths[*Game]{
	Table: []position.Topic[*Game]{
		{
			Name: "turn", Want: "a player",
			Set: func(g *Game, _ table.Seat, _, value string) (err error) {
				g.Turn, err = position.SeatNamed(g, value)
				return err
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.Turn), nil },
		},
		pileTopic("scrap", table.Everyone, func(g *Game, _ table.Seat) *table.Pile { return &g.Scrap }),
	},
	Seat: []position.Topic[*Game]{
		pileTopic("hand", 0, func(g *Game, s table.Seat) *table.Pile { return &g.Hands[s] }),
		pileTopic("store", table.Everyone, func(g *Game, s table.Seat) *table.Pile { return &g.Stores[s] }),
	},
}

// pileTopic is the parts of a pile, which are known to some, and to whose pile it is.
func pileTopic(name string, known table.Seats, of func(*Game, table.Seat) *table.Pile) position.Topic[*Game] {
	return position.Topic[*Game]{
		Name: name, Want: "parts such as Gear 2, or none",
		Set: func(g *Game, s table.Seat, _, value string) error {
			cards, err := named.Cards(value)
			if err != nil {
				return err
			}
			who := known
			if s != table.Nobody {
				who = who.With(s)
			}
			position.Fill(of(g, s), cards, who,
				func(c table.Card) { position.Lift(g.Piles(), c) },
				func(c table.Card) {
					position.Lift(g.Piles(), c)
					position.Tuck(&g.Heap, c)
				})
			return nil
		},
		Look: func(g *Game, s table.Seat, _ string) (string, error) { return position.OrNone(handles(of(g, s))), nil },
	}
}

// Arrange makes one thing of a position as its value says.
func (g *Game) Arrange(path, value string) error { return paths.Arrange(g, path, value) }

// Look tells one thing of a position.
func (g *Game) Look(path string) (string, error) { return paths.Look(g, path) }

// Possible says what can't be about a position, and by which rule.
func (g *Game) Possible() error {
	for s := range table.Seat(g.Players) {
		if n := g.Hands[s].Len(); n > fullHand {
			return fmt.Errorf("%s holds %d parts, and may hold %d (SK-TURN-05)", g.SeatName(s), n, fullHand)
		}
	}
	return nil
}

// CardNamed finds a card by name, so that scenarios can rig what is drawn.
func (g *Game) CardNamed(name string) (table.Card, bool) {
	c, err := named.Card(name)
	return c, err == nil
}

// CardName is what a card is called in messages.
func (g *Game) CardName(c table.Card) string { return Handle(c) }
