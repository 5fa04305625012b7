package heredity

import (
	"fmt"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// onOutlook is what going on will cost the family, as all stand now: what the card does that was read, or that is
// reached, and what its last card before the family's turn leads to.
func (g *Game) onOutlook(p *table.Prompt, number int16) table.Outlook {
	var list []string
	var ahead perils
	switch p {
	case askRead:
		list = g.readTolls(number)
	case askCard:
		g.dangersOf(&ahead, number)
	}
	if g.Phase == PhaseRow && g.nextInRow() == playerCard {
		g.dangersOf(&ahead, playerCard)
	}
	return says(append(list, ahead.says()...)...)
}

// readTolls is what a card costs at once when it is read, and what it will, lying beside the family's card: first that
// the chapter is lost.
func (g *Game) readTolls(number int16) (list []string) {
	page := g.shows(number)
	if page == nil || page.Side == nil {
		return nil
	}
	c := event(number)
	if card := g.card(number); card != nil {
		c.actor = card.Taker - 1
	}
	for i := range page.Sections {
		s := &page.Sections[i]
		if s.Instruction != nil && g.holds(s.If, c) {
			if says := g.lastMarker(s.Instruction, c); says != "" {
				list = append([]string{says}, list...)
			}
			list = append(list, g.tolls(s.Instruction, c)...)
		}
		if s.Timeline != nil && !g.Row.Has(number) {
			list = append(list, g.tolls(s.Timeline.Before, c)...)
		}
	}
	return list
}

// tolls are what some steps will cost the family, as all stand now.
func (g *Game) tolls(steps []decks.Step, c cause) (list []string) {
	g.lookAt(steps, c, func(s *decks.Step) {
		if say, ok := tollForms[s.Form]; ok && g.possible(s, c) {
			if words := say(g, s, c); words != "" && !slices.Contains(list, words) {
				list = append(list, words)
			}
		}
	})
	return list
}

// tollForms are the steps that cost the family something, and how that is said; "" where they cost nobody anything.
var tollForms = map[string]func(g *Game, s *decks.Step, c cause) string{
	"damage {k} to {who}": func(g *Game, s *decks.Step, c cause) string {
		return g.tollOf(fmt.Sprint(s.N, " damage to "), s, c)
	},
	"lose {k} tokens of {who}": func(g *Game, s *decks.Step, c cause) string {
		return g.tollOf(tokens(s.N)+" lost by ", s, c)
	},
	"lose {k} materials of {who}": func(g *Game, s *decks.Step, c cause) string {
		return g.tollOf(english.Count(s.N, "material", "materials")+" lost by ", s, c)
	},
	"host tokens {k}": func(g *Game, s *decks.Step, _ cause) string {
		if s.N >= 0 {
			return ""
		}
		return "each of you loses " + tokens(-s.N)
	},
	"draw {word}": func(g *Game, s *decks.Step, _ cause) string {
		d := g.special(s.Word)
		if d < 0 {
			return ""
		}
		n := g.Draws[d].Len()
		if n == 0 {
			n = g.Discards[d].Len() // it is made anew of them (HE-RULING-56)
		}
		return fmt.Sprintf("draws 1 of %d (%s): may cost damage or tokens", n, s.Word)
	},
	"defeat {id}": func(*Game, *decks.Step, cause) string { return "the chapter is lost" },
	"enrage {n}": func(g *Game, s *decks.Step, c cause) string {
		if number := c.ref(s.Card); !g.hostile(number) {
			return g.cardName(number) + " turns hostile"
		}
		return ""
	},
}

// tollOf says whom of the family a step means, or may mean; "" for nobody.
func (g *Game) tollOf(what string, s *decks.Step, c cause) string {
	var names []string
	for _, m := range g.whoCould(s.Who, c).members() {
		names = append(names, g.memberName(int16(m)))
	}
	if len(names) == 0 {
		return ""
	}
	if s.Who.Form == "two characters" && len(names) > 2 {
		return what + "two of you"
	}
	whom := english.List(names)
	if i := strings.LastIndex(whom, " and "); i >= 0 && !strings.HasPrefix(s.Who.Form, "each ") {
		whom = whom[:i] + " or " + whom[i+len(" and "):]
	}
	return what + whom
}

// nextInRow is the card behind the marker.
func (g *Game) nextInRow() int16 {
	var row timeline.Row
	row.CopyFrom(&g.Row)
	return row.Advance()
}
