package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/table"
)

// Beside each name under which choices stand is how many tokens are left, and the board says it of each figure.
func TestTokensStandBesideNames(t *testing.T) {
	named := 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "act" || named > 500 {
			return
		}
		drawn := p.drawing()
		left := map[string]string{}
		for i := range p.v.Team {
			m := &p.v.Team[i]
			left[m.Name] = strings.Replace(itoa(m.Sheet.Tokens)+" tokens left", "1 tokens", "1 token", 1)
			if m.At != board.Nowhere && !strings.Contains(drawn, "<title>"+m.Name+", "+left[m.Name]+"</title>") {
				t.Fatalf("the board does not say: %s, %s", m.Name, left[m.Name])
			}
		}
		for _, c := range p.ask.Choices {
			if c.Beside != left[c.Group] {
				t.Fatalf("%s: beside %q stands %q, not %q", c.ID(), c.Group, c.Beside, left[c.Group])
			}
			named++
		}
	})
	if named == 0 {
		t.Error("the family never acts")
	}
}

// Over the family's very last token stands what comes when it is used, and over no other.
func TestTheLastTokenOfAllIsTold(t *testing.T) {
	last := 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		tokens := 0
		for i := range p.v.Team {
			tokens += int(p.v.Team[i].Sheet.Tokens)
		}
		told := strings.Contains(p.ask.Known, " has the last token of all")
		if told != (a.Prompt.Kind == "act" && tokens == 1) {
			t.Fatalf("%s with %d tokens: %q", a.Prompt.Kind, tokens, p.ask.Known)
		}
		if told {
			last++
		}
	})
	if last == 0 {
		t.Error("nobody ever has the last token")
	}
}
