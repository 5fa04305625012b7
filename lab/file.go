package lab

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"

	"waystation/table"
)

// plan is what is played: the first line of a run's file. Parts of one run have the same plan but for their ranges.
type plan struct {
	Format  int               `json:"waystation_lab"`
	Program string            `json:"program"` // its version, and what tells it from other builds
	Game    string            `json:"game"`
	Version string            `json:"version"` // of the game's rules
	Players int               `json:"players"`
	Mode    string            `json:"mode"`
	Options map[string]string `json:"options"`
	Seed    string            `json:"seed"`
	Bots    []string          `json:"bots"`
	Drama   bool              `json:"drama,omitempty"` // games are looked at as they go
	// a digest of the card files that are played beside the built-in ones
	Changed string   `json:"changed,omitempty"`
	Changes []Change `json:"changes,omitempty"` // what they have that the built-in ones have not
	Ranges  []span   `json:"ranges"`            // games asked for
}

// format is the number of the file's format. Files of format 1 did not tell builds of the program apart.
const format = 2

// span is games from the first up to but not including the last.
type span [2]int

func (s span) String() string {
	if s[1]-s[0] == 1 {
		return fmt.Sprintf("game %d", s[0])
	}
	return fmt.Sprintf("games %d to %d", s[0], s[1]-1)
}

// games is how many are asked for.
func (p *plan) games() int {
	n := 0
	for _, s := range p.Ranges {
		n += s[1] - s[0]
	}
	return n
}

// differs says in what two plans are not the same run, or "".
func (p *plan) differs(o *plan) string {
	for _, x := range []struct {
		what string
		a, b any
	}{
		{"game", p.Game, o.Game}, {"rules version", p.Version, o.Version}, {"program version", p.Program, o.Program},
		{"players", p.Players, o.Players}, {"mode", p.Mode, o.Mode}, {"seed", p.Seed, o.Seed},
		{"drama", p.Drama, o.Drama},
	} {
		if x.a != x.b {
			return fmt.Sprintf("%s %v, not %v", x.what, show(x.b), show(x.a))
		}
	}
	if !maps.Equal(p.Options, o.Options) {
		return fmt.Sprintf("options %v, not %v", o.Options, p.Options)
	}
	if !slices.Equal(p.Bots, o.Bots) {
		return fmt.Sprintf("bots %v, not %v", o.Bots, p.Bots)
	}
	if p.Changed != o.Changed {
		return "other changed cards"
	}
	return ""
}

// advice is what to do about a file whose games this program, or these rules, would not play.
func (p *plan) advice(o *plan) string {
	if p.Program == o.Program && p.Version == o.Version {
		return ""
	}
	return ". Games of two programs are not put into one file: go on with that program, or begin another file and " +
		"set the two against " +
		"each other with \"waystation lab compare\""
}

func show(x any) any {
	if s, ok := x.(string); ok {
		return fmt.Sprintf("%q", s)
	}
	return x
}

// entry is a line of a file after the first: names for the lists of the games that follow, time spent, or a game.
type entry struct {
	Counted []string `json:"counted,omitempty"`
	Named   []string `json:"named,omitempty"`

	Seconds float64 `json:"seconds,omitempty"`
	Ranges  []span  `json:"ranges,omitempty"`

	Game      *int       `json:"game,omitempty"`
	Side      int        `json:"side,omitempty"` // 1: with the changed cards
	Failed    string     `json:"failed,omitempty"`
	Decisions int        `json:"decisions,omitempty"`
	Rounds    int        `json:"rounds,omitempty"`
	Scores    []int      `json:"scores,omitempty"`
	Winners   []int      `json:"winners,omitempty"`
	Ending    string     `json:"ending,omitempty"`
	Kinds     [][]string `json:"kinds,omitempty"`
	Losses    []loss     `json:"losses,omitempty"`
	Drama     *drama     `json:"drama,omitempty"`
	Counts    []int      `json:"counts,omitempty"` // in the order of Counted
	// in the order of Named: 0 not seen, 1 offered, 1 + 2 taken by seat 0, 1 + 4 by seat 1 and so on
	Cards []int `json:"cards,omitempty"`
}

// MarshalJSON writes a pair.
func (l loss) MarshalJSON() ([]byte, error) { return json.Marshal([2]any{l.seat, l.cause}) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (l *loss) UnmarshalJSON(b []byte) error {
	return json.Unmarshal(b, &[2]any{&l.seat, &l.cause})
}

// pen writes games as lines.
type pen struct {
	w             io.Writer
	counted, card index
	buf           bytes.Buffer
}

// index numbers names in the order in which they come.
type index struct {
	names []string
	at    map[string]int
	fresh []string // since the last look
}

func (x *index) of(name string, guess int) int {
	if guess < len(x.names) && x.names[guess] == name {
		return guess
	}
	i, found := x.at[name]
	if !found {
		if x.at == nil {
			x.at = map[string]int{}
		}
		i = len(x.names)
		x.at[name] = i
		x.names, x.fresh = append(x.names, name), append(x.fresh, name)
	}
	return i
}

// put adds a line to what the next flush writes.
func (p *pen) put(line any) error {
	b, err := json.Marshal(line)
	p.buf.Write(b)
	p.buf.WriteByte('\n')
	return err
}

// game adds a game.
func (p *pen) game(side int, g *game) error {
	e := entry{Game: &g.number, Side: side, Failed: g.failed, Decisions: g.decisions, Rounds: g.rounds,
		Scores: g.scores, Ending: g.ending, Kinds: g.kinds, Losses: g.losses, Drama: g.drama}
	for s := range g.scores {
		if g.winners.Has(table.Seat(s)) {
			e.Winners = append(e.Winners, s)
		}
	}
	for i, c := range g.counts {
		e.Counts = set(e.Counts, p.counted.of(c.name, i), c.n)
	}
	for i, c := range g.cards {
		n := 2 * int(c.taken)
		if c.offered {
			n++
		}
		e.Cards = set(e.Cards, p.card.of(c.name, i), n)
	}
	if len(p.counted.fresh)+len(p.card.fresh) > 0 {
		if err := p.put(entry{Counted: p.counted.fresh, Named: p.card.fresh}); err != nil {
			return err
		}
		p.counted.fresh, p.card.fresh = nil, nil
	}
	return p.put(e)
}

// set sets one number of a list, which grows as it must.
func set(list []int, i, n int) []int {
	for len(list) <= i {
		list = append(list, 0)
	}
	list[i] = n
	return list
}

// flush writes what has been put.
func (p *pen) flush() error {
	_, err := p.w.Write(p.buf.Bytes())
	p.buf.Reset()
	return err
}

// eye reads lines.
type eye struct{ counted, named []string }

// line reads one. Only what belongs to games is kept; the entry's other fields are the caller's.
func (y *eye) line(b []byte) (e entry, g game, err error) {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&e); err != nil {
		return e, g, err
	}
	y.counted, y.named = append(y.counted, e.Counted...), append(y.named, e.Named...)
	if e.Game == nil {
		return e, g, nil
	}
	if len(e.Counts) > len(y.counted) || len(e.Cards) > len(y.named) {
		return e, g, fmt.Errorf("game %d counts %d things and %d cards, but only %d and %d have names", *e.Game,
			len(e.Counts), len(e.Cards), len(y.counted), len(y.named))
	}
	if e.Side < 0 || e.Side > 1 {
		return e, g, fmt.Errorf("game %d is of side %d; there are 0 and 1", *e.Game, e.Side)
	}
	g = game{
		number: *e.Game, failed: e.Failed, decisions: e.Decisions, rounds: e.Rounds, scores: e.Scores, ending: e.Ending,
		kinds: e.Kinds, losses: e.Losses, drama: e.Drama,
	}
	for _, s := range e.Winners {
		if s < 0 || s >= len(e.Scores) {
			return e, g, fmt.Errorf("game %d is won by seat %d of %d", *e.Game, s, len(e.Scores))
		}
		g.winners = g.winners.With(table.Seat(s))
	}
	for i, n := range e.Counts {
		g.counts = append(g.counts, count{y.counted[i], n})
	}
	for i, n := range e.Cards {
		g.cards = append(g.cards, card{y.named[i], n&1 != 0, table.Seats(n >> 1)})
	}
	return e, g, nil
}
