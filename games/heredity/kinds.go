package heredity

import "waystation/table"

// Kind is what an event is about: the picture that is shown of it when all is over goes by it.
type Kind uint8

// The kinds. What is none of the others is about a place.
const (
	Placed Kind = iota
	Met
	Fought
	Found
	Wounded
	Camped
)

// KindOf is what an event is about.
func KindOf(e table.Event) Kind {
	switch e.Tale {
	case taleStrikes, taleAttacks, taleBrawls, taleBefalls, taleSum, taleBlast, taleStruck, taleFriendStruck, taleDies,
		taleFriendDies, taleAngry:
		return Fought
	case taleHurt, taleWound, taleSpent, taleHeal, taleCured, taleTends, taleHazard, taleScorch:
		return Wounded
	case taleHas, taleTakes, taleFalls, taleDrops, taleCubes, taleMade, taleGiven, taleCraft, taleUpgrade, taleMended,
		taleMends, taleUses, taleDents, taleFull, taleUsed, taleSeen, talePays, taleTaken, taleRobbed, talePacked,
		taleTrade, taleOffers, taleBids:
		return Found
	case taleHealed, taleRecycle, taleOffered, taleLeft, taleUnfound, talePot, talePacks, taleStays, taleBroken,
		taleRise, taleLoop, taleEnough, taleCloses, taleVictory, taleDefeat, taleChapter:
		return Camped
	case taleTalks, taleTells, taleHands, taleStand, taleCalm, talePaces, taleNobody, taleOption, taleProposes:
		return Met
	}
	return Placed
}

// Turns is how much an event turns a chapter: what somebody has done by a card does most, and what was decided; a blow
// or a thing that somebody gets is seldom what a chapter was about.
func (g *Game) Turns(e table.Event) int {
	switch e.Tale {
	case taleDoes:
		return 2
	case taleOption, taleDies, taleFriendDies:
		return 1
	}
	return 0
}

// Opens reports whether an event opens a side of a card, whose number it tells.
func Opens(e table.Event) bool { return e.Tale == taleTake || e.Tale == taleFlip || e.Tale == taleDraw }

// Closes reports whether an event tells why the chapter has ended.
func Closes(e table.Event) bool { return e.Tale == taleCloses }

// UsesUp reports whether an event tells what has become of a thing in camp.
func UsesUp(e table.Event) bool { return e.Tale == taleRecycle }

// Decides reports whether an event tells what was decided on a card, whose number it tells.
func Decides(e table.Event) bool { return e.Tale == taleOption }
