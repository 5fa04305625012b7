package main

import (
	"fmt"
	"os"
	"strings"

	"waystation/tongue"
)

type listWords struct {
	Game      string `arg:"" help:"The game, such as firelands."`
	Language  string `required:"" placeholder:"TAG" help:"The language, such as de."`
	Missing   bool   `help:"List what is not translated, a line each, as the language's files want it."`
	Languages string `env:"WAYSTATION_LANGUAGES" type:"existingdir" placeholder:"DIR" help:"Languages of your own, as for serve."`
}

// Run counts what of a game's texts and of its rulebook is translated.
func (c *listWords) Run(p *program) error {
	g, err := p.game(c.Game)
	if err != nil {
		return err
	}
	set, err := readLanguages(c.Languages)
	if err != nil {
		return err
	}
	t, ok := set.Find(c.Language)
	if !ok || t == nil {
		tags := []string{}
		for _, t := range set.All() {
			tags = append(tags, t.Tag())
		}
		return fmt.Errorf("there is no language %q to translate into; there are: %s", c.Language,
			strings.Join(tags, ", "))
	}
	if g.Texts == nil {
		return fmt.Errorf("%s does not say what its texts are", c.Game)
	}
	all, missing := append(g.Texts(), g.Ledger.Book().Texts()...), 0
	for _, english := range all {
		if _, known := t.Known(english); known || t.Has(english) {
			continue
		}
		missing++
		if c.Missing {
			fmt.Fprintf(p.out, "  %q: \n", english)
		}
	}
	fmt.Fprintf(p.out, "%s in %s: %d of %d texts are translated, %d are missing\n", c.Game, t.Called(),
		len(all)-missing, len(all), missing)
	return nil
}

// readLanguages are the languages of the program, and those in a folder of somebody's own; "" for none.
func readLanguages(dir string) (*tongue.Set, error) {
	if dir == "" {
		return tongue.Read(tongue.Built())
	}
	return tongue.Read(tongue.Built(), os.DirFS(dir))
}
