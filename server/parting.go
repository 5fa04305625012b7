package server

import (
	"net/http"

	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// peoplePlay reports whether a person still has something to decide in the match, now or later.
func (r *room) peoplePlay() bool {
	for i := range r.info.Seats {
		s := table.Seat(i)
		if !r.info.Seats[i].Bot && (r.m.Due().Has(s) || !r.m.Out(s)) {
			return true
		}
	}
	return false
}

// part tells whoever is out, or has resigned, what they may do: with what put them out, or, when that is not told any
// more, in the place of choices.
func (r *room) part(sc *scene.Scene, v viewer) {
	if v.seat == table.Nobody || r.m.Over() {
		return
	}
	resigned := r.info.Terms.Seats[v.seat].Resigned
	if !resigned && !r.m.Out(v.seat) {
		return
	}
	var links []web.Action
	if !r.thinking.rush && !r.peoplePlay() {
		links = append(links, web.Action{Label: "Run to the end", Post: true, URL: r.path("/run", v.seat)})
	}
	if resigned {
		links = append(links, web.Action{Label: "New match", URL: "/new/" + r.info.Game})
	}
	links = append(links, web.Action{Label: "Leave the table", URL: "/"})
	if sc.Ask.Recap != nil {
		sc.Ask.Recap.Links = links
		return
	}
	sc.Ask.Links = append(sc.Ask.Links, links...)
}

// postRun lets the bots play on to the end without pauses, when only they have anything left to decide.
func (s *Server) postRun(w http.ResponseWriter, r *http.Request, g store.Guest) {
	to := ""
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		v := room.viewer(g, r.URL.Query().Get("seat"))
		to = room.path("", v.seat)
		return room.run(v)
	})
	s.after(w, r, g, to, err)
}

// run lets the bots hurry from now on, if whoever asks sits here and nobody is disturbed by it.
func (r *room) run(v viewer) error {
	switch {
	case r.m == nil:
		return r.frozen()
	case len(v.holds) == 0:
		return refuse(http.StatusForbidden, "Only who sits at this table can do that.")
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over.")
	case r.peoplePlay():
		return refuse(http.StatusConflict, "Somebody still plays: the bots wait for them to follow.")
	}
	r.thinking.rush = true
	r.changed()
	return nil
}
