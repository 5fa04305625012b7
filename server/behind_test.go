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

	"github.com/a-h/templ"

	"waystation/server"
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

// again is when a stream says to come back, which is another time for each.
var again = regexp.MustCompile(`retry: \d+\n`)

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
				out[method+" "+path+query] = again.ReplaceAllString(b.first(t, path+query), "")
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
	mara.does(t, at+"/lend", "who", "0", "on", "yes") // whose eyes are asked for below
	stranger.walk(t, paths, match, "")                // gives them a name
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
	mara.does(t, at+"/talk", "words", "I have the salt")
	otto.has(t, at+"/talk", true, "I have the salt")
	otto.has(t, at+"/talk", true, "Who only watches sees the table 10 answers later, and hears nothing of this.")
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
	mara.has(t, at, false, "You watch")
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
	for range 3 {
		h.turn(m)
		if v := h.look(m.ID, ""); fmt.Sprint(v.Version) != first {
			t.Fatalf("a watcher is at %d, not at %s", v.Version, first)
		}
	}
	h.turn(m)
	if stamp := l.next("data: "); stamp == first || stamp != fmt.Sprint(h.look(m.ID, "").Version) {
		t.Errorf("the stream is at %s, the match at %d", stamp, h.look(m.ID, "").Version)
	}
	for !h.look(m.ID, m.Seats[0].Token).Over {
		h.turn(m)
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

// turn answers the first option in the place of whoever is asked something.
func (h *house) turn(m made) {
	h.t.Helper()
	for i, seat := range m.Seats {
		a := h.look(m.ID, seat.Token).Asks
		k := slices.IndexFunc(a, func(q question) bool { return q.Seat == i && len(q.Options) > 0 })
		if k >= 0 {
			h.answer(m, i, a[k].Options[0].Key)
			return
		}
	}
	h.t.Fatal("nobody is asked anything")
}

// annalist draws on the page of a campaign all that its last match shows.
type annalist struct{ drawer }

func (annalist) Campaign(view any, over bool) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		_, err := fmt.Fprintf(w, "<p>%+v %t</p>", view, over)
		return err
	})
}

// The page of a campaign shows its running chapter to nobody as it stands now.
func TestTheCampaignOfAWatcherStandsBehind(t *testing.T) {
	h := start(t, expeditions, func(c *server.Config) { c.Games[0].Screen = annalist{} })
	at, m := h.browser().expedition("watchers", "3", "ready", "no", "seat0", "open", "seat1", "open")
	for i := range m.Seats {
		h.browser().does(t, at+"/sit", "seat", fmt.Sprint(i))
	}
	campaign, stranger := h.linked(m.ID).Campaign.ID, h.browser()
	paths := pathsOf(t)
	stranger.walk(t, paths, m.ID, campaign)
	before := stranger.walk(t, paths, m.ID, campaign)
	for range 3 {
		h.turn(m)
	}
	if p := before.differ(stranger.walk(t, paths, m.ID, campaign)); len(p) > 0 {
		t.Errorf("a watcher learns of the answers at %v", p)
	}
	for range 3 {
		h.turn(m)
	}
	if p := before.differ(stranger.walk(t, paths, m.ID, campaign)); !slices.Contains(p, "GET /c/"+campaign) {
		t.Errorf("after 6 answers a watcher sees only these anew: %v", p)
	}
}

// Who has set a table and only watches it learns from their own lists and forms no more than other watchers.
func TestAHostWhoWatchesStandsBehind(t *testing.T) {
	h := start(t)
	host := h.browser()
	at := host.table("players", "2", "mode", "dry", "watchers", "10", "ready", "no", "seat0", "link", "seat1", "link")
	m, stranger := host.tokens(at), h.browser()
	for i, who := range []*browser{h.browser(), h.browser()} {
		who.post("/name", "name", []string{"Mara", "Otto"}[i])
		who.does(t, "/sit/"+m.Seats[i].Token)
	}
	paths := append(pathsOf(t), "GET /", "GET /matches")
	for _, b := range []*browser{host, stranger} {
		b.walk(t, paths, m.ID, "")
	}
	before := host.walk(t, paths, m.ID, "")
	for range 5 {
		h.turn(m)
	}
	if p := before.differ(host.walk(t, paths, m.ID, "")); len(p) > 0 {
		t.Errorf("who has set the table and watches it learns of the answers at %v", p)
	}
	host.has(t, "/", true, "is being played")
	stranger.has(t, "/", false, m.ID)
}

// A match that is frozen shows a watcher nothing of what they had not seen yet: neither its log as it is stored, nor
// where it is damaged. When it was over, all of it lay open, and still does.
func TestAFrozenMatchTellsAWatcherNothing(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("watchers", "10")
	stranger, id := h.browser(), strings.TrimPrefix(at, "/t/")
	mara.plays(t, at, "0")
	otto.plays(t, at, "1")
	damage := func() {
		h.close()
		h.behind("UPDATE entries SET line = replace(line, 'kind', 'kinb') WHERE match = '" + id + "' AND n = 3")
		h.open()
	}
	damage()
	mara.has(t, at, true, "entry 3")
	for path, said := range stranger.walk(t, pathsOf(t), id, "") {
		if strings.Contains(said, "entry 3") || strings.Contains(said, `"kind":"ask"`) {
			t.Errorf("%s tells a watcher %s", path, said)
		}
	}
	stranger.has(t, at, true, "shown nothing of it until it goes on")
	stranger.has(t, at, false, "Save the match file")
	if r := mara.get(at + "/file"); r.status != 200 {
		t.Errorf("the file of who sits there: %d", r.status)
	}
	if r := stranger.get(at + "/file"); r.status != 409 {
		t.Errorf("the file of a watcher: %d %s", r.status, r.body)
	}
	h.close()
	h.behind("UPDATE entries SET line = replace(line, 'kinb', 'kind') WHERE match = '" + id + "' AND n = 3")
	h.open()
	mara.does(t, at+"/vote", "kind", "end", "sure", "yes")
	otto.does(t, at+"/vote", "kind", "end")
	stranger.has(t, at, true, "Nobody has won")
	damage()
	stranger.has(t, at, true, "entry 3")
	if r := stranger.get(at + "/file"); r.status != 200 {
		t.Errorf("the file of a match that is over: %d %s", r.status, r.body)
	}
}

// When the rules have changed, a watcher follows the match from its snapshots, as its players do. Where none is as old
// as what they may see they are shown nothing, and not told how the log does not fit.
func TestAWatcherFollowsAMatchOverAChangeOfRules(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","mode":"dry","seed":"1","behind":6,"seats":[{"kind":"human"},{"kind":"human"}]}`)
	h.secondDay(m)
	h.restart(by("2", false))
	v := h.look(m.ID, "")
	if v.View == nil || len(v.Asks) != 1 || v.Asks[0].Seat != 0 || !strings.Contains(v.Note, "rules 1, now 2") {
		t.Errorf("a watcher sees %+v", v)
	}
	h.answer(m, 0, "stop")
	if v := h.look(m.ID, ""); len(v.Asks) != 1 || v.Asks[0].Seat != 1 {
		t.Errorf("after one answer more a watcher sees %+v", v)
	}
	h.close()
	h.behind("DELETE FROM snapshots WHERE step < (SELECT max(step) FROM snapshots)")
	h.open(by("2", false))
	r := h.api("GET", "/matches/"+m.ID, "", "")
	if r.status != 409 || !strings.Contains(r.body, "What was before can't be shown to who watches") ||
		strings.Contains(r.body, "entry") {
		t.Errorf("before the snapshot: %d %s", r.status, r.body)
	}
	if !strings.Contains(h.logged(), "watchers can't be shown what was before") {
		t.Error("the log does not say why")
	}
}

// What is played on from a running match begins with what its watchers have not seen yet: they are kept as far behind.
func TestAMatchPlayedOnKeepsItsWatchersBehind(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table(append([]string{"watchers", "30"}, alone...)...)
	b.does(t, at+"/points", "name", "here")
	on := matchAt(t, b.post(at+"/branch", "point", "here", "seat0", "me", "seat1", "bot:shouter"))
	h.browser().has(t, on, true, "You watch 30 answers behind the table")
}
