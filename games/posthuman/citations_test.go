package posthuman

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// Which rules questions, options, denials and tales cite, a line for each, to be read beside the rules. They are those of many matches played
// at random; the test plays a few and wants no others. After a change: UPDATE=1 go test -run Citations ./games/posthuman
const citationsFile = "testdata/citations.txt"

func TestCitations(t *testing.T) {
	seen := citations{}
	if os.Getenv("UPDATE") != "" {
		seen.playAll(t, 60)
		if err := os.WriteFile(citationsFile, []byte(seen.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	file, err := os.ReadFile(citationsFile)
	if err != nil {
		t.Fatal(err)
	}
	known := readCitations(string(file))
	seen.playAll(t, 4)
	for _, what := range slices.Sorted(maps.Keys(seen)) {
		for rule := range seen[what] {
			if !known[what][rule] {
				t.Errorf("%s cites %s, expected %s; if it is meant so: UPDATE=1 go test -run Citations ./games/posthuman",
					what, rule, strings.Join(slices.Sorted(maps.Keys(known[what])), " or "))
			}
		}
	}
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
	{Seats: 2, Options: map[string]string{"characters": "custom"}}, {Seats: 4, Options: map[string]string{"speed-play": "on"}},
}

// playAll plays so many matches of each set-up.
func (c citations) playAll(t *testing.T, matches int) {
	t.Helper()
	tales := taleNames(t)
	for i, setup := range citedSetups {
		for n := range matches {
			c.play(t, tales, setup, uint64(1000*i+n))
		}
	}
}

// play plays a match at random to its end.
func (c citations) play(t *testing.T, tales map[uint8]string, setup table.Setup, seed uint64) {
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
			c.asked(m.Verbs(), a)
		}
		a := asks[rng.IntN(len(asks))]
		if err := m.Answer(a.Seat, a.Number, anyAnswer(m.Verbs(), a, rng), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	for _, e := range m.Told() {
		c.note(e.Rule, "tale %s", tales[e.Verb])
	}
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
	n := a.Min + rng.IntN(a.Max-a.Min+1)
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

var taleConstant = regexp.MustCompile(`(?m)^\ttale(\w+)\s*(?:uint8 = (?:(\d+) \+ )?iota)?`)

// taleNames are the names of the constants of tales.
func taleNames(t *testing.T) map[uint8]string {
	t.Helper()
	names := map[uint8]string{}
	for _, file := range []string{"verbs.go", "verbs_journey.go", "verbs_combat.go", "verbs_table.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, m := range taleConstant.FindAllStringSubmatch(string(source), -1) {
			if m[2] != "" {
				n, _ = strconv.Atoi(m[2])
			}
			names[uint8(n)] = strings.ToLower(m[1][:1]) + m[1][1:]
			n++
		}
	}
	return names
}
