// Package screen draws Scrap Heap: HTML from what one seat may see, and from nothing else.
package screen

import (
	_ "embed"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/internal/skeleton"
	"waystation/web"
)

//go:generate go tool templ generate

//go:embed screen.css
var CSS string // what this screen needs beyond the stylesheet of the house

// Ink is the game's own colours.
var Ink = web.Ink{Spot: "#5a4690", TintDay: "#4b3a7c", TintNight: "#b6a6e2", Wash: "#bcb0d2"}

// Pitch is what the game says for itself on the front page.
var Pitch = web.Pitch{
	Words: "Everybody digs in the same heap. What you hold may break; what you haul home counts.",
	Steps: []web.Step{{Glyph: "place", Name: "Dig", Words: "Take a part unseen. Two alike break."}},
}

// Screen draws a table of Scrap Heap.
type Screen struct{}

// Table draws all that stands inside the page's shell. The scene's View must be a *skeleton.View.
func (Screen) Table(s *scene.Scene) templ.Component {
	p := &page{Scene: s, v: s.View.(*skeleton.View), ask: s.Ask}
	p.marks = p.ask.Marks()
	return tablePage(p)
}

// Skips lead past the log to the parts of the table.
func (Screen) Skips() []web.Link {
	return []web.Link{{Label: "To the heap", URL: "#heap"}, {Label: "To the players", URL: "#others"}}
}

// page is a scene made ready for drawing.
type page struct {
	*scene.Scene
	v     *skeleton.View
	ask   web.Ask // the scene's, with its choices numbered
	marks web.Marks
}
