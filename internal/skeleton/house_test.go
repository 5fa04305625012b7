package skeleton_test

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/skeleton"
	"waystation/internal/skeleton/plain"
	"waystation/internal/skeleton/screen"
	"waystation/internal/skeleton/skeletonbot"
	"waystation/lab"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// game is the skeleton as it would stand on the shelf.
var game = &shelf.Game{
	Box: skeleton.Shelf, Ledger: skeleton.Ledger, Evidence: skeleton.Evidence,
	Screen: screen.Screen{}, Sheets: []web.Sheet{web.NewSheet("skeleton", screen.CSS)}, Ink: screen.Ink,
	Pitch: screen.Pitch,
	Text:  plain.Text,
	Bots: []shelf.BotLevel{
		{Name: "normal", Label: "Normal", New: func(seed uint64) bots.Player { return skeletonbot.New(seed) }},
	},
}

// The house takes the game in as it is: a table is set from the front page, its screen is drawn, and answers are taken.
func TestTheHouseTakesItIn(t *testing.T) {
	db, err := store.Open(filepath.Join(t.TempDir(), "db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	s, err := server.New(server.Config{Store: db, Games: []*shelf.Game{game},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	house := httptest.NewServer(s.Handler())
	defer house.Close()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &http.Client{Jar: jar}
	front := page(t)(c.Get(house.URL))
	if !strings.Contains(front, "One more part. Just one.") {
		t.Errorf("the front page has no poster of the game: %.500s", front)
	}
	at := page(t)(c.PostForm(house.URL+"/new/skeleton",
		url.Values{"players": {"2"}, "mode": {"standard"}, "bots": {"normal"}}))
	for _, want := range []string{
		"Heap: ", `data-region="heap"`, "In hand:", "g-skeleton", "/static/skeleton.", "SK-TURN-01",
	} {
		if !strings.Contains(at, want) {
			t.Errorf("the table has no %q: %.1500s", want, at)
		}
	}
}

// page reads what a request was answered with.
func page(t *testing.T) func(*http.Response, error) string {
	return func(r *http.Response, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		body, err := io.ReadAll(r.Body)
		if err != nil || r.StatusCode != http.StatusOK {
			t.Fatalf("%s: %d, %v: %.500s", r.Request.URL, r.StatusCode, err, body)
		}
		return string(body)
	}
}

// The lab plays it, and its bot is better than chance.
func TestTheLabPlaysIt(t *testing.T) {
	level := func(name string, bot func(uint64) bots.Player) lab.Bot { return lab.Bot{Name: name, New: bot} }
	r, err := lab.Run(context.Background(), lab.Setting{
		Box: skeleton.Shelf, Setup: table.Setup{Seats: 2}, Seed: "skeleton", Games: 200,
		Bots: []lab.Bot{level("normal", game.Bots[0].New), level("random", bots.Random)},
	})
	if err != nil || r.Failed > 0 {
		t.Fatalf("%d games failed, %v", r.Failed, err)
	}
	if won := r.WinsByBot[0].Rate.Rate; won < 0.6 {
		t.Errorf("the bot wins %.2f of the games against chance", won)
	}
}

// In the terminal each player's paragraph says what lies in the store and how many parts are held.
func TestPlainText(t *testing.T) {
	m, err := table.NewMatch(skeleton.Shelf, table.Setup{Seats: 2}, table.SeedOf("plain"))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Answer(0, m.Asks()[0].Number, "dig", table.ByHand); err != nil {
		t.Fatal(err)
	}
	mine, theirs := plain.Text(m.View(0), nil), plain.Text(m.View(1), nil)
	if !strings.Contains(theirs, "Red: store worth 0: nothing; in hand 1 parts.") || mine == theirs {
		t.Errorf("Red reads %q, Green %q", mine, theirs)
	}
}
