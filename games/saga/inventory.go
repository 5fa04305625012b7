package saga

import "waystation/table"

// fillEquipped equips weapons while there are free slots, so that nobody stands with empty hands: a player may swap at
// will (PS-BOARD-13).
func (g *Game) fillEquipped(s table.Seat) {
	for _, ok := g.takeUp(s); ok; _, ok = g.takeUp(s) {
	}
}

// refillHands does so where something has left a hand, and tells what comes into it: nobody has chosen it.
func (g *Game) refillHands(t *table.Table, s table.Seat) {
	for c, ok := g.takeUp(s); ok; c, ok = g.takeUp(s) {
		t.Tell(table.Event{Tale: taleEquips, Seat: s, Rule: "PS-BOARD-13", A: int16(c)})
	}
}

// takeUp equips one weapon, if a hand is free for it.
func (g *Game) takeUp(s table.Seat) (c table.Card, ok bool) {
	n := 0
	for _, l := range g.of(s, Weapons).Cards {
		switch k := &g.Cards[l.Card]; {
		case k.Equipped:
			n++
		case !k.Mod && !ok:
			c, ok = l.Card, true
		}
	}
	if !ok || n >= board.Equipped {
		return 0, false
	}
	g.Cards[c].Equipped = true
	return c, true
}

// itemsPacked is how many items lie in ordinary and heavy slots, and how many of them must lie in a heavy one
// (PS-BOARD-10, PS-BOARD-11).
func (g *Game) itemsPacked(s table.Seat) (items, heavy int) {
	for _, k := range [2]Stack{Weapons, Items} {
		for _, l := range g.of(s, k).Cards {
			m := &g.Cards[l.Card]
			if m.Equipped || m.Mod {
				continue
			}
			items++
			if Of(l.Card).Heavy {
				heavy++
			}
		}
	}
	return items, heavy
}

// slots is how many ordinary and heavy slots a player has. The heavy one takes any item (PS-RULING-060).
func (g *Game) slots(s table.Seat) int {
	return max(1, board.Ordinary+g.sum(s, KnobSlots)) + board.Heavy
}

// roomy reports whether everything a player has lies in a slot (PS-RULING-061).
func (g *Game) roomy(s table.Seat) bool {
	items, heavy := g.itemsPacked(s)
	return heavy <= board.Heavy && items <= g.slots(s)
}

// makeRoom discards items of the player's choice until all fit; outside combat they may swap weapons and mod first
// (PS-RULING-061, PS-RULING-062).
func (g *Game) makeRoom(t *table.Table, s table.Seat) {
	for !g.roomy(s) {
		q := t.Open(s, askRoom)
		g.offerItems(&q, s, VerbDiscard, "PS-RULING-062")
		if !g.mat(s).Engaged {
			g.offerSwaps(&q, s)
			g.offerMods(&q, s)
		}
		o := q.Ask()
		if o.Verb == VerbDiscard {
			g.discardCard(t, s, table.Card(o.A), by("PS-RULING-062"))
			continue
		}
		g.doFreely(s, o)
		g.tellFree(t, s, o)
	}
}

// What can be done with weapons at any time (PS-BOARD-13, PS-MOD-03).
var (
	VerbEquip = book.Verb("equip", "Take up {the a} for {the b}", "item:{a}")
	VerbMod   = book.Verb("mod", "Make {the a} a mod of {the b}", "item:{a}")
	VerbSpend = book.Verb("spend", "Use {token a}", "good:{a}")
)

// offerSwaps offers to take a weapon into a hand for one that is in it (PS-RULING-059).
func (g *Game) offerSwaps(q *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Weapons).Cards {
		if a := &g.Cards[l.Card]; !a.Equipped && !a.Mod {
			g.offerSwap(q, s, l.Card)
		}
	}
}

func (g *Game) offerSwap(q *table.Menu, s table.Seat, in table.Card) {
	_, heavy := g.itemsPacked(s)
	for _, l := range g.of(s, Weapons).Cards {
		if g.Cards[l.Card].Equipped && canSwap(heavy, in, l.Card) {
			q.Offer(VerbEquip.Of(int(in), int(l.Card)), "PS-BOARD-13")
		}
	}
}

// canSwap reports whether what leaves the hand finds a slot, when so many heavy items lie in slots (PS-RULING-061).
func canSwap(heavy int, in, out table.Card) bool {
	if Of(in).Heavy {
		heavy--
	}
	if Of(out).Heavy {
		heavy++
	}
	return heavy <= board.Heavy
}

// offerMods offers to tuck one melee weapon under another.
func (g *Game) offerMods(q *table.Menu, s table.Seat) {
	g.tucks(s, func(m, w table.Card) { q.Offer(VerbMod.Of(int(m), int(w)), "PS-MOD-04") })
}

// tucks calls do for each melee weapon and one under which it can be tucked as a mod (PS-MOD-01 to PS-MOD-05,
// PS-RULING-140, PS-RULING-141).
func (g *Game) tucks(s table.Seat, do func(m, w table.Card)) {
	p := g.of(s, Weapons)
	for _, m := range p.Cards {
		if !Of(m.Card).Weapon.IsMod || g.Cards[m.Card].Mod || g.mods(s, m.Card) > 0 {
			continue
		}
		for _, w := range p.Cards {
			if w.Card != m.Card && !g.Cards[w.Card].Mod && g.mods(s, w.Card) < int(Of(w.Card).Weapon.Slots) {
				do(m.Card, w.Card)
			}
		}
	}
}

// mods is how many mods a weapon carries.
func (g *Game) mods(s table.Seat, w table.Card) int {
	n := 0
	for _, l := range g.of(s, Weapons).Cards {
		if k := &g.Cards[l.Card]; k.Mod && table.Card(k.On) == w {
			n++
		}
	}
	return n
}

// modsOn are the mods that a weapon carries.
func (g *Game) modsOn(s table.Seat, w table.Card) (out []table.Card) {
	for _, l := range g.of(s, Weapons).Cards {
		if k := &g.Cards[l.Card]; k.Mod && table.Card(k.On) == w {
			out = append(out, l.Card)
		}
	}
	return out
}

// spendable is what each token recovers (PS-LOOT-04 to PS-LOOT-06).
func (g *Game) spendable(s table.Seat, x Good) bool {
	m := g.mat(s)
	switch {
	case m.Goods[x] == 0:
		return false
	case x == Meds:
		return m.Health < m.HealthMax
	case x == Booze:
		return m.Ready < m.Boosts
	case x == Books:
		return m.Morale < m.MoraleMax
	}
	return false
}

// offerFree offers what a player may do at any time outside encounters (PS-LOOT-07, PS-MOD-03, PS-RULING-009).
func (g *Game) offerFree(q *table.Menu, s table.Seat) {
	m := g.mat(s)
	if m.Applying {
		return
	}
	if !m.Busy {
		for x := Meds; x <= Books; x++ {
			if g.spendable(s, x) {
				q.Offer(VerbSpend.Of(int(x)), "PS-LOOT-07")
			}
		}
		g.offerMods(q, s)
	}
	if !m.Engaged {
		g.offerSwaps(q, s)
	}
}

// doFreely does it. It touches nothing but the player's own.
func (g *Game) doFreely(s table.Seat, o table.Option) bool {
	m := g.mat(s)
	switch o.Verb {
	case VerbSpend:
		x := Good(o.A)
		m.Goods[x]--
		n := int8(1 + g.total(s, KeyDose, AnyFray, int8(x)))
		switch x {
		case Meds:
			m.Health = min(m.Health+n, m.HealthMax)
		case Booze:
			m.Ready = min(m.Ready+n, m.Boosts)
		case Books:
			m.Morale = min(m.Morale+n, m.MoraleMax)
		}
	case VerbEquip:
		g.Cards[o.A].Equipped, g.Cards[o.B].Equipped = true, false
	case VerbMod:
		g.Cards[o.A] = Marks{Mod: true, On: o.B, Came: true}
	default:
		return false
	}
	return true
}

// Free offers what a seat may do while others are asked, or beside its own question.
func (g *Game) Free(s table.Seat, q *table.Menu) {
	if g.Ready() && !g.Over() {
		g.offerFree(q, s)
	}
}

// DoFree does it.
func (g *Game) DoFree(t *table.Table, s table.Seat, o table.Option) {
	g.doFreely(s, o)
	g.tellFree(t, s, o)
}

// What is told.
var (
	taleSpends = book.Tale("{who} uses {token a}.")
	taleEquips = book.Tale("{who} takes up {the a}.")
	taleMods   = book.Tale("{who} makes {the a} a mod of {the b}: {gives a}.")
)

func (g *Game) tellFree(t *table.Table, s table.Seat, o table.Option) {
	e := table.Event{Seat: s, A: o.A, B: o.B}
	switch o.Verb {
	case VerbSpend:
		e.Tale, e.Rule = taleSpends, "PS-LOOT-07"
	case VerbEquip:
		e.Tale, e.Rule = taleEquips, "PS-BOARD-13"
	default:
		e.Tale, e.Rule = taleMods, "PS-MOD-04"
	}
	t.Tell(e)
	g.refillHands(t, s)
}

// offerBesides offers in an own question what is not about it: tokens, mods, weapons, recon, abilities for any time.
func (g *Game) offerBesides(q *table.Menu, s table.Seat) {
	g.offerFree(q, s)
	g.offerUses(q, s, "PS-RULING-009", []Keyword{KeyGain}, nil)
	if g.Phase == PhaseDay || g.Phase == PhaseSecondDay {
		g.offerRecon(q, s)
	}
}

// doBesides does what offerAside has offered.
func (g *Game) doBesides(t *table.Table, s table.Seat, o table.Option) {
	switch o.Verb {
	case VerbUse:
		a := g.use(t, s, o, "PS-RULING-009")
		g.apply(t, s, a.Does, by("PS-RULING-009"))
	case VerbRecon:
		g.scoreRecon(t, s, o)
	default:
		g.doFreely(s, o)
		g.tellFree(t, s, o)
	}
}
