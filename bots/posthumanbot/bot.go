// Package posthumanbot plays Posthuman by rules of thumb.
//
// Every option of a question gets a score: what taking it is worth, in hundredths of a turn, beside doing nothing. The highest score is
// taken. What things are worth follows from what is left of the way: worth.go says it of health, food and points, items.go of cards.
// Fights are tried out with dice of the bot's own (fight.go, odds.go). The other files weigh what a question offers against that, chapter
// by chapter.
package posthumanbot

import (
	"math"

	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/table"
)

// Scores are hundredths of what a turn is worth. never is that of what is not done unless nothing else is on offer.
const never = math.MinInt32

// Bot is a player by rules of thumb. It remembers nothing: the same view and question always get the same answer.
type Bot struct {
	seed uint64
	memo map[outing]int // of a quick bot
}

// New makes a player. The seed decides between options of equal score.
func New(seed uint64) *Bot { return &Bot{seed: seed} }

// Quick makes a player who tries fights out a few times only, and remembers what came of the usual ones: not as good, and many times
// as fast. It is not safe for concurrent use.
func Quick(seed uint64) *Bot { return &Bot{seed: seed, memo: map[outing]int{}} }

// Choose answers a question of a match, seen by the view of the seat that is asked, a *posthuman.View.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	m := think(view.(*posthuman.View), ask, b.seed)
	m.memo = b.memo
	if ask.Min != 1 || ask.Max != 1 {
		return several(m)
	}
	return []table.Option{bots.Best(ask, b.seed, m.score)}
}

// Scores weighs the options of a question, seen by the view of the seat that is asked.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	return think(view.(*posthuman.View), ask, b.seed).score
}

// several takes the options of a set that are worth most, as far as the bounds allow and they are worth it.
func several(m *mind) []table.Option {
	set, taken := []table.Option{}, make([]bool, len(m.ask.Options))
	for len(set) < m.ask.Max {
		best, high := -1, 0
		for i := range m.ask.Options {
			if x := m.score(m.ask.Options[i].Option); !taken[i] && (best < 0 || x > high) {
				best, high = i, x
			}
		}
		if best < 0 || high <= 0 && len(set) >= m.ask.Min {
			break
		}
		taken[best] = true
		set = append(set, m.ask.Options[best].Option)
	}
	return set
}

// extra is added to what can be done besides what a question is about: if it is worth doing, it is done first.
const extra = 10_000

// score is what an option is worth beside doing nothing.
func (m *mind) score(o table.Option) int {
	if int(o.Verb) >= len(scorers) || scorers[o.Verb] == nil {
		return 0
	}
	x := scorers[o.Verb](m, o)
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
	case vLearn, vTrain, vActivate:
		return true
	case vUse:
		w := posthuman.Of(table.Card(o.A)).Uses[o.B].When
		return w == posthuman.WhenAny || w == posthuman.WhenCamp || w == posthuman.WhenForage || w == posthuman.WhenTest || w == posthuman.WhenEvade ||
			w == posthuman.WhenShoot || w == posthuman.WhenMelee
	}
	return false
}
