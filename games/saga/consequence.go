package saga

import (
	"slices"
	"strconv"

	"waystation/table"
)

// consequence is what follows from an option outside fights and challenges: what is paid, by whom and for what, what is
// left, what is lost.
func (g *Game) consequence(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	m := g.mat(s)
	switch o.Verb {
	case VerbEat:
		return foreseen(strconv.Itoa(int(m.Goods[Food]-int8(o.A))) + " food left")
	case VerbBid:
		return foreseen(strconv.Itoa(int(m.Radio)-int(o.A)) + " ready then, whoever wins")
	case VerbSecond:
		return foreseen(strconv.Itoa(int(m.Goods[Food])-1) + " food left")
	case VerbDiscard, VerbLoseItem, VerbDismiss:
		return table.Outlook{Stake: table.Loss}
	case VerbMod:
		return foreseen("they can't be taken apart again")
	case VerbChoose:
		return g.optionOutlook(s, o)
	case VerbReward:
		return foreseen(Of(m.Fight.Foe).Enemy.Kill.Say())
	case VerbCarve:
		return foreseen("in place of " + Of(m.Fight.Foe).Enemy.Kill.Say())
	case VerbPay, VerbYes, VerbNo:
		return g.answerOutlook(p, o, s)
	}
	return table.Outlook{}
}

// answerOutlook is what it means to say yes or no.
func (g *Game) answerOutlook(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	yes := o.Verb != VerbNo
	switch p.Kind {
	case askToll.Kind:
		return g.tollOutlook(s, yes)
	case askEvent.Kind:
		if e := g.eventNow(); yes && e != nil {
			return foreseen(traded(e.Price, e.Offer))
		}
	case askForage.Kind:
		if yes {
			odds := g.bestOdds(s, Trial{Seat: s, Forage: true, Mind: true}, forageMind, 0)
			return foreseen("you find it " + inTen(odds[Success]+odds[GreatSuccess]) +
				" with the best card in the lead, which is exhausted")
		}
	case askToken.Kind:
		return foreseen("nothing of the mission is marked by this trek")
	case askWait.Kind:
		if yes {
			return foreseen("on one terrain you may fight as two and place a token; else you fight alone")
		}
		return foreseen("you fight alone now: no mission token by this trek")
	case askJoint.Kind:
		if yes {
			return foreseen("two enemies; if both of you stand, a token may be placed")
		}
		return foreseen("each fights alone: no mission token by this trek")
	case askAid.Kind:
		if lead := g.of(s, Primary); yes && lead.Len() > 0 {
			return foreseen("adds the red side of your " + Of(lead.At(0)).Name +
				" to their melee, and costs you nothing")
		}
	case askAgree.Kind:
		return foreseen(either(yes, "as said", "each gets what their own enemy gives"))
	}
	return table.Outlook{}
}

// tollOutlook is what an enemy does who is paid what it wants, or is not (PS-RANGED-11).
func (g *Game) tollOutlook(s table.Seat, pays bool) table.Outlook {
	foe := g.mat(s).Fight.Foe
	a := wanting(foe)
	switch {
	case a == nil:
		return table.Outlook{}
	case a.Key == KeyToll && pays:
		return foreseen("you pay " + paid(a.Does) + "; it fights as it is printed")
	case a.Key == KeyToll:
		return foreseen("it has 1 attack result more in each round of melee")
	case pays:
		survive := Of(foe).Enemy.Survive.Say()
		return foreseen("you pay " + paid(a.Does) + " and don't fight; you get " +
			either(survive == "", "nothing", survive))
	}
	return foreseen("you fight it")
}

// wanting is the ability by which an enemy wants to be paid, nil for none.
func wanting(foe table.Card) *Ability {
	does := Of(foe).Does
	i := slices.IndexFunc(does, func(a Ability) bool { return a.Key == KeyToll || a.Key == KeyBribable })
	if i < 0 {
		return nil
	}
	return &does[i]
}

// eventNow is the event that is being carried out, nil for none.
func (g *Game) eventNow() *Event {
	lasting := g.pile(Lasting).Cards
	if len(lasting) == 0 {
		return nil
	}
	return &Of(lasting[len(lasting)-1].Card).Event
}

// optionOutlook is the chance of the challenge of a story's option; what comes of it stays untold (PS-STORY-08).
func (g *Game) optionOutlook(s table.Seat, o table.Option) table.Outlook {
	page := g.page(optionSideOf(o.A, int(o.B)))
	if page == nil || page.Challenge.Success == 0 {
		return table.Outlook{}
	}
	x := page.Challenge
	odds := g.bestOdds(s, Trial{Seat: s, Mind: x.Mind}, int(x.Success), int(x.Major))
	out := graded(odds, x.Major > 0)
	out.Words += " with the best card in the lead"
	return out
}

// bestOdds are the chances of a challenge with the card in the lead that does most for it.
func (g *Game) bestOdds(s table.Seat, x Trial, success, major int) (best [3]Chance) {
	consider := func(lead int16) {
		if odds := g.TrialOdds(s, x, lead, success, major); odds[Failure] <= best[Failure] {
			best = odds
		}
	}
	best[Failure] = Certain + 1
	consider(0)
	for _, l := range g.of(s, Deck).Cards {
		if !Of(l.Card).Challenge.DNE {
			consider(int16(l.Card) + 1)
		}
	}
	return best
}

func foreseen(words string) table.Outlook { return table.Outlook{Words: words} }

// traded is what is paid, and what it brings.
func traded(price, gets Effects) string {
	words := "you get " + gets.Say()
	if len(price) > 0 {
		words = "you pay " + paid(price) + " and get " + gets.Say()
	}
	return words
}

// paid is a price as people read it: not what is lost, but what is paid.
func paid(price Effects) string {
	list := make(Effects, len(price))
	for i, e := range price {
		list[i] = paidFor(e)
		list[i].Or = nil
		for _, or := range e.Or {
			list[i].Or = append(list[i].Or, paidFor(or))
		}
	}
	return list.Say()
}

func paidFor(e Effect) Effect {
	if i := slices.Index(priceOf[:], e.Do); i > 0 && e.Do != 0 {
		e.Do = Do(i)
	}
	return e
}
