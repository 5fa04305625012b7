package web

import (
	"slices"
	"strings"
)

// once says above the rows what they share.
func (a Ask) once() Ask {
	above, choices, free := Once(a.Choices, a.Free)
	a.Known = strings.TrimSpace(a.Known + " " + above)
	a.Choices, a.Free = choices, free
	return a
}

// Once sets apart what several rows say alike, to be said once above them: what every choice says tells nobody which to
// take. That is what all share to which it can apply, what is done first among them: at least two rows, or every choice
// there is. Each row says the rest itself.
func Once(choices, free []Choice) (above string, chosen, first []Choice) {
	all, apart := slices.Concat(choices, free), map[string][]string{}
	var says []string
	for i := range all {
		c := &all[i]
		clauses, met := apart[c.Which]
		if !met {
			clauses = sharedBy(choices, free, c.Which)
			apart[c.Which] = clauses
			if len(clauses) > 0 {
				says = append(says, c.Which+": "+strings.Join(clauses, "; ")+".")
			}
		}
		c.tellShared(clauses)
	}
	n := len(choices)
	return strings.Join(says, " "), all[:n:n], all[n:]
}

// sharedBy is what all rows share that may have something in common; nothing where that is one of several.
func sharedBy(choices, free []Choice, which string) (all []string) {
	if which == "" {
		return nil
	}
	n := 0
	for _, c := range slices.Concat(choices, free) {
		if c.Which != which {
			continue
		}
		if n++; n == 1 {
			all = slices.Clone(c.Shared)
		}
		all = slices.DeleteFunc(all, func(clause string) bool { return !slices.Contains(c.Shared, clause) })
	}
	other := func(c Choice) bool { return c.Which != which }
	if n < 2 && slices.ContainsFunc(choices, other) {
		return nil
	}
	return all
}

// tellShared puts what a choice may share with others into its own words, but for what is said elsewhere.
func (c *Choice) tellShared(elsewhere []string) {
	for _, clause := range c.Shared {
		if !slices.Contains(elsewhere, clause) {
			own := strings.TrimSuffix(c.Sub, ".") // a card's words may end a sentence
			c.Sub = strings.TrimPrefix(own+"; "+clause, "; ")
		}
	}
	c.Shared = nil
}

// sameWords reports whether two choices read the same.
func sameWords(a, b *Choice) bool {
	return a.Label == b.Label && a.Sub == b.Sub && a.Group == b.Group && slices.Equal(a.Shared, b.Shared)
}
