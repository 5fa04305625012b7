package posthuman

import "waystation/table"

// odds are a chance: so many ways of all. They are whole numbers, so that they are the same on every machine.
type odds struct{ ways, all uint64 }

// percent is rounded.
func (x odds) percent() int { return int((200*x.ways + x.all) / (2 * x.all)) }

// throws are in how many ways each outcome of a roll in melee comes, by how many attacks, criticals, specials and blocks it shows: the
// rest are misses. They stand in one list, as the digits of a number.
type throws struct {
	base int // of the digits: 1 more than there are dice
	dice int8
	ways []uint64
}

// throwOf is the throw of a pool whose specials count by one weapon. stopping reports whose blocks count.
func throwOf(p *Pool, a *arms, hand int8, stopping func(DieKind) bool) throws {
	n := max(int(p.MD), 0) + max(int(p.DD), 0)
	x := throws{base: n + 1, dice: int8(n)}
	x.ways = make([]uint64, x.base*x.base*x.base*x.base)
	x.ways[0] = 1
	for _, kind := range [2]DieKind{MD, DD} {
		var weight [len(shows) + 1]uint64 // of six; the last for misses
		for _, face := range faces[kind] {
			weight[column(a.means(face, hand), stopping(kind))]++
		}
		for range [2]int8{MD: p.MD, DD: p.DD}[kind] {
			x.add(&weight)
		}
	}
	return x
}

// shows are the faces that matter in melee, in the order of the digits.
var shows = [4]Face6{Attack, Critical, Special6, Block}

// column is the digit that counts a face, or that of misses.
func column(f Face6, stops bool) int {
	for i, x := range shows {
		if f == x && (f != Block || stops) {
			return i
		}
	}
	return len(shows)
}

// add throws one die more. A die raises one digit by one, so that from the end of the list on the ways can be counted in place.
func (x *throws) add(weight *[len(shows) + 1]uint64) {
	for at := len(x.ways) - 1; at >= 0; at-- {
		n := x.ways[at] * weight[len(shows)]
		step := 1
		for _, w := range weight[:len(shows)] {
			if at >= step {
				n += x.ways[at-step] * w
			}
			step *= x.base
		}
		x.ways[at] = n
	}
}

// thrown is a throw that can come, in how many ways, its blocks, and what is left of it when the other side has so many.
type thrown struct {
	ways   uint64
	blocks int
	left   []side
}

// all are the throws that can come, with what is left of each for up to so many blocks of the other side.
func (x *throws) all(a *arms, hand, most int8) []thrown {
	var out []thrown
	sides := make([]side, 0, 64)
	for at, n := range x.ways {
		if n == 0 {
			continue
		}
		o := thrown{ways: n, blocks: at / (x.base * x.base * x.base)}
		first := len(sides)
		for k := range int(most) + 1 {
			var dice [24]Rolled
			n := x.lay(&dice, at, hand)
			a.blocked(dice[:n], false, k)
			sides = append(sides, a.count(dice[:n], false))
		}
		o.left = sides[first:len(sides):len(sides)]
		out = append(out, o)
	}
	return out
}

// lay lays the dice of a throw that can strike, and returns how many they are.
func (x *throws) lay(dice *[24]Rolled, at int, hand int8) int {
	n := 0
	for _, face := range shows[:3] {
		for range at % x.base {
			dice[n] = Rolled{Is: face, Hand: hand}
			n++
		}
		at /= x.base
	}
	return n
}

// prospect is what an engagement with an enemy would bring, before re-rolls and cards.
type prospect struct {
	hits  odds // that the human deals wounds
	falls odds // that the enemy dies
	out   odds // that it knocks the human out
	lost  odds // health lost, on average
}

// prospect is exact but for the dice that the human would block, which are taken to be those worth most.
func (g *Game) prospect(s table.Seat, i, swap int8) prospect {
	o := g.foe(s, i)
	a, its := g.armsOf(s), o.arms()
	hand := a.better()
	own, foes := g.meleePools(s, &o, swap)
	mine := throwOf(&own, &a, hand, o.stoppedBy)
	theirs := throwOf(&foes, &its, 0, func(DieKind) bool { return true })
	ours, others := mine.all(&a, hand, theirs.dice), theirs.all(&its, 0, mine.dice)
	all := uint64(1)
	for range mine.dice + theirs.dice {
		all *= 6
	}
	out := prospect{odds{0, all}, odds{0, all}, odds{0, all}, odds{0, all}}
	for j := range ours {
		for k := range others {
			b := bout{ours[j].left[others[k].blocks], others[k].left[ours[j].blocks]}
			out.add(g.settled(s, &o, &b), ours[j].ways*others[k].ways)
		}
	}
	return out
}

// better is by which of two weapons a special counts, where nobody is asked.
func (a *arms) better() int8 {
	if one, two := a.special[0], a.special[1]; a.two && (one == Special{} || two.Attack && !one.Attack) {
		return 1
	}
	return 0
}

// settling is what a bout would do.
type settling struct {
	hit, falls, out bool
	lost            int
}

// settled is what settle makes of a bout, but for cards used for it (PH-MELEE-15 to PH-MELEE-19).
func (g *Game) settled(s table.Seat, o *opponent, b *bout) settling {
	m := g.mat(s)
	wins, loses := b.wounding()
	var out settling
	if loses {
		out.lost = min(max(int(o.Wounds)+b.theirs.wounds-g.worn(s, meleeWound), 0), int(m.Health))
		out.out = out.lost == int(m.Health)
	}
	if !wins || out.out && o.Ability == FirstBlow {
		return out
	}
	out.hit = true
	out.falls = g.bites(o.card, g.strength(s)+b.mine.wounds) >= int(o.Health-g.Cards[o.card].Wounds)
	if out.falls && o.Ability == Bursting && !out.out {
		out.lost = min(out.lost+max(1-g.worn(s, anyWound), 0), int(m.Health))
		out.out = out.lost == int(m.Health)
	}
	return out
}

func (p *prospect) add(x settling, ways uint64) {
	if x.hit {
		p.hits.ways += ways
	}
	if x.falls {
		p.falls.ways += ways
	}
	if x.out {
		p.out.ways += ways
	}
	p.lost.ways += uint64(x.lost) * ways
}

// shotAt is the hits that a number of dice would score on average, and the chance that they are enough to kill.
func (g *Game) shotAt(s table.Seat, gun table.Card, dice int8, foe table.Card) (mean, kills odds) {
	w := &Of(gun).Weapon
	shot, skill := g.ranged(s, w), g.skilled(s, w.Class)
	left := int(Of(foe).Enemy.Health - g.Cards[foe].Wounds)
	more := int(g.mat(s).Sum[KnobWoundsShooting])
	var laid [24]Rolled
	rolled := laid[:min(int(dice), len(laid))]
	eachShot(rolled, 0, 0, 1, func(ways uint64) {
		n := hits(rolled, mine, &shot, skill)
		mean.all += ways
		kills.all += ways
		mean.ways += uint64(n) * ways
		if n > 0 && g.bites(foe, n+more) >= left {
			kills.ways += ways
		}
	})
	return mean, kills
}

// eachShot goes through all throws of shooting dice, without their order, and in how many ways each comes. at is the first die still to
// be laid, face the least that it may show.
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

// escape is the chance to evade when both sides roll a die and add to it: the human's total must be higher (PH-EVADE-03, PH-EVADE-04).
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
	n := uint64(min(max(g.goal(s, x, bonus), 0), 6))
	if x == Mind && g.ruled(Watched) {
		return odds{n * n, 36}
	}
	return odds{n, 6}
}
