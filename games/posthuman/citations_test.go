package posthuman

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

// What questions, options, denials and tales cite, and which answers can be taken back before what is asked next, a
// line for each, to be read
// beside the rules. It is what occurs in many matches played at random; the test plays a few of them and wants nothing
// else. After a change:
// UPDATE=1 go test -run Citations ./games/posthuman
const (
	citationsFile = "testdata/citations.txt"
	undoFile      = "testdata/undo.txt"
)

func TestCitations(t *testing.T) {
	w := witness{cites: citations{}, undo: citations{}}
	if os.Getenv("UPDATE") != "" {
		w.playAll(t, 60)
		w.cites.write(t, citationsFile)
		w.undo.write(t, undoFile)
		return
	}
	w.playAll(t, 4)
	const advice = "if it is meant so: UPDATE=1 go test -run Citations ./games/posthuman"
	w.cites.strangers(t, citationsFile,
		func(what, is, known string) { t.Errorf("%s cites %s, expected %q; %s", what, is, known, advice) })
	w.undo.strangers(t, undoFile, func(what, is, known string) {
		if known != "" { // a rare sequence of questions may well be new
			t.Errorf("the answer %s: %s, expected %s; %s", what, is, known, advice)
		}
	})
}

// witness plays matches and notes what occurs.
type witness struct {
	cites, undo citations
}

// citations are the rules cited, by what cites them.
type citations map[string]map[string]bool

func (c citations) note(rule, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	if c[what] == nil {
		c[what] = map[string]bool{}
	}
	c[what][rule] = true
}

func (c citations) String() string {
	var b strings.Builder
	for _, what := range slices.Sorted(maps.Keys(c)) {
		fmt.Fprintf(&b, "%s: %s\n", what, strings.Join(slices.Sorted(maps.Keys(c[what])), " "))
	}
	return b.String()
}

func (c citations) write(t *testing.T, file string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(c.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// strangers reports what the file does not have.
func (c citations) strangers(t *testing.T, file string, report func(what, is, known string)) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	known := readCitations(string(text))
	for _, what := range slices.Sorted(maps.Keys(c)) {
		for is := range c[what] {
			if !known[what][is] {
				report(what, is, strings.Join(slices.Sorted(maps.Keys(known[what])), " or "))
			}
		}
	}
}

func readCitations(file string) citations {
	c := citations{}
	for line := range strings.Lines(file) {
		i := strings.LastIndex(line, ": ")
		for _, rule := range strings.Fields(line[i+2:]) {
			c.note(rule, "%s", line[:i])
		}
	}
	return c
}

var citedSetups = []table.Setup{
	{Seats: 1}, {Seats: 2}, {Seats: 3}, {Seats: 4}, {Seats: 3, Mode: "short"},
	{Seats: 2, Options: map[string]string{"characters": "custom"}},
	{Seats: 4, Options: map[string]string{"speed-play": "on"}},
}

// playAll plays so many matches of each set-up.
func (w *witness) playAll(t *testing.T, matches int) {
	t.Helper()
	for i, setup := range citedSetups {
		for n := range matches {
			w.play(t, setup, uint64(1000*i+n))
		}
	}
}

// play plays a match at random to its end.
func (w *witness) play(t *testing.T, setup table.Setup, seed uint64) {
	t.Helper()
	setup.Game = Shelf.Name
	setup, err := Shelf.Check(setup)
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(Shelf, setup, table.SeedOf(fmt.Sprint("citations ", seed)))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for !m.Over() {
		asks := m.Asks()
		for _, a := range asks {
			w.cites.asked(m.Verbs(), a)
		}
		a, before := asks[rng.IntN(len(asks))], m.Version()
		key := anyAnswer(m.Verbs(), a, rng)
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		w.answered(m, a, key, before)
	}
	for _, e := range m.Inspect().Told() {
		w.cites.note(e.Rule, "tale %s", book.Template(e.Tale))
	}
}

// answered notes whether an answer can be taken back that no chance has followed.
func (w *witness) answered(m *table.Match, a *table.Ask, key string, before int) {
	if m.Over() || slices.ContainsFunc(m.Entries(before),
		func(e *table.Entry) bool { return e.Kind == table.KindChance }) {
		return
	}
	var next []string
	for _, x := range m.Asks() {
		kind := "their own " + x.Prompt.Kind
		if x.Seat != a.Seat {
			kind = "another's " + x.Prompt.Kind
		}
		if !slices.Contains(next, kind) {
			next = append(next, kind)
		}
	}
	verb, _, _ := strings.Cut(key, ":")
	can := "undo"
	if m.CanUndo(a.Seat) != nil {
		can = "no-undo"
	}
	w.undo.note(can, "%s to %s, then %s", verb, a.Prompt.Kind, strings.Join(next, " and "))
}

// asked notes what a question shows.
func (c citations) asked(verbs []string, a *table.Ask) {
	kind := a.Prompt.Kind
	c.note(a.Prompt.Rule, "question %s", kind)
	for _, o := range a.Options {
		c.note(o.Rule, "option %s of %s", verbs[o.Option.Verb], kind)
	}
	for _, o := range a.Free {
		c.note(o.Rule, "free %s", verbs[o.Option.Verb])
	}
	for _, d := range slices.Concat(a.Denied, a.FreeDenied) {
		c.note(d.Rule, "denial of %s, %s", verbs[d.Option.Verb], d.Why)
	}
}

// anyAnswer is the key of an answer at random.
func anyAnswer(verbs []string, a *table.Ask, rng *rand.Rand) string {
	n := a.Min + rng.IntN(min(a.Max, len(a.Options))-a.Min+1)
	if a.Pass && rng.IntN(2) == 0 {
		return "pass"
	}
	var keys []string
	for _, i := range rng.Perm(len(a.Options))[:n] {
		keys = append(keys, table.Key(verbs, a.Options[i].Option))
	}
	if keys == nil {
		return "none"
	}
	return strings.Join(keys, "+")
}
