package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askMap      = book.Question("map", "PS-MAPACT-01", "Recover broadcast tokens, or refresh the queue?")
	askSurvey   = book.Question("survey", "PS-MAPACT-04", "Where do you lay terrain?", words.Idly("enough"))
	askSites    = book.Question("sites", "PS-MAPACT-05", "Where do you put your sites?", words.Idly("enough"))
	askExchange = book.Question("exchange", "PS-SOLO-27", "Exchange pieces of the queue, for a broadcast token each?")
)

// What is offered.
var (
	VerbTune     = book.Verb("tune", "Recover {n a token tokens}", "radio")
	VerbRefresh  = book.Verb("refresh", "Refresh the queue", "queue")
	VerbSurvey   = book.Verb("survey", "Lay {the a} in zone {zone b}", "zone:{b}")
	VerbSiteAt   = book.Verb("site-at", "Put the {siteof a} in zone {zone b}", "zone:{b}")
	VerbExchange = book.Verb("exchange", "Exchange {the a}", "card:{a}")
)

// tokensOfMap is how many broadcast tokens are recovered (PS-MAPACT-01).
const tokensOfMap = 2

// mapOut is the Map action (PS-MAPACT-01 to PS-MAPACT-09).
func (g *Game) mapOut(t *table.Table, s table.Seat) {
	q := t.Open(s, askMap)
	q.Offer(VerbTune.Of(min(tokensOfMap, int(broadcastTokens-g.mat(s).Radio))), "PS-RULING-105")
	q.Offer(VerbRefresh.Of(), "PS-MAPACT-02")
	if o := q.Ask(); o.Verb == VerbTune {
		g.recoverBroadcast(t, s, tokensOfMap, by("PS-MAPACT-01"))
	} else {
		g.refresh(t, s)
	}
	if g.Mode == Solo {
		g.exchange(t, s)
	}
	g.takePair(t, s, "PS-MAPACT-03")
	g.survey(t, s)
	g.putSites(t, s)
	g.occasion(t, s, OnMap, 0)
}

// exchange replaces pieces of the queue, a broadcast token each; which is said beforehand (PS-SOLO-27, PS-RULING-194).
func (g *Game) exchange(t *table.Table, s table.Seat) {
	m := g.mat(s)
	most := min(int(m.Radio), g.pile(QueueTiles).Len()+g.pile(QueueSites).Len())
	if most == 0 {
		return
	}
	q := t.Open(s, askExchange)
	for _, k := range [2]Stack{QueueTiles, QueueSites} {
		for _, l := range g.pile(k).Cards {
			q.Offer(VerbExchange.Of(int(l.Card)), "PS-SOLO-27")
		}
	}
	var gone [4]table.Card
	n := copyCards(gone[:], q.AskSome(0, most))
	g.exhaustBroadcast(t, s, n, by("PS-SOLO-27"))
	for _, c := range gone[:n] {
		k := QueueTiles
		if Of(c).Kind == KindSite {
			k = QueueSites
		}
		space := int(g.Cards[c].At)
		g.discardPiece(g.pile(k), g.pile(k).Find(c))
		g.fillSpace(t, k, space)
	}
	g.redrawAlike(t)
}

func copyCards(to []table.Card, from []table.Option) int {
	for i, o := range from {
		to[i] = table.Card(o.A)
	}
	return len(from)
}

// survey lays any number of terrain beside the player (PS-MAPACT-04), or with an ability beside any of theirs.
func (g *Game) survey(t *table.Table, s table.Seat) {
	far := false
	for {
		q := t.Open(s, askSurvey)
		for z := range int8(zones) {
			switch {
			case !g.empty(s, z):
			case g.reaches(s, z, far):
				g.offerLaying(&q, s, z, VerbSurvey, "PS-MAPACT-04")
			case q.Wordy() && g.reaches(s, z, true):
				g.denyLaying(&q, s, z)
			}
		}
		if !far && g.holdsPiece(s, KindTile) {
			g.offerUses(&q, s, "PS-MAPACT-04", []Keyword{KeyFarMap}, nil)
		}
		q.Offer(VerbEnough.Of(), "PS-MAPACT-04")
		o := q.Ask()
		switch o.Verb {
		case VerbEnough:
			return
		case VerbUse:
			g.use(t, s, o, "PS-MAPACT-04")
			far = true
		default:
			g.layTerrain(t, s, g.land(s, Hand), table.Card(o.A), int8(o.B), "PS-MAPACT-04")
		}
	}
}

// denyLaying says of a zone beside a player's land, but not beside themselves, why nothing can be laid there: of one
// piece, as it is the same for all.
func (g *Game) denyLaying(q *table.Menu, s table.Seat, z int8) {
	for _, l := range g.land(s, Hand).Cards {
		if Of(l.Card).Kind == KindTile {
			q.Deny(VerbSurvey.Of(int(l.Card), int(z)), "PS-MAPACT-04", "it is not beside where you stand")
			return
		}
	}
}

// reaches reports whether an empty zone is one where a player may lay terrain.
func (g *Game) reaches(s table.Seat, z int8, far bool) bool {
	at := g.mat(s).At
	for _, n := range neighbours[z] {
		if n == at || far && g.zone(s, n).Tile != 0 {
			return true
		}
	}
	return false
}

func (g *Game) holdsPiece(s table.Seat, k Kind) bool {
	for _, l := range g.land(s, Hand).Cards {
		if Of(l.Card).Kind == k {
			return true
		}
	}
	return false
}

// putSites puts any number of sites on the terrain occupied and beside it (PS-MAPACT-05, PS-RULING-106).
func (g *Game) putSites(t *table.Table, s table.Seat) {
	for {
		q := t.Open(s, askSites)
		hand := g.land(s, Hand)
		for i, l := range hand.Cards {
			if Of(l.Card).Kind != KindSite || g.alikeBefore(hand, i) {
				continue
			}
			at := g.mat(s).At
			g.offerSite(&q, s, l.Card, at)
			for _, z := range neighbours[at] {
				g.offerSite(&q, s, l.Card, z)
			}
		}
		q.Offer(VerbEnough.Of(), "PS-MAPACT-05")
		o := q.Ask()
		if o.Verb == VerbEnough {
			return
		}
		g.putSite(t, s, table.Card(o.A), int8(o.B), "PS-MAPACT-05")
	}
}

func (g *Game) offerSite(q *table.Menu, s table.Seat, c table.Card, z int8) {
	if k := g.zone(s, z); k.Tile != 0 && k.Site == 0 {
		q.Offer(VerbSiteAt.Of(int(c), int(z)), "PS-MAPACT-05")
	}
}
