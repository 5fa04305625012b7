package saga

import "waystation/table"

// Face is what is printed on a card, a tile or a token.
type Face struct {
	ID      string
	Name    string
	Handle  string // its alone: "Knife 2"
	Called  string // in the middle of a sentence: "the Knife"
	Text    string
	Flavour string
	Plural  bool
	Group   Group
	Kind    Kind
	Copy    uint8
	Owner   int8 // challenge cards, starting weapons, morning tokens: the character, from 0
	NoSolo  bool // solo-incompatible (PS-SOLO-22)

	Blank     bool  // morning tokens without a portrait
	Number    int16 // stories, landmarks
	Tile      Tile
	Site      Site
	Challenge Challenge
	Weapon    Weapon
	Enemy     Enemy
	Heavy     bool  // items (PS-BOARD-11)
	Trait     uint8 // followers
	Visible   bool  // mutations
	Event     Event
	Sign      Sign
	Goal      Objective
	Recon     ReconCard

	Does   []Ability
	Timing Timing
	Able   uint8 // its place among the cards with abilities, see usage
}

// Tile is terrain.
type Tile struct {
	Terrain Terrain
	Bonus   uint8 // of the bonus loots, see bonuses
}

// Challenge is a challenge card: its blue side for ranged combat, its red side for melee.
type Challenge struct {
	Band  bool // has a yellow band: set aside at first (PS-SETUP-24)
	DNE   bool // Do Not Exhaust!
	Mind  int8
	Speed int8
	Blue  Result
	Red   Result
	Does  [2][]Ability // blue and red
}

// Result is what cards and dice show: hits are shots on the blue side and attacks on the red one.
type Result struct {
	Hits, Damage, Block int8
}

func (r *Result) add(o Result) {
	r.Hits += o.Hits
	r.Damage += o.Damage
	r.Block += o.Block
}

// Weapon is a weapon.
type Weapon struct {
	Ranged bool
	Range  int8
	Ammo   int8
	Chart  Chart
	Slots  int8   // for mods
	Mod    Result // what it gives as one
	IsMod  bool
}

// Chart says how results translate to damage: steps from low thresholds to high (PS-RULING-110).
type Chart []ChartStep

// ChartStep is one of them.
type ChartStep struct{ At, Damage int8 }

// Enemy is an enemy or a boss.
type Enemy struct {
	Mutant  bool
	Boss    bool
	Health  int8
	Shoot   Attack
	Melee   Attack
	Range   int8
	Survive Effects
	Kill    Effects
}

// Attack is one way in which an enemy attacks.
type Attack struct {
	Can   bool
	Dice  [3]int8 // green, red, black
	Sure  Result  // printed on the card
	Chart Chart
}

// Timing is how an ability is paid for, and how often it works.
type Timing struct {
	Price    Price
	PerDay   bool // once a round of the game
	PerFray  bool // once an encounter
	Counters int8
	Camp     bool // Camp puts the counters back
}

// Price is what is paid for using an ability.
type Price uint8

// The prices.
const (
	Automatic Price = iota
	Nothing
	PayBoost
	PayRadio
	PayCard
	PayFood
	PayAmmo
	PayMeds
	PayBooze
	PayBook
	PayFatigue
	PayMorale
	PayHealth
	PayCounter
	PayDiscard
)

// Event is an event card.
type Event struct {
	Lasting bool
	Who     Who
	If      Condition
	Does    Effects
	Else    Effects
	Price   Effects // of an offer
	Offer   Effects
	Until   int8 // the round with which it ends; 0: the next event, -1: the end of the round
}

// Who is whom an event befalls.
type Who uint8

// Whom.
const (
	Everyone Who = iota
	FirstInOrder
	LastInOrder
	Leaders
	Hindmost
)

// Sign is a landmark.
type Sign struct {
	Price Effects
	Does  Effects
}

// Objective is a mission objective card, or a mission of the solo board.
type Objective struct {
	Mission  [2]Mission
	SideSite Site // of the progress card after L1
	SideText string
}

// Mission is one mission: types in any order, and the one at the end (PS-MISSION-03, PS-MISSION-04).
type Mission struct {
	Name  string
	Text  string
	Done  string // what is read when it is complete
	Needs []Terrain
	End   Terrain
}

// all is how many requirements it has.
func (m *Mission) all() int { return len(m.Needs) + 1 }

// ReconCard is a recon objective card.
type ReconCard struct {
	For       uint8 // see reconFor
	Sequences [4]Sequence
}

// Sequence is sites in a row, what they score, and what the first gets (PS-RECON-01).
type Sequence struct {
	Sites []Site
	VP    int8
	First Effects
}

// Group is a deck, a bag or a pack: cards of one group look alike from behind.
type Group uint8

// The groups.
const (
	GroupTiles Group = iota
	GroupSites
	GroupStories
	GroupEnemies1
	GroupEnemies2
	GroupBosses
	GroupRanged
	GroupMelee
	GroupGear
	GroupFollowers
	GroupMinor
	GroupMajor
	GroupEvents
	GroupSigns
	GroupMornings
	GroupRecons
	GroupObjectives
	GroupStarting
	GroupPack1 // challenge cards by character
	GroupPack2
	GroupPack3
	GroupPack4
	GroupPack5
	groups
)

// Kind is what a card is.
type Kind uint8

// The kinds.
const (
	KindTile Kind = iota
	KindSite
	KindStory
	KindEnemy
	KindWeapon
	KindGear
	KindFollower
	KindMutation
	KindEvent
	KindSign
	KindMorning
	KindRecon
	KindObjective
	KindChallenge
)

// Skill is a skill of a character's own deck.
type Skill struct {
	ID     string
	Name   string
	Text   string
	XP     int8
	Needs  uint16 // bits of the skills that must be learned before
	After  string // which those are: why it can't be learned without them
	Social bool
	NoSolo bool
	Does   []Ability
	Timing Timing
	Adds   []table.Card // challenge cards with a yellow band
}

// Character is one of the five.
type Character struct {
	Name   string
	Text   string
	Stats  [5]int8 // shooting, melee, strength, speed, mind
	Health int8
	Morale int8
	XP     int8
	Food   int8
	Ammo   int8
	Arms   [2]table.Card
	Pack   []table.Card
	Skills []Skill
}
