package server_test

import (
	"regexp"
	"strings"
	"testing"
)

// A match that is over is looked back at: the page tells how far it has come, and in the end everybody's chances. Its
// replay then says at the questions that were looked at what the bot would have done.
func TestAMatchIsLookedBackAt(t *testing.T) {
	h := start(t, advised)
	m := h.make(`{"game":"caravan","seed":"back","seats":[{"kind":"bot"},{"kind":"bot"}]}`)
	until(t, "the bots end the match", h.over(m.ID))
	b := h.browser()
	at := "/t/" + m.ID
	if !strings.Contains(b.get(at).body, `href="`+at+`/analysis"`) {
		t.Error("the end of a match does not lead to its analysis")
	}
	if page := b.get(at + "/analysis"); page.status != 200 || !strings.Contains(page.body, ">Look back<") ||
		strings.Contains(page.body, "<figure") {
		t.Fatalf("before anybody asked: %d %s", page.status, body(page.body))
	}
	for range 2 { // the second press begins nothing anew
		if page := b.post(at + "/analysis"); page.status != 200 || page.url.Path != at+"/analysis" {
			t.Fatalf("%d at %s: %s", page.status, page.url, body(page.body))
		}
	}
	var page string
	until(t, "the analysis", func() bool {
		r := b.get(at + "/analysis")
		page = r.body
		if done := strings.Contains(page, "All the numbers"); done == (r.header.Get("Refresh") != "") {
			t.Errorf("done %v, and the page renews itself: %q", done, r.header.Get("Refresh"))
		}
		return strings.Contains(page, "All the numbers")
	})
	// A line for each, with an edge, in a plot for a desk and in one for a phone.
	if strings.Count(page, `class="run `) != 2*2*2 || !strings.Contains(page, "Red") {
		t.Errorf("no lines for both players: %s", body(page))
	}
	row := regexp.MustCompile(`<th scope="row"><a href="(/t/[^"]+)">`).FindStringSubmatch(page)
	if row == nil {
		t.Fatalf("no numbers: %s", body(page))
	}
	if r := b.get(row[1]); r.status != 200 || !strings.Contains(r.body, "would choose") {
		t.Errorf("%s: %d %s", row[1], r.status, body(r.body))
	}
}

func TestNoAnalysis(t *testing.T) {
	h := start(t, advised)
	b := h.browser()
	running := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	for _, r := range []reply{b.get(running + "/analysis"), b.post(running + "/analysis")} {
		if r.status != 403 || !strings.Contains(r.body, "opens when the match is over") {
			t.Errorf("while it runs: %d %s", r.status, body(r.body))
		}
	}
	if r := b.post("/t/aaaaaaaaaaaa/analysis"); r.status != 404 {
		t.Errorf("of no match: %d", r.status)
	}
	bare := start(t)
	m := bare.make(`{"game":"caravan","seats":[{"kind":"bot"},{"kind":"bot"}]}`)
	until(t, "the bots end the match", bare.over(m.ID))
	x := bare.browser()
	if r := x.post("/t/" + m.ID + "/analysis"); r.status != 404 ||
		strings.Contains(x.get("/t/"+m.ID).body, "/analysis") {
		t.Errorf("where no bot searches: %d %s", r.status, body(r.body))
	}
}
