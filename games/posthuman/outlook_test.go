package posthuman

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"waystation/table"
)

// near reports whether a chance lies within two per cent of what was counted.
func (x odds) near(n, of int) bool {
	d := x.percent() - 100*n/of
	return -2 <= d && d <= 2
}

// PH-EVADE-03, PH-EVADE-04: a draw is not enough.
func TestTheChanceToEvade(t *testing.T) {
	for _, c := range []struct {
		mine, theirs, percent int
		says                  string
	}{{3, 3, 42, "4 in 10 (42 %)"}, {6, 2, 92, "9 in 10 (92 %)"}, {5, 5, 42, "4 in 10 (42 %)"}, {8, 2, 100, "for certain"}, {1, 7, 0, "hardly ever"}} {
		x := escape(c.mine, c.theirs)
		if x.percent() != c.percent || inTen(x) != c.says {
			t.Errorf("%d against %d: %d %%, %q", c.mine, c.theirs, x.percent(), inTen(x))
		}
	}
}

// What an engagement promises is what comes of it when it is played often, with every die free.
func TestProspectsComeTrue(t *testing.T) {
	for _, c := range []struct{ gear, foes, stats string }{
		{"none", "Stud Bull", "3"}, {"Knife", "Stud Bull", "5"}, {"Crowbar", "The Finished One", "4"}, {"Billhook", "Netboy Trapper; Thistle", "3"},
	} {
		s := set(t, 2, "red gear", c.gear, "red melee", c.stats, "red strength", c.stats).faces(c.foes)
		f := &s.mat(red).Fight
		f.Round = 1
		o := s.foe(red, 0)
		want := s.prospect(red, 0, 0)
		const games = 20000
		var hits, falls, out, lost int
		free := table.InPlace(7, 7, table.Config{Decider: yielding{}})
		for range games {
			g := &Game{}
			g.CopyFrom(s.Game)
			own, its := g.meleePools(red, &o, 0)
			f := &g.mat(red).Fight
			g.roll(free, red, MD, own.MD, false, 0)
			g.roll(free, red, DD, own.DD, false, 0)
			g.roll(free, red, MD, its.MD, true, 0)
			g.roll(free, red, DD, its.DD, true, 0)
			a, theirs := g.armsOf(red), o.arms()
			g.modify(free, red, &a, &o)
			dice := f.Dice[:f.N]
			mine, blocks := 0, 0
			for _, d := range dice {
				switch {
				case d.Is == Block && d.Enemy:
					blocks++
				case d.Is == Block && o.stoppedBy(d.Die):
					mine++
				}
			}
			a.blocked(dice, false, blocks)
			theirs.blocked(dice, true, mine)
			b := bout{a.count(dice, false), theirs.count(dice, true)}
			x := g.settled(red, &o, &b)
			if x.hit {
				hits++
			}
			if x.falls {
				falls++
			}
			if x.out {
				out++
			}
			lost += x.lost
		}
		if !want.hits.near(hits, games) || !want.falls.near(falls, games) || !want.out.near(out, games) || !want.lost.near(lost, games) {
			t.Errorf("%+v promises %d, %d, %d and %d %%; of %d came %d, %d, %d and %d", c, want.hits.percent(), want.falls.percent(),
				want.out.percent(), want.lost.percent(), games, hits, falls, out, lost)
		}
	}
}

// yielding answers with the first option.
type yielding struct{}

func (yielding) Pick(table.Seat, *table.Prompt, []table.Option) int { return 0 }

// What settling is foreseen to do is what the rules do.
func TestSettlingIsForeseen(t *testing.T) {
	for _, foe := range []string{"Stud Bull", "The Finished One", "Netboy Trapper"} {
		for mine := range 4 {
			for theirs := range 4 {
				s := set(t, 2, "whole scars", "Just a Scar").faces(foe)
				s.mat(red).Fight.Round = 1
				o := s.foe(red, 0)
				b := bout{side{attacks: mine, wounds: mine / 2}, side{attacks: theirs, wounds: theirs / 2}}
				want, before := s.settled(red, &o, &b), s.mat(red).Health
				s.act(red, func(t *table.Table) { s.settle(t, red, &o, &b) })
				if lost := before - s.mat(red).Health; int(lost) != want.lost || s.alive(o.card) == want.falls {
					t.Errorf("%s, %d to %d: lost %d, alive %v; foreseen %+v", foe, mine, theirs, lost, s.alive(o.card), want)
				}
			}
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
	for _, o := range []table.Option{VerbEngage.Of(0, 0), VerbEngage.Of(1, 1), VerbEvade.Of(), VerbFight.Of(), VerbShoot.Of(int(gun)), VerbAim.Of(0, 2),
		VerbDeclare.Of(int(Camp)), VerbDeclare.Of(int(Scout)), VerbDeclare.Of(int(Move)), VerbStayHuman.Of(), VerbTurn.Of(), VerbHold.Of()} {
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
