package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// rolled lays red's dice on the table and asks for re-rolls.
func (s *scene) rolled(w When, dice []Rolled, script ...string) *scene {
	s.t.Helper()
	f := &s.mat(red).Fight
	f.N = int8(copy(f.Dice[:], dice))
	return s.act(red, func(t *table.Table) { s.rerolls(t, red, w) }, script...)
}

func die(k DieKind, face uint8) Rolled {
	d := Rolled{Die: k}
	d.show(face)
	return d
}

// PH-STAT-13, PH-STAT-14, PH-RULING-100, PH-RULING-101: a strong mind beside cards: what is on offer, how many dice,
// and once in a combat.
func TestAStrongMindBesideCards(t *testing.T) {
	misses := []Rolled{die(MD, miss), die(MD, miss), die(MD, miss)}
	for mind, want := range map[string][]string{"3": {"keep-roll"}, "4": {"keep-roll", "think:1"},
		"5": {"keep-roll", "think:2"}} {
		s := set(t, 2, "red mind", mind, "red skills", "Footwork").faces("Stud Bull").rolled(WhenFray, misses,
			"keep-roll")
		if want := append(want, "use:"+num(t, "Footwork")); !slices.Equal(s.offers, want) {
			t.Errorf("mind %s: %q, want %q", mind, s.offers, want)
		}
	}
	s := set(t, 2, "red mind", "5", "red skills", "Footwork").faces("Stud Bull").roll("md", attack, miss)
	s.rolled(WhenFray, misses, "think", "reroll:1", "reroll:2", "keep-roll").wasAsked("spend", "reroll", "reroll",
		"spend").unoffered("think:2")
	f := &s.mat(red).Fight
	if !f.Thought || f.Dice[0].Again || !f.Dice[1].Again || f.Dice[1].Is != Attack {
		t.Errorf("%+v", f.Dice[:3])
	}
}

// PH-REROLL-01: a die is re-rolled once, whatever by.
func TestNoDieIsRolledThreeTimes(t *testing.T) {
	misses := []Rolled{die(MD, miss), die(MD, miss), die(MD, miss)}
	chalk := "use:" + num(t, "Chalk Bag")
	s := set(t, 2, "red mind", "4", "red gear", "Chalk Bag").faces("Stud Bull").roll("md", miss, miss)
	var offers [][]string
	s.whenAsked = func(kind string) {
		if kind == "reroll" {
			offers = append(offers, slices.Clone(s.offers))
		}
	}
	s.rolled(WhenFray, misses, "think", "reroll:1", chalk, "reroll:2")
	if len(offers) != 2 || !slices.Contains(offers[0], "reroll:1") || slices.Contains(offers[1], "reroll:1") {
		t.Errorf("offered are %q, want die 1 the first time only", offers)
	}
}

// PH-REROLL-01: nobody is asked where nothing could get better: attacks, criticals and sure hits are not weak, nor is
// what has been re-rolled.
func TestWhatIsWorthARoll(t *testing.T) {
	again := die(MD, miss)
	again.Again = true
	theirs := die(MD, miss)
	theirs.Enemy = true
	for _, c := range []struct {
		gear string
		d    Rolled
		want bool
	}{
		{"none", die(MD, miss), true}, {"none", die(MD, warrior), true}, {"none", die(MD, block), true},
		{"none", die(MD, attack), false},
		{"none", die(MD, critical), false}, {"none", die(MD, special), true}, {"none", again, false},
		{"none", theirs, false},
		{"Nail Gun", die(SD, near), false}, {"Nail Gun", die(SD, middle), true}, {"Kalt 9mm", die(SD, middle), false},
		{"Kalt 9mm", die(SD, far), true},
		{"Kalt A4", die(SD, far), false}, {"Kalt A4", die(SD, skillShot), true}, {"Kalt A4", die(SD, shotMiss), true},
	} {
		s := set(t, 2, "red gear", c.gear).faces("Stud Bull")
		f := &s.mat(red).Fight
		f.Dice[0], f.N = c.d, 1
		if got := s.weak(red); got != c.want {
			t.Errorf("%s, %s: weak %v", c.gear, c.d.Is, got)
		}
	}
}

// What a card would change in a fight (PH-BONUS-02, PH-RULING-95).
func TestWhatHelpsInAFight(t *testing.T) {
	for _, c := range []struct {
		what string
		do   Do
		with []string
		f    func(*Fight)
		want bool
	}{
		{"dice", DoMD, nil, nil, true},
		{"dice after a failed evade", DoMD, nil, func(f *Fight) { f.Failed, f.Round = true, 1 }, false},
		{"dice in the second round", DoDD, nil, func(f *Fight) { f.Failed, f.Round = true, 2 }, true},
		{"dice with white knuckles", DoDD, []string{"red skills", "White Knuckles"},
			func(f *Fight) { f.Failed, f.Round = true, 1 }, true},
		{"ammo of a shot", DoRefund, []string{"red gear", "Kalt 9mm"}, nil, true},
		{"ammo of a shot that costs none", DoRefund, []string{"red gear", "Cane Bow"}, nil, false},
		{"ammo without a gun", DoRefund, nil, nil, false},
		{"ammo given back already", DoRefund, []string{"red gear", "Kalt 9mm"}, func(f *Fight) { f.Refund = 1 }, false},
		{"against melee", DoPreventMelee, nil, func(f *Fight) { f.From = meleeWound }, true},
		{"against melee, shot", DoPreventMelee, nil, func(f *Fight) { f.From = shotWound }, false},
		{"against shots", DoPreventShooting, nil, func(f *Fight) { f.From = shotWound }, true},
		{"against shots, fallen", DoPreventShooting, nil, func(f *Fight) { f.From = anyWound }, false},
		{"misses, none there", DoRerollMisses, nil, func(f *Fight) { f.Dice[0], f.N = die(MD, block), 1 }, false},
		{"misses", DoRerollMisses, nil, func(f *Fight) { f.Dice[0], f.N = die(MD, miss), 1 }, true},
		{"dice all good", DoReroll, nil, func(f *Fight) { f.Dice[0], f.N = die(MD, attack), 1 }, false},
		{"dice not all good", DoReroll, nil, func(f *Fight) { f.Dice[0], f.N = die(MD, block), 1 }, true},
	} {
		s := set(t, 2).with(c.with...).faces("Stud Bull")
		if c.f != nil {
			c.f(&s.mat(red).Fight)
		}
		if got := s.helpsInCombat(red, c.do); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// Dice of followers count for shots; dice of cards in play count after a failed evade only with a card that says so.
func TestDiceOfFollowersAndAfterEvading(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red followers", "Poacher", "red active", "Kalt 9mm, Poacher")
	if n := s.gunPool().SD; n != 4 {
		t.Errorf("%d SD with the Poacher", n)
	}
	for skills, want := range map[string]string{
		"none": "1 melee die", "White Knuckles": "2 melee dice and 1 defence die",
	} {
		s := set(t, 2, "red gear", "Tow Chain", "red skills", skills).faces("Stud Bull")
		f := &s.mat(red).Fight
		f.Failed, f.Round, f.DD = true, 1, 1
		o := s.foe(red, 0)
		if mine, _ := s.meleePools(red, &o, 0); diceWords(&mine) != want {
			t.Errorf("%s: %s, want %s", skills, diceWords(&mine), want)
		}
	}
}

// What helps a player outside fights, just so and not at all (PH-STAT-06, PH-BONUS-02).
func TestWhatHelps(t *testing.T) {
	for _, c := range []struct {
		do       Do
		yes, not []string
	}{
		{DoHealth, []string{"red health", "5"}, []string{"red health", "6"}},
		{DoMorale, []string{"red morale", "5"}, []string{"red morale", "6"}},
		{DoEase, []string{"red hunger", "1"}, []string{"red hunger", "0"}},
		{DoHeal, []string{"red scars", "Just a Scar"}, []string{"green scars", "Just a Scar"}},
		{DoForage, nil, []string{"red foraged", "yes"}}, {DoScout, nil, []string{"whole tiles", "none"}},
	} {
		if !set(t, 2, c.yes...).helps(red, []Effect{{c.do, 1}}) {
			t.Errorf("%s does not help with %v", doWords[c.do], c.yes)
		}
		if set(t, 2, c.not...).helps(red, []Effect{{c.do, 1}}) {
			t.Errorf("%s helps with %v", doWords[c.do], c.not)
		}
	}
	s := set(t, 2)
	if s.helps(red, []Effect{{DoHealth, 1}, {DoMorale, 1}}) || !s.with("red morale", "5").helps(red,
		[]Effect{{DoHealth, 1}, {DoMorale, 1}}) {
		t.Error("part of a gain is enough, and needed")
	}
	if s.helps(red, nil) {
		t.Error("nothing helps")
	}
	j := &s.mat(red).Journey
	for _, c := range [][3]bool{{true, false, true}, {true, true, false}, {false, false, false}} {
		j.Evaded, j.Again = c[0], c[1]
		if s.helps(red, []Effect{{DoAgain, 1}}) != c[2] {
			t.Errorf("evaded %v, again %v: another evade helps %v", c[0], c[1], !c[2])
		}
	}
	s.mat(red).Hidden = true
	if s.helps(red, []Effect{{DoHide, 1}}) {
		t.Error("whoever is hidden is hidden once more")
	}
}
