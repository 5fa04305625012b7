package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// PH-EAT-02, PH-EAT-05: the order to eat answers with enough to be fed, and with nothing where a safe house feeds
// whoever is not hungry; where the food does not do, or somebody would go hungry, it leaves the question to its seat.
func TestTheOrderToEat(t *testing.T) {
	ask := func(amounts ...int) *table.Ask {
		a := &table.Ask{}
		for _, n := range amounts {
			a.Options = append(a.Options, table.Offered{Option: posthuman.VerbEat.Of(n)})
		}
		return a
	}
	for _, x := range []struct {
		hunger int
		safe   bool
		offers []int
		want   int // -1: it is left to the seat
	}{
		{0, false, []int{1, 0}, 1},
		{2, false, []int{1, 0, 2}, 2},
		{2, false, []int{1, 0}, -1},
		{0, false, []int{0}, -1},
		{0, true, []int{0}, 0},
		{1, true, []int{0}, -1},
	} {
		v := &posthuman.View{}
		v.Players = append(v.Players[:0], posthuman.SeenPlayer{Hunger: x.hunger, Safe: x.safe})
		o := eats(v, ask(x.offers...))
		switch {
		case o == nil && x.want >= 0, o != nil && x.want < 0:
			t.Errorf("%+v: %+v", x, o)
		case o != nil && o.Answer != posthuman.VerbEat.Of(x.want):
			t.Errorf("%+v answers %v", x, o.Answer)
		}
	}
}
