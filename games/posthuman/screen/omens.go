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

// omens say what the next turn may take: by its event, and by hunger; "" where another question comes before it.
func (p *page) omens() string {
	if p.Asked == nil || p.v.Seat < 0 || !slices.Contains(closing, p.Asked.Prompt.Kind) {
		return ""
	}
	o := p.player(p.v.Seat)
	begins := p.Asked.Prompt == posthuman.AskSplit // the last question of the set-up, in the short game
	early := p.v.Phase < posthuman.PhaseDeclare && !begins || p.v.Phase > posthuman.PhaseMutant
	if early || o.Mutant || o.Fight.Joined || o.Journey.Figures > 1 || p.lastOfAll() {
		return ""
	}
	says := famine(o)
	if len(p.v.Omens.Cards) == 0 {
		return says
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
		english.List(bad) + "." + says
}

// famine says what hunger takes in the next turn even from whoever then eats what they have; "" for nothing.
func famine(o *posthuman.SeenPlayer) string {
	health, morale, starves := o.Famine()
	if starves {
		return " *Without food hunger knocks you out next turn.*"
	}
	var lost []string
	for _, x := range [2]struct {
		n    int
		what string
	}{{health, " health"}, {morale, " morale"}} {
		if x.n > 0 {
			lost = append(lost, strconv.Itoa(x.n)+x.what)
		}
	}
	if lost == nil {
		return ""
	}
	return " *With the food you have, hunger takes " + english.List(lost) + " next turn.*"
}

// lastOfAll reports whether the game ends with this turn.
func (p *page) lastOfAll() bool {
	return slices.ContainsFunc(p.v.Players, func(o posthuman.SeenPlayer) bool {
		return !o.Mutant && !o.Gone && o.JP == posthuman.LastSpace
	})
}
