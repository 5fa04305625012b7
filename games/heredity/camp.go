package heredity

import (
	"slices"

	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// What is asked.
var (
	askCamp  = book.Question("camp", "HE-CAMP-12", "{n a material materials} in the pot. What is made of it?", public)
	askBreak = book.Question("break", "HE-RULING-109", "Are you ready to leave?")
)

// What is offered.
var (
	VerbCraft   = book.Verb("craft", "Make {card a} for {n b material materials}", "card:{a}")
	VerbUpgrade = book.Verb("upgrade", "Mend {card a} up for {n b material materials}", "card:{a}")
	VerbOffer   = book.Verb("campdo", "{card a}: what it can be used for here", "card:{a}")
	VerbBreak   = book.Verb("breakcamp", "Break camp", "")
	VerbStay    = book.Verb("stay", "There is something left to do", "")
)

// What is told.
var (
	taleHealed  = book.Tale("The camp: everybody is whole again.", wordsMajor)
	taleRecycle = book.Tale("{card a} is put to use.", atCard)
	taleLeft    = book.Tale("{card a} was left behind.", atCard)
	taleUnfound = book.Tale("{n a thing things} that nobody found can be made now.")
	talePot     = book.Tale("{n a material materials} in the pot.")
	talePacks   = book.Tale("{n a thing things} in the inventory.")
	taleStays   = book.Tale("{n a quest goes quests go} on.")
	taleCraft   = book.Tale("{card a} is made.", atCard, wordsMajor)
	taleUpgrade = book.Tale("{card a} is mended up.", atCard, wordsMajor)
	taleBroken  = book.Tale("Camp is broken.", wordsMajor)
)

// The parts of the camp: the steps before the last are done by the table.
const (
	partSteps int8 = iota
	partWork
	partLeave
)

// camp is one part of the camp phase, which only a victory brings (HE-CAMP-01).
func (g *Game) camp(t *table.Table) {
	switch g.Part {
	case partSteps:
		g.campSteps(t)
		g.Part = partWork
	case partWork:
		g.campWork(t)
	default:
		g.breakCamp(t)
	}
}

// campSteps are steps 1 to 7 (HE-CAMP-05 to HE-CAMP-11). What the introduction gave goes back to its deck
// (HE-RULING-115).
func (g *Game) campSteps(t *table.Table) {
	for m := range g.Size { // step 1
		if g.Team[m].Wounds() > 0 {
			g.Scars |= one(m)
		}
		g.Team[m].Rest()
	}
	t.Tell(table.Event{Tale: taleHealed, Seat: table.Nobody, Rule: "HE-CAMP-05"})
	if g.Chapter > 0 {
		g.leaveGround(t)
		g.leaveUnfound(t)
		g.recycle(t)
		g.collect(t)
	}
	t.Tell(table.Event{Tale: taleStays, Seat: table.Nobody, Rule: "HE-CAMP-11", A: int16(len(g.Quests))})
}

// leaveGround is step 2: what lies on the ground is lost (HE-CAMP-06).
func (g *Game) leaveGround(t *table.Table) {
	for len(g.Ground) > 0 {
		n := g.Ground[0].Number
		t.Tell(table.Event{Tale: taleLeft, Seat: table.Nobody, Rule: "HE-CAMP-06", A: n})
		if g.shows(n).Side.Item.Craft > 0 {
			g.putAway(t, n, Creation)
		} else {
			g.putAway(t, n, Burned)
		}
	}
	for i := range g.Cards { // items discarded in play lie in the Creation deck too (HE-CARD-15)
		c := &g.Cards[i]
		page := g.known(c.Number, false)
		if c.Place == Creation && page.Side.Item.Craft > 0 && !g.planned(c.Number) {
			c.Back = false // HE-RULING-114
			g.Store.Plans = append(g.Store.Plans, Kept{Card: c.Number})
		}
	}
}

func (g *Game) planned(number int16) bool {
	return slices.ContainsFunc(g.Store.Plans, func(k Kept) bool { return k.Card == number })
}

// leaveUnfound is step 3: items that can be made and were not found go to the Creation deck (HE-CAMP-07).
func (g *Game) leaveUnfound(t *table.Table) {
	wares := g.story.wares.Open(t, &g.Read.Wares, int(g.Chapter), table.Everyone)
	found := 0
	if wares != nil {
		for _, n := range wares.Cards {
			if g.card(n) != nil || g.see(t, n, false) == nil {
				continue
			}
			g.card(n).Place = Creation
			g.Store.Plans = append(g.Store.Plans, Kept{Card: n})
			found++
		}
	}
	t.Tell(table.Event{Tale: taleUnfound, Seat: table.Nobody, Rule: "HE-CAMP-07", A: int16(found)})
}

// owned are all items of the family: on sheets, then those in the inventory.
func (g *Game) owned() (list []int16) {
	for m := range g.Size {
		for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
			if n := g.Team[m].Items[p-sheet.OnHead].Number; n != 0 {
				list = append(list, n)
			}
		}
	}
	for _, k := range g.Store.Items {
		list = append(list, k.Card)
	}
	return list
}

// recycle is step 4: camp effects that are required are applied (HE-CAMP-08, HE-RULING-111).
func (g *Game) recycle(t *table.Table) {
	for _, n := range g.owned() {
		page := g.shows(n)
		for i := range page.Side.Item.Camp {
			if x := &page.Side.Item.Camp[i]; x.Required {
				t.Tell(table.Event{Tale: taleRecycle, Seat: table.Nobody, Rule: "HE-CAMP-08", A: n})
				g.campDo(t, n, x)
			}
		}
	}
}

// campDo applies a camp effect of an item: materials it gives go into the pot.
func (g *Game) campDo(t *table.Table, n int16, x *decks.Camp) {
	for i := range x.Do {
		s := &x.Do[i]
		switch s.Form {
		case "gain {k} materials to {who}":
			g.Store.Materials += int16(s.N)
		case "return {ref}", "burn {ref}":
			g.lose(t, n)
		default:
			g.step(t, s, cause{card: n, actor: nobody})
		}
	}
}

// lose takes an item out of the game.
func (g *Game) lose(t *table.Table, n int16) {
	g.Store.Items = slices.DeleteFunc(g.Store.Items, func(k Kept) bool { return k.Card == n })
	g.putAway(t, n, Burned)
}

// collect are steps 5 and 6: what is owned joins the inventory, materials are pooled. Damage on items is gone
// (HE-CAMP-09, HE-CAMP-10, HE-RULING-110, HE-RULING-152).
func (g *Game) collect(t *table.Table) {
	for m := range g.Size {
		for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
			it := g.Team[m].Items[p-sheet.OnHead]
			if it.Number == 0 {
				continue
			}
			g.Team[m].Take(p, sheet.Body)
			g.card(it.Number).Place = Inventory
			g.Store.Items = append(g.Store.Items, Kept{it.Number, it.Back})
		}
		g.Store.Materials += g.Team[m].Materials
		g.Team[m].Materials = 0
	}
	t.Tell(table.Event{Tale: talePacks, Seat: table.Nobody, Rule: "HE-CAMP-09", A: int16(len(g.Store.Items))})
	t.Tell(table.Event{Tale: talePot, Seat: table.Nobody, Rule: "HE-CAMP-10", A: g.Store.Materials})
}

// campWork is step 8: the lead makes, mends up and uses things, for all, until camp is to be broken (HE-CAMP-12,
// HE-CAMP-13, HE-CAMP-14, HE-RULING-109, HE-RULING-111 to HE-RULING-114).
func (g *Game) campWork(t *table.Table) {
	q := t.Open(g.Lead, askCamp, int(g.Store.Materials))
	pot := int(g.Store.Materials)
	for _, k := range g.Store.Plans {
		g.offerWork(&q, VerbCraft, k.Card, g.shows(k.Card).Side.Item.Craft, pot, "HE-CAMP-13")
	}
	for _, k := range g.Store.Items {
		it := g.shows(k.Card).Side.Item
		if it.Upgrade > 0 {
			g.offerWork(&q, VerbUpgrade, k.Card, it.Upgrade, pot, "HE-CAMP-14")
		}
		for i := range it.Camp {
			if x := &it.Camp[i]; !x.Required && x.Cost <= pot {
				q.Offer(VerbOffer.Of(int(k.Card), i), "HE-RULING-111")
			}
		}
	}
	q.Offer(VerbBreak.Of(), "HE-CAMP-12")
	switch o := q.Ask(); o.Verb {
	case VerbCraft:
		g.craft(t, o.A)
	case VerbUpgrade:
		g.upgrade(t, o.A)
	case VerbOffer:
		x := &g.shows(o.A).Side.Item.Camp[o.B]
		g.Store.Materials -= int16(x.Cost)
		t.Tell(table.Event{Tale: taleRecycle, Seat: g.Lead, Rule: "HE-CAMP-12", A: o.A})
		g.campDo(t, o.A, x)
	default:
		g.Part = partLeave
	}
}

// offerWork offers something that costs materials, or says that they do not suffice.
func (g *Game) offerWork(q *table.Menu, v table.Verb, card int16, cost, pot int, rule string) {
	if o := v.Of(int(card), cost); cost <= pot {
		q.Offer(o, rule)
	} else {
		q.Deny(o, rule, "too few materials")
	}
}

// craft makes an item: it moves to the inventory with its front up (HE-CAMP-13, HE-RULING-114).
func (g *Game) craft(t *table.Table, n int16) {
	g.Store.Materials -= int16(g.shows(n).Side.Item.Craft)
	g.Store.Plans = slices.DeleteFunc(g.Store.Plans, func(k Kept) bool { return k.Card == n })
	g.Store.Items = append(g.Store.Items, Kept{Card: n})
	g.card(n).Place = Inventory
	t.Tell(table.Event{Tale: taleCraft, Seat: g.Lead, Rule: "HE-CAMP-13", A: n})
}

// upgrade turns an item over for good (HE-CAMP-14, HE-CAMP-15, HE-RULING-113).
func (g *Game) upgrade(t *table.Table, n int16) {
	g.Store.Materials -= int16(g.shows(n).Side.Item.Upgrade)
	back := !g.card(n).Back
	if g.see(t, n, back) == nil {
		return
	}
	for i := range g.Store.Items {
		if g.Store.Items[i].Card == n {
			g.Store.Items[i].Back = back
		}
	}
	t.Tell(table.Event{Tale: taleUpgrade, Seat: g.Lead, Rule: "HE-CAMP-14", A: n})
}

// breakCamp needs everybody (HE-RULING-109): whoever has something left to do says so.
func (g *Game) breakCamp(t *table.Table) {
	if g.Players == 1 {
		g.leaveCamp(t)
		return
	}
	_, _, acted := t.Any(table.Upto(int(g.Players)), askBreak, func(_ table.Seat, m *table.Menu) {
		m.Offer(VerbStay.Of(), "HE-RULING-109")
	})
	if acted {
		g.Part = partWork
		return
	}
	g.leaveCamp(t)
}

func (g *Game) leaveCamp(t *table.Table) {
	t.Tell(table.Event{Tale: taleBroken, Seat: table.Nobody, Rule: "HE-SAVE-01"})
	g.Phase = PhaseOver
}
