package firelands

import (
	"slices"

	"waystation/games/cardfile"
)

// sizes are the numbers of cards in the box.
var sizes = [groups]int{GroupExploration: 65, GroupObjects: 14, GroupLoot: 24, GroupStart: 24, GroupOutcomes: 12,
	GroupHitpoints: 6, GroupRocks: 8, GroupWaypoints: 10, GroupTiles: 5, GroupActions: 12}

// composition is the Exploration deck: by kind, for each period the base cards and the "+" cards.
var composition = map[Kind][3][2]int{
	KindEnemy:     {{2, 0}, {2, 0}, {2, 0}},
	KindEvent:     {{1, 0}, {1, 0}, {1, 0}},
	KindSurvivor:  {{2, 2}, {0, 5}, {1, 1}},
	KindEncounter: {{1, 1}, {0, 2}, {1, 1}},
	KindLocation:  {{3, 5}, {0, 8}, {3, 2}},
	KindTruck:     {{1, 1}, {0, 2}, {1, 1}},
	KindTrailer:   {{1, 2}, {0, 3}, {1, 0}},
	KindDevice:    {{0, 2}, {0, 1}, {1, 1}},
}

// check looks at what no single card can tell: numbers of cards, and what must be there exactly once.
func (l *loader) check() {
	for g, want := range sizes {
		if n := len(l.c.groups[g]); n != want {
			l.Fail(cardfile.Top("cards/"+files[g].name), "found %d cards, expected %d", n, want)
		}
	}
	l.composition()
	l.once()
	for i := range l.c.faces {
		l.single(l.line[i], &l.c.faces[i])
	}
	l.sets()
}

// single checks one card.
func (l *loader) single(at cardfile.Place, f *Face) {
	switch f.Kind {
	case KindTruck:
		if f.Speed < 1 || f.Towing < 1 || len(f.Boxes) == 0 {
			l.Fail(at, "%s: speed %d, towing %d, %d boxes; expected at least 1 of each", f.Name, f.Speed, f.Towing, len(f.Boxes))
		}
	case KindTrailer, KindDevice:
		if len(f.Boxes) == 0 {
			l.Fail(at, "%s has no box", f.Name)
		}
	case KindSurvivor:
		if f.Skill < 1 {
			l.Fail(at, "%s: skill %d, expected 1 to 3", f.Name, f.Skill)
		}
		if f.Ability.String() != f.Name {
			l.Fail(at, "%s has the ability of %s, expected its own", f.Name, f.Ability)
		}
	case KindObject, KindSpecialLoot:
		if f.Item.String() != f.Name {
			l.Fail(at, "%s works as %s, expected its own effect", f.Name, f.Item)
		}
		if (f.Item >= AtomicFuel) != (f.Kind == KindSpecialLoot) {
			l.Fail(at, "%s is a %s, expected the other kind: Objects are from Anti-Heat Capsules to Stealth Device", f.Name, f.Kind)
		}
	case KindEncounter:
		l.deals(at, f.Name, f.Deals)
	case KindEvent:
		if f.Event.String() != f.Name {
			l.Fail(at, "%s works as %s, expected its own effect", f.Name, f.Event)
		}
	case KindEnemy:
		if (int(f.Number)+1)/2 != int(f.Period) {
			l.Fail(at, "%s has number %d in period %d, expected 1-2 in I, 3-4 in II, 5-6 in III", f.Name, f.Number, f.Period)
		}
	case KindOutcome:
		if f.Letter < 'A' || f.Letter > 'D' || f.Back == AnyArea || f.Back == AreaLastTrailers {
			l.Fail(at, "%s: letter %q, back %q; expected A to D, and an area of a back", f.Name, f.Letter, f.Back)
		}
	case KindHitpoints:
		l.hitpoints(at, f)
	case KindRock:
		if f.Hazard == NoHazard || f.Stays == (f.Hazard == HazardFame) {
			l.Fail(at, "%s: expected contamination or damage that stays, or Fame that does not", f.Name)
		}
	case KindWaypoint:
		if (f.Token == NoToken) == (f.Hazard == NoHazard) {
			l.Fail(at, "%s: expected either a token or the effect contamination", f.Name)
		}
	case KindAction:
		l.action(at, f)
	case KindTile:
		l.deals(at, f.Name, f.Sides[0])
		l.deals(at, f.Name, f.Sides[1])
	}
}

func (l *loader) deals(at cardfile.Place, name string, deals []Deal) {
	if len(deals) == 0 {
		l.Fail(at, "%s offers nothing, expected at least one deal", name)
	}
	for _, d := range deals {
		if d.Text == "" || len(d.Gain) == 0 && d.Fate == Stays {
			l.Fail(at, "%s: a deal needs its text and something gained", name)
		}
	}
}

// hitpoints checks a card's tracks: as many boxes as its deck has, and more of them for more players.
func (l *loader) hitpoints(at cardfile.Place, f *Face) {
	boxes := [4]int{0, 8, 11, 14}[f.Deck]
	for i, t := range f.Tracks {
		if len(t) != boxes {
			l.Fail(at, "%s side %d has %d boxes, expected %d", f.Name, i+1, len(t), boxes)
		}
	}
	if s := f.start; !(s[4] < s[3] && s[3] < s[2] && int(s[2]) < boxes) {
		l.Fail(at, "%s starts at %d, %d, %d for 4, 3, 2 players; expected rising numbers below %d", f.Name, s[4], s[3], s[2], boxes)
	}
}

// composition compares the Exploration deck with its table.
func (l *loader) composition() {
	at := cardfile.Top("cards/" + files[GroupExploration].name)
	for k := KindLocation; k <= KindDevice; k++ {
		for period := 1; period <= 3; period++ {
			for plus, what := range []string{"base", "+"} {
				n, want := 0, composition[k][period-1][plus]
				for _, c := range l.c.exploration[period][plus] {
					if l.c.faces[c].Kind == k {
						n++
					}
				}
				if n != want {
					l.Fail(at, "found %d %s cards of kind %s in period %d, expected %d", n, what, k, period, want)
				}
			}
		}
	}
}

// once checks what must be in the box a certain number of times.
func (l *loader) once() {
	var abilities [Welder + 1]int
	var items [TeslaSpear + 1]int
	var numbers [7]int
	var events [CloseTheGap + 1]int
	for i := range l.c.faces {
		f := &l.c.faces[i]
		abilities[f.Ability]++
		items[f.Item]++
		numbers[f.Number]++
		events[f.Event]++
	}
	explore, objects := cardfile.Top("cards/exploration.yaml"), cardfile.Top("cards/objects.yaml")
	for a := DesertSon; a <= Welder; a++ {
		at, want := explore, 1
		if a < Cooker {
			at.File = "cards/start.yaml"
		}
		if a == DesertSon {
			want = 4
		}
		if abilities[a] != want {
			l.Fail(at, "found %d of %s, expected %d", abilities[a], a, want)
		}
	}
	for i := AntiHeatCapsules; i <= TeslaSpear; i++ {
		at, want := objects, 1
		if i >= AtomicFuel {
			at.File = "cards/loot.yaml"
		}
		if i == MRE || i == NitrousOxide {
			want = 2
		}
		if items[i] != want {
			l.Fail(at, "found %d of %s, expected %d", items[i], i, want)
		}
	}
	for n := 1; n <= 6; n++ {
		if numbers[n] != 1 {
			l.Fail(explore, "found %d Enemies of number %d, expected 1", numbers[n], n)
		}
	}
	if events[ElectrostaticPrelude] != 2 || events[CloseTheGap] != 1 {
		l.Fail(explore, "found %d of Electrostatic Prelude and %d of Close the Gap, expected 2 and 1", events[ElectrostaticPrelude], events[CloseTheGap])
	}
}

// sets checks the small decks: start crews, loot, outcomes, tiles, Fury card.
func (l *loader) sets() {
	kinds := []Kind{KindTruck, KindTrailer, KindTrailer, KindSurvivor, KindSurvivor, KindSurvivor}
	for c := Red; c <= Blue; c++ {
		var have []Kind
		for _, k := range l.c.start[c] {
			have = append(have, l.c.faces[k].Kind)
		}
		if !slices.Equal(have, kinds) {
			l.Fail(cardfile.Top("cards/start.yaml"), "%s has %v, expected %v in this order", c, have, kinds)
		} else if first := l.c.start[c][3]; l.c.faces[first].Ability != DesertSon {
			l.Fail(l.line[first], "the first Survivor of %s is %s, expected the Desert Son", c, l.c.faces[first].Name)
		}
	}
	if n := len(l.c.start[White]); n > 0 {
		l.Fail(cardfile.Top("cards/start.yaml"), "found %d white start cards, expected a player's colour on each", n)
	}
	for d := 1; d <= 3; d++ {
		if n := len(l.c.decks[d][0]); n != 8 {
			l.Fail(cardfile.Top("cards/loot.yaml"), "found %d cards in deck %d, expected 8", n, d)
		}
		if n := len(l.c.decks[d][1]); n != 2 {
			l.Fail(cardfile.Top("cards/hitpoints.yaml"), "found %d cards in deck %d, expected 2", n, d)
		}
	}
	jams := [4]int{}
	for _, c := range l.c.groups[GroupOutcomes] {
		for i, r := range l.c.faces[c].Player {
			if r.Jam {
				jams[i]++
			}
		}
	}
	for i, n := range jams {
		if n == 0 {
			l.Fail(cardfile.Top("cards/outcomes.yaml"), "rating %d never jams; a Flamethrower of that rating would burn for ever", i+1)
		}
	}
	l.actionSets()
	costs := [4]int{}
	for _, c := range l.c.groups[GroupTiles] {
		costs[l.c.faces[c].Cost]++
	}
	if costs != [4]int{0, 1, 3, 1} {
		l.Fail(cardfile.Top("cards/tiles.yaml"), "found %d tiles of cost 1, %d of cost 2, %d of cost 3; expected 1, 3, 1", costs[1], costs[2], costs[3])
	}
	if n := len(l.c.fury); n != 7 {
		l.Fail(cardfile.Top("cards/fury.yaml"), "found %d bonuses, expected 7", n)
	}
	l.deals(cardfile.Top("cards/fury.yaml"), "the Fury card", l.c.fury)
}
