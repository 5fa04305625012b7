package server_test

import (
	"strings"
	"testing"

	"waystation/server"
	"waystation/tongue"
)

// tongues lets people read German.
func tongues(t testing.TB) func(*server.Config) {
	t.Helper()
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	return func(c *server.Config) { c.Languages = set }
}

func TestALanguageIsChosenInTheSettingsAndElseTheOneTheBrowserAsksFor(t *testing.T) {
	h := start(t, tongues(t))
	b := h.browser()
	reads := func(what, tag, word string) {
		t.Helper()
		r := b.get("/settings")
		if !strings.Contains(r.body, `<html lang="`+tag+`"`) || !strings.Contains(r.body, "<legend>"+word+"</legend>") {
			t.Errorf("%s: the page is not in %q with %q: %s", what, tag, word, body(r.body))
		}
	}
	reads("nobody has said anything", "en", "Language")
	b.asks = "de-AT, en;q=0.5"
	reads("the browser asks for German", "de", "Sprache")
	b.post("/settings", "language", "en")
	reads("English was chosen", "en", "Language")
	b.asks = ""
	b.post("/settings", "language", "de")
	reads("German was chosen", "de", "Sprache")
	b.post("/settings", "language", "")
	reads("nothing is chosen any more", "en", "Language")
}
