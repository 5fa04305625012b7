//go:build !js

package server

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"net/http/httputil"
	"strings"
)

// proxyTo hands requests to a process that listens at a socket, as they came to us.
func (s *Server) proxyTo(socket string) http.Handler {
	return &httputil.ReverseProxy{
		Rewrite: func(p *httputil.ProxyRequest) {
			p.Out.URL.Scheme, p.Out.URL.Host = "http", "table"
			p.Out.Host = p.In.Host
			p.Out.Header.Set("X-Forwarded-For", s.client(p.In))
			if s.secure(p.In) {
				p.Out.Header.Set("X-Forwarded-Proto", "https")
			}
			p.Out.Header.Del("Accept-Encoding") // it is compressed here
		},
		Transport: &http.Transport{
			DisableCompression: true, DisableKeepAlives: true,
			DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
				var d net.Dialer
				return d.DialContext(ctx, "unix", socket)
			},
		},
		ErrorLog: slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn),
		ModifyResponse: func(res *http.Response) error {
			for name := range res.Header { // set already, and the same
				if name == "Vary" || name == "X-Request-Id" || strings.HasPrefix(name, "Cross-Origin-") ||
					name == "Content-Security-Policy" || name == "X-Content-Type-Options" ||
					name == "X-Frame-Options" || name == "Referrer-Policy" || name == "Permissions-Policy" {
					res.Header.Del(name)
				}
			}
			return nil
		},
		ErrorHandler: func(w http.ResponseWriter, r *http.Request, err error) {
			if r.Context().Err() == nil {
				s.Log.Error("a table with changed cards does not answer", "error", err)
			}
			s.fail(w, r, refuse(http.StatusServiceUnavailable,
				"The table with changed cards does not answer just now. Try again in a moment."))
		},
	}
}
