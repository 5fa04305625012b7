package posthumanbot

import (
	"slices"

	"waystation/games/posthuman"
	"waystation/table"
)

// declare weighs an action of the turn.
func (m *mind) declare(o table.Option) int {
	switch posthuman.Action(o.A) {
	case posthuman.Camp:
		return m.campWorth()
	case posthuman.Forage:
		return m.forageWorth()
	case posthuman.Scout:
		return m.scoutWorth()
	case posthuman.Move:
		if m.rested() {
			return max(m.moveWorth(), goOn)
		}
		return m.moveWorth()
	}
	return 0
}

// campWorth is what lying down for a turn brings (PH-CAMP-01, PH-CAMP-02).
func (m *mind) campWorth() int {
	p := m.me
	health, morale := 2+int(p.Sum[posthuman.KnobCampHealth]), int(p.Sum[posthuman.KnobCampMorale])
	if p.Safe {
		if p.Health+health < p.HealthLimit {
			health++
		} else {
			morale++
		}
	}
	x := m.gain(posthuman.DoHealth, health) + m.gain(posthuman.DoMorale, morale)
	for _, list := range [3][]posthuman.SeenItem{p.Skills, p.Gear, p.Company} {
		for i := range list {
			c := &list[i]
			face := c.Card.Face()
			if face == nil || c.Spent || face.Kind == posthuman.KindFollower && !c.Active {
				continue
			}
			for k := range face.Uses {
				if u := &face.Uses[k]; u.When == posthuman.WhenCamp && u.At != posthuman.AtOther && m.affords(u.Cost) {
					x += max(0, m.useWorth(u)) * 2 / 3
				}
			}
		}
	}
	if m.alarmed() {
		x -= 15
	}
	return x
}

// alarmed reports whether mutants may rob or hunt whoever stays where they are.
func (m *mind) alarmed() bool {
	return m.humans < len(m.v.Players) && !m.me.Safe && !posthuman.Of(m.me.Tile).Start
}

// rested reports whether waiting mends nothing more here, or no more than those who hunt undo: then going on is the
// only way to get anywhere, however bad it looks.
func (m *mind) rested() bool {
	p := m.me
	health, morale := p.HealthLimit, p.MoraleLimit
	if m.alarmed() {
		health--
	}
	return p.Health >= health && (p.Morale >= morale || !p.Safe && p.Sum[posthuman.KnobCampMorale] == 0)
}

// goOn is the least that going on is worth to whoever is rested: more than looking around, less than a meal.
const goOn = 60

// forageWorth is what a second look at the tile brings.
func (m *mind) forageWorth() int {
	p := m.me
	x := m.supplyWorth(p.Terrain) * (1 + int(p.Sum[posthuman.KnobForage]))
	for i := range p.Gear {
		if face := p.Gear[i].Card.Face(); face != nil && !p.Gear[i].Spent {
			for k := range face.Uses {
				if u := &face.Uses[k]; u.When == posthuman.WhenForage && m.affords(u.Cost) {
					x += max(0, m.gains(u.Gives)-m.price(u.Cost))
				}
			}
		}
	}
	if p.Food <= 1 {
		x += 35
	}
	return x
}

// scoutWorth is what seeing some tiles before choosing one brings: next to nothing where there is something to go to.
func (m *mind) scoutWorth() int {
	h := m.here()
	if h == nil || !h.Done {
		return 2
	}
	for side := range 4 {
		if i := m.linked(h, side); i >= 0 && !m.me.Map[i].Done {
			return 5
		}
	}
	return 8 + 4*m.vacant(h)
}

// moveWorth is what the best way to move brings.
func (m *mind) moveWorth() int {
	h := m.here()
	if h == nil {
		return 0
	}
	if !h.Done {
		return m.zone(posthuman.Of(h.Card), m.me.Zone+1)
	}
	best := -60
	if m.vacant(h) > 0 && m.v.Decks.Tiles > 0 {
		best = max(best, m.unknown())
	}
	for side := range 4 {
		if i := m.linked(h, side); i >= 0 {
			best = max(best, m.enterWorth(&m.me.Map[i]))
		}
	}
	return best
}

// zone is what going through a zone of a tile brings: its encounters, the journey point, and after the last zone what
// completion brings.
func (m *mind) zone(f *posthuman.Face, zone int) int {
	if zone < 1 || zone > len(f.Zones) {
		return 0
	}
	x := m.figures(int(f.Zones[zone-1]), f.Terrain == posthuman.Mountain)
	if zone == len(f.Zones) {
		x += m.completion(f)
	}
	return x
}

// figures is what so many encounters bring, of whatever level is better.
func (m *mind) figures(n int, dead bool) int {
	if dead {
		return m.several(n, m.now())
	}
	x := m.several(n, m.next()) + m.haste
	if m.now() != m.next() {
		x = max(x, m.several(n, m.now()))
	}
	return x
}

// several is what some encounters of a level bring, one after the other: the second finds one weaker.
func (m *mind) several(n, level int) int {
	x := m.meet(level)
	for range n - 1 {
		y := m.meet(level)
		if y < 0 {
			y = y * 3 / 2
		}
		x += y - 20
	}
	return x
}

// completion is what completing a tile brings.
func (m *mind) completion(f *posthuman.Face) int {
	x := int(f.Supplies) * m.supplyWorth(f.Terrain)
	if f.Safe {
		x += 20 + 8*max(0, m.me.HealthLimit-m.me.Health)
	}
	if f.Place != nil {
		x += m.gains(f.Place.Gives) + 10
	}
	return x
}

// enterWorth is what going to a tile brings, with something for what follows.
func (m *mind) enterWorth(t *posthuman.SeenTile) int {
	f := posthuman.Of(t.Card)
	if !t.Done {
		return m.newTile(f) + 3*m.vacant(t)
	}
	x := m.meet(m.now()) - 20
	for side := range 4 {
		if i := m.linked(t, side); i >= 0 && !m.me.Map[i].Done {
			x += 25
			break
		}
	}
	return x + 8*min(m.vacant(t), 2)
}

// newTile is what beginning a tile brings.
func (m *mind) newTile(f *posthuman.Face) int {
	x := m.zone(f, 1)
	for k := 2; k <= len(f.Zones); k++ {
		x += max(0, m.zone(f, k)) / 4
	}
	return x
}

// unknown is what drawing a tile and entering it, or not, brings on average: of those that may still come.
func (m *mind) unknown() int {
	sum, n := 0, 0
	for _, c := range posthuman.Cards(posthuman.GroupTiles) {
		f := posthuman.Of(c)
		if f.Start || slices.ContainsFunc(m.me.Map, func(t posthuman.SeenTile) bool { return t.Card == c }) {
			continue
		}
		sum += max(m.newTile(f), -30)
		n++
	}
	if n == 0 {
		return -60
	}
	return sum / n
}

// place weighs where and how a tile is laid: open exits keep the map open.
func (m *mind) place(o table.Option) int {
	h := m.here()
	f := posthuman.Of(table.Card(o.A))
	t := posthuman.SeenTile{Card: table.Card(o.A), X: h.X + steps[o.B][0], Y: h.Y + steps[o.B][1]}
	t.Exits = (f.Exits<<o.C | f.Exits>>(4-o.C)) & 15
	x := 0
	for side, d := range steps {
		i := m.tileAt(t.X+d[0], t.Y+d[1])
		switch {
		case i < 0 && has(t.Exits, side):
			x += 6
		case i >= 0 && has(t.Exits, side) && has(m.me.Map[i].Exits, (side+2)%4):
			x += 4
		case i < 0: // a corner left free
			x++
		}
	}
	return x
}

// step weighs entering a neighbouring tile.
func (m *mind) step(o table.Option) int {
	for i := range m.me.Map {
		if t := &m.me.Map[i]; t.Card == table.Card(o.A) {
			if m.kind == posthuman.AskEnter.Kind { // the choice is between it and nothing
				return m.newTile(posthuman.Of(t.Card))
			}
			return m.enterWorth(t)
		}
	}
	return 0
}

// explore weighs drawing a tile.
func (m *mind) explore(table.Option) int { return m.unknown() }

// stay is what it is worth to stay beside a tile that has been laid: whoever is rested could only try another one next
// turn.
func (m *mind) stay(table.Option) int {
	if m.rested() {
		return m.unknown() - 60
	}
	return -10
}

// onward weighs the only way on: there is no other choice but to do something else first.
func (m *mind) onward(table.Option) int { return 0 }

// level weighs the level of encounters.
func (m *mind) level(o table.Option) int {
	n := 1
	if f := posthuman.Of(m.me.Tile); m.me.Zone > 0 && m.me.Zone <= len(f.Zones) {
		n = int(f.Zones[m.me.Zone-1])
	}
	x := m.several(n, int(o.A))
	if int(o.A) == m.next() {
		x += m.haste
	}
	return x
}

// shelter weighs what camping in a safe house gives more.
func (m *mind) shelter(o table.Option) int {
	rest := 2 + int(m.me.Sum[posthuman.KnobCampHealth])
	if o.A == 0 {
		return m.late(healthPoints.Between(m.me.Health+rest, min(m.me.Health+rest+1, m.me.HealthLimit)))
	}
	return m.gain(posthuman.DoMorale, 1)
}

// eat weighs how much to eat (PH-EAT-04, PH-EAT-05).
func (m *mind) eat(o table.Option) int {
	p, n := m.me, int(o.A)
	slot := p.Hunger - n
	if n == 0 && !p.Safe {
		slot = p.Hunger + 1
	}
	if slot > 3 {
		return -m.knockOutCost() - 200
	}
	slot = max(slot, 0)
	x := m.foodChange(-n)
	lost := [4][2]int{{0, 0}, {0, 1}, {1, 1}, {1, 2}}[slot]
	if lost[0] >= p.Health || lost[1] >= p.Morale {
		return x - m.knockOutCost()
	}
	return x - m.healthLoss(p.Health, lost[0]) - m.moraleLoss(p.Morale, lost[1]) - [4]int{0, 45, 110, 260}[slot]
}

// swapLife weighs an exchange after a knock-out: health and morale evenly, health before morale (PH-RULING-139).
func (m *mind) swapLife(o table.Option) int {
	n := int(o.A)
	if o.B == 0 {
		return healthPoints.Between(m.me.Health, m.me.Health+n) - moralePoints.Between(m.me.Morale-n, m.me.Morale)
	}
	return moralePoints.Between(m.me.Morale, m.me.Morale+n) - healthPoints.Between(m.me.Health-n, m.me.Health)
}
