package firelands

import (
	"fmt"
	"slices"

	"waystation/table"
)

// mix reads whose content each period is made of, and whose Outcome deck is used (FL-MIX-01, FL-MIX-08).
func (g *Game) mix(options map[string]string) (err error) {
	for i := range g.Lands {
		if g.Lands[i], err = landOf(options, fmt.Sprint("period", i+1)); err != nil {
			return err
		}
	}
	g.Results, err = landOf(options, "outcomes")
	if g.Lands[2] == Frostlands { // FL-MIX-07
		g.Ship = 1
	}
	return err
}

// landOf is the game that an option names; without a word it is Firelands.
func landOf(options map[string]string, name string) (Land, error) {
	word := options[name]
	if word == "" {
		return Firelands, nil
	}
	i := slices.Index(landWords, word)
	if i < 0 {
		return 0, fmt.Errorf("option %s=%s: it must be firelands or frostlands", name, word)
	}
	return Land(i), nil
}

// plays reports whether a region is of that game.
func (g *Game) plays(l Land) bool { return slices.Contains(g.Lands[:], l) }

// board is the board of a region, counted from 0.
func (g *Game) board(region int) *Board { return &all.boards[g.Sides[region]] }

// waypointBoxes is where each game's Waypoint counters lie before the set-up.
var waypointBoxes = [lands]Stack{Firelands: Defences, Frostlands: FrostObjectDiscard}

// tilesOf are the tiles of a game that may come into play: that of cost 1 for Region 1, those of cost 2 for Regions 1
// and 2, that of cost 3 for Region 3 (FL-MIX-05).
func (g *Game) tilesOf(l Land) []table.Card {
	var out []table.Card
	for _, c := range Cards(l, GroupTiles) {
		cost := int(Of(c).Cost)
		if g.Lands[cost-1] == l || cost == 2 && g.Lands[0] == l {
			out = append(out, c)
		}
	}
	return out
}

// mixTiles takes the three tiles of cost 2 where Regions 1 and 2 are of different games: two of the second region's and
// one of the first's, at random (FL-MIX-05).
func (g *Game) mixTiles(t *table.Table, mixed *table.Pile) {
	box := g.pile(Slot4)
	for region, n := range [2]int{1, 2} {
		g.takeTiles(g.Lands[region], 2, box)
		for range n {
			box.Draw(t, mixed, table.Everyone)
		}
		g.putAside(t, Slot4)
	}
	mixed.Shuffle()
}

// objectDecks are each game's Object deck and its discard pile (FL-MIX-09, FL-MIX-14).
var objectDecks = [lands]struct{ deck, discard Stack }{
	Firelands:  {ObjectDeck, ObjectDiscard},
	Frostlands: {FrostObjectDeck, FrostObjectDiscard},
}

// objectLand is the game from whose deck a player draws Objects: that of the region where the convoy is (FL-MIX-09,
// FL-RULING-135).
func (g *Game) objectLand(s table.Seat) Land { return g.Lands[g.mat(s).Space.Region()-1] }
