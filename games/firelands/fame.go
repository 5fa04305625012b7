package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbNo = book.Verb("no", "No", "")
)

// What is told.
var (
	taleFame = book.Tale("{because c}{who} {one a gains loses} 1 Fame and stands at {b}.",
		words.Major, words.At("{convoyof who}"))
	taleFameFor = book.Tale("{because c}{who} loses 1 Fame for 1 {token a} and stands at {b}.",
		words.Major, words.At("{convoyof who}"))
	taleFury      = book.Tale("{because c}{who} gains {a} Fury and has {b}.", words.At("{convoyof who}"))
	taleSpendFury = book.Tale("{who} spends {a} Fury and has {b} left.")
)

// The ends of the tracks (FL-RULING-30, FL-RULING-32).
const (
	lowestFame  = -1
	highestFame = 3
	highestFury = 6
)

var (
	askTop     = book.Question("top", "FL-FAME-02", "Your Fame is at the top. Repair a box instead?")
	AskFanatic = book.Question("fanatic", "FL-RULING-102",
		"You are about to lose 1 Fame. Does the Fanatic take it out on the convoy?", words.Idly("no"))
)

// gainFame moves the counter up; at the top each point may become a Repair (FL-FAME-02, FL-RULING-31).
func (g *Game) gainFame(t *table.Table, s table.Seat, n int, why cause) {
	for range n {
		if m := g.mat(s); m.Fame < highestFame {
			m.Fame++
			t.Tell(table.Event{Tale: taleFame, Seat: s, Rule: why.rule, A: 1, B: int16(m.Fame), C: why.card})
			continue
		}
		g.rival(s).famed(g, t, s)
	}
}

// famed lets a player at the top repair a box instead.
func (player) famed(g *Game, t *table.Table, s table.Seat) {
	if g.damaged(s) == 0 {
		return
	}
	m := t.Open(s, askTop)
	g.offerRepairs(&m, s)
	m.Offer(VerbNo.Of(), "FL-RULING-31")
	if o := m.Ask(); o.Verb == VerbRepair {
		g.mend(t, s, spot(o.A), by("FL-FAME-02"))
	}
}

// loseFame is an ordinary loss of 1 Fame: Damage at the floor, or by the Fanatic (FL-FAME-03, FL-RULING-102).
func (g *Game) loseFame(t *table.Table, s table.Seat, why cause) {
	if isPlayer(s) && g.fanatic(t, s, 0, false) {
		return
	}
	m := g.mat(s)
	if m.Fame == lowestFame {
		g.damage(t, s, 1, AnyArea, cause{rule: "FL-FAME-03", card: why.card})
		return
	}
	m.Fame--
	tale, a := taleFame, -1
	if why.buys != NoToken {
		tale, a = taleFameFor, int(why.buys)
	}
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: why.rule, A: int16(a), B: int16(m.Fame), C: why.card})
}

// canPayFame reports whether a player can pay or spend 1 Fame (FL-FAME-05), if need be by the Fanatic.
func (g *Game) canPayFame(s table.Seat) bool {
	return g.mat(s).Fame > lowestFame || g.fanaticReady(s)
}

// payFame pays 1 Fame where so much Damage is still to be paid as well, for which the Fanatic must leave boxes. From
// the lowest space only the Fanatic can (FL-FAME-05).
func (g *Game) payFame(t *table.Table, s table.Seat, damage int, why cause) {
	m := g.mat(s)
	if g.fanatic(t, s, damage, m.Fame == lowestFame) {
		return
	}
	m.Fame--
	t.Tell(table.Event{Tale: taleFame, Seat: s, Rule: why.rule, A: -1, B: int16(m.Fame), C: why.card})
}

// fanaticReady reports whether the Fanatic could take Damage in place of a loss of Fame.
func (g *Game) fanaticReady(s table.Seat) bool {
	_, ok := g.activeWith(s, Fanatic)
	return ok && g.roomForDamage(s, AnyArea) > 0
}

// fanatic lets the owner replace a loss or payment of 1 Fame by 1 Damage, and reports whether they did. Boxes are left
// for so much other Damage; a payment that can't be made otherwise must be (FL-RULING-102).
func (g *Game) fanatic(t *table.Table, s table.Seat, other int, must bool) bool {
	if !g.fanaticReady(s) || g.roomForDamage(s, AnyArea) <= other {
		return false
	}
	c, _ := g.activeWith(s, Fanatic)
	m := t.Open(s, AskFanatic)
	m.Offer(VerbYes.Of(), "FL-RULING-102")
	if must {
		m.Deny(VerbNo.Of(), "FL-FAME-05", "your Fame is on the lowest space")
	} else {
		m.Offer(VerbNo.Of(), "FL-FAME-03")
	}
	if m.Ask().Verb == VerbNo {
		return false
	}
	g.useAbility(t, s, c)
	g.damage(t, s, 1, AnyArea, byCard("FL-RULING-102", c))
	return true
}

// gainFury moves the counter up; what goes beyond the top is lost (FL-FURY-01).
func (g *Game) gainFury(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	if n = min(n, highestFury-int(m.Fury)); n > 0 {
		m.Fury += int8(n)
		t.Tell(table.Event{Tale: taleFury, Seat: s, Rule: why.rule, A: int16(n), B: int16(m.Fury), C: why.card})
	}
}

// spendFury moves the counter down. The player has that much (FL-FURY-02).
func (g *Game) spendFury(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	m.Fury -= int8(n)
	t.Tell(table.Event{Tale: taleSpendFury, Seat: s, Rule: why.rule, A: int16(n), B: int16(m.Fury), C: why.card})
}
