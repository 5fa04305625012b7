package saga

import "waystation/table"

// What is asked.
var (
	askPayCard = book.Question("pay-card", "PS-BOARD-15", "Which challenge card do you exhaust for it?")
)

// What is offered.
var (
	VerbUse     = book.Verb("use", "{use a b}", "{useat a}")
	VerbExhaust = book.Verb("exhaust", "Exhaust {card a}", "challenge:{a}")
	VerbEnough  = book.Verb("enough", "Go on", "")
)

// What is told.
var (
	taleUse = book.Tale("{who} uses {use a b}.")
)

// Windows of abilities that the owner chooses to use are the moments where they are offered; see VOCABULARY in the docs of the cards.
// offerUses offers those of some keywords that can be used now, and reports whether there is any.
func (g *Game) offerUses(q *table.Menu, s table.Seat, rule string, useful func(*Ability) bool) bool {
	any := false
	g.holds(s, func(h *holding) bool {
		if h.timing.Price == Automatic {
			return false
		}
		for i := range h.does {
			if a := &h.does[i]; useful(a) && g.meets(s, a.If) {
				if g.canPay(s, h) {
					q.Offer(VerbUse.Of(h.number(), i), rule)
					any = true
				} else {
					q.Deny(VerbUse.Of(h.number(), i), rule, "used up, or its price can't be paid")
				}
			}
		}
		return false
	})
	return any
}

// canPay reports whether what an ability costs is there, and it has not been used too often.
func (g *Game) canPay(s table.Seat, h *holding) bool {
	m := g.mat(s)
	if m.Used.has(h) || h.timing.PerDay && m.Daily.has(h) || h.timing.PerFray && m.Frayed.has(h) {
		return false
	}
	switch h.timing.Price {
	case PayBoost:
		return m.Ready > 0
	case PayRadio:
		return m.Radio > 0
	case PayCard:
		return g.exhaustible(s) > 0
	case PayFood, PayAmmo, PayMeds, PayBooze, PayBook:
		return m.Goods[h.timing.Price.good()] > 0
	case PayFatigue:
		return true
	case PayMorale:
		return m.Morale > 0
	case PayHealth:
		return m.Health > 0
	case PayCounter:
		return g.Cards[h.card].Left > 0
	}
	return true
}

func (p Price) good() Good { return Good(p - PayFood) }

// use pays for an ability and notes that it was used. It returns the ability.
func (g *Game) use(t *table.Table, s table.Seat, o table.Option, rule string) *Ability {
	h := g.holding(s, int(o.A))
	a := &h.does[o.B]
	m := g.mat(s)
	t.Tell(table.Event{Tale: taleUse, Seat: s, Rule: rule, A: o.A, B: o.B})
	m.Used.add(h)
	if h.timing.PerDay {
		m.Daily.add(h)
	}
	if h.timing.PerFray {
		m.Frayed.add(h)
	}
	g.pay(t, s, h)
	return a
}

// holding finds what an option's number stands for.
func (g *Game) holding(s table.Seat, number int) (found *holding) {
	g.holds(s, func(h *holding) bool {
		if h.number() == number {
			found = h
			return true
		}
		return false
	})
	return found
}

// pay pays the price of an ability (PS-BOARD-02, PS-BOARD-03).
func (g *Game) pay(t *table.Table, s table.Seat, h *holding) {
	why := by("PS-BOARD-15")
	switch p := h.timing.Price; p {
	case PayBoost:
		g.exhaustBoosts(t, s, 1, why)
	case PayRadio:
		g.exhaustBroadcast(t, s, 1, why)
	case PayCard:
		g.payCard(t, s)
	case PayFood, PayAmmo, PayMeds, PayBooze, PayBook:
		g.gainGoods(t, s, p.good(), -1, why)
	case PayFatigue:
		g.sufferFatigue(t, s, 1, why)
	case PayMorale:
		g.loseMorale(t, s, 1, why)
	case PayHealth:
		g.loseHealth(t, s, 1, why)
	case PayCounter:
		k := &g.Cards[h.card]
		if k.Left--; k.Left == 0 && !h.timing.Camp {
			g.discardCard(t, s, h.card, why)
		}
	case PayDiscard:
		g.discardCard(t, s, h.card, why)
	}
}

// payCard exhausts a ready challenge card of the player's choice, never one that says Do Not Exhaust (PS-RULING-070).
func (g *Game) payCard(t *table.Table, s table.Seat) {
	q := t.Open(s, askPayCard)
	for _, l := range g.of(s, Deck).Cards {
		if !Of(l.Card).Challenge.DNE {
			q.Offer(VerbExhaust.Of(int(l.Card)), "PS-BOARD-15")
		}
	}
	g.exhaustCard(t, s, g.of(s, Deck), table.Card(q.Ask().A))
}

// exhaustCard lays a challenge card on the exhausted ones; what it is was seen by all.
func (g *Game) exhaustCard(t *table.Table, s table.Seat, from *table.Pile, c table.Card) {
	from.Move(t, from.Find(c), g.of(s, Exhausted), table.Everyone, table.Everyone)
	t.Tell(table.Event{Tale: taleExhausts, Seat: s, Rule: "PS-BOARD-02", A: int16(c)})
}

var taleExhausts = book.Tale("{who} exhausts {card a}.")

// usage is which holdings have been used in some span of time: bits, by a number folded into 128. Two of one fold are never held together
// by one player: a test sees to it.
type usage [2]uint64

func (u *usage) at(h *holding) (word int, bit uint64) {
	n := h.fold()
	return n / 64 % 2, 1 << (n % 64)
}

func (u *usage) has(h *holding) bool {
	w, b := u.at(h)
	return u[w]&b != 0
}

func (u *usage) add(h *holding) {
	w, b := u.at(h)
	u[w] |= b
}

// fold is a small number for a holding: skills first, then cards by their place among those that have abilities.
func (h *holding) fold() int {
	if h.skill > 0 {
		return int(h.of)*16 + int(h.skill) - 1
	}
	return 64 + int(Of(h.card).Able)%64
}
