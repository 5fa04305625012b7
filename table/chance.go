package table

import (
	"errors"
	"fmt"
)

// Die is something to be rolled in the open: its name in the record, and its sides.
type Die struct {
	Name  string
	Sides int
}

// Roll is a number from 1 to the sides of the die, seen by everybody. A lane may not roll.
func (t *Table) Roll(d Die) int {
	if t.run != nil || t.rig != nil {
		return t.put(Chance{Name: d.Name, Sides: d.Sides, Who: Everyone})
	}
	return t.intn(d.Sides) + 1
}

// Chance is a question put to chance: a die with its sides, or the loose cards of a pile.
type Chance struct {
	Name  string
	Sides int     // of a die; results are 1 to Sides
	Cards []Lying // of a pile; results are cards
	Who   Seats   // sees the result
	Back  bool    // everybody sees the back of the result
}

// drawn is the place of the loose card that chance decides on.
func (t *Table) drawn(p *Pile, who Seats, back bool) int {
	if t.run == nil && t.rig == nil {
		return t.intn(p.Loose)
	}
	return p.Find(Card(t.put(Chance{Name: p.Name, Cards: p.Cards[:p.Loose], Who: who, Back: back})))
}

// put puts the question to the record, or to whoever has rigged the table.
func (t *Table) put(c Chance) int {
	if t.run != nil {
		return t.run.chance(c)
	}
	return t.rig(c)
}

// show notes that seats see a card.
func (t *Table) show(l Lying, who Seats) {
	if t.run != nil || t.witness != nil {
		t.shown(l, who)
	}
}

// shown does so where somebody takes note. Inlined, it would keep show from being so.
//
//go:noinline
func (t *Table) shown(l Lying, who Seats) {
	who &^= l.Seen
	t.learn(who)
	if t.witness != nil && who != 0 {
		t.witness(l.Card, who)
	}
}

// learn notes that somebody learned something: undo stops here. What a lane shows to others they see at the join.
func (t *Table) learn(who Seats) {
	if t.run == nil {
		return
	}
	t.run.called()
	if t.lane != 0 {
		t.run.shown = t.run.shown || who&^t.lane != 0
		who &= t.lane
	}
	if who != 0 {
		t.run.border()
	}
}

// chance is a result from the record, or a fresh one.
func (r *run) chance(c Chance) int {
	t := r.t
	r.called()
	if t.lane != 0 {
		panic(misuse("chance %q inside the lane of %s", c.Name, t.lane))
	}
	r.impure("chance")
	e := r.next()
	if e == nil && r.mode == imagining {
		if c.Cards == nil {
			return t.intn(c.Sides) + 1
		}
		return int(c.Cards[t.intn(len(c.Cards))].Card)
	}
	if e == nil {
		if !r.live {
			panic(r.misfit("chance %q is not in the log", c.Name))
		}
		v, err := t.fortune.decide(c)
		if err == nil && !c.allows(v) {
			err = fmt.Errorf("it can't come out as %d", v)
		}
		if err != nil {
			panic(fmt.Errorf("%w %q: %w", errChance, c.Name, err))
		}
		e = &Entry{Kind: KindChance, Seat: Nobody, Name: c.Name, Value: int32(v), Who: c.Who, Back: c.Back}
		r.fresh = append(r.fresh, e)
		r.entries = append(r.entries, e)
		r.pos++
		return v
	}
	if e.Kind != KindChance || e.Name != c.Name || e.All != 0 {
		panic(r.misfit("chance %q is called for, but the log holds %s", c.Name, e.what()))
	}
	if e.Who != c.Who || e.Back != c.Back {
		panic(r.misfit("the log has chance %q seen by %s (back %v), but it is seen by %s (back %v)", c.Name, e.Who,
			e.Back, c.Who, c.Back))
	}
	if r.check != nil {
		if err := r.check(e, c); err != nil {
			panic(r.misfit("%v", err))
		}
	}
	v := int(e.Value)
	if !c.allows(v) {
		panic(r.misfit("chance %q can't come out as %d", c.Name, v))
	}
	r.take()
	return v
}

// errChance is what whoever decides chance has done wrong.
var errChance = errors.New("chance")

// allows reports whether the value can come out.
func (c *Chance) allows(v int) bool {
	if c.Cards == nil {
		return v >= 1 && v <= c.Sides
	}
	for _, l := range c.Cards {
		if int(l.Card) == v {
			return true
		}
	}
	return false
}
