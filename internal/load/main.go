//go:build unix

// Command load says what an answer costs a server, in seconds of a processor, beside a floor: the least that could be
// called a server of matches.
//
//	go run ./internal/load                                  50 matches, each answers as soon as it can
//	go run ./internal/load -matches 1000 -pace 3s           1,000 of people who think
//	go run ./internal/load -pages                           what the page costs that each push brings
//
// Matches are of two seats of people, over HTTP, by the API for programs: a seat answers at random, both hear of it by
// their streams and look at the match. Each match comes from an address of its own, so that the limits of one client
// don't bite. Server and floor run by turns, in processes of their own; of each side the best run is told.
//
// The floor (floor.go) has no games, pages or limits: it appends what it is sent to SQLite, tells the streams, and
// shows as many bytes as the server's replies had when compressed. It needs Linux, which tells what a process has used.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"text/tabwriter"
	"time"
)

// plan is what is to be measured.
type plan struct {
	game    string
	matches int
	pace    time.Duration // between the answers of a match, in the mean; 0 for none
	warm    time.Duration
	window  time.Duration
	pages   bool
}

func main() {
	log.SetFlags(0)
	var p plan
	flag.StringVar(&p.game, "game", "firelands", "what is played")
	flag.IntVar(&p.matches, "matches", 50, "how many at once")
	flag.DurationVar(&p.pace, "pace", 0, "between two answers of a match")
	flag.DurationVar(&p.warm, "warm", 3*time.Second, "before it is measured")
	flag.DurationVar(&p.window, "for", 20*time.Second, "how long it is measured")
	flag.BoolVar(&p.pages, "pages", false, "say what the page costs that each push brings")
	runs := flag.Int("runs", 3, "of each side, by turns")
	program := flag.String("server", "", "the program to measure; without it the one of this tree")
	asFloor := flag.Bool("floor", false, "be the floor, on an address and with a folder that are given")
	addr := flag.String("addr", "", "(of the floor)")
	bytes := flag.Int("bytes", 0, "(of the floor)")
	flag.Parse()
	if *asFloor {
		log.Fatal(serveFloor(*addr, flag.Arg(0), *bytes))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, p, *runs, *program); err != nil {
		log.Fatal(err)
	}
}

// measure runs both sides by turns and prints what they did.
func measure(ctx context.Context, p plan, runs int, program string) error {
	dir, err := os.MkdirTemp("", "load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if program == "" {
		program = filepath.Join(dir, "waystation")
		build := exec.CommandContext(ctx, "go", "build", "-o", program, "./cmd/waystation")
		if out, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, out)
		}
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	withPages, least := p, 0.0
	p.pages = false
	var server, floor, pages figures
	for run := range runs {
		at := func(side string) string { return filepath.Join(dir, fmt.Sprint(side, run)) }
		s, err := p.run(ctx, realServer(program, at("server")))
		if err != nil {
			return fmt.Errorf("the server: %w", err)
		}
		f, err := p.run(ctx, theFloor(self, at("floor"), s.bytesALook()))
		if err != nil {
			return fmt.Errorf("the floor: %w", err)
		}
		server, floor = server.best(s), floor.best(f)
		if !withPages.pages {
			continue
		}
		g, err := withPages.run(ctx, realServer(program, at("pages")))
		if err != nil {
			return fmt.Errorf("the server with pages: %w", err)
		}
		if cost := g.pageMS(s); least == 0 || cost < least {
			least, pages = cost, g
		}
	}
	print(p, floor, server)
	if pages.pages > 0 {
		fmt.Printf("a page: %.2f ms of a processor, %d bytes, %d in all\n", least,
			pages.pageBytes/int64(pages.pages), pages.pages)
	}
	return ctx.Err()
}

// print tells the figures of both sides, and their ratio.
func print(p plan, floor, server figures) {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	row := func(what, format string, f, s float64) {
		fmt.Fprintf(w, "%s\t"+format+"\t"+format+"\t%.2f\n", what, f, s, s/f)
	}
	fmt.Fprintf(w, "%s, %d matches, pace %v\tfloor\tserver\tratio\n", p.game, p.matches, p.pace)
	row("answers a second of a processor", "%.0f", floor.answersACPUSecond(), server.answersACPUSecond())
	row("answers a second", "%.0f", floor.answersASecond(), server.answersASecond())
	row("looks an answer", "%.2f", floor.looksAnAnswer(), server.looksAnAnswer())
	row("bytes a look, compressed", "%.0f", float64(floor.bytesALook()), float64(server.bytesALook()))
	for _, q := range []float64{0.5, 0.99} {
		row(fmt.Sprintf("answer, ms, %.0f %%", q*100), "%.1f", floor.answered.at(q), server.answered.at(q))
		row(fmt.Sprintf("push, ms, %.0f %%", q*100), "%.1f", floor.pushed.at(q), server.pushed.at(q))
	}
	row("memory a match, KB", "%.0f", floor.memoryAMatch(), server.memoryAMatch())
	fmt.Fprintf(w, "refused\t%d\t%d\t\n", floor.refused, server.refused)
	w.Flush()
}
