package server

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"waystation/clock"
	"waystation/english"
	"waystation/games/scene"
	"waystation/rules"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

func number(n int) string { return strconv.Itoa(n) }

func span(min, max int) string {
	if min == max {
		return number(min)
	}
	return number(min) + "-" + number(max)
}

// guestAndGame are who asks, and the game that the address names.
func (s *Server) guestAndGame(r *http.Request) (store.Guest, *shelf.Game, error) {
	g, err := s.guest(r)
	game := s.game(r.PathValue("game"))
	if game == nil {
		err = errPage
	}
	return g, game, err
}

// newForm is the form for a new table. Its defaults are a game against bots, or with friends when asked for.
func (s *Server) newForm(w http.ResponseWriter, r *http.Request) {
	g, game, err := s.guestAndGame(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	with := ""
	switch wanted := r.URL.Query().Get("with"); {
	case len(game.Bots) == 0 || wanted == "friends":
	case wanted == "bots" && game.Box.MaxSeats > 1:
		s.show(w, r, http.StatusOK, web.QuickPage(s.quick(r, g, game)))
		return
	default:
		with = "bot:" + game.Usual().Name
	}
	s.show(w, r, http.StatusOK, web.SetupPage(s.setup(r, g, game, with, "")))
}

// quick is the short form for a game against bots.
func (s *Server) quick(r *http.Request, g store.Guest, game *shelf.Game) web.Quick {
	b := game.Box
	q := web.Quick{
		Page: s.page(r, shortTitle(b.Title)), Menu: s.menu(g), Name: b.Title, URL: formURL(r, b),
		Picture: game.Poster, Modes: modes(game, b.Modes[0]), Solo: solo(game), Together: game.Together,
		Length: length(game),
		Long:   web.Action{Label: "Set the table myself", URL: formURL(r, b) + longForm(r)},
	}
	q.Page.Game = b.Name
	if ofCards(r) {
		q.Notice = tryNotice
	} else {
		q.Cards = s.cardsLink(game)
	}
	for n := b.MinSeats; n <= b.MaxSeats; n++ {
		p := web.Pick{Value: number(n), Label: number(n - 1), Chosen: n == usualSeats(game)}
		if n == 1 {
			p.Label, p.About = "None", "solo"
		}
		q.Opponents = append(q.Opponents, p)
	}
	for _, l := range game.Bots {
		q.Levels = append(q.Levels,
			web.Pick{Value: l.Name, Label: l.Label, About: l.About, Chosen: l.Name == game.Usual().Name})
	}
	return q
}

// formURL is where a form for a new table is posted to: with changed cards, where it was asked for.
func formURL(r *http.Request, b *table.Box) string {
	if ofCards(r) {
		return r.URL.Path
	}
	return "/new/" + b.Name
}

// tryNotice stands above the form for a table with changed cards.
const tryNotice = "This table is played with changed cards. Everybody at it is told which, and it counts in no " +
	"statistics."

// cardsLink leads to where the cards of a game are changed, where they can be.
func (s *Server) cardsLink(game *shelf.Game) web.Action {
	if s.Workshop == nil || game.Cards == nil {
		return web.Action{}
	}
	return web.Action{Label: "Change the cards", URL: "/cards/" + game.Box.Name}
}

func longForm(r *http.Request) string {
	if ofCards(r) {
		return "?with=friends"
	}
	return ""
}

// ofCards reports whether a request is for a table with changed cards.
func ofCards(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, "/cards/") }

// usualSeats is how many play when nobody says: three against each other, one where all play together, as everything
// lies open.
func usualSeats(g *shelf.Game) int {
	n := 3
	if g.Together {
		n = 1
	}
	return min(g.Box.MaxSeats, max(g.Box.MinSeats, n))
}

func modes(g *shelf.Game, chosen string) []web.Pick {
	var out []web.Pick
	for _, m := range g.Box.Modes {
		out = append(out, web.Pick{Value: m, Label: modeName(m) + whoPlays(g.Box, m), About: g.Pitch.Modes[m],
			Time: takes(g, m), Chosen: m == chosen, Players: g.Box.Counts(m)})
	}
	return out
}

// minutes is how long a match of a mode takes among people, 0 where that is not known: a box says it of its first mode,
// and of all chapters of a campaign.
func minutes(g *shelf.Game, mode string) int {
	switch {
	case g.Primer != nil && mode == g.Primer.Mode:
		return g.Primer.Minutes
	case g.Box.Carries || len(g.Box.Modes) == 0 || mode == g.Box.Modes[0]:
		return g.Box.Minutes
	}
	return 0
}

// takes says that of one mode among several.
func takes(g *shelf.Game, mode string) string {
	n := minutes(g, mode)
	switch {
	case n == 0 || len(g.Box.Modes) < 2:
		return ""
	case g.Box.Carries && mode == g.Box.Modes[0]:
		return "about " + number(n) + " minutes a chapter"
	}
	return "about " + number(n) + " minutes"
}

// numbered is a name that ends with a number.
var numbered = regexp.MustCompile(`^([a-z]+)([0-9]+)$`)

// length says how long a match takes where all seats are people's; bots don't think so long. Of several modes each has
// its own minutes beside it.
func length(g *shelf.Game) string {
	bots := "against bots"
	if g.Together {
		bots = "with bots"
	}
	switch b := g.Box; {
	case b.Minutes == 0:
		return ""
	case len(b.Modes) > 1:
		return "The minutes of a game are those of a match among people; " + bots + " it takes less."
	default:
		return "A match among people takes about " + number(b.Minutes) + " minutes, " + bots + " less."
	}
}

// modeName is what a mode is called in a form: chapter7 is Chapter 7.
func modeName(m string) string { return english.Capital(numbered.ReplaceAllString(m, "$1 $2")) }

// whoPlays says how many a mode is for, if that is not said of the whole game.
func whoPlays(b *table.Box, mode string) string {
	counts := b.Counts(mode)
	if n := len(counts); n > 0 && n <= b.MaxSeats-b.MinSeats {
		return " (" + span(counts[0], counts[n-1]) + ")"
	}
	return ""
}

// modeOf is the mode that a form asks for. Where nobody has chosen another than the usual one, and it is not for so
// many, it is left to the box: alone one plays the mode for one.
func modeOf(b *table.Box, mode string, seats int) string {
	if len(b.Modes) > 0 && mode == b.Modes[0] && !b.Takes(mode, seats) {
		return ""
	}
	return mode
}

// seatsFor is how many play in a mode that the short form asks for, which has no line for each seat: as many as were
// chosen or, where another mode than the usual one is not for so many, the nearest number that it is for.
func seatsFor(b *table.Box, mode string, chosen int) int {
	counts := b.Counts(mode)
	if len(b.Modes) == 0 || mode == b.Modes[0] || len(counts) == 0 {
		return chosen
	}
	away := func(n int) int { return max(n-chosen, chosen-n) }
	return slices.MinFunc(counts, func(x, y int) int { return away(x) - away(y) })
}

// solo is what a game is like alone, if it can be played so.
func solo(g *shelf.Game) string {
	if g.Box.MinSeats > 1 {
		return ""
	}
	return g.Pitch.Solo
}

// seatChoices are the names, without their numbers, of those choices of a box that belong to one seat each: a name
// followed by 1 for the first seat, 2 for the second, and so on for exactly as many seats as the game has at most.
func seatChoices(b *table.Box) []string {
	has := func(name string, n int) bool {
		return slices.ContainsFunc(b.Choices, func(c table.Choice) bool { return c.Name == name+number(n) })
	}
	var out []string
	for _, c := range b.Choices {
		name, first := strings.CutSuffix(c.Name, "1")
		if !first || name == "" || has(name, b.MaxSeats+1) {
			continue
		}
		n := 2
		for n <= b.MaxSeats && has(name, n) {
			n++
		}
		if n > b.MaxSeats {
			out = append(out, name)
		}
	}
	return out
}

// seatOf is the seat a choice belongs to, or Nobody.
func seatOf(b *table.Box, choice string) table.Seat {
	for _, name := range seatChoices(b) {
		rest, ok := strings.CutPrefix(choice, name)
		if n, err := strconv.Atoi(rest); ok && err == nil && n >= 1 && n <= b.MaxSeats {
			return table.Seat(n - 1)
		}
	}
	return table.Nobody
}

// setup is the form as it was posted, or with defaults.
func (s *Server) setup(r *http.Request, g store.Guest, game *shelf.Game, with, wrong string) web.Setup {
	b := game.Box
	form := web.Setup{
		Page: s.page(r, shortTitle(b.Title)), Menu: s.menu(g), Game: b.Name, Name: b.Title, URL: formURL(r, b),
		Wrong: wrong, Chosen: usualSeats(game), Seed: r.PostForm.Get("seed"), Picture: game.Poster,
		Rates: s.rates(game), Rated: r.PostForm.Get("rated") == "yes",
		Earnest: r.PostForm.Get("hints") == "no", Hushed: r.PostForm.Get("talk") == "no",
		Curtain: !game.Together, Open: r.PostForm.Get("curtain") == "open",
	}
	form.AtOnce, form.Clock = r.PostForm.Get("ready") == "no", clockForm(clock.Clock{}, r.PostForm.Get)
	form.Timed = r.PostForm.Get("clock") != "" && r.PostForm.Get("clock") != "none"
	form.Behind, _ = strconv.Atoi(r.PostForm.Get("watchers"))
	form.Page.Game = b.Name
	if ofCards(r) {
		form.Notice = tryNotice
	}
	if n, err := strconv.Atoi(r.PostForm.Get("players")); err == nil {
		form.Chosen = n
	}
	for n := b.MinSeats; n <= b.MaxSeats; n++ {
		form.Players = append(form.Players, n)
	}
	chosen := func(name, def string) string {
		if v := r.PostForm.Get(name); v != "" {
			return v
		}
		return def
	}
	form.Modes, form.Solo, form.Length = modes(game, chosen("mode", b.Modes[0])), solo(game), length(game)
	ofSeat := map[table.Seat][]web.Option{}
	coloured := false // the game gives the colours, so that a seat has none yet
	for _, c := range b.Choices {
		value := chosen("opt."+c.Name, c.Default)
		o := web.Option{Key: c.Name, Label: c.Label, Changed: value != c.Default}
		for _, v := range c.Values {
			o.Values = append(o.Values, web.Pick{Value: v, Label: english.Capital(v), Chosen: v == value})
		}
		if seat := seatOf(b, c.Name); seat != table.Nobody {
			ofSeat[seat] = append(ofSeat[seat], o)
			coloured = coloured || o.Colours()
		} else {
			form.Options = append(form.Options, o)
		}
	}
	for i := range b.MaxSeats {
		def := "link"
		if s.Alone {
			def = "me"
		}
		if with != "" {
			def = with
		}
		if i == 0 {
			def = "me"
		}
		value := chosen("seat"+number(i), def)
		seat := web.SeatForm{
			Seat: web.SeatMark{Name: r.PostForm.Get("name" + number(i))}, Kinds: s.seatKinds(game, value),
			Options: ofSeat[table.Seat(i)],
		}
		if !coloured {
			seat.Seat.Colour = scene.Colour(table.Seat(i))
		}
		form.Seats = append(form.Seats, seat)
	}
	return form
}

// seatKinds are who can play a seat, as a form asks for it.
func (s *Server) seatKinds(game *shelf.Game, chosen string) []web.Pick {
	kinds := []web.Pick{{Value: "me", Label: "I do, or somebody beside me"}}
	if !s.Alone {
		kinds = append(kinds, web.Pick{Value: "link", Label: "A friend, by link"},
			web.Pick{Value: "open", Label: "Anybody who comes by"})
	}
	for _, l := range game.Bots {
		kinds = append(kinds, web.Pick{Value: "bot:" + l.Name, Label: "Bot: " + l.Label})
	}
	for k := range kinds {
		kinds[k].Chosen = kinds[k].Value == chosen
	}
	return kinds
}

// newTable makes a table from the form.
func (s *Server) newTable(w http.ResponseWriter, r *http.Request) {
	game := s.game(r.PathValue("game"))
	if game == nil {
		s.fail(w, r, errPage)
		return
	}
	g, err := s.maker(w, r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	o, links, err := formOrder(r, game, g)
	var id string
	if err == nil {
		id, err = s.create(r.Context(), &o)
	}
	if f := refusalOf(err); err != nil && f.status == http.StatusBadRequest {
		s.show(w, r, f.status, web.SetupPage(s.setup(r, g, game, "", f.words)))
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	drape(w, r, o)
	to := "/t/" + id
	if links {
		to += "/seats"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// maker is whoever posts a form that makes a table, if they may make one more.
func (s *Server) maker(w http.ResponseWriter, r *http.Request) (store.Guest, error) {
	if err := readForm(r); err != nil {
		return store.Guest{}, err
	}
	if !s.makes.allow(s.client(r)) {
		return store.Guest{}, errMakes
	}
	g, err := s.welcome(w, r)
	if err != nil {
		return store.Guest{}, s.storeError(err)
	}
	return g, nil
}

// formOrder is what the form asks for, and whether it leaves links to hand out.
func formOrder(r *http.Request, game *shelf.Game, g store.Guest) (o order, links bool, err error) {
	n, err := strconv.Atoi(r.PostForm.Get("players"))
	if err != nil || n < game.Box.MinSeats || n > game.Box.MaxSeats {
		return o, false, refuse(http.StatusBadRequest,
			fmt.Sprintf("%s is for %s players.", game.Box.Title, span(game.Box.MinSeats, game.Box.MaxSeats)))
	}
	mode, bots := r.PostForm.Get("mode"), r.PostForm.Get("bots")
	if bots != "" {
		n = seatsFor(game.Box, mode, n)
	}
	o = order{
		game: game, seed: r.PostForm.Get("seed"), host: g.ID,
		rated:   r.PostForm.Get("rated") == "yes",
		earnest: r.PostForm.Get("hints") == "no", hushed: r.PostForm.Get("talk") == "no",
		setup: table.Setup{Game: game.Box.Name, Mode: modeOf(game.Box, mode, n), Seats: n,
			Options: map[string]string{}},
	}
	for _, c := range game.Box.Choices {
		if v := r.PostForm.Get("opt." + c.Name); v != "" {
			o.setup.Options[c.Name] = v
		}
	}
	if o.seats, links, err = formSeats(r, n, g, bots); err == nil {
		o.terms, err = agreed(r, o.seats)
	}
	return o, links, err
}

// formSeats are the seats that a form asks for, and whether it leaves links to hand out. With bots, the short form, all
// seats but the first are played by bots of that level.
func formSeats(r *http.Request, n int, g store.Guest, bots string) (seats []store.Seat, links bool, err error) {
	for i := range n {
		seat := store.Seat{Name: cleanName(r.PostForm.Get("name" + number(i)))}
		kind := r.PostForm.Get("seat" + number(i))
		if kind == "" && bots != "" { // the short form
			kind = "bot:" + bots
			if i == 0 {
				kind = "me"
			}
		}
		switch {
		case kind == "me":
			seat.Sitters = []store.Sitter{{Guest: g.ID}}
		case kind == "link":
			links = true
		case kind == "open":
			seat.Open = true
		case strings.HasPrefix(kind, "bot:"):
			seat.Bot, seat.Level = true, strings.TrimPrefix(kind, "bot:")
		default:
			return nil, false, refuse(http.StatusBadRequest, fmt.Sprintf("Say who plays seat %d.", i+1))
		}
		seats = append(seats, seat)
	}
	return seats, links, nil
}

// rulebook shows the rules of a game.
func (s *Server) rulebook(w http.ResponseWriter, r *http.Request) {
	g, game, err := s.guestAndGame(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	b := web.Rulebook{
		Page: s.of(game.Box.Name, s.page(r, "Rules of "+shortTitle(game.Box.Title))), Menu: s.menu(g),
		Game: game.Box.Name, Name: game.Box.Title, URL: r.URL.Path, Query: r.URL.Query().Get("q"),
		Cards:    s.cardsLink(game),
		Chapters: chapters(game.Ledger.Book()),
	}
	s.show(w, r, http.StatusOK, web.RulebookPage(b))
}

// chapters are those of a rulebook. What stands before the first is a chapter without rules.
func chapters(b *rules.Book) []web.Chapter {
	var out []web.Chapter
	if len(b.Preface) > 0 {
		out = append(out, web.Chapter{ID: "preface", Title: "In short", Intro: b.Preface})
	}
	for i, c := range b.Chapters {
		chapter := web.Chapter{ID: "chapter-" + number(i+1), Title: c.Title, Intro: c.Intro}
		for _, r := range c.Rules {
			chapter.Rules = append(chapter.Rules, web.Rule{ID: r.ID, Text: r.Marked()})
		}
		out = append(out, chapter)
	}
	return out
}

// card shows one card of a game: where its name leads.
func (s *Server) card(w http.ResponseWriter, r *http.Request, g store.Guest) {
	if game := s.game(r.PathValue("game")); game != nil {
		if cards, ok := game.Screen.(shelf.Cards); ok {
			if held, ok := cards.Card(r.PathValue("card")); ok {
				p := s.of(game.Box.Name, s.page(r, held.Card.Name))
				s.show(w, r, http.StatusOK, web.CardPage(p, s.menu(g), held))
				return
			}
		}
	}
	s.fail(w, r, refuse(http.StatusNotFound, "There is no such card."))
}
