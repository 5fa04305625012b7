package main

import (
	"path"
	"regexp"
	"slices"
)

// game is where a game's rules and cards lie, and which tests hold them.
type game struct {
	name    string
	dir     string         // from the root
	parts   []string       // folders in it that hold rules too
	stack   string         // the type whose constants name piles
	secrets *regexp.Regexp // names of piles whose cards not everybody knows
	stages  []stage
}

// only is the game with its fast tests alone, if so wished: those before the laws, or the first stage where there are
// none.
func (g *game) only(first bool) *game {
	if !first {
		return g
	}
	fast := *g
	laws := slices.IndexFunc(g.stages, func(s stage) bool { return s.name == "laws" })
	fast.stages = g.stages[:max(1, laws)]
	return &fast
}

// stage is some tests of one package. A mutant goes through the stages in order, until one fails.
type stage struct {
	name  string
	dir   string // of the package, from the root
	tests string // a pattern of names of tests; empty: all
	skip  string // a pattern of names of tests that are left out; empty: none
	kinds []Kind // whose mutants go through it; nil: all
	own   bool   // only mutants of the package itself go through it
}

// takes reports whether a mutant goes through the stage.
func (s *stage) takes(m *Mutant) bool {
	if s.own && path.Dir(m.File) != s.dir {
		return false
	}
	return s.kinds == nil || slices.Contains(s.kinds, m.Kind)
}

// slow are the tests that take their time: walks, fuzzing, whole games, and loading hundreds of broken card files.
const slow = `^TestSuite$/^(laws|random_games)$|^(TestLaws|Fuzz|TestKeen|TestMixed|TestBrokenFiles)`

// version are the tests that say that cards are of another version than recorded matches, and that a list has other
// sentences of cards than they have: that proves nothing about what is written on them. Whether matches and walks still
// come out the same is tested all the same.
const version = `^Test(Matches|Walks)$/^(version|unmet)$`

// whole are the tests that play recorded matches and walks again. They take seconds, and catch more than all others.
const whole = `^Test(Matches|Story|Walks)$`

// stagesOf are the stages of a game, the fastest first. Bots, pages and levels of play know no rules: they are asked
// about what seats see and what a state holds.
func stagesOf(name string) []stage {
	rules := "games/" + name
	seen := []Kind{Secrecy, State}
	return []stage{
		{name: "matches", dir: rules, tests: whole, skip: version},
		{name: "rules", dir: rules, skip: slow + "|" + whole},
		{name: "laws", dir: rules, tests: slow},
		{name: "terminal", dir: rules + "/plain"},
		{name: "bots", dir: "bots/" + name + "bot", kinds: seen},
		{name: "pages", dir: rules + "/screen", kinds: seen},
		{name: "levels", dir: "shelf", kinds: []Kind{Secrecy}},
	}
}

// stagesWith are the stages of a game with packages of rules in it. What they hold is tried by the whole game first: so
// what does not compile, and cards that the game refuses, are found out before they are told from what is caught.
func stagesWith(name string, parts ...string) []stage {
	all := stagesOf(name)
	for i, p := range parts {
		all = slices.Insert(all, 2+i, stage{name: p, dir: "games/" + name + "/" + p, own: true})
	}
	return all
}

// without leaves out a stage whose package has no tests.
func without(name string, stages []stage) []stage {
	return slices.DeleteFunc(stages, func(s stage) bool { return s.name == name })
}

// folders hold what the outcome of a mutant rests on.
var folders = []string{"shelf", "games", "table", "bots", "rules", "scenario"}

var games = []*game{
	{name: "firelands", dir: "games/firelands", stack: "Stack", stages: stagesOf("firelands"),
		secrets: regexp.MustCompile(`\b(Hand|Share|AutomaHold)\b`)},
	{name: "posthuman", dir: "games/posthuman", stack: "Stack", stages: stagesOf("posthuman"),
		secrets: regexp.MustCompile(`\b(Hand|Company|Drawn|Injury|Tricks|Chosen)\b`)},
	{name: "saga", dir: "games/saga", stack: "Stack", stages: stagesOf("saga"),
		secrets: regexp.MustCompile(`\b(Hand|Chosen)\b`)},
	{name: "heredity", dir: "games/heredity", parts: []string{"board", "decks", "sheet", "timeline"},
		stages:  without("terminal", stagesWith("heredity", "board", "decks", "sheet", "timeline")),
		secrets: regexp.MustCompile(`\b(Karma|Draws)\b`)},
}
