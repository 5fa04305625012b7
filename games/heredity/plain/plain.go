// Package plain puts Heredity into lines for the terminal.
package plain

import (
	"fmt"
	"slices"
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/sheet"
	"waystation/games/lines"
	"waystation/tongue"
)

// Text is what lies on the table, in lines of at most 80 columns.
func Text(view any, _ *tongue.Tongue) string {
	p := &page{v: view.(*heredity.View)}
	p.head()
	p.row()
	p.boxes()
	for i := range p.v.Fields {
		p.field(&p.v.Fields[i])
	}
	if len(p.v.Fields) > 0 {
		p.Hang("Squares: ", "a to c from west to east, 1 to 3 from north to south.")
	}
	p.people()
	for i := range p.v.Team {
		p.member(&p.v.Team[i])
	}
	p.things()
	p.cards()
	p.camp()
	return p.String()
}

// page is the view that is being put into lines.
type page struct {
	lines.Page
	v *heredity.View
}

func (p *page) head() {
	title := p.v.Title
	if title == "" {
		title = "Heredity"
	}
	p.Hang("", fmt.Sprintf("%s. Loop %d.", title, p.v.Loop))
	if p.v.Goal != "" && p.v.Ending == "" {
		p.Hang("The goal: ", p.v.Goal)
	}
	if p.v.Ending != "" {
		p.Hang("The end: ", p.v.Ending)
	}
}

// row is the Timeline, as the sentence that it makes.
func (p *page) row() {
	var parts []string
	for i := range p.v.Row {
		r := &p.v.Row[i]
		text := r.Clause
		for _, s := range r.Supports {
			text += " " + s.Clause
			if s.Markers > 0 {
				text += fmt.Sprintf(" (%d)", s.Markers)
			}
		}
		if r.Markers > 0 {
			text += fmt.Sprintf(" (%d)", r.Markers)
		}
		if i == p.v.At && !p.v.Gap {
			text = "[" + text + "]"
		}
		parts = append(parts, text)
	}
	if len(parts) > 0 {
		p.Hang("The row: ", strings.Join(parts, ", ")+".")
	}
}

// boxes are the red boxes of the row: what each of its cards does when it is reached, and the cards beside them.
func (p *page) boxes() {
	for i := range p.v.Row {
		r := &p.v.Row[i]
		if c := p.card(r.Number); c != nil && len(c.Box) > 0 {
			p.Hang(r.Title+": ", strings.Join(slices.Compact(slices.Clone(c.Box)), "; ")+".")
		}
	}
}

// card is a card that lies open, or nil.
func (p *page) card(number int16) *heredity.CardView {
	for i := range p.v.Cards {
		if p.v.Cards[i].Number == number {
			return &p.v.Cards[i]
		}
	}
	return nil
}

var dirs = [...]string{"north", "east", "south", "west"}

// field is a field card: what is printed there, what lies there, and where one can go on.
func (p *page) field(f *heredity.FieldView) {
	k := p.v.Board.Field(f.Number)
	var parts []string
	for _, s := range f.Spots {
		if s.Used {
			continue
		}
		at := s.At.Cell().String() + " " + iconWord(s.Icon)
		if s.Number != 0 {
			at += fmt.Sprintf(" %d", s.Number)
		}
		parts = append(parts, at)
	}
	for _, c := range f.Cubes {
		parts = append(parts, fmt.Sprintf("%s %s", c.At.Cell(), materials(int(c.N))))
	}
	for _, l := range f.Letters {
		parts = append(parts, fmt.Sprintf("%s (%s)", l.At.Cell(), l.Letter))
	}
	if k >= 0 {
		for d, n := range p.v.Board.Fields[k].Exits {
			switch {
			case n == 0:
			case p.card(n) == nil:
				parts = append(parts, fmt.Sprintf("way out %s to card %d", dirs[d], n))
			default:
				parts = append(parts, fmt.Sprintf("%s of it %s", dirs[d], p.name(n)))
			}
		}
		for c := range board.Cell(board.Side * board.Side) {
			if n, _ := p.v.Board.Lead(board.On(k, c)); n != 0 {
				parts = append(parts, fmt.Sprintf("%s passage to %s", c, p.name(n)))
			}
		}
		parts = append(parts, p.lines(k)...)
	}
	p.Hang(fmt.Sprintf("%d %s: ", f.Number, f.Title), orNothing(parts)+".")
}

// iconWord is what an icon is called: as the slots that pay for it.
func iconWord(icon string) string {
	if icon == "interact" {
		return "hand"
	}
	return icon
}

// name is what a card is called, or its number while nobody has seen it.
func (p *page) name(number int16) string {
	if c := p.card(number); c != nil {
		return c.Title
	}
	return fmt.Sprintf("card %d", number)
}

// lines are the walls and other lines inside and round a field.
func (p *page) lines(k int) (out []string) {
	kinds := []struct {
		line board.Line
		word string
	}{{board.Wall, "walls"}, {board.Window, "windows"}, {board.Door, "doors"}, {board.Obstacle, "obstacles"},
		{board.Hazard, "hazards"}}
	for _, kind := range kinds {
		var at []string
		for c := range board.Cell(board.Side * board.Side) {
			for d := board.North; d <= board.West; d++ {
				if p.v.Board.Fields[k].Lines[c][d]&kind.line != 0 {
					at = append(at, c.String()+" "+d.String())
				}
			}
		}
		if len(at) > 0 {
			out = append(out, kind.word+" "+strings.Join(at, ", "))
		}
	}
	return out
}

func (p *page) people() {
	var parts []string
	for i := range p.v.Figures {
		f := &p.v.Figures[i]
		mood := "neutral"
		if f.Hostile {
			mood = "hostile"
		}
		parts = append(parts, fmt.Sprintf("%s at %s, %s, life %d of %d", f.Name, p.square(f.At), mood, f.Life-f.Damage,
			f.Life))
	}
	for i := range p.v.Ground {
		g := &p.v.Ground[i]
		parts = append(parts, fmt.Sprintf("%s lies at %s", g.Title, p.square(g.At)))
	}
	if len(parts) > 0 {
		p.Hang("There: ", strings.Join(parts, "; ")+".")
	}
}

func (p *page) square(at board.Square) string {
	if at == board.Nowhere || !p.v.Board.Exists(at) {
		return "not on the board"
	}
	return p.name(p.v.Board.Fields[at.Field()].Number) + " " + at.Cell().String()
}

func (p *page) member(m *heredity.MemberView) {
	parts := []string{p.square(m.At), fmt.Sprintf("%d of 3 tokens", m.Sheet.Tokens)}
	if free := freeSlots(m); free != "" {
		parts = append(parts, "free slots: "+free)
	}
	for place, name := range [...]string{"head", "body", "foot"} {
		c := &m.Sheet.Cards[place]
		text := fmt.Sprintf("%s %d damage", name, c.Damage())
		if m.Sheet.Wounded[place] {
			text += ", seriously wounded"
		}
		if c.Damage() > 0 || m.Sheet.Wounded[place] {
			parts = append(parts, text)
		}
	}
	for i, title := range m.Titles {
		if title == "" {
			continue
		}
		if n := m.Sheet.Items[i].Damage(); n > 0 {
			title += fmt.Sprintf(" (%d damage)", n)
		}
		parts = append(parts, title)
	}
	if m.Sheet.Materials > 0 {
		parts = append(parts, materials(int(m.Sheet.Materials)))
	}
	p.Hang(m.Name+": ", strings.Join(parts, ", ")+".")
}

// icons are what slots serve.
var icons = []struct {
	icon sheet.Icons
	word string
}{
	{sheet.Look, "look"}, {sheet.Talk, "talk"}, {sheet.Interact, "hand"}, {sheet.Punch, "punch"}, {sheet.Move, "move"},
	{sheet.Kick, "kick"},
}

// freeSlots are the slots of a body on which a token can be laid, those that serve the same together.
func freeSlots(m *heredity.MemberView) string {
	var kinds []string
	n := map[string]int{}
	for place := sheet.Head; place <= sheet.Foot; place++ {
		c := &m.Sheet.Cards[place]
		for k := range c.Count {
			if (c.Used|c.Hurt)>>k&1 != 0 {
				continue
			}
			var serves []string
			for _, x := range icons {
				if c.Slots[k].Icons&x.icon != 0 {
					serves = append(serves, x.word)
				}
			}
			kind := strings.Join(serves, "/")
			if n[kind] == 0 {
				kinds = append(kinds, kind)
			}
			n[kind]++
		}
	}
	for i, kind := range kinds {
		kinds[i] = fmt.Sprintf("%d %s", n[kind], kind)
	}
	return strings.Join(kinds, " + ")
}

// things are those that lie open, and what they do.
func (p *page) things() {
	for i := range p.v.Cards {
		if c := &p.v.Cards[i]; c.Place.InPlay() && c.Item != nil {
			p.Hang(c.Title+": ", strings.Join(append([]string{wornWords[c.Item.Place] + "."}, c.Does...), " "))
		}
	}
}

var wornWords = map[string]string{
	"bag": "For a bag", "head": "For the head", "body": "For the body", "foot": "For the feet",
}

// cards are those with something to be done, and the words of the one that was read last.
func (p *page) cards() {
	for i := range p.v.Cards {
		c := &p.v.Cards[i]
		if !c.Place.InPlay() || len(c.Actions) == 0 {
			continue
		}
		for _, a := range c.Actions {
			var at []string
			for _, icon := range a.Icons {
				at = append(at, iconWord(icon.Icon)+" at "+icon.Cell)
			}
			p.Hang(fmt.Sprintf("%d %s: ", c.Number, c.Title), a.Name+": "+orNothing(at)+".")
		}
	}
	for i := len(p.v.Cards) - 1; i >= 0; i-- {
		c := &p.v.Cards[i]
		if len(c.Lines) == 0 {
			continue
		}
		for _, l := range c.Lines {
			who := l.Speaker
			if l.Note {
				who = "Note"
			}
			if who == "" {
				who = "It reads"
			}
			p.Hang(who+": ", l.Text)
		}
		return
	}
}

func (p *page) camp() {
	if p.v.Phase != heredity.PhaseCamp && p.v.Phase != heredity.PhaseSetup {
		return
	}
	var have, could []string
	for _, w := range p.v.Store.Items {
		have = append(have, w.Title+does(w))
	}
	for _, w := range p.v.Store.Plans {
		could = append(could, fmt.Sprintf("%s for %d%s", w.Title, w.Craft, does(w)))
	}
	p.Hang("At home: ", fmt.Sprintf("%s; %s.", materials(p.v.Store.Materials), orNothing(have)))
	if len(could) > 0 {
		p.Hang("Could be made: ", strings.Join(could, ", ")+".")
	}
}

// does is what a thing does, in brackets.
func does(w heredity.WareView) string {
	if len(w.Does) == 0 {
		return ""
	}
	return " (" + strings.TrimSuffix(strings.Join(w.Does, " "), ".") + ")"
}

func materials(n int) string {
	if n == 1 {
		return "1 material"
	}
	return fmt.Sprint(n, " materials")
}

func orNothing(parts []string) string {
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}
