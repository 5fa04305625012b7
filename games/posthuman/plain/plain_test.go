package plain

import (
	"strings"
	"testing"

	"waystation/games/lines"
	"waystation/games/posthuman"
	"waystation/table"
)

// At every question of a few random matches the table can be told to every seat, in 80 columns.
func TestText(t *testing.T) {
	seen := ""
	for n, setup := range []table.Setup{
		{Seats: 1}, {Seats: 2}, {Seats: 3, Mode: "short"}, {Seats: 4, Mode: "short"},
		{Seats: 2, Options: map[string]string{"characters": "custom"}},
		{Seats: 3, Mode: "short", Options: map[string]string{"speed-play": "on"}},
	} {
		g := match(t, setup)
		run := table.InPlace(uint64(n), 1, table.Config{Marks: true})
		for i := 0; !g.Over(); i++ {
			g.Step(run)
			if i > 100 && i%10 > 0 && !g.Over() {
				continue
			}
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
	for _, want := range []string{"nobody yet", "Turn 1, ", "Order of play Red, Green", "Solo: ", "Event: ", "Season: ",
		"For sale: ", "Offer: ", "Stands on the ", "Knows: ", "Carries ", "Followers: ", "Scars: ", "unseen card",
		"turned mutant", "Actions in hand: ", "       - Rummage: ", "Fights, melee round 2 of 3:", "Would shoot with ",
		"melee dice: ", "Kept: ", "Map (@ Red", "[@P", "Over."} {
		if !strings.Contains(seen, want) {
			t.Errorf("the matches never say %q", want)
		}
	}
}

func match(t *testing.T, s table.Setup) table.Game {
	t.Helper()
	s, err := posthuman.Shelf.Check(s)
	if err != nil {
		t.Fatal(err)
	}
	g, err := posthuman.Shelf.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func card(t *testing.T, name string) table.Card {
	t.Helper()
	c, ok := posthuman.Named(name)
	if !ok {
		t.Fatalf("no card %s", name)
	}
	return c
}

// The map shows roads, dead ends, exits that lead out, what waits on a tile and who stands there.
func TestTheMap(t *testing.T) {
	me := posthuman.SeenPlayer{Stats: [5]int8{1, 1, 1, 1, 1}, Zone: 1, Tile: card(t, "TI-F05"),
		Map: []posthuman.SeenTile{
			{Card: card(t, "TI-00"), Exits: 15, Done: true},
			// a road to the west, one that leads out to the east
			{Card: card(t, "TI-F05"), X: 1, Exits: 2 + 8},
			// none to the south: the starting tile's ends there
			{Card: card(t, "TI-P03"), Y: -1, Exits: 1 + 2},
			{Card: card(t, "TI-U02"), Y: 1, Exits: 1 + 2, Done: true, Foraged: true}, // a road to the north
		}}
	text := Text(&posthuman.View{Starter: table.Nobody, Players: []posthuman.SeenPlayer{me}}, nil)
	want := `
             ^
         [ P1*  ]>
             x
        <[ Pok  ]-[@F11  ]>
             |
         [ U--  ]>
`
	if !strings.HasSuffix(text, want[1:]) {
		t.Errorf("found\n%s\nwant\n%s", text, want)
	}
}

// A player reads the own scars, the others only how many there are.
func TestScars(t *testing.T) {
	scars := func(c ...posthuman.Shown) posthuman.SeenPlayer {
		return posthuman.SeenPlayer{Stats: [5]int8{1, 1, 1, 1, 1}, Mutant: true, Scars: c}
	}
	v := &posthuman.View{
		Players: []posthuman.SeenPlayer{scars(posthuman.Shown(card(t, "Antlers"))),
			scars(posthuman.Unseen, posthuman.Unseen)},
	}
	if text := Text(v, nil); !strings.Contains(text, "Scars: Antlers.\n") ||
		!strings.Contains(text, "Scars: 2 unseen cards.\n") {
		t.Errorf("found\n%s", text)
	}
}
