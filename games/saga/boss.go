package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleBoss  = book.Tale("{who} hears of {the a}.", words.Major)
	taleSlain = book.Tale("{who} has killed {the a}: this round is the last.", words.Major)
	taleBeast = book.Tale("{who} has killed {the a}.", words.Major)
)

// fightBoss is one ranged round and two melee rounds (PS-BOSS-03 to PS-BOSS-05).
func (g *Game) fightBoss(t *table.Table, s table.Seat) {
	c := g.boss(s)
	g.engage(t, s, c, true)
	g.shootout(t, s)
	if g.fighting(s) {
		g.melee(t, s)
	}
	if g.fighting(s) { // PS-RULING-145
		g.meleeAgain(t, s)
	}
	f := &g.mat(s).Fight
	dead := f.Wounds >= f.Health
	g.cleanUp(t, s)
	if dead {
		g.slay(t, s, c, true)
	}
}

// slay is the end of a boss: its reward, and of the game at the end of the round (PS-BOSS-06, PS-RULING-146, PS-SOLO-30, PS-RULING-196).
func (g *Game) slay(t *table.Table, s table.Seat, c table.Card, standing bool) {
	p := g.bossPile(s)
	p.Move(t, p.Find(c), g.pile(Aside), table.Everyone, table.Everyone)
	if standing {
		g.score(t, s, board.BossVP, byCard("PS-BOSS-06", c))
		g.gainXP(t, s, board.BossXP, byCard("PS-BOSS-06", c))
	}
	if g.Mode == Solo {
		t.Tell(table.Event{Tale: taleBeast, Seat: s, Rule: "PS-SOLO-30", A: int16(c)})
		g.moveThreat(t, -1, by("PS-SOLO-30"))
		g.showBoss(t)
		return
	}
	g.own(s).Killed = true
	g.Doomed = true
	t.Tell(table.Event{Tale: taleSlain, Seat: s, Rule: "PS-BOSS-06", A: int16(c)})
}

// hearOfBoss gives a player a boss of their own (PS-BOSS-01, PS-MISSION-18).
func (g *Game) hearOfBoss(t *table.Table, s table.Seat) {
	if g.pile(Bosses).Len() == 0 {
		return
	}
	c := g.pile(Bosses).Draw(t, g.bossPile(s), table.Everyone)
	t.Tell(table.Event{Tale: taleBoss, Seat: s, Rule: "PS-BOSS-01", A: int16(c)})
}

// showBoss turns the next boss of the solo game up (PS-SOLO-05, PS-SOLO-30).
func (g *Game) showBoss(t *table.Table) {
	if g.pile(Bosses).Len() > 0 {
		g.pile(Bosses).Draw(t, g.pile(BossShown), table.Everyone)
	}
}
