package table_test

import (
	"testing"

	"waystation/table"
)

// lasting is a match of many steps in which seat 0 walks.
func lasting(t testing.TB, answers int) *match {
	var steps []step
	played := 0
	for range answers + 9 {
		steps = append(steps, func(t *table.Table, g *bare) { played++; ask(t, 0, 2) })
	}
	x, err := table.NewMatch(box(&script{steps: steps}), table.Setup{Seats: 2}, table.SeedOf("long"))
	if err != nil {
		t.Fatal(err)
	}
	m := &match{x, nil}
	for range answers {
		if err := m.Answer(0, m.Number(0), "walk", table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	stepsPlayed = &played
	return m
}

var stepsPlayed *int

// Undo plays again what has happened since the last checkpoint that was kept, and not the whole match.
func TestUndoPlaysAgainFromACheckpoint(t *testing.T) {
	m := lasting(t, 1000)
	for range 100 { // beyond the checkpoints that are kept, it plays from the start once
		*stepsPlayed = 0
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
		if *stepsPlayed > 140 {
			t.Fatalf("an undo played %d steps again", *stepsPlayed)
		}
		if err := m.Answer(0, m.Number(0), "walk:1", table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
}

// Many answers are taken back, beyond all checkpoints that are kept.
func TestUndoGoesBackBeyondTheCheckpoints(t *testing.T) {
	m := lasting(t, 400)
	for n := range 400 {
		if err := m.Undo(0); err != nil {
			t.Fatalf("after %d: %v", n, err)
		}
	}
	if err := m.CanUndo(0); err == nil {
		t.Error("there is still something to take back")
	}
	m.t = t
	r, err := m.read(m.file())
	if err != nil || r.world() != m.world() {
		t.Errorf("it is another after reading: %v", err)
	}
}
