package posthuman

import (
	"slices"
	"strings"
	"testing"
)

// PH-INV-05, PH-WPN-02, PH-XP-05, PH-RULING-79, PH-RULING-86, PH-RULING-120: which window is open in which moment.
func TestWindows(t *testing.T) {
	const early, late = "play wield unwield discard", "train activate use pause"
	for _, c := range []struct {
		fight Fight
		open  string
	}{
		{Fight{}, early + " " + late}, {Fight{On: true}, early + " " + late}, {Fight{On: true, Joined: true}, early},
		{Fight{On: true, Joined: true, Rolled: true}, ""}, {Fight{Rolled: true}, ""}, {Fight{Struck: true}, ""},
	} {
		s := set(t, 2, "red hand", "Riot Vest", "red gear", "Kalt 9mm, Knife, Cleaver", "red active", "Kalt 9mm, Knife",
			"red followers", "Poacher", "red xp counters", "6", "red skills", "Thin Rations", "red hunger", "1")
		s.mat(red).Fight = c.fight
		got := map[string]bool{}
		for _, key := range s.frees(red) {
			got[strings.Split(key, ":")[0]] = true
		}
		for _, verb := range strings.Fields(early + " " + late) {
			if want := slices.Contains(strings.Fields(c.open), verb); got[verb] != want {
				t.Errorf("joined %v, rolled %v, struck %v: %s is open: %v", c.fight.Joined, c.fight.Rolled,
					c.fight.Struck, verb, got[verb])
			}
		}
	}
}

// What asks or draws waits for the pause; what does not can be used while others are asked.
func TestQuietUses(t *testing.T) {
	for name, want := range map[string]bool{"Painkillers": true, "Wedding Cake": true, "School Cook": true,
		"Thin Rations": true, "Tobacco Tin": true, "Surveyor": false, "Map Reading": false, "Cache Map": false,
		"Correspondence Course": false} {
		c, err := named.Card(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range Of(c).Uses {
			if u := &Of(c).Uses[i]; u.When == WhenAny && u.quiet() != want {
				t.Errorf("%s is quiet: %v", name, u.quiet())
			}
		}
	}
}

// A pause comes when what is going on is settled, not in a fight, and once for each time it is asked for (PH-XP-05).
func TestThePause(t *testing.T) {
	s := set(t, 2, "red followers", "Surveyor", "red active", "Surveyor", "phase", "eating")
	s.DoFree(s.tab, red, VerbPause.Of())
	if slices.Contains(s.frees(red), "pause") {
		t.Error("who has asked for a pause can ask for it again")
	}
	s.mat(red).Fight.Joined = true
	if s.pause(s.tab) {
		t.Error("there is a pause in a fight")
	}
	s.mat(red).Fight.Joined = false
	s.script, s.asked = []string{"done"}, nil
	s.Step(s.tab)
	if s.wasAsked("own"); s.Phase != PhaseEating {
		t.Errorf("in the pause the phase went on to %s", s.Phase)
	}
	if s.pause(s.tab) {
		t.Error("the pause comes twice")
	}
}
