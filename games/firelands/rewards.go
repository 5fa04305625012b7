package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var askMark = book.Question("mark", "FL-FIRE-14", "All your Target counters are out. Move one to {thefoe a}?")

// What is offered.
var (
	VerbFrom = book.Verb("from", "Move it from {thefoe a}", "foe:{a}")
)

// What is told.
var (
	taleStrike = book.Tale("{who} deals {b} Damage to {the a}{left c}.", words.Conclusion, words.At("{foeat a}"))
	taleMark   = book.Tale("{who} puts a Target counter on {the a}.", words.At("{foeat a}"))
)

// Strikes reports whether an event is Damage to an Enemy, and whether that has filled its last box.
func Strikes(e table.Event) (hit, last bool) {
	return e.Tale == taleStrike, e.Tale == taleStrike && e.C <= 0
}

// strength is how many Defence boxes of an Enemy are still empty. The first to fill depends on the players who
// started the game (FL-FIRE-09, FL-RULING-71).
func (g *Game) strength(n int) int {
	f := &g.Foes[n]
	h := Of(f.Hitpoints)
	return len(h.Tracks[f.Side]) - h.FirstBox(int(g.Players)) - int(f.Filled)
}

// strike puts Damage counters on an Enemy's Hitpoints card, one to a box in the order of the arrows, and gives the
// attacker the reward of every box filled. What is too much is lost (FL-FIRE-06, FL-FIRE-11, FL-FIRE-12,
// FL-RULING-158). A card gained and used at once may fill more boxes in between, or end the Enemy.
func (g *Game) strike(t *table.Table, s table.Seat, n, damage int, why cause) {
	f := &g.Foes[n]
	h := Of(f.Hitpoints)
	t.Tell(table.Event{Tale: taleStrike, Seat: s, Rule: why.rule, A: int16(f.Card), B: int16(damage),
		C: int16(g.strength(n) - damage)})
	for ; damage > 0 && f.Region > 0 && g.strength(n) > 0; damage-- {
		reward := h.Tracks[f.Side][h.FirstBox(int(g.Players))+int(f.Filled)]
		f.Filled++
		g.reward(t, s, n, reward)
	}
}

// reward gives what a Defence box shows (FL-FIRE-12, FL-FIRE-13, FL-RULING-144).
func (g *Game) reward(t *table.Table, s table.Seat, n int, r Reward) {
	why := byCard("FL-FIRE-12", g.Foes[n].Card)
	switch r {
	case RewardTarget:
		g.mark(t, s, n)
	case RewardFame:
		g.gainFame(t, s, 1, why)
	case RewardObject:
		g.drawObjects(t, s, 1, why)
	case RewardFood:
		g.gain(t, s, Food, 1, why)
	case RewardFuel:
		g.gain(t, s, Fuel, 1, why)
	case RewardAmmo:
		g.gain(t, s, Ammo, 1, why)
	}
}

// mark puts one of the player's Target counters on an Enemy. When all are out they may move one (FL-RULING-79).
func (g *Game) mark(t *table.Table, s table.Seat, n int) {
	m, f := g.mat(s), &g.Foes[n]
	if m.Targets > 0 {
		m.Targets--
		f.Targets[s]++
		t.Tell(table.Event{Tale: taleMark, Seat: s, Rule: "FL-FIRE-12", A: int16(f.Card)})
		return
	}
	g.rival(s).moveTarget(g, t, s, n)
}

// moveTarget lets a player move a Target counter from another Enemy (FL-FIRE-14).
func (player) moveTarget(g *Game, t *table.Table, s table.Seat, n int) {
	f := &g.Foes[n]
	ask := t.Open(s, askMark, n)
	for k := range g.Foes {
		if k != n && g.Foes[k].Targets[s] > 0 {
			ask.Offer(VerbFrom.Of(k), "FL-FIRE-14")
		}
	}
	ask.Offer(VerbNo.Of(), "FL-RULING-79")
	if o := ask.Ask(); o.Verb == VerbFrom {
		from := &g.Foes[o.A]
		from.Targets[s]--
		f.Targets[s]++
		t.Tell(table.Event{Tale: taleMarkMoved, Seat: s, Rule: "FL-FIRE-14", A: int16(from.Card), B: int16(f.Card)})
	}
}
