package screen

import (
	"slices"
	"strings"
)

// box is what a card of the row does each time it is reached: its red box, or what a card beside it does in place of
// that.
func (p *page) box(i int) string {
	if c := p.card(p.v.Row[i].Number); c != nil {
		return strings.Join(p.truly(i, boxOf(c)), "; ")
	}
	return ""
}

// truly is what comes when a card of the row is reached that would do something by itself (HE-TIME-11).
func (p *page) truly(i int, own []string) []string {
	for _, s := range p.v.Row[i].Supports {
		c := p.card(s.Number)
		if c == nil || c.Red == nil || len(c.Red.Instead) == 0 {
			continue
		}
		in := boxOf(c)
		if len(in) == 0 {
			in = []string{"nothing happens"}
		}
		return append([]string{"in place of what it does, " + in[0]}, in[1:]...)
	}
	return own
}

// with is what a card of the row does together with the cards beside it, in the order in which it comes.
func (p *page) with(i int) string {
	var before, after []string
	for _, s := range p.v.Row[i].Supports {
		switch c := p.card(s.Number); {
		case c == nil || c.Red == nil:
		case len(c.Red.Before) > 0:
			before = append(before, boxOf(c)...)
		case len(c.Red.After) > 0:
			after = append(after, boxOf(c)...)
		}
	}
	return joined(slices.Concat(before, []string{p.box(i)}, after)...)
}
