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
	pages      []*Page
}

// The catalogue.
var (
	faces      []Face
	byName     map[string]table.Card
	groupCards [groups][]table.Card
	characters []Character
	readPages  []*Page
	storybook  *table.Sealed[Page]
	version    string
)

func init() {
	fsys, err := cardfile.Files("saga", cardFiles)
	if err != nil {
		panic("saga: " + err.Error())
	}
	if err := load(fsys); err != nil {
		panic("saga: " + err.Error())
	}
	Shelf = box(storybook)
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
func load(fsys fs.FS) error {
	l := &loader{named: map[string]table.Card{}}
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
	if err := l.Err(); err != nil {
		return err
	}
	l.publish()
	return nil
}

// publish makes what was read the catalogue.
func (l *loader) publish() {
	faces, byName, characters = l.faces, l.named, l.characters
	groupCards = [groups][]table.Card{}
	able := uint8(0)
	for c := range faces {
		f := &faces[c]
		groupCards[f.Group] = append(groupCards[f.Group], table.Card(c))
		if len(f.Does) > 0 && f.Kind != KindEnemy && f.Kind != KindWeapon {
			f.Able = able
			if able++; able > mostAble {
				panic("more cards with abilities than usage has bits for")
			}
		}
	}
	makeHoldings()
	readPages = l.pages
	storybook = table.Seal("story", l.pages)
	version = l.Version(rulesVersion)
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
		f := Face{ID: r.ID, Name: r.Name, Called: r.Called, Text: r.Text, Flavour: r.Flavour, Plural: bool(r.Plural), Group: g, Kind: k,
			Number: int16(r.Number), NoSolo: r.Solo == "no", Visible: bool(r.Visible), Heavy: bool(r.Heavy), Owner: -1}
		f.Does = l.abilities(append(r.Does, r.Abilities...), at)
		f.Timing = l.timing(r.Timing, r.Uses, r.Refill, at)
		switch k {
		case KindTile:
			f.Tile = Tile{Terrain(l.word(terrainWords, r.Terrain, at)), l.bonus(r.Bonus, at)}
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

var priceWords = []string{"always", "free", "boost", "broadcast", "card", "food", "ammo", "meds", "booze", "book", "fatigue", "morale",
	"health", "counter", "discard"}

// timing reads "boost, fight".
func (l *loader) timing(text string, uses int, refill string, at cardfile.Place) Timing {
	x := Timing{Counters: int8(uses), Camp: refill == "camp"}
	if text == "" {
		return x
	}
	priced := false
	for word := range strings.SplitSeq(text, ",") {
		switch word = strings.TrimSpace(word); word {
		case "round":
			x.PerDay = true
		case "fight":
			x.PerFray = true
		default:
			x.Price, priced = Price(l.word(priceWords, word, at)), true
		}
	}
	if !priced {
		x.Price = Nothing
	}
	return x
}

func chart(m map[int8]int8) (c Chart) {
	for at, n := range m {
		c = append(c, ChartStep{at, n})
	}
	slices.SortFunc(c, func(a, b ChartStep) int { return int(a.At) - int(b.At) })
	return c
}

func (l *loader) weapon(r *raw, ranged bool, at cardfile.Place) Weapon {
	w := Weapon{Ranged: ranged, Range: r.Range, Ammo: r.Ammo, Chart: chart(r.Chart), Slots: r.Slots}
	if len(w.Chart) == 0 {
		l.Fail(at, "a weapon needs a chart")
	}
	if r.Mod == "" {
		return w
	}
	w.IsMod = true
	kind, n, _ := strings.Cut(r.Mod, " ")
	v, err := strconv.ParseInt(n, 10, 8)
	if err != nil {
		l.Fail(at, "found mod %q; expected such as attack 1", r.Mod)
	}
	switch kind {
	case "attack":
		w.Mod.Hits = int8(v)
	case "damage":
		w.Mod.Damage = int8(v)
	case "block":
		w.Mod.Block = int8(v)
	default:
		l.Fail(at, "found mod %q; expected attack, damage or block", r.Mod)
	}
	return w
}

func (l *loader) enemy(r *raw, boss bool, at cardfile.Place) Enemy {
	e := Enemy{Mutant: r.Kind == "mutant", Boss: boss, Health: r.Health, Survive: l.effects(r.Survive, at)}
	if !boss {
		e.Kill = l.effects(r.Kill, at)
	}
	if e.Health < 1 {
		l.Fail(at, "an enemy needs health")
	}
	if x := r.Shoot; x != nil {
		e.Shoot, e.Range = attack(x), x.Range
		e.Shoot.Sure.Hits = x.Shots
	}
	if x := r.Melee; x != nil {
		e.Melee = attack(x)
		e.Melee.Sure.Hits = x.Attack
	}
	return e
}

func attack(x *rawAttack) Attack {
	return Attack{Can: true, Dice: [3]int8{x.Dice.Green, x.Dice.Red, x.Dice.Black}, Sure: Result{Damage: x.Damage, Block: x.Block},
		Chart: chart(x.Chart)}
}

func (l *loader) eventCard(r *raw, at cardfile.Place) Event {
	e := Event{Lasting: r.Kind == "lasting", Does: l.effects(r.Effect, at), Else: l.effects(r.Else, at), Price: l.price(r.Offer.Price, at),
		Offer: l.effects(r.Offer.Effect, at)}
	if r.Who != "" {
		e.Who = Who(l.word([]string{"all", "first", "last", "leader", "hindmost"}, r.Who, at))
	}
	if r.If != "" {
		c, err := l.parseCondition(r.If)
		if err != nil {
			l.Fail(at, "%v", err)
		}
		e.If = c
	}
	switch {
	case r.Until == "" || r.Until == "next event":
	case r.Until == "end of round":
		e.Until = -1
	default:
		n, err := strconv.ParseInt(strings.TrimPrefix(r.Until, "round "), 10, 8)
		if err != nil {
			l.Fail(at, "found until %q", r.Until)
		}
		e.Until = int8(n)
	}
	return e
}

// The games that a recon card is for (PS-RULING-049).
const (
	reconTwo uint8 = iota
	reconMore
	reconTeams
	reconSolo
)

func (l *loader) recon(r *raw, at cardfile.Place) ReconCard {
	c := ReconCard{For: uint8(l.word([]string{"2 players", "3-4 players", "team", "solo"}, r.Players, at))}
	if len(r.Sequences) != len(c.Sequences) {
		l.Fail(at, "found %d sequences; expected %d", len(r.Sequences), len(c.Sequences))
		return c
	}
	for i, s := range r.Sequences {
		q := Sequence{VP: s.VP, First: l.effects(s.Bonus, at)}
		for _, x := range s.Sites {
			q.Sites = append(q.Sites, Site(l.word(siteWords, x, at)))
		}
		c.Sequences[i] = q
	}
	return c
}

// bonus is the number of a bonus loot; board.Bonuses lists them as they come.
func (l *loader) bonus(text string, at cardfile.Place) uint8 {
	e := l.effects(text, at)
	for i, x := range board.Bonuses {
		if len(x) > 0 && x[0].String() == e[0].String() {
			return uint8(i)
		}
	}
	board.Bonuses = append(board.Bonuses, e)
	return uint8(len(board.Bonuses) - 1)
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

// sitesAndStories makes the scavenge sites and the story tokens.
func (l *loader) sitesAndStories() {
	for x := range sites {
		l.add(Face{ID: "SITE-" + strconv.Itoa(int(x)), Name: siteNames[x], Group: GroupSites, Kind: KindSite, Site: x, Owner: -1}, board.SitesEach,
			cardfile.Top("cards/board.yaml"))
	}
	for n := range board.Stories {
		l.add(Face{ID: "STORY-" + strconv.Itoa(n+1), Name: "Story " + strconv.Itoa(n+1), Group: GroupStories, Kind: KindStory,
			Number: int16(n) + 1, Owner: -1}, 1, cardfile.Top("cards/board.yaml"))
	}
}

// mornings makes the morning tokens: four of each character, and the blank ones.
func (l *loader) mornings() {
	for i, name := range l.names {
		l.add(Face{ID: "MORNING-" + strconv.Itoa(i+1), Name: name + "'s morning", Group: GroupMornings, Kind: KindMorning, Owner: int8(i)}, 4,
			cardfile.Top("cards/characters.yaml"))
	}
	l.add(Face{ID: "MORNING-0", Name: "Quiet morning", Group: GroupMornings, Kind: KindMorning, Blank: true, Owner: -1}, 11,
		cardfile.Top("cards/board.yaml"))
}

func (l *loader) readCharacters(fsys fs.FS) {
	var items []rawCharacter
	places := l.List(fsys, "cards/characters.yaml", anyItem, &items)
	for _, r := range items {
		l.names = append(l.names, r.Name)
	}
	for i := range places {
		r := &items[i]
		l.characters = append(l.characters, Character{Name: r.Name, Text: r.Text, Health: r.Health, Morale: r.Morale, XP: r.XP, Food: r.Food,
			Ammo: r.Ammo, Stats: [5]int8{r.Stats.Shooting, r.Stats.Melee, r.Stats.Strength, r.Stats.Speed, r.Stats.Mind}})
	}
	l.roster = items
}

// challenges makes the packs: of each challenge card one for every character who has it.
func (l *loader) challenges(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/challenges.yaml", anyItem, &items)
	for i, at := range places {
		r := &items[i]
		f := Face{ID: r.ID, Name: r.Name, Text: r.Text, Kind: KindChallenge}
		f.Challenge = Challenge{Band: bool(r.Band), DNE: bool(r.DNE), Mind: r.Mind, Speed: r.Speed,
			Blue: Result{Hits: r.Blue.Shot, Damage: r.Blue.Damage}, Red: Result{Hits: r.Red.Attack, Damage: r.Red.Damage, Block: r.Red.Block}}
		f.Challenge.Does = [2][]Ability{l.abilities(r.Blue.Does, at), l.abilities(r.Red.Does, at)}
		for _, name := range r.Characters {
			who := l.character(name)
			if who < 0 {
				l.Fail(at, "nobody is called %q", name)
				continue
			}
			f.Owner, f.Group = int8(who), GroupPack1+Group(who)
			l.add(f, 1, at)
		}
	}
}

// missions reads the objectives and their progress cards.
func (l *loader) missions(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/missions.yaml", anyItem, &items)
	progress := map[int]*raw{}
	for i := range items {
		if items[i].Kind == "progress" {
			progress[items[i].Number] = &items[i]
		}
	}
	for i, at := range places {
		r := &items[i]
		if r.Kind != "objective" {
			continue
		}
		f := Face{ID: r.ID, Name: r.Name, Text: r.Text, Group: GroupObjectives, Kind: KindObjective, Owner: -1}
		for level, m := range [2]rawMission{r.L1, r.L2} {
			p := progress[m.Progress]
			if p == nil {
				l.Fail(at, "there is no progress card %d", m.Progress)
				continue
			}
			x := Mission{Name: m.Name, Text: r.Text, Done: p.Text, End: Terrain(l.word(terrainWords, m.End, at))}
			for _, need := range m.Any {
				x.Needs = append(x.Needs, Terrain(l.word(terrainWords, need, at)))
			}
			if len(x.Needs) != 2+level {
				l.Fail(at, "found %d types in any order; expected %d (PS-MISSION-04)", len(x.Needs), 2+level)
			}
			if level == 0 {
				f.Goal.SideSite, f.Goal.SideText = Site(l.word(siteWords, p.Side, at)), p.Text
			}
			f.Goal.Mission[level] = x
		}
		f.Goal.Mission[1].Text = f.Goal.Mission[0].Done
		l.add(f, 1, at)
	}
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
		switch {
		case f.Kind == KindTile:
			f.Called = "the " + terrainNames[f.Tile.Terrain]
		case f.Called == "":
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

// skills reads the skills, and gives every character what belongs to them.
func (l *loader) skills(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/skills.yaml", anyItem, &items)
	for i, r := range l.roster {
		c := &l.characters[i]
		for _, name := range r.Skills {
			k := slices.IndexFunc(items, func(x raw) bool { return x.Name == name })
			if k < 0 {
				l.Fail(cardfile.Top("cards/characters.yaml"), "%s has no skill %q", r.Name, name)
				continue
			}
			x, at := &items[k], places[k]
			c.Skills = append(c.Skills, Skill{ID: x.ID, Name: x.Name, Text: x.Text, XP: x.XP, Social: bool(x.Social), NoSolo: x.Solo == "no",
				Does: l.abilities(x.Does, at), Timing: l.timing(x.Timing, x.Uses, x.Refill, at), Adds: l.pack(i, x.Adds, at)})
		}
		for n, name := range r.Skills {
			k := slices.IndexFunc(items, func(x raw) bool { return x.Name == name })
			if k < 0 || n >= len(c.Skills) {
				continue
			}
			for _, need := range items[k].Needs {
				if at := slices.Index(r.Skills, need); at >= 0 {
					c.Skills[n].Needs |= 1 << at
				} else {
					l.Fail(places[k], "%s has no skill %q", r.Name, need)
				}
			}
		}
		c.Pack = append(l.pack(i, r.Challenges, cardfile.Top("cards/characters.yaml")), l.pack(i, r.Band, cardfile.Top("cards/characters.yaml"))...)
		for n, name := range r.Weapons {
			w, ok := l.named[name]
			if !ok || n > 1 {
				l.Fail(cardfile.Top("cards/characters.yaml"), "%s: no starting weapon %q", r.Name, name)
				continue
			}
			c.Arms[n] = w
		}
	}
}

// pack finds challenge cards of a character by their names.
func (l *loader) pack(who int, names []string, at cardfile.Place) (out []table.Card) {
	for _, name := range names {
		c, ok := l.named[l.names[who]+"'s "+name]
		if !ok {
			l.Fail(at, "%s has no challenge card %q", l.names[who], name)
			continue
		}
		out = append(out, c)
	}
	return out
}
