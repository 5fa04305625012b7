package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbBear = book.Verb("bear", "Take the hit", "")
	VerbGive = book.Verb("give", "Give up 1 {token a}", "")
	VerbHide = book.Verb("hide", "Hide: use {the a}", "hand:{a}")
)

// What is told.
var (
	taleDeploy = book.Tale("{The a} {verb a lies lie} in ambush in region {b}: {n c box boxes} to fill.",
		words.Major, words.At("{foeat a}"))
	taleFallBack = book.Tale("{The a} falls back to {who}'s Rest Zone.", words.At("card:{a}"))
)

// ambush plays the ambush of the leftmost Enemy that still lies in a slot; when there is none, the convoys fire
// (FL-AMBUSH-01, FL-AMBUSH-02, FL-RULING-69). Enemies already on the map don't ambush again (FL-AMBUSH-08).
func (g *Game) ambush(t *table.Table) {
	for i := range g.Tiles {
		slot := g.pile(Slot1 + Stack(i))
		if slot.Len() > 0 && gists[slot.At(0)].kind == KindEnemy {
			n := g.deploy(t, slot)
			var hit [4]table.Seat
			for _, s := range g.inRegion(g.Foes[n].Region, hit[:0]) { // FL-AMBUSH-05
				g.befalls(t, s, func() { g.rival(s).ambushed(g, t, s, g.Foes[n].Card) })
			}
			return
		}
	}
	g.Phase = PhaseConvoysFire
}

// deploy moves an Enemy from its slot to the leader's region and gives it a Hitpoints card (FL-AMBUSH-03, FL-AMBUSH-04,
// FL-RULING-70, FL-RULING-72). The slot stays empty until the end of the round (FL-AMBUSH-07).
func (g *Game) deploy(t *table.Table, slot *table.Pile) (number int) {
	c := slot.Lay(0, g.pile(Enemies))
	n := int(Of(c).Number)
	f := &g.Foes[n]
	g.Cards[c].Came = true
	*f = Foe{Card: c, Region: int8(g.mat(g.right(0)).Space.Region())}
	f.Hitpoints = g.pile(Hitpoints1+Stack(deckOf(n))).Draw(t, g.pile(Defences), table.Everyone)
	g.Cards[f.Hitpoints].Came = true
	f.Side = int8(t.Roll(hitpointsSide) - 1) // FL-SETUP-17
	t.Tell(table.Event{Tale: taleDeploy, Seat: table.Nobody, Rule: "FL-AMBUSH-03", A: int16(c), B: int16(f.Region),
		C: int16(g.strength(n))})
	return n
}

var hitpointsSide = table.Die{Name: "Hitpoints side", Sides: 2}

// deckOf is which of the three decks of Loot and of Hitpoints cards belongs to an Enemy's number, from 0.
func deckOf(number int) int { return (number - 1) / 2 }

// inRegion appends the players whose convoys stand in a region, in Right Turn Order. Gates and caves belong to Region 3
// (FL-RULING-140).
func (g *Game) inRegion(region int8, to []table.Seat) []table.Seat {
	for i := range g.Order {
		if s := g.right(i); g.mat(s).Space.Region() == int(region) {
			to = append(to, s)
		}
	}
	return to
}

// ambushed is what an ambush does to one player: the price that buys it off where there is one, or the damage of the
// areas on the card (FL-AMBUSH-06, FL-RULING-151).
func (player) ambushed(g *Game, t *table.Table, s table.Seat, c table.Card) {
	if g.mat(s).Stealth {
		return
	}
	f, why := Of(c), byCard("FL-AMBUSH-05", c)
	harm := f.Toll == TollRestOne && g.of(s, Active).Len() > 0
	for _, k := range f.Ambush {
		harm = harm || g.roomForDamage(s, k.Area) > 0
	}
	if !harm && f.Toll != TollSurvivor && f.Toll != TollResource {
		return // FL-DMG-03
	}
	m := t.Open(s, AskAmbush, int(c))
	m.Offer(VerbBear.Of(), "FL-AMBUSH-05")
	switch f.Toll {
	case TollResource: // FL-RULING-152
		for _, x := range resources {
			if g.count(s, x) > 0 {
				m.Offer(VerbGive.Of(int(x)), "FL-RULING-152")
			} else {
				m.Deny(VerbGive.Of(int(x)), "FL-RULING-152", "none in the convoy")
			}
		}
	case TollSurvivor:
		m.Offer(VerbGive.Of(int(SurvivorToken)), "FL-RULING-154")
	}
	g.offerStealth(&m, s)
	if c, ok := g.inHand(s, CamouflageNet); ok {
		m.Offer(VerbHide.Of(int(c)), "FL-FROST-13")
	}
	if m.Len() == 1 && (g.mayHold(s, StealthDevice) || g.mayHold(s, CamouflageNet)) {
		m.Always() // not being asked would say that nothing in the hand hides them
	}
	o := m.Ask()
	switch {
	case o.Verb == VerbHide && Of(table.Card(o.A)).Item == CamouflageNet:
		g.crouch(t, s, table.Card(o.A))
		return
	case o.Verb == VerbHide:
		g.hide(t, s, table.Card(o.A))
		return
	case o.Verb == VerbGive && Token(o.A) != SurvivorToken:
		g.spend(t, s, Token(o.A), 1, why)
		return
	case o.Verb == VerbGive && g.insists(t, s):
		g.loseSurvivor(t, s, why)
		return
	}
	if f.Toll == TollRestOne {
		g.fallBack(t, s, why)
	}
	for _, k := range f.Ambush {
		g.damage(t, s, int(k.N), k.Area, why)
	}
}

var resources = [4]Token{Food, BadFood, Fuel, Ammo}

// insists makes sure that somebody who gives up the last Survivor means it (FL-RULING-154).
func (g *Game) insists(t *table.Table, s table.Seat) bool {
	if g.survivors(s) > 1 {
		return true
	}
	m := t.Open(s, askLast)
	m.Offer(VerbBear.Of(), "FL-RULING-154")
	m.Offer(VerbGive.Of(int(SurvivorToken)), "FL-LAST-01")
	return m.Ask().Verb == VerbGive
}

// fallBack moves a Survivor from the Active Zone to the Rest Zone, if there is one (FL-RULING-153).
func (g *Game) fallBack(t *table.Table, s table.Seat, why cause) {
	active := g.of(s, Active)
	if active.Len() == 0 {
		return
	}
	m := t.Open(s, AskFallBack, int(why.card))
	for _, l := range active.Cards {
		m.Offer(VerbWho.Of(int(l.Card)), why.rule)
	}
	c := table.Card(m.Ask().A)
	g.shift(s, c, Rest)
	t.Tell(table.Event{Tale: taleFallBack, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
}

// offerStealth offers the Stealth Device to whoever is about to be hit (FL-RULING-86).
func (g *Game) offerStealth(m *table.Menu, s table.Seat) {
	if c, ok := g.inHand(s, StealthDevice); ok {
		m.Offer(VerbHide.Of(int(c)), "FL-RULING-86")
	}
}

// hide plays the Stealth Device: its owner ignores ambushes and Enemies for the rest of the phase.
func (g *Game) hide(t *table.Table, s table.Seat, c table.Card) {
	g.mat(s).Stealth = true
	g.tellUse(t, s, c, "FL-RULING-86")
	g.discardItem(t, s, c)
}

var (
	AskAmbush = book.Question("ambush", "FL-AMBUSH-05", "Ambush: {card a}. {strikes a} What do you do?")
	askLast   = book.Question("last", "FL-RULING-154",
		"That is your last Survivor: without one you are out of the game. Give them up?")
	AskFallBack = book.Question("fall-back", "FL-AMBUSH-05",
		"{card a}: who goes from the Active Zone to the Rest Zone?")
)
