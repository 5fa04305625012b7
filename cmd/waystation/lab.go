package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"waystation/bots"
	"waystation/lab"
	"waystation/shelf"
)

// laboratory is the lab's commands. Playing is what it does unless told otherwise.
type laboratory struct {
	Play      labPlay      `cmd:"" default:"withargs" help:"Play games and report how they went."`
	Campaign  labCampaign  `cmd:"" help:"Play whole campaigns, match after match, and report how they went."`
	Dataset   labDataset   `cmd:"" help:"Play games and write down every decision, for programs that learn."`
	Merge     labMerge     `cmd:"" help:"Put together what was played in parts."`
	Answer    labAnswer    `cmd:"" hidden:"" help:"Play the games whose numbers are typed: the other side of --cards."`
	Compare   labCompare   `cmd:"" help:"Compare two runs of the same games, such as those of two versions of this program."`
	Calibrate labCalibrate `cmd:"" help:"Compare a run with itself, where nothing is different, and tell how often something seems to be."`
}

// Help goes on where the list of commands does not tell enough.
func (laboratory) Help() string {
	return `"waystation lab GAME" plays; "waystation lab play --help" tells its flags.`
}

// labSetting is the flags that say what is played.
type labSetting struct {
	Game string `arg:"" help:"The game, such as firelands."`
	setting
	Seed  string   `default:"1" help:"Decides all chance and all bots: the same seed plays the same games."`
	Drama bool     `help:"Look at every game as it goes too: who is ahead, how long others take, which options nobody takes. Bots that search can't be looked at."`
	Bots  []string `sep:"," placeholder:"A,B" help:"Kinds of bots to compare; they move round the seats in games of the same seed. \"random\" is always there, and the default."`
}

type labPlay struct {
	labSetting
	Games   int    `default:"1000" placeholder:"K" help:"How many games to play; without it 1000."`
	First   int    `default:"0" placeholder:"K" help:"Number of the first game: to play one again, or a part of a run."`
	Workers int    `placeholder:"N" help:"How many games at once; without it one for each processor. It changes nothing else."`
	Resume  string `placeholder:"FILE" type:"path" help:"Keep every game in FILE, and go on from there: the same command again continues what was stopped."`
	Cards   string `placeholder:"DIR" type:"path" help:"Play every game with the card files in DIR too, and tell what is different. A file there replaces the built-in one of its name."`
	Sweep   string `placeholder:"FILE:CARD:FIELD=FROM..TO/STEP" help:"Set a number of a card to one value after the other, such as start.yaml:ST-R1:speed=2..5, and tell what is different at each from the printed cards."`
	CSV     bool   `name:"csv" help:"With --sweep: print every figure of every value as a line of CSV."`
	output
}

// lens is what a game's drama is looked at through: the judge of its level that searches.
func lens(g *shelf.Game) (*lab.Lens, error) {
	for i := range g.Bots {
		if s := g.Bots[i].Style; s != nil && s.Judge != nil && s.Quiet != nil {
			return &lab.Lens{Shares: s.Judge, Quiet: s.Quiet}, nil
		}
	}
	return nil, fmt.Errorf("--drama: %s has no judge of positions", g.Box.Title)
}

// output is the flags that say how to report.
type output struct {
	JSON   bool   `name:"json" help:"Print the report as JSON."`
	Report string `placeholder:"DIR" type:"path" help:"Write the report as a page with plots too: DIR/index.html, and its figures beside it."`
	// Precision is a share.
	Precision share `default:"2%" placeholder:"P%" help:"How well shares of wins are wanted; the report says how many games that takes. Without it 2%."`
}

// share is a share of a whole, typed in percent.
type share float64

// UnmarshalText reads "2%".
func (s *share) UnmarshalText(text []byte) error {
	x, err := strconv.ParseFloat(strings.TrimSuffix(string(text), "%"), 64)
	if err != nil || x <= 0 || x > 50 {
		return fmt.Errorf("%q: expected percent above 0 and up to 50, such as 2%%", text)
	}
	*s = share(x / 100)
	return nil
}

// write writes a report.
func (o *output) write(p *program, r *lab.Report) error {
	r.Precision = float64(o.Precision)
	if o.Report != "" {
		if err := o.page(p, r); err != nil {
			return fmt.Errorf("--report: %w", err)
		}
	}
	if !o.JSON {
		return r.Text(p.out)
	}
	return figures(p.out, r)
}

func figures(w io.Writer, x any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(x)
}

// page writes the page and its figures.
func (o *output) page(p *program, r *lab.Report) error {
	title := r.Game
	if g, err := p.game(r.Game); err == nil {
		title = g.Box.Title
	}
	if err := os.MkdirAll(o.Report, 0o755); err != nil {
		return err
	}
	for name, write := range map[string]func(io.Writer) error{
		"index.html":  func(w io.Writer) error { return r.Page(w, title) },
		"report.json": func(w io.Writer) error { return figures(w, r) },
	} {
		f, err := os.Create(filepath.Join(o.Report, name))
		if err != nil {
			return err
		}
		if err := errors.Join(write(f), f.Close()); err != nil {
			return err
		}
	}
	return nil
}

// Run plays, and reports also what is done when it is interrupted.
func (c *labPlay) Run(p *program) error {
	if c.Sweep != "" {
		g, err := p.game(c.Game)
		if err != nil {
			return err
		}
		return c.sweep(p, g)
	}
	if c.CSV {
		return errors.New("--csv is for --sweep")
	}
	g, s, err := c.lab(p)
	if err != nil {
		return err
	}
	s.First, s.Games, s.Workers, s.File = c.First, c.Games, c.Workers, c.Resume
	if s.File != "" {
		if s.Program, err = build(); err != nil {
			return err
		}
	}
	if c.Cards != "" {
		if err := c.change(g, &s); err != nil {
			return err
		}
	}
	if c.Report != "" { // better refused now than after hours
		if err := os.MkdirAll(c.Report, 0o755); err != nil {
			return fmt.Errorf("--report: %w", err)
		}
	}
	b := &bar{w: p.errs, start: time.Now()}
	if terminal(p.errs) {
		s.Progress = b.show
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	r, err := lab.Run(ctx, s)
	b.clear()
	if err != nil {
		return err
	}
	if err := c.write(p, r); err != nil {
		return err
	}
	switch {
	case ctx.Err() != nil:
		fmt.Fprintln(p.errs, "waystation: interrupted; the report is of what was played until then")
		if c.Resume != "" {
			fmt.Fprintln(p.errs, "The same command goes on from there.")
		}
		return failure(interrupted)
	case r.Failed > 0:
		return failure(failed)
	}
	return nil
}

// lab is what the flags ask for.
func (c *labSetting) lab(p *program) (*shelf.Game, lab.Setting, error) {
	g, err := p.game(c.Game)
	if err != nil {
		return nil, lab.Setting{}, err
	}
	setup, err := c.setup(g)
	if err != nil {
		return nil, lab.Setting{}, err
	}
	s := lab.Setting{Box: g.Box, Setup: setup, Seed: c.Seed}
	if s.Bots, err = labBots(g, c.Bots); err != nil {
		return nil, lab.Setting{}, err
	}
	if c.Drama {
		s.Drama, err = lens(g)
	}
	return g, s, err
}

// labBots are the bots that --bots names.
func labBots(g *shelf.Game, names []string) (list []lab.Bot, err error) {
	for _, name := range names {
		b, err := labBot(g, strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		list = append(list, b)
	}
	return list, nil
}

// labBot is a kind of bots for the lab.
func labBot(g *shelf.Game, name string) (lab.Bot, error) {
	if name == "random" {
		return lab.Bot{Name: name}, nil
	}
	l, err := g.Level(name)
	if err != nil {
		return lab.Bot{}, err
	}
	return lab.Bot{Name: name, New: func(seed uint64) bots.Player { return l.New(seed) }}, nil
}

type labCampaign struct {
	Game string `arg:"" help:"The game, such as heredity."`
	setting
	Seed    string   `default:"1" help:"Decides all chance and all bots: the same seed plays the same campaigns."`
	Bots    []string `sep:"," placeholder:"A,B" help:"Kinds of bots, in turn at the seats; from campaign to campaign they move round. \"random\" is always there, and the default."`
	Games   int      `name:"campaigns" default:"100" placeholder:"K" help:"How many campaigns to play; without it 100."`
	First   int      `default:"0" placeholder:"K" help:"Number of the first campaign: to play one again, or a part of a run."`
	Workers int      `placeholder:"N" help:"How many campaigns at once; without it one for each processor. It changes nothing else."`
	JSON    bool     `name:"json" help:"Print the report as JSON."`
}

// Run plays campaigns, and reports also what is done when it is interrupted.
func (c *labCampaign) Run(p *program) error {
	_, s, err := (&labSetting{Game: c.Game, setting: c.setting, Seed: c.Seed, Bots: c.Bots}).lab(p)
	if err != nil {
		return err
	}
	s.First, s.Games, s.Workers = c.First, c.Games, c.Workers
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	r, err := lab.Campaigns(ctx, s)
	if err != nil {
		return err
	}
	if c.JSON {
		err = figures(p.out, r)
	} else {
		err = r.Text(p.out)
	}
	switch {
	case err != nil:
		return err
	case ctx.Err() != nil:
		fmt.Fprintln(p.errs, "waystation: interrupted; the report is of what was played until then")
		return failure(interrupted)
	case len(r.Failures) > 0:
		return failure(failed)
	}
	return nil
}

type labMerge struct {
	Files []string `arg:"" type:"path" help:"Files of one run that was split by --first and --games, or stopped."`
	Out   string   `placeholder:"FILE" type:"path" help:"Write all games into one new file too."`
	output
}

// Run reports on all parts as one.
func (c *labMerge) Run(p *program) error {
	r, err := lab.Merge(c.Files, c.Out)
	if err != nil {
		return err
	}
	return c.write(p, r)
}

type labCompare struct {
	First  string `arg:"" type:"path" help:"A file kept with --resume."`
	Second string `arg:"" type:"path" help:"Another, with the same games played differently."`
	output
}

// Run reports on the first run, and on what is different in the second.
func (c *labCompare) Run(p *program) error {
	r, err := lab.Compare(c.First, c.Second)
	if err != nil {
		return err
	}
	return c.write(p, r)
}

type labCalibrate struct {
	File  string `arg:"" type:"path" help:"A file kept with --resume."`
	Seeds int    `default:"100" placeholder:"K" help:"How many seeds each side of a comparison has; without it 100."`
	Pairs int    `default:"200" placeholder:"N" help:"How many comparisons to make; without it 200."`
	JSON  bool   `name:"json" help:"Print the figures as JSON."`
}

// Run measures how often the lab is wrong where nothing is different.
func (c *labCalibrate) Run(p *program) error {
	x, err := lab.Calibrate(c.File, c.Seeds, c.Pairs)
	if err != nil {
		return err
	}
	if c.JSON {
		return figures(p.out, x)
	}
	_, err = io.WriteString(p.out, x.String())
	return err
}

// bar shows how far the lab is.
type bar struct {
	w     io.Writer
	start time.Time
	drawn bool
}

const barWidth = 30

// show draws the bar anew. There is none in the first second.
func (b *bar) show(done, all int) {
	took := time.Since(b.start)
	if took < time.Second {
		return
	}
	b.drawn = true
	full := barWidth * done / all
	fmt.Fprintf(b.w, "\r\x1b[K[%s%s] %d of %d games", strings.Repeat("=", full), strings.Repeat(" ", barWidth-full),
		done, all)
	if done > 0 {
		left := time.Duration(float64(took) / float64(done) * float64(all-done))
		fmt.Fprintf(b.w, ", %s left", left.Round(time.Second))
	}
}

// clear takes the bar away.
func (b *bar) clear() {
	if b.drawn {
		fmt.Fprint(b.w, "\r\x1b[K")
	}
}
