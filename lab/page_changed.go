package lab

import (
	"fmt"
	"math"
	"strings"
)

// headline is what was compared, and the surest difference.
func (p *page) headline() {
	c := p.Changed
	x := part{
		ID: "changed", Title: "What was changed, and what came of it",
		Heads: []string{"card", "field", "built in", "changed", "file"},
		Note: fmt.Sprintf("%s %s seeds are finished on both sides; %s of them went exactly alike.",
			c.Headline(), thousands(c.Groups), thousands(c.Same)),
	}
	for _, f := range c.Changes {
		x.Rows = append(x.Rows, row{Name: f.Card, Cells: []string{f.Field, f.Old, f.New, f.File}})
	}
	if len(c.From) > 0 {
		x.Title, x.Heads = "What was compared, and what came of it", []string{"file", "program", "rules", "bots"}
		for _, o := range c.From {
			x.Rows = append(x.Rows, row{Name: o.File, Cells: []string{o.Program, o.Rules, strings.Join(o.Bots, ", ")}})
		}
	}
	for i := range x.Rows {
		x.Rows[i].heads = x.Heads
	}
	p.Parts = append(p.Parts, x)
}

// changed is what changed cards, or another run, made different.
func (p *page) changed() {
	c := p.Changed
	if c == nil {
		return
	}
	p.headline()
	title := "What is different"
	if c.Same == c.Groups {
		return
	}
	note := fmt.Sprintf("Differences with their 95 %% intervals; a filled point stands out even among "+
		"all %d figures compared, of the others one in twenty lies off the mark by chance.", len(c.Differences))
	first, second := c.sides()
	byGroup := map[string]*part{}
	for _, group := range measureOrder {
		byGroup[group] = &part{
			ID: strings.ReplaceAll(group, " ", "-"), Title: title + ": " + group, Fold: "All others",
			Heads: []string{group, "difference, 95 % interval", first, second, "difference", "from, to"},
		}
	}
	far := map[string]float64{}
	for _, d := range c.Differences {
		far[d.Group] = max(far[d.Group], math.Abs(d.Low), math.Abs(d.High))
	}
	for _, d := range c.Differences {
		x, scale := byGroup[d.Group], far[d.Group]
		if d.Group == ofLength {
			scale = max(math.Abs(d.Low), math.Abs(d.High)) // rounds and decisions have nothing in common
		}
		line := row{Name: d.Name, Plot: interval(d.Low, d.Difference, d.High, -scale, scale, 0, d.Sure),
			Cells: []string{d.Figure(d.First, ""), d.Figure(d.Second, ""), d.Figure(d.Difference, "+"),
				d.Figure(d.Low, "+") + " to " + d.Figure(d.High, "+")}}
		if d.OfCards() && !d.Sure {
			x.More = append(x.More, line)
		} else {
			x.Rows = append(x.Rows, line)
		}
	}
	for _, group := range measureOrder {
		x := *byGroup[group]
		x.Note, note = note, ""
		if len(x.Rows)+len(x.More) == 0 {
			x.Note, note = "", x.Note
		}
		p.add(x)
	}
}
