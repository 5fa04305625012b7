package saga

import (
	"strings"
	"testing"
)

// What speaks against an action stands where it is chosen, and not only where it begins: by then it is declared
// (PS-DECL-02). To trek is for a token: where none can be placed in reach, that is said.
func TestAnActionThatComesToNothingSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	land := "TT-" + p.Mission(0, 0).Needs[0].String()[:1] // which the mission asks for
	p.stand(0, 7, land+"1")
	for hand := p.land(0, Hand); hand.Len() > 0; {
		hand.Lay(0, p.pile(Aside))
	}
	chosen := func(a Action) string { return p.brings(AskAction, VerbAction.Of(int(a)), 0) }
	const against = "no land in reach can be marked"
	if survey, trek := chosen(Map), chosen(Trek); strings.Contains(survey, "can be laid") || strings.Contains(trek, against) {
		t.Errorf("nothing speaks against them: %q, %q", survey, trek)
	}
	p.zone(0, 7).Token = L1Token
	const none = "; " + against + ", unless a march turns some up"
	if got := chosen(Trek); !strings.HasSuffix(got, none) {
		t.Errorf("to trek where a token lies: %q", got)
	}
	p.zone(0, 12).Tile = p.zone(0, 7).Tile // a step away
	if got := chosen(Trek); strings.Contains(got, against) {
		t.Errorf("to trek beside land that is wanted: %q", got)
	}
	p.zone(0, 12).Tile = 0
	p.move(land+"2", p.land(0, Hand))
	if got := chosen(Trek); strings.Contains(got, against) {
		t.Errorf("to trek with land that is wanted in the hand: %q", got)
	}
	p.mat(0).Morale = 1
	if got := chosen(Trek); !strings.Contains(got, p.feared(0).Words) || !p.feared(0).falls {
		t.Errorf("to trek with the last morale: %q", got)
	}
	tile := p.zone(0, 7).Tile
	for z := range int8(zones) {
		if z != start {
			p.zone(0, z).Tile = tile
		}
	}
	if got := chosen(Map); !strings.HasSuffix(got, "; no terrain can be laid beside you") {
		t.Errorf("to map where all is laid: %q", got)
	}
}
