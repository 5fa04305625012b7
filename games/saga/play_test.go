package saga

import (
	"fmt"
	"testing"

	"waystation/table"
)

// Random games of every mode come to their end.
func TestRandomGames(t *testing.T) {
	if Count() != CardCount {
		t.Fatalf("%d cards, and CardCount is %d", Count(), CardCount)
	}
	for _, s := range []table.Setup{{Seats: 2}, {Seats: 3}, {Seats: 4}, {Seats: 4, Mode: "teams"}, {Seats: 1, Mode: "solo"},
		{Seats: 1, Mode: "solo", Options: map[string]string{"side": "B"}}} {
		for seed := range uint64(30) {
			setup, err := Shelf.Check(s)
			if err != nil {
				t.Fatal(err)
			}
			g, err := Shelf.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			tb := table.InPlace(seed, 7, table.Config{})
			tb.Play(g)
			if seed == 0 {
				fmt.Println(s, g.Result(), g.(*Game).Ending(), tb.Decisions)
			}
		}
	}
}
