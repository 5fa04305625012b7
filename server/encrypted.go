package server

import (
	"bytes"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"waystation/web"
)

// Trust is the authority that vouches for this server, where that is one of its own.
type Trust struct {
	Certificate []byte // what devices are to trust, as PEM; never its key
	Fingerprint string // by which people compare it
}

const (
	trustPath       = "/trust"
	certificatePath = "/ca.crt"
)

// encrypted sends on to HTTPS what comes without, where this server speaks it: first to the page that says how to
// trust its certificate, if that is of its own making. Without it stay requests of this machine, those of operators,
// and what that page needs.
func (s *Server) encrypted(next http.Handler) http.Handler {
	if s.TLS == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := r.URL.Path
		switch {
		case s.cameByTLS(r), handOf(r) != nil, fromHere(r), forOperators(r), strings.HasPrefix(path, "/static/"),
			s.Trust != nil && (path == trustPath || path == certificatePath):
			next.ServeHTTP(w, r)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			http.Error(w, "This server takes that by HTTPS alone: https://"+r.Host, http.StatusForbidden)
		case s.Trust != nil && strings.Contains(r.Header.Get("Accept"), "text/html"):
			to := url.Values{"to": {r.URL.RequestURI()}}
			http.Redirect(w, r, trustPath+"?"+to.Encode(), http.StatusTemporaryRedirect)
		default:
			http.Redirect(w, r, "https://"+r.Host+r.URL.RequestURI(), http.StatusTemporaryRedirect)
		}
	})
}

// fromHere reports whether a request came from this very machine: browsers take that for as safe as HTTPS.
func fromHere(r *http.Request) bool {
	a, err := netip.ParseAddrPort(r.RemoteAddr)
	return err == nil && a.Addr().Unmap().IsLoopback()
}

// trustPage says how devices come to trust the certificate of this server.
func (s *Server) trustPage(w http.ResponseWriter, r *http.Request) {
	to := r.URL.Query().Get("to")
	if !strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//") || strings.Contains(to, `\`) {
		to = "/"
	}
	s.show(w, r, http.StatusOK, web.TrustPage(web.Trust{Page: s.page(r, "Trust this server"), Secure: s.cameByTLS(r),
		To: "https://" + r.Host + to, Certificate: certificatePath, Fingerprint: s.Trust.Fingerprint}))
}

// certificate sends what devices are to trust. A page that came without HTTPS finds out by it whether they do.
func (s *Server) certificate(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", "application/x-x509-ca-cert")
	h.Set("Cache-Control", "no-store")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(s.Trust.Certificate))
}

// trustLink is the page that says how to trust the certificate, or "".
func (s *Server) trustLink() string {
	if s.Trust == nil {
		return ""
	}
	return trustPath
}
