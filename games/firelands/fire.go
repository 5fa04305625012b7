package firelands

import (
	"waystation/table"
)

// What is offered.
var (
	VerbFire = book.Verb("fire", "{shot a b c}", "{boxpiece who a}")
	VerbBlow = book.Verb("blow", "{card a}{price a c}: {blow a} Damage to {thefoe b}", "foe:{b}")
	VerbHold = book.Verb("hold", "Hold fire", "")
	VerbAt   = book.Verb("at", "{foe a}", "foe:{a}")
)

// fireTurn lets one player attack as often as they can and like (FL-FIRE-01, FL-FIRE-16).
func (g *Game) fireTurn(t *table.Table) {
	s := g.right(int(g.Next))
	g.rival(s).turn(g, t, s)
	if g.nextPlayer(s) {
		g.Phase = PhaseLoot
	}
}

var (
	askFire   = book.Question("fire", "FL-FIRE-01", "{near who}")
	askLoaded = book.Question("loaded", "FL-RULING-106", "{card a}: which Weapon, and at which Enemy?")
	AskTarget = book.Question("target", "FL-FIRE-02", "{card a}: which Enemy?")
)

// How a Weapon is used: the Sheriff aims it, or it is loaded with Incendiary Ammunition (FL-RULING-106).
const (
	aimed  = 1
	loaded = 2
)

// fireOnce asks for the next attack, and reports whether the player goes on.
func (g *Game) fireOnce(t *table.Table, s table.Seat) bool {
	m := t.Open(s, askFire)
	g.offerAttacks(&m, s, 0)
	g.offerBlows(&m, s)
	g.offerUses(&m, s)
	m.Offer(VerbHold.Of(), "FL-FIRE-16")
	g.veil(&m, s)
	switch o := m.Ask(); o.Verb {
	case VerbHold:
		return false
	case VerbFire:
		g.attack(t, s, o)
	case VerbUse:
		g.use(t, s, table.Card(o.A))
	default:
		g.blow(t, s, o)
	}
	return true
}

// printed is the phase as the rulebook counts it: all steps of Fire Weapons are one (FL-AMBUSH-01).
func (p Phase) printed() Phase {
	if p >= PhaseAmbush && p <= PhaseEnemiesFire {
		return PhaseAmbush
	}
	return p
}

// foesOf appends the numbers of the Enemies in a player's region, the lowest first (FL-FIRE-02).
func (g *Game) foesOf(s table.Seat, to []int) []int {
	region := int8(g.mat(s).Space.Region())
	for n := range g.Foes {
		if g.Foes[n].Region == region {
			to = append(to, n)
		}
	}
	return to
}

// offerAttacks offers every Weapon that can attack, at every Enemy in the region, also as aimed by the Sheriff. Loaded
// with Incendiary Ammunition, a Weapon needs no Ammo.
func (g *Game) offerAttacks(m *table.Menu, s table.Seat, how int) {
	if g.layouts[s].weapons() == 0 {
		return
	}
	var near [7]int
	foes := g.foesOf(s, near[:0])
	if len(foes) == 0 && !m.Wordy() {
		return
	}
	_, sheriff := g.activeWith(s, Sheriff)
	l := &g.layouts[s]
	for left := l.weapons(); left != 0; left = left.rest() {
		b := l.order[left.first()]
		kind := b.kind()
		switch c := g.cargo(b); {
		case c.Damaged:
			m.Deny(VerbFire.Of(int(b), 0, how), "FL-DMG-05", "damaged")
		case c.Used:
			m.Deny(VerbFire.Of(int(b), 0, how), "FL-FIRE-04", "has attacked this phase")
		case len(foes) == 0:
			m.Deny(VerbFire.Of(int(b), 0, how), "FL-FIRE-02", "no Enemy in your region")
		case kind == BoxFlamethrower && g.count(s, Fuel) == 0:
			m.Deny(VerbFire.Of(int(b), 0, how), "FL-ICON-06", "no Fuel")
		case kind == BoxWeapon && how != loaded && g.count(s, Ammo) == 0:
			m.Deny(VerbFire.Of(int(b), 0, how), "FL-FIRE-03", "no Ammo")
		case kind == BoxSaw && how != loaded:
			m.Offer(VerbFire.Of(int(b), 0, how), "FL-ICON-07")
		default:
			for _, n := range foes {
				m.Offer(VerbFire.Of(int(b), n, how), "FL-FIRE-03")
				if sheriff && kind == BoxWeapon && b.face().N <= 2 {
					m.Offer(VerbFire.Of(int(b), n, how|aimed), "FL-RULING-106")
				}
			}
		}
	}
}

// loadable reports whether a Weapon could attack with Incendiary Ammunition.
func (g *Game) loadable(s table.Seat) bool {
	l := &g.layouts[s]
	for left := l.weapons() &^ l.damaged; left != 0; left = left.rest() {
		b := l.order[left.first()]
		if !g.cargo(b).Used && (b.kind() != BoxFlamethrower || g.count(s, Fuel) > 0) {
			return true
		}
	}
	return false
}

// shots reports whether a Weapon of a player can attack now, for all that everybody knows, and if none can, whether one
// could with Ammo.
func (g *Game) shots(s table.Seat) (any, dry bool) {
	l := &g.layouts[s]
	for left := l.weapons() &^ l.damaged; left != 0; left = left.rest() {
		b := l.order[left.first()]
		switch kind := b.kind(); {
		case g.cargo(b).Used || kind == BoxFlamethrower && g.count(s, Fuel) == 0:
		case kind == BoxWeapon && g.count(s, Ammo) == 0:
			dry = true
		default:
			any = true
		}
	}
	return any, dry && !any
}

// offerBlows offers damage by Survivors, which takes no Weapon and no Outcome card (FL-FIRE-18).
func (g *Game) offerBlows(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Active).Cards {
		if gists[l.Card].blow == 0 || g.Cards[l.Card].Used {
			continue
		}
		var near [7]int
		k := &talents[gists[l.Card].ability]
		for _, n := range g.foesOf(s, near[:0]) {
			if k.cost == nil {
				m.Offer(VerbBlow.Of(int(l.Card), n), "FL-ABIL-01")
			}
			for _, e := range k.cost {
				o := VerbBlow.Of(int(l.Card), n, int(e.Token))
				if rule, why := g.lacks(s, e); why != "" {
					m.Deny(o, rule, why)
				} else {
					m.Offer(o, "FL-ABIL-01")
				}
			}
		}
	}
}

// lacks says by which rule and why a player can't pay for a blow; why is empty when they can.
func (g *Game) lacks(s table.Seat, e Effect) (rule, why string) {
	switch {
	case e.Do == DoFame && !g.canPayFame(s):
		return "FL-FAME-05", "no Fame to spend"
	case e.Do == DoFame:
		return "", ""
	case e.Token == ObjectToken && g.objects(s) == 0:
		return "FL-OBJ-08", "no Object to pay with"
	case e.Token == Fuel && g.count(s, Fuel) == 0:
		return "FL-ABIL-01", "no Fuel to pay with"
	case e.Token == Ammo && g.count(s, Ammo) == 0:
		return "FL-ABIL-01", "no Ammo to pay with"
	}
	return "", ""
}

// blow deals a Survivor's damage.
func (g *Game) blow(t *table.Table, s table.Seat, o table.Option) {
	c, n := table.Card(o.A), int(o.B)
	k := &talents[gists[c].ability]
	why := byCard("FL-FIRE-18", c)
	g.useAbility(t, s, c)
	for _, e := range k.cost {
		if e.Token == Token(o.C) {
			prices[e.Do].pay(g, t, s, e, 0, why)
		}
	}
	g.strike(t, s, n, int(k.blow), why)
	g.bury(t, n)
}

// pickFoe asks which Enemy in the region a card is used on.
func (g *Game) pickFoe(t *table.Table, s table.Seat, c table.Card) int {
	m := t.Open(s, AskTarget, int(c))
	for n := range g.Foes {
		if g.inReach(s, n, Of(c).Item) {
			m.Offer(VerbAt.Of(n), "FL-FIRE-02")
		}
	}
	return int(m.Ask().A)
}

// inReach reports whether an item can be used on an Enemy: it is in the region, and a Smoke Grenade finds an opponent's
// counter on it (FL-RULING-107).
func (g *Game) inReach(s table.Seat, n int, i Item) bool {
	f := &g.Foes[n]
	if int(f.Region) != g.mat(s).Space.Region() {
		return false
	}
	if i != SmokeGrenade {
		return true
	}
	for o, k := range f.Targets {
		if k > 0 && table.Seat(o) != s {
			return true
		}
	}
	return false
}
