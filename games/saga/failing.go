package saga

import (
	"strconv"

	"waystation/table"
)

// What it means to fail the challenge going on.

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
