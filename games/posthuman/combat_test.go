package posthuman

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// The faces of the dice, by the numbers that scenes roll.
const (
	miss = iota + 1
	warrior
	block
	attack
	critical
	special
)

const (
	defBlock   = 1
	defSpecial = 5
	defMiss    = 6
)

const (
	near = iota + 1
	middle
	far
	shotSpecial
	skillShot
	shotMiss
)

// meets reveals a combat encounter to red, and the minions named after it, and plays it up to its first melee round.
func (s *scene) meets(names string, script ...string) *scene {
	s.t.Helper()
	list := strings.Split(names, "; ")
	c := s.named(list[0])
	var decks [2][]string
	for _, name := range list[1:] {
		k := Of(s.named(name)).Group - GroupHumans
		decks[k] = append(decks[k], name)
	}
	for k, deck := range [2]string{"human minions", "mutant minions"} {
		if len(decks[k]) > 0 {
			s.with("next "+deck, strings.Join(decks[k], ", "))
		}
	}
	s.lift(c)
	s.of(red, Reveal).Put(c, table.Everyone)
	s.mat(red).Journey = Journey{Stage: StageMelee, Level: 1, Figures: 1}
	return s.act(red, func(t *table.Table) { s.beginCombat(t, red, c) }, script...)
}

// faces puts enemies before red, ready for melee.
func (s *scene) faces(names string) *scene {
	s.t.Helper()
	s.endFight(red)
	for _, name := range strings.Split(names, "; ") {
		c := s.named(name)
		s.lift(c)
		s.of(red, Foes).Put(c, table.Everyone)
	}
	s.begin(red, s.of(red, Foes).At(0))
	s.mat(red).Journey = Journey{Stage: StageMelee, Level: 1, Figures: 1}
	return s
}

func (s *scene) named(name string) table.Card {
	s.t.Helper()
	c, err := named.Card(name)
	if err != nil {
		s.t.Fatal(err)
	}
	return c
}

// melee plays one melee round of red.
func (s *scene) melee(script ...string) *scene {
	s.t.Helper()
	return s.act(red, func(t *table.Table) { s.meleeRound(t, red) }, script...)
}

// offered fails unless the last question offered an option, unoffered if it did.
func (s *scene) offered(key string) *scene {
	s.t.Helper()
	if !slices.Contains(s.offers, key) {
		s.t.Errorf("%q is not among %q", key, s.offers)
	}
	return s
}

func (s *scene) unoffered(key string) *scene {
	s.t.Helper()
	if slices.Contains(s.offers, key) {
		s.t.Errorf("%q is among %q", key, s.offers)
	}
	return s
}

// PH-EX-41: 7 against 7 is not enough (PH-EVADE-03, PH-EVADE-06). PH-EX-43: then 1 MD in the first round against 3, and
// in the second 4 dice of which up to 2 may be DD (PH-EVADE-07, PH-RULING-95).
func TestATieInEvadingFails(t *testing.T) {
	s := set(t, 2).roll("die", 4, 3).meets("Wasps of the Number 23 Bus", "evade")
	s.exercises("PH-EVADE-06")
	s.heard("Red is caught evading, 7 to 7.")
	if !s.mat(red).Fight.On {
		t.Error("there is no fight after a failed evade")
	}
}

func TestAfterAFailedEvade(t *testing.T) {
	s := set(t, 2, "red melee", "5", "red speed", "5", "red skills", "Opening Blow").faces("Sow with a Litter")
	f := &s.mat(red).Fight
	f.Failed, f.Round, f.MD = true, 1, 2
	o := s.foe(red, 0)
	mine, theirs := s.meleePools(red, &o, 2)
	if mine.MD != 1 || mine.DD != 0 || theirs.MD != 3 {
		t.Errorf("in round 1 it is %s against %s", diceWords(&mine), diceWords(&theirs))
	}
	f.Round, f.MD = 2, 0
	mine, _ = s.meleePools(red, &o, 2)
	if mine.MD != 2 || mine.DD != 2 || s.swaps(red) != 2 {
		t.Errorf("in round 2 it is %s, and %d may be swapped", diceWords(&mine), s.swaps(red))
	}
	s.with("red skills", "White Knuckles") // its dice count even then
	f.Round, f.DD = 1, 2
	if mine, _ = s.meleePools(red, &o, 0); mine.MD != 1 || mine.DD != 2 {
		t.Errorf("with white knuckles it is %s", diceWords(&mine))
	}
}

// PH-EX-42: a group evades with its fastest member (PH-EVADE-03).
func TestTheFastestEnemyCounts(t *testing.T) {
	s := set(t, 2).faces("The Steeplejack; Blister")
	if n := s.fastest(red); n != 5 {
		t.Errorf("the enemies add %d", n)
	}
}

// An encounter evaded is discarded with its minions, without XP, and another is drawn at once (PH-EVADE-04,
// PH-RULING-93, PH-RULING-94), which can't be evaded (PH-EVADE-05).
func TestTheReplacementCantBeEvaded(t *testing.T) {
	s := set(t, 2, "next encounters 1", "The Postman").roll("die", 5, 1)
	s.exercises("PH-EVADE-04")
	s.meets("Netboy Trapper; Spare Hand", "evade")
	s.heard("Red evades, 8 to 4.").want("red foes", "The Postman 0/3", "discarded encounters 1", "Netboy Trapper",
		"discarded mutant minions", "Spare Hand", "red xp", "0")
	s.wasAsked("confront") // the Postman has to be fought
}

// Stealth lets its owner evade replacements too (PH-EVADE-05).
func TestStealthEvadesTheReplacement(t *testing.T) {
	s := set(t, 2, "red skills", "Stealth", "next encounters 1", "The Postman, Stud Bull").roll("die", 5, 1, 6, 1)
	s.meets("Netboy Trapper; Spare Hand", "evade", "evade", "fight")
	s.heard("Red evades, 9 to 4.").heard("Red evades, 10 to 4.").want("red foes", "Stud Bull 0/4")
	s.wasAsked("confront", "confront", "confront")
}

// Deer Musk adds to the roll, and lets the replacement be evaded.
func TestMuskWorksTwice(t *testing.T) {
	s := set(t, 2, "red gear", "Deer Musk", "next encounters 1", "The Postman").roll("die", 2, 1)
	s.meets("Netboy Trapper; Spare Hand", "evade", "use", "fight")
	s.heard("Red evades, 7 to 4.").offered("evade").want("red gear", "none")
}

func TestFirecrackersNeedNoRoll(t *testing.T) {
	s := set(t, 2, "red gear", "Firecrackers", "next encounters 1", "The Postman")
	s.meets("Wasps of the Number 23 Bus", "evade", "use")
	s.heard("Red evades without a roll.").want("red foes", "The Postman 0/3", "red gear", "none")
}

// A clipboard gets rid of the encounter before it is met; that is no evading, so the next one may be evaded.
func TestDodging(t *testing.T) {
	s := set(t, 2, "red gear", "Clipboard", "next encounters 1", "The Postman").meets("Stud Bull", "use", "fight")
	s.offered("evade").want("red foes", "The Postman 0/3", "discarded encounters 1", "Stud Bull")
}

// A hunter can't be evaded, alone or in company.
func TestHuntersCantBeEvaded(t *testing.T) {
	set(t, 2).meets("Ostrich, Formerly of the Zoo").wasAsked()
}

// PH-EVADE-06: who is caught can't shoot, and all enemies able to do.
func TestTheCaughtDontShoot(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm").roll("die", 1, 3).roll("sd", near, near)
	s.exercises("PH-EVADE-06")
	s.meets("Nail Gunner", "evade")
	s.wasAsked("confront").want("red health", "4", "red ammo", "5")
	if f := &s.mat(red).Fight; !f.On || !f.Failed {
		t.Error("the fight does not go on")
	}
}

// PH-COMBAT-01, PH-SHOOT-20, PH-MELEE-01, PH-MELEE-23: one shooting round and up to three melee rounds, then it counts
// as resolved, and gives the journey point (PH-COMBAT-05, PH-JOURNEY-04).
func TestAWholeCombat(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "Nail Gunner", "red gear", "Kalt 9mm")
	s.exercises("PH-JOURNEY-04", "PH-MELEE-01")
	s.roll("sd", shotMiss, shotMiss, shotMiss, near, shotMiss).play(PhaseMove, "red: Move", "step", "fight", "shoot")
	s.want("red health", "5", "red ammo", "4", "red journey", "1", "red xp", "0").heard("melee round 3").
		heard("it got away")
	s.wasAsked("move", "confront", "shoot")
}

// PH-ENC-07, PH-KO-06: who falls has neither XP nor journey point of it.
func TestFallingInCombat(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "Sow with a Litter", "red health", "2",
		"whole scars", "Just a Scar, Just a Scar 2")
	s.roll("md", miss, miss, miss, miss, attack).play(PhaseMove, "red: Move", "step", "fight", "swap")
	s.want("red journey", "0", "red stands", "start", "red foes", "none", "red xp", "0", "discarded encounters 1",
		"Sow with a Litter")
}

// PH-EVADE-01, PH-EVADE-02: fight or evade; there is one attempt.
func TestOneAttempt(t *testing.T) {
	s := set(t, 2).roll("die", 1, 6).meets("Stud Bull", "evade").wasAsked("confront").offered("fight").offered("evade")
	s.exercises("PH-EVADE-01")
	s.heard("caught")
}

// Until the first die items may be put into play (PH-COMBAT-02, PH-RULING-78, PH-RULING-91).
func TestTheFirstDieClosesTheWindow(t *testing.T) {
	s := set(t, 2).meets("The Postman", "fight")
	if s.mat(red).Fight.Rolled {
		t.Error("no die has been rolled yet")
	}
	s.melee()
	if !s.mat(red).Fight.Rolled {
		t.Error("dice have been rolled")
	}
}

// PH-ENC-06: minions come with the encounter; when none is left they don't appear.
func TestMinionsRunOut(t *testing.T) {
	s := set(t, 2, "whole mutant minions", "none").meets("Netboy Trapper", "fight")
	s.shows("PH-RULING-92", "red foes", "Netboy Trapper 0/3")
}

// Something dreadful costs morale when it is revealed.
func TestDread(t *testing.T) {
	set(t, 2).meets("Somebody in Your Coat", "fight").want("red morale", "5", "red foes", "Somebody in Your Coat 0/5")
}

// A fall at the sight of it ends the encounter before it begins (PH-ENC-07, PH-RULING-114).
func TestFallingAtTheSight(t *testing.T) {
	s := set(t, 2, "red morale", "1", "whole scars", "Just a Scar, Just a Scar 2").meets("Somebody in Your Coat",
		"swap:0:1")
	s.want("red foes", "none", "red stands", "start", "red xp", "0", "red morale", "1")
}

// PH-COMBAT-04, PH-COMBAT-05: those who still stand after round 3 flee; those killed give XP, the combat is not won
// (PH-RULING-112, PH-MELEE-24, PH-XP-01).
func TestSomeGetAway(t *testing.T) {
	s := set(t, 2, "red gear", "Knife").meets("The Allotment Committee; Lookout", "fight")
	s.exercises("PH-COMBAT-04", "PH-XP-01")
	// 3 to 4 dice in the first engagement
	s.roll("md", miss, miss, miss, miss, miss, miss, miss, attack, miss, miss, miss, miss)
	s.melee("engage")
	s.want("red foes", "The Allotment Committee 0/2, Lookout 0/1")
	s.roll("md", attack, miss, miss, miss, miss, miss, miss, miss, miss, miss)
	s.melee("engage:1")
	s.melee()
	s.want("red foes", "none", "red xp", "1", "red xp cards", "Lookout", "discarded encounters 1",
		"The Allotment Committee")
	s.heard("some got away")
	if s.mat(red).Fight.On {
		t.Error("the fight goes on after round 3")
	}
}

// PH-COMBAT-03: with all enemies dead the combat is won, and its reward comes.
func TestVictory(t *testing.T) {
	s := set(t, 2, "red gear", "Sledgehammer").meets("Stud Bull", "fight").roll("md", attack, attack, miss, miss,
		miss, miss)
	s.exercises("PH-COMBAT-03")
	s.melee().want("red foes", "none", "red xp", "1", "red food", "9").heard("Red has won the fight.")
}

// A reward is for the winner alone; who rides off takes what the card says.
func TestThePedalBandit(t *testing.T) {
	s := set(t, 2).meets("Pedal Bandit", "fight").melee().melee().melee()
	s.want("red food", "4", "red xp", "0", "discarded encounters 1", "Pedal Bandit")
	s = set(t, 2).meets("Pedal Bandit", "fight").roll("md", attack).melee() // wounded it flees, and takes nothing
	s.want("red food", "5", "red xp", "0", "red foes", "none").heard("flees")
}

// A fight that befalls somebody outside a Move is fought to its end, and can't be evaded.
func TestMinionsAlone(t *testing.T) {
	s := set(t, 2, "red gear", "Knife", "next human minions", "Lookout").roll("md", attack)
	s.exercises("PH-ENC-01")
	s.mat(red).Journey = Journey{}
	s.act(red, func(t *table.Table) { s.beginFight(t, red, 1, 0, by("PH-ENC-01")) })
	s.want("red foes", "none", "red xp", "1").wasAsked()
}

// number is a card as keys write it.
func number(c table.Card) string { return strconv.Itoa(int(c)) }

// Why nobody can slip away is told once, by the rule that says so (PH-EVADE-01, PH-EVADE-05).
func TestWhyNobodySlipsAwayIsToldByItsRule(t *testing.T) {
	for _, c := range []struct {
		foes, rule, says string
		replaces         bool
	}{
		{"The Nose", "PH-EVADE-01", "this encounter can't be evaded", false},
		{"Stud Bull; The Nose", "PH-EVADE-01", "a hunter is among them", false},
		{"Stud Bull", "PH-EVADE-05", "it replaces one that was evaded", true},
		{"Stud Bull", "", "", false},
	} {
		s := set(t, 2).faces(c.foes)
		s.mat(red).Journey.Evaded = c.replaces
		var script, asked []string
		if c.rule == "" {
			script, asked = []string{"fight"}, []string{"confront"}
		}
		s.act(red, func(t *table.Table) { s.confront(t, red) }, script...).wasAsked(asked...)
		var told []string
		for _, e := range s.events {
			if e.Tale == taleCornered {
				told = append(told, e.Rule+": "+s.Tale(e, red, nil))
			}
		}
		var want []string
		if c.rule != "" {
			want = []string{c.rule + ": Red can't slip away: " + c.says + "."}
		}
		if !slices.Equal(told, want) {
			t.Errorf("of %s is told %q, want %q", c.foes, told, want)
		}
	}
}
