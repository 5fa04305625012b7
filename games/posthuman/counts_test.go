package posthuman

import (
	"testing"

	"waystation/table"
)

// PH-STAT-17, PH-MELEE-10: what an enemy has rolled is told as what counts with it: a warrior is no attack but with melee
// 5, a special what its card says.
func TestDiceOfEnemiesAreToldAsTheyCount(t *testing.T) {
	all := [5]string{"warrior", "block", "attack", "critical", "special"}
	for _, c := range []struct {
		foe         string
		rolled      int16
		says, wants string
	}{
		{"Culvert Sleeper", 0o10011, "warrior, block, special", "block, special (attack)"},
		{"Guest at Table Nine", 0o20003, "warriors and specials", "nothing but misses"},
		{"The Careful Man", 0o10000, "a knockdown", "special"},
	} {
		x, _ := Named(c.foe)
		if got := countsWords(Of(x).Enemy, c.rolled, all); got != c.wants {
			t.Errorf("%s rolls %s: %q, expected %q", c.foe, c.says, got, c.wants)
		}
	}
	strong := Enemy{Melee: 5}
	if got := countsWords(&strong, 0o2, all); got != "warrior (attack) ×2" {
		t.Errorf("with melee 5: %q", got)
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
