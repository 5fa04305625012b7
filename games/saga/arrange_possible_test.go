package saga

import (
	"testing"

	"waystation/games/gametest"
)

// Positions that can't be are refused in plain words, with the line and the rule.
func TestImpossiblePositions(t *testing.T) {
	const head = "A title.\n-- scenario --\ngame: saga\nrules: PS-MORN-03\nplayers: 2\noptions: character1=Scout, " +
		"character2=Warden\n-- given --\nround: 3\n"
	gametest.Impossible(t, suite, head, "Red is asked: eat", [][2]string{
		{"red health: 0", "line 9: red health: 0: this makes the position impossible: Red has no health, and would " +
			"be knocked out (PS-KO-01)"},
		{"red morale: 0", "Red has no morale, and would be knocked out (PS-KO-01)"},
		{"red health: 6", "Red has 6 health, and the limit is 5 (PS-BOARD-06)"},
		{"red morale: 6", "Red has 6 morale, and the limit is 5 (PS-BOARD-06)"},
		{"red ready boosts: 3", "Red has 3 boosts ready of 2 (PS-RULING-058)"},
		{"red broadcast tokens: 6", `"6" is no number from 0 to 5`},
		{"red hand: Lab, Lab 2, Mall, Mall 2, Factory", "Red holds 5 pieces, and may hold 4 (PS-MAP-16)"},
		{"red hand: Lab, Lab", "Lab is there twice"},
		{"red hand: Knife", "the Knife (SW-06) does not belong there"},
		{"red skills: Second Look", "Red has learned Second Look without Steady Hands (PS-XP-03)"},
		{"red skills: Thick Skin", `the Scout has no skill "Thick Skin"; there are Steady Hands`},
		{"red map: TT-F1 at C3", "Red has terrain in C3, where no way leads from the starting zone (PS-MAP-05)"},
		{"red map: TT-F1 at C1", "Red has terrain in the starting zone (PS-RULING-014)"},
		{"red map: TT-F1 at C2, TT-F2 at C2", "two terrains lie in C2"},
		{"red map: TT-F1 at C9", `there is no zone "C9"`},
		{"red map: TT-F1", `"TT-F1" does not say where it lies`},
		{"red map: TT-F1 at C2 token L1", "Red has 1 L1 tokens on the map, and has met 0 requirements (PS-MISSION-05)"},
		{"red missions complete: 1", "Red has 0 L1 tokens on the map, and has met 3 requirements (PS-MISSION-05)"},
		{"red map: TT-F1 at C2 token side", "Red has done a side mission without an L1 mission (PS-SIDE-01)"},
		{"red at: C2", "Red has no terrain in C2"},
		{"red camp token: C2", "Red has no terrain in C2 (PS-RULING-015)"},
		{"red landmark B2: LM-03", "landmarks lie in A3, E3 and C5 (PS-RULING-012)"},
		{"red followers: Ox Driver, Bird Hunter, FO-06", "Red has 3 followers, and may have 2 (PS-BOARD-14)"},
		{"red weapons: Knife, Hunting Rifle, MW-13, MW-14", "2 of them heavy"},
		{"red boss: Hammerhand", `"Hammerhand" is not one boss`},
		{"red exhausted cards: Called Shot", "no skill has brought Called Shot yet (PS-SETUP-24)"},
		{"red exhausted cards: Both Fists", `the Scout has no challenge card "Both Fists"`},
		{"next enemies 1: Bird Hunter", "the Bird Hunter is not a card of that deck"},
		{"discarded bosses: none", "bosses have no discard pile"},
		{"phase: lunch", `there is no phase "lunch"`},
		{"order: Red, Red", "Red is there twice"},
		{"track Lab: 1", "there are no power tracks but in solo (PS-SOLO-04)"},
		{"pink food: 1", `no path "pink food"`},
	})
}
