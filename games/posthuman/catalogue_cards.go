package posthuman

import (
	"slices"

	"go.yaml.in/yaml/v3"

	"waystation/english"
	"waystation/games/cardfile"
)

// What the card files hold, a type for each kind of card, and the faces made of it.

type character struct {
	common `yaml:",inline"`
	Stats  struct{ Strength, Speed, Mind, Melee, Shooting int8 }
	Skills []string
	Random int
	Items  []string
	Food   int8
	Ammo   int8
}

func (x character) face(l *loader, at cardfile.Place) Face {
	f := Face{Kind: KindCharacter, Stats: [stats]int8{x.Stats.Strength, x.Stats.Speed, x.Stats.Mind, x.Stats.Melee,
		x.Stats.Shooting},
		Skills: x.Skills, Random: uint8(l.Within(at, "random", x.Random, 0, 3)), Items: x.Items, Food: x.Food,
		Rounds: x.Ammo}
	cost := int8(0)
	for _, n := range f.Stats {
		l.Within(at, "a stat", int(n), 2, 5)
		cost += points[min(max(n, 0), 5)]
	}
	if cost != development {
		l.Fail(at, "%s's stats cost %d points, expected %d (PH-SETUP-24)", x.Name, cost, development)
	}
	return f
}

// use is how a card's use is written.
type use struct {
	When    When
	Gives   effects
	Cost    effects
	Per     Per
	At      At
	Consent yes
	Take    Take
	Test    string
}

func uses(l *loader, at cardfile.Place, in []use) []Use {
	var out []Use
	for _, x := range in {
		if x.Test != "" && x.Test != "mind" {
			l.Fail(at, "found the test %q of a use, expected mind", x.Test)
		}
		if (len(x.Gives) == 0) == (x.Take == TakeNothing) {
			l.Fail(at, "a use either gives or takes something")
		}
		out = append(out, Use{When: x.When, Gives: x.Gives, Cost: x.Cost, Per: x.Per, At: x.At,
			Consent: bool(x.Consent), Take: x.Take, Mind: x.Test != ""})
	}
	return out
}

const (
	itemNeeds = "kind size"
	itemMay   = "hands wounds special class ammo sd range hits mods uses mount"
)

type item struct {
	common  `yaml:",inline"`
	Kind    Kind
	Size    int
	Cost    int
	Players int
	Mount   Mount
	Hands   int
	Wounds  int
	Special *Special
	Class   Class
	Ammo    int
	SD      int
	Range   int
	Hits    []int
	Mods    mods
	Uses    []use
}

func (x item) face(l *loader, at cardfile.Place) Face {
	f := Face{Kind: x.Kind, Size: uint8(l.Within(at, "size", x.Size, 1, 3)),
		Price: uint8(l.Within(at, "cost", x.Cost, 0, 4)), Icon: uint8(l.Within(at, "players", max(x.Players, 1), 1, 4)),
		Mount: x.Mount, Mods: x.Mods, Uses: uses(l, at, x.Uses)}
	switch x.Kind {
	case KindMelee:
		f.Weapon = Weapon{
			Hands: uint8(l.Within(at, "hands", x.Hands, 1, 2)), Wounds: int8(l.Within(at, "wounds", x.Wounds, 1, 4)),
		}
		if x.Special == nil {
			l.Fail(at, "field \"special\" is missing; a melee weapon needs it")
		} else {
			f.Special = *x.Special
		}
	case KindRanged:
		f.Weapon = Weapon{
			Class: x.Class, Ammo: int8(l.Within(at, "ammo", x.Ammo, 0, 3)), Shot: shot(l, at, x.SD, x.Range, x.Hits),
		}
		if x.Class == NoClass {
			l.Fail(at, "field \"class\" is missing; a ranged weapon needs it")
		}
	case KindGear:
		if len(x.Mods)+len(x.Uses) == 0 {
			l.Fail(at, "%s does nothing: expected mods or uses", x.Name)
		}
	default:
		l.Fail(at, "found kind %q, expected melee, ranged or gear", x.Kind)
	}
	return f
}

func shot(l *loader, at cardfile.Place, sd, reach int, hits []int) Shot {
	s := Shot{SD: int8(l.Within(at, "sd", sd, 1, 5)), Range: int8(l.Within(at, "range", reach, 1, 3))}
	if len(hits) != len(s.Hits) {
		l.Fail(at, "found %d numbers of hits, expected 5: for 1, 2, 3, 4, 5 and more specials", len(hits))
		return s
	}
	for i, n := range hits {
		s.Hits[i] = int8(l.Within(at, "hits", n, 0, 9))
	}
	return s
}

type talent struct {
	common `yaml:",inline"`
	Mods   mods
	Uses   []use
	Expert Class
}

func (x talent) face(l *loader, at cardfile.Place) Face {
	return Face{Mods: x.Mods, Uses: uses(l, at, x.Uses), Expert: x.Expert}
}

type supply struct {
	common                          `yaml:",inline"`
	Forest, Plains, Urban, Mountain effects
}

func (x supply) face(*loader, cardfile.Place) Face {
	return Face{Name: "Supplies", Kind: KindSupply, Rows: [terrains][]Effect{x.Forest, x.Plains, x.Urban, x.Mountain}}
}

type deal struct{ Cost, Gives effects }

type event struct {
	common    `yaml:",inline"`
	Kind      string
	Lasts     string
	Who       Who
	Ties      string
	Gives     effects
	Offer     *deal
	Offers    []deal
	Rule      Rule
	Mods      mods
	Keep      []use
	Solo      string
	SoloText  string  `yaml:"solo_text"`
	SoloGives effects `yaml:"solo_gives"`
}

func (x event) face(l *loader, at cardfile.Place) Face {
	e := Event{Seasonal: x.Kind == "seasonal", Lasts: x.Lasts == "replaced", Who: x.Who, TiesAll: x.Ties == "all",
		Gives: x.Gives, Rule: x.Rule, Keep: len(x.Keep) > 0, NotSolo: x.Solo == "no", OnlySolo: x.Solo == "only",
		Solo: x.SoloText, SoloGives: x.SoloGives}
	if x.Offer != nil {
		x.Offers = append(x.Offers, *x.Offer)
	}
	for _, d := range x.Offers {
		e.Offers = append(e.Offers, Deal{d.Cost, d.Gives})
	}
	if e.Lasts && !e.Seasonal {
		l.Fail(at, "%s is regular and lasts until replaced, which only seasonal events do (PH-EVENT-03)", x.Name)
	}
	return Face{Kind: KindEvent, Event: e, Mods: x.Mods, Uses: uses(l, at, x.Keep)}
}

type arm struct {
	Wounds    int
	Special   Special
	SD, Range int
	Hits      []int
	Skill     yes
}

type foe struct {
	Melee, Speed, Health, Wounds, XP int
	MD, DD                           int
	Special                          Special
	Shoot                            *arm
	Ability                          ability
}

func (x foe) enemy(l *loader, at cardfile.Place, breed Breed) *Enemy {
	e := &Enemy{Breed: breed, Melee: int8(l.Within(at, "melee", x.Melee, 1, 5)),
		Speed: int8(l.Within(at, "speed", x.Speed, 1, 5)), Health: int8(l.Within(at, "health", x.Health, 1, 9)),
		XP: int8(l.Within(at, "xp", x.XP, 1, 3)), MD: int8(l.Within(at, "md", x.MD, 0, 3)),
		DD: int8(l.Within(at, "dd", x.DD, 0, 3)), Ability: x.Ability.what, N: x.Ability.n,
		Weapon: Weapon{Wounds: int8(l.Within(at, "wounds", x.Wounds, 1, 4)), Special: x.Special}}
	if x.Shoot != nil {
		e.Shot = shot(l, at, x.Shoot.SD, x.Shoot.Range, x.Shoot.Hits)
		e.Shot.Skill = bool(x.Shoot.Skill)
	}
	if x.Shoot == nil && (e.Ability == Net || e.Ability == Taint || e.Ability == Sniper) {
		l.Fail(at, "the ability %s is one of shooting, and it can't shoot", e.Ability)
	}
	return e
}

type option struct {
	Label string
	Need  effects
	If    Condition
	Test  Test
	Win   effects
	Won   string
	Lose  effects
	Lost  string
	Fails yes
}

type encounter struct {
	common `yaml:",inline"`
	Kind   Kind
	Enemy  *struct {
		Kind Breed
		foe  `yaml:",inline"`
	}
	Minions minions
	Win     effects
	Flee    effects
	Evade   string
	Options []option
}

func (x encounter) face(l *loader, at cardfile.Place) Face {
	f := Face{
		Kind: x.Kind, Minions: [2]uint8(x.Minions), Win: x.Win, Flee: x.Flee,
		NoEvade: x.Evade == "no" || x.Evade == "false",
	}
	switch {
	case x.Kind == KindCombat && x.Enemy != nil && x.Options == nil:
		f.Enemy = x.Enemy.enemy(l, at, x.Enemy.Kind)
		f.NoEvade = f.NoEvade || f.Enemy.Ability == Hunter
	case x.Kind == KindNarrative && x.Enemy == nil && len(x.Options) >= 2:
		for _, o := range x.Options {
			if o.Test.On != (o.Lost != "") || o.Won == "" {
				l.Fail(at, "%s: the option %q needs \"won\", and \"lost\" just if it has a test", x.Name, o.Label)
			}
			if slices.ContainsFunc(f.Options, func(c Choice) bool { return c.Label == o.Label }) {
				l.Fail(at, "%s has two options %q", x.Name, o.Label)
			}
			f.Options = append(f.Options,
				Choice{Label: o.Label, Need: o.Need, If: o.If, Test: o.Test, Win: o.Win, Won: o.Won, Lose: o.Lose,
					Lost:  o.Lost,
					Fails: bool(o.Fails)})
		}
		if !slices.ContainsFunc(f.Options, func(c Choice) bool { return c.Need == nil && c.If.If == IfNothing }) {
			l.Fail(at, "%s has no option that everybody can take", x.Name)
		}
	default:
		l.Fail(at, "%s: expected a combat with an enemy, or a narrative with at least two options", x.Name)
	}
	return f
}

type minion struct {
	common `yaml:",inline"`
	Kind   Breed
	foe    `yaml:",inline"`
}

func (x minion) face(l *loader, at cardfile.Place) Face {
	f := Face{Kind: KindMinion, Group: GroupHumans, Enemy: x.enemy(l, at, x.Kind)}
	if x.Kind == Mutant {
		f.Group = GroupMutants
	}
	return f
}

type scar struct {
	common `yaml:",inline"`
	Blank  yes
	Stats  signs
	Weapon *arm
	Boost  *struct {
		Action Title
		More   effects
		Scar   yes
		Any    yes `yaml:"any terrain"`
	}
	Hand int8
}

func (x scar) face(l *loader, at cardfile.Place) Face {
	f := Face{Kind: KindScar, Blank: bool(x.Blank), Stats: [stats]int8(x.Stats), Limit: x.Hand}
	if x.Weapon != nil {
		if x.Weapon.SD > 0 {
			f.Shot = shot(l, at, x.Weapon.SD, x.Weapon.Range, x.Weapon.Hits)
		} else {
			f.Weapon = Weapon{
				Hands: 1, Wounds: int8(l.Within(at, "wounds", x.Weapon.Wounds, 1, 4)), Special: x.Weapon.Special,
			}
		}
	}
	if x.Boost != nil {
		f.Boost = Boost{Title: x.Boost.Action, Scar: bool(x.Boost.Scar), Anyway: bool(x.Boost.Any)}
		for _, e := range x.Boost.More {
			f.Boost.More += e.N
		}
	}
	if f.Blank == (f.Stats != [stats]int8{}) {
		l.Fail(at, "%s: expected a blank, or a mutation with signs", x.Name)
	}
	return f
}

type action struct {
	common   `yaml:",inline"`
	Title    Title
	Step     Phase
	Terrains []Terrain
}

func (x action) face(*loader, cardfile.Place) Face {
	f := Face{Name: x.Title.String(), Kind: KindAction, Title: x.Title, When: x.Step}
	for _, t := range x.Terrains {
		f.Terrains |= 1 << t
	}
	return f
}

type tile struct {
	common   `yaml:",inline"`
	Terrain  Terrain
	Exits    letters
	Zones    []int
	Safe     yes
	Supplies int
	Start    yes
	Special  *struct {
		Name, Text, Flavour, On string

		Gives yaml.Node // effects on completion, or mods while one stays
	}
}

func (x tile) face(l *loader, at cardfile.Place) Face {
	f := Face{Name: english.Capital(x.Terrain.String()) + " tile", Kind: KindTile, Terrain: x.Terrain,
		Exits: Sides(x.Exits), Safe: bool(x.Safe),
		Supplies: uint8(l.Within(at, "supplies", x.Supplies, 0, 3)), Start: bool(x.Start)}
	for _, n := range x.Zones {
		f.Zones = append(f.Zones, uint8(l.Within(at, "figures", n, 1, 2)))
	}
	if len(x.Zones) < 1 || len(x.Zones) > 3 {
		l.Fail(at, "found %d zones, expected 1 to 3", len(x.Zones))
	}
	if x.Start {
		f.Name = "Starting tile"
	}
	if s := x.Special; s != nil {
		f.Place = &Place{Name: s.Name, Text: s.Text, Flavour: s.Flavour}
		var err error
		switch s.On {
		case "completion":
			err = (*effects)(&f.Place.Gives).UnmarshalYAML(&s.Gives)
		case "while":
			err = (*mods)(&f.Place.Mods).UnmarshalYAML(&s.Gives)
		default:
			l.Fail(at, "%s works on %q, expected completion or while", s.Name, s.On)
		}
		if err != nil {
			l.Fail(at, "%s: %v", s.Name, err)
		}
		f.Name = s.Name
	}
	return f
}
