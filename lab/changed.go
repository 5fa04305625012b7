package lab

import (
	"fmt"
	"strings"
	"text/tabwriter"
)

// text writes what is different for people.
func (c *Changed) text(b *strings.Builder) {
	fmt.Fprintf(b, "\nThe same games on the other side: %s of %s finished", thousands(c.Finished), thousands(c.Games))
	if c.Failed > 0 {
		fmt.Fprintf(b, ", %s FAILED", thousands(c.Failed))
	}
	fmt.Fprintf(b, ".\n%s seeds are finished on both sides; of these %s went exactly alike.\n", thousands(c.Groups),
		thousands(c.Same))
	for i, f := range c.Failures {
		if i == 3 {
			break
		}
		fmt.Fprintf(b, "FAILED with the changes: game %d: %s\n", f.Game, f.Error)
	}
	if c.Same == c.Groups {
		return
	}
	first, second := c.sides()
	if len(c.Differences) == 0 {
		fmt.Fprintf(b, "There is no figure yet: fewer than %d seeds on a side tell of any.\n", fewest)
		return
	}
	w := tabwriter.NewWriter(b, 0, 0, 3, ' ', 0)
	hidden, group := 0, ""
	for _, d := range c.Differences {
		if d.OfCards() && d.Low <= 0 && d.High >= 0 {
			hidden++
			continue
		}
		if d.Group != group {
			group = d.Group
			fmt.Fprintf(w, "\n%s\t%s\t%s\tdifference (95 %% interval)\n", group, first, second)
		}
		mark := ""
		if d.Sure {
			mark = " *"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s (%s to %s)%s\n", d.Name, d.Figure(d.First, ""), d.Figure(d.Second, ""),
			d.Figure(d.Difference, "+"), d.Figure(d.Low, "+"), d.Figure(d.High, "+"), mark)
	}
	w.Flush()
	fmt.Fprintf(b, "\n* stands out even among all %d figures compared. Without it, one in twenty lies outside\nits "+
		"interval by chance.", len(c.Differences))
	if hidden > 0 {
		fmt.Fprintf(b, " %s figures of cards and causes that show no difference are left out.", thousands(hidden))
	}
	if c.Few > 0 {
		fmt.Fprintf(b, "\nOf %s more there is no figure: fewer than %d seeds on a side tell of them.", thousands(c.Few),
			fewest)
	}
	b.WriteString("\n")
}

// OfCards reports whether the figure is one of the many of single cards and causes.
func (d *Difference) OfCards() bool {
	return d.Group == ofOffered || d.Group == ofTaken || d.Group == ofWonWith || d.Group == ofLosses
}

// Percent reports whether the figure is a share.
func (d *Difference) Percent() bool {
	return d.Group != ofLength && d.Group != ofScores && d.Group != ofLosses
}

// Figure writes a figure of its kind, behind a sign if sign is "+".
func (d *Difference) Figure(x float64, sign string) string {
	if x == 0 {
		sign = ""
	}
	if d.Percent() {
		return fmt.Sprintf("%"+sign+".1f %%", 100*x)
	}
	return fmt.Sprintf("%"+sign+".2f", x)
}
