package posthuman

import (
	"testing"

	"waystation/table"
)

// PH-CAMP-06: which card of a hand is taken, chance decides, whichever lies on top; thief and victim see it.
func TestACardTakenFromAHandIsChancesChoice(t *testing.T) {
	hand := Cards(GroupEquipment)[:3]
	for _, want := range hand {
		state, err := newGame(table.Setup{Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*Game)
		for _, c := range hand {
			g.of(0, Hand).Put(c, table.Set(0))
		}
		var asked table.Chance
		tab := table.InPlace(1, 1, table.Config{Marks: true, Rig: func(c table.Chance) int {
			asked = c
			return int(want)
		}})
		got, ok := g.randomCard(tab, 0, g.of(1, Hand), table.Set(0, 1))
		if !ok || got != want || g.of(1, Hand).Find(want) < 0 {
			t.Errorf("chance said %d, taken was %d", want, got)
		}
		if len(asked.Cards) != len(hand) || asked.Who != table.Set(0, 1) || !asked.Back {
			t.Errorf("chance was asked %+v", asked)
		}
	}
}
