//go:build unix

package bus

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/contain"
	"waystation/internal/caravan"
	"waystation/internal/natstest"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// patience is how long a test waits for what must come, however slow the machine is.
const patience = 10 * time.Minute

// usual are times that no test is about.
var usual = Times{Patience: patience}

var quiet = slog.New(slog.DiscardHandler)

// games is the caravan with a bot that takes anything and one that searches, the same for the same seed.
func games() []*shelf.Game {
	style := &search.Style{Explore: 1}
	return []*shelf.Game{{Box: caravan.Shelf, Bots: []shelf.BotLevel{
		{Name: "random", New: bots.Random},
		{Name: "deep", Style: style, New: func(seed uint64) bots.Player {
			return search.New(*style, search.Budget{Iterations: 60}, seed)
		}},
		{Name: "counts", Style: style, New: func(uint64) bots.Player { return new(counts) }},
	}}}
}

// counts takes one option after the other, and so remembers what it was asked before.
type counts int

func (c *counts) Choose(_ any, ask *table.Ask) []table.Option { return first(ask) }

func (c *counts) Think(_ context.Context, w *table.Worlds, _ int) []table.Option {
	o := w.Ask().Options
	*c++
	return []table.Option{o[int(*c)%len(o)].Option}
}

// open opens a bus for a test.
func open(t testing.TB, n *natstest.Server, games []*shelf.Game) *Bus {
	t.Helper()
	b, err := Open(Config{URL: n.URL(), Games: games, Limit: patience, Most: 8, Times: usual, Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

// runs runs a worker until the test ends.
func runs(t testing.TB, n *natstest.Server, change ...func(*Worker)) {
	t.Helper()
	w := &Worker{URL: n.URL(), Name: "test", Games: games(), Threads: 1, Limit: patience, Times: usual, Log: quiet}
	for _, f := range change {
		f(w)
	}
	natstest.Runs(t, w.Run)
}

// found waits until a worker is there.
func (b *Bus) found(t testing.TB) {
	t.Helper()
	for b.Find(t.Context()) != nil {
		if t.Context().Err() != nil {
			t.Fatal("no worker comes")
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// here thinks in this process, in one thread, as a server does without a bus.
func here() think.Thinker {
	w := &contain.Ward{Log: quiet, Lost: contain.NewLost(1), Work: &sync.WaitGroup{}}
	return think.NewLocal(w, 1, patience, func(time.Duration) {})
}

func match(t testing.TB, seed string) *table.Match {
	t.Helper()
	m, err := table.NewMatch(caravan.Shelf, table.Setup{Seats: 2}, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// jobIn is the job of a bot that is asked in a match; level nil: of its adviser.
func jobIn(t testing.TB, m *table.Match, s table.Seat, level *shelf.BotLevel, by bots.Thinker) *think.Job {
	t.Helper()
	j := &think.Job{Match: "m", Game: games()[0], Level: level, Seed: 7, Budget: search.Budget{Iterations: 50},
		Thinker: by, Copy: m.Clone(), GivenUp: func(err error) { t.Error(err) }}
	if err := j.Take(m, s); err != nil {
		t.Fatal(err)
	}
	return j
}

// A worker finds for the same seed what this process finds, at each question of a match: whether the bot searches or
// not, and whether it goes on from what it has found before or not.
func TestAWorkerAnswersAsThisProcess(t *testing.T) {
	n := natstest.For(t)
	runs(t, n)
	b := open(t, n, games())
	b.found(t)
	all := games()[0].Bots
	for _, l := range []*shelf.BotLevel{&all[0], &all[1], &all[2], nil} {
		m := match(t, "a worker")
		var last table.Seat
		var by bots.Thinker
		asked := 0
		for ; !m.Over(); asked++ {
			s := m.Asks()[0].Seat
			if s != last {
				by = nil
			}
			j := jobIn(t, m, s, l, by)
			far, err := b.Think(t.Context(), j)
			if err != nil {
				t.Fatal(err)
			}
			near, err := here().Think(t.Context(), j)
			if err != nil {
				t.Fatal(err)
			}
			if fmt.Sprintf("%+v %+v", far.Set, far.Found) != fmt.Sprintf("%+v %+v", near.Set, near.Found) {
				t.Fatalf("question %d: a worker answers %+v %+v, this process %+v %+v", asked, far.Set, far.Found, near.Set,
					near.Found)
			}
			set := near.Set
			if l == nil {
				set = near.Found.Lines[0].Answer
			}
			if err := m.Answer(s, j.Ask.Number, bots.Key(m.Verbs(), set), table.ByBot); err != nil {
				t.Fatal(err)
			}
			last, by = s, j.Thinker
		}
		if asked < 8 {
			t.Errorf("only %d questions", asked)
		}
	}
	if !b.Up() {
		t.Error("it is said that nobody thinks")
	}
}

// A worker with other rules, or without the changed cards, gets no job, and leaves it to others.
func TestOtherRulesGetNoJob(t *testing.T) {
	n := natstest.For(t)
	runs(t, n, func(w *Worker) {
		box := *caravan.Shelf
		box.Version = "2"
		w.Games[0].Box = &box
	})
	runs(t, n, func(w *Worker) { w.Deck = "c0ffee" })
	b := open(t, n, games())
	j := jobIn(t, match(t, "rules"), 0, &games()[0].Bots[0], nil)
	if a, err := b.Think(t.Context(), j); err != think.ErrNobody || b.Up() {
		t.Errorf("%+v, %v", a, err)
	}
	runs(t, n)
	b.found(t)
	if a, err := b.Think(t.Context(), j); err != nil || len(a.Set) != 1 || !b.Up() {
		t.Errorf("%+v, %v", a, err)
	}
}

// What a job says of its rules, cards, game, bot and question is checked once more by whoever gets it.
func TestAWorkerRefuses(t *testing.T) {
	m := match(t, "refused")
	j := jobIn(t, m, 0, &games()[0].Bots[0], nil)
	for what, change := range map[string]func(*head){
		"rules":    func(h *head) { h.Rules = "2" },
		"cards":    func(h *head) { h.Deck = "c0ffee" },
		"game":     func(h *head) { h.Game = "chess" },
		"bot":      func(h *head) { h.Level = "wise" },
		"seat":     func(h *head) { h.Seat = 1 },
		"no seat":  func(h *head) { h.Seat = 9 },
		"question": func(h *head) { h.Number++ },
		"":         func(*head) {},
	} {
		h := headOf(j, "")
		h.Job, h.Answer = "a", answers+"b"
		change(h)
		sent, err := pack(h, m)
		if err != nil {
			t.Fatal(err)
		}
		back, file, err := unpack(sent)
		if err != nil {
			t.Fatal(err)
		}
		_, err = rebuilt(back, file)
		if _, refuses := err.(errRefused); refuses != (what != "") {
			t.Errorf("another %s: %v", what, err)
		}
	}
}

// rebuilt is a job as a worker makes it.
func rebuilt(h *head, file []byte) (*think.Job, error) {
	g, err := h.gameOf(games(), "")
	if err != nil {
		return nil, err
	}
	return (&received{head: h, file: file}).prepare(g, &entry{})
}

// What a worker says is believed as far as it can be true.
func TestAnAnalysisIsChecked(t *testing.T) {
	m := match(t, "checked")
	j := jobIn(t, m, 0, nil, nil)
	a, err := here().Think(t.Context(), j)
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(*found){
		"no lines":         func(f *found) { f.Lines = nil },
		"no such option":   func(f *found) { f.Lines[0].Key = "fly" },
		"not on offer":     func(f *found) { f.Lines[0].Key = "good:3" },
		"too few chances":  func(f *found) { f.Lines[0].Chances = f.Lines[0].Chances[:1] },
		"impossible":       func(f *found) { f.Lines[0].Chances[0] = 2 },
		"without a chance": func(f *found) { f.Lines[0].Chances = nil },
		"another sum":      func(f *found) { f.Iterations++ },
		"nothing in all":   func(f *found) { f.Chances = nil },
		"":                 func(*found) {},
	} {
		r := &reply{}
		r.with(a, m.Verbs())
		for i := range r.Found.Lines {
			r.Found.Lines[i].Chances = slices.Clone(r.Found.Lines[i].Chances)
		}
		change(r.Found)
		if _, err := r.answer(j); (err != nil) != (what != "") {
			t.Errorf("%q: %v", what, err)
		}
	}
}
