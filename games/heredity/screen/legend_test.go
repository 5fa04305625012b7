package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene"
	"waystation/table"
)

// inWords is the legend of a board, an entry a line.
func inWords(v *heredity.View) string {
	p := &page{Scene: &scene.Scene{}, v: v}
	out := ""
	for _, k := range p.legend() {
		out += k.name + ": " + k.means + "\n"
	}
	return out
}

// Every sign that is drawn on the board stands in the legend: passages, discs, traps, the bases of figures; and of each
// octagon what is done there, and by whom.
func TestEverySignIsExplained(t *testing.T) {
	v := &heredity.View{
		Fields: []heredity.FieldView{{
			Number: 7, Letters: []heredity.Letter{{At: 1, Letter: "W"}}, Traps: []board.Square{2},
		}},
		Ground:  []heredity.GroundView{{Number: 488, Title: "Egg"}},
		Figures: []heredity.FigureView{{At: 3}, {At: 4, Hostile: true}},
		Cards: []heredity.CardView{{Number: 290, Place: heredity.Beside, Actions: []heredity.ActionView{{
			Name: "Roll it off (slowly)",
			Icons: []heredity.IconView{
				{Icon: "interact", At: 0, Cell: "the Gully Floor a1", Who: "Brick"}, {Icon: "interact", At: 6},
			},
		}}}},
	}
	v.Board.Fields = []board.Field{{}}
	v.Board.Fields[0].Number = 7
	says := inWords(v)
	for _, want := range []string{
		"Hand with dots:", "Disc with a letter:", "Trap:", "Ring: neutral", "Red saw: hostile",
		"Roll it off: 2 people at once, a token each, Brick at the Gully Floor a1\n",
	} {
		if !strings.Contains(says, want) {
			t.Errorf("the legend lacks %q:\n%s", want, says)
		}
	}
	if strings.Contains(says, "Passage") {
		t.Error("a passage is explained that is not there")
	}
	v.Board.Fields[0].Links[1].To = 310
	if says = inWords(v); !strings.Contains(says, "Passage:") {
		t.Errorf("the legend lacks a passage:\n%s", says)
	}
	p := &page{v: v, about: &table.Ask{Prompt: &table.Prompt{}}}
	if got := p.awaits(1); !strings.HasPrefix(got, "a passage") {
		t.Errorf("who goes there is told %q", got)
	}
}
