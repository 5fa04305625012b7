package tabletest

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"waystation/table"
)

// walk is one match being walked through.
type walk struct {
	c     Config
	src   Source
	seed  uint64
	setup table.Setup
	m     *table.Match
	cards []table.Card // all that there are, sorted
	past  []past       // states held to see whether they change
	used  any          // a view whose memory is used again
	bots  []Bot
	trace []string // what every seat saw at each question
	keys  []move
	step  struct{ n, entries int }
}

// move is an answer given on the walk.
type move struct {
	seat table.Seat
	key  string
	free bool
}

// Walk walks through one match and returns the first breach of a law, or nil.
func Walk(c Config, mode string, seats int, src Source, seed uint64) (b *Breach) {
	c = c.filled()
	w := &walk{c: c, src: src, seed: seed, setup: table.Setup{Game: c.Box.Name, Mode: mode, Seats: seats, Options: map[string]string{}}}
	for _, o := range c.Box.Choices {
		w.setup.Options[o.Name] = o.Values[src.IntN(len(o.Values))]
	}
	defer func() {
		if x := recover(); x != nil {
			law := Legality
			if f, ok := x.(failure); ok {
				b = &Breach{f.law, w.setup, seed, f.why, w.m}
				return
			}
			b = &Breach{law, w.setup, seed, fmt.Errorf("panic: %v\n%s", x, debug.Stack()), w.m}
		}
	}()
	w.run()
	return nil
}

// failure carries a breach up to Walk.
type failure struct {
	law string
	why error
}

func fail(law, format string, args ...any) { panic(failure{law, fmt.Errorf(format, args...)}) }

func (w *walk) start() *table.Match {
	for try := 0; ; try++ {
		m, err := table.NewMatch(w.c.Box, w.setup, table.SeedOf(fmt.Sprint("walk ", w.seed)))
		if err == nil {
			return m
		}
		// Options may exclude each other, such as a colour chosen twice: then the defaults are walked.
		if try > 0 {
			fail(Legality, "set-up: %v", err)
		}
		w.setup.Options = nil
	}
}

func (w *walk) run() {
	w.m = w.start()
	w.cards = allCards(w.m.Inspect().Truth())
	for i, b := range w.c.Bots {
		w.bots = append(w.bots, b(w.seed+uint64(i)))
	}
	for n := 0; !w.m.Over(); n++ {
		if n > w.c.Answers {
			fail(Termination, "after %d random answers the match is not over", n)
		}
		w.cheap()
		dear := w.src.IntN(w.c.Every) == 0
		if dear {
			w.dear()
		}
		w.go1(dear)
	}
	w.conserved(w.m.Inspect().Truth())
	w.atEnd()
}

// go1 answers one question at random.
func (w *walk) go1(dear bool) {
	asks := w.m.Asks()
	a := asks[w.src.IntN(len(asks))]
	mv := w.pick(a)
	var before *table.Match
	var twin *twin
	if dear {
		before = w.m.Clone()
		twin = w.twin(before, a.Seat)
	}
	at := w.m.Version()
	w.take(w.m, mv, a.Number)
	w.keys = append(w.keys, mv)
	w.steps(at)
	if before != nil {
		w.sameAgain(before, mv, a.Number)
		w.vary(before, mv, at)
		w.secret(before, a, mv)
		w.undo(before, mv)
		w.lockstep(twin, mv, a.Number, at)
	}
}

// take gives the answer; any refusal is a breach, for it was on offer.
func (w *walk) take(m *table.Match, mv move, number int) {
	var err error
	if mv.free {
		err = m.Free(mv.seat, mv.key, table.ByHand)
	} else {
		err = m.Answer(mv.seat, number, mv.key, table.ByHand)
	}
	if err != nil {
		fail(Legality, "seat %d was offered %q and refused it: %v\n%s", mv.seat, mv.key, err, table.Stack(err))
	}
}

// pick chooses an answer, or now and then something that needs no turn.
func (w *walk) pick(a *table.Ask) move {
	if len(a.Free) > 0 && w.src.IntN(20) == 0 {
		return move{a.Seat, w.key(a.Free[w.src.IntN(len(a.Free))].Option), true}
	}
	n := len(a.Options)
	if a.Pass {
		n++
	}
	if a.Min == 1 && a.Max == 1 {
		i := w.src.IntN(n)
		if i == len(a.Options) {
			return move{a.Seat, "pass", false}
		}
		return move{a.Seat, w.key(a.Options[i].Option), false}
	}
	want := a.Min + w.src.IntN(a.Max-a.Min+1)
	var keys []string
	for i, o := range a.Options {
		if w.src.IntN(len(a.Options)-i) < want-len(keys) {
			keys = append(keys, w.key(o.Option))
		}
	}
	if len(keys) == 0 {
		return move{a.Seat, "none", false}
	}
	return move{a.Seat, strings.Join(keys, "+"), false}
}

func (w *walk) key(o table.Option) string { return table.Key(w.m.Verbs(), o) }

// steps sees that no step grows too long.
func (w *walk) steps(at int) {
	for _, e := range w.m.Entries(at) {
		if int(e.Step) != w.step.n {
			w.step.n, w.step.entries = int(e.Step), 0
		}
		if w.step.entries++; w.step.entries > w.c.Entries {
			fail(Termination, "step %d takes more than %d entries", e.Step, w.c.Entries)
		}
	}
}

// cheap is what is checked at every question.
func (w *walk) cheap() {
	due := w.m.Due()
	if due == 0 {
		fail(Termination, "the match is not over, and nobody is asked")
	}
	for _, a := range w.m.Asks() {
		due = due.Without(a.Seat)
		if len(a.Options) == 0 && a.Min > 0 && !a.Pass {
			fail(Termination, "seat %d is asked %q and has no answer", a.Seat, a.Prompt.Kind)
		}
		w.named(a.Options)
		w.named(a.Free)
		w.cited(a)
	}
	if due != 0 {
		fail(Determinism, "a question of seats %b is gone when it is looked at", due)
	}
	w.conserved(w.m.Inspect().Truth())
	var saw strings.Builder
	for _, s := range w.readers() {
		saw.Write(w.sight(w.m, s, true))
	}
	w.trace = append(w.trace, saw.String())
}

func (w *walk) readers() []table.Seat {
	out := []table.Seat{table.Nobody}
	for s := range w.m.Seats() {
		out = append(out, table.Seat(s))
	}
	return out
}

// named: each option has a key of its own, which stands for it.
func (w *walk) named(offers []table.Offered) {
	seen := map[table.Option]bool{}
	for _, o := range offers {
		key := w.key(o.Option)
		if p, err := table.ParseKey(w.m.Verbs(), key); err != nil || p != o.Option || key == "none" || key == "pass" {
			fail(Legality, "the option %v has the key %q, which is read as %v (%v)", o.Option, key, p, err)
		}
		if seen[o.Option] {
			fail(Legality, "%q is offered twice", key)
		}
		seen[o.Option] = true
	}
}

func allCards(g table.Game) []table.Card {
	var cards []table.Card
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			cards = append(cards, l.Card)
		}
	}
	slices.Sort(cards)
	return cards
}

func (w *walk) conserved(g table.Game) {
	cards := allCards(g)
	for i := 1; i < len(cards); i++ {
		if cards[i] == cards[i-1] {
			fail(Conservation, "card %d lies in two places", cards[i])
		}
	}
	if !slices.Equal(cards, w.cards) {
		for _, c := range w.cards {
			if _, ok := slices.BinarySearch(cards, c); !ok {
				fail(Conservation, "card %d is gone", c)
			}
		}
		fail(Conservation, "a card has come from nowhere")
	}
	if w.c.Holds != nil {
		if err := w.c.Holds(g); err != nil {
			fail(Conservation, "%v", err)
		}
	}
}

func (w *walk) cited(a *table.Ask) {
	if w.c.Rule == nil {
		return
	}
	check := func(what, rule string) {
		if !w.c.Rule(rule) {
			fail(Citation, "%s cites %q, which is no rule of the ledger", what, rule)
		}
	}
	check("question "+a.Prompt.Kind, a.Prompt.Rule)
	for _, list := range [][]table.Offered{a.Options, a.Free} {
		for _, o := range list {
			check("option "+w.key(o.Option), o.Rule)
		}
	}
	for _, list := range [][]table.Denied{a.Denied, a.FreeDenied} {
		for _, d := range list {
			check("denial of "+w.key(d.Option), d.Rule)
			if d.Why == "" {
				fail(Citation, "denial of %s says no reason", w.key(d.Option))
			}
		}
	}
	for _, e := range w.m.Events(table.Nobody) {
		check(fmt.Sprintf("tale %d", e.Verb), e.Rule)
	}
}

// refused reports whether the error is one that refuses an answer.
func refused(err error) bool {
	return errors.Is(err, table.ErrNotOffered) || errors.Is(err, table.ErrStale) || errors.Is(err, table.ErrNotAsked) || errors.Is(err, table.ErrOver)
}
