package server

import (
	"context"
	"slices"

	"waystation/english"
	"waystation/table"
)

// mostCarried is how many answers a press may carry besides its own. What it carries beyond that is left out.
const mostCarried = 4

// carryOn gives the answers that a press carries besides its own to the seat's next questions. Where one of them is not
// what is asked then, or what has come of those before must be seen first, the rest is left to a hand.
func (r *room) carryOn(ctx context.Context, seat table.Seat, then []string) error {
	from := r.memory.recaps[seat].before // what is told after the press is told of all its answers
	for _, key := range then[:min(len(then), mostCarried)] {
		ask := r.m.Ask(seat)
		if ask == nil || !r.carried(ask, key) {
			return nil
		}
		err := r.act(ctx, func(m *table.Match) error {
			if err := m.Answer(seat, ask.Number, key, table.ByHand); err != nil {
				return err
			}
			r.memory.tell(seat, from, len(m.Events(seat)))
			r.memory.spared.carry(lastOf(m, seat))
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// carried reports whether an answer that a press carried can be given: it is on offer, the one before it can be taken
// back, so that nobody has learned anything by it, and no person would be asked twice for it.
func (r *room) carried(ask *table.Ask, key string) bool {
	plain := ask.Min == 1 && ask.Max == 1 && !ask.Amounts
	offered := slices.ContainsFunc(ask.Options, func(o table.Offered) bool {
		return table.Key(r.m.Verbs(), o.Option) == key
	})
	return plain && offered && r.m.CanUndo(ask.Seat) == nil && !r.ends(ask, key) && !r.narrated(ask)
}

// carry notes the place of an answer in the log that was given with the press for another one: undo does not lead
// to it.
func (x *spared) carry(at int) {
	note(&x.at, at)
	note(&x.with, at)
}

// pressed names the answers of one press, of which the first stands at a place of the log; "" for none that has a name.
func (r *room) pressed(seat table.Seat, at int) string {
	log := r.m.Entries(0)
	var did []string
	for _, i := range r.m.Standing() {
		mine := i == at || i > at && log[i].Seat == seat && r.memory.spared.with[i]
		if mine && len(log[i].Set) > 0 {
			did = append(did, "“"+r.done(log[i])+"”")
		}
	}
	return english.List(did)
}
