package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// asks is a question whether something is used.
func (p *prepared) asks(uses ...table.Option) *table.Ask {
	a := &table.Ask{Prompt: askOccasion}
	for _, o := range append(uses, VerbEnough.Of()) {
		a.Options = append(a.Options, table.Offered{Option: o})
	}
	return a
}

// able is what a player uses an ability of a keyword with.
func (p *prepared) able(k Keyword) table.Option {
	p.Helper()
	o, ok := p.Game.usable(0, k)
	if !ok {
		p.Fatalf("no ability of keyword %d", k)
	}
	return o
}

// PS-MOVE-06: where something can be used for a march, each answer says what the fatigue of it takes, or that there is
// none, also once that has been used.
func TestAMarchSaysWhatItTakesWhereSomethingIsUsed(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.knows(0, "Lay of the Land")
	p.hold(0, "Hobnailed Boots")
	boots, lay := p.able(KeyFreeMarch), p.able(KeyTwoTiles)
	a := p.asks(boots, lay)
	const tires, free = "you march: 1 fatigue, which means exhaust 1 boost", "you don't tire of the march"
	says := func(o table.Option) string { return p.OutlookOf(a, o, nil).Words }
	if go1, with, spared := says(VerbEnough.Of()), says(lay), says(boots); go1 != tires || with != tires || spared != free {
		t.Errorf("%q, %q, %q", go1, with, spared)
	}
	h := p.holding(0, int(boots.A))
	p.mat(0).Used.add(h, int(boots.B))
	if got := p.OutlookOf(p.asks(lay), VerbEnough.Of(), nil).Words; got != free {
		t.Errorf("with the boots used: %q", got)
	}
	p.mat(0).Used, p.mat(0).Fatigue, p.mat(0).Morale = usage{}, 1, 1
	if got := p.OutlookOf(a, VerbEnough.Of(), nil); got.Stake != table.Loss || got.Shared == nil {
		t.Errorf("with the last morale: %+v", got)
	}
}

// PS-RANGED-11, PS-MELEE-01, PS-TREK-02: to go on without silencing an enemy, withdrawing, or drawing two says what
// comes then.
func TestToUseNothingSaysWhatComes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Smoke Pot")
	p.knows(0, "Spoor")
	for _, x := range []struct {
		foe  string
		use  Keyword
		want string
	}{
		{"Bog Bishop", KeyChooseEnemy, "you fight the first that comes ("},
		{"Bog Bishop", KeyWithdraw, "you fight it hand to hand. You kill it "},
	} {
		p.clinch(x.foe, Result{}, 0)
		if got := p.OutlookOf(p.asks(p.able(x.use)), VerbEnough.Of(), nil).Words; !strings.HasPrefix(got, x.want) {
			t.Errorf("%d: %q, want %q", x.use, got, x.want)
		}
	}
	p.hold(0, "Book of Beasts")
	p.Against(0, p.card("Bog Bishop"), false)
	got := p.OutlookOf(p.asks(p.able(KeySilence)), VerbEnough.Of(), nil).Words
	if want := "all of its card holds; as you meet it you lose 1 morale, "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
