package shelf_test

import (
	"bytes"
	"io/fs"
	"testing"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
	"waystation/shelf"
)

// The cards of every file are found where the reader of YAML finds them, each with its numbers; putting one back as it
// is changes nothing.
func TestCardsAreFoundInTheirFiles(t *testing.T) {
	games := 0
	for _, g := range shelf.All() {
		if g.Cards == nil {
			continue
		}
		games++
		names, err := g.Cards.Names()
		if err != nil {
			t.Fatal(err)
		}
		numbers := 0
		for _, name := range names {
			text, err := g.Cards.Text(name)
			if err != nil {
				t.Fatal(err)
			}
			var items []yaml.Node
			if err := yaml.NewDecoder(bytes.NewReader([]byte(text))).Decode(&items); err != nil {
				t.Fatal(err)
			}
			cards := cardfile.Cards(text)
			if len(cards) != len(items) {
				t.Fatalf("%s, %s: %d cards, want %d", g.Box.Name, name, len(cards), len(items))
			}
			for i, c := range cards {
				if c.Line != items[i].Line {
					t.Errorf("%s, %s: card %d is in line %d, want %d", g.Box.Name, name, c.N, c.Line, items[i].Line)
				}
				if c.Title() == "" {
					t.Errorf("%s, %s: card %d has no title", g.Box.Name, name, c.N)
				}
				if back, err := cardfile.Put(text, c.N, c.Text); err != nil || back != text {
					t.Errorf("%s, %s: card %d put back makes another file, error %v", g.Box.Name, name, c.N, err)
				}
				for _, n := range c.Numbers() {
					numbers++
					if c.Set(n, n.Value) != c.Text {
						t.Errorf("%s, %s, %s: %s set to %d, as it is, makes\n%s", g.Box.Name, name, c.Title(), n.Label,
							n.Value, c.Set(n, n.Value))
					}
				}
			}
		}
		if numbers < 100 {
			t.Errorf("%s: only %d numbers are found on its cards", g.Box.Name, numbers)
		}
		if c, err := g.Cards.With(nil); err != nil || c.Version() != g.Box.Version {
			t.Errorf("%s: its own cards make another version, error %v", g.Box.Name, err)
		}
		if _, err := g.Cards.Text("../shelf.go"); err == nil {
			t.Errorf("%s: a file that lies elsewhere is read", g.Box.Name)
		}
		if _, err := fs.Stat(g.Cards.Files, "cards"); err != nil {
			t.Error(err)
		}
	}
	if games < 3 {
		t.Errorf("only %d games have card files", games)
	}
}
