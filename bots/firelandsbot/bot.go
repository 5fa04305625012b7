// Package firelandsbot plays Last Aurora: Firelands by rules of thumb.
//
// Every option of a question gets a score: what taking it is worth, in hundredths of a Fame point, beside doing
// nothing. The highest score is taken. What a thing is worth follows from what is left of the game: worth.go says it of
// tokens, Fame and Fury, rig.go of convoy cards and their boxes, crew.go of Survivors, items.go of Objects and Special
// Loot. The other files weigh what a question offers against that, chapter by chapter.
package firelandsbot

import (
	"math"

	"waystation/bots"
	"waystation/games/firelands"
	"waystation/table"
)

// fame is one Fame point; all scores and worths are counted in hundredths of it.
const fame = 100

// never is the score of what is not done unless nothing else is on offer.
const never = math.MinInt32

// Bot is a player by rules of thumb. It remembers nothing: the same view and question always get the same answer. What
// it thinks with is kept only for its memory, and makes it not safe for concurrent use.
type Bot struct {
	seed uint64
	mind mind
}

// New makes a player. The seed decides between options of equal score.
func New(seed uint64) *Bot { return &Bot{seed: seed} }

// Choose answers a question of a match, seen by the view of the seat that is asked, a *firelands.View.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	if ask.Min != 1 || ask.Max != 1 {
		b.mind.think(view.(*firelands.View), ask)
		return several(&b.mind)
	}
	return []table.Option{b.Pick(view, ask)}
}

// Pick answers a question of exactly one option.
func (b *Bot) Pick(view any, ask *table.Ask) table.Option {
	b.mind.think(view.(*firelands.View), ask)
	return bots.Best(ask, b.seed, b.mind.score)
}

// Scores weighs the options of a question, seen by the view of the seat that is asked, until the bot is asked again.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	b.mind.think(view.(*firelands.View), ask)
	return b.mind.score
}

// several takes the options of a set that are worth it, as far as the bounds allow.
func several(m *mind) []table.Option {
	set := []table.Option{}
	for i := range m.ask.Options {
		o := m.ask.Options[i].Option
		if len(set) < m.ask.Max && m.score(o) > 0 {
			set = append(set, o)
		}
	}
	for i := 0; len(set) < m.ask.Min; i++ { // too few are worth it
		if o := m.ask.Options[i].Option; m.score(o) <= 0 {
			set = append(set, o)
		}
	}
	return set
}

// score is what an option is worth beside doing nothing.
func (m *mind) score(o table.Option) int {
	weigh := scorers[o.Verb]
	if weigh == nil {
		return 0
	}
	return weigh(m, o)
}
