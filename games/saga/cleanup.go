package saga

import "waystation/table"

// What is asked.
var (
	askReward = book.Question("reward", "PS-CLEAN-04", "{The a} {dead a}. What do you take?")
)

// What is offered.
var (
	VerbReward = book.Verb("reward", "The reward", "foe")
	VerbCarve  = book.Verb("carve", "{carve a b} instead", "item:{a}")
)

// cleanUp ends an encounter that the player has survived: reward, mutation, enemy, cards (PS-CLEAN-01). A knock-out
// comes to endFight at once. Then come the fights that this one has brought.
func (g *Game) cleanUp(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	g.foeLast(t, s)
	if f.Boss && f.killed() {
		g.bossReward(t, s)
	}
	g.apply(t, s, g.reward(t, s), byCard(f.rewardRule(), f.Foe))
	g.afterwards(t, s)
	g.endFight(t, s)
	g.owedFights(t, s)
}

// owedFights are the fights that one has brought.
func (g *Game) owedFights(t *table.Table, s table.Seat) {
	for m := g.mat(s); m.Owed > 0; {
		m.Owed--
		g.encounter(t, s, false)
	}
}

// foeLast is what an enemy does at the end, before the reward.
func (g *Game) foeLast(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	dead := f.killed()
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if int8(i)+1 == f.Silenced {
			continue
		}
		if a.Key == KeySting && f.Hurt || a.Key == KeyThief && !dead && !f.Bribed || a.Key == KeyLastBreath && dead {
			g.apply(t, s, a.Does, byCard("PS-RANGED-11", f.Foe))
		}
	}
	switch {
	case !dead:
		t.Tell(table.Event{Tale: taleSurvives, Seat: s, Rule: "PS-CLEAN-03", A: int16(f.Foe)})
	case !f.Boss:
		t.Tell(table.Event{Tale: taleKills, Seat: s, Rule: "PS-CLEAN-04", A: int16(f.Foe)})
	}
}

// reward is what the player gains: for a kill, or for having survived. Who has withdrawn gains nothing, and a boss
// gives what is told by bossReward (PS-CLEAN-03, PS-CLEAN-04, PS-RULING-144).
func (g *Game) reward(t *table.Table, s table.Seat) Effects {
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	switch {
	case f.Withdrawn:
		return nil
	case !f.killed():
		return e.Survive
	case f.Boss:
		return nil
	}
	return g.killReward(t, s)
}

func (f *Fight) rewardRule() string {
	if f.killed() {
		return "PS-CLEAN-04"
	}
	return "PS-CLEAN-03"
}

// killReward is the kill reward, or what a carver takes instead (PS-CLEAN-04, PS-RULING-132).
func (g *Game) killReward(t *table.Table, s table.Seat) Effects {
	f := &g.mat(s).Fight
	kill := Of(f.Foe).Enemy.Kill
	if f.Carved == 0 {
		return kill
	}
	q := t.Open(s, askReward, int(f.Foe))
	q.Offer(VerbReward.Of(), "PS-CLEAN-04")
	for i, a := range Of(table.Card(f.Carved - 1)).Does {
		if a.Key == KeyCarver {
			q.Offer(VerbCarve.Of(int(f.Carved-1), i), "PS-RULING-132")
		}
	}
	if o := q.Ask(); o.Verb == VerbCarve {
		return Of(table.Card(o.A)).Does[o.B].Does
	}
	return kill
}

// afterwards is what abilities make of the end of an encounter, after the reward.
func (g *Game) afterwards(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	g.mat(s).Used = usage{}
	if f.killed() {
		g.occasion(t, s, OnKill, 0)
	} else {
		g.occasion(t, s, OnSurvive, 0)
	}
	if f.Hurt {
		g.occasion(t, s, OnHit, 0)
	}
	g.ammoBack(t, s)
	g.askSpare(t, s)
}

// ammoBack gives ammo back for the ranged weapon that was used: by the weapon itself, and by other things.
func (g *Game) ammoBack(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	if f.Gun == 0 {
		return
	}
	n := 0
	if g.sumOf(s, Of(table.Card(f.Gun-1)).Does, KeyAmmoBack, AnyFray) > 0 {
		n++
	}
	if g.total(s, KeyAmmoBack, AnyFray, 0) > 0 {
		n++
	}
	g.askUses(t, s, "PS-CLEAN-09", []Keyword{KeyAmmoBack}, nil, func(*Ability) { n++ })
	g.gainGoods(t, s, Ammo, n, by("PS-CLEAN-09"))
}

// askSpare offers what keeps the primary card from being exhausted.
func (g *Game) askSpare(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	g.askUses(t, s, "PS-CLEAN-09",
		[]Keyword{KeySpareCard}, func(*Ability) bool { return !f.Spared && g.of(s, Primary).Len() > 0 },
		func(*Ability) { f.Spared, f.Sparing = true, true }, int(g.led(s))-1)
}

// endFight puts everything of an encounter away, also when the player was knocked out in it; a mauled player mutates
// all the same (PS-CLEAN-05 to PS-CLEAN-09, PS-RULING-127).
func (g *Game) endFight(t *table.Table, s table.Seat) {
	m := g.mat(s)
	f := &m.Fight
	if f.Mauled {
		f.Mauled = false
		g.mutate(t, s, byCard("PS-CLEAN-05", f.Foe))
	}
	g.clearFoe(t, s)
	if f.Fragile > 0 && g.of(s, Weapons).Find(table.Card(f.Fragile-1)) >= 0 {
		g.discardCard(t, s, table.Card(f.Fragile-1), by("PS-CLEAN-08"))
	}
	g.clearDrawn(s)
	g.clearPrimary(t, s, f.Sparing)
	m.Busy, m.Engaged, m.Frayed = f.Within, false, usage{}
	m.Fight = Fight{}
}

// clearFoe discards the enemy (PS-CLEAN-08). A boss that lives stays where it lies (PS-BOSS-07).
func (g *Game) clearFoe(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	if f.Boss {
		if f.killed() {
			g.clearBoss(t, s, f.Foe)
		}
		return
	}
	if p := g.of(s, Foe); p.Len() > 0 {
		p.Lay(0, g.pile(g.discardOf(p.At(0))))
	}
}

// tidy puts away what somebody leaves on the table who was knocked out: the rest of what they were doing is lost
// (PS-RULING-094).
func (g *Game) tidy(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Applying, m.Owed = false, 0
	if g.Trial.On {
		g.clearTrial(t, s)
	}
	if m.Fight.On {
		m.Fight.Within = false
		g.endFight(t, s)
	}
	g.Story = Story{}
	m.Busy, m.Engaged = false, false
}
