package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
)

// Whoever shoots holds what they shoot with; all of it can be drawn.
func TestAWeaponIsDrawnAsWhatItIs(t *testing.T) {
	drawn := map[posthuman.Class]string{}
	for c := range table.Card(posthuman.Count()) {
		if f := posthuman.Of(c); f.Kind == posthuman.KindRanged {
			o := &posthuman.SeenPlayer{Gear: []posthuman.SeenItem{{Card: posthuman.Shown(c), Active: true}}}
			if drawn[f.Class] = (&bout{o: o}).held(); art.Held(drawn[f.Class]) == "" {
				t.Errorf("%s can't be drawn: %q", f.Name, drawn[f.Class])
			}
		}
	}
	if drawn[posthuman.Pistol] != "pistol" || drawn[posthuman.Bow] != "bow" || drawn[posthuman.Rifle] != "gun" {
		t.Errorf("%v", drawn)
	}
}

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
