package server_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/internal/caravan"
)

// watcher is somebody at the table: a seat with its page and its token, or a spectator.
type watcher struct {
	seat  int // -1 for a spectator
	token string
	b     *browser
	live  *listening
}

// version is how a page says which state of its match it shows.
var version = regexp.MustCompile(`data-version="([0-9.]+)"`)

// gather is everything the watcher is sent: pages, JSON, logs, files, errors, the stream.
func (h *house) gather(m made, w watcher) map[string]string {
	at, api := "/t/"+m.ID, "/matches/"+m.ID
	out := map[string]string{}
	for _, path := range []string{
		at, at + "/story", at + "/seats", at + "/file", "/", at + "?seat=1", at + "/file?seat=1", at + "/wrong",
		at + "/wrong?seat=1", at + "/again", at + "/again?at=1", at + "/again?seat=1&at=2", at + "/talk", "/matches",
	} {
		out["page "+path] = w.b.get(path).body
	}
	out["fragment"] = w.b.get(at, "X-Fragment", "1").body
	out["report"] = w.b.post(at+"/wrong", "words", "odd").body
	out["json"] = h.api("GET", api, w.token, "").body
	out["log"] = h.api("GET", api+"/log", w.token, "").body
	for name, body := range map[string]string{
		"stale": `{"number":9999,"key":"stop"}`, "refused": `{"number":0,"key":"good:3"}`, "free": `{"free":"shout"}`,
		"broken": `{`,
	} {
		out["error "+name] = h.api("POST", api+"/answers", w.token, body).body
	}
	out["stream"] = w.live.upTo(version.FindStringSubmatch(out["page "+at])[1])
	return out
}

// seatThree sets a table for three people with names of their own, and has a spectator.
func (h *house) seatThree(seed string) (made, []watcher) {
	h.t.Helper()
	m :=
		h.make(
			fmt.Sprintf(
				`{"game":"caravan","seed":%q,"seats":[{"kind":"human","name":"Ada"},{"kind":"human","name":"Bo"},{"kind":"human","name":"Cy"}]}`, seed))
	var all []watcher
	for seat := -1; seat < 3; seat++ {
		w := watcher{seat: seat, b: h.browser()}
		w.b.post("/name", "name", fmt.Sprint("Guest ", seat+1)) // names drawn by lot may be those of goods
		if seat >= 0 {
			w.token = m.Seats[seat].Token
			w.b.post("/sit/" + w.token)
		}
		w.live = w.b.listen("/t/" + m.ID + "/events")
		all = append(all, w)
	}
	return m, all
}

// Whole matches at random: at every question, nothing that anybody is sent names a good that they can't know.
func TestNobodyIsSentAHiddenCard(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	looked := 0
	for round := range 2 {
		h := start(t)
		m, all := h.seatThree(fmt.Sprint("secrets ", round))
		for step := 0; ; step++ {
			table := h.look(m.ID, "")
			if table.Over {
				break
			}
			bags := make([][]string, 3)
			for seat := range bags {
				bags[seat] = h.look(m.ID, m.Seats[seat].Token).View.Bag
			}
			for _, w := range all {
				var hidden []string
				for card, name := range caravan.Goods {
					if slices.Contains(table.View.Sold, name) || w.seat >= 0 && slices.Contains(bags[w.seat], name) {
						continue
					}
					hidden = append(hidden, name, fmt.Sprintf("good-%d\"", card), fmt.Sprintf(`"good:%d"`, card))
				}
				for what, sent := range h.gather(m, w) {
					for _, secret := range hidden {
						if strings.Contains(sent, secret) && !(what == "error refused" && secret == `"good:3"`) {
							t.Fatalf("seat %d is sent %q in the %s: %s", w.seat, secret, what, sent)
						}
						looked++
					}
				}
			}
			seat := table.Asks[rng.IntN(len(table.Asks))].Seat
			a := h.look(m.ID, m.Seats[seat].Token).Asks
			for _, x := range a {
				if x.Seat != seat {
					continue
				}
				key := x.Options[rng.IntN(len(x.Options))].Key
				if x.Pass && rng.IntN(2) == 0 {
					key = "pass"
				}
				h.answer(m, seat, key)
			}
		}
		h.close()
	}
	if looked < 5_000 {
		t.Errorf("only %d looks", looked)
	}
}

// Two tables alike but for one hidden thing: what Ada answered in secret. Until all have answered, Bo and the
// spectators are sent the same bytes at both.
func TestASecretAnswerChangesNothingForOthers(t *testing.T) {
	h := start(t)
	var sent [2][]map[string]string
	for i, secret := range []string{"sleep", "guard"} {
		m, all := h.seatThree("the same")
		for seat := range 3 {
			h.answer(m, seat, "take")
		}
		h.answer(m, 0, secret)
		for _, w := range all {
			if w.seat == 0 {
				continue
			}
			got := h.gather(m, w)
			for what := range got {
				text := strings.ReplaceAll(got[what], m.ID, "ID")
				if at := strings.LastIndex(text, "event: "); what == "stream" && at > 0 {
					text = text[at:]
				}
				text = regexp.MustCompile(`"sum[^"]*":"[0-9a-f]+"|"sha256":"[0-9a-f]+"`).ReplaceAllString(text, "")
				sent[i] = append(sent[i], map[string]string{strings.ReplaceAll(what, m.ID, "ID"): text})
			}
		}
	}
	same := func(list []map[string]string) map[string][]string {
		out := map[string][]string{}
		for _, x := range list {
			for what, text := range x {
				if what == "page /" || strings.HasPrefix(what, "page /t/ID/seats") {
					continue // lists other tables
				}
				out[what] = append(out[what], text)
			}
		}
		return out
	}
	a, b := same(sent[0]), same(sent[1])
	for what := range a {
		if len(a[what]) == 0 || fmt.Sprint(a[what]) != fmt.Sprint(b[what]) {
			t.Errorf("%s: Ada's secret shows:\n%s\n%s", what, a[what], b[what])
		}
	}
	if len(a) < 8 {
		t.Errorf("only %d things were compared", len(a))
	}
}
