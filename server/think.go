package server

import (
	"errors"

	"waystation/bots/search"
	"waystation/contain"
	"waystation/table"
	"waystation/think"
)

// take takes out of a match what a job is about. It is called under the lock of its room, or where nobody else has it.
func (s *Server) take(j *think.Job, m *table.Match, seat table.Seat) error {
	if err := j.Take(m, seat); err != nil {
		return err
	}
	if s.sends(j) {
		j.Copy = m.Clone()
	}
	return nil
}

// sends reports whether a job is one for workers. To send one takes many times as long as a bot that does not search.
func (s *Server) sends(j *think.Job) bool { return s.Workers != nil && j.Searches() }

// think has a job done by workers, or where there are none, or none in time, in this process.
func (s *Server) think(j *think.Job) (*think.Answer, error) {
	if s.sends(j) {
		a, err := s.Workers.Think(s.ctx, j)
		if !errors.Is(err, think.ErrNobody) {
			s.gauges.thought("worker")
			return a, err
		}
	}
	s.gauges.thought("process")
	return s.local.Think(s.ctx, j)
}

// advice is a job for the adviser of a room's game, with a question in the room's match.
func (r *room) advice(x think.Turn, seat table.Seat, budget search.Budget) (*think.Job, error) {
	why := map[error]string{contain.ErrEndless: endlessRules, think.ErrKills: deadlyRules}
	j := &think.Job{Match: r.id, Game: r.game, Turn: x, Seed: think.NewSeed(), Budget: budget,
		GivenUp: func(err error) { r.server.setAside(r.id, why[err]) }}
	return j, r.server.take(j, r.m, seat)
}

// advise lets a bot search in worlds of a match. It waits for threads that are free, but not for long.
func (s *Server) advise(j *think.Job) (*search.Analysis, error) {
	a, err := s.think(j)
	switch {
	case errors.Is(err, think.ErrBusy):
		return nil, errAllThink
	case errors.Is(err, contain.ErrEndless), errors.Is(err, think.ErrKills):
		return nil, errEnds
	case err != nil:
		return nil, err
	}
	return a.Found, nil
}
