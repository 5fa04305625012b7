package posthuman

import (
	"testing"
	"waystation/games/gametest"
)

// Positions that can't be are refused in plain words, with the line and the rule.
func TestImpossiblePositions(t *testing.T) {
	const head = "A title.\n-- scenario --\ngame: posthuman\nrules: PH-EAT-03\nplayers: 2\n-- given --\neverybody: " +
		"plain\nphase: eating\n"
	gametest.Impossible(t, suite, head, "Red is asked: eat", [][2]string{
		{"red hand: Knife, Knife", "line 9: red hand: Knife, Knife: Knife is there twice"},
		{"red hand: Knife\ngreen gear: Knife",
			"line 10: green gear: Knife: this undoes line 9, red hand: Knife, which is now: none"},
		{"red map: TI-F01 at 0 -1, TI-F01 at 1 0", "TI-F01 is there twice"},
		{"red map: TI-F01 at 0 -1, TI-F02 at 0 -1", "Red has TI-F01 and TI-F02 in one place"},
		{"red map: TI-F01 at 5 5", "Red has TI-F01 where no other tile lies beside it (PH-MAP-10)"},
		{"red hand: Clipboard, Chalk Bag, Gas Burner, Pepper Spray", "Red holds 4 items, and may hold 3 (PH-INV-02)"},
		{"red gear: Sledgehammer, Fire Axe, Goose Gun, Splitting Axe", "slots full of 6 (PH-INV-09)"},
		{"red health: 0", "line 9: red health: 0: this makes the position impossible: Red has no health, and would " +
			"be knocked out (PH-STAT-07)"},
		{"red morale: 0", "Red has no morale, and would be knocked out (PH-STAT-07)"},
		{"red health: 7", "Red has 7 health, and the limit is 6 (PH-STAT-02)"},
		{"red mind: 2", "Red has 6 morale, and the limit is 5 (PH-STAT-03)"},
		{"red scars: Antlers, Bark, Lamp Eyes, Quills, Headcount",
			"Red has 5 mutations, and would be a mutant (PH-TURN-02)"},
		{"red tricks: MA-01", "Red is human and has mutant action cards (PH-TURN-08)"},
		{"red mutant: yes\nred food: 5", "Red is a mutant, who has neither food nor ammo (PH-TURN-04)"},
		{"red mutant: yes\nred tricks: MA-01, MA-02, MA-03, MA-04",
			"Red holds 4 action cards, and may hold 3 (PH-MUTACT-14)"},
		{"red food: -1", `"-1" is no number from 0 to 99`},
		{"red journey: 11", `"11" is no number from 0 to 10`},
		{"next encounters 1: Gravel Man",
			"line 9: next encounters 1: Gravel Man: the Gravel Man is not a card of that deck"},
		{"pink food: 1", `no path "pink food"`},
	})
}
