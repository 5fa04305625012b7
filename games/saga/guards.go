package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askGuard = book.Question("guard", "PS-RULING-009", "You are about to {befall a b}. Do you do something about it?",
		words.Idly("enough"))
	askStand = book.Question("stand", "PS-KO-01", "You are about to be knocked out. Do you stand your ground?",
		words.Idly("enough"))
)

// The bars of which abilities speak (barWords).
const (
	barFatigue int8 = iota + 1
	barMorale
	barHealth
)

// befall makes a player suffer fatigue, or lose morale or health, less what guards them; a price is paid in full.
// Damage in combat is dealt by harm.
func (g *Game) befall(t *table.Table, s table.Seat, bar int8, n int, why cause) {
	if !why.price {
		n -= g.guard(t, s, bar, n)
	}
	if bar == barFatigue {
		g.sufferFatigue(t, s, n, why)
	} else {
		g.drain(t, s, bar, n, why)
	}
}

// guard is how much less a player suffers of one thing: by what guards always, and by what they choose to use.
func (g *Game) guard(t *table.Table, s table.Seat, bar int8, n int) int {
	if n <= 0 {
		return 0
	}
	less := g.total(s, KeyGuard, AnyFray, bar)
	useful := func(a *Ability) bool { return a.What == bar && less < n }
	do := func(a *Ability) { less += atLeastOne(a.N) }
	for g.askUse(t, s, askGuard, askGuard.Rule, []Keyword{KeyGuard}, useful, do, int(bar), n-less) {
	}
	return less
}

// stands reports whether something keeps a player on their feet whose health or morale would reach 0: it becomes 1
// instead.
func (g *Game) stands(t *table.Table, s table.Seat) bool {
	standing := g.has(s, KeyStand)
	g.askUsesOf(t, s, askStand, []Keyword{KeyStand}, func(*Ability) bool { return !standing },
		func(*Ability) { standing = true })
	return standing
}
