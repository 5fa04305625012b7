package table

import "slices"

// Sealed is content that nobody may read before the rules open it: the text and the effects of story cards, letters,
// the pages of a book. Its sides are numbered from 0; a number that stands for nothing is nil. It never changes, and
// every state of a match may point to the same one, in a field that is not exported.
//
// The content is read in two ways only: Open, which the match records, and Read, which gives what has been opened. So
// neither a view nor a word, a bot or a hint can know what a sealed side says, nor whether it exists. In a world
// imagined for a bot a visit ends where a side is to be opened that its seat has not read.
type Sealed[T any] struct {
	name  string
	sides []*T
}

// Seal makes sealed content. The name is for the record: "story".
func Seal[T any](name string, sides []*T) *Sealed[T] {
	return &Sealed[T]{name, slices.Clone(sides)}
}

// Opened is which sides have been opened, and who has read each: a part of the state, plain data. The zero value is
// none.
type Opened struct {
	Sides []OpenedSide `json:"sides"`
}

// OpenedSide is a side that was opened, and the seats that have read it.
type OpenedSide struct {
	Side int32 `json:"side"`
	Seen Seats `json:"seen"`
}

// CopyFrom makes it equal to another, sharing nothing.
func (o *Opened) CopyFrom(x *Opened) { o.Sides = append(o.Sides[:0], x.Sides...) }

// Seen is the seats that have read a side; none for one that is sealed.
func (o *Opened) Seen(side int) Seats {
	for _, x := range o.Sides {
		if int(x.Side) == side {
			return x.Seen
		}
	}
	return 0
}

// Open opens a side for seats to read and returns what it says, or nil if there is no such side: that too nobody knew.
// For seats that have read it already nothing changes; for others it is recorded, and undo stops here. A lane may not
// open.
func (s *Sealed[T]) Open(t *Table, o *Opened, side int, who Seats) *T {
	seen := o.Seen(side)
	if who&^seen != 0 {
		t.unseal(s.name, side, who)
		o.mark(side, seen|who)
	}
	return s.at(side)
}

// Read is what an opened side says, and whether the seat has read it. Everything that shows content reads it so.
func (s *Sealed[T]) Read(o *Opened, side int, reader Seat) (*T, bool) {
	if seen := o.Seen(side); seen == 0 || !seen.Has(reader) {
		return nil, false
	}
	return s.at(side), true
}

// Known is what a side says that somebody has read: for the rules, which go by it.
func (s *Sealed[T]) Known(o *Opened, side int) (*T, bool) {
	if o.Seen(side) == 0 {
		return nil, false
	}
	return s.at(side), true
}

// Resealed is other content under every side that keep does not name: what holds of a match with this content and is
// not kept must hold with the other. It is for the law that nobody can read ahead. other is the content a side gets, or
// nil for a side that does not exist.
func (s *Sealed[T]) Resealed(keep func(side int) bool, sides int, other func(side int) *T) *Sealed[T] {
	out := make([]*T, max(sides, len(s.sides)))
	for i := range out {
		if keep(i) {
			out[i] = s.at(i)
		} else {
			out[i] = other(i)
		}
	}
	return &Sealed[T]{s.name, out}
}

func (s *Sealed[T]) at(side int) *T {
	if side < 0 || side >= len(s.sides) {
		return nil
	}
	return s.sides[side]
}

func (o *Opened) mark(side int, seen Seats) {
	for i := range o.Sides {
		if int(o.Sides[i].Side) == side {
			o.Sides[i].Seen = seen
			return
		}
	}
	o.Sides = append(o.Sides, OpenedSide{int32(side), seen})
}

// unseal records that a side is opened. In place nothing is recorded: whoever plays a whole game in place owns all of
// it.
func (t *Table) unseal(name string, side int, who Seats) {
	if side != int(int32(side)) {
		panic(misuse("side %d of %q", side, name))
	}
	if t.run == nil {
		if t.imagined {
			panic(sealed)
		}
		return
	}
	t.run.unseal(name, int32(side), who)
}

// unseal reads the opening from the record, or adds it.
func (r *run) unseal(name string, side int32, who Seats) {
	r.called()
	if r.t.lane != 0 {
		panic(misuse("%q opened inside the lane of %s", name, r.t.lane))
	}
	r.impure("sealed content")
	e := r.next()
	switch {
	case e == nil && r.mode == imagining:
		panic(sealed)
	case e == nil && !r.live:
		panic(r.misfit("side %d of %q is opened, which is not in the log", side, name))
	case e == nil:
		e = &Entry{Kind: KindOpen, Seat: Nobody, Name: name, Value: side, Who: who}
		r.fresh = append(r.fresh, e)
		r.entries = append(r.entries, e)
	case e.Kind != KindOpen || e.Name != name || e.Value != side || e.Who != who:
		panic(r.misfit("side %d of %q is opened for %s, but the log holds %s", side, name, who, e.what()))
	}
	r.pos++
	r.border()
}
