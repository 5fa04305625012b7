package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// lay lays dice on the table: red's, then the enemy's.
func (s *scene) lay(mine, theirs []Face6) {
	s.mat(red).Fight.N = 0
	s.laySide(mine, false)
	s.laySide(theirs, true)
}

func (s *scene) laySide(dice []Face6, enemy bool) {
	f := &s.mat(red).Fight
	for _, is := range dice {
		f.Dice[f.N] = Rolled{Die: MD, Face: 1, Is: is, Enemy: enemy, Gone: is == Miss}
		f.N++
	}
}

// left are the dice of one side that have not been removed.
func (s *scene) left(enemy bool) []Face6 {
	f := &s.mat(red).Fight
	var out []Face6
	for _, d := range f.Dice[:f.N] {
		if d.Enemy == enemy && !d.Gone && d.Is != Block {
			out = append(out, d.Is)
		}
	}
	return out
}

// PH-MELEE-12, PH-MELEE-14, PH-RULING-22, PH-RULING-106: what so many blocks of an enemy leave of red's dice. An Ice
// Axe's special wounds, a
// Billhook's is an attack besides.
func TestWhatEnemiesBlock(t *testing.T) {
	for _, c := range []struct {
		gear   string
		mine   []Face6
		blocks int
		left   []Face6
	}{
		{"Ice Axe", []Face6{Attack, Critical, Special6}, 1, []Face6{Attack, Special6}},
		{"Ice Axe", []Face6{Attack, Critical, Special6}, 2, []Face6{Special6}},
		{"Ice Axe", []Face6{Special6, Attack, Critical}, 3, nil},
		{"Ice Axe", []Face6{Special6, Attack}, 1, []Face6{Special6}},
		{"Ice Axe", []Face6{Attack, Attack}, 5, nil},
		{"Ice Axe", []Face6{Block, Attack, Miss}, 1, nil},
		{"Billhook", []Face6{Attack, Special6}, 1, []Face6{Special6}},
		{"Billhook", []Face6{Special6, Critical}, 1, []Face6{Special6}},
	} {
		s := set(t, 2, "red gear", c.gear).faces("Nail Gunner")
		theirs := slices.Repeat([]Face6{Block}, c.blocks)
		s.lay(c.mine, theirs)
		a, o := s.armsOf(red), s.foe(red, 0)
		s.act(red, func(t *table.Table) { s.block(t, red, &a, &o) }).wasAsked()
		if got := s.left(false); !slices.Equal(got, c.left) {
			t.Errorf("%s, %v against %d blocks: %v are left, want %v", c.gear, c.mine, c.blocks, got, c.left)
		}
	}
}

// PH-MELEE-12, PH-MELEE-13: the player is asked only where it matters, and may choose any dice but blocks.
func TestWhatThePlayerBlocks(t *testing.T) {
	for _, c := range []struct {
		blocks int
		theirs []Face6
		script []string
		offers []string
		left   []Face6
	}{
		{0, []Face6{Attack, Critical}, nil, nil, []Face6{Attack, Critical}},
		{1, []Face6{Attack, Critical}, []string{"block:2"}, []string{"block:1", "block:2"}, []Face6{Attack}},
		{1, []Face6{Attack, Critical}, []string{"block:1"}, []string{"block:1", "block:2"}, []Face6{Critical}},
		{2, []Face6{Attack, Critical}, nil, nil, nil},
		{3, []Face6{Attack, Critical}, nil, nil, nil},
		{1, []Face6{Attack, Attack, Miss}, nil, nil, []Face6{Attack}},
		{1, []Face6{Critical, Critical}, nil, nil, []Face6{Critical}},
		{1, []Face6{Block, Attack, Special6}, []string{"block:3"}, []string{"block:2", "block:3"}, []Face6{Attack}},
		{1, []Face6{Block, Miss}, nil, nil, nil},
		{2, []Face6{Attack, Attack, Critical}, []string{"block:2", "block:4"}, nil, []Face6{Attack}},
	} {
		s := set(t, 2, "red gear", "Knife").faces("Nail Gunner")
		mine := slices.Repeat([]Face6{Block}, max(c.blocks, 1))
		if c.blocks == 0 {
			mine[0] = Miss
		}
		s.lay(mine, c.theirs)
		a, o := s.armsOf(red), s.foe(red, 0)
		s.act(red, func(t *table.Table) { s.block(t, red, &a, &o) }, c.script...)
		if got := s.left(true); !slices.Equal(got, c.left) || c.offers != nil && !slices.Equal(s.offers, c.offers) {
			t.Errorf("%d blocks against %v: %v are left, want %v; offered %q", c.blocks, c.theirs, got, c.left,
				s.offers)
		}
	}
}

// PH-MELEE-22, PH-RULING-108, PH-RULING-109: who knocks down whom: the winner of a round and both of a draw, before
// the third round.
func TestWhoIsKnockedDown(t *testing.T) {
	for _, c := range []struct {
		round        int8
		mine, theirs side
		me, it       bool
	}{
		{1, side{1, 0, 1}, side{0, 0, 0}, false, true}, {1, side{1, 0, 1}, side{1, 0, 1}, true, true},
		{1, side{1, 0, 1}, side{2, 0, 1}, true, false},
		{1, side{2, 0, 1}, side{1, 0, 1}, false, true}, {1, side{0, 0, 1}, side{0, 0, 1}, false, false},
		{1, side{1, 0, 0}, side{1, 0, 0}, false, false},
		{2, side{1, 0, 2}, side{1, 0, 2}, true, true}, {3, side{1, 0, 1}, side{1, 0, 1}, false, false},
	} {
		s := set(t, 2, "red gear", "Knife").faces("Circus Bear")
		s.mat(red).Fight.Round = c.round
		o := s.foe(red, 0)
		s.act(red, func(t *table.Table) { s.settle(t, red, &o, &bout{c.mine, c.theirs}) })
		if me, it := s.mat(red).Fight.Falls, s.Cards[o.card].Falls; me != c.me || it != c.it {
			t.Errorf("round %d, %+v against %+v: red down %v, the bear down %v", c.round, c.mine, c.theirs, me, it)
		}
	}
}

// PH-MELEE-15 to PH-MELEE-21: the wounds of both sides. An enemy that dies by its first blow's victim, and one that
// bursts, only in those cases.
func TestWhoWoundsWhom(t *testing.T) {
	for _, c := range []struct {
		foe          string
		mine, theirs side
		health, foes string
	}{
		{"Circus Bear", side{1, 0, 0}, side{0, 5, 0}, "6", "Circus Bear 2/6"},
		{"Circus Bear", side{1, 1, 0}, side{1, 1, 0}, "2", "Circus Bear 3/6"},
		{"Circus Bear", side{0, 3, 0}, side{1, 0, 0}, "3", "Circus Bear 0/6"},
		{"Circus Bear", side{0, 3, 0}, side{0, 3, 0}, "6", "Circus Bear 0/6"},
		{"Blister", side{1, 0, 0}, side{0, 0, 0}, "5", "Blister 1/1"},
		{"Spare Hand", side{1, 0, 0}, side{0, 0, 0}, "6", "Spare Hand 1/1"},
		{"Furnace Man", side{1, 0, 0}, side{0, 0, 0}, "6", "Furnace Man 2/6"},
		{"Doorframe", side{1, 0, 0}, side{1, 0, 0}, "5", "Doorframe 1/1"},
		{"Doorframe", side{0, 0, 0}, side{1, 0, 0}, "5", "Doorframe 0/1"},
		{"Doorframe", side{1, 0, 0}, side{0, 0, 0}, "6", "Doorframe 1/1"},
	} {
		s := set(t, 2, "red gear", "Knife").faces(c.foe)
		s.mat(red).Fight.Round = 1
		o := s.foe(red, 0)
		s.act(red, func(t *table.Table) { s.settle(t, red, &o, &bout{c.mine, c.theirs}) }).want("red health",
			c.health, "red foes", c.foes)
	}
}

// PH-SCAR-01, PH-RULING-115: only wounds that a mutant deals in melee ask for a scar, and only if they were taken.
func TestWhoseWoundsScar(t *testing.T) {
	for foe, want := range map[string]bool{"The Nose": true, "Riot Sergeant": false, "Circus Bear": false} {
		for _, armour := range []bool{false, true} {
			s := set(t, 2).faces(foe)
			if armour {
				s.mat(red).Sum[KnobArmour] = 5
			}
			o := s.foe(red, 0)
			s.struckBy(s.tab, red, &o, 1, 0)
			if got := s.mat(red).Fight.Hurt; got != (want && !armour) {
				t.Errorf("%s, armour %v: a scar is due: %v", foe, armour, got)
			}
		}
	}
}

// PH-RULING-82: which of two weapons a special counts for: the one that makes something of it; where both do, and
// differently, the player says.
func TestWhoseSpecial(t *testing.T) {
	for _, c := range []struct {
		gear   string
		script []string
		hand   int8
		is     Face6
	}{
		{"Knife, Crowbar", []string{"entry:0:1"}, 1, Special6}, {"Knife, Crowbar", []string{"entry"}, 0, Attack},
		{"Cleaver, Knife", nil, 1, Attack}, {"Knife, Cleaver", nil, 0, Attack}, {"Knife, Knife 2", nil, 0, Attack},
		{"Cleaver, Lead Pipe", nil, 0, Miss},
	} {
		s := set(t, 2, "red skills", "Off Hand", "red gear", c.gear, "red active", c.gear).faces("Circus Bear")
		s.lay([]Face6{Special6}, []Face6{Miss})
		a, o := s.armsOf(red), s.foe(red, 0)
		s.act(red, func(t *table.Table) { s.modify(t, red, &a, &o) }, c.script...)
		if d := s.mat(red).Fight.Dice[0]; d.Hand != c.hand || d.Is != c.is {
			t.Errorf("%s: hand %d, %s", c.gear, d.Hand, d.Is)
		}
	}
}

// PH-WPN-01, PH-WPN-05: what red strikes with: active melee weapons and nothing else.
func TestWhatOneStrikesWith(t *testing.T) {
	for _, c := range []struct {
		gear, active string
		wounds       int8
		two          bool
	}{
		{"none", "none", 1, false}, {"Knife", "Knife", 2, false}, {"Knife", "none", 1, false},
		{"Knife, Cleaver", "Cleaver", 3, false},
		{"Kalt 9mm", "Kalt 9mm", 1, false}, {"Kalt 9mm, Knife", "Kalt 9mm, Knife", 2, false},
		{"Knife, Cleaver", "Knife, Cleaver", 5, true},
	} {
		s := set(t, 2, "red skills", "Off Hand", "red gear", c.gear, "red active", c.active)
		if a := s.armsOf(red); a.wounds != c.wounds || (a.n == 2) != c.two {
			t.Errorf("%s, active %s: %+v", c.gear, c.active, a)
		}
	}
}

// Pools at their bounds: outnumbering, packs, frenzy, knockdowns, nets, failed evades (PH-MULTI-03, PH-MULTI-06, PH-
// RULING-95, PH-RULING-104).
func TestPoolsAtTheBounds(t *testing.T) {
	type change func(f *Fight, k *Marks)
	for _, c := range []struct {
		foes, with string
		do         change
		want       string
	}{
		{"Stud Bull", "", nil, "3 melee dice against 3 melee dice"},
		{"Stud Bull; Lookout", "", nil, "3 melee dice against 4 melee dice"},
		{"Stud Bull; Lookout", "Three-Legged Dog", nil, "3 melee dice against 3 melee dice"},
		{"Stud Bull; Lookout; Roofer", "Three-Legged Dog", nil, "3 melee dice against 4 melee dice"},
		{"Sheepdog without Sheep", "", nil, "3 melee dice against 3 melee dice"},
		{"Sheepdog without Sheep; Lookout", "Three-Legged Dog", nil, "3 melee dice against 4 melee dice"},
		{"The Ploughman", "", func(_ *Fight, k *Marks) { k.Wounds = 1 }, "3 melee dice against 4 melee dice"},
		{"The Ploughman", "", nil, "3 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(_ *Fight, k *Marks) { k.Wounds = 1 }, "3 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(_ *Fight, k *Marks) { k.Down = true }, "3 melee dice against 2 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Down = true }, "2 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Netted, f.Round = true, 1 },
			"2 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Netted, f.Round = true, 2 },
			"3 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Netted, f.Down, f.Round = true, true, 1 },
			"1 melee die against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Failed, f.Round = true, 1 }, "1 melee die against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Failed, f.Round = true, 2 },
			"3 melee dice against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.Failed, f.Round, f.MD = true, 1, 2 },
			"1 melee die against 3 melee dice"},
		{"Stud Bull", "", func(f *Fight, _ *Marks) { f.MD, f.DD = 2, 1 },
			"5 melee dice and 1 defence die against 3 melee dice"},
		{"Wasps of the Number 23 Bus", "", nil, "4 melee dice against 3 melee dice and 1 defence die"},
	} {
		s := set(t, 2, "red followers", "Three-Legged Dog").faces(c.foes)
		if c.with != "" {
			s.with("red active", c.with)
		}
		o := s.foe(red, 0)
		if c.do != nil {
			c.do(&s.mat(red).Fight, &s.Cards[o.card])
		}
		mine, theirs := s.meleePools(red, &o, 0)
		if got := diceWords(&mine) + " against " + diceWords(&theirs); got != c.want {
			t.Errorf("%s, %s: %s, want %s", c.foes, c.with, got, c.want)
		}
	}
}

// PH-STAT-11, PH-STAT-18, PH-STAT-09, PH-RULING-33: what stats give.
func TestWhatStatsGive(t *testing.T) {
	for n, want := range map[int8][4]int8{1: {0, 0, 0, 0}, 2: {1, 0, 0, 0}, 3: {2, 0, 0, 0}, 4: {3, 1, 1, 1},
		5: {3, 2, 2, 2}} {
		s := set(t, 2).faces("Stud Bull")
		m := s.mat(red)
		m.Stats = [stats]int8{n, n, n, n, n}
		if got := [4]int8{statDice(n), above(n), s.swaps(red), int8(s.mindRerolls(red))}; got != want {
			t.Errorf("%d gives %v, want %v", n, got, want)
		}
	}
	s := set(t, 2, "red speed", "5", "red mind", "5").faces("Stud Bull")
	f := &s.mat(red).Fight
	f.Failed, f.Round = true, 1
	if s.swaps(red) != 0 {
		t.Error("dice are swapped after a failed evade")
	}
	f.Thought = true
	if s.mindRerolls(red) != 0 {
		t.Error("a strong mind works twice in a combat")
	}
	f.Thought, f.On = false, false
	if s.mindRerolls(red) != 0 {
		t.Error("a strong mind works outside combat")
	}
}

// A shot has the dice of the stat and of the weapon, at least 1 of it, and those of cards (PH-SHOOT-09, PH-WPN-07).
func TestDiceOfAShot(t *testing.T) {
	for _, c := range []struct {
		shooting, gear, mounted string
		want                    int8
	}{
		{"2", "Kalt 9mm", "", 2}, {"5", "Kalt 9mm", "", 4}, {"3", "Kalt Stutter", "", 5},
		{"3", "Kalt 9mm, Gunscope", "Gunscope on Kalt 9mm", 3},
		{"3", "Kalt Stutter, Gunscope", "Gunscope on Kalt Stutter", 4},
	} {
		s := set(t, 2, "red shooting", c.shooting, "red gear", c.gear)
		if c.mounted != "" {
			s.with("red mounted", c.mounted)
		}
		if got := s.gunPool().SD; got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// PH-SHOOT-10 to PH-SHOOT-15: hits by the weapon's range, skill shots by skill, specials by the table of the weapon,
// beyond it by its last entry.
func TestHits(t *testing.T) {
	shot := func(reach int8) *Shot { return &Shot{SD: 1, Range: reach, Hits: [5]int8{1, 2, 4, 5, 6}} }
	for _, c := range []struct {
		dice  []Face6
		reach int8
		skill int
		want  int
	}{
		{[]Face6{Range1, Range2, Range3}, 1, 0, 1}, {[]Face6{Range1, Range2, Range3}, 2, 0, 2},
		{[]Face6{Range1, Range2, Range3}, 3, 0, 3},
		{[]Face6{SkillShot, SkillShot}, 3, 0, 0}, {[]Face6{SkillShot, SkillShot}, 3, 1, 2},
		{[]Face6{SkillShot, SkillShot}, 3, 2, 4},
		{[]Face6{Special6}, 1, 0, 1}, {[]Face6{Special6, Special6}, 1, 0, 2},
		{slices.Repeat([]Face6{Special6}, 3), 1, 0, 4},
		{slices.Repeat([]Face6{Special6}, 4), 1, 0, 5}, {slices.Repeat([]Face6{Special6}, 5), 1, 0, 6},
		{slices.Repeat([]Face6{Special6}, 7), 1, 0, 6},
		{[]Face6{Miss, Miss}, 3, 2, 0}, {[]Face6{Special6, Range1, Miss}, 1, 0, 2},
	} {
		var dice []Rolled
		for _, is := range c.dice {
			dice = append(dice, Rolled{Die: SD, Is: is})
		}
		dice = append(dice, Rolled{Die: SD, Is: Range1, Enemy: true})
		if got := hits(dice, mine, shot(c.reach), c.skill); got != c.want {
			t.Errorf("%v at range %d, skill %d: %d hits, want %d", c.dice, c.reach, c.skill, got, c.want)
		}
	}
}

// PH-SHOOT-13, PH-EX-50: what a skill shot is worth, by stat and by class.
func TestSkilledShots(t *testing.T) {
	guns := map[string]string{"Pistol Expert": "Kalt 9mm", "Rifle Expert": "Kalt A4",
		"Shotgun Expert": "Pump Shotgun", "Bow Expert": "Cane Bow"}
	for skill := range guns {
		for other, gun := range guns {
			for shooting, more := range map[string]int{"4": 0, "5": 1} {
				s := set(t, 2, "red skills", "Stealth, "+skill, "red gear", gun, "red shooting", shooting)
				want := more
				if other == skill {
					want++
				}
				if got := s.skilled(red, Of(s.armed()).Class); got != want {
					t.Errorf("%s with a %s, shooting %s: %d, want %d", skill, gun, shooting, got, want)
				}
			}
		}
	}
}

// PH-RULING-96, PH-RULING-97, PH-SHOOT-05 to PH-SHOOT-07: who shoots when: snipers, the faster, those as fast together
// with the player, the slower.
func TestOrderOfShots(t *testing.T) {
	s := set(t, 2, "red speed", "3", "red gear", "Kalt 9mm", "red health", "6")
	s.faces("Nail Gunner; Catapult Man; Crossbow Poacher; Deserter up a Pylon")
	s.roll("sd", slices.Repeat([]int{shotMiss}, 20)...)
	s.act(red, func(t *table.Table) { s.shootingRound(t, red) }, "shoot", "aim")
	var order []string
	for _, x := range s.told {
		for _, who := range []string{"Deserter up a Pylon shoots", "Crossbow Poacher shoots", "Red shoots",
			"Catapult Man shoots", "Nail Gunner shoots"} {
			if len(x) >= len(who) && (x[:len(who)] == who || len(x) > 4+len(who) && x[4:4+len(who)] == who) {
				order = append(order, who)
			}
		}
	}
	want := []string{"Deserter up a Pylon shoots", "Crossbow Poacher shoots", "Red shoots", "Catapult Man shoots",
		"Nail Gunner shoots"}
	if !slices.Equal(order, want) {
		t.Errorf("%q, want %q; told %q", order, want, s.told)
	}
}
