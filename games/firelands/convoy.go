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

// kind is what the box is for.
func (b spot) kind() BoxKind { return hulls[b.card()].kinds[b.box()] }

// maxSpots is more than the boxes of any convoy.
const maxSpots = 40

// hull is a card's boxes at a glance, for whoever counts them often.
type hull struct {
	kinds  [maxBoxes]BoxKind
	n      uint8
	device bool
}

var hulls [CardCount]hull

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for c := range hulls {
		hulls[c].device = Of(table.Card(c)).Kind == KindDevice
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
	if hulls[c].device {
		c = g.Cards[c].On
	}
	return g.of(s, Trailers).Find(c) + 2 // the Truck is no Trailer: -1
}

// inArea reports whether a card of a convoy lies in a target area (FL-DMG-07).
func (g *Game) inArea(s table.Seat, c table.Card, a Area) bool {
	device := hulls[c].device
	switch a {
	case AreaTruck:
		return c == g.truck(s)
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
			stow := &g.Stow[l.Card]
			for i := range hulls[l.Card].n {
				if stow[i].Token == x {
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
