package screen

import (
	"slices"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/table"
	"waystation/web"
)

// awaited says of what the viewer has proposed whose yes is wanting, and when it comes: people are asked before bots.
func (p *page) awaited() string {
	for _, o := range p.v.Offers {
		if o.By != p.v.Seat {
			continue
		}
		says := english.Capital(o.Text) + " waits for " + p.others(o) + "."
		switch {
		case !p.botsAnswer(o):
			return says
		case p.people() > 1:
			return says + " Bots answer once all people have passed, before the row is read; then all can act on."
		}
		return says + " Bots answer once you pass, before the row is read; then you can act on."
	}
	return ""
}

// botsAnswer reports whether a bot manages somebody for whom nobody has agreed to a proposal.
func (p *page) botsAnswer(o heredity.OfferView) bool {
	return slices.ContainsFunc(p.v.Team, func(m heredity.MemberView) bool {
		return slices.Contains(o.Crew, m.Name) && m.Managers&o.Agreed == 0 && p.byBot(&m)
	})
}

// botsFirst says beside passing that it does not end the family's time while a bot can act: bots are asked when all
// people have passed, and with what one of them does everybody is asked again.
func (p *page) botsFirst() string {
	for i := range p.v.Team {
		if m := &p.v.Team[i]; m.Sheet.Tokens > 0 && p.byBot(m) {
			if p.people() > 1 {
				return "when all people pass, the bots can act; after that all can act on"
			}
			return "the bots can act first; after that you can act on"
		}
	}
	return ""
}

// byBot reports whether a bot manages one of the family.
func (p *page) byBot(m *heredity.MemberView) bool {
	for s := range p.Seats {
		if m.Managers.Has(table.Seat(s)) && p.Seats[s].Bot != "" {
			return true
		}
	}
	return false
}

// people is how many seats no bot plays.
func (p *page) people() (n int) {
	for i := range p.Seats {
		if p.Seats[i].Bot == "" {
			n++
		}
	}
	return n
}

// withdraws reports whether a row takes back what nobody else has asked the viewer.
func (p *page) withdraws(c web.Choice) bool {
	o, ok := p.Option(c)
	if !ok || o.Verb != heredity.VerbRefuse {
		return false
	}
	return !p.offered(heredity.VerbAgree, func(x table.Option) bool { return x.A == o.A })
}
