package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/internal/chrome"
)

// beside is another tab of the same browser.
func (b *tab) beside(t *testing.T) *tab {
	t.Helper()
	return &tab{t: t, ctx: chrome.Beside(t, b.ctx), home: b.home, base: b.base}
}

// byAPI is a match at whose first seat a program plays.
type byAPI struct {
	ID    string
	Seats []struct{ Token string }
	told  int
}

func (h *house) send(t *testing.T, path, token, body string, into any) {
	t.Helper()
	r, err := http.NewRequest("POST", "http://"+h.addr+"/api/v1"+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		t.Fatalf("%s: %s", path, res.Status)
	}
	if err := json.NewDecoder(res.Body).Decode(into); into != nil && err != nil {
		t.Fatal(err)
	}
}

// tells changes something at the table that all who look at it are shown.
func (h *house) tells(t *testing.T, m *byAPI) {
	t.Helper()
	m.told++
	h.send(t, "/matches/"+m.ID+"/consent", m.Seats[0].Token, fmt.Sprintf(`{"minutes": %d}`, m.told%2*10), nil)
}

// A browser has as many tables open as one likes, though it opens six connections to a server at most: all tabs hear by
// one stream, which brings what has changed. What is open in a tab that nobody looks at is fetched when somebody does.
func TestManyTabsHearByOneStream(t *testing.T) {
	t.Parallel()
	h := open(t)
	first := h.visitor(t, laptop)
	first.goTo("/name")
	first.post("/name", "name", "Onlooker")
	var tabs []*tab
	var matches []*byAPI
	for i := range 6 {
		m := &byAPI{}
		h.send(t, "/matches", "", `{"game": "firelands", "seats": [{"kind": "human"}, {"kind": "human"}]}`, m)
		matches = append(matches, m)
		b := first
		if i > 0 {
			b = first.beside(t)
		}
		b.goTo("/t/" + m.ID)
		tabs = append(tabs, b)
	}
	twin := first.beside(t) // shows what the first shows
	twin.goTo("/t/" + matches[0].ID)
	const version = `document.querySelector("[data-version]").dataset.version`
	for i, b := range tabs {
		before := b.tell(version)
		h.tells(t, matches[i])
		b.until(version + ` !== "` + before + `"`)
	}

	const fetched = `performance.getEntriesByType("resource").filter(e => e.initiatorType === "fetch").length`
	looks := func(hidden string) {
		first.do(chromedp.Evaluate[chromedp.Void](`Object.defineProperty(document, "hidden", {value: ` + hidden + `, configurable: true});
			document.dispatchEvent(new Event("visibilitychange"))`))
	}
	twin.until(version + ` === "` + first.tell(version) + `"`)
	looks("true")
	had, before := first.tell(fetched), first.tell(version)
	fetches := twin.tell(fetched)
	for range 3 {
		was := twin.tell(version)
		h.tells(t, matches[0])
		twin.until(version + ` !== "` + was + `"`)
	}
	if now := twin.tell(fetched); now != fetches {
		t.Errorf("what changes comes with the word of it, and yet a tab has fetched %s times in place of %s", now, fetches)
	}
	if is := first.tell(version); is != before || first.tell(fetched) != had {
		t.Errorf("nobody looks at a tab, and it went from %s to %s", before, is)
	}
	looks("false")
	first.until(version + ` === ` + "`" + twin.tell(version) + "`")
	for _, b := range append(tabs, twin) {
		b.quiet()
	}
}
