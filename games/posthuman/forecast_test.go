package posthuman

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

// feed is a fate, and a table's chance, that falls as it is written.
type feed struct {
	dice []int // from 0
	at   int
}

func (f *feed) Below(int) int {
	if f.at == len(f.dice) {
		f.dice = append(f.dice, 0)
	}
	f.at++
	return f.dice[f.at-1]
}

// next writes the next throw of all dice, and reports whether there is one.
func (f *feed) next() bool {
	f.at = 0
	for i := range f.dice {
		if f.dice[i]++; f.dice[i] < 6 {
			return true
		}
		f.dice[i] = 0
	}
	return false
}

// resolute answers as a fight that is foreseen goes on: shots at the strongest, first whoever one blow can fell, blocks
// for what is worth most.
type resolute struct{ s *scene }

func (r resolute) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	best, high := 0, 0
	for i, o := range options {
		if n := r.likes(o); n > high {
			best, high = i, n
		}
	}
	return best
}

func (r resolute) likes(o table.Option) int {
	f, foes := &r.s.mat(red).Fight, r.s.of(red, Foes)
	if o == table.Pass {
		return 1
	}
	switch o.Verb {
	case VerbBlock:
		x := r.s.foe(red, f.Foe)
		a := x.arms()
		return a.worth(&f.Dice[o.A])
	case VerbAim:
		return 20*int(Of(foes.At(int(o.A))).Enemy.Melee) + int(o.B)
	case VerbUse, VerbThink:
		return 100
	case VerbReroll:
		if a := r.s.armsOf(red); a.means(f.Dice[o.A].Is, 0) == Miss {
			return 50 - int(o.A)
		}
	case VerbKeepRoll:
		return 1
	case VerbEngage:
		e := r.s.foe(red, int8(o.A))
		own, _ := r.s.meleePools(red, &e, 0)
		want := int8(0)
		if m := r.s.mat(red); m.Health <= 2 || e.Wounds >= 2 || e.Ability == Crushing {
			want = max(0, min(r.s.swaps(red), own.MD-1))
		}
		first := !slices.ContainsFunc(foes.Cards, func(l table.Lying) bool { return r.s.Cards[l.Card].Fought })
		if first && int8(o.B) != want {
			return 0
		}
		if c := foes.At(int(o.A)); int(Of(c).Enemy.Health-r.s.Cards[c].Wounds) <= r.s.strength(red) {
			return 2
		}
		return 1
	}
	return 0
}

// really plays a fight to its end by the rules, from where it stands, and says what came of it.
func really(s *scene, fate *feed) (out Foreseen) {
	rig := func(c table.Chance) int {
		if c.Sides == 0 {
			return int(c.Cards[0].Card)
		}
		return fate.Below(6) + 1
	}
	tab := table.InPlace(1, 2, table.Config{Decider: resolute{s}, Rig: rig, Marks: true, Loud: true})
	m := s.mat(red)
	food, scars, xp := m.Food, s.of(red, Injury).Len(), s.xp(red)
	stands := s.aboard(tab, red, func() {
		if m.Fight.Round == 0 {
			s.shootingRound(tab, red)
		}
		for m.Fight.On {
			s.meleeRound(tab, red)
		}
	})
	for _, e := range tab.Told() {
		out.Fled = out.Fled || e.Tale == taleFled
		out.Shot = out.Shot || e.Tale == taleShot
	}
	if !stands {
		return Foreseen{}
	}
	out.Health, out.Morale, out.XP, out.Scar = int(m.Health), int(m.Morale), s.xp(red)-xp,
		s.of(red, Injury).Len() > scars
	out.Stolen = int(food - m.Food) // a thief gets food, where it is asked
	return out
}

// foreseen is what is foreseen of the same.
func foreseen(s *scene, fate *feed) Foreseen {
	p := &s.View(red).(*View).Players[red]
	f := FighterOf(p)
	out := f.Foresee(fate, &p.Fight, p.Enemies(nil), true)
	if out.Left = false; out.Out() {
		return Foreseen{}
	}
	return out
}

// rivals are fights in which each ability of an enemy, and each kind of special, has its say.
var rivals = []struct{ foes, gear, active, stats, worn string }{
	{"Stud Bull", "Billhook", "Billhook", "3", "3"}, {"Stud Bull", "none", "none", "5", "5"},
	{"The Careful Man", "Sledgehammer", "Sledgehammer", "4", "3"},
	{"Roadside Nurse", "Cattle Prod", "Cattle Prod", "3", "2"}, {"The Ploughman", "Fire Axe", "Fire Axe", "3", "3"},
	{"The Wax Man", "Tow Chain", "Tow Chain", "3", "3"}, {"Wasps of the Number 23 Bus", "Cleaver", "Cleaver", "3", "3"},
	{"The Bailiff", "Stop Sign", "Stop Sign", "3", "3"},
	{"Gulls, Far Inland", "Parade Sabre", "Parade Sabre", "3", "4"},
	{"Pedal Bandit", "Kalt A4, Ice Axe", "Kalt A4, Ice Axe", "4", "3"},
	{"Sheepdog without Sheep", "Hockey Stick", "Hockey Stick", "3", "5"},
	{"Netboy Trapper", "Deer Rifle, Brush Cutter", "Deer Rifle, Brush Cutter", "4", "3"},
}

// ready lays out one of them.
func rival(t *testing.T, i int, more string) *scene {
	x := rivals[i]
	s := set(t, 2, "red gear", x.gear, "red active", x.active, "red melee", x.stats, "red strength", x.stats,
		"red shooting", x.stats, "red health", x.worn, "red food", "8", "red ammo", "8").faces(x.foes + more)
	s.mat(red).Fight.Leader = Cards(GroupHumans)[0] // nothing is won or lost by the end itself
	return s
}

// helped are fights in which cards and high stats have their say.
var helped = [][]string{
	{"red gear", "Crowbar, Riot Vest", "red active", "Crowbar"}, {"red mind", "5", "red gear", "none"},
	{"red skills", "Footwork", "red gear", "none"}, {"red speed", "5", "red gear", "Knife", "red active", "Knife"},
	{"red skills", "Opening Blow", "red gear", "none"}, {"red speed", "1", "red gear", "none"},
}

// What is foreseen of a melee round is what the rules make of the same dice, whatever these show. It is the last round,
// and both sides have been knocked down in the one before, so that there are few dice.
func TestEveryThrowEndsAsForeseen(t *testing.T) {
	for i := range rivals {
		base, play := rival(t, i, ""), rival(t, i, "")
		f := &base.mat(red).Fight
		f.Round, f.Falls = 2, true
		base.Cards[base.of(red, Foes).At(0)].Falls = true
		throws, start := 0, *f
		for fate := (&feed{}); throws == 0 || fate.next(); throws++ {
			fate.at = 0
			play.CopyFrom(base.Game)
			want := really(play, fate)
			n := fate.at
			play.CopyFrom(base.Game)
			at := &play.mat(red).Fight
			at.Round, at.Down, at.Falls = 3, true, false // as the round begins
			play.Cards[play.of(red, Foes).At(0)].Down = true
			fate.at = 0
			if got := foreseen(play, fate); got != want || fate.at != n {
				t.Fatalf("%s, dice %v: foreseen %+v with %d dice, it is %+v with %d", rivals[i].foes, fate.dice, got,
					fate.at, want, n)
			}
		}
		if throws < 1296 {
			t.Errorf("%s, %+v: only %d throws", rivals[i].foes, start, throws)
		}
	}
}

// bothEnd plays a fight by the rules and in the mind, with the same dice.
func bothEnd(t *testing.T, base, play *scene, luck *Luck, what string) Foreseen {
	t.Helper()
	fate := &feed{}
	for range 120 {
		fate.dice = append(fate.dice, luck.Below(6))
	}
	play.CopyFrom(base.Game)
	want := really(play, fate)
	n := fate.at
	play.CopyFrom(base.Game)
	fate.at = 0
	if got := foreseen(play, fate); got != want || fate.at != n && want != (Foreseen{}) {
		t.Fatalf("%s, dice %v: foreseen %+v with %d dice, it is %+v with %d", what, fate.dice[:n], got,
			fate.at, want, n)
	}
	return want
}

// The same holds of whole fights, with their shots and with several enemies: here for throws that are drawn.
func TestWholeFightsEndAsForeseen(t *testing.T) {
	luck := Luck(7)
	ends := map[string]int{}
	for i := range rivals {
		for _, more := range []string{"", "; Catapult Man; Blister; Hummer"} {
			base, play := rival(t, i, more), rival(t, i, more)
			for range 150 {
				want := bothEnd(t, base, play, &luck, rivals[i].foes+more)
				switch {
				case want == Foreseen{}:
					ends["out"]++
				case want.Fled:
					ends["fled"]++
				default:
					ends["won"]++
				}
			}
		}
	}
	if len(ends) != 3 {
		t.Errorf("the fights ended %v", ends)
	}
	for i, more := range helped {
		for _, foes := range []string{"Stud Bull", "Pedal Bandit; Catapult Man; Netboy Trapper", "Thistle"} {
			for _, failed := range []bool{false, true} {
				base := set(t, 2, append([]string{"red food", "8"}, more...)...).faces(foes)
				f := &base.mat(red).Fight
				f.Leader, f.Failed = Cards(GroupHumans)[0], failed
				play := set(t, 2)
				for range 60 {
					bothEnd(t, base, play, &luck, fmt.Sprint(helped[i], foes))
				}
			}
		}
	}
}
