package saga

import "waystation/table"

// What is asked.
var (
	askReward = book.Question("reward", "PS-CLEAN-04", "{The a} is dead. What do you take?")
)

// What is offered.
var (
	VerbReward = book.Verb("reward", "The reward", "foe")
	VerbCarve  = book.Verb("carve", "{carve a} instead", "item:{a}")
)

// cleanUp ends an encounter that the player has survived: reward, mutation, enemy, cards (PS-CLEAN-01). A knock-out comes here by
// endFight.
func (g *Game) cleanUp(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	dead := f.Wounds >= f.Health
	g.stings(t, s, dead)
	if dead {
		t.Tell(table.Event{Tale: taleKills, Seat: s, Rule: "PS-CLEAN-04", A: int16(f.Foe)})
	}
	switch {
	case f.Boss:
	case dead:
		g.killReward(t, s)
	case !f.Fled || f.Bribed || g.foeHas(s, KeySkittish):
		g.apply(t, s, Of(f.Foe).Enemy.Survive, byCard("PS-CLEAN-03", f.Foe))
	}
	g.afterwards(t, s, dead)
	g.endFight(t, s)
}

// stings is what an enemy does at the end, before the reward.
func (g *Game) stings(t *table.Table, s table.Seat, dead bool) {
	f := &g.mat(s).Fight
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if int8(i)+1 == f.Silenced {
			continue
		}
		if a.Key == KeySting && f.Hurt || a.Key == KeyThief && !dead || a.Key == KeyLastBreath && dead {
			g.apply(t, s, a.Does, byCard("PS-RANGED-11", f.Foe))
		}
	}
}

// killReward gives the kill reward, or what a carver takes instead (PS-CLEAN-04, PS-RULING-132).
func (g *Game) killReward(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	does := Of(f.Foe).Enemy.Kill
	if f.Carved > 0 {
		q := t.Open(s, askReward, int(f.Foe))
		q.Offer(VerbReward.Of(), "PS-CLEAN-04")
		for i, a := range Of(table.Card(f.Carved - 1)).Does {
			if a.Key == KeyCarver {
				q.Offer(VerbCarve.Of(int(f.Carved-1), i), "PS-RULING-132")
			}
		}
		if o := q.Ask(); o.Verb == VerbCarve {
			does = Of(table.Card(o.A)).Does[o.B].Does
		}
	}
	g.apply(t, s, does, byCard("PS-CLEAN-04", f.Foe))
}

// afterwards is what abilities make of the end of an encounter.
func (g *Game) afterwards(t *table.Table, s table.Seat, dead bool) {
	f := &g.mat(s).Fight
	g.askUses(t, s, "PS-CLEAN-09", func(a *Ability) bool {
		return a.Key == KeySpareCard && !f.Spared && g.of(s, Primary).Len() > 0 || a.Key == KeyAmmoBack && f.Shot
	}, func(a *Ability) {
		if a.Key == KeySpareCard {
			f.Spared = true
		} else {
			g.gainGoods(t, s, Ammo, 1, by("PS-CLEAN-09"))
		}
	})
	if f.Shot && g.total(s, KeyAmmoBack, AnyFray, 0) > 0 {
		g.gainGoods(t, s, Ammo, 1, by("PS-CLEAN-09"))
	}
	if g.total(s, KeySpareCard, AnyFray, 0) > 0 {
		f.Spared = true
	}
	if dead {
		g.occasion(t, s, OnKill, 0)
	} else {
		g.occasion(t, s, OnSurvive, 0)
	}
	g.occasion(t, s, OnFight, 0)
	if f.Hurt {
		g.occasion(t, s, OnHit, 0)
	}
}

// endFight puts everything of an encounter away, also when the player was knocked out in it; a mauled player mutates all the same
// (PS-CLEAN-05 to PS-CLEAN-09, PS-RULING-127).
func (g *Game) endFight(t *table.Table, s table.Seat) {
	m := g.mat(s)
	f := m.Fight
	if !f.On {
		g.clearDrawn(t, s)
		g.clearPrimary(t, s, g.Trial.Spared)
		g.Trial, g.Story, m.Busy = Trial{}, Story{}, false
		return
	}
	m.Fight = Fight{}
	if p := g.of(s, Foe); p.Len() > 0 && !f.Boss {
		p.Move(t, 0, g.pile(g.discardOf(p.At(0))), table.Everyone, table.Everyone)
	}
	g.clearDrawn(t, s)
	g.clearPrimary(t, s, f.Spared)
	if f.Fragile > 0 && g.of(s, Weapons).Find(table.Card(f.Fragile-1)) >= 0 {
		g.discardCard(t, s, table.Card(f.Fragile-1), by("PS-CLEAN-08"))
		g.fillEquipped(s)
	}
	if f.Mauled {
		g.mutate(t, s, byCard("PS-CLEAN-05", f.Foe))
	}
	m.Busy, m.Engaged = false, false
}
