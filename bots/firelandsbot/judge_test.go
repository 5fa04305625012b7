package firelandsbot_test

import (
	"math"
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/table"
)

// Of whole games the judge is asked at every quiet moment who will win: its shares add up, and it is less surprised by the winner than who
// knows nothing.
func TestJudge(t *testing.T) {
	surprise, n := 0.0, 0
	for k := range uint64(40) {
		seats := 2 + int(k%3)
		g, err := firelands.Shelf.New(setup(seats))
		if err != nil {
			t.Fatal(err)
		}
		var players []bots.Player
		for s := range seats {
			players = append(players, firelandsbot.New(k+uint64(s)))
		}
		tab := table.InPlace(k, 7, table.Config{Marks: true, Decider: bots.Decide(g, players)})
		var judged [][]float64
		for !g.Over() {
			if firelandsbot.Quiet(g) {
				shares := make([]float64, seats)
				firelandsbot.Judge.Shares(g, shares)
				judged = append(judged, shares)
			}
			g.Step(tab)
		}
		r := g.Result()
		for _, shares := range judged {
			sum := 0.0
			for s, x := range shares {
				sum += x
				if r.Winners == table.Set(table.Seat(s)) {
					surprise -= math.Log(x) / math.Log(float64(seats))
					n++
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the shares are %v", shares)
			}
		}
	}
	if x := surprise / float64(n); x > 0.9 {
		t.Errorf("the judge is surprised by %.2f of what knowing nothing is", x)
	}
}
