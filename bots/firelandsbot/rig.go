package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// piece is a convoy card and its damaged boxes, a bit for each.
type piece struct {
	face *firelands.Face // nil: none
	hurt uint8
}

// rig are the cards of a convoy, as they are or as they might be: in each column the Truck or Trailer, and the Device
// on it.
type rig struct {
	cars, tops [4]piece
	n          int // columns
}

func rigOf(p *firelands.SeenPlayer) rig {
	r := rig{n: len(p.Columns)}
	for i := range p.Columns {
		r.cars[i], r.tops[i] = pieceOf(&p.Columns[i].Vehicle), pieceOf(&p.Columns[i].Device)
	}
	return r
}

func pieceOf(c *firelands.SeenVehicle) piece {
	p := piece{face: c.Card.Face()}
	for i := range c.Boxes {
		if c.Boxes[i].Damaged {
			p.hurt |= 1 << i
		}
	}
	return p
}

// piece is the place of a card in the rig, or nil.
func (r *rig) piece(f *firelands.Face) *piece {
	for i := range r.n {
		switch f {
		case r.cars[i].face:
			return &r.cars[i]
		case r.tops[i].face:
			return &r.tops[i]
		}
	}
	return nil
}

// guns are the rating of the best Weapon that shoots with Ammo, and how many of these there are.
func (r *rig) guns() (best, count int) {
	for i := range r.n {
		for _, p := range [2]*piece{&r.cars[i], &r.tops[i]} {
			if p.face == nil {
				continue
			}
			for k, b := range p.face.Boxes {
				if b.Kind == firelands.BoxWeapon && p.hurt>>k&1 == 0 {
					best, count = max(best, int(b.N)), count+1
				}
			}
		}
	}
	return best, count
}

// parts is a rig taken to pieces: what its working boxes are good for.
type parts struct {
	speed, towing          int
	wheel                  bool // the Truck has a box for a driver
	open, berths, larders  int
	armor, guns, whole     int
	sound                  int    // boxes without Damage
	shots                  [5]int // Weapons by rating
	flames, saws           int    // sums of ratings
	tracks, drill          bool
	limit, second, showers int
	fame, devices, cubes   int
	cranes                 int
}

func (r *rig) parts() parts {
	var x parts
	for i := range r.n {
		for row, p := range [2]*piece{&r.cars[i], &r.tops[i]} {
			if p.face == nil {
				continue
			}
			x.devices += row
			if p.hurt == 0 {
				x.whole++
			}
			for k, b := range p.face.Boxes {
				if p.hurt>>k&1 == 0 {
					x.sound++
					x.add(b, i == 0 && row == 0)
				}
			}
		}
	}
	if f := r.cars[0].face; f != nil {
		x.speed += int(f.Speed)
		x.towing = int(f.Towing)
	}
	return x
}

func (x *parts) add(b firelands.Box, truck bool) {
	n := int(b.N)
	switch b.Kind {
	case firelands.BoxAny:
		x.open++
		x.wheel = x.wheel || truck
	case firelands.BoxSurvivor:
		x.berths++
		x.wheel = x.wheel || truck
	case firelands.BoxFoodOrFuel:
		x.larders++
	case firelands.BoxArmor:
		x.armor++
	case firelands.BoxWeapon:
		x.shots[n]++
		x.guns++
	case firelands.BoxFlamethrower:
		x.flames += n
		x.guns++
	case firelands.BoxSaw:
		x.saws += n
		x.guns++
	case firelands.BoxTracks:
		x.tracks = true
	case firelands.BoxDrill:
		x.drill = true
	case firelands.BoxMaxPlus:
		x.limit++
	case firelands.BoxSpeed:
		x.speed++
	case firelands.BoxExtraOutcome:
		x.second++
	case firelands.BoxAntiRad:
		x.showers++
	case firelands.BoxFame:
		x.fame += n
	case firelands.BoxFamePerDevice:
		x.cubes++
	case firelands.BoxRecycleTruck, firelands.BoxRecycleTrailer, firelands.BoxRecycleDevice:
		x.cranes++
	}
}

// roomWorth is what boxes for Resources are worth, by their number: the first carry what a round needs.
var roomWorth = [...]int{0, 120, 220, 310, 385, 440, 480, 510, 530, 540, 550}

// rigWorth is what the cards of a convoy are worth until the end of the game, cargo left out.
func (m *mind) rigWorth(r *rig) int {
	x := r.parts()
	sum := m.speedWorth(&x)
	// A Survivor without a berth is lost; berths to spare are for recruits.
	people := m.carries(firelands.SurvivorToken)
	if short := people - x.berths - x.open; short > 0 {
		sum -= 250 * short
	}
	spare := x.open - max(0, people-x.berths)
	room := max(0, spare) + x.larders
	scale := 15
	switch {
	case m.explore > 0:
		scale = 100
	case m.v.Phase <= firelands.PhaseMovement:
		scale = 50
	}
	sum += roomWorth[min(room, len(roomWorth)-1)] * scale / 100
	if m.explore > 0 {
		sum += 12 * min(x.berths, 6)
	}
	sum += 6 * min(x.armor, 4) * min(m.fires, 3)
	// Where there are few whole boxes left beside those with Survivors in them, the next hits will find Survivors.
	sum -= 30 * max(0, 4-(x.sound-people)) * min(m.fires, 3)
	if m.alone { // every whole box is one more between the crew and the end
		sum += 60 * x.sound
	}
	sum += m.gunsWorth(&x)
	sum += m.shortcutsWorth(&x)
	sum += 25 * x.limit
	sum += min(x.showers, 1) * 30 * min(m.after+1, 3)
	sum += min(x.cranes, 1) * 20 * m.explore
	sum += 15 * min(1, max(0, x.towing-(r.n-1))) * m.explore
	sum += x.fame*fame + min(x.cubes, 1)*x.devices*fame
	sum += x.whole * m.outside() * 3 / 4
	return sum
}

// speedWorth is what the Truck's speed brings: spaces, one Fame each, as long as there is Fuel and road. A Truck
// without a box for a driver stands still (FL-MOVE-02).
func (m *mind) speedWorth(x *parts) int {
	if !x.wheel {
		return 0
	}
	road := int(m.atlas.depth[at(firelands.Gate(firelands.Gates))] - m.atlas.depth[at(m.me.Space)])
	return step * min(x.speed*m.drives, road) * 90 / 100
}

// gunsWorth is what Weapons bring in the fights to come.
func (m *mind) gunsWorth(x *parts) int {
	fights := min(m.fires, 4)
	sum, share := 0, 10
	for rating := 4; rating >= 1; rating-- {
		for range x.shots[rating] {
			sum += share * rating * fights
			share /= 2
		}
	}
	return sum + 30*x.flames*min(fights, 2) + 25*x.saws*min(fights, 2) + 20*min(x.second, 1)*min(fights, 2)
}

// shortcutsWorth is how much road Tracks and a Drill save, as far as the convoy will still get.
func (m *mind) shortcutsWorth(x *parts) int {
	k := 0
	if x.tracks {
		k |= 1
	}
	if x.drill {
		k |= 2
	}
	if k == 0 || m.drives == 0 {
		return 0
	}
	if !m.saves[k].known {
		var plain, with [spaces]int16
		goal := firelands.Gate(firelands.Gates)
		m.toGo(goal, false, false, &plain)
		m.toGo(goal, x.tracks, x.drill, &with)
		m.saves[k].known, m.saves[k].steps = true, int(plain[at(m.me.Space)]-with[at(m.me.Space)])
	}
	return min(m.saves[k].steps, 2*m.drives) * 60
}

// now is what the convoy is worth as it is.
func (m *mind) now() int {
	if !m.whole {
		m.whole, m.worth = true, m.rigWorth(&m.rig)
	}
	return m.worth
}

// installed is what the convoy gains by a new card in its best place (FL-IMPROVE).
func (m *mind) installed(f *firelands.Face) int {
	best := never
	try := func(r *rig) { best = max(best, m.rigWorth(r)-m.now()) }
	switch f.Kind {
	case firelands.KindTruck:
		r := m.rig
		r.cars[0] = piece{face: f}
		for r.n-1 > int(f.Towing) {
			m.unhitch(&r)
		}
		try(&r)
	case firelands.KindTrailer:
		if r := m.rig; int(r.cars[0].face.Towing) > r.n-1 {
			r.cars[r.n] = piece{face: f}
			r.n++
			try(&r)
			break
		}
		for i := 1; i < m.rig.n; i++ {
			r := m.rig
			r.cars[i] = piece{face: f}
			try(&r)
		}
	case firelands.KindDevice:
		for i := range m.rig.n {
			r := m.rig
			r.tops[i] = piece{face: f}
			try(&r)
		}
	}
	return best
}

// unhitch takes the Trailer off a rig that is missed least.
func (m *mind) unhitch(r *rig) {
	best, worth := *r, never
	for i := 1; i < r.n; i++ {
		x := *r
		copy(x.cars[i:], x.cars[i+1:])
		copy(x.tops[i:], x.tops[i+1:])
		x.n--
		x.cars[x.n], x.tops[x.n] = piece{}, piece{}
		if w := m.rigWorth(&x); w > worth {
			best, worth = x, w
		}
	}
	*r = best
}

// scrap weighs which Trailer goes when the Truck tows less.
func (m *mind) scrap(o table.Option) int {
	r := m.rig
	for i := 1; i < r.n; i++ {
		if r.cars[i].face != firelands.Of(table.Card(o.A)) {
			continue
		}
		copy(r.cars[i:], r.cars[i+1:])
		copy(r.tops[i:], r.tops[i+1:])
		r.n--
		r.cars[r.n], r.tops[r.n] = piece{}, piece{}
		break
	}
	return m.rigWorth(&r) - m.now()
}

// replace weighs which Trailer gives way: the new one is the same whichever goes.
func (m *mind) replace(o table.Option) int {
	r := m.rig
	if p := r.piece(firelands.Of(table.Card(o.A))); p != nil {
		*p = piece{face: emptyTrailer}
	}
	return m.rigWorth(&r) - m.now()
}

// emptyTrailer stands for a card whose own worth does not matter.
var emptyTrailer = &firelands.Face{Kind: firelands.KindTrailer}

// mount weighs where a Device goes: where none is lost, and away from the columns that Enemies can aim at together.
func (m *mind) mount(o table.Option) int {
	r := m.rig
	for i := range r.n {
		if r.cars[i].face == firelands.Of(table.Card(o.A)) {
			had := r.tops[i].face != nil
			r.tops[i] = piece{face: emptyDevice}
			x := m.rigWorth(&r) - m.now() - i
			if had { // its place is counted twice
				x -= m.outside() / 2
			}
			return x
		}
	}
	return 0
}

var emptyDevice = &firelands.Face{Kind: firelands.KindDevice}
