//go:build !js

package server

import (
	"log/slog"
	"net/http"
	"time"
)

// netListener is what answers requests that come over the net.
func (s *Server) netListener() netListener {
	return &http.Server{
		Handler:           s.handler,
		ReadHeaderTimeout: min(5*time.Second, s.Limits.Read),
		ReadTimeout:       s.Limits.Read,
		WriteTimeout:      30 * time.Second, // streams set their own
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn), // such as no more file descriptors
	}
}
