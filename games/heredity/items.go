package heredity

import (
	"slices"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askKeep   = book.Question("keep", "HE-ITEM-02", "No place is free for {card a}. What does {member b} drop?", public)
	askGets   = book.Question("gets", "HE-ITEM-06", "Who gets {card a}?", common)
	askGround = book.Question("ground", "HE-RULING-96", "{member a} has a hand on the ground. What now?", public)
	askAgain  = book.Question("again", "HE-RULING-34", "Turned over: {card b}. Where does its damage go?", public)
	askPay    = book.Question("pay", "HE-RULING-103", "Materials to pay: {a}. Who gives?", public)
)

// What is offered.
var (
	VerbDropFor = book.Verb("dropfor", "Drop {card b}", "item:{b}")
	VerbGround  = book.Verb("leaveit", "Leave it on the ground", "card:{a}")
	VerbPick    = book.Verb("pick", "Take {card b}", "item:{b}")
	VerbDrop    = book.Verb("drop", "Drop {card b}", "item:{b}")
	VerbCubes   = book.Verb("cubes", "Take {n b material materials}", "square:{c}")
	VerbPour    = book.Verb("pour", "Lay down {n b material materials}", "square:{c}")
	VerbDone    = book.Verb("done", "Done", "")
	VerbGives   = book.Verb("gives", "{member a} gives 1", "member:{a}")
)

// What is told.
var (
	taleHas    = book.Tale("{member b} has {card a}.", atCard, wordsMajor)
	taleDrops  = book.Tale("{member b} drops {card a}.", atCard)
	taleFalls  = book.Tale("On {square b} now: {card a}.", atCard)
	taleTakes  = book.Tale("{member a} gets {n b material materials}.", atMember)
	talePays   = book.Tale("{member a} gives {n b material materials}.", atMember)
	taleTaken  = book.Tale("For {card c}, {member a} gives {n b material materials}.", atMember, words.Costs)
	taleRobbed = book.Tale(book.Template(talePays), atMember, words.Costs) // nobody has decided on it
	taleDents  = book.Tale("{b} damage to {card a}.", atCard, words.Costs)
	taleFull   = book.Tale("{Card a} is full of damage: its effects stop until it is repaired.", atCard, wordsMajor,
		words.Costs)
	taleSeen = book.Tale("{member a}'s disguise is used up: {member a} has struck somebody.", atMember, wordsMajor,
		words.Costs)
	taleMended = book.Tale("Repaired: {card a}.", atCard)
)

// itemForms are steps about items and materials.
var itemForms = map[string]form{
	"gain {k} materials to {who}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		for _, m := range g.who(t, s.Who, c).members() {
			g.gain(t, m, s.N)
		}
	}},
	"lose {k} materials of {who}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			for _, m := range g.who(t, s.Who, c).members() {
				g.rob(t, m, s.N)
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.some(g.whoCould(s.Who, c), func(m int8) bool { return int(g.Team[m].Materials) >= s.N })
		},
	},
	"pay {k}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.pay(t, g.all(), s.N, c) },
		can: func(g *Game, s *decks.Step, _ cause) bool { return g.materials(g.all()) >= s.N },
	},
	"give {n} to {who}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			n := c.ref(s.Card)
			if g.card(n) == nil && g.see(t, n, false) == nil {
				return
			}
			for _, m := range g.who(t, s.Who, c).members() {
				g.hand(t, n, m)
				return
			}
		},
		can: func(g *Game, s *decks.Step, c cause) bool {
			card := g.card(c.ref(s.Card))
			return card == nil || card.Place.InPlay()
		},
	},
	"drop {n} at {cell}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			n := c.ref(s.Card)
			if g.card(n) == nil && g.see(t, n, false) == nil {
				return
			}
			g.fall(t, n, g.at(s.Cell))
		},
		can: func(g *Game, s *decks.Step, _ cause) bool { return g.at(s.Cell) != board.Nowhere },
	},
	"damage item {n} {k}": {
		do:  (*Game).dent,
		can: func(g *Game, s *decks.Step, c cause) bool { return g.holder(c.ref(s.Card)) != nobody },
	},
	"repair item {n} {k}": {
		do:  (*Game).undent,
		can: func(g *Game, s *decks.Step, c cause) bool { return g.holder(c.ref(s.Card)) != nobody },
	},
}

// gain gives materials to a character (HE-FIELD-10).
func (g *Game) gain(t *table.Table, m int8, n int) {
	g.Team[m].Materials += int16(n)
	t.Tell(table.Event{Tale: taleTakes, Seat: g.manager(m), Rule: "HE-FIELD-10", A: int16(m), B: int16(n)})
}

// pay1 takes materials from a character whose player has decided on it.
func (g *Game) pay1(t *table.Table, m int8, n int) { g.payFor(t, m, n, cause{}) }

// payFor takes materials from a character for what a card does: whoever has not decided on it is told what it was for.
func (g *Game) payFor(t *table.Table, m int8, n int, c cause) {
	if n == 0 {
		return
	}
	g.Team[m].Materials -= int16(n)
	e := table.Event{Tale: talePays, Seat: g.manager(m), Rule: "HE-FIELD-09", A: int16(m), B: int16(n)}
	if c.card != 0 && e.Seat != g.chooser(c) {
		e.Tale, e.C = taleTaken, c.card
	}
	t.Tell(e)
}

// rob takes materials from a character without anybody's deciding on it, as many as there are.
func (g *Game) rob(t *table.Table, m int8, n int) {
	n = min(n, int(g.Team[m].Materials))
	if n == 0 {
		return
	}
	g.Team[m].Materials -= int16(n)
	t.Tell(table.Event{Tale: taleRobbed, Seat: g.manager(m), Rule: "HE-FIELD-09", A: int16(m), B: int16(n)})
}

// chooser is who has decided on what a card does.
func (g *Game) chooser(c cause) table.Seat {
	if c.chose > 0 {
		return c.chose - 1
	}
	return g.decider(c)
}

// pay takes materials from some of the family, as they like; from one it is taken at once (HE-RULING-103).
func (g *Game) pay(t *table.Table, from crew, n int, c cause) {
	for n > 0 {
		able := g.those(func(m int8) bool { return from.has(m) && g.Team[m].Materials > 0 })
		list := able.members()
		if len(list) == 0 {
			return
		}
		if len(list) == 1 || g.materials(able) == n {
			for _, m := range list {
				give := min(n, int(g.Team[m].Materials))
				g.payFor(t, m, give, c)
				n -= give
			}
			return
		}
		q := t.Open(g.Lead, askPay, n)
		for _, m := range list {
			q.Offer(VerbGives.Of(int(m)), "HE-RULING-103")
		}
		g.payFor(t, int8(q.Ask().A), 1, c)
		n--
	}
}

// find is an item card that was taken: who acted may keep it, otherwise the players give it to somebody; what somebody
// leaves behind on dying lies on the ground (HE-ITEM-01, HE-ITEM-05, HE-ITEM-06, HE-RULING-99).
func (g *Game) find(t *table.Table, number int16, c cause) {
	if c.loot {
		g.fall(t, number, c.at)
		return
	}
	able := g.actors(c)
	m := able.members()[0]
	if able&(able-1) != 0 {
		q := t.Open(g.decider(c), askGets, int(number))
		for _, x := range able.members() {
			q.Offer(VerbWho.Of(int(x)), "HE-ITEM-06")
		}
		m = int8(q.Ask().A)
	}
	g.hand(t, number, m)
}

// hand gives an item to a character, with the damage on it (HE-ITEM-01).
func (g *Game) hand(t *table.Table, number int16, m int8) {
	page := g.shows(number)
	if page == nil || page.Kind != decks.Item {
		return
	}
	g.receive(t, page, m, g.loosen(page))
}

// receive is a character that gets an item; where no place is free one is dropped, or it falls to the ground
// (HE-ITEM-02 to HE-ITEM-04, HE-RULING-97, HE-RULING-98).
func (g *Game) receive(t *table.Table, page *Page, m int8, it sheet.Item) {
	if !g.put(m, page, it) {
		o := g.askRoomFor(t, page, m)
		if o.Verb == VerbGround {
			g.lay(t, it, g.Team[m].At)
			return
		}
		g.dropItem(t, m, o.B)
		g.put(m, page, it)
	}
	t.Tell(table.Event{Tale: taleHas, Seat: g.manager(m), Rule: "HE-ITEM-01", A: page.Number, B: int16(m)})
	c := cause{card: page.Number, actor: m, at: g.Team[m].At}
	g.do(t, page.Side.Item.Gain, c)
}

// Gained is the thing that an event tells somebody has got, or that it was reworked.
func Gained(e table.Event) (number int16, ok bool) {
	return e.A, e.Tale == taleHas || e.Tale == taleUpgrade
}

// askRoomFor asks what is dropped for an item that has no free place: itself, or one in its way on which no Action
// token lies.
func (g *Game) askRoomFor(t *table.Table, page *Page, m int8) table.Option {
	q := t.Open(g.manager(m), askKeep, int(page.Number), int(m))
	q.Offer(VerbGround.Of(int(page.Number)), "HE-ITEM-02")
	for _, p := range g.Team[m].For(page.Worn) {
		o := VerbDropFor.Of(int(m), int(g.Team[m].Items[p-sheet.OnHead].Number))
		if g.Team[m].Loose(p) {
			q.Offer(o, "HE-ITEM-02")
		} else {
			q.Deny(o, "HE-RULING-97", tokenOnIt)
		}
	}
	return q.Ask()
}

// put lays an item, with what lies on it, in a free place of a character. It is false if there is none.
func (g *Game) put(m int8, page *Page, it sheet.Item) bool {
	g.Team[m].MoreBags = int8(g.bonus(m, "bag"))
	var buffer [sheet.Places]sheet.Place
	places := g.Team[m].Fits(page.Worn, buffer[:0])
	if len(places) == 0 {
		return false
	}
	g.Team[m].Put(places[0], it)
	g.card(page.Number).Place = Held
	return true
}

// loosen takes an item from where it is, a sheet or the ground, with what lies on it; one that is neither here nor
// there is as it is printed.
func (g *Game) loosen(page *Page) sheet.Item {
	if m := g.holder(page.Number); m != nobody {
		return g.Team[m].Take(g.Team[m].Find(page.Number), sheet.Body)
	}
	if it, ok := g.pickGround(page.Number); ok {
		return it
	}
	return page.Item
}

// pickGround takes an item off the ground. It is false if it does not lie there.
func (g *Game) pickGround(number int16) (it sheet.Item, ok bool) {
	for i := range g.Ground {
		if g.Ground[i].Number == number {
			it = g.Ground[i].Item
			g.returnLent(number)
			g.Ground = slices.Delete(g.Ground, i, i+1)
			return it, true
		}
	}
	return it, false
}

// leaveSheet is an item that goes away from whoever held it; Action tokens on it go to the owner's Body card
// (HE-ACT-14, HE-ITEM-24).
func (g *Game) leaveSheet(t *table.Table, number int16) {
	m := g.holder(number)
	if m == nobody {
		return
	}
	page := g.shows(number)
	g.Team[m].Take(g.Team[m].Find(number), sheet.Body)
	if page != nil && page.Side != nil && page.Side.Item != nil {
		g.do(t, page.Side.Item.Lose, cause{card: number, actor: m, at: g.Team[m].At})
	}
}

// fall lays an item on a square, from wherever it is (HE-ITEM-05).
func (g *Game) fall(t *table.Table, number int16, at board.Square) {
	page := g.shows(number)
	if page == nil || page.Kind != decks.Item || at == board.Nowhere {
		return
	}
	g.lay(t, g.loosen(page), at)
}

// lay lays an item that nobody holds on a square, with what lies on it.
func (g *Game) lay(t *table.Table, it sheet.Item, at board.Square) {
	g.Ground = append(g.Ground, Fallen{it, at})
	g.card(it.Number).Place = Lying
	t.Tell(table.Event{Tale: taleFalls, Seat: table.Nobody, Rule: "HE-ITEM-05", A: it.Number, B: int16(at)})
}

// dropItem lays an item of a character on its square (HE-ITEM-08, HE-ITEM-10).
func (g *Game) dropItem(t *table.Table, m int8, number int16) {
	t.Tell(table.Event{Tale: taleDrops, Seat: g.manager(m), Rule: "HE-ITEM-08", A: number, B: int16(m)})
	page := g.shows(number)
	g.fall(t, number, g.Team[m].At)
	if page != nil && page.Side != nil && page.Side.Item != nil {
		g.do(t, page.Side.Item.Lose, cause{card: number, actor: m, at: g.Team[m].At})
	}
}

// turnItem shows an item's other side; damage on it is laid on its slots again, by its owner where there is a choice
// (HE-RULING-34).
func (g *Game) turnItem(t *table.Table, page *Page) {
	if m := g.holder(page.Number); m != nobody {
		p := g.Team[m].Find(page.Number)
		n := g.Team[m].Flip(p, page.Item.Back, page.Item.Slots, page.Item.Count)
		for n > 0 {
			n -= g.layAgain(t, m, p, n)
		}
		return
	}
	for i := range g.Ground {
		f := &g.Ground[i]
		if f.Number != page.Number {
			continue
		}
		n := f.Damage()
		f.Item = page.Item
		for k := range f.Count {
			if n > 0 && f.Slots[k].Heart {
				f.Hurt |= 1 << k
				n--
			}
		}
	}
}

// layAgain puts a Damage token on a slot of an item, or all that are left if they fill it, and says how many.
func (g *Game) layAgain(t *table.Table, m int8, p sheet.Place, left int) int {
	s := &g.Team[m].Sheet
	var free []sheet.At
	for _, a := range s.Hearts(nil) {
		if a.Place == p {
			free = append(free, a)
		}
	}
	if len(free) <= left {
		for _, a := range free {
			s.Damage(a)
		}
		return left
	}
	q := t.Open(g.manager(m), askAgain, int(m), int(s.Items[p-sheet.OnHead].Number))
	for _, a := range free {
		q.Offer(VerbHurt.Of(int(m), slotNumber(a)), "HE-RULING-34")
	}
	g.Team[m].Damage(slotAt(q.Ask().B))
	return 1
}

// dent puts damage on an item.
func (g *Game) dent(t *table.Table, s *decks.Step, c cause) {
	n := c.ref(s.Card)
	m := g.holder(n)
	p := g.Team[m].Find(n)
	card := g.Team[m].Card(p)
	left := s.N
	for i := range card.Count {
		if left > 0 && card.Slots[i].Heart && card.Hurt>>i&1 == 0 {
			g.Team[m].Damage(sheet.At{Place: p, Slot: i})
			left--
		}
	}
	t.Tell(table.Event{Tale: taleDents, Seat: g.manager(m), Rule: "HE-DMG-19", A: n, B: int16(s.N - left)})
	if left < s.N {
		g.tellFull(t, m, p)
	}
}

// tellFull tells all that an item's effects stop when its last slot has just been filled (HE-ITEM-17).
func (g *Game) tellFull(t *table.Table, m int8, p sheet.Place) {
	if p < sheet.OnHead {
		return
	}
	it := &g.Team[m].Items[p-sheet.OnHead]
	if it.Full() && len(g.thing(it.Number).Permanent) > 0 {
		t.Tell(table.Event{Tale: taleFull, Seat: table.Nobody, Rule: "HE-ITEM-17", A: it.Number})
	}
}

// undent takes damage off an item.
func (g *Game) undent(t *table.Table, s *decks.Step, c cause) {
	n := c.ref(s.Card)
	m := g.holder(n)
	p := g.Team[m].Find(n)
	card := g.Team[m].Card(p)
	left := s.N
	for i := range card.Count {
		if left > 0 && card.Hurt>>i&1 != 0 {
			g.Team[m].Heal(sheet.At{Place: p, Slot: i})
			left--
		}
	}
	t.Tell(table.Event{Tale: taleMended, Seat: g.manager(m), Rule: "HE-ITEM-15", A: n})
}

// cubesAt is how many materials lie on a square.
func (g *Game) cubesAt(at board.Square) int16 {
	for _, c := range g.Cubes {
		if c.At == at {
			return c.N
		}
	}
	return 0
}

// takeCubes takes materials off a square; a negative number lays them there.
func (g *Game) takeCubes(at board.Square, n int16) {
	for i := range g.Cubes {
		if g.Cubes[i].At != at {
			continue
		}
		g.Cubes[i].N -= n
		if g.Cubes[i].N == 0 {
			g.Cubes = slices.Delete(g.Cubes, i, i+1)
		}
		return
	}
	if n < 0 {
		g.Cubes = append(g.Cubes, Cubes{at, -n})
	}
}

// disguised says whether a disguise hides a member: until they strike somebody.
func (g *Game) disguised(m int8) bool { return !g.Bold.has(m) && g.wears(m, "disguise") }

// rummage is the ground dialog: for one INTERACT any items and materials are taken and dropped on the square, each once
// (HE-FIELD-08, HE-ITEM-07, HE-ITEM-08, HE-RULING-96).
func (g *Game) rummage(t *table.Table, m int8) {
	d := dialog{member: m}
	for g.reachDown(t, &d) {
	}
}

// dialog is what was done in a ground dialog so far.
type dialog struct {
	member int8
	items  []int16 // that were taken or dropped
	took   bool    // materials
	poured int16
	any    bool
}

// reachDown asks for the next thing of a ground dialog, and does it. It is false when it is over.
func (g *Game) reachDown(t *table.Table, d *dialog) bool {
	m := d.member
	at := g.Team[m].At
	q := t.Open(g.manager(m), askGround, int(m))
	if d.any {
		q.Offer(VerbDone.Of(), "HE-RULING-96")
	}
	if lie := g.cubesAt(at); d.poured == 0 && !d.took {
		for n := int16(1); n <= lie; n++ {
			q.Offer(VerbCubes.Of(int(m), int(n), int(at)), "HE-FIELD-08")
		}
	}
	for i := range g.Ground {
		if f := &g.Ground[i]; f.At == at && !slices.Contains(d.items, f.Number) {
			q.Offer(VerbPick.Of(int(m), int(f.Number)), "HE-ITEM-07")
		}
	}
	for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
		n := g.Team[m].Items[p-sheet.OnHead].Number
		switch {
		case n == 0 || slices.Contains(d.items, n):
		case g.Team[m].Loose(p):
			q.Offer(VerbDrop.Of(int(m), int(n)), "HE-ITEM-08")
		default:
			q.Deny(VerbDrop.Of(int(m), int(n)), "HE-ITEM-09", tokenOnIt)
		}
	}
	if !d.took {
		for n := int16(1); n <= g.Team[m].Materials && d.poured == 0; n++ {
			q.Offer(VerbPour.Of(int(m), int(n), int(at)), "HE-RULING-96")
		}
	}
	return g.handle(t, d, q.Ask())
}

// handle does one thing of the ground dialog. It is false when it is over.
func (g *Game) handle(t *table.Table, d *dialog, o table.Option) bool {
	m := d.member
	at := g.Team[m].At
	d.any = true
	switch o.Verb {
	case VerbCubes:
		d.took = true
		g.takeCubes(at, o.B)
		g.gain(t, m, int(o.B))
	case VerbPour:
		d.poured = o.B
		g.pay1(t, m, int(o.B))
		g.takeCubes(at, -o.B)
	case VerbPick:
		held := g.Team[m].Items
		g.pickUp(t, m, o.B)
		d.items = append(d.items, o.B)
		for i := range held { // what made room
			if n := held[i].Number; n != 0 && !g.has(m, n) {
				d.items = append(d.items, n)
			}
		}
	case VerbDrop:
		d.items = append(d.items, o.B)
		g.dropItem(t, m, o.B)
	default:
		return false
	}
	return true
}

// pickUp takes an item off the ground with what lies on it; a token of who does so still occupies its slot (HE-ACT-11).
func (g *Game) pickUp(t *table.Table, m int8, number int16) {
	page := g.shows(number)
	own := g.takeLent(m, number)
	it, _ := g.pickGround(number)
	it.Used, it.Centre = own.Used, own.Centre
	if g.put(m, page, it) {
		t.Tell(table.Event{Tale: taleHas, Seat: g.manager(m), Rule: "HE-ITEM-07", A: number, B: int16(m)})
		return
	}
	g.card(number).Place = Beside
	g.receive(t, page, m, it)
}
