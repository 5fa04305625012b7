package screen

import (
	"waystation/games/saga"
	"waystation/table"
)

// taleOf are the stories that somebody has lived through, in the order in which they were read.
func (p *page) taleOf(s table.Seat) []saga.SeenTale {
	var out []saga.SeenTale
	for _, x := range p.v.Tales {
		if x.Seat == s {
			out = append(out, x)
		}
	}
	return out
}

// cameOut is how a story came out, in its own first words.
func cameOut(x *saga.SeenTale) string {
	if x.Outcome == "" {
		return "Knocked out before it was over."
	}
	return saga.FirstWords(x.Outcome)
}
