package server

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"time"

	"waystation/store"
	"waystation/table"
)

// listener is somebody who wants to know when a match changes. What it is told is only the newest: whoever was slow
// misses nothing but what is out of date.
type listener struct {
	guest int64      // 0 for none
	seat  table.Seat // whose token was sent
	news  chan tiding
}

// tiding is how a match stands now.
type tiding struct {
	stamp    string
	pressing bool // it is their turn, or nothing goes on: to be shown even to whoever looks elsewhere
}

// audience is who listens to a match.
type audience map[*listener]bool

// tell tells every listener how the match stands now.
func (a audience) tell(now func(*listener) tiding) {
	for l := range a {
		select {
		case <-l.news: // older news that was not fetched yet
		default:
		}
		l.news <- now(l)
	}
}

// has reports whether somebody listens who sits on a seat, or has its token.
func (a audience) has(s table.Seat, seat *store.Seat) bool {
	for l := range a {
		if l.seat == s || seat.Holds(l.guest) {
			return true
		}
	}
	return false
}

// streams counts who listens.
type streams struct {
	mu        sync.Mutex
	open      int
	clients   map[string]int
	addresses map[string]int
}

// enter takes a place, or reports why there is none. A client is a guest, or whoever has no cookie at an address:
// guests cost nothing to make, so that those at an address are counted together as well.
func (s *streams) enter(client, address string, l Limits) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.clients[client] >= l.ClientStreams:
		return refuse(http.StatusTooManyRequests, "You are listening to too many tables at once. Close some.")
	case s.addresses[address] >= l.AddressStreams:
		return refuse(http.StatusTooManyRequests,
			"Too many people are listening from where you are. Reload the page to see "+
				"what is new.")
	case s.open >= l.Streams:
		return refuse(http.StatusServiceUnavailable,
			"Too many people are listening at the moment. Reload the page to see "+
				"what is new.")
	}
	s.open++
	s.clients[client]++
	s.addresses[address]++
	return nil
}

func (s *streams) leave(client, address string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open--
	if s.clients[client]--; s.clients[client] == 0 {
		delete(s.clients, client)
	}
	if s.addresses[address]--; s.addresses[address] == 0 {
		delete(s.addresses, address)
	}
}

func (s *streams) count() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.open
}

// heard is a listener at a room that is held for them.
type heard struct {
	*listener
	room *room
}

// listen lets whoever sends a request listen to a match until leave is called. news is asked whether they want to be
// told at once how it stands.
func (s *Server) listen(r *http.Request, id string, news func(stamp string) bool) (h heard, leave func(), err error) {
	guest, _ := s.guest(r)
	address := s.client(r)
	client := address
	if guest.ID != 0 {
		client = fmt.Sprint("guest ", guest.ID)
	}
	if err := s.streams.enter(client, address, s.Limits); err != nil {
		return h, nil, err
	}
	seat := table.Nobody
	if c, err := s.caller(r, id); err == nil { // whoever sends no good token may listen all the same
		seat = c.seat
	}
	h.listener = &listener{guest: guest.ID, seat: seat, news: make(chan tiding, 1)}
	h.room, err = s.rooms.hold(id) // as long as somebody listens
	if err != nil {
		s.streams.leave(client, address)
		return h, nil, err
	}
	onlyWatches := false
	leave = func() {
		if onlyWatches {
			s.rooms.watches(h.room, -1)
		}
		s.leftTable(r, id, h.listener)
		s.deaf(h)
		s.streams.leave(client, address)
	}
	err = s.with(r.Context(), id, func(room *room) error {
		if room != h.room {
			return errEnds
		}
		room.back(guest.ID)
		room.backByToken(seat)
		if err := s.missedNothing(r.Context(), room, guest.ID); err != nil && !errors.Is(err, store.ErrElsewhere) {
			s.Log.Warn("could not note that a guest is back", "match", id, "error", err)
		}
		room.audience[h.listener] = true
		onlyWatches = room.watches(h.listener)
		if now := room.tidingFor(h.listener); news(now.stamp) {
			h.news <- now
		}
		return nil
	})
	if err != nil {
		s.deaf(h)
		s.streams.leave(client, address)
		return h, nil, err
	}
	if onlyWatches {
		s.rooms.watches(h.room, 1)
	}
	return h, leave, nil
}

// deaf ends the listening, and notes when who listened was here last.
func (s *Server) deaf(h heard) {
	keep := h.room.lock(context.Background()) == nil
	if keep {
		delete(h.room.audience, h.listener)
		h.room.people.saw(h.guest)
		if h.seat != table.Nobody {
			h.room.people.used(h.seat)
		}
		keep = h.room.info != nil
		h.room.unlock()
	}
	s.rooms.release(h.room, keep)
}

// events is the stream of a match: events named "table" whose id and data are its stamp. Whoever comes, or comes back
// after a gap, is told at once how the match stands; there is nothing older to catch up with.
func (s *Server) events(w http.ResponseWriter, r *http.Request) {
	seen := r.Header.Get("Last-Event-ID")
	l, leave, err := s.listen(r, r.PathValue("id"), func(stamp string) bool { return stamp != seen })
	if err != nil {
		s.fail(w, r, err)
		return
	}
	defer s.hangUp(l, leave)
	s.stream(w, r, func(ctx context.Context, say func(string) bool) {
		l.follow(ctx, seen, func(now tiding) bool {
			return say("event: table\nid: " + now.stamp + "\ndata: " + now.stamp + "\n\n")
		})
	})
}

// follow hands on what is new of a match to who has seen it at a stamp, until ctx ends, or it can't be handed on any
// more. When the match is lost, as another server has taken it, lost is true: whoever listens comes back.
func (h heard) follow(ctx context.Context, seen string, tell func(tiding) bool) (lost bool) {
	for {
		select {
		case <-ctx.Done():
			return false
		case <-h.room.lost:
			return true
		case now := <-h.news:
			if now.stamp == seen { // the match was read anew
				continue
			}
			seen = now.stamp
			if !tell(now) {
				return false
			}
		}
	}
}

// hangUp ends the listening of a stream, and lets the others know who is away then.
func (s *Server) hangUp(h heard, leave func()) {
	leave()
	if (h.guest != 0 || h.seat != table.Nobody) && s.ctx.Err() == nil {
		s.spawn("telling who is away", func() { s.tellAway(h.room.id) })
	}
}

// stream answers with server-sent events: what speak says, and signs of life while it says nothing, until it ends or
// nobody is there any more. say reports whether somebody still is.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, speak func(_ context.Context, say func(string) bool)) {
	ctx, end := context.WithCancel(r.Context())
	said, ended := make(chan string), make(chan struct{})
	go func() {
		defer close(ended)
		s.alone("telling what is new", func() {
			speak(ctx, func(event string) bool {
				select {
				case said <- event:
					return true
				case <-ctx.Done():
					return false
				}
			})
		})
	}()
	defer func() { end(); <-ended }()

	h := w.Header()
	h.Set("Content-Type", "text/event-stream; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no") // proxies should not wait for more
	out := http.NewResponseController(w)
	send := func(text string) bool {
		out.SetWriteDeadline(time.Now().Add(s.Limits.Write))
		if _, err := w.Write([]byte(text)); err != nil {
			return false
		}
		return out.Flush() == nil
	}
	again := 1000 + rand.IntN(4000) // milliseconds; when a server begins anew its listeners do not all come at once
	beat := time.NewTicker(s.Limits.Heartbeat)
	defer beat.Stop()
	for alive := send(fmt.Sprintf("retry: %d\n\n", again)); alive; {
		select {
		case <-s.ctx.Done():
			return
		case <-r.Context().Done():
			return
		case <-ended:
			return
		case event := <-said:
			alive = send(event)
		case <-beat.C:
			alive = send(": still here\n\n")
		}
	}
}

// leftTable notes how much a guest had seen when they closed the page, for the line in the log where they left. Who
// has the match open in another tab, or opened it anew before this page was gone, has not left.
func (s *Server) leftTable(r *http.Request, id string, l *listener) {
	if l.guest == 0 || s.ctx.Err() != nil || strings.HasPrefix(r.URL.Path, "/api/") {
		return
	}
	err := s.with(s.ctx, id, func(room *room) error {
		for other := range room.audience {
			if other != l && other.guest == l.guest {
				return nil
			}
		}
		return s.noteSeen(s.ctx, room, l.guest, func(_, told int) int { return told })
	})
	if err != nil && s.ctx.Err() == nil {
		s.Log.Warn("could not note where a guest left", "match", id, "error", err)
	}
}

// missedNothing takes the line away where a guest left if they are back before anything was told: what comes next
// happens before their eyes.
func (s *Server) missedNothing(ctx context.Context, r *room, guest int64) error {
	return s.noteSeen(ctx, r, guest, func(seen, told int) int {
		if seen >= told {
			return 0
		}
		return seen
	})
}

// noteSeen notes of each seat that a guest holds how many of the events told to it they had seen when they left, as
// seen says it of what was noted and what has been told; 0 is that they never left.
func (s *Server) noteSeen(ctx context.Context, r *room, guest int64, seen func(noted, told int) int) error {
	if r.m == nil || guest == 0 {
		return nil
	}
	for i := range r.info.Seats {
		for j := range r.info.Seats[i].Sitters {
			x := &r.info.Seats[i].Sitters[j]
			if x.Guest != guest || !r.info.Seats[i].Holds(guest) {
				continue
			}
			n := seen(x.Seen, len(r.m.Events(table.Seat(i))))
			if n == x.Seen {
				continue
			}
			if err := s.Store.Left(ctx, r.id, table.Seat(i), guest, n); err != nil {
				return err
			}
			x.Seen = n
		}
	}
	return nil
}
