// Package sagabot plays Posthuman Saga by rules of thumb.
//
// Every option of a question gets a score: what taking it is worth, in hundredths of a victory point, beside doing
// nothing. The highest score is taken. What a view shows is laid out on a board of the bot's own (saga.View.Known), and
// the rules are asked there: how a fight may end, what a challenge comes to, what a path of sites still lacks. worth.go
// says what things are worth, cards.go what cards are; the other files weigh what a question offers against that,
// chapter by chapter.
package sagabot

import (
	"math"

	"waystation/bots"
	"waystation/games/saga"
	"waystation/table"
)

// vp is one victory point; all scores and worths are counted in hundredths of it.
const vp = 100

// never is the score of what is not done unless nothing else is on offer.
const never = math.MinInt32

// Bot is a player by rules of thumb. It remembers nothing from question to question but what it has reckoned out: the
// same view and question always get the same answer. What it thinks with is kept only for its memory, and makes it not
// safe for concurrent use.
type Bot struct {
	seed uint64
	mind mind
}

// New makes a player. The seed decides between options of equal score.
func New(seed uint64) *Bot { return &Bot{seed: seed, mind: mind{seed: seed}} }

// Quick makes a player who foresees fights against fewer enemies: nearly as good, and several times as fast.
func Quick(seed uint64) *Bot { return &Bot{seed: seed, mind: mind{quick: true, seed: seed}} }

// Choose answers a question of a match, seen by the view of the seat that is asked, a *saga.View.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	if ask.Min != 1 || ask.Max != 1 || ask.Amounts {
		b.mind.think(view.(*saga.View), ask)
		return several(&b.mind)
	}
	return []table.Option{b.Pick(view, ask)}
}

// Pick answers a question of exactly one option.
func (b *Bot) Pick(view any, ask *table.Ask) table.Option {
	if len(ask.Options) == 1 && !ask.Pass {
		return ask.Options[0].Option
	}
	b.mind.think(view.(*saga.View), ask)
	return bots.Best(ask, b.seed, b.mind.score)
}

// Scores weighs the options of a question, seen by the view of the seat that is asked, until the bot is asked again.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	b.mind.think(view.(*saga.View), ask)
	return b.mind.score
}

// Whole says that sets are answered at once: how much of a thing is wanted hangs on what else is taken.
func (b *Bot) Whole() bool { return true }

// Slips is how the easy level errs: less than in other games, for a token that is forgotten costs a day.
func (b *Bot) Slips() bots.Slips { return bots.Slips{Overlooked: 4, Vague: 20, Wrong: 20} }

// several answers a question for a set.
func several(m *mind) []table.Option {
	return bots.Several(m.ask, m.counts(len(m.ask.Options)), func(set []table.Option, o table.Option) int {
		m.taken = set
		return m.score(o)
	})
}

// counts are so many noughts, until they are asked for again.
func (m *mind) counts(n int) []int {
	m.times = append(m.times[:0], make([]int, n)...)
	return m.times
}

// extra is added to what can be done besides what a question is about: if it is worth doing, it is done first.
const extra = 10_000

// score is what an option is worth beside doing nothing.
func (m *mind) score(o table.Option) int {
	weigh := scorers[o.Verb]
	if weigh == nil {
		return 0
	}
	x := weigh(m, o)
	switch {
	case !m.besides(o):
		return x
	case x > 0:
		return x + extra
	}
	return never
}

// besides reports whether an option leaves the question as it is.
func (m *mind) besides(o table.Option) bool {
	switch o.Verb {
	case saga.VerbSpend, saga.VerbEquip, saga.VerbMod, saga.VerbRecon, saga.VerbActivate, saga.VerbGiveGood,
		saga.VerbGiveItem, saga.VerbWantGood, saga.VerbWantItem:
		return true
	case saga.VerbUse:
		switch m.kind {
		case "begin", "after", "move", "night":
			return true
		}
	}
	return false
}
