package saga

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"waystation/games/cardfile"
	"waystation/table"
)

//go:embed cards/*.yaml
var cardFiles embed.FS

// loader gathers the catalogue and everything wrong with it.
type loader struct {
	cardfile.Reader
	faces      []Face
	places     []cardfile.Place
	named      map[string]table.Card
	characters []Character
	names      []string // of the characters, while reading
	roster     []rawCharacter
	words      []string // that stories remember
	bonuses    []Effects
	pages      []*Page
	board      design
	solo       [2]SoloBoard
}

// The catalogue.
var (
	faces      []Face
	byName     map[string]table.Card
	groupCards [groups][]table.Card
	characters []Character
	bonuses    []Effects // bonus loots of the tiles, as they come
	readPages  []*Page
	storybook  *table.Sealed[Page]
	version    string
)

func init() {
	fsys, err := cardfile.Files("saga", cardFiles)
	if err != nil {
		panic("saga: " + err.Error())
	}
	l, err := load(fsys)
	if err != nil {
		panic("saga: " + err.Error())
	}
	board, solo = l.board, l.solo
	faces, byName, characters, bonuses, readPages = l.faces, l.named, l.characters, l.bonuses, l.pages
	groupCards = l.grouped()
	cardHoldings, automatic.cards, chosen.cards = cardsGive(faces)
	skillHoldings, automatic.skills, chosen.skills = skillsGive(characters)
	storybook = table.Seal("story", l.pages)
	version = l.Version(rulesVersion)
	paths = makePaths()
	throws = allThrows()
	Shelf = box(storybook)
}

// Printed is its card files.
var Printed = &cardfile.Printed{
	Files: cardFiles,
	Check: func(files fs.FS) (string, error) {
		l, err := load(files)
		if err != nil {
			return "", err
		}
		return l.Version(rulesVersion), nil
	},
}

// Of is what is printed on a card.
func Of(c table.Card) *Face { return &faces[c] }

// Count is how many cards, tiles and tokens there are.
func Count() int { return len(faces) }

// Cards are the cards of a group.
func Cards(g Group) []table.Card { return groupCards[g] }

// raw is an item of a card file with all that one may hold.
type raw struct {
	ID, Name, Text, Flavour, Mood, Called, Kind, Character, Solo string
	Plural, Heavy, Visible, DNE, Band, Social                    yes
	Copies, Number, Uses                                         int
	Refill, Timing, Trait, Max, Rule                             string
	Does, Abilities, Needs, Adds                                 []string

	Terrain, Bonus string // tiles

	Characters  []string // challenge cards
	Blue, Red   rawSide
	Mind, Speed int8

	Range, Ammo, Slots int8 // weapons
	Chart              map[int8]int8
	Mod                string

	Health        int8 // enemies
	Shoot, Melee  *rawAttack
	Survive, Kill string

	Who, If, Effect, Else, Until, Price string // events, landmarks
	Offer                               struct{ Price, Effect string }

	XP   int8 // skills
	L1   rawMission
	L2   rawMission
	Side string
	Boss yes

	Players   string // recon
	Sequences []rawSequence
}

type rawSide struct {
	Shot, Attack, Damage, Block int8
	Does                        []string
}

type rawAttack struct {
	Dice                                struct{ Green, Red, Black int8 }
	Shots, Attack, Damage, Block, Range int8
	Chart                               map[int8]int8
}

type rawMission struct {
	Name     string
	Any      []string
	End      string
	Progress int
}

type rawSequence struct {
	Sites []string
	VP    int8
	Bonus string
}

type rawCharacter struct {
	ID, Name, Text                 string
	Stats                          struct{ Shooting, Melee, Strength, Speed, Mind int8 }
	Health, Morale, XP, Ammo, Food int8
	Weapons, Skills                []string
	Challenges, Band               []string
}

// yes is "yes" in a card file.
type yes bool

// UnmarshalText reads it.
func (y *yes) UnmarshalText(b []byte) error {
	if s := string(b); s != "yes" && s != "true" {
		return fmt.Errorf("found %q; expected yes, or nothing", s)
	}
	*y = true
	return nil
}

// load reads the catalogue. The error lists everything wrong, each with file and line.
func load(fsys fs.FS) (*loader, error) {
	l := &loader{named: map[string]table.Card{}}
	l.readDesign(fsys)
	l.readSolo(fsys)
	l.readCharacters(fsys)
	l.list(fsys, GroupTiles, KindTile, "terrain.yaml")
	l.sitesAndStories()
	l.list(fsys, GroupEnemies1, KindEnemy, "enemies1.yaml")
	l.list(fsys, GroupEnemies2, KindEnemy, "enemies2.yaml")
	l.list(fsys, GroupBosses, KindEnemy, "bosses.yaml")
	l.list(fsys, GroupRanged, KindWeapon, "ranged.yaml")
	l.list(fsys, GroupMelee, KindWeapon, "melee.yaml")
	l.list(fsys, GroupGear, KindGear, "equipment.yaml")
	l.list(fsys, GroupFollowers, KindFollower, "followers.yaml")
	l.list(fsys, GroupMinor, KindMutation, "mutations_minor.yaml")
	l.list(fsys, GroupMajor, KindMutation, "mutations_major.yaml")
	l.list(fsys, GroupEvents, KindEvent, "events.yaml")
	l.list(fsys, GroupSigns, KindSign, "landmarks.yaml")
	l.mornings()
	l.list(fsys, GroupRecons, KindRecon, "recon.yaml")
	l.missions(fsys)
	l.list(fsys, GroupStarting, KindWeapon, "weapons_starting.yaml")
	l.challenges(fsys)
	l.name()
	l.skills(fsys)
	l.stories(fsys)
	return l, l.Err()
}

// grouped are the cards by group; those with abilities are numbered.
func (l *loader) grouped() (out [groups][]table.Card) {
	able := uint8(0)
	for c := range l.faces {
		f := &l.faces[c]
		out[f.Group] = append(out[f.Group], table.Card(c))
		if len(f.Does) > 0 && f.Kind != KindEnemy && f.Kind != KindWeapon {
			f.Able = able
			if able++; able > mostAble {
				panic("more cards with abilities than usage has bits for")
			}
		}
	}
	return out
}

// add adds copies of a face.
func (l *loader) add(f Face, copies int, at cardfile.Place) {
	for range max(1, copies) {
		l.faces = append(l.faces, f)
		l.places = append(l.places, at)
	}
}

// list reads a file of one kind of card.
func (l *loader) list(fsys fs.FS, g Group, k Kind, file string) {
	var items []raw
	places := l.List(fsys, path.Join("cards", file), anyItem, &items)
	for i, at := range places {
		r := &items[i]
		f := Face{ID: r.ID, Name: r.Name, Called: r.Called, Text: r.Text, Flavour: r.Flavour, Plural: bool(r.Plural),
			Group: g, Kind: k,
			Number: int16(r.Number), NoSolo: r.Solo == "no", Visible: bool(r.Visible), Heavy: bool(r.Heavy), Owner: -1}
		f.Does = l.abilities(append(r.Does, r.Abilities...), at)
		f.Timing = l.timing(r, at)
		switch k {
		case KindTile:
			f.Tile = Tile{Terrain(l.word(terrainWords, r.Terrain, at)), l.bonus(r.Bonus, at)}
			f.Called = "the " + terrainNames[f.Tile.Terrain] + " (" + l.bonuses[f.Tile.Bonus][0].Words() + ")"
		case KindWeapon:
			f.Weapon = l.weapon(r, g == GroupRanged || r.Kind == "ranged", at)
		case KindEnemy:
			f.Enemy = l.enemy(r, g == GroupBosses, at)
		case KindFollower:
			f.Trait = uint8(l.word(traitWords, r.Trait, at))
		case KindMutation:
			f.Does = append(f.Does, l.limits(r.Max, at)...)
		case KindEvent:
			f.Event = l.eventCard(r, at)
		case KindSign:
			f.Sign = Sign{l.price(r.Price, at), l.effects(r.Effect, at)}
		case KindRecon:
			f.Recon = l.recon(r, at)
		}
		if g == GroupStarting {
			f.Owner = int8(l.character(r.Character))
		}
		l.add(f, r.Copies, at)
	}
}

func anyItem(cardfile.Item) bool { return true }

// word is the place of a word in a list, whatever the case.
func (l *loader) word(list []string, w string, at cardfile.Place) int {
	i := slices.Index(list, strings.ToLower(w))
	if i < 0 {
		l.Fail(at, "found %q; expected one of %s", w, strings.Join(list, ", "))
		return 0
	}
	return i
}

func (l *loader) effects(text string, at cardfile.Place) Effects {
	if text == "" {
		return nil
	}
	e, err := parseEffects(text)
	if err != nil {
		l.Fail(at, "%v", err)
	}
	return e
}

func (l *loader) price(text string, at cardfile.Place) Effects {
	if text == "" {
		return nil
	}
	e, err := parsePrice(text)
	if err != nil {
		l.Fail(at, "%v", err)
	}
	return e
}

func (l *loader) abilities(texts []string, at cardfile.Place) (out []Ability) {
	for _, text := range texts {
		a, err := l.parseAbility(text)
		if err != nil {
			l.Fail(at, "%v", err)
		}
		out = append(out, a)
	}
	return out
}

// limits reads "health -1".
func (l *loader) limits(text string, at cardfile.Place) []Ability {
	if text == "" {
		return nil
	}
	var parts []string
	for part := range strings.SplitSeq(text, ",") {
		parts = append(parts, "max "+strings.TrimSpace(part))
	}
	return l.abilities(parts, at)
}

func (l *loader) character(name string) int { return slices.Index(l.names, name) }

// remembered is the number of a word that stories remember.
func (l *loader) remembered(word string) int8 {
	i := slices.Index(l.words, word)
	if i < 0 {
		i = len(l.words)
		l.words = append(l.words, word)
	}
	return int8(i)
}

// name gives each card the handle that is its alone.
func (l *loader) name() {
	seen := map[string]int{}
	for i := range l.faces {
		f := &l.faces[i]
		if f.Name == "" {
			f.Name = f.ID
		}
		key := f.Name
		if f.Kind == KindChallenge {
			key = l.names[f.Owner] + "'s " + f.Name
		}
		seen[key]++
		f.Copy, f.Handle = uint8(seen[key]), key
		if f.Copy > 1 {
			f.Handle += " " + strconv.Itoa(int(f.Copy))
		}
		if f.Called == "" {
			f.Called = called(f.Name, f.Kind)
		}
		if _, taken := l.named[f.Handle]; taken {
			l.Fail(l.places[i], "%q is taken; every card needs its own name", f.Handle)
		}
		l.named[f.Handle] = table.Card(i)
	}
}

func called(name string, k Kind) string {
	switch k {
	case KindWeapon, KindGear, KindFollower, KindEnemy, KindSite:
		return "the " + strings.TrimPrefix(name, "The ")
	}
	return name
}
