package firelands

import "waystation/table"

var askBlock = book.Question("block", "FL-EXPL-14", "Gather at {theslot a}: what do you take?")

// What is offered.
var (
	VerbBlock = book.Verb("block", "Take {block a b}", "slot:{a}")
)

// gather is the Card Action of a Location: its effect, then one block of tokens (FL-EXPL-13 to FL-EXPL-17).
func (g *Game) gather(t *table.Table, s table.Seat, slot int) {
	c, _ := g.slotCard(slot)
	f := Of(c)
	switch f.Hazard {
	case HazardDamage:
		g.damage(t, s, 1, AnyArea, byCard("FL-LOC-01", c))
	case HazardContamination:
		g.contaminate(t, s, 1, involved, byCard("FL-LOC-02", c))
	case HazardFame:
		g.loseFame(t, s, byCard("FL-LOC-03", c))
	}
	m := t.Open(s, askBlock, slot)
	for i := range g.Cards[c].Gone {
		if !g.Cards[c].Gone[i] {
			m.Offer(VerbBlock.Of(slot, i), "FL-EXPL-14")
		} else {
			m.Deny(VerbBlock.Of(slot, i), "FL-RULING-22", "nothing is left of it")
		}
	}
	block := int(m.Ask().B)
	g.Cards[c].Gone[block] = true
	objects := 0
	for _, x := range blockTokens(f, block) {
		if x == ObjectToken {
			objects++
		} else {
			g.mat(s).Hold[x]++
		}
	}
	t.Tell(table.Event{Tale: taleGather, Seat: s, Rule: "FL-EXPL-14", A: int16(c), B: int16(block)})
	if g.Cards[c].Gone[1-block] { // FL-RULING-21
		g.discardSlot(t, slot, "FL-EXPL-17")
	}
	g.stow(t, s, noCard, byCard("FL-EXPL-15", c))
	g.drawObjects(t, s, objects, byCard("FL-EXPL-16", c))
}

// blockTokens are the tokens printed in a block of a Location.
func blockTokens(f *Face, block int) []Token {
	if block == 1 {
		return f.Right
	}
	return f.Left
}
