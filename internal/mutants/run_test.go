package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A module with a game of one rule, of which the tests know all but one thing; its one card has a number that they
// know.
var tiny = map[string]string{
	"go.mod": "module tiny\n\ngo 1.26\n",
	"games/tiny/tiny.go": `package tiny

import _ "embed"

//go:embed cards/one.yaml
var card string

// Price is what n things cost.
func Price(n int) int {
	if n > 9 && n%2 == 0 {
		return n
	}
	return n + 1
}
`,
	"games/tiny/cards/one.yaml": "- id: ONE\n  cost: 3\n",
	"games/tiny/tiny_test.go": `package tiny

import (
	"strings"
	"testing"
)

func TestPrice(t *testing.T) {
	for n, want := range map[int]int{1: 2, 8: 9, 11: 12, 12: 12} {
		if got := Price(n); got != want {
			t.Errorf("Price(%d) = %d", n, got)
		}
	}
}

func TestCard(t *testing.T) {
	if !strings.Contains(card, "cost: 3") {
		t.Error(card)
	}
}
`,
}

// tinyGame writes the module into a folder.
func tinyGame(t *testing.T) (root string, games []*game) {
	t.Helper()
	root = t.TempDir()
	for name, text := range tiny {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	all := stage{name: "all", dir: "games/tiny"}
	return root, []*game{{name: "tiny", dir: "games/tiny", stack: "Stack", stages: []stage{all}}}
}

// read is what stands in a file of results, by key.
func read(t *testing.T, name string) map[string]Record {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]Record{}
	for line := range bytes.Lines(data) {
		var rec Record
		if err := json.Unmarshal(line, &rec); err != nil {
			t.Fatal(err)
		}
		out[rec.Key] = rec
	}
	return out
}

func TestATinyGame(t *testing.T) {
	root, games := tinyGame(t)
	file := filepath.Join(t.TempDir(), "out.jsonl")
	o := options{root: root, seed: 1, n: 60, out: file, jobs: 2}
	var table, progress strings.Builder
	if err := o.run(t.Context(), games, &table, &progress); err != nil {
		t.Fatal(err)
	}
	records := read(t, file)
	lines := map[string]string{}
	for _, rec := range records {
		_, change, _ := strings.Cut(rec.Diff, "+\t")
		lines[strings.TrimSpace(change)] = string(rec.Outcome) + " " + strings.Join(rec.By, " ")
	}
	for change, want := range map[string]string{
		"if n > 9 || n%2 == 0 {":  "", // no operator makes this
		"if n > 9 {":              "caught TestPrice",
		"return n - 1":            "caught TestPrice",
		"if n > 10 && n%2 == 0 {": "survived ",
	} {
		if lines[change] != want {
			t.Errorf("%s: %q, want %q", change, lines[change], want)
		}
	}
	for _, rec := range records {
		if rec.Operator == "card-number" && !slices.Equal(rec.By, []string{"TestCard"}) {
			t.Errorf("%s: %s by %v, want caught by TestCard", rec.Diff, rec.Outcome, rec.By)
		}
	}
	if !strings.Contains(table.String(), "survived: ") {
		t.Errorf("the report names no survivor:\n%s", &table)
	}
	resumed(t, o, games, table.String(), len(records))
}

// resumed runs once more: nothing is tried again, and the table is the same.
func resumed(t *testing.T, o options, games []*game, table string, tried int) {
	t.Helper()
	var again, progress strings.Builder
	o.jobs = 1
	if err := o.run(t.Context(), games, &again, &progress); err != nil {
		t.Fatal(err)
	}
	if progress.Len() > 0 || len(read(t, o.out)) != tried {
		t.Errorf("a second run tries again:\n%s", &progress)
	}
	a, b := slices.Sorted(strings.Lines(table)), slices.Sorted(strings.Lines(again.String()))
	if !slices.Equal(a, b) {
		t.Errorf("a second run says\n%s\nafter\n%s", &again, table)
	}
}

// A quick run goes through the fast stages alone; a whole run goes on from there.
func TestAQuickRunFirst(t *testing.T) {
	root, games := tinyGame(t)
	dir := "games/tiny"
	games[0].stages = []stage{
		{name: "card", dir: dir, tests: "TestCard"},
		{name: "price", dir: dir, tests: "TestPrice"},
	}
	mutants, err := mutantsOf(root, games[0])
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(mutants, func(m Mutant) bool { return m.Operator == "conjunct-dropped" })
	file := filepath.Join(t.TempDir(), "out.jsonl")
	for _, run := range []struct {
		quick bool
		want  Outcome
	}{{true, Open}, {true, Open}, {false, Caught}} {
		o := options{root: root, out: file, keys: mutants[at].Key, quick: run.quick}
		if err := o.run(t.Context(), games, &strings.Builder{}, &strings.Builder{}); err != nil {
			t.Fatal(err)
		}
		if rec := read(t, file)[mutants[at].Key]; rec.Outcome != run.want {
			t.Errorf("quick %v: %s, want %s", run.quick, rec.Outcome, run.want)
		}
	}
	if lines, err := os.ReadFile(file); err != nil || bytes.Count(lines, []byte("\n")) != 2 {
		t.Errorf("a second quick run tries again: %v\n%s", err, lines)
	}
}

// A stage without a test would catch whatever comes: there is no program to run.
func TestStagesHaveTests(t *testing.T) {
	root, err := moduleRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games {
		for _, s := range g.stages {
			if tests, _ := filepath.Glob(filepath.Join(root, s.dir, "*_test.go")); len(tests) == 0 {
				t.Errorf("%s: the stage %s has no tests in %s", g.name, s.name, s.dir)
			}
		}
	}
}

// A package within a game is tried by the whole game first, then by its own tests, and by no other's.
func TestStagesOfAPackageWithinAGame(t *testing.T) {
	g := games[slices.IndexFunc(games, func(g *game) bool { return g.name == "heredity" })]
	for file, want := range map[string]string{
		"games/heredity/camp.go":                   "matches rules",
		"games/heredity/board/walk.go":             "matches rules board",
		"games/heredity/decks/01-dust-season.yaml": "matches rules decks",
	} {
		var through []string
		for _, s := range g.only(true).stages {
			if s.takes(&Mutant{Kind: Rules, File: file}) {
				through = append(through, s.name)
			}
		}
		if got := strings.Join(through, " "); got != want {
			t.Errorf("%s goes through %q, want %q", file, got, want)
		}
	}
}

func TestARunNeedsGreenTests(t *testing.T) {
	root, games := tinyGame(t)
	name := filepath.Join(root, "games/tiny/cards/one.yaml")
	if err := os.WriteFile(name, []byte("- id: ONE\n  cost: 4\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	o := options{root: root, n: 10}
	err := o.run(t.Context(), games, &strings.Builder{}, &strings.Builder{})
	if err == nil || !strings.Contains(err.Error(), "any mutant") || !strings.Contains(err.Error(), "TestCard") {
		t.Errorf("the error is %v", err)
	}
}

func TestMutantsByKey(t *testing.T) {
	root, games := tinyGame(t)
	all, err := mutantsOf(root, games[0])
	if err != nil {
		t.Fatal(err)
	}
	o := options{root: root, keys: all[0].Key + "," + all[1].Key, list: true}
	var out strings.Builder
	if err := o.run(t.Context(), games, &out, &strings.Builder{}); err != nil {
		t.Fatal(err)
	}
	if strings.Count(out.String(), "@@ -") != 2 || !strings.Contains(out.String(), all[1].Key) {
		t.Errorf("listed:\n%s", &out)
	}
	o.keys = "boundary-00000000"
	err = o.run(t.Context(), games, &out, &strings.Builder{})
	if err == nil || !strings.Contains(err.Error(), "boundary-00000000") {
		t.Errorf("the error is %v", err)
	}
}

func TestWhichTestsFailed(t *testing.T) {
	for _, c := range []struct {
		out     string
		by      string
		outcome Outcome
	}{
		{"=== RUN   TestA\n--- FAIL: TestA (0.00s)\n", "TestA", Caught},
		{"--- FAIL: TestA (0.00s)\n    --- FAIL: TestA/one (0.00s)\n    --- PASS: TestA/two\n", "TestA/one", Caught},
		{"=== RUN   TestA\n=== RUN   TestB\nfatal error: stack overflow\n", "TestB", Caught},
		{"=== RUN   TestC\npanic: test timed out after 2m0s\n", "TestC", TimedOut},
		{"panic: cards/one.yaml:2: no such word\n", "", Caught},
	} {
		if got := strings.Join(failed([]byte(c.out)), " "); got != c.by || verdict([]byte(c.out)) != c.outcome {
			t.Errorf("%q: by %q, %s", c.out, got, verdict([]byte(c.out)))
		}
	}
}

func TestEquivalentOnesNeedAReason(t *testing.T) {
	name := filepath.Join(t.TempDir(), "equivalent.txt")
	write := func(text string) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("# a comment\n\nboundary-12345678 n is never 9\n")
	got, err := readEquivalent(name)
	if want := map[string]string{"boundary-12345678": "n is never 9"}; err != nil || !maps.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	write("boundary-12345678\n")
	if _, err := readEquivalent(name); err == nil || !strings.Contains(err.Error(), ":1: boundary-12345678") {
		t.Errorf("the error is %v", err)
	}
}

func TestReport(t *testing.T) {
	recs := []Record{
		{Key: "a", Game: "one", Kind: Rules, Outcome: Caught},
		{Key: "b", Game: "one", Kind: Rules, Outcome: TimedOut},
		{Key: "c", Game: "two", Kind: Rules, Outcome: Survived, File: "f.go", Line: 3},
		{Key: "d", Game: "two", Kind: Cards, Outcome: Survived},
		{Key: "e", Game: "two", Kind: Cards, Outcome: NotViable},
		{Key: "f", Game: "two", Kind: Cards, Outcome: Caught, By: []string{"TestF"}},
		{Key: "g", Game: "two", Kind: Cards, Outcome: Open, File: "g.go", Line: 4},
	}
	var out strings.Builder
	report(&out, recs, []string{"one", "two"}, map[string]string{"d": "nothing reads it", "f": "wrong"})
	for _, want := range []string{
		"| rules | 2/2 100% | 0/1 0% | 2/3 67% |",
		"| cards | - | 1/1 100% | 1/1 100% |",
		"| all | 2/2 100% | 1/2 50% | 3/4 75% |",
		"By a test that failed 2, by one that did not end 1; survived 1; equivalent 1 (20.0 %); ",
		"not viable, passed over 1; not counted yet 1.",
		"survived: c, f.go:3",
		"not caught by the fast tests: g, g.go:4",
		"said to be equivalent, but caught by TestF: f",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in the report:\n%s", want, &out)
		}
	}
}
