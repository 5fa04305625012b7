package posthuman

// Use is something that can be done with a card.
type Use struct {
	When    When
	Gives   []Effect
	Cost    []Effect
	Per     Per
	At      At
	Consent bool // the other must agree
	Take    Take // from the other, instead of gives
	Mind    bool // only if a mind test passes
}

// When is a moment in which cards can be used.
type When uint8

// The moments.
const (
	WhenAny    When = iota // outside combat, in an own question
	WhenCamp               // while camping
	WhenForage             // when foraging
	WhenTrade              // in the Trade phase
	WhenTest               // before a test is rolled
	WhenEvade              // before an evade roll
	WhenShoot              // before the own shooting roll
	WhenShot               // after it
	WhenMelee              // before a melee roll
	WhenFray               // after it
	WhenWounds             // wounds about to be taken
	WhenReveal             // an encounter has been revealed
)

// Per says how often a use works.
type Per uint8

// The intervals.
const (
	PerCard Per = iota // once: the card is discarded
	PerTurn
	PerCombat
	PerRound // of melee
)

// At says on whom a camping use works (PH-CAMP-06).
type At uint8

// Whom it works on.
const (
	AtSelf At = iota
	AtOther
	AtAnyone
)

// Take is what a camping use takes from another.
type Take uint8

// What is taken.
const (
	TakeNothing Take = iota
	TakeFood
	TakeAmmo
	TakeFoodOrAmmo
	TakeCard // at random from the hand
)

// Effect is one thing that happens to somebody: N of it.
type Effect struct {
	Do Do
	N  int8
}

// Do is the verb of an effect.
type Do uint8

// The verbs. Those from DoMD on only stand in what a use gives.
const (
	DoFood Do = iota
	DoAmmo
	DoHealth
	DoMorale
	DoXP
	DoJourney
	DoEquipment
	DoWeapon
	DoSupply
	DoFollower
	DoSkill
	DoEase // hunger marker right
	DoHeal // lose a scar
	DoForage
	DoScout
	DoLoseFood
	DoLoseAmmo
	DoLoseHealth
	DoLoseMorale
	DoWound
	DoLoseItem
	DoHunger
	DoScar
	DoHumans // fight so many human minions
	DoMutants
	DoItem // costs only: an item of one's choice

	DoMD
	DoDD
	DoSD
	DoPrevent
	DoPreventMelee
	DoPreventShooting
	DoEvade
	DoSureEvade
	DoAgain
	DoTest
	DoPass
	DoReroll
	DoRerollMisses
	DoDodge
	DoTrade
	DoRefund
	DoHide // no mutant action may strike the owner this turn
)

// Choice is one option of a narrative encounter.
type Choice struct {
	Label string
	Need  []Effect // what it costs
	If    Condition
	Test  Test
	Win   []Effect
	Won   string
	Lose  []Effect
	Lost  string
	Fails bool // a failed test leaves the encounter unresolved
}

// Test is a test of a stat.
type Test struct {
	On   bool
	Stat Stat
	N    int8 // added to the stat
}

// Condition is what must be so for a Choice.
type Condition struct {
	If   If
	Stat Stat // IfStat: at least N
	N    int8
}

// If is the kind of a Condition.
type If uint8

// The conditions.
const (
	IfNothing If = iota
	IfForest
	IfPlains
	IfUrban
	IfMountain
	IfFollower
	IfRanged
	IfMelee
	IfHungry
	IfWounded
	IfScarred
	IfStat
)

// Event is what an event card does.
type Event struct {
	Seasonal  bool
	Lasts     bool // until another seasonal event replaces it
	Who       Who
	TiesAll   bool // all who are level are meant; else nobody is
	Gives     []Effect
	Offers    []Deal // of which each may take one
	Rule      Rule
	Keep      bool // collected: its Uses are the owner's
	NotSolo   bool
	OnlySolo  bool
	Solo      string   // the text that counts in the solo game; "" for the same
	SoloGives []Effect // what it gives then
	Compares  bool     // two humans are needed (PH-EVENT-08)
}

// Deal is something that can be had for a price.
type Deal struct{ Cost, Gives []Effect }

// Who says whom an event is about.
type Who uint8

// The comparisons, among humans.
const (
	WhoAll Who = iota
	WhoMostTiles
	WhoFewestTiles
	WhoFurthestAhead
	WhoFurthestBack
	WhoLowestHealth
	WhoLowestMorale
	WhoFewestXP
	WhoMostFood
	WhoFewestCards
	WhoSameTerrain
	WhoOutdoors // not in a safe house
)

// Rule is what holds while an event lasts.
type Rule uint8

// The rules of events.
const (
	NoRule Rule = iota
	NoMove
	NoScout
	NoCamp
	NoForage
	NoTrade
	FreeTrade // with everybody, whatever the terrain
	Watched   // successful mind tests are rolled again
	Truce     // no mutant action can be played on a human
	LastTurn  // The Fortress
)

// Title is one of the mutant actions.
type Title uint8

// The titles.
const (
	NoTitle Title = iota
	Charge
	Embrace
	Pelt
	Rummage
	CallByName
	PickedClean
	FetchTheCousins
	TurnTheSignposts
)

// Place is a named location.
type Place struct {
	Name    string
	Text    string
	Flavour string
	Gives   []Effect // once, when the tile is completed
	Mods    []Mod    // as long as one stays
}

// Boost is what a mutation does for a mutant action.
type Boost struct {
	Title  Title
	More   int8 // wounds
	Scar   bool // its wounds give a scar
	Anyway bool // in any terrain
}
