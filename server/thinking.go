package server

import (
	"math/rand/v2"
	"slices"

	"waystation/bots"
	"waystation/store"
	"waystation/table"
)

// thinking is which bots of a match think about what.
type thinking struct {
	thoughts map[table.Seat]*thought
	thinkers map[table.Seat]bots.Thinker // that is just answering, for its next question: it remembers what it found
	freed    map[table.Seat]int          // what bots did without a turn since their last answer
	broke    int                         // how often a bot has broken since the match was read
	row      int                         // how many answers of bots came last, in a row
	// they don't pause: only bots are left to decide, and people want to see the end
	rush bool
}

// thought is a bot thinking about a question. It stays noted when a bot has given up on its question, so that
// it is not asked that one again.
type thought struct{ number int }

// maxBroke is how often a bot may break until the match is set aside. Before, its seat answers with the default.
const maxBroke = 3

// maxFree is how often a bot may do something else before it answers.
const maxFree = 50

// next are the seats whose bots should think now: those that are asked something. In a window asked of several, people
// come first; when only bots are left, one of them is asked after the other, in random order.
func (t *thinking) next(m *table.Match, seats []store.Seat) []table.Seat {
	var waiting []table.Seat
	people := false
	for i := range seats {
		switch s := table.Seat(i); {
		case !m.Due().Has(s):
		case seats[i].Bot:
			waiting = append(waiting, s)
		default:
			people = true
		}
	}
	if len(waiting) == 0 || !m.Ask(waiting[0]).Pass {
		return waiting
	}
	busy := func(s table.Seat) bool { return t.about(s, m.Number(s)) }
	if people || slices.ContainsFunc(waiting, busy) {
		return nil
	}
	return []table.Seat{waiting[rand.IntN(len(waiting))]}
}

// about reports whether a seat's bot thinks about this question, or has given it up.
func (t *thinking) about(s table.Seat, number int) bool {
	x := t.thoughts[s]
	return x != nil && x.number == number
}

// begin is a new thought in the place of the seat's last one.
func (t *thinking) begin(s table.Seat, number int) *thought {
	if t.thoughts == nil {
		t.thoughts = map[table.Seat]*thought{}
	}
	t.thoughts[s] = &thought{number}
	return t.thoughts[s]
}

// holds reports whether this thought is still the seat's: else the match was read anew, or the world has moved on.
func (t *thinking) holds(s table.Seat, x *thought) bool { return t.thoughts[s] == x }

// stop ends a seat's thought: its next question is a new one, though it may have the same number.
func (t *thinking) stop(s table.Seat) { delete(t.thoughts, s) }

// answered ends a seat's thought with an answer.
func (t *thinking) answered(s table.Seat) {
	t.stop(s)
	delete(t.freed, s)
}

// free ends a seat's thought with something that needs no turn.
func (t *thinking) free(s table.Seat) {
	t.stop(s)
	if t.freed == nil {
		t.freed = map[table.Seat]int{}
	}
	t.freed[s]++
}

// forget ends all thoughts.
func (t *thinking) forget() { t.thoughts, t.thinkers = nil, nil }
