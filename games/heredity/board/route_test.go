package board

import (
	"fmt"
	"testing"
)

func TestApproach(t *testing.T) {
	for _, c := range []struct {
		name, picture, blocked, taken string
		ranges                        []int
		mp                            int
		want                          string
		effects                       int // on the first way
	}{
		{"HE-EX-37 an open field", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "a2 b2", 0},
		{"HE-EX-37 a hazard", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+!+ + +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "b3 b2", 0},
		{"HE-EX-37 two hazards", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+!+!+ +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "a2 b2, b3 b2", 1},
		{"HE-EX-38 nearer", `
	+ + + +
	 . . .
	+ + + +
	 . . .
	+ + + +
	 N . T
	+ + + +`, "T", "", []int{1}, 3, "b3", 0},
		{"it is there (HE-RULING-79)", `
	+ + + +
	 . . .
	+ + + +
	 . T .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "", 0},
		{"it shoots from where it stands (HE-AI-06)", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{4}, 3, "", 0},
		{"all its attacks are to be in range", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{4, 1}, 3, "a2 b2", 0},
		{"one attack is enough where both cannot be (HE-RULING-80)", `
	+ + + +
	 . . T
	+-+-+-+
	 N . .
	+ + + +
	 . . .
	+ + + +`, "T", "", []int{1, 3}, 3, "", 0},
		{"MP run out (HE-RULING-79)", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{1}, 1, "a2, b3", 0},
		{"MP run out on somebody: the last square where it can stop", `
	+ + + +
	 . . T
	+ +-+ +
	 . . .
	+-+ + +
	 N a .
	+ + + +`, "T", "a", []int{1}, 1, "", 0},
		{"MP do not pay the first step of one of two ways: it goes the other, or stays (HE-RULING-79)", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+o+o+ +
	 N .|.
	+ + + +`, "T", "", []int{1}, 1, "b3, ", 0},
		{"of two ways MP pay the first step of each", `
	+ + + +
	 . . T
	+ + + +
	 . . .
	+o+o+ +
	 N .|.
	+ + + +`, "T", "", []int{1}, 2, "a2, b3", 0},
		{"a shorter way through fire is taken (HE-RULING-82)", `
	+ + + +
	 . T .
	+ + + +
	 . . .
	+!+-+ +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "a2", 1},
		{"cut off: as near as it comes (HE-RULING-80)", `
	+ + + +
	 . . T
	+-+-+-+
	 . . .
	+ + + +
	 N . .
	+ + + +`, "T", "", []int{1}, 3, "", 0},
		{"the only squares next to the target are full (HE-RULING-80)", `
	+ + + +
	 . b T
	+ + + +
	 . a c
	+ + + +
	 N . .
	+ + + +`, "T", "abc", []int{1}, 4, "a2 a1, b3 c3", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := draw(t, c.picture)
			var r Search
			ways := r.Approach(&d.Board, d.walker(c.blocked, c.taken), d.at['N'], d.at['T'], c.ranges, c.mp)
			if got := d.ways(ways); got != c.want {
				t.Errorf("ways %q, want %q", got, c.want)
			}
			if ways[0].Effects != c.effects {
				t.Errorf("%d effects, want %d", ways[0].Effects, c.effects)
			}
		})
	}
}

func TestNearest(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . B
	+ + + +
	 . . .
	+ + + +
	 N . M
	+ + + +`)
	var r Search
	w := d.walker("BM", "")
	targets := []Square{d.at['B'], d.at['M']}
	for _, c := range []struct {
		name    string
		from    Square
		targets []Square
		want    string
	}{
		{"HE-EX-38", d.at['N'], targets, "[1] 2"},
		{"a tie (HE-RULING-78)", d.parse(t, "1:b2"), targets, "[0 1] 2"},
		{"nobody", d.at['N'], nil, "[] 49152"},
	} {
		best, far := r.Nearest(&d.Board, w, c.from, c.targets, nil)
		if got := fmt.Sprint(best, far); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestNearestBehindOthers(t *testing.T) {
	d := draw(t, `
	+ + + + + + +
	 . .|. . . .
	+ + + + + + +
	 N a|. . . .
	+ + + + + + +
	 . .|. T . .
	+ + + + + + +
	 . . .
	+ + + +
	 b c e
	+-+-+-+
	 S . .
	+ + + +`)
	var r Search
	w := d.walker("TSbce", "")
	best, far := r.Nearest(&d.Board, w, d.at['N'], []Square{d.at['T'], d.at['S']}, nil)
	if fmt.Sprint(best, far) != "[0] 6" {
		t.Errorf("nearest is %v at %d: the way round to T is 6", best, far)
	}
	best, far = r.Nearest(&d.Board, d.walker("TSbcea", ""), d.parse(t, "1:a1"), []Square{d.at['S']}, nil)
	if fmt.Sprint(best, far) != fmt.Sprint([]int{0}, 2*Apart+5) {
		t.Errorf("nothing leads to S, yet it is %v at %d", best, far)
	}
	shut := draw(t, `
	+ + + +
	 N|a T
	+ +-+-+
	 b . .
	+-+ + +
	 . . .
	+ + + +`)
	best, far = r.Nearest(&shut.Board, shut.walker("abT", ""), shut.at['N'], []Square{shut.at['T']}, nil)
	if fmt.Sprint(best, far) != fmt.Sprint([]int{0}, 2*Apart+2) {
		t.Errorf("with b in the way: %v at %d", best, far)
	}
}

// HE-EX-35, HE-RULING-58: who stands on a3 goes to the nearest free square.
func TestMakeRoom(t *testing.T) {
	for _, c := range []struct{ name, picture, blocked, taken, want string }{
		{"two squares are near", `
	+ + + +
	 . . .
	+ + + +
	 . . .
	+ + + +
	 M . .
	+ + + +`, "", "", "a2, b3"},
		{"an obstacle costs nothing, a hazard hurts", `
	+ + + +
	 . . .
	+o+ + +
	 a . .
	+o+ + +
	 M|. .
	+ + + +`, "", "a", "a2 a1, a2 b2"},
		{"ways that hurt are another choice", `
	+ + + +
	 . . .
	+-+ + +
	 a . .
	+!+ + +
	 M b .
	+ + + +`, "", "ab", "a2 b2, b3 b2, b3 c3"},
		{"enemies are not passed", `
	+ + + +
	 . . .
	+ + + +
	 a . .
	+ + + +
	 M|. .
	+ + + +`, "a", "", ""},
	} {
		d := draw(t, c.picture)
		var r Search
		ways := r.MakeRoom(&d.Board, d.walker(c.blocked, c.taken), d.at['M'])
		if got := d.ways(ways); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// Ways to the same square count as one unless something happens on them.
func TestMakeRoomThroughEvents(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . c .
	+ + + +
	 M a .
	+ + + +
	 b . .
	+ + + +`)
	w := d.walker("", "abc")
	w.Taken.Add(d.parse(t, "1:a1"))
	var r Search
	for range 2 {
		if got := d.ways(r.MakeRoom(&d.Board, w, d.at['M'])); got != "b2 c2, b2 b3" {
			t.Errorf("two squares are near: %q", got)
		}
	}
	w.Events.Add(d.at['b'])
	if got := d.ways(r.MakeRoom(&d.Board, w, d.at['M'])); got != "b2 c2, b2 b3, a3 b3" {
		t.Errorf("HE-RULING-23, HE-RULING-58: an event on the way makes it another: %q", got)
	}
	w.Events.Remove(d.at['b'])
	w.Events.Add(d.at['a'])
	if got := d.ways(r.MakeRoom(&d.Board, w, d.at['M'])); got != "b2 c2, b2 b3, a3 b3" {
		t.Errorf("HE-RULING-23, HE-RULING-58: an event on the first way: %q", got)
	}
}

func TestAway(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .
	+ + + +
	 . . .
	+ + + +
	 T N .
	+ + + +`)
	var r Search
	ways := r.Away(&d.Board, d.walker("T", ""), d.at['N'], d.at['T'], 2)
	if got := d.ways(ways); got != "b2 b1, b2 c2" {
		t.Errorf("it flees by %q", got)
	}
}

func TestVictims(t *testing.T) {
	d := draw(t, `
	+ + + +
	 A . B
	+ + + +
	 . . .
	+-+ + +
	 N . C
	+ + + +`)
	all := []Square{d.at['A'], d.at['B'], d.at['C']}
	for _, c := range []struct {
		far  int
		from string
		want string
	}{
		{1, "1:a3", "[]"},
		{2, "1:a3", "[2]"},
		{4, "1:a3", "[2]"},
		{2, "1:b2", "[0 1 2]"},
		{1, "1:b2", "[0 1 2]"},
		{2, "1:b1", "[0 1]"},
	} {
		if got := fmt.Sprint(d.Victims(d.parse(t, c.from), all, c.far, nil)); got != c.want {
			t.Errorf("HE-RULING-81: from %s range %d hits %s, want %s", c.from, c.far, got, c.want)
		}
	}
	if got := fmt.Sprint(d.Victims(d.parse(t, "1:a3"), all[:1], 4, nil)); got != "[]" {
		t.Errorf("behind the wall it hits %s", got)
	}
}

func TestFreeNear(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .
	+ +-+ +
	 . a .
	+-+o+-+
	 b N|.
	+ + + +`)
	var r Search
	w := d.walker("b", "aN")
	if got := d.names(r.FreeNear(&d.Board, w, d.at['N'], nil)); got != "1:c2 1:a2" {
		t.Errorf("HE-RULING-58: the nearest free squares are %s", got)
	}
	w.Taken.Remove(d.at['N'])
	if got := d.names(r.FreeNear(&d.Board, w, d.at['N'], nil)); got != "1:b3" {
		t.Errorf("a free square is nearest to itself: %s", got)
	}
}
