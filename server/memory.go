package server

import (
	"waystation/bots/search"
	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
)

// memory is what the screens of a match remember of its seats. Nothing of it is stored.
type memory struct {
	hints    perAsk[*search.Analysis]      // what bots would do, for who asked
	picks    perAsk[[]table.Option]        // what was picked so far of an answer of several options
	doubts   perAsk[string]                // keys of answers that wait to be given once more
	recaps   map[table.Seat]recap          // where the recap of each seat begins
	orders   map[table.Seat]scene.Standing // standing orders
	declined map[table.Seat]scene.Declined // since others were asked
	spared   spared                        // what was answered for its seats
	lesson   told                          // of a guided match
	lifted   map[int64]table.Seat          // for which seat a guest has lifted the curtain last
	pointed  map[table.Seat]pointed        // what each seat points at
	left     perAsk[bool]                  // what people have left to the bot that is asked
	heard    map[int64]store.Listener      // guests to whom nothing has been said that they have not read
}

// perAsk holds something for the question of each seat, and knows nothing of it when the next one is asked.
type perAsk[T any] map[table.Seat]remark[T]

type remark[T any] struct {
	number int // of the question
	what   T
}

// put notes something for a seat's question.
func (p *perAsk[T]) put(s table.Seat, number int, what T) {
	if *p == nil {
		*p = perAsk[T]{}
	}
	(*p)[s] = remark[T]{number, what}
}

// get is what was noted for that very question.
func (p perAsk[T]) get(s table.Seat, number int) (what T, ok bool) {
	if x, ok := p[s]; ok && x.number == number {
		return x.what, true
	}
	return what, false
}

// recap is how many events a seat had been told before its last answer, and after it; and before what it last did since
// that needs no turn, by when it had read them.
type recap struct{ before, after, read int }

// tell notes that a seat has answered: its recap begins there.
func (m *memory) tell(s table.Seat, before, after int) {
	if m.recaps == nil {
		m.recaps = map[table.Seat]recap{}
	}
	m.recaps[s] = recap{before: before, after: after}
}

// reads notes that a seat has done something that needs no turn, with so many events read.
func (m *memory) reads(s table.Seat, told int) {
	if x, ok := m.recaps[s]; ok {
		x.read = told
		m.recaps[s] = x
	}
}

// hears notes that a guest has read all that has been said, until something is.
func (m *memory) hears(guest int64, l store.Listener) {
	if m.heard == nil {
		m.heard = map[int64]store.Listener{}
	}
	m.heard[guest] = l
}

// untell forgets where recaps begin, for other events have been told by then, or fewer.
func (m *memory) untell() { clear(m.recaps) }
