package server_test

import (
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
	"waystation/store"
)

// threeTalk is a table that Mara has set, where Otto and Ines sit as well.
func threeTalk(t *testing.T, change ...func(*server.Config)) (h *house, at string, mara, otto, ines *browser) {
	t.Helper()
	h = start(t, change...)
	mara, otto, ines = h.browser(), h.browser(), h.browser()
	for name, b := range map[string]*browser{"Mara": mara, "Otto": otto, "Ines": ines} {
		b.post("/name", "name", name)
	}
	at = mara.table("players", "3", "mode", "dry", "seat0", "me", "seat1", "open", "seat2", "open")
	otto.post(at+"/sit", "seat", "1", "consent", "0")
	ines.post(at+"/sit", "seat", "2", "consent", "0")
	return h, at, mara, otto, ines
}

// saying is what was said, as a table's page shows it to whoever opens its sheet.
func (b *browser) saying(at string) string {
	b.h.t.Helper()
	return html.UnescapeString(b.get(at, "X-Fragment", "1", "X-Talk", "1").body)
}

// unread is how many messages the bar says are new; "" for none.
func (b *browser) unread(at string) string {
	b.h.t.Helper()
	bar := regexp.MustCompile(`(?s)id="talk-open".*?</a>`).FindString(b.get(at).body)
	if n := regexp.MustCompile(`<b>(\d+)</b>`).FindStringSubmatch(bar); n != nil {
		return n[1]
	}
	return ""
}

func has(t *testing.T, what, page, words string, want bool) {
	t.Helper()
	if strings.Contains(page, words) != want {
		t.Errorf("%s: %q there: %v, want %v: %s", what, words, !want, want, body(page))
	}
}

func TestTalkIsHeardByWhoSitsThereAndNobodyElse(t *testing.T) {
	h, at, mara, otto, ines := threeTalk(t)
	stranger := h.browser()
	live := otto.listen(at + "/events")
	before := live.next("id: ")
	if r := mara.post(at+"/talk?seat=0", "words", "  Who is\tYellow?\u202e <b>*she*</b>\x00 "); r.status != 200 || r.url.Path != at+"/talk" {
		t.Fatalf("said: %d %s", r.status, r.url)
	}
	if after := live.next("id: "); after == before {
		t.Error("nobody is told that something was said")
	}
	if n := otto.unread(at); n != "1" {
		t.Errorf("Otto has %q to read", n)
	}
	if n := mara.unread(at); n != "" {
		t.Errorf("Mara has to read what she said: %q", n)
	}
	for who, b := range map[string]*browser{"Mara": mara, "Otto": otto, "Ines": ines} {
		has(t, who, b.saying(at), said("Who is Yellow? <b>*she*</b>"), true)
		has(t, who, b.get(at+"/talk").body, said("Who is Yellow? &lt;b&gt;*she*&lt;/b&gt;"), true)
	}
	if n := otto.unread(at); n != "" {
		t.Errorf("Otto has read it, and has %q to read", n)
	}
	for _, path := range []string{at, at + "?seat=1", at + "/seats", at + "/story", at + "/file"} {
		has(t, "a watcher at "+path, stranger.get(path, "X-Talk", "1").body, "Yellow?", false)
	}
	if r := stranger.get(at + "/talk"); r.status != 403 {
		t.Errorf("a watcher reads: %d", r.status)
	}
	for _, what := range []string{"", "/quiet", "/mute", "/report", "/off"} {
		if r := stranger.post(at+"/talk"+what, "words", "Let me in", "who", "0", "n", "1", "on", "yes"); r.status != 403 {
			t.Errorf("a watcher posts to talk%s: %d", what, r.status)
		}
	}
}

// What is said is no part of the match: not of its log, its file, the API, the story, or the replay.
func TestTalkIsNoPartOfTheMatch(t *testing.T) {
	h, at, mara, otto, _ := threeTalk(t)
	id := strings.TrimPrefix(at, "/t/")
	number := numberOn(mara.get(at).body)
	before := h.look(id, "").Version
	mara.post(at+"/talk?seat=0", "words", "a sentence of mine")
	otto.post(at+"/talk?seat=1", "react", "Ouch")
	if now := h.look(id, "").Version; now != before {
		t.Errorf("the log has %d entries, had %d", now, before)
	}
	everywhere := func() string {
		all := h.api("GET", "/matches/"+id, "", "").body + h.api("GET", "/matches/"+id+"/log", "", "").body
		for _, path := range []string{at + "/story", at + "/file", at + "/file?seat=0", at + "/seats", at + "/replay"} {
			all += mara.get(path).body
		}
		return all
	}
	has(t, "while it runs", everywhere(), "a sentence of mine", false)
	// The question at hand is as it was: the answer given to it before somebody spoke still counts.
	if r := mara.post(at+"/answer?seat=0", "number", number, "key", "stop"); r.status != 200 {
		t.Fatalf("the answer to a question before the talk: %d", r.status)
	}
	mara.post(at+"/talk?seat=0", "words", "a sentence of mine")
	has(t, "the page after an answer", mara.get(at).body, `/undo`, true)
	if r := mara.post(at + "/undo?seat=0"); r.status != 200 || h.look(id, "").Version <= before {
		t.Errorf("undone after somebody spoke: %d", r.status)
	}
	for _, seat := range []string{"0", "1", "2"} {
		mara.post(at+"/bot", "seat", seat, "kind", "bot")
	}
	until(t, "the bots end the match", h.over(id))
	has(t, "when it is over", everywhere()+mara.get(at+"/replay?at=3&seat=0").body, "a sentence of mine", false)
	if r := otto.post(at+"/talk?seat=1", "words", "Well, well"); r.status != 200 {
		t.Errorf("nobody speaks after the end: %d", r.status)
	}
	has(t, "after the end", mara.saying(at), said("Well, well"), true)
}

func TestReactionsAreWords(t *testing.T) {
	_, at, mara, otto, ines := threeTalk(t)
	mara.post(at+"/talk?seat=0", "react", "Ha")
	otto.post(at+"/talk?seat=1", "react", "Well played")
	if r := otto.post(at+"/talk?seat=1", "react", "Rude word"); r.status != 400 {
		t.Errorf("a reaction that is none: %d", r.status)
	}
	page := ines.saying(at)
	has(t, "both in a row", regexp.MustCompile(`(?s)<li class="run">.*?</li>`).FindString(page), "Well played", true)
	has(t, "both in a row", regexp.MustCompile(`(?s)<li class="run">.*?</li>`).FindString(page), "Ha", true)
	has(t, "the one that is none", page, "Rude word", false)
}

func TestTalkHasItsLimits(t *testing.T) {
	h, at, mara, otto, _ := threeTalk(t, func(c *server.Config) { c.Limits.Messages, c.Limits.MessageBurst = 1e-9, 3 })
	for what, words := range map[string]string{"nothing": " \t\u200b ", "too long": strings.Repeat("ä", 301)} {
		if r := mara.post(at+"/talk", "words", words); r.status != 400 {
			t.Errorf("%s: %d", what, r.status)
		}
	}
	for i, words := range []string{strings.Repeat("ä", 300), "two", "three", "four"} {
		want := 200
		if i == 3 {
			want = 429
		}
		if r := mara.post(at+"/talk", "words", words); r.status != want {
			t.Errorf("message %d: %d, want %d", i, r.status, want)
		}
	}
	if r := otto.post(at+"/talk", "words", "mine"); r.status != 200 {
		t.Errorf("Otto pays for Mara: %d", r.status)
	}
	has(t, "what was too much", otto.saying(at), said("four"), false)
	h.restart()
	has(t, "after a restart", otto.saying(at), said("three"), true)
}

func TestMutingAndQuietAreForOneself(t *testing.T) {
	h, at, mara, otto, ines := threeTalk(t)
	if r := otto.post(at+"/talk/mute", "who", "0", "on", "yes"); r.status != 200 {
		t.Fatalf("muting: %d", r.status)
	}
	ines.post(at+"/talk/quiet", "on", "yes")
	mara.post(at+"/talk", "words", "la la la")
	otto.post(at+"/talk", "words", "hm hm hm")
	for who, b := range map[string]*browser{"Otto": otto, "Ines": ines} {
		has(t, who, b.get(at).body, "la la la", false) // nor is it announced
		if n := b.unread(at); n != "" {
			t.Errorf("%s, who does not want to hear it, has %q to read", who, n)
		}
		has(t, who, b.saying(at), "la la la", false)
	}
	has(t, "Otto", otto.saying(at), said("hm hm hm"), true)
	has(t, "Ines", ines.saying(at), "hm hm hm", false)
	has(t, "Mara", mara.saying(at), said("hm hm hm"), true)
	has(t, "Mara", mara.saying(at), "muted", false) // nobody is told
	h.restart()
	has(t, "Otto after a restart", otto.saying(at), "la la la", false)
	otto.post(at+"/talk/mute", "who", "0")
	ines.post(at + "/talk/quiet")
	has(t, "Otto, who hears her again", otto.saying(at), said("la la la"), true)
	has(t, "Ines, who hears all again", ines.saying(at), said("la la la"), true)
	if r := otto.post(at+"/talk/mute", "who", "7", "on", "yes"); r.status != 400 {
		t.Errorf("muting a seat that is none: %d", r.status)
	}
}

func TestAReportIsForTheOperator(t *testing.T) {
	h, at, mara, otto, ines := threeTalk(t)
	mara.post(at+"/talk", "words", "no manners")
	if r := otto.post(at+"/talk/report", "n", "1"); r.status != 200 {
		t.Fatalf("reported: %d", r.status)
	}
	if log := h.logged(); !strings.Contains(log, `msg="a message was reported" match=`+strings.TrimPrefix(at, "/t/")+" message=1") ||
		strings.Contains(log, "no manners") {
		t.Errorf("the log: %s", log)
	}
	g := h.guestOf(otto)
	if got, err := h.store.Reported(ctx, strings.TrimPrefix(at, "/t/"), g.ID); err != nil || len(got) != 1 || got[0] != 1 {
		t.Errorf("%v, stored as reported: %v", err, got)
	}
	has(t, "Otto", otto.saying(at), "reported", true)
	for who, b := range map[string]*browser{"Mara": mara, "Ines": ines} {
		has(t, who, b.saying(at), "reported", false)
	}
	if r := otto.post(at+"/talk/report", "n", "17"); r.status != 404 {
		t.Errorf("a message that is not there: %d", r.status)
	}
}

// guestOf is who a browser is.
func (h *house) guestOf(b *browser) store.Guest {
	h.t.Helper()
	at, err := url.Parse(h.web.URL)
	if err != nil {
		h.t.Fatal(err)
	}
	g, err := h.store.Guest(ctx, b.client.Jar.Cookies(at)[0].Value)
	if err != nil {
		h.t.Fatal(err)
	}
	return g
}

func TestTheHostSwitchesTalkOff(t *testing.T) {
	_, at, mara, otto, ines := threeTalk(t)
	otto.post(at+"/talk", "words", "said before")
	if r := otto.post(at+"/talk/off", "on", "yes"); r.status != 403 {
		t.Errorf("a guest switches talk off: %d", r.status)
	}
	live := ines.listen(at + "/events")
	live.next("id: ")
	mara.post(at+"/talk/off", "on", "yes")
	live.next("id: ")
	for who, b := range map[string]*browser{"Mara": mara, "Otto": otto, "Ines": ines} {
		has(t, who, b.saying(at), "The host has switched talk off", true)
		if r := b.post(at+"/talk", "words", "said after"); r.status != 403 {
			t.Errorf("%s speaks all the same: %d", who, r.status)
		}
	}
	has(t, "Ines", ines.saying(at), said("said before"), true)
	mara.post(at + "/talk/off")
	if r := otto.post(at+"/talk", "words", "said after"); r.status != 200 {
		t.Errorf("switched on again: %d", r.status)
	}

	at = mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open", "talk", "no")
	otto.post(at+"/sit", "seat", "1")
	if r := otto.post(at+"/talk", "words", "anybody?"); r.status != 403 {
		t.Errorf("a table set without talk: %d", r.status)
	}
}

// Where one person sits, at one seat or at all of them, or beside bots, or learns, there is nobody to talk to.
func TestNobodyTalksAlone(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Games = append(shelf.All(), c.Games...) })
	mara, otto := h.browser(), h.browser()
	tables := map[string]string{
		"with a bot":    mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "bot:random"),
		"both seats":    mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me"),
		"nobody yet":    mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link"),
		"a free chair":  mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open"),
		"who lets play": mara.table("players", "3", "mode", "dry", "seat0", "me", "seat1", "me", "seat2", "bot:random"),
	}
	for _, g := range shelf.All() {
		if g.Lesson != nil {
			tables["lesson of "+g.Box.Name] = matchAt(t, mara.post("/learn/"+g.Box.Name))
		}
	}
	for what, at := range tables {
		has(t, what, mara.get(at).body, `id="talk-open"`, false)
		if r := mara.post(at+"/talk?seat=0", "words", "hello?"); r.status != 403 {
			t.Errorf("%s: somebody speaks: %d", what, r.status)
		}
	}
	at := tables["a free chair"]
	otto.post(at+"/sit", "seat", "1")
	has(t, "when somebody has come", mara.get(at).body, `id="talk-open"`, true)
}

// said is how words stand on a page: nobody translates them.
func said(words string) string { return `<p translate="no">` + words + "</p>" }
