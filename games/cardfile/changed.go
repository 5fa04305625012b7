package cardfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
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
	return Over(builtin, dir)
}

// Changed is card files of which some lie in a directory, and the others are built in.
type Changed struct {
	builtin fs.FS
	dir     string
	names   []string // of those in the directory, in order
}

// Over lays the card files of a directory over the built-in ones: each replaces the one of its name. It is an error if
// there is none such, or one whose name no built-in one has.
func Over(builtin fs.FS, dir string) (*Changed, error) {
	var known []string
	err := fs.WalkDir(builtin, folder, func(name string, e fs.DirEntry, err error) error {
		if err == nil && path.Ext(name) == ".yaml" {
			known = append(known, strings.TrimPrefix(name, folder+"/"))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	c := &Changed{builtin: builtin, dir: dir}
	err = fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if ext := path.Ext(name); e.IsDir() || ext != ".yaml" && ext != ".yml" {
			return nil
		}
		if !slices.Contains(known, name) {
			return fmt.Errorf("%s replaces no card file of the game; it has %s", c.path(name),
				strings.Join(known, ", "))
		}
		c.names = append(c.names, name)
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: no such directory", dir)
	}
	if err != nil {
		return nil, err
	}
	if len(c.names) == 0 {
		return nil, fmt.Errorf("%s holds no card file; expected one or more of %s", dir, strings.Join(known, ", "))
	}
	return c, nil
}

// path is where a file of the directory lies.
func (c *Changed) path(name string) string { return filepath.Join(c.dir, filepath.FromSlash(name)) }

// Open opens a file of the directory if it is there, else the built-in one.
func (c *Changed) Open(name string) (fs.File, error) {
	if file, ours := strings.CutPrefix(name, folder+"/"); ours && slices.Contains(c.names, file) {
		return os.Open(c.path(file))
	}
	return c.builtin.Open(name)
}

// Digest tells different changes apart.
func (c *Changed) Digest() (string, error) {
	h := sha256.New()
	for _, name := range c.names {
		b, err := fs.ReadFile(c, folder+"/"+name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s %d\n%s", name, len(b), b)
	}
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}

// Explain makes the faults that a Reader has found in the files name them by where they lie.
func (c *Changed) Explain(err error) error {
	if err == nil {
		return nil
	}
	lines := strings.Split(err.Error(), "\n")
	for i, line := range lines {
		for _, name := range c.names {
			if rest, ok := strings.CutPrefix(line, folder+"/"+name+":"); ok {
				lines[i] = c.path(name) + ":" + rest
			}
		}
	}
	return errors.New(strings.Join(lines, "\n"))
}
