package heredity

import (
	"slices"
	"testing"

	"waystation/games/heredity/decks"
	"waystation/table"
)

// What the family loses is told as a loss: damage and tokens, things that are gone, friends hurt or made enemies, a
// marker that something takes off a card by whose last the chapter is lost, and the chapter. What an enemy suffers is
// none, nor an hour that everybody knows of, nor what goes back to the box and was nobody's.
func TestWhatTheFamilyLosesIsToldAsALoss(t *testing.T) {
	const cistern, sweep, ansa, coat, mask = 174, 849, 108, 337, 713
	last := []decks.Step{{Form: "defeat {id}", Word: "cistern-dry"}}
	unmark := func(g *Game, tab *table.Table, last []decks.Step, by int16) {
		g.unmark(tab, &decks.Step{N: 1, Card: decks.Ref{Number: cistern}, Last: last}, event(by))
	}
	for name, x := range map[string]struct {
		do   func(g *Game, tab *table.Table)
		lost []string
	}{
		"damage":  {func(g *Game, tab *table.Table) { g.damage(tab, 0, 1, sweep) }, []string{"Djamal takes 1 damage from the Sweep."}},
		"a wound": {func(g *Game, tab *table.Table) { g.turnWounded(tab, 0, 0) }, []string{"Djamal is seriously wounded: the head."}},
		"tokens":  {func(g *Game, tab *table.Table) { g.loseTokens(tab, 0, 1) }, []string{"Djamal loses 1 token."}},
		"a thief": {func(g *Game, tab *table.Table) {
			g.Team[0].Materials = 1
			g.rob(tab, 0, 2)
			g.rob(tab, 0, 2)
		}, []string{"Djamal gives 1 material."}},
		"a marker":  {func(g *Game, tab *table.Table) { unmark(g, tab, last, sweep) }, []string{"The Cistern loses 1 marker: 8 left."}},
		"an hour":   {func(g *Game, tab *table.Table) { unmark(g, tab, last, cistern) }, nil},
		"no matter": {func(g *Game, tab *table.Table) { unmark(g, tab, nil, sweep) }, nil},
		"a thing": {func(g *Game, tab *table.Table) {
			g.see(tab, coat, false)
			g.hand(tab, coat, 0)
			g.burn(tab, coat, event(0))
		}, []string{"Back to the box: the Long Coat."}},
		"what is thrown": {func(g *Game, tab *table.Table) {
			g.see(tab, coat, false)
			g.hand(tab, coat, 0)
			g.discard(tab, coat, event(0))
		}, []string{"Gone: the Long Coat. It lies in the Creation deck, where it could be made."}},
		"a mask": {func(g *Game, tab *table.Table) {
			g.see(tab, mask, false)
			g.hand(tab, mask, 0)
			g.dent(tab, &decks.Step{N: 1, Card: decks.Ref{Number: mask}}, event(0))
			g.dent(tab, &decks.Step{N: 1, Card: decks.Ref{Number: mask}}, event(0))
		}, []string{"1 damage to the Wind Mask.", "The Wind Mask is full of damage: its effects stop until it is repaired.",
			"0 damage to the Wind Mask."}},
		"nobody's": {func(g *Game, tab *table.Table) { g.burn(tab, sweep, event(0)) }, nil},
		"a friend": {func(g *Game, tab *table.Table) { g.hurt(tab, stood(g, tab, ansa), 3, event(0)) },
			[]string{"Ansa Vey takes 3 damage; 0 of life left.", "Ansa Vey is beaten."}},
		"an enemy": {func(g *Game, tab *table.Table) {
			i := stood(g, tab, ansa)
			g.enrage(tab, ansa, event(0))
			g.hurt(tab, i, 3, event(0))
		}, []string{"Hostile from now on: Ansa Vey."}},
		"the chapter": {func(g *Game, tab *table.Table) {
			tab.Scope(wholeChapter, func() { g.end(tab, &last[0], event(0)) })
		}, []string{"The chapter is over, and lost: Swan holds the cup under the tap for as long as it takes to be sure, and then " +
			"rinses nothing out of it."}},
	} {
		g, _ := begun(t, "chapter1", 1, "", nil)
		tab := table.InPlace(3, 4, table.Config{Marks: true, Loud: true})
		x.do(g, tab)
		var lost []string
		for _, e := range tab.Told() {
			if g.Costs(e) {
				lost = append(lost, book.Told(g, e, nil))
			}
		}
		if !slices.Equal(lost, x.lost) {
			t.Errorf("%s: lost is %q, not %q", name, lost, x.lost)
		}
	}
}

// Whoever strikes somebody uses a disguise up, which is told once (HE-RULING-133).
func TestADisguiseIsUsedUpByABlow(t *testing.T) {
	const costume = 726
	g, _ := begun(t, "chapter6", 1, "", nil)
	tab := table.InPlace(3, 4, table.Config{Marks: true, Loud: true})
	g.see(tab, costume, false)
	g.hand(tab, costume, 0)
	for range 2 {
		g.payBlow(tab, 0, punch)
	}
	var lost []string
	for _, e := range tab.Told() {
		if g.Costs(e) {
			lost = append(lost, book.Told(g, e, nil))
		}
	}
	if want := []string{"Maeve's disguise is used up: Maeve has struck somebody."}; !slices.Equal(lost, want) {
		t.Errorf("lost is %q, not %q", lost, want)
	}
}

// stood puts somebody of the story on the table, and says which figure that is.
func stood(g *Game, tab *table.Table, number int16) int {
	g.see(tab, number, false)
	g.place(tab, number, 0, g.Team[0].At)
	return g.figureOf(number)
}

// A card of a special deck is opened like any other: whoever has not read it is told of it.
func TestADrawnCardIsOpened(t *testing.T) {
	for tale, want := range map[table.Tale]bool{taleTake: true, taleFlip: true, taleDraw: true, taleDiscard: false} {
		if got := Opens(table.Event{Tale: tale}); got != want {
			t.Errorf("%q opens a card: %t", book.Template(tale), got)
		}
	}
}
