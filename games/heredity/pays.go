package heredity

import (
	"slices"

	"waystation/games/heredity/sheet"
	"waystation/table"
)

// payment is one of the slots of a member that is to take a token.
type payment struct {
	by   int8
	free []sheet.At
}

// pays are the slots on which tokens go for what a member does, as far as it is all the same which of several they are,
// or one of them serves nothing that the others don't serve as well.
func (g *Game) pays(m int8, o table.Option) (then []table.Option) {
	for _, p := range g.payments(m, o) {
		first, several := p.free[0], false
		for i := range p.free {
			several = several || i > 0 && !g.repeats(p.by, p.free, i)
		}
		least, one := g.leastUseful(p)
		switch {
		case !several: // it is not asked
		case g.allTheSame(p):
			then = append(then, VerbSlot.Of(int(p.by), slotNumber(first)))
		case one:
			then = append(then, VerbSlot.Of(int(p.by), slotNumber(least)))
		default:
			return then
		}
	}
	return then
}

// allTheSame says whether nothing can ever be lost by it that a token lies on the first of some slots. It is the
// member's last, so that none of the others can be used until the Player card gives all back, if no card gives back a
// single one before (HE-TIME-13, HE-RULING-38); and damage goes on a slot with or without a token (HE-DMG-06). But a
// thing with a token on it can't be handed on (HE-ITEM-09, HE-ITEM-14), so that it must be one of the member's own
// cards, which come first.
func (g *Game) allTheSame(p payment) bool {
	c := g.chapter()
	return c != nil && !c.Returns && g.Team[p.by].Tokens == 1 && p.free[0].Place < sheet.OnHead
}

// leastUseful is the slot, where all are on one of the member's own cards, that serves nothing which each of the others
// does not serve, too: as the slots for moves are taken, it leaves the most to be done. A thing with a token on it
// can't be handed on, so that of its slots the player says which (HE-ACT-09, HE-ITEM-14).
func (g *Game) leastUseful(p payment) (least sheet.At, one bool) {
	s := &g.Team[p.by].Sheet
	serves := func(a sheet.At) sheet.Icons { return s.Card(a.Place).Slots[a.Slot].Icons }
	for _, least = range p.free {
		one = least.Place < sheet.OnHead
		for _, a := range p.free {
			one = one && a.Place == least.Place && serves(a)&serves(least) == serves(least)
		}
		if one {
			return least, true
		}
	}
	return sheet.At{}, false
}

// payments are what a slot is asked for when a member does something, in that order; none for what is paid otherwise.
func (g *Game) payments(m int8, o table.Option) []payment {
	icon := sheet.Interact
	switch o.Verb {
	case VerbRummage:
		return g.paidWith(nil, m, g.hands(m, g.allThereIs(m)))
	case VerbInteract, VerbHeal, VerbRepair:
	case VerbLook:
		icon = sheet.Look
	case VerbTalk, VerbTalkTo:
		icon = sheet.Talk
	case VerbAct:
		return g.sharesOf(m, o.B, o.C)
	default:
		return nil
	}
	return g.paidWith(nil, m, g.Team[m].Free(icon, nil))
}

// sharesOf are what an action of a card is paid with, by each of those who do it together (HE-ACT-17).
func (g *Game) sharesOf(m int8, card, section int16) (list []payment) {
	a := g.actionOn(card, section)
	if a == nil {
		return nil
	}
	who := [maxTeam]int8{m}
	if len(a.Icons) > 1 {
		who, _ = g.castFor(card, a, 0, 0)
	}
	for i := range a.Icons {
		list = g.paidWith(list, who[i], g.Team[who[i]].Free(icons[a.Icons[i].Icon], nil))
	}
	slices.SortStableFunc(list, func(x, y payment) int { return int(x.by - y.by) }) // as they are asked
	return list
}

// paidWith adds what is paid with one of some slots, if there are any.
func (g *Game) paidWith(list []payment, m int8, free []sheet.At) []payment {
	if len(free) == 0 {
		return list
	}
	return append(list, payment{m, free})
}
