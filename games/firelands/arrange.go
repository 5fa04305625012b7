package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// Scenarios set up positions and look at them by paths in plain words: "round", "slot 2", "blue fury", "blue boxes of Bone Rig".
// A topic is one kind of path.
type topic struct {
	name string // the path, or its beginning when arg says what follows
	arg  string // what follows the name, for messages; "" if nothing does
	want string // what the value must be, for messages
	// set and look get whose path it is (Nobody for those of the table) and what followed the name. Either may be nil.
	set  func(g *Game, s table.Seat, arg, value string) error
	look func(g *Game, s table.Seat, arg string) (string, error)
}

// Arrange makes one thing about the position as the value says, between two steps. Cards come from wherever they lie; what they
// push out goes back to its deck, or out of the game. Survivor tokens follow the number of Survivor cards. The error says what
// would be right.
func (g *Game) Arrange(path, value string) error {
	if !g.Ready() || g.Over() && path != "everybody" {
		return fmt.Errorf("positions are arranged after the set-up and before the end")
	}
	w, s, arg, err := g.topic(path)
	if err != nil {
		return err
	}
	if w.set == nil {
		return fmt.Errorf("%s can be looked at, not arranged", w.name)
	}
	if err := w.set(g, s, arg, strings.TrimSpace(value)); err != nil {
		return fmt.Errorf("%w; %s must be %s", err, w.name, w.want)
	}
	return nil
}

// Look tells one thing about the position, in the words in which Arrange takes it.
func (g *Game) Look(path string) (string, error) {
	w, s, arg, err := g.topic(path)
	if err != nil {
		return "", err
	}
	return w.look(g, s, arg)
}

// CardName is the name of a card that is its alone.
func (g *Game) CardName(c table.Card) string { return Of(c).Handle }

// topic finds what a path means. A colour of the game before it makes it a player's.
func (g *Game) topic(path string) (w *topic, s table.Seat, arg string, err error) {
	s, topics, rest := table.Nobody, tableTopics, strings.TrimSpace(path)
	first, after, _ := strings.Cut(rest, " ")
	if who, err := g.seatNamed(first); err == nil {
		s, topics, rest = who, playerTopics, strings.TrimSpace(after)
	}
	for i := range topics {
		w := &topics[i]
		switch {
		case w.arg == "" && strings.EqualFold(rest, w.name):
			return w, s, "", nil
		case w.arg != "" && len(rest) > len(w.name) && strings.EqualFold(rest[:len(w.name)], w.name) && rest[len(w.name)] == ' ':
			return w, s, strings.TrimSpace(rest[len(w.name):]), nil
		}
	}
	var names []string
	for i := range topics {
		names = append(names, strings.TrimSpace(topics[i].name+" "+topics[i].arg))
	}
	if s == table.Nobody {
		return nil, s, "", fmt.Errorf("no path %q; paths are %s; and those of a player, such as \"%s fury\"",
			path, strings.Join(names, ", "), strings.ToLower(g.SeatName(0)))
	}
	return nil, s, "", fmt.Errorf("%s has no %q; a player has %s", g.SeatName(s), rest, strings.Join(names, ", "))
}

// seatNamed finds a player by colour.
func (g *Game) seatNamed(name string) (table.Seat, error) {
	var names []string
	for s := range table.Seat(g.Players) {
		if strings.EqualFold(g.SeatName(s), strings.TrimSpace(name)) {
			return s, nil
		}
		names = append(names, g.SeatName(s))
	}
	return table.Nobody, fmt.Errorf("no player is called %q; the players are %s (choose colours with the options colour1, colour2 ...)",
		name, strings.Join(names, ", "))
}

// number reads a number within bounds.
func number(value string, low, high int) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", value, low, high)
	}
	return n, nil
}

// yes reads "yes" or "no".
func yes(value string) (bool, error) {
	switch strings.ToLower(value) {
	case "yes":
		return true, nil
	case "no":
		return false, nil
	}
	return false, fmt.Errorf("%q is neither yes nor no", value)
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// list cuts "Welder, Spy" into its parts; "none" and "" are the empty list.
func list(value string) []string {
	if value == "" || strings.EqualFold(value, "none") {
		return nil
	}
	var out []string
	for part := range strings.SplitSeq(value, ",") {
		out = append(out, strings.TrimSpace(part))
	}
	return out
}

func orNone(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}

// tableTopics are the paths of what belongs to nobody.
var tableTopics []topic

func init() {
	tableTopics = []topic{
		{"phase", "", "one of: " + strings.Join(phaseWords[PhaseExploration:PhaseOver], ", "),
			func(g *Game, _ table.Seat, _, v string) error {
				i := slices.Index(phaseWords, strings.ToLower(v))
				if i < int(PhaseExploration) || i >= int(PhaseOver) {
					return fmt.Errorf("there is no phase %q", v)
				}
				g.Phase, g.Next = Phase(i), 0
				return nil
			},
			func(g *Game, _ table.Seat, _ string) (string, error) { return g.Phase.String(), nil }},
		{"round", "", "a number from 1 to 7",
			func(g *Game, _ table.Seat, _, v string) error {
				n, err := number(v, 1, 7)
				g.Round = int8(n)
				return err
			},
			func(g *Game, _ table.Seat, _ string) (string, error) { return strconv.Itoa(int(g.Round)), nil }},
		{"turn", "", "a player's colour, in a phase with turns", setTurn,
			func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.turn()), nil }},
		{"again", "", "the colour of who takes one more turn, or nobody",
			func(g *Game, _ table.Seat, _, v string) error {
				if g.Again = table.Nobody; strings.EqualFold(v, "nobody") {
					return nil
				}
				s, err := g.seatNamed(v)
				g.Again = s
				return err
			},
			func(g *Game, _ table.Seat, _ string) (string, error) { return g.SeatName(g.Again), nil }},
		{"order", "", "all players still in the game, from left to right", setOrder,
			func(g *Game, _ table.Seat, _ string) (string, error) {
				var names []string
				for _, s := range g.Order {
					names = append(names, g.SeatName(s))
				}
				return orNone(names), nil
			}},
		{"gates", "", "how many are shut, from 0 to 6",
			func(g *Game, _ table.Seat, _, v string) error {
				n, err := number(v, 0, Gates)
				g.Gates = int8(n)
				return err
			},
			func(g *Game, _ table.Seat, _ string) (string, error) { return strconv.Itoa(int(g.Gates)), nil }},
		{"board", "REGION", "", nil, func(g *Game, _ table.Seat, arg string) (string, error) {
			n, err := number(arg, 1, 3)
			if err != nil {
				return "", err
			}
			return Boards()[g.Sides[n-1]].Side, nil
		}},
		{"everybody", "", "fresh: as at the start, before any Event", setFresh, lookNothing},
		{"tile", "SLOT", "a tile of that slot's cost and its side, such as Tool Crib 1", setTile, lookTile},
		{"slot", "NUMBER", "a card, or empty", setSlot, lookSlot},
		{"market", "", "five cards from the first slot on, each a card or empty", setMarket, lookMarket},
		{"on", "CARD", "what still lies on a Location or Encounter of the market: left, right, both, token or nothing", setLoad, lookLoad},
		{"deck", "", "the next cards of the Exploration deck, in order", setTop(Deck1), lookTop(Deck1)},
		{"object deck", "", "the Objects drawn next, in order", setTop(ObjectDeck), lookTop(ObjectDeck)},
		{"outcome deck", "", "the Outcome cards turned over next, in order", setTop(OutcomeDeck), lookTop(OutcomeDeck)},
		{"loot I-II", "", "the Loot cards drawn next, in order", setTop(Loot1), lookTop(Loot1)},
		{"loot III-IV", "", "the Loot cards drawn next, in order", setTop(Loot2), lookTop(Loot2)},
		{"loot V-VI", "", "the Loot cards drawn next, in order", setTop(Loot3), lookTop(Loot3)},
		{"count of", "STACK", "", nil, lookCount},
		{"whole deck", "", "all cards of the Exploration deck, the topmost first", setWhole(Deck1), lookTop(Deck1)},
		{"whole object deck", "", "all Objects in the deck, the topmost first", setWhole(ObjectDeck), lookTop(ObjectDeck)},
		{"whole outcome deck", "", "all Outcome cards in the deck, the topmost first", setWhole(OutcomeDeck), lookTop(OutcomeDeck)},
		{"whole loot I-II", "", "all Loot cards in the deck, the topmost first", setWhole(Loot1), lookTop(Loot1)},
		{"common", "", "all cards of the Common discard pile, the last on top", setPile(Common), lookPile(Common)},
		{"defeated", "", "Enemies", setPile(Defeated), lookPile(Defeated)},
		{"object discard", "", "Objects", setPile(ObjectDiscard), lookPile(ObjectDiscard)},
		{"outcome discard", "", "Outcome cards", setPile(OutcomeDiscard), lookPile(OutcomeDiscard)},
		{"foe", "ENEMY", "none, or such as: region 1, filled 2, Blue 1, hitpoints Hitpoints 01, side 2", setFoe, lookFoe},
		{"rocks", "SHORTCUT", "its Rocks from the first on, each hidden, open or gone, such as: hidden Fame Rock, open Damage Rock", setRocks, lookRocks},
		{"waypoint", "SPACE", "a Waypoint counter, or taken", setWaypoint, lookWaypoint},
		{"counters on", "SURVIVOR", "a number from 0 to 3", setMark(3, func(m *Marks) *int8 { return &m.Counters }), lookMark(func(m *Marks) *int8 { return &m.Counters })},
		{"boost on", "SURVIVOR", "a number from 0 to 6", setMark(6, func(m *Marks) *int8 { return &m.Boost }), lookMark(func(m *Marks) *int8 { return &m.Boost })},
		{"used", "CARD", "yes or no", setFlag(func(m *Marks) *bool { return &m.Used }), lookFlag(func(m *Marks) *bool { return &m.Used })},
		{"capsules on", "SURVIVOR", "yes or no", setFlag(func(m *Marks) *bool { return &m.Capsules }), lookFlag(func(m *Marks) *bool { return &m.Capsules })},
		{"skill of", "SURVIVOR", "", nil, func(g *Game, s table.Seat, arg string) (string, error) {
			c, err := g.card(s, arg)
			if err == nil && Of(c).Kind != KindSurvivor {
				err = fmt.Errorf("%s is no Survivor", Of(c).Handle)
			}
			return strconv.Itoa(g.skill(c)), err
		}},
	}
}

func lookNothing(*Game, table.Seat, string) (string, error) {
	return "", fmt.Errorf("it can be arranged, not looked at")
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
	for _, name := range list(v) {
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

// setFresh undoes what an Event of the opening market has done to the players, also to those it has put out of the game.
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
		for _, c := range Start(g.mat(s).Colour) {
			g.lift(c)
			g.of(s, startStack(c)).Put(c, table.Everyone)
		}
		g.reckon(s)
		g.mat(s).Hold = startCargo
		g.stowAll(s)
	}
	g.Phase, g.Next, g.Gates = PhaseExploration, 0, 0
	return nil
}

func setTile(g *Game, _ table.Seat, arg, v string) error {
	slot, err := number(arg, 1, 5)
	if err != nil {
		return err
	}
	name, side, _ := cutLast(v)
	c, err := g.card(table.Nobody, name)
	if err != nil {
		return err
	}
	n, err := number(side, 1, 2)
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
	slot, err := number(arg, 1, 5)
	if err != nil {
		return "", err
	}
	t := g.Tiles[slot-1]
	return fmt.Sprintf("%s %d", Of(t.Card).Handle, t.Side+1), nil
}

// cutLast cuts off the last word.
func cutLast(v string) (before, last string, ok bool) {
	i := strings.LastIndex(v, " ")
	if i < 0 {
		return v, "", false
	}
	return strings.TrimSpace(v[:i]), v[i+1:], true
}
