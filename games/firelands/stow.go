package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbReturn  = book.Verb("return", "Return 1 {token a}", "")
	VerbDismiss = book.Verb("dismiss", "Return 1 Survivor and lose {the a}", "card:{a}")
	VerbStow    = book.Verb("stow", "Stow it in {box a}", "{boxpiece who a}")
	VerbMove    = book.Verb("move", "Move the {cargo a} to {box b}", "{boxpiece who a}")
	VerbSpend   = book.Verb("spend", "Spend the one in {box a}", "{boxpiece who a}")
)

// What is told.
var (
	taleReturn = book.Tale("{who} returns 1 {token a} to the Reserve.", words.At("{convoyof who}"))
)

// gain gives a player n tokens from the Reserve and stows them, asking what to give up when there is no room
// (FL-CONVOY-12). Object tokens become Object cards (FL-OBJ-07). Survivors come by recruit.
func (g *Game) gain(t *table.Table, s table.Seat, x Token, n int, why cause) {
	if x == ObjectToken {
		g.drawObjects(t, s, n, why)
		return
	}
	if n == 0 {
		return
	}
	g.rival(s).gain(g, t, s, x, n, why)
}

// gain tells of the tokens and stows them.
func (player) gain(g *Game, t *table.Table, s table.Seat, x Token, n int, why cause) {
	g.mat(s).Hold[x] += int8(n)
	t.Tell(table.Event{Tale: taleGain, Seat: s, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
	g.stow(t, s, noCard, why)
}

// stowFree puts what a player holds into boxes that are free for it, reserved ones before open ones, and reports
// whether that was all.
func (g *Game) stowFree(s table.Seat) bool {
	m, l := g.mat(s), &g.layouts[s]
	if m.Hold == nothing {
		return true
	}
	for _, x := range stowOrder {
		if m.Hold[x] > 0 {
			g.fill(s, l.free()&l.reserved(x), x)
			g.fill(s, l.free()&l.open(), x)
		}
	}
	return m.Hold == nothing
}

// fill puts the tokens of a kind that a player holds into free boxes, until there are no more of either.
func (g *Game) fill(s table.Seat, free boxSet, x Token) {
	hold := &g.mat(s).Hold
	for ; free != 0 && hold[x] > 0; free = free.rest() {
		hold[x]--
		g.pack(s, g.layouts[s].order[free.first()], x)
	}
}

// spend takes n tokens of a kind from the convoy back to the Reserve. There are that many.
func (g *Game) spend(t *table.Table, s table.Seat, x Token, n int, why cause) {
	for range n {
		g.pack(s, g.payingBox(t, s, x), NoToken)
	}
	t.Tell(table.Event{Tale: taleSpend, Seat: s, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
}

var askSpend = book.Question("spend", "FL-RULING-166", "Which {token a} do you spend? Its box will be empty.")

// payingBox is the box from which a token is spent. Under fire, where cargo can't be shifted afterwards, the owner
// chooses: of boxes of a kind on one card the first stands for all (FL-RULING-166).
func (g *Game) payingBox(t *table.Table, s table.Seat, x Token) spot {
	cheapest := g.cheapest(s, x)
	if !g.underFire() {
		return cheapest
	}
	m := t.Open(s, askSpend, int(x))
	m.Offer(VerbSpend.Of(int(cheapest)), "FL-RULING-166")
	l := &g.layouts[s]
	offered := g.bit(cheapest)
	for left := l.tokens[x]; left != 0; left = left.rest() {
		b := l.order[left.first()]
		if !l.anyLike(offered, b) {
			m.Offer(VerbSpend.Of(int(b)), "FL-RULING-166")
			offered |= g.bit(b)
		}
	}
	return spot(m.Ask().A)
}

// cheapest is the box from which a token is best missed: an open one far back in the convoy, so that reserved boxes
// stay in use and the driver at the wheel.
func (g *Game) cheapest(s table.Seat, x Token) spot {
	l := &g.layouts[s]
	best := l.tokens[x]
	for _, better := range [2]boxSet{l.open(), l.all() &^ l.area(AreaTruck)} {
		if best&better != 0 {
			best &= better
		}
	}
	return l.order[best.last()]
}

// noCard stands for no card at all.
const noCard table.Card = CardCount

// underFire reports whether cargo may not be shifted now (FL-CONVOY-06).
func (g *Game) underFire() bool { return g.Phase >= PhaseAmbush && g.Phase <= PhaseEnemiesFire }

// stow finds boxes for all tokens that a player holds without one. Where there are too many the owner returns some. A
// Survivor's token takes a card along (FL-RULING-17), but never that of the recruit for whom the room is made
// (FL-RULING-53).
func (g *Game) stow(t *table.Table, s table.Seat, recruit table.Card, why cause) {
	if g.underFire() {
		g.stowUnderFire(t, s, recruit, why)
		return
	}
	if g.stowFree(s) {
		return
	}
	for {
		h := g.hold(s)
		if h.Over() <= 0 {
			break
		}
		m := t.Open(s, askReturn, h.Over(), int(why.card))
		for x := Food; x <= SurvivorToken; x++ {
			if h.Tokens[x] == 0 {
				continue
			}
			switch {
			case !h.Helps(x):
				m.Deny(VerbReturn.Of(int(x)), "FL-CONVOY-04", "the box it leaves would not help")
			case x == SurvivorToken && h.Tokens[x] == 1 && m.Len() > 0:
				m.Deny(VerbReturn.Of(int(x)), "FL-LAST-01", "it is your last Survivor")
			case x == SurvivorToken:
				g.offerSurvivors(&m, s, recruit, VerbDismiss)
			default:
				m.Offer(VerbReturn.Of(int(x)), "FL-CONVOY-03")
			}
		}
		o := m.Ask()
		x := Token(o.A)
		if o.Verb == VerbDismiss {
			x = SurvivorToken
		}
		if hold := &g.mat(s).Hold; hold[x] > 0 {
			hold[x]--
		} else {
			g.pack(s, g.cheapest(s, x), NoToken)
		}
		t.Tell(table.Event{Tale: taleReturn, Seat: s, Rule: "FL-CONVOY-12", A: int16(x), C: why.card})
		if o.Verb == VerbDismiss {
			g.discardSurvivor(t, s, table.Card(o.A), by("FL-RULING-17"))
		}
	}
	g.placeAll(s)
}

// placeAll puts what a player holds into boxes, for which there is room.
func (g *Game) placeAll(s table.Seat) {
	for _, x := range stowOrder {
		for g.mat(s).Hold[x] > 0 {
			g.mat(s).Hold[x]--
			g.place(s, x)
		}
	}
}

var (
	askReturn = book.Question("return", "FL-CONVOY-03",
		"{because b}Your convoy can't carry all this. What goes back to the Reserve?{more a}")

	stowOrder = [5]Token{SurvivorToken, Fuel, Food, BadFood, Ammo}

	nothing [ObjectToken]int8 // held without a box
)

// place puts a token into a box; there is room, if need be by shifting one other token (FL-CONVOY-05).
func (g *Game) place(s table.Seat, x Token) {
	g.placeIn(s, g.layouts[s].all(), x)
}

// placeIn does so within some of the boxes.
func (g *Game) placeIn(s table.Seat, boxes boxSet, x Token) {
	l := &g.layouts[s]
	if b, ok := l.freeFor(boxes, x); ok {
		g.pack(s, b, x)
		return
	}
	full := boxes & (l.reserved(x) | l.open()) &^ l.damaged &^ l.tokens[NoToken]
	for ; full != 0; full = full.rest() {
		b := l.order[full.first()]
		other := g.cargo(b).Token
		if to, ok := l.freeFor(boxes, other); ok {
			g.pack(s, to, other)
			g.pack(s, b, x)
			return
		}
	}
	panic("firelands: a token was placed where there is no room")
}

// freeFor is the first free box for a token, a reserved one before an open one.
func (l *layout) freeFor(boxes boxSet, x Token) (spot, bool) {
	for _, made := range [2]boxSet{l.reserved(x), l.open()} {
		if free := boxes & made & l.free(); free != 0 {
			return l.order[free.first()], true
		}
	}
	return 0, false
}

// stowUnderFire stows without moving what lies already in a box: into an empty box of the owner's choice, or in place
// of a token that is returned (FL-RULING-73).
func (g *Game) stowUnderFire(t *table.Table, s table.Seat, recruit table.Card, why cause) {
	for _, x := range stowOrder {
		for g.mat(s).Hold[x] > 0 {
			m := t.Open(s, askBox, int(x), int(why.card))
			g.offerBoxes(&m, s, x, false)
			if m.Len() == 0 {
				if x != SurvivorToken || g.tokens(s) > 1 {
					m.Offer(VerbReturn.Of(int(x)), "FL-CONVOY-12")
				}
				g.offerBoxes(&m, s, x, true)
				if m.Len() == 0 {
					m.Offer(VerbReturn.Of(int(x)), "FL-CONVOY-12")
				}
			}
			o := m.Ask()
			g.mat(s).Hold[x]--
			gone := x
			if o.Verb == VerbStow {
				gone = g.cargo(spot(o.A)).Token
				g.pack(s, spot(o.A), x)
			}
			if gone != NoToken {
				t.Tell(table.Event{Tale: taleReturn, Seat: s, Rule: "FL-CONVOY-12", A: int16(gone), C: why.card})
			}
			if gone == SurvivorToken {
				g.loseCardFor(t, s, recruit, by("FL-RULING-17"))
			}
		}
	}
}

var askBox = book.Question("box", "FL-RULING-73", "{because b}Choose a box for 1 {token a}.")

// offerBoxes offers the boxes made for a token: the free ones, or those that hold something. Of free boxes of a kind on
// one card the first stands for all.
func (g *Game) offerBoxes(m *table.Menu, s table.Seat, x Token, full bool) {
	last := spot(-1)
	for _, b := range g.boxes(s) {
		c := g.cargo(b)
		switch {
		case c.Damaged || !b.kind().accepts(x) || (c.Token != NoToken) != full:
		case full && (c.Token == x || c.Token == SurvivorToken && g.tokens(s) == 1):
		case !full && last >= 0 && b.like(last):
		default:
			m.Offer(VerbStow.Of(int(b)), "FL-RULING-73")
			last = b
		}
	}
}

// tokens is how many Survivor tokens a player has, in boxes or about to be stowed.
func (g *Game) tokens(s table.Seat) int {
	return g.count(s, SurvivorToken) + int(g.mat(s).Hold[SurvivorToken])
}

// Free offers to shift cargo, at any time but under fire (FL-CONVOY-05, FL-CONVOY-06). Where both boxes are full, their
// tokens change places.
func (g *Game) Free(s table.Seat, m *table.Menu) {
	if !g.Ready() || g.Over() || s < 0 || int(s) >= int(g.Players) || g.mat(s).Out {
		return
	}
	g.offerCancels(m)
	boxes := g.boxes(s)
	for _, from := range boxes {
		x := g.cargo(from).Token
		if x == NoToken {
			continue
		}
		for _, to := range boxes {
			o, c := VerbMove.Of(int(from), int(to)), g.cargo(to)
			switch {
			case to == from || x == c.Token || !to.kind().accepts(SurvivorToken) && !to.kind().accepts(Food):
			case g.underFire():
				m.Deny(o, "FL-CONVOY-06", "no shifting under fire")
			case c.Damaged:
				m.Deny(o, "FL-CONVOY-11", "that box is damaged")
			case !to.kind().accepts(x):
				m.Deny(o, "FL-CONVOY-04", "that box is not made for it")
			case c.Token != NoToken && !from.kind().accepts(c.Token):
				m.Deny(o, "FL-CONVOY-04", "what lies there can't change places with it")
			default:
				m.Offer(o, "FL-CONVOY-05")
			}
		}
	}
}

// DoFree shifts cargo, or lays down one of the Automa's Survivors (FL-AUTO-49).
func (g *Game) DoFree(t *table.Table, s table.Seat, o table.Option) {
	if o.Verb == VerbCancel {
		g.cancel(t, table.Card(o.A))
		return
	}
	from, to := spot(o.A), spot(o.B)
	x, back := g.cargo(from).Token, g.cargo(to).Token
	g.pack(s, from, back)
	g.pack(s, to, x)
	t.Tell(table.Event{Tale: taleMove, Seat: s, Rule: "FL-CONVOY-05", A: int16(x), B: o.A, C: o.B})
}
