package saga

import "waystation/table"

// huntTogether is the boss encounter of a team: one fights the ranged round, then each a round of melee (PS-TEAM-32 to
// PS-TEAM-34, PS-RULING-175, PS-RULING-176). It reports whether both survived it.
func (g *Game) huntTogether(t *table.Table, s, mate table.Seat) bool {
	j := together(s, mate)
	c := g.boss(s)
	shooter := g.whoFirst(t, s, mate, "PS-TEAM-32")[0]
	g.bout(t, j, shooter, func() {
		g.engage(t, shooter, c, Fight{Boss: true, Joint: true})
		g.shootout(t, shooter)
	})
	for _, x := range g.huntOrder(t, j, shooter) {
		g.bout(t, j, x, func() { g.huntMelee(t, j, x, c) })
	}
	g.endHunt(t, j)
	return j.both()
}

// huntOrder is in which order the teammates fight melee; a knocked-out shooter fights none (PS-TEAM-33, PS-RULING-175).
func (g *Game) huntOrder(t *table.Table, j *joint, shooter table.Seat) [2]table.Seat {
	if !j.both() || g.mat(shooter).Fight.killed() {
		return j.seats
	}
	return g.whoFirst(t, j.seats[0], j.seats[1], "PS-TEAM-33")
}

// huntMelee is one teammate's round of melee against the boss, who carries the wounds of both (PS-RULING-176). Who has
// shot goes on with the same primary card (PS-TEAM-34).
func (g *Game) huntMelee(t *table.Table, j *joint, s table.Seat, c table.Card) {
	f, o := &g.mat(s).Fight, &g.mat(j.other(s)).Fight
	if o.On && o.killed() {
		return
	}
	if !f.On {
		g.engage(t, s, c, Fight{Boss: true, Joint: true})
	}
	if o.On {
		f.Wounds, f.Knit = o.Wounds, f.Knit || o.Knit
	}
	if g.fighting(s) {
		g.melee(t, s)
	}
}

// endHunt is the cleanup of both: the reward of a dead boss is the team's, if anybody stands (PS-RULING-175).
func (g *Game) endHunt(t *table.Table, j *joint) {
	g.eachHunter(t, j, func(x table.Seat) { g.foeLast(t, x) })
	if g.huntKilled(j) {
		g.huntReward(t, j)
	}
	g.eachHunter(t, j, func(x table.Seat) { g.afterwards(t, x) })
	g.leaveTogether(t, j)
}

// eachHunter does something for each of the two who has fought the boss, and stands.
func (g *Game) eachHunter(t *table.Table, j *joint, do func(table.Seat)) {
	for _, x := range j.seats {
		if g.mat(x).Fight.On {
			g.bout(t, j, x, func() { do(x) })
		}
	}
}

// huntKilled reports whether one of the two has killed the boss; then both have.
func (g *Game) huntKilled(j *joint) bool {
	dead := false
	for _, x := range j.seats {
		f := &g.mat(x).Fight
		dead = dead || f.On && f.killed()
	}
	if dead {
		for _, x := range j.seats {
			g.mat(x).Fight.Wounds = max(g.mat(x).Fight.Wounds, g.mat(x).Fight.Health)
		}
	}
	return dead
}

// huntReward is the VP for the team, and the XP for who stands, split as they wish (PS-BOSS-06, PS-RULING-175).
func (g *Game) huntReward(t *table.Table, j *joint) {
	s, mate := j.seats[0], j.seats[1]
	switch {
	case j.both():
		g.score(t, s, bossVP, by("PS-BOSS-06"))
		xp := Effects{{Do: DoXP, N: bossXP}}
		if !g.split(t, j, &[2]Effects{xp}) {
			g.gainXP(t, s, bossXP-bossXP/2, by("PS-RULING-175"))
			g.gainXP(t, mate, bossXP/2, by("PS-RULING-175"))
		}
	case j.up[s]:
		g.bossReward(t, s)
	case j.up[mate]:
		g.bossReward(t, mate)
	}
}
