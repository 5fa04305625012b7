package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/shelf"
)

func told(args ...string) (code int, said string) {
	var out bytes.Buffer
	p := program{games: append(shelf.All(), small), in: strings.NewReader(""), out: &out, errs: &out, env: os.Getenv}
	code = p.run(args)
	return code, out.String()
}

// What is exported is the cards as they are printed: unchanged it makes the same version of the rules, changed another,
// and nothing that is there is written over.
func TestCardsAreExported(t *testing.T) {
	for _, g := range shelf.All() {
		if g.Cards == nil {
			continue
		}
		dir := filepath.Join(t.TempDir(), "mine")
		if code, said := told("cards", "export", g.Box.Name, dir); code != fine {
			t.Fatalf("%s: %s", g.Box.Name, said)
		}
		files, err := g.Cards.Over(dir)
		if err != nil || files.Version() != g.Box.Version {
			t.Errorf("%s: the rules with the exported cards are not %s: %v", g.Box.Name, g.Box.Version, err)
		}
		if list, err := files.Changes(); err != nil || len(list) > 0 {
			t.Errorf("%s: the exported cards are changed: %v, error %v", g.Box.Name, list, err)
		}
		text, err := os.ReadFile(filepath.Join(dir, readme))
		if err != nil || !strings.Contains(string(text), "waystation lab "+g.Box.Name+" --cards DIR") {
			t.Errorf("%s: its README says %q, error %v", g.Box.Name, text, err)
		}
		if code, said := told("check", g.Box.Name, dir); code != fine ||
			said != "All cards are as they are printed.\nrules version "+g.Box.Version+"\n" {
			t.Errorf("%s: %d, %s", g.Box.Name, code, said)
		}
	}
	dir := t.TempDir()
	if code, said := told("cards", "export", "firelands", dir); code != fine {
		t.Fatal(said)
	}
	start := filepath.Join(dir, "start.yaml")
	text, err := os.ReadFile(start)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "colour: red\n  speed: 4", "colour: red\n  speed: 2", 1)
	if err := os.WriteFile(start, []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
	code, said := told("check", "firelands", dir)
	version := shelf.Find("firelands").Box.Version
	if code != fine || !strings.Contains(said, "changed: start.yaml: ST-R1 Bone Rig: speed 4 → 2\nrules version ") ||
		strings.Contains(said, version) {
		t.Errorf("a changed card: %d, %s", code, said)
	}
	if code, said = told("cards", "export", "firelands", dir); code != failed ||
		!strings.Contains(said, "holds automa.yaml already, and may be changed") {
		t.Errorf("once more: %d, %s", code, said)
	}
	if now, err := os.ReadFile(start); err != nil || string(now) != changed {
		t.Error("a file that was there is written over")
	}
	if err := os.WriteFile(start, []byte(strings.Replace(changed, "speed: 2", "speed: 22", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, said = told("check", "firelands", dir); code != failed ||
		!strings.Contains(said, "start.yaml:3: speed is 22, expected 1 to 9\nfaults: 1\n") {
		t.Errorf("a wrong card: %d, %s", code, said)
	}
	if code, said = told("cards", "export", "caravan", dir); code != failed || !strings.Contains(said, "no card files") {
		t.Errorf("a game without cards: %d, %s", code, said)
	}
}
