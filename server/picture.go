package server

import (
	"crypto/sha256"
	"net/http"
	"slices"
	"strings"

	"waystation/games/scene"
	"waystation/raster"
	"waystation/table"
	"waystation/web"
)

// picture is the end of a match as a picture to share, with colours instead of names where those are switched off. It
// says nothing that is not on the page of the end. It is a PNG for those who show a link's picture and read no SVG.
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
	var b []byte
	if err == nil {
		if r.URL.Query().Get("names") == "off" {
			apart.namesOff()
		}
		b, err = apart.sharedEnd().Write(r.Context())
	}
	kind := "image/svg+xml"
	if err == nil && strings.HasSuffix(r.URL.Path, ".png") {
		kind = "image/png"
		b, err = s.png(b)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Cache-Control", "no-cache")
	w.Write(b)
}

// keptPNGs is how many pictures are remembered; one is about 60 KB.
const keptPNGs = 100

// drawnPNG is a picture as PNG, or why there is none.
type drawnPNG struct {
	b   []byte
	err error
}

// png draws a picture, once.
func (s *Server) png(svg []byte) ([]byte, error) {
	x := s.pngs.of(sha256.Sum256(svg), func() (x drawnPNG) {
		x.b, x.err = raster.PNG(svg)
		return x
	})
	return x.b, x.err
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
		Game: shortTitle(sc.Title), Sub: r.lasted(e.Rounds), Ink: r.game.Ink, Print: e.Print, Told: web.Plain(e.Told),
		Rows: e.Rows,
	}
	if told.Shared.Art != nil {
		x.Print = told.Shared
	}
	return x
}
