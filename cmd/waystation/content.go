package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"waystation/shelf"
)

// checkContent checks what people write for a game.
type checkContent struct {
	Game string `arg:"" help:"The game, such as heredity."`
	Dir  string `arg:"" type:"path" help:"The folder with all that belongs together: card files, or the chapters of a campaign (*.yaml)."`
}

// Run says what is in the folder, or each fault by file and line.
func (c *checkContent) Run(p *program) error {
	g, err := p.game(c.Game)
	if err != nil {
		return err
	}
	if g.Content == nil && g.Cards == nil {
		return fmt.Errorf("nothing is written for %s", g.Box.Title)
	}
	switch info, err := os.Stat(c.Dir); {
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("%s is a file; want the folder that it lies in", c.Dir)
	}
	check := g.Content
	if check == nil {
		check = func(fs.FS) ([]string, error) { return checkCards(g, c.Dir) }
	}
	lines, err := check(os.DirFS(c.Dir))
	if err != nil {
		faults := slices.Compact(strings.Split(err.Error(), "\n"))
		for _, fault := range faults {
			fmt.Fprintln(p.out, fault)
		}
		fmt.Fprintf(p.out, "faults: %d\n", len(faults))
		return failure(failed)
	}
	if len(lines) == 0 {
		return errors.New("there is nothing in this folder")
	}
	for _, line := range lines {
		fmt.Fprintln(p.out, line)
	}
	return nil
}

// checkCards checks card files that are to replace those of a game, and says what is changed.
func checkCards(g *shelf.Game, dir string) ([]string, error) {
	files, err := g.Cards.Over(dir)
	if err != nil {
		return nil, err
	}
	list, err := files.Changes()
	if err != nil {
		return nil, err
	}
	var lines []string
	for _, x := range list {
		lines = append(lines, "changed: "+x.String())
	}
	if lines == nil {
		lines = []string{"All cards are as they are printed."}
	}
	return append(lines, "rules version "+files.Version()), nil
}
