package firelands

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// FL-ROCK-02, FL-ROCK-03, FL-RULING-65, FL-END-05: two Rocks are flipped together; the Fame goes with whoever flipped
// it, the Damage stays for the next.
func TestTwoRocks(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-ROCK-02", "FL-ROCK-03")
	s.first(s.pile(RockPlaces), "Damage Rock") // then they lie on 105-109 and 203-206: Fame, Damage
	s.first(s.pile(RockPlaces), "Fame Rock")
	s.first(s.pile(RockPlaces), "Contamination Rock")
	s.swapTruck(green, "Rock Borer")
	s.mat(green).Space, s.mat(red).Space = 203, 203
	s.play(PhaseMovement, "set-off", "cross:206", "damage:"+s.boxKey("Smuggler Box", 3), "stop", "set-off", "cross:206",
		"damage:"+s.boxKey("Hide Wagon", 3), "stop")
	s.want("first Rock", s.Rocks[1], RockGone)
	s.want("second Rock", s.Rocks[2], RockOpen)
	s.want("the Rock of 105-109", s.Rocks[0], RockHidden)
	s.want("red, who came later", s.damaged(red), 1)
	s.want("green", s.damaged(green), 1)
	y, z := s.Tally(green), s.Tally(red)
	s.want("green's Fame for the Rock", y.Of(PartRocks), 1)
	s.want("red's", z.Of(PartRocks), 0)
}

// FL-ICON-08, FL-CONVOY-10: a damaged Tracks box opens no Rough shortcut.
func TestTracks(t *testing.T) {
	s := set(t, 2, "CCC")
	s.swapTruck(green, "Crawler Rig")
	s.want("with Tracks", s.tracks(green), true)
	s.mat(green).Space = 101
	s.play(PhaseMovement, "set-off", "cross:103", "stop")
	s.inBox("Crawler Rig", 3).Damaged = true
	s.reckonAll()
	s.want("with damaged Tracks", s.tracks(green), false)
}

// FL-RULING-59: nothing leads down.
func TestNothingLeadsBack(t *testing.T) {
	for _, sides := range allSides {
		for _, w := range onMap(sides).chart().ways {
			if w.to <= w.from {
				t.Errorf("%s: %d-%d", sides, w.from, w.to)
			}
		}
	}
}

// FL-AMBUSH-03, FL-RULING-70, FL-RULING-140: the leader is the rightmost on the Turn Order Table, and gates belong to
// Region 3.
func TestWhoLeads(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-AMBUSH-03")
	s.mat(red).Space, s.mat(green).Space = 205, 205
	s.want("leader on a shared space", s.right(0), green)
	s.Gates = 3
	s.mat(green).Space = 308
	s.lay(s.pile(Slot1), "Destroyers")
	s.play(PhaseAmbush)
	s.want("region", s.Foes[1].Region, int8(3))
	s.foe("Pathfinder", 3)
	var near [7]int
	s.want("in reach of green on the gate", len(s.foesOf(green, near[:0])), 2)
	s.want("in reach of red", len(s.foesOf(red, near[:0])), 0)
}

// FL-AMBUSH-07: the slots of Enemies stay empty until the end of the round. FL-AMBUSH-04: the Hitpoints card comes from
// the deck of the Enemy's number. FL-RULING-35: Metal Smasher hits Trailers, not the Devices on them.
func TestAfterTheAmbush(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.pile(Slot2), "Metal Smasher")
	s.lay(s.pile(Slot4), "Oil Platform")
	s.mount(green, "Swivel Gun", "Booster Coil", "Roof Rack")
	s.play(PhaseAmbush,
		"damage:"+s.boxKey("Shade Runner", 3), "damage:"+s.boxKey("Tarp Trailer", 2),
		"damage:"+s.boxKey("Tarp Trailer", 3), "damage:"+s.boxKey("Bone Rig", 3), "damage:"+s.boxKey("Trophy Cart", 2),
		"damage:"+s.boxKey("Trophy Cart", 3))
	s.want("Devices hit", s.inBox("Roof Rack", 1).Damaged || s.inBox("Roof Rack", 2).Damaged, false)
	s.want("deck of the Hitpoints card", Of(s.Foes[3].Hitpoints).Deck, uint8(2))
	s.want("slot 2", s.pile(Slot2).Len(), 0)
	c, _ := s.slotCard(4)
	s.want("slot 4", c, s.card("Oil Platform"))
}

// FL-RULING-153: without anybody in the Active Zone the Baron's damage stays.
func TestTheBaronFindsNobody(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space = 200
	s.Order = []table.Seat{red, green}
	s.of(green, Active).MoveAll(s.of(green, Exhausted))
	s.lay(s.pile(Slot1), "Baron Tesla")
	s.play(PhaseAmbush, "damage:"+s.boxKey("Shade Runner", 3), "damage:"+s.boxKey("Shade Runner", 2), "Lose the Spy")
	s.want("damage", s.damaged(green), 2)
}

// FL-RULING-34: more damage than the area has boxes is lost.
func TestMoreDamageThanBoxes(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mount(green, "Swivel Gun")
	s.mat(red).Space = 200
	s.Order = []table.Seat{red, green}
	s.lay(s.pile(Slot1), "Destroyers")
	s.play(PhaseAmbush)
	s.want("damage", s.damaged(green), 1)
}

// FL-FIRE-01, FL-FIRE-02, FL-FIRE-13, FL-FIRE-16, FL-RULING-74: attack after attack, with Ammo won by the first, at
// Enemies of one's own region.
func TestAttackAfterAttack(t *testing.T) {
	s := set(t, 4, "CCC")
	s.exercises("FL-FIRE-01")
	n, far := s.foe("Metal Smasher", 1), s.foe("Baron Tesla", 2)
	s.lay(s.pile(Defences), "Hitpoints 04") // T u T F a T T o T F o
	s.Foes[n].Hitpoints = s.card("Hitpoints 04")
	s.Foes[n].Filled = 4 // the next box gives Ammo
	s.mount(blue, "Swivel Gun")
	s.empty(blue)
	s.load(blue, Ammo)
	s.top("O-01", "O-01") // d1, then another card
	s.play(PhaseConvoysFire, "Weapon of rating 1 on the Patrol Carrier: Metal Smasher",
		"Weapon of rating 2 on the Swivel Gun: Metal Smasher")
	s.want("both have attacked", s.inBox("Swivel Gun", 1).Used && s.inBox("Patrol Carrier", 3).Used, true)
	s.want("Ammo", s.count(blue, Ammo), 0)
	s.want("another region", s.Foes[far].Filled, int8(0))
}

// FL-FIRE-11: damage beyond the last box is lost. FL-FIRE-15: the Enemy is defeated.
func TestOverkill(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-FIRE-15")
	a, b := s.foe("Destroyers", 1), s.foe("Pathfinder", 1)
	s.Foes[a].Filled = 3
	s.lay(s.of(green, Hand), "Ironstorm Grenade")
	s.play(PhaseConvoysFire, "use", "Keep none")
	s.want("Destroyers", s.Foes[a].Region, int8(0))
	s.want("Pathfinder", s.Foes[b].Filled, int8(3))
	s.want("the grenade, FL-LOOT-13", s.pile(Common).Find(s.card("Ironstorm Grenade")) >= 0, true)
}

// FL-FIRE-08: Fury on a row is gained. FL-FURY-01: not beyond the top.
func TestFuryOfAnAttack(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-FIRE-08")
	s.foe("Baron Tesla", 1)
	s.mat(green).Fury = 5
	s.top("O-08") // f2 in row 1
	s.play(PhaseConvoysFire, "fire")
	s.want("Fury", s.mat(green).Fury, int8(6))
}

// FL-FIRE-12, FL-FAME-02, FL-RULING-31, FL-RULING-150: at the top of the track a Fame from a Defence box may repair,
// under fire too.
func TestFameAtTheTopRepairs(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-FAME-02")
	n := s.foe("Destroyers", 1)
	s.mat(green).Fame = 3
	s.inBox("Shade Runner", 3).Damaged = true
	s.reckonAll()
	s.script = []string{"repair", "no"}
	s.reward(s.tab, green, n, RewardFame)
	s.want("repaired", s.damaged(green), 0)
	s.inBox("Shade Runner", 3).Damaged = true
	s.reckonAll()
	s.reward(s.tab, green, n, RewardFame)
	s.want("declined", s.damaged(green), 1)
	s.want("Fame", s.mat(green).Fame, int8(3))
}

// FL-RULING-144, FL-RULING-73: what a Defence box gives goes into an empty box, or replaces something, or is lost;
// nothing else moves.
func TestRewardsUnderFire(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-RULING-73")
	n := s.foe("Destroyers", 1)
	s.empty(green)
	s.load(green, Food, Food, Food, Food) // the convoy is full
	before := s.count(green, Food)
	s.script = []string{"return:3"}
	s.Phase, s.Next = PhaseConvoysFire, 0
	s.reward(s.tab, green, n, RewardFuel)
	s.want("Fuel is returned", s.count(green, Fuel), 0)
	s.want("Food", s.count(green, Food), before)
	s.script = []string{"stow:" + s.boxKey("Tarp Trailer", 2)}
	s.reward(s.tab, green, n, RewardAmmo)
	s.want("Ammo in place of Food", s.inBox("Tarp Trailer", 2).Token, Ammo)
	s.want("Food", s.count(green, Food), before-1)
}

// FL-EFIRE-05: a miss does nothing. FL-RULING-83, FL-RULING-85: of several Enemies each strikes by its own row, the
// lowest number first.
func TestEachByItsOwnRow(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-EFIRE-05")
	s.foe("Destroyers", 1)
	s.foe("Metal Smasher", 1)
	s.foe("Baron Tesla", 1)
	s.mat(red).Space = 200
	s.top("O-10", "O-05") // misses, a Fury, a miss; column 2
	s.events()
	s.play(PhaseEnemiesFire)
	s.want("Fury", s.mat(green).Fury, int8(1))
	s.want("damage", s.damaged(green), 0)
	var told []string
	for _, e := range s.events() {
		told = append(told, s.Tale(e, table.Nobody, nil))
	}
	want := []string{
		"Outcome 10 is turned over.", "The Destroyers fire at Green and miss.", "Metal Smasher: Green gains 1 Fury and has 1.",
		"Baron Tesla fires at Green and misses.",
	}
	if !slices.Equal(told, want) {
		t.Errorf("told:\n%s", strings.Join(told, "\n"))
	}
}

// An Enemy that fires and does nothing is told of to whoever was fired at, who reads it in their recap: a miss, and
// FL-EFIRE-06: damage where there is nothing left to hit. An Enemy with nobody near does not fire.
func TestFireThatDoesNothingIsTold(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-EFIRE-06")
	s.foe("Destroyers", 1)
	s.mat(red).Space = 200
	s.top("O-02", "O-03") // 1 Damage; the top row, where a new convoy has nothing
	s.events()
	s.play(PhaseEnemiesFire)
	told := 0
	for _, e := range s.events() {
		if e.Tale != taleWaste && e.Tale != taleMiss {
			continue
		}
		told++
		if w, _ := s.Telling(e); e.Seat != green || w == table.Minor {
			t.Errorf("%q is told of seat %d", s.Tale(e, table.Nobody, nil), e.Seat)
		}
		if got, want := s.Tale(e, green, nil), "The Destroyers fire at Green and find nothing left to hit."; got != want {
			t.Errorf("told is %q", got)
		}
	}
	if told != 1 {
		t.Errorf("told are %d shots that did nothing, want 1", told)
	}
}

// FL-RULING-136: the steps of the end of a round come in their order.
func TestOrderOfTheEndOfRound(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-ICON-13")
	s.mount(green, "Decon Shower") // FL-ICON-13
	s.Cards[s.card("Spy")].Counters = 2
	s.foe("Destroyers", 1)
	s.mat(red).Space, s.mat(green).Space = 205, 206
	for i, name := range []string{"Oil Platform", "Scrap Hauler", "Cage Trailer", "Roof Rack", "Swivel Gun"} {
		s.lay(s.pile(slotPile(i+1)), name)
	}
	s.events()
	s.play(PhaseEndOfRound)
	var verbs []table.Tale
	for _, e := range s.events() {
		verbs = append(verbs, e.Tale)
	}
	if want := []table.Tale{
		taleTreat, taleGate, taleLeftBehind, taleGone, taleRound, taleReveal,
	}; !slices.Equal(verbs, want) {
		t.Errorf("told %v, want %v", verbs, want)
	}
	s.want("counters on the Spy", s.Cards[s.card("Spy")].Counters, int8(1))
}

// Each Loot deck is four common cards and four of a clan; none is a Survivor.
func TestLootDecks(t *testing.T) {
	for i := range 6 {
		land, deck := Land(i/3), i%3+1
		cards := LootDeck(land, deck)
		scenario.Shows(t, "FL-LOOT-14", fmt.Sprintf("cards in Loot deck %d of %s", deck, land), len(cards), 8)
		for _, c := range cards {
			if f := Of(c); !f.Loot || f.Kind == KindSurvivor || !f.Convoy() && f.Kind != KindSpecialLoot {
				t.Errorf("%s in Loot deck %d of %s is %s", f.Name, deck, land, f.Kind)
			}
		}
	}
}

// FL-ABIL-05, FL-RULING-137: an ability works once a round, and again in the next.
func TestOncePerRound(t *testing.T) {
	s := set(t, 4, "CCC")
	n := s.foe("Baron Tesla", 1)
	s.play(PhaseConvoysFire, "hold", "Implanted Fighter: 1 Damage to Baron Tesla")
	s.play(PhaseConvoysFire)
	s.want("Damage", s.Foes[n].Filled, int8(1))
	s.Cards[s.card("Implanted Fighter")].Used = false // as the Exploration Phase begins
	s.play(PhaseConvoysFire, "hold", "Implanted Fighter: 1 Damage to Baron Tesla")
	s.want("Damage in the next round", s.Foes[n].Filled, int8(2))
}
