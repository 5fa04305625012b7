package firelands

import "waystation/table"

// spot is a cargo box in play: a convoy card and which of its boxes.
type spot int16

func spotOf(c table.Card, i int) spot { return spot(int(c)<<3 | i) }
func (b spot) card() table.Card       { return table.Card(b >> 3) }
func (b spot) box() int               { return int(b & 7) }

// BoxAt is the convoy card, and which of its boxes from 0, that the number of a box in an option stands for.
func BoxAt(n int16) (c table.Card, box int) { return spot(n).card(), spot(n).box() }

// face is what is printed in the box, cargo what lies in it.
func (b spot) face() Box            { return Of(b.card()).Boxes[b.box()] }
func (g *Game) cargo(b spot) *Cargo { return &g.Stow[b.card()][b.box()] }

// maxSpots is more than the boxes of any convoy.
const maxSpots = 40

// hull is a card's boxes at a glance, for whoever counts them often.
type hull struct {
	n     uint8
	kinds [maxBoxes]BoxKind
}

var hulls [CardCount]hull

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for c := range hulls {
		for i, b := range Of(table.Card(c)).Boxes {
			hulls[c].kinds[i] = b.Kind
			hulls[c].n++
		}
	}
}

// boxes appends all boxes of a convoy, column by column, in each the Truck or Trailer before its Device
// (FL-CONVOY-13).
func (g *Game) boxes(s table.Seat, to []spot) []spot {
	for _, k := range [2]Stack{Truck, Trailers} {
		for _, l := range g.of(s, k).Cards {
			to = appendBoxes(to, l.Card)
			if d, ok := g.deviceOn(s, l.Card); ok {
				to = appendBoxes(to, d)
			}
		}
	}
	return to
}

func appendBoxes(to []spot, c table.Card) []spot {
	for i := range hulls[c].n {
		to = append(to, spotOf(c, int(i)))
	}
	return to
}

// deviceOn is the Device mounted on a Truck or Trailer.
func (g *Game) deviceOn(s table.Seat, host table.Card) (table.Card, bool) {
	for _, l := range g.of(s, Devices).Cards {
		if g.Cards[l.Card].On == host {
			return l.Card, true
		}
	}
	return 0, false
}

// truck is the player's Truck. Everybody in the game has one.
func (g *Game) truck(s table.Seat) table.Card { return g.of(s, Truck).At(0) }

// column is the column of a convoy card, 1 to 4 (FL-CONVOY-13).
func (g *Game) column(s table.Seat, c table.Card) int {
	if Of(c).Kind == KindDevice {
		c = g.Cards[c].On
	}
	return g.of(s, Trailers).Find(c) + 2 // the Truck is no Trailer: -1
}

// inArea reports whether a card of a convoy lies in a target area (FL-DMG-07).
func (g *Game) inArea(s table.Seat, c table.Card, a Area) bool {
	device := Of(c).Kind == KindDevice
	switch a {
	case AreaTruck:
		return Of(c).Kind == KindTruck
	case AreaBottomRow:
		return !device
	case AreaTopRow:
		return device
	case AreaColumn1:
		return g.column(s, c) == 1
	case AreaColumn2:
		return g.column(s, c) == 2
	case AreaColumns34: // FL-RULING-35
		return g.column(s, c) >= 3
	case AreaLastTrailers:
		return !device && g.column(s, c) >= 3
	}
	return true
}

// working is how many undamaged boxes of a kind the convoy has (FL-CONVOY-10).
func (g *Game) working(s table.Seat, kind BoxKind) int {
	n := 0
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			h := &hulls[l.Card]
			for i, k := range h.kinds[:h.n] {
				if k == kind && !g.Stow[l.Card][i].Damaged {
					n++
				}
			}
		}
	}
	return n
}

// accepts reports whether a box is made for a token (FL-CONVOY-04, FL-CONVOY-09, FL-CONVOY-10, FL-RULING-19).
func (k BoxKind) accepts(t Token) bool {
	switch t {
	case SurvivorToken:
		return k == BoxAny || k == BoxSurvivor
	case Food, BadFood, Fuel:
		return k == BoxAny || k == BoxFoodOrFuel
	case Ammo:
		return k == BoxAny
	}
	return false
}

// count is how many tokens of a kind lie in the boxes of a convoy.
func (g *Game) count(s table.Seat, x Token) int {
	n := 0
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			for i := range g.Stow[l.Card] {
				if g.Stow[l.Card][i].Token == x {
					n++
				}
			}
		}
	}
	return n
}

// hold is what a convoy could carry and what it has to: boxes in working order and tokens, those not yet stowed too.
type hold struct {
	any, survivor, foodFuel int8
	whole, damaged          int8 // boxes of all kinds
	tokens                  [ObjectToken]int8
}

func (g *Game) hold(s table.Seat) hold {
	var h hold
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			kinds, stow := &hulls[l.Card], &g.Stow[l.Card]
			for i := range kinds.n {
				if stow[i].Damaged {
					h.damaged++
					continue
				}
				h.whole++
				switch kinds.kinds[i] {
				case BoxAny:
					h.any++
				case BoxSurvivor:
					h.survivor++
				case BoxFoodOrFuel:
					h.foodFuel++
				}
				h.tokens[stow[i].Token]++
			}
		}
	}
	h.tokens[NoToken] = 0
	for x, n := range g.mat(s).Hold {
		h.tokens[x] += n
	}
	return h
}

// foods is how many tokens may lie in Food or Fuel boxes.
func (h *hold) foods() int8 { return h.tokens[Food] + h.tokens[BadFood] + h.tokens[Fuel] }

// over is how many tokens too many there are, however they are arranged.
func (h *hold) over() int {
	return int(max(0, h.tokens[SurvivorToken]-h.survivor)+max(0, h.foods()-h.foodFuel)+h.tokens[Ammo]) - int(h.any)
}

// helps reports whether there would be fewer tokens too many with one less of a kind.
func (h *hold) helps(x Token) bool {
	switch x {
	case SurvivorToken:
		return h.tokens[x] > h.survivor
	case Ammo:
		return h.tokens[x] > 0
	}
	return h.tokens[x] > 0 && h.foods() > h.foodFuel
}

// takes reports whether a box in working order is made for a token, free or not.
func (h *hold) takes(x Token) bool {
	switch x {
	case SurvivorToken:
		return h.any+h.survivor > 0
	case Ammo:
		return h.any > 0
	}
	return h.any+h.foodFuel > 0
}

// hasBoxFor reports whether the convoy has a box in working order that is made for a token.
func (g *Game) hasBoxFor(s table.Seat, x Token) bool {
	h := g.hold(s)
	return h.takes(x)
}

// cause is why something happens: the rule it is cited by, and the card behind it, if there is one.
type cause struct {
	rule string
	card int16 // -1: none
}

func by(rule string) cause                   { return cause{rule, -1} }
func byCard(rule string, c table.Card) cause { return cause{rule, int16(c)} }

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
	g.mat(s).Hold[x] += int8(n)
	t.Tell(table.Event{Verb: taleGain, Seat: s, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
	g.stow(t, s, noCard, why)
}

// spend takes n tokens of a kind from the convoy back to the Reserve. There are that many.
func (g *Game) spend(t *table.Table, s table.Seat, x Token, n int, why cause) {
	for range n {
		g.cargo(g.cheapest(s, x)).Token = NoToken
	}
	t.Tell(table.Event{Verb: taleSpend, Seat: s, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
}

// cheapest is the box from which a token is best missed: an open one far back in the convoy, so that reserved boxes
// stay in use and the driver at the wheel.
func (g *Game) cheapest(s table.Seat, x Token) spot {
	var buf [maxSpots]spot
	best, rank := spot(-1), -1
	truck := g.truck(s)
	for _, b := range g.boxes(s, buf[:0]) {
		if g.cargo(b).Token != x {
			continue
		}
		r := 0
		if b.card() != truck {
			r++
		}
		if b.face().Kind == BoxAny {
			r += 2
		}
		if r >= rank {
			best, rank = b, r
		}
	}
	return best
}

// noCard stands for no card at all.
const noCard table.Card = CardCount

// underFire reports whether cargo may not be shifted now (FL-CONVOY-06).
func (g *Game) underFire() bool { return g.Phase >= PhaseAmbush && g.Phase <= PhaseEnemiesFire }

// stow finds boxes for all tokens that a player holds without one. Where there are too many the owner returns some. A Survivor's
// token takes a card along (FL-RULING-17), but never that of the recruit for whom the room is made (FL-RULING-53).
func (g *Game) stow(t *table.Table, s table.Seat, recruit table.Card, why cause) {
	if g.underFire() {
		g.stowUnderFire(t, s, recruit, why)
		return
	}
	for {
		h := g.hold(s)
		if h.over() <= 0 {
			break
		}
		m := t.Open(s, askReturn, h.over(), int(why.card))
		for x := Food; x <= SurvivorToken; x++ {
			if h.tokens[x] == 0 {
				continue
			}
			switch {
			case !h.helps(x):
				m.Deny(verbReturn.Of(int(x)), "FL-CONVOY-04", "the box it leaves would not help")
			case x == SurvivorToken && h.tokens[x] == 1 && m.Len() > 0:
				m.Deny(verbReturn.Of(int(x)), "FL-LAST-01", "it is your last Survivor")
			default:
				m.Offer(verbReturn.Of(int(x)), "FL-CONVOY-03")
			}
		}
		x := Token(m.Ask().A)
		if hold := &g.mat(s).Hold; hold[x] > 0 {
			hold[x]--
		} else {
			g.cargo(g.cheapest(s, x)).Token = NoToken
		}
		t.Tell(table.Event{Verb: taleReturn, Seat: s, Rule: "FL-CONVOY-12", A: int16(x), C: why.card})
		if x == SurvivorToken {
			g.loseCardFor(t, s, recruit, by("FL-RULING-17"))
		}
	}
	for _, x := range stowOrder {
		for g.mat(s).Hold[x] > 0 {
			g.mat(s).Hold[x]--
			g.place(s, x)
		}
	}
}

var (
	askReturn = question("return", "FL-CONVOY-03", "{because b}Your convoy can't carry all this. What goes back to the Reserve?{more a}")

	stowOrder = [5]Token{SurvivorToken, Fuel, Food, BadFood, Ammo}
)

// place puts a token into a box; there is room, if need be by shifting one other token (FL-CONVOY-05).
func (g *Game) place(s table.Seat, x Token) {
	var buf [maxSpots]spot
	g.placeIn(g.boxes(s, buf[:0]), x)
}

// placeIn does so within some of the boxes.
func (g *Game) placeIn(boxes []spot, x Token) {
	if b, ok := g.freeFor(boxes, x); ok {
		g.cargo(b).Token = x
		return
	}
	for _, b := range boxes {
		c := g.cargo(b)
		if c.Damaged || c.Token == NoToken || !b.face().Kind.accepts(x) {
			continue
		}
		if to, ok := g.freeFor(boxes, c.Token); ok {
			g.cargo(to).Token = c.Token
			c.Token = x
			return
		}
	}
	panic("firelands: a token was placed where there is no room")
}

// freeFor is the first free box for a token, a reserved one before an open one.
func (g *Game) freeFor(boxes []spot, x Token) (spot, bool) {
	open := spot(-1)
	for _, b := range boxes {
		c := g.cargo(b)
		if c.Damaged || c.Token != NoToken {
			continue
		}
		switch k := b.face().Kind; {
		case !k.accepts(x):
		case k != BoxAny:
			return b, true
		case open < 0:
			open = b
		}
	}
	return open, open >= 0
}

// stowUnderFire stows without moving what lies already in a box: into an empty box of the owner's choice, or in place of a
// token that is returned (FL-RULING-73).
func (g *Game) stowUnderFire(t *table.Table, s table.Seat, recruit table.Card, why cause) {
	for _, x := range stowOrder {
		for g.mat(s).Hold[x] > 0 {
			m := t.Open(s, askBox, int(x), int(why.card))
			g.offerBoxes(&m, s, x, false)
			if m.Len() == 0 {
				if x != SurvivorToken || g.tokens(s) > 1 {
					m.Offer(verbReturn.Of(int(x)), "FL-CONVOY-12")
				}
				g.offerBoxes(&m, s, x, true)
				if m.Len() == 0 {
					m.Offer(verbReturn.Of(int(x)), "FL-CONVOY-12")
				}
			}
			o := m.Ask()
			g.mat(s).Hold[x]--
			gone := x
			if o.Verb == verbStow {
				c := g.cargo(spot(o.A))
				c.Token, gone = x, c.Token
			}
			if gone != NoToken {
				t.Tell(table.Event{Verb: taleReturn, Seat: s, Rule: "FL-CONVOY-12", A: int16(gone), C: why.card})
			}
			if gone == SurvivorToken {
				g.loseCardFor(t, s, recruit, by("FL-RULING-17"))
			}
		}
	}
}

var askBox = question("box", "FL-RULING-73", "{because b}Choose a box for 1 {token a}.")

// offerBoxes offers the boxes made for a token: the free ones, or those that hold something. Of free boxes of a kind on
// one card the first stands for all.
func (g *Game) offerBoxes(m *table.Menu, s table.Seat, x Token, full bool) {
	var buf [maxSpots]spot
	last := spot(-1)
	for _, b := range g.boxes(s, buf[:0]) {
		c := g.cargo(b)
		switch {
		case c.Damaged || !b.face().Kind.accepts(x) || (c.Token != NoToken) != full:
		case full && (c.Token == x || c.Token == SurvivorToken && g.tokens(s) == 1):
		case !full && last >= 0 && last.card() == b.card() && last.face() == b.face():
		default:
			m.Offer(verbStow.Of(int(b)), "FL-RULING-73")
			last = b
		}
	}
}

// tokens is how many Survivor tokens a player has, in boxes or about to be stowed.
func (g *Game) tokens(s table.Seat) int {
	return g.count(s, SurvivorToken) + int(g.mat(s).Hold[SurvivorToken])
}

// Free offers to shift cargo, at any time but under fire (FL-CONVOY-05, FL-CONVOY-06). Where both boxes are full, their tokens
// change places.
func (g *Game) Free(s table.Seat, m *table.Menu) {
	if !g.Ready() || g.Over() || s < 0 || int(s) >= int(g.Players) || g.mat(s).Out {
		return
	}
	var buf [maxSpots]spot
	boxes := g.boxes(s, buf[:0])
	for _, from := range boxes {
		x := g.cargo(from).Token
		if x == NoToken {
			continue
		}
		for _, to := range boxes {
			o, c := verbMove.Of(int(from), int(to)), g.cargo(to)
			switch {
			case to == from || x == c.Token || !to.face().Kind.accepts(SurvivorToken) && !to.face().Kind.accepts(Food):
			case g.underFire():
				m.Deny(o, "FL-CONVOY-06", "no shifting under fire")
			case c.Damaged:
				m.Deny(o, "FL-CONVOY-11", "that box is damaged")
			case !to.face().Kind.accepts(x):
				m.Deny(o, "FL-CONVOY-04", "that box is not made for it")
			case c.Token != NoToken && !from.face().Kind.accepts(c.Token):
				m.Deny(o, "FL-CONVOY-04", "what lies there can't change places with it")
			default:
				m.Offer(o, "FL-CONVOY-05")
			}
		}
	}
}

// DoFree shifts cargo.
func (g *Game) DoFree(t *table.Table, s table.Seat, o table.Option) {
	from, to := g.cargo(spot(o.A)), g.cargo(spot(o.B))
	from.Token, to.Token = to.Token, from.Token
	t.Tell(table.Event{Verb: taleMove, Seat: s, Rule: "FL-CONVOY-05", A: int16(to.Token), B: o.A, C: o.B})
}
