package screen

import (
	"strconv"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// characters are the character cards not taken.
func (p *page) characters() []web.Card {
	var out []web.Card
	for _, c := range p.v.Characters {
		out = append(out, p.cardAt(c, "card:"+itoa(c)))
	}
	return out
}

// pointsGive is what a stat gives at a value, the track it carries included.
func pointsGive(s posthuman.Stat, n int8) string {
	switch s {
	case posthuman.Strength:
		return "health " + strconv.Itoa(int(n)+3) + ", " + statGives(s, n)
	case posthuman.Mind:
		return "morale " + strconv.Itoa(int(n)+3) + ", " + statGives(s, n) + ", " +
			[...]string{"1 skill of 2", "2 skills of 3", "3 skills of 4", "3 skills of 5"}[min(max(n-2, 0), 3)]
	case posthuman.Speed:
		return "+" + strconv.Itoa(int(n)) + " to evade, " + statGives(s, n)
	}
	return statGives(s, n)
}

// optionLines are what an option asks for: what must be so, its price, its test. What comes of it stays untold
// (PH-RULING-117).
func optionLines(x *posthuman.Choice, o *posthuman.SeenPlayer) []string {
	var out []string
	if s := condition(x.If); s != "" {
		out = append(out, english.Capital(s))
	}
	if len(x.Need) > 0 {
		out = append(out, "Costs "+effects(x.Need))
	}
	if s := test(x.Test, o); s != "" {
		out = append(out, s)
	}
	return out
}

// mine reports whether a player's encounter is the viewer's own question.
func (p *page) mine(o *posthuman.SeenPlayer) bool { return o.Seat == p.v.Seat && p.Asked != nil }

func (p *page) optionClass(o *posthuman.SeenPlayer, i int) string {
	if !p.mine(o) {
		return ""
	}
	return p.marks.Class("option:" + strconv.Itoa(i))
}

func (p *page) optionMarks(o *posthuman.SeenPlayer, i int) templ.Component {
	if !p.mine(o) {
		return templ.NopComponent
	}
	return web.PieceMarks(p.marks, "option:"+strconv.Itoa(i))
}

// cardAt is a card that lies on the table as a piece.
func (p *page) cardAt(c table.Card, piece string) web.Card {
	out := card(c)
	out.Body = body(c)
	p.marks.Lay(&out, piece)
	return out
}
