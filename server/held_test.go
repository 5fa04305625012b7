//go:build unix

package server_test

import (
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"waystation/internal/pgtest"
	"waystation/store"
)

// Two servers share a store, a file or a database of PostgreSQL.
func TestTwoServersNeverPlayTheSameMatch(t *testing.T) {
	t.Run("file", func(t *testing.T) { neverTheSame(t, filepath.Join(t.TempDir(), "waystation.db")) })
	t.Run("PostgreSQL", func(t *testing.T) {
		s, err := pgtest.Start(false)
		if errors.Is(err, pgtest.ErrNone) {
			t.Skip(err)
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Stop)
		url, err := s.Database("")
		if err != nil {
			t.Fatal(err)
		}
		neverTheSame(t, url)
	})
}

// joined is a server that shares the store at a place.
func joined(t *testing.T, place, node string) *house {
	t.Helper()
	h := &house{t: t, path: place, node: node}
	h.open()
	t.Cleanup(h.close)
	return h
}

// taken lets a server take a match from another of which, all at once, nothing was heard for long.
func (h *house) taken(m made, from string) {
	h.t.Helper()
	driver := "sqlite"
	if store.IsPostgres(h.path) {
		driver = "pgx"
	}
	db, err := sql.Open(driver, h.path)
	if err != nil {
		h.t.Fatal(err)
	}
	defer db.Close()
	for end := time.Now().Add(patience); h.api("GET", "/matches/"+m.ID, "", "").status != 200; {
		if _, err := db.Exec("UPDATE nodes SET until = 0 WHERE name = '" + from + "'"); err != nil {
			h.t.Error(err)
		}
		if time.Now().After(end) {
			h.t.Fatal("it is not taken")
		}
	}
}

// elsewhere checks that a server plays a match on for nobody, and says why.
func (h *house) elsewhere(m made) {
	h.t.Helper()
	for _, x := range [][3]string{{"GET", "", ""}, {"POST", "/answers", `{"number":1,"key":"draw"}`}, {"POST", "/undo", "{}"},
		{"GET", "/log", ""}, {"GET", "/events", ""}} {
		r := h.api(x[0], "/matches/"+m.ID+x[1], m.Seats[0].Token, x[2])
		if r.status != 503 || !strings.Contains(r.body, `"elsewhere"`) || r.header.Get("Retry-After") == "" {
			h.t.Errorf("%s %s: %d %s", x[0], x[1], r.status, r.body)
		}
	}
	r := h.browser().get("/t/" + m.ID)
	if r.status != 503 || !strings.Contains(r.body, "Another server of this house plays this match") {
		h.t.Errorf("its page: %d", r.status)
	}
}

func neverTheSame(t *testing.T, place string) {
	red, blue := joined(t, place, "red"), joined(t, place, "blue")
	m := red.people(2, "one")
	red.secondDay(m)
	blue.elsewhere(m)
	listens := red.browser().listen("/api/matches/" + m.ID + "/events")

	q := red.look(m.ID, m.Seats[0].Token).Asks[0]
	answer := fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, q.Options[0].Key)
	blue.taken(m, "red")
	version := blue.look(m.ID, "").Version
	// Red has it in memory and thinks that it may.
	if r := red.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, answer); r.status != 503 ||
		!strings.Contains(r.body, `"elsewhere"`) {
		t.Errorf("who has lost it is answered %d %s", r.status, r.body)
	}
	if now := blue.look(m.ID, "").Version; now != version {
		t.Errorf("what was refused has changed the match: version %v, then %v", version, now)
	}
	red.elsewhere(m)
	gone := time.After(patience)
	for open := true; open; {
		select {
		case _, open = <-listens.lines:
		case <-gone:
			t.Fatal("who listened at the other server is not sent away")
		}
	}
	version = blue.answer(m, 0, q.Options[0].Key)
	red.elsewhere(m)

	blue.close() // which leaves it to all
	if now := red.look(m.ID, "").Version; now != version {
		t.Errorf("version %v when it was given back, %v before", now, version)
	}
	if red.asked(m, 0) == red.asked(m, 1) {
		t.Error("nobody is asked, or both")
	}
	seat := 0
	if red.asked(m, 1) {
		seat = 1
	}
	red.answer(m, seat, red.look(m.ID, m.Seats[seat].Token).Asks[0].Options[0].Key)
}
