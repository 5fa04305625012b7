package server

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"strings"
	"unicode"

	"waystation/store"
)

// cookieName is the cookie by which a guest is known again. It holds a random token and nothing else.
const cookieName = "guest"

// guest is who asks. A visitor who has not done anything yet is nobody: the zero Guest. What fails is told as
// people may know it.
func (s *Server) guest(r *http.Request) (store.Guest, error) {
	token := personToken(r)
	if token == "" {
		token = s.cookieOf(r, cookieName)
	}
	if token == "" {
		return store.Guest{}, nil
	}
	g, err := s.Store.Guest(r.Context(), token)
	switch {
	case errors.Is(err, store.ErrNone):
		return store.Guest{}, nil
	case err != nil:
		return store.Guest{}, s.storeError(err)
	}
	return g, nil
}

// sender is who sends a form, which is read.
func (s *Server) sender(r *http.Request) (store.Guest, error) {
	if err := readForm(r); err != nil {
		return store.Guest{}, err
	}
	return s.guest(r)
}

// known is a page for whoever asks.
func (s *Server) known(page func(http.ResponseWriter, *http.Request, store.Guest)) http.HandlerFunc {
	return s.by(s.guest, page)
}

// sent is what becomes of a form, by whoever sends it.
func (s *Server) sent(page func(http.ResponseWriter, *http.Request, store.Guest)) http.HandlerFunc {
	return s.by(s.sender, page)
}

func (s *Server) by(
	who func(*http.Request) (store.Guest, error), page func(http.ResponseWriter, *http.Request, store.Guest),
) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		g, err := who(r)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		page(w, r, g)
	}
}

// welcome is who asks; somebody new becomes a guest with a cookie and a name.
func (s *Server) welcome(w http.ResponseWriter, r *http.Request) (store.Guest, error) {
	g, err := s.guest(r)
	if err != nil || g.ID != 0 {
		return g, err
	}
	if !s.arrives.allow(s.client(r)) {
		return g, refuse(http.StatusTooManyRequests,
			"Many people have come from where you are in a short time. Wait a moment.")
	}
	token := newToken()
	g, err = s.Store.NewGuest(r.Context(), token, nickname())
	if err != nil {
		return g, err
	}
	http.SetCookie(w, s.cookie(r, cookieName, token, "/", store.LoginLife))
	return g, nil
}

// link is the whole address of a page of ours.
func (s *Server) link(r *http.Request, path string) string {
	switch {
	case s.public != nil:
		return s.public.Scheme + "://" + s.public.Host + path
	case s.secure(r):
		return "https://" + r.Host + path
	}
	return "http://" + r.Host + path
}

var (
	first = strings.Fields("Amber Ashen Brisk Copper Dusty Early Fuelled Gritty Hasty Idle Jolly Keen Lucky Mended " +
		"Northern Odd Patched Quiet Rusty Salty Tinny Upright Wary Yonder")
	second = strings.Fields("Anvil Beacon Crow Drifter Ember Fiddle Gecko Heron Ibex Jackdaw Kettle Lantern Mule " +
		"Nomad Otter Plough Quail Raven Sparrow Tinker Vulture Wagon Yak Zipper")
)

// nickname is a name for somebody who has not given one.
func nickname() string {
	return first[rand.IntN(len(first))] + " " + second[rand.IntN(len(second))]
}

// maxName is how many characters a name has at most.
const maxName = 24

// cleanName is a guest's name as it may be shown.
func cleanName(s string) string { return cleanUpTo(s, maxName) }

// cleanUpTo is a name as it may be shown: one line, no marks of Say, no more than so many characters; "" when nothing
// is left.
func cleanUpTo(s string, most int) string {
	s = oneLine(strings.Map(func(r rune) rune {
		if strings.ContainsRune("*{}[]<>", r) {
			return -1
		}
		return r
	}, s))
	if n := []rune(s); len(n) > most {
		s = strings.TrimSpace(string(n[:most]))
	}
	return s
}

// oneLine is what somebody wrote as one line: without what can't be seen, such as marks that turn the direction.
func oneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r == unicode.ReplacementChar:
			return -1
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r):
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
