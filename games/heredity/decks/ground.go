package decks

import (
	"maps"
	"slices"
)

// spot is where a field card lies, counted in cards: x to the east, y to the south (HE-RULING-02).
type spot struct{ x, y int }

var (
	step1    = map[string]spot{"north": {0, -1}, "east": {1, 0}, "south": {0, 1}, "west": {-1, 0}}
	opposite = map[string]string{"north": "south", "east": "west", "south": "north", "west": "east"}
)

// ground lays out the fields as far as exits lead, area by area, and fails where two would lie in one place, one
// in two, where an exit or a link has no way back, or where a side with an exit cannot be crossed (HE-RULING-03).
func (c *checker) ground() {
	laid := map[int]bool{}
	for i := range c.deck.Cards {
		if first := &c.deck.Cards[i]; first.Kind == Map && !laid[first.Number] && first.Replaces == 0 {
			c.area(first, laid)
		}
	}
	c.at = nil
}

func (c *checker) area(first *Card, laid map[int]bool) {
	at := map[int]spot{first.Number: {}}
	taken := map[spot]int{{}: first.Number}
	for todo := []*Card{first}; len(todo) > 0; todo = todo[1:] {
		card := todo[0]
		laid[card.Number] = true
		c.at = card
		for _, s := range card.sides() {
			if s.Map == nil {
				continue
			}
			c.links(card, s.Map)
			for _, side := range slices.Sorted(maps.Keys(s.Map.Exits)) {
				n := s.Map.Exits[side]
				next := c.cards[n]
				d, known := step1[side]
				if !known || next == nil || next.A == nil || next.A.Map == nil {
					c.fail("its exit %s leads to card %d, which is no field", side, n)
					continue
				}
				if next.A.Map.Exits[opposite[side]] != card.Number {
					c.fail("its exit %s leads to card %d, which has no exit %s back", side, n, opposite[side])
				}
				if !s.Map.open(side) {
					c.fail("its exit %s cannot be used: all that side is wall or window", side)
				}
				p := spot{at[card.Number].x + d.x, at[card.Number].y + d.y}
				if q, placed := at[n]; placed && q != p {
					c.fail("its exit %s puts card %d in a second place", side, n)
				}
				if other, full := taken[p]; full && other != n {
					c.fail("its exit %s puts card %d where card %d lies", side, n, other)
				}
				if _, placed := at[n]; !placed {
					at[n], taken[p] = p, n
					todo = append(todo, next)
				}
			}
		}
	}
}

// links fails for a passage whose other end does not come back.
func (c *checker) links(card *Card, f *Field) {
	for _, l := range f.Links {
		other := c.cards[l.To]
		if other == nil || other.A == nil || other.A.Map == nil {
			c.fail("its link %s leads to card %d, which is no field", l.Letter, l.To)
			continue
		}
		back := slices.Contains(other.A.Map.ways(), way{card.Number, l.Letter})
		if !back {
			c.fail("its link %s leads to card %d, which has no link %s back", l.Letter, l.To, l.Letter)
		}
	}
}

// way is where a passage leads, and its letter.
type way struct {
	to     int
	letter string
}

func (f *Field) ways() []way {
	var out []way
	for _, l := range f.Links {
		out = append(out, way{l.To, l.Letter})
	}
	return out
}

// open says whether any square of a side can be left across it.
func (f *Field) open(side string) bool {
	along := map[string][]string{
		"north": {"a1", "b1", "c1"}, "south": {"a3", "b3", "c3"},
		"west": {"a1", "a2", "a3"}, "east": {"c1", "c2", "c3"},
	}
	return slices.ContainsFunc(along[side], func(at string) bool {
		e := Edge{at, side}
		return !slices.Contains(f.Walls, e) && !slices.Contains(f.Windows, e) && !slices.Contains(f.Blocked, at)
	})
}
