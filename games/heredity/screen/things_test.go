package screen

import (
	"regexp"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// Whatever is drawn as a piece is called something when somebody points at it, and no card is named that nobody has read.
func TestThingsHaveNames(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 2, "things", "chapter1")
	piece := regexp.MustCompile(`data-piece="([^"]+)"`)
	kinds := map[string]int{}
	for n := 0; !m.Over() && n < 150; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, a.Seat, nil))
		var page strings.Builder
		if err := tablePage(p).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		for _, x := range piece.FindAllStringSubmatch(page.String(), -1) {
			kind, _, _ := strings.Cut(x[1], ":")
			if kind == "action" || kind == "offer" {
				continue
			}
			if kinds[kind]++; (Screen{}).Thing(p.v, x[1]) == "" {
				t.Fatalf("%s has no name", x[1])
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range []string{"square", "member", "card", "item", "slot", "place", "exit"} {
		if kinds[kind] == 0 {
			t.Errorf("no %s was drawn: %v", kind, kinds)
		}
	}
	v := m.View(0).(*heredity.View)
	for piece, want := range map[string]string{
		"member:0": "Djamal", "member:7": "", "place:1:0": "Maeve: head", "slot:0:0": "Djamal: head, slot 1",
		"card:1": "the family", "card:899": "", "square:9999": "", "square:-1": "", "square": "", "square:x": "",
		"figure:99": "", "exit:0:9": "", "place:0:9": "", "": "", "nothing:1": "",
	} {
		if got := (Screen{}).Thing(v, piece); got != want {
			t.Errorf("%q is called %q, want %q", piece, got, want)
		}
	}
}
