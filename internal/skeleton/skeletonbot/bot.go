// Package skeletonbot plays Scrap Heap by a rule of thumb: it digs while little is at stake.
package skeletonbot

import (
	"waystation/bots"
	"waystation/internal/skeleton"
	"waystation/table"
)

// Bot is a player. The same view and question always get the same answer.
type Bot struct{ seed uint64 }

// New makes a player. The seed decides between options of equal score.
func New(seed uint64) *Bot { return &Bot{seed} }

// Choose answers a question of a match.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	return []table.Option{bots.Best(ask, b.seed, b.Scores(view, ask))}
}

// enough is how many parts in hand are not risked for another one.
const enough = 2

// Scores weighs the options of a question, seen by the view of the seat that is asked.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	held := view.(*skeleton.View).Seats[ask.Seat].Held
	return func(o table.Option) int {
		if o.Verb == skeleton.VerbDig {
			return 2*(enough-held) - 1
		}
		return 0
	}
}
