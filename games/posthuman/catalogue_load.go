package posthuman

import (
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"waystation/games/cardfile"
	"waystation/table"
)

// loader gathers the catalogue and everything wrong with it.
type loader struct {
	cardfile.Reader
	c    catalogue
	line []cardfile.Place // of every face
}

// load reads the catalogue from cards/*.yaml. The error lists everything wrong, each with file and line.
func load(fsys fs.FS) (*catalogue, error) {
	l := &loader{}
	l.c.named = map[string]table.Card{}
	list(l, fsys, GroupCharacters, "characters.yaml", "a character", "stats skills items food ammo", "random",
		character.face)
	list(l, fsys, GroupStarting, "starting.yaml", "a starting item", itemNeeds, itemMay+" cost players", item.face)
	list(l, fsys, GroupEquipment, "equipment.yaml", "a piece of equipment", itemNeeds, itemMay, item.face)
	list(l, fsys, GroupWeapons, "weapons.yaml", "a weapon", itemNeeds, itemMay, item.face)
	list(l, fsys, GroupSkills, "skills.yaml", "a skill", "", "mods uses expert", talent.face)
	list(l, fsys, GroupFollowers, "followers.yaml", "a follower", "", "mods uses", talent.face)
	list(l, fsys, GroupSupply, "supply.yaml", "a supply card", "forest plains urban mountain", "", supply.face)
	list(l, fsys, GroupEvents, "events.yaml", "an event", "kind lasts",
		"who ties gives offer offers rule mods keep solo solo_text solo_gives", event.face)
	for level := range 3 {
		list(l, fsys, GroupEncounters1+Group(level), "encounters"+strconv.Itoa(level+1)+".yaml", "an encounter", "kind",
			"enemy minions win flee evade options", encounter.face)
	}
	list(l, fsys, GroupHumans, "minions.yaml", "a minion", "kind melee speed health wounds xp special",
		"md dd shoot ability", minion.face)
	list(l, fsys, GroupScars, "scars.yaml", "a scar", "", "blank stats weapon boost hand", scar.face)
	list(l, fsys, GroupActions, "actions.yaml", "a mutant action", "title step terrains", "", action.face)
	list(l, fsys, GroupTiles, "tiles.yaml", "a tile", "terrain exits zones supplies", "safe special start", tile.face)
	l.name()
	if l.Faults() == 0 {
		l.check()
	}
	if err := l.Err(); err != nil {
		return nil, err
	}
	l.c.version = l.Version(rulesVersion)
	return &l.c, nil
}

// common is what every card has.
type common struct {
	ID      string
	Name    string
	Copies  int
	Text    string
	Flavour string
	Called  string
	Plural  yes
}

func (c common) printed() common { return c }

// list reads a file of one kind of card into the catalogue. face makes what is printed of an item.
func list[T interface{ printed() common }](l *loader, fsys fs.FS, g Group, file, what, need, may string,
	face func(T, *loader, cardfile.Place) Face) {
	file = path.Join("cards", file)
	var items []T
	places := l.List(fsys, file, func(i cardfile.Item) bool {
		return l.Keys(i, what, "id "+need, "name copies text flavour called plural "+may)
	}, &items)
	for i, at := range places {
		c := items[i].printed()
		for k := range max(c.Copies, 1) {
			f := face(items[i], l, at)
			f.ID, f.Text, f.Flavour, f.Plural = c.ID, c.Text, c.Flavour, bool(c.Plural)
			if f.Name == "" {
				f.Name = c.Name
			}
			if f.Group == 0 {
				f.Group = g
			}
			switch {
			case f.Kind != 0:
			case g == GroupSkills:
				f.Kind = KindSkill
			case g == GroupFollowers:
				f.Kind = KindFollower
			}
			if f.Called = c.Called; f.Called == "" {
				f.Called = called(f.Name, f.Kind)
			}
			if k > 0 {
				f.ID += "-" + strconv.Itoa(k+1)
			}
			l.c.faces = append(l.c.faces, f)
			l.line = append(l.line, at)
		}
	}
}

// name sorts the cards by group, and gives each the handle that is its alone.
func (l *loader) name() {
	order := make([]int, len(l.c.faces))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(l.c.faces[a].Group) - int(l.c.faces[b].Group) })
	faces, lines := make([]Face, len(order)), make([]cardfile.Place, len(order))
	seen := map[string]int{}
	for i, from := range order {
		faces[i], lines[i] = l.c.faces[from], l.line[from]
		f := &faces[i]
		seen[f.Name]++
		f.Copy, f.Handle = uint8(seen[f.Name]), f.Name
		switch {
		case f.Kind == KindTile && f.Place == nil:
			f.Handle = f.ID
		case f.Copy > 1:
			f.Handle += " " + strconv.Itoa(int(f.Copy))
		}
		for _, name := range slices.Compact([]string{f.ID, f.Handle}) {
			if other, taken := l.c.named[name]; taken {
				l.Fail(lines[i], "%q is taken by the card at %s:%d; every card needs its own", name, lines[other].File,
					lines[other].Line)
			}
			l.c.named[name] = table.Card(i)
		}
		if f.Group >= GroupEncounters1 && f.Group <= GroupEncounters3 {
			f.Level = uint8(f.Group-GroupEncounters1) + 1
		}
		l.c.groups[f.Group] = append(l.c.groups[f.Group], table.Card(i))
	}
	l.c.faces, l.line = faces, lines
}

// called is what a card of a kind is called in the middle of a sentence if its file does not say it: people, beasts and
// things have an article, titles have none.
func called(name string, k Kind) string {
	switch k {
	case KindCharacter, KindMelee, KindRanged, KindGear, KindFollower, KindCombat, KindMinion:
		return "the " + strings.TrimPrefix(name, "The ")
	}
	return name
}
