package server

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"waystation/bots"
	"waystation/contain"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

// wake lets the bots think that are asked something. What has been done is stored by then, and stands also where the
// game breaks when it is looked at for a bot: then the match is set aside.
func (r *room) wake() {
	defer func() {
		if p := recover(); p != nil {
			r.log.Error("the bots of a match can't think", "match", r.id, "panic", fmt.Sprint(p),
				"stack", string(debug.Stack()))
			r.server.setAside(r.id, brokenRules)
		}
	}()
	if r.m == nil || r.m.Over() || r.closed() != nil {
		return
	}
	r.thinking.rush = r.thinking.rush && !r.peoplePlay()
	for _, s := range r.thinking.next(r.m, r.info.Seats) {
		if r.asksPeople(s) {
			continue
		}
		if r.handBack(s) {
			return // all has been looked at anew
		}
		r.think(s)
	}
}

// think begins to think about the seat's question, unless somebody does so already.
func (r *room) think(seat table.Seat) {
	ask := r.m.Ask(seat)
	if r.thinking.about(seat, ask.Number) || r.server.ctx.Err() != nil {
		return
	}
	t := r.thinking.begin(seat, ask.Number)
	job, err := r.job(seat, t)
	if err != nil { // never: it is asked
		return
	}
	if _, err := r.server.rooms.hold(r.id); err != nil { // never: the room is in memory
		return
	}
	r.server.spawn("a bot plays", func() {
		defer r.server.rooms.release(r, true)
		r.server.play(job)
	})
}

// job is a question for a bot, and what becomes of its answer.
type job struct {
	*think.Job
	seat     table.Seat
	thought  *thought
	watched  bool
	row      int            // how many answers of bots came right before
	script   []table.Option // the answer that a guided match has for it,
	scripted bool           // if it has one
}

func (r *room) job(seat table.Seat, t *thought) (job, error) {
	why := map[error]string{contain.ErrEndless: r.endlessBot(seat), think.ErrKills: r.deadlyBot(seat)}
	j := job{Job: &think.Job{
		Match: r.id, Game: r.game, Turn: think.Turn{Share: r.share(), Soon: len(r.audience) > 0 || r.peoplePlay()},
		Level: level(r.game, r.info.Seats[seat].Level), Seed: bots.Seed(r.info.Seed, seat),
		Thinker: r.thinking.thinkers[seat], GivenUp: func(err error) { r.server.setAside(r.id, why[err]) },
	}, seat: seat, thought: t, watched: len(r.audience) > 0 && !r.thinking.rush, row: r.thinking.row}
	if err := r.server.take(j.Job, r.m, seat); err != nil {
		return j, err
	}
	if r.taught() {
		j.script, j.scripted = r.game.Lesson.Answers(r.m, j.Ask)
	}
	return j, nil
}

// share is with what the bots of a match take turns: with all that is thought for whoever has made it.
func (r *room) share() string {
	if r.maker == "" && r.info.Host != 0 {
		return fmt.Sprint("guest ", r.info.Host)
	}
	return r.maker
}

// level is the bot level of that name, or the default one; nil when the game has no bots.
func level(g *shelf.Game, name string) *shelf.BotLevel {
	for i := range g.Bots {
		if g.Bots[i].Name == name {
			return &g.Bots[i]
		}
	}
	return g.Usual()
}

// play answers one question in a bot's place.
func (s *Server) play(j job) {
	answer, err := s.choose(j)
	if s.ctx.Err() != nil || errors.Is(err, contain.ErrEndless) || errors.Is(err, think.ErrKills) {
		return
	}
	if err != nil {
		s.Log.Error("a bot failed", "match", j.Match, "seat", j.seat, "prompt", j.Ask.Prompt.Kind,
			"error", err, "stack", table.Stack(err))
		s.gauges.botFailures.Inc()
	}
	if err == nil && j.watched && !s.sleep(pause(s.BotPause, j.row)) {
		return
	}
	b := (*contain.Broken)(nil)
	failed, broke := err != nil, errors.As(err, &b)
	err = s.with(s.ctx, j.Match, func(r *room) error {
		if broke {
			r.thinking.broke++
		}
		if r.thinking.broke >= maxBroke {
			s.setAside(j.Match, r.brokenBot(j.seat))
			return nil
		}
		return r.answered(j, answer, failed)
	})
	if errors.Is(err, errStore) {
		s.reload(j.Match)
	}
}

// pause is how long a bot waits for those who watch. The longer the row of bots' answers, the shorter: people want to
// follow the first of them, and then their own turn.
func pause(d time.Duration, row int) time.Duration {
	for range min(row, 10) {
		d = d * 17 / 20
	}
	return d
}

// reload tries to read a match that could not be stored until the store answers again. Being read, it lets its bots
// think anew.
func (s *Server) reload(id string) {
	for wait := time.Second; s.sleep(wait); wait = min(2*wait, 30*time.Second) {
		if err := s.with(s.ctx, id, func(*room) error { return nil }); !errors.Is(err, errStore) {
			return
		}
	}
}

// answered gives a bot's answer, or the default one when the bot failed.
func (r *room) answered(j job, answer []table.Option, failed bool) error {
	if r.m == nil || !r.thinking.holds(j.seat, j.thought) {
		return nil // the match was read anew, or the world has moved on
	}
	ask := r.m.Ask(j.seat)
	if ask == nil || ask.Number != j.thought.number || !r.info.Seats[j.seat].Bot {
		r.thinking.stop(j.seat)
		r.wake()
		return nil
	}
	if !failed {
		err := r.botActs(j, ask, answer)
		if err == nil || errors.Is(err, errStore) || errors.Is(err, errAside) {
			return err
		}
		r.log.Error("a bot's answer was refused", "match", r.id, "seat", j.seat,
			"error", err, "stack", table.Stack(err))
		r.server.gauges.botFailures.Inc()
	}
	err := r.act(r.server.ctx, func(m *table.Match) error { return r.botAnswers(m, j.seat, ask, m.Default(ask)) })
	if err != nil && !errors.Is(err, errStore) && !errors.Is(err, errAside) {
		r.log.Error("the default answer was refused; the seat waits for its host", "match", r.id, "seat", j.seat,
			"error", err, "stack", table.Stack(err))
		return nil
	}
	return err
}

// botActs gives a bot's answer. If the bot is asked again at once, it remembers what it has found.
func (r *room) botActs(j job, ask *table.Ask, answer []table.Option) error {
	if j.Thinker != nil {
		r.thinking.thinkers = map[table.Seat]bots.Thinker{j.seat: j.Thinker}
	}
	err := r.act(r.server.ctx, func(m *table.Match) error {
		r.thinking.row = j.row + 1
		return r.botDoes(m, j.seat, ask, answer)
	})
	r.thinking.thinkers = nil
	r.server.gauges.answered("bot", err)
	return err
}

// botDoes gives the bot's answer, or does what it wants to do first.
func (r *room) botDoes(m *table.Match, seat table.Seat, ask *table.Ask, answer []table.Option) error {
	if len(answer) != 1 || !offers(ask.Free, answer[0]) || offers(ask.Options, answer[0]) {
		return r.botAnswers(m, seat, ask, bots.Key(m.Verbs(), answer))
	}
	if r.thinking.freed[seat] >= maxFree {
		return fmt.Errorf("%d free actions and no answer", maxFree)
	}
	err := m.Free(seat, table.Key(m.Verbs(), answer[0]), table.ByBot)
	if err == nil {
		r.thinking.free(seat)
	}
	return err
}

// botAnswers answers in a bot's place, which ends its thought.
func (r *room) botAnswers(m *table.Match, seat table.Seat, ask *table.Ask, key string) error {
	err := m.Answer(seat, ask.Number, key, table.ByBot)
	if err == nil {
		r.thinking.answered(seat)
	}
	return err
}

func offers(list []table.Offered, o table.Option) bool {
	return slices.ContainsFunc(list, func(x table.Offered) bool { return x.Option == o })
}

// choose is a bot's answer.
func (s *Server) choose(j job) ([]table.Option, error) {
	switch {
	case j.Level == nil:
		return nil, errors.New("the game has no bots")
	case j.scripted:
		return j.script, nil
	}
	a, err := s.think(j.Job)
	if err != nil {
		return nil, err
	}
	return a.Set, nil
}

// sleep reports whether the time passed before the server closed.
func (s *Server) sleep(d time.Duration) bool {
	if d <= 0 {
		return s.ctx.Err() == nil
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-s.ctx.Done():
		return false
	}
}
