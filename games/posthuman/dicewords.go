package posthuman

import (
	"strconv"

	"waystation/table"
)

// Means is what a die on the table counts as once it is modified: a warrior and a special may be attacks or misses, and
// a shot may miss (PH-STAT-17, PH-WPN-06, PH-MELEE-10, PH-SHOOT-10). Of an enemy's shot it is what was rolled.
func (p *SeenPlayer) Means(i int) Face6 {
	d := p.Fight.Dice[i]
	if d.Die == SD && !d.Enemy && !p.scores(i) {
		return Miss
	}
	if d.Die == SD || d.Enemy && !p.metEnemy() {
		return d.Is
	}
	a := p.armsOf(d.Enemy)
	return a.means(d.Is, a.hand(&d))
}

// scores reports whether the player's shot would hit less without a die.
func (p *SeenPlayer) scores(i int) bool { return p.hitsWithout(i) < p.Hits(false) }

// hitsWithout is how many hits the player's shot would score without a die.
func (p *SeenPlayer) hitsWithout(i int) int {
	d := &p.Fight.Dice[i]
	was := d.Target
	d.Target = noFoe - 1 // nobody's
	hits := p.Hits(false)
	d.Target = was
	return hits
}

// metEnemy reports whether the dice on the table are rolled against an enemy's card, and not against a player.
func (p *SeenPlayer) metEnemy() bool { return p.Fight.Foe >= 0 && int(p.Fight.Foe) < len(p.Foes) }

// armsOf are the player's, or those of the enemy that is fought.
func (p *SeenPlayer) armsOf(enemy bool) arms {
	if enemy && p.metEnemy() {
		return Of(p.Foes[p.Fight.Foe].Card).Enemy.arms()
	}
	return FighterOf(p).arms
}

// Counts is what one side's dice of melee come to as they lie, once they are modified: attacks, which are compared,
// blocks and knockdowns (PH-MELEE-15).
func (p *SeenPlayer) Counts(enemy bool) (attacks, blocks, downs int) {
	dice := p.Fight.Dice
	a := p.armsOf(enemy)
	for i := range dice[:p.Fight.N] {
		d := &dice[i]
		if d.Enemy != enemy || d.Gone {
			continue
		}
		hand := a.hand(d)
		if d.Is = p.Means(i); d.Is == Block {
			blocks++
		}
		if d.Hand = hand; d.Is == Special6 && enemy && !p.metEnemy() {
			d.Is = Miss // a mutant player's weapons are not known here
		}
	}
	side := a.count(dice[:p.Fight.N], enemy)
	return side.attacks, blocks, side.downs
}

// AgainWords say how many faces of a die of the player's would hit, and how many block, if it were rolled again: by the
// weapon at hand and what lies beside it.
func (p *SeenPlayer) AgainWords(i int) string {
	d := &p.Fight.Dice[i]
	was, hits, blocks := *d, 0, 0
	for face := range faces[d.Die] {
		d.show(uint8(face + 1))
		switch p.Means(i) {
		case Miss:
		case Block:
			blocks++
		case Special6:
			if a := p.armsOf(false); d.Die == SD || a.special[a.hand(d)].Attack {
				hits++
			}
		default:
			hits++
		}
	}
	*d = was
	if d.Die == SD {
		return "rolled again it hits " + strconv.Itoa(hits) + " in 6"
	}
	return "rolled again: an attack " + strconv.Itoa(hits) + " in 6, a block " + strconv.Itoa(blocks) + " in 6"
}

// DieWords say what a die on the table is worth as it lies; "" for an enemy's shot.
func (p *SeenPlayer) DieWords(i int) string {
	d, counts := &p.Fight.Dice[i], p.Means(i)
	switch {
	case d.Die == SD && d.Enemy:
		return ""
	case d.Die == SD && counts == Miss:
		return "no hit as it lies"
	case d.Die == SD:
		return "a hit as it lies"
	}
	shows := d.Shows()
	switch {
	case shows == Warrior && counts == Miss:
		return "a miss below melee 5"
	case shows == Warrior && counts == Attack:
		return "an attack by melee 5"
	case shows == Special6 && counts == Miss && d.Enemy:
		return "a miss by its card"
	case shows == Special6 && counts == Miss:
		return "a miss with this weapon"
	case counts == Attack:
		return "an attack"
	case counts == Critical:
		return "an attack, and 1 wound more"
	case counts == Block:
		return "takes out a die of the other side"
	case counts == Special6 && (!d.Enemy || p.metEnemy()):
		a := p.armsOf(d.Enemy)
		return "by its card: " + specialWords(a.special[a.hand(d)])
	}
	return "a miss"
}

// seen is a player's own sheet as they see it.
func (g *Game) seen(s table.Seat) *SeenPlayer {
	var p SeenPlayer
	g.viewPlayer(s, s, &p)
	return &p
}
