package firelands

import (
	"slices"
	"strconv"

	"waystation/games/words"
	"waystation/table"
)

// worth says what a space is worth to a player who moves there, over a shortcut w or by road: how their Fame would
// change, if the game ended then, and that of the others, whom a convoy that is not last any more leaves less far ahead
// (FL-END-02, FL-END-08).
func (g *Game) worth(s table.Seat, to Space, w *link) string {
	then := *g
	then.mat(s).Space = to
	then.mat(s).Reached = then.mat(s).Reached || g.goal(to)
	if w != nil {
		then.wayTaken(w)
	}
	words := "worth no more Fame"
	switch n := then.Total(s) - g.Total(s); {
	case n > 0:
		words = "worth " + strconv.Itoa(n) + " Fame more"
	case n < 0:
		words = "worth " + strconv.Itoa(-n) + " Fame less"
	}
	shorter := ""
	if then.saved(s) > g.saved(s) {
		shorter = "counted by a shortcut"
	}
	return outlook(table.NoStake, words, shorter, g.takenFrom(s, &then), g.getsThere(s, &then), g.lastBy(&then)).Words
}

// saved is by how many spaces shortcuts bring the last convoy nearer to a player's than roads do: so many less is that
// one ahead (FL-END-02, FL-RULING-67).
func (g *Game) saved(s table.Seat) int {
	last := g.mat(g.last()).Space
	return max(0, g.depth(g.mat(s).Space)-g.depth(last)-g.ahead(s))
}

// quickest is in how few steps a convoy can come to a space to which a road leads, by shortcuts, too.
func (g *Game) quickest(s table.Seat, to Space) int {
	tracks, drill := g.rival(s).gear(g, s)
	n, _ := g.steps(g.mat(s).Space, to, tracks || g.Ride.Chains > 0, drill)
	return n
}

// quicker says that shortcuts which a convoy can take now lead to a space in fewer steps than roads do.
func (g *Game) quicker(s table.Seat, to Space, byRoad int) string {
	if n := g.quickest(s, to); n < byRoad {
		return "a shortcut would take only " + strconv.Itoa(n)
	}
	return ""
}

// wayTaken leaves a way as a crossing does: its Rocks lie open for whoever follows, or an avalanche on it
// (FL-SHORT-05, FL-FROST-06). Both change how far behind the last convoy is.
func (g *Game) wayTaken(w *link) {
	for i := w.rock; i < w.rock+w.rocks; i++ {
		if g.Rocks[i] == RockHidden {
			g.Rocks[i] = RockOpen
		}
	}
	if w.terrain.Has(Avalanche) {
		g.Slid[w.from.Region()-1] = true
	}
}

// takenFrom says how much Fame the others have less by a move of the last convoy, whom they are less far ahead of then:
// nobody gets that Fame.
func (g *Game) takenFrom(s table.Seat, then *Game) string {
	least, most := highestLead, 0
	for _, o := range g.Order {
		if o != s {
			n := g.ahead(o) - then.ahead(o)
			least, most = min(least, n), max(most, n)
		}
	}
	switch {
	case most <= 0:
		return ""
	case len(g.Order) == 2:
		return "the other's lead is worth " + strconv.Itoa(most) + " Fame less"
	case least == most:
		return "every other's lead is worth " + strconv.Itoa(most) + " Fame less"
	}
	return "the others' leads are worth up to " + strconv.Itoa(most) + " Fame less"
}

// highestLead is more than any convoy can be ahead.
const highestLead = spaces

// getsThere says that a move leads to the end of the road (FL-MOVE-08).
func (g *Game) getsThere(s table.Seat, then *Game) string {
	switch {
	case !then.mat(s).Reached:
		return ""
	case g.Ship > 0:
		return "you get aboard"
	}
	return "you reach the Citadel"
}

// counted says of the Fame for a lead from where it is counted, and that it shrinks: the convoys behind drive on
// (FL-END-02, FL-RULING-67). Whoever is last has none.
func (g *Game) counted(s table.Seat, name table.Namer) string {
	last := g.last()
	if last == s || len(g.Order) < 2 {
		return ""
	}
	who := words.OrElse(name, g.SeatName)(last)
	return "your lead counts from " + who + ", the last, by ways open to it: less as it drives on"
}

// lookOnTheWay is what follows from an answer of a movement, and what is the same for all spaces there are to choose
// from: how far it is to the end of the road, and from where a lead is counted.
func (g *Game) lookOnTheWay(a *table.Ask, o table.Option, name table.Namer) table.Outlook {
	x, ends := g.lookEnding(a, o)
	if !ends {
		x = g.Outlook(a.Prompt, o, a.Seat, name)
	}
	if o.Verb == VerbSetOff {
		x.Which = whereverOneStops
	}
	if x.Which == "" || !slices.ContainsFunc(a.Options, leadsOn) {
		return x
	}
	x.Shared = append(x.Shared, clauses(g.toGo(a.Seat))...)
	if a.Prompt == AskDrive { // where the answers say what a space is worth
		x.Shared = append(x.Shared, clauses(g.counted(a.Seat, name))...)
	}
	return x
}

func leadsOn(y table.Offered) bool {
	v := y.Option.Verb
	return v == VerbSetOff || v == VerbCross || v == VerbDrive
}

// lastBy says that a move ends the game with this round (FL-ROUND-01).
func (g *Game) lastBy(then *Game) string {
	if then.reached() && !g.reached() && !g.lastRound() {
		return "the game ends with this round"
	}
	return ""
}
