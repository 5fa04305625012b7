package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"

	"waystation/shelf"
	"waystation/store"
	"waystation/store/campaignfile"
	"waystation/table"
	"waystation/web"
)

// over is how many chapters of a campaign have been played to their end, from the first on.
func over(c *store.Campaign) int {
	n := 0
	for n < len(c.Chapters) && c.Chapters[n].State == store.Over {
		n++
	}
	return n
}

// campaignFile sends a campaign as a file: the chapters that are over, whose secrets are open.
func (s *Server) campaignFile(w http.ResponseWriter, r *http.Request) {
	c, err := s.Store.Campaign(r.Context(), r.PathValue("id"))
	var b []byte
	if err == nil {
		b, err = s.packed(r.Context(), c)
	}
	if err != nil {
		s.fail(w, r, s.campaignError(err))
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/zip")
	h.Set("Content-Disposition", `attachment; filename="`+c.Game+"-campaign-"+c.ID+`.zip"`)
	h.Set("Cache-Control", "no-store")
	w.Write(b)
}

// packed is a campaign as a file.
func (s *Server) packed(ctx context.Context, c *store.Campaign) ([]byte, error) {
	x := campaignfile.Index{Game: c.Game, Name: c.Name, Members: []string{}}
	for _, m := range c.Members {
		x.Members = append(x.Members, m.Name)
	}
	n, all := over(c), len(c.Chapters)
	switch {
	case n == 0:
		return nil, refuse(http.StatusConflict, "No chapter is over yet: there is nothing to take home.")
	case n < all-1 || c.Chapters[all-1].State == store.Frozen:
		return nil, refuse(http.StatusConflict, fmt.Sprintf("Chapter %d is frozen, so that the campaign can't be "+
			"taken home whole.", n+1))
	case n < all:
		x.LeftOut = fmt.Sprintf("Chapter %d is not over. A match that runs has secrets, and is not in this file.", all)
	}
	var files [][]byte
	for i, chapter := range c.Chapters[:n] {
		err := s.lookAt(ctx, chapter.Match, func(room *room) error {
			if room.m == nil {
				return refuse(http.StatusConflict, fmt.Sprintf("Chapter %d is frozen: %s.", i+1, room.info.Note))
			}
			var b bytes.Buffer
			if err := room.m.WriteFor(&b, table.Nobody); err != nil {
				return err
			}
			files = append(files, b.Bytes())
			x.Chapters = append(x.Chapters, room.fileChapter())
			x.Carried, _ = room.legacy("")
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	if err := campaignfile.Write(&out, x, files); err != nil {
		return nil, refuse(http.StatusConflict, sentence(err.Error())+" Its match files can be taken home one by one.")
	}
	return out.Bytes(), nil
}

// fileChapter is what the index of a campaign's file says of a match that is over.
func (r *room) fileChapter() campaignfile.Chapter {
	c := campaignfile.Chapter{Outcome: r.m.Result().Outcome, Earnest: r.info.Earnest}
	for i := range r.info.Seats {
		seat := campaignfile.Seat{Name: r.name(table.Seat(i))}
		if r.info.Seats[i].Bot {
			seat.Bot = r.info.Seats[i].Level
		}
		c.Seats = append(c.Seats, seat)
	}
	return c
}

// bringsCampaign reports whether a request brings a campaign's file, which may be larger than other bodies.
func bringsCampaign(r *http.Request) bool {
	return r.Method == http.MethodPost && (r.URL.Path == "/campaigns" || r.URL.Path == apiRoot+"/campaigns")
}

// box is how files find their game.
func (s *Server) box(name string) *table.Box {
	if g := s.game(name); g != nil {
		return g.Box
	}
	return nil
}

// carries reports whether there is a game on the shelf that has campaigns.
func (s *Server) carries() bool {
	for _, g := range s.Games {
		if g.Box.Carries {
			return true
		}
	}
	return false
}

// bring proves the campaign of a file and stores it, whole or not at all. The guest manages it and has the first seat
// of a person; without a guest its token manages it.
func (s *Server) bring(r *http.Request, packed []byte, guest int64) (*store.Campaign, error) {
	if !s.makes.allow(s.client(r)) {
		return nil, errMakes
	}
	select {
	case s.proving <- struct{}{}:
		defer func() { <-s.proving }()
	default:
		return nil, refuse(http.StatusServiceUnavailable, "Another campaign is being read just now. Try again in a "+
			"moment.")
	}
	x, matches, err := campaignfile.Read(packed, s.box)
	if err != nil {
		if stack := campaignfile.Stack(err); stack != "" {
			s.Log.Error("a game broke over a campaign's file", "request", requestID(r), "error", err, "stack", stack)
		}
		why := strings.TrimSuffix(err.Error(), ".")
		return nil, refuse(http.StatusBadRequest, "This campaign can't be brought: "+why+". Nothing of it was stored.")
	}
	game := s.game(x.Game)
	c := &store.Campaign{ID: newID(), Game: x.Game, Name: cleanUpTo(x.Name, web.MaxCampaignName), Token: newToken()}
	if c.Name == "" {
		c.Name = shortTitle(game.Box.Title)
	}
	var played []store.Played
	for i, m := range matches {
		p, err := s.stored(game, m, x.Chapters[i])
		if err != nil {
			return nil, err
		}
		played = append(played, p)
	}
	last := played[len(played)-1].Match
	last.Host = guest
	seatFirst(last, guest)
	if err := s.Store.Import(r.Context(), c, played, guest); err != nil {
		return nil, s.storeError(err)
	}
	return c, nil
}

// stored is a match of a file as it is stored here.
func (s *Server) stored(game *shelf.Game, m *table.Match, chapter campaignfile.Chapter) (store.Played, error) {
	lines, err := marshal(m, 0)
	if err != nil {
		return store.Played{}, err
	}
	snap, err := m.Snapshot()
	now := standing(m)
	match := &store.Match{
		ID: newID(), Game: game.Box.Name, Setup: m.Setup(), Seed: m.Seed(), Rules: game.Box.Version,
		Earnest: chapter.Earnest,
		State:   now.State, Result: now.Result,
	}
	for _, x := range chapter.Seats {
		seat := store.Seat{Name: cleanName(x.Name), Bot: x.Bot != "", Level: x.Bot}
		if s.checkLevel(game, &seat) != nil { // a bot that nobody knows here
			seat.Level = ""
			seat.Bot = s.checkLevel(game, &seat) == nil
		}
		match.Seats = append(match.Seats, seat)
	}
	return store.Played{Match: match, Lines: lines, Snap: snap}, err
}

// seatFirst gives a guest the first seat of a person.
func seatFirst(m *store.Match, guest int64) {
	for i := range m.Seats {
		if guest != 0 && !m.Seats[i].Bot {
			m.Seats[i].Sitters = []store.Sitter{{Guest: guest}}
			return
		}
	}
}

// campaigns is the page with a guest's campaigns, where one can be brought from a file.
func (s *Server) campaigns(w http.ResponseWriter, r *http.Request) {
	s.showCampaigns(w, r, http.StatusOK, "")
}

func (s *Server) showCampaigns(w http.ResponseWriter, r *http.Request, status int, wrong string) {
	g, err := s.guest(r)
	p := web.Campaigns{Page: s.page(r, "Your campaigns"), Menu: s.menu(g), URL: "/campaigns", Wrong: wrong}
	if err == nil && g.ID != 0 {
		p.Rows, err = s.campaignRows(r.Context(), g.ID)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.show(w, r, status, web.CampaignsPage(p))
}

// postCampaign takes a campaign's file from the form.
func (s *Server) postCampaign(w http.ResponseWriter, r *http.Request) {
	packed, err := formFile(r)
	var g store.Guest
	if err == nil {
		if g, err = s.welcome(w, r); err != nil {
			err = s.storeError(err)
		}
	}
	var c *store.Campaign
	if err == nil {
		c, err = s.bring(r, packed, g.ID)
	}
	if f := refusalOf(err); err != nil && f.status == http.StatusBadRequest {
		s.showCampaigns(w, r, f.status, f.words)
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/c/"+c.ID, http.StatusSeeOther)
}

// formFile is the file of a posted form.
func formFile(r *http.Request) ([]byte, error) {
	_, b, err := formFileCalled(r)
	return b, err
}

// formFileCalled is that file with its name.
func formFileCalled(r *http.Request) (called string, b []byte, err error) {
	parts, err := r.MultipartReader()
	if err != nil {
		return "", nil, refuse(http.StatusUnsupportedMediaType, "This takes a form with a file.")
	}
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return "", nil, refuse(http.StatusBadRequest, "The form has no file.")
		}
		if err != nil {
			return "", nil, unreadable(err)
		}
		if part.FormName() != "file" {
			continue
		}
		b, err := io.ReadAll(part)
		if err != nil {
			return "", nil, unreadable(err)
		}
		return part.FileName(), b, nil
	}
}

// apiBring takes a campaign's file from a program.
func (s *Server) apiBring(w http.ResponseWriter, r *http.Request) {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "application/zip" {
		s.fail(w, r, refuse(http.StatusUnsupportedMediaType,
			"The body must be a campaign's file, with Content-Type: application/zip."))
		return
	}
	packed, err := io.ReadAll(r.Body)
	if err != nil {
		s.fail(w, r, unreadable(err))
		return
	}
	c, err := s.bring(r, packed, 0)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Location", apiRoot+"/campaigns/"+c.ID)
	writeJSON(w, http.StatusCreated, struct {
		ID    string `json:"id"`
		Token string `json:"token"`
	}{c.ID, c.Token})
}
