package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askBlast  = book.Question("blast", "HE-RULING-13", "{member a}: on which square?", public)
	askOrder  = book.Question("order", "HE-RULING-94", "Who is struck next?", public)
	askJoins  = book.Question("joins", "HE-RULING-43", "{member a} joins in, and how?", public)
	askVictim = book.Question("victim", "HE-RULING-81", "{Figure a} {verb a strikes strike}. Whom?", common)
)

// What is offered.
var (
	VerbBlast  = book.Verb("blast", "{Square b}", "square:{b}")
	VerbJoin   = book.Verb("join", "{member a} joins: {blow a b}", "member:{a}")
	VerbStays  = book.Verb("stays", "{member a} stays out of it", "member:{a}")
	VerbVictim = book.Verb("victim", "{member a}", "member:{a}")
)

// What is told.
var (
	taleStrikes = book.Tale("{member a} strikes {figure b}.", wordsEnd, words.At("figure:{b}"))
	taleAttacks = book.Tale("{Figure a} {verb a strikes strike} {member b}.", wordsEnd, words.At("member:{b}"))
	taleBrawls  = book.Tale("{Figure a} {verb a strikes strike} {figure b}.", words.At("figure:{b}"))
	taleBefalls = book.Tale("{Figure b} {verb b is are} struck by {card a}.", words.At("figure:{b}"))
	taleSum     = book.Tale("Blow {a}, Karma {karma b}, defence {c}: {sum a b c}.")
	taleBlast   = book.Tale("It goes off on {square b}.", atSquare)
)

// A blow is one way for a member to strike: with fist, foot, or an item (HE-FIGHT-02, HE-FIGHT-17, HE-FIGHT-18).
type blow int16

// The blows. Those of items are slots of the sheet; those of things on the ground, slots by the number of the card.
const (
	punch blow = iota
	kick
	firstItem
	firstLying blow = 1000
)

// lyingBlow is a blow with a slot of a thing on the ground, lyingSlot the slot of such a blow.
func lyingBlow(number int16, k int) blow { return firstLying + blow(number)*sheet.Slots + blow(k) }
func lyingSlot(b blow) (number int16, k int) {
	return int16((b - firstLying) / sheet.Slots), int((b - firstLying) % sheet.Slots)
}

// bareHanded is what a punch and a kick do.
var bareHanded = decks.Attack{Range: 1, Damage: 1}

// attackOf is what a blow does, and nil for an item that is not there. It is not to be changed.
func (g *Game) attackOf(m int8, b blow) *decks.Attack {
	if b < firstItem {
		return &bareHanded
	}
	if b >= firstLying {
		return g.lyingAttack(b)
	}
	a := slotAt(int16(b - firstItem))
	if a.Place < sheet.OnHead || int(a.Place) >= sheet.Places {
		return nil
	}
	it := &g.Team[m].Items[a.Place-sheet.OnHead]
	page := g.known(it.Number, it.Back)
	if it.Number == 0 || page == nil || page.Side == nil || int(a.Slot) >= len(page.Side.Item.Slots) {
		return nil
	}
	return page.Side.Item.Slots[a.Slot].Attack
}

// lyingAttack is what a blow with a thing on the ground does.
func (g *Game) lyingAttack(b blow) *decks.Attack {
	number, k := lyingSlot(b)
	for i := range g.Ground {
		f := &g.Ground[i]
		if page := g.known(number, f.Back); f.Number == number && page != nil && k < len(page.Side.Item.Slots) {
			return page.Side.Item.Slots[k].Attack
		}
	}
	return nil
}

// mostBlows is room for as many blows as a member has at hand, as a rule.
const mostBlows = 8

// blows adds all that a member can pay for now.
func (g *Game) blows(m int8, list []blow) []blow {
	s := &g.Team[m].Sheet
	if s.Tokens == 0 {
		return list
	}
	var buffer [sheet.Places * sheet.Slots]sheet.At
	if len(s.Free(sheet.Punch, buffer[:0])) > 0 && !g.forbidden("punch") {
		list = append(list, punch)
	}
	if len(s.Free(sheet.Kick, buffer[:0])) > 0 && !g.forbidden("kick") {
		list = append(list, kick)
	}
	for _, a := range s.Direct(buffer[:0]) {
		if b := firstItem + blow(slotNumber(a)); g.attackOf(m, b) != nil && !g.forbidden("attack") {
			list = append(list, b)
		}
	}
	if !g.forbidden("attack") {
		list = g.lyingBlows(m, list)
	}
	return list
}

// lyingBlows adds those with things that lie on the member's square (HE-ACT-08, HE-ITEM-18).
func (g *Game) lyingBlows(m int8, list []blow) []blow {
	for i := range g.Ground {
		f := &g.Ground[i]
		if f.At != g.Team[m].At {
			continue
		}
		for k := range int(f.Count) {
			b := lyingBlow(f.Number, k)
			if g.attackOf(m, b) != nil && f.Hurt>>k&1 == 0 && !g.lent(f.Number, k) {
				list = append(list, b)
			}
		}
	}
	return list
}

// reaches says whether a blow can hit a figure: in range and in line of sight (HE-FIGHT-04).
func (g *Game) reaches(m int8, b blow, i int) bool {
	a := g.attackOf(m, b)
	f := &g.Figures[i]
	return a != nil && f.At != board.Nowhere && g.person(f.Card) != nil &&
		g.Board.InRange(g.Team[m].At, f.At, a.Range+g.bonus(m, "range"))
}

// payBlow moves the token that a blow costs.
func (g *Game) payBlow(t *table.Table, m int8, b blow) {
	switch {
	case b == punch:
		g.payIcon(t, m, sheet.Punch)
	case b == kick:
		g.payIcon(t, m, sheet.Kick)
	case b >= firstLying:
		number, k := lyingSlot(b)
		g.lend(m, number, k)
	default:
		g.Team[m].Pay(slotAt(int16(b - firstItem)))
	}
	if g.disguised(m) {
		t.Tell(table.Event{Tale: taleSeen, Seat: table.Nobody, Rule: "HE-RULING-133", A: int16(m)})
	}
	g.Bold |= one(m)
}

// spend discards the item of a blow that can be used once (HE-ITEM-23, HE-RULING-43).
func (g *Game) spend(t *table.Table, m int8, b blow) {
	switch {
	case b >= firstLying:
		number, k := lyingSlot(b)
		if page := g.shows(number); g.card(number).Place == Lying && page.Side.Item.Slots[k].Single {
			g.discard(t, number, cause{card: number, actor: m})
		}
	case b >= firstItem:
		g.useUp(t, m, slotAt(int16(b-firstItem)))
	}
}

// useUp discards a single-use item (HE-ITEM-23, HE-ITEM-24).
func (g *Game) useUp(t *table.Table, m int8, a sheet.At) {
	it := &g.Team[m].Items[a.Place-sheet.OnHead]
	page := g.known(it.Number, it.Back)
	if page != nil && page.Side.Item.Slots[a.Slot].Single {
		g.discard(t, it.Number, cause{card: it.Number, actor: m})
	}
}

// strike is the attack of a member on one figure (HE-FIGHT-02 to HE-FIGHT-09).
func (g *Game) strike(t *table.Table, m int8, b blow, i int) {
	a := *g.attackOf(m, b)
	g.payBlow(t, m, b)
	t.Tell(table.Event{Tale: taleStrikes, Seat: g.manager(m), Rule: "HE-FIGHT-02", A: int16(m), B: int16(i)})
	g.land(t, i, a.Damage+g.bonus(m, "damage"), &a, cause{actor: m, at: g.Team[m].At})
	g.spend(t, m, b)
}

// land resolves an attack on a figure: it turns hostile first, a Karma card is drawn and added, its defence is taken
// off (HE-FIGHT-05 to HE-FIGHT-10, HE-NPC-10, HE-RULING-84, HE-RULING-91).
func (g *Game) land(t *table.Table, i, base int, a *decks.Attack, c cause) {
	f := g.Figures[i]
	p := g.person(f.Card)
	if f.At == board.Nowhere || p == nil {
		return
	}
	provoked := c
	provoked.card = f.Card
	g.enrage(t, f.Card, c)
	g.do(t, p.Struck, provoked)
	if g.Figures[i].At == board.Nowhere || g.person(f.Card) == nil {
		return
	}
	defence := p.Defence + g.modified(f.Card, "host defence {k}")
	n := g.outcome(t, base, defence, c)
	g.hurt(t, i, n, provoked)
	g.aftermath(t, a, n, c)
}

// outcome draws a Karma card, and says how much damage is dealt.
func (g *Game) outcome(t *table.Table, base, defence int, c cause) int {
	slot := g.drawKarma(t)
	v := g.karmaValue(slot)
	t.Tell(table.Event{Tale: taleSum, Seat: table.Nobody, Rule: "HE-FIGHT-06", A: int16(base), B: int16(slot),
		C: int16(defence)})
	if c.actor != nobody {
		g.do(t, v.Do, c)
	}
	return dealt(base, v, defence)
}

// dealt is the damage of an attack: never below 0, and none with a failure (HE-RULING-91).
func dealt(base int, v *decks.KarmaValue, defence int) int {
	if v.Failure {
		return 0
	}
	return max(0, base+v.Value-defence)
}

// aftermath is what an attack does besides, on a hit or a miss.
func (g *Game) aftermath(t *table.Table, a *decks.Attack, n int, c cause) {
	if n > 0 {
		g.do(t, a.Hit, c)
	} else {
		g.do(t, a.Miss, c)
	}
}

// together is a combined attack: base damages are added, one Karma card is drawn, defence is taken off once
// (HE-FIGHT-11 to HE-FIGHT-16, HE-RULING-43).
func (g *Game) together(t *table.Table, blows [maxTeam]blow, joined crew, i int) {
	base := 0
	var first *decks.Attack
	c := cause{actor: nobody, crew: joined, at: g.Figures[i].At}
	for _, m := range joined.members() {
		a := g.attackOf(m, blows[m])
		base += a.Damage + g.bonus(m, "damage")
		if first == nil {
			first, c.actor = a, m
		}
	}
	for _, m := range joined.members() {
		g.payBlow(t, m, blows[m])
		t.Tell(table.Event{Tale: taleStrikes, Seat: g.manager(m), Rule: "HE-FIGHT-11", A: int16(m), B: int16(i)})
	}
	g.land(t, i, base, &decks.Attack{Range: first.Range}, c)
	for _, m := range joined.members() {
		g.spend(t, m, blows[m])
	}
}

// wide is an attack that hits a square and what is near it, or all in range, each with a Karma card of its own
// (HE-LOS-12, HE-RULING-13, HE-RULING-94).
func (g *Game) wide(t *table.Table, m int8, b blow) {
	a := *g.attackOf(m, b)
	g.payBlow(t, m, b)
	c := cause{actor: m, at: g.Team[m].At}
	base := a.Damage + g.bonus(m, "damage")
	if a.Radius > 0 {
		q := t.Open(g.manager(m), askBlast, int(m))
		for _, s := range g.Board.Squares(nil) {
			if g.Board.InRange(g.Team[m].At, s, a.Range+g.bonus(m, "range")) {
				q.Offer(VerbBlast.Of(int(m), int(s)), "HE-RULING-13")
			}
		}
		g.explode(t, board.Square(q.Ask().B), base, &a, g.manager(m), c)
	} else {
		var hit board.Set
		for i := range g.Figures {
			if g.reaches(m, b, i) {
				hit.Add(g.Figures[i].At)
			}
		}
		g.struckOn(t, hit, base, &a, g.manager(m), c)
	}
	g.spend(t, m, b)
}

// explode hits everybody on a square and within the radius (HE-RULING-13).
func (g *Game) explode(t *table.Table, at board.Square, base int, a *decks.Attack, who table.Seat, c cause) {
	t.Tell(table.Event{Tale: taleBlast, Seat: who, Rule: "HE-LOS-12", B: int16(at)})
	g.struckOn(t, board.Of(g.Board.Blast(at, a.Radius, nil)...), base, a, who, c)
}

// struckOn resolves an attack on all figures and, in an explosion, characters on some squares, in the order that the
// attacker chooses (HE-FIGHT-03, HE-RULING-13, HE-RULING-87).
func (g *Game) struckOn(t *table.Table, on board.Set, base int, a *decks.Attack, who table.Seat, c cause) {
	done := make([]bool, len(g.Figures))
	struck := crew(0)
	for {
		q := t.Open(who, askOrder)
		for i := range done {
			if f := &g.Figures[i]; !done[i] && f.At != board.Nowhere && on.Has(f.At) {
				q.Offer(VerbFigure.Of(i), "HE-RULING-94")
			}
		}
		for m := range g.Size {
			if a.Radius > 0 && !struck.has(m) && g.Team[m].At != board.Nowhere && on.Has(g.Team[m].At) {
				q.Offer(VerbVictim.Of(int(m)), "HE-RULING-13")
			}
		}
		if q.Len() == 0 {
			q.Offer(VerbDone.Of(), "HE-RULING-94")
		}
		switch o := q.Ask(); o.Verb {
		case VerbFigure:
			done[o.A] = true
			g.land(t, int(o.A), base, a, c)
		case VerbVictim:
			struck |= one(int8(o.A))
			g.beaten(t, int8(o.A), base, a, c)
		default:
			return
		}
	}
}

// beaten resolves an attack on a character: what its items defend is taken off (HE-FIGHT-07, HE-FIGHT-08,
// HE-ITEM-21, HE-RULING-105).
func (g *Game) beaten(t *table.Table, m int8, base int, a *decks.Attack, c cause) {
	n := g.outcome(t, base, g.defence(m), event(c.card))
	if n > 0 {
		g.damage(t, m, n, 0)
	}
	c.victim = one(m)
	g.aftermath(t, a, n, c)
}

// defence is what lessens attacks on a character.
func (g *Game) defence(m int8) int {
	return g.bonus(m, "defence") + g.modified(playerCard, "host defence {k}")
}

// attackStep is the attack of a figure that acts, or of a card (HE-AI-06, HE-RULING-81).
func (g *Game) attackStep(t *table.Table, s *decks.Step, c cause) {
	from := g.where(c)
	if from == board.Nowhere {
		return
	}
	a := s.Attack
	base := a.Damage + g.modified(c.card, "host damage {k}")
	if a.Each {
		g.beatAll(t, from, base, a, c)
		return
	}
	if i := g.rival(from, a, c); i >= 0 {
		e := table.Event{Tale: taleBefalls, Seat: table.Nobody, Rule: "HE-RULING-89", A: c.card, B: int16(i)}
		if c.figure > 0 {
			e.Tale, e.A = taleBrawls, int16(c.figure-1)
		}
		t.Tell(e)
		g.land(t, i, base, a, c)
		return
	}
	victims := g.victims(from, a, c)
	if victims == 0 {
		t.Tell(table.Event{Tale: taleNobody, Seat: table.Nobody, Rule: "HE-RULING-81", A: int16(c.figure) - 1})
		return
	}
	q := t.Open(g.Lead, askVictim, int(c.figure)-1)
	for _, m := range victims.members() {
		q.Offer(VerbVictim.Of(int(m)), "HE-RULING-81")
	}
	m := int8(q.Ask().A)
	t.Tell(table.Event{Tale: taleAttacks, Seat: table.Nobody, Rule: "HE-RULING-81", A: int16(c.figure) - 1,
		B: int16(m)})
	if a.Radius > 0 {
		g.explode(t, g.Team[m].At, base, a, g.Lead, c)
		return
	}
	g.beaten(t, m, base, a, c)
}

// victims are those whom an attack of a figure may be made on: whom its movement went for, if in range, or else the
// nearest (HE-RULING-81).
func (g *Game) victims(from board.Square, a *decks.Attack, c cause) (near crew) {
	if c.target != nil && c.target.member != nobody && g.inRange(from, c.target.member, a) {
		return one(c.target.member)
	}
	squares := g.squares(g.all())
	for _, k := range g.Board.Victims(from, squares, a.Range, nil) {
		for m := range g.Size {
			if g.Team[m].At == squares[k] {
				near |= one(m)
			}
		}
	}
	return near
}

// beatAll strikes every character in range, each with a Karma card of its own, in the order that the players choose
// (HE-RULING-94, HE-AI-09).
func (g *Game) beatAll(t *table.Table, from board.Square, base int, a *decks.Attack, c cause) {
	struck := crew(0)
	for {
		q := t.Open(g.Lead, askOrder)
		for m := range g.Size {
			if !struck.has(m) && g.inRange(from, m, a) {
				q.Offer(VerbVictim.Of(int(m)), "HE-RULING-94")
			}
		}
		if q.Len() == 0 {
			return
		}
		m := int8(q.Ask().A)
		struck |= one(m)
		t.Tell(table.Event{Tale: taleAttacks, Seat: table.Nobody, Rule: "HE-RULING-94", A: int16(c.figure) - 1,
			B: int16(m)})
		g.beaten(t, m, base, a, c)
	}
}

// inRange says whether an attack from a square can hit a member.
func (g *Game) inRange(from board.Square, m int8, a *decks.Attack) bool {
	return g.Team[m].At != board.Nowhere && g.Board.InRange(from, g.Team[m].At, a.Range)
}

// rival is the figure that another one strikes because it is of an enemy faction: the one its movement went for, or the
// nearest in range, if no character is in range (HE-RULING-81, HE-RULING-89); -1: none.
func (g *Game) rival(from board.Square, a *decks.Attack, c cause) int {
	if c.target != nil && c.target.figure > 0 {
		i := int(c.target.figure) - 1
		f := &g.Figures[i]
		if f.At != board.Nowhere && g.enemies(c.card, f.Card) && g.Board.InRange(from, f.At, a.Range) {
			return i
		}
	}
	if len(g.Board.Victims(from, g.squares(g.all()), a.Range, nil)) > 0 {
		return -1
	}
	best, least := -1, board.Apart
	for i := range g.Figures {
		f := &g.Figures[i]
		if f.At == board.Nowhere || !g.enemies(c.card, f.Card) || !g.Board.InRange(from, f.At, a.Range) {
			continue
		}
		if d := g.Board.Distance(from, f.At); d < least {
			best, least = i, d
		}
	}
	return best
}
