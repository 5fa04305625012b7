package saga

import (
	"testing"

	"waystation/scenario"
)

// What the box holds: never more than three dice of a colour beside the additional black one, and no enemy and no
// mutation for which a rule would be needed that nothing exercises.
func TestWhatTheBoxHolds(t *testing.T) {
	names := map[string]bool{}
	for c := range faces {
		f := &faces[c]
		switch f.Kind {
		case KindEnemy:
			for _, dice := range [2][3]int8{f.Enemy.Shoot.Dice, f.Enemy.Melee.Dice} {
				scenario.Shows(t, "PS-RULING-112", f.Name+": more than 3 dice of a colour",
					max(dice[0], dice[1], dice[2]) > 3, false)
			}
			if f.Enemy.Melee.Dice == [3]int8{} {
				t.Errorf("%s has no melee attack, and PS-RULING-117 is said to have no effect", f.Name)
			}
		case KindMutation:
			if names[f.Name] {
				t.Errorf("%s is there twice, and PS-MUT-03 is said to have no effect", f.Name)
			}
			names[f.Name] = true
		}
	}
}

// Each quadrant in use has three landmark tokens, and there are two (PS-RULING-164).
func TestLandmarksOfTeams(t *testing.T) {
	p := prepareTeam(t)
	var there [4]int
	for side := range there {
		for i := range Stack(len(signZones)) {
			there[side] += p.Lands[side][Sign1+i].Len()
		}
	}
	scenario.Shows(t, "PS-RULING-164", "landmarks by quadrant", there, [4]int{3, 3, 0, 0})
}
