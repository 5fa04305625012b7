package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// thrown lays the dice of both sides on the table, in a round of melee with the first enemy.
func (s *scene) thrown(round int8, dice ...Rolled) *scene {
	f := &s.mat(red).Fight
	f.On, f.Joined, f.Rolled, f.Round, f.Foe = true, true, true, round, 0
	f.N = int8(copy(f.Dice[:], dice))
	s.Cards[s.of(red, Foes).At(0)].Fought = true
	return s
}

func foes(d Rolled) Rolled {
	d.Enemy = true
	return d
}

// How a fight ends with the dice as they lie is known where they decide it; and what is rolled again can go either way.
func TestDiceOnTheTableSayHowTheFightEnds(t *testing.T) {
	hit, nothing := die(MD, attack), die(MD, miss)
	end := func(again []int, dice ...Rolled) Chances {
		s := set(t, 2, "red health", "1").faces("Thistle").thrown(3, dice...)
		c, ok := s.Game.seen(red).Again(VerbKeepRoll.Of(), again)
		if !ok {
			t.Fatal("it can't be reckoned")
		}
		return c
	}
	if c := end(nil, hit, foes(nothing)); c.Win() != 100 || c.Out() != 0 {
		t.Errorf("a hit that nobody blocks wins %d of 100", c.Win())
	}
	if c := end(nil, nothing, foes(hit)); c.Win() != 0 || c.Out() != 100 {
		t.Errorf("without a hit the last health is lost %d times of 100", c.Out())
	}
	// attack, critical win or draw; a fist's special is a miss
	if c := end([]int{0}, nothing, foes(nothing)); c.Win() < 30 || c.Win() > 37 {
		t.Errorf("a die alone wins %d of 100, and not 2 in 6", c.Win())
	}
	if c := end([]int{0}, nothing, foes(hit)); c.Out() < 80 || c.Win() > 37 {
		t.Errorf("against a hit it loses %d of 100", c.Out())
	}
	s := set(t, 2).faces("Thistle")
	if _, ok := s.Game.seen(red).Again(VerbKeepRoll.Of(), nil); ok {
		t.Error("without dice there is nothing to reckon")
	}
}

// Whoever keeps a roll reads what it comes to as it lies, also where nothing of it is left to wish for.
func TestARollThatIsKeptSaysWhatItComesTo(t *testing.T) {
	hit, nothing, foe := die(MD, attack), die(MD, miss), foes(die(MD, attack))
	for _, c := range []struct {
		round int8
		dice  []Rolled
		want  string
	}{
		{3, []Rolled{hit, foes(nothing)}, "you win for certain"},
		{3, []Rolled{nothing, foe}, "expect to lose 1 health; a scar for certain; you hardly ever win, knocked out 100 %"},
		{0, []Rolled{die(SD, near), die(SD, near)}, "2 hits of 2 dice"},
		{0, []Rolled{die(SD, near), die(SD, shotMiss)}, "1 hit of 2 dice"},
	} {
		s := set(t, 2, "red health", "1", "red gear", "Kalt 9mm").faces("Thistle").thrown(c.round, c.dice...)
		for p, o := range map[*table.Prompt]table.Option{askReroll: table.Pass, askSpend: VerbKeepRoll.Of()} {
			if got := s.Outlook(p, o, red, nil).Words; got != c.want {
				t.Errorf("%s: %q, want %q", p.Kind, got, c.want)
			}
		}
	}
}

// Each card that re-rolls dice of melee, adds some or makes a fight another says how it ends by it, and what is left of
// its price; a shot says its hits.
func TestUsesInAFightSayWhatTheyComeTo(t *testing.T) {
	misses := []Rolled{die(MD, miss), die(MD, attack), die(DD, 6), foes(die(MD, attack))}
	shot := []Rolled{die(SD, shotMiss), die(SD, near), die(SD, shotMiss)}
	for _, c := range []struct {
		card, gear string
		dice       []Rolled
		want       []string
	}{
		{"White Knuckles", "none", nil, []string{"4 morale left; ", "you win "}},
		{"Opening Blow", "none", nil, []string{"you win "}},
		{"Footwork", "none", misses, []string{"you win "}},
		{"none", "Chalk Bag", misses, []string{"you win "}},
		{"none", "Pepper Spray", nil, []string{"you win "}},
		{"Correcting Fire", "Kalt A4", shot, []string{"1 hit as they lie; then expect "}},
	} {
		s := set(t, 2, "red morale", "5", "red skills", c.card, "red gear", c.gear).faces("Stud Bull")
		if c.gear == "Kalt A4" {
			s.with("red active", "Kalt A4")
		}
		if c.dice != nil {
			s.thrown(1, c.dice...)
		} else {
			s.mat(red).Fight.On, s.mat(red).Fight.Round = true, 1
		}
		name := c.card
		if name == "none" {
			name = c.gear
		}
		card := s.number(name)
		says := s.Outlook(askSpend, VerbUse.Of(int(card), 0), red, nil).Words
		for _, words := range c.want {
			if !strings.Contains(says, words) {
				t.Errorf("%s%s says %q, and not %q", c.card, c.gear, says, words)
			}
		}
	}
}

// Two dice more are better than none, and a card for one roll is not counted where it is not used.
func TestDiceOfACardMakeADifference(t *testing.T) {
	s := set(t, 2, "red skills", "White Knuckles, Opening Blow", "red morale", "5").faces("Circus Bear")
	s.mat(red).Fight.On, s.mat(red).Fight.Round = true, 3
	p := s.Game.seen(red)
	plain := p.Chances(VerbEngage.Of(0, 0))
	for _, name := range []string{"White Knuckles", "Opening Blow"} {
		if with := p.Chances(VerbUse.Of(int(s.number(name)), 0)); with.Out() > plain.Out() || with.Win() < plain.Win() ||
			with == plain {
			t.Errorf("%s: %+v, without it %+v", name, with, plain)
		}
	}
}

// Whoever is hurt by a mutant in melee draws a scar, and some take more than health: the chances say so.
func TestChancesTellScarsAndMore(t *testing.T) {
	for foe, want := range map[string][]string{"Thistle": {"a scar "}, "Hummer": {" morale"},
		"Shopper": {" food or ammo"}} {
		s := set(t, 2, "red health", "5", "red food", "3").faces(foe)
		cost, _ := s.chanceWords(red, VerbFight.Of())
		for _, words := range want {
			if !strings.Contains(cost, words) {
				t.Errorf("%s costs %q", foe, cost)
			}
		}
	}
	s := set(t, 2, "red health", "5").faces("Stud Bull")
	if cost, _ := s.chanceWords(red, VerbFight.Of()); strings.Contains(cost, "scar") {
		t.Errorf("an animal leaves scars: %q", cost)
	}
	s = set(t, 2, "red health", "5").faces("Thistle")
	s.mat(red).Fight.Scarred = true
	if cost, _ := s.chanceWords(red, VerbFight.Of()); strings.Contains(cost, "scar") {
		t.Errorf("a second scar in a fight: %q", cost)
	}
}

// PH-EVADE-03, PH-TEST-01: an escape and a test say their chance, with and without a card; and what a card stops of
// wounds.
func TestAwayAndPassing(t *testing.T) {
	sure := &Use{Gives: []Effect{{DoSureEvade, 1}}}
	more := &Use{Gives: []Effect{{DoEvade, 2}, {DoTest, 2}}}
	if got := Away(3, 3, nil); got != "you get away 4 in 10 (42 %)" {
		t.Errorf("as fast: %q", got)
	}
	if got := Away(3, 3, more); got == Away(3, 3, nil) || Away(3, 3, sure) != "you get away for certain" {
		t.Errorf("with cards: %q, %q", got, Away(3, 3, sure))
	}
	v := &View{Event: Unseen, Season: Unseen}
	if got := v.Passing(Mind, 3, nil); got != "passes 5 in 10 (50 %)" {
		t.Errorf("3 of 6: %q", got)
	}
	if got := v.Passing(Mind, 3, more); got != "passes 8 or 9 in 10 (83 %)" {
		t.Errorf("5 of 6: %q", got)
	}
	watched := func(c table.Card) bool { return Of(c).Kind == KindEvent && Of(c).Event.Rule == Watched }
	for c := range table.Card(CardCount) {
		if watched(c) {
			v.Event = Shown(c)
		}
	}
	if got := v.Passing(Mind, 3, nil); got != "passes 2 or 3 in 10 (25 %)" {
		t.Errorf("watched, 3 of 6 twice: %q", got)
	}
}

// What a use, a strong mind or the roll as it lies would come to is said whatever lies on the table: hits alone, misses
// alone, dice that have all been re-rolled; of melee and of a shot; against enemies and against a mutant player.
func TestWhateverLiesItIsSaidWhatARerollComesTo(t *testing.T) {
	rolled := map[string][]Rolled{"nothing": nil}
	for name, d := range map[string]Rolled{
		"attacks": die(MD, attack), "misses": die(MD, miss), "hits": die(SD, near), "shots that miss": die(SD, shotMiss),
	} {
		again := d
		again.Again = true
		rolled[name], rolled[name+", re-rolled"] = []Rolled{d, d, d}, []Rolled{again, again, again}
	}
	for name, dice := range rolled {
		for _, foe := range []string{"Stud Bull", "none"} {
			s := set(t, 2, "red gear", "Kalt A4").with("red active", "Kalt A4")
			if foe != "none" {
				s.faces(foe)
			}
			f := &s.mat(red).Fight
			f.On, f.Rolled, f.Round, s.mat(red).Journey.Level = true, true, 1, 1
			f.N = int8(copy(f.Dice[:], dice))
			for c := range table.Card(len(s.Cards)) {
				for i := range Of(c).Uses {
					s.Outlook(askSpend, VerbUse.Of(int(c), i), red, nil)
				}
			}
			for n := 1; n < 4; n++ {
				s.Outlook(askSpend, VerbThink.Of(n, 0), red, nil)
			}
			s.Outlook(askSpend, VerbKeepRoll.Of(0, 0), red, nil)
			if p := s.Game.seen(red); len(dice) > 0 && dice[0].free() && len(p.Weakest(1)) != 1 {
				t.Errorf("%s against %s: none is the weakest", name, foe)
			}
		}
	}
}

// What the use of a card promises before a melee roll is what the row of the enemy says once it has been used: no second
// card is counted with it, and a second one is still there after it.
func TestAUsePromisesWhatTheRowSaysAfterIt(t *testing.T) {
	for _, name := range []string{"White Knuckles", "Opening Blow", "Killer Instinct"} {
		s := set(t, 2, "red skills", "White Knuckles, Opening Blow", "red morale", "5", "red speed", "5",
			"red kept", "Killer Instinct").faces("Circus Bear")
		s.mat(red).Fight.On = true
		use := VerbUse.Of(int(s.number(name)), 0)
		s.script = []string{table.Key(s.Verbs(), use), "engage"}
		var said [2]Chances
		n := 0
		s.whenAsked = func(kind string) {
			if kind != "engage" {
				return
			}
			p := s.Game.seen(red)
			if said[n] = p.Chances(VerbEngage.Of(0, 0)); n == 0 {
				said[n] = p.Chances(use)
			}
			n++
		}
		s.meleeRound(s.tab, red)
		if n != 2 || said[0].Win() != said[1].Win() || said[0].Out() != said[1].Out() || said[0].cost() != said[1].cost() {
			t.Errorf("%s promises %+v, and after it the row says %+v", name, said[0], said[1])
		}
	}
}

// A roll as it lies is worth the same, whichever row says it: what has re-rolled some of it is gone for this roll, a card
// only for this round and a strong mind for the fight.
func TestARollIsWorthTheSameWhoeverSaysIt(t *testing.T) {
	lies := func(round int8) *scene {
		s := set(t, 2, "red skills", "Footwork", "red mind", "5").faces("Stud Bull; Thistle")
		return s.thrown(round, die(MD, attack), die(MD, miss), die(MD, miss), foes(die(MD, attack)))
	}
	s := lies(1)
	p, footwork := s.Game.seen(red), s.number("Footwork")
	kept, _ := p.Again(VerbKeepRoll.Of(), nil)
	card, _ := p.Again(VerbUse.Of(int(footwork), 0), nil)
	mind, _ := p.Again(VerbThink.Of(2), nil)
	if card.win.ways >= kept.win.ways || mind.win.ways >= kept.win.ways {
		t.Errorf("%+v with all kept for later, %+v without the card, %+v without the mind", kept, card, mind)
	}
	s.tire(red, footwork, 0)
	if x, _ := s.Game.seen(red).Again(VerbKeepRoll.Of(), nil); x != card {
		t.Errorf("the card promises %+v, and once it is used it is %+v", card, x)
	}
	if none, _ := set(t, 2, "red mind", "5").faces("Stud Bull; Thistle").thrown(1, die(MD, attack), die(MD, miss),
		die(MD, miss), foes(die(MD, attack))).Game.seen(red).Again(VerbKeepRoll.Of(), nil); card.win.ways <= none.win.ways {
		t.Errorf("with a card for the rounds to come %+v, without it %+v", card, none)
	}
	s = lies(1)
	s.mat(red).Fight.Thought = true
	if x, _ := s.Game.seen(red).Again(VerbKeepRoll.Of(), nil); x != mind {
		t.Errorf("the mind promises %+v, and once it is used it is %+v", mind, x)
	}
}

// PH-CAMP-06, PH-CAMP-08: a card used on somebody else says where nothing may come of it.
func TestHelpSaysWhereNothingMayComeOfIt(t *testing.T) {
	s := set(t, 3, "red mind", "3")
	for card, want := range map[string]string{
		"Raiding":      "a test of mind, which passes 5 in 10 (50 %), or nothing comes of it",
		"Storytelling": "they may refuse, and then it is used up as well",
	} {
		if got := s.Outlook(askCamp, VerbUseOn.Of(int(s.named(card)), 0, int(green)), red, nil).Words; got != want {
			t.Errorf("%s: %q, want %q", card, got, want)
		}
	}
}

// PH-STAT-13: who has one die re-rolled by a strong mind reads that it is for this once; by a card there is no such end.
func TestAMindsReRollSaysThatItIsTheOnlyOne(t *testing.T) {
	s := set(t, 2, "red mind", "5", "red gear", "Kalt A4").with("red active", "Kalt A4").faces("Stud Bull")
	f := &s.mat(red).Fight
	f.On, f.Rolled, f.Round = true, true, 1
	f.N = int8(copy(f.Dice[:], []Rolled{die(MD, miss), die(MD, attack)}))
	x := s.Outlook(askReroll, VerbReroll.Of(0), red, nil)
	if !slices.Contains(x.Shared, "your mind re-rolls only once") {
		t.Errorf("%+v", x)
	}
}
