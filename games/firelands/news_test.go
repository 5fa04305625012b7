package firelands

import (
	"slices"
	"testing"

	"waystation/table"
)

// news are the sentences of some kinds of events that were told since the last call, in their order.
func (s *scene) news(kinds ...table.Tale) (out []string) {
	for _, e := range s.events() {
		if slices.Contains(kinds, e.Tale) {
			out = append(out, s.Tale(e, table.Nobody, nil))
		}
	}
	return out
}

// FL-MOVE-02, FL-MOVE-03: of a convoy that stays it is told, and why where it could not set off.
func TestNewsOfAConvoyThatStays(t *testing.T) {
	s := set(t, 3, "CCC")
	s.exercises("FL-MOVE-02", "FL-MOVE-03")
	s.swapTruck(red, "Patrol Carrier") // two Survivor boxes and a Weapon
	for i := range 2 {
		c := s.inBox("Patrol Carrier", i+1)
		if c.Token == SurvivorToken {
			s.lay(s.pile(Common), Of(s.of(red, Active).At(0)).Handle)
		}
		*c = Cargo{Damaged: true}
	}
	for who := range table.Seat(3) {
		s.empty(who)
		s.mat(who).Space = 104
	}
	s.load(yellow, Fuel)
	s.events()
	s.play(PhaseMovement)
	want := []string{"Yellow's convoy stays on 104.", "Green's convoy stays on 104: no Fuel.",
		"Red's convoy stays on 104: no Survivor can take the wheel."}
	if got := s.news(taleStays); !slices.Equal(got, want) {
		t.Errorf("told %q, want %q", got, want)
	}
	s.play(PhaseMovement, "set-off", "stop")
	if got := s.news(taleStays); !slices.Equal(got, want[1:]) {
		t.Errorf("after Yellow has set off: %q, want %q", got, want[1:])
	}
}

// FL-EFIRE-02: a Fire Weapons Phase in which no Enemy has a convoy before it says so, and none that has.
func TestNewsOfEnemiesThatAreNotNear(t *testing.T) {
	s := set(t, 2, "CCC")
	quiet := func() int {
		s.events()
		s.play(PhaseEnemiesFire)
		return len(s.news(taleQuiet))
	}
	s.mat(red).Space, s.mat(green).Space = 203, 203
	s.want("without an Enemy", quiet(), 1)
	n := s.foe("Destroyers", 1)
	s.want("with one that is left behind", quiet(), 1)
	s.mat(green).Space = 109
	s.mat(green).Stealth = true // hidden or not, the Enemy is there
	s.want("with one that has a convoy in its region", quiet(), 0)
	s.Foes[n].Region = 0
	s.want("without it", quiet(), 1)
}

// FL-EXPL-02, FL-EXPL-03, FL-EXPL-12: where the whole phase passes with nobody active, that is told once, and who skips
// a turn skips it for want of somebody active.
func TestNewsOfARoundThatNobodyExplores(t *testing.T) {
	s := set(t, 2, "CCC")
	s.calm()
	for who := range table.Seat(2) {
		s.of(who, Active).MoveAll(s.of(who, Rest))
	}
	s.events()
	s.play(PhaseExploration)
	want := []string{"Red has nobody active and skips the turn.", "With no hands to send, the market lies untouched this round."}
	if got := s.news(taleSkip, taleUnexplored); !slices.Equal(got, want) {
		t.Errorf("with nobody active: %q, want %q", got, want)
	}
	if w, _ := s.Telling(table.Event{Tale: taleSkip, Seat: red}); w != table.Major {
		t.Errorf("that a turn was skipped weighs %d in a recap, where a round without a turn is explained", w)
	}
}
