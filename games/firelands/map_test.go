package firelands

import "testing"

// onMap is a game whose boards lie with the sides given by letters, such as "CDC", and nothing on them yet.
func onMap(sides string) *Game {
	g := &Game{}
	for i := range g.Sides {
		g.Sides[i] = int8(2 * i)
		if sides[i] == 'D' {
			g.Sides[i]++
		}
	}
	return g
}

var allSides = []string{"CCC", "CCD", "CDC", "CDD", "DCC", "DCD", "DDC", "DDD"}

// From the start the sixth gate is 28 to 30 steps away by roads, and 21 to 23 for a convoy with Tracks and a Drill.
func TestTheWayToTheSixthGate(t *testing.T) {
	for _, sides := range allSides {
		g := onMap(sides)
		if n, ok := g.steps(FirstSpace, Gate(6), false, false); !ok || n > 30 {
			t.Errorf("%s: %d steps without Tracks and Drill", sides, n)
		}
		if n := g.depth(Gate(6)); n < 28 || n > 30 {
			t.Errorf("%s: %d steps by road", sides, n)
		}
		if n, ok := g.steps(FirstSpace, Gate(6), true, true); !ok || n < 21 || n > 23 {
			t.Errorf("%s: %d steps with every shortcut", sides, n)
		}
	}
}

// Every space that a road leads to leads on to the end, and every waypoint and rock has a place (FL-SETUP-07,
// FL-SETUP-08).
func TestNoConvoyGetsStuck(t *testing.T) {
	for _, sides := range allSides {
		g := onMap(sides)
		c := g.chart()
		points := 0
		for s := FirstSpace; s <= LastSpace; s++ {
			if p, ok := g.waypointAt(s); ok {
				if p != points {
					t.Errorf("%s: waypoint place %d on %d comes after %d others", sides, p, s, points)
				}
				points++
			}
			if g.depth(s) < 0 {
				continue
			}
			if _, ok := g.steps(s, LastSpace, false, false); !ok {
				t.Errorf("%s: no way on from %d", sides, s)
			}
		}
		if points != len(g.Taken) {
			t.Errorf("%s: %d waypoint places, want %d", sides, points, len(g.Taken))
		}
		for i := range c.ways {
			if w := &c.ways[i]; int(w.rock+w.rocks) > len(g.Rocks) {
				t.Errorf("%s: %d-%d has rock places %d to %d", sides, w.from, w.to, w.rock, w.rock+w.rocks-1)
			}
		}
	}
}

// A Tunnel with a collapsed end can't be crossed (FL-SETUP-05, FL-MOVE-07).
func TestTunnels(t *testing.T) {
	for _, c := range []struct {
		sides    string
		from, to Space
		open     bool
	}{
		{"CCC", 109, 200, true},
		{"DDC", 113, 200, true},
		{"DCC", 112, 201, true},  // both southern mouths are open
		{"CCC", 109, 201, false}, // 1C has no southern mouth
		{"DDC", 112, 200, false}, // the southern mouth of 2D has collapsed
		{"CDC", 211, 301, true},
		{"CDD", 211, 300, false},
		{"CCC", 209, 300, true},
	} {
		g := onMap(c.sides)
		found := false
		for _, w := range g.chart().from(c.from) {
			if w.to == c.to {
				found = w.tunnel() && w.road()
			}
		}
		if found != c.open {
			t.Errorf("%s: Tunnel %d-%d open: %v, want %v", c.sides, c.from, c.to, found, c.open)
		}
	}
}

// FL-SHORT-02, FL-SHORT-04, FL-SHORT-05: what a convoy needs for a shortcut, and what an opened one still needs.
func TestWhatShortcutsNeed(t *testing.T) {
	g := onMap("CDC")
	for _, c := range []struct {
		from, to      Space
		tracks, drill bool
		opened, want  bool
	}{
		{101, 103, false, true, false, false},
		{101, 103, true, false, false, true},
		{105, 109, true, false, false, false},
		{105, 109, false, true, false, true},
		{105, 109, false, false, true, true},
		{200, 202, true, false, false, false}, // Rough and Mountain
		{200, 202, false, true, false, false},
		{200, 202, true, true, false, true},
		{200, 202, false, false, true, false},
		{200, 202, true, false, true, true},
		{204, 208, false, false, false, true}, // Dangerous: always
	} {
		for i := range g.Rocks {
			g.Rocks[i] = RockHidden
			if c.opened {
				g.Rocks[i] = RockOpen
			}
		}
		for _, w := range g.chart().from(c.from) {
			if w.to == c.to && g.passable(&w, c.tracks, c.drill) != c.want {
				t.Errorf("%+v: passable %v", c, !c.want)
			}
		}
	}
}

// FL-RULING-67: only shortcuts that the one behind could take shorten the distance.
func TestDistanceIsTheTrailingConvoys(t *testing.T) {
	g := onMap("DCC")
	for _, c := range []struct {
		from, to      Space
		tracks, drill bool
		want          int
	}{
		{100, 105, false, false, 5},
		{100, 105, true, false, 4}, // 102-104 is Rough
		{105, 113, false, false, 4},
		{105, 113, false, true, 2},  // 105-111 is a Mountain
		{106, 112, false, false, 2}, // 106-110 is Dangerous: open to all
		{108, 108, false, false, 0},
		{105, 106, true, true, -1},   // parallel roads
		{110, 104, false, false, -1}, // nothing leads back
		{112, 203, false, false, 2},  // by the southern Tunnel
	} {
		n, ok := g.steps(c.from, c.to, c.tracks, c.drill)
		if !ok {
			n = -1
		}
		if n != c.want {
			t.Errorf("%+v: %d steps", c, n)
		}
	}
}

// FL-EX-35: gates 1 to 4 are shut, so 311 is the first Citadel space and the four before are ordinary ones.
func TestGatesShutOneByOne(t *testing.T) {
	g := onMap("CCC")
	for g.Gates = 0; g.Gates <= 6; g.Gates++ {
		for s := Space(306); s <= LastSpace; s++ {
			want := s >= 307+Space(g.Gates) && s <= 312
			if g.goal(s) != want {
				t.Errorf("%d gates shut: %d is Citadel: %v", g.Gates, s, !want)
			}
		}
	}
}
