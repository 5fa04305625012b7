package pages_test

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	_ "github.com/ncruces/go-sqlite3/driver" // by which database/sql reaches it

	"waystation/store/pages"
)

// disk keeps pages in memory, and fails when it is told to.
type disk struct {
	size  int64
	pages map[int64][]byte
	saves int
	fails bool
}

func (d *disk) Load() ([]byte, error) {
	b := make([]byte, d.size)
	for n, page := range d.pages {
		copy(b[min(n*pages.Size, d.size):], page)
	}
	return b, nil
}

func (d *disk) Save(size int64, changed map[int64][]byte) error {
	if d.fails {
		return errors.New("there is no space")
	}
	d.saves++
	d.size = size
	maps.Copy(d.pages, changed)
	return nil
}

func (d *disk) Free() int64 { return 7 }

func open(t *testing.T, d *disk) (*sql.DB, *pages.File) {
	t.Helper()
	f, err := pages.Open(d)
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite3", f.DSN("_pragma=synchronous(FULL)"))
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() {
		db.Close()
		f.Close()
	})
	return db, f
}

func words(t *testing.T, db *sql.DB) (out []string) {
	t.Helper()
	rows, err := db.Query("SELECT word FROM words ORDER BY rowid")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var word string
		if err := rows.Scan(&word); err != nil {
			t.Fatal(err)
		}
		out = append(out, word[:min(8, len(word))])
	}
	return out
}

// What a commit has said is on the disk, all of it at once; what it has refused is nowhere.
func TestACommitIsOneSave(t *testing.T) {
	d := &disk{pages: map[int64][]byte{}}
	db, f := open(t, d)
	if _, err := db.Exec("CREATE TABLE words (word TEXT)"); err != nil {
		t.Fatal(err)
	}
	long := string(bytes.Repeat([]byte("x"), 5*pages.Size)) // several pages
	for i := range 3 {
		before := d.saves
		if _, err := db.Exec("INSERT INTO words VALUES (?)", fmt.Sprint("word ", i, " ", long)); err != nil {
			t.Fatal(err)
		}
		if d.saves != before+1 {
			t.Errorf("a commit was saved in %d parts", d.saves-before)
		}
	}
	d.fails = true
	if _, err := db.Exec("INSERT INTO words VALUES ('refused')"); err == nil {
		t.Error("what could not be stored was committed")
	}
	want := []string{"word 0 x", "word 1 x", "word 2 x"}
	if got := words(t, db); !slices.Equal(got, want) {
		t.Errorf("after a refusal there are %q", got)
	}
	again, _ := open(t, d) // as after the death of the program
	if got := words(t, again); !slices.Equal(got, want) {
		t.Errorf("on the disk there are %q", got)
	}
	d.fails = false
	if _, err := db.Exec("DELETE FROM words WHERE word LIKE 'word 1%'"); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("VACUUM"); err != nil {
		t.Fatal(err)
	}
	third, _ := open(t, d)
	if got := words(t, third); !slices.Equal(got, []string{"word 0 x", "word 2 x"}) {
		t.Errorf("when it has become smaller there are %q", got)
	}
	if size, free := f.Sizes(); size != d.size || free != 7 || size%pages.Size != 0 {
		t.Errorf("%d bytes, %d free", size, free)
	}
	var ok string
	if err := third.QueryRow("PRAGMA integrity_check").Scan(&ok); err != nil || ok != "ok" {
		t.Errorf("it is %s, %v", ok, err)
	}
}
