package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"waystation/games/cardfile"
	"waystation/lab"
	"waystation/shelf"
)

// change makes a setting play every game with changed cards too. A game reads its cards when the program starts, so the
// other side is another process of this program that is told so by its environment.
func (c *labPlay) change(g *shelf.Game, s *lab.Setting) error {
	if g.Cards == nil {
		return fmt.Errorf("--cards: %s has no card files", g.Box.Title)
	}
	dir, err := filepath.Abs(c.Cards)
	if err != nil {
		return err
	}
	files, err := g.Cards.Over(dir)
	if err != nil {
		return fmt.Errorf("--cards: %w", err)
	}
	s.Changed = files.Digest()
	if s.Changes, err = files.Changes(); err != nil {
		return err
	}
	s.Other = func() (io.ReadWriteCloser, error) { return c.start(g.Box.Name + "=" + dir) }
	return nil
}

// start starts another process of this program that plays with changed cards.
func (c *labPlay) start(cards string) (io.ReadWriteCloser, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := []string{
		os.Args[0], "lab", "answer", c.Game, "--seed=" + c.Seed, "--players=" + strconv.Itoa(c.Players),
		"--mode=" + c.Mode,
	}
	for name, value := range c.Options {
		args = append(args, "--options="+name+"="+value)
	}
	if c.Drama {
		args = append(args, "--drama")
	}
	if len(c.Bots) > 0 {
		args = append(args, "--bots="+strings.Join(c.Bots, ","))
	}
	p := &process{
		Cmd: exec.Cmd{Path: self, Args: args, Env: append(os.Environ(), cardfile.Env+"="+cards), Stderr: os.Stderr},
	}
	var in, out error
	p.WriteCloser, in = p.StdinPipe()
	p.Reader, out = p.StdoutPipe()
	return p, errors.Join(in, out, p.Start())
}

// process is a running program to talk to.
type process struct {
	exec.Cmd
	io.WriteCloser
	io.Reader
}

// Close ends it.
func (p *process) Close() error {
	err := errors.Join(p.WriteCloser.Close(), p.Process.Kill())
	p.Wait() //nolint:errcheck // it was killed
	return err
}

// labAnswer plays the games whose numbers it reads: the other side of --cards.
type labAnswer struct {
	labSetting
}

// Run leaves it to whoever started it to say when it is enough.
func (c *labAnswer) Run(p *program) error {
	signal.Ignore(os.Interrupt)
	_, s, err := c.lab(p)
	if err != nil {
		return err
	}
	s.Games = 1
	return lab.Serve(s, p.in, p.out)
}
