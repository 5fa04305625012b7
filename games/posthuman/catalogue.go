package posthuman

import (
	"embed"
	"io/fs"

	"waystation/games/cardfile"
	"waystation/table"
)

//go:embed cards/*.yaml
var cardFiles embed.FS

// all is the catalogue of this game. Nothing in it ever changes.
var all catalogue

func init() {
	files, err := cardfile.Files(Shelf.Name, cardFiles)
	if err != nil {
		panic("posthuman: " + err.Error())
	}
	c, err := load(files)
	if err != nil {
		panic("posthuman: " + err.Error())
	}
	all = *c
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
	groups [groups][]table.Card
	named  map[string]table.Card

	version string // of the rules, with these cards
}

// Of returns what is printed on a card. The face is shared: read it, never write it.
func Of(c table.Card) *Face { return &all.faces[c] }

// Count is the number of all cards and tiles; they are the Cards 0 to Count-1.
func Count() int { return len(all.faces) }

// Cards returns all cards of a group in printed order. The list is shared: copy it to change it.
func Cards(g Group) []table.Card { return all.groups[g] }

// Named finds a card by its handle ("Lead Pipe 2") or its ID.
func Named(name string) (table.Card, bool) {
	c, ok := all.named[name]
	return c, ok
}

// Face is what is printed on one card or tile. Fields that its kind does not have are zero.
type Face struct {
	Called string // in the middle of a sentence
	Plural bool   // it takes verbs of the plural
	Kind   Kind
	Group  Group
	Copy   uint8 // 1 for the first of its name
	Expert Class // skills: skill shots with this class of weapon hit (PH-SHOOT-13)
	Mods   []Mod // what holds while the card counts
	Uses   []Use // what its owner can do with it

	Size   uint8 // items: backpack slots
	Price  uint8 // starting items: food; 0 is not for sale
	Icon   uint8 // starting items: the fewest players to use it, 1 to 4 (PH-SETUP-01)
	Mount  Mount // gear: on what it is mounted
	Weapon       // melee and ranged weapons, and those of mutations; zero: none

	Stats  [stats]int8 // characters: values; scars: signs
	Skills []string    // characters: by name
	Random uint8       // characters: skills drawn
	Items  []string    // characters: by name
	Food   int8        // characters
	Rounds int8        // characters: ammo

	Level   uint8    // encounters: 1 to 3
	Enemy   *Enemy   // combat encounters and minions
	Minions [2]uint8 // combat encounters: how many human, how many mutant (PH-ENC-06)
	NoEvade bool
	Win     []Effect // combat: beyond XP
	Flee    []Effect // combat: when some flee after the third round
	Options []Choice // narrative encounters

	Rows  [terrains][]Effect // supply cards
	Event Event              // events

	Blank bool  // scars that are no mutation (PH-SCAR-06)
	Boost Boost // scars: what a mutation does for an action
	Limit int8  // scars: how it changes the limit of mutant actions (PH-MUTACT-14)

	Title    Title // mutant actions
	When     Phase // mutant actions: in which they are played
	Terrains uint8 // mutant actions: bits of the terrains they strike in

	Terrain  Terrain // tiles
	Exits    Sides   // tiles, before turning
	Zones    []uint8 // tiles: figures, in order
	Safe     bool    // tiles: the last zone is a safe house
	Supplies uint8   // tiles
	Start    bool    // starting tiles
	Place    *Place  // special tiles

	ID      string // words come last, out of the way of what is read all the time
	Name    string // as printed; copies share it
	Handle  string // its name in scenarios, alone of its kind: "Lead Pipe 2"
	Text    string
	Flavour string
}

// Stat is one of the five (PH-STAT-01).
type Stat uint8

// The stats.
const (
	Strength Stat = iota
	Speed
	Mind
	Melee
	Shooting

	stats
)

// Terrain is a terrain type (PH-RULING-12).
type Terrain uint8

// The terrain types.
const (
	Forest Terrain = iota
	Plains
	Urban
	Mountain

	terrains
)

// Sides is a set of sides of a tile: bits 0 to 3 for north, east, south and west.
type Sides uint8

// turned is the set after so many quarter turns clockwise.
func (s Sides) turned(n int8) Sides { return (s<<n | s>>(4-n)) & 15 }

// has reports whether a side, 0 to 3, is in the set.
func (s Sides) has(side int8) bool { return s>>side&1 == 1 }

// Kind is what a card is.
type Kind uint8

// The kinds.
const (
	KindCharacter Kind = iota + 1
	KindMelee
	KindRanged
	KindGear
	KindSkill
	KindFollower
	KindSupply
	KindEvent
	KindCombat
	KindNarrative
	KindMinion
	KindScar
	KindAction
	KindTile
)

// Item reports whether the card is an item: equipment or a weapon.
func (k Kind) Item() bool { return k == KindMelee || k == KindRanged || k == KindGear }

// Group is the deck a card belongs to when the box is opened; the catalogue is ordered by it.
type Group uint8

// The groups.
const (
	GroupCharacters Group = iota
	GroupStarting
	GroupEquipment
	GroupWeapons
	GroupSkills
	GroupFollowers
	GroupSupply
	GroupEvents
	GroupEncounters1
	GroupEncounters2
	GroupEncounters3
	GroupHumans
	GroupMutants
	GroupScars
	GroupActions
	GroupTiles

	groups
)

// Class is the class of a ranged weapon (PH-RULING-31).
type Class uint8

// The classes.
const (
	NoClass Class = iota
	Pistol
	Rifle
	Shotgun
	Bow
)

// Mount says on which weapons a piece of gear can be mounted (PH-INV-10).
type Mount uint8

// The mounts. Those after AnyRanged are for one class.
const (
	NoMount Mount = iota
	AnyMelee
	AnyRanged
	OnPistol
	OnRifle
	OnShotgun
	OnBow
)

// Weapon is what strikes or shoots: a weapon card, an enemy's means, a mutation.
type Weapon struct {
	Hands   uint8   // melee: 1 or 2; 0: no melee weapon
	Wounds  int8    // melee
	Special Special // melee
	Class   Class   // ranged weapon cards
	Ammo    int8    // ranged: what a shot costs
	Shot    Shot    // ranged; SD 0: none
}

// Special is what a special face means for a melee weapon; zero: a miss (PH-WPN-06, PH-MELEE-10).
type Special struct {
	Attack    bool // counts as an attack
	Wounds    int8 // extra wounds
	Knockdown bool
}

// Shot is how somebody shoots.
type Shot struct {
	SD    int8
	Range int8    // 1 to 3
	Hits  [5]int8 // for 1, 2, 3, 4, 5 and more special faces (PH-SHOOT-15)
	Skill bool    // enemies: skill shots hit (PH-RULING-98)
}

// Enemy is what is printed of an enemy.
type Enemy struct {
	Breed   Breed
	Melee   int8
	Speed   int8
	Health  int8
	XP      int8
	MD, DD  int8 // dice beyond the usual
	Weapon       // Wounds, Special and Shot
	Ability Ability
	N       int8 // of the ability
}

// Breed is what an enemy is (PH-RULING-115).
type Breed uint8

// The breeds.
const (
	Human Breed = iota
	Mutant
	Animal
)

// Ability is what an enemy does beyond its numbers.
type Ability uint8

// The abilities.
const (
	NoAbility Ability = iota
	Net               // its hits deal no wounds; hit once, the player rolls 1 MD fewer in the first melee round
	Armour            // each attack on it does N wounds less
	Crushing          // only blocks of defence dice stop its attacks
	Dread             // when revealed: 1 morale lost
	Venom             // each time it wounds in melee: 1 morale lost
	Thief             // each time it wounds in melee: 1 food lost, or 1 ammo
	Knits             // heals 1 wound after each melee round
	Bursting          // when it dies in melee: 1 wound
	Taint             // its shooting wounds give a scar, once
	Frenzy            // 1 MD more while wounded
	Coward            // flees once it is wounded at the end of a melee round
	Pack              // 1 MD more while another of its group lives
	Calls             // after the first melee round a minion of its kind joins
	FirstBlow         // deals its wounds before the player deals any
	Hunter            // can't be evaded
	Sniper            // shoots before everybody
)

// Mod is a change that holds as long as its card counts.
type Mod struct {
	What Knob
	N    int8
}

// Knob is what a Mod changes.
type Knob uint8

// The knobs.
const (
	KnobEvade Knob = iota
	KnobMD
	KnobDD
	KnobSD
	KnobWeaponSD // never below 1 (PH-WPN-07)
	KnobRange
	KnobAmmo // the cost of shooting
	KnobWoundsMelee
	KnobWoundsShooting
	KnobArmourMelee // wounds prevented of each attack
	KnobArmourShooting
	KnobArmour
	KnobSlots
	KnobHand
	KnobParty
	KnobFirst // speed when it is about who shoots first
	KnobCampHealth
	KnobCampMorale
	KnobSupplies
	KnobForage
	KnobStrengthTest
	KnobSpeedTest
	KnobMindTest
	KnobMeleeTest
	KnobShootingTest
	KnobXP
	KnobAfterEvade // dice of cards count after a failed evade too
	KnobSecond     // two melee weapons at once (PH-WPN-03)

	knobs
)
