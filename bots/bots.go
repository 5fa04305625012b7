// Package bots holds what players made of code share, and the simplest of them.
package bots

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"

	"waystation/table"
)

// Player is a player made of code. It chooses by what its seat may see and by its own seed, and by nothing else: the
// same arguments always get the same answer.
type Player interface {
	// Choose answers a question: one option, a set within the bounds of the question, or table.Pass alone.
	Choose(view any, ask *table.Ask) []table.Option
}

// Thinker is a player that wants more than a view: the worlds that its seat can't tell from the real one, to try its
// answers out in.
type Thinker interface {
	Player
	// Think answers the question of the worlds, in at most so many threads (at least 1). It takes its time, and holds
	// nothing of the match's; when the context ends it answers with what it has found by then. Choose answers at once
	// instead, and not as well.
	Think(ctx context.Context, w *table.Worlds, threads int) []table.Option
}

// Picker is a player that answers a plain question, one of exactly one option, without making a list of it. It answers
// as Choose does.
type Picker interface {
	Player
	Pick(view any, ask *table.Ask) table.Option
}

// Seed is the seed of the bot at a seat of a match, which follows from the match's and tells nothing of it.
func Seed(match table.Seed, seat table.Seat) uint64 {
	h := sha256.Sum256(append([]byte("waystation bot\n"), append(match[:], byte(seat))...))
	return binary.LittleEndian.Uint64(h[:8])
}

// Random takes any option as gladly as any other.
func Random(seed uint64) Player { return random(seed) }

type random uint64

// Choose picks by the seed, the seat and the number of the question, which never comes back.
func (r random) Choose(_ any, ask *table.Ask) []table.Option {
	rng := rand.New(rand.NewPCG(uint64(r), uint64(ask.Number)<<8|uint64(uint8(ask.Seat))))
	n := len(ask.Options)
	if ask.Pass && rng.IntN(n+1) == n {
		return []table.Option{table.Pass}
	}
	if ask.Min == 1 && ask.Max == 1 {
		return []table.Option{ask.Options[rng.IntN(n)].Option}
	}
	if ask.Amounts {
		return amounts(ask, rng)
	}
	size := ask.Min + rng.IntN(min(ask.Max, n)-ask.Min+1)
	set := make([]table.Option, 0, size)
	for _, i := range rng.Perm(n)[:size] {
		set = append(set, ask.Options[i].Option)
	}
	return set
}

// amounts takes options one after the other, each as often as it may be taken, in the menu's order.
func amounts(ask *table.Ask, rng *rand.Rand) []table.Option {
	var room []int // the place of each option, as often as it may be taken
	for i, o := range ask.Options {
		for range o.Most {
			room = append(room, i)
		}
	}
	rng.Shuffle(len(room), func(i, j int) { room[i], room[j] = room[j], room[i] })
	room = room[:ask.Min+rng.IntN(ask.Max-ask.Min+1)]
	slices.Sort(room)
	set := make([]table.Option, len(room))
	for i, at := range room {
		set[i] = ask.Options[at].Option
	}
	return set
}

// Key is the key by which a match takes a player's answer.
func Key(verbs []string, answer []table.Option) string { return table.SetKey(verbs, answer) }

// Answer is a player's answer to what a seat of a match is asked; a player who thinks does so in so many threads.
func Answer(ctx context.Context, p Player, m *table.Match, s table.Seat, threads int) ([]table.Option, error) {
	if x, ok := p.(Thinker); ok {
		w, err := m.Worlds(s)
		if err != nil {
			return nil, err
		}
		return x.Think(ctx, w, threads), nil
	}
	a := m.Ask(s)
	if a == nil {
		return nil, table.ErrNotAsked
	}
	return p.Choose(m.View(s), a), nil
}

// Decider lets players play a game in place. It shows them what their seats may see of the game, so the table's piles
// must keep their marks. A view is theirs until the next question. A set is chosen one by one, table.Pass meaning
// enough, unless a player is Whole.
type Decider struct {
	game    table.Game
	players []Player
	asked   [table.MaxSeats]int
	ask     table.Ask
	view    any             // the last one made: its memory is used again
	answer  [1]table.Option // of a Picker
	heard   heard           // the question opened last
}

// heard is a question that was opened, and what it is about.
type heard struct {
	seat   table.Seat
	prompt *table.Prompt
	about  [3]int16
}

// Whole is a player who wants to be asked for a set, or for amounts, at once in place too, as in a match.
type Whole interface {
	Player
	Whole() bool
}

// Decide makes a decider of players, by seat.
func Decide(game table.Game, players []Player) *Decider {
	return &Decider{game: game, players: players}
}

// Hear keeps what the question opened last is about.
func (d *Decider) Hear(s table.Seat, p *table.Prompt, about [3]int16) { d.heard = heard{s, p, about} }

// about is what a question is about, if nothing was opened after it.
func (d *Decider) about(s table.Seat, p *table.Prompt) [3]int16 {
	if d.heard.seat == s && d.heard.prompt == p {
		return d.heard.about
	}
	return [3]int16{}
}

// PickSome asks the seat's player for a set, if they are Whole.
func (d *Decider) PickSome(a *table.Ask) []table.Option {
	player, whole := d.players[a.Seat].(Whole)
	if !whole || !player.Whole() {
		return nil
	}
	d.asked[a.Seat]++
	a.Number, a.About = d.asked[a.Seat], d.about(a.Seat, a.Prompt)
	d.look(a.Seat)
	answer := player.Choose(d.view, a)
	if answer == nil {
		answer = []table.Option{}
	}
	return answer
}

// look makes the view of a seat.
func (d *Decider) look(s table.Seat) {
	if g, thrifty := d.game.(table.Thrifty); thrifty {
		d.view = g.ViewInto(d.view, s)
	} else {
		d.view = d.game.View(s)
	}
}

// Pick asks the seat's player. It panics when the answer is not on offer: that is a bug of the player's.
func (d *Decider) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	d.asked[s]++
	a := &d.ask
	*a = table.Ask{Seat: s, Number: d.asked[s], Prompt: p, About: d.about(s, p), Min: 1, Max: 1, Options: a.Options[:0]}
	for _, o := range options {
		if o == table.Pass {
			a.Pass = true
		} else {
			a.Options = append(a.Options, table.Offered{Option: o})
		}
	}
	player := d.players[s]
	if _, blind := player.(random); !blind {
		d.look(s)
	}
	var answer []table.Option
	if picker, picks := player.(Picker); picks {
		answer = append(d.answer[:0], picker.Pick(d.view, a))
	} else {
		answer = player.Choose(d.view, a)
	}
	if len(answer) == 1 {
		if i := slices.Index(options, answer[0]); i >= 0 {
			return i
		}
	}
	panic(fmt.Sprintf("the player of seat %d answers %s to %q, which is not on offer", s, Key(d.game.Verbs(), answer),
		p.Kind))
}
