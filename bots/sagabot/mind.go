package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// mind is what the bot makes of one view and one question.
type mind struct {
	v     *saga.View
	g     *saga.Game // what the view shows, laid out
	s     table.Seat
	me    *saga.Mat
	own   *saga.Side
	ask   *table.Ask
	kind  string         // of the question
	taken []table.Option // for the answer, where it is a set
	quick bool
	seed  uint64 // of the player: where nobody can know better, their own hunch decides
	left  int    // rounds to come after this one

	ahead   prospects // of the next trek
	fights  map[uint64]prospects
	plans   []saga.Plan
	choices []worthy // of the best cards to lead with
	sees    *saga.Foreseer
	times   []int         // how often each option is taken, where the answer is a set
	rest    []table.Lying // of a hand, as it may be
	needs   needs
	known   bool               // needs are
	joins   int                // what two can place together today
	joined  bool               // joins is known
	action  [saga.Trek + 1]int // what each action is worth, once asked for
	weighed [saga.Trek + 1]bool
}

// worthy is a card and what it is worth.
type worthy struct {
	card  int16
	worth int
}

// think looks at a view, with a mind that is empty but for its memory.
func (m *mind) think(v *saga.View, ask *table.Ask) {
	*m = mind{v: v, g: v.Known(m.g), s: ask.Seat, ask: ask, kind: ask.Prompt.Kind, quick: m.quick, seed: m.seed,
		fights: m.fights, plans: m.plans[:0], choices: m.choices[:0], times: m.times, rest: m.rest, sees: m.sees}
	m.me, m.own = &m.g.Mats[m.s], m.g.Own(m.s)
	m.left = m.g.LastRound() - v.Round
	if m.fights == nil {
		m.fights = map[uint64]prospects{}
	}
}

// about is the n-th number of what the question is about.
func (m *mind) about(n int) int { return int(m.ask.About[n]) }

// late makes what is good for the rounds to come worth less near the end.
func (m *mind) late(x int) int { return x * min(m.left+1, 4) / 4 }
