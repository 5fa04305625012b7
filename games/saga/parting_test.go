package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// clinch puts a player into the round of melee against an enemy, with so much added to what they bring.
func (p *prepared) clinch(foe string, mine Result, toll int8) {
	p.Against(0, p.card(foe), false)
	f := &p.mat(0).Fight
	f.begin(MeleeFray)
	f.Weapon, f.Mine, f.Toll, f.Round = int16(p.card("Knife"))+1, mine, toll, 1
}

// PS-RANGED-11: what an enemy's card does when the fight is over is part of what a round is said to bring.
func TestARoundSaysWhatTheEnemysCardDoesAtTheEnd(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, x := range []struct {
		foe    string
		mine   Result
		toll   int8 // attacks more of the enemy
		health int8
		want   string
		stake  table.Stake
	}{
		{"Kindling Man", Result{Hits: 9, Damage: 9}, 0, 3, ": it dies; for killing it you take 1 of your 3 health", 0},
		{"Kindling Man", Result{Hits: 9, Damage: 9}, 0, 1, ": it dies; for killing it you take 1, which knocks you out", table.Loss},
		{"Kindling Man", Result{Block: 9}, 9, 3, "; you take nothing, 2 kept off by your block", 0},
		{"Milk Drinker", Result{Block: 9}, 9, 3, "3 kept off by your block; its card then says: lose 1 food", 0},
		{"Milk Drinker", Result{Hits: 9, Damage: 9}, 0, 3, ": it dies; you take nothing", 0},
		{"Moth Uncle", Result{}, 1, 5, "; its card then says: 1 fatigue (exhaust 1 boost); then a mutation", 0},
		{"Moth Uncle", Result{Hits: 9, Damage: 9}, 0, 5, "; you take nothing", 0},
		// who is knocked out by the blows themselves gets to no end of the fight
		{"Kindling Man", Result{Hits: 9, Damage: 9}, 9, 1, ": it dies; you take 1, which knocks you out; then a mutation", table.Loss},
		{"Milk Drinker", Result{}, 9, 3, "; you take 3, which knocks you out; then a mutation", table.Loss},
		{"Moth Uncle", Result{}, 1, 1, "; you take 2, which knocks you out; then a mutation", table.Loss},
	} {
		p.clinch(x.foe, x.mine, x.toll)
		p.mat(0).Health = x.health
		got := p.Outlook(askStrike, VerbEnough.Of(), 0, nil)
		if !strings.HasSuffix(got.Words, x.want) || got.Stake != x.stake {
			t.Errorf("%s: %q, stake %d; want %q", x.foe, got.Words, got.Stake, x.want)
		}
	}
}

// PS-RULING-157: who has nothing that the enemy's card could take is not told that it is taken.
func TestWhatTheEnemysCardCantTakeIsNotSaid(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	for foe, has := range map[string]*int8{"Milk Drinker": &m.Goods[Food], "Surgeon's Men": &m.Ready} {
		for n := range int8(2) {
			p.clinch(foe, Result{}, 1)
			m.Health, *has = 5, n
			if got := p.Outlook(askStrike, VerbEnough.Of(), 0, nil).Words; strings.Contains(got, "its card then says") != (n > 0) {
				t.Errorf("%s, with %d: %q", foe, n, got)
			}
		}
	}
}

// PS-CLEAN-05, PS-RULING-127: damage that mutates says so at the last question before it, and so does all that follows
// once it was dealt.
func TestDamageThatMutatesSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Health = 5
	strike := func() string { return p.Outlook(askStrike, VerbEnough.Of(), 0, nil).Words }
	shield := func(n int16) string {
		return p.OutlookOf(&table.Ask{Prompt: askShield, About: [3]int16{n}}, VerbEnough.Of(), nil).Words
	}
	is := func(what, says string, mutates bool) {
		t.Helper()
		if strings.HasSuffix(says, "; then a mutation") != mutates {
			t.Errorf("%s: %q", what, says)
		}
	}
	p.clinch("Puddle Cat", Result{}, 1)
	is("a mutant's blow", strike(), true)
	is("a mutant's blow that can be shielded", shield(1), true)
	is("a blow all of which is shielded", shield(0), false)
	p.clinch("Puddle Cat", Result{Block: 9}, 1)
	is("a blow kept off", strike(), false)
	p.mat(0).Fight.Mauled = true
	is("a blow kept off, after one that was not", strike(), true)
	p.clinch("Rent Collector", Result{}, 9)
	is("a human's blow", strike(), false)
	for foe, contagious := range map[string]bool{"Spitting Carp": true, "Orphan of the Kiln": false} {
		p.Against(0, p.card(foe), false)
		f := &p.mat(0).Fight
		f.begin(RangedFray)
		got := p.Outlook(askAim, VerbEnough.Of(), 0, nil).Words
		if contagious != strings.HasSuffix(got, "; if they hurt you, a mutation follows") {
			t.Errorf("%s, before its dice fall: %q", foe, got)
		}
		f.Dodged = -9
		is(foe+"'s shots", p.Outlook(askBrace, VerbEnough.Of(), 0, nil).Words, contagious)
	}
	p.clinch("Puddle Cat", Result{}, 1)
	p.hold(0, "Iodine Tablets")
	if got := strike(); !strings.HasSuffix(got, "; then a mutation, unless you resist it") {
		t.Errorf("with something against it: %q", got)
	}
}

// PS-RANGED-12: so it is of the enemy's shots, unless they knock the player out.
func TestAShotThatKnocksOutIsAllThatIsSaid(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Orphan of the Kiln"), false)
	f := &p.mat(0).Fight
	f.begin(RangedFray)
	f.Dodged = -1 // one shot more of it
	for health, stung := range map[int8]bool{1: false, 5: true} {
		p.mat(0).Health = health
		const sting = "; its card then says: 1 fatigue (exhaust 1 boost)"
		if got := p.Outlook(askBrace, VerbEnough.Of(), 0, nil).Words; strings.HasSuffix(got, sting) != stung {
			t.Errorf("with %d health: %q", health, got)
		}
	}
}

// PS-RANGED-11: so it is of what a fight is said to bring, and whom killing the enemy would knock out falls.
func TestAFightIsForeseenWithWhatTheEnemysCardDoes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Health = 5
	for foe, want := range map[string]string{
		"Kindling Man":       "; killing it costs 1 health",
		"Orphan of the Kiln": ", 1 fatigue ",
		"Milk Drinker":       ", lose 1 food ",
	} {
		p.Against(0, p.card(foe), false)
		if got := p.bestLed(0).Words; !strings.Contains(got, want) {
			t.Errorf("%s: %q", foe, got)
		}
	}
	p.Against(0, p.card("Kindling Man"), false)
	p.mat(0).Fight.Wounds = p.mat(0).Fight.Health
	sees := Foreseer{Taste: plainTaste}
	if x := p.Foresee(0, Plan{}, true, &sees); x.Ends[1][0] != [2]Chance{} || x.Kills() == 0 {
		t.Errorf("with health: %+v", x)
	}
	p.mat(0).Health = 1
	if x := p.Foresee(0, Plan{}, true, &sees); x.Kills() > 0 || x.Fall == 0 {
		t.Errorf("with the last point of health: %+v", x)
	}
}

// What the enemy's card took is among what a fight was like that is over, with its reason.
func TestTheEndOfAFightTellsWhatTheEnemysCardTook(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Health = 5
	p.Tougher[0] = -9
	p.tb.Told()
	if !p.meetFoe(0, "Kindling Man") {
		t.Fatal("the Scout fell")
	}
	told := p.tb.Told()
	for i, e := range told {
		if e.Tale == taleKills {
			told = told[:i+1]
		}
	}
	says := ""
	for _, e := range Exchanges(told, 0) {
		says += p.Tale(e, 0, p.SeatName) + "\n"
	}
	if !strings.Contains(says, "loses 1 health, 4 left (Kindling Man)") {
		t.Errorf("told is %q", says)
	}
}

// PS-BOARD-07, PS-KO-01: what the enemy's card does at the end says what its fatigue takes, and whether it knocks out,
// also before the fight.
func TestAStingThatKnocksOutSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.clinch("Moth Uncle", Result{}, 1)
	m := p.mat(0)
	m.Fatigue, m.Health = 1, 5 // the second hole takes a morale
	for morale, want := range map[int8]string{2: "1 fatigue (lose 1 morale)",
		1: "1 fatigue (lose 1 morale), which knocks you out"} {
		m.Morale = morale
		got := p.Outlook(askStrike, VerbEnough.Of(), 0, nil)
		if !strings.Contains(got.Words, "; its card then says: "+want+"; ") || (got.Stake == table.Loss) != (morale == 1) ||
			costsAFall(got) != (morale == 1) {
			t.Errorf("a round with %d morale: %+v", morale, got)
		}
		got = p.Outlook(askBlade, VerbNoWeapon.Of(), 0, nil)
		if !strings.Contains(got.Words, ", "+want+" ") || costsAFall(got) != (morale == 1) {
			t.Errorf("a weapon with %d morale: %+v", morale, got)
		}
	}
}
