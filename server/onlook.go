package server

import (
	"context"
	"errors"

	"waystation/store"
	"waystation/table"
)

// lookAt runs f with a match as with does; where another server plays it, with the match as it is stored. f changes
// nothing.
func (s *Server) lookAt(ctx context.Context, id string, f func(*room) error) error {
	err := s.with(ctx, id, f)
	if !errors.Is(err, errElsewhere) {
		return err
	}
	r := s.room(id)
	r.journal = onlooker{s.Store}
	var result error
	err = s.contain(context.Background(), careful{what: "a look at a match", limit: s.Limits.RuleTime}, func() {
		if result = r.owner.load(ctx); result == nil {
			result = f(r)
		}
	})
	if err != nil {
		s.Log.Error("a match can't be looked at", "match", id, "error", err)
		return errBroken
	}
	return result
}

// onlooker is the store for whoever only looks at a match.
type onlooker struct{ *store.Store }

func (onlooker) Hold(context.Context, string) error { return nil }
func (onlooker) Holds(string) bool                  { return true }

func (onlooker) Append(context.Context, string, int, [][]byte, store.Standing, *table.Snapshot) error {
	return store.ErrElsewhere
}

func (onlooker) SettleTerms(context.Context, string, store.Settled) error { return store.ErrElsewhere }

// What a match goes on from is noted by whoever plays it.

func (onlooker) Rebase(context.Context, string, store.State, string, table.Snapshot) error {
	return nil
}
func (onlooker) Mark(context.Context, string, store.State, string) error { return nil }
