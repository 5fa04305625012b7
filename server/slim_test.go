package server_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"waystation/shelf"
)

// A page that stands is sent only what has changed: put together with what it had, that is the page to the last byte,
// in every game, after every answer, for who answers and for who looks on.
func TestOnlyWhatHasChangedIsSent(t *testing.T) {
	h := start(t, stocked)
	same := map[string]*regexp.Regexp{}
	for _, kind := range kinds {
		same[kind] = regexp.MustCompile(`<[a-z]+ data-` + kind + `="([^"]*)" data-same></[a-z]+>`)
	}
	for _, g := range shelf.All() {
		m := h.matchOf(g.Box.Name, g.Box.ModesFor(2)[0], 2, "slim")
		at, rng := "/t/"+m.ID, rand.New(rand.NewPCG(3, 1))
		who := []*browser{h.browser(), h.browser()}
		who[0].does(t, "/sit/"+m.Seats[0].Token)
		sums, had := make([]string, 2), []map[string]map[string]string{{}, {}}
		whole, sent, left := 0, 0, map[string]int{}
		for step := range 12 {
			for i, b := range who {
				full := b.get(at, "X-Fragment", "1")
				part := b.get(at, "X-Fragment", "1", "X-Regions", sums[i])
				if now := part.header.Get("X-Regions"); now == "" || now != full.header.Get("X-Regions") {
					t.Fatalf("%s: sums %q with regions, %q without", g.Box.Name, now, full.header.Get("X-Regions"))
				}
				page := part.body
				for _, kind := range kinds {
					page = same[kind].ReplaceAllStringFunc(page, func(x string) string {
						left[kind]++
						return had[i][kind][same[kind].FindStringSubmatch(x)[1]]
					})
				}
				if page != full.body {
					t.Fatalf("%s, step %d: what was sent and what was there make another page:\n%s\n\n%s", g.Box.Name, step,
						brief(page), brief(full.body))
				}
				if step > 0 {
					whole, sent = whole+len(full.body), sent+len(part.body)
				}
				sums[i] = full.header.Get("X-Regions")
				for _, kind := range kinds {
					had[i][kind] = piecesIn(t, full.body, kind)
				}
			}
			if !h.step(m, rng) {
				break
			}
		}
		t.Logf("%s: %d of %d bytes are sent", g.Box.Name, sent, whole)
		if sent >= whole || left["region"] == 0 || left["part"] == 0 {
			t.Errorf("%s: %d of %d bytes are sent, %v were left out", g.Box.Name, sent, whole, left)
		}
	}
}

// kinds are what of a page is left out where a browser has it.
var kinds = []string{"region", "part"}

// piecesIn are the regions of a page, or their parts, as an HTML parser finds them.
func piecesIn(t *testing.T, page, kind string) map[string]string {
	t.Helper()
	out := map[string]string{}
	var name, tag string
	var raw strings.Builder
	depth := 0
	for z := html.NewTokenizer(strings.NewReader(page)); z.Next() != html.ErrorToken; {
		text := string(z.Raw())
		x := z.Token()
		if depth == 0 && x.Type == html.StartTagToken {
			for _, a := range x.Attr {
				if a.Key == "data-"+kind {
					name, tag = a.Val, x.Data
				}
			}
		}
		if name == "" {
			continue
		}
		raw.WriteString(text)
		switch {
		case x.Type == html.StartTagToken && x.Data == tag:
			depth++
		case x.Type == html.EndTagToken && x.Data == tag:
			depth--
		}
		if depth == 0 {
			if out[name] != "" {
				t.Errorf("two are the %s %q", kind, name)
			}
			out[name], name = raw.String(), ""
			raw.Reset()
		}
	}
	return out
}
