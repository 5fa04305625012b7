package firelands

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// FL-EX-13: speed 3, a Digger with a Drill on the convoy, Nitrous Oxide, and 1 Fuel beyond the first make 6 points.
func TestTheExampleOfSpeed(t *testing.T) {
	s := set(t, 2, "CCC")
	s.swapTruck(green, "Rock Borer")
	s.lay(s.of(green, Active), "Digger")
	s.lay(s.of(green, Hand), "Nitrous Oxide")
	s.empty(green)
	s.load(green, SurvivorToken, Fuel, Fuel)
	s.want("speed before anything is spent", s.speed(green), 4)
	s.play(PhaseMovement, "set-off", "use", "add-fuel", "drive:106")
	s.want("space", s.mat(green).Space, Space(106))
	s.want("points", s.mat(green).Moved, int8(6))
	s.want("Fuel", s.count(green, Fuel), 0)
}

// swapTruck gives a player another Truck; the Survivor at the wheel changes over.
func (s *scene) swapTruck(who table.Seat, name string) {
	old := s.truck(who)
	s.lay(s.pile(Common), Of(old).Handle)
	s.lay(s.of(who, Truck), name)
	s.reckon(who)
	tokens := s.survivors(who) - s.count(who, SurvivorToken)
	s.clear(old)
	for range tokens {
		s.place(who, SurvivorToken)
	}
}

// FL-EX-14: the first convoy over a Mountain needs a Drill and flips the Rock; the next do not, and suffer it too.
func TestTheExampleOfTheMountain(t *testing.T) {
	s := set(t, 2, "CCC")
	s.swapTruck(green, "Rock Borer")
	s.mat(green).Space, s.mat(red).Space = 105, 105
	s.lay(s.of(red, Hand), "Stealth Device") // so that red is always asked
	s.first(s.pile(RockPlaces), "Contamination Rock")
	s.play(PhaseMovement, "set-off", "cross:109", "counter", "stop")
	s.want("green", s.mat(green).Space, Space(109))
	s.want("the Rock", s.Rocks[0], RockOpen)
	s.want("points used", s.Moved(green), 3)
	s.lay(s.of(red, Active), "Gambler")
	s.place(red, SurvivorToken)
	s.play(PhaseMovement, "set-off", "cross:109", "The Gambler takes it", "stop")
	s.want("red", s.mat(red).Space, Space(109))
	s.want("counters on the Gambler", s.Cards[s.card("Gambler")].Counters, int8(1))
	s.want("the Rock stays", s.Rocks[0], RockOpen)
}

// first makes a counter the first of a row on the map.
func (s *scene) first(row *table.Pile, name string) {
	n := row.Len()
	s.lay(row, name)
	for range row.Len() - 1 {
		row.Move(s.tab, 0, row, table.Everyone, 0)
	}
	if row.Len() > n {
		row.Move(s.tab, n, s.pile(Aside), 0, 0)
	}
}

func (s *scene) Moved(who table.Seat) int { return int(s.mat(who).Moved) }

// FL-SHORT-02, FL-SHORT-04, FL-MOVE-03, FL-MOVE-04: what can't be done is shown with the reason.
func TestWhyAWayIsShut(t *testing.T) {
	s := set(t, 2, "CCC")
	s.first(s.pile(Waypoints), "Food Waypoint") // on 102
	s.swapTruck(red, "Scrap Hauler")            // speed 2
	s.Phase = PhaseMovement
	state, err := json.Marshal(s.Game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.Resume(Shelf, table.Setup{Game: "firelands", Seats: 2}, table.SeedOf("road"), nil,
		table.Snapshot{State: state})
	if err != nil {
		t.Fatal(err)
	}
	answer := func(who table.Seat, key string) {
		t.Helper()
		if err := m.Answer(who, m.Number(who), key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	denied := func(who table.Seat) string {
		var words []string
		for _, d := range m.Ask(who).Denied {
			words = append(words, table.Key(m.Verbs(), d.Option)+" "+d.Rule+" "+d.Why)
		}
		return strings.Join(words, "; ")
	}
	answer(green, "set-off")
	answer(green, "cross:101")
	s.want("on 101", denied(green), "cross:103 FL-SHORT-02 needs Tracks; add-fuel FL-MOVE-04 no Fuel; barter:113 "+
		"FL-OBJ-08 no Object to pay with")
	trailer := s.of(green, Trailers).At(0)
	s.want("Tracks that no box has", s.wants(green, BoxTracks, "none", "damaged"), "none")
	kind := Of(trailer).Boxes[0].Kind
	s.want("a whole box", s.wants(green, kind, "none", "damaged"), "none")
	s.Stow[trailer][0].Damaged = true
	s.want("a damaged box", s.wants(green, kind, "none", "damaged"), "damaged")
	s.Stow[trailer][0].Damaged = false
	answer(green, "stop")
	answer(red, "set-off")
	answer(red, "drive:102")
	s.want("on 102", denied(red), "cross:103 FL-MOVE-04 no points left: add Fuel or speed; add-fuel FL-MOVE-04 no Fuel")
}

// FL-EX-39, FL-RULING-60: another Survivor takes the wheel before the convoy sets off, if the Truck has a box for one.
func TestSomebodyTakesTheWheel(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-RULING-60")
	for i := range 3 { // red's Survivors sit on the Trailers, and the Truck carries cargo
		s.inBox("Bone Rig", i+1).Token = NoToken
	}
	s.empty(red)
	s.inBox("Trophy Cart", 1).Token = SurvivorToken
	s.inBox("Trophy Cart", 3).Token = SurvivorToken
	s.inBox("Hide Wagon", 1).Token = SurvivorToken
	s.inBox("Trophy Cart", 2).Token = Fuel
	s.inBox("Bone Rig", 2).Token = Ammo
	s.inBox("Bone Rig", 1).Damaged = true
	says := s.lookFuel(nil, VerbSetOff.Of(), red).Words
	if who := "; the Survivor on " + theBox(int16(s.cheapest(red, SurvivorToken))) + " takes the wheel"; !strings.HasSuffix(says, who) {
		t.Errorf("the row says %q, without %q", says, who)
	}
	s.play(PhaseMovement, "stop", "set-off", "cross:101", "stop")
	s.want("red", s.mat(red).Space, Space(101))
	s.want("at the wheel", s.inBox("Bone Rig", 2).Token, SurvivorToken)
	s.want("Ammo is still aboard", s.count(red, Ammo), 1)
}

// FL-CONVOY-03, FL-MOVE-02: in a full convoy something must go before a Survivor can take the wheel.
func TestUnloadingForTheDriver(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-CONVOY-03")
	s.lay(s.pile(Common), "Tribal Sister", "Tribal Warrior") // the Desert Son is alone
	for name, cargo := range map[string][]Cargo{
		"Bone Rig":    {{Damaged: true}, {Token: Fuel}, {}},
		"Trophy Cart": {{Token: SurvivorToken}, {Token: Fuel}, {Token: Ammo}},
		"Hide Wagon":  {{Token: Food}, {Token: Food}, {Token: Food}},
	} {
		copy(s.Stow[s.card(name)][:], cargo)
	}
	s.play(PhaseMovement, "stop", "Return 1 Ammo", "set-off", "cross:101", "stop")
	s.want("red", s.mat(red).Space, Space(101))
	s.want("Ammo", s.count(red, Ammo), 0)
	s.want("Fuel", s.count(red, Fuel), 1)
	s.want("at the wheel", s.inBox("Bone Rig", 2).Token, SurvivorToken)
}

// FL-RULING-64: a way that would kill the last Survivor says so.
func TestTheWarning(t *testing.T) {
	s := set(t, 2, "CDC")
	s.mat(green).Space = 204
	o := VerbCross.Of(208)
	label, piece := s.Label(o, green, nil)
	s.want("label", label, "By the Dangerous shortcut to 208: 1 Contamination, 1 Damage")
	s.want("piece", piece, "space:208")
	s.lay(s.pile(Common), "Spy", "Incursor")
	label, _ = s.Label(o, green, nil)
	s.want("label", label, "By the Dangerous shortcut to 208: 1 Contamination, 1 Damage, the end of your last Survivor")
}

// FL-MOVE-02: without a box for a Survivor on the Truck there is no moving, whatever the Fuel.
func TestADeadTruckStays(t *testing.T) {
	s := set(t, 2, "CCC")
	s.swapTruck(red, "Patrol Carrier") // two Survivor boxes and a Weapon
	for i := range 2 {
		c := s.inBox("Patrol Carrier", i+1)
		if c.Token == SurvivorToken {
			s.lay(s.pile(Common), Of(s.of(red, Active).At(0)).Handle)
		}
		*c = Cargo{Damaged: true}
	}
	s.lay(s.of(red, Hand), "Nitromethane")
	s.reckonAll()
	s.want("drives", s.canDrive(red), false)
	s.play(PhaseMovement, "stop", "stop")
	if slices.Contains(s.offers, "set-off") || len(s.offers) != 1 {
		t.Errorf("offered: %v", s.offers)
	}
}

// FL-MOVE-08, FL-EX-35: the first open gate stops the convoy, and what points are left are lost.
func TestTheCitadelStopsTheConvoy(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-MOVE-08")
	s.Gates = 4
	s.swapTruck(green, "Sun Chaser") // speed 5
	s.mat(green).Space = 308
	s.empty(green)
	s.load(green, Fuel, Fuel)
	s.play(PhaseMovement, "set-off", "add-fuel", "drive:311")
	s.want("green", s.mat(green).Space, Space(311))
	s.want("Citadel", s.mat(green).Reached, true)
	s.want("points", s.mat(green).Moved, int8(6))
}

// FL-ROUND-07, FL-RULING-03: when all gates are shut the road leads past the wall to the caves.
func TestPastTheWall(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Gates = 6
	s.mat(green).Space = 312
	s.play(PhaseMovement, "set-off", "drive:315")
	s.want("green", s.mat(green).Space, Space(315))
	s.want("Citadel", s.mat(green).Reached, false)
}

// FL-WAY-01, FL-WAY-02, FL-WAY-03, FL-RULING-62, FL-RULING-63: waypoints act on those who stop there, once.
func TestWaypoints(t *testing.T) {
	s := set(t, 3, "CCC")
	s.exercises("FL-WAY-02")
	s.first(s.pile(Waypoints), "Food Waypoint") // on 102
	food := s.count(green, Food)
	// yellow drives past, green stops and takes it, red comes too late.
	s.play(PhaseMovement, "set-off", "cross:101", "cross:102", "stop", "set-off", "drive:102", "claim", "set-off",
		"drive:102")
	s.want("taken", s.Taken[0], true)
	s.want("green's Food", s.count(green, Food), food+1)
	s.want("yellow left it", s.count(yellow, Food), 1)
	s.want("red found nothing", s.count(red, Food), 1)
}

// FL-WAY-04: contamination is compulsory, stays, and acts again only on somebody who comes anew.
func TestAPoisonedWaypoint(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-WAY-04")
	s.first(s.pile(Waypoints), "Contamination Waypoint")
	s.empty(green)
	s.load(green, Fuel, Fuel)
	s.play(PhaseMovement, "set-off", "drive:102", "stop", "The Spy takes it")
	s.want("counters on the Spy", s.Cards[s.card("Spy")].Counters, int8(1))
	s.want("taken", s.Taken[0], false)
	s.play(PhaseMovement, "set-off", "stop")
	s.want("a convoy that stays", s.Cards[s.card("Spy")].Counters, int8(1))
}

// FL-RULING-99: the Harpoon costs no Fuel and moves at the points of the convoy it holds, without any more.
func TestHarpoon(t *testing.T) {
	s := set(t, 3, "CCC")
	s.exercises("FL-RULING-99")
	s.lay(s.of(red, Hand), "Harpoon", "Nitrous Oxide")
	s.swapTruck(yellow, "Scrap Hauler") // speed 2
	s.empty(red)
	s.empty(yellow)
	s.load(yellow, Fuel, Fuel)
	// yellow moves with 4 points, green not at all.
	s.play(PhaseMovement, "set-off", "add-fuel", "cross:101", "stop", "stop", "use", "drive:103", "stop")
	s.want("yellow's points", s.Moved(yellow), 4)
	s.want("red", s.mat(red).Space, Space(103))
	if slices.ContainsFunc(s.offers, func(k string) bool { return k != "cross:104" && k != "stop" }) {
		t.Errorf("a convoy on the Harpoon is offered %v", s.offers)
	}
	s.want("the Harpoon is spent", s.pile(Common).Find(s.card("Harpoon")) >= 0, true)
}

// FL-RULING-100: Nitromethane saves the first Fuel and costs a box of the Truck at the end.
func TestNitromethane(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-RULING-100")
	s.lay(s.of(green, Hand), "Nitromethane")
	s.empty(green)
	s.load(green, Fuel)
	s.play(PhaseMovement, "use", "add-fuel", "drive:103", "stop", "damage:"+s.boxKey("Shade Runner", 3))
	s.want("green", s.mat(green).Space, Space(103))
	s.want("its Weapon", s.inBox("Shade Runner", 3).Damaged, true)
}

// boxKey is a box of a card, counted from 1, as keys have it.
func (s *scene) boxKey(name string, i int) string {
	return strings.TrimPrefix(table.Key(s.Verbs(), VerbDamage.Of(int(spotOf(s.card(name), i-1)))), "damage:")
}

// FL-RULING-56: the Paramedic wakes two, whose abilities work at once.
func TestParamedic(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-RULING-56")
	s.lay(s.of(green, Active), "Paramedic")
	s.lay(s.of(green, Rest), "Truck Driver")
	s.empty(green)
	s.load(green, SurvivorToken, SurvivorToken, Fuel, Food)
	s.mat(green).Fury = 2
	s.play(PhaseMovement, "call", "Truck Driver", "Desert Son", "set-off", "Truck Driver: 2 Fury for +2 speed",
		"drive:105")
	s.want("green", s.mat(green).Space, Space(105))
	s.want("Food", s.count(green, Food), 0)
	s.want("Fury", s.mat(green).Fury, int8(0))
	s.want("Desert Son", s.zoneOf(green, s.card("Desert Son (green)")), Active)
}

// FL-CARD-SS-04, FL-OBJ-08: the Incursor's barter costs an Object card; Special Loot won't do.
func TestIncursorBarters(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.of(green, Hand), "Chrome Spray", "Stealth Device")
	s.play(PhaseMovement, "set-off", "barter", "drive:105", "stop")
	s.want("green", s.mat(green).Space, Space(105))
	s.want("points", s.Moved(green), 5)
	s.want("Objects", s.objects(green), 0)
	s.want("cards", s.of(green, Hand).Len(), 1)
}

// FL-LOOT and FL-CARD-LT-01: Atomic Fuel, 4 points and a counter.
func TestAtomicFuel(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.of(green, Hand), "Atomic Fuel")
	s.play(PhaseMovement, "set-off", "use", "The Spy takes it", "drive:107", "stop")
	s.want("green", s.mat(green).Space, Space(107))
	s.want("counters on the Spy", s.Cards[s.card("Spy")].Counters, int8(1))
}

// FL-EX-15, FL-TURN-01, FL-TURN-02, FL-TURN-03.
func TestTheExampleOfTheTurnOrder(t *testing.T) {
	s := set(t, 4, "CCC")
	s.exercises("FL-TURN-01")
	s.Order = []table.Seat{red, blue, green, yellow}
	s.mat(red).Space, s.mat(green).Space, s.mat(blue).Space, s.mat(yellow).Space = 106, 102, 102, 108
	s.updateTurnOrder(s.tab)
	if want := []table.Seat{blue, green, red, yellow}; !slices.Equal(s.Order, want) {
		t.Errorf("the order is %v, want %v", s.Order, want)
	}
}

// FL-SHORT-03, FL-RULING-64: a dangerous way takes its toll, and the last Survivor if it must.
func TestDangerousWays(t *testing.T) {
	s := set(t, 2, "CDC")
	s.mat(green).Space = 204
	s.play(PhaseMovement, "set-off", "cross:208", "The Spy takes it", "damage:"+s.boxKey("Smuggler Box", 3), "stop")
	s.want("green", s.mat(green).Space, Space(208))
	s.want("counters on the Spy", s.Cards[s.card("Spy")].Counters, int8(1))

	s = set(t, 3, "CDC")
	s.mat(green).Space = 204
	for _, name := range []string{"Spy", "Incursor"} { // only the Desert Son is left, skill 1
		s.lay(s.pile(Common), name)
		s.pack(green, s.cheapest(green, SurvivorToken), NoToken)
	}
	s.driverTo(green)
	s.play(PhaseMovement, "stop", "set-off", "cross:208", "yes")
	s.want("green is out", s.mat(green).Out, true)
	if !slices.Equal(s.Order, []table.Seat{red, yellow}) {
		t.Errorf("the order is %v", s.Order)
	}
	s.want("red still had a turn", s.asked[len(s.asked)-1], "set-off")
}

// driverTo makes sure that a Survivor is on the Truck.
func (s *scene) driverTo(who table.Seat) { s.takeWheel(s.tab, who) }

// FL-MOVE-04, FL-RULING-99: whoever has no point left is told what can still be done.
func TestAQuestionWithoutAPointSaysWhatIsLeft(t *testing.T) {
	s := set(t, 2, "CCC")
	for _, c := range []struct {
		points, line int
		says         string
	}{
		{2, -1, "with 2 points left. Where to?"},
		{0, -1, "with 0 points left. Add speed to get further, or stop here."},
		{0, 4, "with 0 points left. The Harpoon's line ends here."},
	} {
		s.Ride = Ride{Moving: true, Line: int8(c.line)}
		if got := s.Question(AskDrive, [3]int16{int16(c.points), 104}, red, nil); !strings.HasSuffix(got, c.says) {
			t.Errorf("it says %q, want %q", got, c.says)
		}
	}
}

// FL-MOVE-04: where no point is left the question names more speed only where something can add it.
func TestOnlyWhatCanBeAddedIsAskedFor(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Ride = Ride{Moving: true, Line: -1}
	asks := func(left int16, want string) {
		t.Helper()
		if got := s.Question(AskDrive, [3]int16{left, 103}, red, nil); !strings.HasSuffix(got, " left. "+want) {
			t.Errorf("%q does not end in %q", got, want)
		}
	}
	s.empty(red)
	asks(0, "No Fuel is left.")
	asks(1, "Where to?")
	s.load(red, Fuel)
	asks(0, "Add speed to get further, or stop here.")
	s.empty(red)
	s.lay(s.of(red, Active), "Truck Driver")
	s.mat(red).Fury = 1
	asks(0, "Add speed to get further, or stop here.")
	s.mat(red).Fury = 0
	asks(0, "No Fuel is left.")
}
