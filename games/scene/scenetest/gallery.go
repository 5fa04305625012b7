package scenetest

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"waystation/rules"
	"waystation/web"
)

// linked is what a page takes along.
var linked = regexp.MustCompile(`(?:href|src)="(/static/[^"]+)"`)

// Write puts a page and what it links to into a directory, to be looked at in a browser without a server. css is what
// the game adds to the stylesheet.
func Write(t testing.TB, dir, name, page, css string) {
	t.Helper()
	page = strings.Replace(page, `data-events="/events"`, "", 1)
	put := func(file, text string) {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range linked.FindAllStringSubmatch(page, -1) {
		file := filepath.Base(m[1])
		put(file, Static(m[1], css))
		page = strings.ReplaceAll(page, m[1], file)
	}
	put(name+".html", page)
}

// Static is a file that pages link to; the stylesheet with what a game adds to it.
func Static(url, css string) string {
	r := httptest.NewRecorder()
	web.Static().ServeHTTP(r, httptest.NewRequest("GET", url, nil))
	if strings.HasSuffix(url, ".css") {
		return r.Body.String() + css
	}
	return r.Body.String()
}

// Citations returns what fails a test where a rule is cited that the rulebook does not have.
func Citations(t testing.TB, book *rules.Ledger) (cites func(where, rule string)) {
	known := map[string]bool{}
	for _, r := range book.Rules() {
		known[r.ID] = true
	}
	return func(where, rule string) {
		t.Helper()
		if !known[rule] {
			t.Errorf("%s cites %q", where, rule)
		}
	}
}
