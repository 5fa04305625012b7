package sheet

// Character is one of the family.
type Character int8

// The family, in the order of their cards (21 to 43 of the Base deck).
const (
	Selena Character = iota
	Brick
	Djamal
	Maeve
	Swan
)

var names = [...]string{"Selena", "Brick", "Djamal", "Maeve", "Swan"}

// String is the character's name.
func (c Character) String() string { return names[c] }

// gift is the slot without HEART that a character has on one card, on both its sides (HE-RULING-27).
var gift = [...]struct {
	place Place
	icon  Icons
}{
	Selena: {Head, Look},
	Brick:  {Body, Punch},
	Djamal: {Body, Interact},
	Maeve:  {Head, Talk},
	Swan:   {Foot, Move},
}

// serves is what each slot of a character card serves (HE-CHAR-03, HE-RULING-27, HE-RULING-28).
var serves = [cards]Icons{Head: Look | Talk, Body: Interact | Punch, Foot: Move | Kick}

// printed is a side of a character card: two slots on the healthy one, one on the wounded one, and the gift
// (HE-RULING-27).
func printed(who Character, p Place, wounded bool) Card {
	c := Card{Count: 2}
	if wounded {
		c.Count = 1
	}
	for i := range c.Count {
		c.Slots[i] = Slot{Icons: serves[p], Heart: true}
	}
	if g := gift[who]; g.place == p {
		c.Slots[c.Count] = Slot{Icons: g.icon}
		c.Count++
	}
	return c
}
