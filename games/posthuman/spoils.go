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

// Fall is what a knock-out in a fight does to a player: its scars and that of the blow, no journey point for the zone,
// whoever walks with them is gone, and they wake where they began (PH-KO-01, PH-KO-06, PH-SCAR-03, PH-FOLLOW-05).
func (p *SeenPlayer) Fall() string { return p.fallWords(p.scarsOfBlow()) }

// FallAhead is what a knock-out does in a fight that may come: by a mutant or not, which nobody knows yet.
func (p *SeenPlayer) FallAhead() string { return p.fallWords(0, 1) }

// fallWords are what a knock-out does, with so many scars at least and at most of the wounds before it.
func (p *SeenPlayer) fallWords(least, most int) string {
	scars := strconv.Itoa(fallScars + most)
	if least < most {
		scars = strconv.Itoa(fallScars+least) + " or " + scars
	}
	words := []string{"brings " + scars + " scars"}
	if p.Journey.Gain && p.JP < LastSpace {
		words = append(words, "gains no journey point")
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
	return english.List(append(words, "ends on your starting tile")) + p.turnWords("and then", fallScars+most)
}

// scarsOfBlow are how many scars come before those of a knock-out, at least and at most, for the wounds by which a
// player falls in the fight going on (PH-SCAR-01 to PH-SCAR-03, PH-RULING-116). Of players only an embrace is such a
// fight, which always leaves one (PH-MUTACT-11).
func (p *SeenPlayer) scarsOfBlow() (least, most int) {
	f := &p.Fight
	switch {
	case f.Hurt && !f.Scarred, f.Struck && p.scarring():
		return 1, 1
	case f.Struck:
		return 0, 0
	case f.Joined && !f.On:
		return 1, 1
	}
	least = 1
	for i := range p.Foes {
		o := p.Foes[i].Foe(f)
		if !o.alive() {
			continue
		}
		melee, shot := o.Breed == Mutant && !f.Scarred, o.Ability == Taint && !f.Tainted
		shoots := f.Round == 0 && o.Shot.SD > 0
		if melee || shoots && shot {
			most = 1
		}
		if !melee || shoots && !shot {
			least = 0
		}
	}
	return min(least, most), most
}

// turnWords say how likely so many scars turn a player for whom they may be a mutation too many; "" where they can't,
// or the faces of their scars are not known (PH-TURN-02, PH-TURN-04).
func (p *SeenPlayer) turnWords(after string, scars int) string {
	x := p.turns(scars)
	if x.ways == 0 {
		return ""
	}
	return ", " + after + " " + often(x, "turns you mutant") + ": all you have is lost, your journey too"
}

// turns is how likely so many scars make five mutations, by the cards that are printed and the player's own.
func (p *SeenPlayer) turns(scars int) odds {
	left := [2]uint64{} // mutations and blanks that are not the player's
	for _, c := range Cards(GroupScars) {
		kind := 0
		if Of(c).Blank {
			kind = 1
		}
		if !slices.Contains(p.Scars, Shown(c)) {
			left[kind]++
		}
	}
	return odds{drawn(left, scars, mustTurn-p.mutations()), drawn(left, scars, 0)}
}

// mutations is how many of a player's scars are known to be mutations (PH-SCAR-06).
func (p *SeenPlayer) mutations() (n int) {
	for _, c := range p.Scars {
		if f := c.Face(); f != nil && !f.Blank {
			n++
		}
	}
	return n
}

// drawn is in how many orders so many scars can be drawn from mutations and blanks, of which so many at least are
// mutations.
func drawn(left [2]uint64, scars, mutations int) uint64 {
	switch {
	case scars < mutations:
		return 0
	case scars == 0:
		return 1
	}
	ways := uint64(0)
	for kind, n := range left {
		if n > 0 {
			rest := left
			rest[kind]--
			ways += n * drawn(rest, scars-1, mutations-(1-kind))
		}
	}
	return ways
}

// OnTheBrink reports whether the scars of the next knock-out alone may turn a player.
func (p *SeenPlayer) OnTheBrink() bool { return !p.Mutant && p.turns(fallScars).ways > 0 }
