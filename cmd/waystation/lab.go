package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"waystation/bots"
	"waystation/games"
	"waystation/lab"
)

type labor struct {
	Game string `arg:"" help:"The game, such as firelands."`
	setting
	Games   int      `default:"1000" placeholder:"K" help:"How many games to play."`
	Seed    string   `default:"1" help:"Decides all chance and all bots: the same seed plays the same games."`
	First   int      `default:"0" placeholder:"K" help:"Number of the first game: any game of a report can be played again alone."`
	Bots    []string `sep:"," placeholder:"A,B" help:"Kinds of bots; they fill the seats in turn and change seats from game to game. \"random\" is always there, and the default."`
	Workers int      `placeholder:"N" help:"How many games at once; without it one for each processor. It changes nothing else."`
	JSON    bool     `name:"json" help:"Print the report as JSON."`
}

// Run plays, and reports also what is done when it is interrupted.
func (c *labor) Run(p *program) error {
	g, err := p.game(c.Game)
	if err != nil {
		return err
	}
	setup, err := c.setup(g)
	if err != nil {
		return err
	}
	s := lab.Setting{Box: g.Box, Setup: setup, Seed: c.Seed, First: c.First, Games: c.Games, Workers: c.Workers}
	for _, name := range c.Bots {
		b, err := labBot(g, strings.TrimSpace(name))
		if err != nil {
			return err
		}
		s.Bots = append(s.Bots, b)
	}
	if terminal(p.errs) {
		s.Progress = (&bar{w: p.errs, all: c.Games, start: time.Now()}).show
		defer fmt.Fprint(p.errs, "\r\x1b[K")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	r, err := lab.Run(ctx, s)
	if err != nil {
		return err
	}
	if terminal(p.errs) {
		fmt.Fprint(p.errs, "\r\x1b[K")
	}
	if c.JSON {
		e := json.NewEncoder(p.out)
		e.SetIndent("", "  ")
		err = e.Encode(r)
	} else {
		err = r.Text(p.out)
	}
	switch {
	case err != nil:
		return err
	case ctx.Err() != nil:
		fmt.Fprintln(p.errs, "waystation: interrupted; the report is of what was played until then")
		return failure(interrupted)
	case r.Failed > 0:
		return failure(failed)
	}
	return nil
}

// labBot is a kind of bots for the lab.
func labBot(g *games.Game, name string) (lab.Bot, error) {
	if name == "random" {
		return lab.Bot{Name: name}, nil
	}
	for i := range g.Bots {
		if g.Bots[i].Name == name {
			return lab.Bot{Name: name, New: func(seed uint64) bots.Player { return g.Bots[i].New(seed) }}, nil
		}
	}
	names := []string{"random"}
	for _, b := range g.Bots {
		if b.Name != "random" {
			names = append(names, b.Name)
		}
	}
	return lab.Bot{}, fmt.Errorf("%s has no bots %q; there are %s", g.Box.Title, name, strings.Join(names, ", "))
}

// bar shows how far the lab is.
type bar struct {
	w     io.Writer
	all   int
	start time.Time
}

const barWidth = 30

func (b *bar) show(done int) {
	took := time.Since(b.start)
	if took < time.Second || done == 0 {
		return
	}
	left := time.Duration(float64(took) / float64(done) * float64(b.all-done)).Round(time.Second)
	full := barWidth * done / b.all
	fmt.Fprintf(b.w, "\r\x1b[K[%s%s] %d of %d games, %s left", strings.Repeat("=", full), strings.Repeat(" ", barWidth-full), done, b.all, left)
}
