package main

import (
	"bufio"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"waystation/lab"
)

type labDataset struct {
	Game string `arg:"" help:"The game, such as firelands."`
	setting
	Seed    string   `default:"1" help:"Decides all chance and all bots: the same seed writes the same dataset."`
	Bots    []string `sep:"," placeholder:"A,B" help:"Kinds of bots that play; they move round the seats in games of the same seed. \"random\" is always there, and the default."`
	Games   int      `default:"100" placeholder:"K" help:"How many games to play; without it 100."`
	First   int      `default:"0" placeholder:"K" help:"Number of the first game: to go on, or to play a part."`
	Workers int      `placeholder:"N" help:"How many games at once; without it one for each processor. It changes nothing else."`
	Out     string   `placeholder:"FILE" type:"path" help:"Write there instead of to the screen; packed where the name ends in .gz."`
}

// Run writes a line of JSON for each decision, and says at the end how many there are.
func (c *labDataset) Run(p *program) error {
	_, s, err := (&labSetting{Game: c.Game, setting: c.setting, Seed: c.Seed, Bots: c.Bots}).lab(p)
	if err != nil {
		return err
	}
	s.First, s.Games, s.Workers = c.First, c.Games, c.Workers
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var done *lab.Written
	err = c.write(p, func(w io.Writer) (err error) {
		done, err = lab.Dataset(ctx, s, w)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.errs, "%d decisions of %d matches\n", done.Decisions, done.Matches)
	for _, f := range done.Failures {
		fmt.Fprintf(p.errs, "left out: %s\n", f)
	}
	switch {
	case ctx.Err() != nil:
		return failure(interrupted)
	case len(done.Failures) > 0:
		return failure(failed)
	}
	return nil
}

// write opens what is written to, and closes it.
func (c *labDataset) write(p *program, f func(io.Writer) error) (err error) {
	out := p.out
	if c.Out != "" {
		file, failed := os.Create(c.Out)
		if failed != nil {
			return failed
		}
		defer func() { err = errors.Join(err, file.Close()) }()
		out = file
	}
	b := bufio.NewWriterSize(out, 1<<16)
	if !strings.HasSuffix(c.Out, ".gz") {
		return errors.Join(f(b), b.Flush())
	}
	z := gzip.NewWriter(b)
	return errors.Join(f(z), z.Close(), b.Flush())
}
