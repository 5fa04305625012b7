package aec

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"waystation/bots"
	"waystation/table"
)

// Config is what an environment is made of.
type Config struct {
	Game  *Game
	Setup table.Setup
	// Seed decides the first match and, by their numbers, those after it; "": nobody can foresee them.
	Seed string
	// Bots play the seats that no agent has, by the name of the bot.
	Bots map[table.Seat]string
	// Free offers what needs no turn as well, behind the answers.
	Free bool
	// Limit is after how many steps a match is cut off; 0: DefaultLimit.
	Limit int
}

// DefaultLimit is after how many steps a match is cut off.
const DefaultLimit = 20_000

// maxLimit is the most steps a match may have: its log holds only so much.
const maxLimit = 100_000

// Env is one match that agents play, and those that follow it. It is not safe for concurrent use.
type Env struct {
	config  Config
	names   []string // of all agents
	seats   []table.Seat
	seed    string
	resets  int
	players [table.MaxSeats]bots.Player // nil where an agent plays

	m     *table.Match
	order uint64 // decides who of several is asked first
	turn  uint64
	alive []table.Seat // the agents that have not taken leave of the match
	seat  table.Seat   // the agent selected; Nobody when all have taken leave
	asked question
	steps int

	rewards, earned [table.MaxSeats]float64
	over, cut       bool
	result          table.Result // when over
	broken          bool

	view any // the last one that was put into numbers: its memory is used again
}

// What is wrong with a step. The messages are for people.
var (
	ErrAction = errors.New("no such action")
	ErrIdle   = errors.New("nobody is to act")
	ErrBroken = errors.New("the game broke")
)

// NoAction is how an agent takes leave of a match that is over.
const NoAction = -1

// New makes an environment. It has no match before the first Reset.
func New(c Config) (*Env, error) {
	var err error
	if c.Setup, err = c.Game.Box.Check(c.Setup); err != nil {
		return nil, err
	}
	if c.Limit == 0 {
		c.Limit = DefaultLimit
	}
	if c.Limit < 1 || c.Limit > maxLimit {
		return nil, fmt.Errorf("a limit of %d steps: it must be from 1 to %d", c.Limit, maxLimit)
	}
	e := &Env{config: c, seed: c.Seed, seat: table.Nobody}
	for s := range table.Seat(c.Setup.Seats) {
		if _, bot := c.Bots[s]; !bot {
			e.seats = append(e.seats, s)
			e.names = append(e.names, AgentName(s))
		}
	}
	if len(e.seats) == 0 {
		return nil, errors.New("bots have all seats: nothing is left for agents")
	}
	for s, name := range c.Bots {
		if s < 0 || int(s) >= c.Setup.Seats {
			return nil, fmt.Errorf("a bot for seat %d: there are %d, counted from 0", s, c.Setup.Seats)
		}
		if c.Game.bot(name) == nil {
			return nil, fmt.Errorf("there is no bot %q of %s that answers at once; there are %s", name,
				c.Game.Box.Title, c.Game.botNames())
		}
	}
	return e, nil
}

func (g *Game) bot(name string) *Bot {
	if i := slices.IndexFunc(g.Bots, func(b Bot) bool { return b.Name == name }); i >= 0 {
		return &g.Bots[i]
	}
	return nil
}

func (g *Game) botNames() (names string) {
	for i, b := range g.Bots {
		if i > 0 {
			names += ", "
		}
		names += b.Name
	}
	return names
}

// AgentName is the name of the agent of a seat.
func AgentName(s table.Seat) string { return "seat_" + strconv.Itoa(int(s)) }

// Agent is the seat of an agent by its name; false where no agent has that name.
func (e *Env) Agent(name string) (table.Seat, bool) {
	i := slices.Index(e.names, name)
	if i < 0 {
		return table.Nobody, false
	}
	return e.seats[i], true
}

// Reset begins a match: that of the seed, or where it is "" the next one of the seed before.
func (e *Env) Reset(seed string) error {
	switch {
	case seed != "":
		e.seed, e.resets = seed, 0
	case e.seed == "":
		e.seed = table.NewSeed().String()
	case e.m != nil:
		e.resets++
	}
	text := e.seed
	if e.resets > 0 {
		text += " " + strconv.Itoa(e.resets)
	}
	at := table.SeedOf(text)
	m, err := table.NewMatch(e.config.Game.Box, e.config.Setup, at)
	if err != nil {
		return err
	}
	e.m, e.turn, e.steps, e.over, e.cut, e.broken = m, 0, 0, false, false, false
	h := sha256.Sum256(append([]byte("waystation agents\n"), at[:]...))
	e.order = binary.LittleEndian.Uint64(h[:])
	e.alive = slices.Clone(e.seats)
	e.rewards, e.earned = [table.MaxSeats]float64{}, [table.MaxSeats]float64{}
	for s, name := range e.config.Bots {
		e.players[s] = e.config.Game.bot(name).New(bots.Seed(at, s))
	}
	return e.goOn()
}

// Step is what the selected agent does: the index of something offered, or NoAction once the match is over for it. It
// is all or nothing: after an error nothing has changed, unless the game broke.
func (e *Env) Step(action int) error {
	switch {
	case e.m == nil:
		return fmt.Errorf("%w: reset begins a match", ErrIdle)
	case e.broken:
		return fmt.Errorf("%w before: reset begins another match", ErrBroken)
	case e.seat == table.Nobody:
		return fmt.Errorf("%w: the match is over for all; reset begins another", ErrIdle)
	case e.done():
		return e.leave(action)
	case action < 0 || action >= len(e.asked.shown):
		return fmt.Errorf("%w: %d; %d are offered, counted from 0", ErrAction, action, len(e.asked.shown))
	}
	answer, free := e.asked.take(action)
	e.steps++
	e.rewards = [table.MaxSeats]float64{}
	e.earned[e.seat] = 0
	if answer == nil {
		e.checkLimit()
		return nil
	}
	key := table.SetKey(e.m.Verbs(), answer)
	var err error
	if free {
		err = e.m.Free(e.seat, key, table.ByBot)
	} else {
		err = e.m.Answer(e.seat, e.asked.ask.Number, key, table.ByBot)
	}
	if err != nil {
		e.broken = true
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return e.goOn()
}

// leave takes an agent out of a match that is over.
func (e *Env) leave(action int) error {
	if action != NoAction {
		return fmt.Errorf("%w: the match is over for %s, which takes leave with null", ErrAction, AgentName(e.seat))
	}
	e.rewards = [table.MaxSeats]float64{}
	e.alive = e.alive[1:]
	e.seat = table.Nobody
	if len(e.alive) > 0 {
		e.seat = e.alive[0]
	}
	return nil
}

// goOn goes on to the next question to an agent, or to the end. Bots answer on the way.
func (e *Env) goOn() (err error) {
	defer func() { e.broken = e.broken || err != nil }()
	for !e.m.Over() && e.steps < e.config.Limit {
		s := table.Turns(nil, e.m.Due(), both(e.order, e.turn))[0]
		e.turn++
		if e.players[s] == nil {
			e.seat = s
			e.asked = ask1(e.ask(s), e.config.Free)
			return nil
		}
		ask := e.m.Ask(s)
		e.steps++
		answer := e.players[s].Choose(e.m.View(s), ask)
		if err := e.m.Answer(s, ask.Number, bots.Key(e.m.Verbs(), answer), table.ByBot); err != nil {
			return fmt.Errorf("%w: %w", ErrBroken, err)
		}
	}
	e.end()
	return nil
}

// ask is the question of an agent's seat, as much of it as numbers tell.
func (e *Env) ask(s table.Seat) *table.Ask {
	if e.config.Free {
		return e.m.Ask(s)
	}
	return e.m.AskBrief(s)
}

// checkLimit cuts the match off where it has had its steps.
func (e *Env) checkLimit() {
	if e.steps >= e.config.Limit {
		e.end()
	}
}

// end ends the match for all agents.
func (e *Env) end() {
	e.over = e.m.Over()
	e.cut = !e.over
	e.asked = question{}
	if e.over {
		e.result = e.m.Result()
		for _, s := range e.seats {
			e.rewards[s] = reward(&e.result, s)
			e.earned[s] += e.rewards[s]
		}
	}
	e.seat = e.alive[0]
}

// reward is what the end of a match is worth to a seat: 1 where it has won, -1 where it has lost, 0 where nobody has.
func reward(r *table.Result, s table.Seat) float64 {
	switch {
	case r.Outcome == table.Won:
		return 1
	case r.Outcome == table.Lost:
		return -1
	case r.Winners.Has(s):
		return 1
	case r.Winners == 0:
		return 0
	}
	return -1
}

// done reports whether the match is over, or cut off.
func (e *Env) done() bool { return e.over || e.cut }
