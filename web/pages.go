package web

import (
	"slices"
	"strconv"

	"github.com/a-h/templ"
)

// Home is the front page.
type Home struct {
	Page    Page
	Menu    []Link
	Posters []Poster
	Mine    []Row // the viewer's other tables
	Open    []Row
	Foot    []Link

	GoOn      *GoOn // the table that has waited longest for the viewer; nil for none
	Campaigns []Row // the viewer's
	Alone     bool  // there is nobody but the viewer: no open tables
}

// Sits reports whether the viewer sits at any table.
func (h Home) Sits() bool { return h.GoOn != nil || len(h.Mine) > 0 }

// GoOn is a table at which it is the viewer's turn, with what has happened there since their answer.
type GoOn struct {
	Game    string          // short name, for its inks
	Picture templ.Component // the game's poster, which stands inside a 300 by 360 drawing
	Seat    SeatMark        // the viewer's
	Head    string          // whose turn, and for how long
	Where   string          // "Firelands, round 3"
	Say     string          // what concerns the viewer most, marked text
	Lines   []RecapLine     // what else has happened, a line a player
	Take    Action
	Again   string // URL where it is shown again; "" for nowhere
}

// Poster is one game's sheet on the front page. Alone on the shelf it takes the whole width and tells all of its Pitch;
// beside one or two others it tells the words of it, and beside more it folds them away under its name.
type Poster struct {
	Game    string // short name, for its inks
	Name    string
	Claim   string
	Players string // 1-4
	Time    string // 90 min; "" where that is not known
	Waiting string // "2 tables waiting"; may be empty
	Pitch   Pitch
	Play    Action // against bots
	Invite  Action
	Guided  Action          // the guided first match; the zero Action for none
	New     bool            // the viewer has played nothing yet: the guided match comes first
	Learn   Action          // the rulebook
	Picture templ.Component // what stands inside a 300 by 360 drawing
}

// Pitch is what a game says for itself to somebody who does not know it.
type Pitch struct {
	Words string            // two or three sentences
	Facts []Step            // besides the players and the time; their Words are not shown
	Steps []Step            // how a round goes, five at most
	Solo  string            // what it is like alone; "" for games that can't be played so
	Modes map[string]string // what each mode is, where its name does not say it; may be nil
	Begin string            // what the button says that begins a game with bots; "" for the usual words
}

// Step is one step of a round, or a fact: a glyph and a few words.
type Step struct{ Glyph, Name, Words string }

// Row is one table in a list.
type Row struct {
	Game   string // short name, for its inks
	Name   string // Firelands
	Seats  []Sitter
	Words  string
	Mine   bool   // waits for the viewer
	Look   string // URL of the table, where Action is another press; its name leads there then
	Action Action
}

// Sitter is who has a seat in a Row. The zero Sitter is a seat nobody has taken.
type Sitter struct {
	Name string
	Bot  bool
}

// says is what a screen reader says for the seat.
func (s Sitter) says() string {
	switch {
	case s.Bot && s.Name != "":
		return s.Name + ", a bot"
	case s.Bot:
		return "a bot"
	case s.Name != "":
		return s.Name
	}
	return "free seat"
}

// Picture is a drawing in SVG as it stands in a file, such as the inside of a game's poster.
func Picture(svg string) templ.Component { return templ.Raw(svg) }

// Quick is the short form for a game against bots. It posts players, mode and bots, the level of all of them.
type Quick struct {
	Page      Page
	Menu      []Link
	Name      string
	URL       string
	Length    string // how long a match takes, in a sentence
	Together  bool   // everybody wins or loses together
	Opponents []Pick // Value is the number of players, Label that of the bots
	Solo      string // what the game is like without any of them; "" when it can't be played so
	Modes     []Pick
	Levels    []Pick
	Long      Action          // to the long form
	Cards     Action          // to where cards are changed; the zero Action where they can't be
	Notice    string          // what one must know of the table before; may be empty
	Picture   templ.Component // beside the form, 300 by 360; may be nil
}

// heading says what the form is for.
func (q *Quick) heading() string {
	against := "Play against bots"
	if q.Together {
		against = "Play with bots"
	}
	if q.Solo != "" {
		against += ", or alone"
	}
	return against
}

// Setup is the form for a new table. It posts players, mode, seat0, name0, seat1 and so on, opt.<key> and seed.
type Setup struct {
	Page    Page
	Menu    []Link
	Game    string
	Name    string
	URL     string
	Wrong   string // what was wrong with the last try, and what would be right
	Notice  string // what one must know of the table before; may be empty
	Length  string // how long a match takes, in a sentence
	Players []int
	Solo    string // what the game is like for one player; "" when it is not for one
	Chosen  int    // of Players
	Modes   []Pick
	Seats   []SeatForm // one for each seat there can be
	Options []Option
	Seed    string
	Earnest bool // nobody may ask for hints
	Rates   bool // a match can be rated here
	Rated   bool // and this one is to be
	Hushed  bool // nobody may talk
	Curtain bool // one may fall between people at one screen
	Open    bool // but none is to fall
	AtOnce  bool // the first question does not wait until everybody is ready
	Timed   bool // a clock is chosen
	Clock   ClockForm
	Behind  int             // by how many answers watchers are kept behind the table
	Picture templ.Component // beside the form on a wide screen, 300 by 360; may be nil
}

// Branch is the form by which one plays on from a place in another match. It posts its Fields, seat0, name0, seat1 and
// so on.
type Branch struct {
	Page    Page
	Menu    []Link
	URL     string
	Wrong   string // what was wrong with the last try, and what would be right
	Lead    string // from where
	Fields  []Field
	Seats   []SeatForm
	Notes   []Step // what one must know of such a match; their Names are not shown
	Back    Action
	Picture templ.Component // beside the form on a wide screen, 300 by 360; may be nil
}

// Next is the page on which the next chapter of a campaign is begun with another split between the people.
type Next struct {
	Page    Page
	Menu    []Link
	URL     string
	Label   string // of the button
	Wrong   string // what was wrong with the last try, and what would be right
	Options []Option
	Back    Action
	Picture templ.Component // as of Branch
}

// Curtain is the page between two people who play at one screen: it hides what the next one holds until they are there.
type Curtain struct {
	Page   Page
	Game   string
	Live   Live
	Seat   SeatMark // whose things lie behind it
	Before string   // who was in front of it last; "" if nobody was
	Lift   Action
	Look   Action // for who was there last; the zero Action if nobody was
	Away   Action
}

// Report is the form by which somebody says what is wrong with a match. It posts their words.
type Report struct {
	Page  Page
	Menu  []Link
	URL   string
	Wrong string // what was wrong with the last try
	Words string // of the last try
	Seen  string // by whom
	Back  Action
}

// Pick is one of several values of a field.
type Pick struct {
	Value, Label, About string
	Time                string // of a mode: how long a match takes; may be empty
	Chosen              bool
	Players             []int // of a mode: for how many it is; nil for as many as play
}

// SeatForm is one seat of a new table: who sits there.
type SeatForm struct {
	Seat    SeatMark // its name fills the name field; without a colour the seat is shown by its number
	Kinds   []Pick   // a person at this screen, a person by link, bots of every level
	Options []Option // settings of this seat, such as its colour
}

// label names a seat of the form: by its colour, or by its number.
func (f SeatForm) label(i int) string {
	if f.Seat.Colour != "" {
		return f.Seat.Colour
	}
	return "seat " + strconv.Itoa(i+1)
}

// Option is a setting of a game: a box to tick when it has no Values.
type Option struct {
	Key, Label, About string
	On                bool
	Values            []Pick
	Changed           bool // it is not as usual
}

// Colours reports whether the option gives a seat its colour: such an option is shown by the seats' shapes.
func (o Option) Colours() bool {
	n := 0
	for _, v := range o.Values {
		if isColour(v.Value) {
			n++
		}
	}
	return n > 1 && n >= len(o.Values)-1
}

// changed reports whether an option is not as usual.
func changed(options []Option) bool {
	return slices.ContainsFunc(options, func(o Option) bool { return o.Changed })
}

// Share is the page with the seats, and the links of those that are free. It is the waiting room too: while it is
// looked at, it shows who comes.
type Share struct {
	Page  Page
	Menu  []Link
	Title string
	Lead  string
	Live  Live
	Words string // how many are missing
	Seats []SeatLink
	Watch SeatLink
	Talk  Action // switches the talk of the match on or off; the zero Action for who can't
	Hush  string // how it stands with the talk; "" where there is none
	Go    Action // to the table
	Files []Action
	Seal  string // hash of the seed; may be empty
	Notes []string
	// Points are the viewer's save points; nil where there is nothing to say of them.
	Points *Points

	Ready    *Ready // before the first question; nil when it is asked
	Votes    []Vote
	Stands   []Stand
	Deputies []Stand  // whether other players may answer; only where all play together
	Lending  *Lending // whose eyes are lent to who watches; nil where there is nothing to say
	Timing   *Timing
	Confirms []Confirm
	Back     *Back // of the host
	Settled  []Settled
}

// Lending is whose eyes are lent to who watches.
type Lending struct {
	Words string // what lending them means; "" for who can't
	Rows  []LendRow
}

// LendRow is a seat whose eyes are lent, or one of the viewer's own.
type LendRow struct {
	Seat  SeatMark
	You   bool
	Words string
	Act   Action // lends them, takes that back, or leads to them; the zero Action for nothing
}

// Points are the save points of somebody who plays alone.
type Points struct {
	List []PointRow
	Full bool   // there can't be more
	URL  string // takes a new one, by name
}

// PointRow is one save point.
type PointRow struct {
	Name, Note string
	Back, Drop Action
}

// SeatLink is a seat, and the link that seats a person.
type SeatLink struct {
	Seat SeatMark // the zero SeatMark for watching
	Who  string   // "Red", "Watch only"
	Note string   // "your seat", "a bot, normal"
	Here bool     // somebody sits there, or a bot
	Bot  bool
	You  bool
	Now  string // whether they are here just now
	URL  string // "" when there is nothing to send
	Code Code   // of a link to a free seat
	Acts []Action
}

// names are the attributes of who it is: nothing but somebody's name is left untranslated.
func (l SeatLink) names() templ.Attributes {
	if l.Who == l.Seat.Name {
		return l.Seat.Names()
	}
	return nil
}

// free are the seats that somebody can be brought to.
func (s *Share) free() []SeatLink {
	var out []SeatLink
	for _, l := range s.Seats {
		if !l.Here && l.URL != "" {
			out = append(out, l)
		}
	}
	return out
}

// kept is what a link is called that gives a seat somebody has.
func (l *SeatLink) kept() string {
	if l.You {
		return "Your own link, for another device"
	}
	return "The link of " + l.Who + ", for another device of theirs"
}

// Invited is the page of a seat's link.
type Invited struct {
	Page       Page
	Menu       []Link
	Title      string
	Words      string
	Match      Poster // what is played; its Game is "" where that is not known any more
	Beforehand string // what one should know before one sits down; "" for nothing
	Seat       SeatMark
	URL        string // where sitting down is posted
	Asks       bool   // for a name
	Name       string // as long as nobody gives another
	Most       int    // characters of a name
	After      string // of how long an absence a bot may stand in, as long as nobody says otherwise
}

// Campaign is the page of a campaign: its chapters and who plays in it.
type Campaign struct {
	Page     Page
	Menu     []Link
	Name     string
	Lead     string
	Words    string          // how it stands
	Acts     []Action        // the first is the main one
	Annals   templ.Component // how it stands, as the game shows it; may be nil
	Matches  bool            // its matches are counted, as its chapters have names of their own
	Chapters []Row
	Members  []SeatLink
	Link     string // gives the right to manage it; shown once
	Manage   string // where who manages it changes it; "" for others
}

// Campaigns is the page with the viewer's campaigns, where one can be brought from a file.
type Campaigns struct {
	Page  Page
	Menu  []Link
	Rows  []Row
	URL   string // takes the file
	Wrong string // what was wrong with the last one
}

// Message is a page with one thing to say: an error, a closed table, a confirmation.
type Message struct {
	Page    Page
	Menu    []Link
	Title   string
	Words   string // marked text
	Actions []Action
}

// About is the page on the house itself.
type About struct {
	Page  Page
	Menu  []Link
	Rules []Link // the rulebooks
	Kept  string // how long matches are; "" for ever
}
