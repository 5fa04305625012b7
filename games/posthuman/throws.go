package posthuman

import "waystation/table"

// Throw is a shot or an exchange of blows that is over, for whoever draws it: the dice as they were rolled first,
// misses last, and what they came to.
type Throw struct {
	Foe          Shown // the opponent; Unseen for a mutant player
	Shot         bool  // its dice count hits, else attacks
	Mine, Theirs []Face6
	MineN        int // -1 while it is not compared
	TheirsN      int
}

// Throws are those that have been told of a human, in their order.
func Throws(told []table.Event, s table.Seat) (out []Throw) {
	for _, e := range sinceBegun(told, s) {
		if e.Seat != s {
			continue
		}
		x := Throw{Foe: max(Shown(e.A), Unseen), MineN: -1, TheirsN: -1}
		switch e.Tale {
		case taleShot:
			x.Shot, x.Mine, x.MineN = true, untally(e.C, &shotFaces), int(e.B)
		case taleEnemyShot:
			x.Shot, x.Theirs, x.TheirsN = true, untally(e.C, &shotFaces), int(e.B)
		case taleRolls:
			x.Mine, x.Theirs = untally(e.B, &blowFaces), untally(e.C, &blowFaces)
		case taleClash:
			if n := len(out); n > 0 && !out[n-1].Shot && out[n-1].MineN < 0 {
				out[n-1].MineN, out[n-1].TheirsN = int(e.B), int(e.C)
			}
			continue
		default:
			continue
		}
		out = append(out, x)
	}
	return out
}

// BeforeRoll is what has been told before the last roll of a human's, whose dice still lie there.
func BeforeRoll(told []table.Event, s table.Seat) []table.Event {
	for i := len(told) - 1; i >= 0; i-- {
		if e := &told[i]; e.Seat == s && (e.Tale == taleRolls || e.Tale == taleShot || e.Tale == taleEnemyShot) {
			return told[:i]
		}
	}
	return nil
}
