package saga

import "waystation/table"

// melee is a round of melee (PS-MELEE-01 to PS-MELEE-17).
func (g *Game) melee(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	f.Round++
	f.begin(MeleeFray)
	g.mat(s).Used = usage{}
	if g.meleeEnds(t, s) {
		return
	}
	g.chooseBlade(t, s)
	dice := g.meleeDice(t, s)
	g.reveal(t, s, MeleeFray, "PS-MELEE-03")
	g.roll(t, s, dice)
	g.strike(t, s)
	g.exchangeBlows(t, s)
	g.clearDrawn(t, s)
}

// meleeDice are the dice that the enemy rolls in a round of melee (PS-MELEE-05, PS-TEAM-28).
func (g *Game) meleeDice(t *table.Table, s table.Seat) [3]int8 {
	f := &g.mat(s).Fight
	n := g.fewerDice(t, s, MeleeFray)
	if g.foeHas(s, KeySwarm) {
		n += int(f.Wounds)
	}
	dice := fewer(Of(f.Foe).Enemy.Melee.Dice, n)
	dice[2] += f.Extra
	return dice
}

// meleeEnds is what comes before a round of melee: an enemy that runs, knits, or is left.
func (g *Game) meleeEnds(t *table.Table, s table.Seat) bool {
	f := &g.mat(s).Fight
	if g.foeHas(s, KeySkittish) && f.Wounds > 0 {
		f.Fled = true
		return true
	}
	if n := g.foeSum(s, KeyKnits, MeleeFray); n > 0 && !f.Knit {
		f.Knit = true
		f.Wounds = max(0, f.Wounds-int8(n))
	}
	g.askUses(t, s, "PS-MELEE-01", func(a *Ability) bool { return a.Key == KeyWithdraw && !f.Fled },
		func(*Ability) { f.Fled, f.Withdrawn = true, true })
	return f.Fled
}

// chooseBlade lets the player choose an equipped melee weapon (PS-MELEE-02, PS-MELEE-16, PS-RULING-115).
func (g *Game) chooseBlade(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	q := t.Open(s, askBlade)
	for _, l := range g.of(s, Weapons).Cards {
		if w := &Of(l.Card).Weapon; !w.Ranged && g.Cards[l.Card].Equipped {
			q.Offer(VerbWeapon.Of(int(l.Card)), "PS-MELEE-02")
		}
	}
	q.Offer(VerbNoWeapon.Of(), "PS-MELEE-02")
	o := q.Ask()
	f.Carved = 0
	if o.Verb == VerbNoWeapon {
		return
	}
	f.Weapon, f.Carved = o.A+1, o.A+1
	t.Tell(table.Event{Tale: taleWields, Seat: s, Rule: "PS-MELEE-02", A: o.A})
}

// strike lets the player use abilities and mods with everything on the table (PS-MELEE-07, PS-RULING-121,
// PS-RULING-143).
func (g *Game) strike(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	for {
		q := t.Open(s, askStrike, g.attackValue(s))
		g.offerArm(&q, s, "PS-MELEE-07")
		g.offerThrows(&q, s)
		g.offerUses(&q, s, "PS-MELEE-07", func(a *Ability) bool {
			switch a.Key {
			case KeyAttack, KeyBlock, KeySteady, KeyQuick:
				return true
			case KeyDamage:
				return a.Side == MeleeFray
			case KeyRedraw:
				return a.fits(MeleeFray) && g.of(s, Drawn).Len() > 0
			case KeyReroll:
				return a.fits(MeleeFray) && f.N > 0
			}
			return false
		})
		q.Offer(VerbEnough.Of(), "PS-MELEE-07")
		o := q.Ask()
		switch o.Verb {
		case VerbEnough:
			return
		case VerbArm:
			g.useArm(t, s, int(o.B))
		case VerbMods:
			g.throwMod(t, s, table.Card(o.A))
		default:
			g.strikeWith(t, s, g.use(t, s, o, "PS-MELEE-07"))
		}
	}
}

func (g *Game) strikeWith(t *table.Table, s table.Seat, a *Ability) {
	f := &g.mat(s).Fight
	switch a.Key {
	case KeyAttack:
		f.Mine.Hits += a.N
	case KeyBlock:
		f.Mine.Block += a.N
	case KeyDamage:
		f.Mine.Damage += a.N
	case KeySteady:
		f.Steady = true
	case KeyQuick:
		f.Quick = true
	case KeyRedraw:
		g.redrawRandom(t, s, "PS-MELEE-03")
	case KeyReroll:
		g.rerollDice(t, s, atLeastOne(a.N))
	}
}

// offerThrows offers the mods of the weapon in use (PS-MOD-06).
func (g *Game) offerThrows(q *table.Menu, s table.Seat) {
	f := &g.mat(s).Fight
	if f.Weapon == 0 || g.disarmed(s, MeleeFray) {
		return
	}
	for _, l := range g.of(s, Weapons).Cards {
		if k := &g.Cards[l.Card]; k.Mod && k.On == f.Weapon-1 {
			q.Offer(VerbMods.Of(int(l.Card)), "PS-MOD-06")
		}
	}
}

// throwMod discards a mod for its result (PS-MOD-06, PS-MOD-07).
func (g *Game) throwMod(t *table.Table, s table.Seat, c table.Card) {
	f := &g.mat(s).Fight
	f.Mine.add(Of(c).Weapon.Mod)
	t.Tell(table.Event{Tale: taleDrop, Seat: s, Rule: "PS-MOD-06", A: int16(c), C: -1})
	g.discardItem(t, s, Weapons, c)
}

// blows is what the player brings to a round of melee (PS-MELEE-04).
func (g *Game) blows(s table.Seat) Result {
	f := &g.mat(s).Fight
	r := g.cards(s, MeleeFray)
	r.add(g.boons(s, MeleeFray))
	r.add(f.Mine)
	r.add(f.Assist)
	if g.of(s, Primary).Len() == 0 && g.fightSum(s, KeyUnwieldy, MeleeFray) > 0 {
		r.Hits--
	}
	r.Block -= int8(g.foeSum(s, KeyBreaker, MeleeFray))
	return r.floored()
}

// floored is a result with nothing below 0 (PS-RULING-123).
func (r Result) floored() Result { return Result{max(0, r.Hits), max(0, r.Damage), max(0, r.Block)} }

// foeBlows is what the enemy brings (PS-MELEE-05, PS-RULING-117).
func (g *Game) foeBlows(s table.Seat) Result {
	f := &g.mat(s).Fight
	r := f.dice()
	r.add(Of(f.Foe).Enemy.Melee.Sure)
	r.Hits += f.Toll
	r.Hits -= f.Stagger
	if f.Wounds > 0 {
		r.Hits += int8(g.foeSum(s, KeyFrenzied, MeleeFray))
	}
	r.Hits += int8(g.foeSum(s, KeyAttack, MeleeFray))
	r.Block += int8(g.foeSum(s, KeyBlock, MeleeFray))
	r.Damage += int8(g.foeSum(s, KeyDamage, MeleeFray))
	r.Block -= int8(g.fightSum(s, KeyBreaker, MeleeFray))
	return r.floored()
}

// attackValue is the player's attacks less the enemy's (PS-MELEE-06).
func (g *Game) attackValue(s table.Seat) int { return int(g.blows(s).Hits) - int(g.foeBlows(s).Hits) }

// exchangeBlows reads the charts and deals the damage of both at the same time, or the quicker one's first (PS-MELEE-08
// to PS-MELEE-14).
func (g *Game) exchangeBlows(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	value := g.attackValue(s)
	mine, theirs := g.dealt(s, value), g.taken(s, value)
	t.Tell(table.Event{Tale: taleBlows, Seat: s, Rule: "PS-MELEE-14", A: int16(value), B: int16(mine),
		C: int16(theirs)})
	why := byCard("PS-MELEE-14", f.Foe)
	quick := f.Quick || g.fightSum(s, KeyQuick, MeleeFray) > 0
	foeQuick := g.foeHas(s, KeyQuick)
	switch {
	case quick && !foeQuick:
		g.wound(t, s, mine)
		if !f.killed() {
			g.harm(t, s, theirs, why)
		}
	case foeQuick && !quick:
		g.harm(t, s, theirs, why)
		g.wound(t, s, mine)
	default:
		g.wound(t, s, mine)
		g.harm(t, s, theirs, why)
	}
}

// dealt is the damage that the player deals (PS-MELEE-08, PS-MELEE-10 to PS-MELEE-13, PS-RULING-124).
func (g *Game) dealt(s table.Seat, value int) int {
	f := &g.mat(s).Fight
	r, back := g.blows(s), g.foeBlows(s)
	n := int(r.Damage)
	if value >= 0 && f.Weapon > 0 && !(value == 0 && g.foeHas(s, KeySteady)) {
		chart := Of(table.Card(f.Weapon - 1)).Weapon.Chart.read(value)
		g.noteFragile(s, chart)
		n += chart
	}
	return max(0, n-int(back.Block))
}

// taken is the damage that the enemy deals (PS-MELEE-09 to PS-MELEE-13).
func (g *Game) taken(s table.Seat, value int) int {
	f := &g.mat(s).Fight
	r, back := g.blows(s), g.foeBlows(s)
	n := int(back.Damage)
	steady := f.Steady || g.fightSum(s, KeySteady, MeleeFray) > 0
	if value <= 0 && !(value == 0 && steady) {
		n += Of(f.Foe).Enemy.Melee.Chart.readDown(value)
	}
	return max(0, n-int(r.Block))
}

// meleeAgain is another round of melee with a new primary card (PS-BOSS-04, PS-BOSS-05, PS-RULING-148).
func (g *Game) meleeAgain(t *table.Table, s table.Seat) {
	g.askSpare(t, s)
	f := &g.mat(s).Fight
	g.clearPrimary(t, s, f.Sparing)
	f.Sparing = false
	g.leadFight(t, s)
	g.melee(t, s)
}
