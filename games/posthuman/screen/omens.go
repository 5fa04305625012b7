package screen

import (
	"slices"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// omens say over the rows, once, what the next turn may take, which the options share, with the cards to be looked at;
// "" where another question comes before it.
func (p *page) omens(a *web.Ask) string {
	if p.Asked == nil || p.v.Seat < 0 {
		return ""
	}
	says, x, ask := "", &p.v.Omens, p.Asked.Prompt
	named := func(c table.Card) string { return posthuman.Of(c).Name }
	if takeShared(a, x.Words(ask, p.v.Solo, named)) {
		linked := func(c table.Card) string { return "[" + named(c) + "](" + posthuman.Of(c).ID + ")" }
		says = " " + english.Capital(x.Words(ask, p.v.Solo, linked)) + "."
	}
	if hunger := p.player(p.v.Seat).FamineWords(); takeShared(a, hunger) {
		says += " *" + english.Capital(hunger) + ".*"
	}
	return says
}

// takeShared takes a clause out of what choices share, and reports whether one of them had it.
func takeShared(a *web.Ask, clause string) (found bool) {
	for _, rows := range [2][]web.Choice{a.Choices, a.Free} {
		for i := range rows {
			c := &rows[i]
			if at := slices.Index(c.Shared, clause); at >= 0 {
				c.Shared, found = slices.Delete(slices.Clone(c.Shared), at, at+1), true
			}
		}
	}
	return found
}
