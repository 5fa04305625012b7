package skeleton

import (
	"embed"
	"fmt"
	"slices"

	"waystation/games/cardfile"
	"waystation/games/position"
	"waystation/table"
)

//go:embed cards/*.yaml
var cardFiles embed.FS

// Part is a kind of part as its file writes it.
type Part struct {
	Name   string
	Worth  int8
	Copies int
}

// face is one card: a part, and which of its copies.
type face struct {
	part *Part
	copy int
}

// The cards, by number, and the version of the rules with them.
var faces, version = load()

// load reads the cards. What is wrong with them stops the program at its start, with file and line.
func load() ([]face, string) {
	const file = "cards/parts.yaml"
	var r cardfile.Reader
	var parts []Part
	places := r.List(cardFiles, file, func(cardfile.Item) bool { return true }, &parts)
	var all []face
	for i := range parts {
		p := &parts[i]
		if p.Name == "" || p.Worth < 1 || p.Copies < 1 {
			r.Fail(places[i], "found %q, worth %d, %d copies; expected a name, and numbers from 1", p.Name, p.Worth,
				p.Copies)
		}
		for n := range p.Copies {
			all = append(all, face{p, n + 1})
		}
	}
	if err := r.Err(); err != nil {
		panic("skeleton: " + err.Error())
	}
	return all, r.Version(rulesVersion)
}

// Of is the part that a card is.
func Of(c table.Card) *Part { return faces[c].part }

// Handle is the name of a card of which there are several: Gear 2.
func Handle(c table.Card) string { return fmt.Sprint(Of(c).Name, " ", faces[c].copy) }

// named are the cards by handle; by the name alone it is the first.
var named = position.Names{Count: func() int { return len(faces) }, Of: func(c table.Card) []string {
	if faces[c].copy == 1 {
		return []string{Handle(c), Of(c).Name}
	}
	return []string{Handle(c)}
}, Like: "parts, and a number: Gear 2"}

// handles are the names of cards, for positions.
func handles(p *table.Pile) []string {
	var all []string
	for i := range p.Len() {
		all = append(all, Handle(p.At(i)))
	}
	slices.Sort(all)
	return all
}
