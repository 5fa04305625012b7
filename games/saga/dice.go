package saga

import "waystation/table"

// What is told.
var taleRolls = book.Tale("{who} has the {colour a} die rolled again: {again a b c}.")

// read is the damage that a chart gives for shots or for a positive attack value: of the highest step not above it
// (PS-RULING-110).
func (c Chart) read(value int) int {
	for i := len(c) - 1; i >= 0; i-- {
		if int(c[i].At) <= value {
			return int(c[i].Damage)
		}
	}
	return 0
}

// readDown is the damage that an enemy's melee chart gives: of the lowest step not below the attack value
// (PS-RULING-110).
func (c Chart) readDown(value int) int {
	for i := range c {
		if int(c[i].At) >= value {
			return int(c[i].Damage)
		}
	}
	return 0
}

// roll rolls the dice of an enemy (PS-RULING-112, PS-RULING-113).
func (g *Game) roll(t *table.Table, s table.Seat, dice [3]int8) {
	f := &g.mat(s).Fight
	f.N = 0
	for colour := range 3 {
		for range dice[colour] {
			f.Dice[f.N] = Rolled{uint8(colour), uint8(t.Roll(fightDice[colour]) - 1)}
			f.N++
		}
	}
}

var fightDice = [3]table.Die{{Name: "green", Sides: 6}, {Name: "red", Sides: 6}, {Name: "black", Sides: 6}}

// dice is what the dice on the table show.
func (f *Fight) dice() (r Result) {
	for _, d := range f.Dice[:f.N] {
		r.add(board.Dice[d.Colour][d.Face])
	}
	return r
}

// fewer takes dice away: black before red before green.
func fewer(dice [3]int8, n int) [3]int8 {
	for colour := 2; colour >= 0; colour-- {
		k := min(n, int(dice[colour]))
		dice[colour] -= int8(k)
		n -= k
	}
	return dice
}

// fewerDice is how many dice the enemy rolls fewer.
func (g *Game) fewerDice(t *table.Table, s table.Seat, part Fray) int {
	n := g.fightSum(s, KeyFewerDice, part)
	g.askUses(t, s, "PS-RANGED-09", []Keyword{KeyFewerDice}, func(a *Ability) bool { return a.fits(part) },
		func(a *Ability) { n += atLeastOne(a.N) }, int(g.mat(s).Fight.Foe))
	return n
}

// What is asked of dice that are rolled again.
var (
	askReroll = book.Question("reroll", "PS-RULING-120", "Which dice do they roll again?")
	VerbDie   = book.Verb("die", "{die a b}", "die:{c}")
)

// rerollDice rolls up to n of the enemy's dice again. What each showed is told, as the fight may end before anybody is
// asked again.
func (g *Game) rerollDice(t *table.Table, s table.Seat, n int) {
	f := &g.mat(s).Fight
	q := t.Open(s, askReroll)
	for i, d := range f.Dice[:f.N] {
		q.Offer(VerbDie.Of(int(d.Colour), int(d.Face), i), "PS-RULING-120")
	}
	var again [12]int
	k := 0
	for _, o := range q.AskSome(0, min(n, int(f.N))) {
		again[k] = int(o.C)
		k++
	}
	for _, i := range again[:k] {
		d := &f.Dice[i]
		was := d.Face
		d.Face = uint8(t.Roll(fightDice[d.Colour]) - 1)
		t.Tell(table.Event{Tale: taleRolls, Seat: s, Rule: "PS-RULING-120", A: int16(d.Colour), B: int16(was),
			C: int16(d.Face)})
	}
}

// againWords are what a die showed before it was rolled again, and what it shows since.
func againWords(colour, was, is int16) string {
	before, now := dieFace(colour, was), dieFace(colour, is)
	if before == now {
		return "it shows " + now + " as before"
	}
	return before + " becomes " + now
}
