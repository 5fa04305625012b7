package table_test

import (
	"testing"

	"waystation/table"
)

func TestAScopeIsLeftFromDeepInside(t *testing.T) {
	program := func(t *table.Table, g *bare) {
		whole := t.Scope(1, func() {
			inner := t.Scope(2, func() {
				q := t.Open(0, &one) // left open
				q.Offer(stay.Of(), "T-STAY")
				if ask(t, 1, 2) == 1 {
					t.Quit(1)
				}
				q.Ask()
			})
			g.note("inner whole %v", inner)
		})
		g.note("outer whole %v", whole)
		ask(t, 0, 2)
	}
	m := begin(t, 2, program)
	m.says(1, "walk:1")
	m.sees(0, "outer whole false", "deck (? ? ? ? ? ?)")
	m.asked("0 one: walk walk:1")

	m = begin(t, 2, program)
	m.says(1, "walk")
	m.sees(0, "inner whole true", "outer whole true", "deck (? ? ? ? ? ?)")

	for i, want := range []string{"inner whole true", "outer whole false"} {
		take := decider(func(table.Seat, *table.Prompt, []table.Option) int { return i })
		if g := inPlace(table.Config{Decider: take}, 2, program); g.Notes[0] != want {
			t.Errorf("in place with answer %d: %q, want %q", i, g.Notes[0], want)
		}
	}
}

func TestAQuestionWaitsInsideAScopeAndTheGameGoesOnThere(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		whole := t.Scope(1, func() { g.note("%d", ask(t, 0, 3)); g.note("%d", ask(t, 0, 3)) })
		g.note("whole %v", whole)
	}, walks(0))
	m.says(0, "walk:2", "walk:1")
	m.sees(0, "2", "1", "whole true", "deck (? ? ? ? ? ?)")
}

func TestOnlyAScopeThatIsOpenCanBeLeft(t *testing.T) {
	breaks(t, "Quit of scope 1, which is not open here", 1, func(t *table.Table, g *bare) {
		t.Scope(1, func() {})
		t.Quit(1)
	})
	breaks(t, "Quit of scope 0", 1, func(t *table.Table, g *bare) { t.Quit(0) })
}

func TestABugInsideAScopeIsNotTakenForLeavingIt(t *testing.T) {
	breaks(t, "a bug", 1, func(t *table.Table, g *bare) { t.Scope(1, func() { panic("a bug") }) })
	panics(t, "a bug", func() {
		inPlace(table.Config{}, 1, func(t *table.Table, g *bare) { t.Scope(1, func() { panic("a bug") }) })
	})
}
