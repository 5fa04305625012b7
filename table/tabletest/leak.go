package tabletest

import (
	"bytes"
	"errors"
	"slices"

	"waystation/table"
)

// dealtAnew: deal anew everything that a seat can't know; it is asked the same, and sees the same.
func (w *walk) dealtAnew(a *table.Ask) {
	if len(w.cards) == 0 {
		return
	}
	im := w.m.Inspect().Imagine(a.Seat, uint64(w.src.IntN(1<<30)))
	w.sameSight(a.Seat, a.Lane != 0, im, "sees something else when what it can't know is dealt anew")
	w.did(checkAsked)
}

// sameSight compares what a seat sees now with what it sees in another world. In a lane, who has chosen beside it is
// no part of that.
func (w *walk) sameSight(s table.Seat, lane bool, other *table.Match, what string) {
	here, there := w.saw[s+1], w.sight(other, s, w.now(s))
	if lane {
		here, there = dueless(here), dueless(there)
	}
	if !bytes.Equal(here, there) {
		w.steady()
	}
	same(NoLeak, who(s)+" "+what, here, there)
}

// steady makes sure that what differs does not differ of itself: that would be no leak.
func (w *walk) steady() {
	w.twice()
	if w.before != nil {
		w.sameAgain()
	}
}

// secrecy deals anew what each seat, and a spectator, can't know.
func (w *walk) secrecy() {
	if len(w.cards) == 0 {
		return
	}
	for _, s := range w.readers() {
		w.unseen(s)
	}
}

// unseen: in a world dealt anew a seat sees the same, also of what was told long ago, and its log is the same; and the
// world can be played on.
func (w *walk) unseen(s table.Seat) {
	im := w.m.Inspect().Imagine(s, uint64(w.src.IntN(1<<30)))
	whole := lens{numbers: true}
	here, there := w.sight(w.m, s, whole), w.sight(im, s, whole)
	if a := w.m.Ask(s); a != nil && a.Lane != 0 {
		here, there = dueless(here), dueless(there)
	}
	same(NoLeak, who(s)+" sees something else when what it can't know is dealt anew", here, there)
	log := w.record(im, s)
	same(NoLeak, "the log of "+who(s)+" is another when what it can't know is dealt anew", w.record(w.m, s), log)
	w.did(checkUnseen)
	if w.m.Due().Has(s) && s != table.Nobody {
		w.playOn(s, im)
	}
}

// playOn: nothing breaks in a world dealt anew.
func (w *walk) playOn(s table.Seat, im *table.Match) {
	for n := 0; n < 4 && !im.Over(); n++ {
		asks := im.Asks()
		a := asks[w.src.IntN(len(asks))]
		w.take(im, w.pick(a), a.Number)
		w.conserved(im.Inspect().Truth())
	}
	worlds, err := w.m.Worlds(s)
	if err == nil {
		err = worlds.Traveller(nil, true).Visit(uint64(w.src.IntN(1<<30)), nil)
	}
	if errors.Is(err, table.ErrBroken) {
		fail(Legality, "%v", err)
	} else if err != nil {
		fail(NoLeak, "a world dealt anew for seat %d can't be played on: %v", s, err)
	}
	w.did(checkPlayOn)
}

// twin is a world dealt anew beside the real one.
type twin struct {
	m      *table.Match
	before *table.Match // the real world before the answer
	seat   table.Seat
	alone  bool // others have answered side by side in the real world, and not in this one
}

// twin is nil in a game without cards.
func (w *walk) twin(before *table.Match, s table.Seat) *twin {
	if len(w.cards) == 0 {
		return nil
	}
	im := w.m.Inspect().Imagine(s, uint64(w.src.IntN(1<<30)))
	return &twin{im, before, s, im.Due() != w.m.Due()}
}

// drew reports whether an entry is the drawing of a card, and not a roll that shows the same number.
func (w *walk) drew(e *table.Entry, c table.Card) bool {
	pile := func(p *table.Pile) bool { return p.Name == e.Name }
	return e.Value == int32(c) && slices.ContainsFunc(w.plain.Piles(), pile)
}

// lockstep: the same answer in the real world and in one dealt anew, and the same results of chance as far as the seat
// sees them; it still sees the same at the next question. That it is asked something, or not, must not tell.
func (w *walk) lockstep(t *twin, mv move, number, at int) {
	if mv.seat != t.seat {
		return
	}
	real := chances(w.m.Entries(at))
	p := w.pin(real)
	t.m.Inspect().Rig(func(c table.Chance) (int, bool) { return p.asSeenBy(t.seat, c) })
	shows := witness{}
	t.m.Inspect().Witness(shows.note)
	err := try(t.m, mv, number)
	switch {
	case p.parted != "":
		w.skip(checkLockstep, p.parted)
		return
	case !w.shownAlike(t.seat, shows, t.m):
		w.skip(checkLockstep, "other cards were turned over")
		return
	case err != nil:
		fail(NoLeak, "seat %d is offered %q, but not in a world that it can't tell from this: %v", mv.seat, mv.key, err)
	case t.alone && !w.open(t.before, mv.seat):
		w.skip(checkLockstep, "others' answers beside it count now")
		return
	}
	w.sameSight(t.seat, t.alone, t.m,
		"sees something else after the same answer in a world that it can't tell from this")
	w.did(checkLockstep)
}

// beside reports whether the All in which a seat has answered is still open: nobody else has noticed.
func (w *walk) beside(before *table.Match) bool {
	wasStep, was := before.Inspect().Open()
	step, all := w.m.Inspect().Open()
	return was != 0 && was == all && wasStep == step
}

// open reports whether an All that was open before a seat answered still is: another beside it is asked the same as
// then.
func (w *walk) open(before *table.Match, s table.Seat) bool {
	return slices.ContainsFunc(w.m.Asks(), func(b *table.Ask) bool {
		was := before.Ask(b.Seat)
		return b.Seat != s && !b.Lane.Has(s) && was != nil && was.Number == b.Number
	})
}
