package server

import (
	"net/http"
	"strings"
	"time"

	"waystation/store"
)

// hostPrefix stands before the name of a cookie that only this very host can have set, and only by HTTPS: browsers see
// to that.
const hostPrefix = "__Host-"

// cookie is one that no script reads.
func (s *Server) cookie(r *http.Request, name, value, path string, life time.Duration) *http.Cookie {
	c := &http.Cookie{Name: name, Value: value, Path: path, MaxAge: int(life.Seconds()), HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: s.secure(r)}
	if c.Secure && path == "/" { // browsers refuse the prefix for any other
		c.Name = hostPrefix + name
	}
	if value == "" {
		c.MaxAge = -1
	}
	return c
}

// cookieOf is the value of a cookie; by HTTPS the one that only we can have set comes first.
func (s *Server) cookieOf(r *http.Request, name string) string {
	if s.secure(r) {
		if v := valueOf(r, hostPrefix+name); v != "" {
			return v
		}
	}
	return valueOf(r, name)
}

func valueOf(r *http.Request, name string) string {
	c, err := r.Cookie(name)
	if err != nil {
		return ""
	}
	return c.Value
}

// saferNames gives browsers that come by HTTPS and know a guest by a plain cookie the safe one in its place.
func (s *Server) saferNames(w http.ResponseWriter, r *http.Request) {
	static := strings.HasPrefix(r.URL.Path, "/static/") // caches keep what is there
	if !s.secure(r) || handOf(r) != nil || static {
		return
	}
	for _, name := range []string{cookieName, beforeName} {
		v := valueOf(r, name)
		if v == "" {
			continue
		}
		if valueOf(r, hostPrefix+name) == "" {
			http.SetCookie(w, s.cookie(r, name, v, "/", store.LoginLife))
		}
		http.SetCookie(w, &http.Cookie{Name: name, Path: "/", MaxAge: -1, HttpOnly: true,
			SameSite: http.SameSiteLaxMode, Secure: true})
	}
}

// secure reports whether people reach us by HTTPS.
func (s *Server) secure(r *http.Request) bool {
	if s.public != nil {
		return s.public.Scheme == "https"
	}
	return s.cameByTLS(r)
}

// cameByTLS reports whether this request came by HTTPS, to us or to a proxy in front.
func (s *Server) cameByTLS(r *http.Request) bool {
	if h := handOf(r); h != nil {
		return h.HTTPS
	}
	if r.TLS != nil || !s.TrustProxy {
		return r.TLS != nil
	}
	// As with addresses, what stands last is the proxy's.
	all := strings.Split(strings.Join(r.Header.Values("X-Forwarded-Proto"), ","), ",")
	return strings.EqualFold(strings.TrimSpace(all[len(all)-1]), "https")
}
