package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// seated is a game of Blue and Red on the C sides, set up and as at the start.
func seated(tb testing.TB) *Game {
	tb.Helper()
	n, err := newGame(table.Setup{Seats: 2, Options: map[string]string{
		"colour1": "blue", "colour2": "red", "region1": "C", "region2": "C", "region3": "C"}})
	if err != nil {
		tb.Fatal(err)
	}
	g := n.(*Game)
	tab := table.InPlace(7, 7, table.Config{Marks: true})
	for !g.Ready() {
		g.Step(tab)
	}
	arrange(tb, g, "everybody: fresh")
	return g
}

// arrange does lines such as "blue fury: 4".
func arrange(tb testing.TB, g *Game, lines ...string) {
	tb.Helper()
	for _, line := range lines {
		path, value, _ := strings.Cut(line, ":")
		if err := g.Arrange(path, value); err != nil {
			tb.Fatalf("%s: %v", line, err)
		}
		if what := broken(g); what != "" {
			tb.Fatalf("after %q: %s", line, what)
		}
	}
}

// look compares what lines such as "blue fury: 4" say with what is there.
func look(tb testing.TB, g *Game, lines ...string) {
	tb.Helper()
	for _, line := range lines {
		path, want, _ := strings.Cut(line, ":")
		found, err := g.Look(path)
		if err != nil {
			tb.Errorf("%s: %v", line, err)
		} else if want = strings.TrimSpace(want); found != want {
			tb.Errorf("%s: want %q, found %q", path, want, found)
		}
	}
}

func TestArrangedIsFound(t *testing.T) {
	g := seated(t)
	lines := []string{
		"phase: movement", "turn: Red", "phase: convoys fire", "turn: Blue", "phase: exploration", "order: Red, Blue",
		"turn: Blue", "again: Blue", "round: 3", "gates: 2",
		"blue fury: 4", "blue fame: -1", "blue space: 105", "blue fame rocks: 1", "red stealth: yes", "red targets: 3",
		"blue active: Welder, Desert Son (blue), Spy", "blue exhausted: Citadel Guard", "blue rest: none",
		"counters on Welder: 1", "boost on Welder: 2", "capsules on Spy: yes", "used Welder: yes",
		"blue truck: Scrap Hauler", "blue trailers: Cage Trailer, Bunk Wagon, Field Locker",
		"blue devices: Roof Rack on Cage Trailer, Swivel Gun on Scrap Hauler",
		"blue cargo: 4 survivor, 1 food, 2 contaminated food, 1 fuel",
		"blue boxes of Scrap Hauler: damaged, fuel, empty, empty, damaged",
		"blue hand: MRE 2, Chrome Spray, Hazmat Suit",
		"market: Scrap Bazaar, Trader, empty, Oil Platform, Gun Runner", "slot 2: Oil Platform",
		"on Oil Platform: right", "slot 5: Gun Runner", "on Gun Runner: nothing", "slot 4: empty", "slot 1: Destroyers",
		"tile 1: Water Trough 2", "tile 3: Powder Shed 1", "object deck: Stealth Device, MRE", "loot I-II: Atomic Fuel",
		"common: Salvage Crane, Hide Wagon", "defeated: Pathfinder", "object discard: Smoke Grenade",
		"outcome discard: Outcome 01, Outcome 02", "foe Metal Smasher: region 2, filled 3, Blue 2",
		"rocks 105-109: open Fame Rock", "rocks 203-206: hidden Damage Rock, hidden Damage Rock",
		"whole object deck: Nitrous Oxide, Nitromethane", "whole loot I-II: none", "whole outcome deck: Outcome 07",
		"whole deck: Salt Mine, Cooker", "waypoint 102: Fuel Waypoint", "waypoint 104: taken",
	}
	for _, line := range lines {
		arrange(t, g, line)
		look(t, g, line)
	}
	look(t, g, "blue targets: 1", "skill of Welder: 3", "skill of Spy: 3", "blue damage: 2", "board 2: 2C",
		"count of defeated enemies: 1", "blue reached: no", "blue out: no")
	arrange(t, g, "foe Metal Smasher: none", "common: Bunk Wagon, Chrome Spray, Destroyers")
	look(t, g, "blue targets: 3", "common: Bunk Wagon, Chrome Spray, Destroyers",
		"blue trailers: Cage Trailer, Field Locker", "foe Metal Smasher: none", "blue hand: MRE 2, Hazmat Suit",
		"slot 1: empty")
	arrange(t, g, "blue space: 309")
	look(t, g, "blue reached: yes")
	for path, want := range map[string]string{
		"deck": "Digger, Salt Mine, Destroyers", "outcome deck": "Outcome 05, Outcome 06",
	} {
		arrange(t, g, path+": "+want)
		if top, _ := g.Look(path); !strings.HasPrefix(top, want) { // others may lie in order below
			t.Errorf("the %s begins %q", path, top)
		}
	}
}

func TestArrangeSaysWhatWouldBeRight(t *testing.T) {
	g := seated(t)
	for _, c := range []struct{ line, want string }{
		{"weather: fine", `no path "weather"; paths are phase, round`},
		{"blue luck: 3", "a player has fame, fury"},
		{"green fury: 3", "no path"},
		{"turn: Green", "the players are Blue, Red (choose colours with the options colour1, colour2 ...)"},
		{"blue fury: 7", `"7" is no number from 0 to 6; fury must be a number from 0 to 6`},
		{"blue active: Weldr", `no card is called "Weldr"`},
		{"blue active: Oil Platform", "Oil Platform is a location; active must be Survivors"},
		{"blue active: Welder, Welder", "Welder is there twice"},
		{"slot 2: MRE", "MRE is an object"},
		{"slot 2: Electrostatic Prelude", "is an event"},
		{"slot 7: empty", "no number from 1 to 5"},
		{"blue truck: Bone Rig", "Bone Rig is Red's Truck; give them another first"},
		{"blue boxes of Bone Rig: empty, empty, empty",
			"Blue has no Bone Rig in the convoy, only Patrol Carrier, Field Locker, Ration Tank"},
		{"blue boxes of Patrol Carrier: fuel, empty, empty", "box 1 of Patrol Carrier (survivor) can't be \"fuel\""},
		{"blue boxes of Patrol Carrier: empty", "has 3 boxes, not 1"},
		{"blue cargo: 9 fuel", "the convoy has no room for all this"},
		{"blue trailers: Cage Trailer, Hide Wagon, Field Locker", "Patrol Carrier tows 2"},
		{"blue devices: Roof Rack", "does not say on what"},
		{"order: Blue", "2 players are in the game, not 1"},
		{"blue space: 118", "board 1C has no space 118"},
		{"rocks 100-101: hidden", "there are 105-109, 203-206, 302-305"},
		{"foe Destroyers: region 1, Blue 4", "no number from 0 to 3"},
		{"foe Destroyers: filled 2", "say over which region it stands"},
		{"skill of Spy: 3", "can be looked at, not arranged"},
		{"phase: setup", `there is no phase "setup"; phase must be one of: exploration`},
	} {
		path, value, _ := strings.Cut(c.line, ":")
		if err := g.Arrange(path, value); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: want an error with %q, found %v", c.line, c.want, err)
		}
	}
}
