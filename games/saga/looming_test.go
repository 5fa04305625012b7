package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// PS-EVENT-01, PS-EVENT-02: where an event comes after the meal, the question of the meal says what it may take, of the
// cards that may still come, from who has eaten or not; the night before says so, too.
func TestAnEventSaysWhatItMayTakeBeforeItComes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Morale, m.Goods[Food] = 3, 1
	for deck := p.pile(Events); deck.Len() > 0; {
		deck.Lay(0, p.pile(EventsGone))
	}
	for _, c := range []string{"Locusts", "Corn Moon", "The Old Siren", "Clear Air"} {
		p.move(c, p.pile(Events))
	}
	const two = "an event: 2 of the 4 it may be take something from you ("
	tires := "1 fatigue, which means exhaust 1 boost"
	for _, x := range []struct {
		round int8
		q     *table.Prompt
		o     table.Option
		want  string
	}{
		{2, askEat, VerbEat.Of(1), two + tires + ", or lose 1 morale)"},
		{2, askEat, VerbHunger.Of(), two + "lose 1 food, or lose 1 morale)"}, // all there is
		{3, askEat, VerbEat.Of(1), ""},
		{1, askNight, VerbDone.Of(), "tomorrow " + two + tires + ", or lose 1 morale)"},
		{1, askAfter, VerbDone.Of(), "tomorrow " + two + tires + ", or lose 1 morale)"}, // the night may pass unasked
	} {
		p.Round = x.round
		got := p.Outlook(x.q, x.o, 0, nil).Line()
		if x.want == "" && strings.Contains(got, "event") || !strings.HasSuffix(got, x.want) {
			t.Errorf("%s in round %d: %q, want %q", x.q.Kind, x.round, got, x.want)
		}
	}
	p.Round, m.Fatigue = 2, 1
	if got := p.Outlook(askEat, VerbEat.Of(1), 0, nil).Line(); !strings.HasSuffix(got, two+
		"1 fatigue, which means lose 1 morale)") {
		t.Errorf("where a fatigue takes what another event takes: %q", got)
	}
	m.Fatigue = 0
	const hard = "; from tomorrow on every enemy is of level 2, and every mutation major"
	for _, x := range []struct {
		round, level int8
		says         bool
	}{{5, 0, false}, {6, 0, true}, {6, 1, false}, {7, 0, false}} {
		p.Round, p.own(0).Level = x.round, x.level
		if got := p.Outlook(askNight, VerbDone.Of(), 0, nil).Line(); strings.HasSuffix(got, hard) != x.says {
			t.Errorf("the night of round %d, on level %d: %q", x.round, x.level+1, got)
		}
	}
	p.Round, p.own(0).Level, m.Morale = 2, 0, 1
	if got := p.looms(0).Words; !strings.HasSuffix(got, "lose 1 morale, which knocks you out)") {
		t.Errorf("with the last morale: %q", got)
	}
	if got := p.Outlook(askEat, VerbEat.Of(1), 0, nil).Line(); !strings.Contains(got, "a knock-out costs ") {
		t.Errorf("a meal before it: %q", got)
	}
}
