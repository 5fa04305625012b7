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

// like reports whether two boxes are of a kind and on one card.
func (b spot) like(o spot) bool { return b.card() == o.card() && b.face() == o.face() }

// kind is what the box is for.
func (b spot) kind() BoxKind { return gists[b.card()].boxes[b.box()] }

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

// working is how many undamaged boxes of a kind the convoy has (FL-CONVOY-10).
func (g *Game) working(s table.Seat, kind BoxKind) int { return int(g.mat(s).Stowed.Boxes[kind]) }

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

// reserved is the kind of box that is made for a token and few others; 0 for none.
func (x Token) reserved() BoxKind {
	switch x {
	case SurvivorToken:
		return BoxSurvivor
	case Food, BadFood, Fuel:
		return BoxFoodOrFuel
	}
	return 0
}

// count is how many tokens of a kind lie in the boxes of a convoy.
func (g *Game) count(s table.Seat, x Token) int { return int(g.mat(s).Stowed.Tokens[x]) }

// Hold is what a convoy can carry and what it has to.
type Hold struct {
	Boxes          [boxKinds]int8 // in working order, by kind
	Whole, Damaged int8           // boxes of all kinds
	Tokens         [ObjectToken]int8
}

// hold is that with the tokens not yet stowed.
func (g *Game) hold(s table.Seat) Hold {
	m := g.mat(s)
	h := m.Stowed
	if m.Hold == nothing {
		return h
	}
	for x, n := range m.Hold {
		h.Tokens[x] += n
	}
	return h
}

// foods is how many tokens may lie in Food or Fuel boxes.
func (h *Hold) foods() int8 { return h.Tokens[Food] + h.Tokens[BadFood] + h.Tokens[Fuel] }

// Over is how many tokens too many there are, however they are arranged; less than none where there is room to spare
// (FL-CONVOY-12).
func (h *Hold) Over() int {
	survivors := max(0, h.Tokens[SurvivorToken]-h.Boxes[BoxSurvivor])
	foods := max(0, h.foods()-h.Boxes[BoxFoodOrFuel])
	return int(survivors+foods+h.Tokens[Ammo]) - int(h.Boxes[BoxAny])
}

// Helps reports whether there would be fewer tokens too many with one less of a kind.
func (h *Hold) Helps(x Token) bool {
	switch x {
	case SurvivorToken:
		return h.Tokens[x] > h.Boxes[BoxSurvivor]
	case Ammo:
		return h.Tokens[x] > 0
	}
	return h.Tokens[x] > 0 && h.foods() > h.Boxes[BoxFoodOrFuel]
}

// takes reports whether a box in working order is made for a token, free or not.
func (h *Hold) takes(x Token) bool {
	switch x {
	case SurvivorToken:
		return h.Boxes[BoxAny]+h.Boxes[BoxSurvivor] > 0
	case Ammo:
		return h.Boxes[BoxAny] > 0
	}
	return h.Boxes[BoxAny]+h.Boxes[BoxFoodOrFuel] > 0
}

// hasBoxFor reports whether the convoy has a box in working order that is made for a token.
func (g *Game) hasBoxFor(s table.Seat, x Token) bool {
	h := g.hold(s)
	return h.takes(x)
}

// cause is why something happens: the rule it is cited by, and the card behind it, if there is one.
type cause struct {
	rule string
	card int16 // -1: none; or shortcutToll
	buys Token // what it is done for, where a Survivor's ability says; NoToken for nothing
}

// shortcutToll stands for a card where it is the toll of a Dangerous shortcut that does it (FL-SHORT-03).
const shortcutToll = -2

func by(rule string) cause                   { return cause{rule: rule, card: -1} }
func byCard(rule string, c table.Card) cause { return cause{rule: rule, card: int16(c)} }
