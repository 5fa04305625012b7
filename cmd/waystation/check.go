package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"waystation/english"
	"waystation/scenario"
	"waystation/store/campaignfile"
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
	return &scenario.Game{Box: g.Box, Rules: g.Ledger.Rules(), Examples: g.Examples, Content: g.Proving}
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
	Files []string `arg:"" help:"The file of a finished match, or of a campaign; several match files are those of one campaign, in order."`
}

// Run verifies match files and tells what that means; several must be a chain.
func (c *verify) Run(p *program) error {
	if len(c.Files) == 1 {
		if b, err := campaignIn(c.Files[0]); b != nil || err != nil {
			return p.verifiedCampaign(c.Files[0], b, err)
		}
	}
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
	p.chained(len(chain))
	return nil
}

func (p *program) chained(n int) {
	fmt.Fprintf(p.out, "\nThe %d matches are one campaign: each begins with what the one before has left behind.\n", n)
}

// campaignIn is what a file holds if it is a campaign's; nil if it is none.
func campaignIn(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, campaignfile.MaxPacked+1))
	if err != nil || !campaignfile.Is(b) {
		return nil, err
	}
	return b, nil
}

// verifiedCampaign verifies a campaign's file.
func (p *program) verifiedCampaign(file string, b []byte, err error) error {
	if err != nil {
		return err
	}
	x, matches, err := campaignfile.Read(b, p.box)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	fmt.Fprintf(p.out, "%s: %s, a campaign of %s\n", file, x.Name, matches[0].Box().Title)
	if x.LeftOut != "" {
		fmt.Fprintln(p.out, x.LeftOut)
	}
	for i, m := range matches {
		fmt.Fprintln(p.out)
		p.report(x.Chapters[i].File, m)
	}
	p.chained(len(matches))
	if x.Carried != nil {
		fmt.Fprintf(p.out, "The next chapter begins with %s\n", compact(x.Carried))
	}
	return nil
}

// compact is JSON on one line.
func compact(raw json.RawMessage) string {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return string(raw)
	}
	return b.String()
}

// verified verifies one match file.
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
	p.report(file, m)
	return m, nil
}

// report tells what is proven of a match.
func (p *program) report(file string, m *table.Match) {
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
	fmt.Fprintf(p.out, "%s: %s, %s, rules version %s\n", file, m.Box().Title,
		english.Count(m.Seats(), "player", "players"), m.Box().Version)
	if o := m.Origin(); o.Match != "" {
		fmt.Fprintf(p.out, "It was played on from match %s at answer %d.\n", o.Match, o.Answer)
	}
	fmt.Fprintf(p.out, "The file is whole. %s, %d taken back: all fit the rules.\n",
		english.Count(answers, "answer", "answers"), undone)
	fmt.Fprintf(p.out, "%s of chance, %d of them hidden when they fell: all are what the seed decides.\n",
		english.Count(results, "result", "results"), hidden)
	fmt.Fprintf(p.out, "Seed %s\nHash %s, as committed to before the first roll.\n", m.Seed(), m.Seed().Hash())
	if m.Proven() {
		fmt.Fprintf(p.out, "%s on the way and the last: all are what they were when it was played.\n",
			english.Count(states, "state", "states"))
	} else {
		fmt.Fprintln(p.out, "Unproven: the file is older than the hashes of states, so its answers may have led to "+
			"something else when it was played.")
	}
	if opened > 0 {
		fmt.Fprintf(p.out, "%s opened.\n", english.Count(opened, "sealed side", "sealed sides"))
	}
	if m.Result().Outcome == table.Abandoned {
		fmt.Fprintln(p.out, "All people at it have ended it here, before its end: nobody has won.")
		return
	}
	if !m.Over() {
		fmt.Fprintln(p.out, "The match is not over.")
		return
	}
	fmt.Fprintln(p.out)
	fmt.Fprint(p.out, standing(m, nil))
}
