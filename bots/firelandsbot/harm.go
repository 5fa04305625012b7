package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// column of a convoy card: 0 for the Truck's.
func inArea(i, row int, a firelands.Area) bool {
	switch a {
	case firelands.AreaTruck:
		return i == 0 && row == 0
	case firelands.AreaBottomRow:
		return row == 0
	case firelands.AreaTopRow:
		return row == 1
	case firelands.AreaColumn1:
		return i == 0
	case firelands.AreaColumn2:
		return i == 1
	case firelands.AreaColumns34:
		return i >= 2
	case firelands.AreaLastTrailers:
		return i >= 2 && row == 0
	}
	return true
}

// price is what something costs, once it has been asked for.
type price struct {
	known bool
	cost  int
}

// hurt is what Damage on a box of the convoy costs: what the box does, and what lies in it (FL-DMG-04, FL-DMG-05).
func (m *mind) hurt(i, row, box int) int {
	x := &m.hurts[i][row][box]
	if !x.known {
		x.known, x.cost = true, m.hurting(i, row, box)
	}
	return x.cost
}

func (m *mind) hurting(i, row, box int) int {
	r := m.rig
	p, seen := &r.cars[i], &m.me.Columns[i].Vehicle
	if row == 1 {
		p, seen = &r.tops[i], &m.me.Columns[i].Device
	}
	p.hurt |= 1 << box
	x := m.now() - m.rigWorth(&r)
	return x + m.cargoWorth(seen.Boxes[box].Token)
}

// cargoWorth is what is lost with what lies in a box.
func (m *mind) cargoWorth(t firelands.Token) int {
	switch t {
	case firelands.NoToken:
		return 0
	case firelands.SurvivorToken:
		return m.loss()
	}
	return m.tokenWorth(t, m.carries(t), m.drives) * 9 / 10
}

// most is more Damage than comes at once.
const most = 4

// harm is what n Damage in an area cost, on the boxes that are missed least. What finds no box costs nothing
// (FL-RULING-34).
func (m *mind) harm(n int, a firelands.Area) int {
	x := &m.harms[a][min(n, most)]
	if !x.known {
		x.known, x.cost = true, m.harming(n, a)
	}
	return x.cost
}

func (m *mind) harming(n int, a firelands.Area) int {
	type box struct {
		price  int
		manned bool
	}
	var least [most]box
	found := 0
	for i := range m.rig.n {
		for row, v := range [2]*firelands.SeenVehicle{&m.me.Columns[i].Vehicle, &m.me.Columns[i].Device} {
			if !inArea(i, row, a) {
				continue
			}
			for k := range v.Boxes {
				if v.Boxes[k].Damaged {
					continue
				}
				x := box{m.hurt(i, row, k), v.Boxes[k].Token == firelands.SurvivorToken}
				for j := range found {
					if x.price < least[j].price {
						x, least[j] = least[j], x
					}
				}
				if found < most {
					least[found] = x
					found++
				}
			}
		}
	}
	sum, lost := 0, 0
	for _, x := range least[:min(n, found)] {
		sum += x.price
		if x.manned { // each weighs more than the one before
			sum += m.thinAt(len(m.crew)-lost) - m.thin()
			lost++
		}
	}
	return sum
}

// damage weighs which box takes a Damage counter.
func (m *mind) damage(o table.Option) int {
	card, box := firelands.BoxAt(o.A)
	for i := range m.me.Columns {
		for row, v := range [2]*firelands.SeenVehicle{&m.me.Columns[i].Vehicle, &m.me.Columns[i].Device} {
			if v.Card != firelands.Shown(card) {
				continue
			}
			x := -m.hurt(i, row, box)
			if m.v.Phase == firelands.PhaseAmbush && len(m.crew) <= 3 && v.Boxes[box].Token == firelands.SurvivorToken {
				x -= 10 * fame // the next blow of the ambush may leave no choice
			}
			return x
		}
	}
	return never
}

// mended is what the repair of a box brings.
func (m *mind) mended(r *rig, i, row, box int) int {
	x := *r
	p := &x.cars[i]
	if row == 1 {
		p = &x.tops[i]
	}
	p.hurt &^= 1 << box
	return m.rigWorth(&x) - m.rigWorth(r)
}

// repairs is what n repairs bring, one after the other where they help most.
func (m *mind) repairs(n int) int {
	r, sum := m.rig, 0
	for ; n > 0; n-- {
		best, place := 0, [3]int{-1}
		for i := range r.n {
			for row, p := range [2]*piece{&r.cars[i], &r.tops[i]} {
				for k := 0; p.hurt>>k > 0; k++ {
					if p.hurt>>k&1 == 0 {
						continue
					}
					if x := m.mended(&r, i, row, k) + 2; x > best {
						best, place = x, [3]int{i, row, k}
					}
				}
			}
		}
		if place[0] < 0 {
			break
		}
		sum += best
		p := &r.cars[place[0]]
		if place[1] == 1 {
			p = &r.tops[place[0]]
		}
		p.hurt &^= 1 << place[2]
	}
	return sum
}

// repair weighs which box is repaired. Two more on a card that becomes whole with them are better than one here and one
// there.
func (m *mind) repair(o table.Option) int {
	card, box := firelands.BoxAt(o.A)
	for i := range m.rig.n {
		for row, p := range [2]*piece{&m.rig.cars[i], &m.rig.tops[i]} {
			if p.face == firelands.Of(card) {
				return m.mended(&m.rig, i, row, box) + 2
			}
		}
	}
	return 0
}

// rage is 1 Fury gained.
func (m *mind) rage(table.Option) int { return m.furyWorth(1) }

// giveBack weighs which token goes back to the Reserve when the convoy can't carry all.
func (m *mind) giveBack(o table.Option) int {
	t := firelands.Token(o.A)
	if t == firelands.SurvivorToken {
		return -m.loss()
	}
	return -m.tokenWorth(t, max(m.carries(t), 1), m.drives)
}

// spendFrom weighs the box from which a token is spent under fire: what it saves, in all areas that may be hit, that
// the next Damage there finds this box empty (FL-RULING-166).
func (m *mind) spendFrom(o table.Option) int {
	card, box := firelands.BoxAt(o.A)
	for i := range m.me.Columns {
		for row, v := range [2]*firelands.SeenVehicle{&m.me.Columns[i].Vehicle, &m.me.Columns[i].Device} {
			if v.Card != firelands.Shown(card) {
				continue
			}
			bare, saved := m.hurt(i, row, box)-m.cargoWorth(v.Boxes[box].Token), 0
			for a := firelands.AreaTruck; a <= firelands.AreaColumns34; a++ {
				if inArea(i, row, a) {
					saved += max(0, m.harm(1, a)-bare)
				}
			}
			return saved
		}
	}
	return 0
}

// stow weighs the box for a token that comes under fire: better in the place of nothing than of something, better in
// one that takes little else (FL-RULING-73).
func (m *mind) stow(o table.Option) int {
	card, i := firelands.BoxAt(o.A)
	for k := range m.me.Columns {
		for _, v := range [2]*firelands.SeenVehicle{&m.me.Columns[k].Vehicle, &m.me.Columns[k].Device} {
			if v.Card != firelands.Shown(card) {
				continue
			}
			b := &v.Boxes[i]
			x := 3
			if b.Kind != firelands.BoxAny {
				x += 5
			}
			switch {
			case b.Token == firelands.SurvivorToken:
				x -= m.loss()
			case b.Token != firelands.NoToken:
				x -= m.tokenWorth(b.Token, m.carries(b.Token), m.drives)
			}
			return x
		}
	}
	return 0
}

// give weighs what buys off an ambush, against what the ambush would do (FL-RULING-152, FL-RULING-154).
func (m *mind) give(o table.Option) int {
	t := firelands.Token(o.A)
	if t != firelands.SurvivorToken {
		return m.ambushHarm() - m.price(t, 1)
	}
	if len(m.crew) <= 1 {
		return never
	}
	return m.ambushHarm() - m.loss()
}

// hide weighs the Stealth Device against what hits now and what may hit later in the phase (FL-RULING-86).
func (m *mind) hide(o table.Option) int {
	x := 60 - m.keepWorth(table.Card(o.A))
	if m.kind == firelands.AskAmbush.Kind {
		return x + m.ambushHarm()
	}
	return x + m.harm(2, m.v.Aim) - 40
}

// ambushHarm is what the ambush going on will do: that of the Enemy on the map that came last. Its Hitpoints card is
// untouched.
func (m *mind) ambushHarm() int {
	worst := 0
	for i := range m.v.Foes {
		foe := &m.v.Foes[i]
		if foe.Filled > 0 || foe.Region != m.me.Space.Region() {
			continue
		}
		x := 0
		f := firelands.Of(foe.Card)
		for _, s := range f.Ambush {
			x += m.harm(int(s.N), s.Area)
		}
		worst = max(worst, x)
	}
	return worst
}
