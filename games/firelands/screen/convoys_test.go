package screen

import (
	"regexp"
	"strconv"
	"testing"

	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
)

// One convoy leaves the numbers of the spaces beside its own alone, and two of them the middle of each; none leaves the
// map.
func TestConvoysCoverNoOtherNumber(t *testing.T) {
	for _, sides := range [][3]string{{"1A", "2A", "3A"}, {"1B", "2B", "3B"}, {"1C", "2C", "3C"}, {"1D", "2D", "3D"}} {
		m, err := art.Map(sides)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range m.Spaces() {
			space, _ := m.Spot(n)
			for all := 1; all <= 5; all++ {
				for i := range all {
					x, y := convoyPlace(m, space, i, all)
					if x < 0 || y < 0 || x+convoySize > mapWidth || y+convoySize > mapHeight {
						t.Errorf("%v, space %d: convoy %d of %d at %g, %g", sides, n, i, all, x, y)
					}
					c := covered(m, space, x+1, x+1+convoySize, y, y+convoySize)
					if all == 1 && c > 4 || all == 2 && c > 10 {
						t.Errorf("%v, space %d: convoy %d of %d reaches %g into other spaces", sides, n, i, all, c)
					}
				}
			}
		}
	}
}

// Where the race begins all convoys stand together, and the name of the region beside them stays in sight.
func TestConvoysAtTheStartCoverNoName(t *testing.T) {
	place := regexp.MustCompile(`class="m-side [^"]*" x="([0-9.]+)" y="([0-9.]+)"`)
	for _, sides := range [][3]string{{"1A", "2A", "3A"}, {"1B", "2B", "3B"}, {"1C", "2C", "3C"}, {"1D", "2D", "3D"}} {
		m, err := art.Map(sides)
		if err != nil {
			t.Fatal(err)
		}
		found := place.FindStringSubmatch(m.SVG())
		left, _ := strconv.ParseFloat(found[1], 64)
		line, _ := strconv.ParseFloat(found[2], 64)
		start, _ := m.Spot(100)
		for all := 1; all <= 4; all++ {
			for i := range all {
				if x, y := convoyPlace(m, start, i, all); x+convoySize+1 > left && y+convoySize > line-18 {
					t.Errorf("%v: convoy %d of %d stands at %g, %g, on the name at %g, %g", sides, i, all, x, y, left, line)
				}
			}
		}
	}
}

// Who has been sent is told apart from who is still active.
func TestWhoIsStillActive(t *testing.T) {
	scientist, ok := firelands.Named("Citadel Scientist")
	guard, also := firelands.Named("Citadel Guard")
	if !ok || !also {
		t.Fatal("no such Survivors")
	}
	one, two := firelands.SeenCrew{Card: scientist, Skill: 2}, firelands.SeenCrew{Card: guard, Skill: 1}
	gone := one
	gone.Sent = true
	for _, c := range []struct {
		crew []firelands.SeenCrew
		want string
	}{
		{[]firelands.SeenCrew{one, two}, "Active: Citadel Scientist 2, Citadel Guard 1."},
		{[]firelands.SeenCrew{gone, two}, "Sent: Citadel Scientist 2. Still active: Citadel Guard 1."},
		{[]firelands.SeenCrew{gone}, "Sent: Citadel Scientist 2. Nobody else is active."},
	} {
		if got := activeWords(c.crew); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if got := crewTip(&gone); got != "Citadel Scientist, sent" {
		t.Errorf("the number of who was sent is of %q", got)
	}
}
