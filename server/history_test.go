package server_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"waystation/store"
	"waystation/table"
)

// cells are the numbers of a history's tables, line by line.
func cells(page string) (out []string) {
	for _, row := range regexp.MustCompile(`(?s)<tbody>.*?</tbody>`).FindAllString(page, -1) {
		for _, line := range strings.Split(row, "</tr>") {
			text := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(line, " ")
			if x := strings.Join(strings.Fields(text), " "); x != "" {
				out = append(out, x)
			}
		}
	}
	return out
}

// ended stores a match that is over; me sits on the seats of whom, bots on the others.
func (h *house) ended(id string, n int, res *table.Result, origin string, sits map[int]int64) {
	h.t.Helper()
	m := &store.Match{
		ID: id, Game: "caravan", Rules: "1", Setup: table.Setup{Game: "caravan", Mode: "dry", Seats: n},
		State: store.Over, Result: res, Origin: table.Origin{Match: origin, Answer: 1},
	}
	for i := range n {
		seat := store.Seat{Bot: sits[i] == 0}
		if !seat.Bot {
			seat.Sitters = []store.Sitter{{Guest: sits[i]}}
		}
		m.Seats = append(m.Seats, seat)
	}
	if origin == "" {
		m.Origin = table.Origin{}
	}
	if err := h.store.Create(ctx, m, nil, table.Snapshot{State: []byte("{}")}, store.Ties{}); err != nil {
		h.t.Fatal(err)
	}
}

// The history tells from what is stored alone how each match ended for who looks, and adds it up: apart with people and
// against bots, by the number of players; what is unknown is counted and said, what was played on from others is not.
func TestAHistoryTellsHowMatchesEnded(t *testing.T) {
	h := start(t)
	b, other := h.browser(), h.browser()
	b.post("/name", "name", "Mara")
	other.post("/name", "name", "Otto")
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	other.post(at + "/sit")
	m, err := h.store.Match(ctx, strings.TrimPrefix(at, "/t/"))
	if err != nil {
		t.Fatal(err)
	}
	me, otto := m.Seats[0].Sitters[0].Guest, m.Seats[1].Sitters[0].Guest
	res := func(winners table.Seats, scores ...int) *table.Result {
		return &table.Result{Scores: scores, Winners: winners, Rounds: 3}
	}
	for i, x := range []struct {
		res    *table.Result
		origin string
		sits   map[int]int64
		want   string
	}{
		{res(table.Set(0), 9, 4), "", map[int]int64{0: me}, "Won, with 9 points"},
		{res(table.Set(1), 7, 7), "", map[int]int64{0: me}, "Place 2 of 2, with 7 points"},
		{res(table.Set(0).With(1), 5, 5, 1), "", map[int]int64{1: me}, "Shared the first place, with 5 points"},
		{res(table.Set(0), 8, 1, 6), "", map[int]int64{0: otto, 1: me}, "Place 3 of 3, with 1 point"},
		{res(0, 0, 0), "", map[int]int64{0: me, 1: otto}, "Lost"},
		{&table.Result{Scores: []int{0, 0}, Winners: table.Upto(2), Outcome: table.Won}, "",
			map[int]int64{0: me, 1: me}, "Won"},
		{&table.Result{Scores: []int{0, 0}, Outcome: table.Lost}, "", map[int]int64{0: me, 1: me}, "Lost"},
		{nil, "", map[int]int64{0: me}, "How it ended is not known"},
		{res(table.Set(0), 3, 2), "", map[int]int64{0: me, 1: me}, "You held several seats"},
		{res(table.Set(0), 99, 2), "m0", map[int]int64{0: me}, "Won, with 99 points"},
		{res(table.Set(0), 2, 1), "", map[int]int64{0: otto}, ""},
	} {
		id := fmt.Sprint("m", i)
		h.ended(id, max(2, lenOf(x.res)), x.res, x.origin, x.sits)
		page := b.get("/matches").body
		row := regexp.MustCompile(`(?s)<li class="pcard.*?</li>`).FindString(page) // the newest is the first
		if listed := strings.Contains(row, "/t/"+id+"/story"); listed != (x.want != "") ||
			listed && !regexp.MustCompile(`>`+regexp.QuoteMeta(x.want)+`<`).MatchString(row) {
			t.Errorf("%s is listed as %s, want %q", id, row, x.want)
		}
	}
	page := b.get("/matches").body
	want := []string{
		"All 9 3 1.8 9",
		"People 2 1 0 – –", "People 3 1 0 3.0 1",
		"Bots 2 3 1 1.5 9", "Bots 3 1 1 1.0 5",
		"Nobody 2 3 1 – –",
	}
	if got := cells(page); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("it adds up to\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for _, has := range []string{"Of 2 matches it is unknown", "may have been known: 1 match.", "played on from another match",
		">you and a bot<", ">Otto, you and a bot<", "Dry", "/t/m0/replay"} {
		if !strings.Contains(page, has) {
			t.Errorf("no %q on %s", has, body(page))
		}
	}
	running, past, _ := strings.Cut(page, `class="lead"`)
	if id := strings.TrimPrefix(at, "/t/"); strings.Contains(past, id) || !strings.Contains(running, id) {
		t.Error("a match that runs does not stand apart from those that are over")
	}
	if r := h.browser().get("/matches"); r.status != 200 || !strings.Contains(r.body, "no match to its end yet") {
		t.Errorf("nobody's: %d %s", r.status, body(r.body))
	}
	if home := b.get("/").body; !strings.Contains(home, `href="/matches"`) {
		t.Errorf("the front page does not lead there: %s", body(home))
	}
}

func lenOf(res *table.Result) int {
	if res == nil {
		return 0
	}
	return len(res.Scores)
}

// Thirty stand on a page; others are a press away, and no page is missed that is not there.
func TestAHistoryHasPages(t *testing.T) {
	h := start(t)
	b := h.browser()
	m, err := h.store.Match(ctx, strings.TrimPrefix(b.table(alone...), "/t/"))
	if err != nil {
		t.Fatal(err)
	}
	me := map[int]int64{0: m.Seats[0].Sitters[0].Guest}
	for i := range 61 {
		h.ended(fmt.Sprint("p", i), 2, nil, "", me)
	}
	for _, c := range []struct {
		page, has, not string
		rows           int
	}{
		{"", "Page 1 of 3", ">Newer", 30}, {"?page=2", `href="/matches?page=3"`, `page=2"`, 30},
		{"?page=3", `start="61"`, ">Older", 1}, {"?page=9", "Page 3 of 3", ">Older", 1},
		{"?page=x", "Page 1 of 3", ">Newer", 30},
	} {
		page := b.get("/matches" + c.page).body
		if n := strings.Count(page, `<li class="pcard`); n != c.rows || !strings.Contains(page, c.has) {
			t.Errorf("%q: %d rows, want %d, with %q: %s", c.page, n, c.rows, c.has, body(page))
		}
		page = strings.Join(strings.Fields(page), " ")
		if strings.Contains(strings.ReplaceAll(page, "> ", ">"), c.not) {
			t.Errorf("%q must not stand on page %q", c.not, c.page)
		}
	}
}

// The front page offers the guided match first to whoever has played nothing yet, and says of a match that is over how
// it has ended.
func TestTheFrontPageKnowsWhoIsNew(t *testing.T) {
	h := start(t, stocked)
	b := h.browser()
	before := b.get("/").body
	guided, against := strings.Index(before, "Learn it in"), strings.Index(before, "Play against bots")
	if guided < 0 || against < guided {
		t.Errorf("the guided match stands at %d, and the bots at %d", guided, against)
	}
	at := matchAt(t, b.post("/learn/firelands"))
	m, err := h.store.Match(ctx, strings.TrimPrefix(at, "/t/"))
	if err != nil {
		t.Fatal(err)
	}
	h.ended("won", 2, &table.Result{Scores: []int{9, 4}, Winners: table.Set(0)}, "",
		map[int]int64{0: m.Seats[0].Sitters[0].Guest})
	after := b.get("/").body
	if guided, against = strings.Index(after, "Learn it,"), strings.Index(after, "Against bots"); against > guided {
		t.Errorf("to whoever has begun, the guided match stands at %d, and the bots at %d", guided, against)
	}
	if !strings.Contains(after, "Won, with 9 points") {
		t.Errorf("of a match that was won it says nothing: %s", body(after))
	}
}
