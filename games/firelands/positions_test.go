package firelands

import (
	"os"
	"strings"
	"testing"
)

const positionsPage = "../../docs/firelands-positions.md"

// The page of paths is made of the paths. After a change: UPDATE=1 go test -run Positions ./games/firelands
func TestPositionsPageIsUpToDate(t *testing.T) {
	var b strings.Builder
	b.WriteString(`# Firelands: positions in scenarios

What lines of ` + "`given`, `check` and `then`" + ` can say in a scenario of Firelands (docs/scenarios.md). Case doesn't matter. Players are
called by their colours; the options colour1, colour2 ... give them. Board sides are options too: region1, region2, region3 (C and D of
Firelands, A and B of Frostlands), and so is the game of each period: period1, period2, period3, each firelands or frostlands, and
outcomes for the Outcome deck.

Cards are named by their handle, such as Oil Platform, MRE 2, Desert Son (blue); in a player's path their own Desert Son, Leader or Old Truck needs no colour. A card
that a line names comes from wherever it lies; what it pushes out goes back to its deck, or out of the game. Survivor tokens
follow the number of a player's Survivor cards, so say who is in the zones before what is in the boxes.

`)
	b.WriteString(paths.Page("blue"))
	want := b.String()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(positionsPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := os.ReadFile(positionsPage)
	if err != nil || string(found) != want {
		t.Errorf("%s is not what the paths say (%v); make it anew: UPDATE=1 go test -run Positions ./games/firelands", positionsPage, err)
	}
}
