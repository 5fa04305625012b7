package posthuman

import (
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
	return english.List(append(words, "ends on your starting tile"))
}
