package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askTwo    = book.Question("two", "PS-LOOT-13", "Draw two and keep one?", words.Idly("enough"))
	askKeep   = book.Question("keep", "PS-LOOT-13", "Which do you keep?")
	askRedraw = book.Question("redraw", "PS-LOOT-12", "You have {the a} already. Draw another instead?",
		words.Idly("keep"))
	askRoom = book.Question("room", "PS-RULING-062", "There is no room. What do you discard?")
)

// What is offered.
var (
	VerbKeep    = book.Verb("keep", "Keep {the a}", "card:{a}")
	VerbRedraw  = book.Verb("redraw", "Draw another", "")
	VerbDiscard = book.Verb("discard", "Discard {the a}", "item:{a}")
)

// What is told.
var (
	taleFound   = book.Tale("{who} finds {the a}{by c}.")
	taleNothing = book.Tale("There is nothing left to find{by c}.")
	taleDrop    = book.Tale("{who} discards {the a}{by c}.", words.CostsWhen(taken))
	taleLeaves  = book.Tale("{The a} {verb a leaves leave} {who}{by c}.", words.CostsWhen(taken))
)

// lootDecks are the decks that effects draw from, in the order of the effects.
var lootDecks = [4]Stack{Ranged, Melee, Gear, Followers}

// findLoot draws a card of a loot deck and takes it (PS-LOOT-01, PS-BOARD-10, PS-RULING-108). Of one that the player
// has already they may draw another instead, again and again; the duplicates wait aside (PS-LOOT-12, PS-RULING-139).
func (g *Game) findLoot(t *table.Table, s table.Seat, k Stack, why cause) {
	c, ok := g.drawLoot(t, s, k)
	if !ok {
		t.Tell(table.Event{Tale: taleNothing, Seat: s, Rule: "PS-RULING-108", C: why.card})
		return
	}
	for g.wantsAnother(t, s, c) {
		other, more := g.drawUseful(t, k, g.of(s, Chosen))
		if !more {
			break
		}
		c = other
	}
	g.putBack(s, k, c)
	t.Tell(table.Event{Tale: taleFound, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	g.receive(t, s, c)
}

// drawLoot draws into the pile of what is being chosen from: one card, or of two the one that the player keeps.
func (g *Game) drawLoot(t *table.Table, s table.Seat, k Stack) (c table.Card, ok bool) {
	two := g.drawsTwo(t, s, int8(k-Ranged)/2+1)
	pick := g.of(s, Chosen)
	if c, ok = g.drawUseful(t, k, pick); !ok || !two {
		return c, ok
	}
	other, more := g.drawUseful(t, k, pick)
	if !more {
		return c, true
	}
	q := t.Open(s, askKeep)
	q.Offer(VerbKeep.Of(int(c)), "PS-LOOT-13")
	q.Offer(VerbKeep.Of(int(other)), "PS-LOOT-13")
	kept := table.Card(q.Ask().A)
	for i := pick.Len() - 1; i >= 0; i-- {
		if pick.At(i) != kept {
			pick.Lay(i, g.pile(k+1))
		}
	}
	return kept, true
}

// drawUseful draws a card; in solo one that can't be used there is set aside for the game (PS-SOLO-22, PS-RULING-198).
func (g *Game) drawUseful(t *table.Table, k Stack, to *table.Pile) (c table.Card, ok bool) {
	for {
		c, ok = g.draw(t, k, to, table.Everyone)
		if !ok || g.Mode != Solo || !Of(c).NoSolo {
			return c, ok
		}
		to.Move(t, to.Find(c), g.pile(Aside), table.Everyone, table.Everyone)
	}
}

// drawsTwo asks whether an ability is used that draws two cards, and reports whether two are drawn. deck is the kind of
// loot (deckWords).
func (g *Game) drawsTwo(t *table.Table, s table.Seat, deck int8) (two bool) {
	outer := g.openWindow(s)
	g.askUsesOf(t, s, askTwo, []Keyword{KeyTwoItems}, func(a *Ability) bool { return a.about(deck) && !two },
		func(*Ability) { two = true }, int(deck))
	g.closeWindow(s, outer)
	return two
}

// wantsAnother asks who has drawn what they have already whether they draw another.
func (g *Game) wantsAnother(t *table.Table, s table.Seat, c table.Card) bool {
	if !g.hasNamed(s, c) {
		return false
	}
	q := t.Open(s, askRedraw, int(c))
	q.Offer(VerbKeep.Of(int(c)), "PS-LOOT-12")
	q.Offer(VerbRedraw.Of(), "PS-LOOT-12")
	return q.Ask() == VerbRedraw.Of()
}

// hasNamed reports whether a player has an item of a card's name, mods included.
func (g *Game) hasNamed(s table.Seat, c table.Card) bool {
	for _, k := range [2]Stack{Weapons, Items} {
		for _, l := range g.of(s, k).Cards {
			if Of(l.Card).Name == Of(c).Name {
				return true
			}
		}
	}
	return false
}

// putBack shuffles the duplicates back that were drawn before the card that is kept.
func (g *Game) putBack(s table.Seat, k Stack, kept table.Card) {
	pick, deck := g.of(s, Chosen), g.pile(k)
	if pick.Len() == 1 {
		return
	}
	for i := pick.Len() - 1; i >= 0; i-- {
		if pick.At(i) != kept {
			pick.Lay(i, deck)
		}
	}
	deck.Shuffle()
}

// receive puts a card that was found where it belongs, and makes room for it.
func (g *Game) receive(t *table.Table, s table.Seat, c table.Card) {
	f := Of(c)
	to := Items
	switch f.Kind {
	case KindFollower:
		to = Company
	case KindWeapon:
		to = Weapons
	}
	pick := g.of(s, Chosen)
	pick.Lay(pick.Find(c), g.of(s, to))
	g.Cards[c] = Marks{Left: f.Timing.Counters, Came: true}
	if to == Company {
		g.twoFollowers(t, s)
		return
	}
	g.fillEquipped(s)
	g.makeRoom(t, s)
}

// mostFollowers is how many a player may hold (PS-BOARD-14).
const mostFollowers = 2

// twoFollowers lets go of the third follower (PS-LOOT-09, PS-RULING-156).
func (g *Game) twoFollowers(t *table.Table, s table.Seat) {
	for p := g.of(s, Company); p.Len() > mostFollowers; {
		g.dismiss(t, s, g.askDismiss(t, s), by("PS-LOOT-09"))
	}
}

func (g *Game) askDismiss(t *table.Table, s table.Seat) table.Card {
	q := t.Open(s, askDismiss)
	for _, l := range g.of(s, Company).Cards {
		q.Offer(VerbDismiss.Of(int(l.Card)), "PS-LOOT-09")
	}
	return table.Card(q.Ask().A)
}

// dismiss discards a follower.
func (g *Game) dismiss(t *table.Table, s table.Seat, c table.Card, why cause) {
	t.Tell(table.Event{Tale: taleLeaves, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	p := g.of(s, Company)
	p.Lay(p.Find(c), g.pile(FollowersGone))
	g.makeRoom(t, s) // for slots that went with them
}

func (g *Game) loseFollower(t *table.Table, s table.Seat, why cause) {
	if g.of(s, Company).Len() > 0 {
		g.dismiss(t, s, g.askDismiss(t, s), why)
	}
}

// items is how many items a player has that can be lost: mods go with their weapons.
func (g *Game) items(s table.Seat) int {
	n := g.of(s, Items).Len()
	for _, l := range g.of(s, Weapons).Cards {
		if !g.Cards[l.Card].Mod {
			n++
		}
	}
	return n
}

func (g *Game) loseItem(t *table.Table, s table.Seat, why cause) {
	if g.items(s) == 0 {
		return
	}
	q := t.Open(s, askLoseItem)
	g.offerItems(&q, s, VerbLoseItem, "PS-RULING-063")
	g.discardCard(t, s, table.Card(q.Ask().A), why)
}

// offerItems offers all weapons and equipment of a player.
func (g *Game) offerItems(q *table.Menu, s table.Seat, verb table.Verb, rule string) {
	for _, k := range [2]Stack{Weapons, Items} {
		for _, l := range g.of(s, k).Cards {
			if !g.Cards[l.Card].Mod {
				q.Offer(verb.Of(int(l.Card)), rule)
			}
		}
	}
}

// discardCard discards a card in play, a weapon with its mods: to its discard pile; a starting weapon leaves the game
// (PS-MOD-07, PS-RULING-066, PS-RULING-142).
func (g *Game) discardCard(t *table.Table, s table.Seat, c table.Card, why cause) {
	f := Of(c)
	switch f.Kind {
	case KindFollower:
		g.dismiss(t, s, c, why)
		return
	case KindMutation:
		g.dropMutation(t, s, c, why)
		return
	}
	t.Tell(table.Event{Tale: taleDrop, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	from := Items
	if f.Kind == KindWeapon {
		from = Weapons
		for _, mod := range g.modsOn(s, c) {
			g.discardItem(s, Weapons, mod)
		}
	}
	g.discardItem(s, from, c)
	g.refillHands(t, s)
	g.makeRoom(t, s) // for slots that went with it
}

func (g *Game) discardItem(s table.Seat, from Stack, c table.Card) {
	to := GearGone
	switch f := Of(c); {
	case f.Group == GroupStarting:
		to = Aside
	case f.Group == GroupRanged:
		to = RangedGone
	case f.Group == GroupMelee:
		to = MeleeGone
	}
	p := g.of(s, from)
	p.Lay(p.Find(c), g.pile(to))
	g.Cards[c] = Marks{Came: true}
}
