package firelands

import "waystation/table"

// What is offered.
var (
	VerbAbility    = book.Verb("ability", "{card a}: {ability a}{choice a}", "card:{a}")
	VerbAbilityFor = book.Verb("ability-for", "{card a}: {ability a} 1 {token b}", "card:{a}")
	VerbTrade      = book.Verb("trade", "{card a}: 1 {token b} for 1 {token c}", "card:{a}")
	VerbTired      = book.Verb("tired", "{tired a}", "")
)

// What is told.
var (
	taleAbility = book.Tale("{who} calls on {the a}.")
)

// activeWith finds a player's Survivor with an ability that can be used now: in the Active Zone, not used this round
// (FL-ABIL-02, FL-ABIL-05, FL-RULING-139).
func (g *Game) activeWith(s table.Seat, a Ability) (table.Card, bool) {
	for _, l := range g.of(s, Active).Cards {
		if gists[l.Card].ability == a && !g.Cards[l.Card].Used {
			return l.Card, true
		}
	}
	return 0, false
}

// useAbility marks a Survivor's ability as used this round (FL-ABIL-05).
func (g *Game) useAbility(t *table.Table, s table.Seat, c table.Card) {
	g.Cards[c].Used = true
	t.Tell(table.Event{Tale: taleAbility, Seat: s, Rule: "FL-ABIL-01", A: int16(c)})
}

// offerAbilities offers what those who take part in an action can do in it (FL-EXPL-19, FL-EXPL-20, FL-RULING-149).
func (g *Game) offerAbilities(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Active).Cards {
		a := gists[l.Card].ability
		if !a.exploring() {
			continue
		}
		_, left := g.deck()
		o := VerbAbility.Of(int(l.Card))
		switch {
		case !g.Cards[l.Card].Sent:
			m.Deny(o, "FL-ABIL-01", "only when exploring with them")
		case g.Cards[l.Card].Used:
			m.Deny(o, "FL-ABIL-05", "used this round")
		case a == TribalWarrior && g.mat(s).Fury < 2:
			m.Deny(o, "FL-FURY-02", "not enough Fury")
		case a == TribalSister && g.of(s, Active).Len() == 1:
			m.Deny(o, "FL-RULING-103", "nobody else is active")
		case a == TribalSister && g.mat(s).Fury == highestFury:
			m.Deny(o, "FL-FURY-01", "your Fury is at the top")
		case (a == Spy || a == Courier) && !g.canLoseFame(s):
			m.Deny(o, "FL-RULING-29", "your Fame is on the lowest space and no box is left to damage")
		case a == IceFisher && !g.hasBoxFor(s, Food):
			m.Deny(o, "FL-RULING-110", "no box can take Food")
		case a == SignalOfficer && !left:
			m.Deny(o, "FL-RULING-110", "the Exploration deck is empty")
		case a == TribalSister || a == Courier || a == IceFisher || a == SignalOfficer:
			m.Offer(o, "FL-ABIL-01")
		default:
			for _, x := range goods {
				m.Offer(VerbAbilityFor.Of(int(l.Card), int(x)), "FL-ABIL-01")
			}
			if a == Spy {
				m.Offer(VerbAbilityFor.Of(int(l.Card), int(ObjectToken)), "FL-ABIL-01")
			}
		}
	}
}

// exploring reports whether an ability is used while exploring, resting whether it is in the Rest Phase.
func (a Ability) exploring() bool { return whileExploring>>a&1 == 1 }
func (a Ability) resting() bool   { return whileResting>>a&1 == 1 }

const (
	whileExploring = 1<<TribalWarrior | 1<<TribalSister | 1<<Spy | 1<<Courier | 1<<IceFisher | 1<<SignalOfficer
	whileResting   = 1<<CitadelScientist | 1<<Trader | 1<<Welder | frostResting
	frostResting   = 1<<OldTrapper | 1<<Mechanic | 1<<FurnaceKeeper | 1<<FieldSurgeon
)

// exploringAbility uses such an ability.
func (g *Game) exploringAbility(t *table.Table, s table.Seat, o table.Option) {
	c := table.Card(o.A)
	why := byCard("FL-ABIL-01", c)
	g.useAbility(t, s, c)
	switch Of(c).Ability {
	case TribalWarrior:
		g.spendFury(t, s, 2, why)
		g.gain(t, s, Token(o.B), 1, why)
	case TribalSister: // FL-RULING-103
		g.gainFury(t, s, g.of(s, Active).Len()-1, why)
	case Spy:
		g.loseFame(t, s, why)
		g.gain(t, s, Token(o.B), 1, why)
	case Courier:
		g.loseFame(t, s, why)
		g.drawObjects(t, s, 1, why)
	case IceFisher:
		g.gain(t, s, Food, 1, why)
	case SignalOfficer:
		g.peek(t, s, 1, why)
	}
}

// How the Desert Son ends an action.
const (
	justTired = iota
	restsAtOnce
	bringsFuel
)

var askTired = book.Question("tired", "FL-RULING-104", "The Desert Son has explored. Where to?")

// desertSon asks whether he goes to Rest instead of Exhausted, or brings 1 Fuel (FL-RULING-104).
func (g *Game) desertSon(t *table.Table, s table.Seat, c table.Card) (zone Stack, fuel int) {
	m := t.Open(s, askTired)
	m.Offer(VerbTired.Of(restsAtOnce), "FL-RULING-104")
	m.Offer(VerbTired.Of(bringsFuel), "FL-RULING-104")
	m.Offer(VerbTired.Of(justTired), "FL-ABIL-03")
	switch m.Ask().A {
	case restsAtOnce:
		g.useAbility(t, s, c)
		return Rest, 0
	case bringsFuel:
		g.useAbility(t, s, c)
		return Exhausted, 1
	}
	return Exhausted, 0
}

// offerRestAbilities offers the abilities of the Rest Phase (FL-REST-05, FL-RULING-58).
func (g *Game) offerRestAbilities(m *table.Menu, s table.Seat, shifted bool) {
	for _, l := range g.of(s, Active).Cards {
		c := int(l.Card)
		a := gists[l.Card].ability
		switch {
		case !a.resting():
		case a.frostRest():
			g.offerFrostRest(m, s, l.Card)
		case g.Cards[c].Used:
			m.Deny(VerbAbility.Of(c), "FL-ABIL-05", "used this round")
		case a == CitadelScientist:
			m.Offer(VerbAbility.Of(c), "FL-ABIL-01")
		case a == Welder && !shifted:
			m.Deny(VerbAbility.Of(c), "FL-RULING-103", "only after the zones have shifted")
		case a == Welder && g.of(s, Active).Len() == 1:
			m.Deny(VerbAbility.Of(c), "FL-RULING-103", "nobody else is active")
		case a == Welder && g.damaged(s) == 0:
			m.Deny(VerbAbility.Of(c), "FL-RULING-110", "nothing is damaged")
		case a == Welder:
			m.Offer(VerbAbility.Of(c), "FL-ABIL-01")
		default:
			for x := Food; x <= Ammo; x++ {
				for _, y := range goods {
					switch o := VerbTrade.Of(c, int(x), int(y)); {
					case x == y:
					case g.count(s, x) == 0:
						m.Deny(o, "FL-RULING-110", "you have none")
					default:
						m.Offer(o, "FL-ABIL-01")
					}
				}
			}
		}
	}
}

// restAbility uses such an ability. The Scientist's Object is drawn when all have rested (FL-RULING-58).
func (g *Game) restAbility(t *table.Table, s table.Seat, o table.Option) {
	c := table.Card(o.A)
	why := byCard("FL-ABIL-01", c)
	g.useAbility(t, s, c)
	switch Of(c).Ability {
	case CitadelScientist:
		g.mat(s).Owed++
	case Trader:
		g.spend(t, s, Token(o.B), 1, why)
		g.gain(t, s, Token(o.C), 1, why)
	case Welder:
		g.repair(t, s, g.of(s, Active).Len()-1, why)
	default:
		g.frostRest(t, s, c, why)
	}
}
