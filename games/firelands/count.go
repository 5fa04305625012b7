package firelands

import "waystation/table"

// Count names every card that can come into play, with 1 if it did in this match: taken, explored, used, fought or, for an Event,
// revealed. It is for the statistics of many matches.
func (g *Game) Count(f func(name string, n int)) {
	for _, group := range [5]Group{GroupExploration, GroupObjects, GroupLoot, GroupStart, GroupTiles} {
		for _, c := range Cards(group) {
			n := 0
			if g.Cards[c].Came {
				n = 1
			}
			f(Of(c).Handle, n)
		}
	}
}

var _ interface {
	Arrange(path, value string) error
	Look(path string) (string, error)
	SeatName(table.Seat) string
	CardNamed(string) (table.Card, bool)
	CardName(table.Card) string
} = (*Game)(nil)
