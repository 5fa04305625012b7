package posthuman

import (
	"slices"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleForage     = book.Tale("{who} forages the {tile a}.")
	taleSupply     = book.Tale("{who} finds supplies: {row a b}.")
	taleComplete   = book.Tale("{who} has completed the {tile a}.", words.Major)
	talePlaceGives = book.Tale("{tile a}: {gift a}.")
)

// forage is the Forage action (PH-FORAGE-01 to PH-FORAGE-06).
func (g *Game) forage(t *table.Table, s table.Seat) {
	g.own(t, s)
	if !g.legal(s, Forage) {
		return
	}
	g.gather(t, s)
}

// supplyWords are what so many supply cards bring on a terrain, on average of all that are printed.
func supplyWords(t Terrain, n int) string {
	deck := Cards(GroupSupply)
	per := func(kinds ...Do) string {
		x := odds{0, uint64(len(deck))}
		for _, c := range deck {
			for _, e := range Of(c).Rows[t] {
				if slices.Contains(kinds, e.Do) {
					x.ways += uint64(n) * uint64(e.N)
				}
			}
		}
		return mean(x)
	}
	return english.Count(n, "supply card", "supply cards") + " of the " + t.String() + " row, on average " +
		per(DoFood) + " food, " + per(DoAmmo) + " ammo and " + per(DoEquipment, DoWeapon) + " items"
}

var askForage = book.Question("forage", "PH-FORAGE-02", "You forage. Use something for it?")

// gather forages the current tile: the marker is flipped and 1 supply card drawn, however many icons there are
// (PH-FORAGE-02, PH-FORAGE-04).
func (g *Game) gather(t *table.Table, s table.Seat) {
	m := g.mat(s)
	g.Cards[m.Tile].Foraged = true
	t.Tell(table.Event{Tale: taleForage, Seat: s, Rule: "PH-FORAGE-04", A: int16(m.Tile)})
	for range 1 + int(m.Sum[KnobForage]) {
		g.supply(t, s, by("PH-FORAGE-02"))
	}
	g.useFree(t, s, WhenForage)
	for m.usable(WhenForage) {
		ask := t.Open(s, askForage)
		g.offerUses(&ask, s, WhenForage)
		ask.Offer(VerbDone.Of(), "PH-FORAGE-02")
		o := ask.Ask()
		if o.Verb == VerbDone {
			return
		}
		g.use(t, s, o)
	}
}

// supply draws a supply card and gives the row of the terrain one stands on (PH-MAP-15, PH-MAP-18, PH-MAP-19). An empty
// deck is made anew (PH-MAP-21).
func (g *Game) supply(t *table.Table, s table.Seat, why cause) {
	if !g.refill(Supplies) {
		return
	}
	c := g.pile(Supplies).Draw(t, g.pile(SuppliesGone), table.Everyone)
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleSupply, Seat: s, Rule: why.rule, A: int16(c), B: int16(g.terrain(s))})
	g.apply(t, s, Of(c).Rows[g.terrain(s)], byCard("PH-MAP-18", c))
}

// completeTile is what follows when the last zone of the current tile is completed (PH-MAP-17, PH-MAP-20, PH-MAP-22,
// PH-RULING-71, PH-RULING-74): supply cards, the marker, the special rule. The meeple goes to the marker, but stays in
// a safe house and at a named place (PH-MAP-13, PH-MAP-23, PH-MAP-24, PH-RULING-72).
func (g *Game) completeTile(t *table.Table, s table.Seat) {
	m := g.mat(s)
	f := Of(m.Tile)
	t.Tell(table.Event{Tale: taleComplete, Seat: s, Rule: "PH-MAP-17", A: int16(m.Tile)})
	if f.Supplies > 0 { // PH-MAP-16
		fewer, foraged := g.picked(t, s)
		for range max(int(f.Supplies)+int(m.Sum[KnobSupplies])-fewer, 0) {
			g.supply(t, s, by("PH-MAP-17"))
		}
		g.Cards[m.Tile].Foraged = foraged
	}
	g.Cards[m.Tile].Done = true
	if !f.Safe && f.Place == nil {
		m.Zone = 0
	}
	g.reckon(s)
	if f.Place != nil && len(f.Place.Gives) > 0 {
		t.Tell(table.Event{Tale: talePlaceGives, Seat: s, Rule: "PH-MAP-13", A: int16(m.Tile)})
		g.apply(t, s, f.Place.Gives, byCard("PH-MAP-13", m.Tile))
	}
}
