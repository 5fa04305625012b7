package firelands

import (
	"slices"

	"waystation/games/cardfile"
	"waystation/table"
)

// sizes are the numbers of cards in each box.
var sizes = [lands][groups]int{
	Firelands: {GroupExploration: 65, GroupObjects: 14, GroupLoot: 24, GroupStart: 24, GroupOutcomes: 12,
		GroupHitpoints: 6, GroupRocks: 8, GroupWaypoints: 10, GroupTiles: 5, GroupActions: 12},
	Frostlands: {GroupExploration: 60, GroupObjects: 14, GroupLoot: 24, GroupStart: 18, GroupOutcomes: 12,
		GroupHitpoints: 6, GroupWaypoints: 10, GroupTiles: 5},
}

// composition is each game's Exploration deck: by kind, for each period the base cards and the "+" cards.
var composition = [lands]map[Kind][3][2]int{
	Firelands: {
		KindEnemy:     {{2, 0}, {2, 0}, {2, 0}},
		KindEvent:     {{1, 0}, {1, 0}, {1, 0}},
		KindSurvivor:  {{1, 2}, {0, 6}, {0, 2}},
		KindEncounter: {{0, 2}, {0, 2}, {1, 1}},
		KindLocation:  {{4, 4}, {2, 6}, {3, 2}},
		KindTruck:     {{0, 2}, {1, 1}, {1, 1}},
		KindTrailer:   {{0, 3}, {0, 3}, {0, 1}},
		KindDevice:    {{0, 2}, {0, 1}, {1, 1}},
	},
	Frostlands: {
		KindEnemy:     {{2, 0}, {2, 0}, {2, 0}},
		KindEvent:     {{0, 0}, {0, 0}, {1, 0}},
		KindSurvivor:  {{2, 2}, {1, 3}, {1, 1}},
		KindEncounter: {{1, 1}, {1, 1}, {1, 0}},
		KindLocation:  {{2, 6}, {2, 6}, {4, 1}},
		KindTruck:     {{1, 1}, {1, 1}, {1, 1}},
		KindTrailer:   {{1, 1}, {1, 1}, {1, 0}},
		KindDevice:    {{1, 1}, {0, 2}, {1, 1}},
	},
}

// crews are the kinds of a colour's start cards, in order, and white is how many start cards are nobody's (FL-SETUP-27,
// FL-SETUP-28, FL-FROST-05).
var (
	crews = [lands][]Kind{
		Firelands:  {KindTruck, KindTrailer, KindTrailer, KindSurvivor, KindSurvivor, KindSurvivor},
		Frostlands: {KindSurvivor, KindSurvivor, KindTruck, KindTrailer},
	}
	white = [lands]int{Frostlands: 2}
)

// firstOf are the abilities of each colour's first Survivor.
var firstOf = [lands]Ability{Firelands: DesertSon, Frostlands: Leader}

// copies are the items and events of which there is more than one card.
var (
	itemCopies = map[Item]int{
		MRE: 2, NitrousOxide: 2, SurvivalBlanket: 2, FlareGun: 2, DieselCan: 2, SnowChains: 2, Thermos: 2,
	}
	eventCopies = map[Event]int{ElectrostaticPrelude: 2}
)

// check looks at what no single card can tell: numbers of cards, and what must be there exactly once.
func (l *loader) check() {
	for land := range lands {
		for g, want := range sizes[land] {
			if n := len(l.c.lands[land].groups[g]); n != want {
				l.Fail(cardfile.Top(land.file(files[g].name)), "found %d cards, expected %d", n, want)
			}
		}
		l.composition(land)
	}
	l.once()
	for i := range l.c.faces {
		l.single(l.line[i], &l.c.faces[i])
	}
	for land := range lands {
		l.sets(land)
	}
	l.actionSets()
	if n := len(l.c.fury); n != 7 {
		l.Fail(cardfile.Top("cards/fury.yaml"), "found %d bonuses, expected 7", n)
	}
	l.deals(cardfile.Top("cards/fury.yaml"), "the Fury card", l.c.fury)
}

// single checks one card.
func (l *loader) single(at cardfile.Place, f *Face) {
	switch f.Kind {
	case KindTruck:
		if f.Speed < 1 || f.Towing < 1 || len(f.Boxes) == 0 {
			l.Fail(at, "%s: speed %d, towing %d, %d boxes; expected at least 1 of each", f.Name, f.Speed, f.Towing,
				len(f.Boxes))
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
		l.gains(at, f.Name, f.Gain)
		if f.Item.String() != f.Name {
			l.Fail(at, "%s works as %s, expected its own effect", f.Name, f.Item)
		}
		if f.Item.object() != (f.Kind == KindObject) {
			l.Fail(at, "%s is a %s, expected the other kind: Objects are from %s to %s and from %s to %s",
				f.Name, f.Kind, AntiHeatCapsules, StealthDevice, SurvivalBlanket, CamouflageNet)
		}
	case KindEncounter:
		l.deals(at, f.Name, f.Deals)
	case KindEvent:
		if f.Event.String() != f.Name {
			l.Fail(at, "%s works as %s, expected its own effect", f.Name, f.Event)
		}
	case KindEnemy:
		if (int(f.Number)+1)/2 != int(f.Period) {
			l.Fail(at, "%s has number %d in period %d, expected 1-2 in I, 3-4 in II, 5-6 in III", f.Name, f.Number,
				f.Period)
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
		for _, e := range d.Pay {
			if prices[e.Do] == nil {
				l.Fail(at, "%s: a deal costs %s, expected a price: tokens, Fury, Fame, Damage or counters", name, e)
			}
		}
		l.gains(at, name, d.Gain)
	}
}

// gains checks that everything gained is something that can be given.
func (l *loader) gains(at cardfile.Place, name string, gain []Effect) {
	for _, e := range gain {
		if gifts[e.Do] == nil {
			l.Fail(at, "%s: gains %s, which is only ever paid", name, e)
		}
	}
}

// hitpoints checks a card's tracks: as many boxes as its deck has, and more of them for more players.
func (l *loader) hitpoints(at cardfile.Place, f *Face) {
	boxes := [4]int{0, 8, 11, 12}[f.Deck]
	for i, t := range f.Tracks {
		if len(t) != boxes {
			l.Fail(at, "%s side %d has %d boxes, expected %d", f.Name, i+1, len(t), boxes)
		}
	}
	if s := f.start; !(s[4] < s[3] && s[3] < s[2] && int(s[2]) < boxes) {
		l.Fail(at, "%s starts at %d, %d, %d for 4, 3, 2 players; expected rising numbers below %d", f.Name, s[4], s[3],
			s[2], boxes)
	}
}

// object reports whether the item is an Object, not Special Loot.
func (i Item) object() bool { return i < AtomicFuel || i >= SurvivalBlanket && i <= CamouflageNet }

// land is the game whose cards do that.
func (i Item) land() Land {
	if i < SurvivalBlanket {
		return Firelands
	}
	return Frostlands
}

// composition compares a game's Exploration deck with its table.
func (l *loader) composition(land Land) {
	at := cardfile.Top(land.file(files[GroupExploration].name))
	for k := KindLocation; k <= KindDevice; k++ {
		for period := 1; period <= 3; period++ {
			for plus, what := range []string{"base", "+"} {
				n, want := 0, composition[land][k][period-1][plus]
				for _, c := range l.c.lands[land].exploration[period][plus] {
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

// once checks what must be in the two boxes a certain number of times.
func (l *loader) once() {
	var abilities [Stowaway + 1]int
	var items [TrophyRack + 1]int
	var numbers [lands][7]int
	var events [IceBreakUp + 1]int
	for i := range l.c.faces {
		f := &l.c.faces[i]
		abilities[f.Ability]++
		items[f.Item]++
		numbers[f.Land][f.Number]++
		events[f.Event]++
	}
	for a := DesertSon; a <= Stowaway; a++ {
		k, file := &talents[a], "exploration.yaml"
		if k.starts {
			file = "start.yaml"
		}
		if want := max(k.copies, 1); abilities[a] != want {
			l.Fail(cardfile.Top(a.land().file(file)), "found %d of %s, expected %d", abilities[a], a, want)
		}
	}
	for i := AntiHeatCapsules; i <= TrophyRack; i++ {
		land, file := i.land(), "loot.yaml"
		if i.object() {
			file = "objects.yaml"
		}
		if want := max(itemCopies[i], 1); items[i] != want {
			l.Fail(cardfile.Top(land.file(file)), "found %d of %s, expected %d", items[i], i, want)
		}
	}
	for land := range lands {
		for n := 1; n <= 6; n++ {
			if numbers[land][n] != 1 {
				l.Fail(cardfile.Top(land.file("exploration.yaml")), "found %d Enemies of number %d, expected 1",
					numbers[land][n], n)
			}
		}
	}
	for e := ElectrostaticPrelude; e <= IceBreakUp; e++ {
		land := Firelands
		if e == IceBreakUp {
			land = Frostlands
		}
		if want := max(eventCopies[e], 1); events[e] != want {
			l.Fail(cardfile.Top(land.file("exploration.yaml")), "found %d of %s, expected %d", events[e], e, want)
		}
	}
}

// sets checks a game's small decks: start crews, loot, outcomes, tiles.
func (l *loader) sets(land Land) {
	b := &l.c.lands[land]
	start, kinds := land.file("start.yaml"), crews[land]
	for c := Red; c <= Blue; c++ {
		var have []Kind
		first := table.Card(0)
		for _, k := range b.start[c] {
			have = append(have, l.c.faces[k].Kind)
			if first == 0 && l.c.faces[k].Kind == KindSurvivor {
				first = k
			}
		}
		if !slices.Equal(have, kinds) {
			l.Fail(cardfile.Top(start), "%s has %v, expected %v in this order", c, have, kinds)
		} else if l.c.faces[first].Ability != firstOf[land] {
			l.Fail(l.line[first], "the first Survivor of %s is %s, expected the %s", c, l.c.faces[first].Name,
				firstOf[land])
		}
	}
	if n := len(b.start[White]); n != white[land] {
		l.Fail(cardfile.Top(start), "found %d white start cards, expected %d, and a player's colour on all others",
			n, white[land])
	}
	for d := 1; d <= 3; d++ {
		if n := len(b.decks[d][0]); n != 8 {
			l.Fail(cardfile.Top(land.file("loot.yaml")), "found %d cards in deck %d, expected 8", n, d)
		}
		if n := len(b.decks[d][1]); n != 2 {
			l.Fail(cardfile.Top(land.file("hitpoints.yaml")), "found %d cards in deck %d, expected 2", n, d)
		}
	}
	jams := [4]int{}
	for _, c := range b.groups[GroupOutcomes] {
		for i, r := range l.c.faces[c].Player {
			if r.Jam {
				jams[i]++
			}
		}
	}
	for i, n := range jams {
		if n == 0 {
			l.Fail(cardfile.Top(land.file("outcomes.yaml")),
				"rating %d never jams; a Flamethrower of that rating would burn for ever", i+1)
		}
	}
	costs := [4]int{}
	for _, c := range b.groups[GroupTiles] {
		costs[l.c.faces[c].Cost]++
	}
	if costs != [4]int{0, 1, 3, 1} {
		l.Fail(cardfile.Top(land.file("tiles.yaml")),
			"found %d tiles of cost 1, %d of cost 2, %d of cost 3; expected 1, 3, 1", costs[1], costs[2], costs[3])
	}
}
