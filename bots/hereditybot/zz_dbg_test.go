package hereditybot

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

type spy struct {
	*Bot
	g    *heredity.Game
	from int
}

func (s spy) Choose(view any, ask *table.Ask) []table.Option {
	out := s.Bot.Choose(view, ask)
	v := view.(*heredity.View)
	if s.g.Row.Loops >= s.from && ask.Prompt.Kind == "act" {
		m := &s.Bot.mind
		for who := range v.Team {
			fmt.Printf("   %s at %v(%d) tokens %d:", v.Team[who].Name, v.Team[who].At.Field(), int(v.Team[who].At), v.Team[who].Sheet.Tokens)
			if c := m.claims[who]; c >= 0 {
				fmt.Printf(" goal %+v away %d value %d", m.goals[c], m.away[who][c], m.value(c, m.away[who][c]))
			}
			fmt.Println()
		}
		for i := range m.goals {
			if m.goals[i].worth > 60 {
				fmt.Printf("      big goal %+v \n", m.goals[i])
			}
		}
		fmt.Println(">>", out, s.Scores(v, ask)(out[0]))
	}
	if s.g.Row.Loops >= s.from && ask.Prompt.Kind == "walk" {
		for _, o := range ask.Options {
			fmt.Println("      walk", o.Option, s.Scores(v, ask)(o.Option))
		}
	}
	return out
}

func TestDbg(t *testing.T) {
	mode := os.Getenv("MODE")
	if mode == "" {
		t.Skip()
	}
	from, _ := strconv.Atoi(os.Getenv("FROM"))
	setup, _ := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: mode, Seats: max(1, int(num("N")))})
	state, _ := heredity.Shelf.New(setup)
	g := state.(*heredity.Game)
	var players []bots.Player
	for k := range setup.Seats {
		players = append(players, spy{With([]Temper{Peaceful, Bold, Thorough}[num("T")], num("SEED")*7+uint64(k)), g, from})
	}
	tab := table.InPlace(num("SEED"), 7, table.Config{Marks: true, Loud: true, Decider: bots.Decide(g, players)})
	for steps := 0; !g.Over() && steps < 3000; steps++ {
		g.Step(tab)
		for _, e := range tab.Told() {
			fmt.Println("  ", g.Tale(e, 0, nil))
		}
	}
}

func num(k string) uint64 { n, _ := strconv.ParseUint(os.Getenv(k), 10, 64); return n }
