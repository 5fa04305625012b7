package server

import (
	"context"
	"time"

	"waystation/contain"
)

// Worn is closed when so much does not come to an end that the process should be begun anew (Limits.Lost). What is
// stored stands, and everything goes on as after any other start.
func (s *Server) Worn() <-chan struct{} { return s.ward.Lost.Enough() }

// careful is how something is contained.
type careful struct {
	what  string        // for the log
	limit time.Duration // how long it may take; it is given up after as long again, as a machine may be slow
	match string        // that is set aside when it does not come to an end; "" for none
	why   string        // for the people of the match
	lost  func()        // called when it is given up, before the match is set aside; nil: nothing
}

// contain runs f, which calls a game or a bot, as contain.Ward does. The match of what does not come to an end is set
// aside.
func (s *Server) contain(ctx context.Context, how careful, f func()) error {
	givenUp := func() {
		if how.lost != nil {
			how.lost()
		}
		if how.match != "" {
			s.setAside(how.match, how.why)
		}
	}
	run := contain.How{What: how.what, Match: how.match, Limit: how.limit, GivenUp: givenUp}
	return s.ward.Run(ctx, run, f)
}
