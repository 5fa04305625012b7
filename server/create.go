package server

import (
	"context"
	crand "crypto/rand"
	"errors"
	"net/http"
	"strings"

	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// order is a match to be made.
type order struct {
	game    *shelf.Game
	setup   table.Setup
	seed    string // "" for a fresh one
	earnest bool   // no hints
	seats   []store.Seat
	host    int64
	follows string // the match this is a rematch of
}

// create makes a match and stores it. The tokens of its seats for people are in the order's seats when it returns.
func (s *Server) create(ctx context.Context, o order) (id string, seed table.Seed, err error) {
	box := o.game.Box
	setup, err := box.Check(o.setup)
	if err != nil {
		return "", seed, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	for i := range o.seats {
		if err := s.checkLevel(o.game, &o.seats[i]); err != nil {
			return "", seed, err
		}
	}
	if o.host != 0 {
		if n, err := s.Store.Hosted(ctx, o.host); err != nil {
			return "", seed, s.storeError(err)
		} else if n >= s.Limits.Hosted {
			return "", seed, refuse(http.StatusTooManyRequests, "You host too many running matches. Finish some first.")
		}
	}
	seed = s.NewSeed()
	if o.seed != "" {
		seed = table.SeedOf(o.seed)
	}
	m, err := table.NewMatch(box, setup, seed)
	if why := errors.Unwrap(err); why != nil && !errors.Is(err, table.ErrBroken) { // options that don't go together
		return "", seed, refuse(http.StatusBadRequest, sentence(why.Error()))
	}
	if err != nil {
		return "", seed, err
	}
	lines, err := marshal(m, 0)
	if err != nil {
		return "", seed, err
	}
	snap, err := m.Snapshot()
	if err != nil {
		return "", seed, err
	}
	for i := range o.seats {
		if !o.seats[i].Bot {
			o.seats[i].Token = newToken()
		}
	}
	id = strings.ToLower(crand.Text()[:12])
	state := store.Running
	if m.Over() {
		state = store.Over
	}
	err = s.Store.Create(ctx, &store.Match{
		ID: id, Game: box.Name, Setup: setup, Seed: seed, Rules: box.Version, Earnest: o.earnest, Host: o.host, Due: m.Due(), State: state, Seats: o.seats,
	}, lines, snap, o.follows)
	if errors.Is(err, store.ErrTaken) {
		return "", seed, errTaken
	}
	if err != nil {
		return "", seed, s.storeError(err)
	}
	// Loading it lets its bots begin. A failure here is not the asker's: the match is made.
	err = s.with(ctx, id, func(r *room) error {
		r.links = map[table.Seat]string{}
		for i, seat := range o.seats {
			if seat.Token != "" {
				r.links[table.Seat(i)] = seat.Token
			}
		}
		return nil
	})
	if err != nil {
		s.Log.Warn("a new match could not be loaded", "match", id, "error", err)
	}
	return id, seed, nil
}

// newToken is a token that nobody can guess.
func newToken() string { return crand.Text() }

// errTaken: the match has had its rematch.
var errTaken = refuse(http.StatusConflict, "The rematch has begun already.")

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
