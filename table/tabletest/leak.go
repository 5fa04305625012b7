package tabletest

import (
	"errors"
	"regexp"
	"slices"

	"waystation/table"
)

// unseen: deal anew everything that a seat can't know; it sees the same.
func (w *walk) unseen(s table.Seat) {
	im := w.m.Inspect().Imagine(s, uint64(w.src.IntN(1<<30)))
	see := w.whole
	if a := w.m.Ask(s); a != nil && a.Lane != 0 {
		see = w.bids
	}
	same(NoLeak, who(s)+" sees something else when what it can't know is dealt anew", see(w.m, s), see(im, s))
	same(NoLeak, "the log of "+who(s)+" is another when what it can't know is dealt anew", w.record(w.m, s), w.record(im, s))
	if !w.m.Due().Has(s) || s == table.Nobody {
		return
	}
	for n := 0; n < 4 && !im.Over(); n++ {
		asks := im.Asks()
		a := asks[w.src.IntN(len(asks))]
		w.take(im, w.pick(a), a.Number)
		w.conserved(im.Inspect().Truth())
	}
	worlds, err := w.m.Worlds(s)
	if err != nil {
		fail(NoLeak, "worlds of seat %d: %v", s, err)
	}
	if err := worlds.Traveller(nil, true).Visit(uint64(w.src.IntN(1<<30)), nil); errors.Is(err, table.ErrBroken) {
		fail(Legality, "%v", err)
	} else if err != nil {
		fail(NoLeak, "a world dealt anew for seat %d can't be played on: %v", s, err)
	}
}

// twin is a world dealt anew beside the real one.
type twin struct {
	m      *table.Match
	before *table.Match // the real world before the answer
	seat   table.Seat
	known  []table.Card // to the seat, before the answer
	alone  bool         // others have answered side by side in the real world, and not in this one
}

func (w *walk) twin(before *table.Match, s table.Seat) *twin {
	im := w.m.Inspect().Imagine(s, uint64(w.src.IntN(1<<30)))
	return &twin{im, before, s, known(w.m.Inspect().Truth(), s), im.Due() != w.m.Due()}
}

// known are the cards whose place the seat knows.
func known(g table.Game, s table.Seat) []table.Card {
	var out []table.Card
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			if l.Seen.Has(s) {
				out = append(out, l.Card)
			}
		}
	}
	return out
}

// learned reports whether the seat now knows a card that it did not know and that chance did not show it: then the worlds part in
// front of its eyes, as they should.
func (w *walk) learned(t *twin, real []*table.Entry) bool {
	return slices.ContainsFunc(known(w.m.Inspect().Truth(), t.seat), func(c table.Card) bool {
		return !slices.Contains(t.known, c) && !slices.ContainsFunc(real, func(e *table.Entry) bool {
			return w.drew(e, c) && e.Who.Has(t.seat)
		})
	})
}

// drew reports whether an entry is the drawing of a card, and not a roll that shows the same number.
func (w *walk) drew(e *table.Entry, c table.Card) bool {
	return e.Value == int32(c) && slices.ContainsFunc(w.m.Inspect().Truth().Piles(), func(p *table.Pile) bool { return p.Name == e.Name })
}

// lockstep: the same answer in the real world and in one dealt anew, and the same results of chance as far as the seat sees
// them; it still sees the same at the next question. That it is asked something, or not, must not tell.
func (w *walk) lockstep(t *twin, mv move, number, at int) {
	if mv.seat != t.seat {
		return
	}
	i, possible := 0, true
	real := chances(w.m.Entries(at))
	t.m.Inspect().Rig(func(c table.Chance) (int, bool) {
		if i >= len(real) || real[i].Name != c.Name {
			possible = false // chance is asked something else: how the worlds would go on can't be compared
			return 0, false
		}
		e := real[i]
		i++
		if e.Back && !e.Who.Has(t.seat) {
			for _, l := range c.Cards {
				if w.back(l.Card) == w.back(table.Card(e.Value)) {
					return int(l.Card), true
				}
			}
			possible = false // no such back lies there in this world
			return 0, false
		}
		if !e.Who.Has(t.seat) {
			return 0, false
		}
		if c.Cards != nil && !slices.ContainsFunc(c.Cards, func(l table.Lying) bool { return int32(l.Card) == e.Value }) {
			possible = false // dealt elsewhere in this world: it is not one that the seat will find itself in
			return 0, false
		}
		return int(e.Value), true
	})
	var err error
	if mv.free {
		err = t.m.Free(mv.seat, mv.key, table.ByHand)
	} else {
		err = t.m.Answer(mv.seat, number, mv.key, table.ByHand)
	}
	if !possible || w.learned(t, real) {
		return
	}
	if err != nil {
		fail(NoLeak, "seat %d is offered %q, but not in a world that it can't tell from this: %v", mv.seat, mv.key, err)
	}
	see := w.whole
	if t.alone {
		if !w.open(t.before, mv.seat) {
			return // what others have answered side by side stands in the real world alone
		}
		see = w.bids
	}
	same(NoLeak, who(t.seat)+" sees something else after the same answer in a world that it can't tell from this", see(w.m, t.seat), see(t.m, t.seat))
}

// open reports whether an All that was open before a seat answered still is: another is asked the same as then.
func (w *walk) open(before *table.Match, s table.Seat) bool {
	return slices.ContainsFunc(w.m.Asks(), func(b *table.Ask) bool {
		was := before.Ask(b.Seat)
		return b.Seat != s && was != nil && was.Number == b.Number
	})
}

func chances(entries []*table.Entry) []*table.Entry {
	var out []*table.Entry
	for _, e := range entries {
		if e.Kind == table.KindChance {
			out = append(out, e)
		}
	}
	return out
}

// vary: put another result of chance where a seat does not see it; at the next question it sees the same.
func (w *walk) vary(before *table.Match, mv move, at int) {
	real := chances(w.m.Entries(at))
	for k, hidden := range real {
		if hidden.Who == table.Everyone || hidden.Back {
			continue
		}
		other := before.Clone()
		i, possible, changed := 0, true, false
		other.Inspect().Rig(func(c table.Chance) (int, bool) {
			if i >= len(real) {
				return 0, false
			}
			e := real[i]
			i++
			if i-1 != k {
				if c.Name != e.Name || c.Cards != nil && !holds(c.Cards, e.Value) {
					possible = false
					return 0, false
				}
				return int(e.Value), true
			}
			for _, j := range []int{w.src.IntN(max(1, len(c.Cards))), 0, len(c.Cards) - 1} {
				if c.Cards == nil || int32(c.Cards[j].Card) == e.Value || w.back(c.Cards[j].Card) != w.back(table.Card(e.Value)) ||
					slices.ContainsFunc(real[k+1:], func(x *table.Entry) bool { return w.drew(x, c.Cards[j].Card) }) {
					continue
				}
				changed = true
				return int(c.Cards[j].Card), true
			}
			return int(e.Value), true
		})
		var err error
		if mv.free {
			err = other.Free(mv.seat, mv.key, table.ByHand)
		} else {
			err = other.Answer(mv.seat, before.Number(mv.seat), mv.key, table.ByHand)
		}
		if !possible || !changed {
			continue
		}
		if err != nil {
			fail(NoLeak, "with another hidden result of %q the answer %q is refused: %v", hidden.Name, mv.key, err)
		}
		for _, s := range w.readers() {
			if !hidden.Who.Has(s) {
				same(NoLeak, who(s)+" sees something else when a hidden result of "+hidden.Name+" is another", w.sight(w.m, s, true), w.sight(other, s, true))
			}
		}
	}
}

func holds(cards []table.Lying, value int32) bool {
	return slices.ContainsFunc(cards, func(l table.Lying) bool { return int32(l.Card) == value })
}

func (w *walk) back(c table.Card) uint8 {
	if b, ok := w.m.Inspect().Truth().(table.Backed); ok {
		return b.Back(c)
	}
	return 0
}

// secret: give another answer to a secret question; others see the same until it is opened.
func (w *walk) secret(before *table.Match, a *table.Ask, mv move) {
	if mv.free || mv.key == "pass" || a.Min != 1 || a.Max != 1 || len(a.Options) < 2 || w.m.Over() {
		return
	}
	last := w.lastAnswer(mv.seat)
	lane := last != nil && last.All > 0
	open := lane && w.open(before, mv.seat)
	if !open && !a.Prompt.Secret || lane && !open {
		return
	}
	key := w.key(a.Options[w.src.IntN(len(a.Options))].Option)
	if key == mv.key {
		return
	}
	other := before.Clone()
	w.take(other, move{mv.seat, key, false}, a.Number)
	for _, s := range w.readers() {
		if s != mv.seat {
			same(NoLeak, who(s)+" sees something else when seat's secret answer is another", w.bids(w.m, s), w.bids(other, s))
			if a, b := w.m.CanUndo(s), other.CanUndo(s); (a == nil) != (b == nil) {
				fail(NoLeak, "what %s may take back tells of a secret answer: %v, or %v", who(s), a, b)
			}
		}
	}
}

// bids is what a seat sees while others choose side by side. Who has chosen is no secret.
func (w *walk) bids(m *table.Match, s table.Seat) []byte {
	return regexp.MustCompile(`"Due":\d+`).ReplaceAll(w.sight(m, s, true), nil)
}

func (w *walk) whole(m *table.Match, s table.Seat) []byte { return w.sight(m, s, true) }

func (w *walk) lastAnswer(s table.Seat) *table.Entry {
	log := w.m.Entries(0)
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].Seat == s && log[i].Kind == table.KindAsk {
			return log[i]
		}
	}
	return nil
}
