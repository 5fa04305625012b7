package gametest

import (
	"fmt"
	"math/rand/v2"

	"waystation/bots"
	"waystation/table"
)

const (
	enough   = 8      // matches found among which the shortest is kept
	choosy   = 200    // matches played after which the first one found will do
	tooLong  = 20_000 // acts after which a match is given up
	freely   = 10     // a fidgety player does something that needs no turn one time in so many
	regretly = 15     // and takes an answer back one time in so many
)

// search plays matches until it has found enough that serve, and returns the shortest of these. The same matches are
// played each time.
func (c *Config) search(w *Whole) (*table.Match, error) {
	tries := w.Tries
	if tries == 0 {
		tries = 1_000
	}
	var best *table.Match
	ends := map[string]int{}
	found := 0
	for n := 1; n <= tries && found < enough && (best == nil || n <= choosy); n++ {
		m, err := c.try(w, uint64(n))
		if err != nil {
			return nil, fmt.Errorf("match %d: %w", n, err)
		}
		ends[ending(m)]++
		if !w.serves(m) {
			continue
		}
		found++
		if best == nil || m.Version() < best.Version() {
			best = m
		}
	}
	if best == nil {
		return nil, fmt.Errorf("none of %d matches ends as it should; they ended: %v", tries, ends)
	}
	return best, nil
}

// try plays one match.
func (c *Config) try(w *Whole, n uint64) (*table.Match, error) {
	m, err := table.NewMatch(c.Box, w.Setup, table.SeedOf(fmt.Sprintf("%s %d", w.Name, n)))
	if err != nil {
		return nil, err
	}
	players, err := c.players(w, m.Seats(), n)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(n, 0))
	for k := 0; !m.Over(); k++ {
		if k > tooLong {
			return nil, fmt.Errorf("not over after %d acts", k)
		}
		due := m.Asks()
		a := due[rng.IntN(len(due))]
		if w.Fidgety && fidgets(m, a, rng) {
			continue
		}
		answer := players[a.Seat].Choose(m.View(a.Seat), a)
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// fidgets lets a player do something that needs no turn, or take something back, and reports whether it did.
func fidgets(m *table.Match, a *table.Ask, rng *rand.Rand) bool {
	if n := len(a.Free); n > 0 && rng.IntN(freely) == 0 {
		return m.Free(a.Seat, table.Key(m.Verbs(), a.Free[rng.IntN(n)].Option), table.ByHand) == nil
	}
	return rng.IntN(regretly) == 0 && m.CanUndo(a.Seat) == nil && m.Undo(a.Seat) == nil
}

// players are the bots of a match, by seat.
func (c *Config) players(w *Whole, seats int, n uint64) ([]bots.Player, error) {
	players := make([]bots.Player, seats)
	for s := range players {
		level := "random"
		if len(w.Bots) > 0 {
			level = w.Bots[min(s, len(w.Bots)-1)]
		}
		seed := n<<4 | uint64(s)
		switch player, known := c.Bots[level]; {
		case known:
			players[s] = player(seed)
		case level == "random":
			players[s] = bots.Random(seed)
		default:
			return nil, fmt.Errorf("there are no bots %q", level)
		}
	}
	return players, nil
}
