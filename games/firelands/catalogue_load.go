package firelands

import (
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"waystation/games/cardfile"
	"waystation/table"
)

// files lists the card files in the order of the catalogue, first those of Firelands, then those of Frostlands, which
// has no Rocks. The numbers of Cards rest on it.
var files = [groups]struct{ name, kinds string }{
	GroupExploration: {"exploration.yaml", "location survivor encounter event enemy truck trailer device"},
	GroupObjects:     {"objects.yaml", "object"},
	GroupLoot:        {"loot.yaml", "truck device special loot"},
	GroupStart:       {"start.yaml", "truck trailer survivor"},
	GroupOutcomes:    {"outcomes.yaml", "outcome"},
	GroupHitpoints:   {"hitpoints.yaml", "hitpoints"},
	GroupRocks:       {"rocks.yaml", "rock"},
	GroupWaypoints:   {"waypoints.yaml", "waypoint"},
	GroupTiles:       {"tiles.yaml", "tile"},
	GroupActions:     {"automa.yaml", "action"},
}

// file is the path of one of a game's card files.
func (l Land) file(name string) string {
	if l == Frostlands {
		return path.Join("cards/frostlands", name)
	}
	return path.Join("cards", name)
}

// entry is a card as its file writes it.
type entry struct {
	ID      string
	Kind    Kind
	Name    string
	Copies  int
	Text    string
	Flavour string
	Article string
	Plural  bool
	Period  int
	Plus    bool
	Deck    int
	Colour  Colour
	Speed   int
	Towing  int
	Boxes   []Box
	Skill   int
	Ability Ability
	Item    Item
	Gain    effects
	When    []When
	Effect  Hazard
	Stays   bool
	Left    tokens
	Right   tokens
	Token   Token
	Deals   []deal
	Event   Event
	Number  int
	Ambush  []Strike
	Toll    Toll
	Letter  string
	Player  []Row
	Enemy   []Row
	Back    Area
	Start   []int
	Side1   track
	Side2   track
	Cost    int
	Deals1  []deal
	Deals2  []deal
	Action  actionEntry `yaml:",inline"`
}

type deal struct {
	Text string
	Pay  effects
	Gain effects
	Fate Fate
}

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
	for land := range lands {
		for g, f := range files {
			if sizes[land][g] > 0 {
				l.cards(fsys, land, Group(g), f.name, f.kinds)
			}
		}
		l.boards(fsys, land)
	}
	l.fury(fsys)
	if l.Faults() == 0 {
		l.check()
	}
	if err := l.Err(); err != nil {
		return nil, err
	}
	l.c.version = l.Version(rulesVersion)
	return &l.c, nil
}

func (l *loader) cards(fsys fs.FS, land Land, g Group, name, kinds string) {
	var entries []entry
	file := land.file(name)
	places := l.List(fsys, file, func(item cardfile.Item) bool { return l.fields(g, kinds, item) }, &entries)
	first := len(l.c.faces)
	for i, at := range places {
		e := &entries[i]
		for c := range max(e.Copies, 1) {
			f := l.face(at, g, e)
			f.Land = land
			f.Copy = uint8(c + 1)
			if c > 0 {
				f.ID += "-" + strconv.Itoa(c+1)
			}
			l.c.faces = append(l.c.faces, f)
			l.line = append(l.line, at)
		}
	}
	for c := first; c < len(l.c.faces); c++ {
		l.c.lands[land].groups[g] = append(l.c.lands[land].groups[g], table.Card(c))
		l.file(table.Card(c))
	}
}

// file enters a card under its names and in the decks it belongs to.
func (l *loader) file(c table.Card) {
	f, at := &l.c.faces[c], l.line[c]
	f.Handle = f.Name
	if f.everyColour() {
		f.Handle += " (" + f.Colour.String() + ")"
	} else if f.Action.Hard {
		f.Handle += " (hard)"
	} else if n := l.copies(f, c); n > 1 {
		f.Copy = uint8(n)
		f.Handle += " " + strconv.Itoa(n)
	}
	for _, name := range []string{f.ID, f.Handle} {
		if other, taken := l.c.named[name]; taken {
			l.Fail(at, "%q is taken by the card at %s:%d; every card needs its own", name, l.line[other].File,
				l.line[other].Line)
		}
		l.c.named[name] = c
	}
	b := &l.c.lands[f.Land]
	switch f.Group {
	case GroupExploration:
		plus := 0
		if f.Plus {
			plus = 1
		}
		b.exploration[f.Period][plus] = append(b.exploration[f.Period][plus], c)
	case GroupLoot:
		b.decks[f.Deck][0] = append(b.decks[f.Deck][0], c)
	case GroupHitpoints:
		b.decks[f.Deck][1] = append(b.decks[f.Deck][1], c)
	case GroupStart:
		b.start[f.Colour] = append(b.start[f.Colour], c)
	}
}

// everyColour reports whether there is one such card of each colour: the Desert Son, and all that Frostlands crews
// start with.
func (f *Face) everyColour() bool {
	return f.Ability == DesertSon || f.Group == GroupStart && f.Land == Frostlands && f.Colour != White
}

// copies counts the cards of the same kind and name up to this one.
func (l *loader) copies(f *Face, upto table.Card) int {
	n := 0
	for i := range l.c.faces[:upto+1] {
		if o := &l.c.faces[i]; o.Name == f.Name && o.Kind == f.Kind {
			n++
		}
	}
	return n
}

func (l *loader) face(at cardfile.Place, g Group, e *entry) Face {
	f := Face{
		ID: e.ID, Name: e.Name, Kind: e.Kind, Group: g, Text: e.Text, Flavour: e.Flavour,
		Period: l.within(at, "period", e.Period, 3), Plus: e.Plus, Deck: l.within(at, "deck", e.Deck, 3),
		Colour: e.Colour, Loot: g == GroupLoot,
		Speed: int8(l.within(at, "speed", e.Speed, 9)), Towing: int8(l.within(at, "towing", e.Towing, 3)),
		Boxes: e.Boxes, Skill: int8(l.within(at, "skill", e.Skill, 3)), Ability: e.Ability, Item: e.Item, Gain: e.Gain,
		Hazard: e.Effect, Stays: e.Stays, Left: e.Left, Right: e.Right, Token: e.Token, Deals: deals(e.Deals),
		Action: e.Action.action(), Event: e.Event, Number: l.within(at, "number", e.Number, 6), Ambush: e.Ambush,
		Toll: e.Toll, Back: e.Back, Tracks: [2][]Reward{e.Side1, e.Side2},
		Cost: int8(l.within(at, "cost", e.Cost, 3)), Sides: [2][]Deal{deals(e.Deals1), deals(e.Deals2)},
	}
	for _, w := range e.When {
		f.When |= w
	}
	f.Plural = e.Plural
	switch {
	case e.Article == "none" || e.Article == "" && e.Kind.numbered():
		f.Bare = true
	case e.Article != "":
		l.Fail(at, "found the article %q, expected none, or no such line: then it is the", e.Article)
	}
	if len(e.Letter) == 1 {
		f.Letter = e.Letter[0]
	}
	if copy(f.Player[:], e.Player) != len(e.Player) || e.Player != nil && len(e.Player) != len(f.Player) {
		l.Fail(at, "found %d player rows, expected 4: one for each rating", len(e.Player))
	}
	if copy(f.Foes[:], e.Enemy) != len(e.Enemy) || e.Enemy != nil && len(e.Enemy) != len(f.Foes) {
		l.Fail(at, "found %d enemy rows, expected 6: one for each number", len(e.Enemy))
	}
	if e.Start != nil {
		if len(e.Start) != 3 {
			l.Fail(at, "found %d start boxes, expected 3: for 4, 3 and 2 players", len(e.Start))
		} else {
			for i, n := range e.Start {
				f.start[4-i] = uint8(l.Within(at, "start", n, 1, 20))
			}
		}
	}
	return f
}

// numbered reports whether cards of a kind are called by numbers and titles, which take no article.
func (k Kind) numbered() bool { return k == KindOutcome || k == KindHitpoints || k == KindAction }

// within checks a number from 1 on. 0 is a field left out.
func (l *loader) within(at cardfile.Place, what string, n, high int) uint8 {
	if n == 0 {
		return 0
	}
	return uint8(l.Within(at, what, n, 1, high))
}

func deals(in []deal) []Deal {
	var out []Deal
	for _, d := range in {
		out = append(out, Deal{Text: d.Text, Pay: d.Pay, Gain: d.Gain, Fate: d.Fate})
	}
	return out
}

func (l *loader) fury(fsys fs.FS) {
	file := "cards/fury.yaml"
	var list []deal
	l.List(fsys, file, func(item cardfile.Item) bool { return l.Keys(item, "a Fury bonus", "text pay gain", "") },
		&list)
	l.c.fury = deals(list)
}

// shape names the fields of a kind of card, and those it may leave out.
type shape struct{ need, may string }

// Every card also has the fields id, kind, name, text and flavour, and may have article and plural, by which sentences
// name it.
var shapes = map[Kind]shape{
	KindLocation:    {"effect left right", ""},
	KindSurvivor:    {"skill ability when", ""},
	KindEncounter:   {"deals", "token"},
	KindEvent:       {"event", ""},
	KindEnemy:       {"number ambush", "toll"},
	KindTruck:       {"speed towing boxes", ""},
	KindTrailer:     {"boxes", ""},
	KindDevice:      {"boxes", ""},
	KindObject:      {"item when", "copies gain"},
	KindSpecialLoot: {"item when", "gain"},
	KindOutcome:     {"letter player enemy back", ""},
	KindHitpoints:   {"start side1 side2", ""},
	KindRock:        {"effect", "stays copies"},
	KindWaypoint:    {"", "token effect stays copies"},
	KindTile:        {"cost deals1 deals2", ""},
	KindAction:      {"skill arrow", "hard priority spoils rest movement ending"},
}

// marks are the fields by which a group sorts its cards.
var marks = [groups]shape{
	GroupExploration: {"period", "plus"}, GroupLoot: {"deck", ""}, GroupStart: {"colour", "copies"},
	GroupHitpoints: {"deck", ""},
}

// fields checks that a card has the fields of its kind, and no others.
func (l *loader) fields(g Group, kinds string, item cardfile.Item) bool {
	word, at := item.Field("kind")
	k := Kind(slices.Index(kindWords, word))
	if word == "" || int8(k) < 1 || !strings.Contains(kinds, word) {
		l.Fail(at, "found kind %q, expected one of: %s", word, kinds)
		return false
	}
	s, m := shapes[k], marks[g]
	return l.Keys(item, "a card of kind "+word, "id kind name text flavour "+m.need+" "+s.need,
		m.may+" "+s.may+" article plural")
}
