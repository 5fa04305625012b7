// Package scene is what the screen of a game is given to draw: one table, as one seat sees it, at one moment.
package scene

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/rules"
	"waystation/table"
	"waystation/web"
)

// Scene is a table as one seat sees it. It holds nothing that the seat may not know.
//
// A screen draws all that stands inside the page's shell: web.TableBar of Bar, and web.TableMain of Live, Ask and Log
// with the regions of the board as its children. Ask and Log are complete; a screen may add to its copy of them what
// only the game knows, such as a consequence under a choice.
type Scene struct {
	Game  string // short name: "firelands"
	Title string // "Last Aurora: Firelands"
	Match string // the match's name in URLs
	Setup table.Setup

	Version int        // length of the log
	Seat    table.Seat // whose eyes; Nobody for a spectator
	View    any        // what the game's View gave for this seat
	// Asked is the seat's question, or a bot's that is left to it, of which Ask is made; nil when it is not asked. It
	// must not be changed.
	Asked  *table.Ask
	Read   []*table.Ask // questions of others that the viewer reads. Not to be changed
	Events []table.Event
	News   *News       // since the viewer's last answer; nil for who only looks, and when all is over
	Shown  table.Seats // whose sheets stand open from the start: who has acted, in a step that is shown again
	Over   bool        // by its rules: a match that all have ended before its end is shown as it stood
	Result table.Result
	Seats  []Seat // by seat
	Seal   string // hash of the seed
	File   string // URL of the match file, by which the seal can be checked when the match is over

	Bar  web.Bar // all but the round, the phases and the turn order
	Live web.Live
	Ask  web.Ask
	Log  web.Log

	Undone *table.Entry // the viewer's last answer, where it can be taken back; nil where not. Not to be changed

	options map[string]table.Option // behind the choices, by key

	prospects map[string]any // of the choices, likewise
	voice     table.Voice
	rules     *rules.Ledger
}

// Cite is a rule, given by its ID, with what it is called.
func (s *Scene) Cite(id string) web.Citation {
	return web.Citation{ID: id, Title: s.rules.Title(id)}
}

// Shows reports whether a seat's sheet stands open from the start.
func (s *Scene) Shows(seat table.Seat) bool { return s.Shown.Has(seat) }

// Keeps is what a browser remembers of a seat's sheet to be open or closed: nothing where the page says it.
func (s *Scene) Keeps(seat table.Seat) templ.Attributes {
	if s.Shown != 0 {
		return nil
	}
	return templ.Attributes{"data-keep": "full-" + strconv.Itoa(int(seat))}
}

// Mark is a seat's, by the name of its colour where it has no other; nothing for Nobody.
func (s *Scene) Mark(seat table.Seat) web.SeatMark {
	m := web.SeatMark{Colour: Colour(seat)}
	if seat >= 0 && int(seat) < len(s.Seats) {
		m = s.Seats[seat].Mark
	}
	if m.Name == "" {
		m.Name = english.Capital(m.Colour)
	}
	return m
}

// Kind says whether a person or a bot plays at a seat, for under the name.
func (s *Scene) Kind(seat table.Seat) string {
	if int(seat) >= len(s.Seats) {
		return ""
	}
	at := &s.Seats[seat]
	switch {
	case seat == s.Seat:
		return "you"
	case strings.EqualFold(at.Bot, "bot"):
		return "bot"
	case at.Bot != "":
		return "bot, " + strings.ToLower(at.Bot)
	case at.You:
		return "you, too"
	}
	return "human"
}

// Seat is who sits at a place of the table.
type Seat struct {
	Mark web.SeatMark // its colour and the name to show
	Bot  string       // the bot's strength in words; "" for a person
	You  bool         // the viewer holds it, if not by these eyes then by others at the same screen
	Due  bool         // is asked something now
	Out  bool         // is out of the game for good

	Weighs string // how the bot weighs what is offered to it, of "it"; "" for a person, and where it can't be said
}

// colours are the seats' colours, by seat.
var colours = [...]string{"red", "green", "yellow", "blue", "violet", "bone"}

// Colour is the colour of a seat. Beyond the sixth they come again.
func Colour(s table.Seat) string {
	if s < 0 {
		return ""
	}
	return colours[int(s)%len(colours)]
}
