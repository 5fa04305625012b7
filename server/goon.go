package server

import (
	"context"
	"net/http"
	"time"

	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// goOnTime is how long the front page waits for a match that somebody else has just now.
const goOnTime = time.Second

// goOnLines is how many lines of what has happened the front page tells.
const goOnLines = 4

// goOn is a match that waits for a guest as the front page shows it: what has happened since their answer, by the eyes
// of the seat that is asked. It is nil where that can't be told: another server plays the match, it can't be played on,
// or those at one screen draw a curtain between each other.
func (s *Server) goOn(r *http.Request, g store.Guest, m *store.Match) *web.GoOn {
	if !s.Store.Holds(m.ID) {
		return nil
	}
	var out *web.GoOn
	ctx, end := context.WithTimeout(r.Context(), goOnTime)
	defer end()
	err := s.with(ctx, m.ID, func(room *room) error {
		if room.m == nil {
			return nil
		}
		v := room.viewer(g, "")
		if v.seat == table.Nobody || !room.m.Due().Has(v.seat) || room.behind(v, prefs(r), false) != table.Nobody {
			return nil
		}
		sc := room.scene(v, "")
		out = &web.GoOn{
			Game: sc.Game, Picture: room.game.Poster, Seat: room.mark(v.seat),
			Head: "Your turn came " + lasting(time.Since(m.Moved)) + " ago",
			Where: shortTitle(sc.Title) + ", " + room.unit() + " " + number(max(1, sc.Result.Rounds)) +
				playedOn(m.Origin),
			Take: web.Action{Label: "Take your turn", URL: room.path("", v.seat)},
		}
		out.Say, out.Lines, out.Again = newsOf(sc)
		return nil
	})
	if err != nil {
		s.Log.Debug("the front page can't tell of a match", "match", m.ID, "error", err)
		return nil
	}
	return out
}

// newsOf is what has happened since the answer of who looks: what concerns them most, and a line of each other part.
// Where nothing has, it is the question, with the last that was told.
func newsOf(sc *scene.Scene) (say string, lines []web.RecapLine, again string) {
	if r := sc.Ask.Recap; r != nil && len(r.Lines) > 0 {
		return r.Lines[0].Words, r.Lines[1:min(len(r.Lines), 1+goOnLines)], r.Again
	}
	for _, e := range sc.Log.Entries {
		if e.Words != "" && len(lines) < goOnLines {
			lines = append(lines, web.RecapLine{Seat: e.Seat, Glyph: e.Glyph, Words: e.Words})
		}
	}
	return sc.Ask.Say, lines, ""
}
