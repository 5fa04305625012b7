// Package screen draws Firelands: HTML and SVG from what one seat may see, and from nothing else.
package screen

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

//go:generate go tool templ generate

//go:embed pieces.css
var pieces string

//go:embed screen.css
var sheet string

// CSS is what this screen needs beyond the stylesheet of the house.
var CSS = pieces + art.CSS + sheet

// Screen draws a table of Firelands, and single cards.
type Screen struct{}

// Table draws all that stands inside the page's shell. The scene's View must be a *firelands.View.
func (Screen) Table(s *scene.Scene) templ.Component { return tablePage(newPage(s)) }

// page is a scene made ready for drawing.
type page struct {
	*scene.Scene
	v       *firelands.View
	ask     web.Ask // the scene's, with what only the game knows
	pieces  web.Marks
	moves   []move     // free rearranging of tokens (FL-CONVOY-05)
	packURL string     // where it is posted
	own     table.Seat // whose panel is drawn large
}

func newPage(s *scene.Scene) *page {
	p := &page{Scene: s, v: s.View.(*firelands.View)}
	p.own = p.v.Seat
	// who only watches sees whose turn it is at large
	if p.own == table.Nobody || p.player(p.own).Out && len(p.v.Order) > 0 {
		p.own = p.v.Turn
		if p.own == table.Nobody && len(p.v.Order) > 0 {
			p.own = p.v.Order[0]
		}
		p.own = max(p.own, 0)
	}
	p.dress()
	p.ask.Tidings = p.Scene.Tidings(p)
	return p
}

// player is a player's things.
func (p *page) player(s table.Seat) *firelands.SeenPlayer { return &p.v.Players[s] }

// mark is a seat in the colour its player chose (FL-SETUP-22).
func (p *page) mark(s table.Seat) web.SeatMark {
	if s == firelands.Automa && p.v.Automa != nil {
		return p.automaMark()
	}
	if s < 0 || int(s) >= len(p.v.Players) {
		return web.SeatMark{}
	}
	return web.SeatMark{Colour: p.v.Players[s].Colour.String(), Name: p.name(s)}
}

// name is what a seat is called. A seat without a name of its own is called by its colour, the one its player chose:
// scenes know seats by other colours.
func (p *page) name(s table.Seat) string {
	if int(s) < len(p.Seats) {
		if m := p.Seats[s].Mark; m.Name != "" && !strings.EqualFold(m.Name, m.Colour) {
			return m.Name
		}
	}
	return english.Capital(p.v.Players[s].Colour.String())
}

// kind says whether a person or a bot plays, for under the name, or that a seat is out.
func (p *page) kind(s table.Seat) string {
	if p.player(s).Out {
		return "out"
	}
	return p.Kind(s)
}

// others are the seats besides the one drawn large: those in the game in turn order after it, and those out of it.
func (p *page) others() (in, out []table.Seat) {
	at := max(0, slices.Index(p.v.Order, p.own))
	for i := range p.v.Order {
		if s := p.v.Order[(at+i)%len(p.v.Order)]; s != p.own {
			in = append(in, s)
		}
	}
	for s := range p.v.Players {
		if p.v.Players[s].Out && table.Seat(s) != p.own {
			out = append(out, table.Seat(s))
		}
	}
	return in, out
}
