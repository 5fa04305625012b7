package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbPlay    = book.Verb("play", "Put {the a} into play", "hand:{a}")
	VerbWield   = book.Verb("wield", "Ready {the a}", "card:{a}")
	VerbRest    = book.Verb("unwield", "Put {the a} away", "card:{a}")
	VerbMount   = book.Verb("mount", "Mount {the a} on {the b}", "card:{a}")
	VerbDiscard = book.Verb("discard", "Discard {the a}", "card:{a}")
	VerbDone    = book.Verb("done", "Done", "")
)

// What is told.
var (
	talePlay    = book.Tale("{who} puts {the a} into play.")
	taleWield   = book.Tale("{who} readies {the a}.")
	taleRest    = book.Tale("{who} puts {the a} away.")
	taleMount   = book.Tale("{who} mounts {the a} on {the b}.")
	taleDiscard = book.Tale("{who} discards {the a}.")
	taleDraw    = book.SecretTale("{who} draws {item b}{by c}.", "{who} draws {the secret}{by c}.")
)

// goneOf is where a card goes when it is discarded: its own discard pile, starting items out of the game (PH-INV-08).
func goneOf(c table.Card) Stack {
	if g := Of(c).Group; g != GroupStarting {
		return homes[g] + 1
	}
	return Aside
}

// Free offers what can be done at any time: items put into play, mounted, discarded, weapons readied and put away,
// followers turned face up, stats raised by XP, cards used (PH-INV-05, PH-XP-05, PH-RULING-79, PH-RULING-84,
// PH-RULING-86). Each has its window.
func (g *Game) Free(s table.Seat, m *table.Menu) {
	g.offerLeaving(m, s)
	if !g.Ready() || g.Over() || !g.human(s) {
		return
	}
	if g.inTime(s, itemsIntoPlay) && g.inTime(s, weaponsChanged) {
		g.offerItems(m, s)
	}
	g.offerFollowers(m, s)
	if n := g.xp(s); n >= statPrice {
		g.offerTraining(m, s, n)
	}
	if g.inTime(s, cardsAtAnyTime) {
		g.offerUsesThat(m, s, WhenAny, (*Use).quiet)
		g.offerPause(m, s)
	}
}

// offerItems offers what can be done with items and weapons.
func (g *Game) offerItems(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Hand).Cards {
		g.offerPlay(m, s, l.Card)
		m.Offer(VerbDiscard.Of(int(l.Card)), "PH-RULING-84")
	}
	for _, l := range g.of(s, Gear).Cards {
		c, k := l.Card, &g.Cards[l.Card]
		switch {
		case k.Mounted: // part of its weapon (PH-RULING-80)
			continue
		case k.Active:
			m.Offer(VerbRest.Of(int(c)), "PH-WPN-02")
		case Of(c).Kind != KindGear:
			m.Offer(VerbWield.Of(int(c)), "PH-WPN-02")
		default:
			g.offerMounts(m, s, c)
		}
		g.offerDiscard(m, s, c, "PH-RULING-84")
	}
}

// DoFree does it.
func (g *Game) DoFree(t *table.Table, s table.Seat, o table.Option) {
	switch c := table.Card(o.A); o.Verb {
	case VerbPlay:
		g.play(t, s, c)
	case VerbMount:
		g.mount(t, s, c, table.Card(o.B))
	case VerbWield:
		g.wield(t, s, c)
	case VerbRest:
		g.Cards[c].Active = false
		t.Tell(table.Event{Tale: taleRest, Seat: s, Rule: "PH-WPN-02", A: int16(c)})
		g.reckon(s)
	case VerbDiscard:
		g.discard(t, s, c, "PH-RULING-84")
	case VerbActivate:
		g.activate(t, s, c)
	case VerbTrain:
		g.train(t, s, Stat(o.A))
	case VerbUse:
		g.use(t, s, o)
	case VerbPause:
		g.mat(s).Pauses = true
	case VerbPropose:
		g.mat(s).Proposes = o.A + 1
	}
}

// offerDiscard offers to discard an item in play, unless it gives slots without which the rest would not fit
// (PH-INV-06).
func (g *Game) offerDiscard(m *table.Menu, s table.Seat, c table.Card, rule string) {
	if g.packed(s)-g.sizeOf(s, c) > g.slots(s)-slotsOf(c) {
		m.Deny(VerbDiscard.Of(int(c)), "PH-INV-06", "without it the rest would not fit")
	} else {
		m.Offer(VerbDiscard.Of(int(c)), rule)
	}
}

// sizeOf is the size of an item in play with what is mounted on it; it takes slots, active or not (PH-WPN-04,
// PH-RULING-80).
func (g *Game) sizeOf(s table.Seat, c table.Card) int {
	n := int(gists[c].size)
	if gists[c].kind == KindGear { // nothing is mounted on gear
		return n
	}
	if x, ok := g.mounted(s, c); ok {
		n += int(gists[x].size)
	}
	return n
}

// mounted is the gear that is mounted on a weapon.
func (g *Game) mounted(s table.Seat, weapon table.Card) (table.Card, bool) {
	for _, l := range g.of(s, Gear).Cards {
		if k := &g.Cards[l.Card]; k.Mounted && k.On == weapon {
			return l.Card, true
		}
	}
	return 0, false
}

// offerPlay offers to put an item of the hand into play: alone, or mounted on a weapon (PH-INV-03, PH-INV-06,
// PH-INV-09).
func (g *Game) offerPlay(m *table.Menu, s table.Seat, c table.Card) {
	o := VerbPlay.Of(int(c))
	if g.packed(s)+int(Of(c).Size) > g.slots(s)+slotsOf(c) {
		m.Deny(o, "PH-INV-06", "no room in your backpack")
		return
	}
	m.Offer(o, "PH-INV-05")
	if Of(c).Mount != NoMount {
		g.offerMounts(m, s, c)
	}
}

// offerMounts offers to mount a piece of gear on the weapons in play that take it; each takes one (PH-INV-10,
// PH-RULING-80).
func (g *Game) offerMounts(m *table.Menu, s table.Seat, c table.Card) {
	for _, l := range g.of(s, Gear).Cards {
		if !Of(c).Mount.takes(Of(l.Card)) {
			continue
		}
		o := VerbMount.Of(int(c), int(l.Card))
		if _, taken := g.mounted(s, l.Card); taken {
			m.Deny(o, "PH-INV-10", "something is mounted on it already")
		} else {
			m.Offer(o, "PH-RULING-80")
		}
	}
}

// takes reports whether gear with this mount goes on a weapon.
func (x Mount) takes(f *Face) bool {
	switch x {
	case AnyMelee:
		return f.Kind == KindMelee
	case AnyRanged:
		return f.Kind == KindRanged
	case OnPistol, OnRifle, OnShotgun, OnBow:
		return f.Kind == KindRanged && f.Class == Pistol+Class(x-OnPistol)
	}
	return false
}

// play puts an item of the hand into play for good (PH-INV-04). A weapon becomes active where no other of its kind is.
func (g *Game) play(t *table.Table, s table.Seat, c table.Card) {
	ready := Of(c).Kind != KindGear && !g.active(s, Of(c).Kind)
	p := g.of(s, Hand)
	p.Move(t, p.Find(c), g.of(s, Gear), table.Everyone, table.Everyone)
	g.Cards[c] = Marks{Came: true, Active: ready}
	t.Tell(table.Event{Tale: talePlay, Seat: s, Rule: "PH-INV-05", A: int16(c)})
	g.reckon(s)
}

// mount mounts gear, of the hand or in play, on a weapon for good (PH-TRADE-09, PH-RULING-80).
func (g *Game) mount(t *table.Table, s table.Seat, c, weapon table.Card) {
	if g.of(s, Hand).Find(c) >= 0 {
		g.play(t, s, c)
	}
	k := &g.Cards[c]
	k.Mounted, k.On = true, weapon
	t.Tell(table.Event{Tale: taleMount, Seat: s, Rule: "PH-RULING-80", A: int16(c), B: int16(weapon)})
	g.reckon(s)
}

// wield makes a weapon active and puts the other one of its kind away; with a card that allows two melee weapons, only
// if they need more than two hands (PH-WPN-01 to PH-WPN-03, PH-RULING-81, PH-RULING-82).
func (g *Game) wield(t *table.Table, s table.Seat, c table.Card) {
	kind, two := Of(c).Kind, g.fitsBeside(s, c)
	for _, l := range g.of(s, Gear).Cards {
		if !two && Of(l.Card).Kind == kind {
			g.Cards[l.Card].Active = false
		}
	}
	g.Cards[c].Active = true
	t.Tell(table.Event{Tale: taleWield, Seat: s, Rule: "PH-WPN-02", A: int16(c)})
	g.reckon(s)
}

// fitsBeside reports whether a weapon that is readied leaves the active one of its kind active (PH-RULING-81,
// PH-RULING-82).
func (g *Game) fitsBeside(s table.Seat, c table.Card) bool {
	kind, hands, n := Of(c).Kind, Of(c).Hands, int8(1)
	for _, l := range g.of(s, Gear).Cards {
		if k := &g.Cards[l.Card]; k.Active && Of(l.Card).Kind == kind {
			hands += Of(l.Card).Hands
			n++
		}
	}
	return kind == KindMelee && g.mat(s).Sum[KnobSecond] > 0 && n == 2 && hands <= 2
}

// discard discards an item from the hand or from play, a weapon with what is mounted on it (PH-INV-07, PH-INV-08,
// PH-RULING-80). Outside combat another weapon takes the place of an active one.
func (g *Game) discard(t *table.Table, s table.Seat, c table.Card, rule string) {
	if x, ok := g.mounted(s, c); ok {
		g.throwAway(t, s, x, rule)
	}
	g.throwAway(t, s, c, rule)
	if g.inTime(s, weaponsChanged) {
		g.arm(s)
	} else {
		g.reckon(s)
	}
}

func (g *Game) throwAway(t *table.Table, s table.Seat, c table.Card, rule string) {
	p := g.of(s, Gear)
	if p.Find(c) < 0 {
		p = g.of(s, Hand)
	}
	p.Move(t, p.Find(c), g.pile(goneOf(c)), table.Everyone, table.Everyone)
	g.Cards[c] = Marks{Came: true}
	t.Tell(table.Event{Tale: taleDiscard, Seat: s, Rule: rule, A: int16(c)})
}

// drawItem draws an item to the hand (PH-INV-01, PH-RULING-77).
func (g *Game) drawItem(t *table.Table, s table.Seat, deck Stack, why cause) {
	if !g.refill(deck) {
		return
	}
	c := g.pile(deck).Draw(t, g.of(s, Hand), table.Set(s))
	g.Cards[c] = Marks{Came: true}
	which := int16(0)
	if deck == Weapons {
		which = 1
	}
	t.Tell(table.Event{Tale: taleDraw, Seat: s, Rule: "PH-INV-01", B: which, C: why.card, Secret: int16(c),
		Who: table.Set(s)})
	g.keepHand(t, s)
}

var (
	AskHand = book.Question("hand", "PH-INV-05", "{held a b}", words.Always, toDoFirst)
	AskLess = book.Question("less", "PH-RULING-75", "{held a b}", toDoFirst)
	askItem = book.Question("item", "PH-INV-08", "{because a}Which item do you give up?", words.Always)
)

// toDoFirst keeps the question about one's items open for whatever is worth doing; nobody waits for a chance to put
// away, discard or leave.
var toDoFirst = words.For(VerbPlay, VerbMount, VerbWield, VerbActivate, VerbTrain, VerbUse, VerbPause)

// keepHand follows a draw: an item may be put into play, and must be, or be discarded, while the hand is above its
// limit (PH-INV-02, PH-INV-07, PH-RULING-75).
func (g *Game) keepHand(t *table.Table, s table.Seat) {
	for {
		prompt := AskHand
		if g.of(s, Hand).Len() > g.handLimit(s) {
			prompt = AskLess
		}
		m := t.Open(s, prompt)
		m.About(g.of(s, Hand).Len(), g.handLimit(s))
		had := g.of(s, Hand).Len()
		for _, l := range g.of(s, Hand).Cards {
			g.offerPlay(&m, s, l.Card)
			if had > g.handLimit(s) {
				m.Offer(VerbDiscard.Of(int(l.Card)), "PH-RULING-84")
			}
		}
		g.offerRoom(&m, s)
		if g.of(s, Hand).Len() <= g.handLimit(s) {
			m.Offer(VerbDone.Of(), "PH-INV-02")
		}
		o := m.Ask()
		if o.Verb != VerbDone {
			g.DoFree(t, s, o)
		}
		c, held := table.Card(o.A), g.of(s, Hand).Len()
		switch {
		case held > g.handLimit(s):
		case o.Verb == VerbDiscard && held == had: // room has been made for something
		case o.Verb == VerbPlay && Of(c).Kind != KindGear && !g.Cards[c].Active: // or is it readied at once?
		default:
			return
		}
	}
}

// offerRoom offers what goes with putting an item into play: items in play are discarded where one of the hand has no
// room, and another weapon is readied, once nothing more need go (PH-INV-07, PH-WPN-02). All of it is possible at any
// other time too, but a player made of code finds no other.
func (g *Game) offerRoom(m *table.Menu, s table.Seat) {
	tight := false
	for _, l := range g.of(s, Hand).Cards {
		tight = tight || g.packed(s)+int(Of(l.Card).Size) > g.slots(s)+slotsOf(l.Card)
	}
	for _, l := range g.of(s, Gear).Cards {
		c, k := l.Card, &g.Cards[l.Card]
		if Of(c).Kind != KindGear && !k.Active && g.of(s, Hand).Len() <= g.handLimit(s) {
			m.Offer(VerbWield.Of(int(c)), "PH-WPN-02")
		}
		if tight && !k.Mounted {
			g.offerDiscard(m, s, c, "PH-INV-07")
		}
	}
}

// losable is how many items a player could give up, one by one.
func (g *Game) losable(s table.Seat) int {
	n := g.of(s, Hand).Len()
	for _, l := range g.of(s, Gear).Cards {
		if !g.Cards[l.Card].Mounted {
			n++
		}
	}
	return n
}

// loseItem makes a player discard an item of their choice, in play or in hand, if there is one.
func (g *Game) loseItem(t *table.Table, s table.Seat, why cause) {
	if g.losable(s) == 0 {
		return
	}
	m := t.Open(s, askItem, int(why.card))
	for _, l := range g.of(s, Gear).Cards {
		if !g.Cards[l.Card].Mounted {
			g.offerDiscard(&m, s, l.Card, why.rule)
		}
	}
	for _, l := range g.of(s, Hand).Cards {
		m.Offer(VerbDiscard.Of(int(l.Card)), why.rule)
	}
	g.discard(t, s, table.Card(m.Ask().A), why.rule)
}

// randomCard moves a card of a player's hand to another pile, by chance, if there is one. who may see it.
func (g *Game) randomCard(t *table.Table, s table.Seat, to *table.Pile, who table.Seats) (table.Card, bool) {
	p := g.of(s, Hand)
	if p.Len() == 0 {
		return 0, false
	}
	return p.Pick(t, to, who), true
}
