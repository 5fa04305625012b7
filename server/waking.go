package server

import "errors"

// wakeBatch is how many matches are asked for at once.
const wakeBatch = 512

// wakeBots lets the bots go on in matches that nobody plays while a bot is asked something: those that the last run
// left, and those of servers that are gone. Where no other server is, nothing is left once nothing more is found.
func (s *Server) wakeBots() {
	for {
		if found := s.wakeSome(); !found && s.Store.Node() == "" {
			return
		}
		if !s.sleep(s.Limits.Beat) {
			return
		}
	}
}

// wakeSome wakes the bots of as many matches as half of the memory is for, and reports whether there were any.
func (s *Server) wakeSome() (found bool) {
	for skip := 0; ; skip += wakeBatch {
		ids, err := s.Store.ForBots(s.ctx, s.deck(), skip, wakeBatch)
		if err != nil && s.ctx.Err() == nil {
			s.Log.Error("finding the matches of bots", "error", err)
		}
		for _, id := range ids {
			if s.rooms.has(id) {
				continue
			}
			if s.rooms.used() >= s.Limits.Rooms/2 {
				return true
			}
			err := s.with(s.ctx, id, func(*room) error { return nil })
			switch {
			case err == nil:
				found = true
			case s.ctx.Err() != nil:
				return false
			case !errors.Is(err, errElsewhere): // another server was quicker
				s.Log.Error("waking the bots of a match", "match", id, "error", err)
			}
		}
		if len(ids) < wakeBatch {
			return found
		}
	}
}
