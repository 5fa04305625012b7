package gametest

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/internal/toys"
	"waystation/table"
)

// tell is the story of a fixture, told twice.
func tell(t *testing.T, c *Config, name string) string {
	t.Helper()
	text, err := c.story(name)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := c.story(name); err != nil || again != text {
		t.Errorf("told twice, it reads otherwise: %v", err)
	}
	return text
}

func TestStoryOfACaravan(t *testing.T) {
	c := caravans(t)
	text := tell(t, c, "two") + tell(t, c, "fidgety")
	mustSay(t, text,
		"# Caravan: 3 players, dry, days=1\n",
		"1. Red is asked: ",
		"  can (CV-TURN-02): draw \"Draw water\"\n",
		"without a turn (CV-HAT-01): + hat",
		", without a turn: hat ",
		"takes the last answer back.",
		"side by side with others, in secret",
		"and may pass",
		"  chance: goods, ", "seen by Red",
		"well ",
		"  told: ",
		"  Green sees ",
		"The match is over: ")
	for i, line := range strings.Split(text, "\n") {
		if len(line) > 160 {
			t.Errorf("line %d has %d characters", i+1, len(line))
		}
	}
}

// A game that has no words for its questions, seats and ends is told by keys and numbers.
func TestStoryWithoutWords(t *testing.T) {
	box := &table.Box{Name: "noughts", Title: "Noughts and Crosses", Version: "1", MinSeats: 2, MaxSeats: 2,
		New: func(table.Setup) (table.Game, error) { return new(toys.TicTacToe), nil }}
	c := &Config{
		Box: box, Dir: t.TempDir(), Matches: []Whole{{Name: "any", Setup: table.Setup{Seats: 2}, Ending: "over"}},
	}
	if err := c.record(); err != nil {
		t.Fatal(err)
	}
	mustSay(t, tell(t, c, "any"),
		"1. Player 1 is asked: cell (cell, TT-TURN-01)\n",
		"\n  can (TT-TURN-01): place; place:1; place:2; place:3; place:4; place:5; place:6; place:7; place:8\n",
		"2. Player 2 is asked: ",
		"  can't, taken (TT-TURN-02): place",
		"  all see marks[0] ",
		"The match is over: over; Player 1 ")
}

func TestDifference(t *testing.T) {
	if line, diff := difference("a\nb\n", "a\nb\n"); line != 0 || diff != "" {
		t.Errorf("%d %q", line, diff)
	}
	line, diff := difference("a\nb\nc\n", "a\nx\nc\n")
	if want := "  a\n- b\n- c\n- \n+ x\n+ c\n+ \n"; line != 2 || diff != want {
		t.Errorf("line %d: %q, expected %q", line, diff, want)
	}
	if line, diff := difference("a\n", "a\nb\n"); line != 2 || !strings.Contains(diff, "+ b\n") {
		t.Errorf("line %d: %q", line, diff)
	}
}

// shown is a card as somebody sees it.
type shown int16

func (c shown) Face() string { return "" }

type piece struct {
	Card shown `json:"card"`
	Worn bool  `json:"worn"`
}

type person struct {
	Seat table.Seat  `json:"seat"`
	Hand []shown     `json:"hand"`
	Gear []piece     `json:"gear"`
	Home *table.Card `json:"home"`
	Luck [2]int8     `json:"luck"`
}

type sightOf struct {
	Players []person `json:"players"`
	Slots   []piece  `json:"slots"`
}

func TestChanges(t *testing.T) {
	x := &names{
		seat: func(s table.Seat) string { return []string{"Red", "Green"}[s] },
		card: func(c table.Card) string { return caravan.Goods[c] },
	}
	home := table.Card(9)
	first := func() sightOf {
		return sightOf{
			Players: []person{{Seat: 0, Hand: []shown{-1, 1}, Gear: []piece{{Card: 2}, {Card: 3}}}, {Seat: 1}},
			Slots:   []piece{{Card: 4}, {Card: 5}, {Card: -1}},
		}
	}
	for _, step := range []struct {
		what       string
		change     func(*sightOf)
		path, want string // "": no change
	}{
		{"nothing", func(*sightOf) {}, "", ""},
		{"a card comes, another goes", func(v *sightOf) { v.Players[0].Hand = []shown{1, 7} },
			"players[Red].hand", "- ? + Mirror"},
		{"another order", func(v *sightOf) { v.Players[0].Hand = []shown{1, -1} },
			"players[Red].hand", "- ?, Cloth + Cloth, ?"},
		{"a thing goes", func(v *sightOf) { v.Players[0].Gear = v.Players[0].Gear[1:] },
			"players[Red].gear[Tea]", "gone"},
		{"the first thing comes", func(v *sightOf) { v.Players[1].Gear = []piece{{6, true}} },
			"players[Green].gear[Rope]", "new {card Rope, worn}"},
		{"a thing is worn", func(v *sightOf) { v.Players[0].Gear[1].Worn = true },
			"players[Red].gear[Copper].worn", "no -> yes"},
		{"a home", func(v *sightOf) { v.Players[1].Home = &home }, "players[Green].home", "- -> Dates"},
		{"luck", func(v *sightOf) { v.Players[1].Luck[1] = -2 }, "players[Green].luck[1]", "0 -> -2"},
		{"a slot is emptied", func(v *sightOf) { v.Slots[0].Card = -1 }, "slots[0].card", "Amber -> -"},
	} {
		was, is := first(), first()
		step.change(&is)
		a, b := x.node(reflect.ValueOf(was)), x.node(reflect.ValueOf(&is))
		var want []change
		if step.path != "" {
			want = []change{{step.path, step.want}}
		}
		if got := changes("", &a, &b); !slices.Equal(got, want) {
			t.Errorf("%s: %q, expected %q", step.what, got, want)
		}
	}
}
