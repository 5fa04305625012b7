package server_test

import (
	"fmt"
	"strings"
	"testing"
)

// One stream tells of all matches that it names, and whose turn it is.
func TestOneStreamForSeveralMatches(t *testing.T) {
	h := start(t)
	mara := h.browser()
	var at []string
	for range 2 {
		at = append(at, strings.TrimPrefix(mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open"), "/t/"))
	}
	l := mara.listen("/events?of=" + at[0] + "&of=" + at[1])
	if kind := l.res.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/event-stream") {
		t.Fatalf("a stream of type %q", kind)
	}
	heard := func() (match, stamp string) {
		words := strings.Fields(l.next("data: "))
		return words[0], words[1]
	}
	first := map[string]string{}
	for range at {
		match, stamp := heard()
		first[match] = stamp
	}
	for _, id := range at {
		if shown := field2(t, mara.get("/t/"+id).body, `data-version="([^"]*)"`); first[id] != shown {
			t.Errorf("told %q of %s, whose page stands at %s", first[id], id, shown)
		}
	}
	h.browser().post("/t/" + at[1] + "/sit")
	for shown := ""; shown == ""; {
		if match, stamp := heard(); match != at[1] {
			t.Errorf("somebody sat down at %s, and %s is told of %s", at[1], stamp, match)
		} else if page := mara.get("/t/" + at[1]).body; strings.Contains(page, `data-version="`+stamp+`"`) {
			shown = stamp
		}
	}
}

// A stream says whether it is the turn of who listens, and of nobody else.
func TestAStreamSaysWhoIsPressed(t *testing.T) {
	h := start(t)
	m := h.people(2, "pressed")
	path := "/events?of=" + m.ID
	asked, waits := 0, 1
	if !h.asked(m, asked) {
		asked, waits = waits, asked
	}
	for seat, want := range map[int]bool{asked: true, waits: false} {
		l := h.browser().listen(path, "Authorization", "Bearer "+m.Seats[seat].Token)
		if told := l.next("data: "); strings.HasSuffix(told, " pressing") != want {
			t.Errorf("seat %d is told %q; is it asked? %v", seat, told, want)
		}
	}
	if told := h.browser().listen(path).next("data: "); strings.HasSuffix(told, " pressing") {
		t.Errorf("who watches is told %q", told)
	}
}

// What can't be heard in a stream of several is said to be apart, and the others are heard; what names no match, or too
// many, is refused.
func TestAStreamOfMatchesThatAreNotThere(t *testing.T) {
	h := start(t)
	m := h.people(2, "there")
	l := h.browser().listen("/events?of=nowhere&of=" + m.ID)
	heard := map[string]bool{}
	for range 2 {
		heard[l.next("event: ")+" "+l.next("data: ")] = true
	}
	if now := fmt.Sprint(h.look(m.ID, "").Version); !heard["apart nowhere"] || !heard["table "+m.ID+" "+now] {
		t.Errorf("heard %v, and the match is at %s", heard, now)
	}
	for _, query := range []string{"", "?of=", "?of=a%0Adata:%20b", "?" + strings.Repeat("of=a&", 100)} {
		if r := h.browser().get("/events" + query); r.status != 400 || !strings.Contains(r.body, "of=MATCH") {
			t.Errorf("/events%s: %d %s", query, r.status, r.body)
		}
	}
}
