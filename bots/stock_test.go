package bots_test

import (
	"testing"

	"waystation/bots"
)

func TestAStockChanges(t *testing.T) {
	worth := func(nth int) int { return 10 - nth }
	for _, c := range []struct{ have, n, want int }{
		{0, 0, 0}, {0, 2, 9 + 8}, {3, 1, 6}, {3, -1, -7}, {3, -2, -7 - 8}, {1, -4, -9}, {0, -1, 0},
	} {
		if got := bots.Change(c.have, c.n, worth); got != c.want {
			t.Errorf("%d of %d are worth %d, want %d", c.n, c.have, got, c.want)
		}
	}
}

func TestPointsOfATrack(t *testing.T) {
	points := bots.Points{1, 2, 4, 8}
	for _, c := range []struct{ from, to, want int }{{0, 3, 14}, {1, 2, 4}, {2, 2, 0}, {-3, 1, 2}, {2, 9, 8}} {
		if got := points.Between(c.from, c.to); got != c.want {
			t.Errorf("from %d to %d it is %d, want %d", c.from, c.to, got, c.want)
		}
	}
}
