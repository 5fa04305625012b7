package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// What is taken from somebody is a loss that is told them over the next question; what they eat, shoot or pay for a card
// is none.
func TestFoodAndAmmoTakenAreLosses(t *testing.T) {
	s := set(t, 2, "red skills", "Stealth")
	for _, c := range []struct {
		e    table.Event
		cost bool
	}{
		{table.Event{Tale: taleFood, A: -3, Rule: "PH-EVENT-01", C: -1}, true},
		{table.Event{Tale: taleAmmo, A: -1, Rule: "PH-ENC-01", C: -1}, true},
		{table.Event{Tale: taleFood, A: 3, Rule: "PH-ENC-01", C: -1}, false},
		{table.Event{Tale: taleFood, A: -1, Rule: "PH-EAT-05", C: -1}, false},
		{table.Event{Tale: taleAmmo, A: -2, Rule: "PH-SHOOT-03", C: -1}, false},
		{table.Event{Tale: taleFood, A: -1, Rule: "PH-INV-03", C: -1}, false},
		{table.Event{Tale: taleFood, A: -3, Rule: "PH-EVENT-07", C: -1}, false},
	} {
		if got := s.Costs(c.e); got != c.cost {
			t.Errorf("%s: a loss %t, expected %t", s.Tale(c.e, red, nil), got, c.cost)
		}
		lost := Losses([]table.Event{c.e}, c.e.Seat)
		if got := lost.Food+lost.Ammo < 0; got != c.cost {
			t.Errorf("%s: %+v", s.Tale(c.e, red, nil), lost)
		}
	}
	lost := Losses([]table.Event{{Tale: taleHealth, A: -2}, {Tale: taleHealth, A: 1}, {Tale: taleMorale, A: -1},
		{Tale: taleHealth, Seat: green, A: -4}}, red)
	if lost.Health != -2 || lost.Morale != -1 {
		t.Errorf("%+v is lost", lost)
	}
}

// A scar drawn in a fight is counted with what it cost, and anywhere else with what was lost; it is nothing that was got.
func TestScarsAreCounted(t *testing.T) {
	scar := table.Event{Tale: taleScar, Seat: red, A: 3}
	told := []table.Event{{Tale: taleEncounter, Seat: red}, scar, {Tale: taleScar, Seat: green, A: 1}, scar,
		{Tale: taleFled, Seat: red}}
	if toll, ok := TollOf(told, nil, red); !ok || toll.Scars != 2 {
		t.Errorf("the fight has cost %+v", toll)
	}
	if lost := Losses(told[:2], red); lost.Scars != 1 {
		t.Errorf("%+v is lost", lost)
	}
	if got := Gains(told, red); got.Scars != 0 {
		t.Errorf("%+v is got", got)
	}
}

// Wounds say how many of them criticals and specials have added, and none where these added none.
func TestWoundsSayWhatTheDiceAdded(t *testing.T) {
	s := set(t, 2).faces("The Nose")
	for more, want := range map[int16]string{0: "4 wounds.", 1: "4 wounds, 1 of them by a critical or a special.",
		2: "4 wounds, 2 of them by criticals and specials."} {
		says := s.Tale(table.Event{Tale: taleHits, Seat: red, A: int16(s.foe(red, 0).card), B: 4, C: more}, red, nil)
		if !strings.HasSuffix(says, want) {
			t.Errorf("%q does not end with %q", says, want)
		}
	}
}

// A failed evade is told with the dice of the fight that it leads to: nobody saw it rolled.
func TestAFailedEvadeIsToldWithTheFight(t *testing.T) {
	told := []table.Event{{Tale: taleEncounter, Seat: red}, {Tale: taleCaught, Seat: red, A: 5, B: 7}}
	if of := Blows(told, red); len(of) != 1 || of[0].Tale != taleCaught {
		t.Errorf("told is %+v", of)
	}
}

// What a card restored before an evade is nothing that evading has won.
func TestAnEvadeWinsNoHealth(t *testing.T) {
	told := []table.Event{{Tale: taleEncounter, Seat: red}, {Tale: taleHealth, Seat: red, A: 1},
		{Tale: taleMorale, Seat: red, A: -1}, {Tale: taleEvaded, Seat: red}}
	if toll, ok := TollOf(told, nil, red); !ok || toll.Health != 0 || toll.Morale != -1 {
		t.Errorf("the evade has cost %+v", toll)
	}
}

// A mutant's Charge, Embrace or Pelt begins the fight of the human it falls upon, and no other action does: what was told
// before it is not told of that fight.
func TestAnAssaultBeginsAFight(t *testing.T) {
	begins := 0
	for c := range table.Card(Count()) {
		title, on := Of(c).Title, table.Event{Tale: taleAct, Seat: green, A: int16(c), B: int16(red)}
		told := []table.Event{{Tale: taleEncounter, Seat: red}, {Tale: taleHealth, Seat: red, A: -1}, on,
			{Tale: taleHits, Seat: red, A: 1, B: 2}}
		want := title == Charge || title == Embrace || title == Pelt
		if want {
			begins++
		}
		story := Fought(told, red)
		if got := story.Rival == green; got != want {
			t.Errorf("%s: its mutant is fought: %t", Of(c).Name, got)
		}
		if of := begun(told, red); (of == 2) != want {
			t.Errorf("%s: the fight begins at %d", Of(c).Name, of)
		}
		if other := Fought(told, 3); other.Rival != table.Nobody {
			t.Errorf("%s: somebody else fights %d", Of(c).Name, other.Rival)
		}
	}
	if begins < 3 {
		t.Errorf("%d actions begin a fight", begins)
	}
}
