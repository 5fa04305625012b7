package tabletest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// atEnd is what is checked when the walk is over.
func (w *walk) atEnd() {
	w.look()
	w.kept()
	w.again()
	w.inPlace()
	w.defaults()
}

// again: the same answers lead to the same sights at every question, and the log replayed to the same end.
func (w *walk) again() {
	m, heard := w.newMatch(nil), w.heard
	w.heard = make([]int, len(heard))
	for i, mv := range w.keys {
		var saw strings.Builder
		for j, s := range w.readers() {
			saw.Write(w.sight(m, s, w.now(s)))
			w.heard[j] = len(m.Events(s))
		}
		what := fmt.Sprintf("at answer %d of the same match, something else is seen", i)
		same(Determinism, what, []byte(w.trace[i]), []byte(saw.String()))
		w.take(m, mv, m.Number(mv.seat))
	}
	w.heard = heard
	same(Determinism, "the same answers make another log", w.file(w.m), w.file(m))
	r, err := table.Verify(bytes.NewReader(w.file(w.m)), w.find)
	if err != nil {
		fail(Memory, "a finished match is not verified: %v", err)
	}
	same(Memory, "a finished match is another after reading", plain(w.m.Inspect().Truth()), plain(r.Inspect().Truth()))
	w.did(checkAgain)
}

// defaults: when nobody ever answers, the match ends all the same.
func (w *walk) defaults() {
	m := w.newMatch(nil)
	for n := 0; !m.Over(); n++ {
		w.limit(n, "default")
		a := m.Asks()[0]
		w.take(m, move{a.Seat, m.Default(a), false}, a.Number)
	}
	w.did(checkDefaults)
}

// scripted answers and decides chance by what is asked alone, so that it does the same in place and in a match.
type scripted struct{ seed, n uint64 }

func (s *scripted) pick(n int) int {
	s.n++
	x := (s.seed + s.n*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	x ^= x >> 29
	return int(x >> 33 % uint64(n))
}

// Pick answers in place.
func (s *scripted) Pick(_ table.Seat, _ *table.Prompt, options []table.Option) int {
	return s.pick(len(options))
}

func (s *scripted) chance(c table.Chance) int {
	if c.Cards == nil {
		return s.pick(c.Sides) + 1
	}
	return int(c.Cards[s.pick(len(c.Cards))].Card)
}

// keys picks as the table does in place: one after the other where several are wanted, and passing means enough.
func (s *scripted) keys(a *table.Ask, verbs []string) string {
	if a.Pass {
		if i := s.pick(len(a.Options) + 1); i < len(a.Options) {
			return table.Key(verbs, a.Options[i].Option)
		}
		return "pass"
	}
	left := slices.Clone(a.Options)
	taken := make([]int, len(a.Options))
	for n := 0; n < a.Max; n++ {
		more := len(left)
		if n >= a.Min {
			more++
		}
		i := s.pick(more)
		if i == len(left) {
			break
		}
		at := slices.Index(a.Options, left[i])
		if taken[at]++; taken[at] >= max(1, left[i].Most) {
			left = slices.Delete(left, i, i+1)
		}
	}
	var set []table.Option
	for i, o := range a.Options {
		set = append(set, slices.Repeat([]table.Option{o.Option}, taken[i])...)
	}
	return table.SetKey(verbs, set)
}

// inPlace: answered in place or by recording, the same answers lead to the same state. In windows the seats answer in
// the same order.
func (w *walk) inPlace() {
	turns := w.seed*2 + 1
	g := w.fresh()
	script := &scripted{seed: w.seed}
	table.InPlace(0, 0, table.Config{Decider: script, Rig: script.chance, Turns: turns, Marks: true}).Play(g)
	script = &scripted{seed: w.seed}
	m := w.newMatch(func(c table.Chance) (int, bool) { return script.chance(c), true })
	order := table.Turns(nil, table.Upto(m.Seats()), turns)
	for n := 0; !m.Over(); n++ {
		w.limit(n, "scripted")
		a := nextOf(m.Asks(), order)
		if err := m.Answer(a.Seat, a.Number, script.keys(a, m.Verbs()), table.ByBot); err != nil {
			fail(Determinism, "answered in place, refused when recorded: %v", err)
		}
	}
	same(Determinism, "answered in place the match ends in another state than when recorded", plain(g),
		plain(m.Inspect().Truth()))
	w.did(checkInPlace)
}

// nextOf is the question that is answered next in place: one lane after the other, and in a window that of the seat
// whose turn it is.
func nextOf(asks []*table.Ask, order []table.Seat) *table.Ask {
	first := asks[0].Lane
	for _, a := range asks {
		if a.Lane.First() < first.First() {
			first = a.Lane
		}
	}
	for _, s := range order {
		for _, a := range asks {
			if a.Seat == s && a.Lane == first {
				return a
			}
		}
	}
	return asks[0]
}
