package cardfile_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"waystation/games/cardfile"
)

var kennel = fstest.MapFS{"cards/dogs.yaml": {Data: []byte("built-in dogs")},
	"cards/cats.yaml":       {Data: []byte("built-in cats")},
	"cards/stray/dogs.yaml": {Data: []byte("built-in strays")}}

func anything(fs.FS) (string, error) { return "1", nil }

// A file of the directory stands for the built-in one of its name, and all others stay.
func TestChangedFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := &cardfile.Printed{Files: kennel, Check: anything}
	if _, err := p.Over(dir); err == nil ||
		err.Error() != dir+" holds no card file; expected one or more of cats.yaml, dogs.yaml, stray/dogs.yaml" {
		t.Errorf("an empty directory: %v", err)
	}
	write("dogs.yaml", "new dogs")
	write("notes.txt", "why")
	if err := os.Mkdir(filepath.Join(dir, "stray"), 0o755); err != nil {
		t.Fatal(err)
	}
	write("stray/dogs.yaml", "new strays")
	c, err := p.Over(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"cards/dogs.yaml": "new dogs", "cards/cats.yaml": "built-in cats", "cards/stray/dogs.yaml": "new strays",
	} {
		if b, err := fs.ReadFile(c, name); err != nil || string(b) != want {
			t.Errorf("%s: %q, error %v, want %q", name, b, err, want)
		}
	}
	first := c.Digest()
	write("dogs.yaml", "newer dogs")
	newer, err := p.Over(dir)
	if err != nil || newer.Digest() == first {
		t.Errorf("other dogs, and again %s, error %v", first, err)
	}
	write("cats.yaml", "built-in cats")
	same, err := p.Over(dir)
	if err != nil || same.Digest() != newer.Digest() {
		t.Errorf("the cats as they were, and another digest, error %v", err)
	}
	p.Check = func(fs.FS) (string, error) {
		return "", errors.New("cards/dogs.yaml:3: no tail\ncards/stray/cats.yaml:1: no dog\nno bird")
	}
	_, err = p.Over(dir)
	at := filepath.Join(dir, "dogs.yaml")
	want := cardfile.Faults{{at, 3, "no tail"}, {"cards/stray/cats.yaml", 1, "no dog"}, {"", 0, "no bird"}}
	if faults := (cardfile.Faults{}); !errors.As(err, &faults) || !slices.Equal(faults, want) ||
		err.Error() != at+":3: no tail\ncards/stray/cats.yaml:1: no dog\nno bird" {
		t.Errorf("the faults read %v", err)
	}
	p.Check = anything
	t.Setenv(cardfile.Env, "kennel="+dir)
	for game, want := range map[string]string{"kennel": "newer dogs", "zoo": "built-in dogs"} {
		files, err := cardfile.Files(game, kennel)
		if err != nil {
			t.Fatal(err)
		}
		if b, err := fs.ReadFile(files, "cards/dogs.yaml"); err != nil || string(b) != want {
			t.Errorf("%s plays with %q, error %v, want %q", game, b, err, want)
		}
	}
	write("birds.yaml", "birds")
	if _, err := p.Over(dir); err == nil ||
		!strings.HasSuffix(err.Error(),
			"birds.yaml replaces no card file of the game; it has cats.yaml, dogs.yaml, stray/dogs.yaml") {
		t.Errorf("a file of no such name: %v", err)
	}
	if _, err := p.Over(filepath.Join(dir, "nowhere")); err == nil ||
		!strings.HasSuffix(err.Error(), "nowhere: no such directory") {
		t.Errorf("no such directory: %v", err)
	}
}
