package server

import (
	"net/http"

	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// order is the standing order that a seat can give for its question; nil for none.
func (r *room) order(ask *table.Ask) *scene.Order {
	if screen, ok := r.game.Screen.(shelf.Orders); ok && ask != nil {
		return screen.Order(ask)
	}
	return nil
}

// standing offers whoever is asked to give a standing order, or to take theirs back.
func (r *room) standing(p *web.Ask, v viewer, ask *table.Ask) {
	words, on := r.memory.orders[v.seat]
	if o := r.order(ask); o != nil {
		words = o.Words
	}
	if words != "" {
		p.Order = &web.Order{Words: words, On: on, URL: r.path("/order", v.seat)}
	}
}

// obey answers for those who have given a standing order, one question after the other.
func (r *room) obey() {
	for s := range table.Seat(r.m.Seats()) {
		ask := r.m.Ask(s)
		o := r.order(ask)
		if _, stands := r.memory.orders[s]; !stands || o == nil || o.Asked || r.info.Seats[s].Bot {
			continue
		}
		err := r.act(r.server.ctx, func(m *table.Match) error {
			return m.Answer(s, ask.Number, table.Key(m.Verbs(), o.Answer), table.ByHand)
		})
		if err != nil {
			r.log.Error("a standing order could not be obeyed", "match", r.id, "seat", s, "error", err)
			delete(r.memory.orders, s)
		}
		return // what comes of it has been seen to
	}
}

// postOrder gives a standing order, or takes it back. It lasts as long as the match is in memory.
func (s *Server) postOrder(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		if _, stands := room.memory.orders[seat]; stands {
			delete(room.memory.orders, seat)
			room.changed()
			return nil
		}
		o := room.order(room.m.Ask(seat))
		if o == nil {
			return refuse(http.StatusConflict, "There is nothing to order now.")
		}
		if room.memory.orders == nil {
			room.memory.orders = map[table.Seat]string{}
		}
		room.memory.orders[seat] = o.Words
		room.changed()
		room.obey()
		return nil
	})
}
