package tabletest

import (
	"bytes"
	"encoding/json"
	"reflect"

	"waystation/table"
)

// past is a state kept, and what it was.
type past struct {
	g     table.Game
	bytes []byte
}

// dear is what is checked at some questions.
func (w *walk) dear() {
	w.past = append(w.past, w.copies())
	w.kept()
	w.ahead(Determinism, "in a match played the same way", w.m, w.m.Clone())
	w.thrifty()
	w.memory()
	w.takenBack()
	w.sealed()
}

// sameEverywhere: every reader sees the same in two matches, all that was told included.
func (w *walk) sameEverywhere(law, what string, a, b *table.Match, numbers bool) {
	for _, s := range w.readers() {
		same(law, who(s)+" sees something else "+what, w.sight(a, s, w.far(s, numbers)),
			w.sight(b, s, w.far(s, numbers)))
	}
}

// twice: what is looked at twice is the same, also in a copy that has played it again.
func (w *walk) twice() {
	c := w.m.Clone()
	for _, s := range w.readers() {
		same(Determinism, who(s)+" sees something else when it looks twice", w.saw[s+1], w.sight(c, s, w.now(s)))
	}
	same(Determinism, "the state is another when the step is run again", plain(w.m.Inspect().Truth()),
		plain(c.Inspect().Truth()))
	w.did(checkTwice)
}

// thrifty: a view built in the memory of another seat's, from another moment, is the same.
func (w *walk) thrifty() {
	g, ok := w.m.Inspect().Truth().(table.Thrifty)
	if !ok {
		return
	}
	for _, s := range w.readers() {
		w.used = g.ViewInto(w.used, s)
		fresh := plain(w.m.Inspect().Truth().View(s))
		same(Determinism, who(s)+" sees something else in a view built in used memory", fresh, plain(w.used))
	}
	w.did(checkThrifty)
}

// sameAgain: the same answer to the same question leads to the same.
func (w *walk) sameAgain() {
	c := w.before.Clone()
	w.take(c, w.last, c.Number(w.last.seat))
	for _, s := range w.readers() {
		again := w.sight(c, s, w.now(s))
		same(Determinism, who(s)+" sees something else when "+w.last.key+" is answered again", w.saw[s+1], again)
	}
	w.did(checkSameAgain)
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
	if b != nil {
		w.sameEverywhere(law, "later on, "+what, a, b, true)
	}
}

// copies: playing on with a copy leaves the original as it was.
func (w *walk) copies() past {
	g := fresh(w.m.Inspect().Truth())
	g.CopyFrom(w.m.Inspect().Truth())
	was := plain(g)
	same(Independence, "a copy is not equal to its original", plain(w.m.Inspect().Truth()), was)
	w.ahead(Independence, "", w.m, nil)
	same(Independence, "playing on with a copy has changed the original", was, plain(w.m.Inspect().Truth()))
	w.did(checkCopies)
	return past{g, was}
}

// kept: no past state has changed.
func (w *walk) kept() {
	for _, p := range w.past {
		same(Independence, "a past state has changed", p.bytes, plain(p.g))
		w.did(checkPast)
	}
}

func fresh(g table.Game) table.Game {
	return reflect.New(reflect.TypeOf(g).Elem()).Interface().(table.Game)
}

// lanes: run from the last to the first they give the same bytes, also those of this step that are done.
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
	same(SideBySide, "lanes in reverse order make another state", plain(w.m.Inspect().Truth()),
		plain(c.Inspect().Truth()))
	w.sameEverywhere(SideBySide, "when lanes run in reverse order", w.m, c, true)
	w.did(checkReverse)
}

// atOnce: two who answer the questions they see now, each in a lane, are both accepted.
func (w *walk) atOnce() {
	var asks []*table.Ask
	var lanes table.Seats
	for _, a := range w.m.Asks() {
		if a.Lane&^lanes != 0 {
			asks = append(asks, a)
			lanes |= a.Lane
		}
	}
	if len(asks) < 2 {
		return
	}
	answers := make([]string, len(asks))
	for i, a := range asks {
		answers[i] = w.m.Default(a)
	}
	c, d := w.m.Clone(), w.m.Clone()
	d.Inspect().Reverse()
	for i := range asks {
		w.answerAtOnce(c, asks[i], answers[i])
		last := len(asks) - 1 - i
		w.answerAtOnce(d, asks[last], answers[last])
	}
	same(SideBySide, "the order in which answers arrive makes another state", plain(c.Inspect().Truth()),
		plain(d.Inspect().Truth()))
	w.did(checkAtOnce)
}

func (w *walk) answerAtOnce(m *table.Match, a *table.Ask, key string) {
	if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
		fail(SideBySide, "seat %d answered %q at the same time as others and was refused: %v", a.Seat, key, err)
	}
}

// memory: a match written and read, or gone on with from its snapshot, is the same match.
func (w *walk) memory() {
	file := w.file(w.m)
	r := w.read(file)
	same(Memory, "the file is another after reading", file, w.file(r))
	n := w.resumed()
	for _, x := range []struct {
		m   *table.Match
		how string
	}{{r, "after save and load"}, {n, "after going on from a snapshot"}} {
		w.sameEverywhere(Memory, x.how, w.m, x.m, true)
		same(Memory, "the state is another "+x.how, plain(w.m.Inspect().Truth()), plain(x.m.Inspect().Truth()))
		w.ahead(Memory, x.how, w.m, x.m)
	}
	w.did(checkSaved)
}

func (w *walk) read(file []byte) *table.Match {
	r, err := table.Read(bytes.NewReader(file), w.find)
	if err != nil {
		fail(Memory, "the match can't be read back: %v", err)
	}
	return r
}

func (w *walk) find(string) *table.Box { return w.Box }

// resumed is the match gone on with from its last snapshot.
func (w *walk) resumed() *table.Match {
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
	n, err := table.Resume(w.Box, w.m.Setup(), w.m.Seed(), w.m.Clone().Entries(0), again)
	if err != nil {
		fail(Memory, "the match can't go on from its snapshot: %v", err)
	}
	return n
}
