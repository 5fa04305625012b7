package web

import (
	"slices"
	"strings"
)

// once says above the choices what all to which it can apply share, at least two, and else in each what comes of it:
// what every choice says tells nobody which to take.
func (a Ask) once() Ask {
	rows, above := slices.Clone(a.Choices), map[string][]string{}
	for i := range rows {
		c := &rows[i]
		all, met := above[c.Which]
		if !met {
			all = sharedBy(a.Choices, c.Which)
			above[c.Which] = all
			if len(all) > 0 {
				a.Known = strings.TrimSpace(a.Known + " " + c.Which + ": " + strings.Join(all, "; ") + ".")
			}
		}
		c.tellShared(all)
	}
	a.Choices, a.Free = rows, slices.Clone(a.Free)
	for i := range a.Free {
		a.Free[i].tellShared(nil)
	}
	return a
}

// sharedBy is what all choices share that may have something in common; nothing where there are fewer than two.
func sharedBy(choices []Choice, which string) (all []string) {
	n := 0
	for _, c := range choices {
		if which == "" || c.Which != which {
			continue
		}
		if n++; n == 1 {
			all = slices.Clone(c.Shared)
		}
		all = slices.DeleteFunc(all, func(clause string) bool { return !slices.Contains(c.Shared, clause) })
	}
	if n < 2 {
		return nil
	}
	return all
}

// tellShared puts what a choice may share with others into its own words, but for what is said elsewhere.
func (c *Choice) tellShared(elsewhere []string) {
	for _, clause := range c.Shared {
		if !slices.Contains(elsewhere, clause) {
			c.Sub = strings.TrimPrefix(c.Sub+"; "+clause, "; ")
		}
	}
	c.Shared = nil
}

// sameWords reports whether two choices read the same.
func sameWords(a, b *Choice) bool {
	return a.Label == b.Label && a.Sub == b.Sub && a.Group == b.Group && slices.Equal(a.Shared, b.Shared)
}
