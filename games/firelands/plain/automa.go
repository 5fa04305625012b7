package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/lines"
	"waystation/table"
)

// order is the Turn Order Table from left to right, the Automa in its place.
func (p *page) order() string {
	var out []string
	for _, s := range p.v.Order {
		out = append(out, p.name(s))
	}
	if a := p.v.Automa; a != nil && a.Right {
		out = append(out, "the Automa")
	} else if a != nil {
		out = append([]string{"the Automa"}, out...)
	}
	return strings.Join(out, ", ")
}

// automa is the rival of a solo game: its cards and its board (FL-AUTO).
func (p *page) automa(a *firelands.SeenAutoma) {
	deck := "standard"
	if a.Hard {
		deck = "hard"
	}
	p.Hang("",
		fmt.Sprintf("The Automa (%s deck, %s): on %d, Fame %d, Targets %d, %d Objects and Loot, %d Survivors "+
			"contaminated, would score %d.",
			deck, a.Colour, a.Space, a.Fame+a.FameRocks, a.Targets, a.Objects+a.Loot+a.Noted, a.Ill+a.Laid,
			a.Tally.Total))
	for row := range a.Rows {
		var plates []string
		for column := range a.Rows[row] {
			plates = append(plates, plate(&a.Rows[row][column]))
		}
		p.Hang(fmt.Sprintf("  %c  ", 'A'+rune(row)), strings.Join(plates, " ")) // a row may be too long for one line
	}
	p.Hang("     ", fmt.Sprintf("The counter stands on column %d. Depot: %s.", a.Column, tokens(a.Depot)))
	aim := "the lowest"
	if a.Aim == firelands.ArrowRight {
		aim = "the highest"
	}
	p.Hang("     Cards: ", fmt.Sprintf("%d to come, %d in the deck; it fires at %s number.", a.Pile, a.Deck, aim))
	for _, c := range a.Row {
		f := firelands.Of(c.Card)
		says := f.Text
		if c.Cancelled {
			says += " (End of Round cancelled)"
		}
		p.Hang(fmt.Sprintf("     %s, skill %d, arrow %s: ", f.Name, f.Skill, f.Action.Arrow), says)
	}
}

// plate is a box of its board.
func plate(b *firelands.SeenBoardBox) string {
	switch {
	case b.Covered:
		return "[covered]"
	case b.Damaged || len(b.Tokens) == 0:
		return box(firelands.SeenBox{Kind: b.Kind, N: b.N, Damaged: b.Damaged})
	}
	var out []string
	for _, t := range b.Tokens {
		out = append(out, t.String())
	}
	return "[" + strings.ReplaceAll(english.Capital(strings.Join(out, "+")), " ", lines.Space) + "]"
}

// targeting names those with Target counters on an Enemy.
func (p *page) targeting(e *firelands.SeenFoe) string {
	says := ""
	for s, n := range e.Targets {
		if n > 0 {
			says += fmt.Sprintf(", %s has %d Targets", p.name(table.Seat(s)), n)
		}
	}
	if e.Automa > 0 {
		says += fmt.Sprintf(", the Automa has %d Targets", e.Automa)
	}
	return says
}
