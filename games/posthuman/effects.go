package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbScar = book.Verb("lose-scar", "{card a}", "card:{a}")
)

// What is told.
var (
	taleHunger = book.Tale("The hunger marker of {who} is in slot {a}{by c}.")
	taleHeal   = book.SecretTale("{who} loses a scar{by c}.", "{who} loses the scar {card secret}{by c}.")
)

// apply lets effects happen, in their order; of health and morale lost together both are gone at the same moment, and a
// fight comes last, because it takes rounds. Effects that only stand in uses are left to who asked for them.
func (g *Game) apply(t *table.Table, s table.Seat, list []Effect, why cause) {
	humans, mutants, lost := 0, 0, false
	for i, e := range list {
		n := int(e.N)
		switch e.Do {
		case DoFood:
			g.stock(t, s, n, 0, why)
		case DoAmmo:
			g.stock(t, s, 0, n, why)
		case DoLoseFood:
			g.stock(t, s, -n, 0, why)
		case DoLoseAmmo:
			g.stock(t, s, 0, -n, why)
		case DoHealth:
			g.regain(t, s, n, 0, why)
		case DoMorale:
			g.regain(t, s, 0, n, why)
		case DoLoseHealth, DoLoseMorale:
			if !lost {
				lost = true
				health, morale := losses(list[i:])
				g.lose(t, s, health, morale, why)
			}
		case DoWound:
			g.wounds(t, s, n, anyWound, why)
		case DoXP:
			g.earn(t, s, n, why)
		case DoHumans:
			humans += n
		case DoMutants:
			mutants += n
		default:
			for range n {
				g.applyOne(t, s, e.Do, why)
			}
		}
	}
	if humans+mutants > 0 {
		g.beginFight(t, s, humans, mutants, why)
	}
}

// losses are the health and morale that effects take.
func losses(list []Effect) (health, morale int) {
	for _, e := range list {
		switch e.Do {
		case DoLoseHealth:
			health += int(e.N)
		case DoLoseMorale:
			morale += int(e.N)
		}
	}
	return health, morale
}

// applyOne lets one of those effects happen that happen one at a time.
func (g *Game) applyOne(t *table.Table, s table.Seat, do Do, why cause) {
	m := g.mat(s)
	switch do {
	case DoJourney: // PH-RULING-70
		g.advance(t, s, why)
	case DoEquipment:
		g.drawItem(t, s, Equipment, why)
	case DoWeapon:
		g.drawItem(t, s, Weapons, why)
	case DoSupply:
		g.supply(t, s, why)
	case DoFollower:
		g.drawFollower(t, s, why)
	case DoSkill:
		g.study(t, s, why)
	case DoEase:
		g.hunger(t, s, m.Hunger-1, why)
	case DoHunger:
		if m.Hunger == leftmost {
			g.knockOut(t, s, outHunger, why)
			return
		}
		g.hunger(t, s, m.Hunger+1, why)
	case DoHeal:
		g.healScar(t, s, why)
	case DoForage:
		g.freeAction(t, s, Forage)
	case DoScout:
		g.freeAction(t, s, Scout)
	case DoLoseItem:
		g.loseItem(t, s, why)
	case DoScar:
		g.drawScar(t, s, why)
	case DoHide:
		m.Hidden = true
	}
}

// hunger moves the marker to a slot; easing stops at the rightmost (PH-EAT-09).
func (g *Game) hunger(t *table.Table, s table.Seat, slot int8, why cause) {
	m := g.mat(s)
	slot = max(slot, 0)
	if slot == m.Hunger {
		return
	}
	m.Hunger = slot
	t.Tell(table.Event{Tale: taleHunger, Seat: s, Rule: why.rule, A: int16(slot), C: why.card})
}

// canPay reports whether a price can be paid. Nobody pays their last health or morale.
func (g *Game) canPay(s table.Seat, list []Effect) bool {
	m := g.mat(s)
	for _, e := range list {
		n, have := int(e.N), 0
		switch e.Do {
		case DoFood:
			have = int(m.Food)
		case DoAmmo:
			have = int(m.Ammo)
		case DoHealth:
			have = int(m.Health) - 1
		case DoMorale:
			have = int(m.Morale) - 1
		case DoXP:
			have = g.xp(s)
		case DoItem:
			have = g.losable(s)
		}
		if have < n {
			return false
		}
	}
	return true
}

// pay pays a price that can be paid.
func (g *Game) pay(t *table.Table, s table.Seat, list []Effect, why cause) {
	for _, e := range list {
		n := int(e.N)
		switch e.Do {
		case DoFood:
			g.stock(t, s, -n, 0, why)
		case DoAmmo:
			g.stock(t, s, 0, -n, why)
		case DoHealth:
			g.lose(t, s, n, 0, why)
		case DoMorale:
			g.lose(t, s, 0, n, why)
		case DoXP:
			g.spendXP(t, s, n)
		case DoItem:
			for range n {
				g.loseItem(t, s, why)
			}
		}
	}
}

var askScar = book.Question("heal", "PH-RULING-125", "{because a}Which scar do you lose?", words.Secret)

// healScar lets a human lose a scar of their choice, face down (PH-SYM-03, PH-RULING-125).
func (g *Game) healScar(t *table.Table, s table.Seat, why cause) {
	if g.of(s, Injury).Len() == 0 {
		return
	}
	m := t.Open(s, askScar, int(why.card))
	for _, l := range g.of(s, Injury).Cards {
		m.Offer(VerbScar.Of(int(l.Card)), "PH-RULING-125")
	}
	c := table.Card(m.Ask().A)
	p := g.of(s, Injury)
	p.Move(t, p.Find(c), g.pile(ScarsGone), table.Set(s), table.Set(s))
	t.Tell(table.Event{Tale: taleHeal, Seat: s, Rule: "PH-RULING-125", A: int16(p.Len()), C: why.card, Secret: int16(c),
		Who: table.Set(s)})
}
