package screen

import (
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
		e.Told = p.v.Title + " is lost."
		if p.v.Won {
			e.Told = p.v.Title + " is won."
		}
	}
	e.Head = p.chapter() + ", " + result(p.v.Won, p.v.Loop)
	for i := range p.Seats {
		e.Seats = append(e.Seats, scene.Place{How: p.manages(i)})
	}
	return e
}

// kept is what the family takes along.
func (p *page) kept() string {
	if len(p.v.Store.Items) == 0 && p.v.Store.Materials == 0 {
		return "Nothing comes along but what was done."
	}
	return count(len(p.v.Store.Items), "thing") + " and " + count(p.v.Store.Materials, "material") + " come along."
}
