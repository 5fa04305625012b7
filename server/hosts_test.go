package server_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"waystation/server"
)

// A page of another site whose name is made to lead here can do nothing, though its requests seem to come from one origin.
func TestOtherNamesLeadNowhere(t *testing.T) {
	asks := func(h *house, host string) int {
		r := httptest.NewRequest("POST", "/api/matches",
			strings.NewReader(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`))
		r.Host = host
		r.Header.Set("Origin", "http://"+host)
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		h.s.Handler().ServeHTTP(w, r)
		return w.Code
	}
	const no = http.StatusMisdirectedRequest
	for _, c := range []struct {
		config func(*server.Config)
		want   map[string]int
	}{
		{func(*server.Config) {}, map[string]int{
			"evil.example": no, "evil.example:8080": no, "127.0.0.1.evil.example": no, "local.evil.example": no,
			"127.0.0.1:8080": 201, "[::1]:8080": 201, "192.168.1.7": 201, "localhost:8080": 201, "desk": 201,
			"desk.local:8080": 201, "Desk.LAN.": 201,
		}},
		{func(c *server.Config) { c.PublicURL = "https://games.example.org" }, map[string]int{
			"games.example.org": 201, "games.example.org:443": 201, "evil.example": no, "127.0.0.1": 201,
		}},
		{func(c *server.Config) { c.Hosts = []string{"desk.example.org"} }, map[string]int{
			"desk.example.org:8080": 201, "evil.example": no,
		}},
		{func(c *server.Config) { c.TrustProxy = true }, map[string]int{"any.example": 201}},
	} {
		h := start(t, c.config)
		for host, want := range c.want {
			if got := asks(h, host); got != want {
				t.Errorf("%s: %d, want %d", host, got, want)
			}
		}
	}
}
