package web

import (
	"regexp"
	"strconv"
)

// CardShelf is the page of a game's cards: the sets that the viewer has changed, and the files as they are printed.
type CardShelf struct {
	Page  Page
	Menu  []Link
	Game  string   // what the game is called
	URL   string   // takes a new set by its name, or from a file at URL + "/bring"
	Wrong []string // sentences; none for nothing
	Sets  []CardSetRow
	Files []CardFile
	Names int // how many characters a name may have
}

// CardSetRow is a set of changed cards in a list.
type CardSetRow struct{ Name, Words, URL string }

// CardFile is a card file with its cards.
type CardFile struct {
	Name  string
	Cards []CardLink
	Open  bool // it holds what is changed
}

// CardLink leads to a card.
type CardLink struct {
	Title, URL string
	Changed    bool
}

// CardChange is a field of a card that is not as it is printed; "" where there is none.
type CardChange struct{ Card, Field, Old, New string }

// CardSet is the page of a set of changed cards.
type CardSet struct {
	Page    Page
	Menu    []Link
	Game    string
	Name    string
	URL     string // of the set: takes its name at /name, and is removed at /remove
	Names   int
	Changes []CardChange
	Rules   string // version of the rules with these cards; "" where they are as printed
	Wrong   []string
	Try     Action // to a table; the zero Action where there is none
	File    Action
	Back    Action
	Files   []CardFile
	Bench   *Bench // nil where the lab is off
}

// CardEdit is the page on which one card is changed. It posts the card's text and what to do: check or keep.
type CardEdit struct {
	Page    Page
	Menu    []Link
	Set     string // its name
	Title   string
	File    string
	URL     string
	Text    string
	Lines   []CardLine
	Faults  []CardFault
	Checked bool // the text was looked at, and is fine
	Kept    bool // and it is kept
	Printed Drawn
	Mine    Drawn
	Changes []CardChange // of this card
	Back    Action
}

// Drawn is a card as the table draws it.
type Drawn struct {
	HTML string
	No   string // why it is not drawn
}

// CardLine is a number beside the text.
type CardLine struct {
	N     int
	Wrong bool
}

// CardFault is one thing that is wrong with a card's text. Line is 0 where it is none of this card's.
type CardFault struct {
	Line  int
	Where string // where it lies, if Line is 0
	Words string
}

func (f CardFault) where() string {
	if f.Line > 0 {
		return "Line " + strconv.Itoa(f.Line)
	}
	return f.Where
}

// cardID is what a card is known by in its file, at the beginning of its title.
var cardID = regexp.MustCompile(`^[0-9A-Z][0-9A-Za-z-]* `)

func (e CardEdit) rows() string { return strconv.Itoa(len(e.Lines)) }

// Bench is where the lab plays with a set of changed cards.
type Bench struct {
	URL     string // takes what to play, and stops it at /stop
	Wrong   []string
	Most    int    // games a step
	Steps   int    // at most
	Busy    *Doing // what is being played or waits; nil for nothing
	Numbers []Pick // of the changed cards, which can be swept
	Levels  []Pick
	Players []Pick
	Trials  []Trial
	Pick    Action // to choose a card to sweep a number of
}

// Doing is a trial that is not done.
type Doing struct {
	What  string
	Words string // how it stands
	Done  int
	All   int
}

// Trial is what the lab has played.
type Trial struct {
	ID       string
	Title    string
	Words    string // what was played
	Wrong    string // why there is nothing to show
	Headline []string
	Plots    []SweepPlot
	Tables   []FigureTable
	Files    []Action
}

// FigureTable is figures with the printed and with the changed cards.
type FigureTable struct {
	Caption string
	Heads   []string   // the first may be a field of a card
	Rows    [][]string // the first of each is its head
}

// SweepPlot is how a figure differs from the printed cards at each value of a number.
type SweepPlot struct {
	Title  string
	Says   string
	Unit   string // of the figure
	Points []SweepPoint
}

// SweepPoint is one of its points.
type SweepPoint struct {
	Value         string
	At, Low, High float64
	Sure          bool
	As            bool // the value is the printed one
}
