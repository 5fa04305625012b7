package server_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// goingOn is what the front page tells a browser of the table that waits for it; "" for nothing.
func goingOn(b *browser) string {
	_, card, _ := strings.Cut(b.get("/").body, `class="gocard`)
	card, _, _ = strings.Cut(card, "</article>")
	return card
}

// The front page tells of the table that waits for the viewer what has happened there since their answer, as their seat
// may know it, and leads there. Who is not asked is told nothing.
func TestTheFrontPageTellsOfTheTableThatWaits(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seed", "again", "seat0", "me", "name0", "Mara", "seat1", "open")
	otto.post(at + "/sit")
	if card := goingOn(mara); !strings.Contains(card, "Your turn came a minute ago") || strings.Contains(card, "/again") {
		t.Errorf("before the first answer: %s", body(card))
	}
	play := func(b *browser, seat, key string) {
		t.Helper()
		page := b.get(at + "?seat=" + seat)
		r := b.post(at+"/answer?seat="+seat, "number", field(t, page.body, "number"), "key", key)
		if r.status != 200 {
			t.Fatalf("%s of seat %s: %d %s", key, seat, r.status, body(r.body))
		}
	}
	play(mara, "0", "stop")
	if card := goingOn(mara); card != "" {
		t.Errorf("it is Otto's turn: %s", body(card))
	}
	if row := mara.get("/").body; !strings.Contains(row, "waiting for") || !strings.Contains(row, "Your tables") {
		t.Errorf("the table is not listed: %s", body(row))
	}
	if goingOn(otto) == "" {
		t.Error("Otto is not told that it is his turn")
	}
	play(otto, "1", "take") // which of the goods, he alone sees
	for range 4 {
		if goingOn(mara) != "" {
			break
		}
		play(otto, "1", "stop")
	}
	card := goingOn(mara)
	if !strings.Contains(card, "/again") || !strings.Contains(card, `href="`+at) || !strings.Contains(card, "Green") {
		t.Errorf("after Otto's answers: %s", card)
	}
	log := mara.get(at + "/story?seat=0").body
	for _, line := range strings.Split(card, "<li>")[1:] {
		if words := strings.TrimSpace(body(line)); !strings.Contains(body(log), words) {
			t.Errorf("the front page tells what the log doesn't: %q", words)
		}
	}
	if row := mara.get("/").body; strings.Contains(row, "Your tables") {
		t.Errorf("the only table is listed a second time: %s", body(row))
	}
	if goingOn(h.browser()) != "" {
		t.Error("a stranger is told of it")
	}
}

// Where people draw a curtain between each other, whoever opens the front page is told no more than that it waits.
func TestTheFrontPageLooksBehindNoCurtain(t *testing.T) {
	h := start(t)
	b := h.browser()
	b.table("players", "2", "mode", "dry", "curtain", "falls", "seat0", "me", "name0", "Mara", "seat1", "me", "name1", "Otto")
	if card := goingOn(b); card != "" {
		t.Errorf("the front page shows what lies behind it: %s", body(card))
	}
	if row := b.get("/").body; !strings.Contains(row, "Take your turn") {
		t.Errorf("the table is not listed: %s", body(row))
	}
}

// Who has kept the others waiting for a day is nudged from the front page, once a day; whoever waits there less long, or
// only watches, is shown no such button.
func TestTheFrontPageNudges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, post := startCalling(t)
		mara, otto, at := h.pair()
		nudge := `action="` + at + `/nudge"`
		otto.has(t, "/", true, "waiting for Mara")
		time.Sleep(23 * time.Hour)
		otto.has(t, "/", true, "waiting 23 hours for Mara")
		otto.has(t, "/", false, nudge)
		time.Sleep(2 * time.Hour)
		otto.has(t, "/", true, nudge)
		otto.has(t, "/", true, `<a href="`+at+`">`)
		mara.has(t, "/", false, nudge)
		h.browser().has(t, "/", false, nudge)
		mara.post("/settings/calls", "kind", "hook", "format", "json", "address", topic+"-of-mara")
		post.taken()
		if r := otto.post(at+"/nudge", "who", "0", "back", "tables"); r.status != 200 || !strings.Contains(r.body, "Your tables") {
			t.Errorf("after the nudge: %d %s", r.status, body(r.body))
		}
		time.Sleep(5 * time.Minute)
		if called := post.taken(); len(called) != 1 || !strings.Contains(called[0].body, "asked to come back") {
			t.Errorf("Mara is called: %v", called)
		}
		otto.has(t, "/", false, nudge)
		time.Sleep(24 * time.Hour)
		otto.has(t, "/", true, nudge)
	})
}

// A lesson that was begun stands behind the matches that wait.
func TestALessonGivesWayToAMatchOnTheFrontPage(t *testing.T) {
	h := start(t, stocked)
	b := h.browser()
	b.post("/learn/saga")
	if card := goingOn(b); !strings.Contains(card, "g-saga") {
		t.Fatalf("the lesson alone: %s", body(card))
	}
	b.tableOf("posthuman", "players", "2", "mode", "short", "seat0", "me", "seat1", "bot:easy", "seed", "gives way")
	card, page := goingOn(b), b.get("/").body
	if !strings.Contains(card, "g-posthuman") || !strings.Contains(page, "your turn, in the lesson") {
		t.Errorf("beside a match the card is %s, the page %s", brief(card), brief(page))
	}
	if page := b.get("/matches").body; strings.Count(page, `class="lcard`) != 2 || !strings.Contains(page, "Still being played") {
		t.Errorf("among their matches: %s", brief(page))
	}
}
