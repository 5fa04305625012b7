package server_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"waystation/shelf"
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

// In a step that is shown again the sheet of who has acted stands open, and all that was told is said. At the table itself
// all sheets are shut, and stay as whoever looks has left them.
func TestAStepThatIsShownAgainShowsWhoHasActed(t *testing.T) {
	h := start(t, stocked)
	for _, g := range shelf.All() {
		if g.Box.Name == "heredity" || g.Box.Name == "firelands" { // all act on one board there
			continue
		}
		m, rng := h.matchOf(g.Box.Name, g.Box.ModesFor(3)[0], 3, "again"), rand.New(rand.NewPCG(4, 1))
		b, at := h.browser(), "/t/"+m.ID
		b.does(t, "/sit/"+m.Seats[0].Token)
		seen := 0
		for range 40 {
			if !h.step(m, rng) {
				break
			}
			page := b.get(at).body
			if strings.Contains(page, `name="full" open`) || !strings.Contains(page, `data-keep="full-1"`) {
				t.Fatalf("%s: a sheet stands open at the table", g.Box.Name)
			}
			r := b.get(at + "/again?seat=0&at=1")
			if !strings.Contains(r.body, "<output>1 of ") { // nobody has answered since
				if strings.Contains(page, `class="again"`) {
					t.Fatalf("%s: what nobody has done can be watched again: %s", g.Box.Name, brief(page))
				}
				continue
			}
			seen++
			if strings.Count(r.body, `name="full" open`) != 1 || strings.Contains(r.body, `data-keep="full-`) {
				t.Fatalf("%s: after an answer of the other their sheet is not open: %s", g.Box.Name, brief(r.body))
			}
		}
		if seen == 0 {
			t.Errorf("%s: the other has never answered", g.Box.Name)
		}
	}
}
