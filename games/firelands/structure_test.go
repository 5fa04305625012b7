package firelands

import (
	"slices"
	"testing"

	"waystation/table"
)

// FL-SETUP-01
func TestPlayersAtTheTable(t *testing.T) {
	for n, want := range map[int]bool{1: true, 2: true, 3: true, 4: true, 5: false, 0: false} {
		if _, err := Shelf.Check(table.Setup{Game: Shelf.Name, Seats: n}); (err == nil) != want {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// FL-SETUP-06, FL-RULING-09, FL-RULING-134: a Tunnel with one collapsed end is marked by one of two counters, so there are never more of them.
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
	if most != 2 {
		t.Errorf("%d Tunnels with one collapsed end, want at most 2, and 2 with some boards", most)
	}
}

// FL-SETUP-19, FL-SETUP-21: everybody may look through the Common pile and count the defeated Enemies.
func TestDiscardPilesLieOpen(t *testing.T) {
	s := set(t, 2, "CCC")
	s.lay(s.pile(Common), "Oil Platform", "Bone Rig")
	s.lay(s.pile(Defeated), "Destroyers")
	for _, seat := range []table.Seat{red, green, table.Nobody} {
		v := s.View(seat).(*View)
		if !slices.Equal(v.Common[len(v.Common)-2:], []table.Card{s.card("Oil Platform"), s.card("Bone Rig")}) || len(v.Defeated) != 1 {
			t.Errorf("seat %d sees %v in the Common pile and %v defeated", seat, v.Common, v.Defeated)
		}
	}
}

// FL-BONUS-05, FL-BONUS-06, FL-BONUS-11, FL-BONUS-12: icons that no tile of the box has today do what the rulebook says.
func TestIconsOfNoTile(t *testing.T) {
	s := set(t, 2, "CCC")
	deal := func(pay, gain []Effect) {
		s.pay(s.tab, red, &Deal{Pay: pay}, false, by("FL-BONUS-01"))
		s.give(s.tab, red, &Deal{Gain: gain}, 0, by("FL-BONUS-01"))
	}
	deal(nil, []Effect{{Do: DoFame, N: 1}})
	s.want("Fame gained", s.mat(red).Fame, int8(1))
	deal([]Effect{{Do: DoFame, N: 1}}, nil)
	s.want("Fame paid", s.mat(red).Fame, int8(0))
	deal([]Effect{{Do: DoLoseFame, N: 1}}, nil)
	s.want("Fame lost", s.mat(red).Fame, int8(-1))
	s.script = []string{"damage:" + s.boxKey("Hide Wagon", 3)}
	deal([]Effect{{Do: DoLoseFame, N: 1}}, nil)
	s.want("Fame lost at the bottom", s.mat(red).Fame, int8(-1))
	s.want("Damage instead", s.inBox("Hide Wagon", 3).Damaged, true)
	sister := s.card("Tribal Sister")
	s.Cards[sister].Sent = true // nobody else may take it, so nothing is asked
	deal([]Effect{{Do: DoContaminate, N: 1}}, nil)
	s.want("counters on who explores", s.Cards[sister].Counters, int8(1))
}

// FL-ICON-04, FL-RULING-14, FL-RULING-15: what the Exploration deck is made of.
func TestKindsOfTheExplorationDeck(t *testing.T) {
	kinds := map[Kind]int{}
	enemies := map[uint8][]uint8{}
	for _, c := range Cards(Firelands, GroupExploration) {
		f := Of(c)
		kinds[f.Kind]++
		if f.Loot {
			t.Errorf("%s carries the Loot mark", f.Name)
		}
		if f.Plus && (f.Kind == KindEnemy || f.Kind == KindEvent) {
			t.Errorf("%s is a + card", f.Name)
		}
		if f.Kind == KindEnemy {
			enemies[f.Period] = append(enemies[f.Period], f.Number)
		}
	}
	for _, k := range []Kind{KindLocation, KindSurvivor, KindEncounter, KindTruck, KindTrailer, KindDevice, KindEvent, KindEnemy} {
		if kinds[k] == 0 {
			t.Errorf("there is no %s", k)
		}
		delete(kinds, k)
	}
	if len(kinds) > 0 {
		t.Errorf("there are cards of other kinds: %v", kinds)
	}
	for period, want := range map[uint8][]uint8{1: {1, 2}, 2: {3, 4}, 3: {5, 6}} {
		if !slices.Equal(enemies[period], want) {
			t.Errorf("Enemies of period %d are %v, want %v", period, enemies[period], want)
		}
	}
}

// FL-RULING-41
func TestNamesThatTheRulebookGivesTwice(t *testing.T) {
	for name, is := range map[string]func(*Face) bool{
		"Incursor":              func(f *Face) bool { return f.Colour == Green && f.Kind == KindSurvivor },
		"Wasteland Nomad":       func(f *Face) bool { return f.Kind == KindEncounter },
		"Mutant Recruiter":      func(f *Face) bool { return f.Kind == KindEncounter },
		"Citadel Guard":         func(f *Face) bool { return f.Colour == Blue && f.Kind == KindSurvivor },
		"Ripper Cyclone":        func(f *Face) bool { return f.Deck == 1 && len(f.Boxes) == 2 },
		"Ripper Cyclone (twin)": func(f *Face) bool { return f.Deck == 2 && len(f.Boxes) == 3 },
	} {
		if f := named(t, name); !is(f) {
			t.Errorf("%s is another card: %+v", name, f)
		}
	}
}
