package server

import (
	"log"
	"log/slog"
	"strings"
	"testing"
)

// A handshake that fails is no reason to worry, and where it failed is not for the log; other complaints are.
func TestComplaints(t *testing.T) {
	var out strings.Builder
	listens := log.New(complaints{slog.New(slog.NewTextHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug}))}, "", 0)
	listens.Print("http: TLS handshake error from 192.0.2.7:1234: remote error: tls: bad certificate")
	listens.Print("http: Accept error: too many open files; retrying in 5ms")
	first, second, _ := strings.Cut(out.String(), "\n")
	if !strings.Contains(first, "level=DEBUG") || !strings.Contains(first, "bad certificate") ||
		strings.Contains(first, "192.0.2.7") {
		t.Errorf("of a handshake the log says %s", first)
	}
	if !strings.Contains(second, "level=WARN") || !strings.Contains(second, "too many open files") {
		t.Errorf("of files the log says %s", second)
	}
}
