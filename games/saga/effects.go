package saga

import (
	"slices"

	"waystation/table"
)

// What is asked.
var (
	askEffect   = book.Question("effect", "PS-RULING-080", "Which of these?")
	askRecovery = book.Question("recovery", "PS-LOOT-08", "What do you take?")
	askGiveUp   = book.Question("give-up", "PS-RULING-157", "Which recovery token do you give up?")
	askHealOff  = book.Question("lose-mutation", "PS-MUT-01", "Which mutation goes?")
	askLoseItem = book.Question("lose-item", "PS-RULING-063", "Which item do you lose?")
	askDismiss  = book.Question("dismiss", "PS-LOOT-09", "Who leaves you?")
	askLayTop   = book.Question("lay-top", "PS-MAP-09", "The stack gives {the a}. Where do you lay it?")
)

// What is offered.
var (
	VerbEffect   = book.Verb("effect", "{effect a b}", "")
	VerbRecovery = book.Verb("recovery", "{token a}", "good:{a}")
	VerbMutation = book.Verb("mutation", "{card a}", "mutation:{a}")
	VerbLoseItem = book.Verb("lose-item", "{The a}", "item:{a}")
	VerbDismiss  = book.Verb("dismiss", "{The a}", "follower:{a}")
)

// apply applies effects in the order in which they are printed (PS-RULING-081, PS-RULING-130). Meanwhile the player
// spends no tokens, mods nothing and swaps nothing (PS-RULING-009).
func (g *Game) apply(t *table.Table, s table.Seat, all Effects, why cause) {
	m := g.mat(s)
	outer := m.Applying
	m.Applying = true
	for _, e := range all {
		g.suffer(t, s, e, why)
	}
	m.Applying = outer
}

// payPrice pays what a card wants. It is paid in full: nothing guards from it.
func (g *Game) payPrice(t *table.Table, s table.Seat, price Effects, why cause) {
	why.price = true
	g.apply(t, s, price, why)
}

// suffer applies one effect; of several ways the player picks one.
func (g *Game) suffer(t *table.Table, s table.Seat, e Effect, why cause) {
	if len(e.Or) > 0 {
		e = g.askWay(t, s, e)
	}
	g.do(t, s, e.Do, int(e.N), why)
}

// askWay asks for one of the ways of an effect: one that does something, if any does (PS-RULING-080).
func (g *Game) askWay(t *table.Table, s table.Seat, e Effect) Effect {
	q := t.Open(s, askEffect)
	none := g.allIdle(s, e)
	for i := -1; i < len(e.Or); i++ {
		x := e.way(i)
		o := VerbEffect.Of(int(x.Do), int(x.N), i+1)
		if none || !g.idle(s, x) {
			q.Offer(o, "PS-RULING-080")
		} else {
			q.Deny(o, "PS-RULING-080", "it would do nothing, or can't be paid")
		}
	}
	return e.way(int(q.Ask().C) - 1)
}

// way is one of the ways of an effect: -1 is the first.
func (e *Effect) way(i int) Effect {
	if i < 0 {
		return Effect{Do: e.Do, N: e.N}
	}
	return e.Or[i]
}

// allIdle reports whether no way of an effect would do anything.
func (g *Game) allIdle(s table.Seat, e Effect) bool {
	for i := -1; i < len(e.Or); i++ {
		if !g.idle(s, e.way(i)) {
			return false
		}
	}
	return true
}

// Vain reports whether an option uses something outside a fight that would bring nothing now.
func (g *Game) Vain(s table.Seat, o table.Option) bool {
	a := g.useOf(o, s)
	return a != nil && (a.Key == KeyGain || a.Key == KeyOn) &&
		!slices.ContainsFunc(a.Does, func(e Effect) bool { return !g.allIdle(s, e) })
}

// affords reports whether a player can pay a price in full.
func (g *Game) affords(s table.Seat, price Effects) bool {
	for _, e := range price {
		if g.allIdle(s, e) {
			return false
		}
	}
	return true
}

// idle reports whether an effect would do nothing, or can't be paid in full.
func (g *Game) idle(s table.Seat, e Effect) bool {
	m := g.mat(s)
	switch e.Do {
	case DoHealth:
		return m.Health == m.HealthMax
	case DoMorale:
		return m.Morale == m.MoraleMax
	case DoRest:
		return m.Fatigue == 0
	case DoBoost:
		return m.Ready == m.Boosts
	case DoRadio:
		return m.Radio == broadcastTokens
	case DoRecall:
		return g.of(s, Exhausted).Len() == 0
	case DoLoseFood, DoLoseAmmo, DoLoseMeds, DoLoseBooze, DoLoseBooks:
		return m.Goods[e.Do.good()] < e.N
	case DoLoseXP:
		return m.XP < int16(e.N)
	case DoLoseVP:
		return g.own(s).VP < int16(e.N)
	case DoLoseItem:
		return g.items(s) == 0
	case DoLoseFollower:
		return g.of(s, Company).Len() == 0
	case DoLoseRecovery:
		return m.Goods[Meds]+m.Goods[Booze]+m.Goods[Books] < e.N
	case DoExhaustBoost:
		return m.Ready < e.N
	case DoExhaustRadio:
		return m.Radio < e.N
	case DoExhaustCard:
		return g.exhaustible(s) < int(e.N)
	case DoHealMutation:
		return g.of(s, Mutations).Len() == 0
	}
	return false
}

// do applies one effect.
func (g *Game) do(t *table.Table, s table.Seat, x Do, n int, why cause) {
	switch x {
	case DoXP:
		g.gainXP(t, s, n, why)
	case DoVP:
		g.score(t, s, n, why)
	case DoFood, DoAmmo, DoMeds, DoBooze, DoBooks:
		g.gainGoods(t, s, Good(x-DoFood), n, why)
	case DoRecovery:
		for range n {
			g.recovery(t, s, why)
		}
	case DoHealth:
		g.restore(t, s, barHealth, n, why)
	case DoMorale:
		g.restore(t, s, barMorale, n, why)
	case DoRest:
		g.recoverFatigue(t, s, n, why)
	case DoBoost:
		g.recoverBoosts(t, s, n, why)
	case DoRadio:
		g.recoverBroadcast(t, s, n, why)
	case DoRecall:
		g.recoverCards(t, s, n, why)
	case DoRanged, DoMelee, DoGear, DoFollower:
		for range n {
			g.findLoot(t, s, lootDecks[x-DoRanged], why)
		}
	case DoTerrain:
		g.drawToHand(t, s, Tiles, why)
	case DoSite:
		g.drawToHand(t, s, SiteBag, why)
	case DoStory:
		g.story(t, s)
	case DoFight:
		g.encounter(t, s, false)
	case DoRefresh:
		g.refresh(t, s)
	case DoPair:
		g.takePair(t, s, why.rule)
	case DoLayTerrain:
		g.layTop(t, s, why)
	case DoThreat:
		g.moveThreat(t, n, why)
	default:
		g.lose(t, s, x, n, why)
	}
}

// lose applies an effect that takes something away (PS-RULING-157).
func (g *Game) lose(t *table.Table, s table.Seat, x Do, n int, why cause) {
	switch x {
	case DoHurt:
		g.befall(t, s, barHealth, n, why)
	case DoGloom:
		g.befall(t, s, barMorale, n, why)
	case DoTire:
		g.befall(t, s, barFatigue, n, why)
	case DoLoseFood, DoLoseAmmo, DoLoseMeds, DoLoseBooze, DoLoseBooks:
		g.gainGoods(t, s, x.good(), -n, why)
	case DoLoseXP:
		g.gainXP(t, s, -n, why)
	case DoLoseVP:
		g.score(t, s, -n, why)
	case DoLoseItem:
		g.loseItem(t, s, why)
	case DoLoseFollower:
		g.loseFollower(t, s, why)
	case DoLoseRecovery:
		for range n {
			g.loseRecovery(t, s, why)
		}
	case DoExhaustBoost:
		g.exhaustBoosts(t, s, n, why)
	case DoExhaustRadio:
		g.exhaustBroadcast(t, s, n, why)
	case DoExhaustCard:
		g.exhaustCards(t, s, n, why)
	case DoMutation:
		g.mutate(t, s, why)
	case DoHealMutation:
		g.loseMutation(t, s, why)
	}
}

// good is the kind of token that an effect takes.
func (x Do) good() Good { return Good(x - DoLoseFood) }

// recovery gives meds, booze or a book, as the player chooses (PS-LOOT-08).
func (g *Game) recovery(t *table.Table, s table.Seat, why cause) {
	q := t.Open(s, askRecovery)
	for x := Meds; x <= Books; x++ {
		q.Offer(VerbRecovery.Of(int(x)), "PS-LOOT-08")
	}
	g.gainGoods(t, s, Good(q.Ask().A), 1, why)
}

func (g *Game) loseRecovery(t *table.Table, s table.Seat, why cause) {
	if g.idle(s, Effect{Do: DoLoseRecovery, N: 1}) {
		return
	}
	q := t.Open(s, askGiveUp)
	for x := Meds; x <= Books; x++ {
		if g.mat(s).Goods[x] > 0 {
			q.Offer(VerbRecovery.Of(int(x)), "PS-RULING-157")
		}
	}
	g.gainGoods(t, s, Good(q.Ask().A), -1, why)
}

// drawToHand draws terrain or a site into the hand.
func (g *Game) drawToHand(t *table.Table, s table.Seat, k Stack, why cause) {
	if c, ok := g.drawPiece(t, k, g.land(s, Hand)); ok {
		t.Tell(table.Event{Tale: taleTake, Seat: s, Rule: why.rule, A: int16(c)})
	}
}

// layTop draws the top tile and lays it beside where the player stands; nobody moves (PS-MAP-09).
func (g *Game) layTop(t *table.Table, s table.Seat, why cause) {
	if !g.hasEmptyNeighbour(s) {
		return
	}
	c, ok := g.drawTile(t, g.of(s, Chosen))
	if !ok {
		return
	}
	q := t.Open(s, askLayTop, int(c))
	for _, z := range neighbours[g.mat(s).At] {
		if g.empty(s, z) {
			q.Offer(VerbMarchTo.Of(int(z)), "PS-MAP-09")
		}
	}
	z := int8(q.Ask().A)
	g.layTerrain(t, s, g.of(s, Chosen), g.of(s, Chosen).At(0), z, why.rule)
}
