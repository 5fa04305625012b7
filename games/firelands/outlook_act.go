package firelands

import (
	"slices"

	"waystation/english"
	"waystation/table"
)

// lookInAction says of an answer in the middle of an exploration what still follows from that whatever comes first: the
// corner of a Location that has yet to be gathered at (FL-EXPL-07, FL-EXPL-13), and the end of whoever is not treated.
func (g *Game) lookInAction(a *table.Ask, o table.Option) table.Outlook {
	x := table.Outlook{}
	if o.Verb == VerbDone {
		x = g.ending(a, o)
	} else {
		x = g.Outlook(a.Prompt, o, a.Seat, nil)
	}
	if price := g.cornerAhead(a); price != "" {
		if o.Verb == VerbAct {
			x.Words = g.blocksLeft(a.Seat, g.inSlot(a))
		}
		x.Which, x.Shared = "Whatever you do", []string{price}
	}
	return g.untreated(a, o, x)
}

// inSlot is the card that is being explored.
func (g *Game) inSlot(a *table.Ask) table.Card { return table.Card(a.About[1]) }

// cornerAhead is what the corner of a Location costs that has yet to be gathered at.
func (g *Game) cornerAhead(a *table.Ask) string {
	ahead := func(x table.Offered) bool { return x.Option.Verb == VerbAct }
	if c := g.inSlot(a); gists[c].kind == KindLocation && slices.ContainsFunc(a.Options, ahead) {
		price, _ := g.corner(a.Seat, c, int(a.About[0]))
		return price
	}
	return ""
}

// untreated adds to what follows from an answer that treats nobody who of those sent has too many counters to outlive
// the exploration (FL-CONT-04, FL-EXPL-09). What a Location's corner does to them it says itself.
func (g *Game) untreated(a *table.Ask, o table.Option, x table.Outlook) table.Outlook {
	doomed, stake, die := g.doomed(a.Seat), table.Loss, " dies"
	told := len(x.Shared) > 0 && Of(g.inSlot(a)).Hazard == HazardContamination
	if len(doomed) == 0 || told || g.treatsBy(o) {
		return x
	}
	if len(doomed) == g.survivors(a.Seat) {
		stake = table.End
	}
	if len(doomed) > 1 {
		die = " die"
	}
	later := func(y table.Offered) bool {
		if y.Option == o && o.Verb != VerbUse {
			return false
		}
		return mayTreat(y) || g.treatsBy(y.Option) && !(o.Verb == VerbBonus && y.Option.Verb == VerbBonus)
	}
	if o.Verb != VerbDone && slices.ContainsFunc(a.Options, later) {
		stake, die = table.NoStake, die+" unless treated"
	}
	x.Stake, x.Words = max(x.Stake, stake), outlook(stake, english.List(doomed)+die, x.Words).Words
	return x
}

// treatsBy reports whether a Bonus Action, an option of an Encounter or an ability brings a Treatment. mayTreat reports
// whether something else might, in the middle of an exploration: what is in the hand, or what somebody is able to do.
func (g *Game) treatsBy(o table.Option) bool {
	treats := func(e Effect) bool { return e.Do == DoTreat }
	switch o.Verb {
	case VerbBonus:
		return slices.ContainsFunc(g.tileDeals(int(o.A))[o.B].Gain, treats)
	case VerbDeal:
		c, ok := g.slotCard(int(o.A))
		return ok && slices.ContainsFunc(Of(c).Deals[o.B].Gain, treats)
	case VerbAbility:
		return slices.ContainsFunc(talents[gists[o.A].ability].deal.Gain, treats)
	}
	return false
}

func mayTreat(x table.Offered) bool {
	v := x.Option.Verb
	return v == VerbUse || v == VerbAbility || v == VerbAbilityFor
}

// doomed names those sent whom the end of the exploration kills as they are now.
func (g *Game) doomed(s table.Seat) (names []string) {
	for _, l := range g.of(s, Active).Cards {
		if x := &g.Cards[l.Card]; x.Sent && !x.Capsules && x.lasting(l.Card) == 0 {
			names = append(names, theCard(int16(l.Card)))
		}
	}
	return names
}
