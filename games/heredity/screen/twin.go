package screen

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// place is a field in words, for those who do not see the board.
type place struct{ name, holds string }

// twin is the board in words, a field after the other: who stands there, what is printed and lies there, its lines and
// its ways out.
func (p *page) twin() (out []place) {
	for i := range p.v.Fields {
		f := &p.v.Fields[i]
		k := p.v.Board.Field(f.Number)
		if k < 0 {
			continue
		}
		parts := append(p.standing(k), p.printed(f)...)
		parts = append(parts, p.found(k)...)
		parts = append(parts, p.edges(k)...)
		parts = append(parts, p.waysOut(k)...)
		out = append(out, place{itoa(f.Number) + " " + f.Title, strings.Join(parts, "; ")})
	}
	return out
}

// standing are the family and others on a field.
func (p *page) standing(k int) (parts []string) {
	for i := range p.v.Team {
		if m := &p.v.Team[i]; m.At != board.Nowhere && m.At.Field() == k {
			parts = append(parts, m.Name+" on "+m.At.Cell().String())
		}
	}
	for i := range p.v.Figures {
		f := &p.v.Figures[i]
		if f.At == board.Nowhere || f.At.Field() != k {
			continue
		}
		mood := "neutral"
		if f.Hostile {
			mood = "hostile"
		}
		parts = append(parts, fmt.Sprintf("%s on %s, %s, life %d of %d", f.Name, f.At.Cell(), mood, f.Life-f.Damage,
			f.Life))
	}
	return parts
}

// printed are the icons, materials and letters of a field.
func (p *page) printed(f *heredity.FieldView) (parts []string) {
	for _, s := range f.Spots {
		if !s.Used {
			parts = append(parts, "on "+s.At.Cell().String()+" "+spotWords[s.Icon])
		}
	}
	for _, c := range f.Cubes {
		parts = append(parts, "on "+c.At.Cell().String()+" "+english.Count(c.N, "material", "materials"))
	}
	for _, l := range f.Letters {
		parts = append(parts, "on "+l.At.Cell().String()+" the letter "+l.Letter)
	}
	for _, at := range f.Traps {
		parts = append(parts, "on "+at.Cell().String()+" a trap")
	}
	return parts
}

// found are things on the ground of a field, and the actions that cards create there.
func (p *page) found(k int) (parts []string) {
	for _, g := range p.v.Ground {
		if g.At.Field() == k {
			parts = append(parts, g.Title+" lies on "+g.At.Cell().String())
		}
	}
	for i := range p.v.Cards {
		c := &p.v.Cards[i]
		if !c.Place.InPlay() {
			continue
		}
		for _, a := range c.Actions {
			for _, icon := range a.Icons {
				if icon.At != board.Nowhere && icon.At.Field() == k {
					parts = append(parts, fmt.Sprintf("on %s %s, of card %d", icon.At.Cell(), a.Name, c.Number))
				}
			}
		}
	}
	return parts
}

// edges are the lines of a field, kind by kind.
func (p *page) edges(k int) (parts []string) {
	for _, kind := range lineKeys {
		var at []string
		for n := range board.Cell(board.Side * board.Side) {
			for d := board.North; d <= board.West; d++ {
				if p.v.Board.Fields[k].Lines[n][d]&kind.line != 0 {
					at = append(at, n.String()+" "+d.String())
				}
			}
		}
		if len(at) > 0 {
			parts = append(parts, strings.ToLower(kind.name)+" "+strings.Join(at, ", "))
		}
	}
	return parts
}

// waysOut are the ways to ground that nobody has seen, and passages.
func (p *page) waysOut(k int) (parts []string) {
	for d, n := range p.v.Board.Fields[k].Exits {
		if n != 0 && p.card(n) == nil {
			parts = append(parts, "new ground to the "+board.Dir(d).String())
		}
	}
	for n := range board.Cell(board.Side * board.Side) {
		if to, _ := p.v.Board.Lead(board.On(k, n)); to != 0 {
			parts = append(parts, fmt.Sprintf("on %s a passage to %d", n, to))
		}
	}
	return parts
}
