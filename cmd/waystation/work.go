package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"waystation/bus"
	"waystation/think"
)

// work is the command for a process that thinks for the bots of servers.
type work struct {
	Bus      string `required:"" env:"WAYSTATION_BUS" placeholder:"URL" help:"Where NATS is, from which jobs are taken, such as nats://127.0.0.1:4222; with JetStream (nats-server -js)."`
	Threads  int    `env:"WAYSTATION_THREADS" placeholder:"N" help:"In how many threads to think; without it one less than processors."`
	LogLevel string `enum:"debug,info,warn,error" default:"info" env:"WAYSTATION_LOG_LEVEL" placeholder:"LEVEL" help:"What is written to the log at least: debug, info, warn or error (${default})."`
	LogJSON  bool   `name:"log-json" env:"WAYSTATION_LOG_JSON" help:"The log is JSON, a line each."`
}

// Help goes on where the flags do not tell enough.
func (work) Help() string {
	return "Thinks for the bots of servers that were started with the same --bus, until Ctrl-C or SIGTERM; what it " +
		"thinks about by then it still answers. Jobs hold whole matches, with all that is hidden in them: NATS and " +
		"workers are for nobody but whoever runs the server. docs/operating.md tells how many are worth it."
}

// Run thinks until it is told to stop.
func (c *work) Run(p *program) error {
	if err := bus.CheckURL(c.Bus); err != nil {
		return fmt.Errorf("--bus: %w", err)
	}
	if c.Threads < 0 {
		return errors.New("--threads: it must be a number from 1")
	}
	if c.Threads == 0 {
		c.Threads = max(1, runtime.GOMAXPROCS(0)-1)
	}
	machine, err := os.Hostname()
	if err != nil {
		machine = "nameless"
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C does not wait
	w := &bus.Worker{
		URL: c.Bus, Name: fmt.Sprintf("%s:%d", machine, os.Getpid()), Games: p.games, Threads: c.Threads,
		Limit: think.Limit, Log: logTo(p.errs, c.LogLevel, c.LogJSON),
	}
	err = w.Run(ctx)
	if errors.Is(err, bus.ErrWorn) {
		fmt.Fprintf(p.errs, "waystation: %v: this process has to be begun anew\n", err)
		return failure(worn)
	}
	return err
}

// logTo is where a process writes what happens.
func logTo(w io.Writer, least string, asJSON bool) *slog.Logger {
	var level slog.Level
	level.UnmarshalText([]byte(least)) //nolint:errcheck // kong has checked it
	o := &slog.HandlerOptions{Level: level}
	if asJSON {
		return slog.New(slog.NewJSONHandler(w, o))
	}
	return slog.New(slog.NewTextHandler(w, o))
}
