package server_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
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

// evening plays some of a match of Firelands between Mara, who reads what her browser asks for, and Otto, who reads
// English, and lets the pages be looked at after each answer. It returns what the match has become.
func evening(t *testing.T, asks string, look func(at string, mara, otto *browser)) (file string) {
	t.Helper()
	h := start(t, tongues(t), func(c *server.Config) { c.Games = shelf.All() })
	mara, otto := h.browser(), h.browser()
	mara.asks = asks
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	r := mara.post("/new/firelands", "players", "2", "seat0", "me", "seat1", "open", "seed", "an evening")
	at := strings.TrimSuffix(r.url.Path, "/seats")
	otto.post(at+"/sit", "seat", "1")
	question := regexp.MustCompile(`name="number" value="(\d+)"`)
	choice := regexp.MustCompile(`<button[^>]* name="key"[^>]* value="([^"]+)"[^>]* data-key="`)
	for n := range 24 {
		for _, b := range []*browser{mara, otto} {
			page := b.get(at).body
			q, keys := question.FindStringSubmatch(page), choice.FindAllStringSubmatch(page, -1)
			if q == nil || keys == nil || !strings.Contains(page, "data-mine") {
				continue
			}
			if r := b.post(at+"/answer", "number", q[1], "key", html.UnescapeString(keys[n%len(keys)][1])); r.status != 200 {
				t.Fatalf("answer %d: %d %s", n, r.status, brief(r.body))
			}
			look(at, mara, otto)
		}
	}
	return mara.get(at + "/file").body
}

// Two who sit at one table read their own languages, in pages, in what is sent to a page that stands, and in what has
// happened since they answered; what they say to each other is left alone. And the match is the same, byte by byte, as if
// both had read English.
func TestTwoLanguagesAtOneTableAreOneMatch(t *testing.T) {
	recaps := 0
	german := evening(t, "de", func(at string, mara, otto *browser) {
		for _, x := range []struct {
			who            *browser
			tag, log, asks string
		}{{mara, "de", "Protokoll", "Seit deiner Antwort"}, {otto, "en", "Log", "Since your answer"}} {
			page, sent := x.who.get(at).body, x.who.get(at, "X-Fragment", "1").body
			if !strings.Contains(page, `<html lang="`+x.tag+`"`) {
				t.Fatalf("the page is not in %s: %s", x.tag, brief(page))
			}
			for what, text := range map[string]string{"the page": page, "what is sent": sent} {
				has(t, what+" in "+x.tag, text, ">"+x.log+"<", true)
				if strings.Contains(text, `id="recap-h"`) {
					recaps++
					has(t, what+" in "+x.tag, text, ">"+x.asks+"<", true)
				}
			}
		}
	})
	if recaps == 0 {
		t.Error("nothing has happened since anybody's answer")
	}
	english := evening(t, "", func(string, *browser, *browser) {})
	if german != english || strings.Count(english, "\n") < 20 {
		t.Errorf("in another language the match of %d lines becomes another one of %d", strings.Count(english, "\n"),
			strings.Count(german, "\n"))
	}
}

// What people say is theirs: no word of it is translated, though the language knows it.
func TestTalkIsNotTranslated(t *testing.T) {
	_, at, mara, otto, _ := threeTalk(t, tongues(t))
	mara.asks = "de"
	otto.post(at+"/talk?seat=1", "words", "Undo")
	has(t, "Mara", mara.saying(at), said("Undo"), true)
	has(t, "Mara", mara.get(at+"/talk").body, `<html lang="de"`, true)
}
