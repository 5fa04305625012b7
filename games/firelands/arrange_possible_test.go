package firelands

import (
	"strings"
	"testing"
	"waystation/games/gametest"

	"waystation/scenario"
)

// Positions that can't be are refused in plain words, with the line and the rule.
func TestImpossiblePositions(t *testing.T) {
	const head = "A title.\n-- scenario --\ngame: firelands\noptions: colour1=blue, colour2=red\n" +
		"rules: FL-EXPL-02\nplayers: 2\n-- given --\neverybody: fresh\n"
	gametest.Impossible(t, suite, head, "Blue is asked: turn", [][2]string{
		{"blue hand: MRE, MRE", "line 9: blue hand: MRE, MRE: MRE is there twice"},
		{"market: Oil Platform, Oil Platform, empty, empty, empty", "Oil Platform is there twice"},
		{"blue hand: MRE\nred hand: MRE",
			"line 10: red hand: MRE: this undoes line 9, blue hand: MRE, which is now: none"},
		{"foe Destroyers: region 1\nslot 1: Destroyers",
			"line 10: slot 1: Destroyers: this undoes line 9, foe Destroyers: region 1"},
		{"blue hand: MRE, Smoke Grenade, Hazmat Suit, Nitromethane",
			"line 9: blue hand: MRE, Smoke Grenade, Hazmat Suit, Nitromethane: this makes the position impossible: " +
				"Blue holds 4 Objects and Special Loot cards, and may hold 3 (FL-OBJ-02)"},
		{"whole outcome deck: Outcome 02", "hold fewer than 2 cards together, and never run out (FL-FIRE-17)"},
		{"foe Destroyers: region 1, Blue 3\nblue targets: 1",
			"Blue has 4 Target counters, those on Enemies included, of 3 (FL-SETUP-26)"},
		{"blue active: none\nblue rest: none", "Blue has no Survivor, and would be out of the game (FL-LAST-01)"},
		{"counters on Desert Son (blue): 1", "Blue has Desert Son (blue) of skill 0, who would be lost (FL-CONT-03)"},
		{"blue fury: 7", `"7" is no number from 0 to 6`},
		{"blue fury: -1", `"-1" is no number from 0 to 6`},
		{"pink fury: 1", `no path "pink fury"`},
	})
}

// What an Automa can have is known too.
func TestImpossiblePositionOfTheAutoma(t *testing.T) {
	const text = "A title.\n-- scenario --\ngame: firelands\nrules: FL-EXPL-02\nplayers: 1\n-- given " +
		"--\neverybody: fresh\n" +
		"foe Destroyers: region 1, Automa 1\nautoma targets: 2\n-- play --\nPlayer 1 is asked: turn\n"
	err := scenario.Run("file", []byte(text), suite.Find)
	if err == nil || !strings.Contains(err.Error(), "the Automa has 3 Target counters of 2 (FL-AUTO-05)") {
		t.Errorf("found %v", err)
	}
}
