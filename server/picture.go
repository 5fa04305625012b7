package server

import (
	"net/http"
	"slices"

	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// picture is the end of a match as a picture to share, with colours instead of names where those are switched off. It
// says nothing that is not on the page of the end.
func (s *Server) picture(w http.ResponseWriter, r *http.Request) {
	var apart *room
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		if !room.m.Over() {
			return refuse(http.StatusForbidden, "There is a picture of how it ended when the match is over.")
		}
		if room.abandoned() {
			return refuse(http.StatusConflict, "All have ended this match before its end: there is no picture of it.")
		}
		apart = room.apart()
		return nil
	})
	var svg []byte
	if err == nil {
		if r.URL.Query().Get("names") == "off" {
			apart.namesOff()
		}
		svg, err = apart.sharedEnd().Write(r.Context())
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "image/svg+xml")
	h.Set("Cache-Control", "no-cache")
	w.Write(svg)
}

// apart is a room of its own for a match that is over, so that nothing is locked while it is drawn.
func (r *room) apart() *room {
	info := *r.info
	info.Seats = slices.Clone(info.Seats)
	return r.aside(&info, r.m.Clone())
}

// namesOff forgets what the seats are called: what is left are their colours.
func (r *room) namesOff() {
	for i := range r.info.Seats {
		r.info.Seats[i].Name, r.info.Seats[i].Sitters = "", nil
	}
}

// sharedEnd is the picture of the end.
func (r *room) sharedEnd() *web.Shared {
	sc := scene.Of(r.table(viewer{seat: table.Nobody}, 0))
	told, e := r.ending(sc)
	x := &web.Shared{
		Game: shortTitle(sc.Title), Sub: rounds(e.Rounds), Ink: r.game.Ink, Print: e.Print, Told: web.Plain(e.Told),
		Rows: e.Rows,
	}
	if told.Shared.Art != nil {
		x.Print = told.Shared
	}
	return x
}
