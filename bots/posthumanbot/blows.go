package posthumanbot

import "waystation/games/posthuman"

// melee is a melee round; it reports whether the fight goes on after it.
func (b *bout) melee() bool {
	b.down, b.falls = b.falls, false
	for i := range b.foes {
		b.foes[i].down, b.foes[i].falls = b.foes[i].falls, false
	}
	for pass := range 2 { // first those that one blow can fell: then the others are fewer
		for i := range b.foes {
			x := &b.foes[i]
			if easy := int(x.e.Health)-x.wounds <= b.f.wounds; !x.alive() || easy != (pass == 0) || b.fought>>i&1 == 1 {
				continue
			}
			b.fought |= 1 << i
			b.engage(x)
			if b.fallen() {
				return false
			}
		}
	}
	b.fought = 0
	for i := range b.foes {
		switch x := &b.foes[i]; {
		case !x.alive() || x.wounds == 0:
		case x.e.Ability == posthuman.Knits:
			x.wounds--
		case x.e.Ability == posthuman.Coward:
			x.gone = true
		}
	}
	if b.living() == 0 {
		b.end()
		return false
	}
	return true
}

// tally is one side's dice: what they show, with specials read by the weapon.
type tally struct{ blocks, sure, attacks, criticals, specials, misses int }

// throw rolls dice for a side; sure are the blocks of defence dice.
func (t *tally) throw(d *dice, md, dd int, special *posthuman.Special, expert bool) {
	for range md {
		switch d.roll() {
		case 0:
			t.misses++
		case 1:
			if expert {
				t.attacks++
			} else {
				t.misses++
			}
		case 2:
			t.blocks++
		case 3:
			t.attacks++
		case 4:
			t.criticals++
		case 5:
			t.special(special)
		}
	}
	for range dd {
		switch d.roll() {
		case 0, 1, 2:
			t.blocks++
			t.sure++
		case 3:
			t.attacks++
		case 4:
			t.special(special)
		case 5:
			t.misses++
		}
	}
}

func (t *tally) special(x *posthuman.Special) {
	switch *x {
	case posthuman.Special{}:
		t.misses++
	case posthuman.Special{Attack: true}:
		t.attacks++
	default:
		t.specials++
	}
}

// block removes dice of a side: criticals first, then specials that attack, attacks, the other specials.
func (t *tally) block(n int, x *posthuman.Special) {
	order := [4]*int{&t.criticals, &t.specials, &t.attacks, &t.specials}
	if !x.Attack {
		order[1] = &t.attacks
	}
	for _, p := range order {
		k := min(n, *p)
		*p -= k
		n -= k
	}
}

// count is how many attacks are left, and the wounds beyond those of the weapon.
func (t *tally) count(x *posthuman.Special) (attacks, extra int) {
	attacks = t.attacks + t.criticals
	if x.Attack {
		attacks += t.specials
	}
	return attacks, t.criticals + t.specials*int(x.Wounds)
}

// pools are the dice of both sides.
func (b *bout) pools(x *foe) (md, dd, md2, dd2 int) {
	md, md2, dd2 = 3, 3+int(x.e.MD), int(x.e.DD)
	switch {
	case b.f.melee > int(x.e.Melee):
		md++
	case b.f.melee < int(x.e.Melee):
		md2++
	}
	more, guard := b.f.md, b.f.dd
	if b.opening > 0 {
		more, b.opening = more+b.opening, 0
	}
	caught := b.failed && b.round == 1
	switch {
	case !caught:
		md, dd = md+more, guard
	case b.f.even:
		md, dd = 1+more, guard
	default:
		md, dd = 1, 0
	}
	if b.down {
		md--
	}
	if b.netted && b.round == 1 {
		md--
	}
	if md+dd < 1 {
		md = 1
	}
	md = max(md, 0)
	if !caught {
		k := min(b.swap(x, md), md)
		md, dd = md-k, dd+k
	}
	living := b.living()
	if living > b.f.party {
		md2++
	}
	switch {
	case x.e.Ability == posthuman.Frenzy && x.wounds > 0:
		md2++
	case x.e.Ability == posthuman.Pack && living > 1:
		md2++
	}
	if x.down {
		md2 = max(1, md2-1)
	}
	return md, dd, md2, dd2
}

// swap is how many MD are given for DD: all that may be when life is at stake or the enemy's blows are hard.
func (b *bout) swap(x *foe, md int) int {
	if b.r.health <= 2 || int(x.e.Wounds) >= 2 || x.e.Ability == posthuman.Crushing {
		return min(b.f.swaps, md-1)
	}
	return 0
}

// engage fights one enemy once.
func (b *bout) engage(x *foe) {
	md, dd, md2, dd2 := b.pools(x)
	var mine, its tally
	mine.throw(b.d, md, dd, &b.f.special, b.f.melee == 5)
	its.throw(b.d, md2, dd2, &x.e.Special, x.e.Melee == 5)
	if again := mine.misses; again > 0 {
		if !b.f.nimble {
			again = min(again, b.thought)
			b.thought -= again
			if again > 0 {
				b.thought = 0
			}
		}
		mine.throw(b.d, again, 0, &b.f.special, b.f.melee == 5)
	}
	blocks := mine.blocks
	if x.e.Ability == posthuman.Crushing {
		blocks = mine.sure
	}
	mine.block(its.blocks, &b.f.special)
	its.block(blocks, &x.e.Special)
	a, extra := mine.count(&b.f.special)
	a2, extra2 := its.count(&x.e.Special)
	wins, loses := a > 0 && a >= a2, a2 > 0 && a2 >= a
	if wins && b.f.special.Knockdown && mine.specials > 0 {
		x.falls = true
	}
	if loses && x.e.Special.Knockdown && its.specials > 0 {
		b.falls = true
	}
	if loses && x.e.Ability == posthuman.FirstBlow {
		b.struck(x, int(x.e.Wounds)+extra2)
		if b.fallen() {
			return
		}
		loses = false
	}
	if wins {
		n := b.f.wounds + extra
		if x.e.Ability == posthuman.Armour {
			n -= int(x.e.N)
		}
		x.wounds += max(n, 0)
	}
	if loses {
		b.struck(x, int(x.e.Wounds)+extra2)
	}
	if !x.alive() && x.e.Ability == posthuman.Bursting {
		b.hurt(1, 0, false)
	}
}

// struck is a blow that hits.
func (b *bout) struck(x *foe, n int) {
	if !b.hurt(n, b.f.vest, true) {
		return
	}
	if x.e.Breed == posthuman.Mutant {
		b.r.scar = true
	}
	switch x.e.Ability {
	case posthuman.Venom:
		b.r.morale = max(0, b.r.morale-1)
	case posthuman.Thief:
		b.r.food++
	}
}
