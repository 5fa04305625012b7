package screen

import (
	"slices"

	"waystation/games/firelands"
	"waystation/web"
)

// restRule is the rule by which a crew moves on.
const restRule = "FL-REST-03"

// outcome is what came of the viewer's answer, and that their crew has rested: where nobody could be fed or used, they
// were not asked about it. The question that follows a Rest says so itself.
func (p *page) outcome() *web.Outcome {
	o, n := p.Ask.Outcome, p.News
	if n == nil || p.Asked != nil && p.Asked.Prompt == firelands.AskReady {
		return o
	}
	rest, at := "", 0
	for i, e := range n.Told {
		if e.Seat == p.v.Seat && e.Rule == restRule {
			rest, at = n.Words[i], i
		}
	}
	switch {
	case rest == "":
		return o
	case o == nil:
		return &web.Outcome{Words: rest, Rule: restRule}
	case o.Words == rest || slices.Contains(o.Lines, rest):
		return o
	}
	more := *o
	before := len(o.Lines) // the order is another where not all is told
	for before > 0 && o.Rest == 0 && slices.Index(n.Words, o.Lines[before-1]) > at {
		before--
	}
	more.Lines = slices.Insert(slices.Clone(o.Lines), before, rest)
	return &more
}
