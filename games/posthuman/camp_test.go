package posthuman

import "testing"

// PH-CAMP-01, PH-CAMP-04, PH-STAT-06, PH-BONUS-02: 2 health, up to the limit.
func TestCamping(t *testing.T) {
	s := set(t, 2, "red health", "3", "green health", "5")
	s.exercises("PH-CAMP-01")
	s.play(PhaseCamp, "red: Camp", "green: Camp").want("red health", "5", "green health", "6").wasAsked()
}

// PH-CAMP-02: in a safe house 1 health more, or 1 morale; where only one is of use nobody is asked.
func TestCampingInASafeHouse(t *testing.T) {
	for _, x := range []struct{ health, morale, answer, then, mood string }{
		{"2", "3", "shelter", "5", "3"}, {"2", "3", "shelter:1", "4", "4"}, {"4", "3", "", "6", "4"},
		{"2", "6", "", "5", "6"},
	} {
		s := set(t, 2, "red map", "TI-P03 at 0 -1 turned 1 done", "red stands", "TI-P03 zone 1", "red health", x.health,
			"red morale", x.morale)
		if x.answer == "" {
			s.play(PhaseCamp, "red: Camp")
		} else {
			s.play(PhaseCamp, "red: Camp", x.answer)
		}
		s.want("red health", x.then, "red morale", x.mood)
	}
}

// PH-CAMP-03, PH-KO-05: with everything at its limit nobody camps on the starting tile, but elsewhere.
func TestNoCampAtFullStrengthOnTheStartingTile(t *testing.T) {
	s := set(t, 2, "green map", "TI-P03 at 0 -1 turned 1 done", "green stands", "TI-P03")
	if s.legal(red, Camp) || !s.legal(green, Camp) {
		t.Error("green can camp, red can't")
	}
	if s.with("event", "Knocking"); s.legal(green, Camp) {
		t.Error("the event forbids it")
	}
}

// PH-CAMP-05: what costs nothing and helps is used as a matter of course; the rest is asked.
func TestCampingAbilities(t *testing.T) {
	s := set(t, 2, "red gear", "Reloading Press, Gas Burner", "red skills", "Snaring", "red health", "2",
		"red morale", "3")
	s.exercises("PH-CAMP-05")
	s.play(PhaseCamp, "red: Camp", "use:"+num(t, "Gas Burner")).want("red ammo", "7", "red food", "5", "red health",
		"5", "red morale", "4")
}

// PH-CAMP-06, PH-CAMP-07, PH-CAMP-08, PH-CAMP-09, PH-RULING-56: help is offered to others on the same terrain, who need
// not camp and may refuse.
func TestHelpIsOffered(t *testing.T) {
	s := set(t, 3, "red skills", "Psychologist, Storytelling", "green morale", "2", "yellow morale",
		"2", "red health", "3", "yellow map", "TI-U14 at 0 -1 done", "yellow stands", "TI-U14")
	s.exercises("PH-CAMP-06", "PH-CAMP-08")
	use := func(name, seat string) string { return "use-on:" + num(t, name) + ":0:" + seat }
	s.play(PhaseCamp, "red: Camp", use("Psychologist", "1"), "yes", use("Storytelling", "1"), "no")
	s.want("green morale", "4", "yellow morale", "2").wasAsked("camp", "consent", "camp", "consent")
}

// PH-CAMP-08, PH-SYM-10: looting and raiding ask nobody.
func TestWithoutConsent(t *testing.T) {
	s := set(t, 2, "red skills", "Looting, Raiding", "green hand", "Knife", "red health", "3").roll("die", 3)
	s.play(PhaseCamp, "red: Camp", "use-on:"+num(t, "Looting")+":0:1", "take:2", "use-on:"+num(t, "Raiding")+":0:1",
		"done")
	s.want("green food", "5", "green ammo", "4", "red ammo", "6", "green hand", "none", "red hand", "Knife")
}

// PH-RULING-56 and the mind test of raiding: who fails takes nothing.
func TestAFailedRaid(t *testing.T) {
	s := set(t, 2, "red skills", "Raiding", "green hand", "Knife", "red health", "3").roll("die", 4)
	s.play(PhaseCamp, "red: Camp", "use-on:"+num(t, "Raiding")+":0:1").want("green hand", "Knife", "red hand", "none")
}

// PH-RULING-49: a camp that has become illegal is lost.
func TestACampThatIsNotToBe(t *testing.T) {
	s := set(t, 2)
	s.exercises("PH-RULING-49")
	s.play(PhaseCamp, "red: Camp").heard("Red can't Camp any more.")
}

// PH-RULING-125, PH-SYM-03: a scar is lost by choice, and the others see only that there is one less.
func TestAScarIsLost(t *testing.T) {
	s := set(t, 2, "red scars", "Just a Scar, Antlers", "red gear", "Cold Ampoules", "red health", "3")
	s.exercises("PH-RULING-125")
	s.play(PhaseCamp, "red: Camp", "use:"+num(t, "Cold Ampoules"), "lose-scar:"+num(t, "Antlers"))
	s.want("red scars", "Just a Scar", "discarded scars", "Antlers", "red gear", "none").
		heard("Red loses a scar (Cold Ampoules).")
	if p := s.pile(ScarsGone); p.Cards[0].Seen.Has(green) || !p.Cards[0].Seen.Has(red) {
		t.Error("green knows which scar it was")
	}
}
