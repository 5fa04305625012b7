package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// morning is a game of four in its first Exploration Phase, with what the lines arrange. The market holds five cards
// that do no harm.
func morning(t *testing.T, lines ...string) *scene {
	t.Helper()
	s := set(t, 4, "CCC")
	arrange(t, s.Game, "everybody: fresh", "slot 1: Half-Buried Diner", "slot 2: Sandblown Garage",
		"slot 3: Scrap Bazaar", "slot 4: Dry Dock", "slot 5: Broken Aqueduct", "tile 1: Water Trough 1",
		"tile 2: Breaker's Yard 1", "tile 3: Tool Crib 1", "tile 4: Powder Shed 1", "tile 5: Last Pump 1",
		"order: Red, Green, Yellow, Blue")
	arrange(t, s.Game, lines...)
	s.tab = table.InPlace(1, 2, table.Config{Decider: day{s}, Rig: s.rig, Marks: true, Loud: true})
	return s
}

// day answers by the script, and when that is used up, says that it is enough.
type day struct{ *scene }

func (d day) Pick(seat table.Seat, p *table.Prompt, options []table.Option) int {
	d.t.Helper()
	if len(d.script) == 0 {
		for i, o := range options {
			switch o.Verb {
			case VerbEnd, VerbDone, VerbShift, VerbReady:
				return i
			}
		}
	}
	return d.scene.Pick(seat, p, options)
}

// turn plays one player's Exploration turn. The script must be just what is asked.
func (s *scene) turn(colour string, script ...string) {
	s.t.Helper()
	arrange(s.t, s.Game, "turn: "+colour)
	s.step(script...)
}

func (s *scene) step(script ...string) {
	s.t.Helper()
	s.script, s.asked = script, nil
	s.Step(s.tab)
	if what := broken(s.Game); what != "" {
		s.t.Fatal(what)
	}
	if len(s.script) > 0 {
		s.t.Fatalf("never asked: %q", s.script)
	}
}

// told are the sentences told since the last call, as a spectator reads them.
func (s *scene) told() string {
	var out []string
	for _, e := range s.events() {
		if e.Who != 0 {
			e.Secret = table.Hidden
		}
		out = append(out, s.Tale(e, table.Nobody, nil))
	}
	return strings.Join(out, "\n")
}

// menu is what a question of a player's turn offers and denies, by looking at it through a match.
func (s *scene) menu(colour string, answers ...string) *table.Ask {
	s.t.Helper()
	_, a := s.match(colour, answers...)
	return a
}

// match is a match that goes on from the position, after so many answers of a player, and what they are asked then.
func (s *scene) match(colour string, answers ...string) (*table.Match, *table.Ask) {
	s.t.Helper()
	arrange(s.t, s.Game, "turn: "+colour)
	box := *Shelf
	box.New = func(table.Setup) (table.Game, error) {
		n := &Game{}
		n.CopyFrom(s.Game)
		return n, nil
	}
	m, err := table.NewMatch(&box, table.Setup{Seats: int(s.Players)}, table.SeedOf("menu"))
	if err != nil {
		s.t.Fatal(err)
	}
	who, _ := s.seatNamed(colour)
	for _, key := range answers {
		if err := m.Answer(who, m.Number(who), key, table.ByHand); err != nil {
			s.t.Fatalf("%s: %v", key, err)
		}
	}
	a := m.Ask(who)
	if a == nil {
		s.t.Fatalf("%s is not asked anything", colour)
	}
	return m, a
}

// can reports whether a key is on offer, and else the rule that denies it.
func (s *scene) can(a *table.Ask, key string) (bool, string) {
	for _, o := range a.Options {
		if table.Key(s.Verbs(), o.Option) == key {
			return true, o.Rule
		}
	}
	for _, d := range a.Denied {
		if table.Key(s.Verbs(), d.Option) == key {
			return false, d.Rule
		}
	}
	return false, ""
}

func (s *scene) key(verb table.Verb, names ...string) string {
	var n []int
	for _, name := range names {
		n = append(n, int(s.card(name)))
	}
	return table.Key(s.Verbs(), verb.Of(n...))
}

// FL-EX-02
func TestContaminatedFoodReachesTheDearestSlot(t *testing.T) {
	s := morning(t, "blue cargo: 3 survivor, 1 contaminated food")
	feed := table.Key(s.Verbs(), VerbFeed.Of(int(BadFood), int(s.card("Citadel Scientist"))))
	s.turn("Blue", feed, "explore:5", "block:5:1")
	look(t, s.Game, "counters on Citadel Scientist: 1", "boost on Citadel Scientist: 0",
		"blue exhausted: Citadel Scientist", "blue cargo: 3 survivor, 1 fuel")
}

// FL-EX-03, FL-CONT-05
func TestTreatedInTime(t *testing.T) {
	place := []string{
		"blue active: Desert Son, Citadel Guard", "blue rest: Citadel Scientist", "slot 1: Oil Platform",
		"blue cargo: 3 survivor, 1 food",
	}
	s := morning(t, place...)
	s.turn("Blue", "explore:1", "Send the Desert Son", "act:1", "block:1", "bonus:1", "To the Exhausted Zone")
	look(t, s.Game, "counters on Desert Son (blue): 0", "blue exhausted: Desert Son (blue)",
		"blue cargo: 3 survivor, 1 food, 2 fuel", "blue fury: 0")

	s = morning(t, place...)
	s.turn("Blue", "explore:1", "Send the Desert Son", "act:1", "block:1", "done", "To the Exhausted Zone")
	look(t, s.Game, "blue exhausted: none", "common: Desert Son (blue)", "blue cargo: 2 survivor, 1 food, 2 fuel")
}

// FL-EX-04
func TestOilPlatform(t *testing.T) {
	s := morning(t, "blue active: Welder, Citadel Guard", "blue rest: none", "slot 2: Oil Platform",
		"blue cargo: 2 survivor")
	s.turn("Blue", "explore:2", "Send the Welder", "act:2", "block:2")
	look(t, s.Game, "counters on Welder: 1", "blue cargo: 2 survivor, 2 fuel", "blue exhausted: Welder",
		"slot 2: Oil Platform", "on Oil Platform: right")
}

// FL-EX-05
func TestNewTruck(t *testing.T) {
	s := morning(t, "blue boxes of Patrol Carrier: survivor, survivor, damaged", "slot 2: Scrap Hauler",
		"blue devices: Roof Rack on Patrol Carrier")
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2")
	look(t, s.Game, "blue truck: Scrap Hauler", "blue damage: 0", "blue cargo: 3 survivor, 1 food, 1 fuel, 1 ammo",
		"common: Patrol Carrier",
		"blue devices: Roof Rack on Scrap Hauler")
}

// FL-EX-06
func TestNewTrailerReplaces(t *testing.T) {
	s := morning(t, "blue boxes of Ration Tank: damaged, fuel, empty", "slot 2: Tank Trailer")
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2", s.key(VerbReplace, "Ration Tank"))
	look(t, s.Game, "blue trailers: Field Locker, Tank Trailer", "blue damage: 0", "common: Ration Tank")
}

// FL-RULING-36: a Trailer that replaces another takes its place.
func TestReplacedInItsPlace(t *testing.T) {
	s := morning(t, "slot 2: Tank Trailer", "blue devices: Roof Rack on Field Locker")
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2", s.key(VerbReplace, "Field Locker"))
	look(t, s.Game, "blue trailers: Tank Trailer, Ration Tank", "blue devices: Roof Rack on Tank Trailer")
}

// FL-EX-07, FL-IMPROVE-04
func TestNewDevice(t *testing.T) {
	place := []string{
		"blue devices: Roof Rack on Patrol Carrier", "blue boxes of Roof Rack: damaged, food", "slot 2: Swivel Gun",
	}
	s := morning(t, place...)
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2", "Mount it on the Patrol Carrier")
	look(t, s.Game, "blue devices: Swivel Gun on Patrol Carrier", "common: Roof Rack", "blue damage: 0")
	s = morning(t, place...)
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2", "Mount it on the Ration Tank", "bonus:2")
	look(t, s.Game, "blue devices: Roof Rack on Patrol Carrier, Swivel Gun on Ration Tank", "blue damage: 0")
}

// FL-EX-08
func TestRecruit(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: none", "slot 2: Fanatic", "blue cargo: 1 survivor, 1 food")
	s.turn("Blue", table.Key(s.Verbs(), VerbFeed.Of(int(Food), int(s.card("Desert Son (blue)")))), "explore:2", "act:2",
		"done", "To the Exhausted Zone")
	look(t, s.Game, "blue rest: Fanatic", "blue cargo: 2 survivor")
}

// FL-EX-09, FL-RULING-111
func TestWastelandNomad(t *testing.T) {
	s := morning(t, "blue hand: Smoke Grenade", "slot 2: Wasteland Nomad", "blue cargo: 3 survivor")
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "deal:2", "Fuel", "Ammo")
	look(t, s.Game, "blue cargo: 3 survivor, 1 fuel, 1 ammo", "slot 2: Wasteland Nomad",
		"object discard: Smoke Grenade")
	s.turn("Blue", "explore:2", "deal:2:1", "Fuel")
	look(t, s.Game, "blue cargo: 3 survivor, 3 fuel, 1 ammo", "blue fame: -1")
	if c, _ := s.slotCard(2); Of(c).Name == "Wasteland Nomad" {
		t.Error("the Nomad has not gone")
	}
}

// FL-EX-10
func TestRepairedBoxesTakeTheGoods(t *testing.T) {
	s := morning(t, "blue active: Fanatic", "blue rest: none", "slot 3: Solar Farm", "blue cargo: none",
		"blue boxes of Patrol Carrier: survivor, damaged, empty",
		"blue boxes of Field Locker: damaged, damaged, damaged", "blue boxes of Ration Tank: damaged, damaged, damaged")
	s.turn("Blue", "explore:3", "bonus:3", s.at("Ration Tank", 0, VerbRepair), s.at("Ration Tank", 1, VerbRepair),
		s.at("Patrol Carrier", 2, VerbDamage), "block:3")
	look(t, s.Game, "blue boxes of Ration Tank: fuel, fuel, damaged",
		"blue boxes of Patrol Carrier: survivor, damaged, damaged")
}

func (s *scene) at(card string, i int, verb table.Verb) string {
	return table.Key(s.Verbs(), verb.Of(int(spotOf(s.card(card), i))))
}

// FL-EX-11
func TestBreak(t *testing.T) {
	s := morning(t, "blue boxes of Field Locker: empty, empty, damaged")
	s.turn("Blue", s.key(VerbBreak, "Citadel Scientist"), s.at("Field Locker", 2, VerbRepair), "rage")
	look(t, s.Game, "blue rest: Desert Son (blue), Citadel Scientist", "blue fury: 1", "blue damage: 0")
}

// FL-EX-12
func TestFuryForAnObject(t *testing.T) {
	s := morning(t, "blue fury: 4", "slot 2: Scrap Bazaar", "slot 3: Sandblown Garage")
	s.turn("Blue", "explore:3", "Send the Citadel Guard", "bonus:3:1", "act:3", "block:3")
	look(t, s.Game, "blue fury: 2")
	if n := s.of(blue, Hand).Len(); n != 1 {
		t.Errorf("Blue holds %d cards", n)
	}
}

// FL-EX-32, FL-RULING-24
func TestLivingOnContaminatedFood(t *testing.T) {
	s := morning(t, "blue active: Desert Son, Citadel Guard", "blue cargo: 3 survivor, 1 contaminated food")
	feed := table.Key(s.Verbs(), VerbFeed.Of(int(BadFood), int(s.card("Desert Son (blue)"))))
	s.turn("Blue", feed, "explore:2", "Send the Desert Son", "act:2", "block:2", "done", "To the Rest Zone at once")
	look(t, s.Game, "common: Desert Son (blue)", "blue cargo: 1 survivor, 1 fuel")
}

// FL-EX-33, FL-FAME-05
func TestFameFloor(t *testing.T) {
	s := morning(t, "blue fame: -1", "blue fury: 2", "slot 2: Roadside Shrine", "blue cargo: 3 survivor",
		"tile 5: Last Pump 2", "boost on Citadel Guard: 1")
	if ok, rule := s.can(s.menu("Blue", "explore:5"), "bonus:5"); ok || rule != "FL-FAME-05" {
		t.Errorf("a bonus that costs Fame: on offer %v by %s", ok, rule)
	}
	s.turn("Blue", "explore:2", "Send the Citadel Guard", "act:2", s.at("Field Locker", 2, VerbDamage), "block:2:1",
		"bonus:2")
	look(t, s.Game, "blue fame: -1", "blue damage: 0", "blue cargo: 3 survivor, 2 fuel")
}

// FL-EX-36, FL-RULING-23
func TestGroups(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist, Citadel Guard, Desert Son", "blue rest: none",
		"blue cargo: 3 survivor")
	var keys []string
	for _, o := range s.menu("Blue", "explore:5").Options {
		keys = append(keys, table.Key(s.Verbs(), o.Option))
	}
	want := []string{
		s.key(VerbSend, "Citadel Scientist", "Citadel Guard"),
		s.key(VerbSend, "Citadel Scientist", "Desert Son (blue)"),
		s.key(VerbSend, "Citadel Guard", "Desert Son (blue)"),
	}
	if !slices.Equal(keys, want) {
		t.Errorf("groups %v, want %v", keys, want)
	}
	s.turn("Blue", "explore:5", want[1], "block:5", "To the Rest Zone at once")
	look(t, s.Game, "blue exhausted: Citadel Scientist", "blue rest: Desert Son (blue)")
}

// FL-RULING-20, FL-ENC-02: every Encounter has an option that nobody in the game can be unable to pay, as one undamaged
// box, the one that holds a Survivor, is always there to take Damage.
func TestNoEncounterIsEverClosed(t *testing.T) {
	poorest := means{fame: lowestFame, room: 1, involved: true, anyone: true}
	for _, c := range Cards(Firelands, GroupExploration) {
		if f := Of(c); f.Kind == KindEncounter && !poorest.anyDeal(f) {
			t.Errorf("%s: no option for a player with nothing", f.Name)
		}
	}
	dear := &Face{
		Deals: []Deal{{Pay: []Effect{{Do: DoDamage, N: 2}}}, {Pay: []Effect{{Do: DoToken, N: 1, Token: ObjectToken}}}},
	}
	if poorest.anyDeal(dear) {
		t.Error("2 Damage in one box, or an Object that is not there")
	}
}
