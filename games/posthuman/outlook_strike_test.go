package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// PH-MUTACT-03, PH-MUTACT-11, PH-SCAR-07: what a mutant does to a human is said with the scar that a wound leaves, what
// its mutations add, and how likely the human withstands it.
func TestStrikesSayWhatTheyLeave(t *testing.T) {
	for _, c := range []struct {
		title Title
		scars string
		want  string
	}{
		{Charge, "none", "3 wounds; 4 health"},
		{Charge, "Drum Skull", "4 wounds; 4 health"},
		{Embrace, "none", "one melee round, which wounds 5 or 6 in 10 (55 %), seldom knocks out (1 %), and a wound leaves " +
			"a scar; 4 health, melee 2"},
		{Pelt, "none", "a shot, which wounds 9 in 10 (88 %); 4 health"},
		{Pelt, "Sour Gland", "a shot, which wounds 9 in 10 (88 %), and a wound leaves a scar; 4 health"},
		{CallByName, "none", "2 of 5 morale, unless a test of mind passes 5 in 10 (50 %)"},
	} {
		s := set(t, 3, "green mutant", "yes", "green scars", c.scars, "red health", "4", "red morale", "5", "red mind", "3",
			"green mind", "3", "red melee", "2")
		for x := range table.Card(CardCount) {
			if Of(x).Title != c.title {
				continue
			}
			if got := s.Outlook(askMutant, VerbStrike.Of(int(x), int(red)), green, nil).Words; got != c.want {
				t.Errorf("%s, %s: %q, want %q", Of(x).Name, c.scars, got, c.want)
			}
			break
		}
	}
	s := set(t, 3, "green mutant", "yes", "red mind", "3", "green mind", "5")
	for x := range table.Card(CardCount) {
		if Of(x).Title == CallByName {
			if got := s.strikeWords(green, x, red); got != "2 of 6 morale, unless a test of mind passes 3 or 4 in 10 (33 %)" {
				t.Errorf("the stronger mind: %q", got)
			}
			break
		}
	}
}

// PH-MUTACT-18, PH-RULING-131: what holds off a Charge and an Embrace is said: defence dice, and a loaded weapon of
// whoever is not slower.
func TestStrikesSayWhatHoldsThemOff(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "green speed", "3", "green strength", "2", "red speed", "4", "red gear",
		"Rook Rifle", "red ammo", "9")
	says := func(title Title) string {
		for c := range table.Card(CardCount) {
			if Of(c).Title == title {
				return s.strikeWords(green, c, red)
			}
		}
		return ""
	}
	if got := says(Charge); !strings.HasPrefix(got, "3 wounds less the blocks of 1 defence die") {
		t.Errorf("a charge: %q", got)
	}
	if got := says(Embrace); !strings.HasPrefix(got, "unless 2 hits drive you off, one melee round") {
		t.Errorf("an embrace: %q", got)
	}
	s.mat(red).Ammo = 0
	if got := says(Embrace); !strings.HasPrefix(got, "one melee round") {
		t.Errorf("an embrace of whoever can't shoot: %q", got)
	}
}

// The chance of an Embrace is that of the fights which it comes to, at the table.
func TestAnEmbraceWoundsAsOftenAsItSays(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "red health", "4", "red melee", "2")
	says, wounds, random := s.embraces(green, red), 0, table.InPlace(1, 2, table.Config{})
	const fights = 600
	for range fights {
		s.mat(red).Health = 4
		if x := s.duel(random, red, green, Weapon{}, 0, 1, false, cause{}); x.taken > 0 {
			wounds++
		}
	}
	if n := 100 * wounds / fights; n < says.wounds.percent()-8 || n > says.wounds.percent()+8 {
		t.Errorf("%d of 100 wound, %d are foreseen", n, says.wounds.percent())
	}
}
