package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/table"
)

// order is the Turn Order Table from left to right, the Automa in its place.
func (p *page) order() string {
	var out []string
	for _, s := range p.v.Order {
		out = append(out, p.name(s))
	}
	if a := p.v.Automa; a != nil && a.Right {
		out = append(out, p.say("the Automa"))
	} else if a != nil {
		out = append([]string{p.say("the Automa")}, out...)
	}
	return strings.Join(out, ", ")
}

// automa is the rival of a solo game: its cards and its board (FL-AUTO).
func (p *page) automa(a *firelands.SeenAutoma) {
	deck := "standard deck"
	if a.Hard {
		deck = "hard deck"
	}
	p.Hang("", p.say("The Automa (%s, %s): on %d, Fame %d, Targets %d, %d Objects and Loot, %d Survivors "+
		"contaminated, would score %d.", p.say("%s", deck), p.say("%s", a.Colour), a.Space, a.Fame+a.FameRocks,
		a.Targets, a.Objects+a.Loot+a.Noted, a.Ill+a.Laid, a.Tally.Total))
	for row := range a.Rows {
		var plates []string
		for column := range a.Rows[row] {
			plates = append(plates, p.plate(&a.Rows[row][column]))
		}
		p.Hang(fmt.Sprintf("  %c  ", 'A'+rune(row)), strings.Join(plates, " ")) // a row may be too long for one line
	}
	p.Hang("     ", p.say("The counter stands on column %d.", a.Column)+" "+p.say("Depot: %s.", p.tokens(a.Depot)))
	cards := p.say("%d to come, %d in the deck; it fires at the lowest number.", a.Pile, a.Deck)
	if a.Aim == firelands.ArrowRight {
		cards = p.say("%d to come, %d in the deck; it fires at the highest number.", a.Pile, a.Deck)
	}
	p.Hang("     "+p.say("Cards:")+" ", cards)
	for _, c := range a.Row {
		f := firelands.Of(c.Card)
		says := p.say("%s", f.Text)
		if c.Cancelled {
			says += " " + p.say("(End of Round cancelled)")
		}
		p.Hang("     "+p.say("%s", f.Name)+p.say(", skill %d, arrow %s:", f.Skill, f.Action.Arrow)+" ", says)
	}
}

// plate is a box of its board.
func (p *page) plate(b *firelands.SeenBoardBox) string {
	switch {
	case b.Covered:
		return "[" + p.say("covered") + "]"
	case b.Damaged || len(b.Tokens) == 0:
		return p.box(firelands.SeenBox{Kind: b.Kind, N: b.N, Damaged: b.Damaged})
	}
	var out []string
	for _, t := range b.Tokens {
		out = append(out, p.say("%s", t))
	}
	return "[" + nonbreaking(english.Capital(strings.Join(out, "+"))) + "]"
}

// targeting names those with Target counters on an Enemy.
func (p *page) targeting(e *firelands.SeenFoe) string {
	says := ""
	for s, n := range e.Targets {
		if n > 0 {
			says += ", " + p.say("%s has %d Targets", p.name(table.Seat(s)), n)
		}
	}
	if e.Automa > 0 {
		says += ", " + p.say("%s has %d Targets", p.say("the Automa"), e.Automa)
	}
	return says
}
