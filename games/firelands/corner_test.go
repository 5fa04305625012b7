package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// FL-EXPL-21, FL-EXPL-04
func TestATurnIsExploreOrBreak(t *testing.T) {
	s := morning(t, "slot 2: Destroyers", "slot 4: empty", "blue active: Desert Son",
		"blue rest: Citadel Guard, Citadel Scientist")
	a := s.menu("Blue")
	for key, rule := range map[string]string{
		"end": "FL-EXPL-21", "explore:2": "FL-EXPL-04", "explore:4": "FL-EXPL-04", "explore:5": "FL-EXPL-05",
	} {
		if ok, by := s.can(a, key); ok || by != rule {
			t.Errorf("%s: on offer %v by %q, want it denied by %s", key, ok, by, rule)
		}
	}
	for _, key := range []string{"explore:1", s.key(VerbBreak, "Desert Son (blue)")} {
		if ok, _ := s.can(a, key); !ok {
			t.Errorf("%s is not on offer", key)
		}
	}
}

// FL-EXPL-03, FL-RULING-57, FL-RULING-165: the phase ends when nobody is active, MRE in hand or not.
func TestTheLastActiveSurvivorEndsThePhase(t *testing.T) {
	s := morning(t, "red active: none", "green active: none", "yellow active: none", "blue active: Citadel Guard",
		"blue hand: MRE", "turn: Blue")
	s.step(s.key(VerbBreak, "Citadel Guard"), "rage", "rage")
	look(t, s.Game, "phase: rest")

	s = morning(t, "red active: none", "green active: none", "yellow active: none", "blue active: none",
		"blue hand: MRE", "blue rest: Citadel Guard", "turn: Red")
	s.step()
	look(t, s.Game, "phase: rest", "blue hand: MRE")
}

// FL-RULING-55: an MRE instead of skipping, and never two in a phase.
func TestMRE(t *testing.T) {
	s := morning(t, "blue active: none", "blue exhausted: Citadel Guard", "blue hand: MRE, MRE 2")
	s.turn("Blue", s.key(VerbUse, "MRE"), s.key(VerbWho, "Citadel Guard"), "explore:2", "act:2", "block:2", "done")
	look(t, s.Game, "blue exhausted: Citadel Guard", "blue hand: MRE 2")
	if ok, rule := s.can(s.menu("Blue"), s.key(VerbUse, "MRE 2")); ok || rule != "FL-RULING-55" {
		t.Errorf("a second MRE: %v by %s", ok, rule)
	}
}

// FL-RULING-54
func TestRelicWitch(t *testing.T) {
	s := morning(t, "slot 2: Relic Witch", "blue active: Citadel Guard, Citadel Scientist",
		"deck: Digger, Salt Mine, Roof Rack, Cage Trailer", "order: Blue, Red, Green, Yellow")
	s.turn("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "deal:2", s.key(VerbChoose, "Roof Rack"),
		s.key(VerbChoose, "Digger"), "yes")
	look(t, s.Game, "blue exhausted: Citadel Guard", "slot 5: Roof Rack", "turn: Blue", "again: Nobody")
	if top, _ := s.Look("deck"); !strings.HasPrefix(top, "Digger, Salt Mine, Cage Trailer") {
		t.Errorf("the deck begins %s", top)
	}
	s.step(s.key(VerbBreak, "Citadel Scientist"))
	look(t, s.Game, "turn: Red")
}

// FL-RULING-54: a period that runs out lies on top of the next.
func TestTheWitchLooksIntoTheNextPeriod(t *testing.T) {
	s := morning(t)
	for s.pile(Deck1).Len() > 1 {
		s.pile(Deck1).Move(s.tab, s.pile(Deck1).Len()-1, s.pile(Aside), 0, 0)
	}
	last := s.pile(Deck1).At(0)
	m := &peeker{s: s}
	s.peek(table.InPlace(1, 2, table.Config{Decider: m, Marks: true}), blue, 3, by("FL-RULING-54"))
	if len(m.seen) != 3 || m.seen[0] != last || Of(m.seen[1]).Period != 2 || s.pile(Deck1).Len() != 0 {
		t.Errorf("seen %v, the last card of period I is %d", m.seen, last)
	}
	top := s.pile(Deck2).Len() - 1
	if got := []table.Card{
		s.pile(Deck2).At(top), s.pile(Deck2).At(top - 1), s.pile(Deck2).At(top - 2),
	}; !slices.Equal(got, []table.Card{m.seen[2], m.seen[1], m.seen[0]}) {
		t.Errorf("they lie as %v, seen as %v and turned round", got, m.seen)
	}
}

// peeker turns round what it sees.
type peeker struct {
	s    *scene
	seen []table.Card
}

func (p *peeker) Pick(_ table.Seat, _ *table.Prompt, options []table.Option) int {
	if p.seen == nil {
		for _, o := range options {
			p.seen = append(p.seen, table.Card(o.A))
		}
	}
	return len(options) - 1
}

// FL-RULING-147
func TestMutantRecruiter(t *testing.T) {
	place := []string{
		"slot 2: Mutant Recruiter", "blue active: Citadel Guard, Citadel Scientist", "blue rest: Desert Son",
		"counters on Citadel Guard: 1",
	}
	s := morning(t, append(place, "boost on Citadel Guard: 1")...)
	s.turn("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "deal:2", s.key(VerbLose, "Citadel Guard"))
	look(t, s.Game, "blue fame: 1", "blue active: Citadel Scientist", "blue exhausted: none",
		"blue cargo: 2 survivor, 1 food, 1 fuel, 1 ammo")
	if n := s.of(blue, Hand).Len(); n != 1 {
		t.Errorf("Blue holds %d Objects", n)
	}
}

// FL-LAST-01, FL-RULING-96: who sells the last Survivor is out, and the others go on.
func TestOutInTheirOwnTurn(t *testing.T) {
	s := morning(t, "slot 2: Mutant Recruiter", "green active: Spy", "green rest: none", "counters on Spy: 1",
		"boost on Spy: 1", "green hand: MRE", "foe Destroyers: region 1, Green 1")
	s.turn("Green", "explore:2", "deal:2", s.key(VerbLose, "Spy"), "yes")
	look(t, s.Game, "green out: yes", "order: Red, Yellow, Blue", "turn: Yellow", "foe Destroyers: region 1, filled 0",
		"slot 2: Mutant Recruiter")
	for s.Phase == PhaseExploration { // the others take their Breaks
		who := s.turn0()
		s.step(table.Key(s.Verbs(), VerbBreak.Of(int(s.of(who, Active).At(0)))), "rage", "rage")
	}
}

func (s *scene) turn0() table.Seat { return s.Game.turn() }

// FL-RULING-97: an Event may take out the player whose card it was, others and then go on.
func TestPreludeTakesOutWhoTurnedItUp(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: none", "slot 1: Dry Dock", "slot 4: Half-Buried Diner",
		"on Dry Dock: left", "deck: Electrostatic Prelude, Welder",
		"red boxes of Hide Wagon: survivor, survivor, damaged", "red boxes of Trophy Cart: survivor, empty, empty",
		"red boxes of Bone Rig: damaged, damaged, damaged, damaged", "green cargo: 3 survivor",
		"yellow cargo: 3 survivor")
	s.turn("Blue", "explore:1", "act:1", "done", "To the Rest Zone at once",
		// Red
		s.at("Trophy Cart", 1, VerbDamage), s.at("Trophy Cart", 2, VerbDamage), s.key(VerbCounter, "Tribal Warrior"),
		s.at("Smuggler Box", 2, VerbDamage), s.at("Tarp Trailer", 2, VerbDamage), s.key(VerbCounter, "Spy"), // Green
		// Yellow
		s.at("Plated Pod", 1, VerbDamage), s.at("Chrome Mule", 3, VerbDamage), s.key(VerbCounter, "Implanted Rebel"),
		// Blue: the counter kills the only Survivor
		s.at("Field Locker", 2, VerbDamage), s.at("Ration Tank", 2, VerbDamage))
	look(t, s.Game, "blue out: yes", "order: Red, Green, Yellow", "turn: Red", "slot 5: Welder",
		"counters on Implanted Rebel: 1")
}

// FL-RULING-102
func TestFanatic(t *testing.T) {
	s := morning(t, "slot 2: Roadside Shrine", "blue active: Fanatic, Citadel Guard", "blue rest: none",
		"blue cargo: 2 survivor")
	s.turn("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "act:2", "yes", s.at("Field Locker", 2, VerbDamage),
		"block:2:1", "done")
	look(t, s.Game, "blue fame: 0", "blue damage: 1", "used Fanatic: yes")
}

// FL-RULING-105: the Hazmat Suit takes the counter, and whoever may hold it is asked.
func TestHazmatSuit(t *testing.T) {
	place := []string{"slot 2: Oil Platform", "blue active: Citadel Guard", "blue rest: none", "blue cargo: 1 survivor"}
	s := morning(t, append(place, "blue hand: Hazmat Suit")...)
	s.turn("Blue", "explore:2", "act:2", s.key(VerbSuit, "Hazmat Suit"), "block:2", "done")
	look(t, s.Game, "counters on Citadel Guard: 0", "object discard: Hazmat Suit")
	s = morning(t, append(place, "blue hand: MRE")...)
	s.turn("Blue", "explore:2", "act:2", s.key(VerbCounter, "Citadel Guard"), "block:2", "done")
	s = morning(t, append(place, "blue hand: MRE", "object discard: Hazmat Suit")...)
	s.turn("Blue", "explore:2", "act:2", "block:2", "done")
	look(t, s.Game, "counters on Citadel Guard: 1")
}

// FL-RULING-138
func TestImplantedEatAnything(t *testing.T) {
	s := morning(t, "yellow active: Implanted Rebel", "yellow exhausted: Implanted Fighter", "yellow rest: none",
		"yellow cargo: 2 survivor, 2 contaminated food")
	s.turn("Yellow", s.feeds(BadFood, "Implanted Rebel"), s.feeds(BadFood, "Implanted Fighter"), "explore:5",
		"block:5:1")
	look(t, s.Game, "counters on Implanted Rebel: 0", "counters on Implanted Fighter: 0",
		"yellow rest: Implanted Fighter")
}

func (s *scene) feeds(x Token, name string) string {
	return table.Key(s.Verbs(), VerbFeed.Of(int(x), int(s.card(name))))
}

// FL-RULING-142: the Incursor pays the Fury, once a round, only when exploring.
func TestIncursor(t *testing.T) {
	s := morning(t, "green active: Incursor, Spy", "green rest: none")
	a := s.menu("Green", "explore:3", s.key(VerbSend, "Spy"))
	if ok, _ := s.can(a, "bonus:3:1:1"); ok {
		t.Error("the Incursor pays for the Spy's exploration")
	}
	s.turn("Green", "explore:3", s.key(VerbSend, "Incursor"), "bonus:3:1:1", "act:3", "block:3", "done")
	look(t, s.Game, "green fury: 0", "used Incursor: yes")
}

// FL-RULING-103, FL-RULING-29, FL-RULING-149
func TestExploringAbilities(t *testing.T) {
	s := morning(t, "red active: Tribal Sister, Tribal Warrior", "red rest: none", "red fury: 1",
		"red cargo: 2 survivor")
	s.turn("Red", "explore:5", "ability:"+s.number("Tribal Sister"), "ability-for:"+s.number("Tribal Warrior")+":3",
		"block:5:1")
	look(t, s.Game, "red fury: 0", "red cargo: 2 survivor, 2 fuel")

	s = morning(t, "green active: Spy", "green rest: none", "green fame: -1", "green cargo: 1 survivor")
	s.turn("Green", "explore:2", "ability-for:"+s.number("Spy")+":6", s.at("Smuggler Box", 2, VerbDamage), "act:2",
		"block:2", "done")
	look(t, s.Game, "green fame: -1", "green damage: 1")
	if s.of(green, Hand).Len() != 1 {
		t.Error("the Spy brought no Object")
	}
}

func (s *scene) number(name string) string {
	_, n, _ := strings.Cut(s.key(VerbUse, name), ":")
	return n
}

// FL-IMPROVE-08, FL-IMPROVE-10, FL-RULING-49: a Truck that tows less costs Trailers, Devices, cargo and perhaps a
// Survivor.
func TestAWeakerTruck(t *testing.T) {
	s := morning(t, "blue devices: Roof Rack on Field Locker",
		"blue hand: MRE, Smoke Grenade, Nitromethane, Nitrous Oxide", "slot 2: Dune Skimmer",
		"blue boxes of Patrol Carrier: survivor, survivor, empty", "blue boxes of Ration Tank: food, fuel, survivor",
		"blue boxes of Field Locker: ammo, empty, empty")
	s.turn("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "act:2", s.key(VerbTow, "Ration Tank"), "return:1",
		"done")
	look(t, s.Game, "blue truck: Dune Skimmer", "blue trailers: Field Locker",
		"blue devices: Roof Rack on Field Locker", "blue cargo: 3 survivor, 1 fuel, 1 ammo")
}

// FL-OBJ-02 to FL-OBJ-04
func TestHandLimit(t *testing.T) {
	s := morning(t, "blue devices: Roof Rack on Field Locker",
		"blue hand: MRE, Smoke Grenade, Nitromethane, Durable Canned Goods", "slot 2: Solar Farm",
		"blue cargo: 3 survivor")
	s.turn("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "act:2", s.at("Roof Rack", 0, VerbDamage),
		s.key(VerbUse, "Durable Canned Goods"), "block:2", "done")
	look(t, s.Game, "blue hand: MRE, Smoke Grenade, Nitromethane", "object discard: Durable Canned Goods",
		"blue cargo: 3 survivor, 2 food, 2 fuel")
}

// FL-RULING-109: nobody knows where in the deck the cards lie that were not kept.
func TestMetalDetectorShufflesWhatIsNotKept(t *testing.T) {
	s := morning(t, "blue hand: Metal Detector", "loot I-II: Blaze Buster, Atomic Fuel", "object deck: Smoke Grenade")
	s.turn("Blue", s.key(VerbUse, "Metal Detector"), "no", s.key(VerbBreak, "Citadel Guard"), "rage", "rage")
	if p := s.pile(Loot1); p.Loose != p.Len() {
		t.Errorf("%d of %d cards of Loot I-II lie in no known order", p.Loose, p.Len())
	}
}

// FL-RULING-109
func TestMetalDetector(t *testing.T) {
	s := morning(t, "blue hand: Metal Detector", "loot I-II: Blaze Buster, Atomic Fuel", "object deck: Smoke Grenade")
	s.turn("Blue", s.key(VerbUse, "Metal Detector"), s.key(VerbChoose, "Blaze Buster"), s.key(VerbMount, "Ration Tank"),
		s.key(VerbBreak, "Citadel Guard"), "rage", "rage")
	look(t, s.Game, "blue devices: Blaze Buster on Ration Tank", "blue hand: Smoke Grenade", "common: Metal Detector")
	if n := s.pile(Loot1).Len(); n != 7 {
		t.Errorf("%d cards in Loot I-II", n)
	}
}

// FL-RULING-108, FL-RULING-24: capsules hold up to the end of the phase.
func TestCapsules(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: Citadel Guard", "blue hand: Anti-Heat Capsules",
		"slot 5: Salt Mine", "blue cargo: 2 survivor", "red active: none", "green active: none", "yellow active: none")
	s.turn("Blue", s.key(VerbUse, "Anti-Heat Capsules"), s.key(VerbWho, "Desert Son (blue)"), "explore:5", "block:5",
		"To the Exhausted Zone")
	look(t, s.Game, "phase: rest", "common: Desert Son (blue)", "blue cargo: 1 survivor, 2 food")
	if !strings.Contains(s.told(), "Blue loses the Desert Son, whose skill is down to 0.") {
		t.Error("nobody tells of the loss")
	}
}

// FL-RULING-48: a tile recycles white cards and those of one's own colour; a box any, once a round.
func TestRecycling(t *testing.T) {
	s := morning(t, "red truck: Bulwark", "common: Swivel Gun, Bone Rig, Roof Rack", "tile 2: Breaker's Yard 2",
		"blue fury: 2", "blue trailers: Salvage Crane")
	a := s.menu("Blue", "explore:2", s.key(VerbSend, "Citadel Guard"), "bonus:2")
	if ok, rule := s.can(a, s.key(VerbChoose, "Bone Rig")); ok || rule != "FL-BONUS-09" {
		t.Errorf("Red's old Truck: %v by %s", ok, rule)
	}
	s.turn("Blue", "recycle:"+s.spot("Salvage Crane", 1), s.key(VerbChoose, "Roof Rack"),
		s.key(VerbMount, "Salvage Crane"), s.key(VerbBreak, "Citadel Guard"))
	look(t, s.Game, "blue devices: Roof Rack on Salvage Crane", "used Salvage Crane: yes")
	if ok, rule := s.can(s.menu("Blue"), "recycle:"+s.spot("Salvage Crane", 1)); ok || rule != "FL-RULING-48" {
		t.Errorf("a second time: %v by %s", ok, rule)
	}
}

func (s *scene) spot(card string, i int) string {
	_, n, _ := strings.Cut(s.at(card, i, VerbRecycle), ":")
	return n
}

// FL-REST, FL-RULING-58: feeding, shifting, abilities; Objects are drawn when all have rested.
func TestRest(t *testing.T) {
	s := morning(t, "phase: rest", "blue active: none", "blue rest: Citadel Scientist, Welder",
		"blue exhausted: Citadel Guard, Trader", "blue cargo: 4 survivor, 1 food",
		"blue boxes of Field Locker: survivor, empty, damaged", "red active: none", "green active: none",
		"yellow active: none", "object deck: Smoke Grenade")
	s.step(s.feeds(Food, "Trader"), "ability:"+s.number("Citadel Scientist"), "ability:"+s.number("Welder"))
	look(t, s.Game, "phase: movement", "blue active: Citadel Scientist, Welder, Trader", "blue rest: Citadel Guard",
		"blue hand: Smoke Grenade", "blue damage: 0", "blue cargo: 4 survivor")
}

// FL-RULING-58: what is used in the Rest Phase reaches the discard pile at its end; who starves by contaminated food is
// out then.
func TestRestOfTheLastSurvivor(t *testing.T) {
	s := morning(t, "phase: rest", "blue active: none", "blue rest: none", "blue exhausted: Desert Son",
		"blue cargo: 1 survivor, 1 contaminated food", "red hand: Durable Canned Goods", "red cargo: 3 survivor",
		"green cargo: 3 survivor", "yellow cargo: 3 survivor")
	s.step("use:"+s.number("Durable Canned Goods"), s.feeds(BadFood, "Desert Son (blue)"))
	look(t, s.Game, "blue out: yes", "order: Red, Green, Yellow", "object discard: Durable Canned Goods",
		"phase: movement")
}

// FL-RULING-58, FL-RULING-81: which card is used in the Rest Phase shows when all have rested, and everybody still
// knows the Special Loot that stays in the hand.
func TestLootInTheHandStaysKnown(t *testing.T) {
	s := morning(t, "phase: rest", "blue hand: Durable Canned Goods, Chrome Spray, Smoke Grenade",
		"blue cargo: 3 survivor")
	s.step("use:" + s.number("Durable Canned Goods"))
	s.shows("FL-RULING-81", "who knows the Chrome Spray", s.knows(s.of(blue, Hand), "Chrome Spray"), table.Everyone)
	s.shows("FL-RULING-58", "who knows what was used", s.knows(s.pile(ObjectDiscard), "Durable Canned Goods"),
		table.Everyone)
	s.want("who knows the Smoke Grenade", s.knows(s.of(blue, Hand), "Smoke Grenade"), table.Set(blue))
}

// knows is who knows that a card lies in a pile.
func (s *scene) knows(p *table.Pile, card string) table.Seats {
	s.t.Helper()
	i := p.Find(s.card(card))
	if i < 0 {
		s.t.Fatalf("%s is not in the %s", card, p.Name)
	}
	return p.Cards[i].Seen
}

// FL-FURY-03, FL-EXPL-18
func TestFuryIsForBetweenActions(t *testing.T) {
	s := morning(t, "blue fury: 4", "blue boxes of Field Locker: empty, empty, damaged",
		"blue cargo: 3 survivor, 1 food")
	if ok, _ := s.can(s.menu("Blue", "explore:3", s.key(VerbSend, "Citadel Guard")), "fury"); ok {
		t.Error("Fury is bought in the middle of an action")
	}
	s.turn("Blue", "fury", "fury:3", "explore:2", s.key(VerbSend, "Citadel Guard"), "act:2", "block:2", "done",
		s.feeds(Food, "Citadel Guard"))
	look(t, s.Game, "blue fury: 0", "blue damage: 0", "blue rest: Desert Son (blue), Citadel Guard",
		"blue cargo: 3 survivor, 1 food, 1 fuel")
}

// FL-CONVOY-05, FL-CONVOY-06, FL-CONVOY-04
func TestShiftingCargo(t *testing.T) {
	s := morning(t, "blue boxes of Patrol Carrier: survivor, survivor, empty",
		"blue boxes of Field Locker: ammo, survivor, empty", "blue boxes of Ration Tank: food, fuel, empty")
	move := func(from, to spot) table.Option { return VerbMove.Of(int(from), int(to)) }
	tank, locker := s.card("Ration Tank"), s.card("Field Locker")
	swap, bad := move(spotOf(tank, 1), spotOf(locker, 0)), move(spotOf(locker, 0), spotOf(tank, 2))
	m := s.menu("Blue")
	has := func(list []table.Offered, o table.Option) bool {
		return slices.ContainsFunc(list, func(x table.Offered) bool { return x.Option == o })
	}
	if has(m.Free, swap) || !has(m.Free, bad) {
		t.Error("Ammo changes places with Fuel in a Food or Fuel box, or can't move to an open one")
	}
	s.DoFree(s.tab, blue, bad)
	look(t, s.Game, "blue boxes of Ration Tank: food, fuel, ammo", "blue boxes of Field Locker: empty, survivor, empty")
	arrange(t, s.Game, "phase: convoys fire", "foe Destroyers: region 1")
	if m := s.menu("Red"); len(m.Free) > 0 {
		t.Error("cargo can be shifted under fire")
	}
}

// FL-SETUP-22
func TestColours(t *testing.T) {
	_, err := newGame(table.Setup{Seats: 3, Options: map[string]string{"colour1": "red", "colour3": "red"}})
	if err == nil || !strings.Contains(err.Error(), "player 1 has that colour already") {
		t.Errorf("two reds: %v", err)
	}
	if _, err := newGame(table.Setup{Seats: 2, Options: map[string]string{"colour1": "pink"}}); err == nil {
		t.Error("pink")
	}
	for seed := range uint64(30) {
		g := fresh(t, 4)
		g.Step(table.InPlace(seed, 1, table.Config{}))
		seen := map[string]bool{}
		for s := range table.Seat(4) {
			seen[g.SeatName(s)] = true
		}
		if len(seen) != 4 || seen["Nobody"] {
			t.Fatalf("colours %v", seen)
		}
	}
}
