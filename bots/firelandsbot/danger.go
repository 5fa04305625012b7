package firelandsbot

import "waystation/games/firelands"

// danger is what Enemies will do in this round's Fire Weapons Phase to a convoy, by where it stands.
type danger struct {
	region [4]int // those on the map, by region
	ambush int    // those in the market, to whoever stands in the leader's region (FL-AMBUSH-05)
	leader firelands.Space
}

// danger looks at the Enemies.
func (m *mind) danger() danger {
	var d danger
	for i := range m.v.Foes {
		foe := &m.v.Foes[i]
		if left := len(foe.Track) - foe.Filled; left > 0 {
			d.region[foe.Region] += m.volley(foe.Number) * (100 - m.fallChance(left)/3) / 100
		}
	}
	for i := range m.v.Slots {
		f := m.v.Slots[i].Card.Face()
		if f == nil || f.Kind != firelands.KindEnemy {
			continue
		}
		d.ambush += m.volley(int(f.Number)) + m.struck(f)
	}
	for i := range m.rivals {
		r := &m.rivals[i]
		s := r.space
		if r.moves && r.drives {
			s = min(s+firelands.Space(r.speed), firelands.LastSpace)
		}
		d.leader = max(d.leader, s)
	}
	return d
}

// at is the danger of a space.
func (d *danger) at(s firelands.Space) int {
	x := d.region[s.Region()]
	if max(d.leader, s).Region() == s.Region() {
		x += d.ambush
	}
	return x
}

// volley is what one fire of an Enemy costs on average.
func (m *mind) volley(number int) int {
	sum, areas := 0, 0
	cards := firelands.Cards(m.v.Results, firelands.GroupOutcomes)
	for _, aim := range cards {
		for _, c := range cards {
			if n := int(firelands.Of(c).Foes[number-1].Damage); n > 0 {
				sum += m.harm(n, firelands.Of(aim).Back)
			}
			areas++
		}
	}
	return sum / areas
}

// struck is what an ambush costs, or what buys it off (FL-RULING-152, FL-RULING-154).
func (m *mind) struck(f *firelands.Face) int {
	sum := 0
	for _, s := range f.Ambush {
		sum += m.harm(int(s.N), s.Area)
	}
	switch f.Toll {
	case firelands.TollSurvivor:
		if len(m.crew) > 1 {
			sum = min(sum, m.loss())
		}
	case firelands.TollResource:
		for t := firelands.Food; t <= firelands.Ammo; t++ {
			if n := m.carries(t); n > 0 {
				sum = min(sum, m.tokenWorth(t, n, m.drives))
			}
		}
	}
	return sum
}
