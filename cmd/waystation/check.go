package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"waystation/scenario"
	"waystation/table"
)

type scenarios struct {
	Files []string `arg:"" help:"Scenarios, or folders of scenarios (*.txtar)."`
}

// Run runs scenarios one after the other.
func (c *scenarios) Run(p *program) error {
	bad, all := 0, 0
	for _, path := range c.Files {
		files, err := scenarioFiles(path)
		if err != nil {
			return err
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			all++
			if err := scenario.Run(file, data, p.ruled); err != nil {
				bad++
				fmt.Fprintf(p.out, "FAIL  %v\n", err)
				continue
			}
			s, _ := scenario.Parse(data) // it has just run
			fmt.Fprintf(p.out, "ok    %s: %s\n", file, s.Title)
		}
	}
	if bad > 0 {
		fmt.Fprintf(p.out, "%d of %d failed\n", bad, all)
		return failure(failed)
	}
	return nil
}

// ruled is the game of that name as scenarios know it, or nil.
func (p *program) ruled(name string) *scenario.Game {
	g, err := p.game(name)
	if err != nil {
		return nil
	}
	return &scenario.Game{Box: g.Box, Rules: g.Rules, Examples: g.Examples}
}

// scenarioFiles are the files of a path: itself, or all in the folder and below.
func scenarioFiles(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil || !info.IsDir() {
		return []string{path}, err
	}
	var files []string
	err = filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(name) == ".txtar" {
			files = append(files, name)
		}
		return err
	})
	if err == nil && files == nil {
		err = fmt.Errorf("%s: there is no scenario (*.txtar) in this folder", path)
	}
	return files, err
}

type verify struct {
	File string `arg:"" help:"The file of a finished match."`
}

// Run verifies a match file and tells what that means.
func (c *verify) Run(p *program) error {
	f, err := os.Open(c.File)
	if err != nil {
		return err
	}
	defer f.Close()
	m, err := table.Verify(f, p.box)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	var results, hidden, answers, undone int
	for _, e := range m.Entries(0) {
		switch e.Kind {
		case table.KindUndo:
			undone++
		case table.KindChance:
			results++
			if e.Who != table.Everyone {
				hidden++
			}
		default:
			answers++
		}
	}
	fmt.Fprintf(p.out, "%s: %s, %s, rules version %s\n", c.File, m.Box().Title, count(m.Seats(), "player"), m.Box().Version)
	fmt.Fprintf(p.out, "The file is whole. %s, %d taken back: all fit the rules.\n", count(answers, "answer"), undone)
	fmt.Fprintf(p.out, "%s of chance, %d of them hidden when they fell: all are what the seed decides.\n", count(results, "result"), hidden)
	fmt.Fprintf(p.out, "Seed %s\nHash %s, as committed to before the first roll.\n", m.Seed(), m.Seed().Hash())
	if !m.Over() {
		fmt.Fprintln(p.out, "The match is not over.")
		return nil
	}
	fmt.Fprintln(p.out)
	fmt.Fprint(p.out, standing(m))
	return nil
}

// count writes "1 answer" or "2 answers".
func count(n int, word string) string {
	if n != 1 {
		word += "s"
	}
	return fmt.Sprintf("%d %s", n, word)
}
