package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// PH-SCAR-01 to PH-SCAR-03, PH-TURN-01, PH-TURN-02: whoever may prevent wounds reads of each row that lets one through
// which scar comes with it and what that makes of them, and what a knock-out by them costs; and so it comes.
func TestWoundsSayWhatComesWithThem(t *testing.T) {
	const two, three, four = "Antlers, Bone Spade", "Antlers, Bone Spade, Second Row", "Antlers, Bone Spade, Second Row, Quills"
	for _, c := range []struct {
		foes, health, scars string
		players             int
		bears, saved        string // of 2 wounds, with a helmet that prevents 1
		drawn               int
	}{
		{"Stud Bull", "6", "none", 3, "4 health left", "you take 1, 5 health left", 0},
		{"The Nose", "6", "none", 3, "4 health left, and a scar", "you take 1, 5 health left, and a scar", 1},
		{"The Nose", "6", two, 3, "4 health left, and a scar: with a third mutation you may turn",
			"you take 1, 5 health left, and a scar: with a third mutation you may turn", 1},
		{"The Nose", "6", three, 2, "4 health left, and a scar", "you take 1, 5 health left, and a scar", 1},
		{"The Nose", "6", four, 2, "4 health left, and a scar, which turns you mutant", "", 1},
		{"The Nose", "2", "none", 3, "knocks you out; that brings 3 scars and ends on your starting tile",
			"you take 1, 1 health left, and a scar", 3},
		{"Stud Bull", "1", "none", 3, "knocks you out; that brings 2 scars and ends on your starting tile",
			"you take 1, which knocks you out; that brings 2 scars and ends on your starting tile", 2},
	} {
		s := set(t, c.players, "red health", c.health, "red scars", c.scars, "red gear", "Bicycle Helmet",
			"next scars", "Just a Scar, Just a Scar 2, Just a Scar 3").faces(c.foes)
		script := []string{"bear"}
		if c.drawn > 1 {
			script = append(script, "swap") // once up again
		}
		had, asked := s.of(red, Injury).Len(), false
		s.whenAsked = func(kind string) {
			if kind != "prevent" {
				return
			}
			asked = true
			if x := s.Outlook(askPrevent, VerbBear.Of(2), red, nil); !strings.HasPrefix(x.Words, c.bears) || c.saved != "" && x.Words != c.bears {
				t.Errorf("%s, %s health, %s: 2 wounds are said to come to %q", c.foes, c.health, c.scars, x.Words)
			}
			if got := s.Game.seen(red).Wounded(1, c.players > 2); c.saved != "" && got != c.saved {
				t.Errorf("%s, %s health, %s: 1 wound is said to come to %q", c.foes, c.health, c.scars, got)
			}
		}
		s.act(red, func(tab *table.Table) {
			m := s.mat(red)
			m.Fight.Foe, m.Fight.Round = 0, 1
			o := s.foe(red, 0)
			s.struckBy(tab, red, &o, 2, 0)
			s.meleeScar(tab, red)
		}, script...)
		if got := s.of(red, Injury).Len() - had; !asked || got != c.drawn {
			t.Errorf("%s, %s health, %s: asked %t, %d scars drawn", c.foes, c.health, c.scars, asked, got)
		}
	}
}
