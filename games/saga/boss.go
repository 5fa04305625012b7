package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleBoss  = book.Tale("{who} hears of {the a}.", words.Major)
	taleSlain = book.Tale("{who} has killed {the a}: this round is the last.", words.Conclusion)
	taleBeast = book.Tale("{who} has killed {the a}.", words.Conclusion)
)

// What a dead boss gives (PS-BOSS-06).
const (
	bossVP = 2
	bossXP = 2
)

// BossGives is what a dead boss gives, VP and XP (PS-BOSS-06).
func BossGives() (vp, xp int) { return bossVP, bossXP }

// fightBoss is one ranged round and two melee rounds (PS-BOSS-03 to PS-BOSS-05). It ends as soon as the boss is dead
// (PS-RULING-145, PS-RULING-147, PS-RULING-199).
func (g *Game) fightBoss(t *table.Table, s table.Seat) {
	g.engage(t, s, g.boss(s), Fight{Boss: true})
	g.shootout(t, s)
	if g.fighting(s) {
		g.melee(t, s)
	}
	if g.fighting(s) {
		g.meleeAgain(t, s)
	}
	g.cleanUp(t, s)
}

// bossFalls is the end of a boss, at the moment of its death: it counts even if the player is knocked out by the same
// blows (PS-BOSS-06, PS-RULING-146). In solo the threat moves back, before it is moved on by a knock-out (PS-SOLO-30,
// PS-RULING-188).
func (g *Game) bossFalls(t *table.Table, s table.Seat) {
	c := g.mat(s).Fight.Foe
	if g.Mode == Solo {
		t.Tell(table.Event{Tale: taleBeast, Seat: s, Rule: "PS-SOLO-30", A: int16(c)})
		g.moveThreat(t, -1, by("PS-SOLO-30"))
		return
	}
	g.own(s).Killed = true
	g.Doomed = true
	t.Tell(table.Event{Tale: taleSlain, Seat: s, Rule: "PS-BOSS-06", A: int16(c)})
}

// bossReward is the kill reward of a boss, for who stands (PS-BOSS-06, PS-RULING-150, PS-RULING-196).
func (g *Game) bossReward(t *table.Table, s table.Seat) {
	why := byCard("PS-BOSS-06", g.mat(s).Fight.Foe)
	g.score(t, s, bossVP, why)
	g.gainXP(t, s, bossXP, why)
}

// clearBoss takes a dead boss out of the game; in solo the next one is turned up (PS-SOLO-30).
func (g *Game) clearBoss(t *table.Table, s table.Seat, c table.Card) {
	p := g.bossPile(s)
	if i := p.Find(c); i >= 0 {
		p.Lay(i, g.pile(Aside))
		if g.Mode == Solo {
			g.showBoss(t)
		}
	}
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
