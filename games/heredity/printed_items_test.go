package heredity

import (
	"strings"
	"testing"

	"waystation/games/heredity/decks"
)

func TestPrintedThings(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	g := &Game{}
	for _, d := range all {
		for i := range d.Cards {
			for _, side := range []*decks.Side{d.Cards[i].A, d.Cards[i].B} {
				if side == nil || side.Item == nil {
					continue
				}
				for _, line := range permanents(side.Item) {
					if !strings.HasSuffix(line, ".") || strings.HasPrefix(line, " ") {
						t.Errorf("card %d: %q", d.Cards[i].Number, line)
					}
				}
			}
		}
	}
	coat := &decks.Thing{
		Permanent: []string{"defence 1", "move -1", "immune gas", "ignore hazards"},
		Slots: []decks.Slot{
			{Attack: &decks.Attack{Range: 3, Damage: 2, Radius: 1}, Single: true}, {Heart: true},
			{Do: []decks.Step{{Form: "heal {k} of {who}", N: 1, Who: decks.Who{Form: "actor"}}}},
			{Icons: []string{"interact"}}, {Icons: []string{"move"}, Move: 4},
		},
		Camp: []decks.Camp{{Cost: 1}, {Required: true, Do: []decks.Step{
			{Form: "gain {k} materials to {who}", N: 1}, {Form: "return {ref}"},
		}}},
	}
	got := strings.Join(g.printedThing(nil, coat), " ")
	want := "Defence +1, against blows only. Walks -1. Immune to gas. Its wearer ignores hazards. " +
		"Strikes: range 3, damage 2 plus Karma, and all within 1; then it is used up. For a token, whoever acts heals 1 damage. " +
		"A slot to lend a hand. A walk of 4 points. After the chapter it is used up: 1 material goes into the pot."
	if got != want {
		t.Errorf("the coat does\n%s\nwanted\n%s", got, want)
	}
}

// permanents are the permanent effects of an item in words.
func permanents(it *decks.Thing) (out []string) {
	for _, p := range it.Permanent {
		out = append(out, permanent(p))
	}
	return out
}
