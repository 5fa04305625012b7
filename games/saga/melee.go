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
	g.clearDrawn(s)
}

// meleeDice are the dice that the enemy rolls in a round of melee (PS-MELEE-05, PS-TEAM-28).
func (g *Game) meleeDice(t *table.Table, s table.Seat) [3]int8 {
	return g.meleeDiceLess(s, g.fewerDice(t, s, MeleeFray))
}

// meleeDiceLess are they, with so many fewer by what the player has.
func (g *Game) meleeDiceLess(s table.Seat, n int) [3]int8 {
	f := &g.mat(s).Fight
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
	g.askUses(t, s, "PS-MELEE-01", []Keyword{KeyWithdraw}, func(*Ability) bool { return !f.Fled },
		func(*Ability) { f.Fled, f.Withdrawn = true, true }, int(f.Foe))
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

// toStrike are the abilities for melee.
var toStrike = []Keyword{KeyAttack, KeyBlock, KeySteady, KeyQuick, KeyDamage, KeyRedraw, KeyReroll}

// strike lets the player use abilities and mods with everything on the table (PS-MELEE-07, PS-RULING-121,
// PS-RULING-143).
func (g *Game) strike(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	for {
		q := t.Open(s, askStrike, g.attackValue(s))
		g.offerArm(&q, s, "PS-MELEE-07")
		g.offerThrows(&q, s)
		g.offerUses(&q, s, "PS-MELEE-07", toStrike, func(a *Ability) bool {
			switch a.Key {
			case KeyDamage:
				return a.Side == MeleeFray
			case KeyRedraw:
				return a.fits(MeleeFray) && g.of(s, Drawn).Len() > 0
			case KeyReroll:
				return a.fits(MeleeFray) && f.N > 0
			}
			return true
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
	g.discardItem(s, Weapons, c)
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
	r := g.mat(s).Fight.dice()
	r.add(g.foePower(s))
	return r.floored()
}

// foePower is what the enemy brings besides its dice.
func (g *Game) foePower(s table.Seat) Result {
	f := &g.mat(s).Fight
	r := Of(f.Foe).Enemy.Melee.Sure
	r.Hits += f.Toll
	r.Hits -= f.Stagger
	if f.Wounds > 0 {
		r.Hits += int8(g.foeSum(s, KeyFrenzied, MeleeFray))
	}
	r.Hits += int8(g.foeSum(s, KeyAttack, MeleeFray))
	r.Block += int8(g.foeSum(s, KeyBlock, MeleeFray))
	r.Damage += int8(g.foeSum(s, KeyDamage, MeleeFray))
	r.Block -= int8(g.fightSum(s, KeyBreaker, MeleeFray))
	return r
}

// attackValue is the player's attacks less the enemy's (PS-MELEE-06).
func (g *Game) attackValue(s table.Seat) int { return int(g.blows(s).Hits) - int(g.foeBlows(s).Hits) }

// clash is a round of melee as it stands: what both bring, the charts, and whose is not read at 0.
type clash struct {
	mine, theirs      Result
	chart, foeChart   Chart
	armed             bool
	steady, foeSteady bool
	quick, foeQuick   bool
}

// clash is the round of melee that is going on.
func (g *Game) clash(s table.Seat) clash {
	f := &g.mat(s).Fight
	c := clash{mine: g.blows(s), theirs: g.foeBlows(s), foeChart: Of(f.Foe).Enemy.Melee.Chart, armed: f.Weapon > 0}
	if c.armed {
		c.chart = Of(table.Card(f.Weapon - 1)).Weapon.Chart
	}
	c.steady = f.Steady || g.fightSum(s, KeySteady, MeleeFray) > 0
	c.foeSteady = g.foeHas(s, KeySteady)
	c.quick = f.Quick || g.fightSum(s, KeyQuick, MeleeFray) > 0
	c.foeQuick = g.foeHas(s, KeyQuick)
	return c
}

func (c *clash) value() int { return int(c.mine.Hits) - int(c.theirs.Hits) }

// dealt is the damage that the player deals, and how much of it the weapon's chart gives (PS-MELEE-08, PS-MELEE-10 to
// PS-MELEE-13, PS-RULING-124).
func (c *clash) dealt() (damage, chart int) {
	value := c.value()
	if value >= 0 && c.armed && !(value == 0 && c.foeSteady) {
		chart = c.chart.read(value)
	}
	return max(0, int(c.mine.Damage)+chart-int(c.theirs.Block)), chart
}

// taken is the damage that the enemy deals (PS-MELEE-09 to PS-MELEE-13).
func (c *clash) taken() int {
	value, n := c.value(), int(c.theirs.Damage)
	if value <= 0 && !(value == 0 && c.steady) {
		n += c.foeChart.readDown(value)
	}
	return max(0, n-int(c.mine.Block))
}

// exchangeBlows reads the charts and deals the damage of both at the same time, or the quicker one's first (PS-MELEE-08
// to PS-MELEE-14).
func (g *Game) exchangeBlows(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	c := g.clash(s)
	mine, chart := c.dealt()
	_, theirs := c.ends(int(f.Health-f.Wounds), 0)
	g.noteFragile(s, chart)
	t.Tell(table.Event{Tale: taleBlows, Seat: s, Rule: "PS-MELEE-14", A: int16(c.value()), B: int16(mine),
		C: int16(theirs)})
	why := byCard("PS-MELEE-14", f.Foe)
	switch {
	case c.quick && !c.foeQuick:
		g.wound(t, s, mine)
		if !f.killed() {
			g.harm(t, s, theirs, why)
		}
	case c.foeQuick && !c.quick:
		g.harm(t, s, theirs, why)
		g.wound(t, s, mine)
	default:
		g.wound(t, s, mine)
		g.harm(t, s, theirs, why)
	}
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
