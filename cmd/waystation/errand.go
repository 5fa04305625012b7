package main

import (
	"os"
	"os/exec"
	"os/signal"

	"waystation/games/cardfile"
	"waystation/server"
)

// errand is what this program does for another process of it: what needs other cards than that one has.
type errand struct {
	What      string `arg:""`
	Languages string `env:"WAYSTATION_LANGUAGES"`
}

// Run leaves it to whoever started it to say when it is enough.
func (c *errand) Run(p *program) error {
	signal.Ignore(os.Interrupt)
	languages, err := readLanguages(c.Languages)
	if err != nil {
		return err
	}
	return server.Do(p.games, languages, c.What, errands, p.in, p.out)
}

// errands are other processes of this program.
func errands(what, cards string) *exec.Cmd {
	self, err := os.Executable()
	if err != nil {
		self = os.Args[0]
	}
	cmd := exec.Command(self)
	cmd.Args = []string{os.Args[0], "errand", what} // the name under which it was called may say what it is
	cmd.Env = append(os.Environ(), cardfile.Env+"="+cards)
	return cmd
}
