package store_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"waystation/store"
	"waystation/table"
)

var ctx = context.Background()

// newPlace is a place for a database that is not there yet: a file, or an empty database of PostgreSQL.
var newPlace = func(t testing.TB) string { return filepath.Join(t.TempDir(), "waystation.db") }

// ofFiles skips a test that is about files where there are none.
func ofFiles(t *testing.T) {
	t.Helper()
	if postgres != nil {
		t.Skip("this is about files")
	}
}

func open(t testing.TB) (*store.Store, string) {
	t.Helper()
	path := newPlace(t)
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s, path
}

// reopen is what a restart does.
func reopen(t *testing.T, s *store.Store, path string) *store.Store {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// behind changes the file behind the store's back.
func behind(t testing.TB, path, statement string) {
	t.Helper()
	db, shut, err := store.Behind(path)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}

func lines(from, to int) [][]byte {
	var out [][]byte
	for n := from; n < to; n++ {
		out = append(out, fmt.Appendf(nil, `{"kind":"ask","seat":0,"step":%d}`, n))
	}
	return out
}

func match(id string, seats ...store.Seat) *store.Match {
	return &store.Match{
		ID: id, Game: "caravan", Rules: "1", Setup: table.Setup{Game: "caravan", Seats: len(seats)},
		Seed: table.SeedOf(id), State: store.Running, Seats: seats,
	}
}

func create(t testing.TB, s *store.Store, m *store.Match) {
	t.Helper()
	if err := s.Create(ctx, m, lines(0, 3), table.Snapshot{Step: 0, State: []byte("{}")}, store.Ties{}); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, s *store.Store, id string) (*store.Match, [][]byte) {
	t.Helper()
	m, err := s.Match(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	log, err := s.Log(ctx, m)
	if err != nil {
		t.Fatal(err)
	}
	return m, log
}

func guest(t *testing.T, s *store.Store, name string) int64 {
	t.Helper()
	g, err := s.NewGuest(ctx, "cookie of "+name, name)
	if err != nil {
		t.Fatal(err)
	}
	return g.ID
}

func TestARestartFindsEverything(t *testing.T) {
	s, path := open(t)
	mara := guest(t, s, "Mara")
	m := match("a", store.Seat{Sitters: []store.Sitter{{Guest: mara}}, Token: "seat token"},
		store.Seat{Bot: true, Level: "normal"})
	m.Host = mara
	create(t, s, m)
	snap := table.Snapshot{Step: 4, Length: 5, State: []byte(`{"water":[3,4]}`)}
	if err := s.Append(ctx, "a", 3, lines(3, 5), store.Standing{Due: table.Set(1), State: store.Running},
		&snap); err != nil {
		t.Fatal(err)
	}

	s = reopen(t, s, path)
	got, log := read(t, s, "a")
	if len(log) != 5 || string(log[4]) != string(lines(4, 5)[0]) {
		t.Errorf("log of %d lines, want the 5 that were stored: %s", len(log), log)
	}
	if got.Seed != m.Seed || got.Setup.Seats != 2 || got.Host != mara || got.Due != table.Set(1) || got.Length != 5 {
		t.Errorf("the match came back changed: %+v", got)
	}
	if !got.Seats[0].Holds(mara) || got.Seats[0].Sitters[0].Name != "Mara" || !got.Seats[1].Bot ||
		got.Seats[1].Level != "normal" {
		t.Errorf("the seats came back changed: %+v", got.Seats)
	}
	snaps, err := s.Snapshots(ctx, "a")
	if err != nil || len(snaps) != 2 || snaps[0].Step != 4 || string(snaps[0].State) != string(snap.State) {
		t.Errorf("snapshots %+v, %v; want that of step 4 first", snaps, err)
	}
	if g, err := s.Guest(ctx, "cookie of Mara"); err != nil || g.ID != mara {
		t.Errorf("guest %+v, %v", g, err)
	}
	if id, seat, err := s.BySeat(ctx, "seat token"); id != "a" || seat != 0 || err != nil {
		t.Errorf("the token gives %q %d, %v", id, seat, err)
	}
}

func TestTokensAreNotInTheFile(t *testing.T) {
	ofFiles(t)
	s, path := open(t)
	if _, err := s.NewGuest(ctx, "a-cookie-nobody-may-read", "Mara"); err != nil {
		t.Fatal(err)
	}
	create(t, s, match("a", store.Seat{Token: "a-seat-nobody-may-take"}))
	s.Close()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(raw), "nobody-may") {
		t.Error("a token stands in the file as it is")
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("rights %v, %v: the file holds seeds and is for its owner alone", info.Mode(), err)
	}
}

func TestTwoWritersNeverMixTheirLogs(t *testing.T) {
	s, path := open(t)
	create(t, s, match("a", store.Seat{}))
	other, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if err := other.Append(ctx, "a", 3, lines(3, 4), store.Standing{State: store.Running}, nil); err != nil {
		t.Fatal(err)
	}
	err = s.Append(ctx, "a", 3, lines(13, 14), store.Standing{State: store.Running}, nil)
	if !errors.Is(err, store.ErrMoved) {
		t.Errorf("a second line 3: %v, want ErrMoved", err)
	}
	if _, log := read(t, s, "a"); len(log) != 4 || string(log[3]) != string(lines(3, 4)[0]) {
		t.Errorf("the log is %s", log)
	}
}

func TestDamageNamesMatchAndEntry(t *testing.T) {
	for _, c := range []struct{ name, statement, want string }{
		{"a changed line", `UPDATE entries SET line = replace(line, '"seat":0', '"seat":1') WHERE match = ` +
			`'a' AND n = 1`, "match a, entry 1: it is not what was stored"},
		{"a line of another match", `UPDATE entries SET line = (SELECT line FROM entries WHERE match = 'b' AND n = ` +
			`0) WHERE match = 'a' AND n = 2`, "match a, entry 2"},
		{"a missing line", `DELETE FROM entries WHERE match = 'a' AND n = 1`,
			"match a, entry 1: it is missing; the next one stored is entry 2"},
		{"a missing end", `DELETE FROM entries WHERE match = 'a' AND n = 2`,
			"match a, entry 2: it is missing; 3 entries were stored"},
		{"a broken setup", `UPDATE matches SET setup = '{' WHERE id = 'a'`, "match a: its setup can't be read"},
		{"a missing seat", `DELETE FROM seats WHERE match = 'a' AND seat = 0`, "match a: seat 0 is missing"},
		{"a missing last seat", `DELETE FROM seats WHERE match = 'a' AND seat = 1`,
			"match a: 1 seats are stored, its setup has 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, path := open(t)
			create(t, s, match("a", store.Seat{Open: true}, store.Seat{Open: true}))
			create(t, s, match("b", store.Seat{Open: true}, store.Seat{Open: true}))
			behind(t, path, c.statement)
			m, err := s.Match(ctx, "a")
			if err == nil {
				_, err = s.Log(ctx, m)
			}
			var d *store.Damage
			if !errors.As(err, &d) || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("error %q, want %q", err, c.want)
			}
			read(t, s, "b")
			if tables, err := s.OpenTables(ctx, 10); err != nil || len(tables) != 2 {
				t.Errorf("%d open tables, %v; the damaged one is shown too", len(tables), err)
			}
		})
	}
}

func TestFilesThatAreNotOurs(t *testing.T) {
	ofFiles(t)
	dir := t.TempDir()
	for _, c := range []struct {
		name, want string
		make       func(path string)
	}{
		{"text", "not a database",
			func(p string) { os.WriteFile(p, []byte(strings.Repeat("Dear diary,\n", 1000)), 0o600) }},
		{"another program's", "another program", func(p string) { behind(t, p, "CREATE TABLE recipes (name TEXT)") }},
		{"a newer version's", "newer version", func(p string) {
			s, err := store.Open(p)
			if err != nil {
				t.Fatal(err)
			}
			s.Close()
			behind(t, p, "PRAGMA user_version = 99")
		}},
		{"a version's that knows more", "newer version", func(p string) {
			s, err := store.Open(p)
			if err != nil {
				t.Fatal(err)
			}
			s.Close()
			behind(t, p, "INSERT INTO migrated VALUES ('schema/999.sql')")
		}},
		{"a folder", "is a directory", func(p string) { os.Mkdir(p, 0o700) }},
	} {
		path := filepath.Join(dir, c.name)
		c.make(path)
		s, err := store.Open(path)
		if err == nil {
			s.Close()
			t.Errorf("%s: opened without an error", c.name)
		} else if !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %q, want the path and %q", c.name, err, c.want)
		}
	}
}

// A database which misses a file of the schema between others gets it, and those that it has had are left alone.
func TestASchemaFileComesLate(t *testing.T) {
	ofFiles(t)
	s, path := open(t)
	create(t, s, match("m", store.Seat{}))
	s.Close()
	behind(t, path, `DROP TABLE branches; DROP TABLE points; DELETE FROM migrated WHERE file = 'schema/005.sql';
		PRAGMA user_version = 5`)
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.AddPoint(ctx, "m", visitor(t, s, "g"), store.Point{Name: "here"}); err != nil {
		t.Error(err)
	}
}

// A file that was cut off (a full disk, a broken copy) must give errors, never a panic, wherever the cut is.
func TestACutOffFile(t *testing.T) {
	ofFiles(t)
	s, path := open(t)
	for i := range 20 {
		create(t, s, match(fmt.Sprint("m", i), store.Seat{}, store.Seat{}))
	}
	s.Close()
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	failed := 0
	for cut := len(whole) - 512; cut > 0; cut -= 3 * 4096 / 2 {
		p := filepath.Join(t.TempDir(), "cut.db")
		os.WriteFile(p, whole[:cut], 0o600)
		s, err := store.Open(p)
		if err != nil {
			failed++
			continue
		}
		for i := range 20 {
			m, err := s.Match(ctx, fmt.Sprint("m", i))
			if err == nil {
				_, err = s.Log(ctx, m)
			}
			if err != nil {
				failed++
			}
		}
		s.Close()
	}
	if failed == 0 {
		t.Error("no cut was noticed")
	}
}

func TestOneOfTwoGetsAnOpenSeat(t *testing.T) {
	s, _ := open(t)
	create(t, s, match("a", store.Seat{Open: true}, store.Seat{}, store.Seat{Open: true, Bot: true}))
	mara, otto := guest(t, s, "Mara"), guest(t, s, "Otto")
	var wg sync.WaitGroup
	errs := make([]error, 2)
	for i, g := range []int64{mara, otto} {
		wg.Go(func() { errs[i] = s.SitFree(ctx, "a", 0, g) })
	}
	wg.Wait()
	if (errs[0] == nil) == (errs[1] == nil) || !errors.Is(errors.Join(errs...), store.ErrTaken) {
		t.Errorf("both sat down: %v", errs)
	}
	for seat, why := range map[table.Seat]string{1: "kept for a friend", 2: "a bot's", 7: "not there"} {
		if err := s.SitFree(ctx, "a", seat, mara); !errors.Is(err, store.ErrTaken) {
			t.Errorf("seat %d is %s, but: %v", seat, why, err)
		}
	}
	if tables, err := s.OpenTables(ctx, 10); err != nil || len(tables) != 0 {
		t.Errorf("still %d open tables, %v", len(tables), err)
	}
}

func TestASeatIsHeldByTheLastFewBrowsers(t *testing.T) {
	s, _ := open(t)
	create(t, s, match("a", store.Seat{}))
	var all []int64
	for i := range 10 {
		g := guest(t, s, fmt.Sprint("browser ", i))
		all = append(all, g)
		if err := s.Sit(ctx, "a", 0, g); err != nil {
			t.Fatal(err)
		}
	}
	m, _ := read(t, s, "a")
	if len(m.Seats[0].Sitters) != 8 || m.Seats[0].Holds(all[0]) || !m.Seats[0].Holds(all[9]) {
		t.Errorf("held by %+v; want the last 8", m.Seats[0].Sitters)
	}
	if m.Seats[0].Holds(0) {
		t.Error("nobody holds a seat")
	}
}

func TestANewLinkMakesTheOldOneWorthless(t *testing.T) {
	s, _ := open(t)
	create(t, s, match("a", store.Seat{Token: "old"}))
	if m, err := s.Match(ctx, "a"); err != nil || m.Seats[0].Link != "" {
		t.Errorf("a token that no host hands out is kept as %+v, %v", m.Seats[0], err)
	}
	if err := s.SetToken(ctx, "a", 0, "new"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.BySeat(ctx, "old"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the old token: %v", err)
	}
	if id, _, err := s.BySeat(ctx, "new"); id != "a" {
		t.Errorf("the new token gives %q, %v", id, err)
	}
}

// Which seat a token gives is remembered for a moment, and no longer than it is true.
func TestATokenIsWorthNothingAtOnce(t *testing.T) {
	for name, change := range map[string]func(*store.Store) error{
		"a new link": func(s *store.Store) error { return s.SetToken(ctx, "a", 0, "new") },
		"unseated":   func(s *store.Store) error { return s.Unseat(ctx, "a", 0, "new") },
		"deleted":    func(s *store.Store) error { return s.Delete(ctx, "a") },
	} {
		s, _ := open(t)
		create(t, s, match("a", store.Seat{Token: "old"}))
		for range 2 {
			if id, _, err := s.BySeat(ctx, "old"); id != "a" || err != nil {
				t.Errorf("%s: before, the token gives %q, %v", name, id, err)
			}
		}
		if err := change(s); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.BySeat(ctx, "old"); !errors.Is(err, store.ErrNone) {
			t.Errorf("%s: the old token: %v", name, err)
		}
	}
	s, _ := open(t)
	create(t, s, match("a", store.Seat{Token: "old"}))
	if _, _, err := s.BySeat(ctx, "old"); err != nil {
		t.Fatal(err)
	}
	if err := s.SettleTerms(ctx, "a", store.Settled{Terms: store.Terms{Seats: make([]store.SeatTerms, 1)}}); err != nil {
		t.Fatal(err)
	}
	snap := table.Snapshot{State: []byte("{}")}
	if err := s.Create(ctx, match("b", store.Seat{}), lines(0, 1), snap, store.Ties{Replaces: "a"}); err != nil {
		t.Fatal(err)
	}
	if id, _, err := s.BySeat(ctx, "old"); id != "b" {
		t.Errorf("the token of a match that was replaced gives %q, %v", id, err)
	}
}

// A link is kept for the host to hand out until somebody sits there.
func TestALinkIsKeptUntilItIsUsed(t *testing.T) {
	s, path := open(t)
	host, friend := guest(t, s, "Mara"), guest(t, s, "Otto")
	m := match("a", store.Seat{Token: "one"}, store.Seat{Token: "two"})
	m.Host = host
	create(t, s, m)
	kept := func(want ...string) {
		t.Helper()
		s = reopen(t, s, path)
		m, err := s.Match(ctx, "a")
		if err != nil || m.Seats[0].Link != want[0] || m.Seats[1].Link != want[1] {
			t.Errorf("kept are %+v, %v; want %q", m.Seats, err, want)
		}
	}
	kept("one", "two")
	if err := s.Sit(ctx, "a", 1, friend); err != nil {
		t.Fatal(err)
	}
	kept("one", "")
	if err := s.Unseat(ctx, "a", 1, "three"); err != nil {
		t.Fatal(err)
	}
	kept("one", "three")
}

func TestSnapshotsKeepTheNewest(t *testing.T) {
	s, path := open(t)
	create(t, s, match("a", store.Seat{}))
	for n := 3; n < 9; n++ {
		snap := table.Snapshot{Step: int32(n), State: []byte("{}")}
		if err := s.Append(ctx, "a", n, lines(n, n+1), store.Standing{State: store.Running}, &snap); err != nil {
			t.Fatal(err)
		}
	}
	broken := "x'1f8b00'"
	if postgres != nil {
		broken = `'\x1f8b00'`
	}
	behind(t, path, "UPDATE snapshots SET data = "+broken+" WHERE step = 7")
	snaps, err := s.Snapshots(ctx, "a")
	if err != nil || len(snaps) != 2 || snaps[0].Step != 8 || snaps[1].Step != 6 {
		t.Errorf("%+v, %v; want those of steps 8 and 6, for 7 is broken and the rest too old", snaps, err)
	}
}

// Whatever somebody looks for, it is there or it is not.
func TestWhatNobodyCouldHaveStored(t *testing.T) {
	s, _ := open(t)
	create(t, s, match("a", store.Seat{}))
	for _, id := range []string{"", "a\x00", "\x00", "\xff", "a' OR 'a' = 'a", "?1", strings.Repeat("a", 1<<16)} {
		if _, err := s.Match(ctx, id); !errors.Is(err, store.ErrNone) {
			t.Errorf("match %.9q: %v", id, err)
		}
		if _, err := s.CardSet(ctx, id); !errors.Is(err, store.ErrNone) {
			t.Errorf("cards %.9q: %v", id, err)
		}
		if _, err := s.ChannelByToken(ctx, id); !errors.Is(err, store.ErrNone) {
			t.Errorf("channel %.9q: %v", id, err)
		}
	}
}

func TestARematchIsMadeOnce(t *testing.T) {
	s, _ := open(t)
	create(t, s, match("a", store.Seat{}))
	for i, want := range []error{nil, store.ErrTaken} {
		err := s.Create(ctx, match(fmt.Sprint("again", i), store.Seat{}), nil, table.Snapshot{State: []byte("{}")},
			store.Ties{Rematch: "a"})
		if !errors.Is(err, want) {
			t.Errorf("rematch %d: %v, want %v", i, err, want)
		}
	}
	if m, _ := read(t, s, "a"); m.Rematch != "again0" {
		t.Errorf("the rematch is %q", m.Rematch)
	}
	if _, err := s.Match(ctx, "again1"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the second rematch: %v, want none", err)
	}
}

func TestWhoseTablesAreWhose(t *testing.T) {
	s, _ := open(t)
	mara, otto := guest(t, s, "Mara"), guest(t, s, "Otto")
	guest(t, s, "Ines")
	m := match("hosted", store.Seat{}, store.Seat{Bot: true})
	m.Host, m.Due = mara, table.Set(1)
	create(t, s, m)
	create(t, s, match("sat", store.Seat{Sitters: []store.Sitter{{Guest: mara}}}))
	m = match("done", store.Seat{Sitters: []store.Sitter{{Guest: mara}, {Guest: otto}}})
	m.State, m.Host = store.Over, mara
	create(t, s, m)

	mine, err := s.Tables(ctx, mara, 10)
	if err != nil || len(mine) != 3 || mine[2].ID != "done" {
		t.Errorf("Mara's tables: %d, %v; want three, what is over at the end", len(mine), err)
	}
	if his, _ := s.Tables(ctx, otto, 10); len(his) != 1 {
		t.Errorf("Otto's tables: %d", len(his))
	}
	if n, _ := s.Hosted(ctx, mara); n != 1 {
		t.Errorf("Mara hosts %d running matches, want 1", n)
	}
	if bots, _ := s.ForBots(ctx, "", 0, 10); len(bots) != 1 || bots[0] != "hosted" {
		t.Errorf("bots are asked in %v, want hosted", bots)
	}
	if err := s.Forget(ctx, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]error{"Mara": nil, "Otto": nil, "Ines": store.ErrNone} {
		if _, err := s.Guest(ctx, "cookie of "+name); !errors.Is(err, want) {
			t.Errorf("%s after forgetting: %v, want %v", name, err, want)
		}
	}
}

func TestHandingASeatToABotAndBack(t *testing.T) {
	s, _ := open(t)
	otto := guest(t, s, "Otto")
	create(t, s, match("a", store.Seat{Sitters: []store.Sitter{{Guest: otto}}}))
	for _, bot := range []bool{true, false} {
		if err := s.SetBot(ctx, "a", 0, bot, "normal"); err != nil {
			t.Fatal(err)
		}
		if m, _ := read(t, s, "a"); m.Seats[0].Bot != bot || m.Seats[0].Level != "normal" || !m.Seats[0].Holds(otto) {
			t.Errorf("seat %+v", m.Seats[0])
		}
	}
	if err := s.SetBot(ctx, "a", 4, true, "normal"); !errors.Is(err, store.ErrNone) {
		t.Errorf("a seat that is not there: %v", err)
	}
}

func TestNotesAndNames(t *testing.T) {
	s, _ := open(t)
	otto := guest(t, s, "Otto")
	create(t, s, match("a", store.Seat{Sitters: []store.Sitter{{Guest: otto}}}))
	if err := s.Rename(ctx, otto, "Ottilie"); err != nil {
		t.Fatal(err)
	}
	if err := s.Left(ctx, "a", 0, otto, 17); err != nil {
		t.Fatal(err)
	}
	if err := s.Mark(ctx, "a", store.Frozen, "its entry 4 does not fit"); err != nil {
		t.Fatal(err)
	}
	m, _ := read(t, s, "a")
	if x := m.Seats[0].Sitters[0]; x.Name != "Ottilie" || x.Seen != 17 {
		t.Errorf("sitter %+v", x)
	}
	if m.State != store.Frozen || m.Note != "its entry 4 does not fit" {
		t.Errorf("state %s, note %q", m.State, m.Note)
	}
	if err := s.Rebase(ctx, "a", store.Running, "went on at step 9",
		table.Snapshot{Step: 9, State: []byte("{}")}); err != nil {
		t.Fatal(err)
	}
	m, _ = read(t, s, "a")
	snaps, _ := s.Snapshots(ctx, "a")
	if m.State != store.Running || m.Note != "went on at step 9" || snaps[0].Step != 9 {
		t.Errorf("state %s, note %q, newest snapshot of step %d", m.State, m.Note, snaps[0].Step)
	}
}
