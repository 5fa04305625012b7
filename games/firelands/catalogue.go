package firelands

import (
	"embed"
	"io/fs"
	"slices"

	"waystation/games/cardfile"
	"waystation/table"
)

//go:embed cards/*.yaml cards/frostlands/*.yaml
var cardFiles embed.FS

// all is the catalogue of both boxes. Nothing in it ever changes.
var all *catalogue

func init() {
	files, err := cardfile.Files(Shelf.Name, cardFiles)
	if err == nil {
		all, err = load(files)
	}
	if err != nil {
		panic("firelands: " + err.Error())
	}
	Shelf.Version = all.version
}

// Printed is its card files.
var Printed = &cardfile.Printed{
	Files: cardFiles,
	Check: func(files fs.FS) (string, error) {
		c, err := load(files)
		if err != nil {
			return "", err
		}
		return c.version, nil
	},
}

type catalogue struct {
	faces  []Face
	lands  [lands]box
	named  map[string]table.Card
	fury   []Deal
	boards []Board

	version string // of the rules, with these cards
}

// box holds the cards of one game, sorted.
type box struct {
	groups      [groups][]table.Card
	exploration [4][2][]table.Card // by period, then 1 for the "+" cards
	decks       [4][2][]table.Card // by deck, then 0 loot, 1 hitpoints
	start       [5][]table.Card
}

// Land is the game that a card or board belongs to (FL-RULING-133).
type Land uint8

// The two games that can be mixed (FL-MIX-01).
const (
	Firelands Land = iota
	Frostlands
	lands
)

// Face is what is printed on one card, counter or tile. Fields that its kind does not have are zero.
type Face struct {
	ID      string // the ledger's, such as "X-10"; the second copy of "OB-08" is "OB-08-2"
	Name    string // as printed; copies share it
	Handle  string // its name in scenarios, alone of its kind: "MRE 2", "Desert Son (red)"
	Kind    Kind
	Group   Group
	Land    Land
	Copy    uint8 // 1 for the first of its name
	Text    string
	Flavour string
	Bare    bool // the name takes no article: "Baron Tesla"
	Plural  bool // the name stands for several: "the Destroyers come"

	Period uint8  // 1 to 3: Exploration cards
	Plus   bool   // "+" cards: how many are in play depends on the players (FL-SETUP-12)
	Deck   uint8  // 1 to 3 for I-II, III-IV, V-VI: Loot and Hitpoints cards
	Colour Colour // White unless it is a player's start card
	Loot   bool   // carries the Loot mark

	Speed  int8  // Trucks
	Towing int8  // Trucks: the most Trailers
	Boxes  []Box // Trucks, Trailers and Devices, in printed order

	Skill   int8 // Survivors
	Ability Ability
	Item    Item     // Objects and Special Loot
	Gain    []Effect // Objects and Special Loot: what using one brings, where that is all it does
	When    When     // phases in which the ability or item works

	Hazard Hazard  // Locations: the effect in the corner. Waypoints and Rocks: what it does
	Stays  bool    // the infinity sign: a Waypoint or Rock that is not taken away
	Left   []Token // Locations: the two blocks
	Right  []Token
	Token  Token  // Encounters: lies on the card. Waypoints: what it gives
	Deals  []Deal // Encounters: the options

	Event  Event
	Number uint8    // Enemies: 1 to 6
	Ambush []Strike // Enemies: on each convoy of the region
	Toll   Toll     // Enemies: what comes with the ambush or buys it off

	Letter byte   // Outcome cards: 'A' to 'D', for the Automa
	Player [4]Row // Outcome cards: by the Weapon's rating - 1
	Foes   [6]Row // Outcome cards: by the Enemy's number - 1; zero is a miss
	Back   Area   // Outcome cards: target area on the back

	Tracks [2][]Reward // Hitpoints cards: the two sides
	start  [5]uint8    // Hitpoints cards: first box by number of players, counted from 1

	Action Action // the Automa's cards

	Cost  int8      // Tiles: exploration cost of the slot
	Sides [2][]Deal // Tiles: side 1 and side 2
}

// FirstBox returns which Defence box of a Hitpoints card takes the first Damage in a game of that many
// players, counted from 0. One player plays as two (FL-SETUP-01, FL-FIRE-09).
func (f *Face) FirstBox(players int) int { return int(f.start[max(players, 2)]) - 1 }

// Convoy reports whether the card is a Truck, Trailer or Device.
func (f *Face) Convoy() bool {
	return f.Kind == KindTruck || f.Kind == KindTrailer || f.Kind == KindDevice
}

// Of returns what is printed on a card. The face is shared: read it, never write it.
func Of(c table.Card) *Face { return &all.faces[c] }

// Count is the number of all cards, counters and tiles; they are the Cards 0 to Count-1.
func Count() int { return len(all.faces) }

// Cards returns all cards of a group of one game in printed order. Like all lists of the catalogue it is shared: copy
// it to change it.
func Cards(l Land, g Group) []table.Card { return all.lands[l].groups[g] }

// Exploration returns the Exploration cards of a period (1 to 3), either those marked "+" or the others (FL-SETUP-12).
func Exploration(l Land, period int, plus bool) []table.Card {
	if plus {
		return all.lands[l].exploration[period][1]
	}
	return all.lands[l].exploration[period][0]
}

// LootDeck returns the eight Loot cards of deck 1 (I-II), 2 (III-IV) or 3 (V-VI).
func LootDeck(l Land, deck int) []table.Card { return all.lands[l].decks[deck][0] }

// HitpointsDeck returns the two Hitpoints cards of deck 1, 2 or 3.
func HitpointsDeck(l Land, deck int) []table.Card { return all.lands[l].decks[deck][1] }

// Start returns the start cards of a colour in printed order: Truck, Trailers and Survivors (FL-SETUP-27, FL-SETUP-28,
// FL-FROST-05). The white ones of Frostlands are the two Rusty Containers; Firelands has none.
func Start(l Land, c Colour) []table.Card { return all.lands[l].start[c] }

// FuryCard returns the bonuses of the Fury card, the same for every colour (FL-FURY-04).
func FuryCard() []Deal { return all.fury }

// Named finds a card by its handle ("MRE 2") or its ID ("OB-08-2"), exactly as written.
func Named(name string) (table.Card, bool) {
	c, ok := all.named[name]
	return c, ok
}

// Boards returns the region boards: 1C, 1D, 2C, 2D, 3C, 3D of Firelands, then 1A, 1B, 2A, 2B, 3A, 3B of Frostlands
// (FL-RULING-01).
func Boards() []Board { return all.boards }

// BoardOf finds a region board by its side, such as "2C".
func BoardOf(side string) (*Board, bool) {
	i := slices.IndexFunc(all.boards, func(b Board) bool { return b.Side == side })
	if i < 0 {
		return nil, false
	}
	return &all.boards[i], true
}

// Kind is what a card is.
type Kind uint8

// The kinds. Special Loot is loot that is held and used like an Object.
const (
	KindLocation Kind = iota + 1
	KindSurvivor
	KindEncounter
	KindEvent
	KindEnemy
	KindTruck
	KindTrailer
	KindDevice
	KindObject
	KindSpecialLoot
	KindOutcome
	KindHitpoints
	KindRock
	KindWaypoint
	KindTile
	KindAction
)

// Group is where a card belongs when the box is opened; the catalogue is ordered by it.
type Group uint8

// The groups.
const (
	GroupExploration Group = iota
	GroupObjects
	GroupLoot
	GroupStart
	GroupOutcomes
	GroupHitpoints
	GroupRocks
	GroupWaypoints
	GroupTiles
	GroupActions
	groups
)

// Colour is the player colour of a start card; every other card is White (FL-BONUS-09).
type Colour uint8

// The colours, in the order of seats.
const (
	White Colour = iota
	Red
	Green
	Yellow
	Blue
)

// BoxKind is what a cargo box is for.
type BoxKind uint8

// The kinds of boxes. Those after BoxFoodOrFuel hold nothing but a Damage counter (FL-CONVOY-09, FL-CONVOY-10).
const (
	BoxAny BoxKind = iota + 1
	BoxSurvivor
	BoxFoodOrFuel
	BoxArmor
	BoxWeapon         // N is the rating
	BoxFlamethrower   // N is the rating (FL-ICON-06)
	BoxSaw            // N is the rating (FL-ICON-07)
	BoxTracks         // FL-ICON-08
	BoxDrill          // FL-ICON-09
	BoxMaxPlus        // one more Object or Special Loot (FL-ICON-10)
	BoxSpeed          // FL-ICON-16
	BoxExtraOutcome   // FL-ICON-12
	BoxAntiRad        // FL-ICON-13
	BoxFame           // N Fame at the end (FL-ICON-14)
	BoxFamePerDevice  // FL-ICON-11
	BoxRecycleTruck   // FL-ICON-15
	BoxRecycleTrailer // FL-ICON-15
	BoxRecycleDevice  // FL-ICON-15

	boxKinds
)

// Box is one cargo box.
type Box struct {
	Kind BoxKind
	N    uint8 // rating, or Fame; else 0
}

// Token is what may lie in a cargo box or on a card.
type Token uint8

// The tokens. Resources are Food, BadFood, Fuel and Ammo (FL-RULING-152); BadFood is Contaminated Food.
const (
	NoToken Token = iota
	Food
	BadFood
	Fuel
	Ammo
	SurvivorToken
	ObjectToken // turned at once into an Object card (FL-OBJ-07)
)

// Hazard is what a Location's corner, a Waypoint or a Rock does to whoever meets it.
type Hazard uint8

// The hazards. On a Rock HazardFame is no loss: the rock is kept and scores (FL-ROCK-02).
const (
	NoHazard Hazard = iota
	HazardDamage
	HazardContamination
	HazardFame // lose 1 Fame
)

// Area is a part of a convoy that damage aims at (FL-DMG-07).
type Area uint8

// The areas.
const (
	AnyArea Area = iota
	AreaTruck
	AreaBottomRow
	AreaTopRow
	AreaColumn1
	AreaColumn2
	AreaColumns34
	AreaLastTrailers // second and third Trailer without their Devices (FL-RULING-35)
)

// When is the set of moments in which an ability or item may be used.
type When uint8

// The moments: an own turn of a phase; whenever the cause arises, in any phase and anybody's turn; the final scoring.
const (
	WhenExploration When = 1 << iota
	WhenRest
	WhenMovement
	WhenFire
	WhenReaction
	WhenEnd

	WhenAny = WhenExploration | WhenRest | WhenMovement | WhenFire
)

// Deal is something on offer: what is paid, and what it buys. Encounters, tiles and the Fury card are made of deals.
type Deal struct {
	Text string
	Pay  []Effect // in full, or the deal is off (FL-RULING-110)
	Gain []Effect
	Fate Fate // Encounters: what becomes of the card
}

// Effect is one part of a deal. Among what is paid, DoFury and DoFame take points away and DoToken takes tokens.
type Effect struct {
	Do    Do
	N     uint8
	Token Token // DoToken only; ObjectToken means an Object card
	Any   bool  // DoContaminate and DoTreat: any own Survivor, not just one involved (FL-RULING-47)
}

// Do is the verb of an effect.
type Do uint8

// The verbs.
const (
	DoToken         Do = iota + 1 // N tokens, or Object cards
	DoFury                        // N Fury
	DoFame                        // N Fame; as a price it needs a space below (FL-BONUS-06)
	DoLoseFame                    // an ordinary loss, Damage at the floor (FL-RULING-29)
	DoDamage                      // N Damage on own boxes
	DoContaminate                 // N counters on own Survivors
	DoRepair                      // remove N Damage
	DoTreat                       // remove N counters
	DoRecycle                     // install a card of any convoy kind from the Common pile (FL-BONUS-09)
	DoRecycleDevice               // the same, a Device only
	DoTake                        // the token on the card
	DoDifferent                   // N tokens, no two alike, of Food, Fuel, Ammo
	DoAlike                       // N tokens of one kind of Food, Fuel, Ammo
	DoPeek                        // look at N cards of the Exploration deck, return them in any order
	DoMutants                     // discard own contaminated Survivors for 1 Object and 1 Fame each (Mutant Recruiter)

	doEffects
)

// Fate is what becomes of an Encounter after a deal (FL-ENC-03).
type Fate uint8

// The fates.
const (
	Stays   Fate = iota
	Goes         // discarded
	MayTurn      // may be discarded for one more turn right after this one (FL-RULING-54)
)

// Strike is damage on an area.
type Strike struct {
	N    uint8
	Area Area
}

// Toll is what an ambush asks besides damage, or instead of it.
type Toll uint8

// The tolls.
const (
	NoToll       Toll = iota
	TollResource      // a Resource given up spares the damage
	TollSurvivor      // a Survivor given up spares the damage
	TollRestOne       // besides the damage, a Survivor goes from Active to Rest
)

// Row is one row of an Outcome card; the zero Row is a miss.
type Row struct {
	Damage, Fury uint8
	Jam          bool
}

// Reward is what a Defence box of a Hitpoints card gives.
type Reward uint8

// The rewards.
const (
	NoReward Reward = iota
	RewardTarget
	RewardFame
	RewardObject
	RewardFood
	RewardFuel
	RewardAmmo
)

// Event is what happens to everybody when an Event is revealed (FL-EXPL-25).
type Event uint8

// The events.
const (
	NoEvent Event = iota
	ElectrostaticPrelude
	CloseTheGap
	IceBreakUp
)
