package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	// askShoot is always put: whoever puts a gun away to ready another has one answer left for a moment, and is not
	// done. Idle: PH-RULING-60.
	askShoot = book.Question("shoot", "PH-SHOOT-02", "Shoot with {the a}, {shot who a} of your {b}, or hold your fire?",
		words.Always, words.Idly("hold"))
	askAim = book.Question("aim", "PH-SHOOT-08", "{n a die dice}: how many at whom?")
)

// What is offered.
var (
	VerbShoot = book.Verb("shoot", "Shoot: {card a}", "card:{a}")
	VerbHold  = book.Verb("hold", "Hold your fire", "")
	VerbAim   = book.Verb("aim", "{n b die dice} at {foe who a}", "foe:{a}")
)

// What is told.
var (
	taleNet = book.Tale("The net of {the a} holds {who}.")
)

// shootingRound is the one round of shooting (PH-SHOOT-20). The player declares a shot; speeds are compared to see who
// fires first; each shot is then paid, aimed, rolled and counted in its turn (PH-SHOOT-01).
func (g *Game) shootingRound(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	shoots := !f.Failed && g.declareShot(t, s) // PH-EVADE-06

	speed := g.mat(s).Stats[Speed] + g.mat(s).Sum[KnobFirst]
	g.enemiesShoot(t, s, speed, snipers)
	g.enemiesShoot(t, s, speed, faster)
	g.exchange(t, s, shoots, speed)
	g.enemiesShoot(t, s, speed, slower)

	f.N = 0
	if g.living(s) == 0 {
		g.finish(t, s)
	}
}

// declareShot asks whether to shoot (PH-SHOOT-02, PH-RULING-96). It takes an active ranged weapon and the ammo for it
// (PH-SHOOT-04); with the declaration the weapon is fixed.
func (g *Game) declareShot(t *table.Table, s table.Seat) bool {
	c, armed := g.gun(s)
	if !armed || g.cost(s, Of(c)) > int(g.mat(s).Ammo) {
		return false
	}
	was := c
	m := t.Open(s, askShoot)
	c, armed = g.gun(s) // it may have been changed, or put away, while the question was open
	if armed {
		was = c
	}
	m.About(int(was), int(g.mat(s).Ammo))
	switch {
	case !armed:
	case g.cost(s, Of(c)) > int(g.mat(s).Ammo):
		m.Deny(VerbShoot.Of(int(c)), "PH-SHOOT-04", "not enough ammo")
	default:
		m.Offer(VerbShoot.Of(int(c)), "PH-SHOOT-02")
	}
	m.Offer(VerbHold.Of(), "PH-SHOOT-02")
	if m.Ask().Verb == VerbHold {
		return false
	}
	g.mat(s).Fight.Rolled = true
	return true
}

// gun is the active ranged weapon (PH-WPN-01).
func (g *Game) gun(s table.Seat) (table.Card, bool) {
	for _, l := range g.of(s, Gear).Cards {
		if Of(l.Card).Kind == KindRanged && g.Cards[l.Card].Active {
			return l.Card, true
		}
	}
	return 0, false
}

// cost is what a shot costs in ammo (PH-SHOOT-03, PH-SYM-01, PH-RULING-29).
func (g *Game) cost(s table.Seat, f *Face) int {
	m := g.mat(s)
	return shotCost(f, &m.Sum, m.Fight.Refund)
}

func shotCost(f *Face, sum *[knobs]int8, refund int8) int {
	return max(0, int(f.Ammo+sum[KnobAmmo]-refund))
}

// When an enemy shoots, beside a human (PH-SHOOT-05, PH-SHOOT-06, PH-SHOOT-07, PH-RULING-97).
const (
	snipers = iota
	faster
	level
	slower
)

// turn is when an enemy shoots beside a human of a speed.
func (e *Enemy) turn(speed int8) int {
	switch {
	case e.Ability == Sniper:
		return snipers
	case e.Speed > speed:
		return faster
	case e.Speed == speed:
		return level
	}
	return slower
}

// enemiesShoot lets the living enemies shoot whose turn it is, the fastest first.
func (g *Game) enemiesShoot(t *table.Table, s table.Seat, than int8, turn int) {
	for speed := int8(5); speed > 0; speed-- {
		for i := range int8(g.of(s, Foes).Len()) {
			c := g.of(s, Foes).At(int(i))
			if e := Of(c).Enemy; e.Speed == speed && g.alive(c) && e.turn(than) == turn {
				g.enemyShot(t, s, i)
			}
		}
	}
}

// exchange is the shot of the player and of those who are as fast: at the same time, so that both can fall
// (PH-SHOOT-06, PH-RULING-97).
func (g *Game) exchange(t *table.Table, s table.Seat, shoots bool, speed int8) {
	var fires [16]bool
	foes := g.of(s, Foes)
	for i := range min(foes.Len(), len(fires)) {
		fires[i] = g.alive(foes.At(i)) && Of(foes.At(i)).Enemy.turn(speed) == level
	}
	if shoots {
		g.shoot(t, s)
	}
	for i := range int8(len(fires)) {
		if fires[i] {
			g.enemyShot(t, s, i)
		}
	}
}

// shoot is the player's shot: pay, aim, roll, re-roll, count for each target (PH-SHOOT-01, PH-SHOOT-18).
func (g *Game) shoot(t *table.Table, s table.Seat) {
	if g.living(s) == 0 {
		return
	}
	aims := g.aim(t, s)
	c, _ := g.gun(s)
	w := &Of(c).Weapon
	g.stock(t, s, 0, -g.cost(s, Of(c)), byCard("PH-SHOOT-03", c))

	f := &g.mat(s).Fight
	f.N, f.Rolled = 0, true
	for i, n := range aims {
		g.roll(t, s, SD, n, false, int8(i))
	}
	g.rerolls(t, s, WhenShot)
	shot := ranged(w, &g.mat(s).Sum)
	for i, n := range aims {
		if n > 0 {
			g.hit(t, s, int8(i), &shot, g.skilled(s, w.Class))
		}
	}
}

// hit counts what was rolled against one target: each hit is a wound (PH-SHOOT-15, PH-SHOOT-16, PH-SHOOT-18).
func (g *Game) hit(t *table.Table, s table.Seat, i int8, shot *Shot, skill int) {
	m := g.mat(s)
	dice := m.Fight.Dice[:m.Fight.N]
	at := func(d Rolled) bool { return d.Target == i && !d.Enemy }
	n := hits(dice, at, shot, skill)
	c := g.of(s, Foes).At(int(i))
	t.Tell(table.Event{Tale: taleShot, Seat: s, Rule: "PH-SHOOT-09", A: int16(c), B: int16(n),
		C: tally(dice, &shotFaces, at)})
	if n > 0 {
		g.harm(t, s, c, n+int(m.Sum[KnobWoundsShooting]), "PH-SHOOT-16")
	}
}

// hits is how many hits dice score. skill is what a skill shot is worth (PH-SHOOT-10, PH-SHOOT-11, PH-SHOOT-12,
// PH-SHOOT-13, PH-SHOOT-14, PH-SHOOT-15).
func hits(dice []Rolled, at func(Rolled) bool, shot *Shot, skill int) int {
	n, specials := 0, 0
	for i := range dice {
		if !at(dice[i]) {
			continue
		}
		switch dice[i].Is {
		case Range1:
			n++
		case Range2, Range3:
			if shot.Range >= 1+int8(dice[i].Is-Range1) {
				n++
			}
		case SkillShot:
			n += skill
		case Special6:
			specials++
		}
	}
	if specials > 0 {
		n += int(shot.Hits[min(specials, len(shot.Hits))-1])
	}
	return n
}

// skilled is how many hits a skill shot of a human is: 1 with shooting 5 or the skill for the class of weapon, 2 with
// both (PH-SHOOT-13, PH-RULING-31).
func (g *Game) skilled(s table.Seat, class Class) int {
	n := marksman(&g.mat(s).Stats)
	for _, l := range g.of(s, Known).Cards {
		if Of(l.Card).hones(class) {
			return n + 1
		}
	}
	return n
}

func marksman(x *[stats]int8) int { return max(0, int(x[Shooting])-4) }

// hones reports whether a skill makes skill shots with a class of weapon hit.
func (f *Face) hones(class Class) bool { return f.Expert != NoClass && f.Expert == class }

// ranged is how a human shoots with a weapon: its range with all that changes it, 1 to 3.
func ranged(w *Weapon, sum *[knobs]int8) Shot {
	shot := w.Shot
	shot.Range = max(1, min(3, shot.Range+sum[KnobRange]))
	return shot
}

// aim asks how many dice go at whom, among the enemies alive; all are to be assigned (PH-SHOOT-08, PH-SHOOT-18,
// PH-RULING-96, PH-RULING-99). Cards can be used for the shot before that.
func (g *Game) aim(t *table.Table, s table.Seat) [16]int8 {
	var aims [16]int8
	var named table.Seats // places in the pile Foes
	for given := int8(0); ; {
		c, _ := g.gun(s)
		all := g.shotPool(s, &Of(c).Weapon).SD
		if given > 0 && given >= all {
			return aims
		}
		m := t.Open(s, askAim, int(all-given))
		targets := g.offerAims(&m, s, named, all-given)
		if given == 0 && targets > 0 && g.mat(s).usable(WhenShoot) {
			g.offerUses(&m, s, WhenShoot)
		}
		o := m.Ask()
		if o.Verb != VerbAim {
			g.throwIn(t, s, o)
			continue
		}
		aims[o.A] = int8(o.B)
		given += int8(o.B)
		named = named.With(table.Seat(o.A))
	}
}

// offerAims offers targets not yet named, and how many of the dice left; the last one gets all that is left. It returns
// how many targets there are.
func (g *Game) offerAims(m *table.Menu, s table.Seat, named table.Seats, left int8) int {
	targets := 0
	foes := g.of(s, Foes)
	for i, l := range foes.Cards {
		if g.alive(l.Card) && !named.Has(table.Seat(i)) {
			targets++
		}
	}
	for i, l := range foes.Cards {
		if !g.alive(l.Card) || named.Has(table.Seat(i)) {
			continue
		}
		m.Offer(VerbAim.Of(i, int(left)), "PH-SHOOT-18")
		for n := left - 1; n > 0 && targets > 1; n-- {
			m.Offer(VerbAim.Of(i, int(n)), "PH-SHOOT-18")
		}
	}
	return targets
}

// enemyShot is an enemy's shot at the player, with the dice its card prints (PH-RULING-98). Blocks don't help against
// it (PH-SHOOT-17).
func (g *Game) enemyShot(t *table.Table, s table.Seat, i int8) {
	c := g.of(s, Foes).At(int(i))
	e := Of(c).Enemy
	if e.Shot.SD == 0 {
		return
	}
	f := &g.mat(s).Fight
	f.N, f.Rolled, f.Foe = 0, true, i
	g.roll(t, s, SD, e.Shot.SD, true, i)
	dice := f.Dice[:f.N]
	n := hits(dice, theirs, &e.Shot, e.Shot.skill())
	t.Tell(table.Event{Tale: taleEnemyShot, Seat: s, Rule: "PH-RULING-98", A: int16(c), B: int16(n),
		C: tally(dice, &shotFaces, theirs)})
	if n == 0 {
		return
	}
	if e.Ability == Net {
		f.Netted = true
		t.Tell(table.Event{Tale: taleNet, Seat: s, Rule: "PH-MULTI-06", A: int16(c)})
		return
	}
	why := byCard("PH-SHOOT-16", c)
	lost := g.suffer(t, s, n, shotWound, why)
	if lost > 0 && e.Ability == Taint && !f.Tainted { // PH-SCAR-02, PH-SCAR-04
		f.Tainted = true
		g.drawScar(t, s, byCard("PH-SCAR-02", c))
	}
	g.fall(t, s, why)
}

// skill is what a skill shot of an enemy is worth (PH-RULING-98).
func (x *Shot) skill() int {
	if x.Skill {
		return 1
	}
	return 0
}

// mine and theirs tell dice apart.
func mine(d Rolled) bool   { return !d.Enemy }
func theirs(d Rolled) bool { return d.Enemy }

// guarding are a human's defence dice.
func guarding(d Rolled) bool { return d.Die == DD && !d.Enemy }
