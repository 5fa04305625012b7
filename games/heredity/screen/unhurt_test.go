package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
	"waystation/web"
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

// A press on a square goes round what hurts on the way there where the points of the walk pay for it: its row, its diamond
// and the way that is drawn say so. The shorter way is folded away.
func TestAPressGoesRoundWhatHurts(t *testing.T) {
	round := 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "walk" {
			return
		}
		by := map[string]string{} // the row that a press on a square presses
		for _, c := range p.ask.Choices {
			if c.Piece != "" && by[c.Piece] != "" {
				t.Fatalf("%s and %s are pressed at the same place", c.ID(), by[c.Piece])
			}
			by[c.Piece] = c.ID()
		}
		for _, w := range p.v.Ways {
			if len(w.Round) == 0 || !p.marks.Offered("square:"+itoa(int16(w.At))) {
				continue
			}
			i := slices.IndexFunc(p.ask.Choices, func(c web.Choice) bool { return c.Piece == "square:"+itoa(int16(w.At)) })
			c := p.ask.Choices[i]
			v := carried(t, m, c)
			before := len(p.v.Team[v.Acting.Member].Sheet.Healable(nil))
			if w.Hurts == 0 || w.Around > int(p.v.Acting.Points) || c.Hurts > 0 || !strings.Contains(c.Sub, ", unhurt") {
				t.Fatalf("%s hurts %d times, for %d points: %q", c.Label, w.Hurts, w.Around, c.Sub)
			}
			if m := v.Team[p.v.Acting.Member]; m.At != w.At && !eventful(p, w.At) || len(m.Sheet.Healable(nil)) > before {
				t.Fatalf("%s comes to %d", c.Label, m.At)
			}
			if w.Round[0] != p.v.Team[p.v.Acting.Member].At || w.Round[len(w.Round)-1] != w.At {
				t.Fatalf("%s: the way leads from %d to %d", c.Label, w.Round[0], w.Round[len(w.Round)-1])
			}
			if !slices.ContainsFunc(p.ask.Choices, func(s web.Choice) bool {
				return s.Label == c.Label+", straight" && s.Seldom && s.Piece == ""
			}) {
				t.Fatalf("%s can't be reached straight", c.Label)
			}
			round++
		}
	})
	if round == 0 {
		t.Error("nobody goes round")
	}
}

// Of the payments with as many tokens that is taken by which nobody is hurt on the way to a place; where all hurt the
// row begins with what the way costs.
func TestAsManyTokensAreSpentWithoutBeingHurt(t *testing.T) {
	other, hurts := 0, 0
	walksOf(t, func(m *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "act" {
			return
		}
		unhurt := map[string]bool{} // who comes somewhere for how many tokens
		at := func(m int, tokens int, piece string) string { return itoa(m) + " " + itoa(tokens) + " " + piece }
		for i := range p.v.Team {
			for _, c := range p.walksOf(i, p.Ask.Choices) {
				if c.Hurts == 0 {
					unhurt[at(i, p.paying(c), c.Piece)] = true
				}
			}
		}
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			if o.Verb != heredity.VerbMove || len(c.Then) == 0 {
				continue
			}
			if c.Hurts > 0 && unhurt[at(int(o.A), p.paying(c), c.Piece)] {
				t.Fatalf("%s hurts, and need not: %q", c.Label, c.Sub)
			}
			if c.Hurts > 0 {
				if hurts++; !strings.HasPrefix(c.Sub, itoa(p.paying(c))+" token") {
					t.Fatalf("%s does not say first that it hurts: %q", c.Label, c.Sub)
				}
			} else if o.B == 1 && o.C == 0 {
				other++
			}
		}
	})
	if other == 0 || hurts == 0 {
		t.Errorf("%d rows do not hurt, %d do", other, hurts)
	}
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
