package server

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/a-h/templ"

	"waystation/contain"
	"waystation/english"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// routes are all the pages and what programs may ask for.
func (s *Server) routes() http.Handler {
	m := http.NewServeMux()
	m.HandleFunc("GET /{$}", s.known(s.home))
	m.HandleFunc("GET /about", s.known(s.about))
	m.HandleFunc("GET /settings", s.known(s.settings))
	m.HandleFunc("POST /settings", s.sent(s.postSettings))
	m.HandleFunc("POST /settings/calls", s.addChannel)
	m.HandleFunc("POST /settings/calls/try", s.tryChannel)
	m.HandleFunc("POST /settings/calls/remove", s.dropChannel)
	m.HandleFunc("POST /settings/calls/quiet", s.postQuietHours)
	m.HandleFunc("POST /passkeys/new", s.newPasskey)
	m.HandleFunc("POST /passkeys/new/done", s.keepPasskey)
	m.HandleFunc("POST /passkeys/in", s.askPasskey)
	m.HandleFunc("POST /passkeys/in/done", s.signIn)
	m.HandleFunc("POST /passkeys/name", s.ofAccount("named", s.namePasskey))
	m.HandleFunc("POST /passkeys/remove", s.ofAccount("removed", s.dropPasskey))
	m.HandleFunc("POST /account/out", s.ofAccount("out", s.signOut))
	m.HandleFunc("POST /account/others", s.ofAccount("others", s.signOutOthers))
	m.HandleFunc("POST /account/delete", s.ofAccount("deleted", s.dropAccount))
	m.HandleFunc("GET /calls/{token}", s.callsByLink)
	m.HandleFunc("POST /calls/{token}", s.postCallsByLink)
	m.HandleFunc("GET /worker.js", web.Worker)
	m.HandleFunc("GET /name", s.known(s.nameForm))
	m.HandleFunc("POST /name", s.rename)
	m.HandleFunc("GET /matches", s.known(s.history))
	m.HandleFunc("GET /league/{game}", s.league)
	m.HandleFunc("POST /league/forget", s.postForgetRatings)
	m.HandleFunc("GET /new/{game}", s.newForm)
	m.HandleFunc("POST /new/{game}", s.newTable)
	m.HandleFunc("POST /learn/{game}", s.learn)
	m.HandleFunc("GET /sit/{token}", s.known(s.sitByLink))
	m.HandleFunc("POST /sit/{token}", s.postSitByLink)
	m.HandleFunc("GET /t/{id}", s.known(s.table))
	m.HandleFunc("GET /events", s.eventsOfAll)
	m.HandleFunc("GET /t/{id}/events", s.events)
	m.HandleFunc("GET /t/{id}/story", s.known(s.story))
	m.HandleFunc("GET /t/{id}/replay", s.known(s.replay))
	m.HandleFunc("GET /t/{id}/branch", s.known(s.branchForm))
	m.HandleFunc("POST /t/{id}/branch", s.postBranch)
	m.HandleFunc("POST /t/{id}/points", s.postPoint)
	m.HandleFunc("POST /t/{id}/points/remove", s.postDropPoint)
	m.HandleFunc("GET /t/{id}/again", s.known(s.again))
	m.HandleFunc("GET /t/{id}/picture.svg", s.picture)
	m.HandleFunc("GET /t/{id}/picture.png", s.picture)
	m.HandleFunc("GET /t/{id}/analysis", s.analysis)
	m.HandleFunc("POST /t/{id}/analysis", s.postAnalysis)
	m.HandleFunc("GET /t/{id}/seats", s.known(s.aboutTable))
	m.HandleFunc("GET /t/{id}/file", s.known(s.tableFile))
	m.HandleFunc("POST /t/{id}/along", s.sent(s.postAlong))
	m.HandleFunc("GET /bring", s.bringForm)
	m.HandleFunc("POST /bring", s.postBring)
	m.HandleFunc("GET /t/{id}/wrong", s.known(s.wrongForm))
	m.HandleFunc("POST /t/{id}/wrong", s.sent(s.postWrong))
	m.HandleFunc("POST /t/{id}/answer", s.postAnswer)
	m.HandleFunc("POST /t/{id}/common", s.postCommon)
	m.HandleFunc("POST /t/{id}/pick", s.postPick)
	m.HandleFunc("POST /t/{id}/free", s.postFree)
	m.HandleFunc("POST /t/{id}/point", s.postPointAt)
	m.HandleFunc("POST /t/{id}/order", s.postOrder)
	m.HandleFunc("POST /t/{id}/lift", s.sent(s.postLift))
	m.HandleFunc("POST /t/{id}/lesson", s.postLesson)
	m.HandleFunc("POST /t/{id}/undo", s.postUndo)
	m.HandleFunc("POST /t/{id}/hint", s.sent(s.postHint))
	m.HandleFunc("POST /t/{id}/sit", s.postSit)
	m.HandleFunc("POST /t/{id}/bot", s.postBot)
	m.HandleFunc("POST /t/{id}/link", s.postLink)
	m.HandleFunc("POST /t/{id}/run", s.sent(s.postRun))
	m.HandleFunc("POST /t/{id}/ready", s.postReady)
	m.HandleFunc("POST /t/{id}/begin", s.postBegin)
	m.HandleFunc("POST /t/{id}/consent", s.postConsent)
	m.HandleFunc("POST /t/{id}/deputy", s.postDeputy)
	m.HandleFunc("POST /t/{id}/lend", s.postLend)
	m.HandleFunc("POST /t/{id}/nudge", s.postNudge)
	m.HandleFunc("POST /t/{id}/resign", s.postResign)
	m.HandleFunc("POST /t/{id}/vote", s.postVote)
	m.HandleFunc("POST /t/{id}/unseat", s.postUnseat)
	m.HandleFunc("GET /t/{id}/talk", s.known(s.talkPage))
	m.HandleFunc("POST /t/{id}/talk", s.postTalk)
	m.HandleFunc("POST /t/{id}/talk/quiet", s.postQuiet)
	m.HandleFunc("POST /t/{id}/talk/mute", s.postMute)
	m.HandleFunc("POST /t/{id}/talk/report", s.postReport)
	m.HandleFunc("POST /t/{id}/talk/off", s.postHush)
	m.HandleFunc("POST /t/{id}/rematch", s.known(s.postRematch))
	m.HandleFunc("GET /t/{id}/next", s.known(s.nextPage))
	m.HandleFunc("POST /t/{id}/next", s.postNext)
	m.HandleFunc("GET /campaigns", s.campaigns)
	m.HandleFunc("POST /campaigns", s.postCampaign)
	m.HandleFunc("GET /c/{id}", s.known(s.campaignPage))
	m.HandleFunc("GET /c/{id}/file", s.campaignFile)
	m.HandleFunc("POST /c/{id}/name", s.postCampaignName)
	m.HandleFunc("POST /c/{id}/manager", s.postManager)
	m.HandleFunc("POST /c/{id}/remove", s.postRemove)
	m.HandleFunc("POST /c/{id}/link", s.known(s.postManageLink))
	m.HandleFunc("GET /manage/{token}", s.manageByLink)
	m.HandleFunc("POST /manage/{token}", s.postManageByLink)
	m.HandleFunc("GET /rules/{game}", s.rulebook)
	m.HandleFunc("GET /rules/{game}/cards/{card}", s.known(s.card))

	s.toOthers(m)
	m.Handle("GET /static/", web.Static(s.sheets()...))
	return s.elsewhere(s.once(routed{s, m}))
}

// page is what the shell of a page needs to know of the request.
func (s *Server) page(r *http.Request, title string) web.Page {
	p := web.Page{
		Title: title, Prefs: prefs(r), Sheets: []web.Sheet{s.inks}, Fragment: r.Header.Get("X-Fragment") != "",
		Apart: !compresses, // in a browser alone there are no connections to be saved
	}
	if c, err := r.Cookie("theme"); err == nil {
		p.Theme = c.Value
	}
	return p
}

// inkSheet is the inks of the games on the shelf.
func inkSheet(games []*shelf.Game) web.Sheet {
	var inks []web.InkOf
	for _, g := range games {
		inks = append(inks, web.InkOf{Game: g.Box.Name, Ink: g.Ink})
	}
	return web.InkSheet(inks)
}

// of makes a page one of a game: in its ink, and with its stylesheets.
func (s *Server) of(game string, p web.Page) web.Page {
	p.Game = game
	if g := s.game(game); g != nil {
		p.Sheets = append(p.Sheets, g.Sheets...)
	}
	return p
}

// sheets are all stylesheets of the games on the shelf.
func (s *Server) sheets() []web.Sheet {
	out := []web.Sheet{s.inks}
	for _, g := range s.Games {
		out = append(out, g.Sheets...)
	}
	return out
}

// show sends a page. It is drawn whole before the first byte goes out, so that a mistake in it is an error and no half
// page.
func (s *Server) show(w http.ResponseWriter, r *http.Request, status int, c templ.Component) {
	b := drawings.Get().(*bytes.Buffer)
	b.Reset()
	var err error
	how := careful{what: "a page", limit: s.Limits.RuleTime, why: endlessRules}
	if strings.HasPrefix(r.URL.Path, "/t/") {
		how.match = r.PathValue("id")
	}
	lost := s.contain(context.Background(), how, func() { err = c.Render(r.Context(), b) })
	if x := (*contain.Broken)(nil); errors.As(lost, &x) {
		panic(x) // as if it were drawn here
	}
	if errors.Is(lost, contain.ErrEndless) {
		http.Error(w, "This page could not be drawn.", http.StatusInternalServerError)
		return
	}
	if err != nil {
		s.Log.Error("a page could not be drawn", "request", requestID(r), "error", err)
		http.Error(w, "This page could not be drawn.", http.StatusInternalServerError)
		return
	}
	t := tongue.From(r.Context())
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Language", t.Tag())
	h.Set("Cache-Control", "no-store")
	page := t.Page(b.Bytes())
	if how.match != "" && r.Header.Get("X-Fragment") != "" {
		var sums string
		page, sums = web.Slim(page, r.Header.Get(web.RegionSums))
		h.Set(web.RegionSums, sums)
	}
	w.WriteHeader(status)
	w.Write(page)
	drawings.Put(b) // whoever broke off above may still be drawing on it
}

// drawings is what pages are drawn on.
var drawings = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// menu is the menu of pages that are not a table.
func (s *Server) menu(g store.Guest) []web.Link {
	name := "Your name"
	if g.ID != 0 {
		name = g.Name
	}
	return []web.Link{{Label: "Tables", URL: "/", Glyph: "list"},
		{Label: "Your matches", URL: "/matches", Glyph: "clock"},
		{Label: name, URL: "/name", Glyph: "survivor"}}
}

// lobbyRows is how many tables of a kind the front page lists.
const lobbyRows = 30

// home is the front page.
func (s *Server) home(w http.ResponseWriter, r *http.Request, g store.Guest) {
	h := web.Home{
		Page: s.page(r, "Tables"), Menu: s.menu(g), Alone: s.Alone,
		Foot: append(s.rulebooks(), web.Link{Label: "Your matches", URL: "/matches"},
			web.Link{Label: "About", URL: "/about"}),
	}
	h.Foot = append(h.Foot, web.Link{Label: "Bring a match", URL: "/bring"})
	if s.carries() {
		h.Foot = append(h.Foot, web.Link{Label: "Campaigns", URL: "/campaigns"})
	}
	open, err := s.Store.OpenTables(r.Context(), lobbyRows)
	if err == nil && g.ID != 0 {
		var mine []*store.Match
		mine, err = s.Store.Tables(r.Context(), g.ID, lobbyRows)
		waits := -1 // which has waited longest for the viewer; a lesson only where nothing else has
		for i, m := range mine {
			h.Mine = append(h.Mine, s.mine(m, g.ID))
			if h.Mine[i].Mine && (waits < 0 || s.sooner(m, mine[waits])) {
				waits = i
			}
		}
		if waits >= 0 {
			h.GoOn = s.goOn(r, g, mine[waits])
		}
		if h.GoOn != nil {
			h.Mine = slices.Delete(h.Mine, waits, waits+1)
		}
		if err == nil {
			h.Campaigns, err = s.campaignRows(r.Context(), g.ID)
		}
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	waiting := map[string]int{}
	for _, m := range open {
		row, free := s.row(m)
		if free == 0 || sits(m, g.ID) {
			continue
		}
		waiting[m.Game]++
		row.Words = "one seat is free"
		if free > 1 {
			row.Words = number(free) + " seats are free"
		}
		row.Words += playedOn(m.Origin)
		if m.Rated && !s.NoRatings {
			row.Words += ", rated"
		}
		row.Action = web.Action{Label: "Sit down", URL: "/t/" + m.ID + "/sit", Post: true}
		h.Open = append(h.Open, row)
	}
	for _, game := range s.Games {
		h.Posters = append(h.Posters, s.poster(game, waiting[game.Box.Name], h.Sits()))
	}
	s.show(w, r, http.StatusOK, web.HomePage(h))
}

// sooner reports whether one match that waits for somebody is to be shown to them before another: it waits longer, and
// is no lesson where the other is a match of their own.
func (s *Server) sooner(m, than *store.Match) bool {
	if taught := s.teaches(m); taught != s.teaches(than) {
		return !taught
	}
	return m.Moved.Before(than.Moved)
}

// poster is a game on the front page. Beside tables of the viewer's own it is lower, and its buttons say less.
func (s *Server) poster(game *shelf.Game, waiting int, low bool) web.Poster {
	b := game.Box
	play, invite, learn := "Play against bots", "Invite friends", "Learn it in %d minutes"
	if s.Alone {
		invite = "Play at one screen"
	}
	if game.Together {
		play = "Play with bots"
	}
	if low {
		play, invite, learn = strings.TrimPrefix(play, "Play "), "With friends", "Learn it, %d min"
		if s.Alone {
			invite = "At one screen"
		}
	}
	play = cmp.Or(game.Pitch.Begin, english.Capital(play))
	p := web.Poster{
		Game: b.Name, Name: b.Title, Claim: b.Claim, Players: span(b.MinSeats, b.MaxSeats),
		Time: number(b.Minutes) + " min", Pitch: game.Pitch, Picture: game.Poster, New: !low,
		Play:   web.Action{Label: play, URL: "/new/" + b.Name + "?with=bots"},
		Invite: web.Action{Label: invite, URL: "/new/" + b.Name + "?with=friends"},
		Learn:  web.Action{Label: "Learn the rules", URL: "/rules/" + b.Name},
	}
	if minutes := learning(game); minutes > 0 {
		p.Guided = web.Action{Label: fmt.Sprintf(learn, minutes), URL: "/learn/" + b.Name, Post: true}
	}
	switch waiting {
	case 0:
	case 1:
		p.Waiting = "1 table waiting"
	default:
		p.Waiting = number(waiting) + " tables waiting"
	}
	return p
}

// row is a stored match as a line in a list, and how many of its seats are free.
func (s *Server) row(m *store.Match) (row web.Row, free int) {
	row = web.Row{Game: m.Game, Name: m.Game}
	if game := s.game(m.Game); game != nil {
		row.Name = shortTitle(game.Box.Title)
	}
	for i := range m.Seats {
		seat := &m.Seats[i]
		if seat.Free() {
			free++
			row.Seats = append(row.Seats, web.Sitter{})
		} else {
			row.Seats = append(row.Seats, web.Sitter{Name: rowName(seat), Bot: seat.Bot})
		}
	}
	return row, free
}

// rowName is what a seat is called in a list, where its colour is not known: a game may give colours by lot.
func rowName(seat *store.Seat) string {
	switch n := len(seat.Sitters); {
	case seat.Name != "":
		return seat.Name
	case seat.Bot:
		return "a bot"
	case n > 0:
		return seat.Sitters[n-1].Name
	}
	return "somebody to come"
}

func sits(m *store.Match, guest int64) bool {
	for i := range m.Seats {
		if m.Seats[i].Holds(guest) {
			return true
		}
	}
	return false
}

// mine is a table of the guest's own.
func (s *Server) mine(m *store.Match, guest int64) web.Row {
	row, _ := s.row(m)
	row.Action = web.Action{Label: "Look", URL: "/t/" + m.ID}
	var names []string
	for i := range m.Seats {
		if !m.Due.Has(table.Seat(i)) {
			continue
		}
		names = append(names, rowName(&m.Seats[i]))
		row.Mine = row.Mine || m.Seats[i].Holds(guest) && !m.Seats[i].Bot
	}
	switch {
	case m.State == store.Frozen:
		row.Mine, row.Words = false, "frozen"
	case m.State == store.Over:
		row.Mine, row.Words = false, overWords(m, guest)
	case row.Mine:
		row.Words = "your turn"
		if s.teaches(m) {
			row.Words = "your turn, in the lesson"
		}
		row.Action.Label = "Take your turn"
	case m.Terms.Behind > 0 && !sits(m, guest): // they watch what they have set
		row.Words = "is being played"
	default:
		row.Words = waitingFor(names, time.Since(m.Moved))
		if who := late(m); who != table.Nobody && sits(m, guest) {
			row.Look = row.Action.URL
			row.Action = web.Action{Label: "Nudge", URL: row.Look + "/nudge", Post: true, Fields: []web.Field{
				{Name: "who", Value: number(int(who))}, {Name: "back", Value: "tables"}}}
		}
	}
	row.Words += playedOn(m.Origin)
	return row
}

// waitingFor says for whom a table waits, and for how long where that is more than a moment.
func waitingFor(names []string, since time.Duration) string {
	if since < 2*time.Minute {
		return "waiting for " + english.List(names)
	}
	return "waiting " + lasting(since) + " for " + english.List(names)
}

// late is the seat that all the others of a stored match have waited a day for and whose people can be nudged; Nobody
// for none. What stands in the way besides is known where the match is played: see room.nudgeable.
func late(m *store.Match) table.Seat {
	who := table.Nobody
	for i := range m.Seats {
		if !m.Due.Has(table.Seat(i)) {
			continue
		}
		if who != table.Nobody || m.Seats[i].Bot || m.Seats[i].Free() {
			return table.Nobody
		}
		who = table.Seat(i)
	}
	if who == table.Nobody || m.Terms.Waits || m.Terms.Replaced != "" || time.Since(m.Moved) < nudgeEvery ||
		time.Since(m.Terms.Seats[who].Nudged) < nudgeEvery {
		return table.Nobody
	}
	return who
}

// overWords say how a match that is over has ended for the guest, as far as that is known.
func overWords(m *store.Match, guest int64) string {
	x := store.Ended{Result: m.Result}
	for i := range m.Seats {
		seat := &m.Seats[i]
		if seat.Bot && seat.Holds(guest) {
			return "over" // somebody else has played it to its end
		}
		x.Seats = append(x.Seats, store.EndedSeat{Bot: seat.Bot, Mine: seat.Holds(guest)})
	}
	if end := endOf(&x); end.known || end.void {
		return end.words
	}
	return "over"
}

// rulebooks are the links to the rules of every game.
func (s *Server) rulebooks() []web.Link {
	var out []web.Link
	for _, g := range s.Games {
		out = append(out, web.Link{Label: "Rules of " + shortTitle(g.Box.Title), URL: "/rules/" + g.Box.Name})
	}
	return out
}

// about is the page on the house itself.
func (s *Server) about(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.show(w, r, http.StatusOK,
		web.AboutPage(web.About{Page: s.page(r, "About"), Menu: s.menu(g), Rules: s.rulebooks(), Kept: s.keepWords()}))
}

// nameForm asks for a name.
func (s *Server) nameForm(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.show(w, r, http.StatusOK, namePage(s.page(r, "Your name"), s.menu(g), g.Name, ""))
}

func (s *Server) rename(w http.ResponseWriter, r *http.Request) {
	if err := readForm(r); err != nil {
		s.fail(w, r, err)
		return
	}
	g, err := s.welcome(w, r)
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	name := cleanName(r.PostForm.Get("name"))
	if name == "" {
		s.show(w, r, http.StatusBadRequest,
			namePage(s.page(r, "Your name"), s.menu(g), "", "A name needs at least one letter."))
		return
	}
	if err := s.Store.Rename(r.Context(), g.ID, name); err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.renamed(r.Context(), g.ID)
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// renamed shows a guest's new name at the tables that are in memory.
func (s *Server) renamed(ctx context.Context, guest int64) {
	tables, err := s.Store.Tables(ctx, guest, s.Limits.Hosted)
	if err != nil {
		s.Log.Warn("a new name is not shown everywhere yet", "error", err)
	}
	var ids []string
	for _, m := range tables {
		ids = append(ids, m.ID)
	}
	s.reread(ctx, ids)
}

// readForm reads a posted form.
func readForm(r *http.Request) error {
	if kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";"); kind != "" &&
		kind != "application/x-www-form-urlencoded" {
		return refuse(http.StatusUnsupportedMediaType, "This takes an ordinary form.")
	}
	if err := r.ParseForm(); err != nil {
		if big := unreadable(err); refusalOf(big).status == http.StatusRequestEntityTooLarge {
			return big
		}
		return refuse(http.StatusBadRequest, "The form can't be read.")
	}
	return nil
}
