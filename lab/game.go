package lab

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"waystation/bots"
	"waystation/table"
)

// game is one game as the lab remembers it.
type game struct {
	number    int
	failed    string // why it was not played to its end, or ""
	decisions int
	rounds    int
	scores    []int
	winners   table.Seats
	ending    string
	kinds     [][]string // of each seat
	counts    []count
	cards     []card
	losses    []loss
	drama     *drama // nil: nobody looked
}

// count is how often something was counted.
type count struct {
	name string
	n    int
}

// card is what became of a card in a game.
type card struct {
	name    string
	offered bool        // it lay where it could be had, or befell somebody
	taken   table.Seats // who had it
}

// loss is what befell a seat.
type loss struct {
	seat  int
	cause string
}

// bench is one worker's table and game, used again and again.
type bench struct {
	ctx   context.Context
	s     *Setting
	start table.Game
	t     *table.Table
	g     table.Game
	told  []table.Event // in the game just played
	seed  [2]uint64
	quiet table.Config
	watch *watcher // of the game being played; nil: nobody looks
	// note is told each answer of a match before it is given, and when the match is over; nil: nobody is
	note func(m *table.Match, s table.Seat, answer []table.Option)
}

func (s *Setting) bench(ctx context.Context, start table.Game) *bench {
	seed := table.SeedOf(s.Seed)
	w := &bench{ctx: ctx, s: s, start: start}
	w.seed = [2]uint64{binary.LittleEndian.Uint64(seed[:]), binary.LittleEndian.Uint64(seed[8:])}
	_, tells := start.(Teller)
	w.quiet = table.Config{Loud: tells}
	w.lay()
	return w
}

// lay clears the bench.
func (w *bench) lay() {
	w.g, _ = w.s.Box.New(w.s.Setup) // it has worked before
	w.t = table.InPlace(0, 0, w.quiet)
}

// one plays game k. What a game that breaks leaves is swept away. It returns nil when the context ends while bots
// think.
func (w *bench) one(k int) *game {
	err := w.play(k)
	if err == nil {
		var g *game
		if g, err = w.look(k); err == nil {
			return g
		}
	}
	w.lay()
	if err == errStopped {
		return nil
	}
	return &game{number: k, failed: err.Error()}
}

var errStopped = errors.New("stopped")

func (w *bench) play(k int) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the game broke: %v", x)
		}
	}()
	w.g.CopyFrom(w.start)
	group := uint64(w.s.seats.group(k))
	if w.s.thinking() {
		players := w.seated(k, group)
		if slices.ContainsFunc(players, thinks) {
			return w.match(group, players)
		}
		c := w.quiet
		c.Marks, c.Decider = true, bots.Decide(w.g, players)
		if w.s.Drama != nil {
			w.watch = newWatcher(w.s.Drama, w.g, c.Decider)
			c.Decider = w.watch
		}
		w.t = table.InPlace(0, 0, c)
	}
	w.t.Reseed(mix(w.seed[0], group), mix(w.seed[1], ^group))
	w.t.Decisions, w.told = 0, nil
	w.t.Told()
	for steps := 0; !w.g.Over(); steps++ {
		if w.s.thinking() && w.ctx.Err() != nil {
			return errStopped
		}
		if w.t.Decisions > w.s.Cap || steps > w.s.Cap {
			return fmt.Errorf("it does not end: %d decisions in %d steps", w.t.Decisions, steps)
		}
		w.g.Step(w.t)
		if w.watch != nil && !w.g.Over() {
			w.watch.look(w.g)
		}
	}
	w.told = w.t.Told()
	return nil
}

func thinks(p bots.Player) bool {
	_, thinks := p.(bots.Thinker)
	return thinks
}

// match plays a game as a match with a record: players that think look into worlds, and worlds begin at a question of a
// match.
func (w *bench) match(group uint64, players []bots.Player) error {
	m, err := table.NewMatch(w.s.Box, w.s.Setup, table.SeedOf(fmt.Sprintf("%s %d", w.s.Seed, group)))
	if err != nil {
		return err
	}
	w.t.Decisions = 0
	for !m.Over() {
		if w.ctx.Err() != nil {
			return errStopped
		}
		if w.t.Decisions > w.s.Cap {
			return fmt.Errorf("it does not end: %d answers", w.t.Decisions)
		}
		s := table.Turns(nil, m.Due(), mix(w.seed[0]+group, uint64(m.Version())))[0]
		answer, err := bots.Answer(w.ctx, players[s], m, s, 1)
		if err == nil && w.note != nil && w.ctx.Err() == nil {
			w.note(m, s, answer)
		}
		if err == nil {
			err = m.Answer(s, m.Number(s), bots.Key(m.Verbs(), answer), table.ByBot)
		}
		if err != nil {
			return err
		}
		w.t.Decisions++
	}
	if w.ctx.Err() != nil {
		return errStopped // who thought last may have thought too little
	}
	if w.note != nil {
		w.note(m, table.Nobody, nil)
	}
	w.g.CopyFrom(m.Inspect().Truth())
	w.told = m.Inspect().Told()
	return nil
}

// seated are the players of game k, by seat. Twins have the same seeds.
func (w *bench) seated(k int, group uint64) []bots.Player {
	players := make([]bots.Player, w.g.Seats())
	for seat := range players {
		seed := mix(w.seed[0]^w.seed[1], group<<4|uint64(seat))
		if b := w.s.Bots[w.s.seats.bot(k, seat)]; b.New != nil {
			players[seat] = b.New(seed)
		} else {
			players[seat] = bots.Random(seed)
		}
	}
	return players
}

// look writes down how a finished game went. It is an error when the game's own last words are.
func (w *bench) look(k int) (g *game, err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the game broke after its end: %v", x)
		}
	}()
	r := w.g.Result()
	if len(r.Scores) != w.g.Seats() {
		return nil, fmt.Errorf("the result has %d scores for %d seats", len(r.Scores), w.g.Seats())
	}
	g = &game{number: k, decisions: w.t.Decisions, rounds: r.Rounds, scores: r.Scores, winners: r.Winners}
	if w.watch != nil {
		g.drama = w.watch.end(r.Winners)
	}
	g.ending = string(r.Outcome)
	if e, ok := w.g.(Ender); ok {
		g.ending = e.Ending()
	}
	if c, ok := w.g.(Counter); ok {
		c.Count(func(name string, n int) { g.counts = append(g.counts, count{name, n}) })
	}
	if x, ok := w.g.(Sorter); ok {
		g.kinds = make([][]string, len(g.scores))
		for s := range g.kinds {
			x.Kinds(table.Seat(s), func(name string) { g.kinds[s] = append(g.kinds[s], name) })
		}
	}
	if x, ok := w.g.(Teller); ok {
		x.Chronicle(w.told,
			func(name string, offered bool, taken table.Seats) {
				g.cards = append(g.cards, card{name, offered || taken != 0, taken})
			},
			func(s table.Seat, what, to string) { g.losses = append(g.losses, loss{int(s), what + ": " + to}) })
	}
	return g, nil
}

// print is a number that tells games apart that the lab sees as different.
func (g *game) print() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, g.number, g.decisions, g.rounds, g.scores, g.winners, g.ending, g.kinds, g.counts, g.cards, g.losses)
	return h.Sum64()
}

// mix makes one number of two, scattered over all numbers.
func mix(a, b uint64) uint64 {
	x := a + (b+1)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
