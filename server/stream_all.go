package server

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
)

// eventsOfAll is one stream for all tabs of a browser, GET /events?of=MATCH&of=MATCH: browsers open six connections to
// a server that is reached by HTTP/1.1, and with a stream in each tab the seventh would wait for ever. An event named
// "table" is the match, its stamp, and "pressing" where that is to be shown even in a tab that nobody looks at. An
// event named "apart" is a match that can be heard only by a stream of its own: another server plays it, it is not
// there, or there are too many streams.
func (s *Server) eventsOfAll(w http.ResponseWriter, r *http.Request) {
	matches := r.URL.Query()["of"]
	if len(matches) == 0 || len(matches) > s.Limits.ClientStreams || slices.ContainsFunc(matches, noID) {
		s.fail(w, r, refuse(http.StatusBadRequest,
			fmt.Sprintf("Say of which matches: ?of=MATCH, once for each, for up to %d.", s.Limits.ClientStreams)))
		return
	}
	ctx, end := context.WithCancel(r.Context())
	var at sync.WaitGroup
	said := make(chan string)
	for _, id := range matches {
		at.Go(func() { s.eventsOfOne(ctx, r, id, said) })
	}
	defer at.Wait()
	defer end()
	out, ok := s.beginStream(w)
	if !ok {
		return
	}
	beat := time.NewTicker(s.Limits.Heartbeat)
	defer beat.Stop()
	for alive := true; alive; {
		select {
		case <-s.ctx.Done():
			return
		case <-r.Context().Done():
			return
		case event := <-said:
			alive = out.send(event)
		case <-beat.C:
			alive = out.send(heartbeat)
		}
	}
}

// noID reports whether a text can be the id of no match: it would break the lines of a stream.
func noID(id string) bool {
	other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	return id == "" || strings.ContainsFunc(id, other)
}

// eventsOfOne says what is new of one of the matches of a stream, until that ends.
func (s *Server) eventsOfOne(ctx context.Context, r *http.Request, id string, said chan<- string) {
	say := func(event string) bool {
		select {
		case said <- event:
			return true
		case <-ctx.Done():
			return false
		}
	}
	apart := "event: apart\ndata: " + id + "\n\n"
	l, leave, err := s.listen(r, id, func(string) bool { return true })
	if err != nil {
		say(apart)
		return
	}
	defer s.hangUp(l, leave)
	for seen := ""; ; {
		select {
		case <-ctx.Done():
			return
		case <-l.room.lost:
			say(apart)
			return
		case now := <-l.news:
			if now.stamp == seen { // the match was read anew
				continue
			}
			seen = now.stamp
			event := "event: table\ndata: " + id + " " + seen
			if now.pressing {
				event += " pressing"
			}
			if !say(event + "\n\n") {
				return
			}
		}
	}
}
