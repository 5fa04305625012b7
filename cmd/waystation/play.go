package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"waystation/bots"
	"waystation/shelf"
	"waystation/table"
	"waystation/tongue"
)

type play struct {
	Game string `arg:"" optional:"" help:"The game, such as firelands. A match that is loaded knows its own."`
	setting
	Seed string `help:"Decides all chance; without it nobody can foresee it."`
	Bots string `placeholder:"LEVEL" help:"How strong the bots are; \"none\": all players share this terminal. Without it normal, or the first level there is."`
	Seat int    `default:"1" placeholder:"N" help:"Your seat among bots, counted from 1."`
	Load string `placeholder:"FILE" help:"Go on with a saved match."`
	reading
	// After is the match before in a campaign.
	After string `placeholder:"FILE" help:"Begin with what the finished match of a campaign has left behind."`
}

// Run plays a match with whoever types.
func (c *play) Run(p *program) error {
	m, g, err := c.match(p)
	if err != nil {
		return err
	}
	in, err := c.tongue(p)
	if err != nil {
		return err
	}
	t := &session{
		program: p, m: m, game: g, file: c.Load, ink: newInk(p), lines: bufio.NewScanner(p.in), last: table.Nobody,
		in: in,
	}
	if c.Seat < 1 || c.Seat > m.Seats() {
		return fmt.Errorf("seat %d: this match has seats 1 to %d", c.Seat, m.Seats())
	}
	if err := t.fill(c.Bots, table.Seat(c.Seat-1)); err != nil {
		return err
	}
	if c.Load != "" {
		t.skip()
	}
	return t.play()
}

// match is a new match or the one that is loaded, and its game.
func (c *play) match(p *program) (*table.Match, *shelf.Game, error) {
	if c.Load != "" {
		if c.Players != 0 || c.Mode != "" || c.Options != nil || c.Seed != "" || c.After != "" {
			return nil, nil, errors.New("a loaded match has its own players, mode, options, seed and match before it")
		}
		f, err := os.Open(c.Load)
		if err != nil {
			return nil, nil, err
		}
		defer f.Close()
		m, err := table.Read(f, p.box)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", c.Load, err)
		}
		name := m.Setup().Game
		if c.Game != "" && c.Game != name {
			return nil, nil, fmt.Errorf("%s is a match of %s, not of %s", c.Load, name, c.Game)
		}
		g, err := p.game(name)
		return m, g, err
	}
	if c.Game == "" {
		return nil, nil, errors.New("which game? \"waystation games\" lists them")
	}
	g, err := p.game(c.Game)
	if err != nil {
		return nil, nil, err
	}
	setup, err := c.setup(g)
	if err != nil {
		return nil, nil, err
	}
	if setup.Carry, err = c.carried(p, g.Box); err != nil {
		return nil, nil, err
	}
	seed := table.NewSeed()
	if c.Seed != "" {
		seed = table.SeedOf(c.Seed)
	}
	m, err := table.NewMatch(g.Box, setup, seed)
	return m, g, err
}

// carried is what the match before has left behind; nil without one.
func (c *play) carried(p *program, box *table.Box) (json.RawMessage, error) {
	if c.After == "" {
		return nil, nil
	}
	f, err := os.Open(c.After)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, err := table.Verify(f, p.box)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.After, err)
	}
	switch legacy, err := m.Legacy(); {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", c.After, err)
	case m.Box().Name != box.Name:
		return nil, fmt.Errorf("%s is a match of %s, not of %s", c.After, m.Box().Title, box.Title)
	case legacy == nil:
		return nil, fmt.Errorf("%s leaves nothing behind: it is not over, or its game has no campaigns", c.After)
	default:
		return legacy, nil
	}
}

// skip counts all that was told before a match was loaded as read.
func (t *session) skip() {
	t.saved = t.m.Version()
	for s := range t.players {
		t.told[s] = t.tales(table.Seat(s))
	}
	t.say("The match goes on; l tells what happened before.")
}

// session is a match in the terminal.
type session struct {
	*program
	m       *table.Match
	game    *shelf.Game
	players []bots.Player // by seat; nil: somebody types
	level   string        // of the bots; "" without any
	file    string        // where the match was last saved
	saved   int           // the version that was
	ink     ink
	in      *tongue.Tongue // what it is read in; nil for English
	lines   *bufio.Scanner
	told    [table.MaxSeats][]string // what each seat has read
	last    table.Seat               // who saw the table last
	seen    []string                 // as it was then
	leaving bool                     // was warned that the match is not saved
}

// fill puts bots on all seats but one, or on none.
func (t *session) fill(name string, me table.Seat) error {
	t.players = make([]bots.Player, t.m.Seats())
	if name == "none" {
		return nil
	}
	if len(t.game.Bots) == 0 && name == "" {
		return nil
	}
	l, err := t.game.Level(name)
	if err != nil {
		return err
	}
	t.level = l.Name
	seed := t.m.Seed()
	for s := range t.players {
		if table.Seat(s) != me {
			own := table.SeedOf(fmt.Sprintf("bot %d of %s", s, seed))
			t.players[s] = l.New(binary.LittleEndian.Uint64(own[:]))
		}
	}
	return nil
}

var errQuit = errors.New("quit")

// play goes on until the match is over or somebody leaves.
func (t *session) play() error {
	t.welcome()
	for !t.m.Over() {
		s := t.next()
		var err error
		if t.players[s] == nil || t.common(s) {
			err = t.turn(s)
		} else {
			err = t.reply(s)
		}
		if errors.Is(err, errQuit) {
			return nil
		}
		if err != nil {
			return err
		}
	}
	for s := range t.players {
		if t.players[s] == nil {
			t.news(table.Seat(s))
			break
		}
	}
	fmt.Fprintf(t.out, "\n%s\n%s", t.ink.bold(t.in.Say("The match is over.")), standing(t.m, t.in))
	fmt.Fprintln(t.out, t.in.Say(fmt.Sprintf("Its seed was %s", t.m.Seed())))
	if t.file != "" {
		return t.save(t.file)
	}
	return t.after()
}

// common reports whether a bot leaves what it is asked to people, as all decide it together.
func (t *session) common(s table.Seat) bool {
	typed := slices.ContainsFunc(t.players, func(p bots.Player) bool { return p == nil })
	return typed && t.game.Together && t.m.Ask(s).Common()
}

// next is who answers next: a bot that need not wait for people, then people, then bots in a window, in any order.
func (t *session) next() table.Seat {
	people := table.Seats(0)
	windows := table.Seats(0)
	for _, a := range t.m.Asks() {
		switch {
		case t.players[a.Seat] == nil:
			people = people.With(a.Seat)
		case !a.Pass:
			return a.Seat
		default:
			windows = windows.With(a.Seat)
		}
	}
	if people == 0 {
		seed := t.m.Seed()
		return table.Turns(nil, windows, binary.LittleEndian.Uint64(seed[:])+uint64(t.m.Version()))[0]
	}
	for s := range t.players {
		if people.Has(table.Seat(s)) {
			return table.Seat(s)
		}
	}
	panic("nobody is asked, and the match is not over")
}

// reply lets a bot answer.
func (t *session) reply(s table.Seat) error {
	a := t.m.Ask(s)
	answer, err := bots.Answer(context.Background(), t.players[s], t.m, s, runtime.GOMAXPROCS(0))
	if err != nil {
		return err
	}
	key := bots.Key(t.m.Verbs(), answer)
	if err := t.m.Answer(s, a.Number, key, table.ByBot); err != nil {
		return fmt.Errorf("the bot at seat %s answers %q to %q: %w", t.name(s), key, a.Prompt.Kind, err)
	}
	return nil
}

// turn shows a person what is to be seen, and reads until the question is answered.
func (t *session) turn(s table.Seat) error {
	if err := t.handOver(s); err != nil {
		return err
	}
	t.situation(s, false)
	if t.players[s] != nil {
		t.say("All decide this together; " + t.name(s) + " does as you say.")
	}
	for t.m.Ask(s) != nil {
		before := t.m.Version()
		line, err := t.read(t.ink.bold(t.in.Say(t.name(s))) + "> ")
		if err != nil {
			return t.leave(true)
		}
		if line != "q" {
			t.leaving = false
		}
		if err := t.obey(s, line); err != nil {
			return err
		}
		if t.m.Version() != before {
			return nil
		}
	}
	return nil
}

// handOver hides what the one before saw, when people share the terminal.
func (t *session) handOver(s table.Seat) error {
	if t.last != table.Nobody && t.last != s && t.ink.terminal && t.players[s] == nil {
		fmt.Fprintf(t.out, "\n%s", t.ink.bold(t.in.Say("Hand over to "+t.name(s)+".")))
		if _, err := t.read(" (Enter) "); err != nil {
			return t.leave(true)
		}
		fmt.Fprint(t.out, "\x1b[2J\x1b[3J\x1b[H")
	}
	return nil
}

// after lets the match be saved, or looked back on, when it is over.
func (t *session) after() error {
	fmt.Fprintln(t.out, t.in.Say("s FILE saves it, so that \"waystation verify\" can check it; q leaves."))
	for {
		line, err := t.read("> ")
		if err != nil || line == "q" {
			return nil
		}
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case word == "s" && rest != "":
			return t.save(strings.TrimSpace(rest))
		case word == "l":
			t.log(t.last, rest)
		default:
			fmt.Fprintln(t.out, t.in.Say("s FILE, l or q."))
		}
	}
}

// leave ends the session. A match that would be lost is not left at the first word, except when the input has ended.
func (t *session) leave(ended bool) error {
	switch {
	case t.file != "" && t.saved != t.m.Version():
		if err := t.save(t.file); err != nil {
			return err
		}
	case t.file == "" && !ended && !t.leaving:
		t.leaving = true
		fmt.Fprintln(t.out, t.in.Say("This match is not saved: s FILE saves it, q once more leaves it for good."))
		return nil
	}
	if ended {
		fmt.Fprintln(t.out)
	}
	fmt.Fprintln(t.out, t.in.Say("Left in the middle of the match."))
	if t.file != "" {
		fmt.Fprintf(t.out, "%s waystation play --load %s%s\n", t.in.Say("To go on:"), t.file,
			map[bool]string{true: " --bots " + t.level}[t.level != ""])
	}
	return errQuit
}

// save writes the match into a file, whole or not at all.
func (t *session) save(file string) error {
	f, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	err = errors.Join(t.m.Write(f), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err != nil {
		return err
	}
	t.file, t.saved = file, t.m.Version()
	fmt.Fprintln(t.out, t.in.Say("Saved in "+file+"."))
	return nil
}

// read is the next line that is typed, or io.EOF.
func (t *session) read(prompt string) (string, error) {
	fmt.Fprint(t.out, prompt)
	if !t.lines.Scan() {
		return "", errors.Join(t.lines.Err(), io.EOF)
	}
	line := strings.TrimSpace(t.lines.Text())
	if !terminal(t.in) {
		fmt.Fprintln(t.out, line) // a script reads like a conversation
	}
	return line, nil
}
