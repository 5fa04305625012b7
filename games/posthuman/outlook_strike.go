package posthuman

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// strikeWords are what an action of a mutant can do to a human (PH-MUTACT-08, PH-MUTACT-11).
func (g *Game) strikeWords(by table.Seat, c table.Card, s table.Seat) string {
	m, title := g.mat(s), Of(c).Title
	health := strconv.Itoa(int(m.Health)) + " health"
	switch title {
	case Charge:
		return strconv.Itoa(g.chargeOf(by)) + " wounds less blocks" + g.leavesScar(by, title) + "; " + health
	case Embrace:
		return "one melee round, and a wound leaves a scar; " + health + ", melee " + strconv.Itoa(int(m.Stats[Melee]))
	case Pelt:
		return "a shot" + g.leavesScar(by, title) + "; " + health
	case Rummage:
		return strconv.Itoa(int(m.Food)) + " food, " + strconv.Itoa(int(m.Ammo)) + " ammo, " +
			english.Count(g.of(s, Hand).Len(), "card", "cards") + " in hand"
	case CallByName:
		x := g.passes(s, Mind, g.callBonus(by, s))
		return strconv.Itoa(calledMorale) + " of " + strconv.Itoa(int(m.Morale)) + " morale, unless a test of mind " +
			often(x, "passes")
	}
	return ""
}

// chargeOf is how many wounds a mutant deals that runs somebody down.
func (g *Game) chargeOf(by table.Seat) int { return chargeWounds + int(g.boost(by, Charge).More) }

// leavesScar says that the wounds of an action leave a scar, by a mutation; "" where they don't.
func (g *Game) leavesScar(by table.Seat, title Title) string {
	if !g.boost(by, title).Scar {
		return ""
	}
	return ", and a wound leaves a scar"
}
