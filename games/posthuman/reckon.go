package posthuman

import "waystation/table"

// reckon adds up what the cards of a player change, and in which moments some can be used. It follows whatever brings a card into
// play, takes one out, or makes a weapon, a follower or a place count or not.
func (g *Game) reckon(s table.Seat) {
	m := g.mat(s)
	m.Sum, m.Usage = [knobs]int8{}, 0
	if m.Mutant {
		return
	}
	for _, l := range g.of(s, Known).Cards {
		m.count(Of(l.Card))
	}
	for _, l := range g.of(s, Gear).Cards {
		if g.counts(l.Card) {
			m.count(Of(l.Card))
		}
	}
	for _, l := range g.of(s, Company).Cards {
		if g.Cards[l.Card].Active { // PH-FOLLOW-03
			m.count(Of(l.Card))
		}
	}
	for _, l := range g.of(s, Kept).Cards {
		m.count(Of(l.Card))
	}
	for _, k := range [2]Stack{EventNow, SeasonNow} {
		for _, l := range g.pile(k).Cards {
			if f := Of(l.Card); !f.Event.Keep {
				m.add(f.Mods)
			}
		}
	}
	if p := Of(m.Tile).Place; p != nil && g.lasting(s) {
		m.add(p.Mods)
	}
}

// reckonEvents follows whatever brings an event into play or takes one out: it notes the rules in force, and adds up anew for everybody what
// changes.
func (g *Game) reckonEvents() {
	g.Rules = g.rulesInPlay()
	for _, s := range g.Order {
		g.reckon(s)
	}
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

// counts reports whether an item in play has its effect: gear unless its weapon rests, weapons while active (PH-WPN-01).
func (g *Game) counts(c table.Card) bool {
	k := &g.Cards[c]
	switch {
	case Of(c).Kind != KindGear:
		return k.Active
	case k.Mounted:
		return g.Cards[k.On].Active
	}
	return Of(c).Mount == NoMount
}

func (m *Mat) count(f *Face) {
	m.add(f.Mods)
	for i := range f.Uses {
		m.Usage |= 1 << f.Uses[i].When
	}
}

func (m *Mat) add(mods []Mod) {
	for _, x := range mods {
		m.Sum[x.What] += x.N
	}
}

// usable reports whether some card could be used in a moment.
func (m *Mat) usable(w When) bool { return m.Usage>>w&1 == 1 }

// slots is how many backpack slots a player has (PH-RULING-10).
func (g *Game) slots(s table.Seat) int { return 6 + int(g.mat(s).Sum[KnobSlots]) }

// packed is how many of them are taken (PH-INV-06).
func (g *Game) packed(s table.Seat) int {
	n := 0
	for _, l := range g.of(s, Gear).Cards {
		n += int(Of(l.Card).Size)
	}
	return n
}

// handLimit is how many items a hand holds (PH-INV-02).
func (g *Game) handLimit(s table.Seat) int { return 3 + int(g.mat(s).Sum[KnobHand]) }

// healthLimit and moraleLimit are as far as these go (PH-STAT-02, PH-STAT-03).
func (m *Mat) healthLimit() int8 { return m.Stats[Strength] + 3 }
func (m *Mat) moraleLimit() int8 { return m.Stats[Mind] + 3 }

// lasting reports whether a player stands where the rule of a special tile is in force: on its last zone, from its completion until they leave
// it (PH-MAP-14, PH-RULING-72).
func (g *Game) lasting(s table.Seat) bool {
	m := g.mat(s)
	return g.Cards[m.Tile].Done && m.Zone > 0
}

// safe reports whether a player stands in a safe house: the last zone of its tile, before or after completion (PH-MAP-07, PH-MAP-24).
func (g *Game) safe(s table.Seat) bool {
	m := g.mat(s)
	f := Of(m.Tile)
	return f.Safe && int(m.Zone) == len(f.Zones)
}

// terrain is the terrain type of the tile that a human stands on.
func (g *Game) terrain(s table.Seat) Terrain { return Of(g.mat(s).Tile).Terrain }
