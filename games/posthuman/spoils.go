package posthuman

import (
	"slices"
	"strconv"

	"waystation/english"
)

// Spoils are what the end of a fight gives its winner: the XP of all enemies, and what the encounter promises besides
// (PH-COMBAT-03, PH-XP-01). Once an enemy has fled it can't be won, and only XP is left of it (PH-COMBAT-04).
func (p *SeenPlayer) Spoils() string {
	xp := 0
	for i := range p.Foes {
		xp += xpOf(p.Foes[i].Card)
	}
	if p.Fight.Fled {
		return strconv.Itoa(xp) + " XP"
	}
	words := []string{strconv.Itoa(xp+int(p.Sum[KnobXP])) + " XP"}
	for _, e := range Of(p.Fight.Leader).Win {
		words = append(words, inWords([]Effect{e}))
	}
	return english.List(words)
}

// Escaped is what it brings or costs if the encounter itself gets away alive; "" for nothing (PH-COMBAT-04).
func (p *SeenPlayer) Escaped() string {
	if p.Fight.Fled || len(Of(p.Fight.Leader).Flee) == 0 {
		return ""
	}
	return "if " + Of(p.Fight.Leader).Called + " gets away, " + inWords(Of(p.Fight.Leader).Flee)
}

// Fall is what a knock-out in a fight does to a player: two scars, no journey point for the zone, whoever walks with
// them is gone, and they wake where they began (PH-KO-01, PH-ENC-07, PH-FOLLOW-05).
func (p *SeenPlayer) Fall() string {
	words := []string{"brings 2 scars"}
	if p.Journey.Gain && p.JP < LastSpace {
		words = append(words, "takes the journey point")
	}
	friends := 0
	for i := range p.Company {
		if p.Company[i].Active {
			friends++
		}
	}
	if friends > 0 {
		words = append(words, "drives away "+english.Count(friends, "follower", "followers"))
	}
	return english.List(append(words, "ends on your starting tile")) + p.turnWords()
}

// turnWords say how likely the scars of a knock-out turn a player for whom they may be a mutation too many; "" where
// they can't, or the faces of their scars are not known (PH-TURN-02, PH-TURN-04).
func (p *SeenPlayer) turnWords() string {
	x := p.turns()
	if x.ways == 0 {
		return ""
	}
	return "; it turns you mutant " + inTen(x) + ", and all you have is lost"
}

// turns is how likely the scars of a knock-out make five mutations, by the cards that are printed and the player's own.
func (p *SeenPlayer) turns() odds {
	mine, left := 0, [2]uint64{} // mutations and blanks among the others
	for _, c := range Cards(GroupScars) {
		kind := 0
		if Of(c).Blank {
			kind = 1
		}
		if !slices.Contains(p.Scars, Shown(c)) {
			left[kind]++
		} else if kind == 0 {
			mine++
		}
	}
	all := left[0] + left[1]
	x := odds{0, all * (all - 1)}
	switch mustTurn - mine {
	case 2:
		x.ways = left[0] * (left[0] - 1)
	case 1:
		x.ways = x.all - left[1]*(left[1]-1)
	}
	return x
}

// OnTheBrink reports whether the next knock-out may turn a player.
func (p *SeenPlayer) OnTheBrink() bool { return !p.Mutant && p.turns().ways > 0 }
