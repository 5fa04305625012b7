package screen

import (
	"slices"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/web"
)

// struck says of each of the family whom a figure may go for or strike how they are, and what lessens a blow.
func (p *page) struck(out []web.Choice) {
	for i := range out {
		o, ok := p.Option(out[i])
		if m := p.victim(o.Verb == heredity.VerbVictim, o.A, board.Square(o.B)); ok && m != nil {
			says := p.wouldBe(m, heredity.ToHurt)
			if m.Defence > 0 {
				says += ", defence " + itoa(m.Defence)
			}
			out[i].Sub = joined(out[i].Sub, says)
		}
	}
}

// victim is one of the family by place in it, or else by the square; nil for who is none of it.
func (p *page) victim(named bool, m int16, at board.Square) *heredity.MemberView {
	i := int(m)
	if !named {
		i = slices.IndexFunc(p.v.Team, func(x heredity.MemberView) bool { return x.At == at && at != board.Nowhere })
	}
	if i < 0 || i >= len(p.v.Team) {
		return nil
	}
	return &p.v.Team[i]
}

// cardOf is the card whose figure a question is about.
func (p *page) cardOf(figure int16) int16 {
	i := slices.IndexFunc(p.v.Figures, func(f heredity.FigureView) bool { return f.Index == int(figure) })
	if i < 0 {
		return 0
	}
	return p.v.Figures[i].Card
}

// left is what somebody has left to act with, which stands beside their name: who acts is chosen by it.
func left(m *heredity.MemberView) string {
	return english.Count(m.Sheet.Tokens, "token", "tokens") + " left"
}
