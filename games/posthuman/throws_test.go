package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// What is told of dice can be drawn again: each face as often as it was rolled, misses last, and what they came to.
func TestThrowsAreReadFromWhatIsTold(t *testing.T) {
	blows := []Rolled{die(MD, attack), die(MD, attack), die(MD, block), die(MD, 1)}
	shots := []Rolled{die(SD, 1), die(SD, 4), die(SD, 5), die(SD, 6)}
	all := func(Rolled) bool { return true }
	told := []table.Event{
		{Tale: taleEncounter, Seat: red, A: 7},
		{Tale: taleShot, Seat: red, A: 7, B: 2, C: tally(shots, &shotFaces, all)},
		{Tale: taleRolls, Seat: red, A: 7, B: tally(blows, &blowFaces, all), C: tally(blows[2:], &blowFaces, all)},
		{Tale: taleClash, Seat: red, A: 7, B: 2, C: 0},
		{Tale: taleRolls, Seat: green, A: 7, B: tally(blows, &blowFaces, all)},
		{Tale: taleRolls, Seat: red, A: -2, B: tally(blows[:1], &blowFaces, all)},
	}
	got := Throws(told, red)
	if len(got) != 3 {
		t.Fatalf("%d throws: %+v", len(got), got)
	}
	if x := got[0]; !x.Shot || x.MineN != 2 || !slices.Equal(x.Mine, []Face6{Range1, SkillShot, Special6, Miss}) {
		t.Errorf("the shot is %+v", x)
	}
	if x := got[1]; x.Shot || x.MineN != 2 || x.TheirsN != 0 || x.Foe != 7 ||
		!slices.Equal(x.Mine, []Face6{Block, Attack, Attack, Miss}) || !slices.Equal(x.Theirs, []Face6{Block, Miss}) {
		t.Errorf("the first exchange is %+v", x)
	}
	if x := got[2]; x.Foe != Unseen || x.MineN != -1 || !slices.Equal(x.Mine, []Face6{Attack}) {
		t.Errorf("the second exchange is %+v", x)
	}
}
