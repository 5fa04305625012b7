package server

import (
	"context"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// spared is what of its questions a seat did not have to answer itself.
type spared struct {
	at     map[int]bool     // places in the log, of what was answered for somebody who would not have been asked
	left   perAsk[struct{}] // questions to which they have gone back by undo, so that they answer them in person
	pages  table.Seats      // whose last answer was pressed on a page
	number int              // how many answers were given for somebody
	with   map[int]bool     // of the places in the log, those of answers that a press carried besides its own
	sole   map[int]bool     // and those of the one answer that a question had
}

// sole is the one answer that a question has. It is put all the same, as not putting it would tell what somebody holds;
// what is read out to all is not put for that, and what is worth doing first keeps it open.
func sole(ask *table.Ask) (table.Option, bool) {
	if len(ask.Options) != 1 || ask.Min != 1 || ask.Max != 1 || ask.Amounts || ask.Pass || ask.Prompt.Public ||
		ask.Lingers() {
		return table.Option{}, false
	}
	return ask.Options[0].Option, true
}

// spares is the only answer that a question has, where nobody else plays who could learn anything from its being given
// at once. A program answers for itself, and a narrator waits for a press.
func (r *room) spares(ask *table.Ask) (table.Option, bool) {
	o, ok := sole(ask)
	return o, ok && r.memory.spared.pages.Has(ask.Seat) && r.playsAlone(ask.Seat) && !r.narrated(ask)
}

// follows reports whether whoever is asked is not put what has one answer only, once it has come to that.
func (r *room) follows(ask *table.Ask) bool {
	return ask.Min == 1 && ask.Max == 1 && !ask.Pass && r.playsAlone(ask.Seat) && r.lesson() == nil
}

// ordered is what a standing order of its seat answers to a question.
func (r *room) ordered(ask *table.Ask) (table.Option, bool) {
	own := r.memory.orders[ask.Seat]
	if len(own) == 0 {
		return table.Option{}, false
	}
	o := r.order(ask)
	if o == nil || !own.Answers(o, ask.Number) {
		return table.Option{}, false
	}
	return o.Answer, true
}

// playsAlone reports whether nobody but who sits on a seat plays.
func (r *room) playsAlone(s table.Seat) bool {
	for o := range table.Seat(len(r.info.Seats)) {
		if o != s && r.plays(o) {
			return false
		}
	}
	return true
}

// obey answers for those who have given a standing order, or have nothing to choose, one question after the other.
func (r *room) obey() {
	if r.m == nil || r.m.Over() || r.closed() != nil {
		return
	}
	for s := range table.Seat(r.m.Seats()) {
		if r.info.Seats[s].Bot || len(r.memory.orders[s]) == 0 && !r.memory.spared.pages.Has(s) {
			continue
		}
		ask := r.m.Ask(s)
		if ask == nil {
			continue
		}
		if _, left := r.memory.spared.left.get(s, ask.Number); left {
			continue
		}
		o, ok := r.ordered(ask)
		spared := false
		if !ok {
			o, ok = r.spares(ask)
			spared = ok
		}
		if !ok {
			continue
		}
		err := r.answerFor(r.server.ctx, ask, o, spared)
		if err != nil {
			r.log.Error("a question could not be spared", "match", r.id, "seat", s, "error", err)
			delete(r.memory.orders, s)
			r.memory.spared.pages = r.memory.spared.pages.Without(s)
		}
		return // what comes of it has been seen to
	}
}

// answerFor gives an answer for who is asked. Where they are spared the question, undo does not lead to it.
func (r *room) answerFor(ctx context.Context, ask *table.Ask, o table.Option, spared bool) error {
	return r.act(ctx, func(m *table.Match) error {
		if err := m.Answer(ask.Seat, ask.Number, table.Key(m.Verbs(), o), table.ByHand); err != nil {
			return err
		}
		x := &r.memory.spared
		x.number++
		if spared {
			at := lastOf(m, ask.Seat)
			note(&x.at, at)
			if _, only := sole(ask); only {
				note(&x.sole, at)
			}
		}
		return nil
	})
}

func note(places *map[int]bool, at int) {
	if *places == nil {
		*places = map[int]bool{}
	}
	(*places)[at] = true
}

// takesBack is how many answers undo takes back, to the last one that somebody has given themselves, and the place of
// the first of them. Where it can't go back so far, they are put the question that they were spared, if there is
// something to choose.
func (r *room) takesBack(m *table.Match, seat table.Seat) (at, n int, err error) {
	m = m.Clone()
	for ; ; n++ {
		last := lastOf(m, seat)
		if err = m.Undo(seat); err != nil {
			break
		}
		if at = last; !r.memory.spared.at[last] {
			return at, n + 1, nil
		}
	}
	if ask := m.Ask(seat); n > 0 && ask != nil {
		if _, nothing := sole(ask); !nothing {
			return at, n, nil
		}
	}
	return 0, 0, err
}

// lastOf is the place in the log of a seat's last answer that stands; -1 for none.
func lastOf(m *table.Match, seat table.Seat) int {
	log := m.Entries(0)
	for _, at := range slices.Backward(m.Standing()) {
		if log[at].Seat == seat {
			return at
		}
	}
	return -1
}

// sparedWords says which one answers a seat was spared since one of its own: else what follows seems to come from
// nowhere; "" for none.
func (r *room) sparedWords(seat table.Seat) string {
	var given []string
	log := r.m.Entries(0)
	for _, at := range slices.Backward(r.m.Standing()) {
		if log[at].Seat != seat {
			continue
		}
		if !r.memory.spared.sole[at] {
			break
		}
		given = append(given, "“"+scene.Did(r.voice(), log[at])+"”")
	}
	if len(given) == 0 {
		return ""
	}
	slices.Reverse(given)
	return "Answered for you, as there was no choice: " + english.List(given) + "."
}

// takes names what undo takes back, where the last answer was given for the viewer, or says why it can't.
func (r *room) takes(p *web.Ask, seat table.Seat) {
	if p.Undo == "" || !r.memory.spared.at[lastOf(r.m, seat)] {
		return
	}
	at, _, err := r.takesBack(r.m, seat)
	if err != nil {
		p.Undo, p.UndoWhy = "", sentence(strings.TrimPrefix(err.Error(), table.ErrNoUndo.Error()+": "))
		return
	}
	if did := r.pressed(seat, at); did != "" {
		p.Undo = did
	}
}
