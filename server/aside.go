package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"waystation/store"
	"waystation/table"
)

// Why a match was set aside, as its people read it.
const (
	endlessRules = "its rules did not come to an end with what was asked of them, so that it was set aside"
	deadlyRules  = "processes that thought about what was asked in it ended, so that it was set aside"
	brokenRules  = "its rules broke when its bots were asked, so that it was set aside"
)

var (
	errNoBeginning = refuse(http.StatusInternalServerError, "This game does not come to an end with its set-up.")

	errAside = refuse(http.StatusConflict, "This match has been set aside. Its page says why.")
	errEnds  = refuse(http.StatusInternalServerError,
		"The rules did not come to an end with this. The match stands as it was, and has been set aside.")
)

// setAside keeps a match from being played on, also after a restart, until the operator lets it go on. It may be called
// under the lock of its room.
func (s *Server) setAside(id, why string) {
	s.Log.Error("a match is set aside", "match", id, "why", why)
	s.gauges.setAside.Inc()
	err := s.storeAside(id, why)
	s.spawn("showing that a match is set aside", func() {
		for wait := time.Second; err != nil && s.sleep(wait); wait = min(2*wait, 30*time.Second) {
			err = s.storeAside(id, why)
		}
		err := s.with(s.ctx, id, func(r *room) error {
			if r.m != nil {
				r.drop()
			}
			return r.load(s.ctx)
		})
		if err != nil && s.ctx.Err() == nil {
			s.Log.Warn("a match that is set aside can't be shown", "match", id, "error", err)
		}
	})
}

// storeAside is nil also where the match is none of the store's, or another process plays it by now: there is nothing
// to set aside here.
func (s *Server) storeAside(id, why string) error {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	err := s.Store.SetAside(ctx, id, why)
	if errors.Is(err, store.ErrNone) || errors.Is(err, store.ErrElsewhere) {
		return nil
	}
	if err != nil {
		s.Log.Error("a match could not be set aside", "match", id, "error", err)
	}
	return err
}

// goesOn reports whether a match was set aside and is no longer, so that it has to be read anew.
func (o *owner) goesOn(ctx context.Context) bool {
	if o.info.Aside == "" {
		return false
	}
	why, err := o.journal.Aside(ctx, o.id)
	if err != nil || why != "" {
		return false
	}
	o.drop()
	return true
}

// endlessBot, deadlyBot and brokenBot say which bot a match was set aside for.
func (r *room) endlessBot(s table.Seat) string {
	return "the bot of " + r.name(s) + " did not come to an end with its answer, so that the match was set aside"
}

func (r *room) deadlyBot(s table.Seat) string {
	return "the processes in which the bot of " + r.name(s) + " thought ended, so that the match was set aside"
}

func (r *room) brokenBot(s table.Seat) string {
	return "the bot of " + r.name(s) + " broke again and again, so that the match was set aside"
}
