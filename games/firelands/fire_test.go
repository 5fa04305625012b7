package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// FL-EX-16: Destroyers hit the top row of every convoy in the leader's region; without Devices nothing happens.
func TestTheExampleOfTheAmbush(t *testing.T) {
	s := set(t, 3, "CCC")
	s.mat(red).Space = 200 // leads, but the table still has yellow rightmost
	s.mount(green, "Roof Rack", "Booster Coil")
	s.lay(s.pile(Slot3), "Destroyers")
	s.play(PhaseAmbush, "damage:"+s.boxKey("Roof Rack", 2), "damage:"+s.boxKey("Booster Coil", 2))
	f := s.Foes[1]
	s.want("region", f.Region, int8(1))
	s.want("the Rack's open box", s.inBox("Roof Rack", 2).Damaged, true)
	s.want("damage of yellow", s.damaged(yellow), 0)
	s.want("damage of red, in region 2", s.damaged(red), 0)
	s.want("slot 3", s.pile(Slot3).Len(), 0)
	s.want("Hitpoints cards", s.pile(Defences).Len(), 1)
	s.play(PhaseAmbush) // FL-AMBUSH-08
	s.want("damage of green, the next time", s.damaged(green), 2)
}

// FL-RULING-69: several Enemies come from the leftmost slot on, all to the same leader. FL-RULING-72: each takes a card
// of its own deck.
func TestTwoAmbushes(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.pile(Slot2), "Pathfinder")
	s.lay(s.pile(Slot5), "Baron Tesla")
	s.mat(red).Space = 200 // out of it
	s.Order = []table.Seat{red, green}
	// green: two of the three boxes of the second Trailer, then one goes to rest, then two boxes in column 1
	s.play(PhaseAmbush,
		"damage:"+s.boxKey("Tarp Trailer", 2), "damage:"+s.boxKey("Tarp Trailer", 3),
		"Spy", "damage:"+s.boxKey("Shade Runner", 3), "damage:"+s.boxKey("Shade Runner", 2), "Lose the Incursor")
	s.want("Pathfinder", s.Foes[2].Region, int8(1))
	s.want("its deck", Of(s.Foes[2].Hitpoints).Deck, uint8(1))
	s.want("the Baron's deck", Of(s.Foes[6].Hitpoints).Deck, uint8(3))
	s.want("the Spy", s.zoneOf(green, s.card("Spy")), Rest)
	s.want("damage", s.damaged(green), 4)
}

// FL-RULING-86: whoever hides ignores ambushes and Enemies for the phase; everybody who might could be asked.
func TestStealthDevice(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-RULING-86")
	s.lay(s.of(green, Hand), "Stealth Device")
	s.lay(s.of(red, Hand), "MRE")
	s.lay(s.pile(Slot1), "Pathfinder")
	s.Order = []table.Seat{green, red}
	s.play(PhaseAmbush, "bear", "damage:"+s.boxKey("Trophy Cart", 3), "damage:"+s.boxKey("Trophy Cart", 2), "hide")
	s.want("green", s.damaged(green), 0)
	s.want("red", s.damaged(red), 2)
	s.top("O-02", "O-06")                              // d1 of the Pathfinder, at columns 3-4
	s.play(PhaseEnemiesFire, "Lose the Tribal Sister") // red has one box left there, with a Survivor in it
	s.want("green, fired at", s.damaged(green), 0)
	s.want("red, fired at", s.damaged(red), 3)
	s.want("green hides no more", s.mat(green).Stealth, false)
}

// top puts Outcome cards on top of their deck, the first uppermost.
func (s *scene) top(names ...string) {
	s.t.Helper()
	slices.Reverse(names)
	s.lay(s.pile(OutcomeDeck), names...)
}

// FL-RULING-152, FL-RULING-154: what buys an ambush off.
func TestTollsOfAmbushes(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space = 200
	s.Order = []table.Seat{red, green}
	s.lay(s.pile(Slot1), "Plasma Perforator")
	s.play(PhaseAmbush, "give:3") // Fuel
	s.want("Fuel", s.count(green, Fuel), 0)
	s.lay(s.pile(Slot1), "The Wild Horde")
	s.play(PhaseAmbush, "give:5", "Lose the Spy", "berth")
	s.want("the Spy", s.pile(Common).Find(s.card("Spy")) >= 0, true)
	s.want("Survivors", s.survivors(green), 2)
	s.want("damage", s.damaged(green), 0)
}

// FL-EX-17, FL-EX-18, FL-FIRE-09: with how many boxes an Enemy starts, and what an attack on the first two brings.
func TestTheExampleOfAnAttack(t *testing.T) {
	for _, c := range []struct{ players, boxes int }{{2, 4}, {3, 6}, {4, 8}} {
		s := set(t, c.players, "CCC")
		n := s.foe("Destroyers", 1)
		s.want("boxes to fill", s.strength(n), c.boxes)
	}
	s := set(t, 4, "CCC")
	n := s.foe("Destroyers", 1)
	s.lay(s.pile(Defences), "Hitpoints 01") // o T a T F T f T
	s.Foes[n].Hitpoints = s.card("Hitpoints 01")
	s.swapTruck(blue, "Bushwacker") // rating 2
	s.empty(blue)
	s.load(blue, Ammo)
	s.top("O-01") // d2
	shot := VerbFire.Of(int(spotOf(s.card("Bushwacker"), 2)), n)
	const boxes = "; next boxes: 1 Object, 1 Target counter" // at most 2 Damage
	if got := s.Outlook(askFire, shot, blue, nil).Words; !strings.Contains(got, boxes) {
		t.Errorf("%q does not say %q", got, boxes)
	}
	s.play(PhaseConvoysFire, "Weapon of rating 2 on the Bushwacker: Destroyers")
	s.want("Damage", s.Foes[n].Filled, int8(2))
	s.want("Objects", s.objects(blue), 1)
	s.want("Targets on it", s.Foes[n].Targets[blue], int8(1))
	s.want("Targets left", s.mat(blue).Targets, int8(2))
	s.want("Ammo", s.count(blue, Ammo), 0)
	s.want("attacked", s.inBox("Bushwacker", 3).Used, true)
}

// FL-FIRE-07, FL-RULING-75, FL-FIRE-04: a jammed Weapon is damaged, and none attacks twice in a phase.
func TestJam(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-FIRE-07")
	n := s.foe("Destroyers", 1)
	s.empty(green)
	s.load(green, Ammo, Ammo)
	s.top("O-05", "O-01") // d1+J
	s.play(PhaseConvoysFire, "fire", "spend:"+s.boxKey("Tarp Trailer", 2))
	s.want("jammed", s.inBox("Shade Runner", 3).Damaged, true)
	s.want("Fury", s.mat(green).Fury, int8(0))
	s.want("Damage", s.Foes[n].Filled, int8(1))
	s.want("Ammo", s.count(green, Ammo), 1)
	s.inBox("Shade Runner", 3).Damaged = false // FL-RULING-150
	s.play(PhaseConvoysFire)
	s.want("Ammo, as it has attacked", s.count(green, Ammo), 1)
}

// FL-ICON-06, FL-RULING-76: a Flamethrower burns Fuel and goes on until it jams.
func TestFlamethrower(t *testing.T) {
	s := set(t, 4, "CCC")
	s.exercises("FL-ICON-06", "FL-RULING-76")
	n := s.foe("The Wild Horde", 1)
	s.mount(blue, "Blaze Buster")
	s.top("O-01", "O-03", "O-12") // row 2: d2, d1+f1, d1+J
	s.play(PhaseConvoysFire, "Flamethrower of rating 2 on the Blaze Buster: The Wild Horde")
	s.want("Damage", s.Foes[n].Filled, int8(4))
	s.want("Fury", s.mat(blue).Fury, int8(1))
	s.want("Fuel, the one burnt", s.count(blue, Fuel), 0)
	s.want("jammed", s.inBox("Blaze Buster", 2).Damaged, true)
}

// FL-ICON-07, FL-RULING-77: a Saw cuts every Enemy in the region, and breaks.
func TestSaw(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-ICON-07")
	a, b, c := s.foe("Destroyers", 1), s.foe("Metal Smasher", 1), s.foe("Baron Tesla", 2)
	s.mount(green, "Ripper Cyclone (twin)")
	cards := s.pile(OutcomeDiscard).Len()
	s.play(PhaseConvoysFire, "Saw of rating 1 on the Ripper Cyclone (twin): every Enemy here",
		"fire:"+s.boxKey("Ripper Cyclone (twin)", 3))
	s.want("Destroyers", s.Foes[a].Filled, int8(2))
	s.want("Metal Smasher", s.Foes[b].Filled, int8(2))
	s.want("in another region", s.Foes[c].Filled, int8(0))
	s.want("broken", s.damaged(green), 2)
	s.want("Outcome cards", s.pile(OutcomeDiscard).Len(), cards)
}

// FL-ICON-12, FL-RULING-78: the second Outcome card must be applied.
func TestSecondOutcomeCard(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-ICON-12")
	n := s.foe("Destroyers", 1)
	s.mount(green, "Spotter Mast")
	s.top("O-12", "O-06") // row 2: d1+J, then d3
	s.play(PhaseConvoysFire, "fire", "another")
	s.want("Damage", s.Foes[n].Filled, int8(3))
	s.want("jammed", s.inBox("Shade Runner", 3).Damaged, false)
}

// FL-RULING-106: the Sheriff reads the next row; Incendiary Ammunition costs none and adds 1 to what hits.
func TestBetterAttacks(t *testing.T) {
	s := set(t, 4, "CCC")
	n := s.foe("The Wild Horde", 1)
	s.lay(s.of(blue, Active), "Sheriff")
	s.empty(blue)
	s.load(blue, SurvivorToken)
	s.lay(s.of(blue, Hand), "Incendiary Ammunition")
	s.top("O-06") // d2 in row 1, d3 in row 2
	s.play(PhaseConvoysFire, "use", "Weapon of rating 1 on the Patrol Carrier: The Wild Horde, aimed by the Sheriff", "hold")
	s.want("Damage", s.Foes[n].Filled, int8(4))
	s.want("the Sheriff", s.Cards[s.card("Sheriff")].Used, true)

	s = set(t, 4, "CCC")
	n = s.foe("The Wild Horde", 1)
	s.lay(s.of(blue, Hand), "Incendiary Ammunition")
	s.top("O-08")                   // f2 in row 1
	s.play(PhaseConvoysFire, "use") // there is one Weapon and one Enemy
	s.want("nothing hits, nothing burns", s.Foes[n].Filled, int8(0))
	s.want("Ammo", s.count(blue, Ammo), 1)
}

// FL-FIRE-18: Survivors and Objects deal damage without Weapon and Outcome card.
func TestBlows(t *testing.T) {
	s := set(t, 4, "CCC")
	s.exercises("FL-FIRE-18")
	n, h := s.foe("Baron Tesla", 1), s.foe("The Wild Horde", 1)
	s.lay(s.of(blue, Active), "Cutthroat", "Implanted Fighter")
	s.cargo(s.cheapest(yellow, SurvivorToken)).Token = NoToken
	s.empty(blue)
	s.load(blue, Fuel)
	s.tokens3(blue)
	s.lay(s.of(blue, Hand), "Anti-Tank Missile")
	s.play(PhaseConvoysFire,
		"Citadel Guard, for 1 Fuel: 3 Damage to Baron Tesla", "Cutthroat, for 1 Fame: 2 Damage to Baron Tesla",
		"use:"+cardKey(s.card("Anti-Tank Missile")), "Baron Tesla", "Implanted Fighter: 1 Damage to the Wild Horde",
		"No")
	s.want("Damage", s.Foes[n].Filled, int8(3+2+2))
	s.want("Damage of the Fighter", s.Foes[h].Filled, int8(1))
	s.want("Fame", s.mat(blue).Fame >= 0, true)
	s.want("Fuel", s.count(blue, Fuel) <= 2, true)
}

func cardKey(c table.Card) string {
	return table.Key(book.Keys(), VerbAt.Of(int(c)))[len("at:"):]
}

// tokens3 evens out Survivor tokens with cards.
func (s *scene) tokens3(who table.Seat) {
	for s.count(who, SurvivorToken) < s.survivors(who) {
		s.place(who, SurvivorToken)
	}
}

// FL-RULING-107: smoke sends up to two Target counters of opponents home.
func TestSmokeGrenade(t *testing.T) {
	s := set(t, 3, "CCC")
	s.exercises("FL-RULING-107")
	n := s.foe("Destroyers", 1)
	for _, p := range []table.Seat{red, green} {
		s.mat(p).Targets--
		s.Foes[n].Targets[p]++
	}
	s.mat(yellow).Targets--
	s.Foes[n].Targets[yellow]++
	s.lay(s.of(yellow, Hand), "Smoke Grenade")
	s.play(PhaseConvoysFire, "use", "Red's", "done", "hold")
	s.want("red", s.mat(red).Targets, int8(3))
	s.want("green", s.Foes[n].Targets[green], int8(1))
	s.want("yellow", s.Foes[n].Targets[yellow], int8(1))
}

// FL-EX-38, FL-FIRE-14, FL-RULING-79: when all counters are out one may be moved from another Enemy.
func TestMovingATarget(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-FIRE-14")
	a, b := s.foe("Destroyers", 1), s.foe("Pathfinder", 1)
	s.mat(green).Targets = 0
	s.Foes[a].Targets[green], s.Foes[b].Targets[green] = 2, 1
	s.script = []string{"Move it from the Destroyers", "no"}
	s.mark(s.tab, green, b)
	s.want("on the Pathfinder", s.Foes[b].Targets[green], int8(2))
	s.mark(s.tab, green, b)
	s.want("on the Destroyers", s.Foes[a].Targets[green], int8(1))
	s.Foes[a].Targets[green], s.Foes[b].Targets[green] = 0, 3
	s.mark(s.tab, green, b) // nothing to decide
	s.want("all on the Pathfinder", s.Foes[b].Targets[green], int8(3))
}

// FL-EX-19, FL-LOOT-01, FL-LOOT-02, FL-LOOT-03, FL-LOOT-04, FL-LOOT-05, FL-LOOT-07, FL-LOOT-08: three Targets draw
// three cards and keep one, one draws one.
func TestTheExampleOfTheLoot(t *testing.T) {
	s := set(t, 4, "CCC")
	s.exercises("FL-LOOT-03", "FL-LOOT-05")
	n := s.foe("Destroyers", 1)
	s.mat(blue).Targets, s.mat(red).Targets = 0, 2
	s.Foes[n].Targets[blue], s.Foes[n].Targets[red] = 3, 1
	s.Foes[n].Filled = 8 - 1
	// blue, red, blue, blue
	s.chance["loot I-II"] = []string{"Chrome Spray", "Atomic Fuel", "Bushwacker", "Blaze Buster"}
	s.lay(s.of(blue, Hand), "Anti-Tank Missile")
	s.play(PhaseConvoysFire, "use", "Keep the Atomic Fuel", "Keep the Bushwacker")
	s.want("blue's share", s.of(blue, Share).Len(), 1)
	s.want("red's share", s.of(red, Share).Len(), 1)
	s.want("Loot I-II", s.pile(Loot1).Len(), 6)
	s.want("Loot I-II in no order", s.pile(Loot1).Loose, 6)
	s.want("Destroyers", s.pile(Defeated).Find(s.card("Destroyers")), 0)
	s.want("the Hitpoints card", Of(s.pile(Common).At(s.pile(Common).Len()-1)).Kind, KindHitpoints)
	s.want("Targets are home", s.mat(blue).Targets+s.mat(red).Targets, int8(6))
	s.want("the Enemy is gone", s.Foes[n].Region, int8(0))
	for _, l := range s.of(blue, Share).Cards {
		s.want("who knows blue's card", l.Seen, table.Set(blue))
	}
	s.play(PhaseLoot)
	s.want("blue drives", s.truck(blue), s.card("Bushwacker"))
	s.want("red holds it", s.of(red, Hand).Find(s.card("Atomic Fuel")), 0)
}

// FL-RULING-80: too few cards are dealt one at a time in Right Turn Order. FL-RULING-82: without Targets there is no
// loot.
func TestTooLittleLoot(t *testing.T) {
	s := set(t, 3, "CCC")
	for s.pile(Loot1).Len() > 4 {
		s.pile(Loot1).Move(s.tab, 0, s.pile(Aside), 0, 0)
	}
	n := s.foe("Destroyers", 1)
	s.mat(red).Targets, s.mat(green).Targets, s.mat(yellow).Targets = 0, 1, 2
	s.Foes[n].Targets = [places]int8{3, 2, 1}
	s.dealLoot(s.tab, n)
	s.want("yellow, first in Right Turn Order", s.of(yellow, Share).Len(), 1)
	s.want("green", s.of(green, Share).Len(), 2)
	s.want("red", s.of(red, Share).Len(), 1)

	s = set(t, 2, "CCC")
	n = s.foe("Destroyers", 1)
	s.Foes[n].Filled = 4
	s.bury(s.tab, n)
	s.want("nobody shares", s.pile(Loot1).Len(), 8)
	s.want("defeated all the same", s.pile(Defeated).Len(), 1)
}

// FL-LOOT-09, FL-LOOT-11, FL-RULING-81: loot comes into play in Right Turn Order at the end of the step.
func TestUnpackingLoot(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-LOOT-09", "FL-RULING-81")
	s.lay(s.of(green, Share), "Hellburner", "Harpoon")
	s.lay(s.of(red, Share), "War Book")
	s.lay(s.of(red, Hand), "MRE", "MRE 2", "Stealth Device")
	s.play(PhaseLoot, "Mount it on the Tarp Trailer", "Discard the MRE")
	s.want("the Hellburner is on", s.Cards[s.card("Hellburner")].On, s.card("Tarp Trailer"))
	s.want("green holds the Harpoon", s.of(green, Hand).Find(s.card("Harpoon")), 0)
	s.want("red holds", s.of(red, Hand).Len(), 3)
	s.want("phase", s.Phase, PhaseEnemiesFire)
}

// FL-EX-20, FL-EFIRE-03, FL-RULING-35: an Enemy that survived hits the area on the back of the next Outcome card.
func TestTheExampleOfEnemiesFire(t *testing.T) {
	s := set(t, 3, "CCC")
	s.foe("Destroyers", 1)
	s.mat(yellow).Space = 200
	s.lay(s.pile(Common), "Trophy Cart", "Tribal Sister") // red has no second Trailer any more, nor who was on it
	s.clear(s.card("Trophy Cart"))
	s.top("O-02", "O-06") // Destroyers: d1, at columns 3-4
	s.play(PhaseEnemiesFire, "damage:"+s.boxKey("Tarp Trailer", 3))
	s.want("green", s.inBox("Tarp Trailer", 3).Damaged, true)
	s.want("red", s.damaged(red), 0)
	s.want("yellow", s.damaged(yellow), 0)
	s.want("phase", s.Phase, PhaseEndOfRound)
}

// FL-EFIRE-01, FL-EFIRE-04: one card for all Enemies, each by its own row, Fury for everybody hit by it.
func TestSeveralEnemiesFire(t *testing.T) {
	s := set(t, 2, "CCC")
	s.foe("Destroyers", 1)
	s.foe("The Wild Horde", 2)
	s.mat(red).Space = 205
	s.top("O-03", "O-01") // Destroyers miss, the Horde gives Fury
	s.play(PhaseEnemiesFire)
	s.want("green's Fury", s.mat(green).Fury, int8(0))
	s.want("red's Fury", s.mat(red).Fury, int8(1))
}

// FL-FIRE-17, FL-RULING-84: after the last card the discards, but for that card, are the deck, and its top back shows.
func TestTheOutcomeDeckComesRound(t *testing.T) {
	s := set(t, 2, "CCC")
	for range 11 {
		s.turnOutcome(s.tab, 0)
	}
	s.want("deck", s.pile(OutcomeDeck).Len(), 1)
	f := s.turnOutcome(s.tab, 0)
	s.want("deck", s.pile(OutcomeDeck).Len(), 11)
	s.want("discards", s.pile(OutcomeDiscard).Len(), 1)
	s.want("the discard", s.outcome(), f)
	s.want("in order", s.pile(OutcomeDeck).Loose, 10)
}

// FL-FIRE-03, FL-ICON-06: whoever has Enemies before them and can't fire is told so, and whether it is for want of Ammo.
func TestAQuestionWithoutAShotSaysSo(t *testing.T) {
	s := set(t, 2, "CCC")
	s.foe("Pathfinder", 1)
	ask := func() string { return s.Question(askFire, [3]int16{}, red, nil) }
	const shot, dry = "Fire, or hold your fire?", "You have no Ammo for a shot. Anything else?"
	says := func(want string) {
		t.Helper()
		if got := ask(); !strings.HasSuffix(got, want) {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	s.empty(red)
	says(dry)
	s.load(red, Ammo)
	says(shot)
	l := &s.layouts[red]
	for left := l.weapons(); left != 0; left = left.rest() {
		s.cargo(l.order[left.first()]).Used = true
	}
	says("No Weapon of yours can fire now. Anything else?")
}

// FL-FIRE-11, FL-FIRE-12, FL-CONVOY-12: what the boxes bring that are filled next, in their order, as far as there are
// any, and what of that finds no room.
func TestOutlookOfTheNextBoxes(t *testing.T) {
	s := set(t, 4, "CCC")
	n := s.foe("Destroyers", 1)
	s.lay(s.pile(Defences), "Hitpoints 01") // o T a T F T f T
	s.Foes[n].Hitpoints = s.card("Hitpoints 01")
	s.empty(blue)
	for _, c := range []struct {
		filled, damage int
		want           string
	}{
		{0, 3, "next boxes: 1 Object, 1 Target counter, 1 Ammo"},
		{4, 1, "next box: 1 Fame"}, {6, 1, "next box: 1 Food"}, {7, 3, "next box: 1 Target counter"},
	} {
		s.Foes[n].Filled = int8(c.filled)
		if got := s.nextBoxes(n, c.damage, s.hold(blue)); got != c.want {
			t.Errorf("%d Damage after %d: %q, want %q", c.damage, c.filled, got, c.want)
		}
	}
	h := s.hold(blue)
	h.Tokens[Ammo] -= int8(h.Over())
	s.Foes[n].Filled = 2
	if got, want := s.nextBoxes(n, 1, h), "next box: 1 Ammo (no room for 1)"; got != want {
		t.Errorf("in a full convoy: %q, want %q", got, want)
	}
}
