// Package posthumanbot plays Posthuman by rules of thumb.
//
// Every option of a question gets a score: what taking it is worth, in hundredths of a turn, beside doing nothing. The
// highest score is taken. What things are worth follows from what is left of the way: worth.go says it of health, food
// and points, items.go of cards. Fights are foreseen by the game itself (posthuman.Fighter), with dice of the bot's
// own. The other files weigh what a question offers against that, chapter by chapter.
package posthumanbot

import (
	"math"

	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/table"
)

// Scores are hundredths of what a turn is worth. never is that of what is not done unless nothing else is on offer.
const never = math.MinInt32

// Bot is a player by rules of thumb. It remembers nothing from question to question: the same view and question always
// get the same answer. What it thinks with is kept only for its memory, and makes it not safe for concurrent use.
type Bot struct {
	seed uint64
	mind mind
	bid  []table.Option // in place an offer is put together one by one: what has been taken for it so far
}

// New makes a player. The seed decides between options of equal score.
func New(seed uint64) *Bot { return &Bot{seed: seed} }

// Quick makes a player who tries fights out a quarter as often, and remembers what came of the usual ones: nearly as
// good, and several times as fast.
func Quick(seed uint64) *Bot { return &Bot{seed: seed, mind: mind{memo: map[outing]int{}}} }

// Choose answers a question of a match, seen by the view of the seat that is asked, a *posthuman.View.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	if ask.Min != 1 || ask.Max != 1 {
		b.mind.think(view.(*posthuman.View), ask, b.seed)
		return several(&b.mind)
	}
	return []table.Option{b.Pick(view, ask)}
}

// Pick answers a question of exactly one option.
func (b *Bot) Pick(view any, ask *table.Ask) table.Option {
	b.mind.think(view.(*posthuman.View), ask, b.seed)
	if ask.Prompt != posthuman.AskBid {
		return bots.Best(ask, b.seed, b.mind.score)
	}
	if !ask.Pass { // the first of an offer
		b.bid = b.bid[:0]
	}
	b.mind.taken = b.bid
	o := bots.Best(ask, b.seed, b.mind.score)
	b.bid = append(b.bid, o)
	return o
}

// Scores weighs the options of a question, seen by the view of the seat that is asked, until the bot is asked again.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	b.mind.think(view.(*posthuman.View), ask, b.seed)
	return b.mind.score
}

// several answers a question for a set.
func several(m *mind) []table.Option {
	return bots.Several(m.ask, make([]int, len(m.ask.Options)), func(set []table.Option, o table.Option) int {
		m.taken = set
		return m.score(o)
	})
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
	case !besides(o):
		return x
	case x > 0:
		return x + extra
	}
	return never
}

// besides reports whether an option leaves the question as it is.
func besides(o table.Option) bool {
	switch o.Verb {
	case posthuman.VerbLearn, posthuman.VerbTrain, posthuman.VerbActivate:
		return true
	case posthuman.VerbUse:
		w := posthuman.Of(table.Card(o.A)).Uses[o.B].When
		return w == posthuman.WhenAny || w == posthuman.WhenCamp || w == posthuman.WhenForage ||
			w == posthuman.WhenTest || w == posthuman.WhenEvade ||
			w == posthuman.WhenShoot || w == posthuman.WhenMelee
	}
	return false
}
