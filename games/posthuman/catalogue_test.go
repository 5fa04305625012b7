package posthuman

import (
	"strings"
	"testing"
	"testing/fstest"

	"waystation/scenario"
	"waystation/table"
)

func TestTheBoxIsFull(t *testing.T) {
	if Count() != CardCount {
		t.Fatalf("the catalogue has %d cards, the state %d", Count(), CardCount)
	}
	next := table.Card(0)
	for g := range groups {
		for _, c := range Cards(g) {
			if c != next || Of(c).Group != g {
				t.Fatalf("%s is card %d of group %d, want %d of %d", Of(c).Handle, c, Of(c).Group, next, g)
			}
			next++
		}
	}
}

// How many tiles of which kind there are.
func TestTheTilesAreMixed(t *testing.T) {
	have := map[Terrain]map[string]int{}
	for _, c := range Cards(GroupTiles) {
		f := Of(c)
		if f.Start {
			continue
		}
		if have[f.Terrain] == nil {
			have[f.Terrain] = map[string]int{}
		}
		m := have[f.Terrain]
		m["tiles"]++
		if f.Place != nil {
			m["special"]++
		}
		if f.Safe {
			m["safe"]++
		}
	}
	for x := range terrains {
		safe := 3
		if x == Mountain {
			safe = 0
		}
		m := have[x]
		scenario.Shows(t, "PH-RULING-14", x.String()+" tiles", m["tiles"], 14)
		scenario.Shows(t, "PH-RULING-14", x.String()+" tiles that are special", m["special"], 3)
		scenario.Shows(t, "PH-RULING-14", x.String()+" tiles with a safe house", m["safe"], safe)
	}
}

// A file that is wrong is refused with its line and what was expected.
func TestBrokenCardFilesAreRefused(t *testing.T) {
	files := fstest.MapFS{"cards/skills.yaml": {Data: []byte("- id: SK-01\n  name: Haste\n  mods: 1 hurry\n")}}
	if _, err := load(files); err == nil {
		t.Fatal("accepted")
	} else {
		for _, want := range []string{
			"cards/skills.yaml:3: found \"hurry\", expected one of: evade, md", "cards/tiles.yaml:1: ",
		} {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%v\nwant %q", err, want)
			}
		}
	}
}

// Two options of one encounter must be told apart.
func TestTwoOptionsAlikeAreRefused(t *testing.T) {
	two := "- id: E1-01\n  name: Ford\n  kind: narrative\n  options:\n    - {label: Wade, won: Wet.}\n    - {label: " +
		"Wade, won: Wetter.}\n"
	_, err := load(fstest.MapFS{"cards/encounters1.yaml": {Data: []byte(two)}})
	if err == nil || !strings.Contains(err.Error(), `Ford has two options "Wade"`) {
		t.Errorf("the error is %v", err)
	}
}

func FuzzCards(f *testing.F) {
	for _, name := range []string{"skills", "weapons", "events", "encounters1", "scars", "tiles", "actions"} {
		src, err := cardFiles.ReadFile("cards/" + name + ".yaml")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(name, src[:min(len(src), 3000)])
	}
	f.Fuzz(func(_ *testing.T, name string, src []byte) { // must not panic
		load(fstest.MapFS{"cards/" + name + ".yaml": {Data: src}})
	})
}
