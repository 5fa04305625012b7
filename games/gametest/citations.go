package gametest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// cited: every question that is declared, and every question, option, denial and tale of random matches and of the
// scenarios, cites rules that testdata/citations.txt has for it, and in random matches answers can be taken back where
// testdata/undo.txt says so. Both hold what occurs in many matches, a line for each, to be read beside the rules.
func cited(t *testing.T, g *Game) {
	w := witness{cites: facts{}, undo: facts{}, rare: facts{}}
	n := max(g.CitedMatches, 2)
	if anew() {
		n = max(g.CitedAtLeast, n)
	}
	ways := g.Cited
	if ways == nil {
		ways = g.Ways
	}
	for i, way := range ways {
		for k := range n {
			if err := w.play(g, way, uint64(1000*i+k)); err != nil {
				t.Fatal(err)
			}
		}
	}
	see := func(m *table.Match) {
		w.asks(m)
		w.tales(g, m)
	}
	if err := scenario.Watch(os.DirFS("scenarios"), g.Find, see); err != nil {
		t.Fatal(err)
	}
	for _, p := range g.Book.Prompts() {
		w.cites.note(p.Rule, "declared question %s", p.Kind)
	}
	undo := facts{}
	maps.Copy(undo, w.undo)
	maps.Copy(undo, w.rare)
	for file, found := range map[string]facts{"citations.txt": w.cites, "undo.txt": undo} {
		file = filepath.Join("testdata", file)
		if anew() {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(found.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatalf("%v: make it by UPDATE=1 go test -run TestSuite/citations, and read it beside the rules", err)
		}
		known := readFacts(string(text))
		for _, what := range found.strange(known, w.rare) {
			t.Errorf("%s does not have %q: if it is right, UPDATE=1 go test -run TestSuite/citations, and read "+
				"what has changed", file, what)
		}
	}
}

// facts are what is so, by what it is of: the rules that are cited for something.
type facts map[string]map[string]bool

func (f facts) note(is, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	if f[what] == nil {
		f[what] = map[string]bool{}
	}
	f[what][is] = true
}

// between stands between what and how it is in a line of a file.
const between = " => "

func (f facts) String() string {
	var b strings.Builder
	for _, what := range slices.Sorted(maps.Keys(f)) {
		for _, is := range slices.Sorted(maps.Keys(f[what])) {
			fmt.Fprintf(&b, "%s%s%s\n", what, between, is)
		}
	}
	return b.String()
}

func readFacts(file string) facts {
	f := facts{}
	for line := range strings.Lines(file) {
		what, is, _ := strings.Cut(strings.TrimSuffix(line, "\n"), between)
		f.note(is, "%s", what)
	}
	return f
}

// strange are the facts that the known ones do not hold. A rare one may well be new, but not otherwise than it is
// known.
func (f facts) strange(known, rare facts) (all []string) {
	for _, what := range slices.Sorted(maps.Keys(f)) {
		if rare[what] != nil && known[what] == nil {
			continue
		}
		for _, is := range slices.Sorted(maps.Keys(f[what])) {
			if !known[what][is] {
				all = append(all, what+between+is)
			}
		}
	}
	return all
}

// witness plays matches and notes what occurs.
type witness struct {
	cites facts
	undo  facts // by question and answer
	rare  facts // by question, answer, and what is asked next
}

// play plays a match at random to its end.
func (w *witness) play(g *Game, setup table.Setup, seed uint64) error {
	setup.Game = g.Box.Name
	setup, err := g.Box.Check(setup)
	if err != nil {
		return err
	}
	m, err := table.NewMatch(g.Box, setup, table.SeedOf(fmt.Sprint("citations ", seed)))
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for !m.Over() {
		w.asks(m)
		asks := m.Asks()
		a, before := asks[rng.IntN(len(asks))], m.Version()
		key := anyAnswer(m.Verbs(), a, rng)
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			return err
		}
		w.answered(m, a, key, before)
	}
	w.tales(g, m)
	return nil
}

// tales notes what has been told.
func (w *witness) tales(g *Game, m *table.Match) {
	for _, e := range m.Inspect().Told() {
		w.cites.note(e.Rule, "told: %s", g.Book.Template(e.Tale))
	}
}

// asks notes the questions that wait.
func (w *witness) asks(m *table.Match) {
	for _, a := range m.Asks() {
		w.asked(m.Verbs(), a)
	}
}

// asked notes what a question shows.
func (w *witness) asked(verbs []string, a *table.Ask) {
	w.cites.note(a.Prompt.Rule, "asked: %s", a.Prompt.Kind)
	w.offered(verbs, a.Prompt.Kind, a.Options, a.Denied)
	w.offered(verbs, "at any time", a.Free, a.FreeDenied)
}

func (w *witness) offered(verbs []string, when string, options []table.Offered, denied []table.Denied) {
	for _, o := range options {
		w.cites.note(o.Rule, "%s: offered: %s", when, verbs[o.Option.Verb])
	}
	for _, d := range denied {
		w.cites.note(d.Rule, "%s: denied: %s, %s", when, verbs[d.Option.Verb], d.Why)
	}
}

// answered notes whether an answer can be taken back, and if no chance has followed also before which questions.
func (w *witness) answered(m *table.Match, a *table.Ask, key string, before int) {
	if m.Over() {
		return
	}
	verb, _, _ := strings.Cut(key, "+")
	verb, _, _ = strings.Cut(verb, ":")
	can := undoOf(m, a.Seat)
	w.undo.note(can, "%s: %s", a.Prompt.Kind, verb)
	if !slices.ContainsFunc(m.Entries(before), func(e *table.Entry) bool { return e.Kind == table.KindChance }) {
		w.rare.note(can, "%s: %s, then %s", a.Prompt.Kind, verb, strings.Join(nextAsked(m, a.Seat), " and "))
	}
}

// nextAsked are the questions that wait, as a seat would tell them.
func nextAsked(m *table.Match, me table.Seat) (next []string) {
	for _, a := range m.Asks() {
		kind := "their own " + a.Prompt.Kind
		if a.Seat != me {
			kind = "another's " + a.Prompt.Kind
		}
		if !slices.Contains(next, kind) {
			next = append(next, kind)
		}
	}
	return next
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

// anyAnswer is the key of an answer at random.
func anyAnswer(verbs []string, a *table.Ask, rng *rand.Rand) string {
	if a.Pass && rng.IntN(2) == 0 {
		return "pass"
	}
	if a.Amounts {
		return amounts(verbs, a, a.Min+rng.IntN(a.Max-a.Min+1))
	}
	n := a.Min + rng.IntN(min(a.Max, len(a.Options))-a.Min+1) // a set may have room for more than there is
	var keys []string
	for _, i := range rng.Perm(len(a.Options))[:n] {
		keys = append(keys, table.Key(verbs, a.Options[i].Option))
	}
	if keys == nil {
		return "none"
	}
	return strings.Join(keys, "+")
}

// amounts takes so many in all, of the first options as many as there are.
func amounts(verbs []string, a *table.Ask, n int) string {
	var set []table.Option
	for _, o := range a.Options {
		for range min(n-len(set), o.Most) {
			set = append(set, o.Option)
		}
	}
	return table.SetKey(verbs, set)
}
