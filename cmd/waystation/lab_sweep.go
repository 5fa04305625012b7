package main

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"text/tabwriter"
	"time"

	"waystation/games/cardfile"
	"waystation/shelf"
	"waystation/workshop"
)

// sweepForm is how --sweep is written: FILE:CARD:FIELD=FROM..TO/STEP, the step 1 if it is left out.
var sweepForm = regexp.MustCompile(`^([^:]+\.yaml):([^:]+):(.+)=(-?\d+)\.\.(-?\d+)(?:/(\d+))?$`)

// sweep plays every game with the printed cards and, for each value of a number on a card, with that one changed.
func (c *labPlay) sweep(p *program, g *shelf.Game) error {
	if g.Cards == nil {
		return fmt.Errorf("--sweep: %s has no card files", g.Box.Title)
	}
	if c.Resume != "" || c.Report != "" || c.Drama || c.First != 0 {
		return errors.New("--sweep does not go together with --resume, --report, --drama and --first")
	}
	setup, err := c.setup(g)
	if err != nil {
		return err
	}
	j := &workshop.Job{
		Played: workshop.Played{Game: g.Box.Name, Mode: setup.Mode, Players: setup.Seats, Options: setup.Options,
			Bots: c.Bots, Seed: c.Seed},
		Games: c.Games, Workers: c.Workers,
	}
	if j.Sweep, j.Steps, err = c.swept(g); err != nil {
		return fmt.Errorf("--sweep: %w", err)
	}
	b := &bar{w: p.errs, start: time.Now()}
	progress := func(step, done int) {
		if terminal(p.errs) {
			b.show(step*j.Games+done, j.Games*len(j.Steps))
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	points, err := j.Run(ctx, p.games, errands, progress)
	b.clear()
	if err != nil {
		return err
	}
	switch {
	case c.JSON:
		err = figures(p.out, j.Outcome(points))
	case c.CSV:
		w := csv.NewWriter(p.out)
		err = errors.Join(w.WriteAll(workshop.Lines(points)), w.Error())
	default:
		err = sweepText(p.out, j, points)
	}
	broken := 0
	for _, x := range points {
		broken += x.Failed
	}
	switch {
	case err != nil:
		return err
	case ctx.Err() != nil:
		fmt.Fprintln(p.errs, "waystation: interrupted; the report is of the values that were done until then")
		return failure(interrupted)
	case broken > 0:
		return failure(failed)
	}
	return nil
}

// swept are the steps that --sweep asks for, on top of --cards.
func (c *labPlay) swept(g *shelf.Game) (*workshop.Sweep, []workshop.Step, error) {
	m := sweepForm.FindStringSubmatch(c.Sweep)
	if m == nil {
		return nil, nil, fmt.Errorf("%q: expected FILE:CARD:FIELD=FROM..TO, such as start.yaml:ST-R1:speed=2..5, and "+
			"/STEP behind it if it is not 1", c.Sweep)
	}
	files := map[string]string{}
	if c.Cards != "" {
		changed, err := g.Cards.Over(c.Cards)
		if err != nil {
			return nil, nil, fmt.Errorf("--cards: %w", err)
		}
		files = changed.Texts()
	}
	text, ok := files[m[1]]
	if !ok {
		var err error
		if text, err = g.Cards.Text(m[1]); err != nil {
			names, err := g.Cards.Names()
			return nil, nil, errors.Join(err, fmt.Errorf("there is no card file %s; the game has %s", m[1],
				strings.Join(names, ", ")))
		}
	}
	card, number, err := numberOn(text, m[2], m[3])
	if err != nil {
		return nil, nil, err
	}
	bounds := [3]int{2: 1}
	for i, s := range m[4:] {
		if s == "" {
			continue
		}
		if bounds[i], err = strconv.Atoi(s); err != nil {
			return nil, nil, fmt.Errorf("%s is too large", s)
		}
	}
	return workshop.Swept(g.Cards, files, m[1], card, number, bounds[0], bounds[1], bounds[2])
}

// numberOn finds a card of a file by its ID or name, and a number on it by its field.
func numberOn(text, wanted, field string) (card, number int, err error) {
	var titles []string
	for _, c := range cardfile.Cards(text) {
		titles = append(titles, c.ID)
		if c.ID != wanted && c.Name != wanted && c.Title() != wanted {
			continue
		}
		var labels []string
		for i, n := range c.Numbers() {
			if n.Label == field {
				return c.N, i, nil
			}
			labels = append(labels, n.Label)
		}
		return 0, 0, fmt.Errorf("%s has no number %q; it has: %s", c.Title(), field, strings.Join(labels, ", "))
	}
	return 0, 0, fmt.Errorf("there is no card %q in the file; it has %s", wanted, strings.Join(titles, ", "))
}

// sweepText writes a sweep for people: of each figure that stands out at some value a table, and the wins in any case.
func sweepText(w io.Writer, j *workshop.Job, points []workshop.Point) error {
	fmt.Fprintf(w, "%s: %s %s, which was %d; %d games for each value, each compared with the printed cards on the "+
		"same seed\n", j.Sweep.File, j.Sweep.Card, j.Sweep.Field, j.Sweep.Was, j.Games)
	type key struct{ group, name string }
	shown := map[key]bool{}
	var order []key
	for _, x := range points {
		fmt.Fprintf(w, "%d: %s Of %d seeds %d went exactly alike.\n", x.Value, x.Headline, x.Groups, x.Same)
		for _, d := range x.Differences {
			k := key{d.Group, d.Name}
			if !shown[k] && (d.Sure || strings.HasPrefix(d.Group, "wins by")) {
				shown[k] = true
				order = append(order, k)
			}
		}
	}
	t := tabwriter.NewWriter(w, 0, 0, 3, ' ', 0)
	for _, k := range order {
		fmt.Fprintf(t, "\n%s: %s\tprinted\tchanged\tdifference (95 %% interval)\n", k.group, k.name)
		for _, x := range points {
			for _, d := range x.Differences {
				if d.Group != k.group || d.Name != k.name {
					continue
				}
				star := ""
				if d.Sure {
					star = " *"
				}
				fmt.Fprintf(t, "%d\t%s\t%s\t%s (%s to %s)%s\n", x.Value, d.Figure(d.First, ""), d.Figure(d.Second, ""),
					d.Figure(d.Difference, "+"), d.Figure(d.Low, "+"), d.Figure(d.High, "+"), star)
			}
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintln(w, "\n* stands out even among all figures compared at that value. A figure without it is a "+
		"reason to play more\ngames, not a proof that nothing is different.")
	return err
}
