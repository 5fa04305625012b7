package firelands

import (
	"strconv"

	"waystation/table"
)

// Count names every card that can come into play, with 1 if it did in this match: taken, explored, used, fought or, for
// an Event, revealed. It is for the statistics of many matches.
func (g *Game) Count(f func(name string, n int)) {
	var unpacked [CardCount]bool
	for i := range stacks {
		for _, l := range g.stack(i).Cards {
			unpacked[l.Card] = true
		}
	}
	for land := range lands {
		for _, group := range [5]Group{GroupExploration, GroupObjects, GroupLoot, GroupStart, GroupTiles} {
			for _, c := range Cards(land, group) {
				n := 0
				if g.Cards[c].Came {
					n = 1
				}
				if unpacked[c] {
					f(Of(c).Handle, n)
				}
			}
		}
	}
}

// Kinds names what tells a seat from others for the statistics: its colour, and where it stood in the first turn order.
func (g *Game) Kinds(s table.Seat, f func(kind string)) {
	f(colourWords[g.mat(s).Colour])
	f("place " + strconv.Itoa(int(g.Began[s])) + " in the first round")
}

var _ interface {
	Arrange(path, value string) error
	Look(path string) (string, error)
	SeatName(table.Seat) string
	CardNamed(string) (table.Card, bool)
	CardName(table.Card) string
} = (*Game)(nil)
