package heredity

import (
	"testing"

	"waystation/games/heredity/decks"
)

// While pages lead on to others, or the chapter ends with them, nothing is said of the row behind them.
func TestTheRowIsNotAnnouncedOnPagesThatLeadOn(t *testing.T) {
	g, tab := begun(t, "introduction", 1, "", nil)
	g.see(tab, 465, false)
	if g.leadsOn(465) {
		t.Error("the Lullaby by itself leads nowhere")
	}
	g.see(tab, 536, false)
	if !g.leadsOn(536) || g.leadsOn(465) {
		t.Error("She Goes leads to another page, and not the Lullaby for it")
	}
	g.see(tab, 264, false)
	if !g.leadsOn(465) {
		t.Error("the chapter ends with the page that has led to the Lullaby")
	}
}

// Where nobody is hurt nobody has to be named who heals, so that the row is read on.
func TestNothingToHealHoldsNobodyUp(t *testing.T) {
	g, _ := begun(t, "introduction", 1, "", nil)
	heal := &decks.Step{Form: "heal {k} of {who}", N: 1, Who: decks.Who{Form: "one character"}}
	if !g.passes(heal, event(691)) {
		t.Error("nobody is hurt, and the row stops")
	}
	g.Team[0].Cards[0].Hurt = 1
	if g.passes(heal, event(691)) {
		t.Error("somebody can heal, and the row is read on")
	}
}
