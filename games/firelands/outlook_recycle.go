package firelands

import (
	"strconv"
	"strings"

	"waystation/table"
)

// nameable is how many cards that can be recycled are named one by one.
const nameable = 3

// lookRecycle says what a box can recycle.
func (g *Game) lookRecycle(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	words, stake := g.recyclesOf(s, spot(o.A).kind().Recycles())
	return outlook(stake, words)
}

// recycles says which cards a deal can recycle, where it does.
func (g *Game) recycles(s table.Seat, d *Deal) (words string, stake table.Stake) {
	for _, e := range d.Gain {
		switch e.Do {
		case DoRecycle:
			return g.recyclesOf(s, 0)
		case DoRecycleDevice:
			return g.recyclesOf(s, KindDevice)
		}
	}
	return "", table.NoStake
}

// recyclesOf says which cards of a kind the Common pile offers, and of the only one what goes for it: nobody is asked
// which then.
func (g *Game) recyclesOf(s table.Seat, kind Kind) (words string, stake table.Stake) {
	var names []string
	var only table.Card
	for _, l := range g.pile(Common).Cards {
		if g.mayRecycle(s, l.Card, kind) {
			names, only = append(names, theCard(int16(l.Card))), l.Card
		}
	}
	switch n := len(names); {
	case n == 0:
		return "", table.NoStake
	case n == 1:
		x := g.lookInstall(s, Of(only))
		return "recycles " + names[0] + "; " + x.Words, x.Stake
	case n > nameable:
		return "recycles one of " + strconv.Itoa(n) + " cards", table.NoStake
	}
	return "recycles " + strings.Join(names, " or "), table.NoStake
}
