package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// askMend is which damage of an item goes.
var askMend = book.Question("mend", "HE-ITEM-15", "{Title b}: which damage goes?", public)

// carryOut does what was chosen: the token is paid, then the effect follows (HE-ACT-02).
func (g *Game) carryOut(t *table.Table, seat table.Seat, o table.Option) {
	m := int8(o.A)
	switch o.Verb {
	case VerbMove:
		g.move(t, m, int(o.B), int(o.C))
	case VerbLook, VerbTalk, VerbInteract:
		g.useSpot(t, m, o)
	case VerbTalkTo:
		g.talkTo(t, m, int(o.B))
	case VerbAct:
		g.act(t, seat, m, o.B, int(o.C))
	case VerbDirect:
		g.direct(t, m, o.B, int(o.C))
	case VerbUse:
		g.use(t, m, slotAt(o.B))
	case VerbUseFrom:
		g.useFrom(t, m, o.B, int(o.C))
	case VerbHeal:
		g.payIcon(t, m, sheet.Interact)
		t.Tell(table.Event{Tale: taleTends, Seat: seat, Rule: "HE-HEAL-02", A: o.A, B: o.B})
		g.heal(t, int8(o.B), 1)
	case VerbRepair:
		g.repair(t, m, o.B)
	case VerbRummage:
		g.payWith(t, m, g.hands(m, g.allThereIs(m)))
		g.rummage(t, m)
	case VerbTrade:
		g.trade(t, m, int8(o.B))
	case VerbStrike:
		g.strike(t, m, blow(o.B), int(o.C))
	case VerbWide:
		g.wide(t, m, blow(o.B))
	case VerbTogether:
		g.gather(t, seat, m, int(o.B))
	case VerbAgree:
		g.agree(t, seat, int(o.A))
	case VerbRefuse:
		g.refuse(t, seat, int(o.A))
	}
}

// move pays for a movement, all of it before the first step, and makes it (HE-MOVE-06 to HE-MOVE-10, HE-RULING-17).
func (g *Game) move(t *table.Table, m int8, slots, centre int) {
	points := g.pointsOf(m, slots, centre)
	for _, a := range g.moveSlots(m, nil)[:slots] {
		g.Team[m].Pay(a)
	}
	for range centre {
		g.Team[m].PayCentre(sheet.Foot)
	}
	g.walk(t, m, points)
}

// useSpot uses an icon of the ground (HE-LOOK-02, HE-TALK-02, HE-INTERACT-02).
func (g *Game) useSpot(t *table.Table, m int8, o table.Option) {
	on := board.Square(o.B)
	var found *decks.Spot
	g.eachSpot(func(s *decks.Spot, at board.Square) {
		if at == on && spotVerbs[s.Icon].verb == o.Verb && g.live(s) && found == nil {
			found = s
		}
	})
	if found == nil {
		return
	}
	g.payIcon(t, m, icons[found.Icon])
	v := spotVerbs[found.Icon]
	t.Tell(table.Event{Tale: v.tale, Seat: g.manager(m), Rule: v.rule, A: int16(m), B: int16(on)})
	field := g.Board.Fields[on.Field()].Number
	c := cause{card: field, actor: m, at: on, talked: found.Icon == "talk"}
	g.spot(t, found, c)
}

// talkTo talks to a person (HE-RULING-122).
func (g *Game) talkTo(t *table.Table, m int8, i int) {
	f := g.Figures[i]
	p := g.person(f.Card)
	g.payIcon(t, m, sheet.Talk)
	t.Tell(table.Event{Tale: taleTells, Seat: g.manager(m), Rule: "HE-RULING-122", A: int16(m), B: int16(i)})
	g.do(t, p.Talk, cause{card: f.Card, actor: m, at: f.At, talked: true})
}

// perform does the effects of an action section whose tokens have been paid (HE-SECT-11, HE-RULING-60).
func (g *Game) perform(t *table.Table, number int16, k int, a *decks.Action, c cause) {
	if a.Cost > 0 {
		from := c.doers()
		if len(a.Icons) > 1 {
			from = g.all()
		}
		g.pay(t, from, a.Cost, c)
	}
	t.Tell(table.Event{Tale: taleDoes, Seat: g.manager(c.actor), Rule: "HE-SECT-11", A: int16(c.actor), B: number,
		C: int16(k)})
	if a.Once {
		g.card(number).Gone |= 1 << k
	}
	g.do(t, a.Effects, c)
}

// direct puts a token on a slot of a story card (HE-RULING-50). It stays there until it is recovered.
func (g *Game) direct(t *table.Table, m int8, number int16, k int) {
	d := g.section(number, int16(k)).Direct
	g.lend(m, number, k)
	g.pay1(t, m, d.Cost)
	t.Tell(table.Event{Tale: taleUses, Seat: g.manager(m), Rule: "HE-ACT-07", A: int16(m), B: number})
	g.do(t, d.Do, cause{card: number, actor: m, at: g.Team[m].At})
}

// use puts a token on a slot of an item that has an effect of its own (HE-ACT-07, HE-ITEM-18, HE-ITEM-23).
func (g *Game) use(t *table.Table, m int8, a sheet.At) {
	number := g.Team[m].Items[a.Place-sheet.OnHead].Number
	steps := g.slotSteps(m, a)
	g.Team[m].Pay(a)
	t.Tell(table.Event{Tale: taleUses, Seat: g.manager(m), Rule: "HE-ACT-07", A: int16(m), B: number})
	g.do(t, steps, cause{card: number, actor: m, at: g.Team[m].At})
	if g.has(m, number) {
		g.useUp(t, m, a)
	}
}

// useFrom uses an item that lies on the member's square. The token stays on it (HE-ACT-08, HE-RULING-100).
func (g *Game) useFrom(t *table.Table, m int8, number int16, k int) {
	page := g.shows(number)
	slot := &page.Side.Item.Slots[k]
	g.lend(m, number, k)
	t.Tell(table.Event{Tale: taleUses, Seat: g.manager(m), Rule: "HE-ACT-08", A: int16(m), B: number})
	g.do(t, slot.Do, cause{card: number, actor: m, at: g.Team[m].At})
	if slot.Single && g.card(number).Place == Lying {
		g.discard(t, number, cause{card: number, actor: m})
	}
}

// repair takes a Damage token off an own item for a material (HE-ITEM-15, HE-ITEM-16).
func (g *Game) repair(t *table.Table, m int8, number int16) {
	g.payIcon(t, m, sheet.Interact)
	g.pay1(t, m, 1)
	q := t.Open(g.manager(m), askMend, int(m), int(number))
	var buffer [sheet.Places * sheet.Slots]sheet.At
	p := g.Team[m].Find(number)
	for _, a := range g.Team[m].Repairable(buffer[:0]) {
		if a.Place == p {
			q.Offer(VerbMend.Of(int(m), slotNumber(a)), "HE-ITEM-15")
		}
	}
	g.Team[m].Heal(slotAt(q.Ask().B))
	t.Tell(table.Event{Tale: taleMends, Seat: g.manager(m), Rule: "HE-ITEM-15", A: int16(m), B: number})
}
