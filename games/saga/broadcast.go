package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askBid = book.Question("bid", "PS-BCAST-02",
		"How many broadcast tokens do you bid for first pick of the queue? {n a is are} ready.", words.Idly("bid"))
	askTake = book.Question("take", "PS-BCAST-08", "Which pair do you take?")
	askPick = book.Question("pick", "PS-TEAM-09", "Which {half a} do you take?")
)

// What is offered.
var (
	VerbBid  = book.Verb("bid", "Bid {a}", "radio")
	VerbTake = book.Verb("take", "{pair a}", "queue:{a}")
	VerbPick = book.Verb("pick", "{The a}", "queue:{b}")
)

// What is told.
var (
	taleBid   = book.Tale("{who} bids {n a token tokens}.")
	taleOrder = book.Tale("Player order: {order a}.", words.Major)
	taleBids  = book.Tale("By the bids the order is {bids a b}.", words.Major)
	taleTake  = book.Tale("{who} takes {the a}.")
	taleLast  = book.Tale("The last pair of the queue falls to {who}: {both a b}.", words.Conclusion)
)

// broadcast lets everybody bid, and orders the players by it (PS-BCAST-02 to PS-BCAST-06). In solo the threat comes
// nearer instead (PS-SOLO-17, PS-RULING-184).
func (g *Game) broadcast(t *table.Table) {
	g.begin(PhaseTaking)
	if g.Mode == Solo {
		g.moveThreat(t, 1, by("PS-SOLO-17"))
		return
	}
	g.Bids = [4]int8{}
	bids := g.askBids(t)
	for _, s := range g.Order[:g.Players] {
		t.Tell(table.Event{Tale: taleBid, Seat: s, Rule: "PS-BCAST-03", A: int16(bids[s])})
		g.mat(s).Radio -= bids[s]
	}
	g.reorder(&bids)
	t.Tell(table.Event{Tale: taleBids, Seat: table.Nobody, Rule: "PS-BCAST-04", A: g.orderCode(),
		B: g.bidCode(&bids)})
	g.inOrder(t, func(s table.Seat) { g.occasion(t, s, OnBid, 0) })
}

// askBids asks all at the same time; teammates see each other's (PS-RULING-182).
func (g *Game) askBids(t *table.Table) (bids [maxSeats]int8) {
	var asked table.Seats
	for s := range table.Seat(g.Players) {
		if g.mat(s).Radio > 0 {
			asked = asked.With(s)
		}
	}
	g.asTeams(t, asked, func(s table.Seat) {
		q := t.Open(s, askBid, int(g.mat(s).Radio))
		for n := range int(g.mat(s).Radio) + 1 {
			q.Offer(VerbBid.Of(n), "PS-RULING-087")
		}
		bids[s] = int8(q.Ask().A)
		g.Bids[s] = bids[s] + 1
	})
	return bids
}

// reorder sorts the player order from the highest bid to the lowest; equals keep their order (PS-BCAST-04, PS-BCAST-05,
// PS-RULING-088, PS-BCAST-07).
func (g *Game) reorder(bids *[maxSeats]int8) {
	order := g.Order[:g.Players]
	for i := range order {
		for k := i; k > 0 && g.bidOf(order[k], bids) > g.bidOf(order[k-1], bids); k-- {
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
}

// bidOf is what a bid counts as.
func (g *Game) bidOf(s table.Seat, bids *[maxSeats]int8) int {
	return int(bids[s]) + g.sum(s, KnobBid)
}

// bidCode packs the bids into a number for a tale, in the player order.
func (g *Game) bidCode(bids *[maxSeats]int8) int16 {
	n := int16(0)
	for i, s := range g.Order[:g.Players] {
		n |= int16(bids[s]) << (3 * i)
	}
	return n
}

// orderCode packs the player order into a number for a tale.
func (g *Game) orderCode() int16 {
	n := int16(0)
	for i, s := range g.Order[:g.Players] {
		n |= int16(s) << (2 * i)
	}
	return n | int16(g.Players)<<8
}

// takePairs gives everybody a pair in the new order, then refills the queue and trims the hands (PS-BCAST-08 to
// PS-BCAST-10).
func (g *Game) takePairs(t *table.Table) {
	s, more := g.turn()
	if more {
		g.Next++
		switch g.Mode {
		case Teams:
			g.takePiece(t, s)
		case Solo:
			g.takeAlone(t, s)
		default:
			g.takePair(t, s, "PS-BCAST-08")
		}
		return
	}
	g.Bids = [4]int8{}
	g.refill(t)
	g.trimAll(t)
	g.begin(PhaseDeclare)
	if g.Mode == Solo {
		g.inOrder(t, func(s table.Seat) { g.occasion(t, s, OnBid, 0) })
	}
}

// takePair takes a terrain and the site beside it into the hand (PS-BCAST-08, PS-MAPACT-03, PS-RULING-089,
// PS-RULING-104); with an ability a terrain and a site of different spaces. Where there is only half a pair, that is
// taken (PS-RULING-103).
func (g *Game) takePair(t *table.Table, s table.Seat, rule string) {
	if g.pile(QueueTiles).Len()+g.pile(QueueSites).Len() == 0 {
		return
	}
	outer := g.openWindow(s)
	q := t.Open(s, askTake)
	g.offerPairs(&q, rule)
	if g.pile(QueueTiles).Len() > 1 && g.pile(QueueSites).Len() > 1 {
		g.offerUses(&q, s, rule, []Keyword{KeyUnpair}, nil)
	}
	o := q.Ask()
	if o.Verb == VerbUse {
		g.use(t, s, o, rule)
		g.closeWindow(s, outer)
		g.unpair(t, s, rule)
		return
	}
	g.closeWindow(s, outer)
	g.tellLast(t, s, rule)
	for _, k := range [2]Stack{QueueTiles, QueueSites} {
		if i := g.queued(k, int(o.A)); i >= 0 {
			g.take(t, s, k, i, rule)
		}
	}
}

// tellLast tells that the last of the queue is taken, which nobody is asked about.
func (g *Game) tellLast(t *table.Table, s table.Seat, rule string) {
	e := table.Event{Tale: taleLast, Seat: s, Rule: rule, A: -1, B: -1}
	tiles, sites := g.pile(QueueTiles), g.pile(QueueSites)
	if tiles.Len() > 1 || sites.Len() > 1 {
		return
	}
	if tiles.Len() > 0 {
		e.A = int16(tiles.At(0))
	}
	if sites.Len() > 0 {
		e.B = int16(sites.At(0))
	}
	t.Tell(e)
}

// offerPairs offers the pairs of the queue, or its halves where there is no whole one (PS-RULING-103).
func (g *Game) offerPairs(q *table.Menu, rule string) {
	anyPair := false
	for space := range g.queueSpaces() {
		anyPair = anyPair || g.pairAt(space)
	}
	for space := range g.queueSpaces() {
		switch {
		case g.queued(QueueTiles, space) < 0 && g.queued(QueueSites, space) < 0:
		case anyPair && !g.pairAt(space):
			q.Deny(VerbTake.Of(space), "PS-RULING-103", "that is half a pair, and there is a whole one")
		case !anyPair:
			q.Offer(VerbTake.Of(space), "PS-RULING-103")
		default:
			q.Offer(VerbTake.Of(space), rule)
		}
	}
}

// pairAt reports whether a space holds a whole pair: with an empty bag terrain alone is one (PS-RULING-028).
func (g *Game) pairAt(space int) bool {
	return g.queued(QueueTiles, space) >= 0 && (g.queued(QueueSites, space) >= 0 || g.pile(SiteBag).Len() == 0)
}

// unpair takes a terrain and a site of two spaces; what is left of both becomes one pair, where the terrain lies.
func (g *Game) unpair(t *table.Table, s table.Seat, rule string) {
	tile := g.askPiece(t, s, QueueTiles, rule, -1)
	space := g.Cards[tile].At
	site := g.askPiece(t, s, QueueSites, rule, space)
	other := g.Cards[site].At
	g.take(t, s, QueueTiles, g.pile(QueueTiles).Find(tile), rule)
	g.take(t, s, QueueSites, g.pile(QueueSites).Find(site), rule)
	if i := g.queued(QueueSites, int(space)); i >= 0 {
		g.Cards[g.pile(QueueSites).At(i)].At = other
	}
}

// askPiece asks for a terrain or a site of the queue, but for that of one space.
func (g *Game) askPiece(t *table.Table, s table.Seat, k Stack, rule string, but int8) table.Card {
	q := t.Open(s, askPick, 1+int(k-QueueTiles))
	for _, l := range g.pile(k).Cards {
		at := g.Cards[l.Card].At
		if at == but {
			q.Deny(VerbPick.Of(int(l.Card), int(at)), rule, "it lies beside that terrain: take the two as a pair")
			continue
		}
		q.Offer(VerbPick.Of(int(l.Card), int(at)), rule)
	}
	return table.Card(q.Ask().A)
}

// takePiece takes one terrain or one site, and leaves its partner (PS-TEAM-09, PS-RULING-183).
func (g *Game) takePiece(t *table.Table, s table.Seat) {
	if g.pile(QueueTiles).Len()+g.pile(QueueSites).Len() == 0 {
		return
	}
	q := t.Open(s, askPick)
	for _, k := range [2]Stack{QueueTiles, QueueSites} {
		for _, l := range g.pile(k).Cards { // of two that are alike, too: each leaves another partner
			q.Offer(VerbPick.Of(int(l.Card), int(g.Cards[l.Card].At)), "PS-TEAM-09")
		}
	}
	c := table.Card(q.Ask().A)
	k := QueueTiles
	if Of(c).Kind == KindSite {
		k = QueueSites
	}
	g.take(t, s, k, g.pile(k).Find(c), "PS-TEAM-09")
}

// take takes a piece of the queue into the hand.
func (g *Game) take(t *table.Table, s table.Seat, k Stack, i int, rule string) {
	c := g.pile(k).Lay(i, g.land(s, Hand))
	t.Tell(table.Event{Tale: taleTake, Seat: s, Rule: rule, A: int16(c)})
}
