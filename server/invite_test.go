package server_test

import (
	"regexp"
	"strings"
	"testing"

	"waystation/web"
)

// The page of the seats: each free seat has its link with a code that says the same; the viewer's own link stands last,
// named for what it is, and has none.
func TestTheOwnLinkIsForNobodyElse(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "3", "mode", "dry", "seat0", "me", "seat1", "link", "seat2", "link")
	page := mara.get(at + "/seats").body
	links := regexp.MustCompile(`value="(http://[^"]+/sit/[A-Z2-7]+)"`).FindAllStringSubmatch(page, -1)
	if len(links) != 3 {
		t.Fatalf("links: %v", links)
	}
	own := links[0][1] // in the row of the seat; the others stand beside the rows
	rows, cards, _ := strings.Cut(page, `<div class="bring"`)
	rows, _, _ = strings.Cut(rows, `<section class="part"`)
	if !strings.Contains(rows, own) || !strings.Contains(rows, "Your own link, for another device") ||
		strings.Contains(cards, own) {
		t.Errorf("the own link: %s", body(page))
	}
	if last := rows[strings.LastIndex(rows, "<li"):]; !strings.Contains(last, own) || !strings.Contains(last, "your seat") {
		t.Errorf("the last seat: %s", last)
	}
	if n := strings.Count(page, `class="qr"`); n != 2 {
		t.Errorf("%d codes for two free seats", n)
	}
	for _, l := range links[1:] {
		if !strings.Contains(cards, web.NewCode(l[1]).Path) {
			t.Errorf("no code says %s", l[1])
		}
	}
	if strings.Contains(page, web.NewCode(own).Path) {
		t.Error("the own link has a code")
	}
	_, sit, _ := strings.Cut(links[1][1], "/sit/")
	otto.post("/sit/" + sit)
	if page := mara.get(at + "/seats").body; strings.Count(page, `class="qr"`) != 1 {
		t.Errorf("a seat that is taken is still offered: %s", body(page))
	}
	if page := otto.get(at + "/seats").body; strings.Contains(page, `class="qr"`) || strings.Contains(page, "/sit/") {
		t.Errorf("who has not set the table hands out its seats: %s", body(page))
	}
}

// An invitation says how long the match takes, if that is known of its mode.
func TestAnInvitationSaysHowLongItsModeTakes(t *testing.T) {
	h := start(t)
	mara := h.browser()
	for mode, known := range map[string]bool{"dry": true, "wet": false} {
		at := mara.table("players", "2", "mode", mode, "seat0", "me", "seat1", "link")
		_, cards, _ := strings.Cut(mara.get(at+"/seats").body, `<div class="bring"`)
		page := h.browser().get(regexp.MustCompile(`/sit/[A-Z2-7]+`).FindString(cards)).body
		has(t, mode, page, "players</span>", true)
		has(t, mode, page, ">5 min<", known)
	}
}

// Whoever sits down by a link and has never given a name is asked for one where they sit down, and never again.
func TestANameIsAskedForOnce(t *testing.T) {
	h := start(t)
	mara := h.browser()
	mara.post("/name", "name", "Mara")
	seat := func() string {
		at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
		page := mara.get(at + "/seats").body
		_, cards, _ := strings.Cut(page, `<div class="bring"`)
		return regexp.MustCompile(`/sit/[A-Z2-7]+`).FindString(cards)
	}
	asks := func(b *browser, link string) bool {
		page := b.get(link).body
		if !strings.Contains(page, "Mara keeps you a chair") {
			t.Errorf("the link: %s", body(page))
		}
		return strings.Contains(page, `name="name"`)
	}

	ines, link := h.browser(), seat()
	for _, fact := range []string{`class="facts"`, " min"} {
		if page := ines.get(link).body; !strings.Contains(page, fact) {
			t.Errorf("who is invited is not told of the match: no %s", fact)
		}
	}
	if !asks(ines, link) {
		t.Fatal("somebody new is not asked for a name")
	}
	if name := field(t, strings.Replace(ines.get(link).body, `type="text" `, "", 1), "name"); name == "" {
		t.Error("no name is proposed")
	}
	ines.post(link, "name", " Ines\n*the* Great ")
	if g := h.guestOf(ines); g.Name != "Ines the Great" || !g.Named {
		t.Errorf("she is %+v", g)
	}
	again := seat()
	if asks(ines, again) {
		t.Error("she is asked once more")
	}
	ines.post(again, "name", "Somebody else") // a page that was open since then
	if g := h.guestOf(ines); g.Name != "Ines the Great" {
		t.Errorf("the second link has changed her name to %q", g.Name)
	}

	otto, link := h.browser(), seat()
	otto.post(link, "name", " ") // keeps the name he was given by lot
	if g := h.guestOf(otto); g.Name == "" || !g.Named || asks(otto, seat()) {
		t.Errorf("he who wants no name of his own is %+v, and asked again", g)
	}

	sam := h.browser()
	sam.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "bot:random") // never asked there
	if !asks(sam, seat()) {
		t.Error("who was named by lot is not asked for a name of their own")
	}
	tess := h.browser()
	tess.post("/name", "name", "Tess")
	if asks(tess, seat()) {
		t.Error("who has given a name is asked for one")
	}
}
