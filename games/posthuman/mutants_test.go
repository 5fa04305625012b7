package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// abroad are three players of whom green is a mutant; red and yellow stand in a forest that they have been through.
func abroad(t *testing.T, arrange ...string) *scene {
	t.Helper()
	s := set(t, 3, "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "yellow map", "TI-F02 at 0 -1 done",
		"yellow stands", "TI-F02", "green mutant", "yes", "green tricks", "MA-22, MA-23", "green chosen", "none")
	for x := range stats {
		s.mat(green).Base[x] = 3
	}
	return s.with(arrange...)
}

// PH-SEQ-05, PH-DECL-01, PH-DECL-03, PH-DECL-04, PH-DECL-06: side by side; what humans choose is shown, what mutants
// choose is not.
func TestDeclaring(t *testing.T) {
	s := abroad(t).play(PhaseDeclare, "Camp", "trick", "Move").want("red action", "Camp", "yellow action", "Move",
		"green action", "nothing")
	s.heard("Red will Camp").heard("Green lays an action card face down")
	if l := s.of(green, Chosen).Cards; len(l) != 1 || l[0].Seen.Has(red) || !l[0].Seen.Has(green) {
		t.Errorf("face down lie %v", l)
	}
	abroad(t).play(PhaseDeclare, "Camp", "no-trick", "Move").want("green chosen", "none")
}

// PH-DECL-02, PH-RULING-49, PH-RULING-50.
func TestOnlyWhatIsLegalIsDeclared(t *testing.T) {
	s := set(t, 1, "red foraged", "yes").play(PhaseDeclare, "Move") // in full health on the starting tile
	s.exercises("PH-DECL-02")
	if !slices.Equal(s.offers, []string{"declare:3", "declare:4"}) {
		t.Errorf("offered %q, expected Scout and Move", s.offers)
	}
	set(t, 1, "red foraged", "yes", "whole tiles", "none").play(PhaseDeclare).wasAsked().want("red action", "wait")
}

// PH-EX-29 (PH-MUTACT-18, PH-RULING-25): speed 5 rolls 2 DD, one of which blocks.
func TestChargedBeforeAMove(t *testing.T) {
	s := abroad(t, "green chosen", "MA-01", "red speed", "5").roll("dd", 1, 6)
	s.script = []string{"act"}
	s.aboard(s.tab, red, func() { s.interrupted(s.tab, red, Move) })
	// PH-MUTACT-11
	s.want("red health", "4", "red scars", "none", "green chosen", "none", "discarded actions", "Charge")
	if !s.mat(green).Acted {
		t.Error("the mutant may act again")
	}
}

// PH-RULING-48: knocked out before the own action, and on the way again from the starting tile.
func TestAfterAChargeOneMoves(t *testing.T) {
	s := abroad(t, "green chosen", "MA-01", "red health", "2", "next scars", "Just a Scar, Just a Scar 2")
	lost, whole := true, false
	s.script = []string{"act", "Exchange nothing"}
	whole = s.aboard(s.tab, red, func() { lost = s.interrupted(s.tab, red, Move) })
	if lost || !whole {
		t.Errorf("the Move is lost %v, or broken off %v", lost, !whole)
	}
	s.want("red stands", "start", "red health", "1")
}

// PH-MUTACT-08, PH-MUTACT-09, PH-MUTACT-10, PH-DECL-08, PH-RULING-133, PH-RULING-134.
func TestWhomActionsCantStrike(t *testing.T) {
	for _, c := range []struct {
		what string
		with []string
		rule string
	}{
		{"in a forest", nil, ""},
		{"elsewhere", []string{"red map", "TI-U01 at 0 -1 done", "red stands", "TI-U01"}, "PH-MUTACT-08"},
		{"on the starting tile", []string{"red stands", "start"}, "PH-MUTACT-10"},
		{"during a burial", []string{"event", "Burial Song"}, "PH-EVENT-01"},
	} {
		s := abroad(t, c.with...)
		embrace, _ := Named("MA-04")
		if rule, _ := s.misses(green, embrace, red); rule != c.rule {
			t.Errorf("%s: %q, expected %q", c.what, rule, c.rule)
		}
		s.Struck[red] |= 1 << Embrace
		if rule, _ := s.misses(green, embrace, red); c.rule == "" && rule != "PH-MUTACT-09" {
			t.Errorf("twice in a turn: %q", rule)
		}
	}
}

// PH-MUTACT-12, PH-RULING-59: the neighbours first, clockwise before anticlockwise.
func TestWhoSitsClosest(t *testing.T) {
	s := set(t, 4)
	if got := s.closest(nil, green); !slices.Equal(got, []table.Seat{yellow, red, blue}) {
		t.Errorf("around green sit %v", got)
	}
	if got := set(t, 3).closest(nil, red); !slices.Equal(got, []table.Seat{green, yellow}) {
		t.Errorf("around red sit %v", got)
	}
	if got := set(t, 2).closest(nil, red); !slices.Equal(got, []table.Seat{green}) {
		t.Errorf("around red of two sit %v", got)
	}
}

// PH-RULING-58: whoever could hold such a card is asked; whoever has none face down is not.
func TestAPauseBetraysNothing(t *testing.T) {
	ask := func(s *scene) { s.aboard(s.tab, red, func() { s.cousins(s.tab, red) }) }
	s := abroad(t, "green chosen", "MA-01")
	s.script = []string{"bide"}
	ask(s)
	s.wasAsked("react")
	if !slices.Equal(s.offers, []string{"bide"}) {
		t.Errorf("offered %q", s.offers)
	}
	s = abroad(t)
	ask(s)
	s.wasAsked()
	s = abroad(t, "green chosen", "MA-19", "red stands", "start") // all know that it could strike nobody
	ask(s)
	s.wasAsked()
}

// PH-EX-24 (PH-MUTACT-01, PH-MUTACT-02, PH-MUTACT-03, PH-MUTACT-04, PH-MUTACT-05, PH-RULING-135): nobody is in a town
// any more.
func TestACardWithoutATarget(t *testing.T) {
	s := abroad(t, "green chosen", "MA-05", "next scars", "Just a Scar").play(PhaseMutant, "mutate")
	s.want("green chosen", "none", "discarded actions", "Embrace 2", "discarded scars", "Just a Scar")
}

// PH-RULING-138: an early card whose moment has passed.
func TestACardPassedOver(t *testing.T) {
	s := abroad(t, "green chosen", "MA-01").play(PhaseMutant, "bide").want("discarded actions", "Charge")
	if slices.Contains(s.asked, "strike") {
		t.Error("it could still be played")
	}
}

// PH-EX-28 (PH-MUTACT-16): any of its weapons, and none is equipped.
func TestAMutantNamesItsWeapon(t *testing.T) {
	s := abroad(t, "green scars", "Antlers, Bone Spade", "green chosen", "MA-04", "green speed", "4", "next scars",
		"Just a Scar").roll("md", 1, 1, 1, 4, 4, 4)
	s.play(PhaseMutant, "strike", "With Bone Spade").want("red health", "3", "red scars", "Just a Scar")
	if i := slices.Index(s.asked, "armament"); i < 0 {
		t.Errorf("asked %q", s.asked)
	}
}

// A mutant without a shooting weapon throws stones: 1 SD, and 2 for shooting 3.
func TestPelting(t *testing.T) {
	abroad(t, "green chosen", "MA-08").roll("sd", 1, 2, 6).play(PhaseMutant, "Pelt on Red").want("red health", "4",
		"red scars", "none")
}

// Rummage: after recovering, and not in a safe house.
func TestRummaging(t *testing.T) {
	s := abroad(t, "green chosen", "MA-11", "red health", "2").play(PhaseCamp, "red: Camp", "act", "2 ammo").
		want("red health", "4", "red ammo", "3", "discarded actions", "Rummage 2")
	s.wasAsked("react", "rob")
	abroad(t, "green chosen", "MA-11", "red hand", "Binoculars").play(PhaseCamp, "red: Camp", "act",
		"A card from the hand").
		want("red hand", "none", "discarded equipment", "Binoculars")
}

func TestCalledByName(t *testing.T) {
	call := func(roll int) *scene {
		return abroad(t, "green chosen", "MA-13", "green mind", "4").roll("die", roll).
			play(PhaseMutant, "Call by Name on Red")
	}
	call(2).want("red morale", "6")
	call(3).want("red morale", "4") // mind 3, and the mutant's is higher
}

func TestPickedCleanBeforeTheDraw(t *testing.T) {
	s := abroad(t, "green chosen", "MA-17", "red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1")
	s.act(red, func(t *table.Table) {
		if n, foraged := s.picked(t, red); n != 2 || !foraged {
			s.t.Errorf("%d fewer, foraged %v", n, foraged)
		}
	}, "act")
	s.act(red, func(t *table.Table) {
		if n, foraged := s.picked(t, red); n != 0 || foraged {
			s.t.Errorf("twice: %d fewer, foraged %v", n, foraged)
		}
	})
}

// Turn the Signposts: of the next four tiles two go under the stack.
func TestSignposts(t *testing.T) {
	s := abroad(t, "green chosen", "MA-22", "whole tiles", "TI-U01, TI-U02, TI-U03, TI-U04, TI-U05")
	s.play(PhaseForage, "act", "how-many:2", "Urban tile (4 exits; figures 1) under the stack",
		"Urban tile (4 exits; figures 2) under the stack", "Urban tile (2 exits; figures 1 then 1)")
	s.want("next tiles", "TI-U02, TI-U04, TI-U05")
	if n := s.View(red).(*View).Decks.Tiles; n != 5 {
		t.Errorf("%d tiles are left, expected 5", n)
	}
	for range 5 { // they come in the end
		s.drawTile(s.tab, red, "PH-MOVE-02")
	}
	if last := s.of(red, Drawn).Cards[3:]; Of(last[0].Card).ID != "TI-U03" || Of(last[1].Card).ID != "TI-U01" {
		t.Errorf("last come %v", last)
	}
}

// PH-RULING-18: Tactics before a Move, with mind 3 for two cards.
func TestTactics(t *testing.T) {
	s := abroad(t, "next encounters 1", "E1-01, E1-02, E1-03")
	a, b := s.pile(Encounters1).At(s.pile(Encounters1).Len()-1), s.pile(Encounters1).At(s.pile(Encounters1).Len()-2)
	s.act(red, func(t *table.Table) { s.interrupted(t, red, Move) }, "tactics", "Encounters of level 1", "bide",
		Of(a).Name)
	s.want("next encounters 1", Of(b).Handle+", "+Of(a).Handle+", "+s.third(a, b))
	if !s.mat(green).Acted {
		t.Error("it was not the action of the turn")
	}
	s = abroad(t, "next encounters 1", "E1-01, E1-02, E1-03", "green chosen", "MA-01")
	s.act(red, func(t *table.Table) { s.interrupted(t, red, Move) }, "tactics", "Encounters of level 1", "drop")
	s.want("green chosen", "none", "discarded actions", "Charge") // PH-DECL-07
	if n := s.pile(Encounters1Gone).Len(); n != 1 {
		t.Errorf("%d encounters discarded", n)
	}
}

// third is the card below two on the first deck of encounters.
func (s *scene) third(a, b table.Card) string {
	p := s.pile(Encounters1)
	c := p.At(p.Len() - 3)
	if c == a || c == b {
		s.t.Fatal("the third card is one of the first two")
	}
	return Of(c).Handle
}

// PH-MUTACT-06, PH-RULING-18, PH-RULING-129: a mutation may take the place of another.
func TestMutating(t *testing.T) {
	s := abroad(t, "green scars", "Antlers", "green strength", "4", "next scars", "Short Memory").
		play(PhaseMutant, "mutate", "Lose Antlers", "drop")
	s.want("green scars", "Short Memory", "green strength", "5", "discarded scars", "Antlers")
	abroad(t, "green scars", "Antlers", "next scars", "Short Memory").play(PhaseMutant, "mutate", "drop").
		want("green scars", "Antlers", "discarded scars", "Short Memory")
}

// PH-RULING-18, PH-MUTACT-13, PH-MUTACT-14.
func TestHandsAreDrawnUp(t *testing.T) {
	s := abroad(t, "green tricks", "MA-22, MA-23, MA-24").play(PhaseMutant, "consolidate", "drop", "drop",
		"pass", "bide")
	s.want("discarded actions", "Turn the Signposts, Turn the Signposts 2")
	if n := s.of(green, Tricks).Len(); n != 3 {
		t.Errorf("%d cards in hand", n)
	}
	s = abroad(t).play(PhaseMutant, "bide") // two in hand: the third is drawn, and no card changed
	if n := s.of(green, Tricks).Len(); n != 3 {
		t.Errorf("%d cards in hand", n)
	}
	s = abroad(t, "green tricks", "MA-22, MA-23, MA-24").play(PhaseMutant, "bide", "drop").want("discarded actions",
		"Turn the Signposts")
	if n := s.of(green, Tricks).Len(); n != 3 {
		t.Errorf("%d cards in hand after changing one", n)
	}
}

// PH-RULING-131: Embrace wounds and leaves a scar, which comes before those of a knock-out.
func TestEmbraced(t *testing.T) {
	s := abroad(t, "green chosen", "MA-04", "green speed", "4", "next scars", "Just a Scar").
		roll("md", 1, 1, 1, 4, 4, 4)
	s.play(PhaseMutant, "strike").want("red health", "5", "red scars", "Just a Scar")
	s = abroad(t, "green chosen", "MA-04", "green speed", "4").roll("md", 4, 4, 4, 1, 1, 1)
	s.play(PhaseMutant, "strike").want("red health", "6", "red xp", "1", "red scars", "none")
}
