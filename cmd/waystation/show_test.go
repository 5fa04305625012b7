package main

import (
	"bytes"
	"strings"
	"testing"

	"waystation/internal/toys"
	"waystation/table"
)

// rained is noughts and crosses in the rain.
type rained struct{ toys.TicTacToe }

func (g *rained) CopyFrom(o table.Game) { *g = *o.(*rained) }

func (*rained) Outlook(_ *table.Prompt, o table.Option, _ table.Seat, _ table.Namer) table.Outlook {
	x := table.Outlook{Which: "Wherever you play", Shared: []string{"the ink runs"}}
	if o.A == 4 {
		x.Words, x.Stake = "the middle", table.Waste
	}
	return x
}

// What all options share is said once above them, and in none of their lines.
func TestAQuestionSaysOnceWhatItsOptionsShare(t *testing.T) {
	box := *toys.TicTacToeBox
	box.New = func(table.Setup) (table.Game, error) { return &rained{}, nil }
	m, err := table.NewMatch(&box, table.Setup{Game: box.Name, Seats: 2}, table.SeedOf("rain"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	s := &session{program: &program{out: &out}, m: m}
	s.question(0)
	const above = "\nWherever you play: the ink runs.\n  1  place "
	if text := out.String(); !strings.Contains(text, above) || strings.Count(text, "ink runs") != 1 ||
		!strings.Contains(text, "place:4 - the middle (waste)") {
		t.Errorf("it says\n%s", text)
	}
}
