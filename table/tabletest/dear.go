package tabletest

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"slices"

	"waystation/table"
)

// past is a state kept, and what it was.
type past struct {
	g     table.Game
	bytes []byte
}

// dear is what is checked at some questions.
func (w *walk) dear() {
	w.copies()
	w.twice()
	w.thrifty()
	w.lanes()
	w.atOnce()
	w.offers()
	for _, s := range w.readers() {
		w.unseen(s)
	}
	w.memory()
	w.takenBack()
	w.honest()
}

// twice: what is looked at twice is the same, also in a copy that has played it again.
func (w *walk) twice() {
	c := w.m.Clone()
	for _, s := range w.readers() {
		same(Determinism, who(s)+" looks twice and sees two things", w.sight(w.m, s, true), w.sight(c, s, true))
	}
	same(Determinism, "the state is another when the step is run again", plain(w.m.Inspect().Truth()), plain(c.Inspect().Truth()))
	w.ahead(Determinism, "in a match played the same way", w.m, c)
}

// thrifty: a view built in the memory of another seat's, from another moment, is the same.
func (w *walk) thrifty() {
	g, ok := w.m.Inspect().Truth().(table.Thrifty)
	if !ok {
		return
	}
	for _, s := range w.readers() {
		w.used = g.ViewInto(w.used, s)
		same(Determinism, who(s)+" sees something else in a view built in used memory", plain(w.m.Inspect().Truth().View(s)), plain(w.used))
	}
}

// sameAgain: the same answer to the same question leads to the same.
func (w *walk) sameAgain(before *table.Match, mv move, number int) {
	c := before.Clone()
	w.take(c, mv, number)
	for _, s := range w.readers() {
		same(Determinism, who(s)+" sees something else when "+mv.key+" is answered again", w.sight(w.m, s, true), w.sight(c, s, true))
	}
}

// ahead plays a copy of a on, and b beside it if there is one: two matches said to be the same stay the same.
func (w *walk) ahead(law, what string, a, b *table.Match) {
	a = a.Clone()
	for range 12 {
		if a.Over() {
			break
		}
		ask := a.Asks()[0]
		mv := move{ask.Seat, w.m.Default(ask), false}
		w.take(a, mv, ask.Number)
		if b != nil {
			w.take(b, mv, ask.Number)
		}
	}
	for _, s := range w.readers() {
		if b != nil {
			same(law, who(s)+" sees something else later on, "+what, w.sight(a, s, true), w.sight(b, s, true))
		}
	}
}

// copies: playing on with a copy leaves the original as it was. Some states are kept to the end.
func (w *walk) copies() {
	g := fresh(w.m.Inspect().Truth())
	g.CopyFrom(w.m.Inspect().Truth())
	was := plain(g)
	same(Independence, "a copy is not equal to its original", plain(w.m.Inspect().Truth()), was)
	w.past = append(w.past, past{g, was})
	w.ahead(Independence, "", w.m, nil)
	same(Independence, "playing on with a copy has changed the original", was, plain(w.m.Inspect().Truth()))
	w.kept()
}

// kept: no past state has changed.
func (w *walk) kept() {
	for _, p := range w.past {
		same(Independence, "a past state has changed", p.bytes, plain(p.g))
	}
}

func fresh(g table.Game) table.Game {
	return reflect.New(reflect.TypeOf(g).Elem()).Interface().(table.Game)
}

// offers: each option can be taken, and what is not offered is refused and changes nothing.
func (w *walk) offers() {
	was := w.file(w.m)
	for _, a := range w.m.Asks() {
		for _, o := range a.Options {
			if a.Min != 1 || a.Max != 1 {
				break
			}
			w.take(w.m.Clone(), move{a.Seat, w.key(o.Option), false}, a.Number)
		}
		for _, o := range a.Free {
			w.take(w.m.Clone(), move{a.Seat, w.key(o.Option), true}, a.Number)
		}
		for _, key := range w.strange(a) {
			c := w.m.Clone()
			if err := c.Answer(a.Seat, a.Number, key, table.ByHand); !refused(err) {
				fail(Legality, "seat %d was not offered %q, but the answer to it is: %v", a.Seat, key, err)
			}
			same(Legality, "a refused answer changed the match", was, w.file(c))
		}
		c := w.m.Clone()
		if err := c.Answer(a.Seat, a.Number+1, w.key(table.Pass), table.ByHand); !refused(err) {
			fail(Legality, "an answer to question %d, which was never put, is: %v", a.Number+1, err)
		}
	}
}

// strange are keys that are not on offer.
func (w *walk) strange(a *table.Ask) []string {
	var keys []string
	try := func(o table.Option) {
		for _, x := range a.Options {
			if x.Option == o {
				return
			}
		}
		keys = append(keys, w.key(o))
	}
	for range 4 {
		v := w.src.IntN(len(w.m.Verbs()))
		if w.m.Verbs()[v] != "" {
			try(table.Verb(v).Of(w.src.IntN(12)-1, w.src.IntN(3)))
		}
	}
	for _, d := range a.Denied {
		try(d.Option)
	}
	if !a.Pass {
		keys = append(keys, "pass")
	}
	return append(keys, "", "no such thing", "explore:999999")
}

// lanes: run from the last to the first they give the same bytes.
func (w *walk) lanes() {
	defer func() {
		if x := recover(); x != nil {
			if _, ok := x.(failure); ok {
				panic(x)
			}
			fail(SideBySide, "lanes can't be run in reverse order: %v", x)
		}
	}()
	c := w.m.Clone()
	c.Inspect().Reverse()
	same(SideBySide, "lanes in reverse order make another state", plain(w.m.Inspect().Truth()), plain(c.Inspect().Truth()))
	for _, s := range w.readers() {
		same(SideBySide, who(s)+" sees something else when lanes run in reverse order", w.sight(w.m, s, true), w.sight(c, s, true))
	}
}

// atOnce: two who answer the questions they see now are both accepted, unless one of them acts in a window.
func (w *walk) atOnce() {
	asks := w.m.Asks()
	if len(asks) < 2 || asks[0].Pass {
		return
	}
	c := w.m.Clone()
	d := w.m.Clone()
	d.Inspect().Reverse()
	for i, a := range asks {
		key := w.key(a.Options[0].Option)
		if a.Min != 1 || a.Max != 1 {
			return
		}
		if err := c.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			fail(SideBySide, "seat %d answered at the same time as %d others and was refused: %v", a.Seat, i, err)
		}
	}
	for i := len(asks) - 1; i >= 0; i-- {
		if err := d.Answer(asks[i].Seat, asks[i].Number, w.key(asks[i].Options[0].Option), table.ByHand); err != nil {
			fail(SideBySide, "seat %d answered at the same time as others, in another order, and was refused: %v", asks[i].Seat, err)
		}
	}
	same(SideBySide, "the order in which answers arrive makes another state", plain(c.Inspect().Truth()), plain(d.Inspect().Truth()))
}

// memory: a match written and read, or gone on with from its snapshot, is the same match.
func (w *walk) memory() {
	find := func(string) *table.Box { return w.c.Box }
	file := w.file(w.m)
	r, err := table.Read(bytes.NewReader(file), find)
	if err != nil {
		fail(Memory, "the match can't be read back: %v", err)
	}
	same(Memory, "the file is another after reading", file, w.file(r))
	snap, err := w.m.Snapshot()
	if err != nil {
		fail(Memory, "no snapshot: %v", err)
	}
	b, err := json.Marshal(snap)
	if err != nil {
		fail(Memory, "no snapshot: %v", err)
	}
	var again table.Snapshot
	if err := json.Unmarshal(b, &again); err != nil {
		fail(Memory, "the snapshot can't be read back: %v", err)
	}
	log := w.m.Clone().Entries(0)
	n, err := table.Resume(w.c.Box, w.m.Setup(), w.m.Seed(), log, again)
	if err != nil {
		fail(Memory, "the match can't go on from its snapshot: %v", err)
	}
	for _, s := range w.readers() {
		was := w.sight(w.m, s, true)
		same(Memory, who(s)+" sees something else after save and load", was, w.sight(r, s, true))
		same(Memory, who(s)+" sees something else after going on from a snapshot", was, w.sight(n, s, true))
	}
	same(Memory, "the state is another after save and load", plain(w.m.Inspect().Truth()), plain(r.Inspect().Truth()))
	same(Memory, "the state is another after going on from a snapshot", plain(w.m.Inspect().Truth()), plain(n.Inspect().Truth()))
	w.ahead(Memory, "after save and load", w.m, r)
	w.ahead(Memory, "after going on from a snapshot", w.m, n)
}

// takenBack: whatever a seat may take back now it can, and no number of a question comes back.
func (w *walk) takenBack() {
	for s := range table.Seat(w.m.Seats()) {
		u := w.m.Clone()
		may := u.CanUndo(s)
		if err := u.Undo(s); (err == nil) != (may == nil) {
			fail(Memory, "seat %d may take back its last answer: %v; it does: %v", s, may, err)
		}
		if may != nil {
			continue
		}
		for o := range table.Seat(w.m.Seats()) {
			if u.Number(o) < w.m.Number(o) {
				fail(Memory, "the number of seat %d's question went back from %d to %d", o, w.m.Number(o), u.Number(o))
			}
		}
	}
}

// undo: what may be taken back can be, everybody sees what they saw before, and doing it again leads to the same.
func (w *walk) undo(before *table.Match, mv move) {
	u := w.m.Clone()
	if u.CanUndo(mv.seat) != nil {
		return
	}
	if err := u.Undo(mv.seat); err != nil {
		fail(Memory, "seat %d may take back %q and can't: %v", mv.seat, mv.key, err)
	}
	for _, s := range w.readers() {
		same(Memory, who(s)+" sees something else after "+mv.key+" was taken back", w.sight(before, s, false), w.sight(u, s, false))
	}
	w.take(u, mv, u.Number(mv.seat))
	for _, s := range w.readers() {
		same(Memory, who(s)+" sees something else after "+mv.key+" was taken back and done again", w.sight(w.m, s, false), w.sight(u, s, false))
	}
	r, err := table.Read(bytes.NewReader(w.file(u)), func(string) *table.Box { return w.c.Box })
	if err != nil {
		fail(Memory, "a match with an undo can't be read back: %v", err)
	}
	for _, s := range w.readers() {
		same(Memory, who(s)+" sees something else after reading a match with an undo", w.sight(u, s, true), w.sight(r, s, true))
	}
}

// honest: bots answer the same in the real world and in one that their seat can't tell from it.
func (w *walk) honest() {
	for _, a := range w.m.Asks() {
		im := w.m.Inspect().Imagine(a.Seat, uint64(w.src.IntN(1<<30)))
		b := im.Ask(a.Seat)
		for i, bot := range w.bots {
			x, y := bot.Choose(w.m.View(a.Seat), a), bot.Choose(im.View(a.Seat), b)
			if _, thinks := bot.(thinker); thinks { // and may remember it: another one thinks about the other world
				x, y = thought(w.c.Bots[i](w.seed), w.m, a.Seat), thought(w.c.Bots[i](w.seed), im, a.Seat)
			}
			if !slices.Equal(x, y) {
				fail(HonestBots, "bot %d answers %q with %v, and in a world dealt anew with %v", i, a.Prompt.Kind, x, y)
			}
		}
	}
}

// thinker is a bot that tries its answers out in worlds.
type thinker interface {
	Think(ctx context.Context, w *table.Worlds, threads int) []table.Option
}

func thought(b Bot, m *table.Match, s table.Seat) []table.Option {
	worlds, err := m.Worlds(s)
	if err != nil {
		fail(HonestBots, "seat %d is asked something and has no worlds: %v", s, err)
	}
	return b.(thinker).Think(context.Background(), worlds, 1)
}
