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
	for _, s := range w.readers() {
		w.sight(w.m, s, true)
	}
	w.kept()
	w.again()
	w.inPlace()
	w.defaults()
}

// again: the same answers lead to the same sights at every question, and the log replayed to the same end.
func (w *walk) again() {
	m := w.start()
	for i, mv := range w.keys {
		var saw strings.Builder
		for _, s := range w.readers() {
			saw.Write(w.sight(m, s, true))
		}
		same(Determinism, fmt.Sprintf("at answer %d of the same match, something else is seen", i), []byte(w.trace[i]), []byte(saw.String()))
		w.take(m, mv, m.Number(mv.seat))
	}
	same(Determinism, "the same answers make another log", w.file(w.m), w.file(m))
	r, err := table.Verify(bytes.NewReader(w.file(w.m)), func(string) *table.Box { return w.c.Box })
	if err != nil {
		fail(Memory, "a finished match is not verified: %v", err)
	}
	same(Memory, "a finished match is another after reading", plain(w.m.Inspect().Truth()), plain(r.Inspect().Truth()))
}

// defaults: when nobody ever answers, the match ends all the same.
func (w *walk) defaults() {
	m := w.start()
	for n := 0; !m.Over(); n++ {
		if n > w.c.Answers {
			fail(Termination, "after %d default answers the match is not over", n)
		}
		a := m.Asks()[0]
		w.take(m, move{a.Seat, m.Default(a), false}, a.Number)
	}
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
func (s *scripted) keys(a *table.Ask, key func(table.Option) string) string {
	left := slices.Clone(a.Options)
	taken := make([]bool, len(a.Options))
	for n := 0; n < a.Max; n++ {
		more := len(left)
		if n >= a.Min {
			more++
		}
		i := s.pick(more)
		if i == len(left) {
			break
		}
		taken[slices.Index(a.Options, left[i])] = true
		left = slices.Delete(left, i, i+1)
	}
	var keys []string
	for i, o := range a.Options {
		if taken[i] {
			keys = append(keys, key(o.Option))
		}
	}
	if keys == nil {
		return "none"
	}
	return strings.Join(keys, "+")
}

// inPlace: answered in place or by recording, the same answers lead to the same state. Windows, in which programs are asked in
// an order of chance, are left to the other laws.
func (w *walk) inPlace() {
	for _, e := range w.m.Entries(0) {
		if e.Kind == table.KindPass {
			return
		}
	}
	setup, err := w.c.Box.Check(w.setup)
	if err != nil {
		fail(Determinism, "set-up: %v", err)
	}
	g, err := w.c.Box.New(setup)
	if err != nil {
		fail(Determinism, "set-up: %v", err)
	}
	script := &scripted{seed: w.seed}
	table.InPlace(0, 0, table.Config{Decider: script, Rig: script.chance, Marks: true}).Play(g)
	script = &scripted{seed: w.seed}
	m, err := table.NewRigged(w.c.Box, w.setup, w.m.Seed(), func(c table.Chance) (int, bool) { return script.chance(c), true })
	if err != nil {
		fail(Determinism, "set-up: %v", err)
	}
	for !m.Over() {
		a := m.Asks()[0]
		if a.Pass {
			return
		}
		if err := m.Answer(a.Seat, a.Number, script.keys(a, w.key), table.ByBot); err != nil {
			fail(Determinism, "answered in place, refused when recorded: %v", err)
		}
	}
	same(Determinism, "answered in place the match ends in another state than when recorded", plain(g), plain(m.Inspect().Truth()))
}
