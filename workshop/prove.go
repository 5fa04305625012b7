package workshop

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"

	"waystation/bots"
	"waystation/games/cardfile"
	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
)

// Played is what is played, whatever the cards.
type Played struct {
	Game    string            `json:"game"`
	Mode    string            `json:"mode,omitempty"`
	Players int               `json:"players"`
	Options map[string]string `json:"options,omitempty"`
	Bots    []string          `json:"bots"` // levels; none: at random
	Seed    string            `json:"seed"`
}

// setting is that for the lab.
func (p *Played) setting(g *shelf.Game) (lab.Setting, error) {
	setup, err := g.Box.Check(table.Setup{Game: p.Game, Mode: p.Mode, Seats: p.Players, Options: p.Options})
	if err != nil {
		return lab.Setting{}, err
	}
	s := lab.Setting{Box: g.Box, Setup: setup, Seed: p.Seed, Games: 1}
	for _, name := range p.Bots {
		b := lab.Bot{Name: name}
		if name != "random" {
			l, err := g.Level(name)
			if err != nil {
				return s, err
			}
			b.New = func(seed uint64) bots.Player { return l.New(seed) }
		}
		s.Bots = append(s.Bots, b)
	}
	return s, nil
}

// Job is so many games with the printed cards and each of them again with changed ones, for every step.
type Job struct {
	Played
	Games   int    `json:"games"`             // a step, on each side
	Workers int    `json:"workers,omitempty"` // games at once; 0: one for each processor
	Brief   bool   `json:"brief,omitempty"`   // of single cards only the figures of those that are changed
	Sweep   *Sweep `json:"sweep,omitempty"`   // what the steps change; nil where there is one of them
	Steps   []Step `json:"steps"`
}

// Sweep is a number of a card that is set to one value after the other.
type Sweep struct {
	File  string `json:"file"`
	Card  string `json:"card"`  // its title
	Field string `json:"field"` // see cardfile.Number
	Was   int    `json:"was"`   // as it is before the sweep
}

// Step is one set of changed cards to be played with.
type Step struct {
	Value int               `json:"value"` // of what is swept
	Files map[string]string `json:"files"` // the changed card files
}

// Point is what came of a step.
type Point struct {
	Value       int               `json:"value"`
	Rules       string            `json:"rules"` // version with the changed cards
	Changes     []cardfile.Change `json:"changes"`
	Games       int               `json:"games"` // finished on both sides
	Failed      int               `json:"failed"`
	Groups      int               `json:"groups"` // seeds finished on both sides
	Same        int               `json:"same"`   // of them, those that went exactly alike
	Few         int               `json:"few"`    // figures left out
	Headline    string            `json:"headline"`
	Differences []lab.Difference  `json:"differences"`
	Needed      []lab.Need        `json:"needed"`
}

// MaxSteps is how many steps a sweep may have.
const MaxSteps = 40

// Swept are the steps of a sweep over a number of a card, on top of changed files. The error is Faults where a value
// makes no card; it says which.
func Swept(printed *cardfile.Printed, files map[string]string, file string, card, number, from, to, by int) (
	*Sweep, []Step, error) {
	text, changed := files[file]
	if !changed {
		var err error
		if text, err = printed.Text(file); err != nil {
			return nil, nil, fmt.Errorf("there is no card file %s", file)
		}
	}
	cards := cardfile.Cards(text)
	if card < 1 || card > len(cards) {
		return nil, nil, fmt.Errorf("%s has no card %d", file, card)
	}
	c := &cards[card-1]
	numbers := c.Numbers()
	switch {
	case number < 0 || number >= len(numbers):
		return nil, nil, fmt.Errorf("%s has no such number", c.Title())
	case by < 1:
		return nil, nil, fmt.Errorf("a step is 1 or more, not %d", by)
	case to < from:
		return nil, nil, fmt.Errorf("from %d to %d there is no way up", from, to)
	case (to-from)/by >= MaxSteps:
		return nil, nil, fmt.Errorf("from %d to %d by %d are more than %d steps", from, to, by, MaxSteps)
	}
	n := numbers[number]
	var steps []Step
	for v := from; v <= to; v += by {
		whole, err := cardfile.Put(text, card, c.Set(n, v))
		if err != nil {
			return nil, nil, err
		}
		with := map[string]string{file: whole}
		for name, other := range files {
			if name != file {
				with[name] = other
			}
		}
		if _, err := printed.With(with); err != nil {
			return nil, nil, fmt.Errorf("%s %d: %w", n.Label, v, err)
		}
		steps = append(steps, Step{v, with})
	}
	return &Sweep{file, c.Title(), n.Label, n.Value}, steps, nil
}

// Run plays a job here, with another process for the changed cards of each step. Progress is called with the step and
// the games done in it; it may be nil. When the context ends the points are those of the steps that are done.
func (j *Job) Run(ctx context.Context, games []*shelf.Game, start Start, progress func(step, done int)) (
	[]Point, error) {
	g, err := find(games, j.Game)
	if err != nil {
		return nil, err
	}
	if g.Cards == nil {
		return nil, fmt.Errorf("%s has no card files", g.Box.Title)
	}
	points := []Point{}
	for i := range j.Steps {
		p, err := j.step(ctx, g, start, i, progress)
		if err != nil || ctx.Err() != nil {
			return points, err
		}
		points = append(points, *p)
	}
	return points, nil
}

func (j *Job) step(ctx context.Context, g *shelf.Game, start Start, i int, progress func(step, done int)) (*Point,
	error) {
	files, err := g.Cards.With(j.Steps[i].Files)
	if err != nil {
		return nil, err
	}
	cards, clear, err := Laid(j.Game, files)
	if err != nil {
		return nil, err
	}
	defer clear()
	s, err := j.setting(g)
	if err != nil {
		return nil, err
	}
	s.Games, s.Workers, s.Changed = j.Games, j.Workers, files.Digest()
	if s.Changes, err = files.Changes(); err != nil {
		return nil, err
	}
	s.Other = func() (io.ReadWriteCloser, error) { return j.other(start, cards) }
	if progress != nil {
		s.Progress = func(done, _ int) { progress(i, done) }
	}
	r, err := lab.Run(ctx, s)
	if err != nil {
		return nil, err
	}
	if progress != nil {
		progress(i, j.Games)
	}
	c := r.Changed
	if j.Brief {
		c.Differences = slices.DeleteFunc(c.Differences, func(d lab.Difference) bool { return !about(d, c.Changes) })
	}
	return &Point{
		Value: j.Steps[i].Value, Rules: files.Version(), Changes: c.Changes, Games: min(r.Finished, c.Finished),
		Failed: r.Failed + c.Failed, Groups: c.Groups, Same: c.Same, Few: c.Few, Headline: c.Headline(),
		Differences: c.Differences, Needed: r.Needed(0.02),
	}, nil
}

// about reports whether a figure is of the games as a whole, or of a changed card.
func about(d lab.Difference, list []cardfile.Change) bool {
	if !d.OfCards() {
		return true
	}
	return slices.ContainsFunc(list, func(c cardfile.Change) bool {
		return c.Card == d.Name || strings.HasSuffix(c.Card, " "+d.Name)
	})
}

// other starts the other side.
func (j *Job) other(start Start, cards string) (io.ReadWriteCloser, error) {
	p := &process{Cmd: start(Playing, cards)}
	p.Stderr = os.Stderr
	var in, out error
	p.WriteCloser, in = p.StdinPipe()
	p.Reader, out = p.StdoutPipe()
	if err := errors.Join(in, out, p.Start()); err != nil {
		return nil, err
	}
	if err := json.NewEncoder(p).Encode(j.Played); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// process is a running program to talk to.
type process struct {
	*exec.Cmd
	io.WriteCloser
	io.Reader
}

// Close ends it.
func (p *process) Close() error {
	err := errors.Join(p.WriteCloser.Close(), p.Process.Kill())
	p.Wait() //nolint:errcheck // it was killed
	return err
}

// play plays the games whose numbers it reads behind the setting.
func play(games []*shelf.Game, in io.Reader, out io.Writer) error {
	var p Played
	lines, err := ReadOrder(in, &p)
	if err != nil {
		return err
	}
	g, err := find(games, p.Game)
	if err != nil {
		return err
	}
	s, err := p.setting(g)
	if err != nil {
		return err
	}
	return lab.Serve(s, lines, out)
}

// news is what the lab says of a job that it does for another process, a line each.
type news struct {
	Step   int     `json:"step"`
	Done   int     `json:"done"`
	Points []Point `json:"points,omitempty"` // at the end
	Wrong  string  `json:"wrong,omitempty"`
}

// Prove has a job done by another process, which gives way to all others. When the context ends the process is killed.
func Prove(ctx context.Context, start Start, j *Job, progress func(step, done int)) ([]Point, error) {
	cmd := start(Proving, "")
	cmd.Stderr = os.Stderr
	in, err1 := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err := errors.Join(err1, err2, cmd.Start()); err != nil {
		return nil, err
	}
	stop := context.AfterFunc(ctx, func() { cmd.Process.Kill() }) //nolint:errcheck // it may have ended
	defer stop()
	defer cmd.Wait() //nolint:errcheck // what it says counts
	defer in.Close()
	err := json.NewEncoder(in).Encode(j)
	for d := json.NewDecoder(out); err == nil; {
		var n news
		if err = d.Decode(&n); err != nil {
			break
		}
		switch {
		case n.Wrong != "":
			return nil, errors.New(n.Wrong)
		case n.Points != nil:
			return n.Points, nil
		}
		progress(n.Step, n.Done)
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return nil, fmt.Errorf("the lab stopped: %w", err)
}

// prove does a job for Prove.
func prove(games []*shelf.Game, start Start, in io.Reader, out io.Writer) error {
	giveWay()
	var j Job
	lines, err := ReadOrder(in, &j)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		io.Copy(io.Discard, lines) //nolint:errcheck // it ends with whoever sent us
		cancel()
	}()
	w := json.NewEncoder(out)
	points, err := j.Run(ctx, games, start, func(step, done int) {
		if w.Encode(news{Step: step, Done: done}) != nil {
			cancel()
		}
	})
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return w.Encode(news{Wrong: err.Error()})
	}
	return w.Encode(news{Points: points})
}
