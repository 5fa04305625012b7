package server_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// A moment of the story leads to the place in the replay where it has just been told.
func TestAMomentLeadsToWhereItIsTold(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","seed":"moment","seats":[{"kind":"bot"},{"kind":"bot"}]}`)
	until(t, "the bots end the match", h.over(m.ID))
	b := h.browser()
	panels := regexp.MustCompile(`(?s)<li class="fpan">.*?href="([^"]+)".*?<p>(.*?)</p>`)
	found := panels.FindAllStringSubmatch(b.get("/t/"+m.ID).body, -1)
	if len(found) < 3 {
		t.Fatalf("a story of %d moments", len(found))
	}
	for _, p := range found {
		says := strings.TrimSpace(p[2])
		if strings.Contains(says, "something") { // those who know are told more of it
			continue
		}
		if !strings.Contains(b.get(p[1]).body, says) {
			t.Errorf("%s does not tell: %s", p[1], says)
		}
	}
}

// A match that is over can be walked through, answer by answer: each page shows the question as it was and what was
// chosen, and the next page what came of it.
func TestAMatchIsWalkedThrough(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","seed":"walk","seats":[{"kind":"bot"},{"kind":"bot"}]}`)
	until(t, "the bots end the match", h.over(m.ID))
	b := h.browser()
	at := "/t/" + m.ID
	if !strings.Contains(b.get(at).body, `href="`+at+`/replay"`) {
		t.Error("the end of a match does not lead to its replay")
	}
	of := 0
	if n := regexp.MustCompile(`max="(\d+)"`).FindStringSubmatch(b.get(at + "/replay").body); n != nil {
		fmt.Sscan(n[1], &of)
	}
	if of < 4 {
		t.Fatalf("a match of %d answers", of)
	}
	seen := map[string]bool{}
	for i := range of {
		page := b.get(fmt.Sprintf("%s/replay?at=%d", at, i))
		if page.status != 200 || !strings.Contains(page.body, fmt.Sprintf("%d of %d", i, of)) {
			t.Fatalf("before answer %d: %d %s", i, page.status, body(page.body))
		}
		if !strings.Contains(page.body, ", chosen</span>") {
			t.Errorf("before answer %d no choice is marked: %s", i, body(page.body))
		}
		if strings.Contains(page.body, `name="key"`) || strings.Contains(page.body, `data-events="/`) {
			t.Errorf("before answer %d something can be pressed", i)
		}
		seen[page.body] = true
	}
	if len(seen) != of {
		t.Errorf("%d answers make %d pages", of, len(seen))
	}
	end := fmt.Sprintf("%d of %d", of, of)
	for _, c := range []struct{ query, has string }{
		{fmt.Sprint("?at=", of), end},
		{fmt.Sprint("?at=", of+7), end},
		{"?at=999999999999999999999", end},
		{"?at=-3", "0 of"},
		{"?at=x&seat=y", "0 of"},
		{"?at=1&seat=1", `<option value="1" selected>`},
		{"?at=1&seat=9", "1 of"},
	} {
		if page := b.get(at + "/replay" + c.query); page.status != 200 || !strings.Contains(page.body, c.has) {
			t.Errorf("%s: %d, without %q: %s", c.query, page.status, c.has, body(page.body))
		}
	}
}

// Until the match is over its replay would show what is hidden.
func TestNoReplayOfAMatchThatGoesOn(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	if r := b.get(at + "/replay?at=0"); r.status != 403 || !strings.Contains(r.body, "opens when the match is over") {
		t.Errorf("%d %s", r.status, body(r.body))
	}
}
