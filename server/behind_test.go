package server_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// shown is what the server answers somebody, by path.
type shown map[string]string

// pathsOf are all the paths of the server that belong to a match or a campaign, as they stand in its source: a new one
// is walked, too.
func pathsOf(t *testing.T) []string {
	t.Helper()
	src, err := os.ReadFile("pages.go")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, m := range regexp.MustCompile(`HandleFunc\("([A-Z]+ [^"]*\{id\}[^"]*)"`).FindAllStringSubmatch(string(src), -1) {
		out = append(out, m[1])
	}
	if len(out) < 50 || !slices.Contains(out, "GET /t/{id}/story") {
		t.Fatalf("these can't be all paths: %v", out)
	}
	return out
}

// walk asks for all that there is of a match and of its campaign.
func (b *browser) walk(t *testing.T, paths []string, match, campaign string) shown {
	t.Helper()
	out := shown{}
	for _, pattern := range paths {
		method, path, _ := strings.Cut(pattern, " ")
		id := match
		if strings.HasPrefix(path, "/c/") || strings.HasPrefix(path, "/api/campaigns/") {
			id = campaign
		}
		if id == "" {
			continue
		}
		path = strings.NewReplacer("{id}", id, "{member}", "1").Replace(path)
		for _, query := range []string{"", "?seat=0", "?at=3", "?look=1&point=1"} {
			if strings.HasSuffix(path, "/events") {
				out[method+" "+path+query] = b.first(t, path+query)
				continue
			}
			kind := ""
			if method == "POST" && !strings.HasPrefix(path, "/api") {
				kind = "application/x-www-form-urlencoded"
			}
			r := b.do(method, path+query, kind, "")
			out[method+" "+path+query] = fmt.Sprint(r.status, " ", r.body)
		}
	}
	return out
}

// first is what a stream says to who comes.
func (b *browser) first(t *testing.T, path string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, "GET", b.h.web.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Accept-Encoding", "identity")
	res, err := b.client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	said := ""
	for buf := make([]byte, 1); !strings.Contains(said, "\ndata: ") || !strings.HasSuffix(said, "\n\n"); {
		if _, err := io.ReadFull(res.Body, buf); err != nil {
			t.Fatalf("%s ended after %q", path, said)
		}
		said += string(buf)
	}
	return said
}

// differ are the paths with another answer.
func (a shown) differ(b shown) (paths []string) {
	for path, words := range a {
		if b[path] != words {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return paths
}

// Whoever only watches is shown nothing of the latest answers, wherever they look: what the server answers them is the
// same, byte for byte, until so many answers have been given.
func TestAWatcherStandsBehindEverywhere(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("watchers", "10", "clock", "turn", "turn", "4", "reserve", "20", "late", "wait")
	stranger := h.browser()
	match, paths := strings.TrimPrefix(at, "/t/"), pathsOf(t)
	stranger.walk(t, paths, match, "") // gives them a name
	before := stranger.walk(t, paths, match, "")
	seat := mara.walk(t, []string{"GET /t/{id}", "GET /t/{id}/story"}, match, "")
	answer := func(n int) {
		for given := 0; given < n; {
			for i, b := range []*browser{mara, otto} {
				page := b.get(at + "?seat=" + fmt.Sprint(i)).body
				if given < n && strings.Contains(page, choice) {
					key := field2(t, page, `<button[^>]* name="key" value="([^"]+)"`)
					b.does(t, fmt.Sprintf("%s/answer?seat=%d&sure=yes", at, i), "number", field(t, page, "number"), "key", key)
					given++
				}
			}
		}
	}
	answer(6)
	mara.post(at+"/vote", "kind", "end", "sure", "yes")
	if after := stranger.walk(t, paths, match, ""); len(before.differ(after)) > 0 {
		p := before.differ(after)
		a, b := before[p[0]], after[p[0]]
		i := 0
		for i < min(len(a), len(b)) && a[i] == b[i] {
			i++
		}
		t.Fatalf("a watcher learns of the answers at %v: %q, before %q", p, b[max(0, i-200):min(i+300, len(b))],
			a[i:min(i+100, len(a))])
	}
	if after := mara.walk(t, []string{"GET /t/{id}", "GET /t/{id}/story"}, match, ""); len(seat.differ(after)) < 2 {
		t.Errorf("who sits there sees %d new pages", len(seat.differ(after)))
	}
	stranger.has(t, at, true, "You watch 10 answers behind the table")
	mara.has(t, at, false, "behind the table")
	h.restart()
	if p := before.differ(stranger.walk(t, paths, match, "")); len(p) > 0 {
		t.Errorf("after a restart a watcher learns of the answers at %v", p)
	}
	mara.post(at+"/vote", "kind", "end", "agree", "no")
	answer(6)
	if p := before.differ(stranger.walk(t, []string{"GET /t/{id}", "GET /t/{id}/events", "GET /api/matches/{id}/log"},
		match, "")); len(p) < 3 {
		t.Errorf("after 12 answers a watcher sees only these anew: %v", p)
	}
}

// A watcher's stream says nothing when the table goes on, but only when what they see does; all is seen at the end.
func TestTheStreamOfAWatcherStandsBehind(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","mode":"dry","seed":"1","behind":3,"seats":[{"kind":"human"},{"kind":"human"}]}`)
	l := h.browser().listen("/t/" + m.ID + "/events")
	first := l.next("data: ")
	turn := func() {
		for i := range m.Seats {
			if h.asked(m, i) {
				a := h.look(m.ID, m.Seats[i].Token).Asks
				k := slices.IndexFunc(a, func(q question) bool { return q.Seat == i })
				h.answer(m, i, a[k].Options[0].Key)
				return
			}
		}
	}
	for range 3 {
		turn()
		if v := h.look(m.ID, ""); fmt.Sprint(v.Version) != first {
			t.Fatalf("a watcher is at %d, not at %s", v.Version, first)
		}
	}
	turn()
	if stamp := l.next("data: "); stamp == first || stamp != fmt.Sprint(h.look(m.ID, "").Version) {
		t.Errorf("the stream is at %s, the match at %d", stamp, h.look(m.ID, "").Version)
	}
	for !h.look(m.ID, m.Seats[0].Token).Over {
		turn()
	}
	if v := h.look(m.ID, ""); !v.Over || v.Seed == "" {
		t.Error("it is over, and a watcher is not shown that")
	}
	for _, n := range []string{"-1", "1001"} {
		r := h.api("POST", "/matches", "", `{"game":"caravan","mode":"dry","behind":`+n+
			`,"seats":[{"kind":"human"},{"kind":"human"}]}`)
		if r.status != 400 || !strings.Contains(r.body, "from 0 to 1000") {
			t.Errorf("%s answers behind: %d %s", n, r.status, r.body)
		}
	}
}

// The page of a campaign shows its running chapter to nobody as it stands now.
func TestTheCampaignOfAWatcherStandsBehind(t *testing.T) {
	h := start(t, expeditions)
	at, m := h.browser().expedition("watchers", "10", "ready", "no", "seat0", "open", "seat1", "open")
	for i := range m.Seats {
		h.browser().does(t, at+"/sit", "seat", fmt.Sprint(i))
	}
	campaign, stranger := h.linked(m.ID).Campaign.ID, h.browser()
	stranger.walk(t, pathsOf(t), strings.TrimPrefix(at, "/t/"), campaign)
	before := stranger.walk(t, pathsOf(t), m.ID, campaign)
	for range 6 {
		for i := range m.Seats {
			if a := h.look(m.ID, m.Seats[i].Token).Asks; len(a) > 0 && h.asked(m, i) {
				k := slices.IndexFunc(a, func(q question) bool { return q.Seat == i })
				h.answer(m, i, a[k].Options[0].Key)
				break
			}
		}
	}
	if v := h.look(m.ID, m.Seats[0].Token); fmt.Sprint(v.Version) == fmt.Sprint(h.look(m.ID, "").Version) {
		t.Fatal("nothing was answered")
	}
	if p := before.differ(stranger.walk(t, pathsOf(t), m.ID, campaign)); len(p) > 0 {
		t.Errorf("a watcher learns of the answers at %v", p)
	}
}
