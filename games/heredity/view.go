package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// View is what is on the table. Nothing is hidden between players; what nobody has opened is not in it.
type View struct {
	Seat    table.Seat   `json:"seat"`
	Players int          `json:"players"`
	Lead    table.Seat   `json:"lead"`
	Chapter int          `json:"chapter"`
	Title   string       `json:"title"`
	Goal    string       `json:"goal,omitempty"` // what the family is after, as far as it was read
	Phase   Phase        `json:"phase"`
	Loop    int          `json:"loop"` // from 1
	Row     []RowCard    `json:"row"`
	At      int          `json:"at"` // the Time marker: on that card of the row, or with Gap before it
	Gap     bool         `json:"gap"`
	Board   board.Board  `json:"board"`
	Fields  []FieldView  `json:"fields"`
	Team    []MemberView `json:"team"`
	Figures []FigureView `json:"figures"`
	Ground  []GroundView `json:"ground"`
	Cards   []CardView   `json:"cards"` // those that were seen, in the order in which they were
	Offers  []OfferView  `json:"offers"`
	Decks   []DeckView   `json:"decks"`
	Karma   KarmaView    `json:"karma"`
	Notes   []string     `json:"notes"`
	Acting  Acting       `json:"acting"`
	Ways    []WayView    `json:"ways,omitempty"` // squares that whoever is walking can reach
	Outs    []OutView    `json:"outs,omitempty"` // where they leave what has been laid
	Store   StoreView    `json:"store"`
	Past    []Past       `json:"past"`
	Ending  string       `json:"ending,omitempty"` // the text of the ending that was reached
	Won     bool         `json:"won"`

	// Dangers are what the row will do to the family as all stand now, while a seat has one token left to use.
	Dangers string `json:"dangers,omitempty"`
}

// WayView is the cheapest way to a square: its points, and how many hazards and traps lie on it.
type WayView struct {
	At     board.Square `json:"at"`
	Points int          `json:"points"`
	Hurts  int          `json:"hurts"`
	From   board.Square `json:"from"` // the square before it on the way

	// Round are the squares of a way that does not hurt, which a press takes instead, that of who walks first;
	// Around is what it costs. Nothing where the cheapest way does not hurt, or no other can be paid for.
	Round  []board.Square `json:"round,omitempty"`
	Around int            `json:"around,omitempty"`
}

// OutView is a way to ground that nobody has seen: over a side of a square, or through the passage on it. Points are
// what it costs to be there.
type OutView struct {
	At     board.Square `json:"at"`
	Side   board.Dir    `json:"side"`
	Passes bool         `json:"passes,omitempty"`
	Points int          `json:"points"`
}

// RowCard is a card of the Timeline with its supports.
type RowCard struct {
	Number   int16            `json:"number"` // 1 is the Player card
	Title    string           `json:"title"`
	Clause   string           `json:"clause"`
	Anchors  timeline.Anchors `json:"anchors"`
	Held     int16            `json:"held"` // the card that holds it
	Markers  int              `json:"markers"`
	Person   bool             `json:"person"`
	Hostile  bool             `json:"hostile"`
	Fresh    bool             `json:"fresh"` // the marker has not reached it yet
	Above    bool             `json:"above"` // of a support
	Supports []RowCard        `json:"supports,omitempty"`
}

// FieldView is a field card on the table: what is printed on its squares, and what lies there.
type FieldView struct {
	Number  int16          `json:"number"`
	Title   string         `json:"title"`
	Back    bool           `json:"back"`
	Spots   []SpotView     `json:"spots"`
	Letters []Letter       `json:"letters"`
	Traps   []board.Square `json:"traps"`
	Cubes   []Cubes        `json:"cubes"`
}

// SpotView is an icon on a square: what it is, the card it names, and whether that is still in the deck.
type SpotView struct {
	At     board.Square `json:"at"`
	Icon   string       `json:"icon"` // look, talk, interact, event
	Number int16        `json:"number"`
	Used   bool         `json:"used"` // nothing would come of it, whoever tried
}

// Letter is a lettered marker.
type Letter struct {
	At     board.Square `json:"at"`
	Letter string       `json:"letter"`
}

// MemberView is one of the family.
type MemberView struct {
	Name     string       `json:"name"`
	Sheet    sheet.Sheet  `json:"sheet"`
	At       board.Square `json:"at"`
	Managers table.Seats  `json:"managers"`
	Defence  int          `json:"defence"`
	Titles   []string     `json:"titles"` // of the items in their places, "" for none
	Blows    []BlowView   `json:"blows,omitempty"`
}

// BlowView is a blow that reaches farther than beside one, as options name it, and how far.
type BlowView struct {
	Blow  int16 `json:"blow"`
	Range int   `json:"range"`
}

// FigureView is a figure of the story.
type FigureView struct {
	Index   int          `json:"index"` // as options name it
	Card    int16        `json:"card"`
	Name    string       `json:"name"`
	Letter  string       `json:"letter"` // "" if the card has one figure
	At      board.Square `json:"at"`
	Life    int          `json:"life"`
	Damage  int          `json:"damage"`
	Defence int          `json:"defence"`
	Hostile bool         `json:"hostile"`
	Talks   bool         `json:"talks"`
}

// GroundView is an item that lies on a square.
type GroundView struct {
	Number int16        `json:"number"`
	Title  string       `json:"title"`
	At     board.Square `json:"at"`
	Damage int          `json:"damage"`
}

// CardView is a card that was seen: the side that lies up, and of it what was read.
type CardView struct {
	Number  int16        `json:"number"`
	Kind    decks.Kind   `json:"kind"`
	Back    bool         `json:"back"`
	Place   Place        `json:"place"`
	Title   string       `json:"title"`
	Markers int          `json:"markers"`
	Taker   string       `json:"taker,omitempty"`
	Lines   []Line       `json:"lines"`   // narrative and notes that were read
	Actions []ActionView `json:"actions"` // that it creates now
	Box     []string     `json:"box"`     // its red box, step by step
	Item    *decks.Thing `json:"item,omitempty"`
	Does    []string     `json:"does,omitempty"` // what the item does, a sentence each
	Person  *PersonView  `json:"person,omitempty"`
	Options []string     `json:"options,omitempty"` // of its question
	Chosen  int          `json:"chosen"`            // 1 + the one that was taken

	Questions []*decks.Question `json:"-"` // all that it prints, as options number them
	Red       *decks.Box        `json:"-"` // its red box, nil if it has none
}

// Line is something read on a card: who says it ("" for a thing with writing on it), or a note about the rules.
type Line struct {
	Speaker string `json:"speaker"`
	Text    string `json:"text"`
	Note    bool   `json:"note"`
}

// ActionView is an action that a card creates.
type ActionView struct {
	Section int        `json:"section"`
	Name    string     `json:"name"`
	Cost    int        `json:"cost"`
	Icons   []IconView `json:"icons"`
	Direct  bool       `json:"direct"` // a slot on the card itself
	Used    bool       `json:"used"`   // a token lies on it
	Ready   bool       `json:"ready"`  // its condition holds for somebody
	Gather  []int      `json:"gather"` // fields on which all must stand for it: nothing else is wanting

	Effects []decks.Step `json:"-"` // as the card prints them
	If      decks.Cond   `json:"-"`
	Able    []string     `json:"-"` // for whom the condition holds
}

// IconView is one place of an action.
type IconView struct {
	Icon string       `json:"icon"`
	At   board.Square `json:"at"` // Nowhere while its field is not on the table
	Cell string       `json:"cell"`
	Who  string       `json:"who,omitempty"`
}

// PersonView is what a card says of a person.
type PersonView struct {
	Name    string `json:"name"`
	Life    int    `json:"life"`
	Defence int    `json:"defence"`
	Faction string `json:"faction,omitempty"`

	Talk []decks.Step `json:"-"` // what a TALK next to it does
}

// OfferView is a proposal that waits.
type OfferView struct {
	By     table.Seat  `json:"by"`
	Text   string      `json:"text"`
	Price  string      `json:"price"` // what it costs those who take part, and what it brings
	Crew   []string    `json:"crew"`
	Agreed table.Seats `json:"agreed"`
}

// DeckView is a special deck: its size and its discards.
type DeckView struct {
	Name     string  `json:"name"`
	Size     int     `json:"size"`
	Discards []int16 `json:"discards"`
}

// KarmaView is the Karma deck: its size, and the values of what lies on the discard pile and of all cards in the game.
type KarmaView struct {
	Size     int      `json:"size"`
	Discards []string `json:"discards"`
	All      []string `json:"all"`
}

// StoreView is what the family owns and could make.
type StoreView struct {
	Items     []WareView `json:"items"`
	Plans     []WareView `json:"plans"`
	Materials int        `json:"materials"`
	Handed    int        `json:"handed"`
	Quests    []int16    `json:"quests"`
}

// WareView is an item card that nobody holds.
type WareView struct {
	Number  int16        `json:"number"`
	Title   string       `json:"title"`
	Back    bool         `json:"back"`
	Craft   int          `json:"craft"`
	Upgrade int          `json:"upgrade"`
	Item    *decks.Thing `json:"item"`
	Does    []string     `json:"does,omitempty"` // a sentence each
}

// Result is how the family stands: they win or lose together (HE-SETUP-01).
func (g *Game) Result() table.Result {
	r := table.Result{Scores: make([]int, g.Players), Rounds: g.Row.Loops + 1}
	switch {
	case g.Final == 0:
	case g.won():
		r.Outcome, r.Winners = table.Won, table.Upto(int(g.Players))
	default:
		r.Outcome = table.Lost
	}
	return r
}

// Ending is how the match ended, for reports: the chapter's number and the id of its ending.
func (g *Game) Ending() string {
	c := g.chapter()
	if g.Final == 0 || c == nil {
		return ""
	}
	return c.ID + " " + c.Endings[g.Final-1]
}
