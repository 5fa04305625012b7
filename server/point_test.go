package server_test

import (
	"fmt"
	"html"
	"net/url"
	"strings"
	"testing"

	"waystation/store"
)

const (
	sharing = "Save points are for those who play alone, because trying out would tell what is hidden."
	setting = "Set a save point"
)

// Whoever plays alone sets a save point, plays on, and goes back to it: another match begins there, and the one that
// was played stays as it is.
func TestWhoPlaysAloneGoesBackToASavePoint(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	b.goes(t, at, "0", "take")
	page := b.get(at).body
	if !strings.Contains(page, at+"/seats?seat=1#points") {
		t.Errorf("the table does not lead to save points: %s", body(page))
	}
	const name = `before "the" <well>`
	if r := b.post(at+"/points", "name", "  "+name+" "); r.status != 200 || r.url.Path != at+"/seats" ||
		!strings.Contains(r.body, `before &#34;the&#34; well`) || !strings.Contains(r.body, "after answer 1") {
		t.Fatalf("%d at %s: %s", r.status, r.url, body(r.body))
	}
	kept := `before "the" well`
	b.goes(t, at, "1", "draw")
	b.goes(t, at, "0", "sleep")
	_, before, _ := h.fileOf(b, at)
	form := b.get(at + "/branch?point=" + url.QueryEscape(kept)).body
	for _, has := range []string{html.EscapeString(kept), "after answer 1", "Dice and decks", "Both matches have the same seed"} {
		if !strings.Contains(form, has) {
			t.Errorf("the form does not say %q: %s", has, body(form))
		}
	}
	if n := strings.Count(form, `value="me" selected`); n != 2 {
		t.Errorf("%d of two seats are proposed as they are: %s", n, body(form))
	}
	r := b.post(at+"/branch", "point", kept, "seat0", "me", "seat1", "me")
	branch := r.url.Path
	if r.status != 200 || branch == at {
		t.Fatalf("%d at %s: %s", r.status, branch, body(r.body))
	}
	b.goes(t, branch, "1", "draw")
	b.goes(t, branch, "0", "sleep")
	if _, got, _ := h.fileOf(b, branch); strings.Join(got, "\n") != strings.Join(before, "\n") {
		t.Errorf("with the same answers it is\n%s\nand was\n%s", strings.Join(got, "\n"), strings.Join(before, "\n"))
	}
	b.goes(t, branch, "1", "guard")
	if _, after, _ := h.fileOf(b, at); strings.Join(after, "\n") != strings.Join(before, "\n") {
		t.Errorf("the match itself has changed: %s", strings.Join(after, "\n"))
	}
	if page := b.get(at + "/seats").body; !strings.Contains(page, "may know what is hidden here") {
		t.Errorf("nothing tells that the match was tried: %s", body(page))
	}
	if page := b.get(branch + "/seats").body; !strings.Contains(page, "when that one is over, its seed tells") {
		t.Errorf("the branch does not tell whose seed it has: %s", body(page))
	}
	// What is taken back moves no save point: it is a place in the log.
	b.post(at + "/undo?seat=0")
	b.goes(t, at, "0", "guard")
	if page := b.get(at + "/seats").body; !strings.Contains(page, "after answer 1") {
		t.Errorf("after an undo: %s", body(page))
	}
	if r := b.post(at+"/points/remove", "name", kept); r.status != 200 || strings.Contains(r.body, "Go back to it") {
		t.Errorf("removed: %d %s", r.status, body(r.body))
	}
	if r := b.get(at + "/branch?point=" + url.QueryEscape(kept)); r.status != 404 {
		t.Errorf("gone, and yet: %d", r.status)
	}
}

// Save points lead to their places in the replay, whoever set them, and nobody else sees that they are there.
func TestSavePointsAreJumpsInTheReplay(t *testing.T) {
	h := start(t)
	b, other := h.browser(), h.browser()
	at := b.table("players", "2", "mode", "dry", "opt.days", "1", "seat0", "me", "seat1", "me")
	b.goes(t, at, "0", "take")
	b.post(at+"/points", "name", "a secret plan")
	for _, x := range [][2]string{{"1", "take"}, {"0", "sleep"}, {"1", "guard"}} {
		b.goes(t, at, x[0], x[1])
	}
	for _, page := range []string{at, at + "/seats", at + "/file", at + "/story"} {
		if r := other.get(page); strings.Contains(r.body, "a secret plan") || strings.Contains(r.body, "ave point") {
			t.Errorf("others are told of it on %s: %s", page, body(r.body))
		}
	}
	b.post(at+"/answer?seat=1", "number", field(t, b.get(at+"?seat=1").body, "number"), "key", "pass")
	b.post(at+"/answer?seat=0", "number", field(t, b.get(at+"?seat=0").body, "number"), "key", "pass")
	if !h.over(strings.TrimPrefix(at, "/t/"))() {
		t.Fatal("it is not over")
	}
	jump := fmt.Sprintf(`href="%s/replay?at=1&amp;seat=" data-walk-step>a secret plan`, at)
	if page := b.get(at + "/replay").body; !strings.Contains(page, jump) {
		t.Errorf("no jump to it: %s", body(page))
	}
	if page := other.get(at + "/replay").body; strings.Contains(page, "a secret plan") {
		t.Errorf("others see the jump: %s", body(page))
	}
	if r := b.post(at+"/points", "name", "too late"); r.status != 409 || !strings.Contains(r.body, "is over") {
		t.Errorf("after the end: %d %s", r.status, body(r.body))
	}
}

func TestSavePointsAreForThoseWhoPlayAlone(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	refused := func(who string, b *browser) {
		t.Helper()
		for _, r := range []reply{
			b.post(at+"/points", "name", "mine"), b.post(at+"/points/remove", "name", "alone"),
			b.get(at + "/branch?point=alone"), b.post(at+"/branch", "point", "alone", "seat0", "me", "seat1", "me"),
		} {
			if r.status != 403 || !strings.Contains(r.body, sharing) {
				t.Errorf("%s: %d %s", who, r.status, body(r.body))
			}
		}
		if page := b.get(at + "/seats").body; strings.Contains(page, "ave point") || strings.Contains(page, "alone\"") {
			t.Errorf("%s is told of what is not for them: %s", who, body(page))
		}
		if page := b.get(at).body; strings.Contains(page, "Save points") {
			t.Errorf("%s is led there: %s", who, body(page))
		}
	}
	refused("a seat waits for somebody", mara)
	mara.post(at+"/bot", "seat", "1", "kind", "bot")
	if r := mara.post(at+"/points", "name", "alone"); r.status != 200 || !strings.Contains(r.body, "after answer 0") {
		t.Fatalf("alone: %d %s", r.status, body(r.body))
	}
	refused("who watches", otto)
	mara.post(at+"/bot", "seat", "1", "kind", "human")
	otto.post(at+"/sit", "seat", "1", "consent", "0")
	refused("another plays", mara)
	refused("the other", otto)
	mara.post(at+"/bot", "seat", "1", "kind", "bot")
	refused("a bot plays for another", mara)
}

func TestSavePointsThatCanNotBe(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table(alone...)
	long := strings.Repeat("ä", 60)
	for _, c := range []struct {
		name   string
		status int
		words  string
	}{
		{"", 400, "of at least one letter"}, {" <*> ", 400, "of at least one letter"},
		{long + "ä", 400, "60 characters at most"}, {long, 200, long}, {long, 409, "already"},
	} {
		if r := b.post(at+"/points", "name", c.name); r.status != c.status || !strings.Contains(r.body, c.words) {
			t.Errorf("%q: %d without %q: %s", c.name, r.status, c.words, body(r.body))
		}
	}
	for n := 1; n < store.MaxPoints; n++ {
		b.post(at+"/points", "name", fmt.Sprint(n))
	}
	if page := b.get(at + "/seats").body; strings.Contains(page, setting) || !strings.Contains(page, "Remove one to set another") {
		t.Errorf("a full list: %s", body(page))
	}
	if r := b.post(at+"/points", "name", "one more"); r.status != 409 || !strings.Contains(r.body, "20 save points at most") {
		t.Errorf("one more: %d %s", r.status, body(r.body))
	}
	if r := b.post(at+"/points/remove", "name", "none"); r.status != 404 || !strings.Contains(r.body, "no save point") {
		t.Errorf("none of that name: %d %s", r.status, body(r.body))
	}
}
