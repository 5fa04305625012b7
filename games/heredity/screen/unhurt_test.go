package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
)

// Where a way hurts, and whoever goes it could come there unhurt by another square, its row says by which: only the
// cheapest way is gone at once.
func TestAWayThatHurtsNamesOneThatDoesNot(t *testing.T) {
	const words = "unhurt by way of "
	named, unnamed := 0, 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "walk" {
			return
		}
		hurts := map[board.Square]int{}
		for _, w := range p.v.Ways {
			hurts[w.At] = w.Hurts
		}
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if o.Verb != heredity.VerbGo || hurts[board.Square(o.B)] == 0 {
				continue
			}
			by := detour(t, m, a, p, hurts, board.Square(o.B))
			if (by != "") != strings.Contains(c.Sub, words) {
				t.Fatalf("%s, unhurt by way of %q, says %q", c.Label, by, c.Sub)
			}
			if by == "" {
				unnamed++
			} else {
				named++
			}
		}
	})
	if named == 0 || unnamed == 0 {
		t.Errorf("%d ways name another, %d have none", named, unnamed)
	}
}

// detour is a square from which somebody who comes there unhurt can go on to another unhurt; "" for none.
func detour(t *testing.T, m *table.Match, a *table.Ask, p *page, hurts map[board.Square]int, to board.Square) string {
	t.Helper()
	for _, o := range a.Options {
		by := board.Square(o.Option.B)
		if o.Option.Verb != heredity.VerbGo || hurts[by] > 0 || eventful(p, by) {
			continue
		}
		on := m.Clone()
		if err := on.Answer(a.Seat, a.Number, table.Key(m.Verbs(), o.Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
		for _, w := range on.View(0).(*heredity.View).Ways {
			if w.At == to && w.Hurts == 0 {
				return p.called(by)
			}
		}
	}
	return ""
}

// Where the same tokens pay for a way that does not hurt, one press takes it.
func TestOnePressTakesTheWayThatDoesNotHurt(t *testing.T) {
	round := 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		for _, c := range p.ask.Choices {
			if a.Prompt.Kind != "act" || !strings.Contains(c.Sub, ", unhurt") {
				if a.Prompt.Kind == "act" && strings.Contains(c.Sub, "unhurt by way of ") {
					t.Fatalf("%s hurts: %q", c.Label, c.Sub)
				}
				continue
			}
			o := p.leadsTo(c)
			v := carried(t, m, c)
			if c.Hurts > 0 || len(v.Team[o.A].Sheet.Healable(nil)) > len(p.v.Team[o.A].Sheet.Healable(nil)) {
				t.Fatalf("%s hurts: %q", c.Label, c.Sub)
			}
			if o.Verb == heredity.VerbGo && v.Team[o.A].At != board.Square(o.B) {
				t.Fatalf("%s stands on %d", c.Label, v.Team[o.A].At)
			}
			round++
		}
	})
	if round == 0 {
		t.Error("nobody goes round")
	}
}
