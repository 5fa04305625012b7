package posthuman

import (
	"fmt"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// PH-EX-12, PH-EX-13, PH-WPN-05, PH-WPN-06, PH-RULING-20: a special is what the weapon says, on MD and DD alike.
func TestWhatASpecialIs(t *testing.T) {
	for _, c := range []struct {
		gear string
		want Face6
	}{{"Knife", Attack}, {"Lead Pipe", Miss}, {"Crowbar", Special6}, {"Billhook", Special6}, {"none", Miss}} {
		s := set(t, 2, "red gear", c.gear).faces("Stud Bull")
		f := &s.mat(red).Fight
		f.N = 2
		f.Dice[0], f.Dice[1] = Rolled{Die: MD}, Rolled{Die: DD}
		f.Dice[0].show(special)
		f.Dice[1].show(defSpecial)
		a, o := s.armsOf(red), s.foe(red, 0)
		s.modify(s.tab, red, &a, &o)
		for _, d := range f.Dice[:2] {
			if d.Is != c.want || d.Gone != (c.want == Miss) {
				t.Errorf("%s: a special on %s is %s", c.gear, d.Die, d.Is)
			}
		}
	}
}

// PH-EX-14, PH-EX-25: a warrior is an attack with melee 5, for a human and for an enemy, else a miss (PH-STAT-17,
// PH-MELEE-10).
func TestWarriors(t *testing.T) {
	s := set(t, 2, "red melee", "5", "red gear", "Knife").faces("Stud Bull").roll("md", warrior).melee()
	s.want("red foes", "Stud Bull 2/4")
	s = set(t, 2, "red melee", "4", "red gear", "Knife").faces("Stud Bull").roll("md", warrior, warrior).melee()
	s.want("red foes", "Stud Bull 0/4")
	s = set(t, 2, "whole scars", "Just a Scar").faces("The Finished One").roll("md", miss, miss, miss, warrior).melee()
	s.want("red health", "4", "red morale", "5") // its venom
}

// PH-EX-15, PH-EX-16, PH-EX-44: David has party size 1 and base 3 MD, and is in the net (PH-MULTI-02, PH-MULTI-03,
// PH-MULTI-05, PH-MULTI-06).
func TestDavidAndTheNet(t *testing.T) {
	s := set(t, 2).faces("Netboy Trapper; Thistle")
	f := &s.mat(red).Fight
	f.Netted, f.Round = true, 1
	pools := func(i int8) string {
		o := s.foe(red, i)
		mine, theirs := s.meleePools(red, &o, 0)
		return diceWords(&mine) + " against " + diceWords(&theirs)
	}
	if got := pools(0); got != "2 melee dice against 4 melee dice" {
		t.Errorf("against the Netboy %s", got)
	}
	s.mat(red).Stats[Melee] = 2
	if got := pools(1); got != "2 melee dice against 4 melee dice" {
		t.Errorf("against the minion %s", got)
	}
	s.Cards[s.of(red, Foes).At(0)].Wounds = 3 // the Netboy is dead
	if got := pools(1); got != "2 melee dice against 3 melee dice" {
		t.Errorf("against the minion left alone %s", got)
	}
	s.Cards[s.of(red, Foes).At(0)].Wounds = 0
	f.Round = 2
	s.mat(red).Stats[Melee] = 3
	if got := pools(0); got != "3 melee dice against 4 melee dice" {
		t.Errorf("in round 2 against the Netboy %s", got)
	}
}

// The view can say why each die is rolled: base, higher melee, outnumbering, cards, knockdown, swap (PH-MELEE-02 to
// PH-MELEE-06).
func TestThePoolsSayWhy(t *testing.T) {
	s := set(t, 2, "red melee", "4", "red speed", "5", "red gear", "Scaffold Spear").
		faces("Sheepdog without Sheep; Lookout")
	s.mat(red).Fight.Down = true
	o := s.foe(red, 0)
	mine, theirs := s.meleePools(red, &o, 2)
	want := []Part{
		{ForStat, 3, 0, 0},
		{ForMelee, 1, 0, 0},
		{ForCards, 0, 1, 0},
		{ForFall, -1, 0, 0},
		{ForSwap, -2, 2, 0},
	}
	for i, p := range want {
		if mine.Parts[i] != p {
			t.Errorf("part %d is %v, expected %v", i, mine.Parts[i], p)
		}
	}
	if mine.MD != 1 || mine.DD != 3 || theirs.MD != 5 || theirs.Parts[1].Why != ForNumbers ||
		theirs.Parts[2].Why != ForPack {
		t.Errorf("%s against %s, for %v", diceWords(&mine), diceWords(&theirs), theirs.Parts)
	}
}

// PH-EX-45: with one ally two enemies don't outnumber, three do (PH-MULTI-02 to PH-MULTI-04, PH-RULING-111).
func TestPartyOfTwo(t *testing.T) {
	s := set(t, 2, "red followers", "Three-Legged Dog", "red active", "Three-Legged Dog").faces("Lookout; Roofer")
	o := s.foe(red, 0)
	if mine, theirs := s.meleePools(red, &o, 0); theirs.MD != 3 || mine.MD != 4 {
		t.Errorf("two enemies: %s", diceWords(&theirs))
	}
	s.faces("Lookout; Roofer; Spare Hand")
	o = s.foe(red, 0)
	if _, theirs := s.meleePools(red, &o, 0); theirs.MD != 4 {
		t.Errorf("three enemies: %s", diceWords(&theirs))
	}
}

// PH-EX-46: strength 5, a Knife, a critical and an attack against 1 attack: 2 + 2 + 1 wounds, and none taken
// (PH-STAT-09, PH-MELEE-18, PH-MELEE-20).
func TestWoundsByCriticalAndStrength(t *testing.T) {
	s := set(t, 2, "red strength", "5", "red gear", "Knife").faces("Circus Bear")
	s.exercises("PH-MELEE-18")
	s.roll("md", critical, attack, miss, attack, miss, miss, miss).melee()
	s.want("red foes", "Circus Bear 5/6", "red health", "6")
}

// PH-EX-47: a tie with 2 attacks each: both deal wounds (PH-MELEE-16, PH-MELEE-19). The scar for wounds of a mutant
// comes once a combat (PH-SCAR-01).
func TestATieWoundsBoth(t *testing.T) {
	s := set(t, 2, "red gear", "Knife", "whole scars", "Just a Scar, Just a Scar 2").faces("The Nose")
	s.exercises("PH-MELEE-19", "PH-SCAR-01")
	s.roll("md", attack, attack, miss, attack, critical, miss, miss).melee()
	s.want("red foes", "The Nose 2/4", "red health", "3", "red scars", "Just a Scar")
	s.roll("md", miss, miss, miss, attack, miss, miss, miss).melee()
	s.want("red health", "1", "red scars", "Just a Scar")
}

// PH-EX-48: two blocks remove the critical and the attack; the special adds nothing without an attack (PH-MELEE-12,
// PH-MELEE-13, PH-MELEE-21).
func TestBlocks(t *testing.T) {
	s := set(t, 2, "red gear", "Lead Pipe").faces("Nail Gunner").roll("md", block, block, attack, critical,
		attack, special)
	s.exercises("PH-MELEE-13")
	s.melee("block:3", "block:4").want("red health", "6", "red foes", "Nail Gunner 2/3").wasAsked("block", "block")
}

// PH-MELEE-09: against the bull only the block on the DD counts; what is left makes a tie.
func TestBlocksOfDefenceDice(t *testing.T) {
	s := set(t, 2, "red gear", "Ski Pole").faces("Stud Bull").roll("md", block, block, attack, critical, attack,
		special).roll("dd", defBlock)
	s.melee("block:4").want("red health", "4", "red foes", "Stud Bull 1/4").wasAsked("block")
}

// Where the dice to be removed are alike, or all of them are, nobody is asked.
func TestNoQuestionAboutLikeDice(t *testing.T) {
	s := set(t, 2).faces("Nail Gunner").roll("md", block, miss, miss, attack, attack, miss).melee().wasAsked()
	s.want("red health", "5")
	s.roll("md", block, block, miss, attack, critical, miss).melee().wasAsked().want("red health", "5")
}

// PH-EX-49: an enemy's block takes the critical first (PH-MELEE-14, PH-RULING-22).
func TestEnemyBlocks(t *testing.T) {
	s := set(t, 2, "red gear", "Ice Axe").faces("Circus Bear").roll("md", attack, critical, special, block).melee()
	s.want("red foes", "Circus Bear 4/6") // 2 of the axe and 2 of its special
	s = set(t, 2, "red gear", "Ice Axe").faces("Stud Bull").roll("md", critical, attack, special, block, block, miss).
		melee()
	s.want("red foes", "Stud Bull 0/4") // then the attack; a special alone wins nothing
}

// PH-MELEE-17, PH-RULING-108: without an attack nothing happens, not even a knockdown.
func TestNoAttacks(t *testing.T) {
	s := set(t, 2, "red gear", "Crowbar").faces("Sow with a Litter").roll("md", special, special, special, special,
		special, special).melee()
	s.want("red health", "6", "red foes", "Sow with a Litter 0/4")
	if s.mat(red).Fight.Falls || s.Cards[s.of(red, Foes).At(0)].Falls {
		t.Error("somebody has been knocked down")
	}
}

// PH-MELEE-22, PH-RULING-109: knocked down, a player rolls 1 MD fewer against everybody in the next round, an enemy for
// itself.
func TestKnockdown(t *testing.T) {
	s := set(t, 2, "red gear", "Crowbar").faces("Sow with a Litter; Cousin with a Rake")
	s.exercises("PH-MELEE-22")
	s.mat(red).Stats[Melee] = 2
	s.roll("md", attack, special, special, attack, special, miss, miss) // a draw with the sow
	s.melee("engage")
	s.mat(red).Health = 6
	f := &s.mat(red).Fight
	f.Round, f.Down = 2, f.Falls
	k := &s.Cards[s.of(red, Foes).At(0)]
	k.Down = k.Falls
	// outnumbered, the sow is down
	for i, want := range []string{"2 melee dice against 3 melee dice", "2 melee dice against 4 melee dice"} {
		o := s.foe(red, int8(i))
		mine, theirs := s.meleePools(red, &o, 0)
		if got := diceWords(&mine) + " against " + diceWords(&theirs); got != want {
			t.Errorf("enemy %d: %s, expected %s", i, got, want)
		}
	}
	f.Falls, k.Falls = false, false
	s.melee("engage")
	if f.Down || k.Down {
		t.Error("a knockdown lasts longer than a round")
	}
}

// A reduction leaves a die, and at most as many MD are swapped as are there.
func TestTheLastDie(t *testing.T) {
	s := set(t, 2, "red speed", "5").faces("Stud Bull")
	f := &s.mat(red).Fight
	f.Failed, f.Down, f.Netted, f.Round = true, true, true, 1
	o := s.foe(red, 0)
	mine, _ := s.meleePools(red, &o, 0)
	scenario.Shows(t, "PH-RULING-104", "after all reductions", diceWords(&mine), "1 melee die")
	f.Failed = false
	mine, _ = s.meleePools(red, &o, 2)
	scenario.Shows(t, "PH-RULING-103", "3 less 2, and the last one swapped", diceWords(&mine), "1 defence die")
}

// PH-STAT-11, PH-MELEE-06, PH-RULING-21, PH-RULING-102: the swap is chosen with the first engagement of a round and
// holds for all of it.
func TestSwapping(t *testing.T) {
	s := set(t, 2, "red speed", "5").faces("Hired Hand; Debtor").roll("dd", defMiss, defMiss, defMiss, defMiss).
		melee("engage:0:2")
	s.wasAsked("engage").offered("engage:1:2").offered("engage:1").offered("engage:0:1").unoffered("engage:0:3")
	if s.mat(red).Fight.Swap != 2 {
		t.Error("the swap is forgotten")
	}
	set(t, 2, "red speed", "3").faces("Hired Hand").melee().wasAsked()
}

// PH-RULING-110, PH-MULTI-01: each enemy is fought once a round, the next one chosen after the last result.
func TestOrderOfEngagements(t *testing.T) {
	s := set(t, 2, "red gear", "Knife").faces("Hired Hand; Lookout; Debtor").melee("engage:2", "engage:1")
	s.exercises("PH-MULTI-01")
	s.wasAsked("engage", "engage").offered("engage").offered("engage:1").unoffered("engage:2")
}

// PH-EX-39: Footwork re-rolls misses on MD and DD (PH-REROLL-04, PH-RULING-26), once a round, before results are
// modified.
func TestFootwork(t *testing.T) {
	s := set(t, 2, "red skills", "Footwork", "red gear", "Ski Pole").faces("Stud Bull")
	s.roll("md", miss, warrior, miss, miss, miss, miss, attack, attack).roll("dd", defMiss, defBlock).melee("use")
	s.want("red foes", "Stud Bull 1/4").wasAsked("spend").heard("becomes an attack").heard("the miss becomes a block")
	// a new round
	s.roll("md", miss, miss, miss, miss, miss, miss).roll("dd", defMiss).melee("keep-roll").wasAsked("spend")
}

// PH-STAT-12, PH-STAT-13, PH-STAT-14, PH-STAT-15, PH-RULING-100, PH-RULING-101: with mind 5 two dice of one roll, once
// in a combat.
func TestMindRerolls(t *testing.T) {
	s := set(t, 2, "red mind", "5", "red gear", "Knife").faces("Stud Bull")
	s.roll("md", miss, miss, miss, miss, miss, miss, attack, miss).melee("reroll:1", "reroll:2")
	s.want("red foes", "Stud Bull 2/4").wasAsked("reroll", "reroll")
	s.melee().wasAsked()
	// kept for later
	s = set(t, 2, "red mind", "5").faces("Stud Bull").melee("pass").roll("md", miss).melee("reroll", "pass")
	s.wasAsked("reroll", "reroll").unoffered("reroll")
}

// PH-REROLL-01: a die re-rolled once stays as it is, whatever gives the next re-roll.
func TestADieIsRerolledOnce(t *testing.T) {
	s := set(t, 2, "red skills", "Footwork", "red gear", "Chalk Bag, Knife").faces("Stud Bull")
	s.exercises("PH-REROLL-01")
	s.roll("md", miss, attack, miss, miss, miss, miss, warrior, attack).melee("use:"+number(s.named("Chalk Bag")),
		"reroll", "use")
	s.wasAsked("spend", "reroll", "spend").want("red foes", "Stud Bull 2/4")
}

// PH-RULING-82, PH-WPN-03: with the skill for it two weapons strike together, and each special counts for one of them.
func TestTwoWeapons(t *testing.T) {
	s := set(t, 2, "red skills", "Off Hand", "red gear", "Crowbar, Knife", "red active", "Crowbar, Knife").
		faces("Circus Bear")
	s.exercises("PH-RULING-82")
	s.roll("md", special, special, attack, miss, miss, miss).melee("entry:0:1", "entry:1")
	s.want("red foes", "Circus Bear 4/6").wasAsked("entry", "entry")
	if !s.Cards[s.of(red, Foes).At(0)].Falls {
		t.Error("the other special should have knocked the bear down")
	}
}

// PH-EX-26, PH-EVENT-06: a kept event is used when it says, for one roll.
func TestKillerInstinct(t *testing.T) {
	s := set(t, 2, "red kept", "Killer Instinct", "red gear", "Knife").faces("Stud Bull")
	s.roll("md", miss, miss, miss, attack, attack).melee("use").want("red foes", "Stud Bull 2/4", "red kept", "none")
}

// PH-RULING-90: armour takes from each attack; wounds prevented completely give no scar.
func TestPreventedWoundsGiveNoScar(t *testing.T) {
	s := set(t, 2, "red gear", "Riot Vest").faces("Netboy Trapper").roll("md", miss, miss, miss, attack)
	s.melee().want("red health", "6", "red scars", "none").wasAsked()
	s = set(t, 2, "red gear", "Bicycle Helmet, Ballistic Plate").faces("Stud Bull").roll("md", miss, miss, miss, attack)
	s.melee("use").want("red health", "6").wasAsked("prevent")
	s.roll("md", miss, miss, miss, attack).melee().want("red health", "5").wasAsked() // once a combat
}

// PH-RULING-115, PH-RULING-116, PH-SCAR-01, PH-SCAR-03: in a mixed group only the mutant's wounds give the scar, at the
// end of the round; with a knock-out it comes first.
func TestScarsOfMutantsAlone(t *testing.T) {
	s := set(t, 2, "whole scars", "Just a Scar, Just a Scar 2").faces("Hired Hand; Large Brother-in-Law")
	s.roll("md", miss, miss, miss, attack).melee("engage").want("red health", "5", "red scars", "none")
	s = set(t, 2, "red health", "1", "red morale", "1", "whole scars", "Just a Scar, Just a Scar 2, Just a Scar 3").
		faces("The Nose")
	s.roll("md", miss, miss, miss, attack).melee()
	s.want("red scars", "Just a Scar, Just a Scar 2, Just a Scar 3", "red stands", "start", "red foes", "none",
		"discarded encounters 2", "The Nose")
}

// The first scar can be a fifth mutation, which ends the combat (PH-SCAR-01, PH-RULING-116, PH-RULING-128).
func TestTurningInMelee(t *testing.T) {
	s := set(t, 2, "red scars", "Antlers, Bone Spade, Second Row, Quills", "next scars", "Sour Gland").faces("The Nose")
	s.exercises("PH-SCAR-01")
	s.roll("md", miss, miss, miss, attack).melee()
	s.want("red mutant", "yes", "red foes", "none")
}

func TestAbilitiesInMelee(t *testing.T) {
	scars := "Just a Scar, Just a Scar 2, Just a Scar 3"
	t.Run("a thief takes food or ammo", func(t *testing.T) {
		s := set(t, 2).faces("Gulls, Far Inland").roll("md", miss, miss, miss, miss, attack).melee("yield:0:1")
		s.want("red health", "5", "red ammo", "4", "red food", "5")
	})
	t.Run("venom takes morale", func(t *testing.T) {
		s := set(t, 2).faces("Wasps of the Number 23 Bus").roll("md", miss, miss, miss, miss, attack).
			roll("dd", defMiss).melee()
		s.want("red health", "5", "red morale", "5")
	})
	t.Run("armour takes a wound of each attack", func(t *testing.T) {
		s := set(t, 2, "red gear", "Knife").faces("The Bailiff").roll("md", attack).melee()
		s.want("red foes", "The Bailiff 1/3")
	})
	t.Run("the wax man heals after the round", func(t *testing.T) {
		s := set(t, 2, "red gear", "Knife").faces("The Wax Man").roll("md", attack).melee()
		s.want("red foes", "The Wax Man 1/3")
	})
	t.Run("a burst wounds who killed it", func(t *testing.T) {
		s := set(t, 2, "red gear", "Knife", "next scars", "Just a Scar").faces("Blister").roll("md", attack).melee()
		s.want("red foes", "none", "red health", "5", "red scars", "Just a Scar", "red xp", "1") // PH-RULING-115
	})
	t.Run("a first blow comes before the own one", func(t *testing.T) {
		s := set(t, 2, "red gear", "Knife", "red health", "1", "red morale", "1", "whole scars", scars).
			faces("Doorframe").roll("md", attack, miss, miss, attack)
		s.melee().want("red xp", "0", "discarded mutant minions", "Doorframe", "red stands", "start").
			heard("Doorframe deals")
	})
	t.Run("the referee whistles somebody up", func(t *testing.T) {
		s := set(t, 2, "next human minions", "Lookout").faces("The Referee").melee()
		s.want("red foes", "The Referee 0/2, Lookout 0/1")
		s.melee("engage").want("red foes", "The Referee 0/2, Lookout 0/1")
	})
	t.Run("a wounded ploughman rolls one die more", func(t *testing.T) {
		s := set(t, 2).faces("The Ploughman")
		o := s.foe(red, 0)
		s.Cards[o.card].Wounds = 1
		if _, theirs := s.meleePools(red, &o, 0); theirs.MD != 4 {
			t.Errorf("it rolls %s", diceWords(&theirs))
		}
	})
	t.Run("only DD block the bull", func(t *testing.T) { // PH-MELEE-09
		s := set(t, 2).faces("Stud Bull").roll("md", block, block, block, attack).melee()
		s.want("red health", "5")
		s.with("red speed", "4").roll("md", miss, miss, attack).roll("dd", defBlock).melee("engage:0:1")
		s.want("red health", "5")
	})
	t.Run("printed dice are rolled besides", func(t *testing.T) { // PH-RULING-105
		s := set(t, 2).faces("Rats in Column")
		o := s.foe(red, 0)
		if _, theirs := s.meleePools(red, &o, 0); theirs.MD != 4 {
			t.Errorf("they roll %s", diceWords(&theirs))
		}
	})
}

// PH-MELEE-03, PH-MELEE-04, PH-MULTI-07, PH-STAT-16: both roll 3 MD, the side with the higher melee 1 more, whatever
// the difference, with each enemy apart.
func TestHigherMelee(t *testing.T) {
	s := set(t, 2, "red followers", "Half a Choir", "red active", "Half a Choir")
	for melee, want := range map[string][2]string{
		"2": {"3 melee dice against 3 melee dice", "3 melee dice against 4 melee dice"},
		"3": {"4 melee dice against 3 melee dice", "3 melee dice against 3 melee dice"},
		"5": {"4 melee dice against 3 melee dice", "4 melee dice against 3 melee dice"},
	} {
		s.faces("Cousin with a Rake; Hired Hand").with("red melee", melee)
		for i := range want {
			o := s.foe(red, int8(i))
			mine, theirs := s.meleePools(red, &o, 0)
			if got := diceWords(&mine) + " against " + diceWords(&theirs); got != want[i] {
				t.Errorf("melee %s against enemy %d: %s, expected %s", melee, i, got, want[i])
			}
		}
	}
}

// PH-MELEE-05, PH-MELEE-07, PH-MELEE-08, PH-MELEE-09, PH-MELEE-11, PH-RULING-03, PH-RULING-04: every face of both kinds
// of dice, read with a Billhook, whose special is an attack and a wound and stays a special (PH-RULING-107).
func TestFaces(t *testing.T) {
	for _, c := range []struct {
		die  DieKind
		face uint8
		want side
	}{
		{MD, miss, side{}}, {MD, warrior, side{}}, {MD, block, side{}}, {MD, attack, side{attacks: 1}},
		{MD, critical, side{1, 1, 0}}, {MD, special, side{1, 1, 0}}, {DD, 1, side{}}, {DD, 2, side{}}, {DD, 3, side{}},
		{DD, 4, side{attacks: 1}}, {DD, defSpecial, side{1, 1, 0}}, {DD, defMiss, side{}},
	} {
		s := set(t, 2, "red gear", "Billhook").faces("Stud Bull")
		f := &s.mat(red).Fight
		f.N = 1
		f.Dice[0] = Rolled{Die: c.die}
		f.Dice[0].show(c.face)
		a, o := s.armsOf(red), s.foe(red, 0)
		s.modify(s.tab, red, &a, &o)
		shown := fmt.Sprintf("%s %s", c.die, faces[c.die][c.face-1])
		scenario.Shows(t, "PH-RULING-03 PH-RULING-04 PH-MELEE-08 PH-MELEE-09", shown, a.count(f.Dice[:1], false),
			c.want)
		if shown := faces[c.die][c.face-1]; f.Dice[0].Gone != (shown == Miss || shown == Warrior) {
			t.Errorf("%s %s: removed %v", c.die, shown, f.Dice[0].Gone)
		}
	}
}

// PH-RULING-106, PH-MELEE-12: both sides' blocks count at once, and a block cannot remove a block.
func TestBlocksAtTheSameTime(t *testing.T) {
	s := set(t, 2, "red gear", "Knife").faces("Nail Gunner").roll("md", block, attack, miss, block, attack, miss).
		melee()
	s.want("red health", "6", "red foes", "Nail Gunner 0/3").wasAsked().heard("0 attacks to 0")
}

// PH-MELEE-15: more attacks deal wounds, fewer none. PH-COMBAT-06: wounds stay, and kill when there are as many as
// health.
func TestWoundsStay(t *testing.T) {
	s := set(t, 2, "red gear", "Knife").faces("Stud Bull").roll("md", attack, attack, miss, attack).melee()
	s.exercises("PH-COMBAT-06", "PH-MELEE-15")
	s.want("red health", "6", "red foes", "Stud Bull 2/4")
	s.roll("md", attack, miss, miss, attack, attack).melee().want("red health", "5", "red foes", "Stud Bull 2/4")
	s.roll("md", attack).melee().want("red foes", "none", "red xp cards", "Stud Bull")
}

// PH-STAT-09: strength 4 adds 1 wound, 5 adds 2; fists deal 1 (PH-RULING-20). Spikes count while their weapon is
// active.
func TestStrength(t *testing.T) {
	for strength, want := range map[string]int{"2": 1, "3": 1, "4": 2, "5": 3} {
		if n := set(t, 2, "red strength", strength).strength(red); n != want {
			t.Errorf("strength %s: %d wounds, expected %d", strength, n, want)
		}
	}
	s := set(t, 2, "red gear", "Knife, Welded Spikes", "red mounted", "Welded Spikes on Knife")
	if n := s.strength(red); n != 3 {
		t.Errorf("%d wounds with a spiked knife, expected 3", n)
	}
}

// PH-EX-28, PH-MUTACT-16, PH-RULING-131, PH-RULING-132: a mutant fights with the mutation it names; its wounds leave
// nothing on it.
func TestDuel(t *testing.T) {
	antlers := Weapon{Hands: 2, Wounds: 2, Special: Special{Attack: true}}
	s := set(t, 2, "green mutant", "yes", "green strength", "4", "red gear", "Knife", "red mind", "5")
	s.exercises("PH-RULING-131")
	s.roll("md", attack, miss, miss, special, miss, miss)
	var out struggle
	s.act(red, func(tab *table.Table) { out = s.duel(tab, red, green, antlers, 1, 1, false, by("PH-RULING-131")) })
	s.want("red health", "2", "red scars", "none").wasAsked() // 2 of the antlers, 1 of strength, 1 more; a tie
	if out != (struggle{dealt: 2, taken: 4}) {
		t.Errorf("%+v", out)
	}
	s.heard("Red against Green: 1 attack to 1.")
}

// PH-RULING-132: speed swaps dice against a mutant player too.
func TestSwappingInADuel(t *testing.T) {
	s := set(t, 2, "green mutant", "yes", "red speed", "4").roll("dd", defMiss)
	s.act(red, func(tab *table.Table) { s.duel(tab, red, green, Weapon{}, 0, 1, false, by("PH-RULING-131")) },
		"Roll 2 melee dice and 1 defence die")
	s.wasAsked("meet").want("red health", "6")
}

// A mutant without a weapon has fists; a scar comes when the action says so, before a knock-out.
func TestDuelWithFists(t *testing.T) {
	s := set(t, 2, "green mutant", "yes", "whole scars", "Just a Scar").roll("md", miss, miss, miss, attack)
	s.exercises("PH-RULING-131")
	var out struggle
	s.act(red, func(tab *table.Table) { out = s.duel(tab, red, green, Weapon{}, 0, 1, true, by("PH-RULING-131")) })
	s.want("red health", "5", "red scars", "Just a Scar")
	if out.taken != 1 || out.dealt != 0 {
		t.Errorf("%+v", out)
	}
}

// PH-RULING-131: as many hits as its strength drive a mutant off, unless it is faster.
func TestDrivenOff(t *testing.T) {
	s := set(t, 2, "green mutant", "yes", "green strength", "2", "red gear", "Kalt A4").roll("sd", near, near, shotMiss,
		shotMiss)
	s.exercises("PH-RULING-131")
	var out struggle
	duel := func(tab *table.Table) { out = s.duel(tab, red, green, Weapon{}, 0, 1, true, by("PH-RULING-131")) }
	s.act(red, duel, "shoot").want("red ammo", "3").heard("2 hits drive Green off.")
	if !out.driven {
		t.Error("it came on")
	}
	s.with("green speed", "4").act(red, duel).wasAsked()
	if out.driven || s.mat(red).Fight.On {
		t.Error("nobody could shoot at it")
	}
}

// PH-RULING-33, PH-MUTACT-11: a mutant with shooting 1 has only the dice of what it throws; more counts only if
// something hits.
func TestPelted(t *testing.T) {
	stones := Shot{SD: 1, Range: 2, Hits: [5]int8{1, 1, 2, 2, 3}}
	s := set(t, 2, "green mutant", "yes", "green shooting", "1", "whole scars", "Just a Scar").roll("sd", middle, far)
	s.exercises("PH-MUTACT-11")
	pelt := func(tab *table.Table) { s.shot(tab, red, green, stones, 1, true, by("PH-MUTACT-11")) }
	s.act(red, pelt).want("red health", "4", "red scars", "Just a Scar").heard("Green shoots at Red")
	s.act(red, pelt).want("red health", "4") // far is out of range
}

// PH-EX-29, PH-MUTACT-18, PH-RULING-25: each block of the DD that could be used cancels a wound of a Charge.
func TestCharged(t *testing.T) {
	s := set(t, 2, "red speed", "5").roll("dd", defBlock, defMiss)
	s.act(red, func(tab *table.Table) { s.charged(tab, red, 3, false, by("PH-MUTACT-18")) }).want("red health", "4")
	s = set(t, 2, "red speed", "3").act(red, func(tab *table.Table) {}) // nothing to roll
	s.act(red, func(tab *table.Table) { s.charged(tab, red, 3, false, by("PH-MUTACT-18")) }).want("red health", "3").
		wasAsked()
}

// Dice are no pieces that run out.
func TestDiceNeverRunOut(t *testing.T) {
	s := set(t, 2).faces("Stud Bull")
	f := &s.mat(red).Fight
	f.N = 0
	for _, k := range []DieKind{MD, DD} {
		s.Game.roll(s.tab, red, k, 12, false, 0)
	}
	scenario.Shows(t, "PH-RULING-06", "dice rolled of 24", f.N, 24)
}
