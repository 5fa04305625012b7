package screen

import (
	"strconv"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/firelands/screen/art"
	"waystation/games/scene"
	"waystation/web"
)

// Tidings is the sheet over the table for who has lost the last Survivor: what led to it, what is gone, what they still
// count for (FL-LAST-01, FL-RULING-71, FL-RULING-96).
func (p *page) Tidings(n *scene.News) *web.Tidings {
	if n.Fate < 0 || !p.player(p.v.Seat).Out {
		return nil
	}
	in, _ := p.others()
	var names []string
	for _, s := range in {
		names = append(names, p.name(s))
	}
	if !p.player(p.own).Out {
		names = append([]string{p.name(p.own)}, names...)
	}
	b := p.bar()
	return &web.Tidings{
		Moment: "round " + b.Round, Title: "You are out.", Picture: templ.Raw(art.Wreck),
		Why: "Your last Survivor is gone, and nobody is left to drive.",
		Columns: []web.TidingsColumn{
			{Head: "What happened", Glyph: "event", Lines: leadingTo(n, p)},
			{Head: "Gone", Glyph: "no", Lines: []web.TidingsLine{
				{Words: "Your convoy: its cards lie in the Common pile"},
				{Words: "Your place in the turn order, and your Target counters"},
				{Words: "Your Fame: you score nothing"},
			}},
			{Head: "Still counts", Glyph: "check", Lines: []web.TidingsLine{
				{Words: "You, for the Defence boxes: they go by the *" + strconv.Itoa(len(p.v.Players)) +
					"* who set out"},
				{Words: "The game goes on without you. Still on the road: " + english.List(names)},
			}},
		},
		Next: "Watch on",
	}
}

// steps is how much of what led to it is told.
const steps = 4

// leadingTo is what befell the viewer before they were out, the last of it.
func leadingTo(n *scene.News, p *page) []web.TidingsLine {
	var out []web.TidingsLine
	for i := n.Fate - 1; i >= 0 && len(out) < steps; i-- {
		if n.Told[i].Seat == p.v.Seat && n.Words[i] != "" {
			out = append([]web.TidingsLine{{Words: n.Words[i]}}, out...)
		}
	}
	return out
}

var _ scene.Herald = (*page)(nil)
