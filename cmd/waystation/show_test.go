package main

import (
	"bytes"
	"strings"
	"testing"

	"waystation/internal/toys"
	"waystation/table"
)

// What all options share is said once above them, and in none of their lines.
func TestAQuestionSaysOnceWhatItsOptionsShare(t *testing.T) {
	m, err := table.NewMatch(toys.RainedBox, table.Setup{Game: toys.RainedBox.Name, Seats: 2}, table.SeedOf("rain"))
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
