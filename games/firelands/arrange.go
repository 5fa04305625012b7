package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// paths are what scenarios arrange and look at: "round", "slot 2", "blue fury", "blue boxes of Bone Rig".
var paths = position.Paths[*Game]{Table: append(tableTopics(), automaTopics()...), Seat: playerTopics()}

type topic = position.Topic[*Game]

// Arrange makes one thing about the position as the value says, between two steps. Cards come from wherever they lie;
// what they push out goes back to its deck, or out of the game. Survivor tokens follow the number of Survivor cards.
// The error says what would be right.
func (g *Game) Arrange(path, value string) error {
	if !g.Ready() || g.Over() && path != "everybody" {
		return fmt.Errorf("positions are arranged after the set-up and before the end")
	}
	err := paths.Arrange(g, path, value)
	for s := range g.layouts {
		g.Mats[s].Fed = true // by this line, for all we know
	}
	return err
}

// Look tells one thing about the position, in the words in which Arrange takes it.
func (g *Game) Look(path string) (string, error) { return paths.Look(g, path) }

// CardName is the name of a card that is its alone.
func (g *Game) CardName(c table.Card) string { return Of(c).Handle }

// seatNamed finds a player by colour.
func (g *Game) seatNamed(name string) (table.Seat, error) {
	if g.Alone() && strings.EqualFold(strings.TrimSpace(name), "automa") {
		return Automa, nil
	}
	s, err := position.SeatNamed(g, name)
	if err != nil {
		err = fmt.Errorf("%w (choose colours with the options colour1, colour2 ...)", err)
	}
	return s, err
}

// tableTopics are the paths of what belongs to nobody.
func tableTopics() []topic {
	return []topic{
		{Name: "phase", Want: "one of: " + strings.Join(phaseWords[PhaseExploration:PhaseOver], ", "),
			Set: func(g *Game, _ table.Seat, _, v string) error {
				i := slices.Index(phaseWords, strings.ToLower(v))
				if i < int(PhaseExploration) || i >= int(PhaseOver) {
					return fmt.Errorf("there is no phase %q", v)
				}
				g.Phase, g.Next = Phase(i), 0
				return nil
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.Phase.String(), nil }},
		position.Counter("round", 1, 7, func(g *Game, _ table.Seat) *int8 { return &g.Round }),
		{Name: "turn", Want: "a player's colour, in a phase with turns", Set: setTurn,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.called(g.turn()), nil }},
		{Name: "again", Want: "the colour of who takes one more turn, or nobody",
			Set: func(g *Game, _ table.Seat, _, v string) error {
				if g.Again = table.Nobody; strings.EqualFold(v, "nobody") {
					return nil
				}
				s, err := g.seatNamed(v)
				g.Again = s
				return err
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.Again), nil }},
		{Name: "order", Want: "all players still in the game, from left to right", Set: setOrder,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) {
				var names []string
				for _, s := range g.Order {
					names = append(names, g.called(s))
				}
				return position.OrNone(names), nil
			}},
		{Name: "gates", Want: "how many are shut, from 0 to 6",
			Set: func(g *Game, _ table.Seat, _, v string) error {
				n, err := position.Number(v, 0, Gates)
				g.Gates = int8(n)
				return err
			},
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return strconv.Itoa(int(g.Gates)), nil }},
		{Name: "ship", Want: "the dock where the Aurora lies, from 1 to 6, when Region 3 is of Frostlands",
			Set:  setShip,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return strconv.Itoa(int(g.Ship)), nil }},
		{Name: "avalanche", Arg: "REGION", Want: "waiting or down", Set: setAvalanche, Look: lookAvalanche},
		{Name: "board", Arg: "REGION", Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			n, err := position.Number(arg, 1, 3)
			if err != nil {
				return "", err
			}
			return g.board(n - 1).Side, nil
		}},
		{Name: "everybody", Want: "fresh: as at the start, before any Event", Set: setFresh},
		{Name: "tile", Arg: "SLOT", Want: "a tile of that slot's cost and its side, such as Tool Crib 1", Set: setTile,
			Look: lookTile},
		{Name: "slot", Arg: "NUMBER", Want: "a card, or empty", Set: setSlot, Look: lookSlot},
		{Name: "market", Want: "five cards from the first slot on, each a card or empty", Set: setMarket,
			Look: lookMarket},
		{Name: "on", Arg: "CARD", Want: "what still lies on a Location or Encounter of the market: left, right, " +
			"both, token or nothing", Set: setLoad, Look: lookLoad},
		{Name: "deck", Want: "the next cards of the Exploration deck, in order", Set: setTop(Deck1),
			Look: lookTop(Deck1)},
		{Name: "object deck", Want: "the Objects drawn next, in order", Set: setTop(ObjectDeck),
			Look: lookTop(ObjectDeck)},
		{Name: "ice object deck", Want: "the Objects of Frostlands drawn next, in order", Set: setTop(FrostObjectDeck),
			Look: lookTop(FrostObjectDeck)},
		{Name: "outcome deck", Want: "the Outcome cards turned over next, in order", Set: setTop(OutcomeDeck),
			Look: lookTop(OutcomeDeck)},
		{Name: "loot I-II", Want: "the Loot cards drawn next, in order", Set: setTop(Loot1), Look: lookTop(Loot1)},
		{Name: "loot III-IV", Want: "the Loot cards drawn next, in order", Set: setTop(Loot2), Look: lookTop(Loot2)},
		{Name: "loot V-VI", Want: "the Loot cards drawn next, in order", Set: setTop(Loot3), Look: lookTop(Loot3)},
		{Name: "count of", Arg: "STACK", Look: lookCount},
		{Name: "whole deck", Want: "all cards of the Exploration deck, the topmost first", Set: setWhole(Deck1),
			Look: lookTop(Deck1)},
		{Name: "whole object deck", Want: "all Objects in the deck, the topmost first", Set: setWhole(ObjectDeck),
			Look: lookTop(ObjectDeck)},
		{Name: "whole outcome deck", Want: "all Outcome cards in the deck, the topmost first",
			Set: setWhole(OutcomeDeck), Look: lookTop(OutcomeDeck)},
		{Name: "whole loot I-II", Want: "all Loot cards in the deck, the topmost first", Set: setWhole(Loot1),
			Look: lookTop(Loot1)},
		{Name: "common", Want: "all cards of the Common discard pile, the last on top", Set: setPile(Common),
			Look: lookPile(Common)},
		{Name: "defeated", Want: "Enemies", Set: setPile(Defeated), Look: lookPile(Defeated)},
		{Name: "object discard", Want: "Objects", Set: setPile(ObjectDiscard), Look: lookPile(ObjectDiscard)},
		{Name: "ice object discard", Want: "Objects of Frostlands", Set: setPile(FrostObjectDiscard),
			Look: lookPile(FrostObjectDiscard)},
		{Name: "outcome discard", Want: "Outcome cards", Set: setPile(OutcomeDiscard), Look: lookPile(OutcomeDiscard)},
		{Name: "foe", Arg: "ENEMY",
			Want: "none, or such as: region 1, filled 2, Blue 1, hitpoints Hitpoints 01, side 2", Set: setFoe,
			Look: lookFoe},
		{Name: "rocks", Arg: "SHORTCUT",
			Want: "its Rocks from the first on, each hidden, open or gone, such as: hidden Fame Rock, open Damage Rock",
			Set:  setRocks, Look: lookRocks},
		{Name: "waypoint", Arg: "SPACE", Want: "a Waypoint counter, or taken", Set: setWaypoint, Look: lookWaypoint},
		{Name: "counters on", Arg: "SURVIVOR", Want: "a number from 0 to 3",
			Set:  setMark(3, func(m *Marks) *int8 { return &m.Counters }),
			Look: lookMark(func(m *Marks) *int8 { return &m.Counters })},
		{Name: "boost on", Arg: "SURVIVOR", Want: "a number from 0 to 6",
			Set:  setMark(6, func(m *Marks) *int8 { return &m.Boost }),
			Look: lookMark(func(m *Marks) *int8 { return &m.Boost })},
		{Name: "used", Arg: "CARD", Want: "yes or no", Set: setFlag(func(m *Marks) *bool { return &m.Used }),
			Look: lookFlag(func(m *Marks) *bool { return &m.Used })},
		{Name: "capsules on", Arg: "SURVIVOR", Want: "yes or no",
			Set:  setFlag(func(m *Marks) *bool { return &m.Capsules }),
			Look: lookFlag(func(m *Marks) *bool { return &m.Capsules })},
		{Name: "skill of", Arg: "SURVIVOR", Look: func(g *Game, s table.Seat, arg string) (string, error) {
			c, err := g.card(s, arg)
			if err == nil && Of(c).Kind != KindSurvivor {
				err = fmt.Errorf("%s is no Survivor", Of(c).Handle)
			}
			return strconv.Itoa(g.skill(c)), err
		}},
	}
}

func setTurn(g *Game, _ table.Seat, _, v string) error {
	s, err := g.seatNamed(v)
	if err != nil {
		return err
	}
	for place := range g.Order {
		if g.Next = int8(place); g.turn() == s {
			return nil
		}
	}
	g.Next = 0
	return fmt.Errorf("in the phase %s it is never %s's turn", g.Phase, g.SeatName(s))
}

func setOrder(g *Game, _ table.Seat, _, v string) error {
	var order []table.Seat
	for _, name := range position.List(v) {
		s, err := g.seatNamed(name)
		if err != nil {
			return err
		}
		if g.mat(s).Out || slices.Contains(order, s) {
			return fmt.Errorf("%s is out of the game, or there twice", g.SeatName(s))
		}
		order = append(order, s)
	}
	if len(order) != len(g.Order) {
		return fmt.Errorf("%d players are in the game, not %d", len(g.Order), len(order))
	}
	g.Order = append(g.Order[:0], order...)
	return nil
}

// setFresh undoes what an Event of the opening market has done to the players, also to those it has put out of the
// game.
func setFresh(g *Game, _ table.Seat, _, v string) error {
	if !strings.EqualFold(v, "fresh") {
		return fmt.Errorf("%q says nothing", v)
	}
	for s := range table.Seat(g.Players) {
		if !slices.Contains(g.Order, s) {
			g.Order = append(g.Order, s)
		}
		for _, k := range [8]Stack{Truck, Trailers, Devices, Active, Exhausted, Rest, Hand, Share} {
			for p := g.of(s, k); p.Len() > 0; {
				g.home(p.At(p.Len() - 1))
			}
		}
		*g.mat(s) = Mat{Colour: g.mat(s).Colour, Space: FirstSpace, Targets: 3}
		for _, c := range Start(g.Lands[0], g.mat(s).Colour) {
			g.lift(c)
			g.of(s, startStack(c)).Put(c, table.Everyone)
		}
		g.reckon(s)
		g.mat(s).Hold = startCargo[g.Lands[0]]
		g.stowAll(s)
	}
	if g.Alone() {
		g.setFreshAutoma()
	}
	g.Phase, g.Next, g.Gates = PhaseExploration, 0, 0
	g.Ship = min(g.Ship, 1)
	return nil
}

func setTile(g *Game, _ table.Seat, arg, v string) error {
	slot, err := position.Number(arg, 1, 5)
	if err != nil {
		return err
	}
	name, side := position.CutLast(v)
	c, err := g.card(table.Nobody, name)
	if err != nil {
		return err
	}
	n, err := position.Number(side, 1, 2)
	if err != nil {
		return err
	}
	from := slices.IndexFunc(g.Tiles[:], func(t Tile) bool { return t.Card == c })
	if from < 0 || Of(c).Cost != Of(g.Tiles[slot-1].Card).Cost {
		return fmt.Errorf("%s does not belong over slot %d", Of(c).Handle, slot)
	}
	row := g.pile(TileRow).Cards
	row[from], row[slot-1] = row[slot-1], row[from]
	g.Tiles[from], g.Tiles[slot-1] = g.Tiles[slot-1], g.Tiles[from]
	g.Tiles[slot-1].Side = int8(n - 1)
	return nil
}

func lookTile(g *Game, _ table.Seat, arg string) (string, error) {
	slot, err := position.Number(arg, 1, 5)
	if err != nil {
		return "", err
	}
	t := g.Tiles[slot-1]
	return fmt.Sprintf("%s %d", Of(t.Card).Handle, t.Side+1), nil
}
