package firelands

import (
	"math/bits"

	"waystation/table"
)

// boxSet is a set of a convoy's boxes: bit n stands for the n-th in the order of its layout.
type boxSet uint64

func (b boxSet) first() int { return bits.TrailingZeros64(uint64(b)) }
func (b boxSet) last() int  { return bits.Len64(uint64(b)) - 1 }
func (b boxSet) len() int   { return bits.OnesCount64(uint64(b)) }

// rest is the set without its first box, for walking through a set in order.
func (b boxSet) rest() boxSet { return b & (b - 1) }

// maxSpots is the most boxes a convoy can have: a Truck and three Trailers, each with a Device.
const maxSpots = 8 * maxBoxes

// layout is a convoy's boxes in order, and where among them is what. It follows from the cards and from what lies in
// their boxes, and is kept because nearly every question needs it: reckon finds it, pack, hit and mend keep it.
type layout struct {
	order   [maxSpots]spot
	n       int8                // boxes in the order
	columns [4]boxSet           // the Truck's, then those of the Trailers
	devices boxSet              // those in the top row
	kinds   [boxKinds]boxSet    // by kind, damaged or not
	tokens  [ObjectToken]boxSet // by what lies there; NoToken: nothing
	damaged boxSet
}

// boxes are all boxes of a convoy, column by column, in each the Truck or Trailer before its Device (FL-CONVOY-13). The
// list is the layout's: it is not written, and not kept while cards join or leave the convoy.
func (g *Game) boxes(s table.Seat) []spot {
	l := &g.layouts[s]
	return l.order[:l.n]
}

// all are all boxes.
func (l *layout) all() boxSet { return 1<<l.n - 1 }

// area are the boxes that lie in a target area (FL-CONVOY-13, FL-DMG-07).
func (l *layout) area(a Area) boxSet {
	switch a {
	case AreaTruck:
		return l.columns[0] &^ l.devices
	case AreaBottomRow:
		return l.all() &^ l.devices
	case AreaTopRow:
		return l.devices
	case AreaColumn1:
		return l.columns[0]
	case AreaColumn2:
		return l.columns[1]
	case AreaColumns34: // FL-RULING-35
		return l.columns[2] | l.columns[3]
	case AreaLastTrailers:
		return (l.columns[2] | l.columns[3]) &^ l.devices
	}
	return l.all()
}

// whole are the boxes of an area that are not damaged (FL-DMG-07).
func (l *layout) whole(a Area) boxSet { return l.area(a) &^ l.damaged }

// free are the boxes that are neither damaged nor full.
func (l *layout) free() boxSet { return l.tokens[NoToken] &^ l.damaged }

// reserved are the boxes made for a token and few others, open those that take any.
func (l *layout) reserved(x Token) boxSet { return l.kinds[x.reserved()] }
func (l *layout) open() boxSet            { return l.kinds[BoxAny] }

// weapons are the boxes of all Weapons, damaged or not.
func (l *layout) weapons() boxSet {
	return l.kinds[BoxWeapon] | l.kinds[BoxFlamethrower] | l.kinds[BoxSaw]
}

// bit is the set of one box of a convoy.
func (g *Game) bit(b spot) boxSet { return 1 << (int(g.starts[b.card()]) + b.box()) }

// pack lays a token into a box, or none, in place of what was there.
func (g *Game) pack(s table.Seat, b spot, x Token) {
	c, h, l, bit := g.cargo(b), &g.mat(s).Stowed, &g.layouts[s], g.bit(b)
	h.Tokens[c.Token]--
	l.tokens[c.Token] &^= bit
	c.Token = x
	h.Tokens[x]++
	l.tokens[x] |= bit
}

// anyLike reports whether one of some boxes is like another, so that it makes no difference in which of them something
// lies.
func (l *layout) anyLike(boxes boxSet, b spot) bool {
	for ; boxes != 0; boxes = boxes.rest() {
		if l.order[boxes.first()].like(b) {
			return true
		}
	}
	return false
}

// reckon finds the layout of a convoy and counts it, after cards have joined or left it, or the boxes of cards have
// been arranged.
func (g *Game) reckon(s table.Seat) {
	l := &g.layouts[s]
	*l = layout{}
	column := 0
	for _, k := range [2]Stack{Truck, Trailers} {
		for _, c := range g.of(s, k).Cards {
			l.columns[column] = g.layOut(l, c.Card)
			if d, ok := g.deviceOn(s, c.Card); ok {
				top := g.layOut(l, d)
				l.columns[column] |= top
				l.devices |= top
			}
			column++
		}
	}
	m := g.mat(s)
	m.Stowed, m.Fed = l.count(), true // for all we know
}

// layOut appends the boxes of a convoy card, and returns them.
func (g *Game) layOut(l *layout, c table.Card) boxSet {
	first := l.n
	g.starts[c] = first
	k := &gists[c]
	bit := boxSet(1) << first
	for i, in := range g.Stow[c][:k.boxed] {
		l.order[int(first)+i] = spotOf(c, i)
		l.kinds[k.boxes[i]] |= bit
		l.tokens[in.Token] |= bit
		if in.Damaged {
			l.damaged |= bit
		}
		bit <<= 1
	}
	l.n += int8(k.boxed)
	return bit - 1<<first
}

// count is what the convoy can carry, and what it does.
func (l *layout) count() Hold {
	h := Hold{Whole: int8(l.whole(AnyArea).len()), Damaged: int8(l.damaged.len())}
	for k := range h.Boxes {
		h.Boxes[k] = int8((l.kinds[k] &^ l.damaged).len())
	}
	for x := range h.Tokens {
		h.Tokens[x] = int8(l.tokens[x].len())
	}
	return h
}
