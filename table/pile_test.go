package table_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"waystation/table"
)

// rigged is a table on which chance takes these cards, or numbers, one after the other.
func rigged(values ...int) *table.Table {
	return table.InPlace(1, 2, table.Config{Marks: true, Rig: func(table.Chance) int {
		v := values[0]
		values = values[1:]
		return v
	}})
}

// pile is a pile of cards in order, all unseen.
func pile(cards ...table.Card) *table.Pile {
	p := &table.Pile{Name: "pile"}
	for _, c := range cards {
		p.Put(c, 0)
	}
	return p
}

// looks compares a pile as seats know it, from the bottom.
func looks(t *testing.T, p *table.Pile, want map[table.Seat]string) {
	t.Helper()
	for s, w := range want {
		if got := seen(p, s); got != w {
			t.Errorf("seat %d knows %q of %s, want %q", s, got, p.Name, w)
		}
	}
}

type knows = map[table.Seat]string

func TestTheTopCardIsDrawnFromAPileInOrder(t *testing.T) {
	p, hand := pile(1, 2, 3), pile()
	if c := p.Draw(rigged(), hand, table.Set(0)); c != 3 || p.Len() != 2 || p.At(1) != 2 {
		t.Errorf("drawn is %d, want 3 of 1 2 3", c)
	}
	looks(t, hand, knows{0: "3", 1: "?", table.Nobody: "?"})
}

func TestWhatEverybodySeesASpectatorSees(t *testing.T) {
	p, row := pile(1), pile()
	p.Draw(rigged(), row, table.Everyone)
	looks(t, row, knows{0: "1", 15: "1", table.Nobody: "1"})
}

func TestAPileIsMadeAnewOfTheDiscards(t *testing.T) {
	deck, discards, hand := pile(), pile(1, 2, 3), pile()
	for i := range 3 {
		discards.Show(rigged(), i, table.Everyone)
	}
	deck.Refill(discards)
	if discards.Len() != 0 || deck.Loose != 3 {
		t.Errorf("%d discards are left, and %d of 3 cards lie in no order", discards.Len(), deck.Loose)
	}
	looks(t, deck, knows{0: "(1 2 3)"})
	deck.Draw(rigged(2), hand, table.Set(0))
	looks(t, deck, knows{0: "(1 3)", 1: "(? ?)"})
	looks(t, hand, knows{0: "2", 1: "?"})
}

func TestACardIsPickedAtRandomFromAHand(t *testing.T) {
	hand, loot := pile(1, 2, 3), pile()
	for i := range 3 {
		hand.Show(rigged(), i, table.Set(0, 2))
	}
	var asked table.Chance
	tab := table.InPlace(1, 2, table.Config{Marks: true, Rig: func(c table.Chance) int {
		asked = c
		return 1
	}})
	if c := hand.Pick(tab, loot, table.Set(0, 1)); c != 1 {
		t.Errorf("picked is %d, and chance said 1", c)
	}
	if !asked.Back || asked.Who != table.Set(0, 1) || len(asked.Cards) != 3 {
		t.Errorf("chance was asked %+v", asked)
	}
	looks(t, loot, knows{0: "1", 1: "1", 2: "?"})
	looks(t, hand, knows{0: "3 2", 1: "? ?", 2: "? ?"})
}

func TestShufflingKeepsWhatIsKnownToBeIn(t *testing.T) {
	p := pile(1, 2, 3)
	p.Show(rigged(), 2, table.Set(0))
	p.Shuffle()
	looks(t, p, knows{0: "(3 ? ?)", 1: "(? ? ?)"})
}

// Seat 0 knows that the 3 is in the deck; seat 1 draws a card and looks at it: now the 3 may be gone.
func TestADrawFromABagTakesTheMarksOfAllWhoDoNotSeeIt(t *testing.T) {
	p, hand := pile(1, 2, 3), pile()
	p.Show(rigged(), 2, table.Set(0, 1))
	p.Shuffle()
	p.Draw(rigged(3), hand, table.Set(1))
	looks(t, p, knows{0: "(? ?)", 1: "(? ?)"})
	looks(t, hand, knows{0: "?", 1: "3"})

	p, hand = pile(1, 2, 3), pile()
	p.Show(rigged(), 2, table.Set(0, 1))
	p.Shuffle()
	p.Draw(rigged(1), hand, table.Set(1))
	looks(t, p, knows{0: "(? ?)", 1: "(3 ?)"})
	looks(t, hand, knows{0: "?", 1: "1"})
}

func TestACardKnownOnTopIsKnownInTheHandThatDrawsIt(t *testing.T) {
	p, hand := pile(1, 2), pile()
	p.Peek(rigged(), 0, table.Set(0))
	p.Draw(rigged(), hand, table.Set(1))
	looks(t, hand, knows{0: "2", 1: "2", 2: "?"})
}

func TestPeekingFixesTheTopAndShowsItToWhoPeeks(t *testing.T) {
	p := pile(1, 2, 3)
	p.Shuffle()
	if c := p.Peek(rigged(2), 0, table.Set(1)); c != 2 {
		t.Errorf("seen is %d, want 2", c)
	}
	looks(t, p, knows{0: "(? ?) ?", 1: "(? ?) 2"})
	if c := p.Peek(rigged(), 0, table.Set(0)); c != 2 {
		t.Errorf("who looks again sees %d, want 2", c)
	}
	hand := pile()
	if c := p.Draw(rigged(), hand, 0); c != 2 {
		t.Errorf("drawn is %d, want 2, which was seen on top", c)
	}
}

// Who looks at the third card does not see the two above it, nor does the record say that they do.
func TestPeekingDeepShowsOnlyThatCard(t *testing.T) {
	p := pile(1, 2, 3, 4)
	p.Shuffle()
	var who []table.Seats
	values := []int{4, 2, 3}
	tab := table.InPlace(1, 2, table.Config{Marks: true, Rig: func(c table.Chance) int {
		who = append(who, c.Who)
		v := values[0]
		values = values[1:]
		return v
	}})
	if c := p.Peek(tab, 2, table.Set(0)); c != 3 {
		t.Errorf("seen is %d, want 3", c)
	}
	looks(t, p, knows{0: "(?) 3 ? ?", 1: "(?) ? ? ?"})
	if len(who) != 3 || who[0] != 0 || who[1] != 0 || who[2] != table.Set(0) {
		t.Errorf("chance was shown to %v, want nobody, nobody, seat 0", who)
	}
}

func TestABackCanBeShownWithoutItsFace(t *testing.T) {
	p := pile(1, 2, 3)
	p.Shuffle()
	var asked table.Chance
	tab := table.InPlace(1, 2, table.Config{Marks: true, Rig: func(c table.Chance) int { asked = c; return 2 }})
	p.ShowBack(tab)
	if !asked.Back || asked.Who != 0 {
		t.Errorf("chance decided for %v, back %v; want nobody, and the back", asked.Who, asked.Back)
	}
	looks(t, p, knows{0: "(? ?) ?"})
	if p.At(2) != 2 {
		t.Errorf("on top lies %d, want 2", p.At(2))
	}
	p.ShowBack(rigged()) // asks chance for nothing more
}

func TestChanceSettlesOneCardAtATimeBelowThoseThatLieInOrder(t *testing.T) {
	p := pile(1, 2, 3, 4)
	p.Shuffle()
	p.Peek(rigged(2), 0, table.Everyone)
	p.Peek(rigged(4), 1, table.Everyone)
	p.Peek(rigged(1), 2, table.Everyone)
	looks(t, p, knows{0: "(?) 1 4 2"})
	p.Peek(rigged(3), 3, table.Everyone)
	looks(t, p, knows{0: "3 1 4 2"})
}

// A card is chosen secretly from a hand that seat 1 has seen: it no longer knows what is left, nor what has gone.
func TestWhoCannotFollowAMoveForgetsThePile(t *testing.T) {
	hand, row := pile(1, 2, 3), pile()
	for i := range 3 {
		hand.Show(rigged(), i, table.Set(0, 1))
	}
	hand.Move(rigged(), 1, row, table.Set(0), 0)
	looks(t, hand, knows{0: "1 3", 1: "? ?"})
	looks(t, row, knows{0: "2", 1: "?"})
}

func TestWhoCanFollowAMoveKeepsWhatWasKnownAndLearnsNothing(t *testing.T) {
	hand, row := pile(1, 2, 3), pile()
	hand.Show(rigged(), 0, table.Set(1))
	if c := hand.Move(rigged(), 0, row, table.Everyone, table.Set(2)); c != 1 {
		t.Errorf("moved is %d, want 1", c)
	}
	looks(t, row, knows{0: "?", 1: "1", 2: "1"})
	looks(t, hand, knows{0: "? ?", 1: "? ?"})
}

// Who sees the card that is moved can follow it, named or not.
func TestWhoSeesWhatIsMovedForgetsNothing(t *testing.T) {
	hand, row := pile(1, 2), pile()
	hand.Show(rigged(), 0, table.Set(0, 1))
	hand.Move(rigged(), 1, row, 0, table.Set(1))
	looks(t, hand, knows{0: "?", 1: "1"})
	looks(t, row, knows{0: "?", 1: "2"})
}

func TestACardTakenFromABagLeavesOneCardLessInNoOrder(t *testing.T) {
	p, hand := pile(1, 2, 3), pile()
	p.Shuffle()
	p.Peek(rigged(3), 0, table.Set(0))
	p.Move(rigged(), p.Find(1), hand, table.Everyone, table.Everyone)
	looks(t, p, knows{0: "(?) 3"})
	p.Move(rigged(), p.Find(3), hand, table.Everyone, 0)
	looks(t, p, knows{0: "(?)"})
	looks(t, hand, knows{0: "1 3"})
}

func TestACardCanBePutOnTopOfItsOwnPile(t *testing.T) {
	p := pile(1, 2, 3)
	p.Move(rigged(), 0, p, table.Everyone, table.Everyone)
	looks(t, p, knows{0: "? ? 1"})
}

// Everybody can follow a card that is laid elsewhere, and sees no more of it and of the others than before.
func TestACardIsLaidElsewhereFaceAsItIs(t *testing.T) {
	p, row := pile(1, 2, 3), pile(9)
	for i := range 2 {
		p.Show(rigged(), i, table.Set(1))
	}
	if c := p.Lay(0, row); c != 1 {
		t.Errorf("laid is %d, want 1", c)
	}
	looks(t, row, knows{0: "? ?", 1: "? 1"})
	looks(t, p, knows{0: "? ?", 1: "2 ?"})
	p.Lay(0, p)
	looks(t, p, knows{0: "? ?", 1: "? 2"})
	p.Shuffle()
	p.Lay(1, row)
	looks(t, p, knows{0: "(?)", 1: "(?)"})
}

func TestAPileIsMovedWholeFaceAsItIs(t *testing.T) {
	p, row := pile(1, 2), pile(9)
	p.Show(rigged(), 0, table.Set(1))
	p.MoveAll(row)
	looks(t, row, knows{0: "? ? ?", 1: "? 1 ?"})
	if p.Len() != 0 {
		t.Errorf("%d cards are left", p.Len())
	}
	p = pile(1, 2)
	p.Shuffle()
	panics(t, `pile "pile" is moved whole while it lies in no order`, func() { p.MoveAll(row) })
}

func TestNothingComesFromWhereNothingIs(t *testing.T) {
	p := pile()
	panics(t, `pile "pile" is empty`, func() { p.Draw(rigged(), pile(), 0) })
	panics(t, `pile "pile" is empty`, func() { p.ShowBack(rigged()) })
	p.Put(1, 0)
	p.Shuffle()
	panics(t, `card 1 from the top of pile "pile", which has 1`, func() { p.Peek(rigged(1), 1, 0) })
	if p.Find(7) != -1 || p.Find(1) != 0 {
		t.Error("cards are not found where they lie")
	}
}

func TestAPileIsTheSameAfterJSON(t *testing.T) {
	for _, p := range []*table.Pile{pile(), pile(1, 2, 3)} {
		p.Shuffle()
		if p.Len() > 0 {
			p.Peek(rigged(2), 0, table.Set(0, 3))
		}
		b, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		var q table.Pile
		if err := json.Unmarshal(b, &q); err != nil {
			t.Fatalf("%s: %v", b, err)
		}
		again, err := json.Marshal(q)
		if err != nil || string(again) != string(b) {
			t.Errorf("%s becomes %s (%v)", b, again, err)
		}
	}
	for _, bad := range []string{`{"Cards":[[1]]}`, `{"Cards":[[1,2,3]]}`, `{"Cards":[[1,70000]]}`, `{"Cards":[3]}`} {
		var p table.Pile
		if err := json.Unmarshal([]byte(bad), &p); err == nil {
			t.Errorf("%s is read as a pile", bad)
		}
	}
}

func TestACopyOfAPileSharesNothing(t *testing.T) {
	p, q := pile(1, 2), pile(7, 8, 9)
	q.CopyFrom(p)
	q.Show(rigged(), 0, table.Set(0))
	looks(t, p, knows{0: "? ?"})
	looks(t, q, knows{0: "1 ?"})
}

// A pile is written as its fields are, with each card and its seats as a pair.
func TestAPileIsWrittenAsItIs(t *testing.T) {
	p := table.Pile{
		Name: `the "deck" <b>`, Cards: []table.Lying{{Card: 65535, Seen: table.Everyone}, {Card: 0, Seen: 2}}, Loose: 1,
	}
	type plain table.Pile
	want, err := json.Marshal(plain(p))
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(p)
	if err != nil || string(got) != string(want) {
		t.Errorf("%s, want %s (%v)", got, want, err)
	}
	var back table.Pile
	if err := json.Unmarshal(got, &back); err != nil || !reflect.DeepEqual(back, p) {
		t.Errorf("read back: %+v (%v)", back, err)
	}
}
