package server

import (
	"errors"
	"fmt"
	"time"

	"waystation/store"
)

// manyOld is how many old matches are deleted at most at a time, so that nobody waits for the store.
const manyOld = 100

// dropOld deletes matches that are over and have rested for longer than Config.KeepDays. What somebody looks at stays
// for now.
func (s *Server) dropOld() {
	if s.KeepDays == 0 {
		return
	}
	old, err := s.Store.Old(s.ctx, time.Now().AddDate(0, 0, -s.KeepDays), manyOld)
	dropped := 0
	for _, id := range old {
		if s.rooms.has(id) {
			continue
		}
		err = s.Store.Hold(s.ctx, id)
		if errors.Is(err, store.ErrElsewhere) { // somebody looks at it by way of another server
			err = nil
			continue
		}
		if err == nil {
			err = s.Store.Delete(s.ctx, id)
		}
		if err != nil {
			break
		}
		dropped++
	}
	if err != nil && s.ctx.Err() == nil {
		s.Log.Error("deleting old matches", "error", err)
	}
	if dropped > 0 {
		s.Log.Info("old matches were deleted", "matches", dropped)
	}
}

// keepWords tell people beforehand what is deleted; "" where everything is kept.
func (s *Server) keepWords() string {
	if s.KeepDays == 0 {
		return ""
	}
	return fmt.Sprintf("A match that is over is deleted here after %d days in which nobody has done anything in it; "+
		"chapters of campaigns and rated matches stay. Save the file of a match that you want to keep.", s.KeepDays)
}
