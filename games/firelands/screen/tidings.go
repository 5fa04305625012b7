package screen

import (
	"cmp"
	"strconv"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
	"waystation/games/scene"
	"waystation/web"
)

// Tidings is the sheet over the table for who has lost the last Survivor: what led to it, what is gone, what they still
// count for (FL-LAST-01, FL-RULING-71, FL-RULING-96). An Event has a sheet, too, that brings the end nearer or with
// which the market opens.
func (p *page) Tidings(n *scene.News) *web.Tidings {
	if n.Fate < 0 {
		return cmp.Or(p.nearer(n), p.opening())
	}
	if !p.player(p.v.Seat).Out {
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

// nearer tells of the gate that an Event has shut, or of the ship that it has sent on (FL-RULING-98, FL-FROST-07); nil
// where none has.
func (p *page) nearer(n *scene.News) *web.Tidings {
	i := len(n.Told) - 1
	for i >= 0 && !firelands.Hastens(n.Told[i]) {
		i--
	}
	if i < 0 {
		return nil
	}
	why := "An Event has come up in the market, and the end is a round nearer."
	if p.allShut() && !p.v.Printed { // the round was the last one before it, too (FL-ROUND-01)
		why = "An Event has come up in the market."
	}
	return &web.Tidings{
		ID: n.Name(i), Moment: "round " + p.bar().Round, Title: n.Words[i], Rule: p.Cite(n.Told[i].Rule),
		Picture: templ.Raw(art.Shut),
		Why:     why,
		Columns: []web.TidingsColumn{{Head: "From now on", Glyph: "clock", Lines: p.nearerNow()}},
		Next:    "Go on",
	}
}

// nearerNow is what an Event leaves of the race that brings its end nearer.
func (p *page) nearerNow() []web.TidingsLine {
	left := "*This is the last round.* It is counted when it is over"
	if n := p.v.RoundsLeft(); n > 0 {
		left = "After this round there can be *" + english.Count(n, "more round", "more rounds") + "*"
	}
	what := "Who is not in yet needs a gate that is still open"
	switch {
	case p.v.Ship > 0:
		what = "Who is not aboard yet has to get to that dock"
	case p.allShut() && p.v.Arrived():
		what = "No gate is open any more: nobody else gets in"
	case p.allShut(): // FL-END-09
		what = "No gate is open any more: nobody gets in, and undamaged convoy cards count in place of Survivors"
	}
	return []web.TidingsLine{{Words: left}, {Glyph: "gate", Words: what}}
}

// allShut reports whether no gate is left.
func (p *page) allShut() bool { return p.v.Ship == 0 && p.v.Gates == firelands.Gates }

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
