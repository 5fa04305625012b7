// Package screen draws Heredity: HTML and SVG from what lies open on the table, and from nothing else.
package screen

import (
	_ "embed"
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

//go:generate go tool templ generate

//go:embed screen.css
var CSS string // what this screen needs beyond the stylesheet of the house

//go:embed sprite.svg
var sprite string

// Ink is the game's own colours: hearth ochre.
var Ink = web.Ink{Spot: "#8a5c0c", TintDay: "#7a5109", TintNight: "#e4b64c", Wash: "#d7b355"}

// Pitch is what the game says for itself on the front page.
var Pitch = web.Pitch{
	Words: "A pump that sulks, a goat that only goes up, a dam nobody talks about. You are a family of five on a dry " +
		"farm. No card is known before one of you walks up to it, and whoever you met in one chapter remembers you " +
		"in the next.",
	Steps: []web.Step{
		{Glyph: "eye", Name: "Look", Words: "Walk the country card by card. Look, talk, lend a hand: what you find " +
			"is read aloud."},
		{Glyph: "list", Name: "Read the row", Words: "A row of cards makes a sentence: what the cistern does, the " +
			"wind, two riders, the goat. Then it is your turn."},
		{Glyph: "camp", Name: "Make camp", Words: "Between chapters everybody heals, and the next one begins with " +
			"what you made, promised and broke."},
	},
	Solo: "You manage the whole family. Nothing is hidden from anybody but what nobody has read, so it plays alone " +
		"as well as together.",
	Modes: map[string]string{
		"campaign":     "The introduction and seven chapters, one match after the other. It is kept between them.",
		"introduction": "Two of the family. It teaches the game by being played.",
	},
	Begin: "Gather the family",
}

// Screen draws a table of Heredity.
type Screen struct{}

// Table draws all that stands inside the page's shell. The scene's View must be a *heredity.View.
func (Screen) Table(s *scene.Scene) templ.Component { return tablePage(newPage(s)) }

// Skips lead past the log to the parts of the table.
func (Screen) Skips() []web.Link {
	return []web.Link{
		{Label: "To the row of cards", URL: "#time"},
		{Label: "To the board", URL: "#map"},
		{Label: "To the family", URL: "#family"},
		{Label: "To the cards", URL: "#cards"},
	}
}

// page is a scene made ready for drawing.
type page struct {
	*scene.Scene
	v     *heredity.View
	ask   web.Ask // the scene's, with its choices numbered
	marks web.Marks
	log   web.Log    // the scene's, signed
	about *table.Ask // what the viewer is asked, or else reads along; nil for nothing

	comes   map[string]comer     // who comes most easily to a place, by its piece, while the family acts
	home    map[board.Square]int // how far squares are from where all have to gather; nil where they need not
	strides map[int]*stride      // how the family walks, by their places in it, as far as that was looked for
}

func newPage(s *scene.Scene) *page {
	p := &page{Scene: s, v: s.View.(*heredity.View), ask: s.Ask, strides: map[int]*stride{}}
	if p.about = s.Asked; p.about == nil && len(s.Read) > 0 {
		p.about = s.Read[0]
	}
	p.ask.Hint = p.hint()
	p.ask.Choices = p.sorted(p.ask.Choices)
	p.address()
	p.askedOnly()
	p.recall()
	p.signLog()
	p.ask.Tidings = p.Scene.Tidings(p)
	p.readAlong()
	p.curl()
	p.sight()
	p.marks = p.ask.Marks()
	return p
}

// sight leads on a phone to the row, and to the goal under it: the question opens on the board below them, but for one
// about a card of the row.
func (p *page) sight() {
	if p.Asked == nil || p.byNight() || p.Asked.Prompt.Kind == "card" {
		return
	}
	p.ask.Sight.There = web.Action{Label: "Row and goal", URL: "#time", Glyph: "eye"}
	if p.goal() == "" {
		p.ask.Sight.There.Label = "Row"
	}
	p.ask.Sight.Back = web.Action{Label: "Board", URL: "#map", Glyph: "table"}
}

// bar is the scene's bar with the loop, what the row is at, and who is asked.
func (p *page) bar() web.Bar {
	b := p.Bar
	b.Unit, b.Round, b.Sub = "Loop", itoa(p.v.Loop), p.chapter()
	switch p.v.Phase {
	case heredity.PhaseSetup:
		b.Unit, b.Round, b.Phases, b.At = "Set-up", "1", []string{"Packing"}, 0
	case heredity.PhaseCamp:
		b.Phases, b.At = []string{"Camp"}, 0
	case heredity.PhaseOver:
		b.Phases, b.At = []string{"Over"}, -1
	default:
		b.Phases, b.At = []string{"The row", "The family"}, 0
		if p.v.Phase == heredity.PhasePlayer {
			b.At = 1
		}
	}
	b.Order, b.Turns = nil, "Asked"
	for i := range p.Seats {
		b.Order = append(b.Order, web.OrderSeat{Seat: p.Seats[i].Mark, Now: p.Seats[i].Due})
	}
	if len(p.Seats) == 1 {
		b.Order = nil
	}
	return b
}

// chapter is which chapter is played, by its title once it has been read.
func (p *page) chapter() string {
	name := "Introduction"
	if p.v.Chapter > 0 {
		name = "Chapter " + itoa(p.v.Chapter)
	}
	if p.v.Title != "" {
		name += ", " + p.v.Title
	}
	return name
}

// shows is what the table looks different for: a card that lies open as a page of a book.
func (p *page) shows() string {
	if c := p.reading(); c != nil && len(c.Lines) > 0 && (p.Over || !p.byNight()) {
		return "reads"
	}
	return ""
}

// goal is what the family is after; "" while a card is read, which may say it only now.
func (p *page) goal() string {
	if p.Over || p.about != nil && p.about.Prompt.Kind == "read" {
		return ""
	}
	return p.v.Goal
}

// reading is the card that lies open before everybody: the one that is read, or of which something is asked before
// another is; nil for none. What was read does not lie open again when the card is reached in the row or used.
func (p *page) reading() *heredity.CardView {
	if p.about == nil || len(p.about.Options) == 0 {
		return nil
	}
	o := p.about.Options[0].Option
	switch c := p.card(o.A); p.about.Prompt.Kind {
	case "read", "gets", "keep":
		return c
	case "option":
		if all := p.read(); len(all) > 0 && c == all[0] && asksWhenRead(c, int(o.B)) {
			return c
		}
	}
	return nil
}

// asksWhenRead reports whether a question of a card is one that it asks when it is read, and not of its red box or of
// an action.
func asksWhenRead(c *heredity.CardView, question int) bool {
	if question >= len(c.Questions) {
		return false
	}
	for _, o := range c.Questions[question].Options {
		if !slices.Contains(c.Options, o.Text) {
			return false
		}
	}
	return true
}

func (p *page) card(number int16) *heredity.CardView {
	for i := range p.v.Cards {
		if p.v.Cards[i].Number == number {
			return &p.v.Cards[i]
		}
	}
	return nil
}

// shapes are the family's colours, each with its shape.
var shapes = map[string]string{
	"Djamal": "blue", "Maeve": "green", "Selena": "violet", "Brick": "red", "Swan": "bone",
}

// drawn are those of the family of whom the sprite has a picture.
var drawn = map[string]bool{"Djamal": true, "Maeve": true, "Selena": true, "Brick": true}

// managers are the people who manage a member.
func (p *page) managers(m *heredity.MemberView) string {
	out := ""
	n := 0
	for s := range table.Seat(p.v.Players) {
		if m.Managers.Has(s) {
			if out != "" {
				out += ", "
			}
			out += p.seatName(s)
			n++
		}
	}
	if n == p.v.Players && n > 1 {
		return "all of you"
	}
	return out
}

// proposer is who proposes something, as its frame begins.
func (p *page) proposer(o heredity.OfferView) string {
	if o.By == p.v.Seat {
		return "You ask"
	}
	return p.seatName(o.By) + " asks"
}

// others are those of whom a proposal still waits for a yes, and for whom of the family.
func (p *page) others(o heredity.OfferView) string {
	var out []string
	for i := range p.v.Team {
		m := &p.v.Team[i]
		if !slices.Contains(o.Crew, m.Name) || m.Managers&o.Agreed != 0 {
			continue
		}
		who := p.managers(m)
		if m.Managers == table.Set(p.v.Seat) {
			who = "you"
		}
		out = append(out, who+", for "+m.Name)
	}
	return english.List(out)
}

func (p *page) seatName(s table.Seat) string {
	if s >= 0 && int(s) < len(p.Seats) && p.Seats[s].Mark.Name != "" {
		return p.Seats[s].Mark.Name
	}
	return "Player " + itoa(int(s)+1)
}

// whose says whether a seat is the viewer's.
func (p *page) whose(s int) string {
	if table.Seat(s) == p.v.Seat {
		return "own"
	}
	return "other"
}

func (p *page) colour(s int) string { return p.Seats[s].Mark.Colour }

// manages is whom a seat manages, and whether it leads.
func (p *page) manages(s int) string {
	var names []string
	for i := range p.v.Team {
		if p.v.Team[i].Managers.Has(table.Seat(s)) {
			names = append(names, p.v.Team[i].Name+p.beside(&p.v.Team[i], s))
		}
	}
	text := english.List(names)
	if p.v.Lead == table.Seat(s) && p.v.Players > 1 {
		text += ", leads"
	}
	return text
}

// beside are those with whom somebody manages one of the family, where there are more members than that.
func (p *page) beside(m *heredity.MemberView, s int) string {
	var names []string
	for o := range table.Seat(p.v.Players) {
		if int(o) != s && m.Managers.Has(o) {
			names = append(names, p.seatName(o))
		}
	}
	if len(names) == 0 || len(names) == p.v.Players-1 {
		return ""
	}
	return " with " + english.List(names)
}

func itoa[N ~int | ~int8 | ~int16](n N) string { return strconv.Itoa(int(n)) }
