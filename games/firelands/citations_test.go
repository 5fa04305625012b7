package firelands

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// Every question, option, refusal and tale of many random matches cites the rules that the table of citations has for
// it, and answers can be taken back where the table of undo says so. After a change: UPDATE=1 go test -run Citations
// ./games/firelands, and read what has changed.
func TestCitationsAndUndo(t *testing.T) {
	c := citer{cited: map[string]bool{}, undone: map[string]bool{}}
	for seed := range uint64(320) {
		c.walk(t, seed)
	}
	compare(t, "testdata/citations.txt", c.cited)
	compare(t, "testdata/undo.txt", c.undone)
}

// compare complains of every line found that a file does not have, or makes the file anew.
func compare(t *testing.T, file string, found map[string]bool) {
	t.Helper()
	lines := slices.Sorted(maps.Keys(found))
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(string(b), "\n")
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("found, but not in %s: %s", file, line)
		}
	}
}

// citer collects what is cited for what, and which answers can be taken back.
type citer struct{ cited, undone map[string]bool }

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
		key := anyAnswer(m, a, random)
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		if !m.Over() {
			c.undone[fmt.Sprintf("%s: %s %s", a.Prompt.Kind, VerbOf(key), undoOf(m, a.Seat))] = true
		}
	}
	for _, e := range m.Events(table.Nobody) {
		c.cited[fmt.Sprintf("told: %s %s", book.Template(e.Tale), e.Rule)] = true
	}
}

// VerbOf is the verb of the first option of an answer.
func VerbOf(key string) string {
	verb, _, _ := strings.Cut(key, "+")
	verb, _, _ = strings.Cut(verb, ":")
	return verb
}

// undoOf says whether the last answer of a seat can be taken back, and why not.
func undoOf(m *table.Match, s table.Seat) string {
	err := m.CanUndo(s)
	if err == nil {
		return "can be taken back"
	}
	why, _, _ := strings.Cut(strings.TrimPrefix(err.Error(), table.ErrNoUndo.Error()+": "), " (")
	return "stands: " + why
}

// see collects the citations of a question.
func (c *citer) see(a *table.Ask) {
	c.cited[fmt.Sprintf("asked: %s %s", a.Prompt.Kind, a.Prompt.Rule)] = true
	c.offers(a.Prompt.Kind, a.Options, a.Denied)
	c.offers("at any time", a.Free, a.FreeDenied)
}

func (c *citer) offers(when string, offered []table.Offered, denied []table.Denied) {
	verbs := (*Game)(nil).Verbs()
	for _, o := range offered {
		c.cited[fmt.Sprintf("%s: offered: %s %s", when, verbs[o.Option.Verb], o.Rule)] = true
	}
	for _, d := range denied {
		c.cited[fmt.Sprintf("%s: denied: %s, %s %s", when, verbs[d.Option.Verb], d.Why, d.Rule)] = true
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

// Who does not answer in time gains nothing by it: where the first option would do something, doing nothing counts.
func TestWhatCountsWhenNobodyAnswers(t *testing.T) {
	for _, p := range []*table.Prompt{AskTurn, askTurnOpenly} {
		if p.Default != "end" {
			t.Errorf("by default a turn goes on with %q, want end", p.Default)
		}
	}
	for _, p := range []*table.Prompt{askAct, askActOpenly} {
		if p.Default != "done" {
			t.Errorf("by default an action goes on with %q, want done", p.Default)
		}
	}
	for _, p := range []*table.Prompt{AskWitch, AskFanatic, AskDetect} {
		if p.Default != "no" {
			t.Errorf("by default %s is answered with %q, want no", p.Kind, p.Default)
		}
	}
}
