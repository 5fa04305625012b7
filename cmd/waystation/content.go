package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
)

// checkContent checks what people write for a game.
type checkContent struct {
	Game string `arg:"" help:"The game, such as heredity."`
	Dir  string `arg:"" type:"path" help:"The folder with all that belongs together, such as the chapters of a campaign (*.yaml)."`
}

// Run says what is in the folder, or each fault by file and line.
func (c *checkContent) Run(p *program) error {
	g, err := p.game(c.Game)
	if err != nil {
		return err
	}
	if g.Content == nil {
		return fmt.Errorf("nothing is written for %s but its cards; \"waystation lab %s --cards DIR\" plays with "+
			"others", g.Box.Title, g.Box.Name)
	}
	switch info, err := os.Stat(c.Dir); {
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("%s is a file; want the folder that it lies in", c.Dir)
	}
	lines, err := g.Content(os.DirFS(c.Dir))
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
