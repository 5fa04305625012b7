package posthuman

import (
	"slices"
	"strings"

	"waystation/table"
)

// Prospect is what an option of a fight leads to: the words of its outlook are made of it, and so is what a screen
// draws beside them.
type Prospect struct {
	Clauses []Clause
	Odds    []int // per cent of good ends and of bad ones; nil where they are not reckoned
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

// prospect is what to expect of the fight.
func (c *Chances) prospect() Prospect {
	return Prospect{c.costs(), c.Odds()}.Then(c.Ends(), c.worstOf())
}

// Odds are the good ends and the bad ones, in per cent; what is left of 100 is neither.
func (c *Chances) Odds() []int { return c.oddsOr(0) }

// oddsOr are those of whoever gets away so often, in per cent, and must fight only otherwise.
func (c *Chances) oddsOr(away int) []int {
	good := away + (100-away)*c.Win()/100
	return []int{good, min((100-away)*c.Out()/100, 100-good)}
}
