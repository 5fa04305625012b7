package decks

import (
	"strings"
	"testing"

	"waystation/games/heredity/timeline"
)

// TestPieces lays every item on a sheet and every anchor in a row, as far as they fit.
func TestPieces(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	items, held := 0, 0
	for _, d := range all {
		for i := range d.Cards {
			card := &d.Cards[i]
			for n, s := range card.sides() {
				a, err := s.Anchors.Hold()
				if err != nil {
					t.Errorf("%s, card %d: %v", d.ID, card.Number, err)
				}
				if a != (timeline.Anchors{}) {
					held++
				}
				if s.Item == nil {
					continue
				}
				items++
				laid, _, err := s.Item.Lay(card.Number, n == 1)
				if err != nil {
					t.Errorf("%s, card %d: %v", d.ID, card.Number, err)
				}
				for k := range laid.Count {
					if slot := laid.Slots[k]; slot.Icons == 0 && !slot.Heart && !slot.Direct {
						t.Errorf("%s, card %d: slot %d does nothing", d.ID, card.Number, k+1)
					}
				}
			}
		}
	}
	if items < 10 || held < 10 {
		t.Errorf("%d items and %d cards with anchors are too few", items, held)
	}
}

func TestPiecesThatDoNotFit(t *testing.T) {
	five := []string{"red", "red", "red", "red", "red"}
	for want, do := range map[string]func() error{
		"5 right anchors are too many": func() error { _, err := (&Anchors{Right: five}).Hold(); return err },
		`"pink" is no colour`:          func() error { _, err := (&Anchors{Left: "pink"}).Hold(); return err },
		`"rot" is no colour`: func() error {
			_, err := (&Anchors{Right: []string{"rot"}}).Hold()
			return err
		},
		`"hand" is no place`: func() error { _, _, err := (&Thing{Place: "hand"}).Lay(1, false); return err },
		"5 slots are too many": func() error {
			_, _, err := (&Thing{Place: "bag", Slots: make([]Slot, 5)}).Lay(1, false)
			return err
		},
		`"eat" is no icon`: func() error {
			_, _, err := (&Thing{Place: "bag", Slots: []Slot{{Icons: []string{"eat"}}}}).Lay(1, false)
			return err
		},
	} {
		if err := do(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
