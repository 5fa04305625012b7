package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// inHand reports whether the bot holds an item.
func (m *mind) inHand(i firelands.Item) bool {
	for _, c := range m.me.Hand {
		if f := c.Card.Face(); f != nil && f.Item == i {
			return true
		}
	}
	return false
}

// keepWorth is what a card of the hand is worth when it is kept: as Fame in the end, or used later.
func (m *mind) keepWorth(c table.Card) int {
	f := firelands.Of(c)
	later := m.laterWorth(f.Item)
	if f.Kind != firelands.KindObject {
		return later
	}
	if len(m.me.Hand) >= m.me.Limit && m.after > 0 { // the next one drawn takes a place
		return max(75, later)
	}
	return max(fame, later)
}

// leastObject is the worth of the Object that is missed least.
func (m *mind) leastObject() int {
	least := -1
	for _, c := range m.me.Hand {
		if f := c.Card.Face(); f != nil && f.Kind == firelands.KindObject {
			if x := m.keepWorth(table.Card(c.Card)); least < 0 || x < least {
				least = x
			}
		}
	}
	return max(least, 0)
}

// laterWorth is what an item will probably do when its time comes.
func (m *mind) laterWorth(i firelands.Item) int {
	again := func(x int, times int) int {
		if times <= 0 {
			return 0
		}
		return x
	}
	fights := m.fires
	if !m.foesNear() {
		fights--
	}
	switch i {
	case firelands.AntiTankMissile, firelands.SalvagedShells:
		return again(130, fights)
	case firelands.Mine:
		return again(180, fights)
	case firelands.Thermos, firelands.HullPlates, firelands.MedCrate, firelands.SnowGoggles:
		return again(110, m.explore)
	case firelands.HowlHorn, firelands.CacheMap:
		return again(200, m.explore)
	case firelands.DieselDrum:
		return again(260, m.drives)
	case firelands.DieselCan:
		return again(120, m.drives)
	case firelands.IceHarpoon:
		return again(200, m.drives)
	case firelands.IncendiaryAmmunition:
		return again(120, fights)
	case firelands.MRE:
		return again(120, m.explore)
	case firelands.DurableCannedGoods:
		return again(150, m.explore)
	case firelands.Nitromethane:
		return again(110, m.drives)
	case firelands.HazmatSuit:
		return again(115, m.after)
	case firelands.AtomicFuel:
		return again(300, m.drives)
	case firelands.Harpoon:
		return again(200, m.drives)
	case firelands.ScientistsHead:
		return 3 * fame // or as much at once
	case firelands.DroneRepairKit, firelands.SanitizerKit:
		return 2 * fame
	case firelands.IronstormGrenade:
		return again(220, fights)
	case firelands.ChromeSpray, firelands.MetalDetector:
		return again(220, m.explore)
	case firelands.SurvivalKit:
		return again(260, m.explore)
	}
	return m.endWorth(i)
}

// endWorth is the Fame an item will probably give in the end (FL-END-06).
func (m *mind) endWorth(i firelands.Item) int {
	switch i {
	case firelands.V8HolyBook:
		return fame * min(3, max(m.me.Fury, min(m.after, 3)))
	case firelands.WarBook, firelands.TrophyRack:
		x := m.rig.parts()
		return fame * min(x.guns, 3)
	case firelands.TeslaSpear:
		return fame + fame*min(len(m.v.Defeated)/2, 3)
	case firelands.HealthCertificates:
		ill := 0
		for i := range m.crew {
			if m.crew[i].Counters > 0 {
				ill++
			}
		}
		return fame + ill*m.citadel
	case firelands.LuxuryBriefcase, firelands.LootCrate:
		return m.lootFame()
	case firelands.WolfPelt, firelands.FrozenArchives:
		return 2 * fame
	case firelands.AlphaHead:
		return 3 * fame
	case firelands.SkullTrophies:
		return fame * min(len(m.v.Defeated)+1, 3)
	case firelands.IcebreakerPass:
		return m.citadel
	case firelands.RescueFlag:
		clean := 0
		for i := range m.crew {
			if m.crew[i].Counters == 0 {
				clean++
			}
		}
		return fame * min(clean, 3)
	}
	return 0
}

// lootFame is what the own Loot gives in the end, which the Luxury Briefcase doubles (FL-RULING-43).
func (m *mind) lootFame() int {
	sum := 0
	for _, c := range m.me.Hand {
		switch f := c.Card.Face(); {
		case f == nil || f.Kind != firelands.KindSpecialLoot || f.Item == firelands.LuxuryBriefcase ||
			f.Item == firelands.LootCrate:
		case f.Item == firelands.ScientistsHead:
			sum += 3 * fame
		case f.Item == firelands.DroneRepairKit || f.Item == firelands.SanitizerKit:
			sum += 2 * fame
		default:
			sum += m.endWorth(f.Item)
		}
	}
	for i := range m.rig.n {
		for _, p := range [2]*piece{&m.rig.cars[i], &m.rig.tops[i]} {
			if p.face == nil || !p.face.Loot {
				continue
			}
			for k, b := range p.face.Boxes {
				if b.Kind == firelands.BoxFame && p.hurt>>k&1 == 0 {
					sum += int(b.N) * fame
				}
			}
		}
	}
	return sum
}

// use weighs an item: what it does now against what it is worth kept.
func (m *mind) use(o table.Option) int {
	c := table.Card(o.A)
	x := m.useWorth(firelands.Of(c))
	if m.kind == firelands.AskOver.Kind { // one has to go: what it does is a gain beside what it is
		return x - m.keepWorth(c)
	}
	return x - m.keepWorth(c) - 5
}

// discard weighs which card goes: whatever is worth least.
func (m *mind) discard(o table.Option) int { return -m.keepWorth(table.Card(o.A)) }

// useWorth is what using an item now does.
func (m *mind) useWorth(f *firelands.Face) int {
	if f.Gain != nil {
		return m.dealWorth(&firelands.Deal{Gain: f.Gain}, firelands.NoToken, false)
	}
	switch i := f.Item; i {
	case firelands.AntiHeatCapsules:
		return m.capsulesWorth()
	case firelands.AntiRadKit:
		best := 0
		for zone := range 3 {
			best = max(best, m.zoneCures(zone))
		}
		return best
	case firelands.DurableCannedGoods:
		return m.gains(firelands.Food, firelands.Food)
	case firelands.DecontaminationIVBag:
		return m.cures(2, false)
	case firelands.MRE:
		return m.recallWorth(1)
	case firelands.ScientistsHead:
		if m.after > 1 {
			return m.furyWorth(4) + m.gains(firelands.Food, firelands.ObjectToken)
		}
		return 0
	case firelands.ChromeSpray:
		return m.furyWorth(4) + m.fameGain(2)
	case firelands.MetalDetector:
		return m.gains(firelands.ObjectToken) + 150
	case firelands.SurvivalKit:
		return m.gains(firelands.Fuel, firelands.Fuel, firelands.Food, firelands.Ammo) + m.cures(2, false)
	case firelands.DroneRepairKit:
		return m.dronesWorth()
	case firelands.SanitizerKit:
		sum := 0
		for i := range m.crew {
			sum += m.cured(&m.crew[i])
		}
		return sum
	case firelands.FlareGun:
		return m.bestStrike(1) + m.furyWorth(1)
	case firelands.Mine:
		return m.bestStrike(3)
	case firelands.IcePick:
		return m.pickWorth()
	case firelands.RadioBeacon:
		return m.beaconWorth()
	case firelands.AntiTankMissile, firelands.SalvagedShells:
		return m.bestStrike(2)
	case firelands.IronstormGrenade:
		sum := 0
		m.eachFoe(func(foe *firelands.SeenFoe) { sum += m.strike(foe, 3) })
		return sum
	case firelands.IncendiaryAmmunition:
		return m.loadedWorth()
	case firelands.SmokeGrenade:
		return m.smokeWorth()
	case firelands.NitrousOxide, firelands.AtomicFuel, firelands.Nitromethane, firelands.Harpoon,
		firelands.IceHarpoon, firelands.DieselCan, firelands.DieselDrum, firelands.SnowChains:
		return m.roadItem(i)
	}
	return 0
}

// recallWorth is what it brings to wake so many, those first who gain most by it.
func (m *mind) recallWorth(n int) int {
	var best [2]int
	for i := range m.crew {
		c := &m.crew[i]
		if c.zone == active {
			continue
		}
		x := skilled(c.Skill) * (m.halves(active) - m.halves(c.zone)) / 2
		for k := range best {
			if x > best[k] {
				x, best[k] = best[k], x
			}
		}
	}
	sum := 0
	for _, x := range best[:n] {
		sum += x
	}
	return sum
}

// zoneCures is what it brings to treat everybody in a zone.
func (m *mind) zoneCures(zone int) int {
	sum := 0
	for i := range m.crew {
		if m.crew[i].zone == zone {
			sum += m.cured(&m.crew[i])
		}
	}
	return sum
}

// zone weighs which zone the Anti-Rad Kit is used in.
func (m *mind) zone(o table.Option) int { return m.zoneCures(int(o.A)-int(firelands.Active)) + 1 }

// dronesWorth is what 1 Repair on each convoy card brings.
func (m *mind) dronesWorth() int {
	r, sum := m.rig, 0
	for i := range r.n {
		for row, p := range [2]*piece{&r.cars[i], &r.tops[i]} {
			best, box := -1, 0
			for k := 0; p.hurt>>k > 0; k++ {
				if p.hurt>>k&1 != 0 {
					if x := m.mended(&r, i, row, k); x > best {
						best, box = x, k
					}
				}
			}
			if best >= 0 {
				sum += best
				p.hurt &^= 1 << box
			}
		}
	}
	return sum
}

// choose weighs a card chosen from several: to recycle, to keep by the Metal Detector, or to come up next.
func (m *mind) choose(o table.Option) int {
	f := firelands.Of(table.Card(o.A))
	switch m.kind {
	case firelands.AskRecycle.Kind:
		return m.installed(f) + 1000
	case firelands.AskDetect.Kind:
		return m.lootWorth(f)
	}
	return m.upNext(f)
}

// upNext is how welcome a card is at the top of the Exploration deck: it comes up at once, for everybody. Enemies and
// Events can wait.
func (m *mind) upNext(f *firelands.Face) int {
	switch f.Kind {
	case firelands.KindEvent:
		return -300
	case firelands.KindEnemy:
		return -100
	case firelands.KindSurvivor:
		return m.recruited(f)
	case firelands.KindLocation:
		return max(m.gains(f.Left...), m.gains(f.Right...))
	case firelands.KindTruck, firelands.KindTrailer, firelands.KindDevice:
		return m.installed(f)
	}
	return 50
}

// lootWorth is what a Loot card is worth to whoever keeps it. A Gambler would rather have none (FL-ABIL-02).
func (m *mind) lootWorth(f *firelands.Face) int {
	if !f.Convoy() {
		x := max(m.laterWorth(f.Item), m.endWorth(f.Item))
		if len(m.me.Hand) >= m.me.Limit {
			x -= m.leastCard()
		}
		return x
	}
	x := m.installed(f)
	if m.has(firelands.Gambler) && !m.hasLoot() {
		x -= 2 * fame
	}
	return x
}

func (m *mind) hasLoot() bool {
	for i := range m.rig.n {
		for _, p := range [2]*piece{&m.rig.cars[i], &m.rig.tops[i]} {
			if p.face != nil && p.face.Loot {
				return true
			}
		}
	}
	return false
}

// leastCard is the worth of the card in hand that is missed least.
func (m *mind) leastCard() int {
	least := -1
	for _, c := range m.me.Hand {
		if c.Card.Face() == nil {
			continue
		}
		if x := m.keepWorth(table.Card(c.Card)); least < 0 || x < least {
			least = x
		}
	}
	return max(least, 0)
}

// keep weighs a Loot card dealt.
func (m *mind) keep(o table.Option) int { return m.lootWorth(firelands.Of(table.Card(o.A))) }

// yes weighs what a plain yes brings.
func (m *mind) yes(table.Option) int {
	switch m.kind {
	case firelands.AskWitch.Kind: // one more turn right now, for the card
		return 10
	case firelands.AskFanatic.Kind: // 1 Damage instead of 1 Fame
		return m.fameLoss() - m.harm(1, firelands.AnyArea) - 10
	case firelands.AskAll.Kind: // hand over everybody
		return never
	case firelands.AskToll.Kind: // weighed when it was chosen
		return 1
	}
	return 0
}

// pickWorth is what 1 more skill this turn brings to the active Survivor who gains most by it: half of it, as not every
// slot is worth it.
func (m *mind) pickWorth() int {
	best := 0
	for i := range m.crew {
		if c := &m.crew[i]; c.zone == active {
			best = max(best, skilled(c.Skill+1)-skilled(c.Skill))
		}
	}
	return best / 2
}

// beaconWorth is what it brings that one of the exhausted rests already.
func (m *mind) beaconWorth() int {
	best := 0
	for i := range m.crew {
		if c := &m.crew[i]; c.zone == exhausted {
			best = max(best, skilled(c.Skill)*(m.halves(resting)-m.halves(exhausted))/2)
		}
	}
	return best
}
