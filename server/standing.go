package server

import (
	"cmp"
	"net/http"
	"slices"

	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// order is the standing order that a seat can give for its question; nil for none.
func (r *room) order(ask *table.Ask) *scene.Order {
	if screen, ok := r.game.Screen.(shelf.Orders); ok && ask != nil {
		return screen.Order(r.m.View(ask.Seat), ask)
	}
	return nil
}

// standing offers whoever is asked to give a standing order, or to take back one that stands.
func (r *room) standing(p *web.Ask, v viewer, ask *table.Ask) {
	own, url, o := r.memory.orders[v.seat], r.path("/order", v.seat), r.order(ask)
	for key := range own {
		p.Orders = append(p.Orders,
			web.Order{Key: key, Words: own.Words(key), On: true, Apart: o == nil || o.Key != key, URL: url})
	}
	if o != nil && own[o.Key] == nil {
		p.Orders = append(p.Orders, web.Order{Key: o.Key, Words: o.Words, Waits: o.Waits(), URL: url})
	}
	slices.SortFunc(p.Orders, func(a, b web.Order) int { return cmp.Compare(a.Key, b.Key) })
}

// staysWith has the order for the question at hand leave its seat the next one, too, where this answer to it is another
// than the order's.
func (r *room) staysWith(seat table.Seat, key string) {
	if r.m == nil || len(r.memory.orders[seat]) == 0 {
		return
	}
	ask := r.m.Ask(seat)
	if o := r.order(ask); o != nil && key != table.Key(r.m.Verbs(), o.Answer) {
		r.memory.orders[seat].Stays(o.Key, ask.Number)
	}
}

// postOrder gives a standing order, or takes it back. It lasts as long as the match is in memory.
func (s *Server) postOrder(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		key := r.PostFormValue("key")
		if own := room.memory.orders[seat]; own[key] != nil {
			delete(own, key)
			room.changed()
			return nil
		}
		ask := room.m.Ask(seat)
		o := room.order(ask)
		if o == nil || o.Key != key {
			return refuse(http.StatusConflict, "There is no such order to give now: it is offered beside its question.")
		}
		if room.memory.orders == nil {
			room.memory.orders = map[table.Seat]scene.Standing{}
		}
		if room.memory.orders[seat] == nil {
			room.memory.orders[seat] = scene.Standing{}
		}
		room.memory.orders[seat].Give(o, ask.Number)
		room.changed()
		told := len(room.m.Events(seat))
		room.obey()
		if next := room.m.Ask(seat); next == nil || next.Number != ask.Number { // that was an answer of their own
			room.memory.tell(seat, told, len(room.m.Events(seat)))
		}
		return nil
	})
}

// mostFollow is how many answers one press gives at most because they follow from it, one from the other.
const mostFollow = 4

// follow answers the next questions of a seat where the answer that was just given says all: "done" with one thing, and
// nothing to do before the end of the turn that has not been declined.
func (r *room) follow(req *http.Request, before *table.Ask, key string) error {
	if before == nil {
		return nil
	}
	i := slices.IndexFunc(before.Options, func(o table.Offered) bool {
		return table.Key(r.m.Verbs(), o.Option) == key
	})
	seat, from := before.Seat, r.memory.recaps[before.Seat].before
	for n := 0; ; n++ {
		next, answer, ok := r.m.Ask(seat), table.Option{}, false
		if next != nil && i >= 0 && n < mostFollow { // no set, and no pass
			answer, ok = r.followed(before, before.Options[i].Option, next)
		}
		if !ok {
			if next == nil || n > 0 {
				delete(r.memory.declined, seat)
			}
			return nil
		}
		if err := r.answerFor(req.Context(), next, answer, true); err != nil {
			return err
		}
		r.memory.tell(seat, from, len(r.m.Events(seat)))
		i = slices.IndexFunc(next.Options, func(o table.Offered) bool { return o.Option == answer })
		before = next
	}
}

// followed is what an answer that was just given says to the next question of its seat as well; false where that must
// be put. It notes what was declined by it.
func (r *room) followed(before *table.Ask, taken table.Option, next *table.Ask) (table.Option, bool) {
	screen, ok := r.game.Screen.(shelf.Merges)
	if !ok || r.narrated(next) { // or a press that is taught
		return table.Option{}, false
	}
	seat := before.Seat
	if r.memory.declined == nil {
		r.memory.declined = map[table.Seat]scene.Declined{}
	}
	if r.memory.declined[seat] == nil {
		r.memory.declined[seat] = scene.Declined{}
	}
	r.memory.declined[seat].Note(before, taken)
	return screen.Follows(r.m.View(seat), before, taken, next, r.memory.declined[seat])
}
