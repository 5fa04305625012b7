package main

import (
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

const smallCards = `# Two cards.
- id: A-01
  name: Number 7
  kind: gear
  copies: 2
  mods: 1 dd, 2 md
  text: Gain 3.
  when: [camp, fight]

- id: A-02
  kind: weapon
  uses:
    - {cost: 0, gives: 1 food}
`

func TestCardMutants(t *testing.T) {
	mutants, err := cardMutants(&game{name: "small"}, "games/small/cards/a.yaml", []byte(smallCards))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]string{}
	for _, m := range mutants {
		if m.Kind != Cards {
			t.Errorf("%s is of kind %s", m.Key, m.Kind)
		}
		got[m.Operator] = append(got[m.Operator], smallCards[m.site.start:m.site.end]+" > "+m.site.with)
		var doc yaml.Node
		if err := yaml.Unmarshal(m.site.apply([]byte(smallCards)), &doc); err != nil {
			t.Errorf("%s can't be read any more: %v", m.Key, err)
		}
	}
	for operator, want := range map[string][]string{
		"card-number":        {"2 > 3", "2 > 1", "1 > 2", "1 > 0", "2 > 3", "2 > 1", "0 > 1", "1 > 2", "1 > 0"},
		"card-value":         {"gear > weapon", "camp > fight", "fight > camp", "weapon > gear"},
		"card-entry-dropped": {"camp,  > ", ", fight > "},
		"card-line-dropped": {"  kind: gear\n > ", "  copies: 2\n > ", "  mods: 1 dd, 2 md\n > ",
			"  when: [camp, fight]\n > ", "  kind: weapon\n > "},
	} {
		if !slices.Equal(got[operator], want) {
			is, should := strings.Join(got[operator], "\n"), strings.Join(want, "\n")
			t.Errorf("%s makes\n%s\nand should make\n%s", operator, is, should)
		}
	}
}
