package posthuman

import (
	"testing"

	"waystation/table"
)

// What prevents wounds, how many of which, and for how long: 5 wounds are dealt twice in one fight.
func TestWhatPreventsWounds(t *testing.T) {
	for _, c := range []struct {
		with       string
		from       Source
		lost, next int
		then       string
	}{
		{"red gear=Bicycle Helmet", meleeWound, 4, 5, "red gear=Bicycle Helmet"},
		{"red gear=Bicycle Helmet", shotWound, 5, 5, "red gear=Bicycle Helmet"},
		{"red gear=Bicycle Helmet", anyWound, 5, 5, "red gear=Bicycle Helmet"},
		{"red gear=Goalkeeper Pads", meleeWound, 3, 5, "red gear=Goalkeeper Pads"},
		{"red gear=Goalkeeper Pads", shotWound, 5, 5, "red gear=Goalkeeper Pads"},
		{"red gear=Telephone Directory", shotWound, 2, 5, "discarded equipment=Telephone Directory"},
		{"red skills=Falling Well", anyWound, 3, 5, "red skills=Falling Well"},
		{"red active=Retired Bodyguard", meleeWound, 0, 5, "discarded followers=Retired Bodyguard"},
		{"red kept=Protector", shotWound, 2, 5, "discarded events=Protector"},
	} {
		s := set(t, 2, "red strength", "5", "red followers", "Retired Bodyguard").with(cut(c.with))
		s.faces("Stud Bull")
		for i, want := range []int{c.lost, c.next} {
			s.with("red health", "8")
			s.act(red, func(t *table.Table) {
				ask := s.mat(red).usable(WhenWounds)
				s.script = nil
				if ask && want < 5 {
					s.script = []string{"use"}
				}
				s.wounds(t, red, 5, c.from, by("PH-STAT-05"))
			})
			if got := 8 - int(s.mat(red).Health); got != want {
				t.Errorf("%s, attack %d of source %d: %d lost, want %d", c.with, i+1, c.from, got, want)
			}
		}
		s.want(cut(c.then))
	}
}

// Prevention stops at the wounds there are, and nobody is asked for more (PH-RULING-90).
func TestNothingLeftToPrevent(t *testing.T) {
	s := set(t, 2, "red gear", "Telephone Directory", "red skills", "Falling Well").faces("Stud Bull")
	s.act(red, func(t *table.Table) { s.wounds(t, red, 2, meleeWound, by("PH-STAT-05")) }, "use")
	s.wasAsked("prevent").want("red health", "6")
}

// Cards for one shot: dice and ammo, each once.
func TestWhatCardsGiveToAShot(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4, Tracer Rounds, Speed Loader").faces("Stud Bull")
	s.roll("sd", shotMiss, shotMiss, shotMiss, shotMiss, near, near, near)
	s.act(red, func(t *table.Table) { s.shoot(t, red) }, "use", "use")
	s.want("red ammo", "4", "red foes", "Stud Bull 3/4", "red gear", "Kalt A4, Speed Loader").wasAsked("aim", "aim")
}

// Cards for one roll of melee: dice, for that roll alone.
func TestWhatCardsGiveToAMeleeRoll(t *testing.T) {
	for _, c := range []struct {
		with         string
		first, later string
		then         string
	}{
		{"red gear=Pepper Spray", "3 melee dice and 3 defence dice", "3 melee dice", "red gear=none"},
		{"red skills=Opening Blow", "5 melee dice", "3 melee dice", "red skills=Opening Blow"},
		{"red kept=Killer Instinct", "5 melee dice", "3 melee dice", "red kept=none"},
		{"red skills=White Knuckles", "3 melee dice and 2 defence dice", "3 melee dice", "red morale=5"},
	} {
		s := set(t, 2).with(cut(c.with)).faces("Stud Bull")
		s.act(red, func(t *table.Table) { s.nextFoe(t, red, true) }, "use")
		o := s.foe(red, 0)
		if mine, _ := s.meleePools(red, &o, 0); diceWords(&mine) != c.first {
			t.Errorf("%s: %s, want %s", c.with, diceWords(&mine), c.first)
		}
		s.roll("dd", defMiss, defMiss, defMiss)
		s.act(red, func(t *table.Table) { s.bout(t, red, &o) })
		if mine, _ := s.meleePools(red, &o, 0); diceWords(&mine) != c.later {
			t.Errorf("%s: then %s, want %s", c.with, diceWords(&mine), c.later)
		}
		s.want(cut(c.then))
	}
}

// A use for a round comes back with the next round, one for a combat with the next combat, one for a turn with the
// next turn
// (PH-MULTI-06).
func TestWhenUsesComeBack(t *testing.T) {
	for _, c := range []struct {
		with                string
		round, combat, turn bool
	}{
		{"red skills=White Knuckles", true, true, true},
		{"red skills=Opening Blow", false, true, true},
		{"red skills=Stubbornness", false, false, true},
	} {
		for i, want := range []bool{c.round, c.combat, c.turn} {
			s := set(t, 2).with(cut(c.with))
			card := s.of(red, Known).At(0)
			s.Cards[card].Spent = 1
			s.renew(red, []Per{PerRound, PerCombat, PerTurn}[i])
			if (s.Cards[card].Spent == 0) != want {
				t.Errorf("%s comes back with %s: %v", c.with, perWords[[]Per{PerRound, PerCombat, PerTurn}[i]], !want)
			}
		}
	}
}

// Re-rolls of shots: all misses, or up to two dice, once in a combat.
func TestRerollsOfShots(t *testing.T) {
	s := set(t, 2, "red gear", "Biathlon Rifle").faces("Stud Bull").roll("sd", shotMiss, near, shotMiss, near, near)
	s.act(red, func(t *table.Table) { s.shoot(t, red) }, "use").want("red foes", "Stud Bull 3/4")
	s = set(t, 2, "red gear", "Kalt A4", "red skills", "Correcting Fire").faces("Circus Bear").roll("sd", shotMiss,
		shotMiss, shotMiss, shotMiss, near, near)
	s.act(red, func(t *table.Table) { s.shoot(t, red) }, "use", "reroll", "reroll").want("red foes", "Circus Bear 2/6")
}

// Before a test: a bonus, or a pass without a die.
func TestWhatCardsGiveToATest(t *testing.T) {
	s := set(t, 2, "red skills", "Stubbornness").roll("die", 5)
	passed := false
	s.act(red, func(t *table.Table) { passed = s.test(t, red, Speed, 0, by("PH-TEST-01")) }, "use").want("red morale",
		"5").heard("needing 5 or less, and rolls 5: passed")
	if !passed {
		t.Error("5 against 3 and 2")
	}
	s = set(t, 2, "red gear", "EQ-29")
	s.act(red, func(t *table.Table) { passed = s.test(t, red, Strength, -3, by("PH-TEST-01")) },
		"use").want("red gear", "none")
	if !passed || len(s.dice["die"]) > 0 {
		t.Error("the book passes any test")
	}
}

// Long Way Round gets rid of any encounter for 1 food, once a turn.
func TestTheLongWayRound(t *testing.T) {
	s := set(t, 2, "red skills", "Long Way Round", "next encounters 1", "The Postman").meets("Stud Bull", "use",
		"fight")
	s.want("red food", "4", "red foes", "The Postman 0/3").wasAsked("confront",
		"confront").unoffered("use:" + num(t, "Long Way Round"))
}
