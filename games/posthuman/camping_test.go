package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-CAMP-02: whoever camps in a safe house is asked only if both choices would be of use, after what camping restores
// anyway.
func TestWhoIsAskedInASafeHouse(t *testing.T) {
	for _, c := range []struct {
		health, morale, gear string
		script               []string
		then, mood           string
	}{
		{"3", "5", "none", []string{"shelter"}, "6", "5"},
		{"3", "5", "none", []string{"shelter:1"}, "5", "6"},
		{"4", "5", "none", nil, "6", "6"},            // the 2 of camping fill the health
		{"3", "6", "none", nil, "6", "6"},            // the morale is full
		{"6", "6", "none", nil, "6", "6"},            // all is
		{"3", "5", "Removal Blanket", nil, "6", "6"}, // the blanket fills the morale
		{"3", "4", "Removal Blanket", []string{"shelter:1"}, "5", "6"},
	} {
		s := set(t, 2, "red map", "TI-P03 at 0 -1 turned 1 done", "red stands", "TI-P03 zone 1", "red health",
			c.health, "red morale", c.morale, "red gear", c.gear)
		s.play(PhaseCamp, append([]string{"red: Camp"}, c.script...)...).want("red health", c.then, "red morale",
			c.mood)
	}
}

// PH-CAMP-06, PH-CAMP-08, PH-CAMP-09, PH-BONUS-02: whom a camper may help, and why not the others. A refusal ends it
// for the turn.
func TestWhomACamperMayHelp(t *testing.T) {
	s := set(t, 4, "red skills", "Psychologist", "red health", "3", "yellow map", "TI-U14 at 0 -1 done",
		"yellow stands", "TI-U14", "yellow morale", "1",
		"green morale", "5", "blue mutant", "yes")
	use := func(seat string) string { return "use-on:" + num(t, "Psychologist") + ":0:" + seat }
	s.play(PhaseCamp, "red: Camp", use("1"), "no").want("green morale", "5").wasAsked("camp", "consent")
	s.with("green morale", "5", "red health", "3", "red action", "Camp")
	s.mat(red).Acted = false
	s.Cards[s.named("Psychologist")].Spent = 0
	s.play(PhaseCamp, "red: Camp", use("1"), "yes").want("green morale", "6")
	s = set(t, 2, "red skills", "Psychologist", "red health", "3").play(PhaseCamp,
		"red: Camp").wasAsked() // green's morale is full
	s.want("green morale", "6")
}

// What can be taken from whom (PH-CAMP-06).
func TestWhatCanBeTaken(t *testing.T) {
	for _, c := range []struct {
		with []string
		want []Take
	}{
		{nil, []Take{TakeFood, TakeAmmo, TakeFoodOrAmmo}},
		{[]string{"green food", "0"}, []Take{TakeAmmo, TakeFoodOrAmmo}},
		{[]string{"green ammo", "0"}, []Take{TakeFood, TakeFoodOrAmmo}},
		{[]string{"green food", "0", "green ammo", "0"}, nil},
		{[]string{"green food", "1", "green ammo", "0"}, []Take{TakeFood, TakeFoodOrAmmo}},
		{[]string{"green food", "0", "green ammo", "0", "green hand", "Riot Vest"}, []Take{TakeCard}},
	} {
		s := set(t, 2).with(c.with...)
		var got []Take
		for what := TakeFood; what <= TakeCard; what++ {
			if s.holding(green, what) {
				got = append(got, what)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("with %v: %v, want %v", c.with, got, c.want)
		}
	}
}

// A card taken from a hand is known to both and to nobody else; which one it is, is chance.
func TestARaid(t *testing.T) {
	s := set(t, 3, "red skills", "Raiding", "green hand", "Riot Vest, Accordion", "red health", "3").roll("die", 3)
	s.play(PhaseCamp, "red: Camp", "use-on", "done")
	if l := s.of(red, Hand).Cards; len(l) != 1 || l[0].Seen != table.Set(red, green) {
		t.Errorf("red holds %v", l)
	}
	loud := table.InPlace(1, 2, table.Config{Marks: true, Loud: true})
	set(t, 3, "green hand", "Riot Vest").take(loud, red, green, TakeCard, by("PH-CAMP-06"))
	if told := loud.Told(); len(told) != 1 || told[0].Tale != taleSteal || told[0].Who != table.Set(red, green) {
		t.Errorf("told is %+v, want a theft that red and green alone read in full", told)
	}
	taken := map[table.Card]bool{}
	for seed := range uint64(20) {
		s := set(t, 3, "green hand", "Riot Vest, Accordion, Gas Burner")
		random := table.InPlace(seed, 1, table.Config{Marks: true})
		c, ok := s.randomCard(random, green, s.of(red, Hand), table.Set(red, green))
		if !ok {
			t.Fatal("nothing taken")
		}
		taken[c] = true
	}
	if len(taken) != 3 {
		t.Errorf("of three cards only %d are ever taken", len(taken))
	}
	if _, ok := set(t, 2).randomCard(s.tab, green, s.of(red, Hand), 0); ok {
		t.Error("something taken out of an empty hand")
	}
}

// PH-CAMP-01, PH-CAMP-04: all campers recover before anybody uses anything; those who do not camp recover nothing.
func TestOnlyCampersRecover(t *testing.T) {
	s := set(t, 3, "red health", "1", "green health", "2", "yellow health", "3").play(PhaseCamp, "red: Camp",
		"green: Scout", "yellow: Camp")
	s.want("red health", "3", "green health", "2", "yellow health", "5", "phase", "forage")
	if !s.mat(red).Acted || s.mat(green).Acted {
		t.Error("campers have acted, scouts have not")
	}
}

// PH-COMBAT-03, PH-COMBAT-04, PH-XP-01, PH-RULING-112: what the end of a fight brings, by who of a group is dead.
func TestWhatTheEndOfAFightBrings(t *testing.T) {
	for _, c := range []struct {
		foes   string // the leader first
		dead   []int
		skills string
		food   string
		xp     string
		told   string
	}{
		{"Sow with a Litter", []int{0}, "none", "8", "1", "Red has won"},
		{"Sow with a Litter", []int{0}, "Taking Notes", "8", "2", "Red has won"},
		{"Sow with a Litter; Lookout", []int{0}, "Taking Notes", "5", "1", "some got away"},
		{"Sow with a Litter; Lookout", []int{0, 1}, "none", "8", "2", "Red has won"},
		{"Pedal Bandit; Lookout", []int{1}, "none", "4", "1", "some got away"},
		{"Pedal Bandit; Lookout", []int{0}, "none", "5", "1", "some got away"},
		{"Pedal Bandit; Lookout", nil, "none", "4", "0", "they all got away"},
		{"The Finished One", []int{0}, "none", "5", "3", "Red has won"},
	} {
		s := set(t, 2, "red skills", c.skills).faces(c.foes)
		for _, i := range c.dead {
			foe := s.of(red, Foes).At(i)
			s.Cards[foe].Wounds = Of(foe).Enemy.Health
		}
		s.act(red, func(t *table.Table) { s.finish(t, red) }).want("red food", c.food, "red xp", c.xp, "red foes",
			"none").heard(c.told)
		if n := s.of(red, XPCards).Len(); n != len(c.dead) {
			t.Errorf("%s, %v dead: %d cards of XP", c.foes, c.dead, n)
		}
		if what := marked(s.Game); what != "" {
			t.Errorf("%s: %s", c.foes, what)
		}
	}
}

// PH-COMBAT-06, PH-SHOOT-19: wounds beyond an enemy's health are lost, armour takes 1 of each attack, and who is not
// wounded does not die again.
func TestHarm(t *testing.T) {
	for _, c := range []struct {
		foe          string
		had, n, want int
		dies         bool
	}{
		{"Stud Bull", 0, 3, 3, false}, {"Stud Bull", 0, 4, 4, true}, {"Stud Bull", 0, 9, 4, true},
		{"Stud Bull", 3, 1, 1, true}, {"Stud Bull", 3, 2, 1, true},
		{"Stud Bull", 0, 0, 0, false}, {"The Bailiff", 0, 1, 0, false}, {"The Bailiff", 0, 0, 0, false},
		{"The Bailiff", 0, 3, 2, false},
		{"The Bailiff", 0, 4, 3, true}, {"Stud Bull", 4, 2, 0, false},
	} {
		s := set(t, 2).faces(c.foe)
		foe := s.of(red, Foes).At(0)
		s.Cards[foe].Wounds = int8(c.had)
		got := 0
		s.act(red, func(t *table.Table) { got = s.harm(t, red, foe, c.n, "PH-SHOOT-16") })
		died := slices.ContainsFunc(s.told,
			func(x string) bool { return x == "The "+Of(foe).Name+" is dead." || x == Of(foe).Name+" is dead." })
		if got != c.want || int(s.Cards[foe].Wounds) != c.had+c.want || died != c.dies {
			t.Errorf("%s with %d, %d more: %d suffered, died %v (%q)", c.foe, c.had, c.n, got, died, s.told)
		}
	}
}

// Who joins whom: an enemy that calls gets a minion of its own kind, after the first round alone (PH-ENC-06).
func TestWhoIsCalled(t *testing.T) {
	for caller, want := range map[string]string{"The Bell Ringer": "The Bell Ringer 0/5, Early Riser 0/2",
		"The Referee": "The Referee 0/2, Lookout 0/1"} {
		s := set(t, 2, "next mutant minions", "Early Riser", "next human minions", "Lookout").faces(caller)
		s.mat(red).Fight.Round = 1
		s.act(red, func(t *table.Table) { s.afterRound(t, red) }).want("red foes", want)
		s.mat(red).Fight.Round = 2
		s.act(red, func(t *table.Table) { s.afterRound(t, red) }).want("red foes", want)
	}
}

// After a round only the living do something: who knits loses a wound, if there is one; a coward flees if it is
// wounded.
func TestAfterARound(t *testing.T) {
	for _, c := range []struct {
		foe    string
		wounds int8
		want   string
	}{
		{"The Wax Man", 2, "The Wax Man 1/3"}, {"The Wax Man", 1, "The Wax Man 0/3"},
		{"The Wax Man", 0, "The Wax Man 0/3"},
		{"Moulter", 2, "Moulter 2/2"}, {"Pedal Bandit", 1, "none"}, {"Pedal Bandit", 0, "Pedal Bandit 0/3"},
		{"Pedal Bandit", 3, "Pedal Bandit 3/3"},
	} {
		s := set(t, 2).faces(c.foe)
		s.Cards[s.of(red, Foes).At(0)].Wounds = c.wounds
		s.mat(red).Fight.Round = 2
		s.act(red, func(t *table.Table) { s.afterRound(t, red) }).want("red foes", c.want)
		if fled := c.want == "none"; s.mat(red).Fight.Fled != fled {
			t.Errorf("%s with %d wounds: fled %v", c.foe, c.wounds, !fled)
		}
	}
}

// A thief takes what there is, and asks only whoever has both and stands.
func TestWhatAThiefTakes(t *testing.T) {
	for _, c := range []struct {
		food, ammo, health string
		script             []string
		then               []string
	}{
		{"5", "5", "6", []string{"yield:1"}, []string{"red food", "4", "red ammo", "5"}},
		{"5", "5", "6", []string{"yield:0:1"}, []string{"red food", "5", "red ammo", "4"}},
		{"5", "0", "6", nil, []string{"red food", "4", "red ammo", "0"}},
		{"0", "5", "6", nil, []string{"red food", "0", "red ammo", "4"}},
		{"0", "0", "6", nil, []string{"red food", "0", "red ammo", "0"}},
		// 1 lost, and 1 gained by the knock-out
		{"5", "5", "1", []string{"swap"}, []string{"red food", "5", "red ammo", "5"}},
		{"0", "5", "1", []string{"swap"}, []string{"red food", "1", "red ammo", "5"}},
	} {
		s := set(t, 2, "red food", c.food, "red ammo", c.ammo, "red health", c.health, "next scars",
			"Just a Scar, Just a Scar 2").faces("Gulls, Far Inland")
		s.act(red, func(t *table.Table) {
			o := s.foe(red, 0)
			s.struckBy(t, red, &o, 1, 0)
		}, c.script...)
		s.want(c.then...)
	}
}
