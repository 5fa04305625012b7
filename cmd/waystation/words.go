package main

import (
	"cmp"
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
		return fmt.Errorf("there is no language %q to translate into; there are: %s", c.Language,
			strings.Join(tags(set), ", "))
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

// reading is in which language somebody reads.
type reading struct {
	Language  string `env:"WAYSTATION_LANGUAGE" placeholder:"TAG" help:"What you read, such as de or en; without it what your system is set to."`
	Languages string `env:"WAYSTATION_LANGUAGES" type:"existingdir" placeholder:"DIR" help:"Languages of your own, as for serve."`
}

// tongue is that language; nil for English.
func (c *reading) tongue(p *program) (*tongue.Tongue, error) {
	set, err := readLanguages(c.Languages)
	if err != nil {
		return nil, err
	}
	if p.missed != nil {
		set = set.Telling(func(_, english string) { p.missed(english) })
	}
	if _, known := set.Find(c.Language); c.Language != "" && !known {
		return nil, fmt.Errorf("there is no language %q; there are: en, %s", c.Language, strings.Join(tags(set), ", "))
	}
	return set.For(c.Language, cmp.Or(p.env("LC_ALL"), p.env("LC_MESSAGES"), p.env("LANG"))), nil
}

func tags(set *tongue.Set) []string {
	var out []string
	for _, t := range set.All() {
		out = append(out, t.Tag())
	}
	return out
}

// readLanguages are the languages of the program, and those in a folder of somebody's own; "" for none.
func readLanguages(dir string) (*tongue.Set, error) {
	if dir == "" {
		return tongue.Read(tongue.Built())
	}
	return tongue.Read(tongue.Built(), os.DirFS(dir))
}
