package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-STAT-17, PH-MELEE-10: what an enemy has rolled is told as what counts with it: a warrior is no attack but with melee
// 5, a special what its card says.
func TestDiceOfEnemiesAreToldAsTheyCount(t *testing.T) {
	for _, c := range []struct {
		foe    string
		rolled []Face6
		wants  string
	}{
		{"Culvert Sleeper", []Face6{Warrior, Block, Special6}, "block, special (attack), 1 miss"},
		{"Guest at Table Nine", []Face6{Warrior, Warrior, Special6, Miss}, "nothing but 4 misses"},
		{"The Careful Man", []Face6{Special6}, "special"},
	} {
		x, _ := Named(c.foe)
		if got := throwWords(c.rolled, Of(x).Enemy.means); got != c.wants {
			t.Errorf("%s rolls %v: %q, expected %q", c.foe, c.rolled, got, c.wants)
		}
	}
	strong := Enemy{Melee: 5}
	if got := throwWords([]Face6{Warrior, Warrior}, strong.means); got != "warrior (attack) ×2" {
		t.Errorf("with melee 5: %q", got)
	}
}

// Every die of a roll is told, those that missed, too; and of defence dice, which are swapped or paid for, what became of
// them, in the report of the fight and on the sheet of a knock-out.
func TestNoDieOfAFightIsLeftOut(t *testing.T) {
	s := set(t, 2, "red speed", "5").faces("Stud Bull").roll("md", attack, miss, miss, attack, attack, miss)
	s.roll("dd", defMiss, defMiss, defBlock, defMiss).melee("engage:0:2").melee("engage:0:2")
	s.heard("Red rolls attack, 2 misses; the Stud Bull rolls attack, 2 misses.")
	s.heard("Red has 2 defence dice among these: nothing but 2 misses.")
	told := append([]table.Event{{Tale: taleEncounter, Seat: red}}, s.events...)
	report := [][]table.Event{Blows(told, red), FightTold(told, red), Downfall(append(told, table.Event{Tale: taleKnockOut, Seat: red}), red)}
	for _, of := range report {
		if n := slices.IndexFunc(of, func(e table.Event) bool { return e.Tale == taleGuards }); n < 0 {
			t.Errorf("the defence dice are left out of %v", of)
		}
	}
}

// The sheet of a knock-out tells of the dice that were rolled again, and of what both sides came to.
func TestADownfallTellsWhatTheDiceCameTo(t *testing.T) {
	told := []table.Event{{Tale: taleEncounter, Seat: red}, {Tale: taleRolls, Seat: red}, {Tale: taleReroll, Seat: red},
		{Tale: taleClash, Seat: red}, {Tale: taleHealth, Seat: red, A: -3}, {Tale: taleKnockOut, Seat: red}}
	if fell := Downfall(told, red); len(fell) != 4 {
		t.Errorf("%d events are told of it", len(fell))
	}
}
