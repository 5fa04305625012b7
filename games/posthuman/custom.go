package posthuman

import (
	"slices"

	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbRaise    = book.Verb("raise", "{Stat a} {b}: {points b}", "stat:{a}")
	VerbReady    = book.Verb("ready", "Ready", "")
	VerbKeep     = book.Verb("keep", "{card a}", "card:{a}")
	VerbBuy      = book.Verb("buy", "{card a}: {price a} food", "card:{a}")
	VerbExchange = book.Verb("exchange", "{a} food for {twice a} ammo", "")
	VerbPass     = book.Verb("shop-pass", "Buy nothing", "")
)

// What is told.
var (
	taleStat     = book.Tale("{who}'s {stat a} is {b}.")
	taleStarter  = book.Tale("{who} is the starting player.")
	taleBuy      = book.Tale("{who} buys {the a} for {b} food.")
	taleExchange = book.Tale("{who} changes {a} food into {twice a} ammo.")
	talePipe     = book.Tale("{who} picks up {the a} for nothing.")
)

// points is what development points buy: the cost of a stat at a value, 2 to 5 (PH-SETUP-25, PH-SETUP-26).
var points = [6]int8{3: 2, 4: 3, 5: 5}

// development is how many points there are (PH-SETUP-24).
const development = 10

var (
	// askPoints is idly done: the first option again and again would raise and lower a stat for ever.
	askPoints = book.Question("points", "PH-SETUP-24", "{n a point points} left: raise a stat, or be ready.",
		words.Idly("ready"))
	askKeep = book.Question("keep", "PH-SETUP-28", "Keep {n a skill skills}.", words.Always)
	// PH-RULING-60
	askShop = book.Question("shop", "PH-SETUP-33",
		"You have {a} food. Buy an item, change food into ammo, or buy nothing.", words.Idly("shop-pass"))
	// PH-RULING-60
	askSwap = book.Question("swap", "PH-SETUP-35", "The shop closes. Change food into ammo, or go.", words.Idly("done"))
	askRoom = book.Question("room", "PH-INV-07", "There is no room for {the a}. Discard something.")
)

// spendPoints lets everybody build a character, at the same time and unseen by the others (PH-SETUP-24 to PH-SETUP-27,
// PH-RULING-39).
func (g *Game) spendPoints(t *table.Table) {
	for s := range table.Seat(g.Players) {
		g.mat(s).Stats = [stats]int8{2, 2, 2, 2, 2}
	}
	t.All(table.Upto(int(g.Players)), func(s table.Seat) { g.build(t, s) })
	for s := range table.Seat(g.Players) {
		for x, n := range g.mat(s).Stats {
			t.Tell(table.Event{Tale: taleStat, Seat: s, Rule: "PH-SETUP-27", A: int16(x), B: int16(n)})
		}
		g.heal(s)
		g.mat(s).Food = 7 // PH-SETUP-30
		shop := g.pile(Shop)
		flare := slices.IndexFunc(shop.Cards, func(l table.Lying) bool { return Of(l.Card).Name == "Flare" })
		shop.Lay(flare, g.of(s, Gear)) // PH-RULING-27
		g.reckon(s)
	}
	g.stockShop()
}

// build spends one player's points.
func (g *Game) build(t *table.Table, s table.Seat) {
	m := g.mat(s)
	for {
		left := g.pointsLeft(s)
		ask := t.Open(s, askPoints, left)
		for x := range stats {
			for n := int8(2); n <= 5; n++ {
				o := VerbRaise.Of(int(x), int(n))
				switch {
				case n == m.Stats[x]:
				case int(points[n]-points[m.Stats[x]]) > left:
					ask.Deny(o, "PH-SETUP-26", "not enough points left")
				default:
					ask.Offer(o, "PH-SETUP-24")
				}
			}
		}
		ask.Offer(VerbReady.Of(), "PH-RULING-39")
		o := ask.Ask()
		if o.Verb == VerbReady {
			return
		}
		m.Stats[o.A] = int8(o.B)
	}
}

// pointsLeft is how many development points a player has not spent (PH-SETUP-24).
func (g *Game) pointsLeft(s table.Seat) int {
	left := development
	for _, n := range g.mat(s).Stats {
		left -= int(points[n])
	}
	return left
}

// stockShop leaves on sale what so many players may use (PH-SETUP-01, PH-SETUP-31, PH-SOLO-01). Flares are not for
// sale.
func (g *Game) stockShop() {
	shop := g.pile(Shop)
	for i := shop.Len() - 1; i >= 0; i-- {
		if f := Of(shop.At(i)); int8(f.Icon) > g.Players || f.Price == 0 {
			shop.Lay(i, g.pile(Aside))
		}
	}
}

// learnFirst deals the skills of the start: to custom characters by mind, to choose from, to pre-made ones as many as
// their card says (PH-SETUP-15, PH-SETUP-28, PH-SETUP-29, PH-RULING-85).
func (g *Game) learnFirst(t *table.Table) {
	var keep [4]int
	for s := range table.Seat(g.Players) {
		draw := 0
		if g.Custom {
			mind := g.mat(s).Stats[Mind]
			draw, keep[s] = int(mind), [6]int{2: 1, 3: 2, 4: 3, 5: 3}[mind]
		} else {
			draw = int(Of(g.of(s, Sheet).At(0)).Random)
			keep[s] = draw
		}
		for range draw {
			g.drawSkill(t, s)
		}
	}
	var kept [4][3]table.Card
	if g.Custom {
		t.All(table.Upto(int(g.Players)), func(s table.Seat) {
			m := t.Open(s, askKeep, keep[s])
			for _, l := range g.of(s, Drawn).Cards {
				m.Offer(VerbKeep.Of(int(l.Card)), "PH-SETUP-28")
			}
			for i, o := range m.AskSome(keep[s], keep[s]) {
				kept[s][i] = table.Card(o.A)
			}
		})
	}
	for s := range table.Seat(g.Players) {
		for p := g.of(s, Drawn); p.Len() > 0; {
			if c := p.At(0); !g.Custom || slices.Contains(kept[s][:keep[s]], c) {
				g.learn(t, s, p, 0, "PH-SETUP-28")
			} else {
				p.Move(t, 0, g.pile(SkillsGone), table.Set(s), table.Set(s))
			}
		}
	}
}

// drawSkill draws a skill that the player neither knows nor has just drawn; others are discarded (PH-SETUP-29). It
// reports whether there was one.
func (g *Game) drawSkill(t *table.Table, s table.Seat) bool {
	for range len(Cards(GroupSkills)) {
		if !g.refill(Skills) {
			return false
		}
		to, who := g.of(s, Drawn), table.Everyone
		if g.Custom && !g.Ready() { // elsewhere the cards not kept lie open too, soon after
			who = table.Set(s)
		}
		c := g.pile(Skills).Draw(t, to, who)
		if !g.twice(s, c) {
			return true
		}
		to.Move(t, to.Find(c), g.pile(SkillsGone), table.Everyone, table.Everyone)
	}
	return false
}

// twice reports whether a player knows, or has drawn, another copy of a skill.
func (g *Game) twice(s table.Seat, c table.Card) bool {
	for _, k := range [2]Stack{Known, Drawn} {
		for _, l := range g.of(s, k).Cards {
			if l.Card != c && Of(l.Card).Name == Of(c).Name {
				return true
			}
		}
	}
	return false
}

// refill makes a new deck of the discard pile that follows it, if the deck is empty, and reports whether there is a
// card to draw (PH-MAP-21, PH-RULING-43, PH-RULING-76). Encounters, minions and scars have more to it.
func (g *Game) refill(k Stack) bool {
	deck, gone := g.pile(k), g.pile(k+1)
	if deck.Len() > 0 {
		return true
	}
	deck.Refill(gone)
	return deck.Len() > 0
}

// shop is one purchase turn, or after a round in which all have passed the end of the shopping (PH-SETUP-32,
// PH-SETUP-33, PH-RULING-37).
func (g *Game) shop(t *table.Table) {
	if !g.Custom {
		g.closeShop()
		return
	}
	if int(g.Next) == len(g.Order) {
		if g.Passed == g.Players {
			for s := range table.Seat(g.Players) {
				g.lastSwap(t, s)
			}
			g.closeShop()
			return
		}
		g.Next, g.Passed = 0, 0
	}
	s := g.Order[g.Next]
	g.Next++
	for {
		m := t.Open(s, askShop)
		m.About(int(g.mat(s).Food))
		g.offerWares(&m, s)
		g.offerExchange(&m, s)
		m.Offer(VerbPass.Of(), "PH-SETUP-33")
		switch o := m.Ask(); o.Verb {
		case VerbBuy:
			g.buy(t, s, table.Card(o.A))
			return
		case VerbExchange:
			g.swapFood(t, s, int(o.A))
		default:
			g.Passed++
			return
		}
	}
}

// offerWares offers the items on sale, one card a title (PH-SETUP-33, PH-SETUP-34, PH-RULING-28, PH-RULING-38).
func (g *Game) offerWares(m *table.Menu, s table.Seat) {
	shop := g.pile(Shop)
	for i, l := range shop.Cards {
		f, o := Of(l.Card), VerbBuy.Of(int(l.Card))
		switch {
		case slices.ContainsFunc(shop.Cards[:i], func(x table.Lying) bool { return Of(x.Card).Name == f.Name }):
		case int16(f.Price) > g.mat(s).Food:
			m.Deny(o, "PH-SETUP-33", "not enough food")
		case g.owns(s, f.Name):
			m.Deny(o, "PH-SETUP-34", "you have one already")
		case g.packed(s)+int(f.Size) > g.slots(s)+slotsOf(l.Card):
			m.Deny(o, "PH-RULING-38", "it does not fit into your backpack")
		default:
			m.Offer(o, "PH-SETUP-33")
		}
	}
}

func (g *Game) owns(s table.Seat, name string) bool {
	return slices.ContainsFunc(g.of(s, Gear).Cards, func(l table.Lying) bool { return Of(l.Card).Name == name })
}

// offerExchange offers to change food into ammo (PH-SETUP-35).
func (g *Game) offerExchange(m *table.Menu, s table.Seat) {
	for n := 1; n <= int(g.mat(s).Food); n++ {
		m.Offer(VerbExchange.Of(n), "PH-SETUP-35")
	}
}

func (g *Game) swapFood(t *table.Table, s table.Seat, n int) {
	m := g.mat(s)
	m.Food -= int16(n)
	m.Ammo += int16(2 * n)
	t.Tell(table.Event{Tale: taleExchange, Seat: s, Rule: "PH-SETUP-35", A: int16(n)})
}

func (g *Game) buy(t *table.Table, s table.Seat, c table.Card) {
	g.mat(s).Food -= int16(Of(c).Price)
	shop := g.pile(Shop)
	shop.Lay(shop.Find(c), g.of(s, Gear))
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleBuy, Seat: s, Rule: "PH-SETUP-33", A: int16(c), B: int16(Of(c).Price)})
	g.arm(s)
}

// lastSwap is the last chance to change food into ammo (PH-RULING-37), and the Lead Pipe for whoever has no melee
// weapon (PH-SETUP-36).
func (g *Game) lastSwap(t *table.Table, s table.Seat) {
	if g.mat(s).Food > 0 {
		m := t.Open(s, askSwap)
		g.offerExchange(&m, s)
		m.Offer(VerbDone.Of(), "PH-SETUP-37")
		if o := m.Ask(); o.Verb == VerbExchange {
			g.swapFood(t, s, int(o.A))
		}
	}
	if slices.ContainsFunc(g.of(s, Gear).Cards, func(l table.Lying) bool { return Of(l.Card).Kind == KindMelee }) {
		return
	}
	shop := g.pile(Shop)
	i := slices.IndexFunc(shop.Cards, func(l table.Lying) bool { return Of(l.Card).Name == "Lead Pipe" })
	if i < 0 {
		return
	}
	c := shop.At(i)
	for g.packed(s)+int(Of(c).Size) > g.slots(s) { // PH-RULING-38
		m := t.Open(s, askRoom, int(c))
		for _, l := range g.of(s, Gear).Cards {
			m.Offer(VerbDiscard.Of(int(l.Card)), "PH-INV-07")
		}
		g.discard(t, s, table.Card(m.Ask().A), "PH-INV-07")
	}
	shop.Lay(shop.Find(c), g.of(s, Gear))
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: talePipe, Seat: s, Rule: "PH-SETUP-36", A: int16(c)})
	g.arm(s)
}

// closeShop takes what is left on sale out of the game and begins the first turn.
func (g *Game) closeShop() {
	for _, k := range [2]Stack{Shop, Characters} {
		for p := g.pile(k); p.Len() > 0; {
			p.Lay(p.Len()-1, g.pile(Aside))
		}
	}
	g.seatRound(g.Starter)
	g.Phase, g.Next, g.Turn = PhaseEvent, 0, 1
}

// seatRound makes the order clockwise from a seat (PH-RULING-34).
func (g *Game) seatRound(first table.Seat) {
	g.Order = g.Order[:0]
	for i := range table.Seat(g.Players) {
		g.Order = append(g.Order, (first+i)%table.Seat(g.Players))
	}
}

// beginPlay finds the starting player, and the order of shopping: by speed, then mind, then a roll (PH-SETUP-10,
// PH-SETUP-32).
func (g *Game) beginPlay(t *table.Table) {
	g.Starter = g.rollOff(t, table.Upto(int(g.Players)))
	t.Tell(table.Event{Tale: taleStarter, Seat: g.Starter, Rule: "PH-SETUP-10"})
	g.Order = g.Order[:0]
	left := table.Upto(int(g.Players))
	for g.Custom && left != 0 {
		best, top := table.Seats(0), int8(0)
		for s := range table.Seat(g.Players) {
			if !left.Has(s) {
				continue
			}
			switch n := 10*g.mat(s).Stats[Speed] + g.mat(s).Stats[Mind]; {
			case n > top:
				best, top = table.Set(s), n
			case n == top:
				best = best.With(s)
			}
		}
		s := g.rollOff(t, best)
		g.Order = append(g.Order, s)
		left = left.Without(s)
	}
	g.Phase, g.Next, g.Passed = PhaseShop, 0, 0
}
