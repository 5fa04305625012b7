package tabletest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// newMatch sets a match up. rig may be nil.
func (w *walk) newMatch(rig func(table.Chance) (int, bool)) *table.Match {
	m, err := table.NewRigged(w.Box, w.setup, table.SeedOf(fmt.Sprint("walk ", w.seed)), rig)
	if err != nil {
		fail(Legality, "set-up: %v", err)
	}
	return m
}

// start sets up the match to be walked through.
func (w *walk) start() {
	setup, err := w.Box.Check(w.setup)
	if err != nil {
		fail(Legality, "set-up: %v", err)
	}
	if w.plain, err = w.Box.New(setup); err != nil {
		// Options may exclude each other, such as a colour chosen twice: then the defaults are walked.
		w.setup.Options = nil
		w.plain = w.fresh()
	}
	w.m = w.newMatch(w.watch)
	w.shows, w.pending, w.later = witness{}, witness{}, map[table.Card]table.Seats{}
	w.m.Inspect().Witness(w.shows.note)
	w.raise()
	w.cards = allCards(w.m.Inspect().Truth())
	w.knew = knowers(w.m.Inspect().Truth())
	w.heard = make([]int, len(w.readers()))
	w.met[aMatch]++
	for i, b := range w.Bots {
		w.bots = append(w.bots, b(w.seed+uint64(i)))
	}
}

// fresh is a new state of the game, before its first step.
func (w *walk) fresh() table.Game {
	setup, err := w.Box.Check(w.setup)
	if err != nil {
		fail(Legality, "set-up: %v", err)
	}
	g, err := w.Box.New(setup)
	if err != nil {
		fail(Legality, "set-up: %v", err)
	}
	return g
}

// The closeness of a look at a question.
const (
	passing = iota // what is compared everywhere
	close          // what leaks may show in, at each kind of question now and then
	dear           // everything
)

// closeness is how closely the question is looked at: dearly by lot, and closely where its kind has seldom been met.
func (w *walk) closeness(asks []*table.Ask) int {
	look := passing
	for _, a := range asks {
		if w.kinds[a.Prompt.Kind]++; w.kinds[a.Prompt.Kind] <= w.Rare {
			look = close
		}
	}
	if w.src.IntN(w.Every) == 0 {
		look = dear
	}
	return look
}

func (w *walk) run() {
	w.start()
	w.look()
	for n := 0; !w.m.Over(); n++ {
		w.limit(n, "random")
		asks := w.m.Asks()
		look := w.closeness(asks)
		w.cheap(asks)
		if look >= close {
			w.copies()
			w.twice()
			w.lanes()
			w.atOnce()
			w.secrecy()
			w.honest(asks)
			w.offers(asks)
		}
		if look == dear {
			w.dear()
		}
		w.go1(asks, look)
	}
	w.conserved(w.m.Inspect().Truth())
	w.atEnd()
}

func (w *walk) limit(n int, kind string) {
	if n > w.Answers {
		fail(Termination, "after %d %s answers the match is not over", n, kind)
	}
}

// go1 answers one question at random.
func (w *walk) go1(asks []*table.Ask, look int) {
	a := asks[w.src.IntN(len(asks))]
	mv := w.pick(a)
	before := w.m.Clone()
	var twin *twin
	if look >= close {
		twin = w.twin(before, a.Seat)
	}
	at := w.m.Version()
	w.listen()
	w.take(w.m, mv, a.Number)
	w.before, w.last = before, mv
	w.raise()
	w.keys = append(w.keys, mv)
	w.steps(at)
	w.look()
	if look >= close {
		w.sameAgain()
		w.undo(before, mv)
	}
	w.learned(mv, w.beside(before), at)
	w.vary(before, mv, at)
	w.secret(before, a, mv, at)
	if twin != nil {
		w.lockstep(twin, mv, a.Number, at)
	}
}

// listen notes how many tales there are: what is told, and shown, from now on is new.
func (w *walk) listen() {
	clear(w.shows)
	for i, s := range w.readers() {
		w.heard[i] = len(w.m.Events(s))
	}
}

// look notes what every reader sees.
func (w *walk) look() {
	w.saw = w.saw[:0]
	for _, s := range w.readers() {
		w.saw = append(w.saw, w.sight(w.m, s, w.now(s)))
	}
}

// raise raises a breach that was found where a panic would have been taken for the game's.
func (w *walk) raise() {
	if w.breach != nil {
		panic(w.breach)
	}
}

// take gives the answer; any refusal is a breach, for it was on offer.
func (w *walk) take(m *table.Match, mv move, number int) {
	if err := try(m, mv, number); err != nil {
		fail(Legality, "seat %d was offered %q and refused it: %v\n%s", mv.seat, mv.key, err, table.Stack(err))
	}
}

func try(m *table.Match, mv move, number int) error {
	if mv.free {
		return m.Free(mv.seat, mv.key, table.ByHand)
	}
	return m.Answer(mv.seat, number, mv.key, table.ByHand)
}

// pick chooses an answer, or now and then something that needs no turn.
func (w *walk) pick(a *table.Ask) move {
	if len(a.Free) > 0 && w.src.IntN(20) == 0 {
		return move{a.Seat, w.key(a.Free[w.src.IntN(len(a.Free))].Option), true}
	}
	return move{a.Seat, w.answer(a), false}
}

// answer is a random answer to a question.
func (w *walk) answer(a *table.Ask) string {
	n := len(a.Options)
	if a.Pass {
		n++
	}
	if a.Min == 1 && a.Max == 1 {
		i := w.src.IntN(n)
		if i == len(a.Options) {
			return "pass"
		}
		return w.key(a.Options[i].Option)
	}
	want := a.Min + w.src.IntN(a.Max-a.Min+1)
	if a.Amounts {
		return w.amounts(a, want)
	}
	var keys []string
	for i, o := range a.Options {
		if w.src.IntN(len(a.Options)-i) < want-len(keys) {
			keys = append(keys, w.key(o.Option))
		}
	}
	if len(keys) == 0 {
		return "none"
	}
	return strings.Join(keys, "+")
}

// amounts takes so many, one after the other.
func (w *walk) amounts(a *table.Ask, want int) string {
	left := slices.Clone(a.Options)
	var set []table.Option
	for len(set) < want {
		i := w.src.IntN(len(left))
		set = append(set, left[i].Option)
		if left[i].Most--; left[i].Most == 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return table.SetKey(w.m.Verbs(), set)
}

// lanes is in how many lanes seats are asked.
func lanes(asks []*table.Ask) int {
	n := 0
	var seen table.Seats
	for _, a := range asks {
		if a.Lane&^seen != 0 {
			n++
			seen |= a.Lane
		}
	}
	return n
}

func (w *walk) key(o table.Option) string { return table.Key(w.m.Verbs(), o) }

// steps sees that no step grows too long.
func (w *walk) steps(at int) {
	for _, e := range w.m.Entries(at) {
		if int(e.Step) != w.step.n {
			w.step.n, w.step.entries = int(e.Step), 0
		}
		if w.step.entries++; w.step.entries > w.Entries {
			fail(Termination, "step %d takes more than %d entries", e.Step, w.Entries)
		}
	}
}

// cheap is what is checked at every question.
func (w *walk) cheap(asks []*table.Ask) {
	w.count(asks)
	due := w.m.Due()
	if due == 0 {
		fail(Termination, "the match is not over, and nobody is asked")
	}
	for _, a := range asks {
		due = due.Without(a.Seat)
		if len(a.Options) == 0 && a.Min > 0 && !a.Pass {
			fail(Termination, "seat %d is asked %q and has no answer", a.Seat, a.Prompt.Kind)
		}
		w.named(a.Options)
		w.named(a.Free)
		w.cited(a)
		w.dealtAnew(a)
	}
	if due != 0 {
		fail(Determinism, "a question of seats %b is gone when it is looked at", due)
	}
	w.conserved(w.m.Inspect().Truth())
	w.atHome(w.m.Inspect().Truth())
	w.ordered(w.m.Inspect().Truth())
	w.marked(w.m.Inspect().Truth())
	var saw strings.Builder
	for _, s := range w.saw {
		saw.Write(s)
	}
	w.trace = append(w.trace, saw.String())
}

// count counts what the question has of which laws speak.
func (w *walk) count(asks []*table.Ask) {
	w.met[aQuestion]++
	if len(w.cards) > 0 {
		w.met[aCard]++
	}
	if asks[0].Pass || asks[0].Prompt.Must {
		w.met[aWindow]++
	}
	if lanes(asks) > 1 {
		w.met[aLane]++
	}
	for _, a := range asks {
		if len(a.Free) > 0 {
			w.met[aFree]++
		}
		w.met[aBot] += len(w.bots)
	}
	if _, ok := w.plain.(table.Thrifty); ok {
		w.met[aView]++
	}
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

func (w *walk) cited(a *table.Ask) {
	if w.Rule == nil {
		return
	}
	check := func(what, rule string) {
		if !w.Rule(rule) {
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
	tales := w.m.Events(table.Nobody)
	for _, e := range tales[min(w.heard[0], len(tales)):] {
		check(fmt.Sprintf("tale %d", e.Tale), e.Rule)
	}
	w.did(checkCited)
}

// refused reports whether the error is one that refuses an answer.
func refused(err error) bool {
	for _, kind := range []error{table.ErrNotOffered, table.ErrStale, table.ErrNotAsked, table.ErrOver} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}
