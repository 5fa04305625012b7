package lab

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
)

// Calibration is what the lab says of differences where there are none.
type Calibration struct {
	Groups  int `json:"groups"`  // of games on one seed, in all that were split
	Side    int `json:"side"`    // of these, how many a side of a comparison has
	Pairs   int `json:"pairs"`   // comparisons made
	False   int `json:"false"`   // of these, how many hold at least one difference that stands out
	Stars   int `json:"stars"`   // such differences, in all
	Figures int `json:"figures"` // compared, in all
	Outside int `json:"outside"` // of these, how many whose interval leaves 0 out
}

// String is what is measured in a few sentences.
func (c *Calibration) String() string {
	return fmt.Sprintf("%s comparisons of %s groups of games with %s others of the same run,"+
		" of which none differs from another but by chance:\n"+
		"%s of them (%.1f %%) show a difference that stands out (*), %s in all; 5 %% are promised.\n"+
		"Of %s figures %.1f %% have an interval that leaves 0 out; 5 %% are promised.\n",
		thousands(c.Pairs), thousands(c.Side), thousands(c.Side),
		thousands(c.False), 100*per(float64(c.False), float64(c.Pairs)), thousands(c.Stars),
		thousands(c.Figures), 100*per(float64(c.Outside), float64(c.Figures)))
}

// Calibrate compares games of one run with others of it, again and again: the games of a file kept by Run, so many
// groups of them on each side, dealt out like cards. A file that has enough of them deals each only once. Nothing is
// different between the sides, so whatever stands out is false.
func Calibrate(path string, side, pairs int) (*Calibration, error) {
	if side < fewest || pairs < 1 {
		const text = "%d comparisons of %d groups: expected at least one, of at least %d"
		return nil, fmt.Errorf(text, pairs, side, fewest)
	}
	games := map[int]*game{}
	k, err := load(path, func(_ *plan, from int, g *game) error {
		if from == 0 {
			games[g.number] = g
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	seats, err := newSeating(k.Players, k.Bots)
	if err != nil {
		return nil, err
	}
	whole := wholeGroups(&seats, games)
	if len(whole) < 2*side {
		const text = "%s holds %d whole groups of games on one seed: expected at least %d, for two sides of %d"
		return nil, fmt.Errorf(text, path, len(whole), 2*side, side)
	}
	return calibrate(&seats, whole, side, pairs), nil
}

// wholeGroups are the groups of which all games are finished, in order.
func wholeGroups(seats *seating, games map[int]*game) [][]*game {
	var out [][]*game
	for _, first := range slices.Sorted(maps.Keys(games)) {
		if first%seats.size() != 0 {
			continue
		}
		group := make([]*game, 0, seats.size())
		for k := range seats.size() {
			if g := games[first+k]; g != nil && g.failed == "" {
				group = append(group, g)
			}
		}
		if len(group) == seats.size() {
			out = append(out, group)
		}
	}
	return out
}

// calibrate makes the comparisons.
func calibrate(seats *seating, whole [][]*game, side, pairs int) *Calibration {
	c := &Calibration{Groups: len(whole), Side: side, Pairs: pairs}
	rng := rand.New(rand.NewPCG(1, 1))
	var deck []int
	for range pairs {
		if len(deck) < 2*side {
			deck = rng.Perm(len(whole))
		}
		v := newVersus(seats)
		for i, from := range deck[:2*side] {
			for k, g := range whole[from] {
				x := *g
				x.number = i/2*seats.size() + k
				v.count(i%2, &x)
			}
		}
		deck = deck[2*side:]
		c.add(v)
	}
	return c
}

// add counts what a comparison says.
func (c *Calibration) add(v *versus) {
	stars := 0
	list, _ := v.differences()
	for _, d := range list {
		if d.Sure {
			stars++
		}
		if d.Low > 0 || d.High < 0 {
			c.Outside++
		}
	}
	c.Figures += len(list)
	c.Stars += stars
	if stars > 0 {
		c.False++
	}
}
