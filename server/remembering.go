package server

import (
	"bytes"
	"context"
	"encoding/base64"
	"net/http"
	"slices"
	"strings"

	"waystation/store"
)

// Some of what a server has to remember for a while stands in its memory alone, such as what it has asked the device of
// somebody who signs in. Of several that share a store the one that remembers answers.

// rememberer finds who remembers what a request is about that belongs to no match; nil where it is all the same who
// answers.
func (s *Server) rememberer(r *http.Request, next http.Handler) find {
	if s.Store.Node() == "" || handOf(r) != nil {
		return nil
	}
	key := r.Header.Get(onceKey)
	switch {
	case r.URL.Path == "/passkeys/new/done", r.URL.Path == "/passkeys/in/done":
		node, _ := s.ticket(r)
		return s.among(next, func(list []store.Node) int {
			return slices.IndexFunc(list, func(n store.Node) bool { return n.Name == node })
		})
	case key != "" && ofAPI(r) && (r.Method == http.MethodPost || r.Method == http.MethodDelete):
		who := r.Header.Get("Authorization") // as in once
		if who == "" {
			who = s.client(r)
		}
		return s.among(next, func(list []store.Node) int { return rendezvous(list, who, key) })
	}
	return nil
}

// among finds the server of those that were heard of that is chosen; without one this one answers.
func (s *Server) among(next http.Handler, choose func([]store.Node) int) find {
	return func(ctx context.Context) (http.Handler, store.Node, error) {
		all, err := s.Store.Nodes(ctx)
		if err != nil {
			return nil, store.Node{}, err
		}
		list := wholeNodes(all)
		i := choose(list)
		if i < 0 || list[i].Name == s.Store.Node() || list[i].Address == "" {
			return next, store.Node{}, nil
		}
		return nil, list[i], nil
	}
}

// rendezvous chooses the server that all of them choose for a key: one that comes or goes changes that for few keys.
func rendezvous(list []store.Node, key ...string) (best int) {
	var most []byte
	best = -1
	for i, n := range list {
		if x := sum(append([]string{n.Name}, key...)...); bytes.Compare(x[:], most) > 0 {
			best, most = i, x[:]
		}
	}
	return best
}

// ticketFor is what a browser keeps while its device is asked: who remembers it, and the ticket there.
func (s *Server) ticketFor(ticket string) string {
	return base64.RawURLEncoding.EncodeToString([]byte(s.Store.Node())) + "." + ticket
}

// ticket is what ticketFor has made.
func (s *Server) ticket(r *http.Request) (node, ticket string) {
	coded, ticket, _ := strings.Cut(s.cookieOf(r, ticketName), ".")
	name, err := base64.RawURLEncoding.DecodeString(coded)
	if err != nil {
		return "", ticket
	}
	return string(name), ticket
}
