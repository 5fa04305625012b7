package plain

import (
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/lines"
	"waystation/table"
)

// At every question of a few random matches the table can be told to every seat, in 80 columns, and tells nobody
// another's hidden cards.
func TestText(t *testing.T) {
	seen := ""
	for seed := range uint64(4) {
		g, err := firelands.Shelf.New(setup(t, 1+int(seed%4)))
		if err != nil {
			t.Fatal(err)
		}
		run := table.InPlace(seed, 1, table.Config{Marks: true})
		for !g.Over() {
			g.Step(run)
			for s := table.Nobody; int(s) < g.Seats(); s++ {
				text := Text(g.View(s), nil)
				seen += text
				for line := range strings.Lines(text) {
					if n := len([]rune(line)) - 1; n > lines.Width {
						t.Fatalf("%d columns: %s", n, line)
					}
				}
			}
		}
	}
	for _, want := range []string{
		"Exploration. Turn order ", "1  cost 1  ", "tile: ", "Waypoints: ", "Active: ", "Holds: ",
		"an unseen card (object)", "[x]", "Enemy ", "The Automa (standard deck", "[covered]", "skill ",
	} {
		if !strings.Contains(seen, want) {
			t.Errorf("the matches never say %q", want)
		}
	}
}

func setup(t *testing.T, players int) table.Setup {
	t.Helper()
	s, err := firelands.Shelf.Check(table.Setup{Seats: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A player reads the own cards, the others only their backs.
func TestHands(t *testing.T) {
	mre, _ := firelands.Named("MRE")
	v := &firelands.View{
		Players: []firelands.SeenPlayer{
			{Colour: firelands.Red,
				Hand: []firelands.SeenCard{{Card: firelands.Shown(mre), Back: "object"},
					{Card: firelands.Unseen, Back: "loot I-II"}}},
		},
	}
	if text := Text(v, nil); !strings.Contains(text, "Holds: MRE, an unseen card (loot I-II)\n") {
		t.Errorf("found\n%s", text)
	}
}

// Who has been sent is told apart from who is still active.
func TestACrewSaysWhoHasBeenSent(t *testing.T) {
	guard, _ := firelands.Named("Citadel Guard")
	list := []firelands.SeenCrew{{Card: guard, Skill: 1, Sent: true}, {Card: guard, Skill: 1}}
	if got := (&page{}).crew(list); got != "Citadel Guard 1 (sent), Citadel Guard 1" {
		t.Errorf("%q", got)
	}
}
