package saga

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// prospect is what would follow from an option, and whether it tells of a knock-out (PS-KO-01): who says in its words
// that somebody is knocked out, or may be, says so here, too.
type prospect struct {
	table.Outlook
	falls   bool
	mutates bool // it tells of a mutation (PS-CLEAN-05)
}

func foreseen(words string) prospect { return staked(words, table.NoStake) }

func staked(words string, stake table.Stake) prospect {
	return prospect{Outlook: table.Outlook{Words: words, Stake: stake}}
}

// knocksOut is what tells of a knock-out.
func knocksOut(words string, stake table.Stake) prospect {
	x := staked(words, stake)
	x.falls = true
	return x
}

// and is both, one after the other, with the greater of the two stakes.
func (x prospect) and(more prospect) prospect {
	x.Words += more.Words
	x.Stake = max(x.Stake, more.Stake)
	x.falls, x.mutates = x.falls || more.falls, x.mutates || more.mutates
	if more.Which != "" {
		x.Which, x.Shared = more.Which, append(x.Shared, more.Shared...)
	}
	return x
}

// later is the same where it is not this option that brings it: nothing is at stake in taking it.
func (x prospect) later() prospect {
	x.Stake = table.NoStake
	return x
}

// falling adds to what tells of a knock-out what that costs, and to what tells of a mutation what that may take.
func (g *Game) falling(x prospect, s table.Seat) table.Outlook {
	which := "If you fall"
	var says []string
	if x.mutates {
		which, says = "If it comes to that", append(says, g.changing(s))
	}
	if x.falls {
		says = append(says, g.fallCosts(s))
	}
	for _, clause := range says {
		if clause == "" {
			continue
		}
		if x.Which == "" {
			x.Which = which
		}
		x.Shared = append(x.Shared, clause)
	}
	return x.Outlook
}

// changing is what a mutation that may come takes of the bars, by the cards that may be drawn: it stays (PS-MUT-01 to
// PS-MUT-03, PS-RULING-135). "" where none is left.
func (g *Game) changing(s table.Seat) string {
	deck, kind := Major, "major"
	if g.level(s) == 1 {
		deck, kind = Minor, "minor"
	}
	n, lower := 0, [barHealth + 1]int{}
	for _, l := range g.pile(deck).Cards {
		if g.mutated(s, l.Card) || g.Mode == Solo && Of(l.Card).NoSolo {
			continue
		}
		n++
		for _, a := range Of(l.Card).Does {
			if a.Key == KeyMax && a.N < 0 {
				lower[a.What]++
			}
		}
	}
	if n == 0 {
		return ""
	}
	return "a mutation stays: of the " + strconv.Itoa(n) + " " + kind + " ones " + strconv.Itoa(lower[barMorale]) +
		" lower your highest morale by 1, " + strconv.Itoa(lower[barHealth]) + " your health"
}

// fallCosts is what a knock-out costs somebody (PS-KO-02, PS-KO-03, PS-KO-06, PS-SOLO-31), "" for nothing.
func (g *Game) fallCosts(s table.Seat) string {
	var costs []string
	if g.Mode == Solo {
		costs = append(costs, "a step of the threat")
	} else if g.own(s).VP > 0 {
		costs = append(costs, "1 VP")
	}
	if g.of(s, Company).Len() > 0 {
		costs = append(costs, "your followers")
	}
	if !g.Doomed && g.Round < g.lastRound() || g.Phase < PhaseDay {
		costs = append(costs, "your next day, which you must camp")
	}
	if costs == nil {
		return ""
	}
	return "a knock-out costs " + english.List(costs)
}
