package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/english"
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// PS-MISSION-03, PS-MISSION-09: the end terrain of a mission counts only once all else is marked, and a pair of the queue
// says so; what is wanted in any order says nothing of it.
func TestTheEndOfAMissionIsSaidToComeLast(t *testing.T) {
	m := &saga.Mission{Name: "The Test", Needs: []saga.Terrain{saga.City, saga.Forest}, End: saga.Mountain}
	for _, x := range []struct {
		met  saga.Goal
		land saga.Terrain
		want string
	}{
		{0, saga.City, "City is wanted for The Test"},
		{0, saga.Mountain, "Mountain must come last in The Test: it counts only after City and Forest"},
		{1, saga.Mountain, "Mountain must come last in The Test: it counts only after Forest"},
		{1, saga.City, ""},
		{3, saga.Mountain, "Mountain is all that The Test still wants"},
		{0, saga.Rural, ""},
	} {
		if got := wanted([]saga.SeenMission{{Mission: m, Met: x.met}}, x.land); got != x.want {
			t.Errorf("met %b, %v: %q, expected %q", x.met, x.land, got, x.want)
		}
	}
	twice := &saga.Mission{Name: "Both", Needs: []saga.Terrain{saga.City}, End: saga.City}
	if got := wanted([]saga.SeenMission{{Mission: twice}}, saga.City); got != "City is wanted for Both" {
		t.Errorf("terrain that is wanted first and last: %q", got)
	}
}

// A row that chooses land says what whoever forages there finds, and alone what the mutants get instead.
func TestRowsSayWhatLandBrings(t *testing.T) {
	seen := map[string]int{}
	for _, mode := range []string{"solo", "standard"} {
		seats := map[string]int{"solo": 1, "standard": 2}[mode]
		m := newMatch(t, seats, "lands", mode)
		walk(t, m, 5, func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			said := map[string]bool{}
			for _, c := range p.ask.Choices {
				o, _ := p.Option(c)
				if o.Verb != saga.VerbTake {
					continue
				}
				f := p.v.Queue[o.A].Tile.Face()
				if f == nil {
					continue
				}
				seen[mode]++
				if want := "forage: " + effects(saga.LootOf(f.Tile.Terrain)); !strings.Contains(c.Sub, want) {
					t.Errorf("%q says %q, not %q", c.Label, c.Sub, want)
				}
				if mode == "solo" && p.v.Phase == saga.PhaseTaking {
					if !strings.Contains(c.Sub, "the mutants then get the ") || said[c.Sub] {
						t.Errorf("%q says %q", c.Label, c.Sub)
					}
					said[c.Sub] = true
				}
			}
		})
	}
	if seen["solo"] == 0 || seen["standard"] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

// PS-CAMP-02: the answer to a camp says how many points it throws away, and nothing where it throws none away.
func TestPointsOfACampAreSaidToBeLost(t *testing.T) {
	seen := map[bool]int{}
	for _, seed := range []string{"camps 1", "camps 2", "camps 3"} {
		m := newMatch(t, 3, seed, "standard")
		walk(t, m, 7, func(a *table.Ask) {
			if a.Prompt.Kind != "camp" {
				return
			}
			useful := 0
			for _, o := range a.Options {
				useful += o.Most
			}
			var picked []table.Option
			for n := range min(a.Max, useful) + 1 {
				sc := scenetest.Of(saga.Shelf, m, a.Seat, nil, func(x *scene.Table) { x.Picked = picked })
				choices := newPage(sc).ask.Choices
				done := choices[len(choices)-1]
				left := min(a.Max, useful) - n
				if wastes := done.Stake == web.Waste; wastes != (left > 0) {
					t.Fatalf("%s: %d points are left, and the answer reads %+v", seed, left, done)
				}
				if left > 0 && !strings.Contains(done.Sub, english.Count(left, "point is lost", "points are lost")) {
					t.Errorf("%s: %d points are left, and the answer says %q", seed, left, done.Sub)
				}
				seen[left > 0]++
				picked = take(a, picked)
			}
		})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("camps: %v", seen)
	}
}

// PS-CAMP-02: all points of a camp can be spent in one press, on health first, and that answer fits.
func TestACampIsSpentInOnePress(t *testing.T) {
	seen := 0
	for _, seed := range []string{"camps 1", "camps 2", "camps 3"} {
		m := newMatch(t, 3, seed, "standard")
		walk(t, m, 7, func(a *table.Ask) {
			useful := 0
			for _, o := range a.Options {
				useful += o.Most
			}
			if a.Prompt.Kind != "camp" || min(a.Max, useful) < 2 {
				return
			}
			seen++
			c := newPage(sceneOf(m, a.Seat)).ask.Choices[0]
			set, err := table.ParseSet(m.Verbs(), c.Key)
			if err != nil || len(set) != min(a.Max, useful) || c.URL != "" || !strings.HasPrefix(c.Label, "All at once: ") {
				t.Fatalf("%d of %d points at once: %+v, %v", len(set), min(a.Max, useful), c, err)
			}
			var picked []table.Option // as many presses, down the list
			for range set {
				picked = take(a, picked)
			}
			if !slices.Equal(set, picked) {
				t.Errorf("%v at once, one by one %v", set, picked)
			}
			if len(set) == 2 { // the second is one press anyway
				return
			}
			one := func(x *scene.Table) { x.Picked = set[:1] } // the rest then goes the same way
			n := newPage(scenetest.Of(saga.Shelf, m, a.Seat, nil, one)).ask.Choices[0]
			if n.Key != c.Key || !strings.HasSuffix(n.Sub, "with what you have taken") {
				t.Errorf("after 1 point %+v, before it %+v", n, c)
			}
		})
	}
	if seen == 0 {
		t.Error("nobody camps")
	}
}

// take takes one more of what is on offer.
func take(a *table.Ask, picked []table.Option) []table.Option {
	for _, o := range a.Options {
		n := 0
		for _, x := range picked {
			if x == o.Option {
				n++
			}
		}
		if n < o.Most {
			return append(picked, o.Option)
		}
	}
	return picked
}

// PS-TREK-06, PS-MISSION-03: who treks and may stay is told what the mission wants of the land they stand on, as of the
// land they could go to.
func TestWhoStaysIsToldWhatIsWantedThere(t *testing.T) {
	wants, rest, unwanted := 0, 0, 0
	for n := range 6 {
		m := newMatch(t, 2, "stay "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			i := slices.IndexFunc(p.ask.Choices, func(c web.Choice) bool {
				o, _ := p.Option(c)
				return o.Verb == saga.VerbStay
			})
			if a.Prompt.Kind != "move" || i < 0 {
				return
			}
			o := p.player(a.Seat)
			want := ""
			if k := p.side(a.Seat).Zones[o.At]; o.Action == saga.Trek && k.Tile > 0 && k.Token == saga.NoToken {
				x := saga.Of(table.Card(k.Tile - 1)).Tile.Terrain
				want = wanted(p.v.Missions(p.v.Side(a.Seat)), x)
				if want == "" && !p.sideWants(&k) {
					unwanted++
					want = x.String() + " is not wanted now"
				}
			}
			if says := strings.HasSuffix(p.ask.Choices[i].Sub, "; "+want); want != "" && !says {
				t.Errorf("%q is not said: %q", want, p.ask.Choices[i].Sub)
			}
			if want != "" {
				wants++
			} else {
				rest++
			}
		})
	}
	if wants == 0 || rest == 0 || unwanted == 0 {
		t.Errorf("said %d times, not wanted %d of them, not said %d times", wants, unwanted, rest)
	}
}

// The row that marks a requirement names what it wants, not its number.
func TestMarkingNamesTheTerrain(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "marking", "standard"), 0))
	m := p.v.Missions(p.v.Side(0))[0]
	for i := range len(m.Needs) + 1 {
		if got, want := p.marking(i, m.Stage, "x"), "Mark "+m.Want(i).String(); got != want {
			t.Errorf("requirement %d: %q, not %q", i, got, want)
		}
	}
}

// A flag has the number of its place in the mission, wherever it flies.
func TestAFlagHasItsPlaceInTheMission(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "flag numbers", "standard"), 0))
	side := p.side(0)
	m := &side.Goal.Face().Goal.Mission[0]
	tile := func(x saga.Terrain) int16 {
		for c := range int16(100) {
			if f := saga.Of(table.Card(c)); f.Kind == saga.KindTile && f.Tile.Terrain == x {
				return c + 1
			}
		}
		t.Fatalf("no tile of %s", x)
		return 0
	}
	last := len(m.Needs)
	for i := range last + 1 { // the end terrain lies first
		side.Zones[3+last-i].Tile, side.Zones[3+last-i].Token = tile(m.Want(i)), saga.L1Token
	}
	seen := map[int]bool{}
	for i := range last + 1 {
		n := nth(side, 3+last-i)
		if seen[n] || n < 1 || m.Want(n-1) != m.Want(i) {
			t.Errorf("requirement %d flies flag %d", i+1, n)
		}
		seen[n] = true
	}
}

// Rows that lead somewhere say what lies there: what is foraged for sure, a landmark, the site that a side mission asks
// for.
func TestRowsSayWhatLiesThere(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "lies", "standard"), 0))
	side, z := p.side(0), int(saga.SignZone(0))
	side.Hidden[0] = true
	var tile, site saga.Shown
	for c := saga.Shown(1); int(c) <= saga.Count(); c++ {
		switch c.Face().Kind {
		case saga.KindTile:
			tile = c
		case saga.KindSite:
			site = c
		}
	}
	lay := table.Option{Verb: saga.VerbLay, A: int16(tile - 1), B: int16(z)}
	if got := p.sub(lay); !strings.HasSuffix(got, "; a landmark (found by night)") {
		t.Errorf("to lay land there: %q", got)
	}
	side.Zones[z].Tile, side.Zones[z].Site = int16(tile), int16(site)
	side.SideSite = int8(site.Face().Site) + 1
	p.player(0).Action = saga.Forage
	got := p.zoneSub(z)
	for _, want := range []string{
		"; loot: " + effects(saga.LootOf(tile.Face().Tile.Terrain)) + ", and by a Mind challenge", ", a landmark (found by night)",
		site.Face().Site.String() + " (your side mission asks for it)",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
	side.Zones[z].Token = 1
	if got = p.zoneSub(z); !strings.Contains(got, " (your side mission asks for one, but not where a token lies)") {
		t.Errorf("where a token lies: %q", got)
	}
	side.Hidden[0], side.SideDone = false, true
	if got = p.zoneSub(z); strings.Contains(got, "landmark") || strings.Contains(got, "side mission") {
		t.Errorf("with both gone: %q", got)
	}
	if got = p.sub(lay); strings.Contains(got, "landmark") {
		t.Errorf("to lay land there: %q", got)
	}
}

// Who bids for land reads what their mission and their side mission still ask for.
func TestABidSaysWhatIsWanted(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "bidding", "standard"), 0))
	side := p.side(0)
	m := &side.Goal.Face().Goal.Mission[0]
	last := len(m.Needs) - 1
	side.Met = 1<<last - 1
	want := "Your mission wants " + m.Needs[last].String() + ", then " + m.End.String() + ". The highest bid "
	if got := p.known("bid"); !strings.HasPrefix(got, want) {
		t.Errorf("with one left: %q", got)
	}
	side.Met, side.SideSite = 1<<(last+1)-1, int8(saga.Lab)+1
	want = "Your mission wants only " + m.End.String() + ". Your side mission wants a Lab. The highest bid "
	if got := p.known("bid"); !strings.HasPrefix(got, want) {
		t.Errorf("with the last one left: %q", got)
	}
}

// PS-CLEAN-09, PS-CHAL-08: the card that leads is said to be exhausted whatever comes of it only by who has nothing that
// can keep it: a skill, with a boost for it, or a follower.
func TestTheCardThatLeadsMayBeSpared(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "leading", "standard"), 0))
	o := p.player(0)
	const always, unless = "afterwards, whatever comes of it.", "afterwards, unless you use Nothing Wasted."
	for i := range int8(5) {
		for k, c := 0, saga.Person(i); k < len(c.Skills); k++ {
			if c.Skills[k].Name == "Nothing Wasted" {
				o.Character, o.Skills = i, 1<<k
			}
		}
	}
	skills := o.Skills
	for _, x := range []struct {
		skills uint16
		ready  int8
		want   string
	}{{0, 2, always}, {skills, 0, always}, {skills, 2, unless}} {
		o.Skills, o.Ready = x.skills, x.ready
		for _, kind := range []string{"primary", "trial-primary"} {
			if got := p.known(kind); !strings.HasSuffix(got, x.want) {
				t.Errorf("%s with %+v: %q", kind, x, got)
			}
		}
	}
}
