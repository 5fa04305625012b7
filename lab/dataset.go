package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"slices"

	"waystation/aec"
	"waystation/bots"
	"waystation/table"
)

// Written is what a dataset holds.
type Written struct {
	Matches   int      `json:"matches"`
	Decisions int      `json:"decisions"`
	Failures  []string `json:"failures,omitempty"` // of matches that are not in it, with their numbers
}

// decision is a line of a dataset. What it tells of how the match ended comes last, for it is known last.
type decision struct {
	Game     string        `json:"game"`
	Rules    string        `json:"rules"`
	Mode     string        `json:"mode,omitempty"`
	Players  int           `json:"players"`
	Match    int           `json:"match"` // by its number in the run
	N        int           `json:"n"`     // the decisions of the match before it
	Seat     table.Seat    `json:"seat"`
	Bot      string        `json:"bot"`
	View     any           `json:"view"`
	Question *aec.Question `json:"question"`
	Choice   []int         `json:"choice"` // indexes into what the question offers
	Key      string        `json:"key"`
}

// ending is how a match went for the seat of a line.
type ending struct {
	Scores  []int         `json:"scores"`
	Winners []table.Seat  `json:"winners"`
	Rounds  int           `json:"rounds"`
	Outcome table.Outcome `json:"outcome,omitempty"`
	Place   int           `json:"place"`
	Won     bool          `json:"won"`
}

// maxDecisions is how many decisions a match of a dataset may have: all are held until it has ended.
const maxDecisions = 20_000

// Dataset plays the games of a setting and writes a line of JSON for each decision: what the seat could see, what it
// was offered, what it chose, and how the match ended. Matches come in their order, each whole, so that the same
// setting writes the same bytes; a match that breaks is left out. When the context ends, what was written is whole
// matches. The error is a setting of no sense, or a writer that fails.
func Dataset(ctx context.Context, s Setting, out io.Writer) (*Written, error) {
	if s.Drama != nil || s.File != "" || s.Changed != "" {
		return nil, fmt.Errorf("a dataset is of plain games: without drama, changed cards and kept files")
	}
	if len(s.Bots) == 0 {
		s.Bots = []Bot{{Name: "random"}}
	}
	start, err := s.prepare()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	total := &Written{}
	for p := range s.played(ctx, start) {
		x := <-p
		if ctx.Err() != nil {
			break
		}
		if x.failed != "" {
			if len(total.Failures) < maxFailed {
				total.Failures = append(total.Failures, x.failed)
			}
			continue
		}
		for _, line := range x.lines {
			if _, err := out.Write(line); err != nil {
				return nil, err
			}
		}
		total.Matches++
		total.Decisions += len(x.lines)
	}
	return total, nil
}

// noted is a match of a dataset.
type noted struct {
	lines  [][]byte
	failed string
}

// played plays all games, several at once, and hands them out in their order.
func (s *Setting) played(ctx context.Context, start table.Game) <-chan chan noted {
	workers := s.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	benches := make(chan *bench, workers)
	for range workers {
		benches <- s.bench(ctx, start)
	}
	queue := make(chan chan noted, workers)
	go func() {
		defer close(queue)
		for k := s.First; k < s.First+s.Games; k++ {
			var w *bench
			select {
			case w = <-benches:
			case <-ctx.Done():
				return
			}
			p := make(chan noted, 1)
			select {
			case queue <- p:
			case <-ctx.Done():
				return
			}
			go func() {
				p <- w.noted(k)
				benches <- w
			}()
		}
	}()
	return queue
}

// noted plays game k as a match and notes each decision.
func (w *bench) noted(k int) (out noted) {
	defer func() {
		w.note = nil
		if x := recover(); x != nil {
			out = noted{failed: fmt.Sprintf("game %d: the game broke: %v", k, x)}
		}
	}()
	group := uint64(w.s.seats.group(k))
	var seats []table.Seat
	var result table.Result
	var failed error
	w.note = func(m *table.Match, s table.Seat, answer []table.Option) {
		if m.Over() {
			result = m.Result()
			return
		}
		b, err := json.Marshal(w.decision(m, k, len(out.lines), s, answer))
		if err == nil && len(out.lines) >= maxDecisions {
			err = fmt.Errorf("more than %d decisions", maxDecisions)
		}
		if err != nil {
			failed = err
			return
		}
		out.lines, seats = append(out.lines, b), append(seats, s)
	}
	err := w.match(group, w.seated(k, group))
	if err == nil {
		err = failed
	}
	if err != nil {
		return noted{failed: fmt.Sprintf("game %d: %v", k, err)}
	}
	for i, b := range out.lines {
		end, err := json.Marshal(endingOf(&result, seats[i], len(result.Scores)))
		if err != nil {
			return noted{failed: fmt.Sprintf("game %d: %v", k, err)}
		}
		b = append(b[:len(b)-1], `,"result":`...)
		out.lines[i] = append(append(b, end...), "}\n"...)
	}
	return out
}

// decision is the question of a seat and its answer.
func (w *bench) decision(m *table.Match, k, n int, s table.Seat, answer []table.Option) *decision {
	ask, setup := m.Ask(s), m.Setup()
	d := &decision{
		Game: setup.Game, Rules: m.Box().Version, Mode: setup.Mode, Players: setup.Seats, Match: k, N: n, Seat: s,
		Bot: w.s.Bots[w.s.seats.bot(k, int(s))].Name, View: m.View(s), Question: aec.Ask(m, ask), Choice: []int{},
		Key: bots.Key(m.Verbs(), answer),
	}
	for _, o := range answer {
		at := slices.IndexFunc(ask.Options, func(x table.Offered) bool { return x.Option == o })
		if o == table.Pass {
			at = slices.IndexFunc(d.Question.Actions, func(a aec.Action) bool { return a.Kind == "pass" })
		}
		d.Choice = append(d.Choice, at)
	}
	return d
}

func endingOf(r *table.Result, s table.Seat, seats int) *ending {
	e := &ending{
		Scores: r.Scores, Winners: []table.Seat{}, Rounds: r.Rounds, Outcome: r.Outcome, Place: r.Place(s),
		Won: r.Outcome == table.Won || r.Winners.Has(s),
	}
	for x := range table.Seat(seats) {
		if r.Winners.Has(x) {
			e.Winners = append(e.Winners, x)
		}
	}
	return e
}
