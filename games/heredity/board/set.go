package board

import "math/bits"

// Set is a set of squares.
type Set [(MaxSquares + 63) / 64]uint64

// Add puts a square in.
func (s *Set) Add(q Square) { s[q>>6] |= 1 << (q & 63) }

// Remove takes a square out.
func (s *Set) Remove(q Square) { s[q>>6] &^= 1 << (q & 63) }

// Has says whether a square is in.
func (s *Set) Has(q Square) bool { return s[q>>6]>>(q&63)&1 != 0 }

// Len is how many squares are in.
func (s *Set) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// After is the first square in the set that is greater than q, or Nowhere. A walk over all begins with After(Nowhere).
func (s *Set) After(q Square) Square {
	q++
	for i := int(q >> 6); i < len(s); i++ {
		w := s[i]
		if i == int(q>>6) {
			w &= ^uint64(0) << (q & 63)
		}
		if w != 0 {
			return Square(i<<6 + bits.TrailingZeros64(w))
		}
	}
	return Nowhere
}

// Of is the set of some squares.
func Of(squares ...Square) Set {
	var s Set
	for _, q := range squares {
		s.Add(q)
	}
	return s
}
