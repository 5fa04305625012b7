package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"waystation/english"
	"waystation/shelf"
)

type cards struct {
	Export cardsExport `cmd:"" help:"Write a game's card files into a folder, to be changed."`
}

type cardsExport struct {
	Game string `arg:"" help:"The game, such as firelands."`
	Dir  string `arg:"" type:"path" help:"The folder to write them into; it is made when it is missing. Files that are there stay as they are."`
}

// Run writes the files, or nothing if one of them is there already.
func (c *cardsExport) Run(p *program) error {
	g, err := p.carded(c.Game)
	if err != nil {
		return err
	}
	names, err := g.Cards.Names()
	if err != nil {
		return err
	}
	for _, name := range append(names, readme) {
		switch _, err := os.Stat(filepath.Join(c.Dir, filepath.FromSlash(name))); {
		case err == nil:
			return fmt.Errorf("%s holds %s already, and may be changed; choose another folder", c.Dir, name)
		case !errors.Is(err, fs.ErrNotExist):
			return err
		}
	}
	texts := map[string]string{readme: fmt.Sprintf("The card files of %s as they are printed, rules version %s. "+
		"Change a card, leave out the files that stay as they are, and try it:\n"+
		"`waystation check %[3]s DIR`, `waystation lab %[3]s --cards DIR --bots normal` (DIR is this folder; "+
		"docs/lab.md).\n", g.Box.Title, g.Box.Version, g.Box.Name)}
	for _, name := range names {
		if texts[name], err = g.Cards.Text(name); err != nil {
			return err
		}
	}
	for name, text := range texts {
		file := filepath.Join(c.Dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Fprintf(p.out, "%s of %s written into %s\n", english.Count(len(names), "card file", "card files"),
		g.Box.Title, c.Dir)
	return nil
}

const readme = "README.md"

// carded is a game that has card files.
func (p *program) carded(name string) (*shelf.Game, error) {
	g, err := p.game(name)
	if err == nil && g.Cards == nil {
		err = fmt.Errorf("%s has no card files", g.Box.Title)
	}
	return g, err
}
