package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity/decks"
)

// Every thing of the decks has a picture of its own kind, and every picture is drawn.
func TestEveryThingHasAPicture(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	things := 0
	for _, d := range all {
		for i := range d.Cards {
			for _, s := range []*decks.Side{d.Cards[i].A, d.Cards[i].B} {
				if s == nil || s.Item == nil {
					continue
				}
				things++
				kind := look(s.Title, nil)
				if kind == "sack" && !strings.Contains(s.Title, "Sack") {
					t.Errorf("%q looks like no thing", s.Title)
				}
				if !strings.Contains(wareArt(s.Title, s.Item), "<path") {
					t.Errorf("%q looks like a %s, which nobody has drawn", s.Title, kind)
				}
			}
		}
	}
	if things < 40 {
		t.Errorf("only %d things", things)
	}
	if got := look("The Heirloom", &decks.Thing{Place: "head"}); got != "hat" {
		t.Errorf("what is worn on the head, and has no known name, looks like a %s", got)
	}
}
