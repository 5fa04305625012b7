package server

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"waystation/store"
)

// Of several servers that share a store each may be asked about any match. It answers itself where it plays the match
// or nobody does, and takes it then. Else it hands the request on to the one that plays it: once, for that one answers
// or says that it plays the match no more.

// elsewhereHeader stands in the answer to a request that was handed on to a process that does not play the match: it
// has changed nothing, and may be handed on anew.
const elsewhereHeader = "X-Waystation-Elsewhere"

// handTime is how long a request waits for somebody who can answer it: until the match of a server that is gone may be
// taken, and a little more.
const handTime = store.LeaseTime + 2*time.Second

var (
	errUnsure = refuse(http.StatusBadGateway, "The server that plays this match went away before it said what has "+
		"become of this. It may have been done: look, and do it again if it has not.").as("unsure")
	errStops = refuse(http.StatusServiceUnavailable, "This server is stopping. Try again in a moment.")
)

// way leads to another process.
type way struct {
	to        string // its name, as Server.self
	host      string // where the transport connects to
	transport http.RoundTripper
}

// elsewhere lets another process answer what belongs to a match that it plays.
func (s *Server) elsewhere(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.Deck != nil { // whatever comes here was sent here; a match of another deck is refused when it is loaded
			next.ServeHTTP(w, r)
			return
		}
		id, err := s.matchOf(r)
		remembers := s.rememberer(r, next)
		switch {
		case err != nil:
			s.fail(w, r, s.storeError(err))
		case id == "" && remembers != nil:
			s.lead(w, r, remembers)
		case id == "" || s.rooms.has(id) && s.Store.Holds(id):
			next.ServeHTTP(w, r)
		case s.Store.Node() == "":
			s.ofDeck(w, r, id, next)
		default:
			r.SetPathValue("id", id) // for the log
			s.lead(w, r, s.player(id, next))
		}
	})
}

// matchOf is the match to which an address belongs; "" for none.
func (s *Server) matchOf(r *http.Request) (id string, err error) {
	path := strings.TrimPrefix(r.URL.Path, "/")
	if rest, api := strings.CutPrefix(r.URL.Path, apiRoot+"/matches/"); api {
		path = "t/" + rest
	}
	parts := strings.SplitN(path, "/", 3)
	switch {
	case len(parts) >= 2 && parts[0] == "t":
		return parts[1], nil
	case len(parts) == 2 && parts[0] == "sit":
		id, _, err = s.Store.BySeat(r.Context(), parts[1])
	}
	if errors.Is(err, store.ErrNone) {
		err = nil
	}
	return id, err
}

// ofDeck answers what belongs to a match where this server shares its store with no other: in the process that plays
// with the cards of the match.
func (s *Server) ofDeck(w http.ResponseWriter, r *http.Request, id string, next http.Handler) {
	deck, err := s.Store.DeckOf(r.Context(), id)
	switch {
	case err != nil:
		s.fail(w, r, s.storeError(err))
	case deck == "":
		next.ServeHTTP(w, r)
	default:
		s.tables.of(deck).ServeHTTP(w, r)
	}
}

// find finds who answers a request: somebody here, or another server. The error is store.ErrElsewhere where that has
// just changed.
type find func(ctx context.Context) (here http.Handler, to store.Node, err error)

// lead lets whoever is found answer.
func (s *Server) lead(w http.ResponseWriter, r *http.Request, who find) {
	var body []byte
	for end := time.Now().Add(handTime); ; {
		here, to, err := who(r.Context())
		if body != nil { // it was read for another server, that could not be reached
			r.Body = io.NopCloser(bytes.NewReader(body))
		}
		switch {
		case errors.Is(err, store.ErrElsewhere):
		case err != nil:
			s.fail(w, r, s.storeError(err))
			return
		case here != nil:
			here.ServeHTTP(w, r)
			return
		case handOf(r) != nil, to.Address == "", s.cutOff(to):
			s.fail(w, r, errElsewhere)
			return
		default:
			if body == nil {
				body, err = io.ReadAll(r.Body)
			}
			if err != nil {
				s.fail(w, r, unreadable(err))
				return
			}
			if s.toNode(w, r, to, body) {
				return
			}
		}
		if time.Now().After(end) {
			s.fail(w, r, errElsewhere)
			return
		}
		if !wait(r.Context(), time.Duration(100+rand.IntN(200))*time.Millisecond) {
			return
		}
	}
}

// cutOff reports whether a server can't be reached and lives all the same: others would have its matches if it had died
// when it was heard last.
func (s *Server) cutOff(n store.Node) bool {
	heard, apart := s.peers.apart(n)
	return apart && time.Since(heard) > store.LeaseTime
}

// player finds who plays a match. Where nobody does, that is this server from now on.
func (s *Server) player(id string, next http.Handler) find {
	return func(ctx context.Context) (http.Handler, store.Node, error) {
		held, err := s.Store.HeldBy(ctx, id)
		if errors.Is(err, store.ErrNone) {
			return next, store.Node{}, nil // which says so
		}
		mine := held.Name == "" || !held.Lives || held.Name == s.Store.Node() || held.Name == s.deckNode(held.Deck)
		switch {
		case err != nil:
			return nil, store.Node{}, err
		case mine && held.Deck != "":
			return s.tables.of(held.Deck), store.Node{}, nil
		case mine:
			return next, store.Node{}, s.Store.Hold(ctx, id)
		}
		return nil, held.Node, nil
	}
}

// deckNode is the name under which a process of this server joins that plays with changed cards.
func (s *Server) deckNode(deck string) string { return s.Store.Node() + "/" + deck }

// wait waits for so long, and reports whether ctx has not ended by then.
func wait(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// toNode hands a request on to a server, and reports whether that is the end of it. It is not where nothing was done
// and somebody else can do it.
func (s *Server) toNode(w http.ResponseWriter, r *http.Request, to store.Node, body []byte) bool {
	r.Pattern = "at another node"
	changes := r.Method != http.MethodGet && r.Method != http.MethodHead
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	defer context.AfterFunc(s.peers.of(to), cancel)()
	if !changes { // what waits for news does not keep this server from stopping
		defer context.AfterFunc(s.ctx, cancel)()
	}
	out := r.WithContext(ctx)
	out.Body, out.ContentLength, out.GetBody = io.NopCloser(bytes.NewReader(body)), int64(len(body)), nil
	name, _, _ := strings.Cut(to.Name, "/") // its process for changed cards is reached by way of it
	reached, err := s.handOver(w, out, way{to: name, host: to.Address, transport: s.nodes})
	switch {
	case err == nil, r.Context().Err() != nil:
		return true
	case changes && reached:
		s.Log.Warn("a server went away before it answered", "match", r.PathValue("id"), "node", to.Name, "error", err)
		s.fail(w, r, errUnsure)
		return true
	case s.ctx.Err() != nil:
		s.fail(w, r, errStops)
		return true
	}
	s.Log.Info("a server can't be reached", "match", r.PathValue("id"), "node", to.Name, "error", err)
	return false
}
