package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// eachFoe calls f for every Enemy in the own region (FL-FIRE-02).
func (m *mind) eachFoe(f func(*firelands.SeenFoe)) {
	for i := range m.v.Foes {
		if foe := &m.v.Foes[i]; foe.Region == m.me.Space.Region() {
			f(foe)
		}
	}
}

// foe is the Enemy of a number.
func (m *mind) foe(n int16) *firelands.SeenFoe {
	for i := range m.v.Foes {
		if m.v.Foes[i].Number == int(n) {
			return &m.v.Foes[i]
		}
	}
	return nil
}

// foesNear reports whether there will be an Enemy to shoot at this round: one in the own region, or one in the market
// that will ambush the leader, who is not far.
func (m *mind) foesNear() bool {
	for i := range m.v.Foes {
		if m.v.Foes[i].Region == m.me.Space.Region() {
			return true
		}
	}
	if m.v.Phase > firelands.PhaseMovement {
		return false
	}
	leader := m.me.Space
	for i := range m.rivals {
		leader = max(leader, m.rivals[i].space)
	}
	for i := range m.v.Slots {
		if f := m.v.Slots[i].Card.Face(); f != nil && f.Kind == firelands.KindEnemy &&
			leader.Region() == m.me.Space.Region() {
			return true
		}
	}
	return false
}

// lootMean is what a Loot card of a deck is worth on average to the bot, and what the best of two or three is.
func (m *mind) lootMean(deck, cards int) int {
	if cards == 0 {
		return 0
	}
	if m.means[deck] == 0 {
		sum, cards := 1, firelands.LootDeck(m.v.Land(deck), deck) // FL-MIX-11
		for _, c := range cards {
			sum += max(0, m.lootWorth(firelands.Of(c)))
		}
		m.means[deck] = sum / len(cards)
	}
	return m.means[deck] * [...]int{0, 10, 13, 15}[min(cards, 3)] / 10
}

// fallChance is how probable it is, in percent, that an Enemy with so many boxes left falls before all have passed it.
func (m *mind) fallChance(left int) int {
	switch x := 90 - 8*left; {
	case left == 0:
		return 100
	case m.fires <= 1:
		return max(x-25, 5)
	default:
		return max(x, 10)
	}
}

// strike is what so much damage to an Enemy brings: the rewards of the boxes filled, and a larger or nearer share of
// the Loot (FL-FIRE-12, FL-LOOT-02).
func (m *mind) strike(foe *firelands.SeenFoe, damage int) int {
	deck := (foe.Number + 1) / 2
	left := len(foe.Track) - foe.Filled
	mine := foe.Targets[m.me.Seat]
	sum := -m.fallChance(left) * m.lootMean(deck, mine) / 100
	counters, cards := m.me.Targets, len(m.me.Hand)
	for i := foe.Filled; i < min(foe.Filled+damage, len(foe.Track)); i++ {
		left--
		switch foe.Track[i] {
		case firelands.RewardTarget:
			if counters > 0 {
				counters--
				mine++
			}
		case firelands.RewardFame:
			sum += m.fameGain(1)
		case firelands.RewardObject:
			cards++
			sum += m.objectWorth(cards)
		case firelands.RewardFood:
			sum += m.gains(firelands.Food)
		case firelands.RewardFuel:
			sum += m.gains(firelands.Fuel)
		case firelands.RewardAmmo:
			sum += m.gains(firelands.Ammo)
		}
		sum += 6 // the nearer its end, the less it shoots
	}
	return sum + m.fallChance(left)*m.lootMean(deck, mine)/100
}

// bestStrike is what so much damage brings on the best Enemy.
func (m *mind) bestStrike(damage int) int {
	best := 0
	m.eachFoe(func(foe *firelands.SeenFoe) { best = max(best, m.strike(foe, damage)) })
	return best
}

// at weighs the Enemy that a card is used on.
func (m *mind) at(o table.Option) int {
	foe := m.foe(o.A)
	switch {
	case foe == nil:
		return 0
	case m.kind == firelands.AskTarget.Kind && m.smoking():
		return m.marked(foe)
	}
	return m.strike(foe, m.blast())
}

// blast is the Damage of the card about which it is asked, if that is told.
func (m *mind) blast() int {
	switch m.aboutItem() {
	case firelands.FlareGun:
		return 1
	case firelands.Mine:
		return 3
	}
	return 2
}

// aboutItem is what the card does about which it is asked, if that is told.
func (m *mind) aboutItem() firelands.Item {
	if c := m.ask.About[0]; c > 0 && int(c) < firelands.Count() {
		return firelands.Of(table.Card(c)).Item
	}
	return firelands.NoItem
}

// smoking reports whether the question is where to throw the Smoke Grenade: the card about which it is, if that is
// told.
func (m *mind) smoking() bool { return m.aboutItem() == firelands.SmokeGrenade }

// marked is how many Target counters of others lie on an Enemy that may fall.
func (m *mind) marked(foe *firelands.SeenFoe) int {
	n := 0
	for s, k := range foe.Targets {
		if table.Seat(s) != m.me.Seat {
			n += k
		}
	}
	return min(n, 2) * m.fallChance(len(foe.Track)-foe.Filled) * 60 / 100
}

// smokeWorth is what the Smoke Grenade does now.
func (m *mind) smokeWorth() int {
	best := 0
	m.eachFoe(func(foe *firelands.SeenFoe) { best = max(best, m.marked(foe)) })
	return best
}

// smoke weighs whose Target counter vanishes: that of whoever is ahead.
func (m *mind) smoke(o table.Option) int {
	if table.Seat(o.A) == firelands.Automa {
		return 100 + m.v.Automa.Tally.Total
	}
	return 100 + m.v.Players[o.A].Tally.Total
}

// unseen calls f for every Outcome card that may come next: all but the discards.
func (m *mind) unseen(f func(*firelands.Face)) (n int) {
cards:
	for _, c := range firelands.Cards(m.v.Results, firelands.GroupOutcomes) {
		for _, old := range m.v.Outcomes {
			if old == c {
				continue cards
			}
		}
		f(firelands.Of(c))
		n++
	}
	return n
}

// shot is what a shot with a Weapon of that rating brings on average; extra is added to any damage. jam is the chance
// in percent that the Weapon is jammed.
func (m *mind) shot(foe *firelands.SeenFoe, rating, extra int) (worth, jam int) {
	var known [12]int // by damage
	var done [12]bool
	n := m.unseen(func(f *firelands.Face) {
		row := f.Player[rating-1]
		d := int(row.Damage)
		if d > 0 {
			d += extra
		}
		if !done[d] {
			done[d], known[d] = true, m.strike(foe, d)
		}
		worth += known[d] + m.furyWorth(int(row.Fury))
		if row.Jam {
			jam += 100
		}
	})
	if n == 0 {
		return 0, 0
	}
	return worth / n, jam / n
}

// flame is what a Flamethrower brings: rows add up until one jams it, two cards on average (FL-ICON-06).
func (m *mind) flame(foe *firelands.SeenFoe, rating, extra int) int {
	damage, jams, n := 0, 0, 0
	for _, c := range firelands.Cards(m.v.Results, firelands.GroupOutcomes) {
		row := firelands.Of(c).Player[rating-1]
		damage += int(row.Damage)
		n++
		if row.Jam {
			jams++
		}
	}
	return m.strike(foe, damage/max(jams, 1)+extra)
}

// The bits of a shot: aimed by the Sheriff, loaded with Incendiary Ammunition.
const (
	aimed  = 1
	loaded = 2
)

// fire weighs an attack: what it brings, less the Ammo or Fuel and the jam.
func (m *mind) fire(o table.Option) int {
	card, i := firelands.BoxAt(o.A)
	k := firelands.Of(card).Boxes[i]
	rating, extra := int(k.N), 0
	if o.C&aimed != 0 {
		rating++
	}
	if o.C&loaded != 0 {
		extra = 1
	}
	jam := -m.damage(o)
	foe := m.foe(o.B)
	switch {
	case k.Kind == firelands.BoxSaw:
		sum := 0
		m.eachFoe(func(f *firelands.SeenFoe) {
			d := int(k.N)
			if f == foe {
				d += extra
			}
			sum += m.strike(f, d)
		})
		return sum - jam
	case foe == nil:
		return never
	case k.Kind == firelands.BoxFlamethrower:
		return m.flame(foe, rating, extra) - jam - m.shell(firelands.Fuel)
	}
	x, chance := m.shot(foe, rating, extra)
	x -= jam * chance / 100
	if extra == 0 {
		x -= m.shell(firelands.Ammo)
	}
	if o.C&aimed != 0 { // the Sheriff aims once a round: not where it makes no difference
		x -= 3
	}
	return x
}

// shell is what a token fired is worth in fights to come, or on the road.
func (m *mind) shell(t firelands.Token) int {
	if t == firelands.Ammo {
		if m.fires <= 1 {
			return 0
		}
		return min(m.price(t, 1), 35)
	}
	return m.price(t, 1)
}

// loadedWorth is what the best attack with Incendiary Ammunition brings (FL-RULING-106).
func (m *mind) loadedWorth() int {
	best := 0
	for i := range m.me.Columns {
		for row, v := range [2]*firelands.SeenVehicle{&m.me.Columns[i].Vehicle, &m.me.Columns[i].Device} {
			for k, b := range v.Boxes {
				if b.Kind != firelands.BoxWeapon || b.Damaged || b.Used {
					continue
				}
				m.eachFoe(func(foe *firelands.SeenFoe) {
					x, jam := m.shot(foe, int(b.N), 1)
					best = max(best, x-m.hurt(i, row, k)*jam/100)
				})
			}
		}
	}
	return best
}

// blow weighs damage by a Survivor.
func (m *mind) blow(o table.Option) int {
	foe := m.foe(o.B)
	if foe == nil {
		return 0
	}
	a := firelands.Of(table.Card(o.A)).Ability
	x := m.strike(foe, a.Blow())
	switch token := firelands.Token(o.C); {
	case token != firelands.NoToken:
		return x - m.shell(token)
	case a.BlowForFame():
		return x - m.fameLoss()
	}
	return x
}

// another weighs a second Outcome card, which must then be applied, against the first, which lies on the discards
// (FL-ICON-12).
func (m *mind) another(table.Option) int {
	rating := min(max(int(m.ask.About[1]), 0), 4)
	if rating == 0 { // not told
		rating, _ = m.rig.guns()
		rating = max(rating, 1)
	}
	if len(m.v.Outcomes) == 0 {
		return 0
	}
	value := func(r firelands.Row) int {
		x := 70*int(r.Damage) + 25*int(r.Fury)
		if r.Jam {
			x -= 80
		}
		return x
	}
	sum := 0
	n := m.unseen(func(f *firelands.Face) { sum += value(f.Player[rating-1]) })
	if n == 0 {
		return 0
	}
	return sum/n - value(firelands.Of(m.v.Outcomes[len(m.v.Outcomes)-1]).Player[rating-1])
}

// moveTarget weighs taking a Target counter off one Enemy for another, which is being hit (FL-FIRE-14).
func (m *mind) moveTarget(o table.Option) int {
	from := m.foe(o.A)
	if from == nil {
		return 0
	}
	share := func(foe *firelands.SeenFoe, more int) int {
		n := foe.Targets[m.me.Seat]
		deck := (foe.Number + 1) / 2
		return m.fallChance(len(foe.Track)-foe.Filled) * (m.lootMean(deck, n+more) - m.lootMean(deck, n)) / 100
	}
	loss := -share(from, -1)
	if from.Region < m.me.Space.Region() { // left behind
		loss /= 4
	}
	best := 0
	m.eachFoe(func(foe *firelands.SeenFoe) {
		if foe != from {
			best = max(best, share(foe, 1))
		}
	})
	return best - loss
}
