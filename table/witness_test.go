package table_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

func TestAWitnessIsToldWhoIsShownWhichCard(t *testing.T) {
	m := begin(t, 2, walks(0),
		func(t *table.Table, g *bare) {
			c := g.Deck.Draw(t, &g.Hands[0], table.Set(0))
			g.Hands[0].Show(t, g.Hands[0].Find(c), table.Set(0)) // knows it
			g.Hands[0].Show(t, g.Hands[0].Find(c), table.Set(0, 1))
			g.Hands[0].Move(t, g.Hands[0].Find(c), &g.Hands[1], table.Everyone, table.Everyone)
		}, walks(0), walks(1))
	var got []string
	m.Inspect().Witness(func(c table.Card, who table.Seats) { got = append(got, fmt.Sprint(c, " ", who)) })
	m.says(0, "walk")
	at := slices.IndexFunc(m.Entries(0), func(e *table.Entry) bool { return e.Kind == table.KindChance })
	c := m.Entries(at)[0].Value
	want := []string{fmt.Sprint(c, " seat 0"), fmt.Sprint(c, " seat 1"), fmt.Sprint(c, " ", table.Everyone&^3)}
	if !slices.Equal(got, want) {
		t.Errorf("the witness was told %q, want %q", got, want)
	}
	m.Inspect().Witness(nil)
	m.says(0, "walk")
	if len(got) != len(want) {
		t.Errorf("the witness was told %q after it had gone", got)
	}
}
