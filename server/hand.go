package server

import (
	"context"
	"crypto/hmac"
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
)

// handHeader stands in a request that one process of this house hands on to another. Only they can make it: it is
// signed with a secret that stands in the store.
const handHeader = "X-Waystation-Hand"

// hand is what a process says of a request that it hands on: from whom it has it.
type hand struct {
	Client string `json:"client"` // as Server.client names them
	HTTPS  bool   `json:"https"`  // people reach us by it
	ID     string `json:"id"`     // of the request, in the log
}

type handKey struct{}

// handOf is what another process of this house says of a request; nil where none has handed it on.
func handOf(r *http.Request) *hand {
	h, _ := r.Context().Value(handKey{}).(*hand)
	return h
}

// handSecret is what processes of this house sign with, or "" where there is no other.
func (s *Server) handSecret() (string, error) {
	if s.Store.Node() == "" && s.Workshop == nil && s.Deck == nil {
		return "", nil
	}
	return s.Store.Secret(s.ctx, "hand", func() (string, error) { return crand.Text(), nil })
}

// self names this process to those that hand something on to it.
func (s *Server) self() string {
	if s.Deck != nil {
		return s.Deck.Digest
	}
	return s.Store.Node()
}

// vouch signs a request to another process.
func (s *Server) vouch(out *http.Request, to string, h hand) {
	text, _ := json.Marshal(h) // it has no fields that could not be
	out.Header.Set(handHeader, base64.RawURLEncoding.EncodeToString(text)+"."+s.signature(out, to, text))
}

// signature is that of a request, and of what is said of it, to a process: it is worth nothing for any other.
func (s *Server) signature(r *http.Request, to string, text []byte) string {
	mac := hmac.New(sha256.New, []byte(s.secret))
	for _, part := range []string{string(text), to, r.Method, r.Host, r.URL.RequestURI()} {
		one := sha256.Sum256([]byte(part)) // so that none runs into the next
		mac.Write(one[:])
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// handed reads what another process of this house says of a request. It is false where somebody else says it: a
// stranger, or a server that takes this one for another. Such a request goes no further.
func (s *Server) handed(r *http.Request) (*http.Request, bool) {
	value := r.Header.Get(handHeader)
	if value == "" {
		return r, true
	}
	coded, signature, _ := strings.Cut(value, ".")
	text, err := base64.RawURLEncoding.DecodeString(coded)
	if err != nil || s.secret == "" || !hmac.Equal([]byte(signature), []byte(s.signature(r, s.self(), text))) {
		return r, false
	}
	h := new(hand)
	if err := json.Unmarshal(text, h); err != nil {
		return r, false
	}
	return r.WithContext(context.WithValue(r.Context(), handKey{}, h)), true
}
