package heredity

import (
	"slices"
	"strconv"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askCamp  = book.Question("camp", "HE-CAMP-12", "{n a material materials} in the pot. What is made of it?", common)
	askBreak = book.Question("break", "HE-RULING-109", "Are you ready to leave?", public)
)

// What is offered.
var (
	VerbCraft   = book.Verb("craft", "Make {card a} for {n b material materials}", "card:{a}")
	VerbUpgrade = book.Verb("upgrade", "Rework {card a} for {n b material materials}", "card:{a}")
	VerbOffer   = book.Verb("campdo", "Put {card a} to use for {n c material materials}", "card:{a}")
	VerbBreak   = book.Verb("breakcamp", "Break camp", "")
	VerbStay    = book.Verb("stay", "Not yet: back to the work of the camp", "")
)

// What is told.
var (
	taleHealed  = book.Tale("The camp: everybody is whole again.", wordsMajor)
	taleRecycle = book.Tale("{Card a} {used b c}.", atCard)
	taleLeft    = book.Tale("Left behind: {card a}.", atCard, words.Costs)
	taleUnfound = book.Tale("{Unfound a}")
	talePot     = book.Tale("{n a material materials} in the pot.")
	talePacks   = book.Tale("{n a thing things} in the inventory.")
	taleStays   = book.Tale("{n a quest quests} to go on with.")
	taleGiven   = book.Tale("Made: {card a}.", atCard, wordsMajor)
	taleCraft   = book.Tale("Made: {card a}. {n b material materials} left in the pot.", atCard, wordsMajor)
	taleUpgrade = book.Tale("Reworked: {card a}. {n b material materials} left in the pot.", atCard, wordsMajor)
	taleOffered = book.Tale("{Card a} {put c}. {n b material materials} left in the pot.", atCard, wordsMajor)
	taleBroken  = book.Tale("Camp is broken{kept a}.", wordsMajor)
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
		g.noteScars()
		if g.Chapter == Chapters-1 {
			g.Phase = PhaseOver // nothing comes after it that one could prepare for
			return
		}
		g.campSteps(t)
		g.Part = partWork
	case partWork:
		g.campWork(t)
	default:
		g.breakCamp(t)
	}
}

// noteScars notes who was seriously wounded at the end, for the story of the campaign.
func (g *Game) noteScars() {
	for m := range g.Size {
		if g.Team[m].Wounds() > 0 {
			g.Scars |= one(m)
		}
	}
}

// campSteps are steps 1 to 7 (HE-CAMP-05 to HE-CAMP-11). What the introduction gave goes back to its deck
// (HE-RULING-115).
func (g *Game) campSteps(t *table.Table) {
	for m := range g.Size { // step 1
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

// thing is what the upper side of an item says; of what is no item, nothing.
func (g *Game) thing(number int16) *decks.Thing {
	if page := g.shows(number); page != nil && page.Side != nil && page.Side.Item != nil {
		return page.Side.Item
	}
	return &decks.Thing{}
}

// leaveGround is step 2: what lies on the ground is lost, or can be made again (HE-CAMP-06). Items discarded in play
// lie in the Creation deck already (HE-CARD-15).
func (g *Game) leaveGround(t *table.Table) {
	for _, f := range slices.Clone(g.Ground) {
		t.Tell(table.Event{Tale: taleLeft, Seat: table.Nobody, Rule: "HE-CAMP-06", A: f.Number})
		g.putAway(t, f.Number, Creation)
	}
	for i := range g.Cards {
		if n := g.Cards[i].Number; g.Cards[i].Place == Creation && !g.planned(n) {
			g.plan(t, n)
		}
	}
}

// plan puts an item into the Creation deck, its front up (HE-RULING-114). One that cannot be made goes back to the
// Adventure deck (HE-CAMP-06, HE-RULING-55).
func (g *Game) plan(t *table.Table, n int16) bool {
	g.see(t, n, false)
	if g.thing(n).Craft == 0 {
		g.card(n).Place = Burned
		return false
	}
	g.card(n).Place = Creation
	g.Store.Plans = append(g.Store.Plans, Kept{Card: n})
	return true
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
			if g.card(n) == nil && g.see(t, n, false) != nil && g.plan(t, n) {
				found++
			}
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
		it := g.thing(n)
		for i := range it.Camp {
			if x := &it.Camp[i]; x.Required {
				gained, gone := comesOf(x)
				t.Tell(table.Event{Tale: taleRecycle, Seat: table.Nobody, Rule: "HE-CAMP-08", A: n, B: gained, C: gone})
				g.campDo(t, n, x)
			}
		}
	}
}

// comesOf is how many materials a camp effect brings, and whether the item is gone after it, which is 1.
func comesOf(x *decks.Camp) (gained, gone int16) {
	for i := range x.Do {
		switch s := &x.Do[i]; s.Form {
		case "gain {k} materials to {who}":
			gained += int16(s.N)
		case "return {ref}", "burn {ref}", "discard {ref}":
			gone = 1
		}
	}
	return gained, gone
}

// usedText is what has come of an item that was used in the camp.
func usedText(gained, gone int16) string {
	words := "is put to use"
	if gone != 0 {
		words = "is used up"
	}
	switch gained {
	case 0:
		return words
	case 1:
		return words + ": 1 material goes into the pot"
	}
	return words + ": " + strconv.Itoa(int(gained)) + " materials go into the pot"
}

// keptText is what stays in the pot when camp is broken (HE-SAVE-06).
func keptText(pot int16) string {
	switch pot {
	case 0:
		return ""
	case 1:
		return ": 1 material is kept for the next chapter"
	}
	return ": " + strconv.Itoa(int(pot)) + " materials are kept for the next chapter"
}

// campDo applies a camp effect of an item: materials that it gives go into the pot, items into the inventory.
func (g *Game) campDo(t *table.Table, n int16, x *decks.Camp) {
	for i := range x.Do {
		s := &x.Do[i]
		switch s.Form {
		case "gain {k} materials to {who}":
			g.Store.Materials += int16(s.N)
		case "give {n} to {who}":
			g.stow(t, int16(s.Card.Number))
		case "return {ref}", "burn {ref}":
			g.lose(t, n)
		case "discard {ref}":
			g.lose(t, n)
			g.plan(t, n)
		default:
			g.step(t, s, cause{card: n, actor: nobody, at: board.Nowhere})
		}
	}
	g.agreeSides()
}

// stow puts an item into the inventory that a camp effect gives.
func (g *Game) stow(t *table.Table, n int16) {
	if g.isOwned(n) || g.card(n) == nil && g.see(t, n, false) == nil {
		return
	}
	g.Store.Plans = slices.DeleteFunc(g.Store.Plans, func(k Kept) bool { return k.Card == n })
	g.Store.Items = append(g.Store.Items, Kept{Card: n, Back: g.card(n).Back})
	g.card(n).Place = Inventory
	t.Tell(table.Event{Tale: taleGiven, Seat: g.Lead, Rule: "HE-CAMP-12", A: n})
}

// isOwned says whether an item is of the family.
func (g *Game) isOwned(n int16) bool {
	c := g.card(n)
	return c != nil && (c.Place == Inventory || c.Place == Held)
}

// gives says whether a camp effect has something to give: an item that the family has not got.
func (g *Game) gives(x *decks.Camp) bool {
	for i := range x.Do {
		if x.Do[i].Form == "give {n} to {who}" && g.isOwned(int16(x.Do[i].Card.Number)) {
			return false
		}
	}
	return true
}

// agreeSides makes the inventory show what its cards show (HE-CAMP-15).
func (g *Game) agreeSides() {
	for i := range g.Store.Items {
		g.Store.Items[i].Back = g.card(g.Store.Items[i].Card).Back
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
	pot := int(g.Store.Materials)
	q := t.Open(g.Lead, askCamp, pot)
	for _, k := range g.Store.Plans {
		g.offerWork(&q, VerbCraft, k.Card, g.thing(k.Card).Craft, pot, "HE-CAMP-13")
	}
	for _, k := range g.Store.Items {
		it := g.thing(k.Card)
		if it.Upgrade > 0 {
			g.offerWork(&q, VerbUpgrade, k.Card, it.Upgrade, pot, "HE-CAMP-14")
		}
		for i := range it.Camp {
			x := &it.Camp[i]
			o := VerbOffer.Of(int(k.Card), i, x.Cost)
			switch {
			case x.Required:
			case !g.gives(x):
				q.Deny(o, "HE-RULING-111", "you have what it gives")
			case x.Cost > pot:
				q.Deny(o, "HE-RULING-111", "too few materials")
			default:
				q.Offer(o, "HE-RULING-111")
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
		x := &g.thing(o.A).Camp[o.B]
		g.Store.Materials -= int16(x.Cost)
		gained, gone := comesOf(x)
		t.Tell(table.Event{Tale: taleOffered, Seat: g.Lead, Rule: "HE-CAMP-12", A: o.A, B: g.Store.Materials + gained,
			C: gone})
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
	g.Store.Materials -= int16(g.thing(n).Craft)
	g.Store.Plans = slices.DeleteFunc(g.Store.Plans, func(k Kept) bool { return k.Card == n })
	g.Store.Items = append(g.Store.Items, Kept{Card: n})
	g.card(n).Place = Inventory
	t.Tell(table.Event{Tale: taleCraft, Seat: g.Lead, Rule: "HE-CAMP-13", A: n, B: g.Store.Materials})
}

// upgrade turns an item over for good (HE-CAMP-14, HE-CAMP-15, HE-RULING-113).
func (g *Game) upgrade(t *table.Table, n int16) {
	g.Store.Materials -= int16(g.thing(n).Upgrade)
	if g.see(t, n, !g.card(n).Back) == nil {
		return
	}
	g.agreeSides()
	t.Tell(table.Event{Tale: taleUpgrade, Seat: g.Lead, Rule: "HE-CAMP-14", A: n, B: g.Store.Materials})
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
	t.Tell(table.Event{Tale: taleBroken, Seat: table.Nobody, Rule: "HE-SAVE-01", A: g.Store.Materials})
	g.Phase = PhaseOver
}
