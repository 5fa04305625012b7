package posthuman

import (
	"slices"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// PH-SEQ-02, PH-SEQ-03, PH-SEQ-04, PH-RULING-34: the phases of a turn, and clockwise from the starting player in each.
func TestATurn(t *testing.T) {
	s := set(t, 3, "starter", "green", "next events", "Knocking", "next supplies", "SU-01, SU-01")
	s.script = []string{"Eat nothing", "Eat nothing", "Eat nothing", "Scout", "Forage", "Scout"}
	var phases []Phase
	for s.Phase < PhaseForage {
		if len(phases) == 0 || phases[len(phases)-1] != s.Phase {
			phases = append(phases, s.Phase)
		}
		s.Step(s.tab)
	}
	if !slices.Equal(phases, []Phase{PhaseEvent, PhaseEating, PhaseDeclare, PhaseTrade, PhaseCamp}) {
		t.Errorf("phases %v", phases)
	}
	s.want("red action", "Scout", "green action", "Forage", "yellow action", "Scout", "red hunger", "1")
	if got := s.Order; !slices.Equal(got, []table.Seat{green, yellow, red}) {
		t.Errorf("clockwise from green: %v", got)
	}
}

// PH-TRADE-05, PH-TRADE-08, PH-RULING-51: whoever is done is not asked again, unless somebody makes them an offer.
func TestBeingDoneWithTrade(t *testing.T) {
	s := set(t, 2)
	s.exercises("PH-RULING-51", "PH-TRADE-05")
	s.Phase = PhaseTrade
	s.Done = table.Set(red, green)
	if s.traders() != 0 {
		t.Errorf("still asked: %b", s.traders())
	}
	s.script = []string{"give-food", "pass"}
	s.bid(s.tab, red)
	if s.traders() != table.Set(green) {
		t.Errorf("asked after an offer to green: %b", s.traders())
	}
	for range 5 { // nobody counts the offers
		s.Done = table.Set(red, green)
		s.script = []string{"give-food", "want-ammo", "pass"}
		s.bid(s.tab, green)
		s.script = []string{"give-ammo", "want-food", "pass"}
		s.bid(s.tab, red)
		if s.traders() != table.Set(red, green) || len(s.Offers) != 1 {
			t.Fatalf("asked after an offer each: %b; on the table: %v", s.traders(), s.Offers)
		}
	}
	s.deal(s.tab, green, VerbRefuse.Of(0))
	s.Done = table.Set(red)
	s.script, s.asked = []string{"done"}, nil
	s.Step(s.tab)
	s.Step(s.tab)
	if s.wasAsked("trade"); s.Phase != PhaseCamp || s.Done != 0 {
		t.Errorf("phase %s, done %b", s.Phase, s.Done)
	}
}

// PH-SCAR-07, PH-MUTACT-17: what mutations do for the actions of their mutant, and for nobody else's.
func TestMutationsBoostActions(t *testing.T) {
	s := abroad(t, "green scars", "Drum Skull", "green chosen", "MA-01")
	s.act(red, func(t *table.Table) { s.interrupted(t, red, Move) }, "act").want("red health", "2", "red scars", "none")
	s = abroad(t, "green scars", "Sour Gland", "green chosen", "MA-08", "next scars", "Just a Scar").
		roll("sd", 1, 6, 6, 6, 6)
	s.play(PhaseMutant, "Pelt on Red", "With Sour Gland").want("red health", "5", "red scars", "Just a Scar")
	s = abroad(t, "green scars", "SC-10", "green chosen", "MA-14", "green mind", "3").roll("die", 6).
		play(PhaseMutant, "Call by Name on Red")
	s.want("red morale", "4")
	if c, _ := Named("MA-14"); s.boost(red, CallByName).Anyway || Of(c).Terrains>>Forest&1 == 1 {
		t.Error("the card works in forests without the mutation")
	}
}

// PH-GOAL-01, PH-GOAL-05, PH-JOURNEY-07: the tenth point is at the gate, and mutants have none.
func TestWhoHasArrived(t *testing.T) {
	s := set(t, 3, "red journey", "9", "yellow journey", "10")
	if got := s.arrived(); got != table.Set(yellow) {
		t.Errorf("arrived are %b", got)
	}
	s.act(yellow, func(t *table.Table) { s.turn(t, yellow) })
	if got := s.arrived(); got != 0 {
		t.Errorf("arrived are %b", got)
	}
}

// PH-SOLO-02, PH-SOLO-03, PH-SOLO-04, PH-SOLO-05: what leaves the game when one plays alone.
func TestWhatOneHumanDoesWithout(t *testing.T) {
	g := set(t, 1).Game
	for _, name := range []string{
		"Guide", "Great Explorer", "Looting", "Looting 2", "Raiding", "Raiding 2", "Storytelling", "Psychologist",
		"Camo Tent",
	} {
		c, ok := Named(name)
		if !ok || g.pile(Aside).Find(c) < 0 {
			t.Errorf("%s is in the game", name)
		}
	}
	for _, name := range []string{"Togetherness", "Trader Caravan"} {
		if c, _ := Named(name); g.pile(Aside).Find(c) >= 0 {
			t.Errorf("%s is out of the game", name)
		}
	}
	if c, _ := Named("The Fortress"); g.pile(EventsLast).Find(c) < 0 {
		t.Error("The Fortress is none of the last three")
	}
	if c, _ := Named("The Fortress"); set(t, 2).pile(Aside).Find(c) < 0 { // PH-SETUP-02
		t.Error("two play with The Fortress")
	}
}

// PH-SHORT-01, PH-SHORT-04, PH-SHORT-05, PH-RULING-153.
func TestAShortStart(t *testing.T) {
	for seed := range uint64(6) {
		g := fresh(t, 2, "short")
		tab := table.InPlace(seed, 1, table.Config{})
		for !g.Ready() {
			g.Step(tab)
		}
		for s := range table.Seat(2) {
			weapons := 0
			for _, l := range g.of(s, Hand).Cards {
				if Of(l.Card).Group == GroupWeapons {
					weapons++
				}
			}
			if n := g.of(s, XPCards).Len(); n != 3 || g.xp(s) < 3 || weapons > 1 || g.mat(s).JP != 4 ||
				g.of(s, Drawn).Len() > 0 {
				t.Errorf("%d cards of XP worth %d, %d weapons, journey %d", n, g.xp(s), weapons, g.mat(s).JP)
			}
		}
	}
}

// From one player to four there is a game.
func TestHowManyPlay(t *testing.T) {
	scenario.Shows(t, "PH-GOAL-03 PH-RULING-02", "the fewest players", Shelf.MinSeats, 1)
	scenario.Shows(t, "PH-GOAL-03 PH-RULING-02", "the most players", Shelf.MaxSeats, 4)
}
