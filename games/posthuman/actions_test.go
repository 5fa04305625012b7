package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// duels plays a round of melee between red and green, a mutant player.
func (s *scene) duels(w Weapon, more int8, scar bool, script ...string) struggle {
	s.t.Helper()
	var out struggle
	s.act(red, func(t *table.Table) { out = s.duel(t, red, green, w, more, 1, scar, by("PH-RULING-131")) }, script...)
	return out
}

// PH-RULING-131, PH-MELEE-15 to PH-MELEE-17: who deals wounds in a fight with a mutant player, and how many.
func TestWhoWinsADuel(t *testing.T) {
	for _, c := range []struct {
		md   []int // 3 of red, 3 of green
		want struggle
	}{
		{[]int{attack, attack, miss, attack, miss, miss}, struggle{dealt: 2}},
		{[]int{attack, miss, miss, attack, attack, miss}, struggle{taken: 2}},
		{[]int{attack, miss, miss, attack, miss, miss}, struggle{dealt: 2, taken: 2}},
		{[]int{miss, miss, miss, miss, miss, miss}, struggle{}},
		{[]int{critical, miss, miss, miss, miss, miss}, struggle{dealt: 3}},
		{[]int{miss, miss, miss, critical, miss, miss}, struggle{taken: 3}},
		{[]int{miss, miss, miss, attack, miss, miss}, struggle{taken: 2}},
	} {
		s := set(t, 3, "green mutant", "yes", "red gear", "Knife").roll("md", c.md...)
		if got := s.duels(Weapon{}, 1, false); got != c.want {
			t.Errorf("%v: %+v, want %+v", c.md, got, c.want)
		}
		if f := s.mat(red).Fight; f != (Fight{Foe: noFoe}) {
			t.Errorf("%v: the fight goes on: %+v", c.md, f)
		}
	}
}

// PH-RULING-131: as many hits as the mutant's strength drive it off, one fewer do not, and wounds that cards add count.
func TestHowManyHitsDriveOff(t *testing.T) {
	for _, c := range []struct {
		gear string
		sd   []int
		want bool
	}{
		{"Kalt A4", []int{near, near, near, shotMiss}, true},
		{"Kalt A4", []int{near, near, shotMiss, shotMiss}, false},
		{"Recurve Bow", []int{near, near, shotMiss, shotMiss}, false},
		{"Recurve Bow, Broadhead Points", []int{near, near, shotMiss, shotMiss}, true},
		{"Recurve Bow, Broadhead Points", []int{shotMiss, shotMiss, shotMiss, shotMiss}, false},
	} {
		s := set(t, 3, "green mutant", "yes", "green strength", "3", "red gear", c.gear).roll("sd", c.sd...)
		if c.gear == "Recurve Bow, Broadhead Points" {
			s.with("red mounted", "Broadhead Points on Recurve Bow")
		}
		if got := s.duels(Weapon{}, 0, false, "shoot"); got.driven != c.want {
			t.Errorf("%s, %v: driven off %v", c.gear, c.sd, got.driven)
		}
		if f := s.mat(red).Fight; f != (Fight{Foe: noFoe}) {
			t.Errorf("%s, %v: the fight goes on: %+v", c.gear, c.sd, f)
		}
	}
}

// PH-SHOOT-06, PH-RULING-131: whoever is as fast as the mutant shoots first, who is slower does not; what counts for
// the first shot counts.
func TestWhoShootsAtAMutant(t *testing.T) {
	for _, c := range []struct {
		speed, skills string
		script, asked []string
	}{
		{"3", "none", []string{"hold"}, []string{"shoot"}}, {"4", "none", nil, nil},
		{"5", "Fast Draw", []string{"hold"}, []string{"shoot"}}, {"5", "none", nil, nil},
	} {
		s := set(t, 3, "green mutant", "yes", "green speed", c.speed, "red gear", "Kalt 9mm", "red skills", c.skills)
		s.duels(Weapon{}, 0, false, c.script...)
		s.wasAsked(c.asked...)
	}
}

// PH-RULING-132: a strong mind re-rolls nothing in a fight with a mutant player; cards work: for the shot, for the
// roll, after it.
func TestCardsInADuel(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "red mind", "5", "red gear", "Kalt 9mm, Tracer Rounds", "red skills",
		"Correcting Fire")
	s.roll("sd", shotMiss, shotMiss, shotMiss, shotMiss, shotMiss, shotMiss, near, near)
	s.duels(Weapon{}, 0, false, "shoot", "use", "use", "reroll", "reroll")
	s.wasAsked("shoot", "aim", "spend", "reroll", "reroll").want("red ammo", "4", "red gear",
		"Kalt 9mm").heard("2 hits")
	s = set(t, 3, "green mutant", "yes", "red mind", "5", "red gear", "Knife", "red skills", "Opening Blow, Footwork")
	s.roll("md", miss, miss, miss, miss, miss, miss, miss, miss, attack)
	if got := s.duels(Weapon{}, 0, false, "use", "use"); got.dealt != 2 {
		t.Errorf("%+v", got)
	}
	s.wasAsked("meet", "spend")
}

// PH-SHOOT-13, PH-RULING-33: the mutant's dice are those of its stat and of what it throws; with shooting 5 skill
// shots hit.
func TestDiceOfAPelt(t *testing.T) {
	for shooting, want := range map[string]int{"1": 1, "2": 2, "3": 3, "4": 4, "5": 4} {
		s := set(t, 3, "green mutant", "yes", "green shooting", shooting, "red health", "6")
		s.roll("sd", skillShot, skillShot, skillShot, skillShot, skillShot)
		s.act(red, func(t *table.Table) { s.shot(t, red, green, stones.Shot, 0, true, by("PH-MUTACT-11")) })
		if n := 5 - len(s.dice["sd"]); n != want {
			t.Errorf("shooting %s: %d dice, want %d", shooting, n, want)
		}
		hits := map[bool]string{true: "2", false: "6"}[shooting == "5"]
		s.want("red health", hits)
		if f := s.mat(red).Fight; f != (Fight{Foe: noFoe}) {
			t.Errorf("shooting %s: the fight goes on: %+v", shooting, f)
		}
	}
}

// Stones: 1 die, range 2, specials 1/1/2/2/3.
func TestStones(t *testing.T) {
	if want := (Weapon{Shot: Shot{SD: 1, Range: 2, Hits: [5]int8{1, 1, 2, 2, 3}}}); stones != want {
		t.Errorf("%+v", stones)
	}
}

// PH-MUTACT-18, PH-RULING-25: the DD against a Charge are those of speed and of cards; each block cancels a wound, no
// more than there are.
func TestDiceAgainstACharge(t *testing.T) {
	for _, c := range []struct {
		speed, gear string
		dd          []int
		health      string
	}{
		{"3", "none", nil, "3"},
		{"4", "none", []int{defBlock}, "4"},
		{"4", "Stop Sign", []int{defBlock, defBlock, defBlock}, "6"},
		{"5", "Stop Sign", []int{defBlock, defBlock, defBlock, defBlock}, "6"},
		{"5", "Stop Sign", []int{defMiss, defMiss, defMiss, defMiss}, "3"},
	} {
		s := set(t, 3, "red speed", c.speed, "red gear", c.gear, "next scars", "Just a Scar").roll("dd", c.dd...)
		s.act(red, func(t *table.Table) { s.charged(t, red, 3, true, by("PH-MUTACT-18")) }).want("red health", c.health)
		if len(s.dice["dd"]) > 0 {
			t.Errorf("speed %s, %s: %d dice not rolled", c.speed, c.gear, len(s.dice["dd"]))
		}
		scar := map[bool]string{true: "none", false: "Just a Scar"}[c.health == "6"]
		s.want("red scars", scar) // only wounds taken give one
		if guard := slices.ContainsFunc(s.told,
			func(x string) bool { return strings.Contains(x, " defence di") }); guard != (c.dd != nil) {
			t.Errorf("speed %s, %s: told %q", c.speed, c.gear, s.told)
		}
	}
}

// Rummage takes up to 2 food, up to 2 ammo, or a card at random; what there is none of is denied, and with nothing at
// all there is nothing to
// take.
func TestRummage(t *testing.T) {
	for _, c := range []struct {
		with   []string
		script []string
		offers []string
		then   []string
	}{
		{nil, []string{"rob"}, []string{"rob", "rob:1"}, []string{"red food", "3", "red ammo", "5"}},
		{nil, []string{"rob:1"}, []string{"rob", "rob:1"}, []string{"red food", "5", "red ammo", "3"}},
		{[]string{"red food", "1"}, []string{"rob"}, []string{"rob", "rob:1"}, []string{"red food", "0"}},
		{[]string{"red food", "0"}, nil, nil, []string{"red ammo", "3"}},
		{[]string{"red food", "0", "red ammo", "0"}, nil, nil, []string{"red food", "0", "red ammo", "0"}},
		{[]string{"red food", "0", "red ammo", "0", "red hand", "Riot Vest"}, nil, nil,
			[]string{"red hand", "none", "discarded equipment", "Riot Vest"}},
		{[]string{"red food", "0", "red hand", "Riot Vest, Accordion"}, []string{"rob:2"}, []string{"rob:1", "rob:2"},
			[]string{"red hand", "Riot Vest", "discarded equipment", "Accordion"}},
	} {
		s := abroad(t, c.with...).roll("die", 2)
		s.act(red, func(t *table.Table) { s.rob(t, green, red, by("PH-MUTACT-08")) }, c.script...)
		s.want(c.then...)
		if c.offers != nil && !slices.Equal(s.offers, c.offers) {
			t.Errorf("with %v: %q on offer, want %q", c.with, s.offers, c.offers)
		}
	}
}

// A card of the hand that Rummage takes is drawn by a die with as many sides as there are cards.
func TestRummageIsRandom(t *testing.T) {
	for die, want := range map[int]string{
		1: "Accordion, Gas Burner", 2: "Riot Vest, Gas Burner", 3: "Riot Vest, Accordion",
	} {
		s := abroad(t, "red food", "0", "red ammo", "0", "red hand", "Riot Vest, Accordion, Gas Burner").roll("die",
			die)
		s.act(red, func(t *table.Table) { s.rob(t, green, red, by("PH-MUTACT-08")) }).want("red hand", want)
	}
}

// Call by Name tests mind, at 1 less if the mutant's is higher, not if it is as high; who fails loses 2 morale.
func TestCallByName(t *testing.T) {
	for _, c := range []struct {
		mind   string
		die    int
		morale string
	}{{"3", 3, "6"}, {"3", 4, "4"}, {"4", 2, "6"}, {"4", 3, "4"}, {"5", 3, "4"}, {"2", 3, "6"}, {"2", 4, "4"}} {
		s := abroad(t, "green mind", c.mind).roll("die", c.die)
		s.act(red, func(t *table.Table) { s.callByName(t, green, red, by("PH-MUTACT-08")) }).want("red morale",
			c.morale, "red health", "6")
	}
}

// With what a mutant strikes: its melee mutations or fists, its shooting ones or stones.
func TestArmament(t *testing.T) {
	for shoots, want := range map[bool][]string{false: {"arm:" + num(t, "Antlers"), "bare"},
		true: {"arm:" + num(t, "Quills"), "bare:1"}} {
		s := abroad(t, "green scars", "Antlers, Quills, Bark")
		var w Weapon
		s.act(green, func(t *table.Table) { w = s.armament(t, green, shoots) }, "arm")
		if !slices.Equal(s.offers, want) {
			t.Errorf("shooting %v: %q on offer, want %q", shoots, s.offers, want)
		}
		if w.Wounds == 0 && w.Shot.SD == 0 {
			t.Errorf("shooting %v: %+v", shoots, w)
		}
		s.act(green, func(t *table.Table) { w = s.armament(t, green, shoots) }, "bare")
		if bare := map[bool]Weapon{true: stones}[shoots]; w != bare {
			t.Errorf("shooting %v, bare: %+v", shoots, w)
		}
	}
}

// Embrace gives 1 XP for wounds dealt and none taken, and for nothing else.
func TestWhatAnEmbraceTeaches(t *testing.T) {
	for _, c := range []struct {
		md []int
		xp string
	}{
		{[]int{attack, miss, miss, miss, miss, miss}, "1"}, {[]int{miss, miss, miss, miss, miss, miss}, "0"},
		{[]int{attack, miss, miss, attack, miss, miss}, "0"}, {[]int{miss, miss, miss, attack, miss, miss}, "0"},
	} {
		s := abroad(t, "green chosen", "MA-04", "green speed", "4", "next scars", "Just a Scar").roll("md", c.md...)
		s.play(PhaseMutant, "strike").want("red xp", c.xp)
	}
}

// Turn the Signposts looks at up to 4 tiles, of which any number goes under the stack.
func TestHowManySignposts(t *testing.T) {
	s := abroad(t, "green chosen", "MA-22", "whole tiles", "TI-U01, TI-U02, TI-U03")
	s.play(PhaseForage, "act", "how-many", "top", "top")
	s.want("next tiles", "TI-U03, TI-U02, TI-U01").wasAsked("react", "how-many", "next-up", "next-up")
	s = abroad(t, "green chosen", "MA-22", "whole tiles", "TI-U01, TI-U02")
	s.play(PhaseForage, "act", "how-many:2", "under", "under")
	if n := s.tilesLeft(); n != 2 || s.pile(Tiles).Len() != 2 {
		t.Errorf("%d tiles are left, %d of them on the stack", n, s.pile(Tiles).Len())
	}
	s = abroad(t, "green chosen", "MA-22", "whole tiles", "none")
	s.play(PhaseForage, "act").wasAsked("react")
	s = abroad(t, "green chosen", "MA-22", "whole tiles", "TI-U01, TI-U02, TI-U03, TI-U04, TI-U05, TI-U06")
	s.play(PhaseForage, "act", "how-many:4", "under", "under", "under", "under")
	if s.pile(TilesUnder).Len() != 4 || s.pile(Tiles).Len() != 2 {
		t.Errorf("%d tiles under the stack of %d", s.pile(TilesUnder).Len(), s.pile(Tiles).Len())
	}
}

// PH-MUTACT-16, PH-STAT-09, PH-RULING-20: fists deal 1 wound, a mutation its own, strength adds to either.
func TestWhatAMutantStrikesWith(t *testing.T) {
	claw := Weapon{Hands: 1, Wounds: 3, Special: Special{Attack: true}}
	for _, c := range []struct {
		strength string
		w        Weapon
		wounds   int8
		special  Special
	}{{"3", Weapon{}, 1, Special{}}, {"4", Weapon{}, 2, Special{}}, {"5", claw, 5, claw.Special},
		{"1", claw, 3, claw.Special}} {
		s := abroad(t, "green strength", c.strength, "green speed", "2", "green melee", "5")
		o := s.challenger(green, c.w)
		if o.Wounds != c.wounds || o.Special != c.special || o.Melee != 5 || o.Speed != 2 || o.seat != green ||
			o.Breed != Mutant {
			t.Errorf("strength %s: %+v", c.strength, o)
		}
	}
}
