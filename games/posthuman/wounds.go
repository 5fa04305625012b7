package posthuman

import "waystation/table"

var askPrevent = book.Question("prevent", "PH-RULING-90", "{because b}{n a wound wounds}. Prevent some?")

// What is offered.
var (
	VerbBear = book.Verb("bear", "Take {n a wound wounds}", "")
)

// What is told.
var (
	talePrevents = book.Tale("{who} prevents {n a wound wounds}.")
)

// Source is where wounds come from, which matters to what prevents them (PH-SYM-05, PH-RULING-30).
type Source uint8

// The sources of wounds.
const (
	anyWound Source = iota
	meleeWound
	shotWound
)

// wounds deals a player the wounds of one attack, and returns the health lost. Who falls by them is knocked out
// (PH-STAT-05, PH-STAT-07).
func (g *Game) wounds(t *table.Table, s table.Seat, n int, from Source, why cause) int {
	lost := g.suffer(t, s, n, from, why)
	g.fall(t, s, why)
	return lost
}

// suffer deals the wounds of one attack, less what is prevented: what one wears prevents some of each attack, and cards
// can be used for it (PH-RULING-90). It returns the health lost, and leaves it to fall to see who has fallen.
func (g *Game) suffer(t *table.Table, s table.Seat, n int, from Source, why cause) int {
	m := g.mat(s)
	n = g.prevented(t, s, n, worn(&m.Sum, from))
	m.Fight.From, m.Fight.Struck = from, true
	for n > 0 && m.usable(WhenWounds) {
		ask := t.Open(s, askPrevent, n, int(why.card))
		ask.Offer(VerbBear.Of(n), "PH-RULING-90")
		g.offerUses(&ask, s, WhenWounds)
		o := ask.Ask()
		if o.Verb == VerbBear {
			break
		}
		u := g.use(t, s, o)
		n = g.prevented(t, s, n, u.guards(from))
	}
	m.Fight.Struck = false
	n = min(n, int(m.Health))
	g.drop(t, s, n, 0, why)
	return n
}

// worn is how many wounds from a source what one wears prevents of each attack.
func worn(sum *[knobs]int8, from Source) int {
	switch from {
	case meleeWound:
		return int(sum[KnobArmour] + sum[KnobArmourMelee])
	case shotWound:
		return int(sum[KnobArmour] + sum[KnobArmourShooting])
	}
	return int(sum[KnobArmour])
}

// prevented is what is left of wounds when some are prevented.
func (g *Game) prevented(t *table.Table, s table.Seat, n, less int) int {
	if less = min(less, n); less > 0 {
		t.Tell(table.Event{Tale: talePrevents, Seat: s, Rule: "PH-RULING-90", A: int16(less)})
		n -= less
	}
	return n
}

// guards is how many wounds from a source a use prevents.
func (u *Use) guards(from Source) int {
	n := u.gain(DoPrevent)
	switch from {
	case meleeWound:
		n += u.gain(DoPreventMelee)
	case shotWound:
		n += u.gain(DoPreventShooting)
	}
	return n
}

// fall knocks out whoever has no health or no morale left. The scar for wounds in melee comes before those of the
// knock-out (PH-STAT-07, PH-SCAR-03, PH-RULING-116).
func (g *Game) fall(t *table.Table, s table.Seat, why cause) {
	if m := g.mat(s); m.Health == 0 || m.Morale == 0 {
		g.meleeScar(t, s)
	}
	g.check(t, s, why)
}

// meleeScar draws the scar of whoever has lost health in melee to a mutant: one in a combat (PH-SCAR-01,
// PH-RULING-116).
func (g *Game) meleeScar(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	if !f.Hurt || f.Scarred {
		return
	}
	f.Hurt, f.Scarred = false, true
	g.drawScar(t, s, by("PH-SCAR-01"))
}
