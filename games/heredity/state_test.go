package heredity

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// A lot falls on each of those among whom it is drawn, and on nobody else.
func TestALotFallsOnAnybody(t *testing.T) {
	g := boxed(t, table.Setup{Mode: "chapter1", Seats: 1})
	tab := table.InPlace(1, 2, table.Config{})
	for of := range crew(1 << maxTeam) {
		found := crew(0)
		for range 60 {
			found |= g.random(tab, of)
		}
		if found != of {
			t.Errorf("of %v %v were found", of.members(), found.members())
		}
	}
}

// Copies are searched side by side, so each has a memory of its own.
func TestACopyHasAMemoryOfItsOwn(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	g.ways()
	var o Game
	o.CopyFrom(g)
	if o.ways() == g.ways() {
		t.Error("a copy searches in the memory of its original")
	}
}

// after says what must be true after every answer: a state that is sound; and nobody learns anything but by chance and
// by what is opened, so nothing else stops undo.
func after(m *table.Match, s table.Seat) error {
	if err := m.CanUndo(s); err != nil && strings.Contains(err.Error(), "something hidden") {
		return fmt.Errorf("%w, and nothing was drawn or opened", err)
	}
	return sound(m.Inspect().Truth())
}

// sound says what must always be true of a match: whatever is said to lie, stand or be held somewhere does so there and
// nowhere else, and whoever stands on the board is somebody.
func sound(state table.Game) error {
	g := state.(*Game)
	for i := range g.Figures {
		f := &g.Figures[i]
		if f.At == board.Nowhere {
			continue
		}
		switch p := g.person(f.Card); {
		case p == nil:
			return fmt.Errorf("a figure of card %d stands on the board, and the card is nobody's", f.Card)
		case !g.Board.Exists(f.At):
			return fmt.Errorf("a figure of card %d stands where there is no square", f.Card)
		case int(f.Damage) < 0 || int(f.Damage) >= p.Life:
			return fmt.Errorf("a figure of card %d stands with %d damage of %d", f.Card, f.Damage, p.Life)
		}
	}
	for m := range g.Size {
		if x := &g.Team[m]; x.Materials < 0 || x.At != board.Nowhere && !g.Board.Exists(x.At) {
			return fmt.Errorf("%s has %d materials and stands on %d", x.Who, x.Materials, x.At)
		}
	}
	return g.lying()
}

// lying compares where each card is said to lie with what lies there.
func (g *Game) lying() error {
	found := map[Place][]int16{}
	for i := range g.Board.Fields {
		if n := g.Board.Fields[i].Number; n != 0 {
			found[Laid] = append(found[Laid], n)
		}
	}
	for i := range g.Row.Cards {
		if n := g.Row.Cards[i].Number; n != playerCard {
			found[InRow] = append(found[InRow], n)
		}
	}
	for i := range g.Row.Supports {
		found[InRow] = append(found[InRow], g.Row.Supports[i].Number)
	}
	for m := range g.Size {
		for p := range sheet.Places - int(sheet.OnHead) {
			if n := g.Team[m].Items[p].Number; n != 0 {
				found[Held] = append(found[Held], n)
			}
		}
	}
	for i := range g.Ground {
		if found[Lying] = append(found[Lying], g.Ground[i].Number); !g.Board.Exists(g.Ground[i].At) {
			return fmt.Errorf("item %d lies where there is no square", g.Ground[i].Number)
		}
	}
	for _, k := range g.Store.Items {
		found[Inventory] = append(found[Inventory], k.Card)
	}
	said := map[Place][]int16{}
	for i := range g.Cards {
		said[g.Cards[i].Place] = append(said[g.Cards[i].Place], g.Cards[i].Number)
	}
	for p, what := range map[Place]string{Laid: "on the table", InRow: "in the row", Held: "on a sheet",
		Lying: "on the ground", Inventory: "in the inventory"} {
		slices.Sort(found[p])
		slices.Sort(said[p])
		if !slices.Equal(found[p], said[p]) {
			return fmt.Errorf("cards %v lie %s, and cards %v are said to", found[p], what, said[p])
		}
	}
	return nil
}
