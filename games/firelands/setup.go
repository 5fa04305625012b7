package firelands

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// newGame is the state before set-up: everything sorted out of the box, nothing mixed (FL-SETUP-01).
func newGame(s table.Setup) (table.Game, error) {
	g := &Game{Players: int8(s.Seats), Printed: s.Options["length"] == "printed", Again: table.Nobody}
	for i := range stacks {
		g.stack(i).Name = stackName(Stack(i))
	}
	if err := g.mix(s.Options); err != nil {
		return nil, err
	}
	for i := range g.Sides {
		side, err := sideOf(g.Lands[i], i+1, s.Options[fmt.Sprint("region", i+1)])
		if err != nil {
			return nil, err
		}
		g.Sides[i] = side
	}
	g.chooseAutoma(s.Options)
	for i, who := range g.convoys() { // the Automa has the colour of a second player
		option := fmt.Sprint("colour", i+1)
		c, err := colourOf(s.Options[option])
		if err != nil {
			return nil, fmt.Errorf("option %s: %w", option, err)
		}
		for j, other := range g.convoys()[:i] {
			if c != White && g.mat(other).Colour == c {
				return nil,
					fmt.Errorf("option %s=%s: player %d has that colour already; every player needs a different one "+
						"(FL-SETUP-22)", option, c, j+1)
			}
		}
		g.mat(who).Colour = c
	}
	g.unpack()
	return g, nil
}

// sideOf is the place among Boards of a region's side, or -1 for a random one (FL-SETUP-02, FL-RULING-01).
func sideOf(land Land, region int, side string) (int8, error) {
	if side == "random" || side == "" {
		return -1, nil
	}
	name := fmt.Sprint(region, side)
	i := slices.IndexFunc(Boards(), func(b Board) bool { return b.Side == name && b.Land == land })
	if i < 0 {
		letters := [lands]string{"C or D", "A or B"}[land]
		return 0, fmt.Errorf("option region%d=%s: it must be random, %s, as period%d is %s", region, side, letters,
			region, land)
	}
	return int8(i), nil
}

// colourOf is a player colour by name; White stands for a random one.
func colourOf(name string) (Colour, error) {
	if name == "random" || name == "" {
		return White, nil
	}
	i := slices.Index(colourWords, strings.ToLower(name))
	if i < int(Red) {
		return White, fmt.Errorf("found %q, expected random, red, green, yellow or blue", name)
	}
	return Colour(i), nil
}

// unpack lays every card where it waits for the set-up: decks in their places, the rest where it is sorted.
func (g *Game) unpack() {
	put := func(k Stack, cards []table.Card, who table.Seats) {
		for _, c := range cards {
			g.pile(k).Put(c, who)
		}
		g.pile(k).Shuffle()
	}
	for i, land := range g.Lands {
		put(Deck1+Stack(i), Exploration(land, i+1, false), 0) // FL-MIX-10
		put(Slot1+Stack(i), Exploration(land, i+1, true), 0)
		put(Loot1+Stack(i), LootDeck(land, i+1), 0) // FL-MIX-11
		put(Hitpoints1+Stack(i), HitpointsDeck(land, i+1), 0)
	}
	for land := range lands {
		if g.plays(land) {
			put(objectDecks[land].deck, Cards(land, GroupObjects), 0)
			put(Common, g.tilesOf(land), table.Everyone)
			put(waypointBoxes[land], Cards(land, GroupWaypoints), table.Everyone)
		}
	}
	put(OutcomeDeck, Cards(g.Results, GroupOutcomes), 0)
	put(Enemies, Cards(Firelands, GroupRocks), 0) // Frostlands has none
	put(Defeated, Cards(g.Lands[0], GroupStart), table.Everyone)
	g.unpackActions()
}

// plusCards is how many "+" cards go into each period, by number of players (FL-SETUP-12).
var plusCards = [5][3]int{1: {2, 2, 3}, 2: {2, 2, 3}, 3: {5, 5, 3}, 4: {9, 9, 3}}

// setUp lays out the game, in the order of the rulebook but for the market, which is revealed last (FL-RULING-11).
func (g *Game) setUp(t *table.Table) {
	g.layBoards(t)
	g.layTiles(t)
	g.layCounters(t)
	g.stackDecks(t)
	g.giveColours(t)
	for s := range table.Seat(g.Players) {
		g.equip(t, s)
	}
	g.equipAutoma()
	g.layContainers()
	g.drawOrder(t)
	g.pile(OutcomeDeck).ShowBack(t) // FL-RULING-84
	g.Round, g.Phase = 1, PhaseExploration
	g.fillSlots(t)
	g.drawActions(t)
}

var (
	coin      = table.Die{Name: "side", Sides: 2}
	boardSide = table.Die{Name: "board", Sides: 2}
)

// layBoards decides on the sides left to chance (FL-SETUP-02).
func (g *Game) layBoards(t *table.Table) {
	for i := range g.Sides {
		if g.Sides[i] < 0 {
			g.Sides[i] = int8(len(sides[0])*int(g.Lands[i]) + 2*i + t.Roll(boardSide) - 1)
		}
	}
}

// layTiles puts the Bonus Action tiles above the slots: cost 1, the three of cost 2 in random order, cost 3
// (FL-SETUP-03, FL-SETUP-04).
func (g *Game) layTiles(t *table.Table) {
	row, mixed := g.pile(TileRow), g.pile(Slot5)
	for cost := int8(1); cost <= 3; cost++ {
		if cost == 2 && g.Lands[0] != g.Lands[1] {
			g.mixTiles(t, mixed)
		} else {
			g.takeTiles(g.Lands[cost-1], cost, mixed)
		}
		for mixed.Len() > 0 {
			mixed.Draw(t, row, table.Everyone)
		}
	}
	for i := range g.Tiles {
		g.Tiles[i] = Tile{Card: row.At(i), Side: int8(t.Roll(coin) - 1)}
	}
	g.putAside(t, Common)
}

// takeTiles takes all tiles of a game and cost out of the box, and mixes them.
func (g *Game) takeTiles(land Land, cost int8, to *table.Pile) {
	box := g.pile(Common)
	for i := box.Len() - 1; i >= 0; i-- {
		if f := Of(box.At(i)); f.Cost == cost && f.Land == land {
			box.Lay(i, to)
		}
	}
	to.Shuffle()
}

// layCounters puts a Waypoint counter on every waypoint space and a hidden Rock on every rock space, each of its
// region's own game (FL-SETUP-07, FL-SETUP-08, FL-MIX-06).
func (g *Game) layCounters(t *table.Table) {
	rocks := 0
	for i := range g.Sides {
		b := g.board(i)
		for range b.Waypoints {
			g.pile(waypointBoxes[b.Land]).Draw(t, g.pile(Waypoints), table.Everyone)
		}
		for _, s := range b.Shortcuts {
			rocks += int(s.Rocks)
		}
	}
	for range rocks {
		g.pile(Enemies).Draw(t, g.pile(RockPlaces), 0)
	}
	for _, k := range waypointBoxes {
		g.putAside(t, k)
	}
	g.putAside(t, Enemies)
}

// putAside takes what is left of a pile out of the game, as it lies.
func (g *Game) putAside(t *table.Table, k Stack) {
	p, aside := g.pile(k), g.pile(Aside)
	for p.Len() > 0 {
		p.Move(t, p.Len()-1, aside, 0, 0)
	}
}

// stackDecks completes the period decks with "+" cards; the others leave the game unseen (FL-SETUP-12, FL-SETUP-13).
func (g *Game) stackDecks(t *table.Table) {
	for period := range 3 {
		plus, deck := g.pile(Slot1+Stack(period)), g.pile(Deck1+Stack(period))
		for range plusCards[g.Players][period] {
			plus.Draw(t, deck, 0)
		}
		deck.Shuffle()
		g.putAside(t, Slot1+Stack(period))
	}
}

// giveColours gives colours to those who left them to chance (FL-SETUP-22).
func (g *Game) giveColours(t *table.Table) {
	for _, s := range g.convoys() {
		if g.mat(s).Colour != White {
			continue
		}
		var free [4]Colour
		n := 0
	colours:
		for c := Red; c <= Blue; c++ {
			for _, o := range g.convoys() {
				if g.mat(o).Colour == c {
					continue colours
				}
			}
			free[n] = c
			n++
		}
		g.mat(s).Colour = free[t.Roll(table.Die{Name: "colour", Sides: n})-1]
	}
}

// equip gives a player crew, convoy, cargo and counters (FL-SETUP-23 to FL-SETUP-30).
func (g *Game) equip(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Space, m.Targets = FirstSpace, 3
	box := g.pile(Defeated)
	for _, c := range Start(g.Lands[0], m.Colour) { // FL-MIX-04, FL-MIX-12
		box.Lay(box.Find(c), g.of(s, startStack(c)))
		g.Cards[c].Came = true
	}
	g.reckon(s)
	m.Hold = startCargo[g.Lands[0]]
	g.stow(t, s, noCard, by("FL-SETUP-29"))
}

// startCargo are the tokens that the crews of each game start with (FL-SETUP-29, FL-FROST-05).
var startCargo = [lands][ObjectToken]int8{
	Firelands:  {SurvivorToken: 3, Food: 1, Fuel: 1, Ammo: 1},
	Frostlands: {SurvivorToken: 2, Food: 1, Fuel: 1, Ammo: 1},
}

// startStack is where a start card goes (FL-SETUP-27, FL-SETUP-28, FL-FROST-05).
func startStack(c table.Card) Stack {
	switch f := Of(c); {
	case f.Kind == KindTruck:
		return Truck
	case f.Kind == KindTrailer:
		return Trailers
	case f.Ability == DesertSon:
		return Rest
	}
	return Active
}

// drawOrder fills the Turn Order Table at random from the left (FL-SETUP-31). The start cards of colours nobody has go
// back into the box.
func (g *Game) drawOrder(t *table.Table) {
	g.putAside(t, Defeated)
	g.Order = append(g.Order, g.convoys()...)
	for i := range g.Order[1:] {
		left := len(g.Order) - i
		j := i + t.Roll(table.Die{Name: "turn order", Sides: left}) - 1
		g.Order[i], g.Order[j] = g.Order[j], g.Order[i]
	}
	for i, s := range g.Order {
		g.Began[s] = int8(i + 1)
	}
	g.tellOrder(t)
}

// stackName is what the record of chance calls a stack.
func stackName(k Stack) string {
	if k < seatStacks {
		return [...]string{"exploration deck I", "exploration deck II", "exploration deck III", "slot 1", "slot 2",
			"slot 3", "slot 4", "slot 5", "common pile", "defeated enemies", "object deck", "object discard",
			"outcome deck", "outcome discard", "loot I-II", "loot III-IV", "loot V-VI", "hitpoints I-II",
			"hitpoints III-IV", "hitpoints V-VI", "enemies", "defences", "rock places", "waypoints", "tiles", "aside",
			"action deck", "action pile", "action row", "action discard", "automa hold",
			"ice object deck", "ice object discard"}[k]
	}
	s, own := (k-seatStacks)/perSeat, (k-seatStacks)%perSeat
	return fmt.Sprintf("seat %d %s", s, [...]string{"truck", "trailers", "devices", "active", "exhausted", "rest",
		"hand", "share", "leaving"}[own])
}
