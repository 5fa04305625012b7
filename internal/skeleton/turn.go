package skeleton

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked, offered and told, declared next to the rules that do so.
var (
	// Always: where only one answer is left, asking or not would tell the others about the hand.
	askDig = book.Question("dig", "SK-TURN-01", "You hold {n a part parts}. Dig on?", words.Always)

	VerbDig  = book.Verb("dig", "Dig", "heap")
	VerbHaul = book.Verb("haul", "Haul it home", "")

	taleDig   = book.SecretTale("{who} digs up something.", "{who} digs up {part secret}.")
	taleBreak = book.Tale("{who} digs up another {part a}, and both break.")
	taleHaul  = book.Tale("{who} hauls home {n a part parts}, worth {b}.")
)

const (
	fullHand = 4  // parts (SK-TURN-05)
	enough   = 12 // worth (SK-END-01)
)

// Step is the set-up or a turn.
func (g *Game) Step(t *table.Table) {
	if g.Round == 0 {
		g.Heap.Shuffle()
		g.Round = 1
		return
	}
	g.turn(t, g.Turn)
	if g.Turn++; int(g.Turn) == g.Seats() {
		g.Turn = 0
		g.Round++
	}
}

// turn lets a player dig until a part breaks, or until they haul (SK-TURN-01).
func (g *Game) turn(t *table.Table, me table.Seat) {
	hand := &g.Hands[me]
	for {
		m := t.Open(me, askDig, hand.Len())
		switch {
		case g.Heap.Len() == 0:
			m.Deny(VerbDig.Of(), "SK-END-01", "the heap has run out")
		case hand.Len() >= fullHand:
			m.Deny(VerbDig.Of(), "SK-TURN-05", "your hands are full")
		default:
			m.Offer(VerbDig.Of(), "SK-TURN-02")
		}
		if hand.Len() > 0 {
			m.Offer(VerbHaul.Of(), "SK-TURN-04")
		} else {
			m.Deny(VerbHaul.Of(), "SK-TURN-04", "you hold nothing")
		}
		if m.Ask() == VerbHaul.Of() {
			g.haul(t, me)
			return
		}
		if g.dig(t, me) {
			return
		}
	}
}

// dig takes a part unseen, and reports whether it broke. What broke is seen by all, since all see what follows from it.
func (g *Game) dig(t *table.Table, me table.Seat) bool {
	hand := &g.Hands[me]
	c := g.Heap.Draw(t, hand, table.Set(me))
	other := g.alike(me, c)
	if other < 0 {
		t.Tell(table.Event{Tale: taleDig, Seat: me, Rule: "SK-TURN-02", Secret: int16(c), Who: table.Set(me)})
		return false
	}
	hand.Move(t, other, &g.Scrap, table.Everyone, table.Everyone)
	hand.Move(t, hand.Find(c), &g.Scrap, table.Everyone, table.Everyone)
	t.Tell(table.Event{Tale: taleBreak, Seat: me, Rule: "SK-TURN-03", A: int16(c)})
	return true
}

// alike is the place in a hand of another part of a card's kind, or -1.
func (g *Game) alike(s table.Seat, c table.Card) int {
	hand := &g.Hands[s]
	for i := range hand.Len() {
		if other := hand.At(i); other != c && Of(other) == Of(c) {
			return i
		}
	}
	return -1
}

// haul lays down all that a player holds (SK-TURN-04).
func (g *Game) haul(t *table.Table, me table.Seat) {
	hand, before := &g.Hands[me], g.worth(me)
	n := hand.Len()
	for hand.Len() > 0 {
		hand.Move(t, 0, &g.Stores[me], table.Everyone, table.Everyone)
	}
	t.Tell(table.Event{Tale: taleHaul, Seat: me, Rule: "SK-TURN-04", A: int16(n), B: int16(g.worth(me) - before)})
}

// Over reports whether the last turn was played (SK-END-01).
func (g *Game) Over() bool {
	if g.Ready() && g.Heap.Len() == 0 {
		return true
	}
	for s := range table.Seat(g.Players) {
		if g.worth(s) >= enough {
			return true
		}
	}
	return false
}

// Result is the standing (SK-END-02).
func (g *Game) Result() table.Result {
	r := table.Result{Rounds: int(g.Round)}
	best := 0
	for s := range table.Seat(g.Players) {
		n := g.worth(s)
		r.Scores = append(r.Scores, n)
		switch {
		case n > best:
			best, r.Winners = n, table.Set(s)
		case n == best:
			r.Winners = r.Winners.With(s)
		}
	}
	return r
}

// Ending says how the match ended, for the lab.
func (g *Game) Ending() string {
	if g.Heap.Len() == 0 {
		return "the heap has run out"
	}
	return "a store is full"
}
