package screen

import (
	"cmp"
	"slices"

	"waystation/games/heredity"
	"waystation/table"
	"waystation/web"
)

// ranks is in which order stands what one of the family can do: first what the place is for, then ways to go, then what
// is done with things at hand. Whoever walks stops last.
var ranks = map[table.Verb]int{
	heredity.VerbMove: 1, heredity.VerbTrade: 2, heredity.VerbRummage: 2, heredity.VerbStop: 3,
}

// sorted puts what the family can do under the names of who does it, and folds away what is seldom wanted.
func (p *page) sorted(choices []web.Choice) []web.Choice {
	out := slices.Clone(choices)
	rank := func(c web.Choice) int {
		o, _ := p.Option(c)
		return ranks[o.Verb]
	}
	slices.SortStableFunc(out, func(a, b web.Choice) int { return cmp.Compare(rank(a), rank(b)) })
	if p.Asked == nil || p.Asked.Prompt.Kind != "act" {
		return out
	}
	for i := range out {
		o, ok := p.Option(out[i])
		if !ok || !byMember(o.Verb) || int(o.A) >= len(p.v.Team) {
			continue
		}
		out[i].Group = p.v.Team[o.A].Name
		out[i].Seldom = o.Verb == heredity.VerbMove && o.C > 0 && p.shorter(o)
	}
	slices.SortStableFunc(out, func(a, b web.Choice) int { return cmp.Compare(p.order(a.Group), p.order(b.Group)) })
	return out
}

// order is the place of one of the family among them; what nobody does alone comes first.
func (p *page) order(name string) int {
	return slices.IndexFunc(p.v.Team, func(m heredity.MemberView) bool { return m.Name == name })
}

// byMember reports whether the first number of what is offered is one of the family.
func byMember(v table.Verb) bool {
	return v != heredity.VerbAgree && v != heredity.VerbRefuse
}

// shorter reports whether a walk takes tokens to the middle of the feet though a free slot there would carry farther.
func (p *page) shorter(walk table.Option) bool {
	return slices.ContainsFunc(p.Asked.Options, func(o table.Offered) bool {
		return o.Option.Verb == heredity.VerbMove && o.Option.A == walk.A && o.Option.B > walk.B
	})
}
