package screen

import (
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/scene"
)

// Ending is how the chapter has ended: it is won or lost together.
func (Screen) Ending(s *scene.Scene) scene.Ending {
	p := newPage(s)
	e := scene.Ending{
		Title: "The chapter is lost.", Near: "It can be tried again, with what you had before it.",
		Print: p.ending(), Shared: p.shared(), More: endMore(p),
		Moment: p.momentPrint,
	}
	if p.v.Won {
		e.Title, e.Near = "The chapter is won.", p.kept()
	}
	e.Told = e.Title
	if p.v.Title != "" {
		e.Told = "The chapter “" + p.v.Title + "” is lost."
		if p.v.Won {
			e.Told = "The chapter “" + p.v.Title + "” is won."
		}
	}
	e.Head = p.chapter() + ", " + result(p.v.Won, p.v.Loop) + " of the row"
	for i := range p.Seats {
		e.Seats = append(e.Seats, scene.Place{How: p.manages(i)})
	}
	return e
}

// closes is why the chapter has ended, and by which rule; "" where that was not told.
func (p *page) closes() (says, rule string) {
	for _, e := range slices.Backward(p.Events) {
		if heredity.Closes(e) {
			return p.Say(e), e.Rule
		}
	}
	return "", ""
}

// usedUp is what has become of things in camp since the chapter has ended, in sentences.
func (p *page) usedUp() (says []string) {
	for _, e := range p.Events {
		if heredity.UsesUp(e) {
			says = append(says, p.Say(e))
		}
	}
	return says
}

// keeping is how much of something the family keeps.
type keeping struct{ glyph, words string }

// kept is what the family keeps; what there is none of is not named.
func kept(v *heredity.View) (out []keeping) {
	if n := v.Store.Materials; n > 0 {
		out = append(out, keeping{"cube", english.Count(n, "material", "materials")})
	}
	if n := len(v.Store.Items); n > 0 {
		out = append(out, keeping{"object", english.Count(n, "thing", "things")})
	}
	return out
}

// kept is what the family takes along, in a sentence.
func (p *page) kept() string {
	var parts []string
	for _, k := range kept(p.v) {
		parts = append(parts, k.words)
	}
	switch {
	case len(parts) == 0:
		return "No things and no materials come along, but all that you did, learned and promised."
	case len(parts) == 1 && strings.HasPrefix(parts[0], "1 "):
		return parts[0] + " comes along."
	}
	return english.List(parts) + " come along."
}
