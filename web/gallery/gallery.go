// Package gallery shows every component of web in every state, with made-up matches and no server behind it: to look
// at while drawing, and for the tests to read.
package gallery

import (
	"embed"
	"net/http"
	"strings"

	"github.com/a-h/templ"

	"waystation/web"
)

//go:embed art
var art embed.FS

// Inks are those of two made-up games beside that of the house.
var Inks = []web.InkOf{
	{Game: "firelands"},
	{Game: "saga", Ink: web.Ink{Spot: "#5a4690", TintDay: "#4b3a7c", TintNight: "#b6a6e2", Wash: "#bcb0d2"}},
	{Game: "heredity", Ink: web.Ink{Spot: "#8a5a0c", TintDay: "#6f4808", TintNight: "#e2bc55", Wash: "#dcbf72"}},
}

// Exhibit is one page of the gallery.
type Exhibit struct {
	Name  string // in its URL
	Title string
	Page  func(web.Page) templ.Component
}

// Exhibits lists the pages, in the order of the menu.
func Exhibits() []Exhibit {
	return []Exhibit{
		{"pieces", "Pieces", pieces},
		{"your-turn", "Your turn", table(yourTurn)},
		{"ended", "A fight is over", table(ended)},
		{"several", "Several to pick", table(several)},
		{"lent", "Seen with lent eyes", table(lent)},
		{"many", "Many choices", table(many)},
		{"amounts", "Amounts, and an order", table(amounts)},
		{"sheet", "A sheet over the table", table(sheetOver)},
		{"waiting", "Waiting", table(waiting)},
		{"at-once", "Everybody at once", table(atOnce)},
		{"any", "Any of us", table(anyOfUs)},
		{"over", "Game over", table(over)},
		{"home", "Home", home},
		{"home-empty", "Home, empty", homeEmpty},
		{"home-1", "Home, one game", homeOne},
		{"home-2", "Home, two games", homeTwo},
		{"home-3", "Home, three games", homeThree},
		{"quick", "Against bots", quick},
		{"setup", "New table", setup},
		{"painted", "New table, colours", painted},
		{"share", "Share", share},
		{"curtain", "A curtain", curtain},
		{"message", "Message", message},
		{"about", "About", about},
		{"settings", "Settings", settings},
		{"rules", "Rulebook", rules},
		{"card", "A card's page", cardPage},
	}
}

// Handler serves the gallery under /gallery/. The theme comes from the query, as in /gallery/home?theme=night.
func Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/gallery/")
		if name == "" {
			name = Exhibits()[0].Name
		}
		for _, e := range Exhibits() {
			if e.Name == name {
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				w.Header().Set("Content-Security-Policy", web.CSP)
				page := web.Page{Title: e.Title, Theme: r.URL.Query().Get("theme"),
					Fragment: r.Header.Get("X-Fragment") == "1"}
				if err := e.Page(page).Render(r.Context(), w); err != nil {
					http.Error(w, err.Error(), http.StatusInternalServerError)
				}
				return
			}
		}
		http.NotFound(w, r)
	})
}

func picture(name string) templ.Component {
	b, err := art.ReadFile("art/" + name + ".svg")
	if err != nil {
		panic("gallery: " + err.Error()) // embedded when built
	}
	return templ.Raw(string(b))
}

func menu() []web.Link {
	return []web.Link{
		{Label: "Pieces", URL: "/gallery/", Glyph: "list"},
		{Label: "Rulebooks", URL: "/gallery/rules", Glyph: "book"},
	}
}

var (
	blue   = web.SeatMark{Colour: "blue", Name: "Blue"}
	red    = web.SeatMark{Colour: "red", Name: "Mara"}
	yellow = web.SeatMark{Colour: "yellow", Name: "Otto"}
	green  = web.SeatMark{Colour: "green", Name: "Ines"}
	violet = web.SeatMark{Colour: "violet", Name: "Vera"}
	bone   = web.SeatMark{Colour: "bone", Name: "Nils"}
)
