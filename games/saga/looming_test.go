package saga

import (
	"slices"
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
		{1, askCamp, VerbRecover.Of(1), "tomorrow " + two + tires + ", or lose 1 morale)"},
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
	const hard = "from tomorrow on every enemy is of level 2, and every mutation major"
	for _, x := range []struct {
		round, level int8
		says         bool
	}{{5, 0, false}, {6, 0, true}, {6, 1, false}, {7, 0, false}} {
		p.Round, p.own(0).Level = x.round, x.level
		for _, q := range []*table.Prompt{askNight, askAfter} {
			if got := p.Outlook(q, VerbDone.Of(), 0, nil).Line(); strings.HasSuffix(got, hard) != x.says {
				t.Errorf("%s in round %d, on level %d: %q", q.Kind, x.round, x.level+1, got)
			}
		}
		for a := Camp; a <= Trek; a++ {
			got := p.Outlook(AskAction, VerbAction.Of(int(a)), 0, nil)
			if slices.Contains(got.Shared, hard) != x.says || x.says && got.Which != "Whatever you do" {
				t.Errorf("to %s in round %d, on level %d: %+v", a, x.round, x.level+1, got)
			}
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

// PS-END-01, PS-BOSS-06: in the last round whoever declares, ends their turn, sleeps or learns reads that it is; nobody
// wakes fed. A skill then says what VP its XP would have been (PS-END-04).
func TestTheLastRoundIsToldWhereItIsDecided(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).XP = 11
	learn := VerbLearn.Of(int(p.mat(0).Character), 0, 2)
	for _, x := range []struct {
		q     *table.Prompt
		o     table.Option
		last  string
		words string
	}{
		{AskAction, VerbAction.Of(int(Camp)), "this round is the last", "you recover 3 broadcast tokens"},
		{askAfter, VerbDone.Of(), "the match ends with this round", "your turn is over"},
		{askNight, VerbDone.Of(), "the match ends with this round", "11 XP kept; at the end every 5 are 1 VP"},
		{askNight, learn, "the match ends with this round", "2 XP, 9 left, which costs 1 VP at the end"},
	} {
		for _, doomed := range []bool{false, true} {
			p.Round, p.Doomed = p.lastRound(), false
			if doomed {
				p.Round, p.Doomed = 4, true
			}
			got := p.Outlook(x.q, x.o, 0, nil)
			if got.Words != x.words || !slices.Equal(got.Shared, []string{x.last}) {
				t.Errorf("%s, doomed %v: %+v", x.q.Kind, doomed, got)
			}
		}
		p.Round, p.Doomed = 4, false
		if got := p.Outlook(x.q, x.o, 0, nil); slices.Contains(got.Shared, x.last) {
			t.Errorf("%s in round 4: %+v", x.q.Kind, got)
		}
	}
}

// What the next morning takes stands also where the last thing of a night is learned, of what is known and left then.
func TestWhoLearnsReadsOfTomorrow(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	p.mat(0).XP, p.mat(0).Goods[Food], p.Round = 6, 0, 4
	learn := p.Outlook(askNight, VerbLearn.Of(int(p.mat(0).Character), 0, 2), 0, nil)
	sleep := p.Outlook(askNight, VerbDone.Of(), 0, nil)
	if learn.Words != "2 XP, 4 left" || !slices.Equal(learn.Shared, sleep.Shared) || learn.Which != sleep.Which ||
		len(sleep.Shared) == 0 || !strings.HasPrefix(sleep.Shared[0], "tomorrow you go hungry") {
		t.Errorf("%+v\nto sleep: %+v", learn, sleep)
	}
}

// PS-TREK-06, PS-SOLO-28: to declare a Trek, also for a second day, promises a token; to forage says what lies there.
func TestAnActionSaysWhatItMayBring(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	const token = "; a mission token if you live and the terrain counts"
	p.own(0).Stage = int8(p.stages()) // nothing is left that could not be marked
	for _, got := range []string{p.brings(AskAction, VerbAction.Of(int(Trek)), 0),
		p.brings(askSecond, VerbSecond.Of(int(Trek)), 0)} {
		if !strings.Contains(got, "first a move, then an enemy") || !strings.HasSuffix(got, token) {
			t.Errorf("to trek: %q", got)
		}
	}
	if got := p.brings(AskAction, VerbAction.Of(int(Forage)), 0); !strings.HasSuffix(got, "where you end (here a melee weapon)") {
		t.Errorf("to forage in a city: %q", got)
	}
}

// PS-RULING-009, PS-EVENT-01: who may keep off what a meal left out, or a morning's story, takes reads of the event that
// comes then; during the day nobody does.
func TestWhatIsKeptOffInTheMorningSaysWhatComes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, x := range []struct {
		round int8
		phase Phase
		comes bool
	}{{2, PhaseEating, true}, {2, PhaseEvent, true}, {2, PhaseDeclare, false}, {2, PhaseDay, false}, {3, PhaseEating, false}} {
		p.Round, p.Phase = x.round, x.phase
		a := &table.Ask{Prompt: askGuard, About: [3]int16{int16(barMorale), 1}}
		got := p.OutlookOf(a, VerbEnough.Of(), nil)
		if slices.Contains(got.Shared, "then "+p.looms(0).Words) != x.comes {
			t.Errorf("in phase %d of round %d: %+v", x.phase, x.round, got)
		}
	}
}
