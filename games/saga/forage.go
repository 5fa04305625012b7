package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askForage = book.Question("forage", "PS-FORAGE-07", "Look for the {bonus a} too? Mind {b}.", words.Idly("no"))
)

// What is told.
var (
	taleForage = book.Tale("{who} forages on {terrain a}.")
)

// forage takes the standard loot of the terrain, and perhaps its bonus (PS-FORAGE-02 to PS-FORAGE-10). The starting
// zone has nothing (PS-RULING-016, PS-MAP-07, PS-MAP-08).
func (g *Game) forage(t *table.Table, s table.Seat) {
	x, ok := g.terrain(s)
	if !ok {
		return
	}
	as := x
	g.askUses(t, s, "PS-FORAGE-02", []Keyword{KeyForageAs}, func(a *Ability) bool { return Terrain(a.What) != x },
		func(a *Ability) { as = Terrain(a.What) }, int(x)+1)
	t.Tell(table.Event{Tale: taleForage, Seat: s, Rule: "PS-FORAGE-02", A: int16(as)})
	g.apply(t, s, standardLoot[as], by(lootRules[as]))
	g.occasion(t, s, OnForage, int8(x)+1)
	g.seekBonus(t, s)
}

// forageMind is the mind that finds the bonus loot (PS-FORAGE-07).
const forageMind = 4

// standardLoot is what each type of terrain gives (PS-FORAGE-03 to PS-FORAGE-06).
var standardLoot = [terrains]Effects{
	City:     {{Do: DoMelee, N: 1}},
	Forest:   {{Do: DoFood, N: 2}, {Do: DoRecovery, N: 1}},
	Rural:    {{Do: DoAmmo, N: 2}, {Do: DoFood, N: 1}},
	Mountain: {{Do: DoRanged, N: 1}},
}

var lootRules = [terrains]string{City: "PS-FORAGE-03", Forest: "PS-FORAGE-04", Rural: "PS-FORAGE-05",
	Mountain: "PS-FORAGE-06"}

// seekBonus is the mind challenge for the bonus loot of the tile (PS-FORAGE-07 to PS-FORAGE-09).
func (g *Game) seekBonus(t *table.Table, s table.Seat) {
	tile := &Of(table.Card(g.here(s).Tile - 1)).Tile
	q := t.Open(s, askForage, int(tile.Bonus), forageMind)
	q.Offer(VerbYes.Of(), "PS-FORAGE-07")
	q.Offer(VerbNo.Of(), "PS-FORAGE-07")
	if q.Ask() == VerbNo.Of() {
		return
	}
	m := g.mat(s)
	m.Busy = true // PS-RULING-076
	grade := g.statChallenge(t, s, true, forageMind, 0, true)
	m.Busy = false
	if grade == Failure {
		return
	}
	g.apply(t, s, bonuses[tile.Bonus], by("PS-FORAGE-08"))
	g.occasion(t, s, OnBonus, 0)
}
