package posthuman

import (
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// Prospect is what an option of a fight leads to: the words of its outlook are made of it, and so is what a screen
// draws beside them.
type Prospect struct {
	Clauses []Clause
	Odds    []int // per cent of good ends and of bad ones; nil where they are not reckoned
	Rolls   Rolls // the dice that it throws first, which its label or its question names
}

// Clause is one thing that an option leads to. Loud is what matters most in its words, if anything does, between what
// comes before it and after.
type Clause struct {
	Before, Loud, After string

	About  About
	Chance int // per cent, of what it names the chance of first; 0 for none
}

// About is what a Clause is about.
type About uint8

// What a Clause can be about.
const (
	AboutElse   About = iota
	AboutEnd          // how the fight ends
	AboutAway         // whether one gets away
	AboutFalls        // whether an enemy falls
	AboutHits         // of a shot
	AboutAmmo         // spent, kept or won
	AboutLoss         // of health, or of what else blows take
	AboutScar         // that is drawn
	AboutKnocks       // whether it knocks out
)

// Plain is a Clause of which nothing is drawn.
func Plain(words string) Clause { return Clause{Before: words} }

// Words are all of a Clause.
func (c Clause) Words() string { return c.Before + c.Loud + c.After }

func (c Clause) empty() bool { return c.Words() == "" }

// Words are all of a Prospect.
func (x Prospect) Words() string { return allWords(x.Clauses) }

func allWords(list []Clause) string {
	var out []string
	for _, c := range list {
		out = append(out, c.Words())
	}
	return strings.Join(out, "; ")
}

// Cost is what it takes: all before the first clause that is loud.
func (x Prospect) Cost() []Clause {
	n := slices.IndexFunc(x.Clauses, func(c Clause) bool { return c.Loud != "" })
	return x.Clauses[:max(0, n)]
}

// After is a Prospect behind what comes before it; clauses without words are left out.
func (x Prospect) After(first ...Clause) Prospect {
	x.Clauses = slices.DeleteFunc(slices.Concat(first, x.Clauses), Clause.empty)
	return x
}

// Then is a Prospect before what comes behind it, likewise.
func (x Prospect) Then(last ...Clause) Prospect {
	x.Clauses = slices.DeleteFunc(slices.Concat(x.Clauses, last), Clause.empty)
	return x
}

func (x Prospect) outlook() table.Outlook { return table.Outlook{Words: x.Words(), Prospect: x} }

// Rolls are the dice of both sides in words; none where nothing is rolled.
type Rolls struct{ Mine, Theirs string }

// Words are both of them.
func (r Rolls) Words() string {
	if r == (Rolls{}) {
		return "dice"
	}
	return r.Mine + " against " + r.Theirs
}

// evading are what both sides add to a die in an attempt to evade (PH-EVADE-03).
func (g *Game) evading(s table.Seat) Rolls {
	return Rolls{"a die + " + strconv.Itoa(g.nimble(s)), "a die + " + strconv.Itoa(g.fastest(s))}
}

// engaging are the dice of an engagement with an enemy by its place, with so many swapped for defence dice
// (PH-MELEE-03, PH-MELEE-06).
func (g *Game) engaging(s table.Seat, foe, swap int8) Rolls {
	if int(foe) >= g.of(s, Foes).Len() {
		return Rolls{}
	}
	o := g.foe(s, foe)
	mine, theirs := g.meleePools(s, &o, swap)
	return Rolls{diceWords(&mine), diceWords(&theirs)}
}

// rolling is a Prospect with its dice.
func (x Prospect) rolling(r Rolls) Prospect {
	x.Rolls = r
	return x
}

// prospect is what to expect of the fight.
func (c *Chances) prospect() Prospect {
	return Prospect{Clauses: c.costs(), Odds: c.Odds()}.Then(c.Ends(), c.worstOf())
}

// Odds are the good ends and the bad ones, in per cent; what is left of 100 is neither.
func (c *Chances) Odds() []int { return c.oddsOr(0) }

// oddsOr are those of whoever gets away so often, in per cent, and must fight only otherwise.
func (c *Chances) oddsOr(away int) []int {
	good := away + (100-away)*c.Win()/100
	return []int{good, min((100-away)*c.Out()/100, 100-good)}
}
