package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// A probe goes by what the server says of itself, wherever that listens.
func TestProbe(t *testing.T) {
	ready := true
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path != "/readyz":
			http.NotFound(w, r)
		case ready:
			io.WriteString(w, "ready\n")
		default:
			http.Error(w, "nothing can be stored", http.StatusServiceUnavailable)
		}
	}))
	asks := func(addr string) (int, string) {
		var out strings.Builder
		p := program{out: &out, errs: &out, env: func(string) string { return "" }}
		return p.run([]string{"probe", "--addr", addr}), out.String()
	}
	at := s.Listener.Addr().String()
	_, port, _ := strings.Cut(at, ":")
	for _, addr := range []string{at, ":" + port, "0.0.0.0:" + port} {
		if code, words := asks(addr); code != fine || words != "ready\n" {
			t.Errorf("%s: code %d, %q", addr, code, words)
		}
	}
	ready = false
	if code, words := asks(at); code != failed || !strings.Contains(words, "nothing can be stored") {
		t.Errorf("not ready: code %d, %q", code, words)
	}
	s.Close()
	if code, words := asks(at); code != failed || !strings.Contains(words, "refused") {
		t.Errorf("without a server: code %d, %q", code, words)
	}
	if code, words := asks("8080"); code != failed || !strings.Contains(words, "--addr") {
		t.Errorf("without a host: code %d, %q", code, words)
	}
}
