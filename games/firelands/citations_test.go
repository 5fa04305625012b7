package firelands

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

const citationsFile = "testdata/citations.txt"

// Every question, option, refusal and tale of many random matches cites the rules that the table of citations has for it.
// After a change: UPDATE=1 go test -run Citations ./games/firelands, and read what has changed.
func TestCitations(t *testing.T) {
	c := citer{found: map[string]bool{}}
	for seed := range uint64(320) {
		c.walk(t, seed)
	}
	var lines []string
	for line := range c.found {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	got := strings.Join(lines, "\n") + "\n"
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(citationsFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(citationsFile)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSuffix(string(b), "\n"), "\n")
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("cited, but not in %s: %s", citationsFile, line)
		}
	}
}

// citer collects what is cited for what.
type citer struct{ found map[string]bool }

// walk plays a match at random. The seed decides on the number of players and on the mix of games.
func (c *citer) walk(t *testing.T, seed uint64) {
	t.Helper()
	setup := table.Setup{Game: Shelf.Name, Seats: 1 + int(seed%4), Options: mixOptions(mixes()[seed/4%8])}
	if seed%8 == 4 {
		setup.Options["automa"], setup.Options["contaminated"] = "hard", "yes"
	}
	for i, colour := range []string{"red", "green", "yellow", "blue"} {
		setup.Options[fmt.Sprint("colour", i+1)] = colour
	}
	setup, err := Shelf.Check(setup)
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(Shelf, setup, table.SeedOf(fmt.Sprint("citations ", seed)))
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 4))
	for !m.Over() {
		asks := m.Asks()
		for _, a := range asks {
			c.see(a)
		}
		a := asks[random.IntN(len(asks))]
		if err := m.Answer(a.Seat, a.Number, anyAnswer(m, a, random), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	g := m.Truth().(*Game)
	for _, e := range m.Events(table.Nobody) {
		c.found[fmt.Sprintf("told: %s %s", example(g, e.Verb), e.Rule)] = true
	}
}

// example is a tale of a kind, the same for all of that kind.
func example(g *Game, verb uint8) string {
	e := table.Event{Verb: verb, A: 1, B: 1, C: 1}
	switch verb {
	case taleDeal:
		witch, _ := Named("Relic Witch")
		e.A = int16(witch)
	case taleCross:
		e.A, e.B = int16(FirstSpace), int16(FirstSpace+1)
	}
	return g.Tale(e, table.Nobody)
}

// see collects the citations of a question.
func (c *citer) see(a *table.Ask) {
	c.found[fmt.Sprintf("asked: %s %s", a.Prompt.Kind, a.Prompt.Rule)] = true
	c.offers(a.Prompt.Kind, a.Options, a.Denied)
	c.offers("at any time", a.Free, a.FreeDenied)
}

func (c *citer) offers(when string, offered []table.Offered, denied []table.Denied) {
	verbs := (*Game)(nil).Verbs()
	for _, o := range offered {
		c.found[fmt.Sprintf("%s: offered: %s %s", when, verbs[o.Option.Verb], o.Rule)] = true
	}
	for _, d := range denied {
		c.found[fmt.Sprintf("%s: denied: %s, %s %s", when, verbs[d.Option.Verb], d.Why, d.Rule)] = true
	}
}

// anyAnswer is a random answer to a question.
func anyAnswer(m *table.Match, a *table.Ask, random *rand.Rand) string {
	if a.Pass {
		return "pass"
	}
	var keys []string
	for _, i := range random.Perm(len(a.Options))[:a.Min+random.IntN(a.Max-a.Min+1)] {
		keys = append(keys, table.Key(m.Verbs(), a.Options[i].Option))
	}
	if len(keys) == 0 {
		return "none"
	}
	return strings.Join(keys, "+")
}
