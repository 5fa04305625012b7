package screen

import (
	"fmt"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/web"
)

// key is an entry of the legend. Its name leads to where more stands: the card on the table, or a rule.
type key struct{ view, drawing, name, means, more string }

// lies is the ID of a card on the table, by its number.
func lies(card int16) string { return "lies-" + itoa(card) }

// lineKeys are what the lines of a field mean.
var lineKeys = []struct {
	line              board.Line
	drawing           string
	name, means, rule string
}{
	{board.Wall, `<path class="e-wall" d="M0 8h40v7H0z"/>`, "Wall", "no way, no sight", "HE-FIELD-13"},
	{board.Window, `<path class="e-wall" d="M0 8h8v7H0zM32 8h8v7h-8z"/>` +
		`<path class="e-win" d="M8 8h24v2.600H8zM8 12.400h24V15H8z"/>`,
		"Window", "no way, but sight, talk, blows", "HE-FIELD-14"},
	{board.Door, `<path class="e-wall" d="M0 8h8v7H0zM32 8h8v7h-8z"/><path class="e-door" d="M9 0h5v15H9z"/>`,
		"Door", "way and sight", "HE-FIELD-15"},
	{board.Obstacle, `<path class="e-obs" d="M1 6h8l-2 11H3zM11 6h8l-2 11h-4zM21 6h8l-2 11h-4zM31 6h8l-2 11h-4z"/>`,
		"Obstacle", "1 point more", "HE-FIELD-16"},
	{board.Hazard, `<path class="e-haz" d="M0 17l5-11 5 11 5-11 5 11 5-11 5 11 5-11 5 11"/>`,
		"Hazard", "hurts whoever crosses it", "HE-FIELD-17"},
}

// spotKeys are what the icons of a field mean.
var spotKeys = []struct{ icon, name, means, rule string }{
	{"look", "Eye", "look, from on the square", "HE-LOOK-01"},
	{"talk", "Mouths", "talk, from beside the square", "HE-TALK-01"},
	{"interact", "Hand", "lend a hand, on the square", "HE-INTERACT-01"},
	{"event", "Flash", "happens to whoever steps there", "HE-FIELD-01"},
}

// legend are the signs that stand on the board now, in words.
func (p *page) legend() (out []key) {
	for _, k := range lineKeys {
		if p.drawnLine(k.line) {
			out = append(out, key{"0 0 40 20", k.drawing, k.name, k.means, p.rule(k.rule)})
		}
	}
	for _, k := range spotKeys {
		if p.anyField(func(f *heredity.FieldView) bool {
			return slices.ContainsFunc(f.Spots, func(s heredity.SpotView) bool { return s.Icon == k.icon && !s.Used })
		}) {
			out = append(out, plateKey(spotGlyphs[k.icon], "spk", k.name, k.means, p.rule(k.rule)))
		}
	}
	if p.anyField(func(f *heredity.FieldView) bool { return len(f.Cubes) > 0 }) {
		out = append(out, key{"0 0 24 20", `<path class="cubeb" d="M1 1h22v18H1z"/><use href="#g-cube" x="5" y="3" ` +
			`width="14" height="14"/>`, "Cube",
			"material, taken with a hand: it mends things, and makes them in camp", p.rule("HE-FIELD-08")})
	}
	if len(p.v.Ground) > 0 {
		out = append(out, plateKey("hand", "spk", "Hand with dots", "a thing lies there: take it with a hand",
			p.rule("HE-ITEM-07")))
	}
	out = append(out, p.actionKeys()...)
	if p.leads() {
		out = append(out, plateKey("passage", "spk", "Passage", "1 point leads to that card", p.rule("HE-AREA-01")))
	}
	if p.anyField(func(f *heredity.FieldView) bool { return len(f.Letters) > 0 }) {
		out = append(out, key{"0 0 24 24", `<circle class="letm" cx="12" cy="12" r="11"/>`, "Disc with a letter",
			"a place that cards name", p.rule("HE-FIELD-12")})
	}
	if p.anyField(func(f *heredity.FieldView) bool { return len(f.Traps) > 0 }) {
		out = append(out, key{"0 0 20 20", `<use class="pdg" href="#g-warn" width="20" height="20"/>`, "Trap",
			"harms whoever steps there", p.rule("HE-RULING-125")})
	}
	for _, k := range moodKeys {
		if slices.ContainsFunc(p.v.Figures, func(f heredity.FigureView) bool { return f.Hostile == k.hostile }) {
			out = append(out, key{"0 0 20 20", k.drawing, k.name, k.means, p.rule("HE-NPC-07")})
		}
	}
	if len(out) > 0 {
		out = append(out, plateKey("explore", "spk5", "Way out", "new ground: go there, and its card is laid",
			p.rule("HE-EXPLORE-01")))
	}
	return out
}

// moodKeys are what the bases of those mean who are not of the family.
var moodKeys = []struct {
	hostile     bool
	drawing     string
	name, means string
}{
	{false, `<circle class="ntag" cx="10" cy="10" r="8"/><text class="lett" x="10" y="14" ` +
		`text-anchor="middle">=</text>`, "Ring", "neutral: means you no harm"},
	{true, `<circle class="htag" cx="10" cy="10" r="8"/><text class="htagt" x="10" y="14" ` +
		`text-anchor="middle">!</text>`, "Red saw", "hostile"},
}

// leads reports whether there is a passage to ground that nobody has seen, which is drawn with its number.
func (p *page) leads() bool {
	for k := range p.v.Board.Fields {
		for n := range board.Cell(board.Side * board.Side) {
			if to, _ := p.v.Board.Lead(board.On(k, n)); p.v.Board.Fields[k].Number != 0 && to != 0 {
				return true
			}
		}
	}
	return false
}

// mostActions is how many actions the legend names; of more it says what their sign means.
const mostActions = 10

// actionKeys are the actions that cards create on the board, each with its number and name.
func (p *page) actionKeys() (out []key) {
	for i := range p.v.Cards {
		c := &p.v.Cards[i]
		for n, a := range c.Actions {
			if c.Place.InPlay() && stands(a) {
				says := signed(c, n)
				view := fmt.Sprintf("-1 -1 %d 20", octagonal(says)+2)
				out = append(out, key{view, octagon(says), bare(a.Name), doers(a), "#" + lies(c.Number)})
			}
		}
	}
	if len(out) > mostActions {
		return []key{{"-1 -1 36 20", octagon(""), "Eight sides", "an action of that card", "#cards"}}
	}
	return out
}

// stands reports whether an action is done somewhere on the board.
func stands(a heredity.ActionView) bool {
	return slices.ContainsFunc(a.Icons, func(i heredity.IconView) bool { return i.At != board.Nowhere })
}

// signed is what stands in the octagons of a card's action: the number of the card, and if several of its actions stand
// on the board a figure behind it, so that one sees which squares belong together.
func signed(c *heredity.CardView, action int) string {
	all, which := 0, 0
	for n, a := range c.Actions {
		if stands(a) {
			all++
		}
		if n == action {
			which = all
		}
	}
	if all < 2 {
		return itoa(c.Number)
	}
	return itoa(c.Number) + "·" + itoa(which)
}

// octagonal is how wide an octagon is round such words.
func octagonal(says string) int {
	if strings.Contains(says, "·") {
		return 44
	}
	return 34
}

// octagon is the sign of an action.
func octagon(says string) string {
	w := octagonal(says)
	return fmt.Sprintf(`<path class="reft" d="M5 0h%dl5 5v7l-5 5H5l-5-5V5z"/><text class="reftt" x="%d" y="13" `+
		`text-anchor="middle">%s</text>`, w-10, w/2, says)
}

// bare is the name of an action without what it says in brackets, where that is not all.
func bare(name string) string {
	if short, _, ok := strings.Cut(name, " ("); ok {
		return short
	}
	return name
}

// doers is how many do an action, and who has to be among them.
func doers(a heredity.ActionView) string {
	var only []string
	for _, i := range a.Icons {
		if i.Who != "" {
			only = append(only, i.Who+" at "+i.Cell)
		}
	}
	says := "by one person"
	if n := len(a.Icons); n > 1 {
		says = itoa(n) + " people at once, a token each"
	}
	if len(only) > 0 {
		says += ", " + english.List(only)
	}
	return says
}

// sheetKeys are what the signs on the cards of the family mean.
var sheetKeys = []struct{ glyph, name, means string }{
	{"eye", "Eye", "looks"}, {"talk", "Mouths", "talk"}, {"hand", "Hand", "does, takes, heals"},
	{"fist", "Fist", "punches"}, {"walk", "Walker", "3 points to move"}, {"boot", "Boot", "kicks"},
	{"", "+1", "a token beside the slots: 1 point to move"}, {"heart", "Heart", "can be hurt"},
	{"", "Use", "what the thing itself does"}, {"", "Double frame", "is never hurt"},
	{"", "Hatched", "under damage, of no use"},
	{"", "Black card", "a serious wound: fewer slots"},
	{"cube", "Cube", "materials carried"}, {"armor", "Shield", "defence: so much less by a blow"},
}

func plateKey(glyph, class, name, means, more string) key {
	return key{"0 0 20 20", `<path class="` + class + `" d="M0 0h20v20H0z"/><use class="spg" href="#g-` + glyph +
		`" x="3" y="3" width="14" height="14"/>`, name, means, more}
}

// rule is where a rule stands in the rulebook.
func (p *page) rule(id string) string { return web.RuleURL(p.ask.Game, id) }

func (p *page) anyField(holds func(*heredity.FieldView) bool) bool {
	for i := range p.v.Fields {
		if holds(&p.v.Fields[i]) {
			return true
		}
	}
	return false
}

// drawnLine reports whether there is such a line on the board.
func (p *page) drawnLine(line board.Line) bool {
	for k := range p.v.Board.Fields {
		f := &p.v.Board.Fields[k]
		for n := range f.Lines {
			for d := range f.Lines[n] {
				if f.Number != 0 && f.Lines[n][d]&line != 0 {
					return true
				}
			}
		}
	}
	return false
}
