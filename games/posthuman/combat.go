package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleAttacked = book.Tale("{who} is attacked by {n a enemy enemies}{by c}.")
	taleJoins    = book.Tale("{The a} {verb a joins join} the enemies.")
	taleHarm     = book.Tale("{The a} {verb a takes take} {n b wound wounds}, {c} left.")
	taleArmour   = book.Tale("The armour of {the a} stops {n b wound wounds}.")
	taleDies     = book.Tale("{The a} {verb a is are} dead.")
	taleFlees    = book.Tale("{The a} {verb a flees flee}.")
	taleFled     = book.Tale("{who} has survived, and {away a b} got away.", words.Conclusion)
	taleVictory  = book.Tale("{who} has won the fight.", words.Conclusion)
)

// beginCombat plays a combat encounter that lies revealed in the pile Reveal as far as its first melee round: its
// minions, fight or evade, the shooting round (PH-COMBAT-01). Where melee follows, Fight.On is set; else the encounter
// is over. One that is evaded or dodged is discarded, and the one drawn in its place is played in the same way
// (PH-EVADE-04, PH-RULING-93, PH-RULING-94).
func (g *Game) beginCombat(t *table.Table, s table.Seat, c table.Card) {
	g.endFight(s)
	from := g.of(s, Reveal)
	from.Lay(from.Find(c), g.of(s, Foes))
	g.begin(s, c)
	for i, deck := range [2]Stack{Humans, Mutants} { // PH-ENC-06, PH-SYM-07
		for range Of(c).Minions[i] {
			g.join(t, s, deck)
		}
	}
	g.cousins(t, s)
	g.dread(t, s)
	switch g.confront(t, s) {
	case slipsAway:
		g.endFight(s)
		g.drawEncounter(t, s)
	case isCaught:
		g.mat(s).Fight.Failed = true
		g.shootingRound(t, s)
	case standsGround:
		g.shootingRound(t, s)
	}
}

// beginFight starts a fight against minions alone, which can't be evaded, and plays it as far as its first melee round;
// where no Move is going on, to its end.
func (g *Game) beginFight(t *table.Table, s table.Seat, humans, mutants int, why cause) {
	g.endFight(s)
	for range humans {
		g.join(t, s, Humans)
	}
	for range mutants {
		g.join(t, s, Mutants)
	}
	if g.of(s, Foes).Len() == 0 { // PH-RULING-92
		return
	}
	g.begin(s, g.of(s, Foes).At(0))
	g.mat(s).Fight.Joined = true
	t.Tell(table.Event{Tale: taleAttacked, Seat: s, Rule: why.rule, A: int16(g.of(s, Foes).Len()), C: why.card})
	g.dread(t, s)
	g.shootingRound(t, s)
	for g.mat(s).Fight.On && g.mat(s).Journey.Stage != StageMelee {
		g.meleeRound(t, s)
	}
}

// begin notes that a fight is on.
func (g *Game) begin(s table.Seat, leader table.Card) {
	f := &g.mat(s).Fight
	f.On, f.Leader = true, leader
}

// join adds a minion to the enemies, if there is one left (PH-ENC-06, PH-RULING-91, PH-RULING-92).
func (g *Game) join(t *table.Table, s table.Seat, deck Stack) {
	if !g.refillFoes(t, deck) {
		return
	}
	c := g.pile(deck).Draw(t, g.of(s, Foes), table.Everyone)
	g.Cards[c] = Marks{Came: true}
	t.Tell(table.Event{Tale: taleJoins, Seat: s, Rule: "PH-ENC-06", A: int16(c)})
}

// alive reports whether an enemy has health left (PH-COMBAT-06).
func (g *Game) alive(c table.Card) bool { return g.Cards[c].Wounds < Of(c).Enemy.Health }

// living is how many enemies a player still faces.
func (g *Game) living(s table.Seat) int {
	n := 0
	for _, l := range g.of(s, Foes).Cards {
		if g.alive(l.Card) {
			n++
		}
	}
	return n
}

// harm deals wounds of one attack to an enemy, less what its armour takes; more than kill it are lost (PH-COMBAT-06,
// PH-SHOOT-19). It returns how many it suffered.
func (g *Game) harm(t *table.Table, s table.Seat, c table.Card, n int, rule string) int {
	e, k := Of(c).Enemy, &g.Cards[c]
	if stopped := e.armour(n); stopped > 0 {
		t.Tell(table.Event{Tale: taleArmour, Seat: s, Rule: rule, A: int16(c), B: int16(stopped)})
	}
	n = e.bites(n, e.Health-k.Wounds)
	k.Wounds += int8(n)
	t.Tell(table.Event{Tale: taleHarm, Seat: s, Rule: rule, A: int16(c), B: int16(n), C: int16(e.Health - k.Wounds)})
	if n > 0 && !g.alive(c) {
		t.Tell(table.Event{Tale: taleDies, Seat: s, Rule: "PH-COMBAT-06", A: int16(c)})
	}
	return n
}

// bites is how many of the wounds of one attack an enemy suffers that has so much health left.
func (e *Enemy) bites(n int, left int8) int {
	return max(0, min(n-e.armour(n), int(left)))
}

// armour is how many of the wounds of one attack an enemy's armour stops.
func (e *Enemy) armour(n int) int {
	if e.Ability != Armour {
		return 0
	}
	return min(n, int(e.N))
}

// finish ends a fight that the player has survived. Enemies killed are kept as XP, the others have fled; only if there
// are none the combat is won (PH-COMBAT-03, PH-COMBAT-04, PH-MELEE-24, PH-XP-01, PH-RULING-112). Either way it is
// resolved (PH-COMBAT-05).
func (g *Game) finish(t *table.Table, s table.Seat) {
	m, foes := g.mat(s), g.of(s, Foes)
	leader, fled, left := m.Fight.Leader, m.Fight.Fled, false
	gone, fell := 0, 0
	if fled {
		gone++ // in a round of it
	}
	for foes.Len() > 0 {
		c := foes.At(0)
		dead := !g.alive(c)
		g.Cards[c] = Marks{Came: true}
		if dead {
			foes.Lay(0, g.of(s, XPCards))
			g.tellXP(t, s, xpOf(c), byCard("PH-XP-01", c))
			fell++
			continue
		}
		gone++
		fled, left = true, left || c == leader
		g.flee(t, s, c)
	}
	m.Fight = Fight{Foe: noFoe}
	f := Of(leader)
	if fled {
		t.Tell(table.Event{Tale: taleFled, Seat: s, Rule: "PH-COMBAT-04", A: int16(gone), B: int16(fell)})
		if left {
			g.apply(t, s, f.Flee, byCard("PH-COMBAT-04", leader))
		}
		return
	}
	t.Tell(table.Event{Tale: taleVictory, Seat: s, Rule: "PH-COMBAT-03"})
	if n := int(m.Sum[KnobXP]); n > 0 {
		g.gainXP(t, s, n, by("PH-XP-01"))
	}
	g.apply(t, s, f.Win, byCard("PH-COMBAT-03", leader))
}

// flee discards a living enemy in the middle of a fight or at its end (PH-COMBAT-04).
func (g *Game) flee(t *table.Table, s table.Seat, c table.Card) {
	t.Tell(table.Event{Tale: taleFlees, Seat: s, Rule: "PH-COMBAT-04", A: int16(c)})
	foes := g.of(s, Foes)
	g.Cards[c] = Marks{Came: true}
	foes.Lay(foes.Find(c), g.pile(goneOf(c)))
}

// endFight breaks a fight off, if there is one: all enemies are discarded, and nothing is gained (PH-ENC-07, PH-KO-06,
// PH-RULING-113, PH-RULING-114, PH-RULING-128).
func (g *Game) endFight(s table.Seat) {
	for foes := g.of(s, Foes); foes.Len() > 0; {
		c := foes.At(0)
		g.Cards[c] = Marks{Came: true}
		foes.Lay(0, g.pile(goneOf(c)))
	}
	m := g.mat(s)
	m.Fight = Fight{Foe: noFoe}
	g.renew(s, PerCombat)
}

// noFoe is the place in the pile Foes of no enemy.
const noFoe = -1
