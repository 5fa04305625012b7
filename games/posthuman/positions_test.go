package posthuman

import (
	"os"
	"strings"
	"testing"
)

const positionsPage = "../../docs/posthuman-positions.md"

// The page of paths is made of the paths. After a change: UPDATE=1 go test -run Positions ./games/posthuman
func TestPositionsPageIsUpToDate(t *testing.T) {
	var b strings.Builder
	b.WriteString(`# Posthuman: positions in scenarios

What lines of ` + "`given`, `check` and `then`" + ` can say in a scenario of Posthuman (docs/scenarios.md). Case doesn't matter. Players are
called Red, Green, Yellow and Blue, in the order in which they sit.

Cards are named by their handle, such as Lead Pipe 2, Stud Bull, Just a Scar 3, or by their ID, such as SU-04, TI-F09, MA-11; supply cards,
tiles and mutant actions are best called by ID. A card that a line names comes from wherever it lies; what it pushes out goes back to its
deck, or out of the game.

Say the phase before the actions that have been declared, and who is a mutant after the scars and before the action cards. What a
player is asked first depends on the phase: with ` + "`phase: move`" + ` and ` + "`red action: Move`" + ` Red moves at once.

Rigged dice are called md, dd, sd (melee, defence, shooting) and die, the six-sided one:

| die | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
`)
	for k, d := range faces {
		b.WriteString("| `" + dieOf[k].Name + "` |")
		for _, f := range d {
			b.WriteString(" " + f.String() + " |")
		}
		b.WriteString("\n")
	}
	b.WriteString("\nThe decks are:")
	for _, d := range deckWords {
		b.WriteString(" " + d.name + ",")
	}
	b.WriteString(" each with its discard pile where it has one.\n\n")
	b.WriteString(paths.Page("red"))
	want := b.String()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(positionsPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := os.ReadFile(positionsPage)
	if err != nil || string(found) != want {
		t.Errorf("%s is not what the paths say (%v); make it anew: UPDATE=1 go test -run Positions ./games/posthuman", positionsPage, err)
	}
}
