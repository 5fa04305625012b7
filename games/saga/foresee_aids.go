package saga

import (
	"waystation/english"
	"waystation/table"
)

// mostAids is how many things are reckoned with that a player can use in one round.
const mostAids = 6

// aid is something that a player can use in a round of a fight.
type aid struct {
	gives  Result
	reach  int8 // range
	shield int
	boost  bool
	ammo   bool
	thing  bool
	price  int
}

// best is the damage dealt and taken in a clash, with the aids that a player of this taste would use.
func (x *Foreseer) best(c clash, aids []aid, needs, shield int) (dealt, taken int) {
	dealt, taken = c.ends(needs, shield)
	boosts, used := x.g.mat(x.s).Ready-x.spent, 0
	for range aids {
		pick, gain := -1, 0
		if dealt >= needs && taken == 0 {
			break
		}
		for i := range aids {
			if used&(1<<i) != 0 || aids[i].boost && boosts == 0 {
				continue
			}
			with := c
			with.mine.add(aids[i].gives)
			d, t := with.ends(needs, shield+aids[i].shield)
			if y := x.Taste.gain(dealt >= needs, taken, d >= needs, t) - aids[i].price; y > gain {
				pick, gain = i, y
			}
		}
		if pick < 0 {
			break
		}
		used |= 1 << pick
		if aids[pick].boost {
			boosts--
			x.out.Boosts = true
		} else {
			x.out.Things = true
		}
		c.mine.add(aids[pick].gives)
		shield += aids[pick].shield
		dealt, taken = c.ends(needs, shield)
	}
	return dealt, taken
}

// gain is how much better one end of a round is than another.
func (y *Taste) gain(dead bool, taken int, kills bool, takes int) int {
	x := y.Health * (taken - takes)
	if kills && !dead {
		x += y.Kill
	}
	if taken > 0 && takes == 0 {
		x += y.Maul
	}
	return x
}

// ends are the damage dealt and taken in a clash with an enemy who has so much health left.
func (c *clash) ends(needs, shield int) (dealt, taken int) {
	dealt, _ = c.dealt()
	taken = max(0, c.taken()-shield)
	if dealt >= needs && c.quick && !c.foeQuick {
		taken = 0
	}
	return dealt, taken
}

// aids are what a player can use in the round of melee going on: the blade's abilities, its mods, and what else counts
// in melee.
func (g *Game) aids(s table.Seat, out []aid, taste *Taste, uses Uses) []aid {
	m := g.mat(s)
	f := &m.Fight
	boosts := m.Ready > 0 && !g.foeHas(s, KeyGripping)
	put := func(gives Result, boost bool, price int) {
		if len(out) < cap(out) {
			out = append(out, aid{gives: gives, boost: boost, price: price})
		}
	}
	if f.Weapon > 0 && !g.disarmed(s, MeleeFray) {
		for _, a := range Of(table.Card(f.Weapon - 1)).Does {
			if boosts && (a.Key == KeyBalanced || a.Key == KeyBrutal) {
				put(a.ArmGives(), true, taste.Boost)
			}
		}
		for _, l := range g.of(s, Weapons).Cards {
			if k := &g.Cards[l.Card]; k.Mod && k.On == f.Weapon-1 {
				put(Of(l.Card).Weapon.Mod, false, taste.Mod)
			}
		}
	}
	g.holds(s, func(h *holding) bool {
		boost := h.timing.Price == PayBoost
		if h.timing.Price == Automatic || boost && !boosts || !g.canPay(s, h) {
			return false
		}
		for i := range h.does {
			a := &h.does[i]
			if gives, ok := a.inMelee(); ok && g.meets(s, a.If) {
				put(gives, boost, taste.Boost)
			}
			if uses.shields(a, boost, MeleeFray) && g.meets(s, a.If) && len(out) < cap(out) {
				out = append(out, aid{shield: atLeastOne(a.N), boost: boost, price: taste.Boost})
			}
		}
		return false
	})
	return out
}

// shields reports whether a player uses an ability to keep damage off in a part of a fight (PS-RULING-128).
func (u Uses) shields(a *Ability, boost bool, part Fray) bool {
	return u > UsesNothing && (u == UsesAll || !boost) && a.Key == KeyShield && a.fits(part)
}

// shotAids are what a player uses in the ranged round: for the shot the gun's abilities, and what else counts in it,
// and what keeps damage off (PS-RANGED-09, PS-RULING-122, PS-RULING-128). Of counters one is kept for each round of
// melee.
func (g *Game) shotAids(s table.Seat, out []aid, uses Uses) []aid {
	m := g.mat(s)
	put := func(x aid) {
		if len(out) < cap(out) && uses > UsesNothing && (uses == UsesAll || !x.boost) {
			out = append(out, x)
		}
	}
	if gun := m.Fight.Weapon; gun > 0 {
		for _, a := range Of(table.Card(gun - 1)).Does {
			switch a.Key {
			case KeyBalanced, KeyBrutal, KeyScoped:
				put(aid{gives: a.ArmGives(), boost: true})
			case KeyBurst:
				put(aid{gives: a.ArmGives(), ammo: true})
			}
		}
	}
	g.holds(s, func(h *holding) bool {
		price := h.timing.Price
		x := aid{boost: price == PayBoost, ammo: price == PayAmmo, thing: price > PayBoost && price != PayAmmo}
		for i := range h.does {
			a := &h.does[i]
			if !h.chosen(a) || !g.meets(s, a.If) || !g.canUse(s, h, i) {
				continue
			}
			gives, shot := a.InShot()
			x.gives, x.reach, x.shield = gives, 0, 0
			switch {
			case a.Key == KeyShield && uses.shields(a, x.boost, RangedFray):
				x.shield = atLeastOne(a.N)
			case m.Fight.Weapon == 0:
				continue
			case a.Key == KeyRange:
				x.reach = a.N
			case !shot:
				continue
			}
			if price != PayCounter || int(g.Cards[h.card].Left) > g.meleeToCome(s) {
				put(x)
			}
		}
		return false
	})
	return out
}

// shoots is the damage of the shot with what a player would add to it: as little as does most. It stays added. It
// returns the boosts spent, too.
func (x *Foreseer) shoots(aids []aid) (damage int, boosts int8) {
	g, s := x.g, x.s
	f, m := &g.mat(s).Fight, g.mat(s)
	if f.Weapon == 0 || g.jammed(s) {
		return 0, 0
	}
	ammo := m.Goods[Ammo] - Of(table.Card(f.Weapon-1)).Weapon.Ammo
	var pick usedUp
	most := -1
	for set := range uint(1) << len(aids) {
		used, ok := x.adding(aids, set)
		if !ok || used.boosts > min(m.Ready, mostSpent) || used.ammo > ammo {
			continue
		}
		_, _, n := g.bullet(s)
		does := 2 * min(n, int(f.Health))
		if n >= int(f.Health) && Of(f.Foe).Enemy.Shoot.Can && g.ahead(s) > 0 {
			does++
		}
		if does > most || does == most && used.price() < pick.price() {
			most, damage, pick = does, n, used
		}
	}
	x.adding(aids, pick.set)
	x.out.Boosts = x.out.Boosts || pick.boosts > 0
	x.out.MoreAmmo = x.out.MoreAmmo || pick.ammo > 0
	x.out.Things = x.out.Things || pick.things > 0
	return damage, pick.boosts
}

// usedUp is a set of aids, as bits, and what it costs.
type usedUp struct {
	set                  uint
	boosts, ammo, things int8
}

func (u *usedUp) price() int8 { return 4*u.boosts + 2*u.things + u.ammo }

// adding adds a set of aids to the shot; ok is false where one of them is none for it.
func (x *Foreseer) adding(aids []aid, set uint) (used usedUp, ok bool) {
	f := &x.g.mat(x.s).Fight
	f.Mine, f.Range, used.set = Result{}, 0, set
	for i := range aids {
		if set&(1<<i) == 0 {
			continue
		}
		a := &aids[i]
		if a.shield > 0 {
			return used, false
		}
		f.Mine.add(a.gives)
		f.Range += a.reach
		used.boosts += int8(number(a.boost))
		used.ammo += int8(number(a.ammo))
		used.things += int8(number(a.thing))
	}
	return used, true
}

// kept is the damage of the enemy's shots that is left after what a player uses against it, and the boosts spent.
func (x *Foreseer) kept(aids []aid, damage int, spent int8) (left int, boosts int8) {
	for i := range aids {
		a := &aids[i]
		switch {
		case a.shield == 0 || damage == 0:
		case !a.boost:
			damage, x.out.Things = max(0, damage-a.shield), true
		case spent < min(x.g.mat(x.s).Ready, mostSpent):
			damage, spent, x.out.Boosts = max(0, damage-a.shield), spent+1, true
		}
	}
	return damage, spent
}

// aided is what may come of a plan with what a player uses besides: no more than does something that can be read.
func (g *Game) aided(s table.Seat, plan Plan, melee bool, seer *Foreseer) (best Outlook) {
	m := g.mat(s)
	used := m.Used // in a window that closes before
	m.Used = usage{}
	for plan.Uses = range UsesAll + 1 {
		if x := g.Foresee(s, plan, melee, seer); plan.Uses == UsesNothing || x.plainlyBetter(&best) {
			best = x
		}
		if plan.Uses == UsesNothing && !g.hasUses(s, plan.Gun) {
			break
		}
	}
	m.Used = used
	return best
}

// hasUses reports whether a player with a gun has anything to use for a shot or against damage.
func (g *Game) hasUses(s table.Seat, gun int16) bool {
	f := &g.mat(s).Fight
	before := *f
	f.begin(RangedFray)
	f.Weapon = gun
	var room [mostAids]aid
	_, shields := g.usable(s, KeyShield)
	some := shields || len(g.shotAids(s, room[:0], UsesAll)) > 0
	*f = before
	return some
}

// plainlyBetter reports whether a fight is more likely won than in another outlook, or as likely at less cost, by what
// can be read.
func (o *Outlook) plainlyBetter(other *Outlook) bool {
	gain := o.Kills() - o.Fall - other.Kills() + other.Fall
	return gain > Certain/200 || gain > -Certain/1000 && other.lost()-o.lost() > Certain/20
}

// lost is how much health is lost in the mean by who does not fall.
func (o *Outlook) lost() (lost Chance) {
	for dead := range o.Ends {
		for n, x := range o.Ends[dead] {
			lost += Chance(n) * (x[0] + x[1])
		}
	}
	return lost
}

// uncounted names what a player may use in the rest of a fight that no odds reckon with, "" for nothing: dice rolled
// and cards drawn again, an ability taken from the enemy, a way out.
func (g *Game) uncounted(s table.Seat, melee bool) string {
	var names []string
	e := &Of(g.mat(s).Fight.Foe).Enemy
	g.find(s, &chosen, uncountedKeys, func(h *holding) {
		for i := range h.does {
			a, can := &h.does[i], false
			switch a.Key {
			case KeySilence:
				can = !melee && !g.mat(s).Engaged && g.canSilence(s)
			case KeyWithdraw:
				can = !melee
			case KeyRedraw:
				can = a.fits(MeleeFray) || !melee && g.hands(s, true)[0] > 0
			case KeyReroll:
				can = a.fits(MeleeFray) || !melee && e.Shoot.Can
			}
			if can && h.chosen(a) && g.meets(s, a.If) && g.canUse(s, h, i) {
				names = append(names, g.nameOf(h, i))
			}
		}
	})
	if names == nil {
		return ""
	}
	return "; not counting " + english.List(names)
}

var uncountedKeys = []Keyword{KeySilence, KeyWithdraw, KeyRedraw, KeyReroll}

// inMelee is what an ability gives that is used in melee.
func (a *Ability) inMelee() (Result, bool) {
	switch {
	case a.Key == KeyAttack:
		return Result{Hits: a.N}, true
	case a.Key == KeyBlock:
		return Result{Block: a.N}, true
	case a.Key == KeyDamage && a.Side == MeleeFray:
		return Result{Damage: a.N}, true
	}
	return Result{}, false
}
