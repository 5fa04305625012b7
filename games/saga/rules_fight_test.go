package saga

import (
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// key is the key of an option.
func (p *prepared) key(o table.Option) string { return table.Key(p.Verbs(), o) }

// uses has a player use the ability of a card, or of the skill at a place of the own list.
func (p *prepared) usesCard(c table.Card, ability int) string {
	return p.key(VerbUse.Of(int(c), ability))
}

func (p *prepared) usesSkill(s table.Seat, name string) string {
	for i, k := range characters[p.mat(s).Character].Skills {
		if k.Name == name {
			return p.key(VerbUse.Of(skillKeys+int(s)*mostSkills+i, 0))
		}
	}
	p.Fatalf("no skill %q", name)
	return ""
}

func (p *prepared) wields(handle string) string { return p.key(VerbWeapon.Of(int(p.card(handle)))) }

// The price of an enemy is paid in full, or it can't be: 1 attack result more (toll, bribable).
func TestTollAndBribe(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Goods[Food] = 2
	p.say("toll", "pay")
	p.meetFoe(0, "Turnip Guard")
	scenario.Shows(t, "PS-RANGED-11", "food after the toll", m.Goods[Food], 1)
	p.is("XP", int(m.XP), 1)
	m.Goods[Food], p.asked = 0, nil
	p.meetFoe(0, "Bridge Cousins")
	if p.was("toll") {
		t.Error("0 food can't be paid")
	}
}

// Abilities of the weapon and of the challenge cards shown count beside those that are held (dodge, fewer-dice).
func TestAbilitiesOfWeaponsAndCards(t *testing.T) {
	p := prepare(t, two, "Courier", "Scout")
	m := p.mat(0)
	p.move("Hunting Rifle", p.pile(Aside))
	m.Fight = Fight{On: true, Part: RangedFray, Foe: p.card("Sling Brothers"), Health: 2}
	m.Fight.Dice, m.Fight.N = [12]Rolled{{0, 2}, {0, 2}, {0, 2}}, 3
	p.is("shots", p.foeShots(0), 3)
	m.Fight.Weapon = int16(p.card("Signal Pistol")) + 1
	p.is("shots at the Signal Pistol", p.foeShots(0), 2)
	p.move("Courier's Duck Under", p.of(0, Primary))
	p.is("shots at Duck Under too", p.foeShots(0), 1)
	m.Fight.Weapon = int16(p.card("Air Rifle")) + 1
	p.is("dice fewer", p.fewerDice(p.tb, 0, RangedFray), 1)
}

// What is printed on a weapon gives its ammo back, and so does a belt (ammo-back).
func TestAmmoBack(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	p.move("Hunting Rifle", p.pile(Aside))
	p.hold(0, "Yew Longbow")
	m.Goods[Ammo], m.Health = 1, 5
	p.say("weapon", p.wields("Yew Longbow"))
	p.meetFoe(0, "Wet Nephew")
	p.is("ammo", int(m.Goods[Ammo]), 1)
	p.hold(0, "Cartridge Belt")
	p.say("weapon", p.wields("Yew Longbow"))
	p.meetFoe(0, "Wet Nephew")
	p.is("ammo", int(m.Goods[Ammo]), 2)
}

// A thief takes nothing from who has paid, and something from who has withdrawn, who gains no reward (thief, withdraw).
func TestWithdrawing(t *testing.T) {
	p := prepare(t, two, "Courier", "Warden")
	m := p.mat(0)
	c := p.hold(0, "Smoke Pot")
	m.Goods[Food] = 2
	p.say("occasion", p.usesCard(c, 0))
	p.meetFoe(0, "Milk Drinker")
	p.is("food", int(m.Goods[Food]), 1)
	p.is("XP", int(m.XP), 0)
	p.is("items", p.of(0, Items).Len(), 0)
	p.hold(0, "Smoke Pot")
	m.Fight = Fight{On: true, Boss: true, Foe: p.card("The Loom"), Health: 7}
	p.say("occasion", p.usesCard(c, 0))
	if !p.meleeEnds(p.tb, 0) {
		t.Error("nobody withdraws from a boss")
	}
}

// An enemy that holds on lets nobody exhaust boosts in melee, for skills neither (gripping).
func TestGripping(t *testing.T) {
	p := prepare(t, two, "Biologist", "Warden")
	p.knows(0, "Anatomy")
	m := p.mat(0)
	m.Fight = Fight{On: true, Part: MeleeFray, Foe: p.card("Reed Mother"), Health: 2}
	p.strike(p.tb, 0)
	if p.was("strike") {
		t.Error("a boost was offered")
	}
	m.Fight.Foe = p.card("Wet Nephew")
	p.strike(p.tb, 0)
	if !p.was("strike") {
		t.Error("no boost was offered")
	}
}

// At attack value 0 both charts are read, but for who is steady (PS-MELEE-10, PS-EX-32, steady).
func TestAttackValueZero(t *testing.T) {
	p := prepare(t, two, "Courier", "Biologist")
	f := &p.mat(0).Fight
	*f = Fight{On: true, Part: MeleeFray, Foe: p.card("Bellows"), Health: 3, Weapon: int16(p.card("Climbing Hook")) + 1}
	at := func(value int8) (dealt, taken int) {
		c := p.clash(0)
		c.mine.Hits, c.theirs.Hits = 5+value, 5
		dealt, _ = c.dealt()
		return dealt, c.taken()
	}
	dealt := func(value int8) int { n, _ := at(value); return n }
	taken := func(value int8) int { _, n := at(value); return n }
	scenario.Shows(t, "PS-RULING-124", "dealt at 0", dealt(0), 1)
	scenario.Shows(t, "PS-RULING-124", "taken at 0", taken(0), 1)
	f.Steady = true
	p.is("taken by who is steady", taken(0), 0)
	f.Foe = p.card("Wet Nephew")
	p.is("dealt to who is steady", dealt(0), 0)
	p.is("dealt at 1", dealt(1), 1)
	p.is("taken at 1", taken(1), 0)
	p.is("dealt at -1", dealt(-1), 0)
	f.Steady = false
	p.is("taken at -1", taken(-1), 2)
	f.Mine.Block = 4
	scenario.Shows(t, "PS-RULING-123", "taken behind more blocks than damage", taken(-1), 0)
}

// Range decides who is first; who falls deals nothing (PS-EX-34, PS-RULING-125, PS-RULING-126).
func TestRange(t *testing.T) {
	for _, x := range []struct {
		reach, health, wounds int8
	}{{3, 0, 0}, {4, 0, 2}, {5, 2, 2}} {
		p := prepare(t, two, "Scout", "Warden")
		m := p.mat(0)
		m.Health = 2
		fell := !p.tb.Scope(0, func() {
			f := &m.Fight
			*f = Fight{On: true, Part: RangedFray, Foe: p.card("Retired Hunter"), Health: 2,
				Weapon: int16(p.card("Hunting Rifle")) + 1,
				Range:  x.reach - 4, Mine: Result{Hits: 5}}
			f.Dice, f.N = [12]Rolled{{1, 3}, {1, 3}}, 2
			p.exchangeFire(p.tb, 0)
		})
		p.is("wounds", int(m.Fight.Wounds), int(x.wounds))
		if fell != (x.health == 0) {
			t.Errorf("range %d against 4: fell %v", x.reach, fell)
		}
		spared := slices.ContainsFunc(p.tb.Told(), func(e table.Event) bool { return e.Tale == taleSpared })
		if spared != (x.reach > 4) { // PS-RANGED-13
			t.Errorf("range %d against 4: told that its damage does not reach them: %v", x.reach, spared)
		}
	}
}

// What would fell a player does not where something keeps them up; they take the rest of the damage, and mutate
// (stand).
func TestStanding(t *testing.T) {
	p := prepare(t, two, "Warden", "Scout")
	c := p.hold(0, "Hymnal with a Hole")
	m := p.mat(0)
	m.Health = 2
	p.say("stand", p.usesCard(c, 0))
	p.rolls["red"] = []int{4}
	if !p.meetFoe(0, "Many-Backed Ram") {
		t.Fatal("the Warden was knocked out")
	}
	p.is("health", int(m.Health), 1)
	p.is("mutations", p.of(0, Mutations).Len(), 1)
	p.is("items", p.of(0, Items).Len(), 0)
	m.Health = 5
	p.knows(0, "Thick Skin", "Walls Have Stood", "Immovable")
	m.Morale = 2
	p.say("stand", p.usesSkill(0, "Immovable"))
	p.drain(p.tb, 0, barMorale, 2, by("PS-KO-01"))
	p.is("morale", int(m.Morale), 1)
	p.is("exhausted", p.of(0, Exhausted).Len(), 1)
	p.drain(p.tb, 0, barMorale, 1, by("PS-KO-01"))
	p.is("morale after a knock-out", int(m.Morale), 2)
}

// A boss that falls together with the player is dead, and gives nothing (PS-RULING-146).
func TestBossAndPlayerFall(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := p.move("The Stag Who Was Mayor", p.of(0, MyBoss))
	m := p.mat(0)
	m.Health = 1
	p.stand(0, 7, "TT-C1")
	p.aboard(p.tb, 0, func() {
		p.engage(p.tb, 0, c, Fight{Boss: true})
		f := &m.Fight
		f.begin(MeleeFray)
		f.Wounds, f.Weapon, f.Mine = 4, int16(p.card("Knife"))+1, Result{Damage: 1}
		f.Dice, f.N = [12]Rolled{{1, 4}}, 1
		p.exchangeBlows(p.tb, 0)
	})
	scenario.Shows(t, "PS-RULING-146", "the boss is dead, and the round the last", p.own(0).Killed && p.Doomed, true)
	p.is("bosses left", p.of(0, MyBoss).Len(), 0)
	scenario.Shows(t, "PS-RULING-146", "VP", p.own(0).VP, 0)
	scenario.Shows(t, "PS-RULING-146", "XP", m.XP, 0)
	if !m.Forced {
		t.Error("the player stands")
	}
}

// A boss fight has two rounds of melee with two primary cards (PS-EX-44, PS-EX-45).
func TestBoss(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.move("Mother Undertow", p.of(0, MyBoss))
	p.mat(0).Health = 5
	p.say("primary", p.key(VerbPrimary.Of(int(p.card("Scout's High Ground")))),
		p.key(VerbPrimary.Of(int(p.card("Scout's Side Step")))))
	p.aboard(p.tb, 0, func() { p.fightBoss(p.tb, 0) })
	p.is("exhausted", p.of(0, Exhausted).Len(), 2)
	p.is("the boss lies there", p.of(0, MyBoss).Len(), 1)
}

// A story that comes with the reward of a fight has a challenge with a primary card of its own (PS-CHAL-02,
// PS-CLEAN-01).
func TestChallengeWithinAFight(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	m := p.mat(0)
	m.Fight = Fight{On: true, Foe: p.move("Hammerhand", p.of(0, Foe)), Health: 2, Wounds: 2}
	m.Busy = true
	p.playPrimary(p.tb, 0, p.card("Scavenger's Perfect Shot"))
	p.say("trial-primary", p.key(VerbPrimary.Of(int(p.card("Scavenger's Frontal Attack")))))
	if p.statChallenge(p.tb, 0, false, 3, 4, false) != Failure {
		t.Error("2 speed are no success; Perfect Shot is none of the challenge's")
	}
	p.is("exhausted", p.of(0, Exhausted).Len(), 1)
	p.is("primary", p.of(0, Primary).Len(), 1)
	p.encounter(p.tb, 0, false)
	p.is("fights to come", int(m.Owed), 1)
}

// A primary card is not exhausted where an ability spares it (spare-card).
func TestSpareCard(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := p.hold(0, "Clock Mender")
	p.mat(0).Health = 5
	p.say("primary", p.key(VerbPrimary.Of(int(p.card("Scout's High Ground")))))
	p.say("occasion", p.usesCard(c, 0))
	p.meetFoe(0, "Wet Nephew")
	p.is("exhausted", p.of(0, Exhausted).Len(), 0)
	p.is("counters", int(p.Cards[c].Left), 1)
}

// What a mutation lets its owner choose is offered (optional, always).
func TestAlwaysByChoice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Nose Like a Dog")
	if h := p.holding(0, int(p.card("Nose Like a Dog"))); !h.chosen(&h.does[0]) || h.chosen(&h.does[1]) {
		t.Error("redraw is a choice, shot -1 is none")
	}
	p.hold(0, "Eyes at the Back")
	p.say("occasion", p.usesCard(p.card("Eyes at the Back"), 0))
	p.drawFoe(p.tb, 0, true)
	if !p.was("keep") {
		t.Error("two enemies were not drawn")
	}
}

// Dice of the enemy that are rolled again show what chance says (reroll), and it is told what they showed before.
func TestReroll(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := p.hold(0, "Church Raffle Ticket")
	p.tb.Scope(0, func() {
		f := &p.mat(0).Fight
		*f = Fight{On: true, Part: RangedFray, Foe: p.card("Retired Hunter"), Dice: [12]Rolled{{1, 3}, {1, 2}}, N: 2}
		p.say("reroll", p.key(VerbDie.Of(1, 3, 0)))
		p.rolls["red"] = []int{6}
		p.rerollDice(p.tb, 0, 1)
		p.is("die rolled again", int(f.Dice[0].Face), 5)
		p.is("die left lying", int(f.Dice[1].Face), 2)
	})
	p.is("ticket", p.of(0, Items).Find(c), 0)
	told := p.tb.Told()
	e := told[len(told)-1]
	name := func(table.Seat) string { return "Red" }
	want := "Red has the red die rolled again: " + dieFace(1, 3) + " becomes " + dieFace(1, 5) + "."
	if got := p.Tale(e, 0, name); got != want {
		t.Errorf("told is %q, want %q", got, want)
	}
	if e.B = e.C; !strings.HasSuffix(p.Tale(e, 0, name), ": it shows "+dieFace(1, 5)+" as before.") {
		t.Errorf("of a die that shows the same again is told %q", p.Tale(e, 0, name))
	}
}

// A random card is shuffled back before another is drawn: it may come again, and with no other card it does (redraw).
func TestRedrawOfTheOnlyCard(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	deck, drawn := p.of(0, Deck), p.of(0, Drawn)
	p.tb.Scope(0, func() {
		for deck.Len() > 1 {
			deck.Move(p.tb, 0, p.of(0, Exhausted), table.Everyone, table.Everyone)
		}
		only := deck.At(0)
		p.drawCard(p.tb, 0, "PS-RANGED-06")
		p.redrawRandom(p.tb, 0, "PS-RANGED-06")
		p.is("cards drawn", drawn.Len(), 1)
		p.is("card drawn", int(drawn.At(0)), int(only))
		p.is("cards left", deck.Len(), 0)
	})
}

// A power of the enemy that was silenced does nothing at the beginning (fearsome, silence).
func TestASilencedEnemy(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	foe := p.card("Humming Calf")
	for _, x := range []struct{ silenced, morale int8 }{{0, 2}, {1, 3}} {
		m := p.mat(0)
		m.Morale, m.Fight = 3, Fight{On: true, Foe: foe, Health: 3, Silenced: x.silenced}
		p.tb.Scope(0, func() { p.foeFirst(p.tb, 0) })
		p.is("morale", int(m.Morale), int(x.morale))
	}
}
