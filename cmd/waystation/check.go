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
	Files []string `arg:"" help:"The file of a finished match; several are the matches of one campaign, in order."`
}

// Run verifies match files and tells what that means; several must be a chain.
func (c *verify) Run(p *program) error {
	var chain []*table.Match
	for i, file := range c.Files {
		if i > 0 {
			fmt.Fprintln(p.out)
		}
		m, err := p.verified(file)
		if err != nil {
			return err
		}
		chain = append(chain, m)
	}
	if len(chain) < 2 {
		return nil
	}
	if err := table.Chain(chain); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "\nThe %d matches are one campaign: each begins with what the one before has left behind.\n", len(chain))
	return nil
}

// verified verifies one file.
func (p *program) verified(file string) (*table.Match, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, err := table.Verify(f, p.box)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	var results, hidden, answers, undone, opened, states int
	for _, e := range m.Entries(0) {
		switch e.Kind {
		case table.KindUndo:
			undone++
		case table.KindOpen:
			opened++
		case table.KindState:
			states++
		case table.KindChance:
			results++
			if e.Who != table.Everyone {
				hidden++
			}
		default:
			answers++
		}
	}
	fmt.Fprintf(p.out, "%s: %s, %s, rules version %s\n", file, m.Box().Title, count(m.Seats(), "player"), m.Box().Version)
	fmt.Fprintf(p.out, "The file is whole. %s, %d taken back: all fit the rules.\n", count(answers, "answer"), undone)
	fmt.Fprintf(p.out, "%s of chance, %d of them hidden when they fell: all are what the seed decides.\n", count(results, "result"), hidden)
	fmt.Fprintf(p.out, "Seed %s\nHash %s, as committed to before the first roll.\n", m.Seed(), m.Seed().Hash())
	if m.Proven() {
		fmt.Fprintf(p.out, "%s on the way and the last: all are what they were when it was played.\n", count(states, "state"))
	} else {
		fmt.Fprintln(p.out, "Unproven: the file is older than the hashes of states, so its answers may have led to something else when it was played.")
	}
	if opened > 0 {
		fmt.Fprintf(p.out, "%s opened.\n", count(opened, "sealed side"))
	}
	if !m.Over() {
		fmt.Fprintln(p.out, "The match is not over.")
		return m, nil
	}
	fmt.Fprintln(p.out)
	fmt.Fprint(p.out, standing(m))
	return m, nil
}

// count writes "1 answer" or "2 answers".
func count(n int, word string) string {
	if n != 1 {
		word += "s"
	}
	return fmt.Sprintf("%d %s", n, word)
}
