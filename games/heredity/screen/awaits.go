package screen

import (
	"cmp"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// find is something for which somebody may go to a square.
type find struct {
	id    string // tells it from others, wherever one stands for it
	says  string
	vain  bool // only others can do it, or nothing is done there
	leads lead // to what a way there leads for it
}

// awaits is what waits for somebody on a square: something printed or lying there, or people beside it; "" for nothing.
func (p *page) awaits(at board.Square) string { return foundWords(p.finds(at, p.walks())) }

// foundWords are finds in words.
func foundWords(finds []find) string {
	var parts []string
	for _, f := range finds {
		parts = append(parts, f.says)
	}
	return joined(parts...)
}

// fieldCalled is a field as sentences call it.
func (p *page) fieldCalled(number int16) string {
	for i := range p.v.Fields {
		if p.v.Fields[i].Number == number {
			return within(p.v.Fields[i].Title)
		}
	}
	return "ground that nobody has seen"
}

// joined are those of some words that say anything.
func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "; ")
}

// finds are what awaits does not put into one sentence, for one of the family by name, or "" for whoever comes.
func (p *page) finds(at board.Square, name string) (finds []find) {
	for i := range p.v.Fields {
		finds = append(finds, p.printedAt(&p.v.Fields[i], at)...)
	}
	for _, g := range p.v.Ground {
		if g.At == at {
			finds = append(finds, find{id: "item:" + itoa(g.Number), says: g.Title + " lies there", leads: toTake})
		}
	}
	for i := range p.v.Cards {
		if c := &p.v.Cards[i]; c.Place.InPlay() {
			finds = append(finds, p.actionsAt(c, at, name)...)
		}
	}
	if to, _ := p.v.Board.Lead(at); to != 0 {
		finds = append(finds, find{says: "a passage to " + p.fieldCalled(to), vain: true})
	}
	for _, f := range p.v.Figures {
		if (f.Talks || f.Hostile) && p.v.Board.Adjacent(at, f.At) {
			x := find{id: "figure:" + itoa(f.Index), says: "next to " + within(f.Name), leads: toDo}
			if f.Hostile {
				x.leads = toMatter
			}
			finds = append(finds, x)
		}
	}
	return finds
}

// harms are the cards of the row that can hurt whoever goes a way, where it leads. A way to other ground where they can
// as well as here is no way out of harm, and says so.
func (p *page) harms(m int, way table.Option) (parts []string) {
	if m >= len(p.v.Team) || p.v.Team[m].At == board.Nowhere {
		return nil
	}
	from := p.v.Board.Fields[p.v.Team[m].At.Field()].Number
	there := p.ground(way)
	for i := range p.v.Row {
		name := within(p.v.Row[i].Title)
		switch {
		case !p.canHurt(i, m, there) || there == from:
		case p.canHurt(i, m, from):
			parts = append(parts, name+" can hurt there, too")
		default:
			parts = append(parts, name+" can hurt there")
		}
	}
	return parts
}

// canHurt reports whether a card of the row can hurt one of the family on a field.
func (p *page) canHurt(i, m int, field int16) bool {
	c := p.card(p.v.Row[i].Number)
	return c != nil && c.Red != nil && slices.ContainsFunc(c.Red.Steps, func(s decks.Step) bool {
		return s.Form == "damage {k} to {who}" && onGround(&s.Who, int(field)) && !p.immune(m, s.Who.Word)
	})
}

// harmsHere are the cards of the row that can hurt whoever stops where they stand.
func (p *page) harmsHere(m int, at board.Square) (parts []string) {
	for i := range p.v.Row {
		if p.canHurt(i, m, p.v.Board.Fields[at.Field()].Number) {
			parts = append(parts, within(p.v.Row[i].Title)+" can hurt here")
		}
	}
	return parts
}

// harmsAround says where among the squares on offer for a walk a card of the row can hurt whoever walks: a press on a
// square goes there at once, and its row is mostly folded away.
func (p *page) harmsAround() string {
	m, says := int(p.about.About[0]), []string(nil)
	if m >= len(p.v.Team) {
		return ""
	}
	for i := range p.v.Row {
		var fields []string
		for _, f := range p.v.Fields {
			k := p.v.Board.Field(f.Number)
			if p.canHurt(i, m, f.Number) && p.offered(heredity.VerbGo, func(o table.Option) bool {
				return board.Square(o.B).Field() == k
			}) {
				fields = append(fields, within(f.Title))
			}
		}
		if len(fields) > 0 {
			says = append(says, english.Capital(within(p.v.Row[i].Title))+" can hurt "+p.v.Team[m].Name+" at "+
				strings.ReplaceAll(english.List(fields), " and ", " or ")+".")
		}
	}
	return strings.Join(says, " ")
}

// ground is the number of the field to which a way leads, which its plate or its icon shows of new ground, too.
func (p *page) ground(way table.Option) int16 {
	at := board.Square(way.B)
	switch field := &p.v.Board.Fields[at.Field()]; way.Verb {
	case heredity.VerbExplore:
		return field.Exits[way.C]
	case heredity.VerbThrough:
		number, _ := p.v.Board.Lead(at)
		return number
	default:
		return field.Number
	}
}

// onGround reports whether a step means those on some ground, and whether a field is of it.
func onGround(w *decks.Who, field int) bool {
	switch {
	case len(w.Cards) == 0:
		return false
	case strings.Contains(w.Form, " outside "):
		return !slices.Contains(w.Cards, field)
	}
	return slices.Contains(w.Cards, field)
}

// immune reports whether one of the family carries something that keeps off what is called so.
func (p *page) immune(m int, word string) bool { return word != "" && p.carries(m, "immune "+word) }

// carries reports whether one of the family carries something that does so much for good, and whose slots are not all
// damaged (HE-ITEM-19).
func (p *page) carries(m int, does string) bool {
	return slices.ContainsFunc(p.v.Team[m].Sheet.Items[:], func(it sheet.Item) bool {
		c := p.card(it.Number)
		return it.Works() && c != nil && c.Item != nil && slices.Contains(c.Item.Permanent, does)
	})
}

// printedAt is what a field has in store on a square: its icons, and materials. One talks from beside it.
func (p *page) printedAt(f *heredity.FieldView, at board.Square) (finds []find) {
	for _, s := range f.Spots {
		switch {
		case s.Used:
		case s.Icon == "talk" && p.v.Board.Adjacent(at, s.At), s.Icon != "talk" && s.At == at:
			finds = append(finds, find{id: s.Icon + ":" + itoa(int16(s.At)), says: spotWords[s.Icon], leads: toDo})
		}
	}
	for _, c := range f.Cubes {
		if c.At == at {
			says := english.Count(c.N, "material", "materials")
			finds = append(finds, find{id: "cubes:" + itoa(int16(at)), says: says, leads: toTake})
		}
	}
	return finds
}

// spotWords are what the icons of a field offer.
var spotWords = map[string]string{
	"look": "an eye", "talk": "somebody to talk to", "interact": "a hand", "event": "something happens",
}

// actionsAt are the actions that a card creates on a square; of those that whoever goes there can't do, whose they are.
func (p *page) actionsAt(c *heredity.CardView, at board.Square, name string) (finds []find) {
	for _, a := range c.Actions {
		for _, icon := range a.Icons {
			f := find{id: "action:" + itoa(c.Number) + ":" + itoa(a.Section), leads: toMatter}
			f.says = a.Name + p.withWhom(a, icon)
			absent, own, unmanned := p.absent(a, at), placeOf(a, name), p.unmanned(a, icon, name)
			switch {
			case icon.At != at || !a.Ready:
				continue
			case icon.Who != "" && name != "" && icon.Who != name:
				f.says, f.vain = a.Name+": only "+icon.Who, true
			case len(a.Icons) == 1 && name != "" && !slices.Contains(a.Able, name):
				f.says, f.vain = a.Name+": not "+name, true
			case own != "" && icon.Who != name:
				f.says, f.vain = a.Name+": "+name+" has to stand on "+own, true
			case absent != "":
				f.says, f.vain = a.Name+": not without "+absent+" beside", true
			case unmanned != "":
				f.says, f.vain = a.Name+": "+unmanned, true
			}
			finds = append(finds, f)
		}
	}
	return finds
}

// unmanned says that an action of several can't be done now, as nobody who could take another part of it has a token
// and a free slot for that (HE-ACT-12, HE-ACT-17); "" where somebody has. name is who takes the part of the own icon.
func (p *page) unmanned(a heredity.ActionView, own heredity.IconView, name string) string {
	for _, icon := range a.Icons {
		if icon == own {
			continue
		}
		could := slices.ContainsFunc(p.v.Team, func(m heredity.MemberView) bool {
			return m.Name != name && (icon.Who == "" || m.Name == icon.Who) && m.Sheet.Tokens > 0 &&
				len(m.Sheet.Free(slotOf(icon.Icon), nil)) > 0
		})
		slot := "free “" + iconWord(icon.Icon) + "” slot left for the other part"
		switch {
		case could:
		case icon.Who == "":
			return "nobody else has a token and a " + slot
		default:
			return icon.Who + " has no token, or no " + slot
		}
	}
	return ""
}

// slotOf is the icon of the slots that pay for an icon of a card.
func slotOf(icon string) sheet.Icons {
	for _, x := range icons {
		if x.word == iconWord(icon) {
			return x.icon
		}
	}
	return 0
}

// withWhom says of an action of several people who does it beside whoever stands at one of its icons, and where.
func (p *page) withWhom(a heredity.ActionView, own heredity.IconView) string {
	var others []string
	for _, icon := range a.Icons {
		if icon != own {
			others = append(others, cmp.Or(icon.Who, "somebody")+" on "+icon.Cell)
		}
	}
	if len(others) == 0 {
		return ""
	}
	return ", with " + english.List(others)
}

// placeOf is where one of the family has to stand for an action that has a place for them by name; "" for anywhere.
func placeOf(a heredity.ActionView, name string) string {
	for _, icon := range a.Icons {
		if icon.Who != "" && icon.Who == name {
			return icon.Cell
		}
	}
	return ""
}

// absent is whom an action needs beside whoever does it, and who is not there; "" for nobody.
func (p *page) absent(a heredity.ActionView, at board.Square) string {
	if len(a.If) != 1 {
		return ""
	}
	for _, fact := range a.If[0] {
		if fact.Form != "adjacent actor {n}" || fact.Not {
			continue
		}
		for _, f := range p.v.Figures {
			if f.Card == int16(fact.Card.Number) && !p.v.Board.Adjacent(at, f.At) {
				return within(f.Name)
			}
		}
	}
	return ""
}
