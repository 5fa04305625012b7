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
		{2, askEat, VerbHunger.Of(), two + "lose 2 food, or lose 1 morale)"},
		{3, askEat, VerbEat.Of(1), ""},
		{1, askNight, VerbDone.Of(), "tomorrow " + two + tires + ", or lose 1 morale)"},
	} {
		p.Round = x.round
		got := p.Outlook(x.q, x.o, 0, nil).Line()
		if x.want == "" && strings.Contains(got, "event") || !strings.HasSuffix(got, x.want) {
			t.Errorf("%s in round %d: %q, want %q", x.q.Kind, x.round, got, x.want)
		}
	}
	p.Round, m.Morale = 2, 1
	if got := p.looms(0).Words; !strings.HasSuffix(got, "lose 1 morale, which knocks you out)") {
		t.Errorf("with the last morale: %q", got)
	}
}
