// Package think is who thinks for bots: what they are asked, as a job, and this process, which does such jobs. Others
// can do them as well (package bus).
package think

import (
	"context"
	"errors"
	"math/rand/v2"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/contain"
	"waystation/shelf"
	"waystation/table"
)

// Thinker does jobs. The error is contain.ErrEndless, *contain.Broken, one of those below or that of the context.
type Thinker interface {
	Think(ctx context.Context, j *Job) (*Answer, error)
}

// Workers do jobs in other processes.
type Workers interface {
	Thinker
	// Up reports whether they did so when they were last asked.
	Up() bool
}

var (
	// ErrBusy: there was no place to think.
	ErrBusy = errors.New("no place to think was free")
	// ErrNobody: no worker has done the job, and it is nobody's fault: somebody else can.
	ErrNobody = errors.New("no worker has taken the job")
	// ErrKills: the job has ended the workers that did it.
	ErrKills = errors.New("the workers that thought about it have died")
)

// Job is a question that a bot is to think about. It shares nothing that changes with the match it is asked in.
type Job struct {
	Match   string // its name
	Game    *shelf.Game
	Turn    Turn
	Level   *shelf.BotLevel // of the bot that answers; nil: the game's adviser looks at all answers
	Seed    uint64          // of the bot
	Budget  search.Budget   // of the adviser
	Thinker bots.Thinker    // that answers, and remembers what it has found; nil: one that does not search
	Ask     *table.Ask
	View    any
	Worlds  *table.Worlds // to search in
	Copy    *table.Match  // of the match, for workers; nil where there are none
	// GivenUp is called with ErrKills, or with contain.ErrEndless before this process counts it as lost.
	GivenUp func(error)
}

// Answer is what has come of a job.
type Answer struct {
	Set   []table.Option   // the answer of a bot
	Found *search.Analysis // by an adviser
}

// Take takes out of a match all that is needed to think about what a seat is asked, which may be done under a lock that
// thinking does not hold.
func (j *Job) Take(m *table.Match, s table.Seat) (err error) {
	if j.Ask = m.Ask(s); j.Ask == nil {
		return table.ErrNotAsked
	}
	j.View = m.View(s)
	if j.Level != nil && j.Level.Style != nil && j.Thinker == nil {
		j.Thinker, _ = j.Level.New(j.Seed).(bots.Thinker)
	}
	if j.Searches() {
		j.Worlds, err = m.Worlds(s)
	}
	return err
}

// NewSeed is a seed for an adviser: nobody asks them for the same twice.
func NewSeed() uint64 { return rand.Uint64() }

// Searches reports whether the job takes its time, and as many threads as it gets.
func (j *Job) Searches() bool { return j.Level == nil || j.Thinker != nil }

// search is the answer by a search.
func (j *Job) search(ctx context.Context, threads int) *Answer {
	if j.Level != nil {
		return &Answer{Set: j.Thinker.Think(ctx, j.Worlds, threads)}
	}
	return &Answer{Found: search.New(*j.Game.Adviser(), j.Budget, j.Seed).Analyse(ctx, j.Worlds, threads)}
}

// choose is the answer at once.
func (j *Job) choose() *Answer { return &Answer{Set: j.Level.New(j.Seed).Choose(j.View, j.Ask)} }

// givenUp tells whoever wants to know.
func (j *Job) givenUp() {
	if j.GivenUp != nil {
		j.GivenUp(contain.ErrEndless)
	}
}
