package saga

import (
	"slices"
	"strings"
	"testing"
)

// inFights are the keywords of abilities with which a player changes how a fight goes.
var inFights = []Keyword{KeyShot, KeyRange, KeyAttack, KeyBlock, KeyDamage, KeyDodge, KeySteady, KeyQuick, KeyTwoCards,
	KeyRedraw, KeyReroll, KeyFewerDice, KeySilence, KeyWithdraw, KeyShield, KeyBalanced, KeyBrutal, KeyScoped, KeyBurst}

// PS-RANGED-09, PS-MELEE-07, PS-RULING-122, PS-RULING-128: all that a player may choose to use in a fight is either
// counted in its odds or named as left out of them.
func TestTheOddsCountWhatIsAtHand(t *testing.T) {
	counted := []string{"Steady Hands", "Anatomy", "Two for the Price", "Walls Have Stood", "Padded Jacket", "Whetstone",
		"Bricklayer"}
	named := []string{"Weak Point", "Already Gone", "Nose Like a Dog", "Book of Beasts", "Smoke Pot", "Gun Oil",
		"Church Raffle Ticket", "Deserted Drummer"}
	var all []string
	try := func(name, who string, give func(p *prepared)) {
		all = append(all, name)
		p := prepare(t, two, who, either(who == "Warden", "Scout", "Warden"))
		p.hold(0, "Hunting Rifle")
		p.mat(0).Goods[Ammo] = 5
		q := prepare(t, two, who, either(who == "Warden", "Scout", "Warden"))
		q.hold(0, "Hunting Rifle")
		q.mat(0).Goods[Ammo] = 5
		give(q)
		better, words := false, ""
		for _, foe := range Cards(GroupEnemies1) {
			p.Against(0, foe, false)
			q.Against(0, foe, false)
			with := q.bestOf(0, 0, q.hands(0, true), q.hands(0, false), false)
			without := p.bestOf(0, 0, p.hands(0, true), p.hands(0, false), false)
			better = better || with.plainlyBetter(&without)
			words += q.met(0, foe, false).Words
		}
		if slices.Contains(counted, name) && !better {
			t.Errorf("%s makes no odds better", name)
		}
		if slices.Contains(named, name) != strings.Contains(words, "; not counting "+name) {
			t.Errorf("%s is not named as left out where it is: %s", name, words)
		}
	}
	fights := func(h *holding) bool {
		return slices.ContainsFunc(h.does, func(a Ability) bool { return h.chosen(&a) && slices.Contains(inFights, a.Key) })
	}
	for c := range characters {
		for i := range characters[c].Skills {
			if k := &characters[c].Skills[i]; fights(&holding{does: k.Does, timing: &k.Timing}) {
				try(k.Name, characters[c].Name, func(p *prepared) { p.mat(0).Skills |= 1 << i })
			}
		}
	}
	for c := range cardHoldings {
		if f := Of(cardHoldings[c].card); f.Kind == KindGear || f.Kind == KindFollower || f.Kind == KindMutation {
			if fights(&cardHoldings[c]) && !slices.Contains(all, f.Name) {
				try(f.Name, "Courier", func(p *prepared) { p.hold(0, f.Handle) })
			}
		}
	}
	for _, list := range [][]string{counted, named} {
		for _, name := range list {
			if !slices.Contains(all, name) {
				t.Errorf("%q is nothing for a fight", name)
			}
		}
	}
	for _, name := range all {
		if slices.Contains(counted, name) == slices.Contains(named, name) {
			t.Errorf("%q is neither counted nor named", name)
		}
	}
}

// PS-RULING-122: so is what a gun can do: with a boost that is ready, or with ammo left after its own.
func TestTheOddsCountWhatAGunCanDo(t *testing.T) {
	guns := 0
	for c := range cardHoldings {
		f := Of(cardHoldings[c].card)
		arms := func(a Ability) bool { return a.Key == KeyScoped || a.Key == KeyBurst }
		if f.Kind != KindWeapon || !f.Weapon.Ranged || !slices.ContainsFunc(f.Does, arms) {
			continue
		}
		guns++
		p := prepare(t, two, "Biologist", "Warden")
		m, gun := p.mat(0), p.hold(0, f.Handle)
		better := false
		for _, foe := range Cards(GroupEnemies2) {
			p.Against(0, foe, false)
			var seen [2]Outlook
			for i := range seen {
				m.Ready, m.Goods[Ammo] = 2*int8(i), f.Weapon.Ammo+int8(i)
				seen[i] = p.bestOf(0, 0, []int16{int16(gun) + 1}, nil, false)
			}
			better = better || seen[1].plainlyBetter(&seen[0])
		}
		if !better {
			t.Errorf("%s makes no odds better", f.Name)
		}
	}
	if guns < 5 {
		t.Errorf("%d guns do something more", guns)
	}
}

// PS-RANGED-09: a shot that certainly kills with one more result bought is said to, with what that may cost; without
// the ammo for it, it is not. A boost exhausted for the shot is not counted in melee again (PS-BOARD-02).
func TestAShotThatIsBoughtCosts(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	p.knows(0, "Two for the Price")
	p.Against(0, p.card("Spitting Carp"), false)
	m, gun := p.mat(0), p.hold(0, "Hunting Rifle")
	odds := func() (Outlook, string) {
		x := p.bestOf(0, 0, []int16{int16(gun) + 1}, nil, false)
		return x, p.gunOutlook(0, VerbWeapon.Of(int(gun))).Words
	}
	m.Ready, m.Goods[Ammo] = 0, 1
	short, words := odds()
	if strings.Contains(words, "more ammo") {
		t.Errorf("with no ammo to spare: %q", words)
	}
	m.Goods[Ammo] = 2
	enough, words := odds()
	if !strings.Contains(words, ", may cost more ammo") || !enough.plainlyBetter(&short) {
		t.Errorf("with one to spare: %q", words)
	}

	p = prepare(t, two, "Scout", "Warden")
	p.knows(0, "Steady Hands")
	knife := p.hold(0, "Hunting Knife") // balanced
	gun, m = p.hold(0, "Hunting Rifle"), p.mat(0)
	m.Goods[Ammo] = 5
	p.Against(0, p.card("Wet Nephew"), false)
	kills := func(boosts int8) Chance {
		m.Ready = boosts
		var sees Foreseer
		sees.Taste = plainTaste
		x := p.Foresee(0, Plan{Gun: int16(gun) + 1, Blade: int16(knife) + 1, Uses: UsesAll}, false, &sees)
		return x.Kills()
	}
	if one, enough := kills(1), kills(2); one >= enough {
		t.Errorf("one boost kills as often as two: %d of %d", one, enough)
	}
}
