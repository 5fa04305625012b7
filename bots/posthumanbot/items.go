package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// knobWorth is what 1 more of what a card changes is worth while it counts.
var knobWorth = map[posthuman.Knob]int{
	posthuman.KnobEvade: 12, posthuman.KnobMD: 80, posthuman.KnobDD: 60, posthuman.KnobSD: 25,
	posthuman.KnobWeaponSD: 25, posthuman.KnobRange: 14, posthuman.KnobAmmo: -10, posthuman.KnobWoundsMelee: 70,
	posthuman.KnobWoundsShooting: 35, posthuman.KnobArmourMelee: 130, posthuman.KnobArmourShooting: 45,
	posthuman.KnobArmour: 150, posthuman.KnobSlots: 12, posthuman.KnobHand: 4, posthuman.KnobParty: 30,
	posthuman.KnobFirst: 7, posthuman.KnobCampHealth: 35, posthuman.KnobCampMorale: 40, posthuman.KnobSupplies: 50,
	posthuman.KnobForage: 25, posthuman.KnobStrengthTest: 12, posthuman.KnobSpeedTest: 12, posthuman.KnobMindTest: 12,
	posthuman.KnobMeleeTest: 8, posthuman.KnobShootingTest: 8, posthuman.KnobXP: 60, posthuman.KnobAfterEvade: 15,
	posthuman.KnobSecond: 30,
}

// cardWorth is what having a card in play is worth for the rest of the way: an item, a skill, a follower.
func (m *mind) cardWorth(f *posthuman.Face) int {
	x := 0
	for _, k := range f.Mods {
		x += knobWorth[k.What] * int(k.N)
	}
	for i := range f.Uses {
		x += m.useInStock(&f.Uses[i])
	}
	switch f.Kind {
	case posthuman.KindMelee:
		x += 45*int(f.Wounds) + 2*specialWorth(f.Special)
	case posthuman.KindRanged:
		x += m.gunWorth(f)
	}
	if f.Expert != posthuman.NoClass {
		x += 20
		for i := range m.me.Gear {
			if g := m.me.Gear[i].Card.Face(); g != nil && g.Class == f.Expert {
				x += 60
			}
		}
	}
	return x
}

// useInStock is what a use of a card is worth before one knows when it will come.
func (m *mind) useInStock(u *posthuman.Use) int {
	x := 0
	for _, e := range u.Gives {
		n := int(e.N)
		switch e.Do {
		case posthuman.DoHealth:
			x += 40 * n
		case posthuman.DoMorale:
			x += 35 * n
		case posthuman.DoFood:
			x += 35 * n
		case posthuman.DoAmmo:
			x += 12 * n
		case posthuman.DoHeal:
			x += 60 * n
		case posthuman.DoSkill:
			x += 80
		case posthuman.DoSupply:
			x += 50
		case posthuman.DoScout, posthuman.DoTrade, posthuman.DoHide:
			x += 10
		case posthuman.DoEase:
			x += 30 * n
		case posthuman.DoMD:
			x += 25 * n
		case posthuman.DoDD:
			x += 18 * n
		case posthuman.DoSD:
			x += 15 * n
		case posthuman.DoPrevent:
			x += 45 * min(n, 4)
		case posthuman.DoPreventMelee:
			x += 35 * n
		case posthuman.DoSureEvade, posthuman.DoDodge, posthuman.DoPass:
			x += 45
		case posthuman.DoEvade, posthuman.DoAgain, posthuman.DoTest, posthuman.DoRefund:
			x += 10 * n
		case posthuman.DoReroll:
			x += 20 * n
		case posthuman.DoRerollMisses:
			x += 45
		}
	}
	if u.Take != posthuman.TakeNothing {
		x += 15
	}
	x -= 20 * len(u.Cost)
	times := [4]int{1, 2, 2, 3}[u.Per]
	return max(0, x) * times
}

// gunWorth is what a ranged weapon is worth: the hits of a shot, less the ammo, which may be missing.
func (m *mind) gunWorth(f *posthuman.Face) int {
	hits := m.gunHits(f)
	x := hits * 60 / 100
	if f.Ammo > 0 && m.me.Ammo < int(f.Ammo) && m.v.Phase != posthuman.PhaseShop { // there it can be had
		x /= 2
	}
	return x - 9*int(f.Ammo)
}

// gunHits is how many hundredths of a hit a shot scores on average.
func (m *mind) gunHits(f *posthuman.Face) int {
	m.luck = 77 // the same for all, so that two guns compare the same at every question
	n := min(int(m.me.Stats[posthuman.Shooting]), 4) - 1 + int(f.Shot.SD)
	skill, sum := m.me.Skilled(f.Class), 0
	for range tries {
		sum += f.Shot.Volley(&m.luck, n, skill)
	}
	return sum * 100 / tries
}

// itemWorth is what an item in play or in hand is worth here and now: a weapon beside a better one of its kind is worth
// little.
func (m *mind) itemWorth(c posthuman.Shown) int {
	f := c.Face()
	if f == nil {
		return 0
	}
	x := m.cardWorth(f)
	if f.Kind != posthuman.KindGear {
		if best, other := m.bestOther(f.Kind, c); other && best >= x {
			return 6
		} else if other {
			x -= best - 6
		}
	}
	if f.Mount != posthuman.NoMount && !m.mountable(f) {
		return 4
	}
	return x
}

// bestOther is the worth of the best other weapon of a kind in play.
func (m *mind) bestOther(k posthuman.Kind, c posthuman.Shown) (best int, ok bool) {
	for i := range m.me.Gear {
		if g := m.me.Gear[i].Card.Face(); g != nil && g.Kind == k && m.me.Gear[i].Card != c {
			best, ok = max(best, m.cardWorth(g)), true
		}
	}
	return best, ok
}

// mountable reports whether there is a weapon for a piece of gear.
func (m *mind) mountable(f *posthuman.Face) bool {
	for i := range m.me.Gear {
		if g := m.me.Gear[i].Card.Face(); g != nil && takes(f.Mount, g) {
			return true
		}
	}
	return false
}

func takes(x posthuman.Mount, f *posthuman.Face) bool {
	switch x {
	case posthuman.AnyMelee:
		return f.Kind == posthuman.KindMelee
	case posthuman.AnyRanged:
		return f.Kind == posthuman.KindRanged
	case posthuman.NoMount:
		return false
	}
	return f.Kind == posthuman.KindRanged && f.Class == posthuman.Pistol+posthuman.Class(x-posthuman.OnPistol)
}

// inPlay finds an item in play.
func (m *mind) inPlay(c posthuman.Shown) *posthuman.SeenItem {
	for i := range m.me.Gear {
		if m.me.Gear[i].Card == c {
			return &m.me.Gear[i]
		}
	}
	return nil
}

// play weighs putting an item into play. What is to be mounted waits for its weapon.
func (m *mind) play(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	if f.Mount != posthuman.NoMount {
		return 1
	}
	x := m.itemWorth(posthuman.Shown(o.A))
	if free := m.me.Slots - m.me.Packed; int(f.Size) >= 3 && free < 4 && x < 60 {
		return x / 4
	}
	return x
}

// mount weighs mounting a piece of gear: on the weapon that is used.
func (m *mind) mount(o table.Option) int {
	f, on := posthuman.Of(table.Card(o.A)), m.inPlay(posthuman.Shown(o.B))
	if on == nil || on.Card.Face() == nil {
		return 0
	}
	x := m.cardWorth(f)
	if !on.Active {
		x -= 25
	}
	return x + 5
}

// wield weighs readying a weapon instead of the active one.
func (m *mind) wield(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	best := 0
	for i := range m.me.Gear {
		if g := m.me.Gear[i].Card.Face(); g != nil && g.Kind == f.Kind && m.me.Gear[i].Active {
			best = max(best, m.cardWorth(g))
			if f.Kind == posthuman.KindMelee && m.me.Sum[posthuman.KnobSecond] > 0 && int(g.Hands+f.Hands) <= 2 &&
				m.arms() < 2 {
				return 200
			}
		}
	}
	if x := m.cardWorth(f); x > best+5 {
		return 200 + x
	}
	return never
}

// arms is how many melee weapons are active.
func (m *mind) arms() int {
	n := 0
	for i := range m.me.Gear {
		if g := m.me.Gear[i].Card.Face(); g != nil && g.Kind == posthuman.KindMelee && m.me.Gear[i].Active {
			n++
		}
	}
	return n
}

// discard weighs giving up an item: the least goes, and in play only for something better of the hand.
func (m *mind) discard(o table.Option) int {
	c := posthuman.Shown(o.A)
	x := -m.itemWorth(c)
	if m.kind != posthuman.AskHand.Kind && m.kind != posthuman.AskLess.Kind {
		return x
	}
	own := m.inPlay(c)
	if own == nil {
		return x - 10 // of the hand
	}
	best := 0
	for _, h := range m.me.Hand {
		f := h.Face()
		if f == nil {
			continue
		}
		room := m.me.Slots - m.me.Packed
		if int(f.Size) > room && int(f.Size) <= room+int(own.Card.Face().Size) {
			best = max(best, m.itemWorthWithout(h, c))
		}
	}
	if best > -x+10 {
		return best + x
	}
	return x - 60
}

// itemWorthWithout is what an item of the hand would be worth if another were gone.
func (m *mind) itemWorthWithout(h, gone posthuman.Shown) int {
	f := h.Face()
	x := m.cardWorth(f)
	if f.Kind != posthuman.KindGear {
		best := 0
		for i := range m.me.Gear {
			if g := m.me.Gear[i].Card.Face(); g != nil && g.Kind == f.Kind && m.me.Gear[i].Card != gone {
				best = max(best, m.cardWorth(g))
			}
		}
		if best >= x {
			return 6
		}
		x -= best
	} else if f.Mount != posthuman.NoMount && !m.mountable(f) {
		return 4
	}
	return x
}

// keep weighs a card to be kept of several: a skill, a weapon.
func (m *mind) keep(o table.Option) int { return 1 + m.cardWorth(posthuman.Of(table.Card(o.A))) }

// activate weighs calling a follower: at once, unless a knock-out is near.
func (m *mind) activate(o table.Option) int {
	if m.me.Health <= 2 || m.me.Morale <= 1 {
		return -5
	}
	return 500
}

// learn weighs a skill for XP: while there is time to use it, unless a stat is near.
func (m *mind) learn(table.Option) int {
	if m.me.JP >= 9 || len(m.me.Skills) >= 6 {
		return -1
	}
	if m.me.XP < 6 && m.me.JP < 6 && len(m.me.Skills) >= 2 && m.canRaise() {
		return -1 // saved for a stat
	}
	return 40
}

// canRaise reports whether some stat that matters in a fight is below 5.
func (m *mind) canRaise() bool {
	return m.me.Stats[posthuman.Strength] < 5 || m.me.Stats[posthuman.Melee] < 5 || m.me.Stats[posthuman.Speed] < 5
}

// train weighs a stat for XP: by what it would change in the encounters to come.
func (m *mind) train(o table.Option) int {
	if m.me.JP >= 9 && m.me.Health > 2 {
		return -1
	}
	raised := *m.me
	x := posthuman.Stat(o.A)
	raised.Stats[x]++
	bonus := 0
	switch x {
	case posthuman.Strength:
		raised.Health++
		bonus = 30
	case posthuman.Mind:
		raised.Morale++
		bonus = 15
	case posthuman.Speed:
		bonus = 8
	}
	m.other = posthuman.FighterOf(&raised)
	level := m.next()
	return 100 + bonus + 3*(m.outlookOf(&m.other, level, fewTries)-m.meet(level))
}
