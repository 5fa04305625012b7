package under_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"waystation/site/under"
)

// What a page leads to lies in the folder; what people have written, and what lies elsewhere, stays as it is.
func TestPagesLieInAFolder(t *testing.T) {
	for _, c := range []struct{ kind, status, page, want string }{
		{"text/html; charset=utf-8", "200",
			`<a href="/t/m?x=1">=&#34;/ "/</a><form action="/new"><img src="/a"><a href="https://example.org/">`,
			`<a href="/our/games/t/m?x=1">=&#34;/ "/</a><form action="/our/games/new"><img src="/our/games/a">` +
				`<a href="https://example.org/">`},
		{"application/manifest+json", "200", `{"start_url":"/","src":"/static/icon.svg"}`,
			`{"start_url":"/our/games/","src":"/our/games/static/icon.svg"}`},
		{"application/json", "200", `{"words":"/"}`, `{"words":"/"}`},
		{"text/css", "200", `[href="/a"]`, `[href="/a"]`},
	} {
		pages := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", c.kind)
			for _, half := range []string{c.page[:7], c.page[7:]} {
				io.WriteString(w, half)
			}
		})
		w := httptest.NewRecorder()
		under.Path("/our/games/", pages).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
		if got := w.Body.String(); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.kind, got, c.want)
		}
	}
	for to, want := range map[string]string{"/t/m": "/our/games/t/m", "https://example.org/": "https://example.org/",
		"//example.org/": "//example.org/"} {
		w := httptest.NewRecorder()
		moved := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Location", to)
			w.WriteHeader(http.StatusSeeOther)
		})
		under.Path("/our/games/", moved).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
		if got := w.Header().Get("Location"); got != want || w.Code != http.StatusSeeOther {
			t.Errorf("%s leads to %s (%d), not to %s", to, got, w.Code, want)
		}
	}
}
