package cardfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Printed is the card files of a game as they are built in, and how such files are checked.
type Printed struct {
	Files fs.FS // cards/*.yaml and below
	// Check reads all card files and returns the version of the rules with them (see Reader.Version), or all that is
	// wrong, a line for each fault.
	Check func(fs.FS) (version string, err error)
}

// Names are the card files, by their names below the folder of cards, in order.
func (p *Printed) Names() (names []string, err error) {
	err = fs.WalkDir(p.Files, folder, func(name string, _ fs.DirEntry, err error) error {
		if err == nil && path.Ext(name) == ".yaml" {
			names = append(names, strings.TrimPrefix(name, folder+"/"))
		}
		return err
	})
	return names, err
}

// Text is a card file as it is built in. The error is fs.ErrNotExist for one that the game does not have.
func (p *Printed) Text(name string) (string, error) {
	if !fs.ValidPath(name) {
		return "", fs.ErrNotExist
	}
	b, err := fs.ReadFile(p.Files, folder+"/"+name)
	return string(b), err
}

// Over lays the card files of a directory over the built-in ones and checks them all. The error is what is wrong with
// the directory, or Faults, whose files are named by where they lie.
func (p *Printed) Over(dir string) (*Changed, error) {
	texts, err := readAll(dir)
	if err != nil {
		return nil, err
	}
	at := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
	if len(texts) == 0 {
		known, err := p.Names()
		return nil, errors.Join(err, fmt.Errorf("%s holds no card file; expected one or more of %s", dir,
			strings.Join(known, ", ")))
	}
	return p.lay(texts, at)
}

// With lays changed card files over the built-in ones, by their names, and checks them all. The error is Faults, or a
// name that no card file has.
func (p *Printed) With(texts map[string]string) (*Changed, error) {
	return p.lay(texts, func(name string) string { return name })
}

func (p *Printed) lay(texts map[string]string, at func(string) string) (*Changed, error) {
	known, err := p.Names()
	if err != nil {
		return nil, err
	}
	c := &Changed{printed: p, texts: texts}
	for name := range texts {
		c.names = append(c.names, name)
	}
	slices.Sort(c.names)
	for _, name := range c.names {
		if !slices.Contains(known, name) {
			return nil, fmt.Errorf("%s replaces no card file of the game; it has %s", at(name),
				strings.Join(known, ", "))
		}
	}
	if c.version, err = p.Check(c); err != nil {
		return nil, faults(err, func(name string) string {
			if _, ours := texts[name]; ours {
				return at(name)
			}
			return folder + "/" + name
		})
	}
	return c, nil
}

// readAll reads the card files of a directory and below. Other files are not looked at.
func readAll(dir string) (map[string]string, error) {
	texts := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if ext := path.Ext(name); e.IsDir() || ext != ".yaml" && ext != ".yml" {
			return nil
		}
		b, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		texts[name] = string(b)
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: no such directory", dir)
	}
	return texts, err
}

// Fault is one thing that is wrong with a card file.
type Fault struct {
	File string // "" when it is not said
	Line int    // from 1; 0 when it is not said
	Text string // what is wrong, and what would be right
}

func (f Fault) String() string {
	switch {
	case f.File == "":
		return f.Text
	case f.Line == 0:
		return f.File + ": " + f.Text
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// Faults are all that is wrong with card files.
type Faults []Fault

func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, x := range f {
		lines[i] = x.String()
	}
	return strings.Join(lines, "\n")
}

// faults takes apart what a Reader has found. Files are called by name.
func faults(err error, called func(string) string) Faults {
	var out Faults
	for line := range strings.SplitSeq(err.Error(), "\n") {
		f := Fault{Text: line}
		rest, ours := strings.CutPrefix(line, folder+"/")
		file, rest, ok := strings.Cut(rest, ".yaml:")
		number, text, found := strings.Cut(rest, ": ")
		if n, err := strconv.Atoi(number); ours && ok && found && err == nil {
			f = Fault{called(file + ".yaml"), n, text}
		}
		out = append(out, f)
	}
	return out
}
