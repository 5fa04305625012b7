package firelandsbot

import "waystation/games/firelands"

// step is what a space of the way is worth. In the end it is one Fame; until then it is a little more, as who leads has
// the choice of when to end the game.
const step = fame * 11 / 10

// tokenWorth is what the n-th token of a kind is worth in a convoy, with so many movements to come.
func (m *mind) tokenWorth(t firelands.Token, n, drives int) int {
	switch t {
	case firelands.Food:
		return m.foodWorth(n)
	case firelands.BadFood:
		return m.badFoodWorth(n)
	case firelands.Fuel:
		return m.fuelWorth(n, drives)
	case firelands.Ammo:
		return m.ammoWorth(n)
	case firelands.ObjectToken:
		return m.objectWorth(n)
	}
	return 0
}

// foodWorth: Food wakes the exhausted, which is worth about an action, and sends somebody to a dearer slot. In the last
// Exploration Phase only the latter is left; a Cooker wants two portions in the end (FL-FOOD-02, FL-ABIL-02).
func (m *mind) foodWorth(n int) int {
	x := 0
	switch {
	case m.explore > 0 && n <= 2:
		x = 55
	case m.explore > 0 && n == 3:
		x = 55
	case m.explore > 0:
		x = 25
	case m.v.Phase == firelands.PhaseExploration:
		x = 20
	}
	if n <= 2 && m.has(firelands.Cooker) {
		x += fame - x/2
	}
	return x
}

// badFoodWorth: as Food, but whoever eats it falls ill, unless implanted (FL-FOOD-04, FL-RULING-138).
func (m *mind) badFoodWorth(n int) int {
	x := 0
	switch {
	case m.explore > 0 && n == 1:
		x = 50
	case m.explore > 0 && n == 2:
		x = 35
	case m.explore > 0:
		x = 15
	case m.v.Phase == firelands.PhaseExploration:
		x = 10
	}
	if x > 0 && n <= 2 && m.immuneCrew() {
		x += 30
	}
	return x
}

// fuelWorth: without Fuel a convoy stands still, so one for the next movement comes before everything; one for the
// movement after it can still be found in time. What is left over buys a space each (FL-MOVE-03, FL-MOVE-04).
func (m *mind) fuelWorth(n, drives int) int {
	speed := max(m.me.Speed, 1)
	switch {
	case drives == 0:
		return 5
	case n == 1 && m.drives == drives: // for the very next movement
		return step * speed * 90 / 100
	case n == 1:
		return step * speed * 55 / 100
	case n == 2 && drives > 1:
		return step + step*(speed-1)*15/100
	case n <= 5:
		return step * 93 / 100
	}
	return step * 80 / 100
}

// ammoWorth: a shot is worth what the best Weapons left do with it, if an Enemy comes near.
func (m *mind) ammoWorth(n int) int {
	if m.fires == 0 {
		return 0
	}
	best, count := m.rig.guns()
	if count == 0 {
		return 20
	}
	shot := 70*best - 10
	switch {
	case n > count*m.fires:
		return 5
	case m.foesNear():
		return shot * 90 / 100
	case n <= count:
		return shot * 60 / 100
	}
	return shot * 40 / 100
}

// objectWorth: an Object left over is 1 Fame, and may do better before that. Beyond the limit the least of the cards
// goes (FL-END-04, FL-OBJ-02).
func (m *mind) objectWorth(n int) int {
	if n <= m.me.Limit {
		return 122
	}
	return 35
}

// furyWorth is what n more Fury are worth, furyPrice what n spent are. Fury buys repairs and bad food at 1, better
// things at more; there is no room for more than 6 (FL-FURY-01, FL-FURY-04).
func (m *mind) furyWorth(n int) int { return m.furyFrom(m.me.Fury, n) }
func (m *mind) furyPrice(n int) int { return m.furyFrom(m.me.Fury-n, n) }

// furyFrom is what the n Fury above a level are worth.
func (m *mind) furyFrom(level, n int) int {
	sum := 0
	for at := level + 1; at <= min(level+n, 6); at++ {
		switch {
		case at <= 2 && m.drives > 0 && m.has(firelands.TruckDriver):
			sum += 60
		case at <= 3 && m.inHand(firelands.V8HolyBook):
			sum += fame
		case m.explore == 0 && m.v.Phase != firelands.PhaseExploration:
		case at <= 4:
			sum += 28
		default:
			sum += 18
		}
	}
	return sum
}

// fameGain is what n steps up the Fame Track are worth; at the top each is a repair (FL-FAME-02).
func (m *mind) fameGain(n int) int {
	up := min(n, 3-m.me.Fame)
	x := up * fame
	if n > up {
		x += m.repairs(n - up)
	}
	return x
}

// fameLoss is what 1 Fame lost costs; at the bottom it is Damage (FL-FAME-03).
func (m *mind) fameLoss() int {
	if m.me.Fame > -1 {
		return fame
	}
	return m.harm(1, firelands.AnyArea)
}

// gain is what a token brings to a hold, which is changed as if it came. Where there is no room it takes the place of
// what is worth least, perhaps itself (FL-CONVOY-12).
func (m *mind) gain(h *firelands.Hold, t firelands.Token, drives int) int {
	if t == firelands.ObjectToken {
		return m.objectWorth(len(m.me.Hand) + 1)
	}
	h.Tokens[t]++
	x := m.tokenWorth(t, int(h.Tokens[t]), drives)
	if h.Over() > 0 {
		least, price := m.least(h, drives)
		if least != firelands.NoToken {
			h.Tokens[least]--
			x -= price
		}
	}
	return x
}

// least is the token that is best given back when there are too many, and what it is worth.
func (m *mind) least(h *firelands.Hold, drives int) (least firelands.Token, price int) {
	for t := firelands.Food; t <= firelands.Ammo; t++ {
		if !h.Helps(t) {
			continue
		}
		if x := m.tokenWorth(t, int(h.Tokens[t]), drives); least == firelands.NoToken || x < price {
			least, price = t, x
		}
	}
	return least, price
}

// gains is what several tokens bring together.
func (m *mind) gains(tokens ...firelands.Token) int {
	h, objects, sum := m.hold, 0, 0
	for _, t := range tokens {
		if t == firelands.ObjectToken {
			objects++
			sum += m.objectWorth(len(m.me.Hand) + objects)
			continue
		}
		sum += m.gain(&h, t, m.drives)
	}
	return sum
}

// price is what the last n tokens of a kind are worth; an Object's is that of the least card held.
func (m *mind) price(t firelands.Token, n int) int {
	if t == firelands.ObjectToken {
		return n * m.leastObject()
	}
	x := 0
	for i := range n {
		x += m.tokenWorth(t, m.carries(t)-i, m.drives)
	}
	return x
}

// immuneCrew reports whether one of the crew eats Contaminated Food without harm.
func (m *mind) immuneCrew() bool {
	for i := range m.crew {
		if firelands.Of(m.crew[i].Card).Ability.Immune() {
			return true
		}
	}
	return false
}

// has reports whether one of the crew has an ability, in whatever zone.
func (m *mind) has(a firelands.Ability) bool {
	for i := range m.crew {
		if firelands.Of(m.crew[i].Card).Ability == a {
			return true
		}
	}
	return false
}

// ready is the active Survivor with an ability that has not been used this round.
func (m *mind) ready(a firelands.Ability) bool {
	for i := range m.crew {
		if c := &m.crew[i]; c.zone == active && !c.Used && firelands.Of(c.Card).Ability == a {
			return true
		}
	}
	return false
}
