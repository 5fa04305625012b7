package screen

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

var focused = regexp.MustCompile(`class="focus5" fill="none" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" data-centre`)

// A board that is wider than its place opens on whom a question is about, on who has acted last, and on what is chosen
// among, as far as a phone can show it.
func TestTheBoardOpensOnWhatMatters(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "focus", "chapter1")
	met := map[string]int{}
	told := 0 // before the last answer
	for n := 0; !m.Over() && n < 250; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
			s.Recap, s.Acted, s.Since = true, told, told
		}))
		box := focused.FindStringSubmatch(p.drawing())
		c := &country{p: p, b: &p.v.Board, at: map[int][2]int{}}
		c.place()
		holds := func(s board.Square) bool {
			x, y := c.corner(s)
			return x >= at(box[1]) && y >= at(box[2]) && x < at(box[1])+at(box[3]) && y < at(box[2])+at(box[4])
		}
		switch kind := a.Prompt.Kind; {
		case len(p.central()) == 0: // nobody is there yet
		case box == nil:
			t.Fatalf("%s: the board opens on nothing", kind)
		case at(box[3]) > inSight*cell || at(box[4]) > inSight*cell:
			t.Fatalf("%s: a phone can't show all of %v", kind, box[1:])
		case slices.Contains(ofMember, kind):
			met["member"]++
			if !holds(p.v.Team[a.About[0]].At) {
				t.Fatalf("%s: it opens on %v, without %s", kind, box[1:], p.v.Team[a.About[0]].Name)
			}
		case kind == "act" && len(p.newest()) > 0 && p.newest()[0] != board.Nowhere:
			met["act"]++
			if !holds(p.newest()[0]) {
				t.Fatalf("it opens on %v, without who has acted or come", box[1:])
			}
		}
		told = len(m.Events(0))
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if met["member"] == 0 || met["act"] == 0 {
		t.Errorf("met %v", met)
	}
}

func at(number string) int {
	n, _ := strconv.Atoi(number)
	return n
}
