package heredity

import (
	"testing"

	"waystation/games/heredity/sheet"
	"waystation/table"
)

// Where the last token of somebody lies comes to the same; with more than one, or on a thing that could be handed on, it
// does not, and nor does any other question.
func TestWhereTheLastTokenLiesComesToTheSame(t *testing.T) {
	foot := slotNumber(sheet.At{Place: sheet.Foot})
	head, hat := slotNumber(sheet.At{Place: sheet.Head}), slotNumber(sheet.At{Place: sheet.OnHead})
	for _, c := range []struct {
		what   string
		prompt *table.Prompt
		tokens int8
		slots  []int
		alike  bool
	}{
		{"the last token", askSlot, 1, []int{head, foot}, true},
		{"the last but one", askSlot, 2, []int{head, foot}, false},
		{"the last, with a thing", askSlot, 1, []int{head, hat}, false},
		{"where damage goes", askHurt, 1, []int{head, foot}, false},
	} {
		g := &Game{}
		g.Team[2].Tokens = c.tokens
		a := &table.Ask{Prompt: c.prompt, About: [3]int16{2}}
		for _, s := range c.slots {
			a.Options = append(a.Options, table.Offered{Option: VerbSlot.Of(2, s)})
		}
		if got := g.Alike(a); got != c.alike {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}
