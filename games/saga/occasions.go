package saga

import "waystation/table"

// occasion applies what answers to something that has happened to a player, and offers what may. what is the terrain of
// a forage, from 1.
func (g *Game) occasion(t *table.Table, s table.Seat, x Occasion, what int8) {
	g.answer(t, s, x, what)
	g.askUses(t, s, "PS-BOARD-15", []Keyword{KeyOn}, func(a *Ability) bool { return a.answers(x, what) },
		func(a *Ability) { g.apply(t, s, a.Does, by("PS-BOARD-15")) }, int(x), g.occasionOf(s, x, what))
}

// occasionOf is whom or what an occasion is about, for the question: an enemy, or the terrain of a forage.
func (g *Game) occasionOf(s table.Seat, x Occasion, what int8) int {
	switch x {
	case OnKill, OnSurvive, OnHit:
		return int(g.mat(s).Fight.Foe)
	}
	return int(what)
}

// answers reports whether an ability answers to an occasion.
func (a *Ability) answers(x Occasion, what int8) bool {
	return a.Key == KeyOn && a.On == x && (a.What == 0 || a.What == what)
}

// answer applies what answers by itself: all that was held when it happened.
func (g *Game) answer(t *table.Table, s table.Seat, x Occasion, what int8) {
	var due [16]table.Option
	n := 0
	g.works(s, KeyOn, func(h *holding, i int) {
		if h.does[i].answers(x, what) && n < len(due) {
			due[n] = VerbUse.Of(h.number(), i)
			n++
		}
	})
	for _, o := range due[:n] {
		h := g.holding(s, int(o.A))
		if h == nil || !g.meets(s, h.does[o.B].If) {
			continue
		}
		why := by("PS-BOARD-15")
		if h.skill == 0 && Of(h.card).Kind == KindEvent { // all else may be known to its owner alone
			why = byCard("PS-BOARD-15", h.card)
		}
		g.apply(t, s, h.does[o.B].Does, why)
	}
}
