package posthuman

import (
	"cmp"
	"slices"

	"waystation/table"
)

// SeenLeave is what an exchange of blows comes to, if the player's blocks take out certain dice of the enemy: by the dice as they lie, and
// before cards are used against the wounds.
type SeenLeave struct {
	Ways   [][]int8 `json:"ways"`   // the dice taken out, by their places: one set for each mix of faces that leads here
	Mine   int      `json:"mine"`   // attacks left, which are compared (PH-MELEE-15)
	Theirs int      `json:"theirs"` //
	Dealt  int      `json:"dealt"`  // wounds that the enemy takes
	Lost   int      `json:"lost"`   // health that the player loses
	Blow   int      `json:"blow"`   // wounds that it costs; more than the health there is where something may still prevent some
	Dies   bool     `json:"dies"`   // the enemy
	Out    bool     `json:"out"`    // the player
	Fells  bool     `json:"fells"`  // the enemy is knocked down for the next round
	Felled bool     `json:"felled"` // the player is
	Scar   bool     `json:"scar"`   // the wounds leave one
}

// same reports whether two exchanges end alike.
func (x *SeenLeave) same(y *SeenLeave) bool {
	return x.Mine == y.Mine && x.Theirs == y.Theirs && x.Dealt == y.Dealt && x.Lost == y.Lost && x.Blow == y.Blow && x.Fells == y.Fells && x.Felled == y.Felled
}

// leaves are the different ends that the exchange on the table can still come to by the player's blocks, those that the player would mind
// least first; none but in an exchange with an enemy in melee. They are laid into the memory of an earlier list.
func (g *Game) leaves(s table.Seat, room *leafRoom) []SeenLeave {
	f := &g.mat(s).Fight
	if f.N == 0 || f.Round == 0 || f.Foe < 0 || int(f.Foe) >= g.of(s, Foes).Len() || f.Dice[0].Die == SD || f.Struck {
		return room.out[:0]
	}
	o := g.foe(s, f.Foe)
	if !g.alive(o.card) {
		return room.out[:0]
	}
	x := exchange{g: g, s: s, o: &o, mine: g.armsOf(s), theirs: o.arms(), dice: f.Dice, n: f.N}
	out := room.out[:0]
	for _, set := range x.sets(x.ready(), room) {
		end := x.end(set)
		if i := slices.IndexFunc(out, func(y SeenLeave) bool { return end.same(&y) }); i >= 0 {
			out[i].Ways = append(out[i].Ways, set)
			continue
		}
		if len(out) < cap(out) { // there may be a list of an earlier end, to be used again
			end.Ways = out[:len(out)+1][len(out)].Ways[:0]
		}
		end.Ways = append(end.Ways, set)
		out = append(out, end)
	}
	slices.SortStableFunc(out, func(a, b SeenLeave) int {
		return cmp.Or(order(b.Out, a.Out), order(a.Dies, b.Dies), a.Blow-b.Blow, b.Dealt-a.Dealt, order(b.Felled, a.Felled))
	})
	room.out = out
	return out
}

// leafRoom is the memory in which the ends of an exchange lie.
type leafRoom struct {
	out  []SeenLeave
	sets [][]int8
	flat []int8
}

// order puts what is so before what is not.
func order(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// exchange is a copy of the dice on the table, to try blocks on.
type exchange struct {
	g      *Game
	s      table.Seat
	o      *opponent
	mine   arms
	theirs arms
	dice   [24]Rolled
	n      int8
}

// ready does what of modifying and of the enemy's blocks is still to come, and returns how many blocks the player has to give. Modifying twice
// changes nothing; who has blocked already is seen by a die that is off the table and no miss.
func (x *exchange) ready() int {
	hand := x.mine.better()
	blocks, its := 0, 0
	blocked, gave := false, false // by the enemy, by the player
	for i := range x.dice[:x.n] {
		d, a := &x.dice[i], &x.mine
		if d.Enemy {
			a = &x.theirs
		} else if d.Is == Special6 && x.mine.two && d.Hand == 0 {
			d.Hand = hand
		}
		d.Is = a.means(d.Is, d.Hand)
		switch {
		case d.Is == Miss:
			d.Gone = true
		case d.Gone && d.Enemy:
			gave = true
		case d.Gone:
			blocked = true
		case d.Is == Block && d.Enemy:
			its++
		case d.Is == Block && x.o.stoppedBy(d.Die):
			blocks++
		}
	}
	if !blocked {
		x.mine.blocked(x.dice[:x.n], false, its)
	}
	if gave {
		return 0
	}
	return blocks
}

// sets are the mixes of faces that so many blocks can take out, each by the places of the first such dice.
func (x *exchange) sets(blocks int, room *leafRoom) [][]int8 {
	var by [3][24]int8
	var n [3]int
	for i := range x.dice[:x.n] {
		if d := &x.dice[i]; d.Enemy && d.struck() {
			k := column(d.Is, true)
			by[k][n[k]] = int8(i)
			n[k]++
		}
	}
	blocks = min(blocks, n[0]+n[1]+n[2])
	room.sets, room.flat = room.sets[:0], room.flat[:0]
	for a := 0; a <= min(blocks, n[0]); a++ {
		for c := 0; c <= min(blocks-a, n[1]); c++ {
			k := blocks - a - c
			if k > n[2] {
				continue
			}
			from := len(room.flat)
			room.flat = append(append(append(room.flat, by[0][:a]...), by[1][:c]...), by[2][:k]...)
			room.sets = append(room.sets, room.flat[from:len(room.flat):len(room.flat)])
		}
	}
	return room.sets
}

// end is what is left when a set of dice is taken out, and what comes of it (PH-MELEE-15 to PH-MELEE-22).
func (x *exchange) end(set []int8) SeenLeave {
	dice := x.dice
	for _, i := range set {
		dice[i].Gone = true
	}
	b := bout{x.mine.count(dice[:x.n], false), x.theirs.count(dice[:x.n], true)}
	wins, loses := b.wounding()
	to := x.g.settled(x.s, x.o, &b)
	f := &x.g.mat(x.s).Fight
	out := SeenLeave{Mine: b.mine.attacks, Theirs: b.theirs.attacks, Lost: to.lost, Dies: to.falls, Out: to.out}
	if to.hit {
		out.Dealt = x.g.bites(x.o.card, x.g.strength(x.s)+b.mine.wounds)
	}
	out.Blow = to.lost
	if loses && x.g.mat(x.s).usable(WhenWounds) {
		out.Blow = max(out.Blow, int(x.o.Wounds)+b.theirs.wounds-x.g.worn(x.s, meleeWound))
	}
	out.Fells = wins && b.mine.downs > 0 && f.Round < rounds && !to.falls
	out.Felled = loses && b.theirs.downs > 0 && f.Round < rounds && !to.out
	out.Scar = x.o.Breed == Mutant && to.lost > 0 && !f.Scarred && !f.Hurt
	return out
}
