package server

import (
	"context"
	crand "crypto/rand"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"waystation/contain"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// order is a match to be made.
type order struct {
	game    *shelf.Game
	setup   table.Setup
	seed    string       // "" for a fresh one
	given   bool         // somebody has given the seed of the match that is played on
	brought bool         // it comes as a file, dealt elsewhere
	exact   *table.Seed  // the very seed, of a lesson; nil elsewhere
	begun   *table.Match // what the match has been so far, when it is played on from another; nil elsewhere
	earnest bool         // no hints
	rated   bool         // it counts for ratings
	hushed  bool         // no talk
	seats   []store.Seat
	terms   store.Terms // what is settled from the start; its seats may be left out
	host    int64
	rematch string // the match this is a rematch of
	follows string // the match this is the next chapter after
	by      store.Who

	replaces string // the match whose place it takes
	notes    []store.Note

	// When it has been made:
	committed table.Seed
	campaign  *store.Campaign // the one that it begins
}

// ties are what the match will have to do with others. One whose game carries something on, and that comes after
// none, begins a campaign.
func (o *order) ties() store.Ties {
	if o.game.Box.Carries && o.follows == "" {
		o.campaign = &store.Campaign{
			ID: newID(), Game: o.game.Box.Name, Name: shortTitle(o.game.Box.Title), Token: newToken(),
		}
	}
	return store.Ties{
		Rematch: o.rematch, Follows: o.follows, By: o.by, Begins: o.campaign, Replaces: o.replaces, Notes: o.notes,
	}
}

// create makes a match and stores it. When it returns, the order has its seed, the tokens of the seats for people,
// and the campaign that has begun.
func (s *Server) create(ctx context.Context, o *order) (id string, err error) {
	box := o.game.Box
	setup, err := box.Check(o.setup)
	if err != nil {
		return "", refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if err := checkBehind(o.terms.Behind); err != nil {
		return "", err
	}
	for i := range o.seats {
		if err := s.checkLevel(o.game, &o.seats[i]); err != nil {
			return "", err
		}
	}
	if o.host != 0 {
		if n, err := s.Store.Hosted(ctx, o.host); err != nil {
			return "", s.storeError(err)
		} else if n >= s.Limits.Hosted {
			return "", refuse(http.StatusTooManyRequests, "You host too many running matches. Finish some first.")
		}
	}
	client := clientOf(ctx)
	if client != "" && s.rooms.made(client) >= s.Limits.AddressRooms {
		return "", refuse(http.StatusTooManyRequests,
			"Too many matches that were made from where you are are being played. Finish some first.")
	}
	if o.rated {
		if err := s.rateable(o, setup); err != nil {
			return "", err
		}
		o.earnest = true
	}
	if err := s.checkSeed(o); err != nil {
		return "", err
	}
	seed := s.NewSeed()
	switch {
	case o.exact != nil:
		seed = *o.exact
	case o.begun != nil:
		seed = o.begun.Seed()
	case o.seed != "":
		seed = table.SeedOf(o.seed)
	}
	o.committed = seed
	m, err := o.begun, error(nil)
	if m == nil {
		lost := s.contain(context.Background(), careful{what: "a new match", limit: s.Limits.RuleTime},
			func() { m, err = table.NewMatch(box, setup, seed) })
		if errors.Is(lost, contain.ErrEndless) {
			return "", errNoBeginning
		}
		if lost != nil {
			return "", lost
		}
	}
	if why := errors.Unwrap(err); why != nil && !errors.Is(err, table.ErrBroken) { // options that don't go together
		return "", refuse(http.StatusBadRequest, sentence(why.Error()))
	}
	if err != nil {
		return "", err
	}
	lines, err := marshal(m, 0)
	if err != nil {
		return "", err
	}
	snap, err := m.Snapshot()
	if err != nil {
		return "", err
	}
	for i := range o.seats {
		if !o.seats[i].Bot {
			o.seats[i].Token = newToken()
		}
	}
	o.settled()
	id = newID()
	now := standing(m)
	err = s.Store.Create(ctx, &store.Match{
		ID: id, Game: box.Name, Setup: setup, Seed: seed, Given: o.given || o.seed != "", Brought: o.brought,
		Rules: box.Version, Rated: o.rated, Earnest: o.earnest, Hushed: o.hushed,
		Host: o.host, Due: now.Due, State: now.State, Result: now.Result, Seats: o.seats,
		Origin: m.Origin(), Deck: s.deck(), Terms: o.terms,
	}, lines, snap, o.ties())
	if err != nil {
		return "", s.untied(err)
	}
	if s.Store.Node() != "" && !asksBots(o.seats, now.Due) {
		return id, nil // whoever is asked for it first takes it, as a proxy may lead all who want it to one server
	}
	// Loading it lets its bots begin. A failure here is not the asker's: the match is made.
	s.rooms.making(id, client)
	err = s.with(ctx, id, func(r *room) error {
		for i, seat := range o.seats {
			if seat.Token != "" {
				r.people.link(table.Seat(i), seat.Token)
			}
		}
		return nil
	})
	if err != nil {
		s.Log.Warn("a new match could not be loaded", "match", id, "error", err)
	}
	return id, nil
}

// asksBots reports whether a bot is asked something.
func asksBots(seats []store.Seat, due table.Seats) bool {
	for i := range seats {
		if seats[i].Bot && due.Has(table.Seat(i)) {
			return true
		}
	}
	return false
}

// settled completes what is settled from the start: everybody has all their time, nobody stands in for who has not said
// so, and who waits waits for somebody who is still to come or be ready.
func (o *order) settled() {
	for i := len(o.terms.Seats); i < len(o.seats); i++ {
		x := store.SeatTerms{Hand: o.terms.Clock.New()}
		if len(o.seats[i].Sitters) > 0 {
			x.Consent, x.Deputies = store.NoConsent, store.NoConsent // until they say otherwise
		}
		o.terms.Seats = append(o.terms.Seats, x)
	}
}

// checkSeed refuses a seed that others at the table could find: they see its hash, and what chance has done so far, and
// can try seeds until one fits. Who holds all seats, as where a screen is passed on, may give any.
func (s *Server) checkSeed(o *order) error {
	people, host := 0, 0
	for i := range o.seats {
		switch x := &o.seats[i]; {
		case x.Bot:
		case o.host != 0 && x.Holds(o.host):
			host = 1
		default:
			people++
		}
	}
	if o.seed == "" || people+host < 2 || utf8.RuneCountInString(o.seed) >= s.Limits.SeedLength {
		return nil
	}
	return refuse(http.StatusBadRequest, fmt.Sprintf("Others at the table could find so short a seed by trying, "+
		"and know all that is to come. Give it %d characters or more, or leave it empty.", s.Limits.SeedLength))
}

// newToken is a token that nobody can guess.
func newToken() string { return crand.Text() }

// newID is the name of a match or a campaign, which stands in its address.
func newID() string { return strings.ToLower(crand.Text()[:12]) }

// errTaken: the match has been followed, by its rematch or the next chapter.
var errTaken = refuse(http.StatusConflict, "What comes after this match has begun already.").as("followed")

// untied says why a match could not be stored as one that comes after another.
func (s *Server) untied(err error) error {
	switch {
	case errors.Is(err, store.ErrTaken):
		return errTaken
	case errors.Is(err, store.ErrDenied), errors.Is(err, store.ErrRunning), errors.Is(err, store.ErrFull):
		return s.campaignError(err)
	}
	return s.storeError(err)
}

// follow makes the match that comes after another, once. after says what it is to be, or which it is already. made is
// whether it was made here, and not by somebody who was quicker.
func (s *Server) follow(
	ctx context.Context, id string, after func(*room) (order, string, error),
) (next string, o order, made bool, err error) {
	err = s.with(ctx, id, func(room *room) (err error) {
		o, next, err = after(room)
		return err
	})
	if err != nil || next != "" {
		return next, o, false, err
	}
	fresh, err := s.create(ctx, &o)
	if err != nil && !errors.Is(err, errTaken) {
		return "", o, false, err
	}
	err = s.with(ctx, id, func(room *room) error {
		if err := room.reread(ctx); err != nil {
			return err
		}
		_, next, err = after(room)
		return err
	})
	return next, o, next == fresh && err == nil, err
}

// checkLevel completes a bot's level with the default, and refuses one that the game does not know.
func (s *Server) checkLevel(g *shelf.Game, seat *store.Seat) error {
	if !seat.Bot {
		return nil
	}
	l := level(g, seat.Level)
	if l == nil {
		return refuse(http.StatusBadRequest, g.Box.Title+" has no bots.")
	}
	if seat.Level != "" && seat.Level != l.Name {
		return refuse(http.StatusBadRequest, "There is no bot \""+seat.Level+"\". There are: "+levels(g)+".")
	}
	seat.Level = l.Name
	return nil
}

func levels(g *shelf.Game) string {
	var names []string
	for _, l := range g.Bots {
		names = append(names, l.Name)
	}
	return strings.Join(names, ", ")
}

// storeError is what people are told when the store failed.
func (s *Server) storeError(err error) error {
	if r := refusalOf(err); r != errBroken {
		return r
	}
	s.Log.Error("the store failed", "error", err)
	s.gauges.storeFailures.Inc()
	return errStore
}
