package workshop

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"waystation/games/cardfile"
)

// MaxFile is how many bytes a set of changed cards may have as a file.
const MaxFile = 1 << 20

// head begins the file of a set.
const head = "waystation cards of "

// Pack is a set of changed cards as one file that a person can read.
func Pack(game, name string, files map[string]string) []byte {
	a := &txtar.Archive{Comment: []byte(head + game + "\nname: " + name + "\n\n")}
	for file, text := range files {
		a.Files = append(a.Files, txtar.File{Name: file, Data: []byte(text)})
	}
	slices.SortFunc(a.Files, func(x, y txtar.File) int { return strings.Compare(x.Name, y.Name) })
	return txtar.Format(a)
}

// Unpack reads a set for a game from a file: one of Pack, or a card file by itself, called as the game's. Nothing of it
// is checked but that it is such a file. The name is "" for a card file.
func Unpack(game string, printed *cardfile.Printed, called string, file []byte) (name string, files map[string]string,
	err error) {
	switch {
	case len(file) > MaxFile:
		return "", nil, fmt.Errorf("the file has more than %d KiB; all cards of a game have less", MaxFile>>10)
	case !utf8.Valid(file):
		return "", nil, errors.New("the file is no text in UTF-8")
	}
	text := strings.ReplaceAll(string(file), "\r\n", "\n")
	first, rest, _ := strings.Cut(text, "\n")
	of, packed := strings.CutPrefix(first, head)
	if !packed {
		known, err := printed.Names()
		if err != nil {
			return "", nil, err
		}
		if called = path.Base(called); slices.Contains(known, called) {
			return "", map[string]string{called: text}, nil
		}
		return "", nil, fmt.Errorf("the file is neither a set of cards, which begins with %q, nor one of the "+
			"card files: %s", head+game, strings.Join(known, ", "))
	}
	if of != game {
		return "", nil, fmt.Errorf("these are cards of %s, and this is %s", of, game)
	}
	line, _, _ := strings.Cut(rest, "\n")
	name, _ = strings.CutPrefix(line, "name: ")
	files = map[string]string{}
	for _, f := range txtar.Parse([]byte(text)).Files {
		if _, twice := files[f.Name]; twice {
			return "", nil, fmt.Errorf("%s is in the file twice", f.Name)
		}
		files[f.Name] = string(f.Data)
	}
	return name, files, nil
}
