package toys

import "waystation/table"

// Rained is noughts and crosses in the rain: it foresees what all its options share, and what one has to itself.
type Rained struct{ TicTacToe }

// CopyFrom is of table.Game.
func (g *Rained) CopyFrom(o table.Game) { *g = *o.(*Rained) }

// Outlook says that the ink runs wherever one plays.
func (*Rained) Outlook(_ *table.Prompt, o table.Option, _ table.Seat, _ table.Namer) table.Outlook {
	x := table.Outlook{Which: "Wherever you play", Shared: []string{"the ink runs"}}
	if o.A == 4 {
		x.Words, x.Stake = "the middle", table.Waste
	}
	return x
}

// RainedBox makes it.
var RainedBox = func() *table.Box {
	b := *TicTacToeBox
	b.New = func(table.Setup) (table.Game, error) { return &Rained{}, nil }
	return &b
}()
