package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/sheet"
	"waystation/games/scene"
	"waystation/rules"
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
	if got := p.awaits(1); !strings.HasPrefix(got, "a passage to ground that nobody has seen;") {
		t.Errorf("who goes there is told %q", got)
	}
	v.Fields = append(v.Fields, heredity.FieldView{Number: 310, Title: "The Cistern"})
	if got := p.awaits(1); !strings.HasPrefix(got, "a passage to the Cistern;") {
		t.Errorf("who goes there is told %q where the far end is known", got)
	}
}

// Every entry of the legend leads on: an action to its card on the table, as its sign on the board does, and all else to
// the rule.
func TestTheLegendLeadsOn(t *testing.T) {
	cards, ruled, n := 0, 0, 0
	walksOf(t, func(_ *table.Match, _ *table.Ask, p *page) {
		if n++; n%20 > 0 || ruled > 100 && cards > 0 {
			return // not to draw all of them
		}
		drawn := p.drawing()
		for _, k := range p.legend() {
			card, lying := strings.CutPrefix(k.more, "#lies-")
			_, rule, isRule := strings.Cut(k.more, "#HE-")
			switch {
			case lying:
				cards++
				if !slices.ContainsFunc(p.lying(), func(c *heredity.CardView) bool { return itoa(c.Number) == card }) {
					t.Fatalf("%s leads to card %s, which does not lie on the table", k.name, card)
				}
				if !strings.Contains(drawn, `data-more="`+k.more+`"`) {
					t.Fatalf("the sign of %s does not lead to %s", k.name, k.more)
				}
			case isRule:
				ruled++
				if !slices.ContainsFunc(heredity.Ledger.Rules(), func(r rules.Rule) bool { return r.ID == "HE-"+rule }) {
					t.Fatalf("%s leads to HE-%s, which is no rule", k.name, rule)
				}
			case k.more != "#cards":
				t.Fatalf("%s leads to %q", k.name, k.more)
			}
		}
	})
	if cards == 0 || ruled == 0 {
		t.Errorf("%d entries lead to cards, %d to rules", cards, ruled)
	}
}

// Where several actions of one card stand on the board, each has its own sign there, and the legend has the same.
func TestActionsOfOneCardAreToldApart(t *testing.T) {
	v := &heredity.View{Cards: []heredity.CardView{{Number: 375, Place: heredity.Beside, Actions: []heredity.ActionView{
		{Name: "Shake the bucket", Icons: []heredity.IconView{{Icon: "interact", At: 0}, {Icon: "talk", At: 8}}},
		{Name: "On the card", Direct: true},
		{Name: "Step back", Icons: []heredity.IconView{{Icon: "interact", At: 4}}},
	}}}}
	v.Board.Fields = []board.Field{{Face: board.Face{Number: 59}}}
	p := &page{Scene: &scene.Scene{}, v: v}
	count := func(text, says string) int { return strings.Count(text, ">"+says+"</text>") }
	drawn, legend := p.drawing(), ""
	for _, k := range p.legend() {
		legend += k.drawing
	}
	for says, times := range map[string]int{"375·1": 2, "375·2": 1, "375": 0} {
		if count(drawn, says) != times || count(legend, says) != min(times, 1) {
			t.Errorf("%q stands on the board %d times, in the legend %d", says, count(drawn, says), count(legend, says))
		}
	}
	v.Cards[0].Actions = v.Cards[0].Actions[:2]
	if drawn = p.drawing(); count(drawn, "375") != 2 {
		t.Error("the sign of the one action of a card is not its number alone")
	}
}

// A slot of a thing that has no sign, as it is for what the thing itself does, says so and is no empty box.
func TestASlotOfItsOwnUseSaysSo(t *testing.T) {
	p := &page{v: &heredity.View{}}
	card := sheet.Card{Count: 2, Slots: [sheet.Slots]sheet.Slot{{Direct: true}, {Heart: true}}}
	for n, want := range []bool{true, false} {
		var out strings.Builder
		box := slot(p, 0, &heredity.MemberView{Name: "Maeve"}, &card, sheet.At{Place: sheet.OnHead, Slot: int8(n)})
		if err := box.Render(t.Context(), &out); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(out.String(), ">use</span>"); got != want {
			t.Errorf("slot %d: that it says so is %v: %s", n, got, out.String())
		}
	}
}
