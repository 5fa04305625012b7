package posthuman

import (
	"math"
	"strconv"

	"waystation/english"
	"waystation/table"
)

// strikeWords are what an action of a mutant can do to a human (PH-MUTACT-08, PH-MUTACT-11).
func (g *Game) strikeWords(by table.Seat, c table.Card, s table.Seat) string {
	m, title := g.mat(s), Of(c).Title
	health := strconv.Itoa(int(m.Health)) + " health"
	switch title {
	case Charge:
		return strconv.Itoa(g.chargeOf(by)) + " wounds" + g.guarded(s) + g.leavesScar(by, title) + "; " + health
	case Embrace:
		return g.shootsFirst(by, s) + "one melee round, which " + g.embraces(by, s).words() +
			", and a wound leaves a scar; " + health + ", melee " + strconv.Itoa(int(m.Stats[Melee]))
	case Pelt:
		return "a shot, which " + g.pelts(by, s).words() + g.leavesScar(by, title) + "; " + health
	case Rummage:
		return strconv.Itoa(int(m.Food)) + " food, " + strconv.Itoa(int(m.Ammo)) + " ammo, " +
			english.Count(g.of(s, Hand).Len(), "card", "cards") + " in hand"
	case CallByName:
		x := g.passes(s, Mind, g.callBonus(by, s))
		return strconv.Itoa(calledMorale) + " of " + strconv.Itoa(int(m.Morale)) + " morale, unless a test of mind " +
			often(x, "passes")
	}
	return ""
}

// chargeOf is how many wounds a mutant deals that runs somebody down.
func (g *Game) chargeOf(by table.Seat) int { return chargeWounds + int(g.boost(by, Charge).More) }

// leavesScar says that the wounds of an action leave a scar, by a mutation; "" where they don't.
func (g *Game) leavesScar(by table.Seat, title Title) string {
	if !g.boost(by, title).Scar {
		return ""
	}
	return ", and a wound leaves a scar"
}

// guarded is what takes wounds off a Charge: the defence dice of whoever is run down (PH-MUTACT-18).
func (g *Game) guarded(s table.Seat) string {
	if n := int(g.guard(s)); n > 0 {
		return " less the blocks of " + DD.dice(n)
	}
	return ""
}

// strike is how often an action of a mutant takes health, and how often all there is.
type strike struct{ wounds, out odds }

func (x strike) words() string {
	says := often(x.wounds, "wounds")
	if x.out.percent() > 0 {
		says += ", " + often(x.out, "knocks out")
	}
	return says
}

// embraces is the melee round of an Embrace with the weapon that wounds most often, against what everybody sees of a
// human (PH-MUTACT-16, PH-RULING-131).
func (g *Game) embraces(by, s table.Seat) (best strike) {
	var p SeenPlayer
	g.viewPlayer(by, s, &p)
	f, more := FighterOf(&p), g.boost(by, Embrace).More
	for _, w := range g.armaments(by, false) {
		o := g.challenger(by, w)
		o.Wounds, o.Health = o.Wounds+more, math.MaxInt8 // wounds leave no mark on it
		x, fate := strike{odds{0, trials}, odds{0, trials}}, Luck(luck)
		for range trials {
			y := f.trial(&fate, &Fight{}, []Foe{{Enemy: &o.Enemy}}, false)
			y.nextRound()
			if y.engage(&y.foes[0]); y.Health < f.Health {
				x.wounds.ways++
			}
			if y.Out() {
				x.out.ways++
			}
		}
		best = best.or(x)
	}
	return best
}

// pelts is the shot of a Pelt, likewise.
func (g *Game) pelts(by, s table.Seat) (best strike) {
	var p SeenPlayer
	g.viewPlayer(by, s, &p)
	f, more, m := FighterOf(&p), int(g.boost(by, Pelt).More), g.mat(by)
	for _, w := range g.armaments(by, true) {
		var laid [24]Rolled
		x, rolled := strike{}, laid[:min(int(statDice(m.Stats[Shooting])+w.Shot.SD), len(laid))]
		eachShot(rolled, 0, 0, 1, func(ways uint64) {
			n := hits(rolled, mine, &w.Shot, marksman(&m.Stats))
			if n > 0 {
				n = max(0, n+more-f.worn[shotWound])
			}
			x.wounds.all, x.out.all = x.wounds.all+ways, x.out.all+ways
			if n > 0 {
				x.wounds.ways += ways
			}
			if n >= f.Health {
				x.out.ways += ways
			}
		})
		best = best.or(x)
	}
	return best
}

// or is the strike that wounds more often.
func (x strike) or(y strike) strike {
	if x.wounds.all == 0 || y.wounds.percent() > x.wounds.percent() {
		return y
	}
	return x
}

// armaments are what a mutant can strike with, or shoot: what it is asked about in armament.
func (g *Game) armaments(by table.Seat, shoots bool) []Weapon {
	out := []Weapon{{}}
	if shoots {
		out = []Weapon{stones}
	}
	for _, l := range g.of(by, Injury).Cards {
		if w := &Of(l.Card).Weapon; shoots && w.Shot.SD > 0 || !shoots && w.Hands > 0 {
			out = append(out, *w)
		}
	}
	return out
}

// shootsFirst says that a human can shoot at whoever embraces them, who is driven off by enough hits (PH-RULING-131).
func (g *Game) shootsFirst(by, s table.Seat) string {
	c, armed := g.gun(s)
	slow := g.mat(s).Stats[Speed]+g.mat(s).Sum[KnobFirst] < g.mat(by).Stats[Speed]
	if !armed || slow || g.cost(s, Of(c)) > int(g.mat(s).Ammo) {
		return ""
	}
	return "unless " + english.Count(int(g.mat(by).Stats[Strength]), "hit drives", "hits drive") + " you off, "
}
