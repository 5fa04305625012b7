package firelands

import (
	"testing"

	"waystation/table"
)

// FL-EX-21 (FL-RULING-91): the rulebook's example of the final score, an unused Object (FL-OBJ-09) among it.
func TestTheExampleOfTheFinalScore(t *testing.T) {
	s := set(t, 4, "CCC")
	s.Phase, s.Gates = PhaseOver, 3
	s.mat(red).Space, s.mat(green).Space, s.mat(yellow).Space, s.mat(blue).Space = 305, 306, 306, 310
	s.mat(blue).Reached = true
	s.mat(blue).Fame = -1
	s.lay(s.of(blue, Hand), "Stealth Device", "War Book")
	s.lay(s.pile(Common), "Patrol Carrier")
	s.lay(s.of(blue, Truck), "Bushwacker") // a Weapon of rating 2
	s.mount(blue, "Ripper Cyclone", "Swivel Gun")
	for _, name := range []string{"Desert Son (blue)", "Citadel Scientist", "Citadel Guard"} {
		s.lay(s.pile(Common), name)
	}
	s.lay(s.of(blue, Exhausted), "Cooker")
	s.lay(s.of(blue, Rest), "Welder")
	s.Cards[s.card("Welder")].Counters = 1
	s.load(blue, Food)
	y := s.Tally(blue)
	for _, c := range []struct {
		part Part
		want int
	}{
		{PartSpaces, 5}, {PartTrack, -1}, {PartObjects, 1}, {PartLoot, 3}, {PartSurvivors, 2}, {PartBoxes, 1},
		{PartCitadel, 1}, {PartOutside, 0},
	} {
		s.want(partWords[c.part], y.Of(c.part), c.want)
	}
	s.want("total", y.Total, 12)
	sum := 0
	for _, l := range y.Lines {
		sum += l.Fame
	}
	s.want("sum of the lines", sum, y.Total)
}

// FL-END-08, FL-END-09, FL-RULING-90: inside everybody counts healthy Survivors, outside everybody counts whole cards.
func TestCitadelOrOutside(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Cards[s.card("Spy")].Counters = 1
	s.inBox("Smuggler Box", 3).Damaged = true
	y := s.Tally(green)
	s.want("outside: whole cards", y.Of(PartOutside), 2)
	s.want("outside: Citadel", y.Of(PartCitadel), 0)
	s.mat(red).Reached = true
	y = s.Tally(green)
	s.want("red is in: whole cards", y.Of(PartOutside), 0)
	s.want("red is in: healthy Survivors", y.Of(PartCitadel), 2)
}

// What Special Loot gives at the end, beside the Fame Track (FL-END-06, FL-FAME-04, FL-RULING-42, FL-RULING-43,
// FL-RULING-94, FL-RULING-95).
func TestLootAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		title string
		card  string
		given func(s *scene)
		want  int
	}{
		{"a head nobody spent", "Scientist's Head", nil, 3},
		{"a kit nobody used", "Drone Repair Kit", nil, 2},
		{"another", "Sanitizer Kit", nil, 2},
		{"no Fury, no prayer", "V8 Holy Book", func(s *scene) { s.mat(red).Fury = 0 }, 0},
		{"at most 3 of 6 Fury", "V8 Holy Book", func(s *scene) { s.mat(red).Fury = 6 }, 3},
		{"the Bone Rig's one Weapon", "War Book", nil, 1},
		{"a damaged Weapon is none", "War Book", func(s *scene) { s.inBox("Bone Rig", 3).Damaged = true }, 0},
		{"Saws and Flamethrowers are Weapons, at most 3 count", "War Book",
			func(s *scene) { s.mount(red, "Ripper Cyclone (twin)", "Hellburner") }, 3},
		{"a spear and no scalps", "Tesla Spear", nil, 1},
		{"five Enemies are two pairs", "Tesla Spear", func(s *scene) {
			s.lay(s.pile(Defeated), "Destroyers", "Pathfinder", "Metal Smasher", "Plasma Perforator", "The Wild Horde")
		}, 3},
		{"outside, sick Survivors are no credit", "Health Certificates",
			func(s *scene) { s.Cards[s.card("Tribal Sister")].Counters = 1 }, 1},
		{"inside they are", "Health Certificates", func(s *scene) {
			s.mat(red).Reached = true
			s.Cards[s.card("Tribal Sister")].Counters = 1
			s.Cards[s.card("Desert Son (red)")].Counters = 1
		}, 3},
		{"only one's own arrival counts", "Health Certificates", func(s *scene) {
			s.mat(green).Reached = true
			s.Cards[s.card("Tribal Sister")].Counters = 1
		}, 1},
		{"a briefcase by itself", "Luxury Briefcase", nil, 0},
		{"a briefcase doubles Loot in hand and aboard, not what others made", "Luxury Briefcase", func(s *scene) {
			s.lay(s.of(red, Hand), "Scientist's Head")
			s.mount(red, "Battery Pack", "Booster Coil")
		}, 3 + 3 + 2}, // beside 2 in PartBoxes
		{"nothing to say in the end", "Chrome Spray", nil, 0},
	} {
		s := set(t, 2, "CCC")
		s.lay(s.of(red, Hand), c.card)
		if c.given != nil {
			c.given(s)
		}
		y := s.Tally(red)
		s.want(c.title+", while the game runs", y.Of(PartLoot), 0)
		s.Phase = PhaseOver
		y = s.Tally(red)
		s.want(c.title, y.Of(PartLoot), c.want)
		s.want(c.title+": no Object", y.Of(PartObjects), 0) // FL-LOOT-12
		s.want(c.title+": the track", s.mat(red).Fame, int8(0))
	}
}

// FL-END-07, FL-ICON-11, FL-ICON-14: Fame boxes that are whole; the Metal Recycler counts every Device, itself too.
func TestFameBoxes(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mount(red, "Metal Recycler", "Battery Pack", "Swivel Gun")
	y := s.Tally(red)
	s.want("3 Devices and 2", y.Of(PartBoxes), 5)
	s.inBox("Swivel Gun", 1).Damaged = true
	y = s.Tally(red)
	s.want("a damaged Device is a Device", y.Of(PartBoxes), 5)
	s.inBox("Metal Recycler", 1).Damaged = true
	y = s.Tally(red)
	s.want("a damaged Recycler counts nothing", y.Of(PartBoxes), 2)
}

// Gambler and Cooker (FL-END-07, FL-RULING-19).
func TestSurvivorsAtTheEnd(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.of(red, Rest), "Gambler", "Cooker")
	s.Cards[s.card("Gambler")].Counters = 2
	s.load(red, BadFood)
	y := s.Tally(red)
	s.want("Gambler with an honest convoy, Cooker with 1 Food", y.Of(PartSurvivors), 2)
	s.mount(red, "Battery Pack")
	y = s.Tally(red)
	s.want("Gambler with Loot aboard", y.Of(PartSurvivors), 0)
}

// FL-END-02, FL-RULING-67, FL-RULING-68: the distance is the last convoy's own.
func TestSpacesAhead(t *testing.T) {
	s := set(t, 3, "DCC")
	s.mat(red).Space, s.mat(green).Space, s.mat(yellow).Space = 105, 113, 106
	s.want("105 and 106 lie equally far, the smaller number is last", s.last(), red)
	s.mat(red).Space, s.mat(yellow).Space = 106, 105
	s.want("whoever comes first in the order", s.last(), yellow)
	s.mat(red).Space, s.mat(yellow).Space = 105, 106
	s.want("by road", s.ahead(green), 4)
	s.want("on a parallel road", s.ahead(yellow), 0)
	s.want("the last", s.ahead(red), 0)
	s.lay(s.of(red, Active), "Digger")
	s.want("with a Drill", s.ahead(green), 2)
	s.lay(s.of(red, Exhausted), "Digger")
	s.Rocks[0] = RockOpen
	s.want("the Mountain is open", s.ahead(green), 2)
	s.mat(yellow).Space, s.mat(red).Space = 106, 111
	s.want("last", s.last(), yellow)
	s.want("no way leads from 106 to 111, which lies 3 steps deeper", s.ahead(red), 3)
}

// FL-END-10, FL-RULING-96: who wins.
func TestTies(t *testing.T) {
	s := set(t, 3, "CCC")
	for _, p := range s.Order {
		s.mat(p).Space = 205
	}
	s.Phase = PhaseOver
	s.Order = []table.Seat{yellow, red, green}
	s.want("all equal: furthest right", winner(s.Result()), green)
	s.mat(yellow).Space, s.mat(yellow).Fame = 206, -1
	s.want("equal Fame: furthest ahead", winner(s.Result()), yellow)
	s.mat(red).Fame = 1
	s.want("most Fame", winner(s.Result()), red)
	s.remove(s.tab, red)
	s.remove(s.tab, yellow)
	s.mat(green).Fame = -1
	for _, k := range convoyPiles {
		for s.of(green, k).Len() > 0 {
			s.of(green, k).Move(s.tab, 0, s.pile(Aside), table.Everyone, table.Everyone)
		}
	}
	r := s.Result()
	s.want("less than those who are out, but alone", winner(r), green)
	s.want("green", r.Scores[green], -1)
	s.want("red is out", r.Scores[red], 0)
	s.remove(s.tab, green)
	s.want("nobody left", winner(s.Result()), table.Nobody)
}
