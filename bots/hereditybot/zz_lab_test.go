package hereditybot

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

func TestProbe(t *testing.T) {
	only := os.Getenv("MODE")
	for _, mode := range heredity.Shelf.Modes[1:] {
		if !strings.Contains(mode, only) {
			continue
		}
		for i, temper := range []Temper{Peaceful, Bold, Thorough} {
			name := []string{"peaceful", "bold", "thorough"}[i]
			ends := map[string]int{}
			loops, won, n := 0, 0, 0
			began := time.Now()
			for seed := range uint64(48) {
				setup, _ := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: mode, Seats: 1 + int(seed)%4})
				state, _ := heredity.Shelf.New(setup)
				g := state.(*heredity.Game)
				var players []bots.Player
				for s := range setup.Seats {
					players = append(players, With(temper, seed*7+uint64(s)))
				}
				tab := table.InPlace(seed, 7, table.Config{Marks: true, Decider: bots.Decide(g, players)})
				for steps := 0; !g.Over() && steps < 3000 && g.Row.Loops < 40; steps++ {
					g.Step(tab)
				}
				if os.Getenv("LIST") != "" {
					fmt.Println(mode, name, seed, setup.Seats, g.Ending(), g.Row.Loops)
				}
				ends[strings.TrimPrefix(g.Ending(), "0")]++
				loops += g.Row.Loops
				n++
				if g.Result().Outcome == table.Won {
					won++
				}
			}
			fmt.Println(mode, name, "won", won*100/n, "% loops", loops/n, ends, time.Since(began).Milliseconds()/int64(n), "ms")
		}
	}
}
