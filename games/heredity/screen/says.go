package screen

import (
	"html"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// now says whether the Time marker lies on a card of the row.
func (p *page) now(i int) bool { return !p.v.Gap && p.v.At == i && p.v.Phase != heredity.PhaseCamp }

// How many cards of the row stand in one line, and of how many in a line of two the stylesheet knows.
const (
	oneLine  = 8
	mostWide = 10
)

// columns says how many cards stand in each of the two lines of a row that is too long for one, and the way back.
func (p *page) columns() string {
	n := len(p.v.Row)
	if n <= oneLine {
		return ""
	}
	return "cols" + itoa(min(n/2+1, mostWide))
}

// clause is what a card of the row says: the first with a capital, each with a comma, the last with a full stop.
func (p *page) clause(i int) string {
	c := p.v.Row[i].Clause
	if c == "" {
		c = p.v.Row[i].Title
	}
	if i == 0 && c != "" {
		c = strings.ToUpper(c[:1]) + c[1:]
	}
	if i == len(p.v.Row)-1 {
		return c + "."
	}
	return c + ","
}

// spec is what one should know of a card of the row beside its clause.
func (p *page) spec(i int) string {
	r := &p.v.Row[i]
	if r.Number == 1 {
		tokens, _ := p.tokens(table.Nobody)
		return english.Count(tokens, "token is", "tokens are") + " left"
	}
	var parts []string
	for k := range p.v.Figures {
		if f := &p.v.Figures[k]; f.Card == r.Number {
			parts = append(parts, strings.TrimSpace(f.Letter+" life "+strconv.Itoa(f.Life-f.Damage)+" of "+
				""+strconv.Itoa(f.Life)))
		}
	}
	if r.Person {
		word := "neutral"
		if r.Hostile {
			word = "hostile"
		}
		parts = append([]string{word}, parts...)
	}
	return strings.Join(parts, ", ")
}

// doesOf is what a thing does, what it does several times said once.
func doesOf(does []string) (out []string) {
	whole := make([]string, len(does))
	for i, says := range does {
		whole[i] = strings.TrimSuffix(says, ".") + "."
	}
	return saidOnce(whole)
}

// saidOnce are sentences, of which one that stands there several times on end is said once, and how often.
func saidOnce(said []string) (out []string) {
	for i := 0; i < len(said); {
		n, says := 1, said[i]
		for i+n < len(said) && said[i+n] == says {
			n++
		}
		switch rest, whole := strings.CutSuffix(says, "."); {
		case n == 1 || !whole:
		case n == 2:
			says = rest + ", twice."
		default:
			says = rest + ", " + itoa(n) + " times."
		}
		out = append(out, says)
		i += n
	}
	return out
}

// boxOf is the red box of a card, what is said alike said once.
func boxOf(c *heredity.CardView) []string {
	return slices.Compact(slices.Clone(c.Box))
}

// rowArt is the picture of a card of the row: the family, somebody of the story, a sign of what it does, or the sun of
// another day.
func (p *page) rowArt(i int) string {
	const sun = `<circle class="tsun" cx="26" cy="46" r="22"/>`
	stand := func(x int, name string) string {
		return `<use href="#st-` + name + `" x="` + itoa(x) + `" y="18" width="44" height="66"/>`
	}
	r := &p.v.Row[i]
	switch {
	case r.Number == 1:
		art, x := sun, 26-22-8*(len(p.v.Team)-1)
		for k := range p.v.Team {
			if name := p.v.Team[k].Name; drawn[name] {
				art += stand(x+16*k, strings.ToLower(name))
			}
		}
		return art
	case r.Person:
		name := r.Title
		for k := range p.v.Figures {
			if p.v.Figures[k].Card == r.Number {
				name = p.v.Figures[k].Name
			}
		}
		return sun + stand(4, silhouette(name))
	}
	if sign := p.rowSign(r.Number); sign != "" {
		return sun + `<use class="tsign" href="#g-` + sign + `" x="8" y="28" width="36" height="36"/>`
	}
	return sun + `<path class="tcut" d="M0 44h52M0 50h52M0 56.500h52M0 63.500h52"/>`
}

// rowSign is the sign of what a card of the row does that is nobody's: it hurts, it asks, it counts down to the end; ""
// for one that only lets the day go on.
func (p *page) rowSign(number int16) (sign string) {
	c := p.card(number)
	if c == nil || c.Red == nil {
		return ""
	}
	for i := range c.Red.Steps {
		switch s := &c.Red.Steps[i]; {
		case s.Form == "damage {k} to {who}":
			return "warn"
		case s.Form == "question":
			sign = "talk"
		case sign == "" && slices.ContainsFunc(s.Last, func(x decks.Step) bool { return x.Form == "defeat {id}" }):
			sign = "clock"
		}
	}
	return sign
}

// supportSays is what a card beside one of the row changes, and how many markers lie on it.
func supportSays(s heredity.RowCard) string {
	says := strings.TrimPrefix(markers(s.Markers), ", ")
	switch {
	case s.Clause == "" && says == "":
		return ""
	case s.Clause == "":
		return ": " + says
	case says == "":
		return ": " + s.Clause
	}
	return ": " + s.Clause + ", " + says
}

// narrow is how many letters of a word fit into the place of a thing on a sheet.
const narrow = 6

// soft is a title whose long words may be broken, between two consonants as near to the middle as can be.
func soft(title string) string {
	parts := strings.Split(title, " ")
	for i, part := range parts {
		word := strings.TrimRight(part, ",")
		best, from := 0, len(word)
		for k := 2; k < len(word)-2; k++ {
			off := max(2*k-len(word), len(word)-2*k)
			if consonant(word[k-1]) && consonant(word[k]) && off <= from {
				best, from = k, off
			}
		}
		if len(word) > narrow && best > 0 {
			parts[i] = word[:best] + "\u00ad" + part[best:]
		}
	}
	return strings.Join(parts, " ")
}

func consonant(c byte) bool { return c >= 'a' && c <= 'z' && !strings.ContainsRune("aeiouy", rune(c)) }

func markers(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return ", 1 marker"
	}
	return ", " + strconv.Itoa(n) + " markers"
}

// speaker is who tells a card.
func speaker(c *heredity.CardView) string {
	for _, l := range c.Lines {
		if !l.Note {
			return l.Speaker
		}
	}
	return ""
}

// lying are the cards beside the board that matter for play.
func (p *page) lying() (out []*heredity.CardView) {
	for i := range p.v.Cards {
		c := &p.v.Cards[i]
		if c.Place.InPlay() && c.Kind != "map" && (len(c.Actions) > 0 || c.Person != nil || c.Kind == "quest" ||
			c.Kind == "item" || c.Place == heredity.InRow) {
			out = append(out, c)
		}
	}
	return out
}

// read are the cards with words that were read, the last first.
func (p *page) read() (out []*heredity.CardView) {
	for i := len(p.v.Cards) - 1; i >= 0; i-- {
		if c := &p.v.Cards[i]; len(c.Lines) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// where says at which squares an action is done, and what it costs.
func where(a heredity.ActionView) string {
	var parts []string
	for _, i := range a.Icons {
		s := iconWord(i.Icon) + " at " + i.Cell
		if i.Who != "" {
			s += ", only " + i.Who
		}
		parts = append(parts, s)
	}
	if a.Cost > 0 {
		parts = append(parts, "costs "+strconv.Itoa(a.Cost))
	}
	return strings.Join(parts, "; ")
}

// iconWord is what an icon of a card is called: as the slots that pay for it.
func iconWord(icon string) string {
	if icon == "interact" {
		return "hand"
	}
	return icon
}

var worn = map[sheet.Place]string{sheet.Head: "head", sheet.Body: "body", sheet.Foot: "foot"}

func slotPiece(m int, at sheet.At) string {
	return "slot:" + itoa(m) + ":" + itoa(int(at.Place)*sheet.Slots+int(at.Slot))
}

// icons are the glyphs of a slot's icons, and what they are called.
var icons = []struct {
	icon        sheet.Icons
	glyph, word string
}{
	{sheet.Look, "eye", "look"}, {sheet.Talk, "talk", "talk"}, {sheet.Interact, "hand", "hand"},
	{sheet.Punch, "fist", "punch"}, {sheet.Move, "walk", "move"}, {sheet.Kick, "boot", "kick"},
}

func slotGlyphs(i sheet.Icons) (out []string) {
	for _, x := range icons {
		if i&x.icon != 0 {
			out = append(out, x.glyph)
		}
	}
	return out
}

func slotSays(c *sheet.Card, n int8) string {
	var parts []string
	for _, x := range icons {
		if c.Slots[n].Icons&x.icon != 0 {
			parts = append(parts, x.word)
		}
	}
	if len(parts) == 0 {
		parts = append(parts, "a slot")
	}
	if c.Slots[n].Direct {
		parts = append(parts, "its own use")
	}
	if c.Hurt>>n&1 != 0 {
		parts = append(parts, "damaged")
	}
	if c.Used>>n&1 != 0 {
		parts = append(parts, "used")
	}
	return strings.Join(parts, ", ")
}

func tokensSay(m *heredity.MemberView) string { return itoa(m.Sheet.Tokens) + " of 3 tokens left" }

// centreSays is what the circle on the feet is for, and how many tokens lie there.
func centreSays(m *heredity.MemberView) string {
	says := "a token here gives 1 point to move"
	if n := m.Sheet.Cards[sheet.Foot].Centre; n > 0 {
		says += "; " + itoa(n) + " used"
	}
	return says
}

func markersSay(n int) string { return english.Count(n, "marker", "markers") }

// initial reports whether the last of the lines begins what is told with a letter, which is then drawn large. A bracket
// or a quotation mark would be drawn so with it, and leave a gap in the word.
func initial(lines []heredity.Line) bool {
	last := len(lines) - 1
	if lines[last].Note || slices.ContainsFunc(lines[:last], func(l heredity.Line) bool { return !l.Note }) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(lines[last].Text)
	return unicode.IsLetter(first)
}

// prose is the text of a card, in which what stands between two asterisks is said with weight,
// and the lines of a song stand one below the other.
func prose(text string) templ.Component {
	parts := strings.Split(html.EscapeString(curled(text)), "*")
	said := parts[0]
	for i := 1; i < len(parts); i += 2 {
		if i+1 == len(parts) {
			said += "*" + parts[i] // nothing closes it
		} else {
			said += "<em>" + parts[i] + "</em>" + parts[i+1]
		}
	}
	return templ.Raw(strings.ReplaceAll(said, " / ", "<br/>"))
}

// curled is a text with quotation marks and apostrophes as books have them.
func curled(text string) string {
	var out strings.Builder
	before := ' '
	for _, r := range text {
		switch {
		case r != '\'':
			out.WriteRune(r)
		case strings.ContainsRune(" \n\t([*/—-", before):
			out.WriteRune('‘')
		default:
			out.WriteRune('’')
		}
		before = r
	}
	return out.String()
}
