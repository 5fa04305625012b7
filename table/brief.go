package table

// AskBrief is the question the seat is asked, or nil, for a program: it is Ask, but rules, what is denied and what
// needs no turn may be missing. A match that has been asked so keeps what the run of an answer has left, so that
// nothing is run a second time to be read; ViewInto looks there, too.
func (m *Match) AskBrief(s Seat) *Ask {
	m.brief = true
	if m.left == nil || m.abandoned {
		return m.Ask(s)
	}
	for _, a := range m.left.asks {
		if a.Seat == s {
			return a
		}
	}
	return nil
}

// leave keeps what a run has left that stopped at a question, in the spare state, until the next run. While seats are
// asked side by side all lanes have run in it, and nobody may look at it.
func (m *Match) leave(r *run) {
	if !r.brief || m.allOpen() || len(m.deals) > 0 {
		return
	}
	for _, a := range r.asks {
		a.Number = m.Number(a.Seat)
	}
	m.left = &look{key: mainLine, g: m.spare, asks: r.asks}
}

// options are those of the menu, without their rules.
func (m *Menu) options() []Offered {
	offers := make([]Offered, 0, m.Len())
	for _, o := range m.t.opts[m.from:] {
		offers = append(offers, Offered{Option: o})
	}
	return offers
}
