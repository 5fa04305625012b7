package main

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/lab"
	"waystation/shelf"
)

// changes are the fields of a game's cards that are other than the built-in ones, file by file and card by card.
func changes(g *shelf.Game, changed fs.FS) ([]lab.Change, error) {
	names, err := cardNames(changed)
	if err != nil {
		return nil, err
	}
	var list []lab.Change
	for i, name := range names {
		mine, err := fs.ReadFile(changed, name)
		if err != nil {
			return nil, err
		}
		builtin, err := builtIn(g, name, names[(i+1)%len(names)])
		if err != nil {
			return nil, err
		}
		if bytes.Equal(mine, builtin) {
			continue
		}
		of, err := compareCards(strings.TrimPrefix(name, "cards/"), builtin, mine)
		if err != nil {
			return nil, err
		}
		list = append(list, of...)
	}
	return list, nil
}

// cardNames are the paths of all card files.
func cardNames(files fs.FS) (names []string, err error) {
	err = fs.WalkDir(files, "cards", func(name string, _ fs.DirEntry, err error) error {
		if err == nil && path.Ext(name) == ".yaml" {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

// builtIn is a card file of the game as it is built in. A game lends its files only below changed ones, so it is read
// below another one, which need not hold anything.
func builtIn(g *shelf.Game, name, other string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "waystation-cards")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(other, "cards/")))
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return nil, err
	}
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		return nil, err
	}
	files, err := g.ChangedCards(dir)
	if files == nil {
		return nil, err
	}
	return fs.ReadFile(files, name)
}

// compareCards are the fields that differ between two files of as many cards.
func compareCards(file string, builtin, mine []byte) ([]lab.Change, error) {
	var was, is []yaml.Node
	if err := yaml.Unmarshal(builtin, &was); err != nil {
		return nil, fmt.Errorf("%s as it is built in: %w", file, err)
	}
	if err := yaml.Unmarshal(mine, &is); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	var list []lab.Change
	for i := range min(len(was), len(is)) {
		before, after := fieldsOf(&was[i]), fieldsOf(&is[i])
		card := nameOf(before)
		for _, f := range before {
			if x := after.value(f.name); x != f.value {
				list = append(list, lab.Change{File: file, Card: card, Field: f.name, Old: f.value, New: x})
			}
		}
		for _, f := range after {
			if before.value(f.name) == "" {
				list = append(list, lab.Change{File: file, Card: card, Field: f.name, New: f.value})
			}
		}
	}
	return list, nil
}

// fields are what a card says, in its order.
type fields []field

type field struct{ name, value string }

func (l fields) value(name string) string {
	for _, f := range l {
		if f.name == name {
			return f.value
		}
	}
	return ""
}

// nameOf is what a card is known by.
func nameOf(l fields) string {
	id := cmp.Or(l.value("id"), l.value("side"))
	title := cmp.Or(l.value("name"), l.value("title"), l.value("text"))
	return strings.TrimSpace(id + " " + title)
}

// fieldsOf are the fields of a card.
func fieldsOf(n *yaml.Node) fields {
	var list fields
	for i := 0; i+1 < len(n.Content); i += 2 {
		list = append(list, field{n.Content[i].Value, valueOf(n.Content[i+1])})
	}
	return list
}

// valueOf is a value on one line.
func valueOf(n *yaml.Node) string {
	var parts []string
	for _, x := range n.Content {
		parts = append(parts, valueOf(x))
	}
	switch n.Kind {
	case yaml.SequenceNode:
		return "[" + strings.Join(parts, ", ") + "]"
	case yaml.MappingNode:
		for i := 0; i+1 < len(parts); i += 2 {
			parts[i/2] = parts[i] + ": " + parts[i+1]
		}
		return "{" + strings.Join(parts[:len(parts)/2], ", ") + "}"
	case yaml.AliasNode:
		return valueOf(n.Alias)
	}
	return n.Value
}
