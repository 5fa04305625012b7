package saga

import (
	"strconv"
	"strings"

	"waystation/table"
)

// How the challenge going on may end, and what it means to fail it.

// sealedFailure is what can be said of a failure in a story before it is read (PS-STORY-10): it holds for the book.
const sealedFailure = "what it takes is read only then, mostly morale, fatigue or health, else a boost or food"

// missedBonus is what comes of a challenge for the bonus loot that fails (PS-FORAGE-09).
const missedBonus = "you miss the bonus, and lose nothing else"

// risks adds to an answer to a challenge that may fail what a failure means.
func (g *Game) risks(x prospect) prospect {
	says := sealedFailure
	if g.Trial.Forage {
		says = missedBonus
	}
	x.Which, x.Shared = "If it fails", append(x.Shared, says)
	return x
}

// risked says the chances of the challenge going on, and what a failure means where it may fail.
func (g *Game) risked(odds [3]Chance) prospect {
	x := graded(odds, g.Trial.Major > 0)
	if odds[Failure] > 0 {
		return g.risks(x)
	}
	return x
}

// anewOutlook is how the challenge ends if a drawn card goes back and another is drawn, which may be the same
// (PS-CHAL-09).
func (g *Game) anewOutlook(s table.Seat, o table.Option) prospect {
	t, back := &g.Trial, Of(table.Card(o.A)).Challenge.stat(g.Trial.Mind)
	if t.Success == 0 {
		return prospect{}
	}
	var odds [3]Chance
	total, deck := g.trialTotal(s)-back, g.of(s, Deck).Cards
	all := Chance(len(deck) + 1)
	odds[grade(total+back, int(t.Success), int(t.Major))] += Certain / all
	for _, l := range deck {
		odds[grade(total+Of(l.Card).Challenge.stat(t.Mind), int(t.Success), int(t.Major))] += Certain / all
	}
	x := g.risked(odds)
	x.Words = "shows " + strconv.Itoa(back) + "; with another in its place it " + x.Words
	return x
}

// helpOutlook is what something does that is used in the challenge going on: a card that comes of it may still fail.
func (g *Game) helpOutlook(s table.Seat, o table.Option) prospect {
	a := g.useOf(o, s)
	switch {
	case a == nil || g.Trial.Success == 0:
		return prospect{}
	case a.Key == KeyTotal:
		costs := g.costs(s, o)
		g.Trial.More += a.N
		return foreseen(costs).and(g.ending(s, "it still fails").later())
	case g.trialTotal(s) < int(g.Trial.Success):
		return g.risks(prospect{})
	}
	return prospect{}
}

// trialOutlook is how a challenge goes with a card in the lead, if all cards are drawn that may be.
func (g *Game) trialOutlook(s table.Seat, lead int16) prospect {
	if g.Trial.Success == 0 {
		return prospect{}
	}
	return g.risked(g.TrialOdds(s, g.Trial, lead, int(g.Trial.Success), int(g.Trial.Major)))
}

// graded says the chances of a challenge.
func graded(odds [3]Chance, major bool) prospect {
	x := foreseen("succeeds " + inTen(odds[Success]+odds[GreatSuccess]))
	if major && odds[GreatSuccess] > 0 {
		x.Words += ", greatly " + strconv.Itoa(percent(odds[GreatSuccess])) + " %"
	}
	return x
}

// drawOutlook is what one card more does to a challenge, or leaving it at that.
func (g *Game) drawOutlook(s table.Seat, o table.Option) prospect {
	x := &g.Trial
	total := g.trialTotal(s)
	if x.Success == 0 {
		return prospect{}
	}
	if o.Verb == VerbStop {
		return g.ending(s, g.failing(s))
	}
	var odds [3]Chance
	deck := g.of(s, Deck).Cards
	for _, l := range deck {
		odds[grade(total+Of(l.Card).Challenge.stat(x.Mind), int(x.Success), int(x.Major))] += Certain /
			Chance(len(deck))
	}
	out := g.risked(odds)
	out.Words = "with this card it " + out.Words
	if g.of(s, Drawn).Len() == 0 && len(deck) >= randomCards {
		out.Words += "; with both that you may draw it " + graded(g.pairOdds(s), x.Major > 0).Words
	}
	return out
}

// ending is how the challenge going on ends as it stands; fails says how, where it fails.
func (g *Game) ending(s table.Seat, fails string) prospect {
	x := &g.Trial
	ends := [...]string{fails, "it succeeds", "it succeeds greatly"}
	end := grade(g.trialTotal(s), int(x.Success), int(x.Major))
	out := foreseen(ends[end])
	if end == Failure {
		out = g.risks(out)
	}
	if strings.HasPrefix(out.Words, surelyFails) {
		out.Stake = table.Waste
	}
	return out
}

// failing says of a challenge that fails as it stands whether anything but a card could still help: one drawn goes back
// afterwards (PS-CHAL-06, PS-CHAL-09).
func (g *Game) failing(s table.Seat) string {
	for _, k := range inTrial {
		if _, ok := g.usable(s, k); ok && k != KeySpareCard {
			return "it fails, unless what you use then helps; a card costs nothing"
		}
	}
	return surelyFails + "; a card costs nothing"
}

// surelyFails is said of a challenge that nothing can help any more but a card.
const surelyFails = "it fails for certain"

// pairOdds are the chances of the challenge going on with two cards more (PS-CHAL-05).
func (g *Game) pairOdds(s table.Seat) (odds [3]Chance) {
	x, total, deck := &g.Trial, g.trialTotal(s), g.of(s, Deck).Cards
	pairs := Chance(len(deck) * (len(deck) - 1) / 2)
	for i, a := range deck {
		for _, b := range deck[:i] {
			sum := total + Of(a.Card).Challenge.stat(x.Mind) + Of(b.Card).Challenge.stat(x.Mind)
			odds[grade(sum, int(x.Success), int(x.Major))] += Certain / pairs
		}
	}
	return odds
}
