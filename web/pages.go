package web

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// Home is the front page.
type Home struct {
	Page    Page
	Menu    []Link
	Posters []Poster
	Mine    []Row
	Open    []Row
	Foot    []Link
}

// Poster is one game's sheet on the front page.
type Poster struct {
	Game    string // short name, for its inks
	Name    string
	Claim   string
	Players string // 1-4
	Time    string // 90 min
	Waiting string // "2 tables waiting"; may be empty
	Play    Action // against bots
	Invite  Action
	Picture templ.Component // what stands inside a 300 by 360 drawing
}

// Row is one table in a list.
type Row struct {
	Game   string // short name, for its inks
	Name   string // Firelands
	Seats  []SeatMark
	Free   int // seats nobody has taken
	Words  string
	Mine   bool // waits for the viewer
	Action Action
}

// PosterPicture is the house's own print for a game: firelands, posthuman, saga, heredity. It panics on any other name.
func PosterPicture(game string) templ.Component {
	return templ.Raw(string(read("art/" + game + ".svg")))
}

// Setup is the form for a new table. It posts players, mode, seat0, name0, seat1 and so on, opt.<key> and seed.
type Setup struct {
	Page    Page
	Menu    []Link
	Game    string
	Name    string
	URL     string
	Wrong   string // what was wrong with the last try, and what would be right
	Players []int
	Chosen  int // of Players
	Modes   []Pick
	Seats   []SeatForm // one for each seat there can be
	Options []Option
	Seed    string
	Picture templ.Component // beside the form on a wide screen, 300 by 360; may be nil
}

// Pick is one of several values of a field.
type Pick struct {
	Value, Label, About string
	Chosen              bool
}

// SeatForm is one seat of a new table: who sits there.
type SeatForm struct {
	Seat  SeatMark // its name fills the name field
	Kinds []Pick   // a person at this screen, a person by link, bots of every level
}

// Option is a setting of a game: a box to tick when it has no Values.
type Option struct {
	Key, Label, About string
	On                bool
	Values            []Pick
}

// Share is the page with one link for each seat.
type Share struct {
	Page  Page
	Menu  []Link
	Title string
	Lead  string
	Links []SeatLink
	Go    Action // to the table
}

// SeatLink is the link that seats a person.
type SeatLink struct {
	Seat SeatMark // the zero SeatMark for watching
	Who  string   // "Red", "Watch only"
	Note string   // "your seat", "a bot, steady"
	URL  string   // "" when there is nothing to send
}

// Message is a page with one thing to say: an error, a closed table, a confirmation.
type Message struct {
	Page    Page
	Menu    []Link
	Title   string
	Words   string // marked text
	Actions []Action
}

// Rulebook is the rules of a game as its players read them.
type Rulebook struct {
	Page     Page
	Menu     []Link
	Game     string
	Name     string
	URL      string // of this page, for the search
	Query    string // what was searched for
	Chapters []Chapter
}

// Chapter is one chapter of a rulebook.
type Chapter struct {
	ID, Title, Intro string
	Rules            []Rule
}

// Rule is one rule. Its ID is its anchor.
type Rule struct {
	ID   string // FL-EXPL-04
	Text string // marked text
	Note string // where it is printed, or that it is a ruling
}

// count says how many rules a search found, as the script does while one types.
func (b Rulebook) count(n int) string {
	switch {
	case strings.TrimSpace(b.Query) == "":
		return ""
	case n == 1:
		return "1 rule"
	}
	return strconv.Itoa(n) + " rules"
}

// found is the chapters that hold every word of the query, with only the rules that do, and how many those are.
func (b Rulebook) found() ([]Chapter, int) {
	words := strings.Fields(strings.ToLower(b.Query))
	var out []Chapter
	n := 0
	for _, c := range b.Chapters {
		kept := c
		kept.Rules = nil
		for _, r := range c.Rules {
			text := strings.ToLower(r.ID + " " + Plain(r.Text) + " " + r.Note)
			all := true
			for _, w := range words {
				all = all && strings.Contains(text, w)
			}
			if all {
				kept.Rules = append(kept.Rules, r)
				n++
			}
		}
		if len(kept.Rules) > 0 {
			out = append(out, kept)
		}
	}
	return out, n
}
