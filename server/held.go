package server

import (
	"context"
	"time"

	"waystation/store"
)

// keepHeld lets others that share the store know that this server is there, so that they leave it the matches that it
// plays. A match that another one has taken, as it may when this one was silent for too long, is given up: whoever is
// there comes back, and is told.
func (s *Server) keepHeld() {
	tick := time.NewTicker(store.LeaseTime / 4)
	defer tick.Stop()
	for n := 1; ; n++ {
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
		}
		s.renew()
		if n%10 == 0 {
			s.releaseIdle()
		}
	}
}

func (s *Server) renew() {
	ctx, cancel := context.WithTimeout(s.ctx, store.LeaseTime)
	defer cancel()
	defer s.reach.watch(s.Log)()
	lost, err := s.Store.Renew(ctx)
	if err != nil && s.ctx.Err() == nil {
		s.Log.Error("others may take the matches of this server, which can't say that it is there", "error", err)
	}
	s.reach.heard(s.Log, err == nil)
	s.lookAround(ctx)
	for _, id := range lost {
		s.Log.Warn("another server plays a match now", "match", id)
		if r := s.rooms.peek(id); r != nil {
			s.rooms.lose(r)
			s.rooms.release(r, false)
		}
	}
}

// releaseIdle lets others have the matches that are not in memory any more.
func (s *Server) releaseIdle() {
	for _, id := range s.Store.Holding() {
		if s.rooms.has(id) {
			continue
		}
		ctx, cancel := context.WithTimeout(s.ctx, storeTime)
		err := s.Store.Release(ctx, id)
		cancel()
		if err != nil {
			if s.ctx.Err() == nil {
				s.Log.Error("a match can't be given to others", "match", id, "error", err)
			}
			return
		}
	}
}
