package server_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"waystation/games/cardfile"
	"waystation/server"
	"waystation/shelf"
	"waystation/tongue"
	"waystation/workshop"
)

// errands are other processes of the test's own binary, which plays with other cards.
func errands(what, cards string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "WAYSTATION_TEST_ERRAND="+what, cardfile.Env+"="+cards)
	return cmd
}

// runErrand is what the test's own binary does when it is started as one.
func runErrand(what string) {
	languages, err := tongue.Read(tongue.Built())
	if err == nil {
		err = server.Do(shelf.All(), languages, what, errands, os.Stdin, os.Stdout)
	}
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func withWorkshop(c *server.Config) {
	c.Games = shelf.All()
	c.Workshop = &server.Workshop{Start: errands, Games: 30, Steps: 3, Decks: 2}
}

// slow is the red Truck of Firelands at another pace.
func slow(t *testing.T, speed string) string {
	t.Helper()
	text, err := shelf.Find("firelands").Cards.Text("start.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(cardfile.Cards(text)[0].Text, "speed: 4", speed, 1)
}

// wasFour stands on a page that tells of a field which is 4 on the printed card.
const wasFour = `<del><span translate="no">4</span></del>`

// newSet begins a set of changed cards, and returns its address.
func (b *browser) newSet(name string) string {
	b.h.t.Helper()
	r := b.post("/cards/firelands", "name", name)
	if r.status != http.StatusOK || !strings.HasPrefix(r.url.Path, "/cards/firelands/") {
		b.h.t.Fatalf("a new set: %d at %s: %s", r.status, r.url, r.body)
	}
	return r.url.Path
}

// A card is changed in the page: faults are told by line and change nothing, what is right is kept and seen, taken home
// as a file and brought again; nobody else reads or changes it.
func TestACardIsChangedInThePage(t *testing.T) {
	h := start(t, withWorkshop)
	b, stranger := h.browser(), h.browser()
	stranger.newSet("Mine")
	set := b.newSet("Slow rigs")
	card := set + "/edit/1/start.yaml"
	for text, want := range map[string]string{
		slow(t, "sped: 4"):                   "<b>Line 5</b> Unknown field &#34;sped&#34;",
		slow(t, "speed: x"):                  "<b>Line 5</b> Cannot unmarshal",
		slow(t, "speed: 40"):                 "<b>Line 1</b> Speed is 40, expected 1 to 9",
		"":                                   "<b>Line 1</b> Found 0 cards, expected one",
		slow(t, "speed: 4") + "- id: ST-R1b": "<b>Line 10</b> Found 2 cards, expected one",
		slow(t, "speed: [4"):                 "<b>Line ",
		strings.Replace(slow(t, "speed: 4"), "ST-R1", "ST-R2", 1): "start.yaml, line",
	} {
		r := b.post(card, "text", text, "do", "keep")
		if r.status != http.StatusUnprocessableEntity || !strings.Contains(r.body, want) {
			t.Errorf("%q: %d, want %q in\n%s", text, r.status, want, faultsIn(r.body))
		}
	}
	if r := b.get(set); !strings.Contains(r.body, "Nothing yet.") || strings.Contains(r.body, "Try it at a table") {
		t.Error("a fault has changed something")
	}
	if r := b.post(card, "text", slow(t, "speed: 2"), "do", "check"); r.status != http.StatusOK ||
		!strings.Contains(r.body, "It is not kept yet.") || strings.Count(r.body, `class="held-card"`) != 2 ||
		!strings.Contains(r.body, wasFour) {
		t.Errorf("checked: %d\n%s", r.status, r.body)
	}
	if r := b.get(set); !strings.Contains(r.body, "Nothing yet.") {
		t.Error("a check has changed something")
	}
	if r := b.post(card, "text", slow(t, "speed: 2"), "do", "keep"); r.status != http.StatusOK ||
		!strings.Contains(r.body, "Checked and kept.") {
		t.Errorf("kept: %d\n%s", r.status, r.body)
	}
	if r := b.get(set); !strings.Contains(r.body, wasFour) || !strings.Contains(r.body, "Try it at a table") {
		t.Errorf("the set does not tell what is changed:\n%s", r.body)
	}
	for _, path := range []string{set, card, set + "/file", set + "/table"} {
		if r := stranger.get(path); r.status != http.StatusForbidden || !strings.Contains(r.body, "belong to somebody else") {
			t.Errorf("a stranger gets %s: %d", path, r.status)
		}
	}
	for path, fields := range map[string][]string{
		card: {"text", slow(t, "speed: 1"), "do", "keep"}, set + "/name": {"name", "Mine now"}, set + "/remove": nil,
		set + "/table": {"players", "2", "mode", "standard", "bots", "random"},
		set + "/lab":   {"games", "10", "players", "2", "bots", "random"}, set + "/lab/stop": nil,
	} {
		if r := stranger.post(path, fields...); r.status != http.StatusForbidden {
			t.Errorf("a stranger posts to %s: %d", path, r.status)
		}
	}
	file := b.get(set + "/file").body
	r := b.bringCards("slow.txt", []byte(strings.Replace(file, "name: Slow rigs", "name: Again", 1)))
	if r.status != http.StatusOK || !strings.Contains(r.body, ">Again</h1>") || !strings.Contains(r.body, wasFour) {
		t.Errorf("brought again: %d\n%s", r.status, r.body)
	}
	if back := b.get(r.url.Path + "/file").body; strings.Replace(back, "Again", "Slow rigs", 1) != file {
		t.Error("the file is another one after it was brought")
	}
	if r := b.post(card, "do", "printed", "text", "x"); !strings.Contains(b.get(set).body, "Nothing yet.") {
		t.Errorf("back to the printed card: %d", r.status)
	}
	if r := b.post(set + "/remove"); r.status != http.StatusOK || b.get(set).status != http.StatusNotFound {
		t.Errorf("removed: %d", r.status)
	}
}

var faultLine = regexp.MustCompile(`(?s)<ul class="faults">.*?</ul>`)

func faultsIn(body string) string { return faultLine.FindString(body) }

// bringCards posts a file.
func (b *browser) bringCards(name string, file []byte) reply {
	b.h.t.Helper()
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	part, err := w.CreateFormFile("file", name)
	if err != nil {
		b.h.t.Fatal(err)
	}
	part.Write(file)
	w.Close()
	return b.do("POST", "/cards/firelands/bring", w.FormDataContentType(), body.String())
}

// What is no set of cards, or one with faults, is refused with words, and nothing of it is kept.
func TestBadCardsAreNotBrought(t *testing.T) {
	h := start(t, withWorkshop)
	b := h.browser()
	b.newSet("One")
	head := "waystation cards of firelands\nname: Bad\n\n"
	for name, x := range map[string]struct {
		called, file string
		status       int
		want         string
	}{
		"ten megabytes":     {"a.txt", head + strings.Repeat("x", 10<<20), http.StatusRequestEntityTooLarge, "too much"},
		"too large":         {"a.txt", head + strings.Repeat("x", workshop.MaxFile), http.StatusBadRequest, "1024 KiB"},
		"no text":           {"a.txt", "\xff\xfe\x00", http.StatusBadRequest, "no text in UTF-8"},
		"something else":    {"a.txt", "hello", http.StatusBadRequest, "neither a set of cards"},
		"another game":      {"a.txt", "waystation cards of saga\nname: x\n", http.StatusBadRequest, "cards of saga"},
		"an unknown file":   {"a.txt", head + "-- ../../x.yaml --\n[]\n", http.StatusBadRequest, "replaces no card file"},
		"wrong YAML":        {"a.txt", head + "-- start.yaml --\n- id: [\n", http.StatusBadRequest, "Start.yaml:"},
		"too few cards":     {"a.txt", head + "-- rocks.yaml --\n[]\n", http.StatusBadRequest, "Rocks.yaml:1:"},
		"a file twice":      {"a.txt", head + "-- rocks.yaml --\n-- rocks.yaml --\n", http.StatusBadRequest, "twice"},
		"a wrong card file": {"start.yaml", "- id: 4\n", http.StatusBadRequest, "Start.yaml:1:"},
	} {
		if r := b.bringCards(x.called, []byte(x.file)); r.status != x.status || !strings.Contains(r.body, x.want) {
			t.Errorf("%s: %d, want %d and %q:\n%.600s", name, r.status, x.status, x.want, r.body)
		}
	}
	if n := strings.Count(b.get("/cards/firelands").body, `class="lcard"`); n != 1 {
		t.Errorf("there are %d sets, want 1", n)
	}
}

// Where cards can't be changed nothing of it is there; where the lab is closed it plays for nobody.
func TestTheWorkshopCanBeSwitchedOff(t *testing.T) {
	off := start(t, func(c *server.Config) { c.Games = shelf.All() }).browser()
	for _, path := range []string{"/cards/firelands", "/cards/firelands/new/edit/1/start.yaml"} {
		if r := off.get(path); r.status != http.StatusNotFound {
			t.Errorf("%s: %d", path, r.status)
		}
	}
	if strings.Contains(off.get("/rules/firelands").body, "/cards/firelands") {
		t.Error("a link leads to where nothing is")
	}
	b := start(t, withWorkshop, func(c *server.Config) { c.Workshop.Games = 0 }).browser()
	if !strings.Contains(b.get("/new/firelands?with=bots").body, "/cards/firelands") ||
		strings.Contains(b.get("/new/heredity?with=bots").body, "/cards/heredity") {
		t.Error("the link to the cards stands where it should not, or the other way round")
	}
	set := b.newSet("A")
	b.post(set+"/edit/1/start.yaml", "text", slow(t, "speed: 2"), "do", "keep")
	if r := b.get(set); strings.Contains(r.body, "In the lab") || !strings.Contains(r.body, "Try it at a table") {
		t.Error("the lab stands on the page")
	}
	if r := b.post(set+"/lab", "games", "10", "players", "2", "bots", "random"); r.status != http.StatusForbidden {
		t.Errorf("the lab plays: %d", r.status)
	}
}

// A table is played with changed cards by another process: everybody is told which, it outlives a restart, it counts in
// no statistics, and a server that does not play with them leaves it alone.
func TestATableWithChangedCards(t *testing.T) {
	h := start(t, withWorkshop)
	b := h.browser()
	set := b.newSet("Slow rigs")
	b.post(set+"/edit/1/start.yaml", "text", slow(t, "speed: 2"), "do", "keep")
	if r := b.get(set + "/table"); !strings.Contains(r.body, "played with changed cards") {
		t.Errorf("the form does not say it: %d", r.status)
	}
	r := b.post(set+"/table", "players", "2", "mode", "standard", "bots", "random", "seed", "one")
	if r.status != http.StatusOK || !strings.HasPrefix(r.url.Path, "/t/") {
		t.Fatalf("a table: %d at %s\n%s", r.status, r.url, r.body)
	}
	table := r.url.Path
	const told = "Played with changed cards (Slow rigs): ST-R1 Bone Rig: speed 4 → 2."
	watcher := h.browser()
	for _, who := range []*browser{b, watcher} {
		if r := who.get(table); r.status != http.StatusOK || !strings.Contains(r.body, told) {
			t.Errorf("the table does not say it: %d\n%s", r.status, r.body)
		}
		if r := who.get(table + "/seats"); !strings.Contains(r.body, "speed 4 → 2") {
			t.Errorf("the page of the seats does not say it: %d", r.status)
		}
	}
	var match struct {
		Cards struct {
			Name    string
			Changes []cardfile.Change
		}
	}
	api := b.get("/api/matches/" + strings.TrimPrefix(table, "/t/"))
	if err := json.Unmarshal([]byte(api.body), &match); err != nil || match.Cards.Name != "Slow rigs" ||
		len(match.Cards.Changes) != 1 {
		t.Errorf("the API says %+v, error %v", match.Cards, err)
	}
	watcher.asks = "de"
	const german = "Gespielt mit geänderten Karten (Slow rigs): ST-R1 Bone Rig: speed 4 → 2."
	if r := watcher.get(table); r.header.Get("Content-Language") != "de" || !strings.Contains(r.body, german) {
		t.Errorf("the table is told in %q to who asks for German: %s", r.header.Get("Content-Language"), brief(r.body))
	}
	b.post(set + "/remove") // the table keeps its cards
	h.restart(withWorkshop)
	if r := b.get(table); r.status != http.StatusOK || !strings.Contains(r.body, told) {
		t.Errorf("after a restart: %d", r.status)
	}
	h.restart(func(c *server.Config) { c.Games = shelf.All() })
	if r := b.get(table); r.status != http.StatusServiceUnavailable || !strings.Contains(r.body, "printed ones only") {
		t.Errorf("without the workshop: %d\n%s", r.status, r.body)
	}
	h.restart(withWorkshop)
	if r := b.get(table); r.status != http.StatusOK || !strings.Contains(r.body, told) {
		t.Errorf("it was not left alone: %d", r.status)
	}
}

// The lab sweeps a number of a card, and says what came of it as plots, as tables, and as files; what is beyond its
// bounds it refuses.
func TestTheLabSweepsANumber(t *testing.T) {
	h := start(t, withWorkshop)
	b := h.browser()
	set := b.newSet("Slow rigs")
	b.post(set+"/edit/1/start.yaml", "text", slow(t, "speed: 2"), "do", "keep")
	ask := func(over ...string) reply {
		fields := []string{"games", "10", "players", "2", "bots", "random", "number", "1.0.start.yaml", "from", "3", "to", "4",
			"by", "1"}
		for i := 0; i < len(over); i += 2 {
			for k := 0; k < len(fields); k += 2 {
				if fields[k] == over[i] {
					fields[k+1] = over[i+1]
				}
			}
		}
		return b.post(set+"/lab", fields...)
	}
	for _, x := range [][]string{
		{"games", "31", "whole number from 1 to 30"}, {"players", "9", "whole number from 1 to 4"}, {"bots", "hard", "no such bots"},
		{"to", "9", "7 values, and 3"}, {"from", "5", "there is no way up"}, {"to", "x", "whole number"},
		{"from", "10", "to", "10", "Speed 10:"}, {"number", "2.0.start.yaml", "no such number"},
	} {
		last := len(x) - 1
		if r := ask(x[:last]...); r.status != http.StatusBadRequest || !strings.Contains(r.body, x[last]) {
			t.Errorf("%v: %d\n%.1500s", x, r.status, r.body)
		}
	}
	if r := ask(); r.status != http.StatusOK {
		t.Fatalf("it does not play: %d\n%s", r.status, r.body)
	}
	var page string
	until(t, "the lab is done", func() bool {
		page = b.get(set).body
		return strings.Contains(page, "Figures as CSV")
	})
	for _, want := range []string{"ST-R1 Bone Rig: speed from 3 to 4", `class="plot sweep"`, "95 % interval", "It was 2."} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q:\n%s", want, page)
		}
	}
	links := regexp.MustCompile(`href="(/cards/[^"]*\.(?:json|csv))"`).FindAllStringSubmatch(page, -1)
	if len(links) != 2 {
		t.Fatalf("links to figures: %v", links)
	}
	var out workshop.Outcome
	if err := json.Unmarshal([]byte(b.get(links[0][1]).body), &out); err != nil || len(out.Points) != 2 ||
		out.Points[0].Value != 3 || out.Points[1].Same != 10 || out.Points[1].Groups != 10 {
		t.Errorf("figures: %+v, error %v", out, err)
	}
	for _, d := range out.Points[1].Differences { // the printed value
		if d.Difference != 0 || d.Low != 0 || d.High != 0 || d.Sure {
			t.Errorf("the printed card differs from itself: %+v", d)
		}
	}
	lines, err := csv.NewReader(strings.NewReader(b.get(links[1][1]).body)).ReadAll()
	if err != nil || len(lines) < 10 || lines[1][0] != "3" {
		t.Errorf("%d lines of figures, error %v", len(lines), err)
	}
	if r := ask("games", "30", "to", "3"); r.status != http.StatusOK {
		t.Fatalf("it does not play again: %d", r.status)
	}
	if r := b.post(set + "/lab/stop"); r.status != http.StatusOK || strings.Contains(r.body, "renews itself") {
		t.Errorf("it was not stopped: %d", r.status)
	}
}
