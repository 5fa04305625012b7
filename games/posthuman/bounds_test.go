package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// frees are the keys of what a player may do at any time.
func (s *scene) frees(who table.Seat) []string {
	s.t.Helper()
	s.script = []string{"done"}
	m := s.tab.Open(who, AskHand)
	s.Free(who, &m)
	m.Offer(VerbDone.Of(), "PH-INV-05")
	m.Ask()
	return slices.DeleteFunc(slices.Clone(s.offers), func(key string) bool { return key == "done" })
}

// keys are keys of options of which the cards are named: "play Knife".
func (s *scene) keys(list ...string) []string {
	s.t.Helper()
	var out []string
	for _, x := range list {
		verb, names, _ := strings.Cut(x, " ")
		for _, name := range strings.Split(names, " on ") {
			if name != "" {
				verb += ":" + number(s.named(name))
			}
		}
		out = append(out, verb)
	}
	return out
}

// PH-INV-05, PH-WPN-02, PH-RULING-80, PH-RULING-84, PH-RULING-86: what may be done at any time, and when nothing may.
func TestWhatIsFree(t *testing.T) {
	plain := []string{"red hand", "Gunscope, Riot Vest", "red gear", "Kalt 9mm, Knife, Cleaver, Welded Spikes",
		"red mounted", "Welded Spikes on Knife",
		"red active", "Kalt 9mm, Knife", "red followers", "Poacher, Surveyor", "red xp counters", "5"}
	all := []string{"play Gunscope", "mount Gunscope on Kalt 9mm", "discard Gunscope", "discard Riot Vest",
		"unwield Kalt 9mm", "discard Kalt 9mm", "unwield Knife",
		"discard Knife", "wield Cleaver", "discard Cleaver", "activate Poacher", "activate Surveyor", "pause"}
	for _, c := range []struct {
		with []string
		want []string
	}{
		{nil, all},
		{[]string{"red hand", "none", "red active", "Kalt 9mm, Knife, Poacher"},
			append(slices.Clone(all[4:10]), all[11:]...)},
		{[]string{"red mutant", "yes"}, nil},
	} {
		s := set(t, 2, plain...).with(c.with...)
		s.mat(red).Proposes = tried
		if got, want := s.frees(red), s.keys(c.want...); !slices.Equal(got, want) {
			t.Errorf("with %v: %q, want %q", c.with, got, want)
		}
	}
	s := set(t, 2, plain...)
	s.mat(red).Proposes = tried
	s.mat(red).Fight.Rolled = true
	if got := s.frees(red); len(got) > 0 {
		t.Errorf("once dice are rolled: %q", got)
	}
	s.mat(red).Fight.Rolled = false
	s.with("red xp counters", "6", "red hand", "none", "red gear", "none", "red followers", "none", "red mind", "5")
	if got := s.frees(red); !slices.Equal(got, []string{"train", "train:1", "train:3", "train:4", "pause"}) {
		t.Errorf("with 6 XP: %q", got)
	}
	s.Phase = PhaseOver
	if got := s.frees(red); len(got) > 0 {
		t.Errorf("when all is over: %q", got)
	}
}

// PH-INV-06, PH-INV-09: an item fits if its slots are there, and a bag brings its own; a bag stays while the rest
// needs it.
func TestWhatFits(t *testing.T) {
	for _, c := range []struct {
		gear, hand string
		fits       bool
	}{
		{"Riot Vest, Accordion", "Knife", true}, {"Riot Vest, Accordion", "Muck Fork", false},
		{"Riot Vest, Goose Gun", "Daypack", true},
		{"Riot Vest, Goose Gun", "Knife", false}, {"Riot Vest, Goose Gun", "Twin Pram", true},
		{"none", "Goose Gun", true},
		{"Riot Vest, Goose Gun, Daypack", "Knife", true}, {"Riot Vest, Goose Gun, Daypack, Knife", "Crowbar", false},
	} {
		s := set(t, 2, "red gear", c.gear, "red hand", c.hand)
		if got := slices.Contains(s.frees(red), s.keys("play " + c.hand)[0]); got != c.fits {
			t.Errorf("%s beside %s: fits %v", c.hand, c.gear, got)
		}
	}
	for gear, want := range map[string]bool{"Daypack, Riot Vest, Accordion, Knife": true,
		"Daypack, Riot Vest, Accordion, Knife, Crowbar": false, "Daypack": true} {
		s := set(t, 2, "red gear", gear)
		if got := slices.Contains(s.frees(red), s.keys("discard Daypack")[0]); got != want {
			t.Errorf("%s: the pack may go: %v", gear, got)
		}
	}
}

// PH-INV-10, PH-RULING-80: what is mounted on what.
func TestWhatIsMountedOnWhat(t *testing.T) {
	weapons := []string{"Knife", "Kalt 9mm", "Kalt A4", "Pump Shotgun", "Cane Bow", "Riot Vest"}
	for mount, want := range map[Mount]string{NoMount: "......", AnyMelee: "x.....", AnyRanged: ".xxxx.",
		OnPistol: ".x....", OnRifle: "..x...", OnShotgun: "...x..", OnBow: "....x."} {
		got := ""
		for _, name := range weapons {
			c, _ := Named(name)
			got += map[bool]string{true: "x", false: "."}[mount.takes(Of(c))]
		}
		if got != want {
			t.Errorf("%q: %s, want %s", mountWords[mount], got, want)
		}
	}
}

// PH-WPN-01, PH-WPN-03, PH-RULING-81, PH-RULING-82: which weapons are active after one is readied.
func TestReadyingWeapons(t *testing.T) {
	for _, c := range []struct {
		skills, gear, active, ready, want string
	}{
		{"none", "Knife, Cleaver", "Knife", "Cleaver", "Cleaver"},
		{"none", "Knife, Kalt 9mm", "Knife", "Kalt 9mm", "Knife, Kalt 9mm"},
		{"none", "Kalt 9mm, Nail Gun, Knife", "Kalt 9mm, Knife", "Nail Gun", "Nail Gun, Knife"},
		{"Off Hand", "Knife, Cleaver", "Knife", "Cleaver", "Knife, Cleaver"},
		{"Off Hand", "Knife, Muck Fork", "Knife", "Muck Fork", "Muck Fork"},
		{"Off Hand", "Knife, Cleaver, Crowbar", "Knife, Cleaver", "Crowbar", "Crowbar"},
		{"Off Hand", "Kalt 9mm, Nail Gun", "Kalt 9mm", "Nail Gun", "Nail Gun"},
	} {
		s := set(t, 2, "red skills", c.skills, "red gear", c.gear, "red active", c.active)
		s.free(VerbWield.Of(int(s.named(c.ready)))).want("red active", c.want)
	}
}

// A weapon put into play is active where no other of its kind is; one that goes is replaced, but not in a fight once
// dice have been rolled.
func TestWeaponsComeAndGo(t *testing.T) {
	for _, c := range []struct{ gear, hand, want string }{
		{"none", "Knife", "Knife"}, {"Cleaver", "Knife", "Cleaver"}, {"Cleaver", "Kalt 9mm", "Cleaver, Kalt 9mm"},
		{"none", "Riot Vest", "none"},
	} {
		s := set(t, 2, "red gear", c.gear, "red hand", c.hand)
		s.free(VerbPlay.Of(int(s.named(c.hand)))).want("red active", c.want)
	}
	s := set(t, 2, "red gear", "Knife, Cleaver, Gunscope, Kalt 9mm", "red active", "Knife", "red mounted",
		"Gunscope on Kalt 9mm")
	s.act(red, func(t *table.Table) { s.discard(t, red, s.named("Knife"), "PH-INV-07") }).want("red active",
		"Cleaver, Kalt 9mm")
	s.act(red, func(t *table.Table) { s.discard(t, red, s.named("Kalt 9mm"), "PH-INV-07") }).want("red gear",
		"Cleaver", "discarded equipment", "Gunscope")
	s = set(t, 2, "red gear", "Knife, Cleaver", "red active", "Knife")
	s.mat(red).Fight.Rolled = true
	s.act(red, func(t *table.Table) { s.discard(t, red, s.named("Knife"), "PH-INV-07") }).want("red active", "none",
		"red gear", "Cleaver")
}

// PH-INV-02, PH-INV-07, PH-RULING-75: what is asked after a draw. With 3 in hand one may be put into play; with 4 one
// must go or be played.
func TestAfterADraw(t *testing.T) {
	draw := func(s *scene, deck Stack, script ...string) *scene {
		return s.act(red, func(t *table.Table) { s.drawItem(t, red, deck, by("PH-INV-01")) }, script...)
	}
	s := draw(set(t, 2, "next equipment", "Accordion", "red hand", "Riot Vest"), Equipment,
		"done").wasAsked("hand").want("red hand", "Riot Vest, Accordion")
	if want := s.keys("play Riot Vest", "play Accordion", "done"); !slices.Equal(s.offers, want) {
		t.Errorf("%q, want %q", s.offers, want)
	}
	s = draw(set(t, 2, "next equipment", "Gas Burner", "red hand", "Riot Vest, Accordion, Camo Tent"), Equipment,
		"discard:"+num(t, "Accordion"))
	s.wasAsked("less").want("red hand", "Riot Vest, Camo Tent, Gas Burner", "discarded equipment", "Accordion")
	if len(s.offers) != 8 || slices.Contains(s.offers, "done") {
		t.Errorf("%q", s.offers)
	}
	s = draw(set(t, 2, "next weapons", "Cleaver", "red gear", "Knife", "red hand", "none"), Weapons, "play",
		"wield").wasAsked("hand", "hand")
	s.want("red active", "Cleaver", "red hand", "none")
	draw(set(t, 2, "next weapons", "Cleaver"), Weapons, "play").wasAsked("hand").want("red active", "Cleaver")
	s = draw(set(t, 2, "next equipment", "Gas Burner", "red gear", "Riot Vest, Goose Gun"), Equipment,
		"discard:"+num(t, "Riot Vest"), "play")
	s.wasAsked("hand", "hand").want("red gear", "Goose Gun, Gas Burner")
	draw(set(t, 2, "whole equipment", "none", "discarded equipment", "none"), Equipment).wasAsked().want("red hand",
		"none")
}

// What can be given up: all that is held or in play but for what is mounted; a bag that the rest needs stays.
func TestWhatCanBeGivenUp(t *testing.T) {
	s := set(t, 2, "red hand", "Accordion", "red gear", "Daypack, Riot Vest, Knife, Welded Spikes, Crowbar, Cleaver",
		"red mounted", "Welded Spikes on Knife")
	if n := s.losable(red); n != 6 {
		t.Errorf("%d can be given up", n)
	}
	s.act(red, func(t *table.Table) { s.loseItem(t, red, by("PH-ENC-01")) }, "discard:"+num(t, "Knife"))
	s.want("red gear", "Daypack, Riot Vest, Crowbar, Cleaver", "discarded equipment", "Welded Spikes")
	if want := []string{"Riot Vest", "Knife", "Crowbar", "Cleaver", "Accordion"}; len(s.offers) != len(want) {
		t.Errorf("offered %q, want %q", s.offers, want)
	}
	set(t, 2).act(red, func(t *table.Table) { s.loseItem(t, green, by("PH-ENC-01")) }).wasAsked()
}

// PH-RULING-117: a price is payable with just as much; nobody pays the last health or morale.
func TestWhatCanBePaid(t *testing.T) {
	for _, c := range []struct {
		price Effect
		path  string
		least string
		less  string
	}{
		{Effect{DoFood, 2}, "red food", "2", "1"}, {Effect{DoAmmo, 2}, "red ammo", "2", "1"},
		{Effect{DoHealth, 2}, "red health", "3", "2"},
		{Effect{DoMorale, 1}, "red morale", "2", "1"}, {Effect{DoXP, 3}, "red xp counters", "3", "2"},
		{Effect{DoItem, 1}, "red hand", "Knife", "none"},
		{Effect{DoItem, 2}, "red gear", "Knife, Cleaver", "Knife"},
	} {
		if !set(t, 2, c.path, c.least).canPay(red, []Effect{c.price}) {
			t.Errorf("%v can be paid with %s %s", c.price, c.path, c.least)
		}
		if set(t, 2, c.path, c.less).canPay(red, []Effect{c.price}) {
			t.Errorf("%v can't be paid with %s %s", c.price, c.path, c.less)
		}
	}
	s := set(t, 2, "red food", "2", "red ammo", "1")
	if s.canPay(red, []Effect{{DoFood, 2}, {DoAmmo, 2}}) || s.canPay(red,
		[]Effect{{DoAmmo, 2}, {DoFood, 2}}) || !s.canPay(red, nil) {
		t.Error("all of a price is to be paid")
	}
	s = set(t, 2, "red xp counters", "2", "red hand", "Knife, Cleaver")
	s.act(red, func(t *table.Table) {
		s.pay(t, red, []Effect{{DoFood, 1}, {DoAmmo, 2}, {DoHealth, 1}, {DoMorale, 2}, {DoXP, 1}, {DoItem, 2}},
			by("PH-ENC-01"))
	}, "discard", "discard")
	s.want("red food", "4", "red ammo", "3", "red health", "5", "red morale", "4", "red xp", "1", "red hand", "none")
}

// Every effect that a card can have.
func TestEveryEffect(t *testing.T) {
	for _, c := range []struct {
		with   []string
		list   []Effect
		script []string
		want   []string
	}{
		{nil, []Effect{{DoFood, 2}, {DoAmmo, 3}}, nil, []string{"red food", "7", "red ammo", "8"}},
		{nil, []Effect{{DoLoseFood, 2}, {DoLoseAmmo, 3}}, nil, []string{"red food", "3", "red ammo", "2"}},
		{nil, []Effect{{DoLoseFood, 9}, {DoLoseAmmo, 9}}, nil, []string{"red food", "0", "red ammo", "0"}},
		{[]string{"red health", "2", "red morale", "2"}, []Effect{{DoHealth, 2}, {DoMorale, 3}}, nil,
			[]string{"red health", "4", "red morale", "5"}},
		{[]string{"red health", "5", "red morale", "5"}, []Effect{{DoHealth, 9}, {DoMorale, 9}}, nil,
			[]string{"red health", "6", "red morale", "6"}},
		{nil, []Effect{{DoLoseHealth, 2}, {DoLoseMorale, 3}}, nil, []string{"red health", "4", "red morale", "3"}},
		{nil, []Effect{{DoWound, 2}}, nil, []string{"red health", "4"}},
		{nil, []Effect{{DoXP, 2}}, nil, []string{"red xp", "2"}},
		{[]string{"red journey", "4"}, []Effect{{DoJourney, 2}}, nil, []string{"red journey", "6"}},
		{[]string{"red journey", "9"}, []Effect{{DoJourney, 3}}, nil, []string{"red journey", "10"}},
		{[]string{"next equipment", "Accordion"}, []Effect{{DoEquipment, 1}}, []string{"done"},
			[]string{"red hand", "Accordion"}},
		{[]string{"next weapons", "Cleaver"}, []Effect{{DoWeapon, 1}}, []string{"done"},
			[]string{"red hand", "Cleaver"}},
		{[]string{"next supplies", "SU-08"}, []Effect{{DoSupply, 1}}, nil, []string{"red food", "6", "red ammo", "6"}},
		{[]string{"next followers", "Poacher"}, []Effect{{DoFollower, 1}}, nil, []string{"red followers", "Poacher"}},
		{[]string{"next skills", "Stealth, Footwork"}, []Effect{{DoSkill, 1}}, []string{"keep"},
			[]string{"red skills", "Stealth", "red bought skills", "0"}},
		{[]string{"red hunger", "3"}, []Effect{{DoEase, 2}}, nil, []string{"red hunger", "1"}},
		{[]string{"red hunger", "1"}, []Effect{{DoEase, 2}}, nil, []string{"red hunger", "0"}},
		{nil, []Effect{{DoHunger, 2}}, nil, []string{"red hunger", "2"}},
		{[]string{"red scars", "Antlers, Bark"}, []Effect{{DoHeal, 1}}, []string{"lose-scar:" + num(t, "Bark")},
			[]string{"red scars", "Antlers"}},
		{nil, []Effect{{DoHeal, 1}}, nil, []string{"red scars", "none"}},
		{[]string{"next scars", "Antlers, Bark"}, []Effect{{DoScar, 2}}, nil, []string{"red scars", "Antlers, Bark"}},
		{[]string{"next supplies", "SU-07"}, []Effect{{DoForage, 1}}, nil,
			[]string{"red food", "7", "red foraged", "yes"}},
		{[]string{"red hand", "Knife"}, []Effect{{DoLoseItem, 1}}, []string{"discard"}, []string{"red hand", "none"}},
		{[]string{"red gear", "Sledgehammer", "next human minions", "Lookout"}, []Effect{{DoHumans, 1}}, nil,
			[]string{"red xp cards", "Lookout"}},
		{[]string{"red gear", "Sledgehammer", "next mutant minions", "Spare Hand"}, []Effect{{DoMutants, 1}}, nil,
			[]string{"red xp cards", "Spare Hand"}},
	} {
		s := set(t, 2).with(c.with...).roll("md", attack, attack, attack, miss, miss, miss, miss, miss)
		s.act(red, func(t *table.Table) { s.apply(t, red, c.list, by("PH-ENC-01")) }, c.script...)
		s.want(c.want...)
		if t.Failed() {
			t.Fatalf("%v", c.list)
		}
	}
	s := set(t, 2)
	s.act(red, func(t *table.Table) { s.apply(t, red, []Effect{{DoHide, 1}}, by("PH-ENC-01")) })
	if !s.mat(red).Hidden || s.mat(green).Hidden {
		t.Error("red is hidden, and nobody else")
	}
}

// PH-RULING-47, PH-KO-04: health and morale that an effect takes are gone at the same moment, wherever they stand in
// its list.
func TestLossesTogether(t *testing.T) {
	s := set(t, 2, "red health", "1", "red morale", "1", "next scars", "Just a Scar, Just a Scar 2")
	s.act(red, func(t *table.Table) {
		s.apply(t, red, []Effect{{DoLoseHealth, 1}, {DoFood, 2}, {DoLoseMorale, 1}}, by("PH-ENC-01"))
	})
	s.want("red health", "1", "red morale", "1", "red scars", "Just a Scar, Just a Scar 2", "red food",
		"6").heard("neither health nor morale")
}
