package posthuman

import (
	"strconv"

	"waystation/table"
)

// Wounded is what so many of the wounds that are being dealt leave of a player's health, and what comes with it. choice
// says whether somebody may turn by choice.
func (p *SeenPlayer) Wounded(n int, choice bool) string {
	switch {
	case n == 0:
		return "you take none"
	case n >= p.Health:
		return "you take " + strconv.Itoa(n) + ", which knocks you out; that " + p.Fall()
	}
	return "you take " + strconv.Itoa(n) + ", " + strconv.Itoa(p.Health-n) + " health left" + p.woundWords(choice)
}

// bearOutlook is what is left of whoever takes wounds, or what the knock-out by them costs.
func (g *Game) bearOutlook(s table.Seat, n int) table.Outlook {
	p := g.seen(s)
	if n >= p.Health {
		_, scars := p.scarsOfBlow()
		falls := Clause{Before: "knocks you out", About: AboutKnocks}
		that := Clause{Before: "that " + p.Fall(), Chance: p.turns(fallScars + scars).percent()}
		x := Prospect{Clauses: []Clause{falls, that}}.outlook()
		x.Stake = table.Loss
		return x
	}
	left := Clause{Before: strconv.Itoa(p.Health-n) + " health left", About: AboutLoss}
	if p.scarring() {
		left.Before += p.scarWords(g.Players > 2)
		left.About = AboutScar
	}
	if p.scarring() && p.mutations()+1 == mustTurn {
		left.Chance = p.turns(1).percent()
	}
	return Prospect{Clauses: []Clause{left}}.outlook()
}

// woundWords name the scar that comes with the wounds that are being dealt, and what it may make of the player; ""
// where none does.
func (p *SeenPlayer) woundWords(choice bool) string {
	if !p.scarring() {
		return ""
	}
	return p.scarWords(choice)
}

// scarWords name a scar, and what it may make of the player (PH-TURN-01, PH-TURN-02, PH-TURN-11).
func (p *SeenPlayer) scarWords(choice bool) string {
	words, next := ", and a scar", p.mutations()+1
	switch {
	case next == mustTurn:
		return words + p.turnWords("which", 1)
	case choice && next >= mayTurn:
		return words + ": with " + [...]string{"a third", "a fourth"}[next-mayTurn] + " mutation you may turn"
	}
	return words
}

// scarring reports whether the wounds that are being dealt leave a scar once one of them is taken: the first in melee
// with a mutant in a combat, all in an embrace, and the first of tainted shots (PH-SCAR-01, PH-SCAR-02, PH-MUTACT-11).
func (p *SeenPlayer) scarring() bool {
	f := &p.Fight
	switch {
	case f.Joined && !f.On && f.Round > 0: // no encounter has rounds that is no combat
		return f.From == meleeWound
	case f.Foe < 0 || int(f.Foe) >= len(p.Foes):
		return false
	}
	o := p.Foes[f.Foe].Foe(f)
	switch {
	case f.From == shotWound:
		return o.Ability == Taint && !f.Tainted
	case f.From == meleeWound, o.Ability == Bursting && !o.alive(): // PH-RULING-115
		return o.Breed == Mutant && !f.Hurt && !f.Scarred
	}
	return false
}
