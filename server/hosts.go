package server

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// hosted refuses requests that came by a name which is none of ours. Else a page of another site, whose name is made to
// lead here after it was loaded, could do all that a visitor of this machine can (DNS rebinding).
func (s *Server) hosted(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if handOf(r) == nil && !s.ours(r.Host) {
			http.Error(w, "This server is not reached by that name. Whoever runs it can allow it (--allow-host).",
				http.StatusMisdirectedRequest)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// ours reports whether people may reach this server by that name: its public one, those that are allowed, and such as
// nobody can lead here from the open net. A proxy in front that is trusted has chosen by the name already.
func (s *Server) ours(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.ToLower(strings.TrimSuffix(name, "."))
	if s.public != nil && (host == s.public.Host || name == strings.ToLower(s.public.Hostname())) {
		return true
	}
	if _, err := netip.ParseAddr(strings.Trim(name, "[]")); err == nil || !strings.Contains(name, ".") {
		return true
	}
	home := []string{".localhost", ".local", ".lan", ".home.arpa", ".internal"}
	return s.TrustProxy && s.public == nil || slices.Contains(s.Hosts, name) ||
		slices.ContainsFunc(home, func(end string) bool { return strings.HasSuffix(name, end) })
}
