package saga

import "waystation/table"

// shootout is the ranged round, which is fought even without a weapon (PS-RANGED-04 to PS-RANGED-16, PS-RANGED-21).
func (g *Game) shootout(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	if f.Fled {
		return
	}
	f.begin(RangedFray)
	g.mat(s).Used = usage{}
	g.chooseGun(t, s)
	g.reveal(t, s, RangedFray, "PS-RANGED-06")
	g.aim(t, s)
	dice := fewer(Of(f.Foe).Enemy.Shoot.Dice, g.fewerDice(t, s, RangedFray))
	if Of(f.Foe).Enemy.Shoot.Can {
		g.roll(t, s, dice)
		g.brace(t, s)
	}
	g.exchangeFire(t, s)
	g.clearDrawn(s)
}

// begin clears what belongs to one round.
func (f *Fight) begin(part Fray) {
	f.Part = part
	f.Weapon, f.Mine, f.Range, f.Dodged, f.Steady, f.Quick, f.Used, f.N = 0, Result{}, 0, 0, false, false, 0, 0
}

// chooseGun lets the player choose an equipped ranged weapon, and discards its ammo (PS-RANGED-05, PS-RANGED-19,
// PS-RANGED-20, PS-RULING-118, PS-BOARD-12, PS-RULING-059, PS-LOOT-03).
func (g *Game) chooseGun(t *table.Table, s table.Seat) {
	m := g.mat(s)
	q := t.Open(s, askWeapon)
	for _, l := range g.of(s, Weapons).Cards {
		w := &Of(l.Card).Weapon
		switch {
		case !w.Ranged || !g.Cards[l.Card].Equipped:
		case g.foeHas(s, KeyAmbush):
			q.Deny(VerbWeapon.Of(int(l.Card)), "PS-RANGED-11", "there is no time")
		case m.Goods[Ammo] < w.Ammo:
			q.Deny(VerbWeapon.Of(int(l.Card)), "PS-RULING-118", "not enough ammo")
		default:
			q.Offer(VerbWeapon.Of(int(l.Card)), "PS-RANGED-05")
		}
	}
	q.Offer(VerbNoWeapon.Of(), "PS-RANGED-20")
	o := q.Ask()
	if o.Verb == VerbNoWeapon {
		return
	}
	m.Fight.Weapon, m.Fight.Gun, m.Fight.Shot = o.A+1, o.A+1, true
	t.Tell(table.Event{Tale: taleWields, Seat: s, Rule: "PS-RANGED-05", A: o.A})
	g.gainGoods(t, s, Ammo, -int(Of(table.Card(o.A)).Weapon.Ammo), by("PS-RANGED-05"))
}

// toAim are the abilities for ranged combat.
var toAim = []Keyword{KeyShot, KeyRange, KeyDamage, KeyRedraw}

// aim lets the player use abilities once the random card lies open (PS-RANGED-09, PS-RULING-120).
func (g *Game) aim(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	if f.Weapon == 0 {
		return
	}
	for {
		q := t.Open(s, askAim, g.shots(s))
		g.offerArm(&q, s, "PS-RANGED-09")
		g.offerUses(&q, s, "PS-RANGED-09", toAim, func(a *Ability) bool {
			switch a.Key {
			case KeyDamage:
				return a.Side == RangedFray
			case KeyRedraw:
				return a.fits(RangedFray) && g.of(s, Drawn).Len() > 0
			}
			return true
		})
		q.Offer(VerbEnough.Of(), "PS-RANGED-09")
		o := q.Ask()
		switch o.Verb {
		case VerbEnough:
			return
		case VerbArm:
			g.useArm(t, s, int(o.B))
			continue
		}
		switch a := g.use(t, s, o, "PS-RANGED-09"); a.Key {
		case KeyShot:
			f.Mine.Hits += a.N
		case KeyRange:
			f.Range += a.N
		case KeyDamage:
			f.Mine.Damage += a.N
		case KeyRedraw:
			g.redrawRandom(t, s, "PS-RANGED-06")
		}
	}
}

// redrawRandom shuffles the random card back and draws another.
func (g *Game) redrawRandom(t *table.Table, s table.Seat, rule string) {
	g.shuffleBack(s, g.of(s, Drawn).At(0))
	g.drawCard(t, s, rule)
}

// shots is the player's shot results (PS-RANGED-07).
func (g *Game) shots(s table.Seat) int {
	f := &g.mat(s).Fight
	r := g.cards(s, RangedFray)
	r.add(g.boons(s, RangedFray))
	return max(0, int(r.Hits+f.Mine.Hits)-g.foeSum(s, KeyDodge, RangedFray))
}

// brace lets the player answer what the enemy has rolled.
func (g *Game) brace(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	for {
		q := t.Open(s, askBrace, int(f.Foe), g.foeShots(s))
		any := g.offerUses(&q, s, "PS-RULING-120", []Keyword{KeyDodge, KeyReroll}, func(a *Ability) bool {
			return a.Key == KeyDodge || a.fits(RangedFray)
		})
		q.Offer(VerbEnough.Of(), "PS-RULING-120")
		o := q.Ask()
		if !any || o.Verb == VerbEnough {
			return
		}
		if a := g.use(t, s, o, "PS-RULING-120"); a.Key == KeyDodge {
			f.Dodged += a.N
		} else {
			g.rerollDice(t, s, atLeastOne(a.N))
		}
	}
}

// foeShots is the enemy's shot results (PS-RANGED-10).
func (g *Game) foeShots(s table.Seat) int {
	hits := g.mat(s).Fight.dice().Hits
	return max(0, int(hits)+int(g.foeAim(s).Hits))
}

// foeAim is what the enemy's shots have besides what the dice show, less what the player dodges.
func (g *Game) foeAim(s table.Seat) Result {
	f := &g.mat(s).Fight
	r := Of(f.Foe).Enemy.Shoot.Sure
	r.Hits += int8(g.foeSum(s, KeyShot, RangedFray) - g.fightSum(s, KeyDodge, RangedFray))
	r.Hits -= f.Dodged
	r.Damage += int8(g.foeSum(s, KeyDamage, RangedFray))
	return r
}

// fire is the damage of an enemy's shots (PS-RANGED-10).
func (e *Enemy) fire(dice, aim Result) int {
	return e.Shoot.Chart.read(max(0, int(dice.Hits+aim.Hits))) + max(0, int(dice.Damage+aim.Damage))
}

// exchangeFire reads both charts and deals the damage: the greater range first (PS-RANGED-07 to PS-RANGED-15,
// PS-RULING-119).
func (g *Game) exchangeFire(t *table.Table, s table.Seat) {
	mine, theirs := g.gunfire(t, s), g.foeFire(t, s)
	f := &g.mat(s).Fight
	why := byCard("PS-RANGED-12", f.Foe)
	switch ahead := g.ahead(s); {
	case ahead > 0: // PS-RANGED-13
		g.wound(t, s, mine)
		if !f.killed() {
			g.harm(t, s, theirs, why)
		} else if theirs > 0 {
			t.Tell(table.Event{Tale: taleSpared, Seat: s, Rule: "PS-RANGED-13", A: int16(f.Foe), B: int16(theirs)})
		}
	case ahead < 0: // PS-RANGED-14, PS-RULING-125
		g.harm(t, s, theirs, why)
		g.wound(t, s, mine)
	default: // PS-RANGED-15, PS-RULING-126
		g.wound(t, s, mine)
		g.harm(t, s, theirs, why)
	}
}

// ahead says who deals ranged damage first: the player if it is above 0, the enemy if it is below (PS-RANGED-12,
// PS-RULING-116).
func (g *Game) ahead(s table.Seat) int {
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	switch {
	case !e.Shoot.Can:
		return 1
	case f.Weapon == 0:
		return -1
	}
	return int(f.Range) + g.fightSum(s, KeyRange, RangedFray) + int(Of(table.Card(f.Weapon-1)).Weapon.Range) -
		int(e.Range)
}

// gunfire is the damage of the player's shot (PS-RANGED-07, PS-RANGED-08, PS-RULING-114).
func (g *Game) gunfire(t *table.Table, s table.Seat) int {
	f := &g.mat(s).Fight
	if f.Weapon == 0 || g.jammed(s) {
		return 0
	}
	shots, chart, n := g.bullet(s)
	t.Tell(table.Event{Tale: taleShoots, Seat: s, Rule: "PS-RANGED-07", A: int16(shots), B: int16(n)})
	if n > 0 {
		f.Stagger = int8(g.sumOf(s, Of(table.Card(f.Weapon-1)).Does, KeyStagger, RangedFray))
	}
	g.noteFragile(s, chart)
	return n
}

// bullet is a shot as it stands: the results, what the weapon's chart gives for them, and the damage.
func (g *Game) bullet(s table.Seat) (shots, chart, damage int) {
	f := &g.mat(s).Fight
	shots = g.shots(s)
	chart = Of(table.Card(f.Weapon - 1)).Weapon.Chart.read(shots)
	r := g.cards(s, RangedFray)
	r.add(g.boons(s, RangedFray))
	return shots, chart, max(0, chart+max(0, int(r.Damage+f.Mine.Damage))-g.foeSum(s, KeyArmoured, RangedFray))
}

// fragileFrom is the damage by its chart that a fragile weapon does not outlast.
const fragileFrom = 2

// noteFragile notes a fragile weapon whose chart gave much.
func (g *Game) noteFragile(s table.Seat, chart int) {
	f := &g.mat(s).Fight
	if f.Weapon > 0 && chart >= fragileFrom && g.sumOf(s, Of(table.Card(f.Weapon-1)).Does, KeyFragile, f.Part) > 0 {
		f.Fragile = f.Weapon
	}
}

// jammed reports whether the weapon does not go off.
func (g *Game) jammed(s table.Seat) bool {
	f := &g.mat(s).Fight
	if g.sumOf(s, Of(table.Card(f.Weapon-1)).Does, KeyJams, RangedFray) == 0 || g.of(s, Drawn).Len() == 0 {
		return false
	}
	return Of(g.of(s, Drawn).At(0)).Challenge.Blue.Hits == 0
}

// foeFire is the damage of the enemy's shots (PS-RANGED-10, PS-RULING-116).
func (g *Game) foeFire(t *table.Table, s table.Seat) int {
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	if !e.Shoot.Can {
		return 0
	}
	shots, n := g.foeShots(s), e.fire(f.dice(), g.foeAim(s))
	t.Tell(table.Event{Tale: taleFoeFire, Seat: s, Rule: "PS-RANGED-10", A: int16(shots), B: int16(n), C: int16(f.Foe)})
	return n
}

// offerArm offers the abilities of the weapon in use that are chosen: each once a round (PS-RULING-122).
func (g *Game) offerArm(q *table.Menu, s table.Seat, rule string) {
	f, m := &g.mat(s).Fight, g.mat(s)
	if f.Weapon == 0 || g.disarmed(s, f.Part) {
		return
	}
	c := table.Card(f.Weapon - 1)
	for i, a := range Of(c).Does {
		o := VerbArm.Of(int(c), i)
		can, why := false, ""
		switch a.Key {
		case KeyBalanced, KeyBrutal, KeyScoped:
			can, why = m.Ready > 0 && !(f.Part == MeleeFray && g.foeHas(s, KeyGripping)), "no boost is ready"
		case KeyBurst:
			can, why = m.Goods[Ammo] > 0, "no ammo"
		default:
			continue
		}
		switch {
		case f.Used&(1<<i) != 0:
			q.Deny(o, "PS-RULING-122", "once a round")
		case can:
			q.Offer(o, rule)
		default:
			q.Deny(o, rule, why)
		}
	}
}

// useArm uses an ability of the weapon.
func (g *Game) useArm(t *table.Table, s table.Seat, i int) {
	f := &g.mat(s).Fight
	c := table.Card(f.Weapon - 1)
	f.Used |= 1 << i
	why := byCard("PS-RULING-122", c)
	a := &Of(c).Does[i]
	if a.Key == KeyBurst {
		g.gainGoods(t, s, Ammo, -1, why)
	} else {
		g.exhaustBoosts(t, s, 1, why)
	}
	f.Mine.add(a.ArmGives())
}
