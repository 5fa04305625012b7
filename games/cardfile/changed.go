package cardfile

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Env is the environment variable by which a program is told at its start to play one game with changed cards:
// "GAME=DIR".
const Env = "WAYSTATION_CARDS"

// folder is where a game has its card files.
const folder = "cards"

// Files are the card files of a game as it is to be played: the built-in ones, or as Env says.
func Files(game string, builtin fs.FS) (fs.FS, error) {
	dir, ours := strings.CutPrefix(os.Getenv(Env), game+"=")
	if !ours {
		return builtin, nil
	}
	p := Printed{builtin, func(fs.FS) (string, error) { return "", nil }} // the game checks them as it reads them
	return p.Over(dir)
}

// Changed is card files of which some are changed, and the others are built in.
type Changed struct {
	printed *Printed
	texts   map[string]string
	names   []string // of texts, in order
	version string
}

// Open opens a changed file if there is one of that name, else the built-in one.
func (c *Changed) Open(name string) (fs.File, error) {
	if file, ours := strings.CutPrefix(name, folder+"/"); ours && slices.Contains(c.names, file) {
		return &text{Reader: strings.NewReader(c.texts[file]), name: path.Base(name)}, nil
	}
	return c.printed.Files.Open(name)
}

// Version is that of the rules with these cards. It is the built-in one where nothing is changed that the rules read.
func (c *Changed) Version() string { return c.version }

// Digest tells different changes apart, words too. A file that is as it is built in makes no other one.
func (c *Changed) Digest() string {
	h := sha256.New()
	for _, name := range c.names {
		if was, err := c.printed.Text(name); err == nil && was == c.texts[name] {
			continue
		}
		fmt.Fprintf(h, "%s %d\n%s", name, len(c.texts[name]), c.texts[name])
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// Texts are the changed files, by their names. They are shared: copy them to change them.
func (c *Changed) Texts() map[string]string { return c.texts }

// Write writes the changed files into a directory, where Env finds them.
func (c *Changed) Write(dir string) error {
	for _, name := range c.names {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(c.texts[name]), 0o600); err != nil {
			return err
		}
	}
	return nil
}

// text is an open file of which only the text is kept.
type text struct {
	*strings.Reader
	name string
}

func (t *text) Close() error               { return nil }
func (t *text) Stat() (fs.FileInfo, error) { return t, nil }
func (t *text) Name() string               { return t.name }
func (t *text) Mode() fs.FileMode          { return 0o444 }
func (t *text) ModTime() time.Time         { return time.Time{} }
func (t *text) IsDir() bool                { return false }
func (t *text) Sys() any                   { return nil }
