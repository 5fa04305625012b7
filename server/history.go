package server

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"

	"waystation/english"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// pastRows is how many matches a page of a history lists.
const pastRows = 30

// history is the page with the matches that a guest has played to their end.
func (s *Server) history(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var list []store.Ended
	var err error
	if g.ID != 0 {
		if list, err = s.Store.Ended(r.Context(), g.ID); err != nil {
			s.fail(w, r, s.storeError(err))
			return
		}
	}
	h := web.History{Page: s.page(r, "Your matches"), Menu: s.menu(g), Lead: pastLead(len(list)), Alone: s.Alone}
	if h.Running, err = s.running(r.Context(), g.ID); err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	h.Games, h.Notes = s.records(list)
	if words := s.keepWords(); words != "" {
		h.Notes = append(h.Notes, words)
	}
	h.Leagues = s.leagues(nil)
	if h.Devices, err = s.devices(r, g, "/matches"); err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.paged(&h, r.URL.Query().Get("page"), list)
	s.show(w, r, http.StatusOK, web.HistoryPage(h))
}

// running are the matches of a guest that are not over.
func (s *Server) running(ctx context.Context, guest int64) (rows []web.Row, err error) {
	if guest == 0 {
		return nil, nil
	}
	tables, err := s.Store.Tables(ctx, guest, lobbyRows)
	for _, m := range tables {
		if m.State != store.Over {
			rows = append(rows, s.mine(m, guest))
		}
	}
	return rows, err
}

func pastLead(n int) string {
	switch {
	case n == 0:
		return "You have played no match to its end yet. When you have, it stands here with how it ended."
	case n == store.MaxEnded:
		return fmt.Sprintf("The last %d that you have played to their end.", n)
	}
	return "All that you have played to their end, where you sat yourself."
}

// paged is one page of the list, as far as there is such a page.
func (s *Server) paged(h *web.History, wanted string, list []store.Ended) {
	pages := max(1, (len(list)+pastRows-1)/pastRows)
	page, _ := strconv.Atoi(wanted) // without one, the first
	page = min(max(page, 1), pages)
	from := (page - 1) * pastRows
	h.Number = from + 1
	for _, m := range list[from:min(len(list), from+pastRows)] {
		h.Rows = append(h.Rows, s.past(&m))
	}
	if pages == 1 {
		return
	}
	h.Pages = fmt.Sprintf("Page %d of %d", page, pages)
	if page > 1 {
		h.Newer = web.Action{Label: "Newer", URL: "/matches?page=" + number(page-1)}
	}
	if page < pages {
		h.Older = web.Action{Label: "Older", URL: "/matches?page=" + number(page+1)}
	}
}

// past is a match as a line of the list.
func (s *Server) past(m *store.Ended) web.PastRow {
	row := web.PastRow{Game: m.Game, Name: m.Game, When: m.Moved.UTC().Format("2 January 2006")}
	if game := s.game(m.Game); game != nil {
		row.Name = shortTitle(game.Box.Title)
		if len(game.Box.Modes) > 1 {
			row.Mode = modeName(m.Setup.Mode)
		}
	}
	var names []string
	for i := range m.Seats {
		name := pastName(&m.Seats[i])
		if m.Seats[i].Gave {
			name += " (resigned)"
		}
		names = append(names, name)
	}
	row.Who = english.List(names)
	if m.Branch {
		row.Who += "; played on from another match"
	}
	if m.Deck {
		row.Who += "; with changed cards"
	}
	end := endOf(m)
	row.End, row.Won = end.words, end.won
	row.Links = []web.Action{{Label: "Log", URL: "/t/" + m.ID + "/story"},
		{Label: "Replay", URL: "/t/" + m.ID + "/replay"}}
	return row
}

func pastName(seat *store.EndedSeat) string {
	switch {
	case seat.Mine && (!seat.Bot || seat.Gave):
		return "you"
	case seat.Mine:
		return "a bot for you"
	case seat.Name != "":
		return seat.Name
	case seat.Bot:
		return "a bot"
	}
	return cmp.Or(seat.Sitter, "somebody")
}

// mine are the seats of the guest.
func mine(m *store.Ended) (out []table.Seat) {
	for i := range m.Seats {
		if m.Seats[i].Mine {
			out = append(out, table.Seat(i))
		}
	}
	return out
}

// ending is how a match ended for the guest.
type ending struct {
	words string
	known bool // whether they have won
	won   bool
	void  bool // it counts nowhere: all have ended it before its end
}

// endOf says how a match ended for the guest. What is stored of it need not be there, nor fit.
func endOf(m *store.Ended) ending {
	res, own := m.Result, mine(m)
	gave := len(own) > 0
	for _, s := range own {
		gave = gave && m.Seats[s].Gave
	}
	switch {
	case res != nil && res.Outcome == table.Abandoned:
		return ending{words: "Ended by all before its end", void: true}
	case gave:
		return ending{"You resigned", true, false, false}
	case res == nil || len(res.Scores) != len(m.Seats) || len(own) == 0:
		return ending{words: "How it ended is not known"}
	case res.Outcome == table.Won:
		return ending{"Won" + points(res, own), true, true, false}
	case res.Outcome == table.Lost:
		return ending{"Lost" + points(res, own), true, false, false}
	case len(own) > 1:
		return ending{words: "You held several seats"}
	case res.Winners == table.Set(own[0]):
		return ending{"Won" + points(res, own), true, true, false}
	case res.Winners.Has(own[0]):
		return ending{"Shared the first place" + points(res, own), true, true, false}
	case len(m.Seats) == 1 || res.Winners == 0:
		return ending{"Lost" + points(res, own), true, false, false}
	}
	return ending{
		fmt.Sprintf("Place %d of %d", res.Place(own[0]), len(m.Seats)) + points(res, own), true, false, false,
	}
}

// points are those of the guest's one seat; nothing where a game counts none.
func points(res *table.Result, own []table.Seat) string {
	if len(own) != 1 || !slices.ContainsFunc(res.Scores, func(n int) bool { return n != 0 }) {
		return ""
	}
	if n := res.Scores[own[0]]; n != 1 {
		return fmt.Sprintf(", with %d points", n)
	}
	return ", with 1 point"
}

// company is with whom a match was played.
type company int

const (
	withPeople company = iota
	withBots
	byOneself
)

var companies = [...]string{withPeople: "People", withBots: "Bots", byOneself: "Nobody"}

func companyOf(m *store.Ended) company {
	with := byOneself
	for i := range m.Seats {
		switch seat := &m.Seats[i]; {
		case seat.Mine:
		case !seat.Bot || seat.Others:
			return withPeople
		default:
			with = withBots
		}
	}
	return with
}

// tally adds up matches.
type tally struct {
	played, won, known   int
	places, placed, best int
	scored               bool
}

func (t *tally) add(m *store.Ended) {
	t.played++
	end, own := endOf(m), mine(m)
	if !end.known {
		return
	}
	t.known++
	if end.won {
		t.won++
	}
	if len(own) != 1 || m.Seats[own[0]].Gave {
		return
	}
	if m.Result.Outcome == "" && len(m.Seats) > 1 && m.Result.Winners != 0 {
		t.places += m.Result.Place(own[0])
		t.placed++
	}
	if n := m.Result.Scores[own[0]]; points(m.Result, own) != "" && (!t.scored || n > t.best) {
		t.best, t.scored = n, true
	}
}

// line is the tally as it is shown.
func (t *tally) line(with, players string) web.RecordLine {
	const none = "–"
	l := web.RecordLine{With: with, Players: players, Count: number(t.played), Won: none, Place: none, Best: none}
	if t.known > 0 {
		l.Won = number(t.won)
	}
	if t.placed > 0 {
		l.Place = fmt.Sprintf("%.1f", float64(t.places)/float64(t.placed))
	}
	if t.scored {
		l.Best = number(t.best)
	}
	return l
}

// records are what became of the matches of each game, in the order of the shelf, and what that leaves out.
func (s *Server) records(list []store.Ended) (out []web.GameRecord, notes []string) {
	type group struct {
		with  company
		seats int
	}
	games := map[string]map[group]*tally{}
	all := map[string]*tally{}
	branches, decks, unknown, void := 0, 0, 0, 0
	for i := range list {
		m := &list[i]
		if m.Deck {
			decks++
			continue
		}
		if m.Branch {
			branches++
			continue
		}
		if endOf(m).void {
			void++
			continue
		}
		if !endOf(m).known {
			unknown++
		}
		if games[m.Game] == nil {
			games[m.Game], all[m.Game] = map[group]*tally{}, &tally{}
		}
		k := group{companyOf(m), len(m.Seats)}
		if games[m.Game][k] == nil {
			games[m.Game][k] = &tally{}
		}
		games[m.Game][k].add(m)
		all[m.Game].add(m)
	}
	for _, game := range s.Games {
		groups := games[game.Box.Name]
		if groups == nil {
			continue
		}
		g := web.GameRecord{Game: game.Box.Name, Name: shortTitle(game.Box.Title)}
		total := all[game.Box.Name].line("All", "")
		total.All = true
		g.Lines = append(g.Lines, total)
		byCompany := func(x, y group) int { return cmp.Or(cmp.Compare(x.with, y.with), cmp.Compare(x.seats, y.seats)) }
		for _, k := range slices.SortedFunc(maps.Keys(groups), byCompany) {
			g.Lines = append(g.Lines, groups[k].line(companies[k.with], number(k.seats)))
		}
		out = append(out, g)
	}
	if unknown > 0 {
		notes = append(notes, fmt.Sprintf("Of %s it is unknown how they ended for you: that was not kept then, or "+
			"you held several seats against each other. They count as played, and nowhere else.", matches(unknown)))
	}
	if decks > 0 {
		notes = append(notes,
			fmt.Sprintf("What was played with changed cards counts nowhere here: %s.", matches(decks)))
	}
	if void > 0 {
		notes = append(notes, fmt.Sprintf("What all have ended before its end counts nowhere here: %s.", matches(void)))
	}
	if branches > 0 {
		notes = append(notes, fmt.Sprintf("What was played on from another match counts nowhere here, as its dice may "+
			"have been known: %s.", matches(branches)))
	}
	return out, notes
}

func matches(n int) string {
	if n == 1 {
		return "1 match"
	}
	return number(n) + " matches"
}
