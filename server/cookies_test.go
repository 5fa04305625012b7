package server_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"waystation/server"
)

// bare asks without a browser between, so that all cookies are seen as they go over the wire.
func (h *house) bare(method, path, body string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for i := 0; i < len(header); i += 2 {
		r.Header.Add(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.s.Handler().ServeHTTP(w, r)
	return w
}

// setCookies are the cookies that an answer sets, by name; "gone" for those that it takes away.
func setCookies(w *httptest.ResponseRecorder) map[string]string {
	out := map[string]string{}
	for _, c := range w.Result().Cookies() {
		out[c.Name] = c.Value
		if c.MaxAge < 0 {
			out[c.Name] = "gone"
		}
	}
	return out
}

// By HTTPS a guest has a cookie that no other name of the domain can set; only a proxy that is trusted says that
// requests came so.
func TestTheCookieByHTTPS(t *testing.T) {
	trusting := func(c *server.Config) { c.TrustProxy = true }
	for _, c := range []struct {
		config func(*server.Config)
		protos []string
		safe   bool
	}{
		{trusting, []string{"https"}, true},
		{trusting, []string{"http, HTTPS"}, true},
		{trusting, []string{"http", "https"}, true},
		{trusting, []string{"https, http"}, false},
		{trusting, nil, false},
		{func(*server.Config) {}, []string{"https"}, false},
		{func(c *server.Config) { c.PublicURL = "https://games.example.org" }, nil, true},
		{func(c *server.Config) { c.PublicURL, c.TrustProxy = "http://games.example.org", true },
			[]string{"https"}, false},
	} {
		h := start(t, c.config, func(c *server.Config) { c.HSTSDays = 2 })
		var header []string
		for _, p := range c.protos {
			header = append(header, "X-Forwarded-Proto", p)
		}
		w := h.bare("POST", "/name", "name=Mara", header...)
		line := w.Header().Get("Set-Cookie")
		if strings.HasPrefix(line, "__Host-guest=") != c.safe || strings.Contains(line, "; Secure") != c.safe ||
			strings.HasPrefix(line, "guest=") == c.safe || !strings.Contains(line, "Path=/;") {
			t.Errorf("%v: cookie %q", c.protos, line)
		}
		hsts := map[bool]string{true: "max-age=172800"}[c.safe]
		if got := w.Header().Get("Strict-Transport-Security"); got != hsts {
			t.Errorf("%v: HSTS %q, want %q", c.protos, got, hsts)
		}
	}
	if got := start(t, trusting).bare("GET", "/", "", "X-Forwarded-Proto", "https").Header().
		Get("Strict-Transport-Security"); got != "" {
		t.Errorf("nobody wants HSTS, but: %q", got)
	}
}

// Whoever has the cookie of before keeps their seats: it is read, and another takes its place.
func TestAnOldCookieIsStillGood(t *testing.T) {
	h := start(t, func(c *server.Config) { c.TrustProxy = true })
	made := h.bare("POST", "/new/caravan", "players=2&mode=dry&seat0=me&seat1=link")
	token, at := setCookies(made)["guest"], made.Header().Get("Location")
	if token == "" {
		t.Fatalf("no cookie: %v", made.Header())
	}
	by := func(method, path, cookie string) *httptest.ResponseRecorder {
		return h.bare(method, path, "", "Cookie", cookie, "X-Forwarded-Proto", "https")
	}
	old := by("GET", at, "guest="+token)
	if !strings.Contains(old.Body.String(), "/sit/") {
		t.Errorf("the host has lost their table: %d", old.Code)
	}
	set := setCookies(old)
	if set["__Host-guest"] != token || set["guest"] != "gone" {
		t.Errorf("in the old cookie's place: %v", set)
	}
	safe := by("GET", at, "__Host-guest="+token)
	if !strings.Contains(safe.Body.String(), "/sit/") || len(safe.Result().Cookies()) > 0 {
		t.Errorf("the new cookie: %d, sets %v", safe.Code, setCookies(safe))
	}
	// what another name of the domain sets comes second, and goes
	both := by("GET", at, "guest=planted; __Host-guest="+token)
	if !strings.Contains(both.Body.String(), "/sit/") || setCookies(both)["guest"] != "gone" ||
		setCookies(both)["__Host-guest"] != "" {
		t.Errorf("with a planted one: %d, sets %v", both.Code, setCookies(both))
	}
	static := by("GET", "/static/table.js", "guest="+token)
	if len(static.Result().Cookies()) > 0 {
		t.Error("what caches keep sets cookies")
	}
	plain := h.bare("GET", at, "", "Cookie", "__Host-guest="+token)
	if plain.Code == http.StatusOK && strings.Contains(plain.Body.String(), "/sit/") {
		t.Error("by plain HTTP the safe cookie is none of ours")
	}
}

// The log has no more of an address than whoever runs the server wants.
func TestTheLogShortensAddresses(t *testing.T) {
	for what, want := range map[server.ClientLog][]string{
		"":                  {"client=198.51.100.0/24\n", "client=2001:db8:1::/48\n"},
		server.ClientsShort: {"client=198.51.100.0/24\n", "client=2001:db8:1::/48\n"},
		server.ClientsFull:  {"client=198.51.100.77\n", "client=2001:db8:1:2::/64\n"},
		server.ClientsNone:  nil,
	} {
		h := start(t, func(c *server.Config) { c.TrustProxy, c.LogClients = true, what })
		for _, a := range []string{"198.51.100.77", "2001:db8:1:2::3", "::ffff:198.51.100.77", "nonsense"} {
			h.bare("GET", "/", "", "X-Forwarded-For", a)
		}
		log := h.logged()
		for _, w := range want {
			if !strings.Contains(log, w) {
				t.Errorf("%q: no %q in %s", what, w, log)
			}
		}
		if what != server.ClientsFull && strings.Contains(log, "100.77") || want == nil && strings.Contains(log, "client=") {
			t.Errorf("%q: the log says too much: %s", what, log)
		}
	}
}
