package saga

import (
	"waystation/english"
	"waystation/table"
)

// prospect is what would follow from an option, and whether it tells of a knock-out (PS-KO-01): who says in its words
// that somebody is knocked out, or may be, says so here, too.
type prospect struct {
	table.Outlook
	falls bool
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
	x.falls = x.falls || more.falls
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

// falling adds to what tells of a knock-out what that costs.
func (g *Game) falling(x prospect, s table.Seat) table.Outlook {
	says := g.fallCosts(s)
	if says == "" || !x.falls {
		return x.Outlook
	}
	if x.Which == "" {
		x.Which = "If you fall"
	}
	x.Shared = append(x.Shared, says)
	return x.Outlook
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
