package posthuman

import (
	"slices"

	"waystation/games/cardfile"
)

// sizes are the numbers of cards in the box, and where they are written.
var sizes = [groups]struct {
	n    int
	file string
}{
	GroupCharacters: {6, "characters"}, GroupStarting: {26, "starting"}, GroupEquipment: {37, "equipment"},
	GroupWeapons: {32, "weapons"}, GroupSkills: {30, "skills"}, GroupFollowers: {8, "followers"},
	GroupSupply: {10, "supply"}, GroupEvents: {21, "events"}, GroupEncounters1: {39, "encounters1"},
	GroupEncounters2: {31, "encounters2"}, GroupEncounters3: {24, "encounters3"}, GroupHumans: {12, "minions"},
	GroupMutants: {12, "minions"}, GroupScars: {31, "scars"}, GroupActions: {24, "actions"}, GroupTiles: {60, "tiles"},
}

// check looks at what no single card can tell.
func (l *loader) check() {
	for g, want := range sizes {
		if n := len(l.c.groups[g]); n != want.n {
			l.Fail(cardfile.Top("cards/"+want.file+".yaml"), "found %d cards, expected %d", n, want.n)
		}
	}
	l.events()
	l.characters()
}

// characters checks that everything that character cards name is there, in enough copies for all of them at once
// (PH-RULING-152).
func (l *loader) characters() {
	left := map[string]int{}
	for _, g := range [2]Group{GroupStarting, GroupSkills} {
		for _, c := range l.c.groups[g] {
			left[l.c.faces[c].Name]++
		}
	}
	for _, c := range l.c.groups[GroupCharacters] {
		f := &l.c.faces[c]
		for _, name := range append(slices.Clone(f.Skills), f.Items...) {
			if left[name]--; left[name] < 0 {
				l.Fail(l.line[c], "%s has %q, of which there are too few among the skills and starting items",
					f.Name, name)
			}
		}
	}
}

// events checks the one card that ends the solo game (PH-SOLO-05).
func (l *loader) events() {
	n := 0
	for _, c := range l.c.groups[GroupEvents] {
		if l.c.faces[c].Event.OnlySolo {
			n++
		}
	}
	if n != 1 {
		l.Fail(cardfile.Top("cards/events.yaml"), "found %d events for the solo game only, expected 1", n)
	}
}
