package posthuman

import "waystation/table"

// odds are a chance: so many ways of all. They are whole numbers, so that they are the same on every machine.
type odds struct{ ways, all uint64 }

// percent is rounded.
func (x odds) percent() int { return int((200*x.ways + x.all) / (2 * x.all)) }

// shotAt is the hits that a number of dice would score on average, and the chance that they are enough to kill.
func (g *Game) shotAt(s table.Seat, gun table.Card, dice int8, foe table.Card) (mean, kills odds) {
	w := &Of(gun).Weapon
	shot, skill := ranged(w, &g.mat(s).Sum), g.skilled(s, w.Class)
	e := Of(foe).Enemy
	left := e.Health - g.Cards[foe].Wounds
	more := int(g.mat(s).Sum[KnobWoundsShooting])
	var laid [24]Rolled
	rolled := laid[:min(int(dice), len(laid))]
	eachShot(rolled, 0, 0, 1, func(ways uint64) {
		n := hits(rolled, mine, &shot, skill)
		mean.all += ways
		kills.all += ways
		mean.ways += uint64(n) * ways
		if n > 0 && e.bites(n+more, left) == int(left) {
			kills.ways += ways
		}
	})
	return mean, kills
}

// eachShot goes through all throws of shooting dice, without their order, and in how many ways each comes. at is the
// first die still to be laid, face the least that it may show.
func eachShot(dice []Rolled, at int, face uint8, ways uint64, do func(ways uint64)) {
	if at == len(dice) {
		do(ways)
		return
	}
	if face == 5 { // all that are left show the last face
		for i := at; i < len(dice); i++ {
			dice[i].Die = SD
			dice[i].show(6)
		}
		do(ways)
		return
	}
	eachShot(dice, at, face+1, ways, do)
	for n := 1; at+n <= len(dice); n++ {
		d := &dice[at+n-1]
		d.Die = SD
		d.show(face + 1)
		ways = ways * uint64(len(dice)-at-n+1) / uint64(n)
		eachShot(dice, at+n, face+1, ways, do)
	}
}

// escape is the chance to evade when both sides roll a die and add to it: the human's total must be higher
// (PH-EVADE-03, PH-EVADE-04).
func escape(mine, theirs int) odds {
	n := uint64(0)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if a+mine > b+theirs {
				n++
			}
		}
	}
	return odds{n, 36}
}

// passes is the chance to pass a test, rolled twice where the first success does not count (PH-TEST-01).
func (g *Game) passes(s table.Seat, x Stat, bonus int) odds {
	return passing(g.goal(s, x, bonus), x == Mind && g.ruled(Watched))
}

func passing(goal int, twice bool) odds {
	n := uint64(min(max(goal, 0), 6))
	if twice {
		return odds{n * n, 36}
	}
	return odds{n, 6}
}
