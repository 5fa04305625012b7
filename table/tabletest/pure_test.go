package tabletest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const head = "package game\n"

func TestPureFindsWhatGamesMustNotUse(t *testing.T) {
	for _, c := range []struct{ code, fault string }{
		{"import \"math/rand/v2\"\nvar n = rand.IntN(6)", "game.go:2: import of math/rand/v2: chance is the table's"},
		{"import . \"time\"\nvar now = Now()", "game.go:2: import of time"},
		{"import x \"os\"\nvar args = x.Args", "game.go:2: import of os"},
		{"import \"sync\"\nvar once sync.Once", "game.go:2: import of sync"},
		{"import _ \"unsafe\"", "game.go:2: import of unsafe"},
		{"func f() {\n go f() }", "game.go:3: a goroutine"},
		{"func f() {\n defer f() }", "game.go:3: defer: use Table.Scope"},
		{"func f() {\n recover() }", "game.go:3: recover: use Table.Scope"},
		{"func f() {\n select {} }", "game.go:3: a channel"},
		{"type t struct {\n c chan int }", "game.go:3: a channel"},
		{"type names map[int]string\ntype t struct { m names }\nfunc (g *t) f() {\n for range g.m { } }",
			"game.go:5: range over a map, which has no order"},
		{"func f() {\n for k := range map[int]int{1: 2} { _ = k } }", "game.go:3: range over a map"},
		{"type t struct {\n share float64 }", "game.go:3: float64: floats differ"},
		{"func f(n int) bool {\n return 0.5 < 1 }", "game.go:3: 0.5: floats differ"},
		{"import \"sort\"\nfunc f(s []int) {\n sort.Slice(s, nil) }", "game.go:4: sort.Slice: ties fall as they like"},
		{"import \"slices\"\nfunc f(s []int) {\n slices.SortFunc(s, nil) }",
			"game.go:4: slices.SortFunc: ties fall as they like"},
		{"import \"maps\"\nfunc f(m map[int]int) {\n for range maps.Keys(m) { } }",
			"game.go:4: maps.Keys: maps have no order"},
		{"var seen int\nfunc f() {\n seen++ }", "game.go:4: seen changes"},
		{"var seen [3]struct{ n []int }\nfunc f() {\n seen[1].n[2] = 3 }", "game.go:4: seen changes"},
	} {
		faults, err := impure(folder(t, map[string]string{"game.go": head + c.code}), nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(faults) != 1 || !strings.Contains(faults[0], c.fault) {
			t.Errorf("the faults of\n%s\nare %q, want %q", c.code, faults, c.fault)
		}
	}
}

func TestPureLetsBeWhatIsHarmless(t *testing.T) {
	dir := folder(t, map[string]string{"game_test.go": head + "import \"time\"\nvar now = time.Now()",
		"load.go": head + "import \"os\"\nvar args = os.Args",
		"game.go": head + `import (
	"maps"
	"slices"
	"sort"
)

var names = map[string]int{"a": 1}
var first int

func init() { first = 1 }

func f(recover, float64 func(int) int) int {
	s := slices.Sorted(maps.Keys(names))
	sort.Stable(sort.StringSlice(s))
	slices.SortStableFunc(s, nil)
	for i := range s {
		names := 3
		names++
		recover(float64(names + i))
	}
	first := 2
	first++
	return first / 2
}
`})
	faults, err := impure(dir, []string{"load.go"})
	if err != nil || len(faults) > 0 {
		t.Errorf("faults are found: %q, %v", faults, err)
	}
}

func TestTheGamesThatTestTheTableArePure(t *testing.T) {
	Pure(t, "../../internal/toys")
	Pure(t, "../../internal/caravan")
}

func TestPureDoesNotPassOverWhatItCannotRead(t *testing.T) {
	for what, dir := range map[string]string{
		"an empty folder":                   folder(t, nil),
		"a file that is no program":         folder(t, map[string]string{"game.go": "no program"}),
		"only tests":                        folder(t, map[string]string{"game_test.go": head}),
		"a file left out that is not there": folder(t, map[string]string{"game.go": head}),
	} {
		except := []string(nil)
		if strings.Contains(what, "left out") {
			except = []string{"load.go"}
		}
		if _, err := impure(dir, except); err == nil {
			t.Errorf("%s is found pure", what)
		}
	}
}

func folder(t *testing.T, files map[string]string) string {
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
