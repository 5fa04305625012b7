package heredity

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity/decks"
)

// printed are steps in words, a line each, as they stand in a red box or beside a figure. What a condition asks, and
// what follows from an option, is not said. Cards that nobody has opened have no name.
func (g *Game) printed(steps []decks.Step) []string { return g.appendPrinted(nil, steps) }

// appendPrinted is printed, behind what is on a list.
func (g *Game) appendPrinted(out []string, steps []decks.Step) []string {
	for i := range steps {
		if line := g.printedStep(&steps[i]); line != "" {
			out = append(out, line)
		}
	}
	return out
}

func (g *Game) printedStep(s *decks.Step) string {
	switch s.Form {
	case "if":
		then, otherwise := strings.Join(g.printed(s.Then), ", "), strings.Join(g.printed(s.Else), ", ")
		switch {
		case then == "":
			return otherwise
		case otherwise == "":
			return "perhaps " + then
		}
		return "perhaps " + then + "; or else " + otherwise
	case "question":
		return "asks a question"
	case "attack":
		return fmt.Sprintf("strikes: range %d, damage %d", s.Attack.Range, s.Attack.Damage)
	}
	line := ""
	if say, ok := printedForms[s.Form]; ok {
		line = say(g, s)
	} else if !silentForms[s.Form] {
		line = s.Text
	}
	if last := strings.Join(g.printed(s.Last), ", "); last != "" {
		line += ", and with the last of them " + last
	}
	if other := strings.Join(g.printed(s.Or), ", "); other != "" {
		line += ", or else " + other
	}
	return line
}

// silentForms are steps of which a card says nothing.
var silentForms = map[string]bool{
	"wait": true, "set {id}": true, "unset {id}": true, "count {id} {k}": true, "journal {rest}": true,
}

// printedForms say the steps that stand in red boxes and beside figures. Any other is said as it is written.
var printedForms = map[string]func(g *Game, s *decks.Step) string{
	"take {n}":         func(g *Game, s *decks.Step) string { return g.printedCard(s) + " is taken" },
	"flip {ref}":       func(g *Game, s *decks.Step) string { return g.printedCard(s) + " is turned over" },
	"burn {ref}":       func(g *Game, s *decks.Step) string { return g.printedCard(s) + " is put away for good" },
	"mark {ref} {k}":   func(g *Game, s *decks.Step) string { return g.printedCard(s) + " gains " + markers(s.N) },
	"unmark {ref} {k}": func(g *Game, s *decks.Step) string { return g.printedCard(s) + " loses " + markers(s.N) },
	"enrage {n}":       func(g *Game, s *decks.Step) string { return g.printedCard(s) + " turns hostile" },
	"wound {n} {k}":    func(g *Game, s *decks.Step) string { return fmt.Sprint(s.N, " damage to ", g.printedCard(s)) },
	"draw {word}":      func(_ *Game, s *decks.Step) string { return "a card of the deck of " + s.Word + " is drawn" },
	"draw karma":       func(*Game, *decks.Step) string { return "a Karma card is drawn" },
	"defeat {id}":      func(*Game, *decks.Step) string { return "the chapter is lost" },
	"place {n} at {cell}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("%s is set on %s", g.printedCard(s), g.cellText(s.Cell))
	},
	"repair item {n} {k}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("%s is repaired by %d", g.printedCard(s), s.N)
	},
	"leave": func(*Game, *decks.Step) string { return "leaves" },

	"damage {k} to {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("%d damage to %s", s.N, g.printedWho(&s.Who))
	},
	"heal {k} of {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("%s is rid of %d damage", g.printedWho(&s.Who), s.N)
	},
	"recover {k} tokens of {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("tokens back for %s: %d", g.printedWho(&s.Who), s.N)
	},
	"lose {k} materials of {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("takes materials from %s: %d", g.printedWho(&s.Who), s.N)
	},
	"put {who} at {cell}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("%s is set down on %s", g.printedWho(&s.Who), g.cellText(s.Cell))
	},
	"move {k} toward {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d toward %s", s.N, g.printedWho(&s.Who))
	},
	"move {k} away from {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d away from %s", s.N, g.printedWho(&s.Who))
	},
	"move {k} to {cell}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d to %s", s.N, g.cellText(s.Cell))
	},
	"move {k} to {n}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d to %s", s.N, g.printedCard(s))
	},
	"move {k} along {cells}": func(_ *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d along its round", s.N)
	},
	"follow {who} {k}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("follows %s, %d at most", g.printedWho(&s.Who), s.N)
	},
	"host tokens {k}": func(_ *Game, s *decks.Step) string {
		return fmt.Sprintf("tokens of each of you: %+d", s.N)
	},
	"host move {k}": func(_ *Game, s *decks.Step) string {
		return fmt.Sprintf("points of each MOVE slot: %+d", s.N)
	},
	"host defence {k}": func(_ *Game, s *decks.Step) string {
		return fmt.Sprintf("defence of each of you: %+d", s.N)
	},
}

// printedCard is the card that a step names.
func (g *Game) printedCard(s *decks.Step) string {
	switch {
	case s.Card.Host:
		return "what it supports"
	case s.Card.Number == 0:
		return "this card"
	}
	return g.cardName(int16(s.Card.Number))
}

// printedSelectors are the ways to name characters that are not said as they are written.
var printedSelectors = map[string]string{
	"actor": "whoever acts", "victim": "whoever is struck", "each character": "each of the family",
	"one character": "one of the family", "two characters": "two of the family",
	"random character": "one of the family by chance", "nearest character": "the nearest of the family",
	"most hurt character": "the most hurt of the family", "least hurt character": "the least hurt of the family",
	"richest character": "the richest of the family", "each character in company": "each of the family in company",
}

// printedWho is whom a step names.
func (g *Game) printedWho(w *decks.Who) string {
	text := printedSelectors[w.Form]
	switch w.Form {
	case "{name}":
		text = w.Name
	case "holder {n}":
		text = "whoever holds " + g.cardName(int16(w.Card))
	case "nearest {n}":
		text = "the nearest of " + g.cardName(int16(w.Card))
	case "each character on {list}", "one character on {list}", "each character outside {list}":
		which, where := "each", "on"
		if strings.HasPrefix(w.Form, "one") {
			which = "one"
		}
		if strings.Contains(w.Form, "outside") {
			where = "outside"
		}
		text = which + " of the family " + where + " " + g.printedFields(w.Cards)
	case "each character within {k} of {n}":
		text = fmt.Sprintf("each of the family within %d of %s", w.N, g.cardName(int16(w.Card)))
	case "participants":
		text = "whoever takes part"
	}
	if w.Word != "" {
		text += ", unless immune to " + w.Word
	}
	return text
}

// printedFields are fields that a step names: those that nobody has seen last, as one.
func (g *Game) printedFields(numbers []int) string {
	var fields []string
	unseen := false
	for _, n := range numbers {
		switch name := g.fieldName(int16(n)); {
		case name == unseenPlace:
			unseen = true
		case !slices.Contains(fields, name):
			fields = append(fields, name)
		}
	}
	if unseen {
		fields = append(fields, unseenPlace)
	}
	if last := len(fields) - 1; last > 0 {
		return strings.Join(fields[:last], ", ") + " or " + fields[last]
	}
	return strings.Join(fields, "")
}

func markers(n int) string {
	if n == 1 {
		return "1 marker"
	}
	return strconv.Itoa(n) + " markers"
}
