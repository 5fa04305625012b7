package screen

import (
	"strconv"

	"waystation/games/saga"
)

// slideIf is the name by which a tile or a site is known wherever it lies: it slides from the queue to the hand, and
// from either to its zone. Only the viewer's own do.
func slideIf(mine bool, f *saga.Face) string {
	if !mine || f == nil {
		return ""
	}
	return "piece-" + f.Handle
}

// fallen is the name of a die as it fell: another face is another name, and is turned up.
func fallen(i int, d saga.Rolled) string {
	return "die-" + strconv.Itoa(i) + "-" + strconv.Itoa(int(d.Colour)) + "-" + strconv.Itoa(int(d.Face))
}
