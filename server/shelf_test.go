package server_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"html"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// stocked puts the games that come with the program on it.
func stocked(c *server.Config) { c.Games = shelf.All() }

// Whoever comes to the front page finds every game, and two presses lead to the first question of each, for as many
// players and in whatever mode its form offers.
func TestEveryGameFromTheFrontPage(t *testing.T) {
	h := start(t, stocked)
	b := h.browser()
	front := b.get("/").body
	if n := strings.Count(front, `<article class="poster`); n != len(shelf.All()) {
		t.Errorf("%d posters stand on the front page, the shelf has %d games", n, len(shelf.All()))
	}
	picks := func(form, name string) []string {
		var out []string
		for _, m := range regexp.MustCompile(`<input type="(?:radio|hidden)" name="`+name+`" value="([^"]*)"`).
			FindAllStringSubmatch(form, -1) {
			out = append(out, m[1])
		}
		return out
	}
	for _, g := range shelf.All() {
		first := regexp.MustCompile(`href="(/new/` + g.Box.Name + `\?with=bots)"`).FindStringSubmatch(front)
		if first == nil {
			t.Fatalf("%s: no link to a game against bots", g.Box.Name)
		}
		form := b.get(first[1]).body
		players, modes := picks(form, "players"), picks(form, "mode")
		if len(players) != g.Box.MaxSeats-g.Box.MinSeats+1 || !slices.Equal(modes, g.Box.Modes) {
			t.Errorf("%s is offered for %v players in the modes %v", g.Box.Name, players, modes)
		}
		for _, n := range players {
			for _, mode := range modes {
				r := b.post("/new/"+g.Box.Name, append(company(g), "players", n, "mode", mode)...)
				seats, _ := strconv.Atoi(n)
				if mode == g.Box.Modes[0] && !g.Box.Takes(mode, seats) {
					continue
				}
				if r.status != 200 || !strings.HasPrefix(r.url.Path, "/t/") {
					t.Errorf("%s for %s, %s: %d at %s: %s", g.Box.Name, n, mode, r.status, r.url, body(r.body))
				}
				if m, err := h.store.Match(ctx, strings.TrimPrefix(r.url.Path, "/t/")); err != nil ||
					len(m.Seats) != seats && g.Box.Takes(mode, seats) || !g.Box.Takes(mode, len(m.Seats)) ||
					m.Setup.Mode != mode {
					t.Errorf("%s for %s, %s: %+v, %v", g.Box.Name, n, mode, m, err)
				}
			}
		}
	}
}

// company is what the form is told about who else plays: the last of the game's bots, which thinks least, or people
// beside the host.
func company(g *shelf.Game) []string {
	if n := len(g.Bots); n > 0 {
		return []string{"bots", g.Bots[n-1].Name}
	}
	var seats []string
	for s := range g.Box.MaxSeats {
		seats = append(seats, fmt.Sprint("seat", s), "me")
	}
	return seats
}

// A game that can be played alone says so on both forms, and what that is like.
func TestPlayingAlone(t *testing.T) {
	h := start(t, stocked)
	for _, g := range shelf.All() {
		for _, path := range []string{"/new/" + g.Box.Name + "?with=bots", "/new/" + g.Box.Name} {
			form := html.UnescapeString(h.browser().get(path).body)
			said := strings.Contains(form, "<b>Solo.</b> ") && g.Pitch.Solo != "" &&
				strings.Contains(form, g.Pitch.Solo)
			if alone := g.Box.MinSeats == 1; said != alone ||
				strings.Contains(form, `name="players" value="1"`) != alone {
				t.Errorf("%s says what it is like alone: %v; it can be played so: %v", path, said, alone)
			}
		}
	}
	b := h.browser()
	at := b.post("/new/posthuman", "players", "1", "mode", "standard", "bots", "normal").url.Path
	if m, err := h.store.Match(ctx, strings.TrimPrefix(at, "/t/")); err != nil || len(m.Seats) != 1 || m.Seats[0].Bot {
		t.Errorf("alone: %+v, %v", m, err)
	}
	// A mode that is for one alone is played alone, whatever the line above it in the short form says.
	at = b.post("/new/saga", "players", "3", "mode", "solo", "bots", "normal").url.Path
	if m, err := h.store.Match(ctx, strings.TrimPrefix(at, "/t/")); err != nil || len(m.Seats) != 1 {
		t.Errorf("a mode for one: %+v, %v", m, err)
	}
}

// matchOf is a match of people by the API.
func (h *house) matchOf(game, mode string, players int, seed string) made {
	h.t.Helper()
	seats := strings.TrimSuffix(strings.Repeat(`{"kind":"human"},`, players), ",")
	return h.make(fmt.Sprintf(`{"game":%q,"mode":%q,"seed":%q,"seats":[%s]}`, game, mode, seed, seats))
}

// step lets one of those who are asked answer at random, and reports whether there was anything left to answer.
func (h *house) step(m made, rng *rand.Rand) bool {
	h.t.Helper()
	now := h.look(m.ID, "")
	if now.Over {
		return false
	}
	seat := now.Asks[rng.IntN(len(now.Asks))].Seat
	for _, q := range h.look(m.ID, m.Seats[seat].Token).Asks {
		if q.Seat != seat {
			continue
		}
		key := q.some(rng)
		if q.Pass && rng.IntN(2) == 0 {
			key = "pass"
		}
		r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[seat].Token,
			fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, key))
		if r.status != 200 && r.status != 422 { // a set of options may be refused for what is in it
			h.t.Fatalf("seat %d answers %q to %q: %d %s", seat, key, q.Text, r.status, r.body)
		}
	}
	return true
}

// readsFirst finds a table of whose classes one is "reads".
var readsFirst = regexp.MustCompile(`<main class="table [^"]*\breads\b`)

// Every game is played to its end by the API alone; its pages hold no script and no style, whoever looks and whatever
// happens; then its dice can be checked.
func TestEveryGameToItsEnd(t *testing.T) {
	for _, g := range shelf.All() {
		modes := g.Box.ModesFor(2)
		mode := modes[len(modes)-1] // the shortest
		t.Run(g.Box.Name, func(t *testing.T) {
			h := start(t, stocked)
			m := h.matchOf(g.Box.Name, mode, 2, "to the end")
			rng := rand.New(rand.NewPCG(9, 9))
			var eyes []*browser
			for seat := range 2 {
				b := h.browser()
				b.post("/sit/" + m.Seats[seat].Token)
				eyes = append(eyes, b)
			}
			eyes = append(eyes, h.browser()) // who only watches
			for n := 0; h.step(m, rng); n++ {
				if n > 5000 {
					t.Fatal("no end")
				}
				if n%25 > 0 {
					continue
				}
				for _, b := range eyes {
					for _, path := range []string{"/t/" + m.ID, "/t/" + m.ID + "/story"} {
						r := b.get(path)
						if !strings.Contains(path, "/story") {
							read := strings.Contains(r.body, " data-reads") || strings.Contains(r.body, " data-asks")
							if said := readsFirst.MatchString(r.body); said != read {
								t.Fatalf("the table says that something on it is read or answered first: %v, it is: %v", said, read)
							}
						}
						for _, bad := range []string{"<style", " style=", "<script>", " onclick=", "javascript:"} {
							if r.status != 200 || strings.Contains(r.body, bad) {
								t.Fatalf("%s: %d, it must not hold %q", path, r.status, bad)
							}
						}
					}
				}
			}
			if r := eyes[0].get("/t/" + m.ID); !strings.Contains(r.body, `data-region="reckoning"`) {
				t.Errorf("the end is not counted out: %s", body(r.body))
			}
			unit := cmp.Or(g.Box.Unit, "round")
			if r := eyes[0].get("/t/" + m.ID); !regexp.MustCompile(`over, \d+ ` + unit + `s?<`).MatchString(r.body) {
				t.Errorf("the end does not say how many %ss it came after: %s", unit, body(r.body))
			}
			h.lookedBack(eyes[2], "/t/"+m.ID)
			h.playedOn(eyes[2], "/t/"+m.ID, g.Box)
			again, err := table.Verify(strings.NewReader(h.api("GET", "/matches/"+m.ID+"/log", "", "").body), onShelf)
			if err != nil || again.Version() != h.look(m.ID, "").Version {
				t.Errorf("the match file: %v", err)
			}
		})
	}
}

// stops is how many answers a replay walks through.
func (h *house) stops(b *browser, at string) int {
	h.t.Helper()
	last := regexp.MustCompile(`max="(\d+)"`).FindStringSubmatch(b.get(at + "/replay").body)
	if last == nil {
		h.t.Fatal("the replay does not say how long it is")
	}
	of, _ := strconv.Atoi(last[1])
	return of
}

// lookedBack walks through the replay of a match, by the eyes of whoever answers.
func (h *house) lookedBack(b *browser, at string) {
	h.t.Helper()
	of := h.stops(b, at)
	for n := range of + 1 {
		if r := b.get(fmt.Sprintf("%s/replay?at=%d", at, n)); r.status != 200 {
			h.t.Fatalf("the replay before answer %d of %d: %d %s", n, of, r.status, body(r.body))
		} else if strings.Contains(r.body, `<ul class="choices still"`) && !strings.Contains(r.body, ", chosen</span>") {
			h.t.Errorf("the replay does not say what answer %d of %d was: %s", n, of, body(r.body))
		}
	}
}

// playedOn plays on from the last answer of a match, with the same, and so to the same end. Chapters of campaigns are
// not played on from.
func (h *house) playedOn(b *browser, at string, box *table.Box) {
	h.t.Helper()
	_, lines, answers := h.fileOf(b, at)
	last := answers[len(answers)-1]
	stops := strconv.Itoa(h.stops(b, at) - 1)
	if box.Carries {
		if r := b.post(at+"/branch", "at", stops); r.status != 409 || !strings.Contains(r.body, "belongs to its chain") {
			h.t.Errorf("a chapter is played on from: %d %s", r.status, body(r.body))
		}
		return
	}
	branch := matchAt(h.t.(*testing.T), b.post(at+"/branch", "at", stops, "seat0", "me", "seat1", "me"))
	seat := branch + "?seat=" + strconv.Itoa(last.Seat)
	b.post(strings.Replace(seat, "?", "/answer?sure=yes&", 1), "number", field(h.t.(*testing.T), b.get(seat).body, "number"),
		"key", last.key())
	if _, got, _ := h.fileOf(b, branch); !slices.Equal(got, lines) {
		h.t.Errorf("played on from its last answer it ends %s, and did %s", got[len(got)-1], lines[len(lines)-1])
	}
	if _, err := table.Verify(strings.NewReader(b.get(branch+"/file").body), onShelf); err != nil {
		h.t.Errorf("the branch's file: %v", err)
	}
}

// Two tables of Posthuman alike but for one thing: what Red declares in secret. Until Green has declared too, Green and
// the spectators are sent the same bytes at both.
func TestADeclaredActionChangesNothingForOthers(t *testing.T) {
	h := start(t, stocked)
	var sent [2]map[string]string
	for i, action := range []string{"declare:2", "declare:4"} {
		m := h.matchOf("posthuman", "standard", 2, "the same road")
		for !asks(h, m, 0, "declare") || !asks(h, m, 1, "declare") {
			seat := 0
			if asks(h, m, 0, "declare") || len(own(h, m, 0)) == 0 {
				seat = 1
			}
			h.answer(m, seat, own(h, m, seat)[0].Options[0].Key)
		}
		h.answer(m, 0, action)
		sent[i] = map[string]string{}
		for seat := range 2 {
			b, token := h.browser(), ""
			if seat == 1 {
				b.post("/sit/" + m.Seats[1].Token)
				token = m.Seats[1].Token
			}
			b.post("/name", "name", "Green")
			for what, text := range map[string]string{
				"page": b.get("/t/" + m.ID).body, "story": b.get("/t/" + m.ID + "/story").body,
				"json": h.api("GET", "/matches/"+m.ID, token, "").body,
				"log":  h.api("GET", "/matches/"+m.ID+"/log", token, "").body,
			} {
				text = regexp.MustCompile(`"sum[^"]*":"[0-9a-f]+"|"sha256":"[0-9a-f]+"`).ReplaceAllString(text, "")
				sent[i][fmt.Sprint(what, " of ", seat)] = strings.ReplaceAll(text, m.ID, "ID")
			}
		}
	}
	for what := range sent[0] {
		if sent[0][what] != sent[1][what] {
			t.Errorf("the %s tells what Red has declared:\n%s\n%s", what, sent[0][what], sent[1][what])
		}
	}
}

// own are the questions that a seat is asked.
func own(h *house, m made, seat int) []question {
	return slices.DeleteFunc(h.look(m.ID, m.Seats[seat].Token).Asks, func(q question) bool { return q.Seat != seat })
}

func asks(h *house, m made, seat int, prompt string) bool {
	return slices.ContainsFunc(own(h, m, seat), func(q question) bool { return q.Prompt == prompt })
}

// What a seat may not know stands nowhere in what it is sent of a match of Posthuman: the faces of others' scars.
func TestNobodyIsSentAnothersScars(t *testing.T) {
	h := start(t, stocked)
	m := h.matchOf("posthuman", "short", 2, "scars")
	rng := rand.New(rand.NewPCG(2, 3))
	type view struct {
		View struct {
			Players []struct {
				Mutant bool
				Scars  []int
			}
		}
	}
	looked := 0
	for n := 0; n < 150 && h.step(m, rng); n++ {
		for seat := range 2 {
			mine, theirs := view{}, view{}
			raw := h.api("GET", "/matches/"+m.ID, m.Seats[seat].Token, "").body
			other := h.api("GET", "/matches/"+m.ID, m.Seats[1-seat].Token, "").body
			if err := json.Unmarshal([]byte(raw), &mine); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal([]byte(other), &theirs); err != nil {
				t.Fatal(err)
			}
			if len(theirs.View.Players) != 2 || theirs.View.Players[1-seat].Mutant || h.look(m.ID, "").Over {
				continue
			}
			for i, c := range theirs.View.Players[1-seat].Scars {
				looked++
				if c < 0 || mine.View.Players[1-seat].Scars[i] >= 0 {
					t.Fatalf("seat %d sees scar %d of seat %d as %d, which is %d", seat, i, 1-seat,
						mine.View.Players[1-seat].Scars[i], c)
				}
			}
		}
	}
	if looked < 50 {
		t.Errorf("only %d scars were looked at", looked)
	}
}

// A page has the stylesheets of its own game and of no other, and the front page has those of none; all know the inks
// of all games.
func TestOnlyTheStylesOfTheGameOnThePage(t *testing.T) {
	h := start(t, stocked)
	sheets := func(path string) string {
		return strings.Join(regexp.MustCompile(`/static/[a-z]+\.[0-9a-f]+\.css`).
			FindAllString(h.browser().get(path).body, -1), " ")
	}
	front := sheets("/")
	if !strings.Contains(front, "/static/games.") {
		t.Errorf("the front page has no inks: %s", front)
	}
	for _, g := range shelf.All() {
		page := sheets("/rules/" + g.Box.Name)
		for _, other := range shelf.All() {
			name := "/static/" + other.Box.Name + "."
			if strings.Contains(front, name) || strings.Contains(page, name) != (other == g && len(g.Sheets) > 0) {
				t.Errorf("the sheets of %s: on the front page %s, on the rules of %s %s", other.Box.Name, front,
					g.Box.Name, page)
			}
		}
	}
}

// The sheet of a game lies on every page of it, the rulebook too: a class that only those pages use is none of its own.
func TestAGamesSheetLeavesThePagesAlone(t *testing.T) {
	classes := regexp.MustCompile(`\.([a-z][\w-]*)`)
	used := map[string]bool{} // by pages, and by nothing that games may draw otherwise
	files, err := filepath.Glob("../web/css/*.css")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d sheets, %v", len(files), err)
	}
	shared := ""
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		switch filepath.Base(f) {
		case "pages.css":
			for _, c := range classes.FindAllStringSubmatch(string(b), -1) {
				used[c[1]] = true
			}
		case "narrow.css", "modes.css": // both speak of pages and of tables
		default:
			shared += string(b)
		}
	}
	for _, c := range classes.FindAllStringSubmatch(shared, -1) {
		delete(used, c[1])
	}
	if len(used) < 50 {
		t.Fatalf("only %d classes are of pages alone", len(used))
	}
	b := start(t, stocked).browser()
	for _, g := range shelf.All() {
		page := b.get("/rules/" + g.Box.Name).body
		for _, sheet := range regexp.MustCompile(`/static/`+g.Box.Name+`\.[0-9a-f]+\.css`).FindAllString(page, -1) {
			for _, rule := range regexp.MustCompile(`[^{}]+\{`).FindAllString(b.get(sheet).body, -1) {
				for one := range strings.SplitSeq(strings.Trim(rule, "{ \n"), ",") {
					if c := classes.FindStringSubmatch(one); c != nil && used[c[1]] {
						t.Errorf("%s: %s changes a class of the house's pages", g.Box.Name, strings.TrimSpace(one))
					}
				}
			}
		}
	}
}
