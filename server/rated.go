package server

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"

	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// rankedFrom is how many matches make somebody well enough known to be ranked.
const rankedFrom = 10

// rates reports whether matches of a game can be rated here.
func (s *Server) rates(game *shelf.Game) bool {
	return !s.NoRatings && s.Deck == nil && !game.Together && !game.Box.Carries && game.Box.MaxSeats > 1
}

// rateable says why a match that is to be made can't be rated; nil where it can. Its setup has been checked.
func (s *Server) rateable(o *order, setup table.Setup) error {
	no := func(words string) error { return refuse(http.StatusBadRequest, "This match can't be rated: "+words) }
	people := 0
	var sitting []int64
	for i := range o.seats {
		if !o.seats[i].Bot {
			people++
		}
		for _, x := range o.seats[i].Sitters {
			if slices.Contains(sitting, x.Guest) {
				return no("somebody would sit on two seats. Give each person one.")
			}
			sitting = append(sitting, x.Guest)
		}
	}
	switch {
	case s.NoRatings:
		return no("whoever runs this server has switched ratings off.")
	case s.Deck != nil:
		return no("it is played with changed cards.")
	case !s.rates(o.game) || slices.Contains(o.game.Allied, setup.Mode):
		return no("in it some win or lose together.")
	case people < 2:
		return no("it takes two people or more, and bots are not rated.")
	case o.seed != "" || o.exact != nil:
		return no("whoever gives its seed could know what comes. Leave the seed out.")
	case o.begun != nil:
		return no("it is played on from another.")
	}
	return nil
}

// ratedWords say of a rated match, before one sits down, what that means; "" of others.
func (r *room) ratedWords() string {
	if !r.info.Rated || r.server.NoRatings || r.game == nil {
		return ""
	}
	return "This match is rated: it counts for the league of " + shortTitle(r.game.Box.Title) +
		". Whoever sits down agrees to that; who resigns, or leaves it to a bot, comes in last."
}

// beforehand is what somebody should know of the match before they sit down; "" for nothing. No match is both.
func (r *room) beforehand() string { return r.ratedWords() + r.seedWords() + r.broughtWords() }

// seedWords say what it means that a seed was given; "" where chance is nobody's.
func (r *room) seedWords() string {
	if !r.info.Given || r.info.Brought {
		return ""
	}
	return "The seed of this match was given by whoever made it. By the same seed they could have seen every card " +
		"and every die that is to come: take this match for practice."
}

// ratedEnd is what a match that is over has come to, or nil where it is not rated.
func (r *room) ratedEnd(ctx context.Context) (*store.RatedMatch, error) {
	if !r.info.Rated || r.server.NoRatings {
		return nil, nil
	}
	m, err := r.server.Store.Rated(ctx, r.id)
	if errors.Is(err, store.ErrNone) {
		return nil, nil
	}
	return m, err
}

// voids are the words for why a rated match counts for nothing.
var voids = map[store.Void]string{
	store.VoidEnded:    "all have ended it before its end",
	store.VoidBack:     "it was taken back",
	store.VoidBranch:   "it was played on from another",
	store.VoidCards:    "it was played with changed cards",
	store.VoidTogether: "it was won or lost together",
	store.VoidFew:      "fewer than two people had agreed to it",
	store.VoidSame:     "one person held several seats",
	store.VoidLeft:     "nobody who had agreed to it was there at its end",
	store.VoidUnknown:  "how it ended is not known",
}

// rerate adds to the page of an end what the match has changed.
func (r *room) rerate(e *web.Ending, m *store.RatedMatch) {
	switch {
	case m == nil || !m.Counted:
		return
	case m.Void != "":
		e.Rated = "It counts for no rating: " + voids[m.Void] + "."
		return
	}
	span := spans(m.Seats)
	few := false
	for i := range e.Rows {
		for _, x := range m.Seats {
			if int(x.Seat) == e.Rows[i].Number {
				e.Rows[i].Rated = &web.Rerated{
					Change: signed(x.Now.Rating - x.Was.Rating),
					Words:  fmt.Sprintf("now about %.0f, give or take %.0f", x.Now.Rating, give(x.Now)),
					Was:    span(x.Was), Now: span(x.Now),
				}
				few = few || x.Matches < rankedFrom
			}
		}
	}
	e.Rated = "Bars: where the true strength lies, 19 times in 20. Dashed: before."
	if few {
		e.Rated += fmt.Sprintf(" A long bar is somebody of whom little is known: the league ranks from %d matches on.",
			rankedFrom)
	}
	e.League = web.Link{Label: "The league", URL: "/league/" + e.Game}
}

// give is what is to be given or taken, 19 times in 20.
func give(s store.Strength) float64 { return 2 * s.Doubt }

// signed is a change with its sign.
func signed(change float64) string {
	switch n := math.Round(change); {
	case n > 0:
		return fmt.Sprintf("+%.0f", n)
	case n < 0:
		return fmt.Sprintf("\u2212%.0f", -n)
	}
	return "\u00b10"
}

// spans places strengths on one line that is as long as all of a match need.
func spans(seats []store.RatedSeat) func(store.Strength) web.Span {
	low, high := math.Inf(1), math.Inf(-1)
	for _, x := range seats {
		for _, s := range []store.Strength{x.Was, x.Now} {
			low, high = min(low, s.Rating-give(s)), max(high, s.Rating+give(s))
		}
	}
	at := func(n float64) int { return int(math.Round(1000 * (n - low) / (high - low))) }
	return func(s store.Strength) web.Span {
		return web.Span{From: at(s.Rating - give(s)), Mid: at(s.Rating), To: at(s.Rating + give(s))}
	}
}

// errNoRatings: there are none here.
var errNoRatings = refuse(http.StatusNotFound,
	"There is no league here: whoever runs this server has switched ratings off.")

// leagueOf is the game whose league a request names.
func (s *Server) leagueOf(r *http.Request) (*shelf.Game, error) {
	game := s.game(r.PathValue("game"))
	switch {
	case s.NoRatings:
		return nil, errNoRatings
	case game == nil:
		return nil, refuse(http.StatusNotFound, fmt.Sprintf("There is no game %q. There are: %s.", r.PathValue("game"),
			s.names()))
	case !s.rates(game):
		return nil, refuse(http.StatusNotFound,
			shortTitle(game.Box.Title)+" has no league: there all win or lose together.")
	}
	return game, nil
}

// leagues are links to those there are, but for one.
func (s *Server) leagues(but *shelf.Game) (out []web.Link) {
	for _, g := range s.Games {
		if s.rates(g) && g != but {
			out = append(out, web.Link{Label: "League of " + shortTitle(g.Box.Title), URL: "/league/" + g.Box.Name})
		}
	}
	return out
}

// league is the page with how those stand who are rated in a game.
func (s *Server) league(w http.ResponseWriter, r *http.Request) {
	game, err := s.leagueOf(r)
	var g store.Guest
	if err == nil {
		g, err = s.guest(r)
	}
	var list []store.Ranked
	if err == nil {
		list, err = s.Store.League(r.Context(), game.Box.Name, g.ID)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	l := web.League{
		Page: s.of(game.Box.Name, s.page(r, "League of "+shortTitle(game.Box.Title))), Menu: s.menu(g),
		Game: game.Box.Name, Name: shortTitle(game.Box.Title), Others: s.leagues(game),
		Lead: "Who has played rated matches here. A match is rated when its host says so before anybody sits down.",
		Few:  fmt.Sprintf("Provisional: fewer than %d matches", rankedFrom),
	}
	if len(list) == 0 {
		l.Lead = "Nobody is rated yet. A match is rated when its host says so before anybody sits down."
	}
	if r.URL.Query().Has("forgotten") {
		l.Told = "You stand in no league any more."
	}
	for _, x := range list {
		row := web.LeagueRow{
			Name: x.Name, Rating: fmt.Sprintf("%.0f", x.Rating), Doubt: fmt.Sprintf("%.0f", give(x.Strength)),
			Matches: number(x.Matches), Trend: signed(x.Trend), Self: x.Self,
		}
		l.Self = l.Self || row.Self
		if x.Matches < rankedFrom {
			l.New = append(l.New, row)
			continue
		}
		row.Place = number(len(l.Ranked) + 1)
		l.Ranked = append(l.Ranked, row)
	}
	s.show(w, r, http.StatusOK, web.LeaguePage(l))
}

// postForgetRatings takes a guest out of all leagues.
func (s *Server) postForgetRatings(w http.ResponseWriter, r *http.Request) {
	g, err := s.sender(r)
	if err == nil {
		err = sure(r)
	}
	if err == nil {
		err = s.Store.ForgetRatings(r.Context(), g.ID)
	}
	if errors.Is(err, store.ErrNone) {
		err = refuse(http.StatusForbidden, "You stand in no league.")
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	to := "/matches"
	if l := s.leagues(nil); len(l) > 0 {
		to = l[0].URL + "?forgotten"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// rankedJSON is somebody in a league.
type rankedJSON struct {
	Place    int     `json:"place,omitempty"` // none while they are provisional
	Name     string  `json:"name"`
	Rating   float64 `json:"rating"`
	GiveTake float64 `json:"give_or_take"` // 19 times in 20
	Matches  int     `json:"matches"`
	Trend    float64 `json:"trend"`
}

// apiLeague is how those stand who are rated in a game.
func (s *Server) apiLeague(w http.ResponseWriter, r *http.Request) {
	game, err := s.leagueOf(r)
	var list []store.Ranked
	if err == nil {
		list, err = s.Store.League(r.Context(), game.Box.Name, 0)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	out := []rankedJSON{}
	place := 0
	for _, x := range list {
		row := rankedJSON{Name: x.Name, Rating: tenth(x.Rating), GiveTake: tenth(give(x.Strength)), Matches: x.Matches,
			Trend: tenth(x.Trend)}
		if x.Matches >= rankedFrom {
			place++
			row.Place = place
		}
		out = append(out, row)
	}
	showJSON(w, r, map[string]any{"game": game.Box.Name, "players": out})
}

func tenth(n float64) float64 { return math.Round(10*n) / 10 }

// reratedJSON is what a match has changed for a seat.
type reratedJSON struct {
	Seat     table.Seat `json:"seat"`
	Change   float64    `json:"change"`
	Rating   float64    `json:"rating"`
	GiveTake float64    `json:"give_or_take"`
	Matches  int        `json:"matches"`
}

// apiRatings is what a rated match has changed, when it is over.
func (s *Server) apiRatings(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	err := s.exists(r, id)
	var m *store.RatedMatch
	switch {
	case err != nil:
	case s.NoRatings:
		err = errNoRatings
	default:
		if m, err = s.Store.Rated(r.Context(), id); errors.Is(err, store.ErrNone) {
			err = refuse(http.StatusNotFound, "This match is not rated.")
		}
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	out := struct {
		Counted bool          `json:"counted"`
		Void    string        `json:"void,omitempty"` // why it counts for nothing
		Seats   []reratedJSON `json:"seats"`
	}{m.Counted, voids[m.Void], []reratedJSON{}}
	for _, x := range m.Seats {
		if m.Counted && m.Void == "" {
			out.Seats = append(out.Seats, reratedJSON{x.Seat, tenth(x.Now.Rating - x.Was.Rating), tenth(x.Now.Rating),
				tenth(give(x.Now)), x.Matches})
		}
	}
	showJSON(w, r, out)
}
