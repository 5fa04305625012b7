package firelands

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// toGo says in the last region how far the next open gate is, by road and by shortcuts that the convoy can take, and
// that it shuts unless somebody gets in (FL-MOVE-08, FL-ROUND-02). Nothing where the ship waits, or no gate is open any
// more.
func (g *Game) toGo(s table.Seat) string {
	at := g.mat(s).Space
	if g.Ship > 0 || g.closed() || at.Region() < 3 {
		return ""
	}
	next := int(g.Gates) + 1
	byRoad := g.depth(Gate(next)) - g.depth(at)
	words := "gate " + strconv.Itoa(next) + ", the next open one, is " + english.Count(byRoad, "space", "spaces") +
		" from " + strconv.Itoa(int(at)) + " by road"
	if n := g.quickest(s, Gate(next)); n < byRoad {
		words += " or " + strconv.Itoa(n) + " by a shortcut"
	}
	if !g.reached() && !g.lastRound() {
		words += " and shuts after this round"
	}
	return words
}

// towardsGate adds to what follows from an answer before the movement how far the next open gate is and how far the
// convoy gets by itself, and where the answer changes that: whoever hears of it only as the movement begins can't
// repair or refuel for it any more.
func (g *Game) towardsGate(a *table.Ask, o table.Option, x table.Outlook) table.Outlook {
	s := a.Seat
	if g.Phase != PhaseExploration && g.Phase != PhaseRest || g.mat(s).Reached {
		return x
	}
	far := g.toGo(s)
	if far == "" {
		return x
	}
	rested := a.Prompt == AskReady
	if g.Phase == PhaseRest && a.Prompt != AskRest && !rested && g.drives(s, true) != g.drives(s, false) {
		return x // which of the two it is such a question does not tell
	}
	then := *g // what piles it has are not touched
	then.carriesOut(s, o, x.Stake == table.Waste)
	x.Words = outlook(x.Stake, x.Words, g.nearer(s, &then, rested)).Words
	if x.Which == "" {
		if a.Prompt == AskTurn { // there only some answers have something in common
			return x
		}
		x.Which = "Whatever you do"
	}
	points := english.Count(g.drives(s, rested), "space", "spaces")
	x.Shared = append(x.Shared, far, "as you stand, your speed and Fuel are good for "+points)
	return x
}

// nearer says how far a convoy gets after an answer that changes that, or the way, and whether that is enough.
func (g *Game) nearer(s table.Seat, then *Game, rested bool) string {
	next := int(g.Gates) + 1
	now, later := g.drives(s, rested), then.drives(s, rested)
	need, left := g.quickest(s, Gate(next)), then.quickest(s, Gate(next))
	if now == later && need == left {
		return ""
	}
	words := "your speed and Fuel are good for " + english.Count(later, "space", "spaces") + " then"
	switch enough := later >= left; {
	case enough:
		return words + ": enough for gate " + strconv.Itoa(next)
	case now >= need:
		return words + ": not enough for gate " + strconv.Itoa(next)
	}
	return words + ", " + strconv.Itoa(left) + " needed for gate " + strconv.Itoa(next)
}

// drives is how far a convoy gets in the coming movement by its speed and Fuel alone, without what cards and abilities
// add (FL-MOVE-03, FL-MOVE-04): with the crew that is active by then, as nobody is who has been sent. Before the crew
// has rested those in the Rest Zone are of it, too (FL-REST-03).
func (g *Game) drives(s table.Seat, rested bool) int {
	fuel := int(g.hold(s).Tokens[Fuel])
	if fuel == 0 {
		return 0
	}
	n := int(Of(g.of(s, Truck).At(0)).Speed) + g.working(s, BoxSpeed) + fuel - 1
	for _, zone := range [2]Stack{Active, Rest} {
		if zone == Rest && rested {
			break
		}
		for _, l := range g.of(s, zone).Cards {
			if m := &g.Cards[l.Card]; !m.Used && !m.Sent {
				n += g.hastens(s, l.Card)
			}
		}
	}
	return n
}

// carriesOut does to a copy of the game what an answer does to the speed, the Fuel and the gear of a convoy. full says
// that there is no room for what is gained.
func (g *Game) carriesOut(s table.Seat, o table.Option, full bool) {
	h := &g.mat(s).Stowed
	switch o.Verb {
	case VerbRepair:
		h.Boxes[spot(o.A).kind()]++
	case VerbDamage:
		h.Boxes[spot(o.A).kind()]--
		g.loses(s, g.cargo(spot(o.A)).Token)
	case VerbStow:
		g.loses(s, g.cargo(spot(o.A)).Token)
	case VerbReturn:
		g.loses(s, Token(o.A))
	case VerbSend:
		for i, c := range [3]int16{o.A, o.B, o.C} {
			if i == 0 || c != 0 { // card 0 is no Survivor
				g.Cards[c].Sent = true
			}
		}
	default:
		if n := g.fuelBy(o); n < 0 || !full {
			h.Tokens[Fuel] += int8(n)
		}
	}
}

// loses takes a token out of the count of a convoy's cargo.
func (g *Game) loses(s table.Seat, x Token) {
	if x != NoToken && x != ObjectToken {
		g.mat(s).Stowed.Tokens[x]--
	}
}

// fuelBy is how much Fuel an answer brings, or takes.
func (g *Game) fuelBy(o table.Option) (n int) {
	switch o.Verb {
	case VerbTired:
		if o.A == bringsFuel {
			return 1
		}
	case VerbGoods:
		if Token(o.A) == Fuel {
			return 1
		}
	case VerbUse:
		return int(supplies[Of(table.Card(o.A)).Item][Fuel])
	case VerbBlock:
		if c, ok := g.slotCard(int(o.A)); ok {
			for _, x := range blockTokens(Of(c), int(o.B)) {
				if x == Fuel {
					n++
				}
			}
		}
	case VerbDeal:
		if c, ok := g.slotCard(int(o.A)); ok && int(o.B) < len(Of(c).Deals) {
			return Of(c).Deals[o.B].fuel()
		}
	case VerbBonus:
		return g.tileDeals(int(o.A))[o.B].fuel()
	case VerbFury:
		return FuryCard()[o.A].fuel()
	case VerbAbility:
		return talents[gists[o.A].ability].deal.fuel()
	case VerbTrade:
		if Token(o.B) == Fuel {
			return -1
		}
		if Token(o.C) == Fuel {
			return 1
		}
	case VerbAbilityFor:
		n = talents[gists[o.A].ability].deal.fuel()
		if Token(o.B) == Fuel {
			n++
		}
	}
	return n
}

// fuel is how much Fuel a deal brings, less what it costs.
func (d *Deal) fuel() (n int) {
	for _, e := range d.Gain {
		if e.Do == DoToken && e.Token == Fuel {
			n += int(e.N)
		}
	}
	for _, e := range d.Pay {
		if e.Do == DoToken && e.Token == Fuel {
			n -= int(e.N)
		}
	}
	return n
}
