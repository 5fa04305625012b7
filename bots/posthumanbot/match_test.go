package posthumanbot_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// kinds are the ways in which the game is played.
var kinds = []struct{ mode, characters string }{
	{"standard", "pre-made"},
	{"standard", "custom"},
	{"short", "pre-made"},
	{"short", "custom"},
}

func setup(seats, kind int) table.Setup {
	k := kinds[kind%len(kinds)]
	return table.Setup{
		Game: posthuman.Shelf.Name, Mode: k.mode, Seats: seats, Options: map[string]string{"characters": k.characters},
	}
}

// Most games of several players end at the gate.
func TestMostReachTheGate(t *testing.T) {
	const games = 10
	for seats := 2; seats <= 4; seats++ {
		reached := 0
		for k := range games {
			g, err := posthuman.Shelf.New(setup(seats, k%2))
			if err != nil {
				t.Fatal(err)
			}
			var players []bots.Player
			for s := range seats {
				players = append(players, posthumanbot.New(uint64(k*4+s)))
			}
			tab := table.InPlace(uint64(k), 1, table.Config{Marks: true, Decider: bots.Decide(g, players)})
			tab.Play(g)
			if g.(interface{ Ending() string }).Ending() == "the Fortress was reached" {
				reached++
			}
		}
		if reached < games/2 {
			t.Errorf("%d players: the Fortress was reached in %d of %d games", seats, reached, games)
		}
	}
}

// A bot may sit there for somebody who is away: it agrees that another leaves, but not that its own player does.
func TestABotKeepsItsSeat(t *testing.T) {
	g, err := posthuman.Shelf.New(setup(3, 0))
	if err != nil {
		t.Fatal(err)
	}
	yes, no := posthuman.VerbYes.Of(), posthuman.VerbNo.Of()
	for prompt, want := range map[*table.Prompt]table.Option{posthuman.AskLeave: yes, posthuman.AskGo: no} {
		ask := &table.Ask{
			Seat: 1, Prompt: prompt, Min: 1, Max: 1, Options: []table.Offered{{Option: yes}, {Option: no}},
		}
		if got := posthumanbot.New(3).Choose(g.View(1), ask); len(got) != 1 || got[0] != want {
			t.Errorf("it answers %q with %v, want %v", prompt.Kind, got, want)
		}
	}
}
