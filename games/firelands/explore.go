package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	AskTurn = book.Question("turn", "FL-EXPL-02", "{turn a}", words.Idly("end"))
	askSend = book.Question("send", "FL-EXPL-05", "To explore {theslot a} takes a skill of {b}: who goes?")
	askAct  = book.Question("act", "FL-EXPL-07", "{card b}: what next?", words.Idly("done"))
)

// What is offered.
var (
	VerbExplore = book.Verb("explore", "Explore {theslot a} (slot {a}, cost {cost a})", "slot:{a}")
	VerbSend    = book.Verb("send", "Send {the a}{with b}{with c}", "card:{a}")
	VerbFury    = book.Verb("fury", "{furydeal a}", "")
	VerbEnd     = book.Verb("end", "End the turn", "")
	VerbAct     = book.Verb("act", "{action a}: {slot a}", "slot:{a}")
	VerbDone    = book.Verb("done", "Done", "")
	VerbDeal    = book.Verb("deal", "{option a b}", "slot:{a}")
	VerbUse     = book.Verb("use", "Use {the a}", "hand:{a}")
)

// What is told.
var (
	taleExplore    = book.Tale("{who} explores {the a}.", words.Major, words.At("{lies who a}"))
	taleSend       = book.Tale("{who} sends {the a}.")
	taleZone       = book.Tale("{who}'s {card a} goes to the {zone b}.")
	taleAgain      = book.Tale("{who} takes one more turn.")
	taleSkip       = book.Tale("{who} has nobody active and skips the turn.", words.Major)
	taleUnexplored = book.Tale("With no hands to send, the market lies untouched this round.", words.Major)
)

// explorationTurn is one player's turn of the Exploration Phase (FL-EXPL-01), and the end of the phase when nobody is
// active after it (FL-EXPL-03).
func (g *Game) explorationTurn(t *table.Table) {
	s, began := g.left(int(g.Next)), g.anyoneActive()
	g.rival(s).turn(g, t, s)
	g.fillSlots(t)
	out := g.mat(s).Out
	switch {
	case !g.anyoneActive(): // FL-RULING-57
		if !began {
			t.Tell(table.Event{Tale: taleUnexplored, Seat: table.Nobody, Rule: "FL-EXPL-03"})
		}
		g.endExploration(t)
		return
	case g.Again == s && !out: // FL-RULING-54
		g.Again = table.Nobody
		t.Tell(table.Event{Tale: taleAgain, Seat: s, Rule: "FL-RULING-54"})
		return
	case !out:
		g.Next++
	}
	if int(g.Next) >= len(g.Order) {
		g.Next = 0
	}
}

// anyoneActive reports whether any player has a Survivor in the Active Zone, or the Automa an Action card to come
// (FL-RULING-159).
func (g *Game) anyoneActive() bool {
	for _, s := range g.players() {
		if g.of(s, Active).Len() > 0 {
			return true
		}
	}
	return g.pile(ActionPile).Len() > 0
}

// beginRound opens a round: what works once a round is ready again (FL-RULING-137).
func (g *Game) beginRound(t *table.Table) {
	for _, s := range g.players() {
		g.ready(s)
	}
	for i := range g.Mats {
		g.Mats[i].MRE = PhaseSetup
	}
	g.Phase, g.Next, g.Again = PhaseExploration, 0, table.Nobody
	g.drawActions(t)
}

// ready makes all that a player has in play ready to be used again.
func (g *Game) ready(s table.Seat) {
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			g.Cards[l.Card].Used = false
		}
	}
}

// inPlay are the piles of cards that work once a round.
var inPlay = [6]Stack{Truck, Trailers, Devices, Active, Exhausted, Rest}

// endExploration closes the phase; capsules wear off, and those whom only they kept going are lost (FL-RULING-24,
// FL-RULING-108).
func (g *Game) endExploration(t *table.Table) {
	var players [4]table.Seat
	n := copy(players[:], g.players())
	for _, s := range players[:n] {
		for again := g.mat(s).Fed; again; {
			again = false
			for _, k := range zones {
				for _, l := range g.of(s, k).Cards {
					if g.Cards[l.Card].Capsules {
						g.Cards[l.Card].Capsules = false
						g.test(t, s, l.Card)
						again = true
						break
					}
				}
			}
		}
	}
	g.Phase, g.Next, g.Again = PhaseRest, 0, table.Nobody
}

// takeTurn asks a player what to do until the turn ends: one Explore or Break while somebody is active, and before and
// after it whatever else is free (FL-EXPL-02, FL-EXPL-12, FL-EXPL-18).
func (g *Game) takeTurn(t *table.Table, s table.Seat) {
	acted := false
	for {
		must := !acted && g.of(s, Active).Len() > 0
		m := t.Open(s, AskTurn, turnState(acted, must))
		if must {
			g.offerSlots(&m, s)
			g.offerBreaks(&m, s)
			m.Deny(VerbEnd.Of(), "FL-EXPL-21", "explore or take a Break first")
		}
		g.offerFood(&m, s, must)
		g.offerFury(&m, s)
		g.offerRecycling(&m, s)
		g.offerUses(&m, s)
		if !must {
			m.Offer(VerbEnd.Of(), "FL-EXPL-12")
		}
		g.veil(&m, s)
		switch o := m.Ask(); o.Verb {
		case VerbExplore:
			g.explore(t, s, int(o.A))
			acted = true
		case VerbBreak:
			g.takeBreak(t, s, table.Card(o.A))
			acted = true
		case VerbFeed, VerbFeedSuited:
			g.feed(t, s, o)
		case VerbFury:
			g.buyFury(t, s, int(o.A))
		case VerbRecycle:
			g.recycleBox(t, s, spot(o.A))
		case VerbUse:
			g.use(t, s, table.Card(o.A))
		default:
			if !acted {
				t.Tell(table.Event{Tale: taleSkip, Seat: s, Rule: "FL-EXPL-12"})
			}
			return
		}
		if g.mat(s).Out { // an Event revealed in their own turn was too much
			return
		}
	}
}

// turnState is what the question of a turn says: 0 something must be done, 1 nobody is active, 2 it has been done.
func turnState(acted, must bool) int {
	switch {
	case must:
		return 0
	case !acted:
		return 1
	}
	return 2
}

// offerSlots offers the slots that the player can explore (FL-EXPL-04, FL-EXPL-05). Of what FL-RULING-20 asks only
// Encounters need a look: whoever is in the game has a Survivor in an undamaged box, so a recruit finds one too, and
// returns the other token if need be.
func (g *Game) offerSlots(m *table.Menu, s table.Seat) {
	strength := 0 // some group meets a cost if all together do: leave out whoever is superfluous
	for _, l := range g.of(s, Active).Cards {
		strength += g.skill(l.Card)
	}
	for slot := 1; slot <= 5; slot++ {
		o := VerbExplore.Of(slot)
		c, ok := g.slotCard(slot)
		switch {
		case !ok:
			m.Deny(o, "FL-EXPL-04", "the slot is empty")
		case gists[c].kind == KindEnemy:
			m.Deny(o, "FL-EXPL-04", "an Enemy lies there")
		case strength < g.cost(slot):
			m.Deny(o, "FL-EXPL-05", "nobody is skilled enough")
		case gists[c].kind == KindEncounter && !g.anyDeal(s, Of(c)) && !g.bonusOpens(s, slot):
			m.Deny(o, "FL-ENC-02", "none of its options can be carried out")
		default:
			m.Offer(o, "FL-EXPL-04")
		}
	}
}

// bonusOpens reports whether a Bonus Action that the player can pay would bring what an option of the Encounter in its
// slot costs (FL-RULING-20).
func (g *Game) bonusOpens(s table.Seat, slot int) bool {
	c, _ := g.slotCard(slot)
	deals := g.tileDeals(slot)
	now := g.means(s)
	for i := range deals {
		w := now
		if _, why := w.refuses(&deals[i], false); why != "" {
			continue
		}
		for _, e := range deals[i].Gain {
			switch {
			case e.Do == DoToken && e.Token == ObjectToken:
				w.objects += int8(e.N)
			case e.Do == DoToken && w.takes(e.Token):
				w.Tokens[e.Token] += int8(e.N)
			}
		}
		if w.anyDeal(Of(c)) {
			return true
		}
	}
	return false
}

// explore is the Explore action at a slot, from choosing who goes (FL-EXPL-05) to the refilled market (FL-EXPL-10).
func (g *Game) explore(t *table.Table, s table.Seat, slot int) {
	c, _ := g.slotCard(slot)
	t.Tell(table.Event{Tale: taleExplore, Seat: s, Rule: "FL-EXPL-04", A: int16(c), B: int16(slot)})
	g.Cards[c].Came = true
	g.send(t, s, slot)
	g.act(t, s, slot, c)
	for g.tireOne(t, s) {
	}
	g.fillSlots(t)
}

// send asks who goes: one who meets the cost, or two or three of whom nobody meets it alone and nobody is superfluous
// (FL-EXPL-05, FL-EXPL-06, FL-RULING-23).
func (g *Game) send(t *table.Table, s table.Seat, slot int) {
	cost := g.cost(slot)
	m := t.Open(s, askSend, slot, cost)
	for _, l := range g.of(s, Active).Cards {
		if g.skill(l.Card) < cost {
			m.Deny(VerbSend.Of(int(l.Card)), "FL-EXPL-05", "not skilled enough alone")
		}
	}
	g.parties(s, cost, func(o table.Option) {
		rule := "FL-EXPL-06"
		if o.B == 0 { // card 0 is no Survivor
			rule = "FL-EXPL-05"
		}
		m.Offer(o, rule)
	})
	o := m.Ask()
	for i, c := range [3]int16{o.A, o.B, o.C} {
		if i == 0 || c != 0 {
			g.Cards[c].Sent, g.Cards[c].Came = true, true
			t.Tell(table.Event{Tale: taleSend, Seat: s, Rule: "FL-EXPL-05", A: c})
		}
	}
}

// parties are those who can go together to meet a cost (FL-EXPL-05, FL-EXPL-06, FL-RULING-23).
func (g *Game) parties(s table.Seat, cost int, may func(table.Option)) {
	active := g.of(s, Active)
	for i := range active.Cards {
		a := active.At(i)
		x := g.skill(a)
		if x >= cost {
			may(VerbSend.Of(int(a)))
			continue
		}
		for j := i + 1; x > 0 && j < active.Len(); j++ {
			b := active.At(j)
			y := g.skill(b)
			if y == 0 || y >= cost {
				continue
			}
			if x+y >= cost {
				may(VerbSend.Of(int(a), int(b)))
				continue
			}
			for k := j + 1; k < active.Len(); k++ {
				z := g.skill(active.At(k))
				if z > 0 && z < cost && x+y+z >= cost && x+z < cost && y+z < cost {
					may(VerbSend.Of(int(a), int(b), int(active.At(k))))
				}
			}
		}
	}
}

// act is the Card Action and, before or after it, the Bonus Action, with the abilities and Objects that the player uses
// meanwhile (FL-EXPL-07, FL-EXPL-19, FL-BONUS-01).
func (g *Game) act(t *table.Table, s table.Seat, slot int, c table.Card) {
	acted, bonus := false, false
	for {
		m := t.Open(s, askAct, slot, int(c))
		switch {
		case acted:
			m.Offer(VerbDone.Of(), "FL-BONUS-01")
		case gists[c].kind == KindEncounter && !g.anyDeal(s, Of(c)) && (bonus || !g.bonusOpens(s, slot)):
			g.offerCardAction(&m, s, slot)
			m.Offer(VerbDone.Of(), "FL-FROST-16")
		default:
			g.offerCardAction(&m, s, slot)
			m.Deny(VerbDone.Of(), "FL-EXPL-07", "the Card Action comes first")
		}
		if !bonus {
			g.offerBonus(&m, s, slot)
		}
		g.offerAbilities(&m, s)
		g.offerUses(&m, s)
		g.veil(&m, s)
		switch o := m.Ask(); o.Verb {
		case VerbAct:
			g.cardAction(t, s, slot)
			acted = true
		case VerbDeal:
			g.encounter(t, s, slot, int(o.B))
			acted = true
		case VerbBonus:
			g.bonus(t, s, slot, int(o.B), o.C == 1)
			bonus = true
		case VerbAbility, VerbAbilityFor:
			g.doAbility(t, s, o)
		case VerbUse:
			g.use(t, s, table.Card(o.A))
		default:
			return
		}
	}
}

// offerCardAction offers what the card in the slot asks for; an Encounter's options one by one (FL-EXPL-08, FL-ENC-01).
func (g *Game) offerCardAction(m *table.Menu, s table.Seat, slot int) {
	c, _ := g.slotCard(slot)
	f := Of(c)
	if f.Kind != KindEncounter {
		m.Offer(VerbAct.Of(slot), "FL-EXPL-08")
		return
	}
	w := g.means(s)
	for i := range f.Deals {
		o := VerbDeal.Of(slot, i)
		if rule, why := w.refuses(&f.Deals[i], false); why != "" {
			m.Deny(o, rule, why)
		} else {
			m.Offer(o, "FL-ENC-01")
		}
	}
}

// cardAction does what a Location, a Survivor or a convoy card in a slot asks for (FL-EXPL-08).
func (g *Game) cardAction(t *table.Table, s table.Seat, slot int) {
	c, _ := g.slotCard(slot)
	switch f := Of(c); f.Kind {
	case KindLocation:
		g.gather(t, s, slot)
	case KindSurvivor:
		g.recruit(t, s, g.pile(slotPile(slot)), c, byCard("FL-RECRUIT-01", c))
	default:
		g.install(t, s, g.pile(slotPile(slot)), c, by("FL-EXPL-08"))
	}
}

// tireOne moves one of the Survivors who took part from the Active to the Exhausted Zone; the food leaves the card, and
// one whose skill is zero is lost (FL-EXPL-09, FL-RULING-24). It reports whether there was one.
func (g *Game) tireOne(t *table.Table, s table.Seat) bool {
	for _, l := range g.of(s, Active).Cards {
		c := l.Card
		if !g.Cards[c].Sent {
			continue
		}
		to, fuel := Exhausted, 0
		switch a := gists[c].ability; {
		case a == DesertSon && !g.Cards[c].Used:
			to, fuel = g.desertSon(t, s, c)
		case a == Leader:
			to = Rest // FL-FROST-10
		}
		g.shift(s, c, to)
		g.Cards[c].Boost, g.Cards[c].Sent = 0, false
		t.Tell(table.Event{Tale: taleZone, Seat: s, Rule: "FL-EXPL-09", A: int16(c), B: int16(to)})
		g.gain(t, s, Fuel, fuel, byCard("FL-RULING-104", c))
		g.test(t, s, c)
		return true
	}
	return false
}
