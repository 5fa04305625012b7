package server

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// endPage is the page of a match that is over. The room is one of its own: nothing is locked while it is drawn.
func (r *room) endPage(
	p web.Page, sc *scene.Scene, v viewer, talk *web.Talk, next rematch, rated *store.RatedMatch,
) templ.Component {
	told, e := r.ending(sc)
	r.rerate(e, rated)
	r.tell(e, told, r.server.recall(r), v.seat)
	e.Name, e.Talk = shortTitle(sc.Title), talk
	e.Main, e.Aside = r.onward(v, next)
	e.Links = r.elsewhere(v)
	if !r.abandoned() {
		e.Picture = r.path("/picture.svg", table.Nobody)
	}
	p.About = web.Plain(e.Told)
	p.Title = shortTitle(sc.Title)
	bar := sc.Bar
	bar.Sub = "over, " + r.lasted(sc.Result.Rounds)
	bar.Menu = []web.Link{
		{Label: "Replay", URL: r.path("/replay", table.Nobody), Glyph: "eye"},
		{Label: "Your matches", URL: "/matches", Glyph: "list"},
		{Label: "Table", URL: r.path("/seats", v.seat), Glyph: "link"},
	}
	return endedTable(p, bar, e)
}

// ending is how the match has ended, as its game tells it, with what people have settled beside it.
func (r *room) ending(sc *scene.Scene) (scene.Ending, *web.Ending) {
	told := scene.Ending{
		Head: "Ended by a vote", Title: "All have ended this match before its end.", Near: "Nobody has won.",
		Told: "All have ended this match before its end.",
	}
	if !several(r.info.Seats) {
		told.Head, told.Title = "Ended early", "This match was broken off."
		told.Told = told.Title
	}
	if !r.abandoned() { // a game counts only what has come to its end
		told = r.toldEnd(sc)
	}
	e := sc.Ending(told)
	for i := range e.Rows {
		f := &e.Rows[i]
		if f.Number < 0 || f.Number >= len(r.info.Terms.Seats) || !r.info.Terms.Seats[f.Number].Resigned {
			continue
		}
		f.How = strings.TrimSuffix("had resigned, a bot played on; "+f.How, "; ")
		if !f.Won || r.m.Result().Winners.Len() != 1 {
			e.Near = strings.TrimSpace(e.Near + " " + f.Seat.Name + " had resigned.")
		} else { // whoever resigns has not won, whatever becomes of their seat
			e.Told = f.Seat.Name + " had resigned, and a bot has won in that seat."
			e.Head, e.Title = "The seat of "+f.Seat.Name+" wins", e.Told
			if sc.Seat == table.Seat(f.Number) {
				e.Title = "You had resigned, and a bot has won in your seat."
			}
		}
	}
	return told, e
}

// unit is what the length of the match is counted in.
func (r *room) unit() string { return cmp.Or(r.game.Box.Unit, "round") }

// lasted is how long the match was: 12 rounds.
func (r *room) lasted(n int) string {
	if n == 1 {
		return "1 " + r.unit()
	}
	return strconv.Itoa(n) + " " + r.unit() + "s"
}

// rematch is what is known of the match with the same people that follows.
type rematch struct {
	waits bool     // its first question waits until everybody is ready
	ready []string // who is
	mine  bool     // of these is who looks
}

// rematch is the match that follows that one, as a guest finds it.
func (s *Server) rematch(ctx context.Context, id string, g store.Guest) (next rematch) {
	if id == "" {
		return next
	}
	err := s.lookAt(ctx, id, func(r *room) error {
		v := r.viewer(g, "")
		next.waits = r.info.Terms.Waits
		for i := range r.info.Seats {
			if r.info.Seats[i].Bot || !r.info.Terms.Seats[i].Ready {
				continue
			}
			next.ready = append(next.ready, r.name(table.Seat(i)))
			next.mine = next.mine || slices.Contains(v.holds, table.Seat(i))
		}
		return nil
	})
	if err != nil { // the end stands also where what follows can't be read
		s.Log.Warn("the match that follows can't be read", "match", id, "error", err)
	}
	return next
}

// onward is the one thing that is pressed when all is over, and what is to be said about it.
func (r *room) onward(v viewer, next rematch) (press web.Action, aside string) {
	again := web.Action{
		Label: "Same people again", Glyph: "again", URL: r.path("/rematch", table.Nobody), Post: true,
	}
	plays := v.host || len(v.holds) > 0
	switch {
	case r.leaves():
		return r.afterChapter(v)
	case r.info.Rematch == "" && plays:
		return again, ""
	case r.info.Rematch == "":
		return web.Action{}, ""
	case next.waits && len(next.ready) > 0:
		if aside = "Ready to play again: " + english.List(next.ready) + "."; plays && !next.mine {
			return again, aside
		}
	default:
		aside = "The same people are at the table again."
	}
	return web.Action{Label: "To the next match", Glyph: "next", URL: "/t/" + r.info.Rematch}, aside
}

// elsewhere are the other ways to go on from a match that is over.
func (r *room) elsewhere(v viewer) []web.Action {
	var out []web.Action
	if r.info.Campaign != "" {
		out = append(out, web.Action{Label: "Campaign", URL: "/c/" + r.info.Campaign})
	}
	if r.leaves() && r.info.Next == "" && r.campaign.Manages(v.guest.ID) && len(r.splits()) > 0 {
		out = append(out, web.Action{Label: "Who plays whom next", URL: r.path("/next", table.Nobody)})
	}
	if r.game.Adviser() != nil {
		out = append(out, web.Action{Label: "Analysis", URL: r.path("/analysis", table.Nobody)})
	}
	last := r.path("/replay", table.Nobody) + "?at=" + strconv.Itoa(len(r.m.Standing()))
	return append(out, web.Action{Label: "The board at the end", URL: last},
		web.Action{Label: "The whole log", URL: r.path("/story", v.seat)},
		web.Action{Label: "Check the dice", Glyph: "die", URL: r.path("/file", v.seat)},
		web.Action{Label: "Front page", URL: "/"})
}
