// Waystation is a table for post-apocalyptic board games: it serves them to browsers, plays them in the terminal, and
// checks them.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"waystation/shelf"
	"waystation/table"
)

func main() {
	p := program{games: shelf.All(), in: os.Stdin, out: os.Stdout, errs: os.Stderr, env: os.Getenv, calm: calm,
		renew: beginAnew}
	os.Exit(p.run(os.Args[1:]))
}

// program is what the commands have in common. Tests start it with a shelf and streams of their own.
type program struct {
	games     []*shelf.Game
	in        io.Reader
	out, errs io.Writer
	env       func(string) string
	calm      time.Duration        // how long a server runs at least until it is begun anew
	renew     func(*os.File) error // puts a new process in the place of this one, with a listener
	missed    func(english string) // hears of words that a language does not have; may be nil
}

// commands is the command line, as kong reads it.
type commands struct {
	Serve    serve            `cmd:"" help:"Serve the games to browsers."`
	Work     work             `cmd:"" help:"Think for the bots of a server, beside others that do."`
	Play     play             `cmd:"" help:"Play a game in this terminal."`
	Lab      laboratory       `cmd:"" help:"Play thousands of games at once and report how they went."`
	Scenario scenarios        `cmd:"" help:"Run scenarios and explain what fails."`
	Verify   verify           `cmd:"" help:"Check the file of a finished match or of a campaign, every die and draw included."`
	Env      environments     `cmd:"" help:"Let programs that learn play, as PettingZoo's environments do."`
	Cards    cards            `cmd:"" help:"Write out a game's card files, to be changed."`
	Check    checkContent     `cmd:"" help:"Check what you have written for a game: cards, or chapters of Heredity."`
	Games    listGames        `cmd:"" help:"List the games."`
	Site     makeSite         `cmd:"" help:"Make a folder with which all of Waystation runs in a browser, from any host of files."`
	Admin    admin            `cmd:"" help:"Look after what a server keeps: list, show, freeze and delete matches, ban, back up, restore."`
	Probe    probe            `cmd:"" help:"Ask the server of this machine whether it is ready."`
	Errand   errand           `cmd:"" hidden:"" help:"Do something for another process of this program, which plays with other cards."`
	Rules    listRules        `cmd:"" help:"List the rules, and which scenarios and tests exercise each."`
	Words    listWords        `cmd:"" help:"Count, or list, what of a game is not translated into a language."`
	Version  kong.VersionFlag `help:"Print the version and quit."`
}

// exit is how kong leaves.
type exit int

// What the program returns to the shell.
const (
	fine        = 0
	failed      = 1 // something did not go well, or what was checked is wrong
	misused     = 2 // the command line makes no sense
	interrupted = 130
)

// failure is an error that has been told already; the program returns its code.
type failure int

func (f failure) Error() string { return fmt.Sprintf("exit code %d", int(f)) }

// run does one command and returns what the program returns to the shell.
func (p *program) run(args []string) (code int) {
	defer func() {
		if x := recover(); x != nil {
			e, ok := x.(exit)
			if !ok {
				panic(x)
			}
			code = int(e)
		}
	}()
	parser := kong.Must(&commands{},
		kong.Name("waystation"),
		kong.Description("A table for post-apocalyptic board games, played by people and bots."),
		kong.Writers(p.out, p.errs),
		kong.Exit(func(code int) { panic(exit(code)) }),
		kong.Bind(p),
		kong.Vars{"version": fullVersion()},
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 80}),
	)
	if len(args) == 0 {
		args = []string{"--help"}
	}
	ctx, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(p.errs, "waystation: %v\n", err)
		command := ""
		if e, ok := err.(*kong.ParseError); ok && e.Context.Command() != "" {
			command, _, _ = strings.Cut(e.Context.Command(), " ")
			command += " "
		}
		fmt.Fprintf(p.errs, "\"waystation %s--help\" tells what there is.\n", command)
		return misused
	}
	err = ctx.Run()
	var told failure
	switch {
	case err == nil:
		return fine
	case errors.As(err, &told):
		return int(told)
	}
	fmt.Fprintf(p.errs, "waystation: %v\n", err)
	return failed
}

// game finds a game on the shelf.
func (p *program) game(name string) (*shelf.Game, error) {
	var names []string
	for _, g := range p.games {
		if g.Box.Name == name {
			return g, nil
		}
		names = append(names, g.Box.Name)
	}
	if names == nil {
		return nil, fmt.Errorf("there is no game %q: the shelf is empty", name)
	}
	return nil, fmt.Errorf("there is no game %q; the games are %s", name, strings.Join(names, ", "))
}

// box is how matches and scenarios find their game.
func (p *program) box(name string) *table.Box {
	if g, err := p.game(name); err == nil {
		return g.Box
	}
	return nil
}

// setting is the flags that say what is played.
type setting struct {
	Players int               `placeholder:"N" help:"Number of players; without it two, or as few as the game allows."`
	Mode    string            `placeholder:"M" help:"The game's mode; without it the usual one."`
	Options map[string]string `placeholder:"K=V" mapsep:"," help:"Options of the set-up, as \"waystation games\" lists them."`
}

// setup is the set-up of a game, checked.
func (s *setting) setup(g *shelf.Game) (table.Setup, error) {
	n := s.Players
	if n == 0 {
		n = usualSeats(g.Box, s.Mode)
	}
	return g.Box.Check(table.Setup{Game: g.Box.Name, Mode: s.Mode, Seats: n, Options: s.Options})
}

// usualSeats is two players, or as few more as the mode needs, or whoever it is for.
func usualSeats(b *table.Box, mode string) int {
	n := min(max(2, b.MinSeats), b.MaxSeats)
	counts := b.Counts(mode)
	for _, more := range counts {
		if more >= n {
			return more
		}
	}
	if mode != "" && len(counts) > 0 {
		return counts[len(counts)-1]
	}
	return n
}

// terminal reports whether a stream is a terminal, where lines may be drawn over and colours shown.
func terminal(stream any) bool {
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
