package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askHarpoon = book.Question("harpoon", "FL-RULING-99", "Which convoy does the Harpoon hold?")
	askSmoke   = book.Question("smoke", "FL-RULING-107",
		"Whose Target counter on {thefoe a} vanishes in the smoke?{more b}")
)

// What is offered.
var (
	VerbHook  = book.Verb("hook", "{seat a}: {moved a}", "seat:{a}")
	VerbSmoke = book.Verb("smoke", "{seat a}'s", "seat:{a}")
)

// What is told.
var (
	taleMove   = book.Tale("{who} moves 1 {token a} from {box b} to {box c}.")
	taleSetOff = book.Tale("{who} sets off with {n a point points}.", words.At("{convoyof who}"))
	taleHook   = book.Tale("{who}'s Harpoon holds the convoy of {seat a}: {n b point points}.",
		words.Major, words.At("seat:{a}"))
	taleSmoke = book.Tale("{who} smokes a Target counter of {seat a} off {the b}.",
		words.Major, words.At("{foeat b}"))
)

// idleOnRoad says why and by which rule an item of the Movement or Fire Weapons Phase would do nothing now; why is
// empty when it would do something.
func (g *Game) idleOnRoad(s table.Seat, i Item) (rule, why string) {
	r := &g.Ride
	switch i {
	case Nitromethane, Harpoon, IceHarpoon:
		switch {
		case r.Moving || r.Ended:
			return "FL-RULING-99", "only before moving"
		case !g.canDrive(s):
			return "FL-MOVE-02", "no Survivor can take the wheel"
		case i != Nitromethane && !g.hooks(s):
			return "FL-RULING-99", "no other convoy has moved this phase"
		}
	case NitrousOxide, AtomicFuel, DieselCan, DieselDrum, SnowChains:
		switch {
		case r.Line >= 0 && i != SnowChains:
			return "FL-RULING-99", "no extra speed with the Harpoon"
		case !r.Moving || r.Ended:
			return "FL-MOVE-03", "only while moving"
		}
	case AntiTankMissile, IronstormGrenade, SmokeGrenade, FlareGun, Mine, SalvagedShells:
		if g.Phase == PhaseLoot {
			return "FL-LOOT-06", "the convoys have ceased fire"
		}
		for n := range g.Foes {
			if g.inReach(s, n, i) {
				return "", ""
			}
		}
		if i == SmokeGrenade {
			return "FL-RULING-107", "no opponent has a Target counter in your region"
		}
		return "FL-FIRE-02", "no Enemy in your region"
	case IncendiaryAmmunition:
		var near [7]int
		switch {
		case g.Phase == PhaseLoot:
			return "FL-LOOT-06", "the convoys have ceased fire"
		case len(g.foesOf(s, near[:0])) == 0:
			return "FL-FIRE-02", "no Enemy in your region"
		case !g.loadable(s):
			return "FL-FIRE-04", "no Weapon can attack"
		}
	case StealthDevice:
		if g.mat(s).Stealth {
			return "FL-RULING-86", "you are hidden already"
		}
	}
	return "", ""
}

// hooks reports whether another convoy has moved this phase (FL-RULING-99).
func (g *Game) hooks(s table.Seat) bool {
	for _, o := range g.Order {
		if o != s && g.mat(o).Moved > 0 {
			return true
		}
	}
	return false
}

// useOnRoad does what an item of the Movement or Fire Weapons Phase says. The card is discarded already.
func (g *Game) useOnRoad(t *table.Table, s table.Seat, c table.Card) {
	why, r := byCard("FL-OBJ-05", c), &g.Ride
	switch Of(c).Item {
	case Nitromethane: // FL-RULING-100
		r.Nitro = true
		g.setOff(t, s)
	case Harpoon, IceHarpoon:
		g.hook(t, s)
		g.setOff(t, s)
	case NitrousOxide:
		r.Bought++
	case AtomicFuel:
		r.Bought += 4
		g.contaminate(t, s, 1, anyone, why)
	case DieselDrum:
		r.Bought += 3
	case DieselCan:
		r.Bought += 2
		g.damage(t, s, 1, AnyArea, why)
	case SnowChains:
		r.Chains++
	case AntiTankMissile, FlareGun, Mine, SalvagedShells:
		n := g.pickFoe(t, s, c)
		g.strike(t, s, n, blastOf(Of(c).Item), why)
		if Of(c).Item == FlareGun {
			g.gainFury(t, s, 1, why)
		}
		g.bury(t, n)
	case IronstormGrenade:
		var near [7]int
		for _, n := range g.foesOf(s, near[:0]) {
			g.strike(t, s, n, 3, why)
		}
		for n := range g.Foes {
			g.bury(t, n)
		}
	case SmokeGrenade:
		n := g.pickFoe(t, s, c)
		g.smoke(t, s, n)
	case IncendiaryAmmunition:
		m := t.Open(s, askLoaded, int(c))
		g.offerAttacks(&m, s, loaded)
		g.attack(t, s, m.Ask())
	case StealthDevice:
		g.mat(s).Stealth = true
	}
}

// blastOf is the damage that an item deals to one Enemy.
func blastOf(i Item) int {
	switch i {
	case FlareGun:
		return 1
	case Mine:
		return 3
	}
	return 2
}

// hook asks which convoy the Harpoon takes hold of (FL-RULING-99).
func (g *Game) hook(t *table.Table, s table.Seat) {
	m := t.Open(s, askHarpoon)
	for _, o := range g.Order {
		if o != s && g.mat(o).Moved > 0 {
			m.Offer(VerbHook.Of(int(o)), "FL-RULING-99")
		}
	}
	o := m.Ask()
	g.Ride.Line = g.mat(table.Seat(o.A)).Moved
	t.Tell(table.Event{Tale: taleHook, Seat: s, Rule: "FL-RULING-99", A: o.A, B: int16(g.Ride.Line)})
}

// smoke sends up to two Target counters of opponents home from one Enemy (FL-RULING-107).
func (g *Game) smoke(t *table.Table, s table.Seat, n int) {
	for left := 2; left > 0; left-- {
		m := t.Open(s, askSmoke, n, left)
		f := &g.Foes[n]
		for _, o := range g.Order {
			if o != s && f.Targets[o] > 0 {
				m.Offer(VerbSmoke.Of(int(o)), "FL-RULING-107")
			}
		}
		if left < 2 {
			m.Offer(VerbDone.Of(), "FL-RULING-107")
		}
		o := m.Ask()
		if o.Verb == VerbDone {
			return
		}
		f.Targets[o.A]--
		g.mat(table.Seat(o.A)).Targets++
		t.Tell(table.Event{Tale: taleSmoke, Seat: s, Rule: "FL-RULING-107", A: o.A, B: int16(f.Card)})
	}
}

// setOff puts a Survivor at the wheel and the convoy in motion.
func (g *Game) setOff(t *table.Table, s table.Seat) {
	g.takeWheel(t, s)
	g.Ride.Moving = true
	t.Tell(table.Event{Tale: taleSetOff, Seat: s, Rule: "FL-MOVE-03", A: int16(g.points(s))})
}

// wheel is a box of the Truck for a Survivor: where one sits, or else one where a Survivor could sit and all other
// cargo would still find room (FL-MOVE-02, FL-RULING-60).
func (g *Game) wheel(s table.Seat, h Hold) (spot, bool) {
	l := &g.layouts[s]
	if seated := l.area(AreaTruck) & l.tokens[SurvivorToken]; seated != 0 {
		return l.order[seated.first()], true
	}
	if h.Tokens[SurvivorToken] == 0 {
		return 0, false
	}
	for seats := l.whole(AreaTruck) & (l.reserved(SurvivorToken) | l.open()); seats != 0; seats = seats.rest() {
		b := l.order[seats.first()]
		rest := h
		rest.Tokens[SurvivorToken]--
		rest.Boxes[b.kind()]--
		if rest.Over() <= 0 {
			return b, true
		}
	}
	return 0, false
}

// canDrive reports whether a Survivor sits on the Truck, or could.
func (g *Game) canDrive(s table.Seat) bool {
	_, ok := g.wheel(s, g.hold(s))
	return ok
}

// takeWheel moves a Survivor to the Truck if none sits there, and what was in the way elsewhere.
func (g *Game) takeWheel(t *table.Table, s table.Seat) {
	b, _ := g.wheel(s, g.hold(s))
	x := g.cargo(b).Token
	if x == SurvivorToken {
		return
	}
	from := g.cheapest(s, SurvivorToken)
	t.Tell(table.Event{Tale: taleMove, Seat: s, Rule: "FL-RULING-60", A: int16(SurvivorToken), B: int16(from),
		C: int16(b)})
	g.pack(s, from, NoToken)
	g.pack(s, b, SurvivorToken)
	if x == NoToken {
		return
	}
	g.placeIn(s, g.layouts[s].all()&^g.bit(b), x)
}
