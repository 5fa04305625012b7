//go:build !js

package server

import (
	"log"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"
)

// writeTime is how long an answer may take that is no stream.
const writeTime = 30 * time.Second

// netListener is what answers requests that come over the net.
func (s *Server) netListener() netListener {
	return &http.Server{
		Handler:           s.handler,
		ReadHeaderTimeout: min(5*time.Second, s.Limits.Read),
		ReadTimeout:       s.Limits.Read,
		WriteTimeout:      writeTime, // streams set their own
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          log.New(complaints{s.Log}, "", 0), // such as no more file descriptors
	}
}

// listener is where requests come in: by TLS too, where this server speaks it.
func (s *Server) listener(l net.Listener) net.Listener {
	if s.TLS == nil {
		return l
	}
	return newMixed(l, s.TLS, min(5*time.Second, s.Limits.Read))
}

// complaints writes down what the listener complains of. That handshakes fail is nothing to worry about, as every
// device does so that does not trust the certificate, and their addresses are not for the log.
type complaints struct{ log *slog.Logger }

func (c complaints) Write(b []byte) (int, error) {
	text := strings.TrimSpace(string(b))
	if rest, ok := strings.CutPrefix(text, "http: TLS handshake error from "); ok {
		_, why, _ := strings.Cut(rest, ": ")
		c.log.Debug("a TLS handshake failed", "error", why)
	} else {
		c.log.Warn(text)
	}
	return len(b), nil
}
