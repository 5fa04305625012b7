package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// Game is the whole state of a match, which is one chapter: plain data.
type Game struct {
	Players int8
	Mode    Mode
	Chapter int8 // 0 is the introduction
	Phase   Phase
	Part    int8       // of the set-up, or of the camp
	Lead    table.Seat // decides what all decide together (HE-RULING-46)
	Final   int8       // 1 + how the chapter ended, by its deck's list; 0 while it goes on

	Size    int8 // how many characters are played (HE-SETUP-04)
	Team    [maxTeam]Member
	Cards   []Card   // of the Adventure deck, in the order in which they were seen first
	Figures []Figure // of people, animals and machines
	Ground  []Fallen // items that lie on squares
	Cubes   []Cubes  // materials that lie on squares
	Edges   []Edge   // lines that were changed, whichever side of the field shows
	Joined  []Joint  // passages made in play
	Shut    []Cell   // spots that were closed
	Offers  []Offer  // proposals that wait for an answer
	Away    []Away   // Action tokens that lie on no sheet

	Board  board.Board
	Row    timeline.Row
	Fresh  []int16 // cards of the row that the marker has not reached yet
	Skip   bool    // the next card of the row is passed over
	Acting Acting  // the movement going on

	Hand table.Seats // who has begun the action going on, and decides on in it (HE-RULING-41)

	Marks  []string // what is remembered: through the campaign, or (here-...) through the chapter
	Counts []Count
	Notes  []string // of the journal
	Quests []int16
	Scars  crew // members who were seriously wounded when the chapter was won
	Bold   crew // members who have struck somebody: no disguise hides them
	Tested int8 // 1 + the Karma card drawn last by a test

	Wanted [5]table.Seats  // who is to manage whom, by character; none: by the rules
	Began  Carry           // what the match began with
	Store  Store           // what was not handed out at the set-up, and what could be made
	Found  [maxFound]int16 // Karma cards that are not of the base deck, by their slots

	Specials [maxSpecials]Special

	Karma     table.Pile
	KarmaGone table.Pile
	KarmaBox  table.Pile // not in this campaign yet
	Draws     [maxSpecials]table.Pile
	Discards  [maxSpecials]table.Pile
	Outside   [maxSpecials]table.Pile // drawn, burned, or not in the game yet

	Read   Reading
	story  *Story
	search *board.Search
	pacing pacing
}

const (
	maxSeats    = 4
	maxTeam     = 4 // HE-SETUP-04
	maxFound    = 5
	maxSpecials = 2
	specialSize = 16
)

// Mode is what of the campaign a match is.
type Mode uint8

// The modes. Alone is a chapter outside a campaign, begun with what one usually has by then.
const (
	Campaign Mode = iota
	Introduction
	Alone
)

// Phase says what Step plays next.
type Phase uint8

// The phases (HE-SETUP-11).
const (
	PhaseSetup  Phase = iota
	PhaseRow          // the marker goes on to the next card
	PhasePlayer       // the Player card, or another that opens an action phase
	PhaseCamp
	PhaseOver
)

// Member is one of the family who is played: the sheet, and where the miniature stands.
type Member struct {
	sheet.Sheet
	At       board.Square
	Managers table.Seats // who may act for them (HE-RULING-41)
}

// Card is what is known of a card of the Adventure deck once it was seen.
type Card struct {
	Number  int16
	Place   Place
	Back    bool
	Hostile bool // a Hostile token (HE-NPC-07)
	Calm    bool // the printed icon does not count (HE-RULING-85)
	Markers int16
	Gone    uint16 // sections whose action is no longer there, a bit each
	Told    uint16 // narrative sections that were read: their conditions held
	Option  int8   // 1 + the option taken at its question
	Taker   int8   // 1 + the member whose action took it
	Turn    int8   // of its waypoints, the next
}

// Place is where a card is.
type Place uint8

// The places. Beside the board a card is in play; so it is in the row, on the board, on a sheet, on the ground
// (HE-RULING-53).
const (
	Beside    Place = iota
	Laid            // a field on the table
	Covered         // a field that another replaced (HE-RULING-25)
	InRow           // in the Timeline, or as a support
	Held            // an item on a sheet
	Lying           // an item on the ground
	InDeck          // in a special deck
	Discarded       // on the discard pile of a special deck
	Creation        // in the Creation deck
	Inventory       // in the Inventory deck
	Burned
)

// InPlay says whether a card counts as in play.
func (p Place) InPlay() bool { return p <= Lying && p != Covered }

// Figure stands on the board for an NPC card; one that has left it stands nowhere.
type Figure struct {
	Card   int16
	Letter int8 // which of the card's figures, from 0
	At     board.Square
	Damage int8
}

// Fallen is an item that lies on a square, with the damage on it.
type Fallen struct {
	sheet.Item
	At board.Square
}

// Cubes are materials that lie on a square.
type Cubes struct {
	At board.Square
	N  int16
}

// Cell is a square by its card, which may not be on the table yet.
type Cell struct {
	Card int16
	Cell board.Cell
}

// Edge is a line that was changed.
type Edge struct {
	At   Cell
	Dir  board.Dir
	Line board.Line
}

// Joint is a passage between two squares that a card has made.
type Joint struct{ From, To Cell }

// Count is a number that is remembered.
type Count struct {
	Name string
	N    int16
}

// Special is a deck that the chapter has made of its cards (HE-CARD-17, HE-RULING-56).
type Special struct {
	Name    string
	Numbers [specialSize]int16 // by slot
	Size    int8
}

// Acting is the movement going on: whose, and what is left of it.
type Acting struct {
	On     bool
	Member int8
	Points int8
	Ended  bool // a card has ended it
}

// Offer is a combined action or attack that its proposer has put to the others (HE-RULING-42, HE-RULING-43).
type Offer struct {
	By     table.Seat
	Card   int16 // whose action; 0: an attack
	Part   int8  // its section
	Target int8  // of an attack: 1 + the figure
	Crew   [maxTeam]Share
	Agreed table.Seats
	Off    bool // refused, or given up for another; until a token is spent it can't be made again
}

// Share is what one member does in a combined action.
type Share struct {
	In   bool
	Icon int8 // of the action's icons
	Blow blow // in an attack
}

// Store is what belongs to the family and lies in nobody's hands (HE-CAMP-02).
type Store struct {
	Items     []Kept // the Inventory deck
	Plans     []Kept // the Creation deck
	Materials int16
	Handed    int16 // materials handed out at the set-up: a defeat loses them (HE-CAMP-04)
}

// Kept is an item card and the side that it shows.
type Kept struct {
	Card int16
	Back bool
}

// Reading is what has been opened of the sealed content.
type Reading struct {
	Cards    table.Opened
	Chapters table.Opened
	Wares    table.Opened
	Endings  table.Opened
}

func (r *Reading) copyFrom(o *Reading) {
	r.Cards.CopyFrom(&o.Cards)
	r.Chapters.CopyFrom(&o.Chapters)
	r.Wares.CopyFrom(&o.Wares)
	r.Endings.CopyFrom(&o.Endings)
}

// Seats is the number of players.
func (g *Game) Seats() int { return int(g.Players) }

// Over reports whether the match has ended.
func (g *Game) Over() bool { return g.Phase == PhaseOver }

// Ready reports whether the set-up is done.
func (g *Game) Ready() bool { return g.Phase > PhaseSetup }

// CopyFrom makes this state equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	was := *g
	*g = *o
	g.Cards = append(was.Cards[:0], o.Cards...)
	g.Figures = append(was.Figures[:0], o.Figures...)
	g.Ground = append(was.Ground[:0], o.Ground...)
	g.Cubes = append(was.Cubes[:0], o.Cubes...)
	g.Edges = append(was.Edges[:0], o.Edges...)
	g.Joined = append(was.Joined[:0], o.Joined...)
	g.Shut = append(was.Shut[:0], o.Shut...)
	g.Offers = append(was.Offers[:0], o.Offers...)
	g.Away = append(was.Away[:0], o.Away...)
	g.Fresh = append(was.Fresh[:0], o.Fresh...)
	g.Marks = append(was.Marks[:0], o.Marks...)
	g.Counts = append(was.Counts[:0], o.Counts...)
	g.Notes = append(was.Notes[:0], o.Notes...)
	g.Quests = append(was.Quests[:0], o.Quests...)
	g.Board, g.Row, g.Began, g.Store, g.Read = was.Board, was.Row, was.Began, was.Store, was.Read
	g.search, g.pacing = was.search, was.pacing // copies are played side by side
	g.Board.CopyFrom(&o.Board)
	g.Row.CopyFrom(&o.Row)
	g.Began.copyFrom(&o.Began)
	g.Store.copyFrom(&o.Store)
	g.Read.copyFrom(&o.Read)
	for i, p := range was.piles() {
		p.CopyFrom(o.piles()[i])
		*g.piles()[i] = *p
	}
}

func (s *Store) copyFrom(o *Store) {
	items, plans := append(s.Items[:0], o.Items...), append(s.Plans[:0], o.Plans...)
	*s = *o
	s.Items, s.Plans = items, plans
}

// Derive finds what follows from the state, when it has been read.
func (g *Game) Derive() { g.Board.Derive() }

const pileCount = 3 + 3*maxSpecials

func (g *Game) piles() [pileCount]*table.Pile {
	return [pileCount]*table.Pile{
		&g.Karma, &g.KarmaGone, &g.KarmaBox,
		&g.Draws[0], &g.Draws[1], &g.Discards[0], &g.Discards[1], &g.Outside[0], &g.Outside[1],
	}
}

// Piles are the Karma cards' and the special decks'. All other cards are sealed content.
func (g *Game) Piles() []*table.Pile {
	all := g.piles()
	return all[:]
}

// Back tells cards apart from behind: Karma cards, and those of each special deck.
func (g *Game) Back(c table.Card) uint8 {
	if c < firstSpecial {
		return 0
	}
	return uint8(1 + (c-firstSpecial)/specialSize)
}

// The cards that lie in piles are slots: Karma 10 to 20, Karma cards found, cards of special decks.
const (
	firstKarma   = 10 // the number of slot 0
	baseKarma    = 11
	firstSpecial = table.Card(baseKarma + maxFound)
)

// karmaNumber is the number of the Karma card in a slot.
func (g *Game) karmaNumber(c table.Card) int16 {
	if c < baseKarma {
		return firstKarma + int16(c)
	}
	return g.Found[c-baseKarma]
}

// karmaSlot is the slot of a Karma card: a new one for a card found just now. It is false when there is no room.
func (g *Game) karmaSlot(number int16) (table.Card, bool) {
	if number >= firstKarma && number < firstKarma+baseKarma {
		return table.Card(number - firstKarma), true
	}
	for i, n := range g.Found {
		if n == number || n == 0 {
			g.Found[i] = number
			return table.Card(baseKarma + i), true
		}
	}
	return 0, false
}

// special is the deck of a name, or -1.
func (g *Game) special(name string) int {
	for i := range g.Specials {
		if g.Specials[i].Size > 0 && g.Specials[i].Name == name {
			return i
		}
	}
	return -1
}

// specialOf is the deck and the slot of a card, or -1.
func (g *Game) specialOf(number int16) (deck int, slot table.Card) {
	for d := range g.Specials {
		s := &g.Specials[d]
		for i := range s.Size {
			if s.Numbers[i] == number {
				return d, firstSpecial + table.Card(d*specialSize+int(i))
			}
		}
	}
	return -1, 0
}

// specialNumber is the number of the card in a slot.
func (g *Game) specialNumber(c table.Card) int16 {
	c -= firstSpecial
	return g.Specials[c/specialSize].Numbers[c%specialSize]
}
