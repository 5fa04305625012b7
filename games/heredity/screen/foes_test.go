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

// Who of the family may be struck is told how they are, whether they are named or only their square is.
func TestWhoMayBeStruckIsTold(t *testing.T) {
	told := map[string]int{}
	for i, mode := range heredity.Shelf.Modes[1:5] {
		m := scenetest.Match(t, heredity.Shelf, 1, "struck", mode)
		bot := hereditybot.With(hereditybot.Bold, uint64(i))
		for n := 0; !m.Over() && n < 300; n++ {
			a := m.Asks()[0]
			if kind := a.Prompt.Kind; kind == "target" || kind == "victim" {
				p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
				for _, c := range p.ask.Choices {
					o, _ := p.Option(c)
					x := p.victim(o.Verb == heredity.VerbVictim, o.A, board.Square(o.B))
					if x == nil {
						continue
					}
					if !strings.Contains(c.Sub, p.wouldBe(x, heredity.ToHurt)) {
						t.Fatalf("%s: of %s is told %q", kind, x.Name, c.Sub)
					}
					told[kind]++
				}
			}
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a)), table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told["target"] == 0 {
		t.Errorf("nobody is ever chosen for a figure: %v", told)
	}
	if (&page{v: &heredity.View{}}).victim(false, 0, board.Nowhere) != nil {
		t.Error("somebody stands nowhere")
	}
}

// Whoever decides for a figure reads what its card does.
func TestWhoDecidesForAFigureReadsWhatItDoes(t *testing.T) {
	p, _ := offering("way", [3]int16{2}, nil)
	p.v.Figures = []heredity.FigureView{{Index: 2, Card: 64}}
	p.v.Row = []heredity.RowCard{{Number: 64, Title: "Hale and Gethin"}}
	p.v.Cards = []heredity.CardView{{Number: 64, Box: []string{"goes 3 to Ansa Vey"}}}
	if got, want := p.matter(), "Now: goes 3 to Ansa Vey."; got != want {
		t.Errorf("over the question stands %q, not %q", got, want)
	}
}
