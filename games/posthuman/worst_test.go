package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-MELEE-19 to PH-MELEE-21: a row that goes into melee says what a round of it takes at worst: the wounds of each
// enemy, and as many more as its dice can add; where that is all the health there is, also how often the round knocks out.
func TestTheWorstOfARound(t *testing.T) {
	for _, c := range []struct {
		foes, health, gear, says string
		option                   table.Option
	}{
		// 1 wound, and 3 criticals
		{"Thistle", "6", "none", "at worst the first melee round takes 4 health", VerbFight.Of()},
		{"Thistle", "6", "none", "at worst this round takes 4 health", VerbEngage.Of(0, 0)},
		{"Thistle", "4", "none", "at worst this round takes all 4 health, and it hardly ever knocks you out", VerbEngage.Of(0, 0)},
		{"Thistle; Hummer", "6", "none", "knocks you out", VerbFight.Of()},
		{"Blister", "6", "none", "takes 5 health", VerbFight.Of()}, // and bursts
		{"Thistle", "6", "none", "", VerbHold.Of()},
	} {
		s := set(t, 2, "red health", c.health, "red melee", "2", "red strength", "3", "red gear", c.gear).faces(c.foes)
		if c.option.Verb == VerbEngage {
			s.mat(red).Fight.On, s.mat(red).Fight.Round = true, 1
		}
		_, ends := s.chanceWords(red, c.option)
		if !strings.Contains(ends, c.says) || (c.says == "") == strings.Contains(ends, "round") {
			t.Errorf("%s at %s health: %q", c.foes, c.health, ends)
		}
	}
}

// No fight of those that can be met has a round worse than is said, and the worst is no more than its dice can do.
func TestNoRoundIsWorseThanTheWorst(t *testing.T) {
	reached := 0
	fate := Luck(luck)
	for c := range table.Card(CardCount) {
		if Of(c).Kind != KindCombat {
			continue
		}
		s := set(t, 2, "red health", "6", "red melee", "1").faces(Of(c).Name)
		p := s.Game.seen(red)
		f := FighterOf(p)
		f.Health = 60
		at := Fight{Round: 1, Foe: noFoe}
		x := f.trial(&fate, &at, nil, false)
		x.foes = p.Enemies(nil)
		worst, most := x.worst(), 0
		for range 2000 {
			y := x
			y.foes = slices.Clone(x.foes)
			y.meleeRound()
			most = max(most, f.Health-y.Health)
		}
		if most > worst || most == 0 {
			t.Errorf("%s: a round took %d health, at worst %d were said", Of(c).Name, most, worst)
		}
		if most == worst {
			reached++
		}
	}
	if reached < 5 {
		t.Errorf("the worst came only in %d fights", reached)
	}
}
