package screen

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// A board that a phone does not show whole stands above it in small: each field leads to the field itself, what can be
// pressed is framed, and all who stand there are on it. A board that it shows needs none.
func TestALargeBoardIsSeenInSmall(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "in small", "chapter1")
	without, with, framed := 0, 0, 0
	for n := 0; !m.Over() && n < 250; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		c, o := p.country(), p.overview()
		if small := c.width <= 2*side+apart && c.height <= 2*side+below; small != (o == nil) {
			t.Fatalf("the board is %d by %d, and in small: %v", c.width, c.height, o)
		}
		if o == nil {
			without++
		} else {
			with++
			drawn := p.drawing()
			for _, part := range o.Parts {
				if strings.Count(drawn, `id="`+part.ID+`"`) != 1 || part.Says == "" {
					t.Fatalf("%+v leads to no field, or has no name", part)
				}
			}
			if len(o.Parts) != len(c.at) {
				t.Fatalf("%d fields, in small %d", len(c.at), len(o.Parts))
			}
			stand := len(p.v.Figures)
			for i := range p.v.Team {
				if at := p.v.Team[i].At; at != board.Nowhere {
					stand++
				}
			}
			if len(o.Stand) != stand {
				t.Fatalf("%d stand on the board, in small %d", stand, len(o.Stand))
			}
			if len(o.Framed) != strings.Count(drawn, `class="frame5"`) {
				t.Fatalf("%d squares are framed in small, others on the board", len(o.Framed))
			}
			framed += len(o.Framed)
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if without == 0 || with == 0 || framed == 0 {
		t.Errorf("%d boards without, %d with, %d squares framed", without, with, framed)
	}
}
