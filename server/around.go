package server

import (
	"context"
	crand "crypto/rand"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"waystation/store/campaignfile"
	"waystation/tongue"
	"waystation/web"
	"waystation/workshop"
)

type requestKey struct{}

// requestID names a request in the log and in its answer.
func requestID(r *http.Request) string {
	id, _ := r.Context().Value(requestKey{}).(string)
	return id
}

// noted remembers what was answered.
type noted struct {
	http.ResponseWriter
	status int
	bytes  int
}

func (n *noted) WriteHeader(status int) {
	if n.status == 0 {
		n.status = status
	}
	n.ResponseWriter.WriteHeader(status)
}

func (n *noted) Write(b []byte) (int, error) {
	if n.status == 0 {
		n.status = http.StatusOK
	}
	k, err := n.ResponseWriter.Write(b)
	n.bytes += k
	return k, err
}

// Unwrap lets a ResponseController reach the connection.
func (n *noted) Unwrap() http.ResponseWriter { return n.ResponseWriter }

// around is what every request goes through before and after its handler.
func (s *Server) around(next http.Handler) http.Handler {
	next = s.limit(next)
	next = s.reached(next)
	next = s.sameOrigin(next)
	next = s.encrypted(next)
	next = s.hosted(next)
	next = s.secured(next)
	next = s.rescue(next)
	next = squeeze(next)
	return s.note(next)
}

// note gives a request its name and writes it down when it has been answered: its route, never its path, for some
// paths hold tokens.
func (s *Server) note(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		r, ok := s.handed(r)
		if !ok {
			s.Log.Warn("a request was not handed on to this server, though it says so: does another one have its "+
				"--node-addr?", "node", s.self(), "client", shortened(s.client(r)))
			http.Error(w, "This was not handed on to this server.", http.StatusMisdirectedRequest)
			return
		}
		versioned(r)
		id := crand.Text()[:12]
		if h := handOf(r); h != nil {
			id = h.ID
		}
		ctx := tongue.With(context.WithValue(r.Context(), requestKey{}, id), s.tongue(r))
		ctx, end := s.inReach(context.WithValue(ctx, clientKey{}, s.client(r)), r)
		defer end()
		r = r.WithContext(ctx)
		w.Header().Set("X-Request-Id", id)
		n := &noted{ResponseWriter: w}
		next.ServeHTTP(n, r)
		route := r.Pattern // the handlers below got this very request
		s.gauges.request(route, n.status)
		level := slog.LevelInfo
		switch {
		case n.status >= 500:
			level = slog.LevelError
		case route == "GET /healthz", route == "GET /readyz", route == "GET /metrics", route == "GET /static/":
			level = slog.LevelDebug
		}
		s.Log.LogAttrs(r.Context(), level, "request", slog.String("request", id), slog.String("method", r.Method),
			slog.String("route", route), slog.String("match", r.PathValue("id")), slog.Int("status", n.status),
			slog.Int("bytes", n.bytes), slog.Duration("took", time.Since(began)), s.clientAttr(r))
	})
}

// rescue answers when a handler has panicked.
func (s *Server) rescue(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			p := recover()
			if p == nil {
				return
			}
			if p == http.ErrAbortHandler {
				panic(p)
			}
			s.Log.Error("a handler panicked", "request", requestID(r), "panic", fmt.Sprint(p), "stack",
				string(debug.Stack()))
			if q, ok := w.(*squeezer); ok && !q.restart() {
				panic(http.ErrAbortHandler) // half an answer is on its way
			}
			s.fail(w, r, errBroken)
		}()
		next.ServeHTTP(w, r)
	})
}

// secured sets what keeps pages safe.
func (s *Server) secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		s.saferNames(w, r)
		if s.HSTSDays > 0 && s.secure(r) {
			h.Set("Strict-Transport-Security", fmt.Sprintf("max-age=%d", s.HSTSDays*24*60*60))
		}
		h.Set("Content-Security-Policy", web.CSP)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "SAMEORIGIN")
		h.Set("Referrer-Policy", "no-referrer") // addresses of seats hold their tokens
		if s.Alone {                            // by it the worker tells our pages from those of others
			h.Set("Referrer-Policy", "same-origin")
		}
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
		next.ServeHTTP(w, r)
	})
}

// sameOrigin refuses what another site's page wants to change here with a visitor's cookie.
func (s *Server) sameOrigin(next http.Handler) http.Handler {
	c := http.NewCrossOriginProtection()
	if s.public != nil {
		if err := c.AddTrustedOrigin(s.public.Scheme + "://" + s.public.Host); err != nil {
			s.Log.Error("the public URL is no origin", "error", err)
		}
	}
	c.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, refuse(http.StatusForbidden, "This came from a page of another site."))
	}))
	return c.Handler(next)
}

// forOperators reports whether the page is one that tells how the server is.
func forOperators(r *http.Request) bool {
	return r.URL.Path == "/healthz" || r.URL.Path == "/readyz" || r.URL.Path == "/metrics"
}

// limit holds clients to their rate, and bodies to their size.
func (s *Server) limit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/static/") && !forOperators(r) &&
			handOf(r) == nil && !s.visits.allowAll(s.client(r), costOf(r)) { // where it came from has counted it
			s.fail(w, r, refuse(http.StatusTooManyRequests, "That was too much at once. Wait a moment."))
			return
		}
		if !strings.HasPrefix(r.URL.Path, "/static/") && !forOperators(r) && s.barred(r) {
			s.fail(w, r, refuse(http.StatusForbidden, "You can't do that here any more. Whoever runs this server has "+
				"seen to that, and can undo it."))
			return
		}
		most := s.Limits.Body
		if bringsCampaign(r) {
			most += campaignfile.MaxPacked
		}
		if bringsMatch(r) {
			most += maxAlong
		}
		if bringsCards(r) {
			most += workshop.MaxFile
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		next.ServeHTTP(w, r)
	})
}

// routed lets the handlers in mux answer, and puts what mux itself would say (404, 405) into our words.
type routed struct {
	server *Server
	mux    *http.ServeMux
}

// silent takes a header and drops the rest.
type silent struct {
	header http.Header
	status int
}

func (s *silent) Header() http.Header         { return s.header }
func (s *silent) Write(b []byte) (int, error) { return len(b), nil }
func (s *silent) WriteHeader(status int)      { s.status = status }

func (d routed) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h, pattern := d.mux.Handler(r)
	if pattern != "" {
		d.mux.ServeHTTP(w, r)
		return
	}
	probe := &silent{header: http.Header{}}
	h.ServeHTTP(probe, r)
	if probe.status == http.StatusMethodNotAllowed {
		w.Header().Set("Allow", probe.header.Get("Allow"))
		d.server.fail(w, r, refuse(http.StatusMethodNotAllowed, "This page takes only "+probe.header.Get("Allow")+"."))
		return
	}
	d.server.fail(w, r, errPage)
}
