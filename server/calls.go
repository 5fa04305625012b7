package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"waystation/notices"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// calling is what the desk that calls people knows of the server.
type calling struct{ *Server }

// First reports whether this server is the one that calls people.
func (s calling) First() bool { return s.first() }

// Present reports whether a guest has a page of the match open, or had one within the last time.
func (s calling) Present(match string, guest int64, within time.Duration) bool {
	return s.presentHere(match, guest, within) ||
		s.Store.Node() != "" && !s.Store.Holds(match) && s.presentThere(match, guest, within)
}

// presentHere is Present for matches that this server plays.
func (s *Server) presentHere(match string, guest int64, within time.Duration) bool {
	r := s.rooms.peek(match)
	if r == nil {
		return false
	}
	defer s.rooms.release(r, true)
	if r.lock(s.ctx) != nil {
		return false
	}
	defer r.unlock()
	for l := range r.audience {
		if l.guest == guest {
			return true
		}
	}
	return time.Since(r.people.seen[guest]) < within
}

// Table is the match of a wait, as its guest may be told of it by a way that others may read along: nothing of what is
// asked. It is false where the match can't be played, and where another process plays it: that one knows who is there,
// and calls nobody.
func (s calling) Table(ctx context.Context, w store.Wait) (notices.Table, bool) {
	m, err := s.Store.Match(ctx, w.Match)
	if err != nil || m.Deck != s.deck() || s.game(m.Game) == nil || int(w.Seat) >= len(m.Seats) {
		return notices.Table{}, false
	}
	t := notices.Table{
		Game: shortTitle(s.game(m.Game).Box.Title), Path: "/t/" + m.ID + "?seat=" + number(int(w.Seat)),
	}
	for i := range m.Seats {
		seat := &m.Seats[i]
		if len(seat.Sitters) == 0 || seat.Bot || seat.Holds(w.Guest) {
			continue
		}
		name := rowName(seat)
		if !slices.Contains(t.With, name) {
			t.With = append(t.With, name)
		}
		if !m.Due.Has(table.Seat(i)) && !slices.Contains(t.Waiting, name) {
			t.Waiting = append(t.Waiting, name)
		}
	}
	return t, true
}

// needed lets the people of a seat be called, if none of them is here and they want that: the seat is asked something.
// Of a wait that they know of already they are told again as the renewal says.
func (r *room) needed(seat table.Seat, why notices.Reason, again store.Renewal) {
	r.waits(store.Wait{Seat: seat, Why: string(why)}, again)
}

// waits notes that a seat waits for its people, who are not called to matches with changed cards. A match goes on also
// where that can't be stored.
func (r *room) waits(w store.Wait, again store.Renewal) {
	s := r.server
	if s.Deck != nil || r.m == nil || r.info.Seats[w.Seat].Bot || !r.m.Due().Has(w.Seat) {
		return
	}
	w.Match = r.id
	if w.Why == string(notices.Asked) && r.info.Terms.Seats[w.Seat].Deputy != 0 {
		w.Why = string(notices.Deputed) // a decision waits, and somebody else sees to it
	}
	for _, x := range r.info.Seats[w.Seat].Sitters {
		w.Guest = x.Guest
		ctx, cancel := context.WithTimeout(s.ctx, storeTime)
		err := s.desk.Needed(ctx, w, again)
		cancel()
		if err != nil && s.ctx.Err() == nil {
			s.Log.Error("who is needed could not be noted", "match", r.id, "seat", w.Seat, "error", err)
			s.gauges.storeFailures.Inc()
		}
	}
}

// questions are the numbers of what is asked of the seats that people play.
func (r *room) questions() map[table.Seat]int {
	out := map[table.Seat]int{}
	if r.m == nil || r.closed() != nil {
		return out
	}
	for s := range table.Seat(r.m.Seats()) {
		if r.m.Due().Has(s) && !r.info.Seats[s].Bot {
			out[s] = r.m.Number(s)
		}
	}
	return out
}

// call notes who is needed since the log was so long and these questions were asked. Who has acted knows what they are
// asked now.
func (r *room) call(from int, before map[table.Seat]int) {
	acted := table.Seats(0)
	for _, e := range r.m.Entries(from) {
		if e.Seat >= 0 && e.By == table.ByHand {
			acted |= table.Set(e.Seat)
		}
	}
	for s, n := range r.questions() {
		was, asked := before[s]
		switch {
		case asked && was == n:
		case acted.Has(s):
			r.waits(store.Wait{Seat: s, Why: string(notices.Asked), Told: time.Now()}, store.Always)
		case asked:
			r.needed(s, notices.Asked, store.IfSeen)
		default:
			r.needed(s, notices.Asked, store.Always)
		}
	}
}

// waiting notes who is needed as the match stands, and does not know of it yet.
func (r *room) waiting() {
	for s := range r.questions() {
		r.needed(s, notices.Asked, store.Keep)
	}
}

// addChannel gives a guest one more way to be called.
func (s *Server) addChannel(w http.ResponseWriter, r *http.Request) {
	err := readForm(r)
	var g store.Guest
	if err == nil {
		err = s.mayCall(r)
	}
	if err == nil {
		if g, err = s.welcome(w, r); err != nil {
			err = s.storeError(err)
		}
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	form := r.PostForm
	c := store.Channel{Guest: g.ID, Kind: store.ChannelKind(form.Get("kind")), Address: oneLine(form.Get("address")),
		Base: s.link(r, ""), Token: newToken(), Language: s.tongue(r).Tag()}
	switch c.Kind {
	case store.Hook:
		c.Extra = form.Get("format")
	case store.Push:
		c.Extra, err = notices.Subscription(form.Get("p256dh"), form.Get("auth"))
	}
	if err == nil {
		err = s.desk.Add(r.Context(), &c)
	}
	done := "added"
	if c.State == store.ChannelNew {
		done = "sent"
	}
	s.called(w, r, g, err, done)
}

// mayCall holds a client to a rate at which others can be written to.
func (s *Server) mayCall(r *http.Request) error {
	if !s.speaks.allow("calls of " + s.client(r)) {
		return refuse(http.StatusTooManyRequests, "That was much in a short time. Wait a moment.")
	}
	return nil
}

// called leads back to the settings after a press, which say what was done or what was wrong with it.
func (s *Server) called(w http.ResponseWriter, r *http.Request, g store.Guest, err error, done string) {
	var wrong *notices.Wrong
	switch {
	case errors.As(err, &wrong):
		s.showSettings(w, r, g, http.StatusBadRequest, wrong.Words)
	case err != nil:
		s.fail(w, r, s.storeError(err))
	default:
		http.Redirect(w, r, "/settings?calls="+done+"#calls", http.StatusSeeOther)
	}
}

// channel is the guest's own channel that a form names.
func (s *Server) channel(r *http.Request) (g store.Guest, c store.Channel, err error) {
	if g, err = s.sender(r); err != nil {
		return g, c, err
	}
	n, err := formNumber(r, "channel")
	if err != nil {
		return g, c, err
	}
	list, err := s.Store.Channels(r.Context(), g.ID)
	if err != nil {
		return g, c, s.storeError(err)
	}
	for _, c := range list {
		if c.ID == int64(n) {
			return g, c, nil
		}
	}
	return g, c, refuse(http.StatusNotFound,
		"You are not called that way, or no longer. Your settings show how you are.")
}

// tryChannel sends a notice to a channel at once.
func (s *Server) tryChannel(w http.ResponseWriter, r *http.Request) {
	g, c, err := s.channel(r)
	if err == nil {
		err = s.mayCall(r)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.called(w, r, g, s.desk.Try(r.Context(), &c), "tried")
}

// dropChannel ends a channel.
func (s *Server) dropChannel(w http.ResponseWriter, r *http.Request) {
	g, c, err := s.channel(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.called(w, r, g, s.desk.Drop(r.Context(), &c), "dropped")
}

// postQuietHours sets when a guest is not called.
func (s *Server) postQuietHours(w http.ResponseWriter, r *http.Request) {
	err := readForm(r)
	var g store.Guest
	if err == nil {
		if g, err = s.welcome(w, r); err != nil {
			err = s.storeError(err)
		}
	}
	var begins, ends int
	if err == nil {
		begins, err = formNumber(r, "begins")
	}
	if err == nil {
		ends, err = formNumber(r, "ends")
	}
	if err == nil && (begins < 0 || begins > 23 || ends < 0 || ends > 23) {
		err = refuse(http.StatusBadRequest, "An hour of the day is from 0 to 23.")
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	zone := oneLine(r.PostForm.Get("zone"))
	if !notices.Zone(zone) {
		err = &notices.Wrong{Words: "There is no time zone of that name. It must be like Europe/Berlin or UTC."}
	} else {
		err = s.Store.SetQuiet(r.Context(), g.ID, store.Quiet{Begins: begins * 60, Ends: ends * 60, Zone: zone})
	}
	s.called(w, r, g, err, "quiet")
}

// linkedChannel is the channel of a link that was sent to it.
func (s *Server) linkedChannel(r *http.Request) (store.Channel, error) {
	c, err := s.Store.ChannelByToken(r.Context(), r.PathValue("token"))
	if errors.Is(err, store.ErrNone) {
		return c, refuse(http.StatusNotFound, "Nobody is called that way any more: nothing is left to be ended.")
	}
	if err != nil {
		return c, s.storeError(err)
	}
	return c, nil
}

// callsByLink asks whoever follows the link of a notice whether they want no more of them; or any at all. Opening it
// changes nothing: programs that look into mails open it too.
func (s *Server) callsByLink(w http.ResponseWriter, r *http.Request) {
	c, err := s.linkedChannel(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	press := func(label, what string) web.Action {
		return web.Action{Label: label, Post: true, URL: "/calls/" + c.Token,
			Fields: []web.Field{{Name: "do", Value: what}}}
	}
	m := web.Message{Page: s.page(r, "Being called"), Menu: []web.Link{{Label: "Tables", URL: "/", Glyph: "list"}},
		Title: "No more notices here?", Words: notices.KindName(&c) + ", " + notices.Name(&c) +
			": from then on nothing is sent there. The tables stand as they are.",
		Actions: []web.Action{press("No more of them", "end")}}
	if c.State == store.ChannelNew {
		m.Title = "Shall we call you here?"
		m.Words = notices.Name(&c) + " gets a notice when a table waits for you and no page of it is open. Each has " +
			"a link that ends them."
		m.Actions = []web.Action{press("Yes, call me here", "confirm"), press("No", "end")}
	}
	s.show(w, r, http.StatusOK, web.MessagePage(m))
}

// postCallsByLink ends a channel, or confirms it. Mail programs that end it by themselves send words of their own.
func (s *Server) postCallsByLink(w http.ResponseWriter, r *http.Request) {
	c, err := s.linkedChannel(r)
	if err == nil {
		if kind := r.Header.Get("Content-Type"); !strings.HasPrefix(kind, "multipart/form-data") {
			err = readForm(r)
		}
	}
	title, words := "No more of them", "Nothing is sent there any more. Your settings can call you again."
	switch {
	case err != nil:
	case r.PostForm.Get("do") == "confirm":
		title, words = "You will be called", "When a table waits for you and no page of it is open, a mail comes."
		err = s.desk.Confirm(r.Context(), &c)
	default:
		err = s.desk.Drop(r.Context(), &c)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.show(w, r, http.StatusOK, web.MessagePage(web.Message{Page: s.page(r, title),
		Menu: []web.Link{{Label: "Tables", URL: "/", Glyph: "list"}}, Title: title, Words: words,
		Actions: []web.Action{{Label: "Settings", URL: "/settings#calls"}, {Label: "To the front page", URL: "/"}}}))
}

// callsSection is what the settings say of how a guest is called.
func (s *Server) callsSection(r *http.Request, g store.Guest) (web.Calls, error) {
	c := web.Calls{Done: map[string]string{
		"added":   "Kept. Send yourself one to see that it arrives.",
		"tried":   "One is on its way. It should arrive within a minute; if it does not, this page will say why.",
		"dropped": "Removed. Nothing is sent there any more.",
		"sent":    "A mail is on its way there. Press Yes on the page that it leads to, and you are called there.",
		"quiet":   "Kept. What comes in these hours waits until they are over.",
	}[r.URL.Query().Get("calls")]}
	c.PushKey, c.Mails = s.desk.PushKey(), s.desk.Mails()
	quiet, err := s.Store.Quiet(r.Context(), g.ID)
	if err != nil {
		return c, err
	}
	c.Zone = quiet.Zone
	for h := range 24 {
		hour := web.Pick{Value: number(h), Label: fmt.Sprintf("%02d:00", h), Chosen: h*60 == quiet.Begins}
		c.Begins = append(c.Begins, hour)
		hour.Chosen = h*60 == quiet.Ends
		c.Ends = append(c.Ends, hour)
	}
	list, err := s.Store.Channels(r.Context(), g.ID)
	for _, x := range list {
		c.List = append(c.List, web.Channel{ID: number(int(x.ID)), Name: notices.Name(&x), Note: x.Note,
			Kind: notices.KindName(&x), Lost: x.State == store.ChannelLost,
			New: x.State == store.ChannelNew})
	}
	c.Full = len(list) >= store.MaxChannels
	return c, err
}
