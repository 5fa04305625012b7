package screen

import (
	"math"
	"testing"

	"waystation/games/firelands/screen/art"
)

// A space's key lies nearer to it than to any other, and not on another's key, however many spaces are on offer.
func TestAKeyBelongsToItsSpace(t *testing.T) {
	apart := func(a, b art.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
	for _, sides := range [][3]string{{"1A", "2A", "3A"}, {"1B", "2B", "3B"}, {"1C", "2C", "3C"}, {"1D", "2D", "3D"}} {
		m, err := art.Map(sides)
		if err != nil {
			t.Fatal(err)
		}
		var near, keys []art.Point
		for _, n := range m.Spaces() {
			q, _ := m.Spot(n)
			near = append(near, q)
		}
		for _, n := range m.Spaces() {
			q, _ := m.Spot(n)
			key := besides(q, near)
			near = append(near, key)
			for _, other := range m.Spaces() {
				if o, _ := m.Spot(other); other != n && apart(key, o) <= apart(key, q) {
					t.Errorf("%v: the key of %d lies at %d", sides, n, other)
				}
			}
			for _, o := range keys {
				if apart(key, o) < 12 {
					t.Errorf("%v: the key of %d lies on another", sides, n)
				}
			}
			keys = append(keys, key)
		}
	}
}
