package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// farthest is more connections than any convoy crosses in one movement.
const farthest = 16

// plan is where to drive.
type plan struct {
	worth int // beside staying where the convoy stands, with all it costs from here on
	steps int // connections to cross, 0 to stay
	path  [farthest]firelands.Space
	road  [farthest]bool // the connection to that space of the path is a road
}

// means are the prices of movement points beyond those there are: sum[k] is that of k points.
type means struct {
	sum [farthest]int
	n   int
}

// buy adds a source of one point more, the cheap ones first.
func (x *means) buy(price int) {
	if x.n >= farthest-1 {
		return
	}
	i := x.n
	for i > 0 && x.sum[i-1] > price {
		x.sum[i] = x.sum[i-1]
		i--
	}
	x.sum[i] = price
	x.n++
}

// total turns prices into sums.
func (x *means) total() {
	last := x.sum
	x.sum[0] = 0
	for k := 1; k <= x.n; k++ {
		x.sum[k] = x.sum[k-1] + last[k-1]
	}
}

// extras are all sources of points: Fuel, the Truck Driver, Nitrous Oxide, the Incursor. spent is Fuel that goes
// before.
func (m *mind) extras(spent int) means {
	var x means
	for n := m.carries(firelands.Fuel) - spent; n > 0; n-- {
		x.buy(m.fuelWorth(n, m.drives-1))
	}
	if m.ready(firelands.TruckDriver) {
		for n := 1; n <= min(2, m.me.Fury); n++ {
			x.buy(m.furyPrice(n) - m.furyPrice(n-1))
		}
	}
	for _, c := range m.me.Hand {
		f := c.Card.Face()
		if f == nil {
			continue
		}
		switch f.Item {
		case firelands.NitrousOxide:
			x.buy(m.keepWorth(table.Card(c.Card)))
		case firelands.DieselCan:
			x.buy((m.keepWorth(table.Card(c.Card)) + m.harm(1, firelands.AnyArea)) / 2)
			x.buy((m.keepWorth(table.Card(c.Card)) + m.harm(1, firelands.AnyArea)) / 2)
		}
	}
	if m.ready(firelands.Incursor) && m.objects() > 0 {
		x.buy(m.leastObject())
	}
	x.total()
	return x
}

// route finds the best way for a convoy with so many points, and others at a price.
func (m *mind) route(points int, more means) plan {
	a := m.atlas
	tracks, drill := m.gear()
	limit := min(points+more.n, farthest-1)
	var cost [spaces][farthest]int16
	var from [spaces][farthest]uint8 // how many spaces before
	first := at(m.me.Space)
	for i := first; i < spaces; i++ {
		for k := range limit + 1 {
			cost[i][k] = -1
		}
	}
	cost[first][0] = 0
	ill, dent := m.leastIll(false), m.harm(1, firelands.AnyArea)
	var worth ground
	m.survey(&worth)
	best := plan{}
	base := m.stand(&worth, first)
	if m.kind == firelands.AskDrive.Kind { // on the way; before it sets off, where it stands does nothing
		base += m.halt(first)
	}
	end, steps := first, 0
	for i := first; i < spaces; i++ {
		for k := 0; k <= limit; k++ {
			if cost[i][k] < 0 {
				continue
			}
			if k > 0 {
				x := m.stand(&worth, i) + m.halt(i) - base - int(cost[i][k]) - more.sum[max(0, k-points)]
				if x > best.worth {
					best.worth, end, steps = x, i, k
				}
			}
			if k == limit || m.gateAt(i) && k > 0 {
				continue
			}
			for j := range a.ways[i] {
				w := &a.ways[i][j]
				if !m.passable(w, tracks, drill) {
					continue
				}
				c := cost[i][k] + int16(min(m.toll(w, ill, dent), 8000))
				if to := at(w.to); cost[to][k+1] < 0 || c < cost[to][k+1] {
					cost[to][k+1], from[to][k+1] = c, uint8(to-i)
				}
			}
		}
	}
	best.steps = steps
	for k := steps; k > 0; k-- {
		before := end - int(from[end][k])
		best.path[k-1] = firelands.FirstSpace + firelands.Space(end)
		for _, w := range a.ways[before] {
			if at(w.to) == end && w.terrain == 0 {
				best.road[k-1] = true
			}
		}
		end = before
	}
	return best
}

// gear reports whether the convoy has Tracks and a Drill now.
func (m *mind) gear() (tracks, drill bool) {
	x := m.rig.parts()
	drill = x.drill
	for _, c := range m.me.Active {
		a := firelands.Of(c.Card).Ability
		drill = drill || !c.Used && a.Drill()
		x.tracks = x.tracks || !c.Used && a.Tracks()
	}
	return x.tracks || m.chained() || m.inHand(firelands.SnowChains), drill
}

// chained reports whether Snow Chains lie on the wheels: a Rough shortcut is on offer to a convoy without Tracks of its
// own (FL-FROST-12).
func (m *mind) chained() bool {
	a := m.atlas
	for i := range m.ask.Options {
		o := m.ask.Options[i].Option
		if o.Verb != firelands.VerbCross {
			continue
		}
		for j := range a.ways[at(m.me.Space)] {
			if w := &a.ways[at(m.me.Space)][j]; w.to == firelands.Space(o.A) && w.terrain.Has(firelands.Rough) {
				return true
			}
		}
	}
	return false
}

// roughAhead reports whether the plan goes on over a Rough shortcut that the convoy can't take as it is.
func (m *mind) roughAhead() bool {
	p, a := m.driving(), m.atlas
	if p.steps == 0 || p.road[0] || m.v.Points == 0 || m.chained() {
		return false
	}
	for j := range a.ways[at(m.me.Space)] {
		if w := &a.ways[at(m.me.Space)][j]; w.to == p.path[0] && w.terrain.Has(firelands.Rough) {
			return true
		}
	}
	return false
}

// gateAt reports whether a place is a gate still open, or the dock of the ship, where every convoy stops (FL-RULING-03,
// FL-FROST-03).
func (m *mind) gateAt(i int) bool {
	s := firelands.FirstSpace + firelands.Space(i)
	if m.v.Ship > 0 {
		return s == firelands.Gate(m.v.Ship)
	}
	return s >= firelands.FirstGate+firelands.Space(m.v.Gates) && s < firelands.FirstGate+firelands.Gates
}

// toll is what lies on a way: its counters, its Damage, its Rocks (FL-SHORT-03, FL-SHORT-04).
func (m *mind) toll(w *way, ill, dent int) int {
	x := w.counters*ill + w.damage*dent
	if w.counters > 1 {
		x += 30
	}
	for i := w.rock; i < w.rock+w.rocks; i++ {
		r := &m.v.Rocks[i]
		f := r.Card.Face()
		switch {
		case r.State == firelands.RockGone:
		case f == nil: // 3 of 8 make ill, 3 dent, 2 are Fame
			x += (3*ill + 3*dent - 2*fame) / 8
		case f.Hazard == firelands.HazardContamination:
			x += ill
		case f.Hazard == firelands.HazardDamage:
			x += dent
		}
	}
	return max(x, 0)
}

// ground is what the bot knows of the map for the time of a plan.
type ground struct {
	togo  [spaces]int16 // steps to the last gate
	last  bool          // nothing counts after this movement but where one stands
	foes  [4]int        // what there is to gain from the Enemies of a region
	enter int           // what it brings to be on the Citadel
	danger
}

func (m *mind) survey(g *ground) {
	g.last = m.after == 0
	if !g.last {
		tracks, drill := m.gear()
		m.toGo(firelands.Gate(firelands.Gates), tracks, drill, &g.togo)
	}
	best, count := m.rig.guns()
	shots := min(m.carries(firelands.Ammo), count)
	for i := range m.v.Foes {
		foe := &m.v.Foes[i]
		g.foes[foe.Region] += 45 * best * shots
		if foe.Targets[m.me.Seat] > 0 {
			g.foes[foe.Region] += 20
		}
	}
	g.enter = m.entering()
	g.danger = m.danger()
}

// stand is what it is worth to stand on a space, by place: a Fame for every step ahead (FL-END-02).
func (m *mind) stand(g *ground, i int) int {
	s := firelands.FirstSpace + firelands.Space(i)
	x := g.foes[s.Region()] - g.danger.at(s)/4
	switch {
	case g.last:
		x += step * int(m.atlas.depth[i])
	case g.togo[i] == farther: // beyond the last gate
		x += step * (i - at(firelands.Gate(firelands.Gates)))
	default:
		x -= step * int(g.togo[i])
	}
	if m.gateAt(i) {
		x += g.enter
	}
	return x
}

// halt is what the waypoint on a space does to a convoy that stops there (FL-WAY-01).
func (m *mind) halt(i int) int {
	p := m.atlas.waypoint[i]
	if p < 0 {
		return 0
	}
	f := m.v.Waypoints[p].Card.Face()
	switch {
	case f == nil:
		return 0
	case f.Hazard == firelands.HazardContamination:
		return -m.leastIll(false)
	}
	h := m.hold
	if h.Tokens[firelands.Fuel] > 0 { // at least one is burnt by then
		h.Tokens[firelands.Fuel]--
	}
	return max(0, m.gain(&h, f.Token, m.drives-1))
}

// entering is what it brings to stand on the Citadel: the game ends with this round, and healthy Survivors count
// instead of whole cards (FL-END-08, FL-END-09). Ending it is good for whoever leads.
func (m *mind) entering() int {
	if m.me.Reached {
		return 0
	}
	mine, best := fame*switched(m.me), -1<<20
	for i := range m.rivals {
		r := &m.rivals[i]
		if r.reached {
			return 0
		}
		best = max(best, r.soon()+fame*r.change)
	}
	lead := m.me.Tally.Total*fame + mine - best
	if m.after == 0 {
		others := best - m.bestTotal()
		return min(max(mine-others, -3*fame), 3*fame)
	}
	// The way to the gate is not in the tally yet.
	gate := m.atlas.depth[at(firelands.FirstGate+firelands.Space(m.shut()))]
	lead += fame * int(gate-m.atlas.depth[at(m.me.Space)])
	return min(max(lead, -6*fame), 6*fame)
}

// bestTotal is the tally of the best opponent, movements to come included.
func (m *mind) bestTotal() int {
	best := -1 << 20
	for i := range m.rivals {
		best = max(best, m.rivals[i].soon())
	}
	return best
}

// driving is the plan of a convoy in motion.
func (m *mind) driving() *plan {
	if !m.planned {
		m.planned = true
		m.plan = m.route(m.v.Points, m.extras(0))
	}
	return &m.plan
}

// setOff weighs moving at all: what the best way brings, less the first Fuel (FL-MOVE-03).
func (m *mind) setOff(table.Option) int {
	p := m.route(m.me.Speed, m.extras(1))
	return p.worth - m.fuelWorth(m.carries(firelands.Fuel), m.drives-1)
}

// cross weighs the next connection.
func (m *mind) cross(o table.Option) int {
	if p := m.driving(); p.steps > 0 && p.path[0] == firelands.Space(o.A) {
		return acting + 1
	}
	return -1
}

// driveOn weighs a longer drive by road: as far as the plan goes by road.
func (m *mind) driveOn(o table.Option) int {
	p := m.driving()
	for k := range p.steps {
		if !p.road[k] {
			break
		}
		if p.path[k] == firelands.Space(o.A) {
			return acting + 1 + k
		}
	}
	return -1
}

// claim weighs stopping for a waypoint.
func (m *mind) claim(o table.Option) int {
	h := m.hold
	return m.gain(&h, firelands.Of(table.Card(o.A)).Token, m.drives-1) + 1
}

// addPoint weighs a way to buy a point: when the plan goes on and none is left, the cheapest.
func (m *mind) addPoint(o table.Option) int {
	p := m.driving()
	if m.v.Points > 0 || p.steps == 0 {
		return -1
	}
	price := 0
	switch o.Verb {
	case firelands.VerbAddFuel:
		price = m.fuelWorth(m.carries(firelands.Fuel), m.drives-1)
	case firelands.VerbFloor:
		if int(o.B) > p.steps {
			return -1
		}
		price = m.furyPrice(int(o.B)) / int(o.B)
	case firelands.VerbBarter:
		price = m.leastObject()
	}
	return acting - price
}

// roadItem is what a card of the Movement Phase does now.
func (m *mind) roadItem(i firelands.Item) int {
	switch i {
	case firelands.SnowChains:
		if m.roughAhead() {
			return acting
		}
	case firelands.DieselCan:
		if p := m.driving(); m.v.Points == 0 && p.steps > 1 {
			return acting
		}
	case firelands.DieselDrum: // 3 points
		if m.v.Points > 0 {
			return 0
		}
		with, more := m.route(3, m.extras(0)), m.driving()
		return with.worth - more.worth + 100
	case firelands.NitrousOxide:
		if p := m.driving(); m.v.Points == 0 && p.steps > 0 {
			return acting // against other sources of a point, by what it is worth kept
		}
	case firelands.AtomicFuel: // 4 points, and a counter on somebody
		if m.v.Points > 0 {
			return 0
		}
		with, more := m.route(4, m.extras(0)), m.driving()
		return with.worth - more.worth - m.leastIll(false) + 100
	case firelands.Nitromethane: // instead of the first Fuel, for Damage on the Truck
		p := m.route(m.me.Speed, m.extras(0))
		if m.carries(firelands.Fuel) == 0 {
			return p.worth - m.harm(1, firelands.AreaTruck)
		}
		return m.fuelWorth(m.carries(firelands.Fuel), m.drives-1) - m.harm(1, firelands.AreaTruck) + min(0, p.worth) +
			acting/100
	case firelands.Harpoon, firelands.IceHarpoon:
		line := 0
		for i := range m.rivals {
			line = max(line, m.rivals[i].moved)
		}
		with, own := m.route(line, means{}).worth, 0
		if m.carries(firelands.Fuel) > 0 {
			own = max(0, m.setOff(table.Option{}))
		}
		return with - own
	}
	return 0
}

// hook weighs which convoy the Harpoon holds: the fastest.
func (m *mind) hook(o table.Option) int {
	if table.Seat(o.A) == firelands.Automa {
		return m.v.Automa.Moved
	}
	return m.v.Players[o.A].Moved
}

// call weighs the Paramedic's call: one or two awake for a Food (FL-RULING-56).
func (m *mind) call(table.Option) int { return m.recallWorth(2) - m.price(firelands.Food, 1) }
