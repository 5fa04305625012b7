package table_test

import (
	"testing"

	"waystation/table"
)

// A step that is lost in a loop is refused, and the match stands as it was.
func TestAStepThatIsLostInALoopIsRefused(t *testing.T) {
	for words, lost := range map[string]func(t *table.Table, g *bare){
		"the step takes more than 10000 entries": func(t *table.Table, g *bare) { t.Roll(die) },
		"the step tells more than 20000 tales": func(t *table.Table, g *bare) {
			t.Tell(table.Event{})
		},
		"the step calls the table more than 1000000 times": func(t *table.Table, g *bare) { g.Row.Show(t, 0, 0) },
		"the step puts more than 32766 questions":          func(t *table.Table, g *bare) { ask(t, 0, 1) },
		"the game asks nothing and does not end":           nil,
		"All with seat 0 in two groups": func(t *table.Table, g *bare) {
			t.AllGroups([]table.Seats{1, 1}, func(table.Seats) {})
		},
		"a question about 4 numbers: at most 3": func(t *table.Table, g *bare) {
			t.Open(0, &one, 1, 2, 3, 4)
		},
		`"letters" opened inside the lane of seat 0`: func(t *table.Table, g *bare) {
			t.All(1, func(table.Seat) { open(t) })
		},
		`sealed content inside a free action, or while options`: func(t *table.Table, g *bare) {
			t.Any(1, &anyone, func(table.Seat, *table.Menu) { open(t) })
		},
	} {
		loop := func(t *table.Table, g *bare) {
			ask(t, 0, 2)
			g.Deck.Draw(t, &g.Row, table.Everyone)
			for lost != nil {
				lost(t, g)
			}
			g.Turn--
		}
		steps := []step{walks(0), loop}
		if lost == nil {
			steps = []step{walks(0), func(t *table.Table, g *bare) {
				if g.Sum[0]++; g.Sum[0] == 1 {
					ask(t, 0, 2)
				}
				g.Turn--
			}}
		}
		m := begin(t, 1, steps...)
		m.says(0, "walk")
		before := m.file()
		m.isRefused(m.Answer(0, m.Number(0), "walk", table.ByHand), table.ErrBroken, words)
		if m.file() != before {
			t.Errorf("%s: the match has changed", words)
		}
	}
}

var letters = table.Seal("letters", []*string{new(string)})

func open(t *table.Table) { letters.Open(t, &table.Opened{}, 0, table.Everyone) }

func TestAMatchThatIsFullSaysSo(t *testing.T) {
	rolling := func(t *table.Table, g *bare) {
		ask(t, 0, 2)
		for range 9_990 {
			t.Roll(die)
		}
	}
	var steps []step
	for range 30 {
		steps = append(steps, rolling)
	}
	m := begin(t, 1, steps...)
	for range 20 {
		m.says(0, "walk")
	}
	m.isRefused(m.Answer(0, m.Number(0), "walk", table.ByHand), table.ErrFull,
		"the match has grown too long to go on: 200000 entries")
	if r, err := m.read(m.file()); err != nil || r.Version() != m.Version() {
		t.Errorf("a full match can't be read back: %v", err)
	}
}
