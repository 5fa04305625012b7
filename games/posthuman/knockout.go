package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbSwap = book.Verb("swap", "{swap a b}", "")
)

// What is told.
var (
	taleKnockOut  = book.Tale("{who} is knocked out: {out a}.", words.Fate)
	taleScattered = book.Tale("{The a} {verb a leaves leave} {who}.")
	taleExchanged = book.Tale("{who} exchanges: {exchange a b}.")
)

// out is why somebody is knocked out.
type out uint8

// The reasons, in the order of outWords.
const (
	outHealth out = iota
	outMorale
	outBoth
	outHunger
)

var askSwapLife = book.Question("swap-life", "PH-RULING-139",
	"You come round with {a} health and {b} morale. Exchange some?")

// knockOut is what it costs to fall down, and where one wakes up (PH-STAT-07, PH-KO-01 to PH-KO-07), in the order of
// PH-RULING-140: two scars, whatever the cause (PH-RULING-142), each of which may end it all (PH-RULING-128); active
// followers are gone (PH-FOLLOW-05); the starting tile, 1 food, health or morale, the hunger marker; an exchange. What
// the player was doing is dropped.
func (g *Game) knockOut(t *table.Table, s table.Seat, how out, why cause) {
	m := g.mat(s)
	t.Tell(table.Event{Tale: taleKnockOut, Seat: s,
		Rule: [...]string{"PH-KO-01", "PH-KO-02", "PH-KO-04", "PH-KO-03"}[how], A: int16(how), C: why.card})
	g.endFight(s) // PH-KO-06, PH-RULING-113, PH-RULING-114
	g.clearReveal(s)
	for range fallScars {
		g.drawScar(t, s, by("PH-KO-01"))
		if m.Mutant {
			return
		}
	}
	friends := g.of(s, Company)
	for i := friends.Len() - 1; i >= 0; i-- {
		if c := friends.At(i); g.Cards[c].Active {
			g.Cards[c] = Marks{Came: true}
			friends.Lay(i, g.pile(FollowersGone))
			t.Tell(table.Event{Tale: taleScattered, Seat: s, Rule: "PH-FOLLOW-05", A: int16(c)})
		}
	}
	g.toStart(t, s)
	g.stock(t, s, 1, 0, by("PH-KO-01"))
	switch how {
	case outHealth:
		m.Health = 1
	case outMorale:
		m.Morale = 1
	default: // PH-KO-04, PH-RULING-141
		m.Health, m.Morale = 1, 1
	}
	m.Hunger = 0
	g.swapLife(t, s, how)
	g.leave(t, s)
}

// fallScars is how many scars a knock-out brings (PH-KO-01).
const fallScars = 2

// ScarsToCome is how many scars somebody is still to draw of a knock-out that was told last.
func ScarsToCome(told []table.Event, s table.Seat) int {
	left := 0
	for i := range told {
		switch e := &told[i]; {
		case e.Seat != s:
		case e.Tale == taleKnockOut:
			left = fallScars
		case e.Tale == taleScar && e.Rule == "PH-KO-01":
			left--
		}
	}
	return max(left, 0)
}

// swapLife exchanges morale for health after falling for want of health, or the other way round: one for one, with at
// least 1 left of what is given and the other within its limit (PH-RULING-139).
func (g *Game) swapLife(t *table.Table, s table.Seat, how out) {
	if how != outHealth && how != outMorale {
		return
	}
	ask := t.Open(s, askSwapLife)
	ask.About(int(g.mat(s).Health), int(g.mat(s).Morale))
	m := g.mat(s)
	give, get, room := &m.Morale, &m.Health, m.healthLimit()-m.Health
	if how == outMorale {
		give, get, room = &m.Health, &m.Morale, m.moraleLimit()-m.Morale
	}
	for n := range 1 + min(*give-1, room) {
		ask.Offer(VerbSwap.Of(int(n), int(how)), "PH-RULING-139")
	}
	n := int8(ask.Ask().A)
	*give -= n
	*get += n
	if n > 0 {
		t.Tell(table.Event{Tale: taleExchanged, Seat: s, Rule: "PH-RULING-139", A: int16(n), B: int16(how)})
	}
}
