// Package screen draws Posthuman Saga: HTML and SVG from what one seat may see, and from nothing else.
package screen

import (
	_ "embed"
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

//go:generate go tool templ generate

//go:embed screen.css
var sheet string

//go:embed board.css
var boardSheet string

//go:embed moments.css
var momentSheet string

//go:embed narrow.css
var narrow string

// CSS is what this screen needs beyond the stylesheet of the house.
var CSS = sheet + boardSheet + momentSheet + narrow

// game is the short name in URLs.
const game = "saga"

// Screen draws a table of Posthuman Saga, and single cards.
type Screen struct{}

// Table draws all that stands inside the page's shell. The scene's View must be a *saga.View.
func (Screen) Table(s *scene.Scene) templ.Component { return tablePage(newPage(s)) }

// Skips lead past the log to the parts of the table.
func (Screen) Skips() []web.Link {
	return []web.Link{
		{Label: "To the quarter", URL: "#map"},
		{Label: "To your board", URL: "#you"},
		{Label: "To the others", URL: "#others"},
	}
}

// page is a scene made ready for drawing.
type page struct {
	*scene.Scene
	v     *saga.View
	ask   web.Ask // the scene's, with what only the game knows
	marks web.Marks
	own   table.Seat     // whose board is drawn large
	paths map[int][]int8 // by recon sequence: the zones that score it now
}

func newPage(s *scene.Scene) *page {
	p := &page{Scene: s, v: s.View.(*saga.View), paths: map[int][]int8{}}
	p.own = p.v.Seat
	if p.own == table.Nobody { // who only watches sees whose turn it is at large
		p.own = p.first()
		for s := range p.Seats {
			if p.Seats[s].Due {
				p.own = table.Seat(s)
				break
			}
		}
	}
	p.dress()
	return p
}

// first is who is first in player order.
func (p *page) first() table.Seat {
	if len(p.v.Order) == 0 {
		return 0
	}
	return p.v.Order[0]
}

// player is a player's things, side what they have alone or with their team.
func (p *page) player(s table.Seat) *saga.SeenSeat { return &p.v.Players[s] }
func (p *page) side(s table.Seat) *saga.SeenSide   { return p.v.SideOf(s) }

func (p *page) name(s table.Seat) string { return p.Mark(s).Name }

// character is whom a seat plays, or nil.
func (p *page) character(s table.Seat) *saga.Character {
	return saga.CharacterOf(p.player(s).Character)
}

// about is who plays, and as whom.
func (p *page) about(s table.Seat) string {
	if c := p.character(s); c != nil {
		return c.Name + ", " + p.Kind(s)
	}
	return p.Kind(s)
}

// others are the seats besides the one drawn large, in player order.
func (p *page) others() []table.Seat {
	var out []table.Seat
	for _, s := range p.ordered() {
		if s != p.own {
			out = append(out, s)
		}
	}
	return out
}

// ordered are all seats in player order, or as they sit.
func (p *page) ordered() []table.Seat {
	if len(p.v.Order) > 0 {
		return p.v.Order
	}
	out := make([]table.Seat, len(p.v.Players))
	for i := range out {
		out[i] = table.Seat(i)
	}
	return slices.Clip(out)
}

// together reports whether two seats are of one side.
func (p *page) together(a, b table.Seat) bool { return p.v.Side(a) == p.v.Side(b) }

// members are the seats of a side.
func (p *page) members(side int) []table.Seat {
	var out []table.Seat
	for s := range p.v.Players {
		if p.v.Side(table.Seat(s)) == side {
			out = append(out, table.Seat(s))
		}
	}
	return out
}

// itoa writes numbers of all sizes.
func itoa[N ~int | ~int8 | ~int16 | ~uint8 | ~uint16](n N) string { return strconv.Itoa(int(n)) }
