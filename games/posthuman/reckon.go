package posthuman

import (
	"waystation/table"
)

// reckon adds up what the cards of a player change and the room they take, and in which moments some can be used. It
// follows whatever brings a card into play, takes one out, or makes a weapon, a follower or a place count or not.
func (g *Game) reckon(s table.Seat) {
	m := g.mat(s)
	m.Sum, m.Usage, m.Packed = [knobs]int8{}, 0, 0
	if !g.human(s) {
		return
	}
	m.Sum = g.weather
	for _, l := range g.of(s, Known).Cards {
		m.count(l.Card)
	}
	for _, l := range g.of(s, Gear).Cards {
		m.Packed += gists[l.Card].size
		if g.counts(l.Card) {
			m.count(l.Card)
		}
	}
	for _, l := range g.of(s, Company).Cards {
		if g.Cards[l.Card].Active { // PH-FOLLOW-03
			m.count(l.Card)
		}
	}
	for _, l := range g.of(s, Kept).Cards {
		m.count(l.Card)
	}
	if p := Of(m.Tile).Place; p != nil && g.lasting(s) {
		add(&m.Sum, p.Mods)
	}
}

// reckonEvents follows whatever brings an event into play or takes one out: it notes the rules in force, and if the
// events change other numbers than before, it adds up anew for everybody.
func (g *Game) reckonEvents() {
	g.Rules = g.rulesInPlay()
	if now := g.modsInPlay(); now != g.weather {
		g.weather = now
		for _, s := range g.Order {
			g.reckon(s)
		}
	}
}

// reckonAll finds all that follows from the state, after anything may have changed.
func (g *Game) reckonAll() {
	g.muster()
	g.reckonEvents()
	for s := range table.Seat(g.Players) {
		g.reckon(s)
		g.lookAround(s)
		g.mat(s).Tired = true
	}
}

// modsInPlay adds up what the events in play change for everybody.
func (g *Game) modsInPlay() [knobs]int8 {
	var sum [knobs]int8
	for _, k := range [2]Stack{EventNow, SeasonNow} {
		for _, l := range g.pile(k).Cards {
			if f := Of(l.Card); !f.Event.Keep {
				add(&sum, f.Mods)
			}
		}
	}
	return sum
}

// rulesInPlay are bits of the rules of the events in play.
func (g *Game) rulesInPlay() uint16 {
	rules := uint16(0)
	for _, k := range [2]Stack{EventNow, SeasonNow} {
		for _, l := range g.pile(k).Cards {
			if e := &Of(l.Card).Event; !g.solo() || e.Solo == "" {
				rules |= 1 << e.Rule
			}
		}
	}
	return rules
}

// counts reports whether an item in play has its effect: gear unless its weapon rests, weapons while active
// (PH-WPN-01).
func (g *Game) counts(c table.Card) bool {
	k := &g.Cards[c]
	switch {
	case gists[c].kind != KindGear:
		return k.Active
	case k.Mounted:
		return g.Cards[k.On].Active
	}
	return gists[c].mount == NoMount
}

func (m *Mat) count(c table.Card) {
	m.Usage |= gists[c].uses
	if gists[c].mods {
		add(&m.Sum, Of(c).Mods)
	}
}

func add(sum *[knobs]int8, mods []Mod) {
	for _, x := range mods {
		sum[x.What] += x.N
	}
}

// usable reports whether some card could be used in a moment.
func (m *Mat) usable(w When) bool { return m.Usage>>w&1 == 1 }

// slots is how many backpack slots a player has (PH-RULING-10).
func (g *Game) slots(s table.Seat) int { return 6 + int(g.mat(s).Sum[KnobSlots]) }

// packed is how many of them are taken (PH-INV-06).
func (g *Game) packed(s table.Seat) int { return int(g.mat(s).Packed) }

// handLimit is how many items a hand holds (PH-INV-02).
func (g *Game) handLimit(s table.Seat) int { return 3 + int(g.mat(s).Sum[KnobHand]) }

// healthLimit and moraleLimit are as far as these go (PH-STAT-02, PH-STAT-03).
func (m *Mat) healthLimit() int8 { return m.Stats[Strength] + 3 }
func (m *Mat) moraleLimit() int8 { return m.Stats[Mind] + 3 }

// lasting reports whether a player stands where the rule of a special tile is in force: on its last zone, from its
// completion until they leave it (PH-MAP-14, PH-RULING-72).
func (g *Game) lasting(s table.Seat) bool {
	m := g.mat(s)
	return g.Cards[m.Tile].Done && m.Zone > 0
}

// safe reports whether a player stands in a safe house: the last zone of its tile, before or after completion
// (PH-MAP-07, PH-MAP-24).
func (g *Game) safe(s table.Seat) bool {
	m := g.mat(s)
	f := Of(m.Tile)
	return f.Safe && int(m.Zone) == len(f.Zones)
}

// terrain is the terrain type of the tile that a human stands on.
func (g *Game) terrain(s table.Seat) Terrain { return gists[g.mat(s).Tile].terrain }
