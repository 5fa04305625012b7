package table

import (
	"encoding/json"
	"slices"
)

// Game is the whole state of one match of a game, and the program that plays it. All of it is plain data with
// exported fields that JSON carries both ways: values, arrays, and slices that CopyFrom copies.
type Game interface {
	// Step plays on to the next checkpoint: one player's action or one phase, at most 200 entries of log. It
	// may ask, roll, draw and tell through the table and through nothing else. It is never called when Over.
	Step(t *Table)
	// Over reports whether the match has ended.
	Over() bool
	// Seats is the number of seats.
	Seats() int
	// CopyFrom makes this state equal to another of the same type, sharing nothing with it. It does not allocate
	// once its slices have grown.
	CopyFrom(Game)
	// Piles are all the piles of the state, always in the same order. Every card of the game lies in exactly one.
	Piles() []*Pile
	// Verbs are the names of the game's verbs, by number.
	Verbs() []string
	// View is what a seat may see, built by copying; Nobody's is the spectator's. It marshals to JSON and
	// holds no way back to the state.
	View(Seat) any
	// Result is the standing: of the moment, or the final one when Over.
	Result() Result
}

// Result is how a match stands or ended.
type Result struct {
	Scores  []int `json:"scores"`  // by seat
	Winners Seats `json:"winners"` // several when the tie rules leave several; none while nobody leads
	Rounds  int   `json:"rounds"`  // rounds begun
	// Outcome says of a game that is won or lost together which it is; others leave it empty.
	Outcome Outcome `json:"outcome,omitempty"`
}

// Place is which place a seat has come to, from 1: of equals as the winners are told apart, else by points.
func (r *Result) Place(s Seat) int {
	if r.Winners.Has(s) {
		return 1
	}
	higher, winners := 0, 0
	for i, n := range r.Scores {
		if n > r.Scores[s] {
			higher++
		}
		if r.Winners.Has(Seat(i)) {
			winners++
		}
	}
	return 1 + max(higher, winners)
}

// Outcome is how a game ended for all together.
type Outcome string

// How a cooperative game can end, also in the middle: a chapter left undecided is neither.
const (
	Won  Outcome = "won"
	Lost Outcome = "lost"
)

// Abandoned is how a match ended that all people at it have ended before its end: nobody has won.
const Abandoned Outcome = "abandoned"

// Freer is a game in which seats may do some things at any time, also while others are asked. A free action
// touches only its own seat's things, asks nothing and rolls nothing.
type Freer interface {
	// Free offers (and denies) what the seat may do now.
	Free(s Seat, m *Menu)
	// DoFree does it.
	DoFree(t *Table, s Seat, o Option)
}

// Backed is a game some of whose cards can be told apart from behind. Only cards with equal backs are exchanged
// when unseen cards are dealt anew. A game without it has one back for all.
type Backed interface {
	Back(Card) uint8
}

// Thrifty is a game that can build a view in the memory of an earlier one, for players that are asked again and again:
// with a view as large as any before it allocates nothing. A game without it makes every view anew.
type Thrifty interface {
	// ViewInto is what View is, built in the memory of a view of the same game, which is lost by that; nil: in new
	// memory. A list with nothing in it may be empty where View's is nil.
	ViewInto(old any, s Seat) any
}

// Reuse is a list so long in the memory of an old one, for a view; it is never nil. What lies in that memory is left
// there, and with it the memory of lists within: whoever fills the list in writes every field.
func Reuse[T any](old []T, n int) []T {
	if old == nil {
		return make([]T, n)
	}
	return slices.Grow(old[:0], n)[:n]
}

// Deriver is a game that keeps what follows from its state beside it, in fields that JSON does not carry, because
// finding it each time would take too long. Derive finds it; it is called when a state has been read.
type Deriver interface {
	Derive()
}

// Legatee is a game that leaves something behind for the next match of its campaign: also when it was lost. Legacy is
// called when the match is over; what it returns is written as JSON. It is small and readable: a person can open it and
// understand it. Nil says that nothing is left, and the campaign ends with the match.
type Legatee interface {
	Legacy() any
}

// Namer says what a seat is called, "" for what the game calls it. It is asked about Nobody and rivals of the game's
// own too.
type Namer func(Seat) string

// Words is a game that can speak. Without it labels are keys. Where a sentence names a seat it calls it by the Namer,
// or as the game does where that is nil.
type Words interface {
	// Question is the sentence of a question, as the seat reads it; about are the numbers given to Open.
	Question(p *Prompt, about [3]int16, s Seat, name Namer) string
	// Label is the short name of an option, and the piece on the screen it belongs to ("" for none).
	Label(o Option, s Seat, name Namer) (label, piece string)
	// Tale is the sentence of an event, for a reader who may know what the event holds.
	Tale(e Event, reader Seat, name Namer) string
}

// Stake is what is at stake in an option.
type Stake uint8

// The stakes, from the least to the greatest.
const (
	NoStake Stake = iota
	Waste         // it does nothing, or throws away what could be had
	Loss          // it loses somebody or something that does not come back
	End           // it puts the seat out of the match, or ends it for the seat
)

// Outlook is what would follow from an option, as far as the seat that is asked can know.
type Outlook struct {
	// what it costs, brings and risks, in few words: "1 Fuel; 58 % to get away"; "" where the label says it
	Words string
	Stake Stake // of what is certain, or as likely as not
	Hope  int   // how likely what is hoped for comes, above 0 where the game reckons it; to set options side by side

	// Which options of the question it stands beside, as what is true of all of them begins: "Wherever you stop". ""
	// where nothing can come of several alike. Shared is what comes of it and may come of those others as well, each a
	// whole short clause that says the same of whichever is taken: "Enemy fire by the Pathfinder, up to 3 Damage". What
	// all of them share a screen says once, above them; what stands in Shared is not in Words.
	Which  string
	Shared []string

	// Prospect is what Words say as the game has reckoned it, for the game's own screen to draw, which knows its type;
	// nil for nothing.
	Prospect any
}

// Line is all that is said of an option, in one line.
func (o Outlook) Line() string {
	line := o.Words
	for _, clause := range o.Shared {
		if line != "" {
			line += "; "
		}
		line += clause
	}
	return line
}

// Foresight is a game that can say what would follow from the options of a question. It says nothing that the seat
// can't know, by the same rules by which the option would be carried out, and changes nothing. Where the seat may pass,
// or choose none of several options, it is asked about Pass, too.
type Foresight interface {
	Outlook(p *Prompt, o Option, s Seat, name Namer) Outlook
}

// ForesightOf is a Foresight to which it matters what a question is about (Ask.About), too.
type ForesightOf interface {
	Foresight
	OutlookOf(a *Ask, o Option, name Namer) Outlook
}

// Leader is a game that knows answers which are often wanted one after the other, such as to walk, where to, and to
// stop there. It says of an option where it leads in that way, by the same rules as Foresight. Nothing rests on it:
// each answer is given only if its question offers it then.
type Leader interface {
	Leads(p *Prompt, o Option, s Seat) []Lead
}

// Lead is what may be answered to the questions that follow an option, in order, what comes of it in few words, and how
// often something hurts on the way. It is named for the first answer that follows, or for a later one, Past so many
// that only lead there.
type Lead struct {
	Then  []Option
	Past  int
	Words string
	Hurts int
}

// Eliminator is a game in which a seat can be out before the match is over.
type Eliminator interface {
	// Out reports whether a seat is out for good, as everybody may know: it is asked nothing any more.
	Out(s Seat) bool
}

// Setup is all that fixes a match before its first roll.
type Setup struct {
	Game    string            `json:"game"`
	Mode    string            `json:"mode,omitempty"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
	// Carry is what a match of a campaign begins with: what the one before has left behind (Legatee), as canonical JSON
	// of at most MaxCarry bytes.
	Carry json.RawMessage `json:"carry,omitempty"`
}

// Choice is one option of a setup, such as the side of a board: its name, what it may be, and what it is
// when nothing is said.
type Choice struct {
	Name    string   `json:"name"`
	Label   string   `json:"label"`
	Values  []string `json:"values"`
	Default string   `json:"default"`
	// Seats says that it is about who plays what: numbers among its values are seats, from 1. The matches of a campaign
	// may differ in it.
	Seats bool `json:"seats,omitempty"`
}

// Box is a game as it stands on the shelf: what the table must know before a match.
type Box struct {
	Name     string   `json:"name"`  // short and stable: "firelands"
	Title    string   `json:"title"` // "Last Aurora: Firelands"
	Claim    string   `json:"claim"` // one sentence to draw somebody in
	Minutes  int      `json:"minutes"`
	Version  string   `json:"version"` // of the rules; changes when old logs may no longer fit
	MinSeats int      `json:"min_seats"`
	MaxSeats int      `json:"max_seats"`
	Modes    []string `json:"modes"` // the first that is for so many is the default
	// SeatsOf are the numbers of players of those modes that are not for all from MinSeats to MaxSeats.
	SeatsOf map[string][]int `json:"seats_of,omitempty"`
	Choices []Choice         `json:"options"`
	Score   string           `json:"score"` // what the scores of a result count, such as "Fame"; may be empty
	Unit    string           `json:"-"`     // what a match is long in, such as "turn"; "" for rounds
	// Carries says that matches form campaigns: a setup may carry what the match before has left behind.
	Carries bool `json:"carries,omitempty"`
	// New is the state before the first step. It is given a setup that Check has passed.
	New func(Setup) (Game, error) `json:"-"`
	// Reseal is the same box with other content under every side that keep does not name; nil where nothing is sealed
	// (Sealed). It is for the law that nobody can read ahead.
	Reseal func(keep func(content string, side int) bool, seed uint64) *Box `json:"-"`
}
