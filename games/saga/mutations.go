package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askMutate = book.Question("mutate", "PS-MUT-01", "You are about to change. Do you do something about it?",
		words.Idly("enough"))
)

// What is told.
var (
	taleMutates = book.Tale("{who} changes: {card a}.", words.Major)
	taleCube    = book.Tale("{who} takes a boost cube more, {a} now{by c}.")
	taleCured   = book.Tale("{who} is rid of {card a}.")
)

// mutate draws a mutation that the player does not have yet (PS-MUT-01 to PS-MUT-05, PS-RULING-135, PS-RULING-137).
func (g *Game) mutate(t *table.Table, s table.Seat, why cause) {
	outer := g.openWindow(s)
	resisted, two := g.faceMutation(t, s)
	g.closeWindow(s, outer)
	if resisted {
		return
	}
	k := Major
	if g.level(s) == 1 {
		k = Minor
	}
	c, ok := g.newMutation(t, s, k)
	if ok && two {
		c = g.chooseMutation(t, s, k, c)
	}
	g.putBackMutations(s, k, c, ok)
	if !ok {
		return
	}
	pick := g.of(s, Chosen)
	pick.Lay(pick.Find(c), g.of(s, Mutations))
	t.Tell(table.Event{Tale: taleMutates, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	g.applyMutation(t, s, c)
	g.occasion(t, s, OnMutation, 0)
}

// faceMutation lets a player do something about a mutation that is coming: not suffer it, or choose of two.
func (g *Game) faceMutation(t *table.Table, s table.Seat) (resisted, two bool) {
	g.askUsesOf(t, s, askMutate, []Keyword{KeyResist, KeyTwoMutations},
		func(a *Ability) bool { return !resisted && (a.Key == KeyResist || !two) },
		func(a *Ability) {
			resisted = resisted || a.Key == KeyResist
			two = two || a.Key == KeyTwoMutations
		})
	return resisted, two
}

// newMutation draws until there is one that the player lacks.
func (g *Game) newMutation(t *table.Table, s table.Seat, k Stack) (c table.Card, ok bool) {
	deck, pick := g.pile(k), g.of(s, Chosen)
	for deck.Len() > 0 {
		c = deck.Draw(t, pick, table.Everyone)
		switch {
		case g.Mode == Solo && Of(c).NoSolo: // PS-RULING-198
			pick.Move(t, pick.Find(c), g.pile(Aside), table.Everyone, table.Everyone)
		case !g.mutated(s, c):
			g.Cards[c] = Marks{Left: Of(c).Timing.Counters, Came: true}
			return c, true
		}
	}
	return 0, false
}

// mutated reports whether a player has a mutation of a card's name (PS-RULING-135).
func (g *Game) mutated(s table.Seat, c table.Card) bool {
	for _, l := range g.of(s, Mutations).Cards {
		if Of(l.Card).Name == Of(c).Name {
			return true
		}
	}
	return false
}

// chooseMutation draws a second mutation, and lets the player choose.
func (g *Game) chooseMutation(t *table.Table, s table.Seat, k Stack, c table.Card) table.Card {
	other, ok := g.newMutation(t, s, k)
	if !ok {
		return c
	}
	q := t.Open(s, askKeep)
	q.Offer(VerbKeep.Of(int(c)), "PS-MUT-01")
	q.Offer(VerbKeep.Of(int(other)), "PS-MUT-01")
	return table.Card(q.Ask().A)
}

// putBackMutations shuffles back what was drawn and is not suffered (PS-MUT-03).
func (g *Game) putBackMutations(s table.Seat, k Stack, kept table.Card, ok bool) {
	pick, deck := g.of(s, Chosen), g.pile(k)
	for i := pick.Len() - 1; i >= 0; i-- {
		if !ok || pick.At(i) != kept {
			pick.Lay(i, deck)
		}
	}
	deck.Shuffle()
}

// applyMutation is what a mutation does on being suffered (PS-MUT-05, PS-MUT-07).
func (g *Game) applyMutation(t *table.Table, s table.Seat, c table.Card) {
	if Of(c).Visible {
		g.mat(s).Visible = true
	}
	g.setUpAbilities(t, s, Of(c).Does, byCard("PS-MUT-07", c))
	g.makeRoom(t, s)
}

// setUpAbilities is what abilities do once, when a card is gained or a skill learned.
func (g *Game) setUpAbilities(t *table.Table, s table.Seat, does []Ability, why cause) {
	for i := range does {
		switch a := &does[i]; a.Key {
		case KeyMax:
			for range a.N {
				g.raiseLimit(t, s, a.What, why)
				g.restore(t, s, a.What, 1, why)
			}
			for range -a.N {
				g.lowerLimit(t, s, a.What, why)
			}
		case KeyBoostCube:
			if m := g.mat(s); m.Boosts < board.Boosts {
				m.Boosts++
				m.Ready++
				t.Tell(table.Event{Tale: taleCube, Seat: s, Rule: "PS-RULING-058", A: int16(m.Boosts), C: why.card})
			}
		}
	}
}

// loseMutation takes a mutation of the player's choice away.
func (g *Game) loseMutation(t *table.Table, s table.Seat, why cause) {
	p := g.of(s, Mutations)
	if p.Len() == 0 {
		return
	}
	q := t.Open(s, askHealOff)
	for _, l := range p.Cards {
		q.Offer(VerbMutation.Of(int(l.Card)), "PS-MUT-01")
	}
	g.dropMutation(t, s, table.Card(q.Ask().A), why)
}

// dropMutation puts a mutation back into its deck; the visible token goes with the last visible one (PS-RULING-136).
func (g *Game) dropMutation(t *table.Table, s table.Seat, c table.Card, why cause) {
	p := g.of(s, Mutations)
	k := Major
	switch {
	case Of(c).Group != GroupMinor:
	case g.encroached():
		k = Aside
	default:
		k = Minor
	}
	p.Lay(p.Find(c), g.pile(k))
	if k != Aside {
		g.pile(k).Shuffle()
	}
	t.Tell(table.Event{Tale: taleCured, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	m := g.mat(s)
	m.Visible = false
	for _, l := range p.Cards {
		m.Visible = m.Visible || Of(l.Card).Visible
	}
}
