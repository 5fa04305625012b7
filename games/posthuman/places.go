package posthuman

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// placeWords are what the place on a tile will give, in brackets, and from when on: with the completion of the tile,
// and where it lasts, until whoever is there leaves; coming back brings none of it (PH-MAP-13, PH-MAP-14,
// PH-RULING-72).
func placeWords(tile table.Card) string {
	x := Of(tile).Place
	switch {
	case x == nil:
		return ""
	case len(x.Mods) == 0: // its own text says when
		return "; " + x.Name + " (" + x.rule() + ")"
	}
	return "; " + x.Name + " (once the tile is completed, until you leave it: " + x.rule() + ")"
}

// placeCamps says of a place whose rule is about camping whether the camp has it, and what is lacking where it has not
// (PH-MAP-13, PH-MAP-14); "" where there is no such place.
func (g *Game) placeCamps(s table.Seat) string {
	m := g.mat(s)
	x := Of(m.Tile).Place
	if x == nil || !x.camps() {
		return ""
	}
	switch {
	case g.lasting(s):
		return x.Name + " counted in (" + x.rule() + ")"
	case g.Cards[m.Tile].Done:
		return "no more from " + x.Name + ", which you have left once"
	}
	return "nothing yet from " + x.Name + ": the tile is not completed, " + strconv.Itoa(int(m.Zone)) + " of " +
		english.Count(len(Of(m.Tile).Zones), "zone", "zones") + " done"
}

// camps reports whether the rule of a place is about camping.
func (x *Place) camps() bool {
	return slices.ContainsFunc(x.Mods, func(y Mod) bool { return y.What == KnobCampHealth || y.What == KnobCampMorale })
}

// rule is what a place gives, for the middle of a sentence.
func (x *Place) rule() string {
	return strings.ToLower(x.Text[:1]) + strings.TrimSuffix(x.Text[1:], ".")
}
