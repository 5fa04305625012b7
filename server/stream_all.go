package server

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// eventsOfAll is one stream for all tabs of a browser, GET /events?of=MATCH&of=MATCH: browsers open six connections to
// a server that is reached by HTTP/1.1, and with a stream in each tab the seventh would wait for ever. An event named
// "table" is the match, its stamp, and "pressing" where that is to be shown even in a tab that nobody looks at. Of a
// match that is looked at, named once more by shown=MATCH, it also has page= and what the change alters of its page
// (Server.changed), which each of its tabs would fetch otherwise. An event named "apart" is a match that can be heard
// only by a stream of its own: another server plays it, it is not there, or there are too many streams.
func (s *Server) eventsOfAll(w http.ResponseWriter, r *http.Request) {
	matches, shown := r.URL.Query()["of"], r.URL.Query()["shown"]
	if len(matches) == 0 || len(matches) > s.Limits.ClientStreams || slices.ContainsFunc(matches, noID) {
		s.fail(w, r, refuse(http.StatusBadRequest,
			fmt.Sprintf("Say of which matches: ?of=MATCH, once for each, for up to %d.", s.Limits.ClientStreams)))
		return
	}
	s.stream(w, r, func(ctx context.Context, say func(string) bool) {
		var all sync.WaitGroup
		for _, id := range matches {
			all.Go(func() {
				if !s.eventsOfOne(ctx, r, id, slices.Contains(shown, id), say) {
					say("event: apart\ndata: " + id + "\n\n")
				}
			})
		}
		all.Wait()
		<-ctx.Done() // else who listens would come back at once
	})
}

// noID reports whether a text can be the id of no match: it would break the lines of a stream.
func noID(id string) bool {
	other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	return id == "" || strings.ContainsFunc(id, other)
}

// eventsOfOne says what is new of one of the matches of a stream, and what that changes of its page if it is shown,
// until ctx ends; heard is false when it can't be heard here, or not any more. A match that breaks is not heard, and no
// other breaks with it.
func (s *Server) eventsOfOne(
	ctx context.Context, r *http.Request, id string, shown bool, say func(string) bool,
) (heard bool) {
	s.alone("telling what is new of a match", func() {
		l, leave, err := s.listen(r, id, func(string) bool { return true })
		if err != nil {
			return
		}
		defer s.hangUp(l, leave)
		of := screenOf{id, l.guest}
		shown = shown && l.guest != 0
		if shown {
			defer s.screens.watch(of)()
		}
		begun := false // how it stands at the beginning, the page shows
		heard = !l.follow(ctx, "", func(now tiding) bool {
			event := "event: table\ndata: " + id + " " + now.stamp
			if now.pressing {
				event += " pressing"
			}
			if shown && begun {
				if page := s.changed(ctx, r, of); page != "" {
					event += " page=" + page
				}
			}
			begun = true
			return say(event + "\n\n")
		})
	})
	return heard
}
