package posthuman

import (
	"waystation/table"
)

// Game is the whole state of a match. All of it is plain data.
type Game struct {
	Players int8
	Custom  bool // custom characters; else pre-made ones (PH-SETUP-09)
	Short   bool // the short game
	Fast    bool // speed-play (PH-SPEED-01)

	Phase   Phase
	Turn    int16        // from 1
	Starter table.Seat   // draws the events, for the whole game (PH-RULING-35)
	Next    int8         // whose turn of the phase: a place clockwise from the starting player
	Order   []table.Seat // clockwise from the starting player; in the shop, who buys after whom
	Passed  int8         // in the shop: passes in this round
	Done    table.Seats  // who has finished trading
	Offers  []Offer      // open in the Trade phase
	Flared  table.Seats  // who may trade with everybody this turn (PH-RULING-55)
	Rules   uint16       // bits of the rules of the events in play; see reckonEvents
	Struck  [4]uint16    // by seat: titles of mutant actions played on them this turn (PH-MUTACT-09)

	Mats  [4]Mat
	Cards [CardCount]Marks

	Stacks [seatStacks]table.Pile
	Owned  [4][perSeat]table.Pile // by seat

	Final Final // how it ended

	// Follows from the state (reckonAll):
	weather [knobs]int8     // what the events in play change; see reckonEvents
	sights  [4]surroundings // by seat: what lies next to their tile; see lookAround
	folk    folk            // see muster
}

// Phase says what Step plays next.
type Phase uint8

// The phases of a turn (PH-SEQ-03, PH-SEQ-04), and what comes before and after them.
const (
	PhaseCharacters Phase = iota
	PhaseShop
	PhaseEvent
	PhaseEating
	PhaseDeclare
	PhaseTrade
	PhaseCamp
	PhaseForage
	PhaseScout
	PhaseMove
	PhaseMutant
	PhaseEnd // of the turn
	PhaseOver
)

// Action is what a human declares for a turn (PH-DECL-02).
type Action uint8

// The actions. Wait is for who can do nothing else (PH-RULING-50).
const (
	NoAction Action = iota
	Camp
	Forage
	Scout
	Move
	Wait
)

// Mat is a player's sheet and what stands for them elsewhere, but for cards.
type Mat struct {
	Mutant bool // has turned (PH-GOAL-05)
	Gone   bool // has left the game, and is neither human nor mutant (PH-RULING-157)
	Stats  [stats]int8
	Raised [stats]int8 // by XP, for the chart (PH-END-03)
	Base   [stats]int8 // mutants: the stats they had as humans (PH-RULING-129)
	Bought int8        // skills gained with XP
	Health int8
	Morale int8
	Hunger int8 // slots left of the rightmost, 0 to 3 (PH-RULING-07)
	Food   int16
	Ammo   int16
	XP     int16 // counters; cards stored as XP lie in the pile XP
	JP     int8  // journey points, 0 to 10

	Tile table.Card // where the meeple stands
	Zone int8       // 1 to 3, or 0 for the completed marker

	Action   Action // declared for this turn
	Acted    bool   // the declared action is over, or lost
	Ate      int8   // this turn
	Bids     int8   // offers made in this Trade phase; for bots, who don't haggle without end
	Proposes int16  // 1 + the seat of whoever is to leave; see proposal
	Pauses   bool   // wants to spend XP or use a card before the game goes on
	Hidden   bool   // no mutant action may target them this turn (Camo Tent)

	Journey Journey // the Move going on
	Fight   Fight   // the combat going on

	Sum    [knobs]int8 // of all Mods that count; see reckon
	Usage  uint16      // bits of the moments in which a card in play can be used
	Packed int8        // backpack slots taken
	Tired  bool        `json:"-" state:"derived"` // a card of theirs may have a use that is spent; see tire
}

// Journey is a Move that is going on.
type Journey struct {
	Stage   Stage
	Level   int8 // from which the encounters of the zone are drawn (PH-RULING-69)
	Figures int8 // encounters of the zone still to come
	Gain    bool // the zone gives a journey point when completed
	Evaded  bool // the encounter replaces an evaded one (PH-EVADE-05)
	Again   bool // it may be evaded all the same
	Owed    int8 // XP of the encounter going on, due when it is resolved (PH-ENC-07)
}

// Stage is how far a Move has got.
type Stage uint8

// The stages.
const (
	StageStart     Stage = iota
	StageEncounter       // the next encounter of the zone is to be drawn
	StageMelee           // in a fight, before a melee round
	StageOver
)

// Fight is a combat that is going on. Its enemies lie in the pile Foes, their wounds in their Marks.
type Fight struct {
	On bool `json:"on"`
	// there is no way back: XP and followers wait until the encounter is over (PH-RULING-120)
	Joined  bool       `json:"joined"`
	Rolled  bool       `json:"rolled"`  // a die of it has been rolled: what is in play stays as it is (PH-RULING-78)
	Leader  table.Card `json:"leader"`  // the encounter, or the first of the minions
	Fled    bool       `json:"fled"`    // an enemy has
	Round   int8       `json:"round"`   // of melee, 1 to 3; 0 is the shooting round
	Failed  bool       `json:"failed"`  // to evade (PH-EVADE-06, PH-EVADE-07)
	Swap    int8       `json:"swap"`    // MD for DD this round (PH-RULING-102)
	Down    bool       `json:"down"`    // 1 MD fewer this round (PH-MELEE-22)
	Falls   bool       `json:"falls"`   // has been knocked down this round, for the next
	Netted  bool       `json:"netted"`  // 1 MD fewer in the first round
	Hurt    bool       `json:"hurt"`    // by a mutant in melee; the scar for it is still to be drawn (PH-RULING-116)
	Scarred bool       `json:"scarred"` // the scar for melee wounds of this combat has been drawn (PH-SCAR-01)
	Tainted bool       `json:"tainted"` // that of tainted shots
	Thought bool       `json:"thought"` // the re-roll of a strong mind has been used (PH-STAT-13)
	MD      int8       `json:"md"`      // attack dice added to the next melee roll by cards used for it
	DD      int8       `json:"dd"`      // defence dice, likewise
	SD      int8       `json:"sd"`      // shooting dice added to the shot
	Refund  int8       `json:"refund"`  // ammo
	From    Source     `json:"from"`    // of the wounds about to be taken
	// they are being dealt: nothing is bought or put into play until they are (PH-RULING-79)
	Struck bool `json:"struck"`
	Foe    int8 `json:"foe"` // place in the pile Foes of the enemy fought now, or -1

	Dice [24]Rolled `json:"dice"` // of the roll on the table
	N    int8       `json:"n"`    // how many of them
}

// Rolled is a die on the table.
type Rolled struct {
	Die    DieKind `json:"die"`
	Face   uint8   `json:"face"`   // 1 to 6: what was rolled
	Is     Face6   `json:"is"`     // what it counts as
	Enemy  bool    `json:"enemy"`  // the enemy's
	Again  bool    `json:"again"`  // has been re-rolled (PH-REROLL-01)
	Gone   bool    `json:"gone"`   // a miss, or blocked
	Target int8    `json:"target"` // shooting: at which enemy of the pile Foes
	Hand   int8    `json:"hand"`   // specials: by which of two weapons they count (PH-RULING-82)
}

// Marks are what a card carries wherever it lies.
type Marks struct {
	X, Y    int8       // tiles on a map; the starting tile lies at 0, 0; y grows southwards
	Turned  int8       // tiles: quarter turns clockwise
	Done    bool       // tiles: has a completed marker
	Foraged bool       // tiles: the marker shows its foraged side
	Active  bool       // weapons
	Mounted bool       // gear
	On      table.Card // mounted gear: its weapon
	Wounds  int8       // enemies
	Fought  bool       // enemies: this melee round
	Down    bool       // enemies: 1 MD fewer this round
	Falls   bool       // enemies: has been knocked down, for the next round
	Spent   uint8      // bits of uses of the card, for their intervals
	Came    bool       // has been in play in this match
}

// Offer is a trade on the table (PH-RULING-51).
type Offer struct {
	From, To   table.Seat
	Give, Want Lot
}

// mostGoods is how many cards one offer can hold on each side.
const mostGoods = 16

// Lot is what changes hands.
type Lot struct {
	Food, Ammo int16
	Cards      [mostGoods]table.Card // of whoever gives them
	N          int8                  // how many
}

// Final is how a match ended.
type Final uint8

// The ends.
const (
	NotYet    Final = iota
	Fortress        // somebody reached it (PH-END-02)
	AllTurned       // PH-END-05
	TooLate         // solo: The Fortress was drawn (PH-SOLO-08)
	NoWay           // no tile left to go to (PH-RULING-65)
)

// Stack names a place where cards lie.
type Stack int

// The common stacks. Every deck is followed by its discard pile.
const (
	Events Stack = iota
	EventsGone
	EventsLast // solo: the three that come last (PH-SOLO-05)
	Skills
	SkillsGone
	Equipment
	EquipmentGone
	Weapons
	WeaponsGone
	Followers
	FollowersGone
	Supplies
	SuppliesGone
	Encounters1
	Encounters1Gone
	Encounters2
	Encounters2Gone
	Encounters3
	Encounters3Gone
	Humans
	HumansGone
	Mutants
	MutantsGone
	Scars
	ScarsGone
	Actions
	ActionsGone
	Tiles      // has no discard pile
	TilesUnder // those that a mutant has put under the stack
	Shop       // starting items on sale (PH-RULING-28)
	Characters // not chosen
	EventNow   // the event of this turn
	SeasonNow  // the seasonal event in play
	Aside      // out of the game
	seatStacks
)

// The stacks of one player.
const (
	Sheet   Stack = iota // the character card
	Hand                 // items
	Gear                 // items in play: the inventory
	Known                // skills
	Company              // followers, active ones known to all
	Drawn                // being chosen from: skills, tiles
	Injury               // scars
	XPCards              // cards kept as XP
	Map                  // tiles
	Kept                 // events collected
	Reveal               // the encounter going on
	Foes                 // the enemies of the combat going on
	Tricks               // mutant actions in hand
	Chosen               // the one declared
	perSeat
)

const stacks = int(seatStacks) + 4*int(perSeat)

// CardCount is how many cards and tiles there are; a test compares it with the catalogue.
const CardCount = 403

func (g *Game) pile(s Stack) *table.Pile { return &g.Stacks[s] }

// of is a stack of a player.
func (g *Game) of(s table.Seat, k Stack) *table.Pile { return &g.Owned[s][k] }

// stack is one of all stacks: the common ones, then each player's.
func (g *Game) stack(i int) *table.Pile {
	if i < int(seatStacks) {
		return &g.Stacks[i]
	}
	i -= int(seatStacks)
	return &g.Owned[i/int(perSeat)][i%int(perSeat)]
}

// mat is a player's sheet.
func (g *Game) mat(s table.Seat) *Mat { return &g.Mats[s] }

// Over reports whether the match has ended (PH-END-01).
func (g *Game) Over() bool { return g.Phase == PhaseOver }

// Seats is the number of players who started.
func (g *Game) Seats() int { return int(g.Players) }

// solo reports whether it is the solo game (PH-GOAL-03).
func (g *Game) solo() bool { return g.Players == 1 }

// CopyFrom makes this state equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	order, offers, common, owned := g.Order, g.Offers, g.Stacks, g.Owned
	*g = *o
	g.Order, g.Offers = append(order[:0], o.Order...), append(offers[:0], o.Offers...)
	g.Stacks, g.Owned = common, owned
	for i := range stacks {
		g.stack(i).CopyFrom(o.stack(i))
	}
}

// Derive finds what follows from the state.
func (g *Game) Derive() { g.reckonAll() }

// Piles are all stacks.
func (g *Game) Piles() []*table.Pile {
	out := make([]*table.Pile, stacks)
	for i := range out {
		out[i] = g.stack(i)
	}
	return out
}

// Back tells cards apart from behind: by deck.
func (g *Game) Back(c table.Card) uint8 { return uint8(Of(c).Group) }
