package posthuman

import "testing"

// PH-EAT-04 to PH-EAT-07, PH-EAT-10: what hunger will take is foreseen as the rules then carry it out, whoever eats all
// they can.
func TestFamineIsForeseen(t *testing.T) {
	for slot := range leftmost + 1 {
		for food := range int16(4) {
			s := set(t, 2)
			m := s.mat(red)
			m.Hunger, m.Food = slot, food
			health, morale, starves := s.Game.seen(red).Famine()
			m.Ate = min(max(slot, 1), int8(food))
			scars := s.of(red, Injury).Len()
			s.aboard(s.tab, red, func() { s.digest(s.tab, red) })
			if out := s.of(red, Injury).Len() > scars; out != starves ||
				!out && (int(m.Health) != 6-health || int(m.Morale) != 6-morale) {
				t.Errorf("slot %d, %d food: foreseen %d health, %d morale, out %t; left %d and %d", slot, food, health, morale,
					starves, m.Health, m.Morale)
			}
		}
	}
}

// PH-EX-04, PH-EX-05, PH-EX-06: Alice has been hungry for two turns (PH-EAT-03, PH-EAT-04, PH-EAT-05, PH-RULING-07).
func TestAliceEats(t *testing.T) {
	for _, c := range []struct{ meal, food, slot, health, morale string }{
		{"eat:1", "4", "1", "6", "5"},
		{"eat:2", "3", "0", "6", "6"},
		{"Eat nothing", "5", "3", "5", "4"},
	} {
		set(t, 1, "red hunger", "2").play(PhaseEating, c.meal).
			want("red food", c.food, "red hunger", c.slot, "red health", c.health, "red morale", c.morale)
	}
}

func TestNobodyEatsMoreThanFills(t *testing.T) { // PH-RULING-45, PH-EAT-09
	s := set(t, 1, "red hunger", "2", "red food", "9").play(PhaseEating, "eat:2")
	if got := len(s.offers); got != 3 {
		t.Errorf("offered %q, expected 0 to 2", s.offers)
	}
	set(t, 1, "red food", "1", "red hunger", "3").play(PhaseEating, "eat:1").want("red hunger", "2", "red health", "5",
		"red morale", "5")
}

func TestWithoutFoodNobodyIsAsked(t *testing.T) {
	set(t, 2, "red food", "0", "green food", "0").play(PhaseEating).wasAsked().want("red hunger", "1", "green hunger",
		"1", "red morale", "5")
}

// PH-EX-36 (PH-EAT-06, PH-EAT-07, PH-EAT-08).
func TestHungryInASafeHouse(t *testing.T) {
	house := safeHouse(t)
	inside := []string{
		"red map", house + " at 0 -1 done", "red stands", house + " zone " + lastZone(house), "red hunger", "1",
	}
	set(t, 1, inside...).play(PhaseEating, "Eat nothing").want("red food", "5", "red hunger", "1", "red morale", "5")
	set(t, 1, inside...).play(PhaseEating, "eat:1").want("red food", "4", "red hunger", "0", "red morale", "6")
	// PH-EAT-02
	set(t, 1, append(inside, "red hunger", "0")...).play(PhaseEating).wasAsked().want("red food", "5",
		"red hunger", "0")
}

func safeHouse(t *testing.T) string {
	t.Helper()
	for _, c := range Cards(GroupTiles) {
		if Of(c).Safe {
			return Of(c).ID
		}
	}
	t.Fatal("no tile has a safe house")
	return ""
}

func lastZone(tile string) string {
	c, _ := Named(tile)
	return string(rune('0' + len(Of(c).Zones)))
}

// PH-EX-54 (PH-EAT-10, PH-KO-03, PH-RULING-141): health and morale fall to 1 even from higher, without an exchange.
func TestFaintingOfHunger(t *testing.T) {
	set(t, 1, "red hunger", "3", "red food", "0", "next scars", "Just a Scar, Just a Scar 2").play(PhaseEating).
		wasAsked().
		want("red health", "1", "red morale", "1", "red hunger", "0", "red food", "1", "red scars",
			"Just a Scar, Just a Scar 2", "red stands", "start")
}

// PH-EAT-11, PH-KO-04, PH-RULING-47: the losses of a slot fall at the same moment.
func TestHungerKillsBothAtOnce(t *testing.T) {
	set(t, 1, "red hunger", "1", "red food", "0", "red health", "1", "red morale", "1", "next scars",
		"Just a Scar, Just a Scar 2").play(PhaseEating).
		want("red health", "1", "red morale", "1", "red hunger", "0", "red food", "1").
		heard("neither health nor morale")
}

// PH-EX-30 (PH-EVENT-10).
func TestAHurricaneStopsNoMeal(t *testing.T) {
	set(t, 1, "season", "Hurricane").play(PhaseEating, "eat:1").want("red food", "4")
}

// PH-EAT-13.
func TestMutantsDontEat(t *testing.T) {
	set(t, 2, "green mutant", "yes").play(PhaseEating, "eat:1").wasAsked("eat").want("green food", "0")
}
