package posthuman

import (
	"fmt"
	"testing"

	"waystation/table"
)

type tableT = table.Table

// num is the number of a card in keys.
func num(t *testing.T, name string) string {
	t.Helper()
	c, err := named.Card(name)
	if err != nil {
		t.Fatal(err)
	}
	return itoa(int(c))
}

// PH-EX-58, PH-TEST-01, PH-TEST-02, PH-BONUS-01, PH-RULING-118.
func TestATest(t *testing.T) {
	s := set(t, 2)
	s.exercises("PH-TEST-01")
	try := func(stat Stat, bonus, die int, pass bool) {
		t.Helper()
		s.roll("die", die)
		s.act(red, func(tab *tableT) {
			if s.test(tab, red, stat, bonus, by("PH-TEST-01")) != pass {
				t.Errorf("%s with %+d: a %d", stat, bonus, die)
			}
		})
	}
	for n := 1; n <= 6; n++ {
		try(Mind, 0, n, n <= 3)
	}
	try(Mind, -1, 3, false)
	try(Mind, 3, 6, true)
	s.with("red skills", "Athletics", "red gear", "Kick Scooter")
	if got := s.goal(red, Speed, 0); got != 3+int(s.mat(red).Sum[KnobSpeedTest]) || got < 4 {
		t.Errorf("speed tests pass with %d", got)
	}
}

// PH-EX-17, PH-REROLL-01 to PH-REROLL-03: a mind test passed under Watched is rolled again, for good or ill.
func TestWatched(t *testing.T) {
	s := set(t, 2, "season", "Watched").roll("die", 2, 5)
	s.exercises("PH-TEST-01")
	s.act(red, func(tab *tableT) {
		if s.test(tab, red, Mind, 0, by("PH-TEST-01")) {
			t.Error("the second roll does not count")
		}
	}).wasAsked()
	s.roll("die", 2)
	s.act(red, func(tab *tableT) {
		if !s.test(tab, red, Speed, 0, by("PH-TEST-01")) {
			t.Error("a test of speed is rolled again")
		}
	})
}

// Cards for tests: one that passes it and is gone (PH-INV-08), one that adds 2 for 1 morale once a turn (PH-BONUS-01).
func TestCardsForTests(t *testing.T) {
	s := set(t, 2, "red gear", "EQ-29", "red skills", "Stubbornness")
	s.exercises("PH-INV-08", "PH-TEST-01")
	var got [2]bool
	s.roll("die", 5)
	for i, answer := range []string{"Stubbornness", "EQ-29"} {
		s.act(red, func(tab *tableT) { got[i] = s.test(tab, red, Mind, 0, by("PH-TEST-01")) }, answer2(s, answer))
	}
	if !got[0] || !got[1] {
		t.Errorf("passed %v", got)
	}
	s.want("red gear", "none", "red morale", "5")
}

// answer2 is the key of the use of a card.
func answer2(s *scene, name string) string {
	s.t.Helper()
	return "use:" + num(s.t, name)
}

// PH-RULING-117: what can't be paid, and what has a condition that is not met, is not on offer.
func TestOptionsThatAreNotThere(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "red food", "1", "next encounters 1", "E1-37")
	s.exercises("PH-ENC-05", "PH-RULING-117")
	s.roll("die", 4)
	s.play(PhaseMove, "red: Move", "step").want("red health", "5", "red journey", "1").wasAsked("move") // PH-ENC-05
}

// PH-ENC-05: an option that says so leaves the encounter unresolved, and the zone gives no journey point.
func TestAnUnresolvedEncounter(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-29").roll("die", 6)
	s.exercises("PH-ENC-05")
	s.play(PhaseMove, "red: Move", "step", "Go hand over hand and fetch the sack (test strength)").want("red health",
		"5", "red journey", "0", "red stands", "TI-F04 zone 1")
}

// PH-XP-02, PH-XP-03: a narrative encounter that gives 1 XP is kept as that XP.
func TestANarrativeIsKeptAsXP(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-26")
	s.exercises("PH-XP-03")
	s.play(PhaseMove, "red: Move", "step", "Sit down and count along (pay 1 food)").want("red xp", "1", "red xp cards",
		"Counting to Ten Thousand", "red food", "4", "red morale", "6")
}

// PH-ENC-07: a fight comes out of a narrative encounter; whoever falls in it has neither XP nor journey point.
func TestAFightOutOfAStory(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-30", "next mutant minions", "Knuckle Walker",
		"red action", "Move", "phase", "move")
	s.exercises("PH-STAT-07")
	s.script = []string{"step", "Vote that he goes"}
	s.Step(s.tab)
	s.Step(s.tab)
	s.hear()
	s.want("red food", "8", "red foes", "Knuckle Walker 0/2")
	s.mat(red).Health, s.mat(red).Journey.Owed = 1, 1
	s.act(red, func(tab *tableT) { s.lose(tab, red, 1, 0, by("PH-STAT-07")) }, "swap")
	s.want("red foes", "none", "red xp", "0", "discarded encounters 1", "The Casting Vote")
}

// PH-FOLLOW-01, PH-FOLLOW-02, PH-FOLLOW-03, PH-FOLLOW-04, PH-SYM-08, PH-RULING-86, PH-RULING-87.
func TestFollowers(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-24", "next followers", "Half a Choir",
		"red food", "2")
	s.exercises("PH-FOLLOW-01", "PH-FOLLOW-03")
	s.play(PhaseMove, "red: Move", "step", "Hire the smaller one away (pay 2 food)").want("red followers",
		"Half a Choir", "red active", "none", "red food", "0")
	if s.mat(red).Sum[KnobParty] != 0 {
		t.Error("a follower face down counts")
	}
	s.DoFree(s.tab, red, VerbActivate.Of(int(s.card("Half a Choir"))))
	s.want("red active", "Half a Choir")
	if s.mat(red).Sum[KnobParty] != 2 {
		t.Error("an active follower does not count")
	}
}

// PH-XP-04: an encounter deck that has run out takes back what is kept as XP.
func TestEncountersComeBack(t *testing.T) {
	s := set(t, 2, "red xp cards", "E1-24, E1-31", "green xp cards", "E1-26", "whole encounters 1", "none",
		"discarded encounters 1", "none", "red map", "TI-F04 at 0 -1")
	s.exercises("PH-XP-04")
	for _, c := range Cards(GroupEncounters1) {
		if p := s.pile(Encounters1); p.Find(c) >= 0 {
			p.Move(s.tab, p.Find(c), s.pile(Aside), table.Everyone, table.Everyone)
		}
	}
	s.act(red, func(tab *tableT) {
		if !s.refillFoes(tab, Encounters1) {
			t.Error("no card to draw")
		}
	}).want("red xp", "2", "red xp cards", "none", "green xp counters", "1", "count of encounters 1", "3")
}

// PH-RULING-120: XP can be spent when a narrative encounter has been revealed, before its first die.
func TestXPBeforeTheTest(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "red xp counters", "6", "next encounters 1", "E1-24").roll("die", 4)
	s.play(PhaseMove, "red: Move", "step", "train", "Take the heavy end (test strength)").want("red strength", "4",
		"red food", "7")
}

// PH-ENC-08: an enemy is fought, or evaded by a roll; there is no third way.
func TestNoWayAroundACombat(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "Pedal Bandit", "red action", "Move",
		"phase", "move")
	s.script = []string{"step", "fight"}
	s.Step(s.tab)
	s.Step(s.tab)
	s.wasAsked("move", "confront")
	if len(s.offers) != 2 {
		t.Errorf("offered %q", s.offers)
	}
}

// The die that decided a test is told with what was needed, and where it failed it is the first of what was lost by it.
func TestTheDieOfATestIsTold(t *testing.T) {
	for die, verdict := range map[int]string{3: "passed", 4: "failed"} {
		s := set(t, 2, "red mind", "3").roll("die", die)
		s.act(red, func(t *table.Table) { s.test(t, red, Mind, 0, by("PH-TEST-01")) })
		e := s.events[len(s.events)-1]
		says := fmt.Sprintf("Red tests mind, needing 3 or less, and rolls %d: %s.", die, verdict)
		if s.Tale(e, red, nil) != says || s.Costs(e) != (verdict == "failed") {
			t.Errorf("%q costs something: %t", s.Tale(e, red, nil), s.Costs(e))
		}
	}
}
