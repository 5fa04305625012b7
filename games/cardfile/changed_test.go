package cardfile_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"waystation/games/cardfile"
)

var kennel = fstest.MapFS{"cards/dogs.yaml": {Data: []byte("built-in dogs")},
	"cards/cats.yaml":       {Data: []byte("built-in cats")},
	"cards/stray/dogs.yaml": {Data: []byte("built-in strays")}}

// A file of the directory stands for the built-in one of its name, and all others stay.
func TestChangedFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := cardfile.Over(kennel, dir); err == nil ||
		err.Error() != dir+" holds no card file; expected one or more of cats.yaml, dogs.yaml, stray/dogs.yaml" {
		t.Errorf("an empty directory: %v", err)
	}
	write("dogs.yaml", "new dogs")
	write("notes.txt", "why")
	if err := os.Mkdir(filepath.Join(dir, "stray"), 0o755); err != nil {
		t.Fatal(err)
	}
	write("stray/dogs.yaml", "new strays")
	c, err := cardfile.Over(kennel, dir)
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
	first, err := c.Digest()
	if err != nil {
		t.Fatal(err)
	}
	write("dogs.yaml", "newer dogs")
	if second, err := c.Digest(); err != nil || second == first {
		t.Errorf("other dogs, and again %s, error %v", second, err)
	}
	told := c.Explain(errors.New("cards/dogs.yaml:3: no tail\ncards/cats.yaml:1: no dog"))
	if want := filepath.Join(dir, "dogs.yaml") + ":3: no tail\ncards/cats.yaml:1: no dog"; told.Error() != want {
		t.Errorf("the faults read %q, want %q", told, want)
	}
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
	if _, err := cardfile.Over(kennel, dir); err == nil ||
		!strings.HasSuffix(err.Error(),
			"birds.yaml replaces no card file of the game; it has cats.yaml, dogs.yaml, stray/dogs.yaml") {
		t.Errorf("a file of no such name: %v", err)
	}
	if _, err := cardfile.Over(kennel, filepath.Join(dir, "nowhere")); err == nil ||
		!strings.HasSuffix(err.Error(), "nowhere: no such directory") {
		t.Errorf("no such directory: %v", err)
	}
}
