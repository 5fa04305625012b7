package server

import (
	"net/http"

	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// behind is the seat whose things the curtain hides from whoever is at the screen, or Nobody where none hangs. It hangs
// where several seats are played at one screen, as soon as another of them is asked than the one it was lifted for. Who
// was in front of it last may look once more at what is theirs.
func (r *room) behind(v viewer, p web.Prefs, look bool) table.Seat {
	seats := r.atScreen(v)
	if !p.Curtain() || r.game.Together || r.m.Over() || len(seats) < 2 {
		return table.Nobody
	}
	last, lifted := r.memory.lifted[v.guest.ID]
	if !lifted || v.seat != last {
		return v.seat
	}
	if look || r.m.Due().Has(last) {
		return table.Nobody
	}
	for _, s := range seats {
		if r.m.Due().Has(s) {
			return s
		}
	}
	return table.Nobody
}

// atScreen are the seats that people play at the viewer's screen.
func (r *room) atScreen(v viewer) (seats []table.Seat) {
	for _, s := range v.holds {
		if !r.info.Seats[s].Bot {
			seats = append(seats, s)
		}
	}
	return seats
}

// curtain is the page that hides a seat until its player is in front of the screen.
func (r *room) curtain(p web.Page, v viewer, behind table.Seat) web.Curtain {
	c := web.Curtain{
		Page: p, Seat: r.mark(behind), Game: shortTitle(r.game.Box.Title),
		Live: web.Live{Events: "/t/" + r.id + "/events", Version: r.stamp()},
		Lift: web.Action{Label: "Lift the curtain", Post: true, URL: r.path("/lift", behind)},
		Away: r.botAction(behind, true, r.name(behind)+" is not here: a bot plays"),
	}
	if last, lifted := r.memory.lifted[v.guest.ID]; lifted && last != behind {
		c.Before = r.name(last)
		c.Look = web.Action{Label: c.Before + ": one more look", URL: r.path("", last) + "&look"}
	}
	return c
}

// postLift lifts the curtain for a seat.
func (s *Server) postLift(w http.ResponseWriter, r *http.Request, g store.Guest) {
	to := ""
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		seat, err := room.played(g, r.URL.Query().Get("seat"))
		if err != nil {
			return err
		}
		to = room.path("", seat)
		room.memory.lift(g, seat)
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// lift notes that a guest looks with a seat's eyes.
func (m *memory) lift(g store.Guest, s table.Seat) {
	if m.lifted == nil {
		m.lifted = map[int64]table.Seat{}
	}
	m.lifted[g.ID] = s
}

// drape lets a curtain fall in this browser from now on, or none, as the form of a new table says, if several will play
// at its screen.
func drape(w http.ResponseWriter, r *http.Request, o order) {
	here := 0
	for _, seat := range o.seats {
		here += len(seat.Sitters)
	}
	if wish := r.PostForm.Get("curtain"); here > 1 && wish != "" {
		keep(w, "prefs", prefs(r).WithCurtain(wish == "falls").String())
	}
}
