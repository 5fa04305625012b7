package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askWait  = book.Question("wait", "PS-RULING-166", "Your teammate treks too. Do you wait for them?", words.Idly("no"))
	askJoint = book.Question("joint", "PS-TEAM-20", "Do you fight together?", words.Idly("yes"))
	askFaces = book.Question("faces", "PS-TEAM-22", "Who faces {the a}? The other gets {the b}.")
	askFirst = book.Question("first", "PS-TEAM-23", "Who goes first?")
	askAid   = book.Question("aid", "PS-TEAM-27", "Do you help with your primary card?", words.Idly("yes"))
	askSplit = book.Question("split", "PS-TEAM-29", "Who gets {effect a b}?")
	askHunt  = book.Question("hunt", "PS-TEAM-21", "Do you fight {the a} together?", words.Idly("no"))
	askGift  = book.Question("gift", "PS-TEAM-14", "{seat a} gives you {the b}. Do you take it?", words.Idly("yes"))
)

// What is offered.
var (
	VerbSeat     = book.Verb("seat", "{seat a}", "seat:{a}")
	VerbGiveGood = book.Verb("give-good", "Give {seat a} 1 {good b}", "good:{b}")
	VerbGiveItem = book.Verb("give", "Give {seat a} {the b}", "item:{b}")
)

// What is told.
var (
	taleWaits = book.Tale("{who} waits for {seat a}.")
	taleAids  = book.Tale("{who} helps {seat a} with {card b}.")
	taleGives = book.Tale("{who} gives {seat a} {the b}.")
	taleHands = book.Tale("{who} gives {seat a} 1 {good b}.")
)

// waiting reports whether a player waits for the teammate.
func (g *Game) waiting(s table.Seat) bool { return g.mat(s).Waits }

// joins sees to treks of teammates: whoever is earlier may wait, and where both stand they may fight together (PS-RULING-166,
// PS-RULING-167). It reports whether the encounter of this player is dealt with.
func (g *Game) joins(t *table.Table, s table.Seat) bool {
	mate := g.mate(s)
	m, o := g.mat(s), g.mat(mate)
	switch {
	case o.Action != Trek:
		return false
	case !o.Acted && !o.Forced:
		q := t.Open(s, askWait)
		q.Offer(VerbYes.Of(), "PS-RULING-166")
		q.Offer(VerbNo.Of(), "PS-RULING-166")
		if q.Ask() == VerbNo.Of() {
			return false
		}
		m.Waits = true
		t.Tell(table.Event{Tale: taleWaits, Seat: s, Rule: "PS-RULING-166", A: int16(mate)})
		return true
	case !o.Waits:
		return false
	}
	o.Waits = false
	if o.At == m.At && g.askJoint(t, s) {
		g.jointTrek(t, s, mate)
		return true
	}
	g.alone(t, mate)
	return false
}

func (g *Game) askJoint(t *table.Table, s table.Seat) bool {
	q := t.Open(s, askJoint)
	q.Offer(VerbYes.Of(), "PS-TEAM-07")
	q.Offer(VerbNo.Of(), "PS-TEAM-20")
	return q.Ask() == VerbYes.Of()
}

// alone lets a player who has waited in vain fight alone (PS-RULING-166).
func (g *Game) alone(t *table.Table, s table.Seat) {
	g.mat(s).Waits = false
	if !g.aboard(t, s, func() { g.encounter(t, s, by("PS-TEAM-20")) }) {
		g.endFight(t, s)
	}
}

// leftWaiting lets the teammate of somebody whose turn is over fight alone, if they still wait.
func (g *Game) leftWaiting(t *table.Table, s table.Seat) {
	if mate := g.mate(s); mate != table.Nobody && g.mat(mate).Waits && g.mat(s).Acted {
		g.alone(t, mate)
		g.trim(t, mate)
	}
}

// jointTrek is the encounter of both, and the token after it (PS-TEAM-07, PS-TEAM-21, PS-TEAM-22).
func (g *Game) jointTrek(t *table.Table, s, mate table.Seat) {
	if g.bossFits(s) {
		q := t.Open(s, askHunt, int(g.boss(s)))
		q.Offer(VerbYes.Of(), "PS-TEAM-21")
		q.Offer(VerbNo.Of(), "PS-TEAM-21")
		if q.Ask() == VerbYes.Of() {
			g.huntTogether(t, s)
			return
		}
	}
	if g.fightTogether(t, s, mate) {
		g.placeToken(t, s)
	}
}

// fightTogether is the joint encounter, and reports whether both survived it (PS-TEAM-22 to PS-TEAM-30).
func (g *Game) fightTogether(t *table.Table, s, mate table.Seat) bool {
	g.shareOut(t, s, mate)
	order := g.whoFirst(t, s, mate, "PS-TEAM-23")
	var up [maxSeats]bool
	for _, x := range order {
		up[x] = g.aboard(t, x, func() {
			g.engage(t, x, g.of(x, Foe).At(0), false)
			g.mat(x).Fight.Joint = true
			g.shootout(t, x)
		})
	}
	g.helpMate(t, order, &up)
	if up[s] && up[mate] && (g.fighting(s) || g.fighting(mate)) || up[s] && g.fighting(s) || up[mate] && g.fighting(mate) {
		order = g.whoFirst(t, s, mate, "PS-TEAM-26")
		for _, x := range order {
			if up[x] && g.fighting(x) {
				up[x] = g.aboard(t, x, func() { g.melee(t, x) })
			}
		}
	}
	g.endTogether(t, s, mate, &up)
	return up[s] && up[mate]
}

// shareOut draws two enemies, and the team says who faces which (PS-TEAM-22).
func (g *Game) shareOut(t *table.Table, s, mate table.Seat) {
	k := g.foes(s)
	a, ok := g.drawUseful(t, k, g.of(s, Foe))
	if !ok {
		return
	}
	b, ok := g.drawUseful(t, k, g.of(mate, Foe))
	if !ok {
		return
	}
	q := t.Open(s, askFaces, int(a), int(b))
	q.Offer(VerbSeat.Of(int(s)), "PS-TEAM-22")
	q.Offer(VerbSeat.Of(int(mate)), "PS-TEAM-22")
	if table.Seat(q.Ask().A) == mate {
		x, y := g.of(s, Foe), g.of(mate, Foe)
		x.Move(t, 0, y, table.Everyone, table.Everyone)
		y.Move(t, 0, x, table.Everyone, table.Everyone)
	}
}

// whoFirst asks in which order the teammates go on.
func (g *Game) whoFirst(t *table.Table, s, mate table.Seat, rule string) [2]table.Seat {
	q := t.Open(s, askFirst)
	q.Offer(VerbSeat.Of(int(s)), rule)
	q.Offer(VerbSeat.Of(int(mate)), rule)
	if table.Seat(q.Ask().A) == s {
		return [2]table.Seat{s, mate}
	}
	return [2]table.Seat{mate, s}
}

// helpMate is what one teammate's ranged round does to the other's melee: help by who has killed, an enemy more by who has fallen
// (PS-TEAM-27, PS-TEAM-28, PS-RULING-170 to PS-RULING-172).
func (g *Game) helpMate(t *table.Table, order [2]table.Seat, up *[maxSeats]bool) {
	for i, x := range order {
		y := order[1-i]
		if !up[y] || !g.fighting(y) {
			continue
		}
		switch f := &g.mat(x).Fight; {
		case !up[x] && f.Wounds < f.Health:
			g.mat(y).Fight.Extra = 1
		case up[x] && f.Wounds >= f.Health && g.of(x, Primary).Len() > 0:
			q := t.Open(x, askAid)
			q.Offer(VerbYes.Of(), "PS-TEAM-27")
			q.Offer(VerbNo.Of(), "PS-RULING-171")
			if q.Ask() == VerbYes.Of() {
				c := g.of(x, Primary).At(0)
				g.mat(y).Fight.Assist = Of(c).Challenge.Red
				t.Tell(table.Event{Tale: taleAids, Seat: x, Rule: "PS-TEAM-27", A: int16(y), B: int16(c)})
			}
		}
	}
}

// endTogether is the cleanup of both: rewards in one pool if both stand, else the own one for who does (PS-TEAM-29, PS-TEAM-30,
// PS-RULING-174, PS-RULING-202).
func (g *Game) endTogether(t *table.Table, s, mate table.Seat, up *[maxSeats]bool) {
	both := [2]table.Seat{s, mate}
	var rewards [2]Effects
	for i, x := range both {
		if up[x] {
			rewards[i] = g.earned(t, x)
		}
	}
	if up[s] && up[mate] {
		for i := range rewards {
			for _, e := range rewards[i] {
				g.deal(t, s, mate, e)
			}
		}
	} else {
		for i, x := range both {
			if up[x] {
				up[x] = g.aboard(t, x, func() { g.apply(t, x, rewards[i], by("PS-TEAM-30")) })
			}
		}
	}
	for _, x := range both {
		if !g.aboard(t, x, func() { g.endFight(t, x) }) {
			up[x] = false
		}
	}
}

// earned is the reward of an encounter that a player has survived.
func (g *Game) earned(t *table.Table, s table.Seat) Effects {
	f := &g.mat(s).Fight
	dead := f.Wounds >= f.Health
	e := &Of(f.Foe).Enemy
	if !dead {
		return e.Survive
	}
	t.Tell(table.Event{Tale: taleKills, Seat: s, Rule: "PS-CLEAN-04", A: int16(f.Foe)})
	return e.Kill
}

// deal gives one piece of the pool to one of the two.
func (g *Game) deal(t *table.Table, s, mate table.Seat, e Effect) {
	q := t.Open(s, askSplit, int(e.Do), int(e.N))
	q.Offer(VerbSeat.Of(int(s)), "PS-TEAM-29")
	q.Offer(VerbSeat.Of(int(mate)), "PS-TEAM-29")
	x := table.Seat(q.Ask().A)
	g.aboard(t, x, func() { g.suffer(t, x, e, by("PS-TEAM-29")) })
}

// huntTogether is the boss encounter of a team: one fights the ranged round, then each a melee round (PS-TEAM-32 to PS-TEAM-34,
// PS-RULING-175, PS-RULING-176).
func (g *Game) huntTogether(t *table.Table, s table.Seat) {
	mate := g.mate(s)
	c := g.boss(s)
	order := g.whoFirst(t, s, mate, "PS-TEAM-32")
	shooter, other := order[0], order[1]
	var up [maxSeats]bool
	up[other] = true
	up[shooter] = g.aboard(t, shooter, func() {
		g.engage(t, shooter, c, true)
		g.shootout(t, shooter)
	})
	wounds := g.mat(shooter).Fight.Wounds
	order = g.whoFirst(t, s, mate, "PS-TEAM-33")
	for _, x := range order {
		if !up[x] || wounds >= Of(c).Enemy.Health {
			continue
		}
		up[x] = g.aboard(t, x, func() {
			if !g.mat(x).Fight.On {
				g.engage(t, x, c, true)
			}
			g.mat(x).Fight.Wounds = wounds
			g.melee(t, x)
		})
		wounds = g.mat(x).Fight.Wounds
	}
	standing := shooter
	if !up[standing] {
		standing = other
	}
	for _, x := range [2]table.Seat{shooter, other} {
		g.aboard(t, x, func() { g.endFight(t, x) })
	}
	if wounds >= Of(c).Enemy.Health {
		g.slay(t, standing, c, up[standing])
	}
}

// offerGifts offers what teammates may give each other by night (PS-TEAM-14, PS-TEAM-15, PS-RULING-179).
func (g *Game) offerGifts(q *table.Menu, s table.Seat) {
	mate := g.mate(s)
	if mate == table.Nobody {
		return
	}
	for x := Food; x < goods; x++ {
		if g.mat(s).Goods[x] > 0 {
			q.Offer(VerbGiveGood.Of(int(mate), int(x)), "PS-TEAM-14")
		}
	}
	for _, k := range [3]Stack{Weapons, Items, Company} {
		for _, l := range g.of(s, k).Cards {
			if !g.Cards[l.Card].Mod {
				q.Offer(VerbGiveItem.Of(int(mate), int(l.Card)), "PS-TEAM-14")
			}
		}
	}
}

// giveToMate gives it; cards are taken only if the teammate wants them (PS-TEAM-14, PS-RULING-142).
func (g *Game) giveToMate(t *table.Table, s table.Seat, o table.Option) {
	mate := table.Seat(o.A)
	if o.Verb == VerbGiveGood {
		g.mat(s).Goods[o.B]--
		g.mat(mate).Goods[o.B]++
		t.Tell(table.Event{Tale: taleHands, Seat: s, Rule: "PS-TEAM-14", A: o.A, B: o.B})
		return
	}
	c := table.Card(o.B)
	q := t.Open(mate, askGift, int(s), int(c))
	q.Offer(VerbYes.Of(), "PS-TEAM-14")
	q.Offer(VerbNo.Of(), "PS-TEAM-14")
	if q.Ask() == VerbNo.Of() {
		return
	}
	t.Tell(table.Event{Tale: taleGives, Seat: s, Rule: "PS-TEAM-14", A: o.A, B: o.B})
	k := Items
	switch Of(c).Kind {
	case KindFollower:
		k = Company
	case KindWeapon:
		k = Weapons
		for _, mod := range g.modsOn(s, c) {
			g.handOver(t, s, mate, k, mod)
		}
	}
	g.handOver(t, s, mate, k, c)
	g.Cards[c].Equipped = false
	g.fillEquipped(s)
	g.fillEquipped(mate)
	g.twoFollowers(t, mate)
	g.makeRoom(t, mate)
}

func (g *Game) handOver(t *table.Table, s, mate table.Seat, k Stack, c table.Card) {
	p := g.of(s, k)
	p.Move(t, p.Find(c), g.of(mate, k), table.Everyone, table.Everyone)
}
