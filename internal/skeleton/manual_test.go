package skeleton_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func read(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// What docs/adding-a-game.md says is so: the page's script knows the attributes, the guards of this game are in its
// list, and this game declares what it quotes.
func TestTheManualIsTrue(t *testing.T) {
	const file = "../../docs/adding-a-game.md"
	if _, err := os.Stat(file); err != nil {
		t.Fatalf("the manual is not where it was: %v", err)
	}
	manual := read(t, file)
	parts, err := filepath.Glob("../../web/script/*.js")
	if err != nil || len(parts) == 0 {
		t.Fatalf("the page's script is not where it was: %v", err)
	}
	script := ""
	for _, part := range parts {
		script += read(t, part)
	}
	attributes := regexp.MustCompile("(?m)^\\| `(data-[a-z]+)=").FindAllStringSubmatch(manual, -1)
	for _, m := range attributes {
		name := strings.TrimPrefix(m[1], "data-")
		if !strings.Contains(script, "["+m[1]) && !strings.Contains(script, "dataset."+name) {
			t.Errorf("the script does not know %s", m[1])
		}
	}
	guards := regexp.MustCompile(`(?m)^\t_ ([a-z]+\.[A-Z]\w+)`).FindAllStringSubmatch(read(t, "guards.go"), -1)
	for _, m := range guards {
		if !strings.Contains(manual, m[1]) && m[1] != "table.Game" {
			t.Errorf("the manual does not list %s", m[1])
		}
	}
	quotes := regexp.MustCompile(`(?m)^ +\w+ += (book\.\w+\("[^"]*", "[^"]*")`).FindAllStringSubmatch(manual, -1)
	for _, m := range quotes {
		if !strings.Contains(read(t, "turn.go"), m[1]) {
			t.Errorf("the manual quotes %s, which turn.go does not have", m[1])
		}
	}
	if len(attributes) < 7 || len(guards) < 10 || len(quotes) < 3 {
		t.Errorf("found %d attributes, %d guards, %d quotes", len(attributes), len(guards), len(quotes))
	}
}
