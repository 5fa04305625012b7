package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/rules"
	"waystation/shelf"
	"waystation/table"
	"waystation/tongue"
)

// TestMain makes the program a command of the scripts, with a small game on the shelf.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"waystation": func() {
			p := program{games: []*shelf.Game{small}, in: os.Stdin, out: os.Stdout, errs: os.Stderr, env: os.Getenv}
			os.Exit(p.run(os.Args[1:]))
		},
		"waystation-worn": func() { // with a bot that does not come to an end
			g := *small
			g.Bots = append(g.Bots, shelf.BotLevel{Name: "lost", Label: "Lost",
				New: func(uint64) bots.Player { return endless{} }})
			p := program{games: []*shelf.Game{&g}, in: os.Stdin, out: os.Stdout, errs: os.Stderr, env: os.Getenv,
				renew: beginAnew}
			os.Exit(p.run(os.Args[1:]))
		},
		"waystation-full": func() { main() }, // as it is built
	})
}

// patience is when a test gives up what never comes. No test's outcome hangs on it: it is far more than any machine
// needs.
const patience = 10 * time.Minute

// The scripts talk to the program as its users do.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", UpdateScripts: os.Getenv("UPDATE") != ""})
}

var small = &shelf.Game{
	Box: caravan.Shelf,
	Ledger: rules.NewLedger("caravan", `# Caravan

## Turns (CV-TURN)

- **CV-TURN-01 A turn.** In turn everybody draws water, takes a good, or stops. Goods may be sold before, as often as
  one likes, and as long as there are any in the bag.
- **CV-TURN-02 Water.** The well brings one less than it shows.

## Beginning (CV-SETUP)

- **CV-SETUP-01 Beginning.** A caravan begins where it stands.

## Evenings (CV-EVE)

- **CV-EVE-01 Evening.** Everybody sleeps or keeps watch.
`, "CV-SETUP-01: everybody knows\n"),
	Bots: []shelf.BotLevel{
		{Name: "random", Label: "Random", New: func(seed uint64) bots.Player { return bots.Random(seed) }},
		{Name: "first", Label: "First come", New: func(uint64) bots.Player { return first{} }},
	},
	Text: func(view any, _ *tongue.Tongue) string {
		v := view.(caravan.Sight)
		return fmt.Sprintf("Water %v. Your bag: %s.", v.Water, strings.Join(v.Bag, ", "))
	},
	Evidence: fstest.MapFS{
		"scenarios/well.txtar": {
			Data: []byte("Water.\n-- scenario --\ngame: caravan\nrules: CV-TURN-01 CV-TURN-02\n-- play " +
				"--\nRed: stop\n"),
		},
		"caravan_test.go": {
			Data: []byte("package caravan\n\nfunc TestWell() {\n\tw.Exercises(t, \"CV-TURN-02\")\n}\n"),
		},
	},
}

// endless never answers.
type endless struct{}

func (endless) Choose(any, *table.Ask) []table.Option {
	<-make(chan bool)
	return nil
}

// first always takes the first option.
type first struct{}

func (first) Choose(_ any, a *table.Ask) []table.Option {
	return []table.Option{a.Options[0].Option}
}

// Of a fight that goes on, everybody in it is shown again, not just the line that says so.
func TestWhatStandsUnderAHeadingIsShownWithIt(t *testing.T) {
	const text = `Red: space 3 of 10.
     Fights, melee round 1 of 3:
       - Bell Ringer: health 3 of 4.
     Dice of Red: 4 hits.
Green: space 2 of 10.`
	tests := []struct{ was, is, want string }{
		{"Red", "Red", ""},
		{"round 1", "round 2", "     Fights, melee round 2 of 3:\n       - Bell Ringer: health 3 of 4."},
		{"health 3", "health 2", "     Fights, melee round 1 of 3:\n       - Bell Ringer: health 2 of 4."},
		{"Dice of Red", "Dice of Green", "     Dice of Green: 4 hits."},
	}
	for _, c := range tests {
		now := strings.Replace(text, c.was, c.is, 1)
		if got := strings.Join(fresh(paragraphs(text), paragraphs(now)), "|"); got != c.want {
			t.Errorf("%s for %s: shown is %q, want %q", c.is, c.was, got, c.want)
		}
	}
}

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text string
		want string
	}{
		{"one two three", "one two|three"},
		{"onetwothree four", "onetwothree|four"},
		{"one\n\ntwo", "one||two"},
		{"", ""},
	} {
		if got := strings.Join(wrap(test.text, 8), "|"); got != test.want {
			t.Errorf("%q is wrapped as %q, want %q", test.text, got, test.want)
		}
	}
}

func TestPick(t *testing.T) {
	verbs := []string{"draw", "sell", "good"}
	keys := []string{"draw", "good:4", "pass"}
	for line, want := range map[string]string{
		"1": "draw", "good:4": "good:4", "2+1": "good:4+draw", "1, 2": "draw+good:4", "0": "none", "none": "none",
		"3": "pass", "sell": "sell",
	} {
		if got, err := pick(line, keys, verbs); got != want || err != nil {
			t.Errorf("%q is %q (%v), want %q", line, got, err, want)
		}
	}
	for _, line := range []string{"4", "1+4", "-1", "wine", "1 wine"} {
		if key, err := pick(line, keys, verbs); err == nil {
			t.Errorf("%q is taken for %q", line, key)
		}
	}
}

// Whatever is typed, the program goes on, or leaves in order.
func FuzzTyped(f *testing.F) {
	f.Add("h\n?\nf 1\nu\nr\nl 3\nv\n3\n1+2\nnone\npass\nq\nq\n")
	f.Add("draw\nguard\nshout\ndraw\n2\n2\n1\n1\n1\nq\n")
	f.Fuzz(func(t *testing.T, typed string) {
		for line := range strings.Lines(typed) {
			if strings.HasPrefix(strings.TrimSpace(line), "s") {
				return // writes files
			}
		}
		var out, errs strings.Builder
		p := program{games: []*shelf.Game{small}, in: strings.NewReader(typed), out: &out, errs: &errs, env: os.Getenv}
		if code := p.run([]string{"play", "caravan", "--seed", "x"}); code != fine {
			t.Errorf("code %d, %s", code, errs.String())
		}
	})
}
