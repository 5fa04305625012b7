package posthuman

import (
	"cmp"
	"slices"
	"strconv"
)

// SeenLeave is what an exchange of blows comes to, if the player's blocks take out certain dice of the enemy: by the
// dice as they lie, and before cards are used against the wounds.
type SeenLeave struct {
	// the dice taken out, by their places: one set for each mix of faces that leads here
	Ways   [][]int8 `json:"ways"`
	Mine   int      `json:"mine"`   // attacks left, which are compared (PH-MELEE-15)
	Theirs int      `json:"theirs"` //
	Dealt  int      `json:"dealt"`  // wounds that the enemy takes
	Lost   int      `json:"lost"`   // health that the player loses
	// wounds that it costs; more than the health there is where something may still prevent some
	Blow   int  `json:"blow"`
	Dies   bool `json:"dies"`   // the enemy
	Out    bool `json:"out"`    // the player
	Fells  bool `json:"fells"`  // the enemy is knocked down for the next round
	Felled bool `json:"felled"` // the player is
	Scar   bool `json:"scar"`   // the wounds leave one
}

// same reports whether two exchanges end alike.
func (x *SeenLeave) same(y *SeenLeave) bool {
	return x.Mine == y.Mine && x.Theirs == y.Theirs && x.Dealt == y.Dealt && x.Lost == y.Lost && x.Blow == y.Blow &&
		x.Fells == y.Fells && x.Felled == y.Felled
}

// leaves are the different ends that the exchange on the table can still come to by the player's blocks, those that the
// player would mind least first; none but in an exchange with an enemy in melee. They are laid into the memory of an
// earlier list. saved reports whether a card may prevent wounds.
func (p *SeenPlayer) leaves(saved bool) []SeenLeave {
	at, room := &p.Fight, &p.room
	if at.N == 0 || at.Round == 0 || at.Foe < 0 || int(at.Foe) >= len(p.Foes) || at.Dice[0].Die == SD || at.Struck {
		return room.out[:0]
	}
	f := FighterOf(p)
	f.spare, f.parry = 0, 0
	x := f.trial(nil, at, nil, false)
	o := p.Foes[at.Foe].Foe(at)
	if !o.alive() {
		return room.out[:0]
	}
	out := room.out[:0]
	for _, set := range x.sets(x.ready(&o), room) {
		end := x.end(o, set, saved)
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
		return cmp.Or(order(b.Out, a.Out), order(a.Dies, b.Dies), a.Blow-b.Blow, b.Dealt-a.Dealt,
			order(b.Felled, a.Felled))
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

// blockable are the faces that blocks can take out.
var blockable = [3]Face6{Attack, Critical, Special6}

// ready does what of modifying and of the enemy's blocks is still to come, and returns how many blocks the player has
// to give. Modifying twice changes nothing; who has blocked already is seen by a die that is off the table and no miss.
func (x *trial) ready(o *Foe) int {
	a, its, dice := &x.f.arms, o.arms(), x.Dice[:x.N]
	gone := [2]bool{}
	for i := range dice {
		d, whose, side := &dice[i], a, 0
		if d.Enemy {
			whose, side = &its, 1
		}
		d.Hand = a.hand(d)
		if d.Is = whose.means(d.Is, d.Hand); d.Is == Miss {
			d.Gone = true
		} else if d.Gone {
			gone[side] = true
		}
	}
	blocks, foes := o.blocks(dice)
	if !gone[0] {
		a.blocked(dice, false, foes)
	}
	if gone[1] {
		return 0
	}
	return blocks
}

// sets are the mixes of faces that so many blocks can take out, each by the places of the first such dice.
func (x *trial) sets(blocks int, room *leafRoom) [][]int8 {
	var by [3][24]int8
	var n [3]int
	for i := range x.Dice[:x.N] {
		if d := &x.Dice[i]; d.Enemy && d.struck() {
			k := slices.Index(blockable[:], d.Is)
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
func (x trial) end(o Foe, set []int8, saved bool) SeenLeave {
	for _, i := range set {
		x.Dice[i].Gone = true
	}
	b, had := x.counted(&o), o.Left()
	hurt := x.Hurt || x.Scarred
	x.Falls, o.falls = false, false
	x.settle(&o, &b)
	out := SeenLeave{
		Mine: b.mine.attacks, Theirs: b.theirs.attacks, Dealt: had - o.Left(), Lost: x.f.Health - x.Health,
		Dies: !o.alive(), Out: x.Health == 0,
	}
	out.Blow = out.Lost
	if _, loses := b.wounding(); loses && saved {
		out.Blow = max(out.Blow, o.blow(&b)-x.f.worn[meleeWound])
	}
	out.Fells, out.Felled, out.Scar = o.falls && !out.Dies, x.Falls && !out.Out, x.Foreseen.Scar && !hurt
	return out
}

// LeaveWords are what an end means: what becomes of the enemy, and what the player loses, the scar with it. choice says
// whether somebody may turn by choice.
func (p *SeenPlayer) LeaveWords(x *SeenLeave, choice bool) (it, you string) {
	switch it = "it takes " + OrNone(x.Dealt); {
	case x.Dies:
		it = "it falls"
	case x.Fells:
		it += " and goes down"
	}
	you = "you take " + OrNone(x.Blow)
	if x.Lost > 0 && !x.Out {
		you += ", " + strconv.Itoa(p.Health-x.Lost) + " left"
	}
	if x.Felled {
		you += ", and go down"
	}
	if x.Scar && !x.Out { // those of a knock-out are said with it
		you += p.scarWords(choice)
	}
	return it, you
}

// OrNone is a number, or the word for nothing.
func OrNone(n int) string {
	if n == 0 {
		return "none"
	}
	return strconv.Itoa(n)
}

// blockEnds are the ends to which taking out a die can lead, with whatever else is taken out.
func (p *SeenPlayer) blockEnds(die int) (ends []*SeenLeave) {
	with := func(set []int8) bool {
		return slices.ContainsFunc(set, func(i int8) bool { return p.Fight.Dice[i].Is == p.Fight.Dice[die].Is })
	}
	for i := range p.Leaves {
		if slices.ContainsFunc(p.Leaves[i].Ways, with) {
			ends = append(ends, &p.Leaves[i])
		}
	}
	return ends
}

// blockLeaves is what taking out a die leaves: the end to which it leads, or how much it costs at least and at most
// where it is one of several that are taken out.
func (p *SeenPlayer) blockLeaves(die int, choice bool) []Clause {
	ends := p.blockEnds(die)
	switch len(ends) {
	case 0:
		return nil
	case 1:
		it, you := p.LeaveWords(ends[0], choice)
		return []Clause{Plain(it), {Before: you, About: ends[0].about()}}
	}
	least, most := ends[0], ends[0]
	for _, x := range ends {
		if x.Blow < least.Blow {
			least = x
		}
		if x.Blow > most.Blow {
			most = x
		}
	}
	words := "you take " + strconv.Itoa(least.Blow)
	if least.Blow < most.Blow {
		words += " to " + strconv.Itoa(most.Blow) + ", by the other dice you take out"
	}
	if most.Scar && !most.Out {
		words += p.scarWords(choice)
	}
	return []Clause{{Before: words, About: most.about()}}
}

// about is what the loss by an end is about where a scar comes with it.
func (x *SeenLeave) about() About {
	if x.Scar && !x.Out {
		return AboutScar
	}
	return AboutElse
}
