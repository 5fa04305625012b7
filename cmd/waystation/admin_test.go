package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/store"
	"waystation/table"
)

// keeps is a folder with a database in which a match of Mara's is stored.
func keeps(t *testing.T) (dir string, s *store.Store) {
	t.Helper()
	dir = t.TempDir()
	return dir, keepsAt(t, filepath.Join(dir, "waystation.db"))
}

// keepsAt is a database at a place in which a match of Mara's is stored.
func keepsAt(t *testing.T, place string) *store.Store {
	t.Helper()
	s, err := store.Open(place)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	g, err := s.NewGuest(t.Context(), "cookie", "Mara")
	if err != nil {
		t.Fatal(err)
	}
	store1(t, s, "m1", g.ID)
	return s
}

func store1(t *testing.T, s *store.Store, id string, guest int64) {
	t.Helper()
	setup := table.Setup{Game: "caravan", Mode: "dry", Seats: 2, Options: map[string]string{"days": "3"}}
	m, err := table.NewMatch(caravan.Shelf, setup, table.SeedOf(id))
	if err != nil {
		t.Fatal(err)
	}
	var lines [][]byte
	for _, e := range m.Entries(0) {
		b, err := e.Marshal(m.Verbs())
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, b)
	}
	snap, err := m.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	err = s.Create(t.Context(), &store.Match{
		ID: id, Game: "caravan", Setup: setup, Seed: m.Seed(), Rules: "1", State: store.Running, Due: m.Due(), Host: guest,
		Seats: []store.Seat{{Sitters: []store.Sitter{{Guest: guest}}, Token: "red " + id}, {Bot: true, Level: "first"}},
	}, lines, snap, store.Ties{})
	if err != nil {
		t.Fatal(err)
	}
}

// administers runs an admin command on a folder.
func administers(t *testing.T, dir string, code int, args ...string) string {
	t.Helper()
	return administersAt(t, "--data="+dir, code, args...)
}

// administersAt runs an admin command on the database that a flag says.
func administersAt(t *testing.T, at string, code int, args ...string) string {
	t.Helper()
	var out strings.Builder
	p := program{in: strings.NewReader(""), out: &out, errs: &out, env: func(string) string { return "" }}
	if got := p.run(append([]string{"admin", at}, args...)); got != code {
		t.Errorf("admin %v: code %d, want %d: %s", args, got, code, out.String())
	}
	return out.String()
}

// An operator looks after what is stored, while a server has it open.
func TestAnOperatorLooksAfterMatches(t *testing.T) {
	dir, s := keeps(t)
	looksAfter(t, "--data="+dir, s)
	var out strings.Builder
	p := program{out: &out, errs: &out, env: func(string) string { return "" }}
	if code := p.run([]string{"admin", "--data", t.TempDir(), "list"}); code != failed ||
		!strings.Contains(out.String(), "there is no database") {
		t.Errorf("an empty folder: %d %s", code, out.String())
	}
}

func looksAfter(t *testing.T, at string, s *store.Store) {
	t.Helper()
	says := func(code int, want string, args ...string) string {
		t.Helper()
		got := administersAt(t, at, code, args...)
		if !strings.Contains(got, want) {
			t.Errorf("admin %v says %q, want %q in it", args, got, want)
		}
		return got
	}
	says(fine, "m1  caravan     running", "list")
	if got := says(fine, "", "list", "--state", "over"); got != "" {
		t.Errorf("none is over: %s", got)
	}
	says(fine, "seat 0: Mara (guest 1), is asked\nseat 1: bot first", "show", "m1")
	says(failed, "there is no match m2", "show", "m2")
	if file := says(fine, `"seed_hash"`, "export", "m1"); strings.Contains(file, table.SeedOf("m1").String()) {
		t.Errorf("the file of a running match tells its seed: %s", file)
	}

	says(failed, "no match m1 is set aside", "thaw", "m1")
	says(fine, "", "freeze", "m1", "--why", "a complaint is looked into")
	says(fine, "note: a complaint is looked into", "show", "m1")
	if err := s.Append(t.Context(), "m1", 3, nil, store.Standing{State: store.Running}, nil); err != store.ErrAside {
		t.Errorf("a server that has it open goes on: %v", err)
	}
	says(fine, "", "thaw", "m1")
	says(fine, "m1  caravan     running", "list")

	link := strings.TrimSpace(says(fine, "/sit/", "link", "m1", "0"))
	if id, seat, err := s.BySeat(t.Context(), strings.TrimPrefix(link, "/sit/")); id != "m1" || seat != 0 || err != nil {
		t.Errorf("the new link gives %s %d, %v", id, seat, err)
	}
	if _, _, err := s.BySeat(t.Context(), "red m1"); err != store.ErrNone {
		t.Errorf("the old link: %v", err)
	}
	says(failed, "there is no seat 7", "link", "m1", "7")

	says(failed, "neither", "ban", "Mara")
	says(fine, "", "ban", "1", "--why", "rude")
	says(fine, "", "ban", "2001:db8::17")
	if got := says(fine, "guest 1  rude", "bans"); !strings.Contains(got, "2001:db8::/64") {
		t.Errorf("bans: %s", got)
	}
	says(fine, "", "unban", "1")
	says(failed, "guest 1 is not banned", "unban", "1")

	says(failed, "say --yes", "delete", "m1")
	says(fine, "", "delete", "m1", "--yes")
	says(failed, "there is no match m1", "delete", "m1", "--yes")
	if got := says(fine, "", "list"); got != "" {
		t.Errorf("it is still there: %s", got)
	}
}

// The drill: a backup is made while matches go on, the database is lost, and the backup is put in its place. What was
// stored when the backup began is there, whole; and a backup that is not whole changes nothing.
func TestABackupIsRestored(t *testing.T) {
	dir, s := keeps(t)
	backup := filepath.Join(t.TempDir(), "copy.db")
	line := func(n int) []byte { return fmt.Appendf(nil, `{"kind":"ask","seat":0,"step":%d}`, n) }
	first, err := s.Match(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	n := first.Length
	grow := func() error {
		err := s.Append(t.Context(), "m1", n, [][]byte{line(n)}, store.Standing{State: store.Running}, nil)
		n++
		return err
	}
	for range 20 {
		if err := grow(); err != nil {
			t.Fatal(err)
		}
	}
	before := n
	stop, grown := make(chan bool), make(chan error)
	go func() {
		for {
			select {
			case <-stop:
				grown <- nil
				return
			default:
				if err := grow(); err != nil {
					grown <- err
					return
				}
			}
		}
	}()
	administers(t, dir, fine, "backup", backup)
	close(stop)
	if err := <-grown; err != nil {
		t.Fatalf("while the backup is made a match can't go on: %v", err)
	}
	if got := administers(t, dir, failed, "backup", backup); !strings.Contains(got, "is there already") {
		t.Errorf("a second backup in the same place: %s", got)
	}
	if info, err := os.Stat(backup); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others can read the backup, which holds seeds: %v %v", info.Mode(), err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "waystation.db")
	if err := os.Truncate(path, 5000); err != nil { // the disk has lost it
		t.Fatal(err)
	}

	whole, err := os.ReadFile(backup)
	if err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(t.TempDir(), "broken.db")
	if err := os.WriteFile(broken, []byte(strings.ReplaceAll(string(whole), `"step":7}`, `"step":8}`)), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := administers(t, dir, failed, "restore", broken); !strings.Contains(got, "nothing was changed") {
		t.Errorf("a backup that is not whole: %s", got)
	}
	if info, err := os.Stat(path); err != nil || info.Size() != 5000 {
		t.Errorf("and the database is %v, %v", info, err)
	}
	lock, err := lockFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := administers(t, dir, failed, "restore", backup); !strings.Contains(got, "another server uses") {
		t.Errorf("while a server runs: %s", got)
	}
	lock.Close()

	administers(t, dir, fine, "restore", backup)
	again, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	m, err := again.Match(context.Background(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	lines, err := again.Log(t.Context(), m)
	if err != nil || len(lines) < before || len(lines) > n {
		t.Errorf("%d lines, %v; %d were stored when the backup began, %d in the end", len(lines), err, before, n)
	}
	for i := first.Length; i < len(lines); i++ {
		if string(lines[i]) != string(line(i)) {
			t.Errorf("line %d is %s", i, lines[i])
		}
	}
	if old, err := filepath.Glob(path + ".before-*"); err != nil || len(old) == 0 {
		t.Errorf("what was there before is gone: %v %v", old, err)
	}
}
