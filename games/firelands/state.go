package firelands

import (
	"waystation/table"
)

// Game is the whole state of a match. All of it is plain data.
type Game struct {
	Players int8    // who started the game (FL-RULING-71); a solo game is set up as for two (FL-SETUP-01)
	Printed bool    // "printed order": only the first end check is made (FL-RULING-02)
	Lands   [3]Land // whose content each period and its region are made of (FL-MIX-01)
	Results Land    // whose Outcome deck is used (FL-MIX-08)
	Sides   [3]int8 // places among Boards
	Phase   Phase
	Round   int8         // from 1
	Next    int8         // whose turn of the phase: a place in the turn order, counted in the phase's direction
	Again   table.Seat   // takes one more Exploration turn right after this one (FL-RULING-54), or Nobody
	Gates   int8         // Gate counters on the wall
	Ship    int8         // the dock where the Aurora lies, 1 to 6; 0 where there is no ship (FL-MIX-07, FL-FROST-02)
	Slid    [3]bool      // by region: its avalanche has come down (FL-FROST-06)
	Order   []table.Seat // the Turn Order Table from left to right; the players still in the game (FL-ORDER-02)
	Began   [places]int8 // by seat: the place in the first turn order, from 1; for statistics
	Tiles   [5]Tile
	Ride    Ride // the movement going on

	Mats  [places]Mat
	Board AutomaBoard
	Foes  [7]Foe       // by the Enemy's number; 0 is none
	Rocks [6]RockState // by rock place, see Places
	Taken [10]bool     // waypoint counters taken, by waypoint place
	Cards [CardCount]Marks
	Stow  [CardCount][maxBoxes]Cargo // what lies in the boxes of convoy cards

	Stacks [seatStacks]table.Pile
	Owned  [4][perSeat]table.Pile // by seat

	// Follows from the state (reckon):
	layouts [4]layout       // by seat
	starts  [CardCount]int8 // by convoy card: where its boxes begin in their convoy's layout

	// No part of the state:
	posed map[table.Card]bool // cards whose boxes a scenario has arranged
}

// Phase says what Step plays next.
type Phase uint8

// The phases of a round, and what comes before and after them (FL-ORDER-01). Fire Weapons has three steps, and the loot
// comes into play at the end of the second (FL-AMBUSH-01, FL-LOOT-06).
const (
	PhaseSetup Phase = iota
	PhaseExploration
	PhaseRest
	PhaseMovement
	PhaseAmbush
	PhaseConvoysFire
	PhaseLoot
	PhaseEnemiesFire
	PhaseEndOfRound
	PhaseOver
)

// Mat is one player's board and what stands for them elsewhere, but for cards.
type Mat struct {
	Colour    Colour // never White once the set-up is done
	Out       bool   // lost the last Survivor (FL-LAST-01)
	Space     Space
	Fame      int8 // -1 to 3 (FL-RULING-30)
	Fury      int8 // 0 to 6 (FL-RULING-32)
	Targets   int8 // Target counters on the board, 0 to 3
	FameRocks int8
	Reached   bool  // stands on the Citadel, or at the ship
	Moved     int8  // movement points of this round's movement, for the Harpoon (FL-RULING-99); 0 if they did not move
	MRE       Phase // the phase in which an MRE was last used (FL-RULING-55)
	Fed       bool  `json:"-" state:"derived"` // food or capsules may be on a Survivor of theirs; see endFood
	Stealth   bool  // ignores ambushes and enemies this phase (FL-RULING-86)

	Stowed Hold              // the convoy's boxes and what lies in them, counted
	Hold   [ObjectToken]int8 // tokens gained or set aside that have no box yet, by kind
	Lost   int8              // Survivor tokens lost whose card the player has yet to choose (FL-RULING-17)
	Owed   int8              // Object cards gained in the Rest Phase, drawn when all have rested (FL-RULING-58)
}

// Tile is a Bonus Action tile over a slot.
type Tile struct {
	Card table.Card
	Side int8 // 0 or 1
}

// Foe is what is known of an Enemy on the map, beside its cards.
type Foe struct {
	Region    int8       // over which board it stands; 0: not on the map
	Card      table.Card // lies in the stack Enemies
	Hitpoints table.Card // lies in the stack Defences
	Side      int8       // of the Hitpoints card
	Filled    int8       // Damage counters on it
	Targets   [places]int8
}

// RockState is what has become of a rock place.
type RockState uint8

// The states of a rock place.
const (
	RockHidden RockState = iota
	RockOpen             // flipped, and still there
	RockGone             // taken
)

// Marks are what a card carries wherever it lies.
type Marks struct {
	Counters int8       // Contamination, on Survivors
	Boost    int8       // skill by food this turn
	Capsules bool       // skill 3 this phase (FL-RULING-108)
	Sent     bool       // takes part in the action going on (FL-CONT-06)
	Used     bool       // this round's use of the ability or of the recycling box is spent (FL-ABIL-05)
	Gone     [2]bool    // a Location's blocks, an Encounter's token, once taken
	On       table.Card // a Device's Truck or Trailer
	Came     bool       // has been in play in this game: taken, explored, drawn or fought
}

// Cargo is what is in a cargo box.
type Cargo struct {
	Token   Token
	Damaged bool
	Used    bool // a Weapon that has attacked this phase (FL-FIRE-04)
}

const maxBoxes = 5

// Stack names a place where cards lie.
type Stack int

// The common stacks, and then eight for each player.
const (
	Deck1 Stack = iota // the Exploration deck by period: I is drawn first (FL-SETUP-14)
	Deck2
	Deck3
	Slot1 // five slots, one card each
	Slot2
	Slot3
	Slot4
	Slot5
	Common   // the Common discard pile
	Defeated // Enemies
	ObjectDeck
	ObjectDiscard
	OutcomeDeck
	OutcomeDiscard
	Loot1 // I-II
	Loot2 // III-IV
	Loot3 // V-VI
	Hitpoints1
	Hitpoints2
	Hitpoints3
	Enemies    // on the map
	Defences   // their Hitpoints cards
	RockPlaces // a row: the counters on the rock places, in order
	Waypoints  // a row: the counters on the waypoint spaces, in order
	TileRow    // a row: the Bonus Action tiles over the slots
	Aside      // out of the game, unseen
	ActionDeck // of the Automa, as are the next four (FL-AUTO-02)
	ActionPile // face down: its turns to come (FL-AUTO-08)
	ActionRow  // revealed, from left to right (FL-AUTO-09)
	ActionDiscard
	AutomaHold // its Objects and Loot, unseen (FL-AUTO-15)
	FrostObjectDeck
	FrostObjectDiscard
	seatStacks
)

// The stacks of one player.
const (
	Truck Stack = iota
	Trailers
	Devices
	Active
	Exhausted
	Rest
	Hand    // Objects and Special Loot
	Share   // Loot cards being chosen from, then the one kept face down
	Leaving // discarded in the Rest Phase, until all have rested (FL-RULING-58)
	perSeat
)

const stacks = int(seatStacks) + 4*int(perSeat)

// CardCount is how many cards there are; a test compares it with the catalogue.
const CardCount = 329

// pile is a common stack.
func (g *Game) pile(s Stack) *table.Pile { return &g.Stacks[s] }

// of is a stack of a player.
func (g *Game) of(s table.Seat, k Stack) *table.Pile {
	return &g.Owned[s][k]
}

// stack is one of all stacks: the common ones, then each player's.
func (g *Game) stack(i int) *table.Pile {
	if i < int(seatStacks) {
		return &g.Stacks[i]
	}
	i -= int(seatStacks)
	return &g.Owned[i/int(perSeat)][i%int(perSeat)]
}

// mat is a player's board.
func (g *Game) mat(s table.Seat) *Mat { return &g.Mats[s] }

// Over reports whether the final scoring has been reached (FL-ROUND-01).
func (g *Game) Over() bool { return g.Phase == PhaseOver }

// Seats is the number of players who started.
func (g *Game) Seats() int { return int(g.Players) }

// CopyFrom makes this state equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	order := g.Order
	var common [seatStacks][]table.Lying // the memory of this state's own piles
	for k := range common {
		common[k] = g.Stacks[k].Cards
	}
	var owned [len(g.Owned)][perSeat][]table.Lying
	for s := range owned {
		for k := range owned[s] {
			owned[s][k] = g.Owned[s][k].Cards
		}
	}
	*g = *o
	g.posed = nil
	g.Order = append(order[:0], o.Order...)
	for k := range common {
		g.Stacks[k].Cards = append(common[k][:0], o.Stacks[k].Cards...)
	}
	for s := range owned {
		for k := range owned[s] {
			g.Owned[s][k].Cards = append(owned[s][k][:0], o.Owned[s][k].Cards...)
		}
	}
}

// Derive finds what follows from the state.
func (g *Game) Derive() {
	for s := range g.layouts {
		g.reckon(table.Seat(s))
	}
}

// Piles are all stacks.
func (g *Game) Piles() []*table.Pile {
	out := make([]*table.Pile, stacks)
	for i := range out {
		out[i] = g.stack(i)
	}
	return out
}

// Back tells cards apart from behind: by game, deck and period, Outcome cards by the target area on their back, which
// is public (FL-RULING-84).
func (g *Game) Back(c table.Card) uint8 {
	f := Of(c)
	if f.Group == GroupOutcomes {
		return 200 + uint8(f.Back)
	}
	return f.back() + 100*uint8(f.Land)
}

func (f *Face) back() uint8 {
	switch f.Group {
	case GroupExploration:
		return 10 + f.Period
	case GroupLoot, GroupHitpoints:
		return 20 + 10*uint8(f.Group) + f.Deck
	case GroupActions:
		if f.Action.Hard {
			return 221
		}
		return 220
	}
	return uint8(f.Group)
}
