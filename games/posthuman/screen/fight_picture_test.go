package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// No two enemies of one fight are drawn alike, and none is called like another.
func TestEnemiesOfAFightLookDifferent(t *testing.T) {
	var minions []table.Card
	for _, g := range [2]posthuman.Group{posthuman.GroupHumans, posthuman.GroupMutants} {
		minions = append(minions, posthuman.Cards(g)...)
	}
	for i := range minions {
		var foes []posthuman.SeenFoe
		for k := range 3 {
			foes = append(foes, posthuman.SeenFoe{Card: minions[(i+3*k)%len(minions)]})
		}
		b := &bout{o: &posthuman.SeenPlayer{Foes: foes}}
		for k := 1; k < len(foes); k++ {
			for j := range k {
				if b.picture(j) == b.picture(k) || b.foe(j).Name == b.foe(k).Name {
					t.Errorf("%s and %s can't be told apart", b.foe(j).Name, b.foe(k).Name)
				}
			}
		}
	}
}
