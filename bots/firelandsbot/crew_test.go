package firelandsbot

import (
	"testing"

	"waystation/games/firelands"
	"waystation/table"
)

// A Survivor whose ability is forgotten would be worth their skill alone.
func TestEveryAbilityIsWorthSomething(t *testing.T) {
	m := &mind{after: 1, explore: 1, drives: 1, fires: 1}
	for c := range firelands.Count() {
		f := firelands.Of(table.Card(c))
		if f.Kind == firelands.KindSurvivor && m.abilityWorth(f.Ability) <= 0 {
			t.Errorf("the ability of the %s is worth %d", f.Name, m.abilityWorth(f.Ability))
		}
	}
}
