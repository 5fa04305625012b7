package server_test

import (
	"encoding/json"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"waystation/web"
)

// parts are the sections of a report, by the first word of their titles; "" is its head.
func parts(t *testing.T, report string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for i, part := range strings.Split("\n"+report, "\n== ") {
		title, text, _ := strings.Cut(part, "\n\n")
		if i == 0 {
			title, text = "", part
		}
		word, _, _ := strings.Cut(title, " ")
		if _, twice := out[word]; twice {
			t.Errorf("two parts begin with %q", word)
		}
		out[word] = text
	}
	return out
}

// What a report packs is what its seat may read anyway: the question is that of the API, the file is the one that can
// be saved, and what was told stands in the log.
func TestAReportIsWhatTheSeatMayRead(t *testing.T) {
	h := start(t)
	m, all := h.seatThree("a report")
	for _, key := range []string{"take", "draw"} {
		h.answer(m, h.look(m.ID, "").Asks[0].Seat, key)
	}
	at := "/t/" + m.ID
	for _, w := range all {
		r := w.b.post(at+"/wrong", "words", "== The match file\r\nI drew a *nine*.\x00\r\n\r\nOf six.")
		if kind := r.header.Get("Content-Type"); r.status != 200 || kind != "text/plain; charset=utf-8" ||
			r.header.Get("Content-Disposition") != `attachment; filename="report-`+m.ID+`.txt"` {
			t.Fatalf("seat %d: %d %s: %s", w.seat, r.status, r.header, r.body)
		}
		got := parts(t, r.body)
		if want := "> == The match file\n> I drew a *nine*.\n> \n> Of six.\n"; got["In"] != want {
			t.Errorf("seat %d: their words are %q", w.seat, got["In"])
		}
		var asks []any
		var api struct{ Asks []any }
		h.read(h.api("GET", "/matches/"+m.ID, w.token, ""), 200, &api)
		if err := json.Unmarshal([]byte(got["What"]), &asks); err != nil || !reflect.DeepEqual(asks, api.Asks) {
			t.Errorf("seat %d is asked %s (%v), and by the API %v", w.seat, got["What"], err, api.Asks)
		}
		if file := h.api("GET", "/matches/"+m.ID+"/log", w.token, "").body; got["The"] == "" {
			t.Fatalf("seat %d: %s", w.seat, r.body)
		} else if !strings.HasSuffix(r.body, "\n\n"+file) || file != w.b.get(at+"/file").body {
			t.Errorf("seat %d: the file is not the one that can be saved:\n%s", w.seat, r.body)
		}
		told, _, _ := strings.Cut(strings.SplitN(r.body, "\n== Told ", 2)[1], "\n== ")
		story := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(w.b.get(at+"/story").body, "")
		for _, line := range strings.Split(strings.TrimSpace(told), "\n")[2:] {
			words, rule, _ := strings.Cut(line, "  ")
			_, rule, _ = strings.Cut(rule, "-") // pages leave out the game
			if !strings.Contains(story, words) || !strings.Contains(story, rule) {
				t.Errorf("seat %d was told %q, which is not in its log: %s", w.seat, line, story)
			}
		}
		for _, x := range all {
			if x.token != "" && strings.Contains(r.body, x.token) || strings.Contains(r.body, "Guest ") {
				t.Errorf("seat %d: a link or a guest's name stands in %s", w.seat, r.body)
			}
		}
		who := []string{"somebody who watches", "Ada, seat 0", "Bo, seat 1", "Cy, seat 2"}[w.seat+1]
		for _, has := range []string{who, "Caravan (caravan), rules 1, begun with rules 1", m.ID + ", as of ", "program  "} {
			if !strings.Contains(got[""], has) {
				t.Errorf("seat %d: no %q in %s", w.seat, has, got[""])
			}
		}
	}
}

// The form is led to from every table, says what will be in the file, and takes so many words and no more.
func TestTheFormOfAReport(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table(alone...)
	if page := b.get(at + "/seats").body; !strings.Contains(page, `href="`+at+`/wrong?seat=0">`) {
		t.Errorf("the seats do not lead to it: %s", body(page))
	}
	if r := b.get(at + "/wrong?seat=0"); r.status != 200 || !strings.Contains(r.body, "<textarea") ||
		!strings.Contains(r.body, "seat 0") {
		t.Errorf("the form: %d %s", r.status, body(r.body))
	}
	long := strings.Repeat("ä\r\n", web.MaxReportWords/2) // a new line is one
	if r := b.post(at+"/wrong", "words", long); r.status != 200 || !strings.Contains(r.body, "> ä\n> ä\n") {
		t.Errorf("as much as may be: %d %s", r.status, r.body)
	}
	r := b.post(at+"/wrong", "words", long+"äää<b>")
	if r.status != 400 || !strings.Contains(r.body, "2000 characters at most. These are 2006.") ||
		!strings.Contains(r.body, "ä&lt;b&gt;</textarea>") {
		t.Errorf("more than that: %d %s", r.status, body(r.body))
	}
	if r := b.post("/t/aaaaaaaaaaaa/wrong", "words", "where?"); r.status != 404 {
		t.Errorf("of no match: %d", r.status)
	}
}
