package lab

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/table"
)

// population is games of two players with many cards, rare and common, good and bad; who has more good ones wins more
// often.
func population(games int) [][]*game {
	rng := rand.New(rand.NewPCG(9, 10))
	var out [][]*game
	for k := range games {
		g := &game{number: k, rounds: 4 + rng.IntN(3), decisions: 200 + rng.IntN(100), ending: "in time"}
		g.kinds = make([][]string, 2)
		if rng.IntN(30) == 0 {
			g.ending = "early"
		}
		luck := rng.NormFloat64()
		for i := range 60 {
			c := card{name: fmt.Sprint("card ", i), offered: rng.IntN(60) <= i}
			for s := range table.Seat(2) {
				if c.offered && rng.IntN(80) <= i {
					c.taken = c.taken.With(s)
					luck += float64(1-2*int(s)) * float64(i%7-3) / 5
				}
			}
			g.cards = append(g.cards, c)
		}
		for s := range g.kinds {
			g.kinds[s] = []string{[]string{"red", "blue", "green", "yellow"}[(k+s*(1+rng.IntN(3)))%4]}
		}
		winner := table.Seat(0)
		if luck < 0 {
			winner = 1
		}
		g.winners = g.winners.With(winner)
		g.scores = []int{20 + rng.IntN(20), 20 + rng.IntN(20)}
		g.scores[winner] += 20
		out = append(out, []*game{g})
	}
	return out
}

// Where nothing is different, no more than one comparison in twenty says that something is, and one interval in
// twenty leaves 0 out, however few games there are.
func TestNothingStandsOutByChance(t *testing.T) {
	seats, err := newSeating(2, []string{"normal"})
	if err != nil {
		t.Fatal(err)
	}
	whole := population(2000)
	for _, side := range []int{20, 50} {
		c := calibrate(&seats, whole, side, 200)
		t.Log(c)
		if c.False > c.Pairs/20 {
			t.Errorf("%d comparisons of %d games a side show %d differences that stand out", c.False, side, c.Stars)
		}
		if out := float64(c.Outside) / float64(c.Figures); out > 0.055 {
			t.Errorf("of %d games a side %.3f of the intervals leave 0 out", side, out)
		}
	}
}
