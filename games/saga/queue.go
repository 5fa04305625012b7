package saga

import "waystation/table"

// What is told.
var (
	taleQueued  = book.Tale("{The a} comes into the queue.")
	taleRefresh = book.Tale("{who} clears the queue.")
)

// queueSpaces is how many pairs the queue has room for (PS-SETUP-14, PS-SOLO-06, PS-RULING-165).
func (g *Game) queueSpaces() int {
	switch {
	case g.Mode == Solo:
		return 2
	case g.Players == 4:
		return 4
	}
	return 3
}

// queued is the place in its pile of what lies on a space of the queue, or -1.
func (g *Game) queued(k Stack, space int) int {
	for i, l := range g.pile(k).Cards {
		if int(g.Cards[l.Card].At) == space {
			return i
		}
	}
	return -1
}

// refill fills the empty spaces of the queue; what lies there stays (PS-BCAST-10, PS-NIGHT-03, PS-TEAM-10,
// PS-RULING-090).
func (g *Game) refill(t *table.Table) {
	for space := range g.queueSpaces() {
		g.fillSpace(t, QueueTiles, space)
		g.fillSpace(t, QueueSites, space)
	}
	g.redrawAlike(t)
}

// fillSpace draws a piece for a space of the queue if it is empty (PS-RULING-027, PS-RULING-028).
func (g *Game) fillSpace(t *table.Table, k Stack, space int) {
	if g.queued(k, space) >= 0 {
		return
	}
	from := Tiles
	if k == QueueSites {
		from = SiteBag
	}
	c, ok := g.drawPiece(t, from, g.pile(k))
	if !ok {
		return
	}
	g.Cards[c].At = int8(space)
	t.Tell(table.Event{Tale: taleQueued, Seat: table.Nobody, Rule: "PS-BCAST-10", A: int16(c)})
}

// drawPiece draws terrain off the stack or a site out of the bag.
func (g *Game) drawPiece(t *table.Table, from Stack, to *table.Pile) (c table.Card, ok bool) {
	if from == Tiles {
		return g.drawTile(t, to)
	}
	bag := g.pile(SiteBag)
	if bag.Len() == 0 {
		return 0, false
	}
	return bag.Draw(t, to, table.Everyone), true
}

// redrawAlike sees to it that the sites of a solo queue are of two types: the one drawn later, or on the right, is
// drawn again (PS-SOLO-23, PS-RULING-193).
func (g *Game) redrawAlike(t *table.Table) {
	p := g.pile(QueueSites)
	for g.Mode == Solo && p.Len() == 2 && Of(p.At(0)).Site == Of(p.At(1)).Site && g.otherSites(Of(p.At(0)).Site) {
		later := 1
		space := g.Cards[p.At(later)].At
		g.bagSite(p, later)
		g.fillSpace(t, QueueSites, int(space))
	}
}

// otherSites reports whether the bag has a site of another type; without one the queue stays as it is.
func (g *Game) otherSites(x Site) bool {
	for _, l := range g.pile(SiteBag).Cards {
		if Of(l.Card).Site != x {
			return true
		}
	}
	return false
}

// bagSite puts a site back into the bag (PS-MAP-19, PS-RULING-107).
func (g *Game) bagSite(from *table.Pile, i int) {
	bag := g.pile(SiteBag)
	from.Lay(i, bag)
	bag.Shuffle()
}

// discardPiece puts terrain aside and a site into the bag (PS-MAP-18, PS-MAP-19).
func (g *Game) discardPiece(from *table.Pile, i int) {
	if Of(from.At(i)).Kind == KindSite {
		g.bagSite(from, i)
		return
	}
	from.Lay(i, g.pile(TilesGone))
}

// refresh discards all terrain of the queue and replaces as many, then all sites (PS-MAPACT-02, PS-RULING-101,
// PS-RULING-102).
func (g *Game) refresh(t *table.Table, s table.Seat) {
	t.Tell(table.Event{Tale: taleRefresh, Seat: s, Rule: "PS-MAPACT-02"})
	for _, k := range [2]Stack{QueueTiles, QueueSites} {
		var there [4]bool
		for p := g.pile(k); p.Len() > 0; {
			there[g.Cards[p.At(0)].At] = true
			g.discardPiece(p, 0)
		}
		for space, was := range there {
			if was {
				g.fillSpace(t, k, space)
			}
		}
	}
	g.redrawAlike(t)
}
