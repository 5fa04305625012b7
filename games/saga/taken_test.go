package saga

import (
	"slices"
	"testing"

	"waystation/table"
)

// What an event or a story takes counts as lost, so that it stands over the next question; what is paid does not.
func TestWhatIsTakenIsLost(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Goods, m.Ready, m.Radio, m.XP = [goods]int8{Food: 5, Ammo: 3}, 2, 3, 4
	p.own(0).VP = 3
	story, event := by("PS-STORY-10"), byCard("PS-EVENT-02", p.card("Locusts"))
	for _, x := range []struct {
		what string
		does func()
		lost bool
	}{
		{"food, by Locusts", func() { p.applyEvent(p.tb, 0, p.card("Locusts")) }, true},
		{"a boost, by an event", func() { p.exhaustBoosts(p.tb, 0, 1, event) }, true},
		{"a token, by an event", func() { p.exhaustBroadcast(p.tb, 0, 1, event) }, true},
		{"XP, by a story", func() { p.gainXP(p.tb, 0, -1, story) }, true},
		{"VP, by a story", func() { p.score(p.tb, 0, -1, story) }, true},
		{"XP, for a skill", func() { p.learnSkill(p.tb, 0, 0, 1) }, false},
		{"ammo, for a shot", func() { p.gainGoods(p.tb, 0, Ammo, -1, by("PS-RANGED-05")) }, false},
		{"food, for a choice of a story", func() { p.gainGoods(p.tb, 0, Food, -1, by("PS-RULING-080")) }, false},
		{"food, at the market", func() {
			p.gainGoods(p.tb, 0, Food, -1, byCard("PS-EVENT-02", p.card("Market on the Ice")))
		}, false},
		{"a hole of a bar, by a mutation", func() { p.lowerLimit(p.tb, 0, barMorale, event) }, true},
		{"a hole more, by another", func() { p.raiseLimit(p.tb, 0, barMorale, event) }, false},
		{"food that was found", func() { p.gainGoods(p.tb, 0, Food, 1, story) }, false},
	} {
		p.tb.Told()
		x.does()
		told := p.tb.Told()
		if len(told) == 0 {
			t.Errorf("%s: nothing is told", x.what)
		}
		lost := slices.ContainsFunc(told, func(e table.Event) bool { return p.Costs(e) })
		if x.lost && !slices.ContainsFunc(told, Loses) {
			t.Errorf("%s: it is no loss to a screen", x.what)
		}
		if lost != x.lost {
			t.Errorf("%s: lost is %t", x.what, lost)
		}
	}
}

// PS-XP-03: XP for a skill is told as paid, not as lost.
func TestASkillIsPaidFor(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).XP = 4
	p.tb.Told()
	p.learnSkill(p.tb, 0, 0, 3)
	told := p.tb.Told()
	if got := p.Tale(told[0], 0, p.SeatName); got != "Red pays 3 XP, 1 left." {
		t.Errorf("%q", got)
	}
}
