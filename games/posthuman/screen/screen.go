// Package screen draws Posthuman: HTML and SVG from what one seat may see, and from nothing else.
package screen

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

//go:generate go tool templ generate

//go:embed screen.css
var sheet string

//go:embed narrow.css
var narrow string

//go:embed fight.css
var fighting string

//go:embed trade.css
var tradeSheet string

// CSS is what this screen needs beyond the stylesheet of the house.
var CSS = sheet + places() + narrow + fighting + pointedAt() + tradeSheet

// places are the classes by which tiles find their column and row.
func places() string {
	var b strings.Builder
	for n := 1; n <= reach; n++ {
		fmt.Fprintf(&b, "html.g-posthuman .tiles .c%d{grid-column:%d}html.g-posthuman .tiles .r%d{grid-row:%d}\n",
			n, n, n, n)
	}
	return b.String()
}

// reach is how far a map can stretch: all tiles in a row, and a ghost at either end.
const reach = 60

// game is the short name in URLs.
const game = "posthuman"

// Screen draws a table of Posthuman, and single cards.
type Screen struct{}

// Table draws all that stands inside the page's shell. The scene's View must be a *posthuman.View.
func (Screen) Table(s *scene.Scene) templ.Component { return tablePage(newPage(s)) }

// Skips lead past the log to the parts of the table.
func (Screen) Skips() []web.Link {
	return []web.Link{
		{Label: "To the map", URL: "#map"},
		{Label: "To your sheet", URL: "#you"},
		{Label: "To the others", URL: "#others"},
	}
}

// page is a scene made ready for drawing.
type page struct {
	*scene.Scene
	v     *posthuman.View
	ask   web.Ask // the scene's, with what only the game knows
	marks web.Marks
	own   table.Seat // whose sheet is drawn large
	lays  []lay      // where the tile at hand can be laid

	leads map[string]posthuman.Prospect // what the rows of a question of a fight lead to, by rowID
}

func newPage(s *scene.Scene) *page {
	p := &page{Scene: s, v: s.View.(*posthuman.View), leads: map[string]posthuman.Prospect{}}
	p.own = p.v.Seat
	if p.own == table.Nobody { // who only watches sees whose turn it is at large
		p.own = max(0, p.v.Starter)
		for s := range p.Seats {
			if p.Seats[s].Due && s < len(p.v.Players) && !p.v.Players[s].Mutant {
				p.own = table.Seat(s)
				break
			}
		}
	}
	p.dress()
	return p
}

// player is a player's things.
func (p *page) player(s table.Seat) *posthuman.SeenPlayer { return &p.v.Players[s] }

func (p *page) name(s table.Seat) string { return p.Mark(s).Name }

// others are the seats besides the one drawn large, clockwise from it.
func (p *page) others() []table.Seat {
	var out []table.Seat
	for i := 1; i < len(p.v.Players); i++ {
		out = append(out, table.Seat((int(p.own)+i)%len(p.v.Players)))
	}
	return out
}

// humans are the seats still human.
func (p *page) humans() []table.Seat {
	var out []table.Seat
	for s := range p.v.Players {
		if !p.v.Players[s].Mutant {
			out = append(out, table.Seat(s))
		}
	}
	return out
}

// watched is whose map stands in the middle: of the player drawn large, or for a mutant of the human whose turn it is.
func (p *page) watched() table.Seat {
	if !p.player(p.own).Mutant {
		return p.own
	}
	humans := p.humans()
	for _, s := range humans {
		if int(s) < len(p.Seats) && p.Seats[s].Due {
			return s
		}
	}
	if len(humans) > 0 {
		return humans[0]
	}
	return p.own
}

// ordered are all seats clockwise from the starting player, or as they sit.
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
