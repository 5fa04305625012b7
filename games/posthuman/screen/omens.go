package screen

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/games/posthuman"
)

// closing are the kinds of questions with whose answer a turn may end for whoever is asked, so that the next thing to
// befall them is an event.
var closing = []string{"declare", "enter", "option", "confront", "hand", "camp", "split"}

// omens say that a new event comes, and which of those that are left take what from whom; "" where another question
// comes before it, or nothing can be lost.
func (p *page) omens() string {
	if p.Asked == nil || p.v.Seat < 0 || !slices.Contains(closing, p.Asked.Prompt.Kind) {
		return ""
	}
	o := p.player(p.v.Seat)
	begins := p.Asked.Prompt == posthuman.AskSplit // the last question of the set-up, in the short game
	early := p.v.Phase < posthuman.PhaseDeclare && !begins || p.v.Phase > posthuman.PhaseMutant
	if early || o.Mutant || o.Fight.Joined || o.Journey.Figures > 1 || p.lastOfAll() || len(p.v.Omens.Cards) == 0 {
		return ""
	}
	var bad []string
	for _, c := range p.v.Omens.Cards {
		f := posthuman.Of(c)
		bad = append(bad, "["+f.Name+"]("+f.ID+") ("+posthuman.Befalls(c, p.v.Solo)+")")
	}
	when := "Next turn's event"
	if begins {
		when = "The first turn's event"
	}
	return " " + when + " hurts in " + strconv.Itoa(len(bad)) + " of " + strconv.Itoa(p.v.Omens.Of) + " cases: " +
		english.List(bad) + "."
}

// lastOfAll reports whether the game ends with this turn.
func (p *page) lastOfAll() bool {
	return slices.ContainsFunc(p.v.Players, func(o posthuman.SeenPlayer) bool {
		return !o.Mutant && !o.Gone && o.JP == posthuman.LastSpace
	})
}
