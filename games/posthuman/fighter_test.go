package posthuman

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/table"
)

// The hits that the dice of a shot are said to score as they lie are those that it scores: a player's where nothing is
// rolled again, an enemy's where its dice still lie on the table.
func TestShotsScoreWhatTheViewSays(t *testing.T) {
	mine, theirs, scored := 0, 0, 0
	for seed := range uint64(48) {
		m, err := table.NewMatch(Shelf, table.Setup{Game: Shelf.Name, Mode: "standard", Seats: 2 + int(seed)%3},
			table.SeedOf(fmt.Sprint("shots ", seed)))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 12))
		for steps := 0; !m.Over() && steps < 4000; steps++ {
			a := m.Asks()[0]
			p := m.View(a.Seat).(*View).Players[a.Seat]
			f, told := &p.Fight, len(m.Events(a.Seat))
			if f.N == 0 || f.Dice[0].Die != SD {
				answer(t, m, a, rng)
				continue
			}
			if f.Dice[0].Enemy {
				theirs++
				if got, want := p.Hits(true), lastShot(m.Events(a.Seat), taleEnemyShot); got != want {
					t.Errorf("an enemy's dice are said to score %d, it scored %d", got, want)
				}
			}
			var keep []table.Option
			switch {
			case !f.Dice[0].Enemy && a.Prompt == askReroll && a.Min == 0:
			case !f.Dice[0].Enemy && a.Prompt == askSpend:
				keep = []table.Option{VerbKeepRoll.Of()}
			default:
				answer(t, m, a, rng)
				continue
			}
			if err := m.Answer(a.Seat, a.Number, table.SetKey(m.Verbs(), keep), table.ByHand); err != nil {
				t.Fatal(err)
			}
			got := 0
			for _, e := range m.Events(a.Seat)[told:] {
				if e.Tale == taleShot && e.Seat == a.Seat {
					got += int(e.B)
				}
			}
			mine, scored = mine+1, scored+min(got, 1)
			if want := p.Hits(false); got != want {
				t.Errorf("dice are said to score %d, they scored %d", want, got)
			}
		}
	}
	if mine < 20 || theirs < 10 || scored < 10 {
		t.Errorf("%d shots of players, %d that hit, %d of enemies", mine, scored, theirs)
	}
}

// lastShot is how many hits the last shot scored that was told.
func lastShot(told []table.Event, tale table.Tale) int {
	for i := len(told) - 1; i >= 0; i-- {
		if told[i].Tale == tale {
			return int(told[i].B)
		}
	}
	return -1
}
