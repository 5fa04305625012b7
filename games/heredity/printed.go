package heredity

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
)

// printed are steps in words, a line each, as they stand in a red box or beside a figure; cards that go one after the
// other go in one line. Of a condition only what everybody sees is said, and nothing of what follows from an option.
// Cards that nobody has opened have no name.
func (g *Game) printed(steps []decks.Step) []string { return g.appendPrinted(nil, steps) }

// appendPrinted is printed, behind what is on a list.
func (g *Game) appendPrinted(out []string, steps []decks.Step) []string {
	var going []string
	for i := range steps {
		s := &steps[i]
		if s.Form == "burn {ref}" && len(s.Or) == 0 {
			if g.opened(s) {
				going = append(going, g.printedCard(s))
			}
			continue
		}
		out, going = gone(out, going), nil
		if line := g.printedStep(s); line != "" {
			out = append(out, line)
		}
	}
	return gone(out, going)
}

// gone adds to lines that cards are put away for good.
func gone(lines, cards []string) []string {
	switch len(cards) {
	case 0:
		return lines
	case 1:
		return append(lines, cards[0]+" is put away for good")
	}
	return append(lines, english.List(cards)+" are put away for good")
}

func (g *Game) printedStep(s *decks.Step) string {
	switch s.Form {
	case "if":
		return g.printedIf(s)
	case "question":
		return "asks a question"
	case "attack":
		return fmt.Sprintf("strikes: range %d, damage %d plus Karma", s.Attack.Range, s.Attack.Damage)
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
	switch other := strings.Join(g.printed(s.Or), ", "); {
	case other == "":
		return line
	case line == "":
		return perhaps(other)
	default:
		return line + ", or else " + other
	}
}

// printedIf is what a condition leads to, and to what it leads where it does not hold.
func (g *Game) printedIf(s *decks.Step) string {
	then, otherwise := strings.Join(g.printed(s.Then), ", "), strings.Join(g.printed(s.Else), ", ")
	asks := g.printedCond(s.If)
	first := perhaps(then)
	if asks != "" {
		first = "if " + asks + ", " + then
	}
	switch {
	case then == "" && otherwise == "":
		return ""
	case otherwise == "", otherwise == first:
		return first
	case then == "" && asks == "":
		return perhaps(otherwise)
	case then == "":
		return "unless " + asks + ", " + otherwise
	case strings.HasPrefix(otherwise, "if "), strings.HasPrefix(otherwise, "perhaps "):
		return first + "; or else, " + otherwise
	}
	return first + "; if not, " + otherwise
}

// perhaps says of what comes about that it only perhaps does, and of what has a condition that even then it may not.
func perhaps(says string) string {
	for _, or := range [...]string{"; or else, ", "; if not, "} {
		if one, other, ok := strings.Cut(says, or); ok {
			return perhaps(one) + or + perhaps(other)
		}
	}
	conditional := strings.HasPrefix(says, "if ") || strings.HasPrefix(says, "unless ")
	if cond, then, ok := strings.Cut(says, ", "); ok && conditional {
		return cond + ", " + perhaps(then)
	}
	return "perhaps " + strings.TrimPrefix(says, "perhaps ")
}

// printedCond is what a condition asks, as far as it is one thing that everybody sees on the table; else "".
func (g *Game) printedCond(cond decks.Cond) string {
	if len(cond) != 1 || len(cond[0]) != 1 || cond[0][0].Not {
		return ""
	}
	f := &cond[0][0]
	if number := int16(f.Card.Number); number != 0 && g.page(number) == nil {
		return ""
	}
	switch f.Form {
	case "adjacent this {n}":
		return "next to " + g.personName(int16(f.Card.Number))
	case "present {n}":
		return g.personName(int16(f.Card.Number)) + " is on the board"
	case "sees a character within {k}":
		return fmt.Sprintf("one of you is in sight within %d", f.N)
	case "markers on {ref} {k}":
		if f.N == 1 {
			return "1 marker lies on " + g.printedRef(f.Card)
		}
		return markers(f.N) + " lie on " + g.printedRef(f.Card)
	}
	return ""
}

// silentForms are steps of which a card says nothing.
var silentForms = map[string]bool{
	"wait": true, "set {id}": true, "unset {id}": true, "count {id} {k}": true, "journal {rest}": true,
}

// printedForms say the steps that stand in red boxes and beside figures. Any other is said as it is written.
var printedForms = map[string]func(g *Game, s *decks.Step) string{
	"take {n}": func(g *Game, s *decks.Step) string {
		if g.card(int16(s.Card.Number)) != nil {
			return "" // it has been taken (HE-CARD-07)
		}
		return "a new card is opened"
	},
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
		return fmt.Sprintf("%s heals %d damage", g.printedWho(&s.Who), s.N)
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
		if s.Who.Form == "nearest {n}" {
			return fmt.Sprintf("goes %d to %s", s.N, g.cardName(int16(s.Who.Card)))
		}
		return fmt.Sprintf("goes %d toward %s", s.N, g.printedWho(&s.Who))
	},
	"move {k} away from {who}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d away from %s", s.N, g.printedWho(&s.Who))
	},
	"move {k} to {cell}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d to %s", s.N, g.cellText(s.Cell))
	},
	"move {k} to {n}": func(g *Game, s *decks.Step) string {
		return fmt.Sprintf("goes %d to %s", s.N, g.personName(int16(s.Card.Number)))
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
func (g *Game) printedCard(s *decks.Step) string { return g.printedRef(s.Card) }

func (g *Game) printedRef(r decks.Ref) string {
	switch {
	case r.Host:
		return "what it supports"
	case r.Number == 0:
		return "this card"
	}
	return g.cardName(int16(r.Number))
}

// opened reports whether a card that a step names has been opened: of another there is nothing to put away.
func (g *Game) opened(s *decks.Step) bool {
	return s.Card.Host || s.Card.Number == 0 || g.page(int16(s.Card.Number)) != nil
}

// personName is who a card is, in the middle of a sentence.
func (g *Game) personName(number int16) string {
	switch page := g.page(number); {
	case page == nil:
		return "somebody you have not met"
	case page.Person != nil:
		return inside(page.Person.Name)
	}
	return g.cardName(number)
}

// printedSelectors are the ways to name characters that are not said as they are written.
var printedSelectors = map[string]string{
	"actor": "whoever acts", "victim": "whoever is struck", "each character": "each of the family",
	"one character": "one of the family of your choice", "two characters": "two of the family of your choice",
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

// unfoundGround is what fields are called, among others, that nobody has seen.
const unfoundGround = "ground not found yet"

// printedFields are fields that a step names; last, as one, those that nobody has seen, with the ways out to them that
// show their numbers.
func (g *Game) printedFields(numbers []int) string {
	var fields, ways []string
	unseen, elsewhere := false, false
	for _, n := range numbers {
		switch name := g.fieldName(int16(n)); {
		case name != unseenPlace:
			if !slices.Contains(fields, name) {
				fields = append(fields, name)
			}
		case g.beyond(int16(n)) != "":
			unseen, ways = true, append(ways, g.beyond(int16(n)))
		default:
			unseen, elsewhere = true, true
		}
	}
	if elsewhere && len(ways) > 0 {
		ways = append(ways, "elsewhere")
	}
	switch {
	case len(ways) > 0:
		fields = append(fields, unfoundGround+" ("+either(ways)+")")
	case unseen:
		fields = append(fields, unfoundGround)
	}
	return either(fields)
}

// either is a list of which one is meant.
func either(list []string) string {
	if last := len(list) - 1; last > 0 {
		return strings.Join(list[:last], ", ") + " or " + list[last]
	}
	return strings.Join(list, "")
}

// beyond is where a field will lie that nobody has seen: beyond the side of a field that shows its number; "" where
// none does.
func (g *Game) beyond(number int16) string {
	for k := range g.Board.Fields {
		f := &g.Board.Fields[k]
		for d, n := range f.Exits {
			if n == number && f.Number != 0 {
				return board.Dir(d).String() + " of " + g.fieldName(f.Number)
			}
		}
	}
	return ""
}

func markers(n int) string {
	if n == 1 {
		return "1 marker"
	}
	return strconv.Itoa(n) + " markers"
}
