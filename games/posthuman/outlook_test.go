package posthuman

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"waystation/table"
)

// PH-EVADE-03, PH-EVADE-04: a draw is not enough.
func TestTheChanceToEvade(t *testing.T) {
	for _, c := range []struct {
		mine, theirs, percent int
		says                  string
	}{
		{3, 3, 42, "4 in 10 (42 %)"},
		{6, 2, 92, "9 in 10 (92 %)"},
		{5, 5, 42, "4 in 10 (42 %)"},
		{8, 2, 100, "for certain"},
		{1, 7, 0, "hardly ever"},
	} {
		x := escape(c.mine, c.theirs)
		if x.percent() != c.percent || inTen(x) != c.says {
			t.Errorf("%d against %d: %d %%, %q", c.mine, c.theirs, x.percent(), inTen(x))
		}
	}
}

// The throws of shooting dice are all there, and each die hits as often as its faces say.
func TestShotsAreCounted(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red shooting", "3").faces("Stud Bull")
	gun, _ := s.gun(red)
	for dice := range int8(6) {
		all := uint64(1)
		for range dice {
			all *= 6
		}
		hits, kills := s.shotAt(red, gun, dice, s.of(red, Foes).At(0))
		if hits.all != all || kills.all != all || kills.ways > all {
			t.Errorf("%d dice: %d ways of %d, %d kill", dice, hits.all, all, kills.ways)
		}
	}
}

// PH-EAT-06, PH-EAT-10: the words about a meal are what comes of it.
func TestMealsAreForeseen(t *testing.T) {
	for _, c := range []struct {
		hunger, health string
		ate            int8
		says           string
		stake          table.Stake
	}{
		{"0", "6", 1, "fed", table.NoStake},
		{"0", "6", 0, "hunger slot 1: 5 morale left", table.NoStake},
		{"1", "1", 0, "hunger slot 2: knocks you out", table.Loss},
		{"3", "6", 0, "nothing to eat knocks you out", table.Loss},
	} {
		s := set(t, 2, "red hunger", c.hunger, "red health", c.health)
		x := s.Outlook(askEat, VerbEat.Of(int(c.ate)), red, nil)
		if x.Words != c.says || x.Stake != c.stake {
			t.Errorf("hunger %s, health %s, %d food: %+v", c.hunger, c.health, c.ate, x)
		}
	}
}

// Looking ahead changes nothing, and no dice are called by letters.
func TestOutlooksChangeNothing(t *testing.T) {
	s := set(t, 3, "red gear", "Kalt 9mm").faces("Stud Bull; Thistle")
	before, _ := json.Marshal(s.Game)
	gun, _ := s.gun(red)
	for _, o := range []table.Option{VerbEngage.Of(0, 0), VerbEngage.Of(1, 1), VerbEvade.Of(), VerbFight.Of(),
		VerbShoot.Of(int(gun)), VerbAim.Of(0, 2), VerbDeclare.Of(int(Camp)), VerbDeclare.Of(int(Scout)),
		VerbDeclare.Of(int(Move)), VerbStayHuman.Of(), VerbTurn.Of(), VerbHold.Of()} {
		x := s.Outlook(askEngage, o, red, nil)
		if x.Words == "" || strings.Contains(x.Words, "MD") || strings.Contains(x.Words, "DD") {
			t.Errorf("%s: %q", table.Key(s.Verbs(), o), x.Words)
		}
		if again := s.Outlook(askEngage, o, red, nil); again != x {
			t.Errorf("%s: first %+v, then %+v", table.Key(s.Verbs(), o), x, again)
		}
	}
	if after, err := json.Marshal(s.Game); err != nil || !bytes.Equal(before, after) {
		t.Error("looking ahead has changed the game")
	}
}

// The chances are the same however often they are asked for, and go the way that the fight goes: less health, more
// enemies, no shot.
func TestChancesFollowTheFight(t *testing.T) {
	chances := func(health, foes string, o table.Option) Chances {
		s := set(t, 2, "red health", health, "red gear", "Kalt A4, Crowbar", "red active", "Kalt A4, Crowbar",
			"red ammo", "4").faces(foes)
		p := &s.View(red).(*View).Players[red]
		c := p.Chances(o)
		if again := p.Chances(o); again != c {
			t.Errorf("first %+v, then %+v", c, again)
		}
		return c
	}
	plain := chances("6", "Stud Bull", VerbFight.Of())
	for name, worse := range map[string]Chances{
		"weak": chances("2", "Stud Bull", VerbFight.Of()), "two": chances("6", "Stud Bull; Blister", VerbFight.Of()),
		"caught": chances("6", "Stud Bull", VerbEvade.Of()), "no shot": chances("6", "Stud Bull", VerbHold.Of()),
	} {
		if worse.Win() >= plain.Win() || worse.Out() < plain.Out() {
			t.Errorf("%s: wins %d %%, out %d %%; else %d and %d", name, worse.Win(), worse.Out(), plain.Win(),
				plain.Out())
		}
	}
	if won := chances("6", "Thistle", VerbFight.Of()); won.Win() < 90 || plain.Win() > 80 || plain.Win() < 5 {
		t.Errorf("Thistle is beaten %d times of 100, the bull %d", won.Win(), plain.Win())
	}
}
