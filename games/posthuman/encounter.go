package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbOption = book.Verb("option", "{option a b}", "")
	VerbRoll   = book.Verb("roll", "Roll", "")
)

// What is told.
var (
	taleEncounter = book.Tale("{who} meets {the a}.")
	taleStory     = book.Tale("{who} has an encounter: {card a}.")
	taleChoose    = book.Tale("{who}: {choice a b}.")
	taleSuccess   = book.Tale("{won a b}", words.Conclusion)
	taleFailure   = book.Tale("{lost a b}", words.Conclusion)
	taleTest      = book.Tale("{who} tests {stat a}, needing {c} or less, and rolls {b}: {verdict b c}.", failing)
	taleWatched   = book.Tale("{who} is watched and must roll again, needing {c} or less: {b}, {verdict b c}.", failing)
	talePass      = book.Tale("{who} passes the test of {stat a} without a roll.")
	taleXPBack    = book.Tale("{who} changes {the a}, kept as XP, into counters.")
)

// failing marks the roll of a test that took something because it failed.
var failing = words.CostsWhen(func(e table.Event) bool { return e.B > e.C })

// encounters is the deck of a level (PH-ENC-03).
func encounters(level int8) Stack { return Encounters1 + 2*Stack(level-1) }

// drawEncounter draws and plays an encounter of the level of the zone: a narrative one to its end, a combat up to the
// first melee round. A replacement for an evaded one is drawn likewise (PH-ENC-01, PH-ENC-02, PH-ENC-04, PH-RULING-94).
func (g *Game) drawEncounter(t *table.Table, s table.Seat) {
	deck := encounters(g.mat(s).Journey.Level)
	if !g.refillFoes(t, deck) { // PH-RULING-76
		return
	}
	c := g.pile(deck).Draw(t, g.of(s, Reveal), table.Everyone)
	g.Cards[c] = Marks{Came: true}
	met := taleStory
	if Of(c).Kind == KindCombat {
		met = taleEncounter
	}
	t.Tell(table.Event{Tale: met, Seat: s, Rule: "PH-ENC-02", A: int16(c)})
	if Of(c).Kind == KindCombat {
		g.beginCombat(t, s, c)
		return
	}
	g.narrative(t, s, c)
}

// refillFoes makes a new deck of encounters or minions when it has run out: cards kept as XP are changed into counters
// and go back into it (PH-XP-04, PH-RULING-76).
func (g *Game) refillFoes(t *table.Table, k Stack) bool {
	if g.pile(k).Len() > 0 {
		return true
	}
	for _, s := range g.Order {
		p := g.of(s, XPCards)
		for i := p.Len() - 1; i >= 0; i-- {
			if c := p.At(i); goneOf(c) == k+1 {
				g.mat(s).XP += int16(xpOf(c))
				p.Lay(i, g.pile(k+1))
				t.Tell(table.Event{Tale: taleXPBack, Seat: s, Rule: "PH-XP-04", A: int16(c)})
			}
		}
	}
	return g.refill(k)
}

// clearReveal discards the encounter that is over.
func (g *Game) clearReveal(s table.Seat) {
	for p := g.of(s, Reveal); p.Len() > 0; {
		p.Lay(p.Len()-1, g.pile(goneOf(p.At(p.Len()-1))))
	}
}

var askOption = book.Question("option", "PH-RULING-117", "{card a}: what do you do?")

// narrative lets a player choose one of the options of a narrative encounter. Options and their tests are shown, what
// comes of them is not (PH-ENC-01, PH-RULING-117). Until the first die items and XP may be used (PH-RULING-120).
func (g *Game) narrative(t *table.Table, s table.Seat, c table.Card) {
	for {
		m := t.Open(s, askOption, int(c))
		g.offerOptions(&m, s, c)
		g.offerUses(&m, s, WhenReveal)
		g.offerOwn(&m, s)
		switch o := m.Ask(); {
		case g.doOwn(t, s, o):
		case o.Verb == VerbUse:
			if u := g.use(t, s, o); u.does(DoDodge) {
				g.clearReveal(s)
				g.drawEncounter(t, s)
				return
			}
		default:
			g.choose(t, s, c, int(o.B))
			return
		}
	}
}

// offerOptions offers what can be paid and is not ruled out; if that is nothing, the last option (PH-RULING-117).
func (g *Game) offerOptions(m *table.Menu, s table.Seat, c table.Card) {
	some := false
	for i := range Of(c).Options {
		x, o := &Of(c).Options[i], VerbOption.Of(int(c), i)
		switch {
		case !g.holds(s, x.If):
			m.Deny(o, "PH-RULING-117", x.If.missing())
		case !g.canPay(s, x.Need):
			m.Deny(o, "PH-RULING-117", "you can't pay for it")
		default:
			m.Offer(o, "PH-RULING-117")
			some = true
		}
	}
	if !some {
		m.Offer(VerbOption.Of(int(c), len(Of(c).Options)-1), "PH-RULING-117")
	}
}

// choose carries out an option: its price, its test, what follows. An encounter is resolved even after a failed test,
// unless the option says otherwise (PH-ENC-05, PH-FOLLOW-02, PH-RULING-87).
func (g *Game) choose(t *table.Table, s table.Seat, c table.Card, i int) {
	x := &Of(c).Options[i]
	why := byCard("PH-ENC-01", c)
	t.Tell(table.Event{Tale: taleChoose, Seat: s, Rule: "PH-RULING-117", A: int16(c), B: int16(i)})
	if g.canPay(s, x.Need) { // not so for the last option when there is no other
		g.pay(t, s, x.Need, why)
	}
	if !x.Test.On || g.test(t, s, x.Test.Stat, int(x.Test.N), why) {
		t.Tell(table.Event{Tale: taleSuccess, Seat: s, Rule: "PH-ENC-05", A: int16(c), B: int16(i)})
		g.apply(t, s, x.Win, why)
		return
	}
	t.Tell(table.Event{Tale: taleFailure, Seat: s, Rule: "PH-ENC-05", A: int16(c), B: int16(i)})
	if x.Fails {
		g.mat(s).Journey.Gain = false
	}
	g.apply(t, s, x.Lose, why)
}

// holds reports whether the condition of an option is met.
func (g *Game) holds(s table.Seat, x Condition) bool {
	m := g.mat(s)
	switch x.If {
	case IfForest, IfPlains, IfUrban, IfMountain:
		return g.terrain(s) == Forest+Terrain(x.If-IfForest)
	case IfFollower:
		return g.of(s, Company).Len() > 0
	case IfRanged:
		return g.active(s, KindRanged)
	case IfMelee:
		return g.active(s, KindMelee)
	case IfHungry:
		return m.Hunger > 0
	case IfWounded:
		return m.Health < m.healthLimit()
	case IfScarred:
		return g.of(s, Injury).Len() > 0
	case IfStat:
		return m.Stats[x.Stat] >= x.N
	}
	return true
}

// needs are what the conditions of options ask for.
var needs = [...]string{
	IfForest: "only in the forest", IfPlains: "only on the plains", IfUrban: "only in a town",
	IfMountain: "only in the mountains", IfFollower: "you have no follower",
	IfRanged: "you have no active ranged weapon", IfMelee: "you have no active melee weapon",
	IfHungry: "you are not hungry", IfWounded: "you are in full health", IfScarred: "you have no scar",
}

// statNeeds are what an option asks of each stat.
var statNeeds = [...]string{"you are not strong enough", "you are not fast enough", "your mind is not strong enough",
	"your melee is not good enough",
	"your shooting is not good enough"}

// missing says what somebody lacks who does not meet a condition.
func (x Condition) missing() string {
	if x.If == IfStat {
		return statNeeds[x.Stat]
	}
	return needs[x.If]
}

// active reports whether a player has an active weapon of a kind.
func (g *Game) active(s table.Seat, k Kind) bool {
	for _, l := range g.of(s, Gear).Cards {
		if Of(l.Card).Kind == k && g.Cards[l.Card].Active {
			return true
		}
	}
	return false
}

var askTest = book.Question("test", "PH-TEST-01",
	"A test of {stat a}: {b} or less on a die passes. Roll, or use something first.")

// testKnob is the mod that counts for tests of a stat.
func testKnob(x Stat) Knob { return KnobStrengthTest + Knob(x) }

// test tests a stat: a die that shows no more than it passes (PH-TEST-01, PH-TEST-02). Bonuses add up (PH-BONUS-01,
// PH-RULING-118). Under Watched a passed mind test is rolled again, and then no card can change it (PH-REROLL-01 to
// PH-REROLL-03).
func (g *Game) test(t *table.Table, s table.Seat, x Stat, bonus int, why cause) bool {
	for g.mat(s).usable(WhenTest) {
		m := t.Open(s, askTest, int(x))
		m.About(int(x), g.goal(s, x, bonus))
		g.offerUses(&m, s, WhenTest)
		m.Offer(VerbRoll.Of(), "PH-TEST-01")
		o := m.Ask()
		if o.Verb == VerbRoll {
			break
		}
		u := g.use(t, s, o)
		if u.does(DoPass) {
			t.Tell(table.Event{Tale: talePass, Seat: s, Rule: "PH-TEST-01", A: int16(x), C: why.card})
			return true
		}
		bonus += u.gain(DoTest)
	}
	goal := g.goal(s, x, bonus)
	if m := g.mat(s); m.Journey.Stage == StageMelee {
		m.Fight.Joined = true // the first die of a narrative encounter (PH-RULING-120)
	}
	n := t.Roll(d6)
	t.Tell(table.Event{Tale: taleTest, Seat: s, Rule: "PH-TEST-01", A: int16(x), B: int16(n), C: int16(goal)})
	if n <= goal && x == Mind && g.ruled(Watched) {
		n = t.Roll(d6)
		t.Tell(table.Event{Tale: taleWatched, Seat: s, Rule: "PH-REROLL-02", A: int16(x), B: int16(n), C: int16(goal)})
	}
	return n <= goal
}

// goal is the highest roll that passes a test.
func (g *Game) goal(s table.Seat, x Stat, bonus int) int {
	m := g.mat(s)
	return int(m.Stats[x]) + int(m.Sum[testKnob(x)]) + bonus
}
