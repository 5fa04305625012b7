package server_test

import (
	"regexp"
	"strings"
	"testing"
)

// Whoever plays is shown again what the others have done since their answer: as their seat saw it, and to nobody else.
func TestWhatHasHappenedIsShownAgain(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seed", "again", "seat0", "me", "name0", "Mara", "seat1", "open")
	otto.post(at + "/sit")
	play := func(b *browser, seat, key string) {
		t.Helper()
		page := b.get(at + "?seat=" + seat)
		r := b.post(at+"/answer?seat="+seat, "number", field(t, page.body, "number"), "key", key)
		if r.status != 200 {
			t.Fatalf("%s of seat %s: %d %s", key, seat, r.status, body(r.body))
		}
	}
	play(mara, "0", "stop")
	play(otto, "1", "take") // which of the goods, he alone sees
	steps := mara.get(at + "/again?seat=0")
	if steps.status != 200 || !strings.Contains(steps.body, "0 of 1") || strings.Contains(steps.body, `name="number"`) {
		t.Errorf("the first step: %d %s", steps.status, body(steps.body))
	}
	last := mara.get(at + "/again?seat=0&at=1")
	if !strings.Contains(last.body, "1 of 1") || strings.Contains(last.body, "walk-on") {
		t.Errorf("the last step: %s", body(last.body))
	}
	told := regexp.MustCompile(`(?s)<section class="log".*?</section>`)
	if then, now := told.FindString(last.body), told.FindString(mara.get(at+"?seat=0").body); then != now || now == "" {
		t.Errorf("the last step tells another log than the table:\n%s\n%s", then, now)
	}
	if far := mara.get(at + "/again?seat=0&at=900"); far.body != last.body {
		t.Errorf("behind the end is another page than the end: %s", body(far.body))
	}
	for what, r := range map[string]reply{
		"a stranger": h.browser().get(at + "/again"), "a stranger with a seat": h.browser().get(at + "/again?seat=0"),
	} {
		if r.status != 403 {
			t.Errorf("%s is shown it: %d", what, r.status)
		}
	}
	if r := otto.get(at + "/again?seat=0"); strings.Contains(r.body, `name="seat" value="0"`) {
		t.Errorf("Otto sees it with Mara's eyes: %s", body(r.body))
	}
}
