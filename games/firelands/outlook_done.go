package firelands

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// lookEnding says of an answer that ends something what of the things on offer beside it is given up by that. handled
// is false for all other answers.
func (g *Game) lookEnding(a *table.Ask, o table.Option) (x table.Outlook, handled bool) {
	s := a.Seat
	switch {
	case a.Prompt == askPoints && o.Verb == VerbDone:
		return outlook(table.Waste, english.Count(int(a.About[0]), "point is", "points are")+" lost"), true
	case a.Prompt == AskReady && o.Verb == VerbReady,
		a.Prompt == askFire && o.Verb == VerbHold:
		return g.ending(a, o), true
	case a.Prompt == AskTurn && o.Verb == VerbEnd:
		x = g.Outlook(a.Prompt, o, s, nil)
		x.Words = outlook(x.Stake, x.Words, g.unrecycled(a)).Words
		return x, true
	case o.Verb == VerbStop:
		x = g.Outlook(a.Prompt, o, s, nil)
		x.Stake = max(x.Stake, g.passedBy(a))
		return x, true
	case a.Prompt == AskRest && o.Verb == VerbShift:
		x = g.Outlook(a.Prompt, o, s, nil)
		return outlook(x.Stake, x.Words, g.unfed(s)), true
	}
	return table.Outlook{}, false
}

// ending is what follows from an answer that ends something, and what it gives up.
func (g *Game) ending(a *table.Ask, o table.Option) table.Outlook {
	words, stake := g.givenUp(a)
	x := g.Outlook(a.Prompt, o, a.Seat, nil)
	x.Stake, x.Words = max(x.Stake, stake), outlook(stake, words, x.Words).Words
	return x
}

// givenUp says which Bonus Action and which abilities on offer are left unused; it is a waste where one of them costs
// nothing (FL-BONUS-01, FL-ABIL-05).
func (g *Game) givenUp(a *table.Ask) (words string, stake table.Stake) {
	var parts []string
	for _, part := range [2]func(*table.Ask) (string, bool){g.bonusLeft, g.abilitiesLeft} {
		words, free := part(a)
		if words != "" {
			parts = append(parts, words)
		}
		if free {
			stake = table.Waste
		}
	}
	return strings.Join(parts, "; "), stake
}

// bonusLeft says what the Bonus Action that is still on offer would bring, and whether it costs nothing. One that costs
// something is no loss, and only named.
func (g *Game) bonusLeft(a *table.Ask) (words string, free bool) {
	var gifts []string
	paid := false
	for _, x := range a.Options {
		if x.Option.Verb != VerbBonus {
			continue
		}
		d := &g.tileDeals(int(x.Option.A))[x.Option.B]
		if x.Option.C == 1 && d.onlyFury() || len(d.Pay) == 0 { // FL-RULING-142
			gifts = append(gifts, d.gains())
		} else {
			paid = true
		}
	}
	switch {
	case len(gifts) > 0:
		return "gives up the bonus: " + strings.Join(gifts, " or "), true
	case paid:
		return "leaves the bonus that you could pay for", false
	}
	return "", false
}

// onlyFury reports whether a deal costs Fury and nothing else.
func (d *Deal) onlyFury() bool {
	for _, e := range d.Pay {
		if e.Do != DoFury {
			return false
		}
	}
	return true
}

// gains are the words for what a deal brings, without its price: "1 Repair and 1 Treatment".
func (d *Deal) gains() string {
	var list []string
	for _, e := range d.Gain {
		list = append(list, e.words())
	}
	return english.List(list)
}

// abilitiesLeft names the Survivors whose abilities on offer are left unused, and whether one of them costs nothing.
func (g *Game) abilitiesLeft(a *table.Ask) (words string, free bool) {
	var names []string
	for _, x := range a.Options {
		o := x.Option
		switch o.Verb {
		case VerbAbility, VerbAbilityFor, VerbTrade, VerbBlow:
		default:
			continue
		}
		k := &talents[gists[o.A].ability]
		free = free || o.Verb != VerbTrade && len(k.deal.Pay) == 0 && (o.Verb != VerbBlow || k.cost == nil)
		if name := theCard(o.A); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return "", false
	}
	return "does not use " + english.List(names), free
}

// unrecycled says that a recycling box is not used this round: its owner has no turn to come (FL-ICON-15).
func (g *Game) unrecycled(a *table.Ask) string {
	if g.of(a.Seat, Active).Len() > 0 || g.Again == a.Seat {
		return ""
	}
	for _, x := range a.Options {
		if x.Option.Verb == VerbRecycle {
			return "recycles nothing this round"
		}
	}
	return ""
}

// unfed says how many exhausted Survivors could be fed before the crew moves on, and not after that (FL-REST-02).
func (g *Game) unfed(s table.Seat) string {
	tired := g.of(s, Exhausted).Len()
	if tired == 0 || g.count(s, Food)+g.count(s, BadFood) == 0 {
		return ""
	}
	return strconv.Itoa(tired) + " exhausted could be fed before, and not after"
}

// passedBy is the stake of a stop that leaves what could be taken by stopping, and for which there is room (FL-WAY-02).
func (g *Game) passedBy(a *table.Ask) table.Stake {
	for _, x := range a.Options {
		if x.Option.Verb != VerbClaim {
			continue
		}
		words, _ := tooMany(g.with(a.Seat, Of(table.Card(x.Option.A)).Token))
		if words == "" {
			return table.Waste
		}
	}
	return table.NoStake
}
