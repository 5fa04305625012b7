package server_test

import (
	"compress/gzip"
	"encoding/base64"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
)

// told is what a stream says of a match when it has come to a version, and what of its page comes with that.
func (l *listening) told(version int) (had, has, page string) {
	l.t.Helper()
	for {
		words := strings.Fields(l.next("data: "))
		if now, _, _ := strings.Cut(words[1], "."); now != strconv.Itoa(version) {
			continue
		}
		packed, ok := strings.CutPrefix(words[len(words)-1], "page=")
		if !ok {
			return "", "", ""
		}
		z, err := gzip.NewReader(base64.NewDecoder(base64.StdEncoding, strings.NewReader(packed)))
		if err != nil {
			l.t.Fatal(err)
		}
		text, err := io.ReadAll(z)
		if err != nil {
			l.t.Fatal(err)
		}
		parts := strings.SplitN(string(text), "\n", 3)
		return parts[0], parts[1], parts[2]
	}
}

// With the word of a change comes what it alters of the page: for who plays and for who watches what they would have
// fetched, to the last byte. What they fetch in between counts as what they have.
func TestAChangeComesWithWhatItAlters(t *testing.T) {
	h := start(t, stocked)
	for _, g := range shelf.All() {
		m := h.matchOf(g.Box.Name, g.Box.ModesFor(2)[0], 2, "with the word")
		at, rng := "/t/"+m.ID, rand.New(rand.NewPCG(7, 1))
		who := []*browser{h.browser(), h.browser()}
		who[0].does(t, "/sit/"+m.Seats[0].Token)
		who[1].post("/name", "name", "Onlooker")
		var streams []*listening
		for _, b := range who {
			l := b.listen("/events?of=" + m.ID + "&shown=" + m.ID)
			if _, _, page := l.told(h.look(m.ID, "").Version); page != "" {
				t.Errorf("%s: a page that has just been loaded comes with the word of it", g.Box.Name)
			}
			streams = append(streams, l)
		}
		sums := make([]string, len(who))
		for n := range 8 {
			if !h.step(m, rng) {
				break
			}
			now := h.look(m.ID, "").Version
			for i, b := range who {
				had, has, page := streams[i].told(now)
				if had != sums[i] || page == "" {
					t.Fatalf("%s, change %d: it is thought that %q is shown, and %q is: %s", g.Box.Name, n, had, sums[i],
						brief(page))
				}
				r := b.get(at, "X-Fragment", "1", "X-Regions", had)
				if r.body != page || r.header.Get("X-Regions") != has {
					t.Fatalf("%s, change %d: with the word of it comes\n%s\nand fetched is\n%s", g.Box.Name, n, brief(page),
						brief(r.body))
				}
				sums[i] = has
			}
		}
		if before := who[0].get(at, "X-Fragment", "1").header.Get("X-Regions"); before != sums[0] {
			t.Errorf("%s: fetched whole the page has the sums %q, and had %q", g.Box.Name, before, sums[0])
		}
		who[1].get(at) // loaded anew: what regions it has only its server knows, so all come
		if h.step(m, rng) {
			if had, _, page := streams[1].told(h.look(m.ID, "").Version); had != "" || page == "" {
				t.Errorf("%s: who has loaded the page anew is told what is new against %q", g.Box.Name, had)
			}
		}
		for _, l := range streams {
			l.end()
		}
	}
}

// Of a match that nobody looks at only the stamp is said, and so it is to who is no guest; and who has answered has
// nothing more to learn from the word of it.
func TestWhatNobodyLooksAtIsNotDrawn(t *testing.T) {
	h := start(t)
	m := h.people(2, "not drawn")
	rng := rand.New(rand.NewPCG(7, 2))
	who := h.browser()
	who.does(t, "/sit/"+m.Seats[0].Token)
	hidden := who.listen("/events?of=" + m.ID)
	stranger := h.browser().listen("/events?of=" + m.ID + "&shown=" + m.ID)
	h.step(m, rng)
	for name, l := range map[string]*listening{"hidden": hidden, "strange": stranger} {
		if _, _, page := l.told(h.look(m.ID, "").Version); page != "" {
			t.Errorf("%s: a page comes with the word of a change", name)
		}
	}

	shown := who.listen("/events?of=" + m.ID + "&shown=" + m.ID)
	shown.told(h.look(m.ID, "").Version)
	for !h.asked(m, 0) {
		h.step(m, rng)
	}
	q := h.look(m.ID, m.Seats[0].Token).Asks[0]
	r := who.do("POST", "/t/"+m.ID+"/answer", "application/x-www-form-urlencoded",
		fmt.Sprintf("number=%d&key=%s", q.Number, q.some(rng)), "X-Fragment", "1")
	if r.status != 200 {
		t.Fatalf("%d %s", r.status, brief(r.body))
	}
	had, has, _ := shown.told(h.look(m.ID, "").Version)
	if sums := r.header.Get("X-Regions"); had != has || had != "" && had != sums {
		t.Errorf("an answer was answered with the page %q, and the word of it thinks %q and says %q", sums, had, has)
	}
}

// What comes with the word of a change counts as a request: whoever has had their share is only told that there is one.
func TestWhatAChangeBringsIsRationed(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Rate, c.Limits.Burst, c.TrustProxy = 1e-9, 100, true })
	m := h.people(2, "rationed")
	rng := rand.New(rand.NewPCG(7, 3))
	who := h.browser()
	who.does(t, "/sit/"+m.Seats[0].Token)
	const address = "203.0.113.9"
	l := who.listen("/events?of="+m.ID+"&shown="+m.ID, "X-Forwarded-For", address)
	l.told(h.look(m.ID, "").Version) // it is listened to, and begins with what there is
	for _, within := range []bool{true, false} {
		for !within && who.from(address, "GET", "/about", "").status != 429 {
		}
		h.step(m, rng)
		if _, _, page := l.told(h.look(m.ID, "").Version); page != "" != within {
			t.Errorf("within their share: %v; a page comes: %v", within, page != "")
		}
	}
}
