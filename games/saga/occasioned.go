package saga

import (
	"slices"

	"waystation/table"
)

// What follows on an answer to a question whether something is used: on what is known by what can be used.

// occasioned is what comes next, whether an ability is used or none; ok is false where nothing is known of it.
func (g *Game) occasioned(a *table.Ask, used *Ability) (x prospect, ok bool) {
	s, offers := a.Seat, func(k Keyword) bool {
		return slices.ContainsFunc(a.Options, func(o table.Offered) bool {
			may := g.useOf(o.Option, a.Seat)
			return may != nil && may.Key == k
		})
	}
	switch {
	case offers(KeyFreeMarch) || offers(KeyTwoTiles):
		return g.marching(s, used), true
	case offers(KeyChooseEnemy) && used == nil:
		return foreseen("you fight the first that comes" + g.Daunts(s)).and(g.feared(s)), true
	case offers(KeySilence) && used == nil:
		return foreseen("all of its card holds").and(g.frightens(s, g.mat(s).Fight.Foe)), true
	case offers(KeyWithdraw) && used == nil:
		return foreseen("you fight it hand to hand. ").and(g.planned(s, g.led(s), nil, g.hands(s, false), true)), true
	case offers(KeyWithdraw):
		return foreseen("the fight is over, without a reward").and(g.departs(s, false, 0, true)), true
	case used == nil:
		return g.unused(a), true
	}
	return x, false
}

// marching is what a march does that has begun, with one thing more used for it, or nothing (PS-MOVE-06).
func (g *Game) marching(s table.Seat, used *Ability) prospect {
	if used != nil && used.Key == KeyFreeMarch || g.has(s, KeyFreeMarch) || g.hasUsed(s, KeyFreeMarch) {
		return foreseen("you don't tire of the march")
	}
	return foreseen("you march: ").and(g.exhausting(s))
}

// hasUsed reports whether an ability of a keyword has been used in the window that is open.
func (g *Game) hasUsed(s table.Seat, key Keyword) (used bool) {
	g.find(s, &chosen, []Keyword{key}, func(h *holding) {
		for i := range h.does {
			used = used || h.does[i].Key == key && g.mat(s).Used.has(h, i)
		}
	})
	return used
}
