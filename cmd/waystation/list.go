package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"waystation/english"
	"waystation/scenario"
	"waystation/shelf"
	"waystation/table"
)

type listGames struct {
	JSON bool `name:"json" help:"Print JSON."`
}

// gameInfo is a game as JSON lists it.
type gameInfo struct {
	*table.Box
	Bots []botInfo `json:"bots"`
}

type botInfo struct {
	Name  string `json:"name"`
	Label string `json:"label"`
}

// Run lists the games.
func (c *listGames) Run(p *program) error {
	list := []gameInfo{}
	for _, g := range p.games {
		info := gameInfo{Box: g.Box, Bots: []botInfo{}}
		for _, b := range g.Bots {
			info.Bots = append(info.Bots, botInfo{b.Name, b.Label})
		}
		list = append(list, info)
	}
	if c.JSON {
		return p.json(list)
	}
	for _, g := range list {
		fmt.Fprintf(p.out, "%s: %s\n", g.Name, g.Title)
		if g.Claim != "" {
			fmt.Fprintf(p.out, "  %s\n", g.Claim)
		}
		n := english.Count(g.MaxSeats, "player", "players")
		if g.MinSeats < g.MaxSeats {
			n = fmt.Sprintf("%d to %s", g.MinSeats, n)
		}
		fmt.Fprintf(p.out, "  %s, %d minutes\n", n, g.Minutes)
		if len(g.Modes) > 0 {
			fmt.Fprintf(p.out, "  --mode %s\n", strings.Join(g.Modes, " | "))
		}
		for _, c := range g.Choices {
			fmt.Fprintf(p.out, "  --options %s=%s  (%s; usually %s)\n", c.Name, strings.Join(c.Values, " | "), c.Label,
				c.Default)
		}
		for _, b := range g.Bots {
			fmt.Fprintf(p.out, "  --bots %s  (%s)\n", b.Name, b.Label)
		}
	}
	return nil
}

func (p *program) json(v any) error {
	e := json.NewEncoder(p.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

type listRules struct {
	Game string `arg:"" optional:"" help:"Only this game's."`
	JSON bool   `name:"json" help:"Print JSON."`
}

// ruleInfo is a rule as JSON lists it.
type ruleInfo struct {
	ID          string   `json:"id"`
	Title       string   `json:"title"`
	ExercisedBy []string `json:"exercised_by"`
	NoEffect    string   `json:"no_effect,omitempty"` // why nothing can exercise it
	chapter     string
	occurs      bool // it occurs in a run, and does not only show in values
}

// Run lists rules with what exercises them.
func (c *listRules) Run(p *program) error {
	list := p.games
	if c.Game != "" {
		g, err := p.game(c.Game)
		if err != nil {
			return err
		}
		list = []*shelf.Game{g}
	}
	out := []ruleInfo{}
	for _, g := range list {
		infos, err := ruleInfos(g)
		if err != nil {
			return fmt.Errorf("%s: %w", g.Box.Name, err)
		}
		out = append(out, infos...)
	}
	if c.JSON {
		return p.json(out)
	}
	p.printRules(out)
	return nil
}

// ruleInfos are the rules of a game.
func ruleInfos(g *shelf.Game) ([]ruleInfo, error) {
	var by map[string]*scenario.Evidence
	if g.Evidence != nil {
		var err error
		if by, err = scenario.Exercised(g.Evidence); err != nil {
			return nil, err
		}
	}
	var out []ruleInfo
	for _, r := range g.Ledger.Rules() {
		info := ruleInfo{ID: r.ID, Title: r.Title, ExercisedBy: []string{}, NoEffect: g.Ledger.Silent()[r.ID]}
		info.chapter = g.Box.Title + ": " + r.Chapter
		if e := by[r.ID]; e != nil {
			info.ExercisedBy, info.occurs = e.By, e.Occurs
		}
		out = append(out, info)
	}
	return out, nil
}

// printRules prints rules by chapter, and how many of them are exercised.
func (p *program) printRules(list []ruleInfo) {
	chapter, exercised, occur, silent := "", 0, 0, 0
	for _, r := range list {
		if r.chapter != chapter {
			chapter = r.chapter
			fmt.Fprintf(p.out, "\n%s\n", chapter)
		}
		fmt.Fprintf(p.out, "  %-14s %s\n", r.ID, r.Title)
		for _, name := range r.ExercisedBy {
			fmt.Fprintf(p.out, "  %-14s   %s\n", "", name)
		}
		switch {
		case len(r.ExercisedBy) > 0:
			exercised++
			if r.occurs {
				occur++
			}
		case r.NoEffect != "":
			fmt.Fprintf(p.out, "  %-14s   (no effect of its own: %s)\n", "", r.NoEffect)
			silent++
		default:
			fmt.Fprintf(p.out, "  %-14s   (nothing exercises it)\n", "")
		}
	}
	fmt.Fprintf(p.out, "\n%d rules: %d exercised, %d by what occurred and %d by values alone; %d without an effect "+
		"of their own.\n",
		len(list), exercised, occur, exercised-occur, silent)
}
