package hereditybot

import (
	"fmt"
	"os"
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

func TestTrace(t *testing.T) {
	mode := os.Getenv("MODE")
	if mode == "" {
		t.Skip()
	}
	setup, _ := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: mode, Seats: 1})
	state, _ := heredity.Shelf.New(setup)
	g := state.(*heredity.Game)
	players := []bots.Player{With(Thorough, 2)}
	tab := table.InPlace(2, 7, table.Config{Marks: true, Loud: true, Decider: bots.Decide(g, players)})
	for steps := 0; !g.Over() && steps < 900; steps++ {
		g.Step(tab)
		for _, e := range tab.Told() {
			fmt.Println("  ", g.Tale(e, 0, nil))
		}
	}
}
