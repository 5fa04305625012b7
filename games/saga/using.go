package saga

import (
	"slices"

	"waystation/table"
)

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

// offerUses offers the abilities of some keywords that their owner may use now, those that are useful, if that is not
// nil, and reports whether there is any. The windows of cards/VOCABULARY.md are the moments where this is called.
func (g *Game) offerUses(q *table.Menu, s table.Seat, rule string, of []Keyword, useful func(*Ability) bool) bool {
	some := false
	g.find(s, &chosen, of, func(h *holding) {
		for i := range h.does {
			a := &h.does[i]
			if !slices.Contains(of, a.Key) || !h.chosen(a) || useful != nil && !useful(a) || !g.meets(s, a.If) {
				continue
			}
			if g.canUse(s, h, i) {
				q.Offer(VerbUse.Of(h.number(), i), rule)
				some = true
			} else {
				q.Deny(VerbUse.Of(h.number(), i), rule, "used up, or its price can't be paid")
			}
		}
	})
	return some
}

// askUses offers abilities of a keyword until the player has enough, and calls do for each that is used. The first
// keyword and what more is said of it are the moment that the question names.
func (g *Game) askUses(t *table.Table, s table.Seat, rule string, of []Keyword, useful func(*Ability) bool,
	do func(*Ability), more ...int,
) {
	about := moment(of[0], more...)
	for g.askUse(t, s, askOccasion, rule, of, useful, do, about[:]...) {
	}
}

// askUsesOf does so with a question of its own, which says what is about to happen.
func (g *Game) askUsesOf(t *table.Table, s table.Seat, p *table.Prompt, of []Keyword, useful func(*Ability) bool,
	do func(*Ability), about ...int,
) {
	for g.askUse(t, s, p, p.Rule, of, useful, do, about...) {
	}
}

// askUse offers them once, and reports whether one was used.
func (g *Game) askUse(t *table.Table, s table.Seat, p *table.Prompt, rule string, of []Keyword,
	useful func(*Ability) bool, do func(*Ability), about ...int,
) bool {
	q := t.Open(s, p, about...)
	some := g.offerUses(&q, s, rule, of, useful)
	q.Offer(VerbEnough.Of(), rule)
	o := q.Ask()
	if !some || o.Verb == VerbEnough {
		return false
	}
	do(g.use(t, s, o, rule))
	return true
}

// canUse reports whether an ability has not been used too often, and what it costs is there (PS-RULING-122).
func (g *Game) canUse(s table.Seat, h *holding, i int) bool {
	m := g.mat(s)
	switch {
	case m.Used.has(h, i), h.daily(i) && m.Daily.has(h, i), h.timing.PerFray && m.Frayed.has(h, i):
		return false
	}
	return g.canPay(s, h)
}

// daily reports whether an ability can be used once a round of the game.
func (h *holding) daily(i int) bool { return h.timing.PerDay || anyTime[h.does[i].Key] }

// canPay reports whether a player has what an ability costs.
func (g *Game) canPay(s table.Seat, h *holding) bool {
	m := g.mat(s)
	switch h.timing.Price {
	case PayBoost:
		return m.Ready > 0 && !g.gripped(s)
	case PayRadio:
		return m.Radio > 0
	case PayCard:
		return g.exhaustible(s) > 0
	case PayFood, PayAmmo, PayMeds, PayBooze, PayBook:
		return m.Goods[h.timing.Price.good()] > 0
	case PayMorale:
		return m.Morale > 0
	case PayHealth:
		return m.Health > 0
	case PayCounter:
		return g.Cards[h.card].Left > 0
	}
	return true
}

// gripped reports whether the enemy keeps a player from exhausting boosts.
func (g *Game) gripped(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.On && f.Part == MeleeFray && g.foeHas(s, KeyGripping)
}

func (p Price) good() Good { return Good(p - PayFood) }

// usable is how an ability of a keyword can be used now by its owner's choice, the last one found.
func (g *Game) usable(s table.Seat, key Keyword) (o table.Option, ok bool) {
	g.find(s, &chosen, []Keyword{key}, func(h *holding) {
		for i := range h.does {
			if a := &h.does[i]; a.Key == key && h.chosen(a) && g.meets(s, a.If) && g.canUse(s, h, i) {
				o, ok = VerbUse.Of(h.number(), i), true
			}
		}
	})
	return o, ok
}

// use pays for an ability and notes that it was used. It returns the ability.
func (g *Game) use(t *table.Table, s table.Seat, o table.Option, rule string) *Ability {
	h := g.holding(s, int(o.A))
	a := &h.does[o.B]
	m := g.mat(s)
	t.Tell(table.Event{Tale: taleUse, Seat: s, Rule: rule, A: o.A, B: o.B})
	m.Used.add(h, int(o.B))
	if h.daily(int(o.B)) {
		m.Daily.add(h, int(o.B))
	}
	if h.timing.PerFray {
		m.Frayed.add(h, int(o.B))
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
		g.drain(t, s, barMorale, 1, why)
	case PayHealth:
		g.drain(t, s, barHealth, 1, why)
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

// openWindow forgets what was used in the window that is open, for one within it, and returns it.
func (g *Game) openWindow(s table.Seat) usage {
	outer := g.mat(s).Used
	g.mat(s).Used = usage{}
	return outer
}

// closeWindow goes back to the window around.
func (g *Game) closeWindow(s table.Seat, outer usage) { g.mat(s).Used = outer }

// usage is which abilities have been used in some span of time: a bit for each.
type usage [usageBits / 64]uint64

const (
	abilitiesOfOne = 2 // that one card or skill has at most, where they are chosen
	mostSkills     = 16
	mostAble       = 96 // cards with abilities; the loader sees to it
	usageBits      = abilitiesOfOne * (mostSkills*maxSeats + mostAble)
)

func (h *holding) bit(i int) (word int, bit uint64) {
	n := abilitiesOfOne*h.place() + i%abilitiesOfOne
	return n / 64, 1 << (n % 64)
}

// place is a small number for a holding: skills come first, then cards.
func (h *holding) place() int {
	if h.skill > 0 {
		return int(h.of)*mostSkills + int(h.skill) - 1
	}
	return maxSeats*mostSkills + int(Of(h.card).Able)
}

func (u *usage) has(h *holding, i int) bool {
	w, b := h.bit(i)
	return u[w]&b != 0
}

func (u *usage) add(h *holding, i int) {
	w, b := h.bit(i)
	u[w] |= b
}
