package server_test

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/server"
	"waystation/shelf"
	"waystation/web"
)

// What keeps pages safe stands on every answer, also on errors.
func TestSecurityHeaders(t *testing.T) {
	h := start(t)
	for _, path := range []string{"/", "/nothing", "/api/games", "/healthz"} {
		r := h.browser().get(path)
		for name, want := range map[string]string{
			"Content-Security-Policy": web.CSP, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"X-Frame-Options": "SAMEORIGIN",
		} {
			if got := r.header.Get(name); got != want {
				t.Errorf("%s: %s is %q", path, name, got)
			}
		}
		if r.header.Get("X-Request-Id") == "" {
			t.Errorf("%s: no request id", path)
		}
	}
}

// The policy forbids scripts and styles inside pages, so no page may hold any.
func TestNoPageHoldsScriptOrStyle(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "3", "mode", "dry", "seat0", "me", "seat1", "open", "seat2", "bot:random")
	for _, path := range []string{
		"/", "/new/caravan", "/name", "/rules/caravan", at, at + "/seats", at + "/story", "/nothing",
	} {
		page := b.get(path).body
		for _, bad := range []string{"<style", " style=", "<script>", " onclick=", " onload=", "javascript:"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s holds %q", path, bad)
			}
		}
		if !strings.Contains(page, `<script src="/static/`) {
			t.Errorf("%s has not the one script", path)
		}
	}
}

// Another site's page can't use a visitor's cookie to change anything.
func TestOtherSitesCantPost(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	n := field(t, b.get(at).body, "number")
	form := "application/x-www-form-urlencoded"
	for name, header := range map[string][]string{
		"cross-site":     {"Sec-Fetch-Site", "cross-site"},
		"same-site":      {"Sec-Fetch-Site", "same-site"},
		"foreign origin": {"Origin", "https://evil.example"},
	} {
		if r := b.do("POST", at+"/answer?seat=0", form, "key=stop&number="+n, header...); r.status != 403 {
			t.Errorf("%s: %d", name, r.status)
		}
	}
	if r := b.do("POST", at+"/answer?seat=0", form, "key=stop&number="+n, "Sec-Fetch-Site",
		"same-origin"); r.status != 200 {
		t.Errorf("our own page: %d %s", r.status, body(r.body))
	}
}

func TestTheCookieIsKeptFromScripts(t *testing.T) {
	for public, secure := range map[string]bool{"": false, "https://games.example.org": true} {
		h := start(t, func(c *server.Config) { c.PublicURL = public })
		b := h.browser()
		b.client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
		r := b.post("/name", "name", "Mara")
		cookie := r.header.Get("Set-Cookie")
		for _, want := range []string{"HttpOnly", "SameSite=Lax", "Path=/"} {
			if !strings.Contains(cookie, want) {
				t.Errorf("no %s in %q", want, cookie)
			}
		}
		if strings.Contains(cookie, "Secure") != secure {
			t.Errorf("reached by %q: cookie %q", public, cookie)
		}
		if h.browser().get("/").header.Get("Set-Cookie") != "" {
			t.Error("a visitor who only looks gets a cookie")
		}
	}
}

// Links that are handed out lead to where people reach the server.
func TestLinksLeadToThePublicAddress(t *testing.T) {
	h := start(t, func(c *server.Config) { c.PublicURL = "https://games.example.org/" })
	w := httptest.NewRecorder()
	r := httptest.NewRequest("POST", "/new/caravan", strings.NewReader("players=2&mode=dry&seat0=me&seat1=link"))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	h.s.Handler().ServeHTTP(w, r)
	seats := httptest.NewRequest("GET", w.Header().Get("Location"), nil)
	seats.Header.Set("Cookie", strings.Split(w.Header().Get("Set-Cookie"), ";")[0])
	page := httptest.NewRecorder()
	h.s.Handler().ServeHTTP(page, seats)
	if !strings.Contains(page.Body.String(), `value="https://games.example.org/sit/`) {
		t.Errorf("links: %s", body(page.Body.String()))
	}
}

func TestOneClientGetsOnlySoMuch(t *testing.T) {
	h := start(t, func(c *server.Config) {
		c.Limits.Rate, c.Limits.Burst, c.Limits.Clients, c.TrustProxy = 0.001, 3, 2, true
	})
	from := func(address string) int {
		return h.browser().get("/api/games", "X-Forwarded-For", "1.2.3.4, "+address).status
	}
	for i, want := range []int{200, 200, 200, 429, 429} {
		if got := from("10.0.0.1"); got != want {
			t.Errorf("request %d: %d, want %d", i, got, want)
		}
	}
	if got := from("10.0.0.2"); got != 200 {
		t.Errorf("another client: %d", got)
	}
	for i, want := range []int{200, 200, 200, 429} {
		if got := from(fmt.Sprintf("2001:db8:1:2::%d", i)); got != want {
			t.Errorf("one household, address %d: %d, want %d", i, got, want)
		}
	}
	if got := from("10.0.0.1"); got != 200 {
		t.Errorf("with only two clients remembered the first is forgotten, but: %d", got)
	}
	if got := h.browser().get("/healthz", "X-Forwarded-For", "2001:db8:1:2::1").status; got != 200 {
		t.Errorf("health is asked by machines that ask often: %d", got)
	}
}

// What takes long counts for more, and what counts for more than may be done at once is still done alone.
func TestLongPagesCostMore(t *testing.T) {
	for burst, want := range map[int]string{
		3: "200 429", 30: "200 200 200 200 200 200 429", 56: "200 200 200 200 200 200 200 200",
	} {
		h := start(t, func(c *server.Config) { c.Limits.Rate, c.Limits.Burst = 1e-9, burst })
		got := ""
		for i := range strings.Fields(want) {
			path := "/api/games"
			if i == 0 || i == 7 {
				path = "/rules/caravan"
			}
			got += fmt.Sprint(" ", h.browser().get(path).status)
		}
		if strings.TrimSpace(got) != want {
			t.Errorf("with %d at once: %s, expected %s", burst, got, want)
		}
	}
}

// Whatever way a proxy names a client, it is the same one, and a client can't name itself.
func TestAClientBehindAProxy(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Rate, c.Limits.Burst, c.TrustProxy = 0.001, 1, true })
	from := func(lines ...string) int {
		r := httptest.NewRequest("GET", "/api/games", nil)
		r.Header["X-Forwarded-For"] = lines
		w := httptest.NewRecorder()
		h.s.Handler().ServeHTTP(w, r)
		return w.Code
	}
	if got := from("10.0.0.1"); got != 200 {
		t.Fatalf("the first request: %d", got)
	}
	for what, lines := range map[string][]string{
		"in a list": {"6.6.6.6, 10.0.0.1"}, "in a line of its own": {"6.6.6.6", "10.0.0.1"},
		"with a port": {"10.0.0.1:4711"},
	} {
		if got := from(lines...); got != 429 {
			t.Errorf("%s: %d", what, got)
		}
	}
	for i, lines := range [][]string{{"10.0.0.2:80"}, {"[2001:db8::1]:80"}, {"2001:db8:1::1"}} {
		if got := from(lines...); got != 200 {
			t.Errorf("another client, %d: %d", i, got)
		}
	}
}

func TestMakingMatchesHasARateOfItsOwn(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Creations, c.Limits.CreationBurst = 0.001, 2 })
	h.people(2, "one")
	h.browser().table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	if r := h.api("POST", "/matches", "", `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`); r.status !=
		429 || r.header.Get("Retry-After") == "" {
		t.Errorf("a third match: %d", r.status)
	}
}

func TestCompression(t *testing.T) {
	h := start(t)
	plain := h.browser().get("/", "Accept-Encoding", "identity")
	if plain.header.Get("Content-Encoding") != "" || !strings.Contains(plain.body, "Three days") {
		t.Fatalf("as it is: %v", plain.header)
	}
	for accept, want := range map[string]string{
		"br, gzip": "gzip", "gzip, deflate": "gzip", "gzip;q=0": "", "br;q=0, gzip": "gzip", "deflate": "", "br": "",
	} {
		r := h.browser().get("/", "Accept-Encoding", accept)
		var read io.Reader = strings.NewReader(r.body)
		if r.header.Get("Content-Encoding") == "gzip" {
			z, err := gzip.NewReader(read)
			if err != nil {
				t.Fatal(err)
			}
			read = z
		}
		got, err := io.ReadAll(read)
		if r.header.Get("Content-Encoding") != want || err != nil || string(got) != plain.body {
			t.Errorf("%q: as %q, %v, %d bytes of %d", accept, r.header.Get("Content-Encoding"), err, len(got),
				len(plain.body))
		}
		if r.header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: Vary is %q", accept, r.header.Get("Vary"))
		}
	}
	if r := h.browser().get("/healthz", "Accept-Encoding", "gzip"); r.header.Get("Content-Encoding") != "" ||
		r.body != "ok\n" {
		t.Errorf("three letters are not worth compressing: %v", r.header)
	}
	if r := h.browser().do("HEAD", "/", "", "", "Accept-Encoding", "gzip"); r.status != 200 || r.body != "" {
		t.Errorf("HEAD: %d %q", r.status, r.body)
	}
}

func TestMetricsAndHealth(t *testing.T) {
	h := start(t)
	m := h.people(2, "metrics")
	h.answer(m, 0, "stop")
	h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, `{"number":99,"key":"stop"}`)
	metrics := h.browser().get("/metrics").body
	for _, want := range []string{
		`waystation_answers_total{by="hand",outcome="taken"} 1`,
		`waystation_answers_total{by="hand",outcome="stale"} 1`,
		`waystation_requests_total{code="201",route="POST /api/v1/matches"} 1`, "waystation_matches_loaded 1",
		"waystation_answer_seconds_count 2",
		"go_goroutines",
	} {
		if !strings.Contains(metrics, want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Contains(metrics, m.ID) {
		t.Error("a match is named in the metrics")
	}
	if r := h.browser().get("/healthz"); r.status != 200 {
		t.Errorf("health: %d", r.status)
	}
	h.store.Close()
	if r := h.browser().get("/healthz"); r.status != 503 {
		t.Errorf("health without a store: %d", r.status)
	}
}

// The log says what was asked, and never a token: not that of a seat's link either.
func TestTheLogHoldsNoTokens(t *testing.T) {
	h := start(t)
	m := h.people(2, "log")
	token := m.Seats[1].Token
	b := h.browser()
	b.post("/sit/" + token)
	h.look(m.ID, token)
	log := h.logged()
	if !strings.Contains(log, `route="POST /sit/{token}" `) || !strings.Contains(log, "status=303") ||
		!strings.Contains(log, "match="+m.ID) {
		t.Errorf("the log: %s", log)
	}
	if strings.Contains(log, token) {
		t.Error("a seat's token stands in the log")
	}
}

// fragile is a screen that breaks for one seat.
type fragile struct{}

func (fragile) Table(s *scene.Scene) templ.Component {
	if s.Seat == 1 {
		panic("no such picture")
	}
	return templ.Raw("<p>a picture of " + s.Game + "</p>")
}

func (fragile) Card(id string) (web.Held, bool) {
	return web.Held{Card: web.Card{Game: "caravan", Name: "A bag of salt"}}, id == "salt"
}

// A screen that breaks is an error page for who looks, and nothing else.
func TestABrokenScreen(t *testing.T) {
	h := start(t, func(c *server.Config) {
		g := caravanGame()
		g.Screen = fragile{}
		c.Games = []*shelf.Game{g}
	})
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	if r := b.get(at + "?seat=0"); r.status != 200 || !strings.Contains(r.body, "<p>a picture of caravan</p>") {
		t.Errorf("Red: %d %s", r.status, body(r.body))
	}
	if r := b.get(at + "?seat=1"); r.status != 500 || !strings.Contains(r.body, "Something broke") ||
		strings.Contains(r.body, "picture") || !strings.Contains(r.body, `href="`+at+`/seats"`) {
		t.Errorf("Green: %d %s", r.status, body(r.body))
	}
	if r := b.get(at + "/seats"); r.status != 200 || !strings.Contains(r.body, at+"/file") {
		t.Errorf("its seats: %d %s", r.status, body(r.body))
	}
	if r := b.get(at + "?seat=0"); r.status != 200 {
		t.Errorf("Red again: %d", r.status)
	}
	if r := b.get("/rules/caravan/cards/salt"); r.status != 200 || !strings.Contains(r.body, "A bag of salt") {
		t.Errorf("a card: %d", r.status)
	}
	if r := b.get("/rules/caravan/cards/pepper"); r.status != 404 {
		t.Errorf("no card: %d", r.status)
	}
}

func TestWrongConfigurations(t *testing.T) {
	h := start(t)
	for name, c := range map[string]server.Config{
		"no store":     {},
		"a game twice": {Store: h.store, Games: []*shelf.Game{caravanGame(), caravanGame()}},
		"no address":   {Store: h.store, PublicURL: "games.example.org"},
		"a path":       {Store: h.store, PublicURL: "https://example.org/games"},
	} {
		if s, err := server.New(c); err == nil {
			s.Close()
			t.Errorf("%s: accepted", name)
		}
	}
}
