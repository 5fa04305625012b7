package screen

import (
	"slices"

	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// amid are the questions in the middle of a mutant's action: what comes of it is told when it is over.
var amid = []string{"armament", "rob", "deck", "drop", "next-up", "replace", "toss", "how-many", "under"}

// deed adds what came of the viewer's last action as a mutant: what it cost whom, and how it went.
func (p *page) deed(o *web.Outcome) *web.Outcome {
	if o != nil || p.News == nil || p.News.Fate >= 0 || p.v.Seat < 0 || !p.player(p.v.Seat).Mutant ||
		p.Asked == nil || slices.Contains(amid, p.Asked.Prompt.Kind) {
		return o
	}
	d, ok := posthuman.DeedOf(p.Events, p.v.Seat)
	if !ok || d.Last < len(p.Before(0)) {
		return o
	}
	out := &web.Outcome{Words: p.Say(d.Act), Rule: p.Cite(d.Act.Rule), Lines: p.SayLast(d.Came)}
	out.Rest = len(d.Came) - len(out.Lines)
	if d.On == table.Nobody {
		return out
	}
	side := web.OutcomeSide{Seat: p.Seats[d.On].Mark, Name: p.name(d.On)}
	side.Parts, _ = kinds(d.Cost())
	switch fell, turned := d.Out(); {
	case turned:
		side.Parts = append(side.Parts, web.OutcomePart{Glyph: "scar", Words: "turned mutant", Lost: true})
	case fell:
		side.Parts = append(side.Parts, web.OutcomePart{Glyph: "no", Words: "knocked out", Lost: true})
	}
	if len(side.Parts) == 0 && d.Strikes() {
		side.Parts = []web.OutcomePart{{Words: "unhurt"}}
	}
	if len(side.Parts) > 0 { // else the lines say it all
		out.Sides = []web.OutcomeSide{side}
	}
	return out
}
