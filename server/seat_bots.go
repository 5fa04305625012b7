package server

import (
	"context"
	"net/http"
	"slices"

	"waystation/store"
	"waystation/table"
)

// postBot hands a seat to a bot, or back to its people. Which bot plays is up to them and to the host alone.
func (s *Server) postBot(w http.ResponseWriter, r *http.Request) {
	s.manage(w, r, false, func(room *room, v viewer, seat table.Seat) error {
		return room.botPlays(r.Context(), v, seat, r.PostForm.Get("kind") == "bot", r.PostForm.Get("level"))
	})
}

// botPlays hands a seat to a bot, or back to its people, for whoever may decide about it.
func (r *room) botPlays(ctx context.Context, v viewer, seat table.Seat, bot bool, level string) error {
	x := store.Seat{Bot: bot, Level: level}
	own := slices.Contains(v.holds, seat) || v.host && len(r.info.Seats[seat].Sitters) == 0
	if x.Level == "" || !own && !v.host { // nobody chooses how well an opponent plays
		x.Level = r.info.Seats[seat].Level
	}
	if r.game == nil {
		return r.frozen()
	}
	if err := r.server.checkLevel(r.game, &x); err != nil {
		return err
	}
	if err := r.mayBot(seat, x.Bot, own, v.host); err != nil {
		return err
	}
	if r.server.Alone && !x.Bot && len(r.info.Seats[seat].Sitters) == 0 { // there is nobody else who could come
		if err := r.server.Store.Sit(ctx, r.id, seat, v.guest.ID); err != nil {
			return r.server.storeError(err)
		}
	}
	return r.settle(ctx, func(y *settling) error {
		was := y.Seats[seat].Bot
		y.Seats[seat].Bot, y.Seats[seat].Level = x.Bot, x.Level
		y.seatOf(seat).Covered = false
		switch {
		case !x.Bot || own || was:
		case v.host:
			y.note("%s lets a bot play for %s.", r.nameOf(v), r.name(seat))
		default:
			y.cover(seat)
			y.note("%s lets a bot stand in for %s, who has allowed it.", r.nameOf(v), r.name(seat))
		}
		return nil
	})
}

// mayBot says why a bot can't play a seat from now on, or can't stop playing it. Whoever sits there decides, and they
// have said beforehand whether a bot may stand in for them: when they are away, or when the host sees to it.
func (r *room) mayBot(s table.Seat, bot, own, host bool) error {
	t := &r.info.Terms.Seats[s]
	switch {
	case t.Resigned:
		return refuse(http.StatusConflict, r.name(s)+" has resigned: a bot plays on to the end.")
	case own || !bot || r.info.Seats[s].Bot:
		return nil
	case t.Consent == store.NoConsent:
		return refuse(http.StatusForbidden, r.name(s)+" wants no bot: the table waits for them. The others can vote.")
	case (!host || r.info.Rated) && !r.coverable(s):
		return refuse(http.StatusForbidden, "A bot can stand in for "+r.name(s)+" when they are waited for and have "+
			"been away for as long as they said.")
	}
	return nil
}
