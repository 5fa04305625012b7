package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askGift = book.Question("gift", "PS-TEAM-14", "{seat a} gives you {the b}. Do you take it?", words.Idly("yes"))
	askLend = book.Question("lend", "PS-TEAM-14", "{seat a} asks you for {gift b c}. Do you give it?", words.Idly("no"))
)

// What is offered.
var (
	VerbGiveGood = book.Verb("give-good", "Give {seat a} {token b}", "good:{b}")
	VerbGiveItem = book.Verb("give", "Give {seat a} {the b}", "item:{b}")
	VerbWantGood = book.Verb("want-good", "Ask {seat a} for {token b}", "good:{b}")
	VerbWantItem = book.Verb("want", "Ask {seat a} for {the b}", "item:{b}")
)

// What is told.
var (
	taleGives = book.Tale("{who} gives {seat a} {the b}.")
	taleHands = book.Tale("{who} gives {seat a} {token b}.")
)

// offerGifts offers what teammates may give each other by night: what is one's own, and by asking what is the other's
// (PS-TEAM-14, PS-TEAM-15, PS-RULING-158, PS-RULING-179).
func (g *Game) offerGifts(q *table.Menu, s table.Seat, asks bool) {
	mate := g.mate(s)
	if mate == table.Nobody {
		return
	}
	g.offerBelongings(q, s, mate, VerbGiveGood, VerbGiveItem)
	if asks {
		g.offerBelongings(q, mate, mate, VerbWantGood, VerbWantItem)
	}
}

// offerBelongings offers what belongs to a player and can be given away.
func (g *Game) offerBelongings(q *table.Menu, s, mate table.Seat, good, item table.Verb) {
	for x := Food; x < goods; x++ {
		if g.mat(s).Goods[x] > 0 {
			q.Offer(good.Of(int(mate), int(x)), "PS-TEAM-14")
		}
	}
	for _, k := range [3]Stack{Weapons, Items, Company} {
		for _, l := range g.of(s, k).Cards {
			if !g.Cards[l.Card].Mod {
				q.Offer(item.Of(int(mate), int(l.Card)), "PS-TEAM-14")
			}
		}
	}
}

// giveToMate gives something; cards are taken only if the teammate wants them.
func (g *Game) giveToMate(t *table.Table, s table.Seat, o table.Option) {
	mate := table.Seat(o.A)
	if o.Verb == VerbGiveGood {
		g.handGood(t, s, mate, Good(o.B))
		return
	}
	q := t.Open(mate, askGift, int(s), int(o.B))
	q.Offer(VerbYes.Of(), "PS-TEAM-14")
	q.Offer(VerbNo.Of(), "PS-TEAM-14")
	if q.Ask() == VerbYes.Of() {
		g.handCard(t, s, mate, table.Card(o.B))
	}
}

// askForGift asks the teammate for something, and reports whether it was given.
func (g *Game) askForGift(t *table.Table, s table.Seat, o table.Option) bool {
	mate := table.Seat(o.A)
	q := t.Open(mate, askLend, int(s), int(number(o.Verb == VerbWantItem)), int(o.B))
	q.Offer(VerbYes.Of(), "PS-TEAM-14")
	q.Offer(VerbNo.Of(), "PS-TEAM-14")
	if q.Ask() == VerbNo.Of() {
		return false
	}
	if o.Verb == VerbWantGood {
		g.handGood(t, mate, s, Good(o.B))
	} else {
		g.handCard(t, mate, s, table.Card(o.B))
	}
	return true
}

func (g *Game) handGood(t *table.Table, s, mate table.Seat, x Good) {
	g.mat(s).Goods[x]--
	g.mat(mate).Goods[x]++
	t.Tell(table.Event{Tale: taleHands, Seat: s, Rule: "PS-TEAM-14", A: int16(mate), B: int16(x)})
}

// handCard hands a card over, a weapon with its mods; the limits of whoever gets it hold, and of whoever has lost slots
// by it (PS-RULING-142, PS-RULING-179).
func (g *Game) handCard(t *table.Table, s, mate table.Seat, c table.Card) {
	t.Tell(table.Event{Tale: taleGives, Seat: s, Rule: "PS-TEAM-14", A: int16(mate), B: int16(c)})
	k := Items
	switch Of(c).Kind {
	case KindFollower:
		k = Company
	case KindWeapon:
		k = Weapons
		for _, mod := range g.modsOn(s, c) {
			g.handOver(s, mate, k, mod)
		}
	}
	g.handOver(s, mate, k, c)
	g.Cards[c].Equipped = false
	g.refillHands(t, s)
	g.refillHands(t, mate)
	g.twoFollowers(t, mate)
	g.makeRoom(t, mate)
	g.makeRoom(t, s)
}

func (g *Game) handOver(s, mate table.Seat, k Stack, c table.Card) {
	p := g.of(s, k)
	p.Lay(p.Find(c), g.of(mate, k))
}
