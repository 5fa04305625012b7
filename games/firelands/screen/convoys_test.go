package screen

import (
	"testing"

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
