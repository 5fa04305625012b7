package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"waystation/store"
)

// What servers that share a store tell each other, and which of them does what one alone has to do.

const (
	rereadPath  = "/nodes/reread"
	presentPath = "/nodes/present"
	tellTime    = 3 * time.Second // for one of them to answer
	tellMost    = 64 << 10        // bytes of an answer
)

// first reports whether this server does what one alone has to do, of all that share the store: the first by name of
// those that were heard of. While that changes it may be two, or nobody.
func (s *Server) first() bool { return s.Store.Node() == "" || s.peers.first.Load() }

// lookAround notes which servers share the store.
func (s *Server) lookAround(ctx context.Context) {
	asked := time.Now()
	list, err := s.Store.Nodes(ctx)
	if err != nil {
		if s.ctx.Err() == nil {
			s.Log.Error("which other servers are there is not known", "error", err)
		}
		return
	}
	s.peers.live(list, asked)
	whole := wholeNodes(list)
	s.peers.first.Store(len(whole) > 0 && whole[0].Name == s.Store.Node())
}

// wholeNodes are the servers of a list, without the processes that play for them with changed cards.
func wholeNodes(list []store.Node) (out []store.Node) {
	for _, n := range list {
		if !strings.Contains(n.Name, "/") {
			out = append(out, n)
		}
	}
	return out
}

// fromNode lets nobody but another server of this house ask for something.
func (s *Server) fromNode(f http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if handOf(r) == nil {
			s.fail(w, r, errPage)
			return
		}
		f(w, r)
	}
}

// askNode asks another server for something.
func (s *Server) askNode(ctx context.Context, n store.Node, method, path string, body []byte) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, tellTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, "http://"+n.Address+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	s.vouch(req, n.Name, hand{Client: "another server", ID: newID()})
	res, err := s.nodes.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(res.Body, tellMost))
	if err == nil && res.StatusCode != http.StatusOK {
		err = fmt.Errorf("it answers %s", res.Status)
	}
	return answer, err
}

// reread lets everybody at these matches see anew who sits there, wherever they are played.
func (s *Server) reread(ctx context.Context, matches []string) {
	s.rereadHere(ctx, matches)
	if s.Store.Node() == "" || len(matches) == 0 {
		return
	}
	s.spawn("telling other servers", func() {
		list, err := s.Store.Nodes(s.ctx)
		body, _ := json.Marshal(matches) // texts can be
		for _, n := range wholeNodes(list) {
			if n.Name != s.Store.Node() && n.Address != "" {
				_, e := s.askNode(s.ctx, n, http.MethodPost, rereadPath, body)
				err = errors.Join(err, e)
			}
		}
		if err != nil && s.ctx.Err() == nil {
			s.Log.Warn("who sits at a match is not shown everywhere yet", "error", err)
		}
	})
}

// rereadHere is reread for the matches that are in memory here.
func (s *Server) rereadHere(ctx context.Context, matches []string) {
	for _, id := range matches {
		if !s.rooms.has(id) {
			continue
		}
		err := s.with(ctx, id, func(room *room) error { return room.reread(ctx) })
		if err != nil && !errors.Is(err, errElsewhere) {
			s.Log.Warn("who sits at a match is not shown everywhere yet", "match", id, "error", err)
		}
	}
}

// nodeReread is reread as another server asks for it.
func (s *Server) nodeReread(w http.ResponseWriter, r *http.Request) {
	var matches []string
	if err := json.NewDecoder(r.Body).Decode(&matches); err != nil {
		s.fail(w, r, refuse(http.StatusBadRequest, "This is no list of matches."))
		return
	}
	s.rereadHere(r.Context(), matches)
	plain(w, http.StatusOK, "done\n")
}

// presentThere asks whoever plays a match whether a guest is there: see calling.Present.
func (s *Server) presentThere(match string, guest int64, within time.Duration) bool {
	held, err := s.Store.HeldBy(s.ctx, match)
	if err != nil || !held.Lives || held.Name == s.Store.Node() || held.Deck != "" || held.Address == "" {
		return false
	}
	ask := url.Values{"match": {match}, "guest": {fmt.Sprint(guest)}, "within": {within.String()}}
	answer, err := s.askNode(s.ctx, held.Node, http.MethodGet, presentPath+"?"+ask.Encode(), nil)
	if err != nil && s.ctx.Err() == nil {
		s.Log.Warn("whether somebody is at a match is not known", "match", match, "node", held.Name, "error", err)
	}
	return err == nil && string(answer) == "yes\n"
}

// nodePresent answers whether a guest is at a match here.
func (s *Server) nodePresent(w http.ResponseWriter, r *http.Request) {
	var guest int64
	q := r.URL.Query()
	_, err1 := fmt.Sscan(q.Get("guest"), &guest)
	within, err2 := time.ParseDuration(q.Get("within"))
	if err := errors.Join(err1, err2); err != nil {
		s.fail(w, r, refuse(http.StatusBadRequest, "Say which guest, and within which time."))
		return
	}
	words := "no\n"
	if s.presentHere(q.Get("match"), guest, within) {
		words = "yes\n"
	}
	plain(w, http.StatusOK, words)
}
