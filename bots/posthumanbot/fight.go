package posthumanbot

import "waystation/games/posthuman"

// fighter is a human as a fight sees them: numbers printed on the sheet and on the cards in play.
type fighter struct {
	health, morale       int
	melee, first         int // first: speed when it is about who shoots first
	wounds               int // of a blow that hits, before criticals and specials
	special              posthuman.Special
	md, dd, swaps, party int
	worn, vest, plate    int  // wounds prevented of each attack: any, in melee, of shots
	spare, spareMelee    int  // wounds that cards prevent once
	thought              int  // dice re-rolled once, with a strong mind
	nimble               bool // all misses of a melee roll are rolled again
	opening              int  // MD more in one roll
	even                 bool // dice of cards count after a failed evade

	gun    bool // with ammo for a shot
	sd     int
	reach  int
	hits   [5]int8
	skill  int
	harder int // wounds more of a shot that hits
	cost   int
}

// foe is an enemy of a fight that is tried out.
type foe struct {
	e      *posthuman.Enemy
	wounds int
	down   bool // 1 MD fewer this round
	falls  bool // has been knocked down, for the next
	gone   bool
}

func (x *foe) alive() bool { return !x.gone && x.wounds < int(x.e.Health) }

// result is what comes of a fight.
type result struct {
	health, morale int // left; 0: knocked out
	xp             int
	food           int // stolen
	scar           bool
	shot           bool // ammo was spent
	fled           bool // somebody fled
	left           bool // the leader among them
}

// bout is a fight going on: the fighter's state beside the result.
type bout struct {
	f       *fighter
	d       *dice
	foes    []foe
	r       result
	round   int
	failed  bool
	netted  bool
	down    bool
	falls   bool
	thought int
	opening int
	spare   int
	spareM  int
	fought  uint
}

// tryOut plays a fight from a round on: 0 begins with the shooting.
func tryOut(f *fighter, d *dice, foes []foe, round int, failed, shoot bool) result {
	b := bout{f: f, d: d, foes: foes, r: result{health: f.health, morale: f.morale}, round: round, failed: failed,
		thought: f.thought, opening: f.opening, spare: f.spare, spareM: f.spareMelee}
	if round == 0 && !b.shooting(shoot && f.gun && !failed) {
		return b.r
	}
	for b.round = max(b.round, 1); b.round <= 3; b.round++ {
		if !b.melee() {
			return b.r
		}
	}
	return b.end()
}

// end counts what is killed and what flees.
func (b *bout) end() result {
	for i := range b.foes {
		switch x := &b.foes[i]; {
		case x.wounds >= int(x.e.Health):
			b.r.xp += int(x.e.XP)
		default:
			b.r.fled = true
			b.r.left = b.r.left || i == 0
		}
	}
	return b.r
}

func (b *bout) living() int {
	n := 0
	for i := range b.foes {
		if b.foes[i].alive() {
			n++
		}
	}
	return n
}

// hurt takes the wounds of an attack, and reports whether any were taken.
func (b *bout) hurt(n, worn int, melee bool) bool {
	n -= b.f.worn + worn
	if n <= 0 {
		return false
	}
	if melee && b.spareM > 0 {
		k := min(n, b.spareM)
		b.spareM -= k
		n -= k
	}
	if n >= 2 && b.spare > 0 || n >= b.r.health && b.spare > 0 {
		k := min(n, b.spare)
		b.spare = 0
		n -= k
	}
	if n <= 0 {
		return false
	}
	b.r.health = max(0, b.r.health-n)
	return true
}

func (b *bout) fallen() bool { return b.r.health == 0 || b.r.morale == 0 }

// shooting is the shooting round; it reports whether the fight goes on after it.
func (b *bout) shooting(mine bool) bool {
	for at := 0; at < 4; at++ { // snipers, the faster, the player and the equally fast, the slower
		if at == 2 && mine && b.living() > 0 {
			b.shoot()
		}
		for i := range b.foes {
			x := &b.foes[i]
			if x.e.Shot.SD == 0 || !x.alive() && at != 2 || x.e.Ability == posthuman.Sniper != (at == 0) {
				continue
			}
			if s := int(x.e.Speed); at == 1 && s > b.f.first || at == 2 && s == b.f.first || at == 3 && s < b.f.first || at == 0 {
				b.shotAt(x)
			}
		}
		if b.fallen() {
			return false
		}
	}
	if b.living() == 0 {
		b.end()
		return false
	}
	return true
}

func (b *bout) shoot() {
	x := b.target()
	n := score(b.d, b.f.sd, b.f.reach, &b.f.hits, b.f.skill)
	b.r.shot = true
	if n > 0 {
		n += b.f.harder
		if x.e.Ability == posthuman.Armour {
			n -= int(x.e.N)
		}
		x.wounds += max(n, 0)
	}
}

// target is at whom one shoots: the strongest.
func (b *bout) target() *foe {
	var best *foe
	for i := range b.foes {
		if x := &b.foes[i]; x.alive() && (best == nil || x.e.Melee > best.e.Melee) {
			best = x
		}
	}
	return best
}

// score is how many hits so many dice score.
func score(d *dice, n, reach int, hits *[5]int8, skill int) int {
	out, specials := 0, 0
	for range n {
		switch face := d.roll(); face {
		case 0, 1, 2:
			if face < reach {
				out++
			}
		case 3:
			specials++
		case 4:
			out += skill
		}
	}
	if specials > 0 {
		out += int(hits[min(specials, 5)-1])
	}
	return out
}

func (b *bout) shotAt(x *foe) {
	skill := 0
	if x.e.Shot.Skill {
		skill = 1
	}
	n := score(b.d, int(x.e.Shot.SD), int(x.e.Shot.Range), &x.e.Shot.Hits, skill)
	switch {
	case n == 0:
	case x.e.Ability == posthuman.Net:
		b.netted = true
	case b.hurt(n, b.f.plate, false) && x.e.Ability == posthuman.Taint:
		b.r.scar = true
	}
}
