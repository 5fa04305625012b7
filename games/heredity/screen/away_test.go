package screen

import (
	"html"
	"strings"
	"testing"

	"waystation/english"
	"waystation/table"
)

// Whoever presses a square that nobody can go to now reads how far it is, or what it would take. What is said holds:
// only of squares to which a move leads it is told for how many tokens.
func TestWhatIsTooFarSaysHowFar(t *testing.T) {
	said := map[string]int{}
	n := 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if n++; n%5 > 0 {
			return // not to draw all of them
		}
		drawn := p.drawing()
		for _, s := range p.v.Board.Squares(nil) {
			piece, says := "square:"+itoa(int16(s)), p.away(s)
			if p.marks.Offered(piece) || says == "" {
				continue
			}
			if !strings.Contains(drawn, html.EscapeString(". "+english.Capital(says))+"</title>") {
				t.Fatalf("%s: the board does not say of %s: %q", a.Prompt.Kind, piece, says)
			}
			x, comes := p.comes[piece]
			if promised := strings.Contains(says, "comes there with"); promised != comes || comes && x.tokens == 0 {
				t.Fatalf("%s: of %s is said %q", a.Prompt.Kind, piece, says)
			}
			for _, words := range []string{"comes there with", "who is nearest", "too far"} {
				if strings.Contains(says, words) {
					said[words]++
				}
			}
		}
	})
	for _, words := range []string{"comes there with", "who is nearest", "too far"} {
		if said[words] == 0 {
			t.Errorf("nothing is ever said with %q: %v", words, said)
		}
	}
}

// New ground that is out of reach says so, too: of a way out to the far side for who walks with few points.
func TestNewGroundSaysHowFarItIs(t *testing.T) {
	far := 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind == "walk" && far == 0 {
			far = strings.Count(p.drawing(), "<title>New ground to the east. Too far: ")
		}
	})
	if far == 0 {
		t.Error("no way out is ever said to be too far")
	}
}
