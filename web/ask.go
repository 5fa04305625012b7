package web

import (
	"cmp"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/a-h/templ"
)

// Mood is how the table stands to whoever looks at the page.
type Mood int

const (
	YourTurn Mood = iota // the viewer decides
	Waiting              // somebody else decides
	AtOnce               // several decide side by side, nobody sees the others' answers
	AnyOfUs              // whoever acts first; passing disturbs nobody
	Over                 // the game has ended
)

// Ask is the question at hand, in its one place. A spectator gets one too, without choices.
type Ask struct {
	Game    string // short name in URLs, for links to rules and cards
	Mood    Mood
	Head    string   // small over the name, such as "Your choice under fire"; the mood's words when empty
	Seat    SeatMark // who must decide: the head has this colour. The table when AnyOfUs
	Who     string   // bold in the head, such as "Blue, Citadel Scientist"; Seat's name when empty
	Aside   string   // small at the right of the head, such as "question 1 of 2"
	Notice  string   // what changed under the player's hands, said above the question
	Say     string   // the question, one sentence
	Known   string   // one line of what is known
	Besides string   // what is known, too, and weighs less: it stands under the choices, which are in sight before it
	Seats   []Answered

	URL     string // where answers are posted, as fields number and key
	Number  uint64 // of the question, posted with the answer
	Whose   int    // 1 and the seat that is asked where all decide what another is asked: each counts its own questions
	Choices []Choice
	Folded  string   // what the choices are that are folded away, such as "squares"; "" for no word
	Safe    bool     // they are so only because the list is long: a press on the piece of one chooses it
	Board   []Choice // what the board itself draws as buttons of the form "answer", so that the panel does not
	Free    []Choice // what may be done first and does not answer the question
	Turn    string   // whose number, or the round's: what was unfolded of Free is folded again when another begins
	Follows bool     // an answer that is the only one left is given at once
	Lingers bool     // not while something of Free is on offer that needs no turn, but is worth doing first
	Denied  []Denied
	Orders  []Order  // standing orders that can be given, or taken back
	Along   []Choice // what somebody else may answer, for who reads along and can't point at it
	Links   []Action // where to go when there is nothing to choose: the reckoning, another game

	Outcome *Outcome // how something of the viewer's has ended since their last answer; nil for nothing
	Recap   *Recap   // what has happened since the viewer's last answer; nil for nothing
	Tidings *Tidings // over the table, when something big befell the viewer; nil for nothing
	Talk    *Talk    // beside the table; nil for who does not sit there

	Lent  *Lent  // whose eyes are lent to who watches; nil where that is not the viewer's concern
	Times []Time // whose clocks run
	Votes []Vote // what all have to agree to

	Hint   Hint    // first-time help, beside the question
	Lesson *Lesson // a guided match's narrator, in place of that help; nil for none
	Taught bool    // it is a guided match: that help would teach what the narrator has taught

	// About is the ID of the part of the page that the question is about, such as "map", though its choices may name no
	// pieces there; "" for none.
	About string

	Sight Sight // a part of the page that a phone shows only at a press; the zero Sight for none

	Points   bool      // a press points at something, for others to see, and answers nothing
	PointURL string    // leads to pointing, or back from it; "" where nobody else would see it
	ThingURL string    // where any piece is pointed at; "" for none
	Pointers []Pointer // who points at what

	Still bool  // nothing can be pressed: this is how it was, and what was chosen
	Walk  *Walk // through a match that is over; nil elsewhere

	Undo     string // what undo takes back, such as "sending the Welder"; "" when it can't
	UndoWhy  string // why it can't; "" leaves undo out altogether
	UndoURL  string
	HintURL  string  // where a bot is asked what it would do; "" where that can't be done
	Advice   *Advice // what it would do; nil unless asked
	RulesURL string  // the rulebook, at the rule in question
}

// Sight leads on a phone, where the question lies over the page, to a part of the page that bears data-sight, and back
// from there. On wider screens that part is in sight, and the links are not drawn.
type Sight struct{ There, Back Action }

// Lent says through whose eyes somebody sees who only watches, or that others see through the viewer's.
type Lent struct {
	Seat  SeatMark // whose eyes; the zero SeatMark for nobody's
	Words string
	Acts  []Action
}

// Order is a standing order: a box that lasts until it is taken back.
type Order struct {
	Key   string // posted as "key"
	Words string
	On    bool
	Apart bool   // it stands, and is not about the question at hand
	Waits bool   // it leaves the question at hand to whoever gives it
	URL   string // where it is given, or taken back
}

// orders are those that are about the question at hand, or those that stand apart from it.
func (a Ask) orders(apart bool) (out []Order) {
	for _, o := range a.Orders {
		if o.Apart == apart {
			out = append(out, o)
		}
	}
	return out
}

// answers reports whether giving an order answers the question at hand: it is a button then, and no box.
func (o Order) answers() bool { return !o.On && !o.Waits && !o.Apart }

// lead says what a box is for that can be checked, or what a checked one does.
func (o Order) lead() string {
	switch {
	case o.On:
		return "Standing order"
	case o.Waits:
		return "From the next time on"
	case o.answers():
		return "Answers now, and from now on"
	}
	return "Now, and from now on"
}

// Outcome is how something of the viewer's has ended since their last answer, such as a fight. It stands over the next
// question until that is answered, and wants no press.
type Outcome struct {
	Words string // marked text, one sentence
	Rule  Citation
	Lost  bool            // nothing has ended: this is what they have lost
	Told  bool            // the recap says it, too: where that is in sight it need not be said twice
	Sides []OutcomeSide   // what it has cost and brought whom, where a game says that
	Shows templ.Component // what is drawn of it, such as its last dice, which the Lines say too; nil for nothing
	Lines []string        // further sentences
	Rest  int             // how many more there are
}

// title says what the panel is about to whoever does not see it.
func (o *Outcome) title() string {
	if o.Lost {
		return "What you have lost"
	}
	return "How it ended"
}

// OutcomeSide is one who was in it.
type OutcomeSide struct {
	Seat  SeatMark
	Glyph string // instead of a seat
	Name  string
	Parts []OutcomePart
}

// OutcomePart is one thing that a side has lost, won or come to.
type OutcomePart struct {
	Glyph string // "" for none
	Words string
	Lost  bool
}

// Stakes are what a choice puts at stake, besides nothing.
const (
	Waste = "waste" // it does nothing, or throws something away
	Loss  = "loss"  // it loses somebody or something for good
	Fells = "fells" // it knocks the player out, who is back later
	End   = "end"   // it puts the player out
)

// stakeWords are what is at stake, on the chip of a choice.
var stakeWords = map[string]string{
	Waste: "wasted", Loss: "a loss for good", Fells: "knocked out", End: "could be your end",
}

// Hint is first-time help: one short sentence of marked text. The browser remembers by the ID which were sent away.
type Hint struct {
	ID, Words string

	Goal string // what everybody plays for, where it is to be said first; marked text
	Aim  string // the same in few words, which stay in sight where the hint is folded

	Amid bool // it would come between steps of a decision, such as in a fight: it waits folded, on a phone out of sight
}

// Pointer is somebody who points at a choice or a piece, for the others to see.
type Pointer struct {
	Seat  SeatMark
	You   bool
	Words string // what it is, plain
	Piece string // as in data-piece; "" for none
}

// name is who it is, for the viewer.
func (p *Pointer) name() string {
	if p.You {
		return "you"
	}
	return p.Seat.Name
}

// says is what a screen reader is told.
func (p *Pointer) says() string {
	if p.You {
		return "You point at: " + p.Words
	}
	return p.Seat.Name + " points at: " + p.Words
}

// besides are those who point at what is no row of the panel.
func (a Ask) besides() []Pointer {
	var out []Pointer
	for _, p := range a.Pointers {
		on := func(c Choice) bool { return slices.Contains(c.Pointers, p) }
		if !slices.ContainsFunc(a.Choices, on) && !slices.ContainsFunc(a.Along, on) {
			out = append(out, p)
		}
	}
	return out
}

// Walk leads through the answers of a match that is over, or through those since the viewer's own.
type Walk struct {
	URL  string // takes at and seat
	At   int    // how many answers came before
	Of   int    // how many there were
	Eyes string // whose, as one of the Seats
	Back string // URL of the table

	PlayOn string // URL of the form by which one plays on from here; "" where nobody can
	Seats  []Pick // by whose eyes it can be seen; nil where only the viewer's are offered
	Plays  bool   // it goes on by itself until something is pressed
	Points []Jump // the viewer's own save points
	Turns  []int  // where an analysis has found that the match turned
	Looks  string // URL of that analysis
}

// Jump leads to a place in a match by its name.
type Jump struct {
	Name string
	At   int
}

// walkArrows are the paths of the steps' signs.
var walkArrows = map[string]string{
	"first": "M4 4h3v16H4zM20 4v16L8 12z", "back": "M17 4v16L5 12z", "on": "M7 4v16l12-8z",
	"last": "M17 4h3v16h-3zM4 4v16l12-8z",
}

func (w *Walk) to(at int) string {
	return w.URL + "?at=" + strconv.Itoa(at) + "&seat=" + w.Eyes
}

// Answered is one seat's state while several decide.
type Answered struct {
	Seat SeatMark
	Done bool
}

// Choice is one answer on offer.
type Choice struct {
	Key    string   // stable text of the answer, posted
	Label  string   // marked text
	Sub    string   // consequence, marked text
	Which  string   // the choices that may have what is Shared in common, to begin a sentence: "Wherever you stop"
	Shared []string // what comes of it as well, in clauses: said above the choices where all of those share it
	Stake  string   // Waste, Loss, End, or ""
	Odds   []int    // per cent of good ends and of bad ones, drawn as a bar with what is between; nil for none
	Mark   string   // the key that chooses it, shown in the circle: a digit or a letter. "" takes the next of rowKeys
	Piece  string   // the piece on the board it belongs to, as in data-piece; "" for what is not a piece
	Glyph  string   // for a free action
	Tells  bool     // of a free action: its Sub stands in it, not only in a tooltip; with a Stake it always does
	Chosen bool     // already picked, in a choice of several
	Only   bool     // nothing but this is left to do: it comes into view
	Seldom bool     // rarely wanted, so that it stands folded away
	Other  string   // of one that is folded away: it is so once more, with all of this kind: "other ways to pay"
	Group  string   // the heading it stands under, such as who acts; a heading's choices follow one another
	Beside string   // what stands beside that heading, such as what is left to act with; "" for nothing
	URL    string   // when this answer is posted elsewhere than the others
	Then   []string // what its press answers to the questions that follow, as long as they offer it; see Onward
	Hurts  int      // how often something hurts on the way to where it leads
	id     string   // tells it from others that begin with the same answer; "" where its key does

	Pointers []Pointer // who points at it

	Where string // where its piece lies, which is said where several are the same in words: "to the north"
	alike string // which of several it is that are the same in words: its Where, or "1 of 2"

	N    int // where amounts are asked for: how many of it are taken so far
	Most int // and how many can be; 0 elsewhere
}

// wordy reports whether what follows from a choice takes more than a few lines of half a phone's width.
func (c Choice) wordy() bool { return utf8.RuneCountInString(Plain(c.Sub)) > 90 }

// badFrom is where the bad ends begin in the bar of a choice.
func (c Choice) badFrom() string { return strconv.Itoa(100 - c.Odds[1]) }

// To is where a press takes so many of a choice, no more and no fewer.
func (c Choice) To(n int) string { return with(c.URL, url.Values{"n": {strconv.Itoa(n)}}) }

// Onward is a choice whose press, posted at an address, answers the questions that follow, too, with these keys.
func (c Choice) Onward(at string, then ...string) Choice {
	c.URL, c.Then = with(at, url.Values{"then": then}), then
	return c
}

// with is an address with more asked of it.
func with(at string, what url.Values) string {
	sep := "?"
	if strings.Contains(at, "?") {
		sep = "&"
	}
	return at + sep + what.Encode()
}

// ID is the name of a choice on the page, which no other has: its key, unless others have the same and carry less.
func (c Choice) ID() string { return cmp.Or(c.id, c.Key) }

// Denied is what can't be done now, and why.
type Denied struct {
	Label  string
	Piece  string
	Reason string // at most five words
	Rule   Citation
}

// length is the class of a question that would take too much of the panel in large letters; "" for a short one.
func (a Ask) length() string {
	switch n := utf8.RuneCountInString(a.Say); {
	case n > 96:
		return "verylong"
	case n > 60:
		return "long"
	}
	return ""
}

// free parts what may be done first into what is often wanted and what is seldom.
func (a Ask) free() (often, seldom []Choice) {
	for _, c := range a.unfolded(a.Free) {
		if c.Seldom {
			seldom = append(seldom, c)
		} else {
			often = append(often, c)
		}
	}
	return often, seldom
}

// follows says which answer is given at once when nothing can be done first any more; "" where none is. What needs no
// turn keeps a question open only where that is worth waiting for.
func (a Ask) follows() string {
	answers := append(a.Choices[:len(a.Choices):len(a.Choices)], a.Board...)
	first := slices.ContainsFunc(a.Free, func(c Choice) bool { return c.URL == "" || a.Lingers })
	if a.Lingers { // rows that need no turn are no answers
		answers = slices.DeleteFunc(answers, func(c Choice) bool { return c.URL != "" })
	}
	if !a.Follows || a.Still || a.Points || !first || len(answers) != 1 {
		return ""
	}
	if _, seldom := a.free(); a.Lingers && len(seldom) > 0 {
		return "Once no more can be done first than what is folded away, “" + answers[0].Label + "” follows by itself."
	}
	return "Once nothing more can be done first, “" + answers[0].Label + "” follows by itself."
}

// group is choices under one heading, those that are rarely wanted apart, and of these the ones of one kind that are
// folded away once more.
type group struct {
	name, beside         string
	often, seldom, other []Choice
}

// groups are choices under their headings, in the order in which the headings come first.
func groups(choices []Choice) (out []group) {
	for _, c := range choices {
		i := slices.IndexFunc(out, func(g group) bool { return g.name == c.Group })
		if i < 0 {
			i = len(out)
			out = append(out, group{name: c.Group})
		}
		out[i].beside = cmp.Or(out[i].beside, c.Beside)
		switch {
		case !c.Seldom:
			out[i].often = append(out[i].often, c)
		case c.Other != "":
			out[i].other = append(out[i].other, c)
		default:
			out[i].seldom = append(out[i].seldom, c)
		}
	}
	return out
}

// apart parts to pass from choices that stand under headings: that is nobody's alone, and is in sight however far they
// are scrolled. It is nil where they stand under none.
func apart(list []group) (rest []group, pass *Choice) {
	for i, g := range list {
		alone := len(g.often) == 1 && len(g.seldom)+len(g.other) == 0
		if len(list) > 1 && g.name != "" && alone && g.often[0].Key == passKey {
			return slices.Delete(slices.Clone(list), i, i+1), &g.often[0]
		}
	}
	return list, nil
}

// passKey is the key of the answer by which nothing is done.
const passKey = "pass"

// more says how many choices are folded away, and what they are.
func (a Ask) more(g group) string {
	words, n := a.Folded, len(g.seldom)+len(g.other)
	if n == 1 {
		words = strings.TrimSuffix(words, "s")
	}
	return strings.TrimSpace(strconv.Itoa(n) + " more " + words)
}

// said reports whether the Sub of a free action stands in it: a tooltip tells nobody on a phone what is at stake.
func (c Choice) said() bool { return c.Tells || c.Stake != "" }

// others says what is folded away once more: how many of which kind.
func (g group) others() string { return strconv.Itoa(len(g.other)) + " " + g.other[0].Other }

// rowKeys are the keys of choices that have none of their own, in order: the row of digits, then letters that neither a
// game nor the page uses for anything, so that each key means one thing at all questions.
var rowKeys = strings.Split("1234567890QZVBJ", "")

// marked returns the choices with a key shown for each as far as rowKeys last, each digit after those that are read
// before it, as far as that goes, and those that are alike in words told apart. Letters that work the panel itself
// (U, R, L, M) should not be given as marks. Where all are rarely wanted, one of them is wanted now: then none is
// folded away.
func marked(choices []Choice) []Choice {
	out := append([]Choice(nil), choices...)
	apartByID(out)
	for i := range out {
		nth, of, there := 0, 0, 0
		for k := range out {
			if sameWords(&out[k], &out[i]) {
				of++
				if k <= i {
					nth++
				}
				if out[k].Where == out[i].Where {
					there++
				}
			}
		}
		switch {
		case of > 1 && there == 1 && out[i].Where != "":
			out[i].alike = out[i].Where
		case of > 1:
			out[i].alike = strconv.Itoa(nth) + " of " + strconv.Itoa(of)
		}
	}
	if !slices.ContainsFunc(out, func(c Choice) bool { return !c.Seldom }) {
		for i := range out {
			out[i].Seldom = false
		}
	}
	taken := map[string]bool{}
	for _, c := range out {
		taken[c.Mark] = true
	}
	keys := slices.DeleteFunc(slices.Clone(rowKeys), func(key string) bool { return taken[key] })
	last, place := -1, func(key string) int { return slices.Index(rowKeys, key) } // of the highest digit read so far
	for _, i := range listed(out) {
		if mark := &out[i].Mark; *mark == "" && !out[i].Seldom && len(keys) > 0 {
			next := max(0, slices.IndexFunc(keys, func(key string) bool { return place(key) > last }))
			*mark = keys[next]
			keys = slices.Delete(keys, next, next+1)
		}
		if at := place(out[i].Mark); at < place("0") {
			last = max(last, at)
		}
	}
	return out
}

// listed are the places of choices in the order in which they are read: group by group.
func listed(choices []Choice) (order []int) {
	begins := map[string]int{}
	for i, c := range choices {
		if _, ok := begins[c.Group]; !ok {
			begins[c.Group] = i
		}
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(i, k int) int {
		return cmp.Compare(begins[choices[i].Group], begins[choices[k].Group])
	})
	return order
}

// apartByID gives names of their own to choices that carry answers, where others begin with the same.
func apartByID(choices []Choice) {
	keys := map[string]int{}
	for _, c := range choices {
		keys[c.Key]++
	}
	for i := range choices {
		if c := &choices[i]; len(c.Then) > 0 && keys[c.Key] > 1 {
			c.id = c.Key + " " + strings.Join(c.Then, " ")
		}
	}
}

func (a Ask) head() string {
	if a.Head != "" {
		return a.Head
	}
	switch a.Mood {
	case YourTurn:
		return "Your turn"
	case Waiting:
		return "Waiting for"
	case AtOnce:
		return "Everybody at once"
	case AnyOfUs:
		return "Free to act"
	}
	return "The game is over"
}

func (a Ask) who() string {
	if a.Who == "" {
		return a.Seat.Name
	}
	return a.Who
}

// names are the attributes of who must decide: nothing but somebody's name is left untranslated.
func (a Ask) names() templ.Attributes {
	if a.Who == "" || a.Who == a.Seat.Name {
		return a.Seat.Names()
	}
	return nil
}

// mine reports whether the viewer has something to decide.
func (a Ask) mine() bool { return len(a.Choices)+len(a.Board) > 0 && !a.Still && !a.Points }

// scroll names a place that keeps where it was scrolled to while the question stays the same.
func (a Ask) scroll(part string) string { return part + "-" + a.question() }

// question tells a question from all others of the table.
func (a Ask) question() string {
	number := strconv.FormatUint(a.Number, 10)
	if a.Whose == 0 {
		return number
	}
	return strconv.Itoa(a.Whose) + "." + number
}

// shownDenials is how many denials stand open; the rest wait behind "more".
const shownDenials = 2

// Log is what happened, newest first or last as the caller likes.
type Log struct {
	Game    string
	All     string // link to all of it; "" when nothing more is there
	Away    bool   // the viewer was away meanwhile: all of it shows where they left
	Whole   bool   // on a page of its own, which is scrolled itself
	Entries []LogEntry
	// Blocks are where in Entries another block of lines begins, with its name. What stands in a block stays there as
	// the log grows, so that a browser has it already. None: all lines are one.
	Blocks []LogBlock
}

// LogBlock is where a block of a log's lines begins.
type LogBlock struct {
	At   int // in Log.Entries
	Name string
}

// LogEntry is one line of the log: a phase head, the pencil line where the viewer left, or something that happened.
type LogEntry struct {
	Phase  string // a head, when not empty
	Left   bool   // the line where the viewer left
	Seat   SeatMark
	Glyph  string // at the front instead of a seat, when the table acts
	Words  string // marked text, one sentence
	Rule   Citation
	Undone bool
}
