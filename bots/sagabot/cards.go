package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// fightWorth is what one more of a keyword is worth in a fight, roundWorth in a round of the game.
var (
	fightWorth = perKey(map[saga.Keyword]int{
		saga.KeyShot: 9, saga.KeyRange: 3, saga.KeyAttack: 17, saga.KeyBlock: 14, saga.KeyDamage: 24, saga.KeyDodge: 8,
		saga.KeyBreaker: 4, saga.KeySteady: 8, saga.KeyQuick: 12, saga.KeyTwoCards: 14, saga.KeyRedraw: 6,
		saga.KeyReroll: 6, saga.KeyFewerDice: 9, saga.KeyChooseEnemy: 18, saga.KeySilence: 10, saga.KeyWithdraw: 10,
		saga.KeyShield: 14, saga.KeyAmmoBack: 8, saga.KeySpareCard: 10, saga.KeyBalanced: 7, saga.KeyBrutal: 8,
		saga.KeyCarver: 3, saga.KeyUnwieldy: -4, saga.KeyScoped: 4, saga.KeyBurst: 6, saga.KeyJams: -6,
		saga.KeyStagger: 8, saga.KeyFragile: -8,
	})
	roundWorth = perKey(map[saga.Keyword]int{
		saga.KeyMove: 7, saga.KeyFreeMarch: 3, saga.KeyTwoTiles: 2, saga.KeyPressOn: 3, saga.KeyFarMap: 3,
		saga.KeyForageAs: 3, saga.KeyCampPoints: 4, saga.KeyHandLimit: 2, saga.KeyUnpair: 3, saga.KeyBid: 2,
		saga.KeyFasting: 6, saga.KeyHunger: -7, saga.KeyGuard: 4, saga.KeyStand: 6, saga.KeyDose: 2,
		saga.KeyDiscount: 3, saga.KeySlots: 1, saga.KeyTwoItems: 3, saga.KeyResist: 6, saga.KeyTwoMutations: 3,
		saga.KeyTotal: 3, saga.KeyExtraDraw: 3, saga.KeyDisguise: 1, saga.KeyCountsAs: 1,
	})
	// often is how often in a hundred rounds something happens that abilities answer.
	often = [...]int{saga.OnKill: 25, saga.OnSurvive: 20, saga.OnHit: 25, saga.OnStory: 20, saga.OnMutation: 20,
		saga.OnEat: 60, saga.OnBid: 45, saga.OnCamp: 20, saga.OnForage: 20, saga.OnBonus: 12, saga.OnMap: 15,
		saga.OnToken: 35, saga.OnRecon: 15, saga.OnLandmark: 8, saga.OnNight: 100}
)

func perKey(of map[saga.Keyword]int) *[256]int {
	var list [256]int
	for k, x := range of {
		list[k] = x
	}
	return &list
}

// abilityWorth is what an ability is worth for the rest of the game.
func (m *mind) abilityWorth(a *saga.Ability, x *saga.Timing) int {
	n := max(1, int(a.N))
	if a.N < 0 {
		n = int(a.N)
	}
	y := 0
	switch a.Key {
	case saga.KeyMax:
		return int(a.N) * m.late(32)
	case saga.KeyBoostCube:
		return m.late(45)
	case saga.KeyOn:
		y = m.left * often[a.On] * m.gains(a.Does) / 100
	case saga.KeyGain:
		y = m.left * m.gains(a.Does) / 2
	default:
		y = n * (m.left*roundWorth[a.Key] + m.left*fightWorth[a.Key]*45/100)
	}
	if a.If.Is != saga.Always {
		y = y * 45 / 100
	}
	switch x.Price {
	case saga.Automatic, saga.Nothing:
	case saga.PayCounter:
		if uses := int(x.Counters); !x.Camp {
			y = min(y, uses*(fightWorth[a.Key]+2*roundWorth[a.Key]+20))
		}
		y = y * 7 / 10
	case saga.PayDiscard:
		y = min(y/2, 40)
	default:
		y = y * 45 / 100
	}
	if x.PerFray || x.PerDay {
		y = y * 9 / 10
	}
	return y
}

// cardWorth is what having a card of one's own is worth.
func (m *mind) cardWorth(c table.Card) int {
	f := saga.Of(c)
	if f.Kind == saga.KindWeapon {
		return m.weaponWorth(c)
	}
	x := 4
	for i := range f.Does {
		x += m.abilityWorth(&f.Does[i], &f.Timing)
	}
	if f.Visible {
		x -= 5
	}
	return x
}

// weaponWorth is what a weapon does better than bare hands, in a hand and for the rest of the game.
func (m *mind) weaponWorth(c table.Card) int {
	w := &saga.Of(c).Weapon
	x := 0
	if w.Ranged {
		for shots, odds := range [6]int{10, 20, 25, 25, 15, 5} {
			x += odds * w.Chart.Damage(shots)
		}
		x = x*16/100 + 2*int(w.Range) - 6*int(w.Ammo)
	} else {
		for value, odds := range [6]int{30, 25, 20, 15, 7, 3} {
			x += odds * w.Chart.Damage(value)
		}
		x = x*22/100 + 2*int(w.Slots)
	}
	does := saga.Of(c).Does
	for i := range does {
		n := max(1, int(does[i].N))
		y := n * fightWorth[does[i].Key]
		if does[i].If.Is != saga.Always {
			y /= 2
		}
		x += y * 6 / 10
	}
	return x * (m.left + 1) * 45 / 100
}

// keepWorth is what keeping an item is worth beside the others: a weapon for which there is no hand is a mod at best.
func (m *mind) keepWorth(c table.Card) int {
	f := saga.Of(c)
	if f.Kind != saga.KindWeapon {
		return m.cardWorth(c)
	}
	mine := m.weaponWorth(c)
	for _, l := range m.g.Lying(m.s, saga.Weapons) {
		o := saga.Of(l.Card)
		if l.Card == c || m.g.Cards[l.Card].Mod || o.Weapon.Ranged != f.Weapon.Ranged {
			continue
		}
		if x := m.weaponWorth(l.Card); x > mine || x == mine && l.Card < c {
			if f.Weapon.IsMod {
				return m.late(12)
			}
			return 1
		}
	}
	return mine
}

// lose weighs giving a card up.
func (m *mind) lose(o table.Option) int { return -m.keepWorth(table.Card(o.A)) }

// cure weighs being rid of a mutation.
func (m *mind) cure(o table.Option) int {
	return m.late(mutationCost) - m.cardWorth(table.Card(o.A))
}

// keep weighs which of what was drawn is kept.
func (m *mind) keep(o table.Option) int {
	c := table.Card(o.A)
	switch f := saga.Of(c); f.Kind {
	case saga.KindTile:
		return m.bestBeside(c)
	case saga.KindEnemy:
		m.g.Against(m.s, c, false)
		return m.meeting(c)
	case saga.KindChallenge:
		return m.shownWorth(c)
	case saga.KindWeapon, saga.KindGear:
		return m.newWorth(c)
	}
	return m.cardWorth(c)
}

// newWorth is what an item is worth that one does not have yet: what it is better than.
func (m *mind) newWorth(c table.Card) int {
	f := saga.Of(c)
	if f.Kind != saga.KindWeapon {
		return m.cardWorth(c)
	}
	best := 0
	for _, l := range m.g.Lying(m.s, saga.Weapons) {
		if saga.Of(l.Card).Weapon.Ranged == f.Weapon.Ranged && l.Card != c {
			best = max(best, m.weaponWorth(l.Card))
		}
	}
	return max(m.late(10), m.weaponWorth(c)-best)
}

// redraw weighs another card instead of one like those one has: always, for two of a kind are worth little.
func (m *mind) redraw(table.Option) int { return 1000 }

// equip weighs taking one weapon up for another.
func (m *mind) equip(o table.Option) int {
	in, out := saga.Of(table.Card(o.A)), saga.Of(table.Card(o.B))
	a, b := m.weaponWorth(table.Card(o.A)), m.weaponWorth(table.Card(o.B))
	if in.Weapon.Ranged == out.Weapon.Ranged {
		return a - b
	}
	same, other := 0, 0 // weapons in hands of the kind that would go, and of the kind that would come
	for _, l := range m.g.Lying(m.s, saga.Weapons) {
		switch {
		case !m.g.Cards[l.Card].Equipped:
		case saga.Of(l.Card).Weapon.Ranged == out.Weapon.Ranged:
			same++
		default:
			other++
		}
	}
	if same >= 2 && other == 0 {
		return 1
	}
	return -1
}

// mod weighs tucking a weapon under another: one that lies idle, under one that does not.
func (m *mind) mod(o table.Option) int {
	a, b := table.Card(o.A), table.Card(o.B)
	if m.g.Cards[a].Equipped || !m.g.Cards[b].Equipped {
		return -1
	}
	for _, l := range m.g.Lying(m.s, saga.Weapons) {
		w := &saga.Of(l.Card).Weapon
		if k := &m.g.Cards[l.Card]; k.Equipped && !w.Ranged && m.weaponWorth(a) > m.weaponWorth(l.Card) {
			return -1 // it is to be taken up instead
		}
	}
	return 10
}

// learn weighs a skill: what it does for the rest of the game, against the victory points that its price would be.
func (m *mind) learn(o table.Option) int {
	k := &saga.Person(m.me.Character).Skills[o.B]
	price := int(o.C) * vp / saga.XPForVP()
	if m.g.Mode == saga.Solo { // where experience scores nothing
		price = 3 * int(o.C)
	}
	if m.kind == "first-skills" {
		price = 1 // what is not spent is lost
	}
	return m.skillWorth(k, true) + m.hunch(o, likings) - likings/2 - price
}

// skillWorth is what a skill is worth; what it opens the way to counts a little.
func (m *mind) skillWorth(k *saga.Skill, further bool) int {
	x := m.late(len(k.Adds) * 40)
	for i := range k.Does {
		x += m.abilityWorth(&k.Does[i], &k.Timing)
	}
	if !further {
		return x
	}
	all := saga.Person(m.me.Character).Skills
	for i := range all {
		next := &all[i]
		for b := range all {
			if next.Needs&(1<<b) != 0 && &all[b] == k {
				x += max(0, m.skillWorth(next, false)-int(next.XP)*vp/saga.XPForVP()) / 4
			}
		}
	}
	return x
}
