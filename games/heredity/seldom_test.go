package heredity

import (
	"slices"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// A Karma card that is lost leaves the deck, or the discards, for the box, and everybody sees it there (HE-SAVE-05).
func TestALostKarmaCardIsOutOfTheGame(t *testing.T) {
	for _, drawn := range []bool{false, true} {
		g, tab := begun(t, "chapter1", 2, "", nil)
		slot, _ := g.karmaSlot(12)
		if drawn {
			g.Karma.Move(tab, g.Karma.Find(slot), &g.KarmaGone, table.Everyone, table.Everyone)
		}
		before := g.Karma.Len() + g.KarmaGone.Len()
		g.step(tab, &decks.Step{Form: "lose karma {n}", Card: decks.Ref{Number: 12}}, event(0))
		i := g.KarmaBox.Find(slot)
		if i < 0 || g.Karma.Len()+g.KarmaGone.Len() != before-1 {
			t.Fatalf("drawn %v: the card is not in the box, or others have gone too", drawn)
		}
		if seen := g.KarmaBox.Cards[i].Seen; seen&table.Upto(2) != table.Upto(2) {
			t.Errorf("drawn %v: only %v know where it is", drawn, seen)
		}
	}
}

// When a card says so the next card of the row is passed over, and the one after it is not (HE-TIME-03).
func TestTheNextCardIsPassedOver(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	tab := table.InPlace(1, 2, table.Config{Marks: true, Loud: true})
	for g.Row.Loops < 4 && !g.Over() {
		if g.Phase == PhaseRow && !g.Skip && len(g.Row.Cards) > 2 {
			g.step(tab, &decks.Step{Form: "skip next"}, event(0))
			tab.Told()
			for !g.Over() && g.Skip {
				g.Step(tab)
			}
			passed := 0
			for _, e := range tab.Told() {
				if e.Tale == taleSkip {
					passed++
				}
			}
			if passed != 1 {
				t.Errorf("HE-TIME-03: %d cards were passed over, want 1", passed)
			}
			return
		}
		g.Step(tab)
	}
	t.Fatal("the row never had a card but the family's")
}

// An attack that a card makes by itself, and no figure of it, on somebody's enemy is told as one that befalls him
// (HE-RULING-89).
func TestACardStrikesAnEnemy(t *testing.T) {
	g, _ := begun(t, "chapter6", 1, "", nil)
	tab := table.InPlace(1, 2, table.Config{Marks: true, Loud: true})
	var card, foe int16
	for _, p := range g.story.pages {
		for _, q := range g.story.pages {
			if p.Person != nil && q.Person != nil && slices.Contains(p.Person.Enemies, q.Person.Faction) {
				card, foe = p.Number, q.Number
			}
		}
	}
	if foe == 0 {
		t.Fatal("nobody is anybody's enemy")
	}
	g.see(tab, card, false)
	g.see(tab, foe, false)
	squares := g.Board.Squares(nil)
	g.Figures = append(g.Figures[:0], Figure{Card: card, At: squares[0]}, Figure{Card: foe, At: squares[0]})
	for i := range g.Size {
		g.Team[i].At = squares[len(squares)-1]
	}
	for _, s := range squares[1:] {
		if g.Board.Adjacent(squares[0], s) {
			g.Figures[1].At = s
		}
	}
	tab.Told()
	g.attackStep(tab, &decks.Step{Form: "attack", Attack: &decks.Attack{Range: 1, Damage: 1}}, event(card))
	told := tab.Told()
	if len(told) == 0 || told[0].Tale != taleBefalls || told[0].A != card || told[0].B != 1 {
		t.Errorf("HE-RULING-89: %d struck %d, and %v was told", card, foe, told)
	}
}

// A Karma card that lies in the deck already is not added once more (HE-RULING-92).
func TestAKarmaCardIsAddedOnce(t *testing.T) {
	g, tab := begun(t, "chapter1", 2, "", nil)
	g.step(tab, &decks.Step{Form: "lose karma {n}", Card: decks.Ref{Number: 12}}, event(0))
	before := g.Karma.Len() + g.KarmaGone.Len()
	for range 2 {
		g.addKarma(tab, 12)
	}
	if after := g.Karma.Len() + g.KarmaGone.Len(); after != before+1 {
		t.Errorf("HE-RULING-92: %d cards were added, want 1", after-before)
	}
}

// Whoever is taken out of the Timeline leaves the board, also where their card stays beside it (HE-NPC-15).
func TestWhoIsTakenOutOfTheRowLeavesTheBoard(t *testing.T) {
	g, _ := begun(t, "chapter6", 1, "", nil)
	tab := table.InPlace(1, 2, table.Config{Marks: true, Loud: true})
	var person *Page
	for _, p := range g.story.pages {
		if p.Person != nil && p.Hold.Left != 0 {
			person = p
			break
		}
	}
	g.see(tab, person.Number, false)
	g.Row.Cards[0].Anchors.Right[0] = person.Hold.Left // so that the row has room for it
	if !g.Row.Anchor(person.Number, person.Hold) {
		t.Fatal("it can't be anchored")
	}
	g.Figures = append(g.Figures[:0], Figure{Card: person.Number, At: g.Board.Squares(nil)[0]})
	g.step(tab, &decks.Step{Form: "unanchor {ref}", Card: decks.Ref{Number: int(person.Number)}}, event(0))
	if g.Row.Has(person.Number) || g.card(person.Number).Place != Beside {
		t.Error("it is still in the row")
	}
	if g.Figures[0].At != board.Nowhere {
		t.Errorf("HE-NPC-15: the figure still stands on %v", g.Figures[0].At)
	}
}

// Whoever stops on the fifth chapter's road, or does not, pays what the card says.
func TestWhatTheRoadAsks(t *testing.T) {
	g, _ := begun(t, "chapter5", 1, "", nil)
	tab := table.InPlace(1, 2, table.Config{Marks: true, Loud: true})
	g.see(tab, 321, false)
	g.card(321).Markers = 3
	var road *decks.Question
	g.see(tab, 775, false).Side.EachQuestion(func(q *decks.Question) { road = q })
	g.do(tab, road.Options[0].Do, event(775))
	if n := g.card(321).Markers; n != 1 {
		t.Errorf("who stops is gained on: %d of 3 markers are left, want 1", n)
	}
}
