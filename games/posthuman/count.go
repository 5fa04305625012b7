package posthuman

import (
	"strconv"

	"waystation/table"
)

// Count names every card that can come into play, with 1 if it did in this match, and what befell players. It is for
// the statistics of many matches.
func (g *Game) Count(f func(name string, n int)) {
	for c := range table.Card(Count()) {
		if face := Of(c); !face.Start && face.Kind != KindScar || face.Kind == KindScar && !face.Blank {
			n := 0
			if g.Cards[c].Came {
				n = 1
			}
			f(face.Handle, n)
		}
	}
}

// Kinds names what tells a seat from others for the statistics: its character, and its place clockwise from the
// starting player.
func (g *Game) Kinds(s table.Seat, f func(kind string)) {
	if p := g.of(s, Sheet); p.Len() > 0 {
		f(Of(p.At(0)).Name)
	}
	place := (int(s)-int(g.Starter)+int(g.Players))%int(g.Players) + 1
	f("place " + strconv.Itoa(place) + " from the starting player")
}

// Ending says in a few words how the match ended.
func (g *Game) Ending() string {
	return [...]string{
		"not yet", "the Fortress was reached", "all turned", "the gates of the Fortress shut",
		"no tile was left to go to",
	}[g.Final]
}
