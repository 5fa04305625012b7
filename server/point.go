package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"waystation/store"
	"waystation/table"
	"waystation/web"
)

var errNoPoint = refuse(http.StatusNotFound, "You have no save point of that name in this match.")

// alone says why the guest may not set save points here: they do not play this match alone, but for bots.
func (r *room) alone(g store.Guest) error {
	switch {
	case r.m == nil:
		return r.frozen()
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over. Its replay leads to every place in it.")
	case !r.solo(g.ID):
		return refuse(http.StatusForbidden,
			"Save points are for those who play alone, because trying out would tell what is hidden.")
	}
	return nil
}

// solo reports whether all seats that are not for bots are held by that guest alone, and no bot keeps a seat for
// anybody else.
func (r *room) solo(guest int64) bool {
	holds := false
	for i := range r.info.Seats {
		seat := &r.info.Seats[i]
		if !seat.Bot && len(seat.Sitters) == 0 {
			return false
		}
		for _, x := range seat.Sitters {
			if x.Guest != guest {
				return false
			}
			holds = holds || !seat.Bot
		}
	}
	return holds && guest != 0
}

// saves says why the guest can't set save points in this match.
func (r *room) saves(g store.Guest) error {
	if err := r.alone(g); err != nil {
		return err
	}
	return r.branchable()
}

// pointing runs f for whoever plays a match alone, with the name in the form, and leads back to who sits where.
func (s *Server) pointing(w http.ResponseWriter, r *http.Request, f func(*room, int64, string) error) {
	g, err := s.sender(r)
	if err == nil {
		err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
			if err := room.saves(g); err != nil {
				return err
			}
			return f(room, g.ID, r.PostForm.Get("name"))
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/seats#points", http.StatusSeeOther)
}

// postPoint sets a save point where the match stands.
func (s *Server) postPoint(w http.ResponseWriter, r *http.Request) {
	s.pointing(w, r, func(room *room, guest int64, name string) error {
		return room.addPoint(r.Context(), guest, name)
	})
}

// addPoint sets a save point where the match stands.
func (r *room) addPoint(ctx context.Context, guest int64, name string) error {
	if utf8.RuneCountInString(strings.TrimSpace(name)) > web.MaxPointName {
		return refuse(http.StatusBadRequest,
			fmt.Sprintf("The name of a save point has %d characters at most.", web.MaxPointName))
	}
	name = cleanUpTo(name, web.MaxPointName)
	if name == "" {
		return refuse(http.StatusBadRequest, "A save point needs a name, of at least one letter.")
	}
	err := r.server.Store.AddPoint(ctx, r.id, guest, store.Point{Name: name, Length: r.m.Version()})
	switch {
	case errors.Is(err, store.ErrNamed):
		return refuse(http.StatusConflict, "You have a save point \""+name+"\" in this match already.")
	case errors.Is(err, store.ErrPoints):
		return refuse(http.StatusConflict, sentence(store.ErrPoints.Error())+" Remove one first.")
	case err != nil:
		return r.server.storeError(err)
	}
	return nil
}

// postDropPoint removes a save point.
func (s *Server) postDropPoint(w http.ResponseWriter, r *http.Request) {
	s.pointing(w, r, func(room *room, guest int64, name string) error {
		return room.dropPoint(r.Context(), guest, name)
	})
}

// dropPoint removes a save point.
func (r *room) dropPoint(ctx context.Context, guest int64, name string) error {
	err := r.server.Store.DropPoint(ctx, r.id, guest, name)
	switch {
	case errors.Is(err, store.ErrNone):
		return errNoPoint
	case err != nil:
		return r.server.storeError(err)
	}
	return nil
}

// pointsSection is what the page of a running match says of save points to whoever plays it alone; nil for others.
func (r *room) pointsSection(req *http.Request, v viewer) (*web.Points, error) {
	if r.alone(v.guest) != nil || r.branchable() != nil {
		return nil, nil
	}
	p := &web.Points{URL: "/t/" + r.id + "/points"}
	list, err := r.server.Store.Points(req.Context(), r.id, v.guest.ID)
	if err != nil {
		return nil, r.server.storeError(err)
	}
	stops := r.m.Standing()
	for _, x := range list {
		p.List = append(p.List, web.PointRow{
			Name: x.Name, Note: fmt.Sprintf("after answer %d", answersBefore(stops, x.Length)),
			Back: web.Action{Label: "Go back to it", URL: "/t/" + r.id + "/branch?point=" + url.QueryEscape(x.Name)},
			Drop: web.Action{Label: "Remove", Post: true, URL: p.URL + "/remove",
				Fields: []web.Field{{Name: "name", Value: x.Name}}},
		})
	}
	p.Full = len(list) >= store.MaxPoints
	return p, nil
}

// jumps are the viewer's save points as places in a match that is over.
func (r *room) jumps(req *http.Request, guest int64) ([]web.Jump, error) {
	if guest == 0 {
		return nil, nil
	}
	list, err := r.server.Store.Points(req.Context(), r.id, guest)
	if err != nil {
		return nil, r.server.storeError(err)
	}
	stops := r.m.Standing()
	var out []web.Jump
	for _, x := range list {
		out = append(out, web.Jump{Name: x.Name, At: answersBefore(stops, x.Length)})
	}
	return out, nil
}

// pointsLink leads whoever plays alone to their save points.
func (r *room) pointsLink(v viewer) (web.Link, bool) {
	ok := v.seat != table.Nobody && !r.m.Over() && r.branchable() == nil && r.alone(v.guest) == nil
	return web.Link{Label: "Save points", URL: r.path("/seats", v.seat) + "#points", Glyph: "flag"}, ok
}
