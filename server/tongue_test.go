package server_test

import (
	"html"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

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

// asksNumber and offersKey find the number of what a page asks, and the keys of the answers.
var (
	asksNumber = regexp.MustCompile(`name="number" value="(\d+)"`)
	offersKey  = regexp.MustCompile(`<button[^>]* name="key"[^>]* value="([^"]+)"[^>]* data-key="`)
)

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
	for n := range 24 {
		for _, b := range []*browser{mara, otto} {
			page := b.get(at).body
			q, keys := asksNumber.FindStringSubmatch(page), offersKey.FindAllStringSubmatch(page, -1)
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

// What passes by untranslated in German through an evening of Firelands, its pages before and after included, is listed
// by go test -v. It may become less, and testdata/untranslated.txt then says so; it may not become more.
func TestWhatIsEnglishInGermanDoesNotGrow(t *testing.T) {
	var mu sync.Mutex
	missing := map[string]bool{}
	h := start(t, func(c *server.Config) {
		tongues(t)(c)
		c.Games = shelf.All()
		c.Languages = c.Languages.Telling(func(_, english string) {
			mu.Lock()
			missing[english] = true
			mu.Unlock()
		})
		c.Limits.HintTime = time.Millisecond
	})
	b := h.browser()
	b.asks = "de"
	b.post("/name", "name", "Mara")
	see := func(paths ...string) {
		for _, p := range paths {
			if r := b.get(p); !strings.Contains(r.body, `<html lang="de"`) {
				t.Fatalf("%s is not in German: %d", p, r.status)
			}
		}
	}
	see("/", "/name", "/about", "/settings", "/matches", "/campaigns", "/new/firelands", "/new/firelands?with=bots",
		"/new/firelands?with=friends", "/nothing", "/rules/firelands", "/rules/firelands?q=treibstoff", "/rules/firelands?q=%",
		"/bring", "/league/firelands")
	lesson := b.post("/learn/firelands").url.Path
	at := b.tableOf("firelands", "players", "2", "seat0", "me", "seat1", "bot:easy", "seed", "an evening")
	for _, table := range []string{lesson, at} {
		for n := range 24 {
			var q []string
			var keys [][]string
			until(t, "Mara is asked", func() bool { // so that it is the same evening on any machine
				page := b.get(table).body
				q, keys = asksNumber.FindStringSubmatch(page), offersKey.FindAllStringSubmatch(page, -1)
				return q != nil && keys != nil
			})
			b.post(table+"/answer", "number", q[1], "key", html.UnescapeString(keys[n%len(keys)][1]))
		}
		until(t, "nobody thinks any more", func() bool {
			page := b.get(table).body
			return asksNumber.MatchString(page) || strings.Contains(page, `class="fend`)
		})
		see(table, table+"/seats", table+"/wrong", table+"/story", table+"/talk")
	}
	b.post(at+"/resign", "sure", "yes")
	until(t, "the match is over", func() bool { return strings.Contains(b.get(at).body, `class="fend`) })
	see(at, at+"/replay?at=9", at+"/analysis", "/matches", "/")
	b.post(at + "/analysis")
	until(t, "the match is looked back at", func() bool { return strings.Contains(b.get(at+"/analysis").body, "<table") })

	mu.Lock()
	defer mu.Unlock()
	for _, english := range slices.Sorted(maps.Keys(missing)) {
		t.Logf("%q", english)
	}
	b2, err := os.ReadFile("testdata/untranslated.txt")
	if err != nil {
		t.Fatal(err)
	}
	most, err := strconv.Atoi(strings.TrimSpace(string(b2)))
	if err != nil {
		t.Fatal(err)
	}
	switch n := len(missing); {
	case n > most:
		t.Errorf("%d texts are in English, which were %d: go test -v lists them", n, most)
	case n < most-most/10:
		t.Errorf("%d texts are in English: write that into testdata/untranslated.txt, in place of %d", n, most)
	}
}
