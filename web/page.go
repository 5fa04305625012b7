package web

import (
	"strings"
)

// Page is what the shell needs to know.
type Page struct {
	Title    string // in the browser's tab, before the name of the house
	Game     string // short name; sets the inks
	Theme    string // daylight or night, from the cookie "theme"; "" follows the system
	Prefs    Prefs
	MyTurn   bool // a dot before the title, and on the icon
	Sheets   []Sheet
	Skips    []Link // skip links besides the one to the main part
	Picture  string // of what the page is about, as a whole address, for whoever shows a link to it; "" for none
	About    string // what the page is about, beside the picture
	Fragment bool   // the request had X-Fragment: 1: leave out what the browser already has
	Apart    bool   // each tab listens by a stream of its own, and not by one that all tabs share
}

// streams is the script of what all tabs share; "" if they don't.
func (p Page) streams() string {
	if p.Apart {
		return ""
	}
	return streamsAsset.url
}

// classes are those of the whole page.
func (p Page) classes() string {
	var out []string
	if p.Game != "" {
		out = append(out, "g-"+p.Game)
	}
	if p.Theme == "daylight" || p.Theme == "night" {
		out = append(out, p.Theme)
	}
	return strings.Join(append(out, p.Prefs.words...), " ")
}

// icon is that of the browser's tab.
func (p Page) icon() string {
	if p.MyTurn {
		return turnIconAsset.url
	}
	return iconAsset.url
}

func (p Page) title() string {
	words := p.Title + ": Waystation"
	if p.MyTurn {
		return "● " + words
	}
	return words
}

// Link is a link in words.
type Link struct{ Label, URL, Glyph string }

// Action is a button: a link, or a form of its own when Post is set.
type Action struct {
	Label  string
	URL    string
	Glyph  string
	Post   bool
	Fields []Field // hidden fields, posted
}

// Field is a hidden field of a form.
type Field struct{ Name, Value string }

// Live is a table that changes while it is looked at.
type Live struct {
	Events  string // URL of the event stream: events named "table" whose data is a version
	Version string // that this page shows
}

// Bar is the bar over a table. The zero Round leaves the ribbon out.
type Bar struct {
	Game   string // Firelands
	Sub    string // 4 players
	Round  string // 3
	Last   string // the last there can be, 6; "" where that is not known
	Unit   string // what is counted, "Round" when empty
	Phases []string
	Says   []string // what happens in each of them; nil where nobody need be told
	At     int      // which phase
	Order  []OrderSeat
	Turns  string // what the order is called where nobody takes turns; "" for Order
	Menu   []Link
	Theme  bool // offer the change between night and daylight
	Talk   *Talk
}

// OrderSeat is a seat in the turn order.
type OrderSeat struct {
	Seat SeatMark
	Now  bool
	Done bool // has no more turns in this phase
}

// says is the round in words.
func (b Bar) says() string {
	if b.Last == "" {
		return b.unit() + " " + b.Round
	}
	return b.unit() + " " + b.Round + " of at most " + b.Last
}

func (b Bar) unit() string {
	if b.Unit == "" {
		return "Round"
	}
	return b.Unit
}

// HintsGone reports whether a hint must not be shown, from the value of the cookie "hints": "off", or the ids of the
// hints sent away, joined by dots.
func HintsGone(cookie, id string) bool {
	return cookie == "off" || strings.Contains("."+cookie+".", "."+id+".")
}

// order is what the row of seats is called.
func (b Bar) order() string {
	if b.Turns != "" {
		return b.Turns
	}
	return "Order"
}
