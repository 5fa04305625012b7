package saga

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// What a seat is told would follow from an answer comes to pass, where nothing is left to chance: in melee once the
// dice lie.
func TestOutlooksComeToPass(t *testing.T) {
	if got := inTen(Certain * 58 / 100); got != "6 in 10 (58 %)" {
		t.Errorf("58 %% reads %q", got)
	}
	if got := inTen(Certain / 1000); got != "seldom (1 %)" {
		t.Errorf("what may come reads %q", got)
	}
	if got := halves(Certain * 3 / 2); got != "about 1½" {
		t.Errorf("one and a half reads %q", got)
	}
	var even Outlook
	even.Ends[1][0][0] = Certain / 2
	even.Fall = Certain / 2
	x := said(&even, true)
	if !strings.Contains(x.Words, "kill it 5 in 10 (50 %)") || !strings.Contains(x.Words, "out 50 %") ||
		x.Stake != table.Loss {
		t.Errorf("an even fight reads %q, stake %d", x.Words, x.Stake)
	}
}

// What a view shows, laid out on a board, is the level of each side's mission as it is.
func TestKnownLevels(t *testing.T) {
	for stage, want := range []int8{0, 1, 2} {
		p := prepare(t, two, "Scout", "Warden")
		o := p.own(0)
		o.Stage, o.Level = int8(stage), want
		if got := p.View(0).(*View).Known(nil).own(0).Level; got != want {
			t.Errorf("stage %d: level %d, want %d", stage, got, want)
		}
	}
}

// Only what is in a hand is reckoned with in a fight, and only with the ammo for it.
func TestHandsOfForesight(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	rifle := int16(p.card("Hunting Rifle")) + 1
	for _, x := range []struct {
		equipped bool
		ammo     int8
		want     int16
	}{{true, 1, rifle}, {true, 0, 0}, {false, 1, 0}} {
		p.Cards[rifle-1].Equipped, p.mat(0).Goods[Ammo] = x.equipped, x.ammo
		if got := p.hands(0, true); len(got) != 1 || got[0] != x.want {
			t.Errorf("equipped %v with %d ammo: %v, want %d", x.equipped, x.ammo, got, x.want)
		}
	}
}

// What was used before a fight is foreseen, in another part of it, does not count.
func TestForesightBeginsAfresh(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Wet Nephew"), false)
	plan := Plan{Gun: int16(p.card("Hunting Rifle")) + 1, Blade: int16(p.card("Knife")) + 1}
	x := Foreseer{Taste: Taste{Kill: 100, Health: 50}}
	want := p.Foresee(0, plan, false, &x)
	f := &p.mat(0).Fight
	f.Mine, f.Range, f.Dodged = Result{Hits: 9, Damage: 9}, 9, 9
	if got := p.Foresee(0, plan, false, &x); got != want {
		t.Errorf("foreseen %+v, and afresh %+v", got, want)
	}
}

// Of what can be used only these count in melee.
func TestWhatCountsInMelee(t *testing.T) {
	for key := range keywords {
		a := Ability{Key: key, N: 1, Side: MeleeFray}
		if _, ok := a.inMelee(); ok != (key == KeyAttack || key == KeyBlock || key == KeyDamage) {
			t.Errorf("%s in melee: %v", takes[key].word, ok)
		}
	}
}

// What is said of a fight fits together: who is nearly sure to fall is not said to lose little, and what is lost is what
// those lose who stand.
func TestAnOutlookDoesNotContradictItself(t *testing.T) {
	for _, c := range []struct {
		fall  Chance
		words string
		stake table.Stake
	}{
		{0, "You kill it for certain, lose about 2 health", table.NoStake},
		{Certain * 3 / 10, "You kill it 7 in 10 (70 %), knocked out 30 %, else lose about 2 health", table.NoStake},
		{Certain * 6 / 10, "You kill it 4 in 10 (40 %), knocked out 60 %, else lose about 2 health", table.Loss},
		{Certain * 99 / 100, "You kill it seldom (1 %), knocked out 99 %", table.Loss},
		{Certain, "You kill it hardly ever, knocked out 100 %", table.Loss},
	} {
		o := Outlook{Fall: c.fall}
		o.Ends[1][2][0] = Certain - c.fall
		if got := said(&o, true); got.Words != c.words || got.Stake != c.stake {
			t.Errorf("%d: %+v", c.fall, got)
		}
	}
}

// The mean of what a fight costs does not stand alone where it hides a bad one: that is told with how likely it is, that
// much or more, and by who stands after it. What is hardly more than the mean, or seldom, is not told.
func TestABadFightIsTold(t *testing.T) {
	const hundredth = Certain / 100
	for _, c := range []struct {
		lost  map[int]Chance // in hundredths
		fall  Chance
		words string
	}{
		{map[int]Chance{0: 86, 4: 10, 5: 4}, 0, "lose about ½ health, 4 or more 14 %"},
		{map[int]Chance{0: 80, 3: 14, 5: 6}, 0, "lose about ½ health, 5 or more 6 %"},
		{map[int]Chance{0: 50, 2: 30, 5: 8}, 12, "knocked out 12 %, else lose about 1 health, 5 or more 8 %"},
		{map[int]Chance{0: 97, 4: 3}, 0, "lose hardly any health"},
		{map[int]Chance{1: 50, 2: 50}, 0, "lose about 1½ health"},
		{map[int]Chance{0: 95, 1: 5}, 0, "lose hardly any health"},
	} {
		o := Outlook{Fall: c.fall * hundredth}
		for lost, p := range c.lost {
			o.Ends[lost%2][lost][lost/2%2] = p * hundredth
		}
		if got := said(&o, false).Words; !strings.HasSuffix(got, ", "+c.words) {
			t.Errorf("%v: %q, want %q", c.lost, got, c.words)
		}
	}
}

// PS-BOSS-04, PS-BOSS-05: a second round of melee is foreseen with another card in the lead, as the first is exhausted,
// and, once it is that round's turn to be led, as the last.
func TestASecondRoundIsForeseenWithAnotherLead(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	deck := p.of(0, Deck)
	shield := deck.At(slices.IndexFunc(deck.Cards, func(l table.Lying) bool {
		return Of(l.Card).Name == "Whatever Is to Hand" // two blocks
	}))
	p.mat(0).Health = 5
	mauled := func(melee bool) (x Chance) {
		sees := Foreseer{Taste: plainTaste}
		o := p.Foresee(0, Plan{Lead: int16(shield) + 1}, melee, &sees)
		for dead := range o.Ends {
			for lost := range o.Ends[dead] {
				x += o.Ends[dead][lost][1]
			}
		}
		return x
	}
	p.Against(0, p.card("Snow Mule"), false)
	f := &p.mat(0).Fight
	both := mauled(false)
	f.Round = 2
	if one := mauled(true); percent(one) > 20 || percent(both) < 50 {
		t.Errorf("mauled %d %% in one round with the shield, %d %% in two", percent(one), percent(both))
	}
	if deck.Find(shield) < 0 || p.of(0, Primary).Len() > 0 {
		t.Error("the cards don't lie where they lay")
	}
	f.begin(MeleeFray)
	f.Round = 1
	lead := p.Outlook(askPrimary, VerbNoPrimary.Of(), 0, nil)
	f.Round = 2
	if blade := p.planned(0, 0, nil, p.hands(0, false), true); lead.Words != blade.Words {
		t.Errorf("the second lead reads %q, what comes after it %q", lead.Words, blade.Words)
	}
	for round, again := range map[int8]bool{1: true, 2: false} {
		f.Round = round
		got := p.Outlook(askStrike, VerbEnough.Of(), 0, nil).Words
		if strings.HasSuffix(got, "; then a second round of melee") != again {
			t.Errorf("round %d of two: %q", round, got)
		}
	}
}

// A fight that counts on what is used up says so: boosts are exhausted, mods discarded.
func TestAFightSaysWhatItMayUseUp(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Wet Nephew"), false)
	knife := p.hold(0, "Hunting Knife")
	p.Cards[knife].Equipped, p.mat(0).Ready = true, 0
	rows := func() string { return p.planned(0, 0, nil, []int16{int16(knife) + 1}, true).Words }
	if got := rows(); strings.Contains(got, "may cost") {
		t.Errorf("with nothing to use: %q", got)
	}
	p.mat(0).Ready = 2
	if got := rows(); !strings.HasSuffix(got, ", may cost boosts") {
		t.Errorf("with boosts: %q", got)
	}
	mod := p.hold(0, "Dustbin Lid")
	p.Cards[mod].Mod, p.Cards[mod].On = true, int16(knife)
	if got := rows(); !strings.HasSuffix(got, ", may cost boosts, mods or things") {
		t.Errorf("with a mod, too: %q", got)
	}
	p.mat(0).Ready = 0
	if got := rows(); !strings.HasSuffix(got, ", may cost mods or things") {
		t.Errorf("with a mod: %q", got)
	}
}
