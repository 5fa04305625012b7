package server_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/server"
	"waystation/table"
)

// given is an answer as it stands in a match file, and in which line.
type given struct {
	Kind string
	Seat int
	Keys []string
	Line int `json:"-"`
}

// key is the answer as it is given.
func (g *given) key() string {
	switch {
	case g.Kind == "pass":
		return "pass"
	case len(g.Keys) == 0:
		return "none"
	}
	return strings.Join(g.Keys, "+")
}

// fileOf is the lines of a match file without its head and its seal, and the answers among them.
func (h *house) fileOf(b *browser, at string) (head string, lines []string, answers []given) {
	h.t.Helper()
	lines = strings.Split(strings.TrimSuffix(b.get(at+"/file").body, "\n"), "\n")
	head, lines = lines[0], lines[1:len(lines)-1]
	for i, line := range lines {
		g := given{Line: i}
		if err := json.Unmarshal([]byte(line), &g); err != nil {
			h.t.Fatal(err)
		}
		if g.Kind == "ask" || g.Kind == "pass" {
			answers = append(answers, g)
		}
	}
	return head, lines, answers
}

// playedThrough is a match of two people that is over, and how many answers it has.
func (h *house) playedThrough(seed string) (at string, answers int) {
	h.t.Helper()
	m := h.people(2, seed)
	for rng := rand.New(rand.NewPCG(9, 9)); h.step(m, rng); {
	}
	at = "/t/" + m.ID
	_, _, all := h.fileOf(h.browser(), at)
	return at, len(all)
}

// verified is a match that is over, by its file.
func (h *house) verified(b *browser, at string) *table.Match {
	h.t.Helper()
	m, err := table.Verify(strings.NewReader(b.get(at+"/file").body), caravan.Find)
	if err != nil {
		h.t.Fatal(err)
	}
	return m
}

// bothMine are the fields of the form with which one guest plays both seats.
func bothMine(at int) []string { return []string{"at", fmt.Sprint(at), "seat0", "me", "seat1", "me"} }

// From any answer of a match that is over another can be played on. With the same answers it becomes the same, dice,
// cards and all; its seed is secret until it is over; and everything that shows it says where it comes from.
func TestOnePlaysOnFromAPlaceInAMatch(t *testing.T) {
	h := start(t)
	at, n := h.playedThrough("branches")
	head, lines, answers := h.fileOf(h.browser(), at)
	id := strings.TrimPrefix(at, "/t/")
	seed := h.look(id, "").Seed
	for _, cut := range []int{0, 3, n / 2, n - 1} {
		b := h.browser()
		if page := b.get(fmt.Sprintf("%s/replay?at=%d", at, cut)).body; !strings.Contains(page,
			fmt.Sprintf(`href="%s/branch?at=%d">Play on from here`, at, cut)) {
			t.Fatalf("the replay does not lead on from answer %d: %s", cut, body(page))
		}
		r := b.post(at+"/branch", bothMine(cut)...)
		branch := r.url.Path
		if r.status != 200 || branch == at || !strings.Contains(r.body, ", played on") {
			t.Fatalf("from answer %d: %d at %s: %s", cut, r.status, branch, body(r.body))
		}
		from := fmt.Sprintf(`"branch":{"match":%q,"answer":%d}`, id, cut)
		now := h.api("GET", "/matches/"+strings.TrimPrefix(branch, "/t/"), "", "").body
		if !strings.Contains(now, from) || strings.Contains(now, seed) {
			t.Errorf("from answer %d the API says %s", cut, now)
		}
		running, _, _ := h.fileOf(b, branch)
		if !strings.Contains(running, from) || strings.Contains(running, seed) {
			t.Errorf("from answer %d the file begins with %s", cut, running)
		}
		if row := b.get("/").body; !strings.Contains(row, fmt.Sprintf("played on from answer %d of another match", cut)) {
			t.Errorf("from answer %d it is listed as %s", cut, body(row))
		}
		seats := b.get(branch + "/seats").body
		for _, has := range []string{
			fmt.Sprintf("played on from match %s at answer %d:", id, cut), `href="` + at + `"`, "its seed is known",
		} {
			if !strings.Contains(seats, has) {
				t.Errorf("from answer %d: no %q on %s", cut, has, body(seats))
			}
		}
		h.restart() // it is stored whole
		for _, a := range answers[cut:] {
			b.goes(t, branch, fmt.Sprint(a.Seat), a.key())
		}
		_, got, _ := h.fileOf(b, branch)
		if !slices.Equal(got, lines) {
			t.Errorf("from answer %d, with the same answers, it is\n%s\nand was\n%s", cut, strings.Join(got, "\n"),
				strings.Join(lines, "\n"))
		}
		if m := h.verified(b, branch); m.Origin() != (table.Origin{Match: id, Answer: cut}) || m.Seed().String() != seed {
			t.Errorf("from answer %d it is of %+v", cut, m.Origin())
		}
	}
	if after, same, _ := h.fileOf(h.browser(), at); after != head || !slices.Equal(same, lines) {
		t.Errorf("the match itself has changed: %s", after)
	}
}

// Whoever plays on otherwise gets another match, to its own end, and it can be played on from as well.
func TestABranchGoesItsOwnWay(t *testing.T) {
	h := start(t)
	at, n := h.playedThrough("its own way")
	_, lines, answers := h.fileOf(h.browser(), at)
	b := h.browser()
	branch := b.post(at+"/branch", "at", fmt.Sprint(n/2), "seat0", "bot:shouter", "seat1", "bot:random").url.Path
	until(t, "the bots end it", h.over(strings.TrimPrefix(branch, "/t/")))
	_, got, _ := h.fileOf(b, branch)
	cut := answers[n/2].Line
	if !slices.Equal(got[:cut], lines[:cut]) || slices.Equal(got, lines) {
		t.Errorf("it was\n%s\nand becomes\n%s", strings.Join(lines, "\n"), strings.Join(got, "\n"))
	}
	h.verified(b, branch)
	again := b.post(branch+"/branch", bothMine(n/2+1)...).url.Path
	if page := b.get(again + "/seats").body; !strings.Contains(page, fmt.Sprintf(`href="%s"`, branch)) {
		t.Errorf("a branch of the branch: %s", body(page))
	}
}

// The form says what one must know, and proposes whoever asks for the seat whose answer it was, and bots for the others.
func TestTheFormOfABranch(t *testing.T) {
	h := start(t)
	at, n := h.playedThrough("a form")
	_, _, answers := h.fileOf(h.browser(), at)
	b := h.browser()
	for _, cut := range []int{0, 1, n - 1} {
		page := b.get(fmt.Sprintf("%s/branch?at=%d", at, cut)).body
		for _, has := range []string{
			"Dice and decks lie as they lay", "its seed is known", fmt.Sprintf("after answer %d", cut),
			fmt.Sprintf(`name="at" value="%d"`, cut),
		} {
			if !strings.Contains(page, has) {
				t.Errorf("no %q on %s", has, body(page))
			}
		}
		for seat, form := range strings.Split(page, `<select name="seat`)[1:] {
			want := `value="bot:random" selected`
			if seat == answers[cut].Seat {
				want = `value="me" selected`
			}
			if !strings.Contains(form, want) {
				t.Errorf("answer %d of seat %d: seat %d has no %q: %s", cut, answers[cut].Seat, seat, want, form)
			}
		}
	}
	links := b.post(at+"/branch", "at", "2", "seat0", "me", "seat1", "link")
	if !strings.HasSuffix(links.url.Path, "/seats") || !strings.Contains(links.body, "/sit/") {
		t.Errorf("a seat for a friend: %s %s", links.url, body(links.body))
	}
}

func TestBranchesThatCanNotBe(t *testing.T) {
	h := start(t, func(c *server.Config) {
		expeditions(c)
		c.Games = append(c.Games, caravanGame())
	})
	at, n := h.playedThrough("can not be")
	b := h.browser()
	chapter, _ := b.expedition("seat0", "me", "seat1", "link")
	running := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	for _, c := range []struct {
		name, at string
		status   int
		words    string
		fields   []string
	}{
		{"before no answer", at, 400, "from 0 to " + fmt.Sprint(n-1), bothMine(n)},
		{"before the first", at, 400, "from 0 to", bothMine(-1)},
		{"nowhere", at, 400, "from 0 to", []string{"seat0", "me", "seat1", "me"}},
		{"with a seat for nobody", at, 400, "Say who plays seat 2.", []string{"at", "1", "seat0", "me"}},
		{"with a bot that is none", at, 400, "There is no bot", []string{"at", "1", "seat0", "me", "seat1", "bot:deep"}},
		{"of a match that runs", running, 403, "for those who play alone", bothMine(0)},
		{"of a chapter", chapter, 409, "belongs to its chain", bothMine(0)},
		{"of no match", "/t/aaaaaaaaaaaa", 404, "no such match", bothMine(0)},
	} {
		r := b.post(c.at+"/branch", c.fields...)
		if r.status != c.status || !strings.Contains(r.body, c.words) {
			t.Errorf("%s: %d without %q: %s", c.name, r.status, c.words, body(r.body))
		}
	}
	if page := b.get(fmt.Sprintf("%s/replay?at=%d", at, n)).body; strings.Contains(page, "Play on from here") {
		t.Errorf("one plays on from the end: %s", body(page))
	}
	tables := h.browser().get("/").body + b.get("/").body
	if strings.Contains(tables, "played on from") {
		t.Errorf("what was refused is there: %s", body(tables))
	}
}
