package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"sync"
	"syscall"

	"waystation/aec"
	"waystation/bots"
	"waystation/shelf"
)

// environments is the command for programs that learn.
type environments struct {
	Listen string `placeholder:"ADDR" help:"Listen there instead of reading standard input: unix:PATH, or HOST:PORT. Each connection has games of its own."`
}

// Help goes on where the flags do not tell enough.
func (environments) Help() string {
	return "Answers a line of JSON for each line of JSON, as docs/research.md tells; clients/python speaks it."
}

// maxConversations is how many connections are served at once.
const maxConversations = 64

// garbage is how much memory may be lost before it is collected, in percent of what is used: little is used, and much
// lost with every step.
const garbage = 800

// Run answers until the input ends, or when it listens until it is stopped.
func (c *environments) Run(p *program) error {
	if os.Getenv("GOGC") == "" {
		defer debug.SetGCPercent(debug.SetGCPercent(garbage))
	}
	s := &aec.Server{Games: learnable(p.games), Program: version(), Broke: func(what, stack any) {
		fmt.Fprintf(p.errs, "waystation: a game broke: %v\n%v\n", what, stack)
	}}
	if c.Listen == "" {
		return s.Serve(p.in, p.out)
	}
	network, addr := "tcp", c.Listen
	if path, unix := strings.CutPrefix(c.Listen, "unix:"); unix {
		network, addr = "unix", path
	}
	l, err := net.Listen(network, addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(p.out, "listening on %s\n", l.Addr())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return converse(ctx, l, s)
}

// converse serves connections until the context ends.
func converse(ctx context.Context, l net.Listener, s *aec.Server) error {
	var group sync.WaitGroup
	defer group.Wait()
	ctx, end := context.WithCancel(ctx)
	defer end()
	context.AfterFunc(ctx, func() { l.Close() })
	places := make(chan struct{}, maxConversations)
	for {
		conn, err := l.Accept()
		if err != nil {
			if errors.Is(err, net.ErrClosed) {
				return nil
			}
			return err
		}
		select {
		case places <- struct{}{}:
		default:
			fmt.Fprintln(conn, `{"error":"Too many programs are connected.","code":"too_many"}`)
			conn.Close()
			continue
		}
		group.Go(func() {
			defer func() { <-places }()
			defer conn.Close()
			defer context.AfterFunc(ctx, func() { conn.Close() })()
			s.Serve(conn, conn) //nolint:errcheck // who has gone is not told
		})
	}
}

// learnable are games with their bots that answer at once.
func learnable(games []*shelf.Game) []*aec.Game {
	var out []*aec.Game
	for _, g := range games {
		x := &aec.Game{Box: g.Box, Bots: []aec.Bot{{Name: "random", New: bots.Random}}}
		for _, l := range g.Bots {
			if l.Style == nil && l.Name != "random" {
				x.Bots = append(x.Bots, aec.Bot{Name: l.Name, New: l.New})
			}
		}
		out = append(out, x)
	}
	return out
}
