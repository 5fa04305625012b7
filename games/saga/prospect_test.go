package saga

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PS-KO-01, PS-KO-02: each kind of words that tell somebody of a knock-out, certain, likely or possible, comes with
// what that costs; where there is enough health and morale, neither is said.
func TestAllThatTellsOfAKnockOutSaysWhatItCosts(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	p.Round, p.Phase, p.own(0).VP, m.Action = 3, PhaseDay, 4, Trek
	against := func(foe string, part Fray) func() {
		return func() {
			p.Against(0, p.card(foe), false)
			m.Fight.begin(part)
			m.Fight.Dodged = -1 // one shot more of it, though its dice have not fallen
		}
	}
	peace := func() { m.Fight = Fight{} }
	for _, x := range []struct {
		name string
		set  func()
		q    *table.Prompt
		o    table.Option
	}{
		{"a march", peace, askMove, VerbMarch.Of()},
		{"a meal left out", peace, askEat, VerbHunger.Of()},
		{"hunger to come, by night", peace, askNight, VerbDone.Of()},
		{"hunger to come, by day", peace, askAfter, VerbDone.Of()},
		{"a trek chosen", peace, AskAction, VerbAction.Of(int(Trek))},
		{"a trek begun", peace, askBegin, VerbGo.Of()},
		{"a second day's trek", peace, askSecond, VerbSecond.Of(int(Trek))},
		{"an enemy unseen", peace, askToken, VerbEnemy.Of()},
		{"an enemy seen", peace, askKeep, VerbKeep.Of(int(p.card("Humming Calf")))},
		{"a price", peace, askNight, VerbActivate.Of(int(p.signFor(1)))},
		{"a lead", against("Puddle Cat", AnyFray), askPrimary, VerbNoPrimary.Of()},
		{"a blade", against("Puddle Cat", MeleeFray), askBlade, VerbNoWeapon.Of()},
		{"a toll refused", against("Bridge Cousins", AnyFray), askToll, VerbNo.Of()},
		{"a toll paid", against("Bridge Cousins", AnyFray), askToll, VerbPay.Of()},
		{"a bribe refused", against("Night Grocer", AnyFray), askToll, VerbNo.Of()},
		{"dice of shots still to fall", against("Spitting Carp", RangedFray), askAim, VerbEnough.Of()},
		{"its shots", against("Orphan of the Kiln", RangedFray), askBrace, VerbEnough.Of()},
		{"its blows", func() { p.clinch("Puddle Cat", Result{}, 9) }, askStrike, VerbEnough.Of()},
	} {
		for _, low := range []bool{true, false} {
			m.Health, m.Morale, m.Fatigue, m.Goods[Food] = 7, 7, 1, 0
			if low {
				m.Health, m.Morale = 1, 1
			}
			x.set()
			got := p.Outlook(x.q, x.o, 0, nil)
			costs := costsAFall(got)
			says := strings.Contains(got.Line(), "knocks") || strings.Contains(got.Line(), "knocked")
			if says != low || costs != low {
				t.Errorf("%s, with little: %t: %+v", x.name, low, got)
			}
		}
	}
}

// So does what may still be done something about, and what an event may take that comes in the morning.
func TestAllThatIsAboutToBefallSaysWhatAKnockOutCosts(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	p.Phase, p.own(0).VP = PhaseDay, 4
	p.clinch("Puddle Cat", Result{}, 1)
	for _, x := range []struct {
		q     *table.Prompt
		about [3]int16
		falls bool // also with enough
	}{
		{askGuard, [3]int16{int16(barMorale), 1}, false}, {askGuard, [3]int16{int16(barHealth), 1}, false},
		{askGuard, [3]int16{int16(barFatigue), 1}, false}, {askShield, [3]int16{1}, false}, {askStand, [3]int16{}, true},
	} {
		for _, low := range []bool{true, false} {
			if m.Health, m.Morale, m.Fatigue = 7, 7, 1; low {
				m.Health, m.Morale = 1, 1
			}
			got := p.OutlookOf(&table.Ask{Prompt: x.q, About: x.about}, VerbEnough.Of(), nil)
			if costs := costsAFall(got); costs != (low || x.falls) {
				t.Errorf("%s about %v, with little: %t: %+v", x.q.Kind, x.about, low, got)
			}
		}
	}
	m.Fight, m.Health, m.Fatigue, m.Goods[Food] = Fight{}, 7, 0, 2
	for deck := p.pile(Events); deck.Len() > 0; {
		deck.Lay(0, p.pile(EventsGone))
	}
	p.move("The Old Siren", p.pile(Events))
	p.Round = 1 // before one with an event
	for morale, falls := range map[int8]bool{1: true, 3: false} {
		m.Morale = morale
		if got := p.Outlook(askNight, VerbDone.Of(), 0, nil); len(got.Shared) > 1 != falls {
			t.Errorf("an event to come, with %d morale: %+v", morale, got)
		}
	}
}

// So do the odds of a fight that may be chosen, alone or for a teammate (PS-BOSS-02, PS-TEAM-22).
func TestAFightThatMayBeChosenSaysWhatAKnockOutCosts(t *testing.T) {
	p := prepare(t, teams)
	p.Phase, p.own(0).VP = PhaseDay, 4
	p.move("Wet Nephew", p.of(0, Foe))
	p.move("Bridge Cousins", p.of(1, Foe))
	boss := p.pile(Bosses).At(0)
	p.pile(Bosses).Move(p.tb, 0, p.bossPile(0), table.Everyone, table.Everyone)
	p.mat(0).Health, p.mat(1).Health = 1, 1
	for name, got := range map[string]table.Outlook{
		"who faces whom": p.Outlook(askFaces, VerbSeat.Of(0), 0, nil),
		"a boss":         p.Outlook(askFoe, VerbBoss.Of(int(boss)), 0, nil),
	} {
		if !strings.Contains(got.Words, "knocked out") || len(got.Shared) == 0 {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// costsAFall reports whether an outlook says what a knock-out costs.
func costsAFall(x table.Outlook) bool {
	return slices.ContainsFunc(x.Shared, func(says string) bool { return strings.HasPrefix(says, "a knock-out costs ") })
}

// PS-MUT-01 to PS-MUT-03, PS-RULING-135: what tells of a mutation says how many of those that may come lower a bar: not
// those that somebody has already, and major ones once they come.
func TestAMutationSaysWhatItMayTake(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.clinch("Moth Uncle", Result{}, 9)
	p.mat(0).Health = 9
	says := func(q *table.Prompt, o table.Option) string {
		got := p.OutlookOf(&table.Ask{Prompt: q, About: [3]int16{1}}, o, nil)
		return got.Which + ": " + strings.Join(got.Shared, "; ")
	}
	minor := "If it comes to that: a mutation stays: of the 12 minor ones 3 lower your highest morale by 1, 3 your health"
	for _, q := range []*table.Prompt{askStrike, askShield, askMutate} {
		if got := says(q, VerbEnough.Of()); got != minor {
			t.Errorf("%s: %q", q.Kind, got)
		}
	}
	if got := says(askBlade, VerbNoWeapon.Of()); !strings.HasPrefix(got, minor) {
		t.Errorf("before the melee: %q", got)
	}
	p.hold(0, "Moss Along the Spine") // which lowers morale
	fewer := strings.NewReplacer("12", "11", "3 lower", "2 lower").Replace(minor)
	if got := says(askStrike, VerbEnough.Of()); got != fewer {
		t.Errorf("with one of them: %q", got)
	}
	p.own(0).Level = 1
	if got := says(askStrike, VerbEnough.Of()); !strings.Contains(got, " major ones 5 lower your highest morale by 1, 2 ") {
		t.Errorf("on level 2: %q", got)
	}
	p.clinch("Kindling Man", Result{Block: 9}, 0)
	if got := says(askStrike, VerbEnough.Of()); got != ": " {
		t.Errorf("of who does not mutate: %q", got)
	}
}
