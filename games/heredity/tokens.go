package heredity

import (
	"slices"

	"waystation/games/heredity/sheet"
)

// Away is an Action token that lies on no sheet: on a card of the story, or on a thing on the ground (HE-ACT-08,
// HE-RULING-50).
type Away struct {
	Card int16
	Slot int8 // the section of the card, or the slot of the thing; inTheMiddle: none
	Who  int8
}

// inTheMiddle is where a token lies on a card that was turned over (HE-ACT-13).
const inTheMiddle int8 = -1

// lend moves an available token of a member to a slot that is on no sheet.
func (g *Game) lend(m int8, number int16, slot int) {
	g.Team[m].Tokens--
	g.Away = append(g.Away, Away{number, int8(slot), m})
}

// lent says whether a token lies in a slot that is on no sheet (HE-ACT-03).
func (g *Game) lent(number int16, slot int) bool {
	return slices.ContainsFunc(g.Away, func(a Away) bool { return a.Card == number && int(a.Slot) == slot })
}

// centreLent moves the tokens on a card that is turned over to its middle, where they occupy no slot (HE-ACT-13,
// HE-ACT-16).
func (g *Game) centreLent(number int16) {
	for i := range g.Away {
		if g.Away[i].Card == number {
			g.Away[i].Slot = inTheMiddle
		}
	}
}

// returnLent moves the tokens on a card that goes away to the Body cards of their owners (HE-ACT-14, HE-ACT-15,
// HE-CARD-21).
func (g *Game) returnLent(number int16) {
	g.Away = slices.DeleteFunc(g.Away, func(a Away) bool {
		if a.Card == number {
			g.Team[a.Who].Cards[sheet.Body].Centre++
		}
		return a.Card == number
	})
}

// takeLent takes the tokens of a member with a thing that is picked up: they lie on it as before.
func (g *Game) takeLent(m int8, number int16) (on sheet.Card) {
	g.Away = slices.DeleteFunc(g.Away, func(a Away) bool {
		own := a.Card == number && a.Who == m
		switch {
		case own && a.Slot == inTheMiddle:
			on.Centre++
		case own:
			on.Used |= 1 << a.Slot
		}
		return own
	})
	return on
}

// regain gives a member one token back: from a centre first, then from a slot, then from wherever it lies. It is false
// if there is none (HE-RULING-38).
func (g *Game) regain(m int8) bool {
	if g.Team[m].Regain() {
		return true
	}
	i := slices.IndexFunc(g.Away, func(a Away) bool { return a.Who == m })
	if i < 0 {
		return false
	}
	g.Away = slices.Delete(g.Away, i, i+1)
	g.Team[m].Tokens++
	return true
}

// away is how many tokens of a member lie on no sheet.
func (g *Game) away(m int8) (n int) {
	for _, a := range g.Away {
		if a.Who == m {
			n++
		}
	}
	return n
}
