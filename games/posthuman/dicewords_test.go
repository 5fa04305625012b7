package posthuman

import (
	"strconv"
	"testing"
)

// What dice of melee come to is reckoned as the rules modify them: by what a special is to each side, and by whether
// warriors count (PH-STAT-17, PH-WPN-06, PH-MELEE-15).
func TestDiceCountAsTheRulesModifyThem(t *testing.T) {
	foes := func(face uint8) Rolled {
		d := die(MD, face)
		d.Enemy = true
		return d
	}
	for _, c := range []struct {
		foe, melee   string
		dice         []Rolled
		mine, theirs int
		words        []string
	}{
		{"The Long Usher", "2", []Rolled{die(MD, warrior), die(MD, special), foes(special), foes(warrior)}, 0, 1,
			[]string{"a miss below melee 5", "a miss with this weapon", "an attack", "a miss below melee 5"}},
		{"Rats in Column", "5", []Rolled{die(MD, warrior), die(MD, critical), foes(special), foes(block)}, 2, 1,
			[]string{"an attack by melee 5", "an attack, and 1 wound more", "by its card: attack, +1 wound",
				"takes out a die of the other side"}},
	} {
		s := set(t, 2, "red gear", "Lead Pipe", "red active", "Lead Pipe", "red melee", c.melee).faces(c.foe)
		f := &s.mat(red).Fight
		f.On, f.Round, f.Foe, f.N = true, 1, 0, int8(copy(f.Dice[:], c.dice))
		p := s.Game.seen(red)
		mine, _, _ := p.Counts(false)
		theirs, _, _ := p.Counts(true)
		if mine != c.mine || theirs != c.theirs {
			t.Errorf("%s: %d to %d, want %d to %d", c.foe, mine, theirs, c.mine, c.theirs)
		}
		for i, want := range c.words {
			if got := p.DieWords(i); got != want {
				t.Errorf("%s, die %d: %q, want %q", c.foe, i, got, want)
			}
		}
	}
}

// A shot at a mutant player is aimed at no enemy, and its dice hit as any others do (PH-SHOOT-09, PH-RULING-131).
func TestDiceShotAtAPlayerHit(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red active", "Kalt 9mm", "green mutant", "yes")
	f := &s.mat(red).Fight
	f.On, f.Foe, f.N = true, noFoe, 1
	hit, missed := 0, 0
	for face := uint8(1); face <= 6; face++ {
		f.Dice[0] = die(SD, face)
		f.Dice[0].Target = noFoe
		p := s.Game.seen(red)
		words := "no hit as it lies"
		if missed++; p.Hits(false) > 0 {
			words, hit, missed = "a hit as it lies", hit+1, missed-1
		}
		if got := p.DieWords(0); got != words || (p.Means(0) == Miss) != (p.Hits(false) == 0) {
			t.Errorf("face %d hits %d times, and is %q", face, p.Hits(false), got)
		}
	}
	if hit == 0 || missed == 0 {
		t.Errorf("%d faces hit, %d miss", hit, missed)
	}
}

// A special is the better weapon's until its player has been asked (PH-RULING-82).
func TestASpecialIsTheBetterWeapons(t *testing.T) {
	a := arms{n: 2, special: [2]Special{{}, {Attack: true}}}
	if got := a.hand(&Rolled{Is: Special6}); got != 1 {
		t.Errorf("it is weapon %d's", got)
	}
	if got := a.hand(&Rolled{Is: Attack}); got != 0 {
		t.Errorf("an attack is weapon %d's", got)
	}
	if got := a.hand(&Rolled{Is: Special6, Enemy: true}); got != 0 {
		t.Errorf("an enemy's is weapon %d's", got)
	}
}

// PH-REROLL-01: what a die rolled again can come to is counted with the weapon at hand, and leaves the dice as they lie.
func TestWhatADieRolledAgainCanComeTo(t *testing.T) {
	for _, c := range []struct{ weapon, melee, md, dd string }{
		{"Lead Pipe", "2", "an attack 2 in 6, a block 1 in 6", "an attack 1 in 6, a block 3 in 6"},
		{"Knife", "2", "an attack 3 in 6, a block 1 in 6", "an attack 2 in 6, a block 3 in 6"},
		{"Knife", "5", "an attack 4 in 6, a block 1 in 6", "an attack 2 in 6, a block 3 in 6"},
	} {
		s := set(t, 2, "red gear", c.weapon, "red active", c.weapon, "red melee", c.melee).faces("Stud Bull")
		f := &s.mat(red).Fight
		f.On, f.Round, f.Foe, f.N = true, 1, 0, int8(copy(f.Dice[:], []Rolled{die(MD, block), die(DD, 1)}))
		p := s.Game.seen(red)
		before := p.Fight.Dice
		for i, want := range []string{c.md, c.dd} {
			if got := p.AgainWords(i); got != "rolled again: "+want {
				t.Errorf("%s, melee %s: %q, want %q", c.weapon, c.melee, got, want)
			}
		}
		if p.Fight.Dice != before {
			t.Error("the dice lie otherwise")
		}
	}
	s := set(t, 2, "red gear", "Kalt 9mm", "red active", "Kalt 9mm").faces("Stud Bull")
	f := &s.mat(red).Fight
	f.On, f.N = true, 1
	hits := 0
	for face := uint8(1); face <= 6; face++ {
		f.Dice[0] = die(SD, face)
		if p := s.Game.seen(red); p.Hits(false) > 0 {
			hits++
		}
	}
	want := "rolled again it hits " + strconv.Itoa(hits) + " in 6"
	if got := s.Game.seen(red).AgainWords(0); got != want || hits == 0 {
		t.Errorf("%q, want %q", got, want)
	}
}

// PH-SHOOT-18: of a shot at two enemies each die says at whom it was shot; at one there is nothing to tell apart.
func TestADieSaysAtWhomItWasShot(t *testing.T) {
	s := set(t, 2).faces("Stud Bull; The Postman")
	f := &s.mat(red).Fight
	f.N = 3
	for i, at := range []int8{0, 1} {
		f.Dice[i] = die(SD, shotMiss)
		f.Dice[i].Target = at
	}
	f.Dice[2] = die(SD, shotMiss)
	f.Dice[2].Enemy, f.Dice[2].Target = true, 0
	says := func(i int16) string { return combatFormats["die"](s.Game, []int16{int16(red), i}, nil) }
	const one = "the miss of a shooting die"
	if a, b := says(0), says(1); a != one+" at the Stud Bull" || b != one+" at the Postman" {
		t.Errorf("%q and %q", a, b)
	}
	if f.Dice[1].Target = 0; says(0) != one {
		t.Errorf("at one alone: %q", says(0))
	}
}
