package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askTow = book.Question("tow", "FL-IMPROVE-08",
		"{because c}{The b} tows less. Choose a Trailer to scrap.{more a}")
	askReplace = book.Question("replace", "FL-IMPROVE-03", "{led b a}Which Trailer gives way to {the a}?")
	askMount   = book.Question("mount", "FL-IMPROVE-04", "{led b a}Where do you install {the a}?")
)

// What is offered.
var (
	VerbTow     = book.Verb("scrap", "Scrap {the a}", "card:{a}")
	VerbReplace = book.Verb("replace", "Replace {the a}", "card:{a}")
	VerbMount   = book.Verb("mount", "Mount it on {the a}", "card:{a}")
)

// What is told.
var (
	taleInstall = book.Tale("{who} installs {the a}.", words.Major, words.At("{lies who a}"))
	taleScrap   = book.Tale("{who} scraps {the a}.", words.Major, words.At("{convoyof who}"))
)

// install puts the i-th card of a pile, a Truck, Trailer or Device, into a player's convoy (FL-IMPROVE). It stays where
// it is until the player has chosen its place.
func (g *Game) install(t *table.Table, s table.Seat, from *table.Pile, c table.Card, why cause) {
	switch Of(c).Kind {
	case KindTruck:
		g.installTruck(t, s, from, c, why)
	case KindTrailer:
		g.installTrailer(t, s, from, c, why)
	case KindDevice:
		g.installDevice(t, s, from, c, why)
	}
	g.stow(t, s, noCard, by("FL-IMPROVE-10"))
	g.keepLimit(t, s, by("FL-RULING-145"))
}

// hitch moves a card from a pile into the convoy, undamaged. Who hitches or scraps has the convoy reckoned before
// anything is asked.
func (g *Game) hitch(t *table.Table, s table.Seat, from *table.Pile, c table.Card, to Stack, why cause) {
	from.Move(t, from.Find(c), g.of(s, to), table.Everyone, table.Everyone)
	g.clear(c)
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleInstall, Seat: s, Rule: why.rule, A: int16(c)})
}

// scrap takes a card out of the convoy: its Damage goes, its tokens are set aside (FL-IMPROVE-09, FL-RULING-51,
// FL-RULING-155).
func (g *Game) scrap(t *table.Table, s table.Seat, c table.Card, why cause) {
	for i := range Of(c).Boxes {
		if x := g.Stow[c][i].Token; x != NoToken {
			g.mat(s).Hold[x]++
		}
	}
	for _, k := range convoyPiles {
		if p := g.of(s, k); p.Find(c) >= 0 {
			p.Lay(p.Find(c), g.pile(Common))
		}
	}
	g.clear(c)
	t.Tell(table.Event{Tale: taleScrap, Seat: s, Rule: why.rule, A: int16(c)})
}

// installTruck replaces the Truck; its Device passes to the new one. Trailers beyond the new towing capacity go
// (FL-IMPROVE-01, FL-IMPROVE-07, FL-IMPROVE-08, FL-RULING-49).
func (g *Game) installTruck(t *table.Table, s table.Seat, from *table.Pile, c table.Card, why cause) {
	old := g.truck(s)
	if d, ok := g.deviceOn(s, old); ok {
		g.Cards[d].On = c
	}
	g.scrap(t, s, old, by("FL-IMPROVE-01"))
	g.hitch(t, s, from, c, Truck, why)
	for {
		g.reckon(s)
		trailers := g.of(s, Trailers)
		many := trailers.Len() - int(Of(c).Towing)
		if many <= 0 {
			return
		}
		m := t.Open(s, askTow, many, int(c), int(why.card))
		for _, l := range trailers.Cards {
			m.Offer(VerbTow.Of(int(l.Card)), "FL-IMPROVE-08")
		}
		gone := table.Card(m.Ask().A)
		if d, ok := g.deviceOn(s, gone); ok {
			g.scrap(t, s, d, by("FL-IMPROVE-08"))
		}
		g.scrap(t, s, gone, by("FL-IMPROVE-08"))
	}
}

// installTrailer attaches a Trailer at the tail, or puts it in the place of another when the Truck tows no more
// (FL-IMPROVE-02, FL-IMPROVE-03, FL-RULING-36, FL-RULING-50).
func (g *Game) installTrailer(t *table.Table, s table.Seat, from *table.Pile, c table.Card, why cause) {
	trailers := g.of(s, Trailers)
	if int(Of(g.truck(s)).Towing) > trailers.Len() {
		g.hitch(t, s, from, c, Trailers, why)
		g.reckon(s)
		return
	}
	m := t.Open(s, askReplace, int(c), int(why.card))
	for _, l := range trailers.Cards {
		m.Offer(VerbReplace.Of(int(l.Card)), "FL-IMPROVE-03")
	}
	old := table.Card(m.Ask().A)
	place := trailers.Find(old)
	if d, ok := g.deviceOn(s, old); ok {
		g.Cards[d].On = c
	}
	g.scrap(t, s, old, by("FL-IMPROVE-03"))
	g.hitch(t, s, from, c, Trailers, why)
	for range trailers.Len() - 1 - place { // those behind go behind it again
		trailers.Lay(place, trailers)
	}
	g.reckon(s)
}

// installDevice mounts a Device on the Truck or a Trailer; the one that is there gives way (FL-IMPROVE-04).
func (g *Game) installDevice(t *table.Table, s table.Seat, from *table.Pile, c table.Card, why cause) {
	m := t.Open(s, askMount, int(c), int(why.card))
	for _, k := range [2]Stack{Truck, Trailers} {
		for _, l := range g.of(s, k).Cards {
			m.Offer(VerbMount.Of(int(l.Card)), "FL-IMPROVE-04")
		}
	}
	host := table.Card(m.Ask().A)
	if d, ok := g.deviceOn(s, host); ok {
		g.scrap(t, s, d, by("FL-IMPROVE-04"))
	}
	g.hitch(t, s, from, c, Devices, why)
	g.Cards[c].On = host
	g.reckon(s)
}
