// Command mutants applies deliberate bugs to copies of the tree, one by one, and says which tests catch each:
//
//	go run ./internal/mutants -seed 1 -n 150 -out mutants.jsonl
//
// A bug is made by an operator: in the rules and cards of a game it leaves out a shuffle, widens who sees a card,
// forgets a field of a copy, cites another rule, shifts a limit by one. A sample by a seed is spread over kinds of
// bugs and over the games. Each mutant runs through the tests from the fastest to the slowest and is done with the
// first that fails. Results are kept in a file; a run goes on where another of the same tree stopped. docs/proof.md
// tells more.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// options are those of the command line.
type options struct {
	root      string
	seed      uint64
	n         int
	testSeed  uint64
	out       string
	jobs      int
	kind      string
	game      string
	keys      string
	list      bool
	report    bool
	unchecked bool
	quick     bool
}

func main() {
	log.SetFlags(0)
	var o options
	flag.Uint64Var(&o.seed, "seed", 1, "of the sample")
	flag.IntVar(&o.n, "n", 150, "how many mutants")
	flag.Uint64Var(&o.testSeed, "testseed", 0, "of the tests that walk at random (WAYSTATION_SEED)")
	flag.StringVar(&o.out, "out", "", "`file` of results, a JSON record a line; what is known is not tried again")
	flag.IntVar(&o.jobs, "jobs", 1, "how many mutants at once, each in a copy of the tree of its own")
	flag.StringVar(&o.kind, "only", "", "only this `kind`: secrecy, chance, state, undo, rules or cards")
	flag.StringVar(&o.game, "game", "", "only this `game`")
	flag.StringVar(&o.keys, "keys", "", "instead of a sample the mutants of these `keys`, with commas between them")
	flag.BoolVar(&o.list, "list", false, "print the sample, what does not compile included, and try nothing")
	flag.BoolVar(&o.report, "report", false, "print the table of what stands in the file of results and try none")
	flag.BoolVar(&o.unchecked, "unchecked", false, "don't first run the tests without a mutant")
	flag.BoolVar(&o.quick, "quick", false, "only the fast tests; a run without it goes on with what they do not catch")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := o.run(ctx, games, os.Stdout, os.Stderr)
	stop()
	if err != nil {
		log.Fatal("mutants: ", err)
	}
}

// run does what the options say, for these games. It reads a copy of the tree, which may be worked on meanwhile.
func (o *options) run(ctx context.Context, games []*game, out, progress io.Writer) error {
	root, err := moduleRoot(o.root)
	if err != nil {
		return err
	}
	if o.list {
		strata, err := o.strata(root, games)
		if err == nil {
			list(out, o.seed, strata)
		}
		return err
	}
	folder, err := os.MkdirTemp("", "waystation-mutants-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	tree := filepath.Join(folder, "tree")
	if err := copyTree(root, tree); err != nil {
		return err
	}
	strata, err := o.strata(tree, games)
	if err != nil {
		return err
	}
	return o.try(ctx, folder, games, strata, out, progress)
}

// try tries the mutants of a sample and writes the report, also of what was done when it is broken off.
func (o *options) try(
	ctx context.Context, folder string, games []*game, strata []*stratum, out, progress io.Writer,
) error {
	tree := filepath.Join(folder, "tree")
	hash, err := fingerprint(tree, folders)
	if err != nil {
		return err
	}
	kept, err := openResults(o.out, hash, o.testSeed)
	if err != nil {
		return err
	}
	equivalent, err := readEquivalent(filepath.Join(tree, "internal/mutants/equivalent.txt"))
	if err != nil {
		return err
	}
	r := newRunner(o, folder, games, strata)
	r.kept, r.progress = kept, progress
	err = r.all(ctx)
	fmt.Fprintf(out, "Sample of seed %d, tests of seed %d, tree %s: ", o.seed, o.testSeed, hash)
	fmt.Fprintf(out, "%d of %d mutants tried.\n\n", r.viable(), r.wanted())
	report(out, r.records, namesOf(games), equivalent)
	return errors.Join(err, kept.close())
}

// namesOf are the names of games.
func namesOf(games []*game) (out []string) {
	for _, g := range games {
		out = append(out, g.name)
	}
	return out
}

// strata are the mutants to be tried: a sample, or those named.
func (o *options) strata(root string, games []*game) ([]*stratum, error) {
	var found []Mutant
	for _, g := range games {
		some, err := mutantsOf(root, g)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	if o.keys != "" {
		return named(found, strings.Split(o.keys, ","))
	}
	var out []*stratum
	for _, s := range sample(found, namesOf(games), o.seed, o.n) {
		if (o.kind == "" || o.kind == string(s.kind)) && (o.game == "" || o.game == s.game) {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		const kinds = "secrecy, chance, state, undo, rules, cards"
		return nil, fmt.Errorf("no mutants of kind %q and game %q: kinds are %s, games %s",
			o.kind, o.game, kinds, strings.Join(namesOf(games), ", "))
	}
	return out, nil
}

// named are the mutants of these keys.
func named(found []Mutant, keys []string) ([]*stratum, error) {
	var out []*stratum
	for _, key := range keys {
		i := slices.IndexFunc(found, func(m Mutant) bool { return m.Key == strings.TrimSpace(key) })
		if i < 0 {
			return nil, fmt.Errorf("no mutant has the key %q: -list prints keys; its code may have changed", key)
		}
		m := found[i]
		out = append(out, &stratum{game: m.Game, kind: m.Kind, want: 1, from: []Mutant{m}})
	}
	return out, nil
}

// list prints the first mutants of every stratum.
func list(w io.Writer, seed uint64, strata []*stratum) {
	fmt.Fprintf(w, "Sample of seed %d.\n", seed)
	for _, s := range strata {
		fmt.Fprintf(w, "\n%s, %s: %d of %d\n", s.game, s.kind, s.want, len(s.from))
		for i := range s.from[:min(s.want, len(s.from))] {
			fmt.Fprintf(w, "\n%s\n%s", s.from[i].Key, s.from[i].Diff)
		}
	}
}
