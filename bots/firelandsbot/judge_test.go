package firelandsbot_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/table"
)

// At every quiet moment of games on all lands the judge reads as many numbers of each convoy as it has weights for, all
// of about 1, and none that is the same everywhere: that would tell nothing.
func TestTraits(t *testing.T) {
	var least, most [firelandsbot.TraitsOf]float64
	for i := range least {
		least[i], most[i] = math.Inf(1), math.Inf(-1)
	}
	for k := range 24 {
		s := table.Setup{Seats: 2 + k%3, Options: map[string]string{}}
		for period := range 3 {
			land := "firelands"
			if k>>period&1 == 1 {
				land = "frostlands"
			}
			s.Options[fmt.Sprint("period", period+1)], s.Options["outcomes"] = land, land
		}
		s, err := firelands.Shelf.Check(s)
		if err != nil {
			t.Fatal(err)
		}
		g, err := firelands.Shelf.New(s)
		if err != nil {
			t.Fatal(err)
		}
		players := make([]bots.Player, s.Seats)
		for seat := range players {
			players[seat] = firelandsbot.New(uint64(k))
		}
		tab := table.InPlace(uint64(k), 1, table.Config{Marks: true, Decider: bots.Decide(g, players)})
		for ; !g.Over(); g.Step(tab) {
			if !firelandsbot.Quiet(g) {
				continue
			}
			for seat := range table.Seat(s.Seats) {
				traits := firelandsbot.Traits(g, seat)
				if out := !slices.Contains(g.(*firelands.Game).Order, seat); out != (traits == nil) {
					t.Fatalf("game %d: of a seat that is out (%v) the judge reads %v", k, out, traits)
				} else if out {
					continue
				}
				if len(traits) != firelandsbot.Judge.Size {
					t.Fatalf("%d traits, not %d", len(traits), firelandsbot.Judge.Size)
				}
				for i, x := range traits {
					if math.Abs(x) > 6 || math.IsNaN(x) {
						t.Fatalf("game %d: trait %d is %v", k, i, x)
					}
					if i < len(least) {
						least[i], most[i] = min(least[i], x), max(most[i], x)
					}
				}
			}
		}
	}
	for i := range least {
		if least[i] == most[i] {
			t.Errorf("trait %d is always %v", i, least[i])
		}
	}
}
