package heredity

import (
	"strings"
	"testing"

	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
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

// Whoever puts damage elsewhere than on a full card has left that card as it is, and is not asked a second time; where
// another card is filled by it that is asked (HE-RULING-30).
func TestAFullCardIsAskedAboutOnce(t *testing.T) {
	g, _ := begun(t, "introduction", 1, "", nil)
	s := &g.Team[0].Sheet
	hurts := func(p sheet.Place, n int8) []table.Lead {
		return g.Leads(askHurt, VerbHurt.Of(0, slotNumber(sheet.At{Place: p, Slot: n})), 0)
	}
	if leads := hurts(sheet.Foot, 0); len(leads) > 0 {
		t.Errorf("no card is full, and it leads on: %+v", leads)
	}
	s.Cards[sheet.Body].Hurt = 3
	if leads := hurts(sheet.Foot, 0); len(leads) != 1 || leads[0].Then[0] != VerbLeave.Of(0) {
		t.Errorf("the body is full and left, and it leads on %+v", leads)
	}
	s.Cards[sheet.Foot].Hurt = 2
	if leads := hurts(sheet.Foot, 0); len(leads) > 0 {
		t.Errorf("the feet are filled now, and it is not asked: %+v", leads)
	}
}

// Where a press on a square ends the walk with points left, it says that it ends there, whatever leads on from it.
func TestAWalkThatEndsEarlySaysSo(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	g.Acting = Acting{On: true, Points: 3}
	told := 0
	g.eachWay(0, 3, func(o table.Option, _ string) {
		if o.Verb != VerbGo {
			return
		}
		for _, l := range g.Leads(askWalk, o, 0) {
			if strings.HasSuffix(l.Words, "unused") && !strings.HasPrefix(l.Words, "the walk ends there: ") {
				t.Errorf("%v ends the walk and says %q", o, l.Words)
			}
			told++
		}
	})
	if told == 0 {
		t.Error("no way ends the walk early")
	}
}
