package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	AskConfront = book.Question("confront", "PH-EVADE-01",
		"{card a}{party who}. Fight, or try to evade, with {odds who}?")
	askRun = book.Question("run", "PH-EVADE-03", "You add {a} to your die, they add {b}. Roll, or use something first.")
)

// What is offered.
var (
	VerbFight = book.Verb("fight", "Stand and fight", "")
	VerbEvade = book.Verb("evade", "Try to evade", "")
	VerbRun   = book.Verb("run", "Run for it", "")
)

// What is told.
var (
	taleDodged   = book.Tale("{who} gets out of the way of it.", words.Conclusion)
	taleEvaded   = book.Tale("{who} evades, {a} to {b}.", words.Conclusion)
	taleCornered = book.Tale("{who} can't slip away: {cornered a}.", words.Major)
	taleCaught   = book.Tale("{who} is caught evading, {a} to {b}.")
	taleSlips    = book.Tale("{who} evades without a roll.", words.Conclusion)
)

// outcome is how a combat encounter is met.
type outcome uint8

const (
	standsGround outcome = iota
	isCaught
	slipsAway
)

// confront lets a player fight or evade (PH-COMBAT-02, PH-ENC-08, PH-EVADE-01). Until then, and until the first die,
// items may be put into play and XP be spent (PH-INV-05, PH-RULING-78, PH-RULING-91, PH-RULING-120).
func (g *Game) confront(t *table.Table, s table.Seat) outcome {
	if why := g.cornered(s); why != free {
		t.Tell(table.Event{Tale: taleCornered, Seat: s, Rule: why.rule(), A: int16(why)})
	}
	for {
		m := t.Open(s, AskConfront, int(g.mat(s).Fight.Leader))
		m.Offer(VerbFight.Of(), "PH-EVADE-01")
		g.offerEvade(&m, s)
		g.offerUses(&m, s, WhenReveal)
		g.offerOwn(&m, s)
		switch o := m.Ask(); {
		case o.Verb == VerbFight:
			g.mat(s).Fight.Joined = true
			return standsGround
		case o.Verb == VerbEvade:
			g.mat(s).Fight.Joined = true
			if g.evade(t, s) {
				return slipsAway
			}
			return isCaught
		case g.doOwn(t, s, o):
		default:
			if u := g.use(t, s, o); u.does(DoDodge) {
				t.Tell(table.Event{Tale: taleDodged, Seat: s, Rule: "PH-EVADE-01", A: o.A})
				return slipsAway
			}
		}
	}
}

// offerEvade offers to evade, if that is possible (PH-EVADE-01, PH-EVADE-05).
func (g *Game) offerEvade(m *table.Menu, s table.Seat) {
	switch o, why := VerbEvade.Of(), g.cornered(s); why {
	case free:
		m.Offer(o, "PH-EVADE-01")
	default:
		m.Deny(o, why.rule(), corneredWords[why])
	}
}

// corner is why an encounter can't be evaded.
type corner int16

// The reasons.
const (
	byItself corner = iota
	byHunter
	byReplacing
	free // it can be
)

// corneredWords say them.
var corneredWords = [...]string{byItself: "this encounter can't be evaded", byHunter: "a hunter is among them",
	byReplacing: "it replaces one that was evaded"}

func (c corner) rule() string {
	if c == byReplacing {
		return "PH-EVADE-05"
	}
	return "PH-EVADE-01"
}

// cornered is why a player can't evade what they have met (PH-EVADE-01, PH-EVADE-05).
func (g *Game) cornered(s table.Seat) corner {
	switch j := &g.mat(s).Journey; {
	case Of(g.mat(s).Fight.Leader).NoEvade:
		return byItself
	case g.hunted(s):
		return byHunter
	case j.Evaded && !j.Again && !g.elusive(s):
		return byReplacing
	}
	return free
}

// hunted reports whether one of the enemies can't be evaded.
func (g *Game) hunted(s table.Seat) bool {
	for _, l := range g.of(s, Foes).Cards {
		if Of(l.Card).Enemy.Ability == Hunter {
			return true
		}
	}
	return false
}

// elusive reports whether a player may always evade replacements too, by a card that does just that and costs nothing
// (PH-EVADE-05).
func (g *Game) elusive(s table.Seat) bool {
	if !g.mat(s).usable(WhenEvade) {
		return false
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			for i := range Of(l.Card).Uses {
				u := &Of(l.Card).Uses[i]
				if u.When == WhenEvade && u.Per != PerCard && len(u.Cost) == 0 && len(u.Gives) == 1 &&
					u.does(DoAgain) && g.works(k, l.Card) {
					return true
				}
			}
		}
	}
	return false
}

// evade tries to evade, and reports whether it works: a die and speed against a die and the speed of the fastest enemy;
// the player's total must be higher (PH-EVADE-02, PH-EVADE-03, PH-EVADE-04, PH-EVADE-06, PH-STAT-10).
func (g *Game) evade(t *table.Table, s table.Seat) bool {
	m := g.mat(s)
	bonus, sure, again := g.nimble(s), false, false
	speed := g.fastest(s)
	m.Journey.Again = true // whatever allows this attempt has done so
	for !sure && m.usable(WhenEvade) {
		ask := t.Open(s, askRun, bonus, speed)
		ask.Offer(VerbRun.Of(), "PH-EVADE-03")
		g.offerUses(&ask, s, WhenEvade)
		o := ask.Ask()
		if o.Verb == VerbRun {
			break
		}
		u := g.use(t, s, o)
		bonus += u.gain(DoEvade)
		sure = u.does(DoSureEvade)
		again = again || u.does(DoAgain)
	}
	if sure {
		t.Tell(table.Event{Tale: taleSlips, Seat: s, Rule: "PH-EVADE-04"})
	} else {
		m.Fight.Rolled = true // PH-RULING-78
		mine := t.Roll(d6) + bonus
		theirs := t.Roll(d6) + speed
		if mine <= theirs {
			t.Tell(table.Event{Tale: taleCaught, Seat: s, Rule: "PH-EVADE-06", A: int16(mine), B: int16(theirs)})
			return false
		}
		t.Tell(table.Event{Tale: taleEvaded, Seat: s, Rule: "PH-EVADE-04", A: int16(mine), B: int16(theirs)})
	}
	m.Journey.Evaded, m.Journey.Again = true, again
	return true
}

// nimble is what a player adds to the die when evading: speed and what cards give (PH-EVADE-03, PH-STAT-10).
func (g *Game) nimble(s table.Seat) int {
	m := g.mat(s)
	return nimble(&m.Stats, &m.Sum)
}

func nimble(x *[stats]int8, sum *[knobs]int8) int { return int(x[Speed] + sum[KnobEvade]) }

// Escape is how many of 36 throws let a human evade, with so much more than they add for certain, whose fastest enemy
// has such a speed.
func (p *SeenPlayer) Escape(bonus, speed int) int {
	return int(escape(nimble(&p.Stats, &p.Sum)+bonus, speed).ways)
}

// fastest is the speed of the fastest enemy (PH-EVADE-03).
func (g *Game) fastest(s table.Seat) int {
	top := int8(0)
	for _, l := range g.of(s, Foes).Cards {
		top = max(top, Of(l.Card).Enemy.Speed)
	}
	return int(top)
}
