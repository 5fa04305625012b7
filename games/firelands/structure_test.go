package firelands

import (
	"fmt"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

func TestPlayersAtTheTable(t *testing.T) {
	for n, want := range map[int]bool{1: true, 2: true, 3: true, 4: true, 5: false, 0: false} {
		_, err := Shelf.Check(table.Setup{Game: Shelf.Name, Seats: n})
		scenario.Shows(t, "FL-SETUP-01", fmt.Sprintf("%d players can play", n), err == nil, want)
	}
}

// A Tunnel with one collapsed end is marked by one of two counters, so there are never more of them.
func TestTwoClosedTunnelCountersAreEnough(t *testing.T) {
	most := 0
	for k := range 64 { // two bits for each region: the side and the game
		halves := 0
		for i := range 2 {
			board := func(i int) Board { return Boards()[2*i+k>>(2*i)&1+6*(k>>(2*i+1)&1)] }
			left, right := board(i), board(i+1)
			if (left.Right.South == NoSpace) != (right.Left.South == NoSpace) {
				halves++
			}
		}
		most = max(most, halves)
	}
	scenario.Shows(t, "FL-SETUP-06 FL-RULING-134", "Tunnels with one collapsed end, at most", most, 2)
}

// Everybody may look through the Common pile and count the defeated Enemies.
func TestDiscardPilesLieOpen(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.pile(Common), "Oil Platform", "Bone Rig")
	s.lay(s.pile(Defeated), "Destroyers")
	for _, seat := range []table.Seat{red, green, table.Nobody} {
		v := s.View(seat).(*View)
		top := [2]table.Card(v.Common[len(v.Common)-2:])
		want := [2]table.Card{s.card("Oil Platform"), s.card("Bone Rig")}
		scenario.Shows(t, "FL-SETUP-19 FL-SETUP-21", fmt.Sprintf("the Common pile for seat %d", seat), top, want)
		scenario.Shows(t, "FL-SETUP-21", fmt.Sprintf("defeated Enemies for seat %d", seat), len(v.Defeated), 1)
	}
}

// Icons that no tile of the box has today do what the rulebook says.
func TestIconsOfNoTile(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-BONUS-01")
	deal := func(pay, gain []Effect) {
		s.pay(s.tab, red, &Deal{Pay: pay}, false, by("FL-BONUS-01"))
		s.give(s.tab, red, &Deal{Gain: gain}, 0, by("FL-BONUS-01"))
	}
	deal(nil, []Effect{{Do: DoFame, N: 1}})
	s.shows("FL-BONUS-05", "Fame gained", s.mat(red).Fame, int8(1))
	deal([]Effect{{Do: DoFame, N: 1}}, nil)
	s.shows("FL-BONUS-06", "Fame paid", s.mat(red).Fame, int8(0))
	deal([]Effect{{Do: DoLoseFame, N: 1}}, nil)
	s.shows("FL-BONUS-12", "Fame lost", s.mat(red).Fame, int8(-1))
	s.script = []string{"damage:" + s.boxKey("Hide Wagon", 3)}
	deal([]Effect{{Do: DoLoseFame, N: 1}}, nil)
	s.shows("FL-BONUS-12", "Fame lost at the bottom", s.mat(red).Fame, int8(-1))
	s.shows("FL-BONUS-12", "Damage instead", s.inBox("Hide Wagon", 3).Damaged, true)
	sister := s.card("Tribal Sister")
	s.Cards[sister].Sent = true // nobody else may take it, so nothing is asked
	deal([]Effect{{Do: DoContaminate, N: 1}}, nil)
	s.shows("FL-BONUS-11", "counters on who explores", s.Cards[sister].Counters, int8(1))
}

// What the Exploration deck is made of.
func TestKindsOfTheExplorationDeck(t *testing.T) {
	kinds := map[Kind]int{}
	enemies := map[uint8][]uint8{}
	for _, c := range Cards(Firelands, GroupExploration) {
		f := Of(c)
		kinds[f.Kind]++
		if f.Loot {
			t.Errorf("%s carries the Loot mark", f.Name)
		}
		if f.Kind == KindEnemy || f.Kind == KindEvent {
			scenario.Shows(t, "FL-RULING-14", f.Name+" is a + card", f.Plus, false)
		}
		if f.Kind == KindEnemy {
			enemies[f.Period] = append(enemies[f.Period], f.Number)
		}
	}
	for _, k := range []Kind{
		KindLocation, KindSurvivor, KindEncounter, KindTruck, KindTrailer, KindDevice, KindEvent, KindEnemy,
	} {
		scenario.Shows(t, "FL-ICON-04", "there are cards of the kind "+k.String(), kinds[k] > 0, true)
		delete(kinds, k)
	}
	if len(kinds) > 0 {
		t.Errorf("there are cards of other kinds: %v", kinds)
	}
	for period, want := range map[uint8][]uint8{1: {1, 2}, 2: {3, 4}, 3: {5, 6}} {
		which := fmt.Sprintf("Enemies of period %d", period)
		scenario.Shows(t, "FL-RULING-15", which, fmt.Sprint(enemies[period]), fmt.Sprint(want))
	}
}

func TestNamesThatTheRulebookGivesTwice(t *testing.T) {
	for name, is := range map[string]func(*Face) bool{
		"Incursor":              func(f *Face) bool { return f.Colour == Green && f.Kind == KindSurvivor },
		"Wasteland Nomad":       func(f *Face) bool { return f.Kind == KindEncounter },
		"Mutant Recruiter":      func(f *Face) bool { return f.Kind == KindEncounter },
		"Citadel Guard":         func(f *Face) bool { return f.Colour == Blue && f.Kind == KindSurvivor },
		"Ripper Cyclone":        func(f *Face) bool { return f.Deck == 1 && len(f.Boxes) == 2 },
		"Ripper Cyclone (twin)": func(f *Face) bool { return f.Deck == 2 && len(f.Boxes) == 3 },
	} {
		scenario.Shows(t, "FL-RULING-41", name+" is the card that the ruling says", is(named(t, name)), true)
	}
}
