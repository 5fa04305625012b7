package firelands

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// FL-RULING-63: a row that leads to a waypoint says that there is no room for what lies there.
func TestOutlookOfAWaypointWithoutRoom(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Ride = Ride{Moving: true, Line: -1}
	s.mat(red).Space = 101
	s.first(s.pile(Waypoints), "Ammo Waypoint")
	s.empty(red)
	place, at := 0, Space(0)
	for at = 101; at < LastSpace; at++ {
		if p, ok := s.waypointAt(at); ok && p == place {
			break
		}
	}
	const brings = "a stop there brings 1 Ammo"
	if got := s.foundOn(red, at); got != brings {
		t.Errorf("with room: %q", got)
	}
	for h := s.hold(red); h.Over() < 0; h = s.hold(red) {
		s.load(red, Food)
	}
	if got := s.foundOn(red, at); got != brings+" (no room for 1)" {
		t.Errorf("without room: %q", got)
	}
}

// FL-ROCK-03: what a Rock that lies open does is counted by the row that leads over it.
func TestOutlookOfARockThatLiesOpen(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space = 105
	s.first(s.pile(RockPlaces), "Damage Rock")
	s.load(red, Food)
	l := &s.layouts[red]
	l.damaged |= l.tokens[NoToken] // what is whole holds something
	for _, c := range []struct {
		lies  RockState
		words string
	}{
		{RockHidden, "no point left: you stop there; worth 1 Fame more; counted by a shortcut; " +
			"the hidden Rock: 1 Contamination (3 in 8), 1 Damage (3 in 8), 1 Fame for you (2 in 8)"},
		{RockOpen, "no point left: you stop there; worth 1 Fame more; counted by a shortcut; 1 token must go"},
	} {
		s.Rocks[0] = c.lies
		if got := s.Outlook(AskDrive, VerbCross.Of(109), red, nil).Words; got != c.words {
			t.Errorf("%v: %q, want %q", c.lies, got, c.words)
		}
	}
}

// FL-SETUP-08: what a hidden Rock may be goes by those that have been turned up, and who could only die of it is told.
func TestOutlookOfAHiddenRock(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space = 105
	s.Rocks[len(s.pile(RockPlaces).Cards)-1] = RockGone
	kinds := map[Hazard]string{HazardContamination: "1 Contamination", HazardDamage: "1 Damage", HazardFame: "1 Fame for you"}
	gone := kinds[Of(s.pile(RockPlaces).At(s.pile(RockPlaces).Len()-1)).Hazard]
	fresh := map[string]int{"1 Contamination": 3, "1 Damage": 3, "1 Fame for you": 2}
	fresh[gone]--
	got := s.Outlook(AskDrive, VerbCross.Of(109), red, nil)
	for what, n := range fresh {
		if odds := what + " (" + strconv.Itoa(n) + " in 7)"; !strings.Contains(got.Words, odds) {
			t.Errorf("%q does not say %q", got.Words, odds)
		}
	}
	for _, k := range zones {
		for _, l := range s.of(red, k).Cards {
			s.Cards[l.Card].Counters = int8(Of(l.Card).Skill) - 1
		}
	}
	got = s.Outlook(AskDrive, VerbCross.Of(109), red, nil)
	if !strings.Contains(got.Words, "Contamination would be fatal for whoever takes it") || got.Stake != table.NoStake {
		t.Errorf("where everybody dies of it: %+v", got)
	}
	s.first(s.pile(RockPlaces), "Contamination Rock")
	s.Rocks[0] = RockOpen
	got = s.Outlook(AskDrive, VerbCross.Of(109), red, nil)
	if !strings.Contains(got.Words, "1 Contamination: 1 Survivor must die") || got.Stake != table.Loss {
		t.Errorf("where it lies open: %+v", got)
	}
}

// FL-SHORT-03, FL-SHORT-05, FL-CONT-03: what several counters do together is told, and that it is the end where nobody
// would be left, of Contamination or of Damage; with a Hazmat Suit it may be otherwise (FL-RULING-105).
func TestOutlookOfATollOfSeveral(t *testing.T) {
	const out, suit = "your last Survivor dies: you are out", "Hazmat Suit"
	for _, c := range []struct {
		from, to       Space
		active, hand   string
		counters, left int // on each Survivor; 0 where no box but those of Survivors is whole
		words          string
		stake          table.Stake
	}{
		{203, 206, "Citadel Guard", "none", 0, 9, out, table.End},
		{203, 206, "Citadel Guard", suit, 0, 9, "", table.NoStake},
		{203, 206, "Citadel Guard", suit, 1, 9, out, table.End},
		{203, 206, "Citadel Guard, Spy", "none", 1, 9, out, table.End},
		{203, 206, "Citadel Guard, Spy", "none", 0, 9, "", table.NoStake},
		{203, 206, "Citadel Guard, Spy, Incursor", "none", 1, 9, "2 Contamination: 2 Survivors must die", table.Loss},
		{206, 208, "Citadel Guard", "none", 1, 9, out, table.End},
		{206, 208, "Citadel Guard", suit, 1, 9, "your last Survivor may die", table.Loss},
		{205, 207, "Citadel Guard", "none", 0, 0, out, table.End},
	} {
		s := morning(t, "rocks 203-206: open Contamination Rock, open Contamination Rock", "blue rest: none",
			"blue active: "+c.active, "blue cargo: "+strconv.Itoa(strings.Count(c.active, ",")+1)+" survivor",
			"blue hand: "+c.hand)
		who, _ := s.seatNamed("Blue")
		for _, l := range s.of(who, Active).Cards {
			s.Cards[l.Card].Counters = int8(c.counters)
		}
		if l := &s.layouts[who]; c.left == 0 {
			l.damaged |= l.tokens[NoToken]
		}
		words, stake := s.lookToll(who, s.chart().find(c.from, c.to))
		if words != c.words || stake != c.stake {
			t.Errorf("%+v: %q, %v", c, words, stake)
		}
	}
}

// fire is what is said of the fire of Enemies that lie in ambush.
func fire(s *scene, names ...string) string {
	var numbers []int
	for _, n := range names {
		numbers = append(numbers, int(Of(s.card(n)).Number))
	}
	most := strconv.Itoa(s.hardest(numbers))
	return "then Enemy fire unless beaten, up to " + most + " Damage where a card says"
}

// FL-AMBUSH-02, FL-AMBUSH-03, FL-AMBUSH-05, FL-TURN-01: whoever ends a movement where an Enemy will lie reads so, with the
// Damage that the rules then do at most; that is where whoever is ahead now stands, not who was.
func TestOutlookOfAnAmbush(t *testing.T) {
	s := morning(t, "slot 2: Pathfinder", "blue space: 104", "red space: 101", "green space: 103", "yellow space: 103",
		"phase: movement")
	here := func(colours string) {
		t.Helper()
		for _, colour := range []string{"Blue", "Red", "Green", "Yellow"} {
			who, _ := s.seatNamed(colour)
			s.mat(who).Stealth = colour == "Yellow"
			words := s.lookStop(nil, table.Option{}, who).Line()
			got, want := strings.Contains(words, "; an ambush by the Pathfinder, up to 2 Damage on the ") &&
				strings.Contains(words, "; "+fire(s, "Pathfinder")), strings.Contains(colours, colour)
			if got != want {
				t.Errorf("%s reads %q; is there an ambush? %v", colour, words, want)
			}
		}
	}
	here("Blue, Red, Green")
	who, _ := s.seatNamed("Green")
	s.mat(who).Space = 202 // has overtaken Blue, who moved first
	here("Green")
	arrange(t, s.Game, "slot 2: Scrap Bazaar")
	here("nobody")
}

// FL-DMG-03, FL-AMBUSH-06: an ambush does no more than it finds boxes, and whom it can't hit reads that.
func TestOutlookOfAnAmbushThatMisses(t *testing.T) {
	s := morning(t, "slot 2: Destroyers", "blue space: 104", "phase: movement")
	who, _ := s.seatNamed("Blue")
	by := "Destroyers"
	stops := func(want string) {
		t.Helper()
		got := s.lookStop(nil, table.Option{}, who).Line()
		if !strings.Contains("; "+got, want+"; ") || !strings.Contains(got, "; "+fire(s, by)) {
			t.Errorf("%q does not say %q", got, want)
		}
	}
	stops("; an ambush by the Destroyers that hits none of your boxes") // no Device stands in the top row
	s.mount(who, "Ripper Cyclone")
	boxes := len(Of(s.card("Ripper Cyclone")).Boxes)
	stops("; an ambush by the Destroyers, up to " + strconv.Itoa(min(2, boxes)) + " Damage on the Ripper Cyclone")
	arrange(t, s.Game, "slot 2: Baron Tesla")
	by = "Baron Tesla"
	stops("; an ambush by Baron Tesla, up to 2 Damage on the Patrol Carrier and the Ripper Cyclone, 1 Survivor to Rest")
	arrange(t, s.Game, "blue exhausted: Spy", "blue active: none", "blue rest: none", "blue cargo: 1 survivor")
	stops("; an ambush by Baron Tesla, up to 2 Damage on the Patrol Carrier and the Ripper Cyclone") // FL-RULING-153
}

// FL-EFIRE-02: a row that moves a convoy says which Enemies hit it where it then stands, and who lies in ambush there.
func TestOutlookOfAMoveUnderFire(t *testing.T) {
	s := morning(t, "phase: movement")
	one := s.foe("Pathfinder", 1)
	s.mat(red).Space = 105
	s.Ride = Ride{Moving: true, Line: -1}
	look := func(o table.Option) string { return s.Outlook(AskDrive, o, red, nil).Line() }
	hardest := 0
	for _, l := range s.pile(OutcomeDeck).Cards {
		hardest = max(hardest, int(Of(l.Card).Foes[one-1].Damage))
	}
	if most := s.hardest([]int{one}); most != hardest || most == 0 {
		t.Errorf("the Pathfinder does up to %d Damage, want %d", most, hardest)
	}
	most := strconv.Itoa(hardest)
	cross, drive := VerbCross.Of(109), VerbDrive.Of(107)
	if got := look(cross); !strings.HasSuffix(got, "; Enemy fire by the Pathfinder, up to "+most+" Damage where a card says") {
		t.Errorf("to cross says %q", got)
	}
	if got := look(VerbStop.Of()); !strings.HasSuffix(got, "; Enemy fire by the Pathfinder, up to "+most+" Damage where a card says") {
		t.Errorf("to stop says %q", got)
	}
	two := s.foe("Destroyers", 1)
	arrange(t, s.Game, "slot 2: Metal Smasher")
	want := "; Enemy fire by the Destroyers and the Pathfinder, up to " + strconv.Itoa(s.hardest([]int{one, two})) +
		" Damage where a card says; an ambush by the Metal Smasher, up to 3 Damage on the Bone Rig and the Trophy Cart; "
	if got := look(drive); !strings.Contains(got, want) || !strings.Contains(got, "; "+fire(s, "Metal Smasher")) {
		t.Errorf("to drive says %q", got)
	}
	s.mat(red).Stealth = true
	if got := look(cross); strings.Contains(got, "fire") || strings.Contains(got, "ambush") {
		t.Errorf("who hides reads %q", got)
	}
	s.mat(red).Stealth = false
	s.Foes[one].Region, s.Foes[two].Region = 2, 2
	if got := look(cross); strings.Contains(got, "fire by") {
		t.Errorf("with the Enemies in another region: %q", got)
	}
}

// FL-ROUND-03: the row by which the last convoy leaves a region says which Enemies are left behind there, and what the
// player has on them; as long as another convoy is there, they are not.
func TestOutlookOfEnemiesLeftBehind(t *testing.T) {
	s := set(t, 2, "CCC")
	one, ahead := s.foe("Destroyers", 1), s.foe("Metal Smasher", 2)
	s.Ride = Ride{Moving: true, Line: -1}
	road := func() table.Option {
		for to := Space(200); to < 203; to++ {
			if w := s.chart().find(s.mat(red).Space, to); w != nil {
				return VerbCross.Of(int(to))
			}
		}
		t.Fatal("no way leads on")
		return table.Option{}
	}
	for s.mat(red).Space = 113; s.chart().find(s.mat(red).Space, 200) == nil; s.mat(red).Space-- {
	}
	cross, says := road(), func(want string) {
		t.Helper()
		got := s.Outlook(AskDrive, road(), red, nil).Words
		if _, behind, _ := strings.Cut(got, "leaves behind "); !strings.HasPrefix(behind+";", want) || (want == ";") != (behind == "") {
			t.Errorf("%q, want %q", got, want)
		}
	}
	s.mat(green).Space = Space(cross.A)
	says("the Destroyers;")
	s.Foes[one].Targets[red], s.Foes[ahead].Targets[red] = 2, 1
	says("the Destroyers (2 Targets of yours);")
	s.foe("Pathfinder", 1)
	if got := s.abandons(red, Space(cross.A)); !strings.Contains(got, " and ") {
		t.Errorf("of two Enemies: %q", got)
	}
	s.mat(green).Space = 104
	says(";")
}

// FL-WAY-04, FL-CONT-03: the row that leads to a contaminated waypoint says whom that kills, and is the end where the
// convoy gets no further.
func TestOutlookOfAContaminatedWaypoint(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Ride = Ride{Moving: true, Line: -1}
	s.mat(red).Space = 101
	for i, l := range s.pile(Waypoints).Cards {
		if Of(l.Card).Hazard == HazardContamination {
			s.pile(Waypoints).Cards[0], s.pile(Waypoints).Cards[i] = l, s.pile(Waypoints).Cards[0]
			break
		}
	}
	at := Space(101)
	for p, ok := s.waypointAt(at); !ok || p != 0; p, ok = s.waypointAt(at) {
		at++
	}
	crew := s.of(red, Active).Cards[:1]
	for _, k := range zones {
		for _, l := range s.of(red, k).Cards {
			s.Cards[l.Card].Counters = int8(Of(l.Card).Skill) - 1
		}
	}
	const stop = "a stop there costs 1 Contamination"
	s.empty(red)
	for _, c := range []struct {
		alone bool
		left  int
		words string
		stake table.Stake
	}{
		{false, 1, stop + ": fatal for whoever takes it", table.NoStake},
		{false, 0, stop + ": fatal for whoever takes it", table.Loss},
		{true, 1, stop + ": your last Survivor may die", table.Loss},
		{true, 0, stop + ": your last Survivor dies", table.End},
	} {
		if c.alone {
			s.of(red, Active).Cards = crew
			s.of(red, Rest).Cards, s.of(red, Exhausted).Cards = nil, nil
		}
		if words, stake := s.tainted(red, at, c.left); words != c.words || stake != c.stake {
			t.Errorf("%+v: %q, %v", c, words, stake)
		}
		way := s.Outlook(AskDrive, VerbDrive.Of(int(at)), red, nil)
		if !strings.Contains(way.Words, stop+": ") {
			t.Errorf("the way there says %+v", way)
		}
	}
	s.Cards[crew[0].Card].Counters = 0
	if words, stake := s.tainted(red, at, 0); words != stop || stake != table.NoStake {
		t.Errorf("who lives with it reads %q, %v", words, stake)
	}
}

// FL-MOVE-04, FL-MOVE-05: a way that takes the last point says that the movement ends with it, unless something in the
// convoy or in the hand could add another.
func TestOutlookOfTheLastPoint(t *testing.T) {
	s := morning(t, "blue space: 100", "blue active: Citadel Scientist", "blue hand: none", "blue cargo: 3 survivor",
		"phase: movement")
	who, _ := s.seatNamed("Blue")
	s.Ride = Ride{Moving: true, Line: -1, Bought: int8(1 - s.speed(who))}
	look := func() string {
		words, _, _ := strings.Cut(s.Outlook(AskDrive, VerbCross.Of(101), who, nil).Words, ";")
		return words
	}
	const ends, none = "no point left: you stop there", "0 points left"
	if got := look(); got != ends {
		t.Errorf("with nothing to add: %q", got)
	}
	arrange(t, s.Game, "blue hand: Nitrous Oxide")
	if got := look(); got != none {
		t.Errorf("with Nitrous Oxide: %q", got)
	}
	arrange(t, s.Game, "blue hand: none", "blue cargo: 3 survivor, 1 fuel")
	if got := look(); got != none {
		t.Errorf("with Fuel: %q", got)
	}
	s.Ride.Line = 1
	if got := look(); got != ends {
		t.Errorf("on the Harpoon's line: %q", got)
	}
}

// FL-RULING-100: as long as Nitromethane burns, each way and each stop says what it costs where the movement ends.
func TestOutlookOfNitromethane(t *testing.T) {
	s := morning(t, "blue space: 100", "phase: movement")
	who, _ := s.seatNamed("Blue")
	s.Ride = Ride{Moving: true, Line: -1, Nitro: true}
	const burns = "1 Damage on your Truck"
	a := &table.Ask{Prompt: AskDrive, Seat: who}
	for _, o := range []table.Option{VerbCross.Of(101), VerbDrive.Of(103), VerbStop.Of()} {
		if x := s.OutlookOf(a, o, nil); !slices.Contains(x.Shared, burns) || x.Which == "" {
			t.Errorf("%v: %+v", o, x)
		}
	}
	l := &s.layouts[who]
	for left := l.whole(AreaTruck) &^ l.tokens[SurvivorToken]; left != 0; left = left.rest() {
		l.damaged |= left & -left
	}
	if x := s.OutlookOf(a, VerbStop.Of(), nil); !slices.Contains(x.Shared, burns+" (1 Survivor must die)") || x.Stake != table.Loss {
		t.Errorf("with nothing but Survivors on the Truck: %+v", x)
	}
	s.Ride.Nitro = false
	if x := s.OutlookOf(a, VerbStop.Of(), nil); slices.Contains(x.Shared, burns) {
		t.Errorf("without: %+v", x)
	}
}

// FL-FIRE-16, FL-MOVE-03: what a player keeps is said where there is some of it.
func TestOutlookOfNothingToKeep(t *testing.T) {
	for _, c := range []struct {
		cargo      string
		ammo, fuel string
	}{
		{"blue cargo: 2 survivor, 1 ammo, 2 fuel", "keeps 1 Ammo; ", "keeps 2 Fuel"}, {"blue cargo: 2 survivor", "", ""},
	} {
		s := morning(t, c.cargo)
		who, _ := s.seatNamed("Blue")
		if got := s.lookStop(nil, table.Option{}, who).Words; got != c.fuel {
			t.Errorf("%s: to stay says %q", c.cargo, got)
		}
		s.foe("Pathfinder", int8(s.mat(who).Space.Region()))
		if got := s.lookHold(nil, table.Option{}, who).Words; got != c.ammo+s.nextRound(who) {
			t.Errorf("%s: to hold fire says %q", c.cargo, got)
		}
	}
}
