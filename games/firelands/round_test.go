package firelands

import (
	"testing"

	"waystation/table"
)

// FL-EX-34, FL-RULING-02: without Close the Gap the game ends in round 6, with it in round 5; in the printed order one
// round later.
func TestLengthOfTheGame(t *testing.T) {
	for _, c := range []struct {
		title   string
		printed bool
		gap     int8 // the round in which Close the Gap comes
		last    int8
	}{
		{"six rounds", false, 0, 6},
		{"a gap in round 4", false, 4, 5},
		{"a gap in round 6", false, 6, 6},
		{"printed order", true, 0, 7},
		{"printed order and a gap", true, 3, 6},
	} {
		s := set(t, 2, "CCC")
		s.calm()
		s.Printed = c.printed
		for s.Round <= 10 && !s.Over() {
			if s.Round == c.gap {
				s.happen(s.tab, CloseTheGap, s.card("Close the Gap"))
			}
			s.play(PhaseEndOfRound)
		}
		s.want(c.title+": last round", s.Round, c.last)
	}
}

// FL-ROUND-01, FL-RULING-87: somebody on the Citadel ends the game at once, after the treatments.
func TestTheCitadelEndsTheGame(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mount(green, "Decon Shower")
	s.Cards[s.card("Spy")].Counters = 1
	s.mat(red).Space, s.mat(red).Reached = 307, true
	s.play(PhaseEndOfRound)
	s.want("over", s.Over(), true)
	s.want("gates", s.Gates, int8(0))
	s.want("the Spy is treated", s.Cards[s.card("Spy")].Counters, int8(0))
	s.want("ending", s.Ending(), "citadel")
	s.want("green counts healthy Survivors", func() int { y := s.Tally(green); return y.Of(PartCitadel) }(), 3)
}

// FL-ROUND-03, FL-RULING-88: an Enemy stays until all convoys have crossed its region; what lay on it goes home.
func TestEnemiesLeftBehind(t *testing.T) {
	s := set(t, 2, "CCC")
	s.exercises("FL-ROUND-03")
	s.calm()
	a, b := s.foe("Destroyers", 1), s.foe("Metal Smasher", 2)
	s.mat(red).Targets, s.Foes[a].Targets[red] = 2, 1
	s.mat(red).Space, s.mat(green).Space = 305, 109
	s.play(PhaseEndOfRound)
	s.want("Destroyers wait for green", s.Foes[a].Region, int8(1))
	s.want("Metal Smasher waits for green, who has yet to come", s.Foes[b].Region, int8(2))
	s.mat(green).Space = 200
	s.play(PhaseEndOfRound)
	s.want("Destroyers are gone", s.Foes[a].Region, int8(0))
	s.want("red's Target is home", s.mat(red).Targets, int8(3))
	s.want("defeated", s.pile(Defeated).Len(), 0)
	s.want("in the Common pile", s.pile(Common).Find(s.card("Destroyers")) >= 0, true)
}

// FL-EX-40, FL-RULING-05, FL-RULING-12, FL-RULING-89: with five cards the leftmost goes; with fewer nothing does, and
// the row is filled from the right.
func TestTheExampleOfTheTrim(t *testing.T) {
	market := func(s *scene) (names []string) {
		for slot := 1; slot <= 5; slot++ {
			c, _ := s.slotCard(slot)
			names = append(names, Of(c).Name)
		}
		return names
	}
	five := []string{"Oil Platform", "Scrap Hauler", "Cage Trailer", "Roof Rack", "Swivel Gun"}
	s := set(t, 2, "CCC")
	for i, name := range five {
		s.lay(s.pile(slotPile(i+1)), name)
	}
	s.play(PhaseEndOfRound)
	s.want("discarded", Of(s.pile(Common).At(0)).Name, "Oil Platform")
	for i, name := range market(s)[:4] {
		s.want("slid left", name, five[i+1])
	}
	s.want("round", s.Round, int8(2))

	s = set(t, 2, "CCC")
	for i, name := range five[:4] {
		s.lay(s.pile(slotPile(i+2)), name) // slot 1 is empty: an Enemy has left it
	}
	s.play(PhaseEndOfRound)
	s.want("discarded", s.pile(Common).Len(), 0)
	for i, name := range market(s)[:4] {
		s.want("slid left", name, five[i])
	}
}

// FL-LAST-01, FL-RULING-96: whoever is out takes no turn and leaves nothing behind, and the last one plays on alone.
func TestGoingOnWithoutThem(t *testing.T) {
	s := set(t, 3, "CCC")
	s.exercises("FL-LAST-01")
	s.calm()
	n := s.foe("Destroyers", 1)
	s.mat(green).Targets, s.Foes[n].Targets[green] = 1, 2
	s.mat(green).Space = 205
	s.remove(s.tab, green)
	s.want("Targets", s.Foes[n].Targets[green], int8(0))
	s.play(PhaseMovement, "set-off", "stop", "set-off", "stop") // yellow and red
	s.play(PhaseConvoysFire)
	s.want("in the Common pile", s.pile(Common).Find(s.card("Shade Runner")) >= 0, true)
	s.remove(s.tab, red)
	for !s.Over() {
		s.play(PhaseEndOfRound)
	}
	s.want("winner", winner(s.Result()), yellow)
	s.want("ending", s.Ending(), "last one standing")
}

// FL-RULING-95: the final score is told line by line.
func TestTheScoreIsTold(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Reached, s.mat(red).Space = true, 307
	s.events()
	s.play(PhaseEndOfRound)
	sums, totals := [2]int{}, [2]int{}
	for _, e := range s.events() {
		switch e.Tale {
		case taleScore:
			sums[e.Seat] += int(e.B)
		case taleTotal:
			totals[e.Seat] = int(e.A)
		}
		if s.Tale(e, table.Nobody, nil) == "" {
			t.Errorf("event %d says nothing", e.Tale)
		}
	}
	r := s.Result()
	for i := range sums {
		s.want("sum of the lines", sums[i], r.Scores[i])
		s.want("total", totals[i], r.Scores[i])
	}
}
