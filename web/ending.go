package web

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// Ending is the page of a match that is over: what happened, who and how, how it went, who could still win.
type Ending struct {
	Game   string
	Name   string // of the game, for people
	Eyes   int    // the seat whose end it is; -1 for who only looks
	Live   Live
	Head   string // who has won: "Jo wins with 24 Fame"
	Title  string // one sentence for whoever looks
	Told   string // the same for everybody
	Near   string // how near it was
	Rounds int
	Print  Print
	Rows   []Finish // as they came out
	Score  *Reckoning
	Last   *Recap          // what has happened since the viewer's last answer; nil where nothing is known of it
	Story  []Panel         // in order
	Curve  *Curve          // nil where nobody could tell
	More   templ.Component // what else the game has to say; nil for nothing

	Rated  string // what is to be said of ratings; "" for nothing
	League Link   // where they stand; the zero Link for nowhere

	Main  Action   // what is pressed next; the zero Action for nothing
	Aside string   // a sentence under it
	Links []Action // where else to go
	// Picture is where the picture to share is; "" for none.
	Picture string
	Talk    *Talk
}

// Print is a drawing: what stands inside of it, and where one looks at it.
type Print struct {
	Box  string // viewBox
	Says string // what a screen reader says; "" for a drawing beside words that say it
	Art  templ.Component
	Pin  [2]int // where the winner's seat stands on it, the foot of the pin; 0, 0 for nowhere
	Dark bool   // its ground is dark, and words on it are light
	// Inks are the attributes of its own classes, for the picture that stands alone, which has no stylesheet; the
	// house's classes need none.
	Inks map[string]string
}

// Finish is how a seat came out of a match.
type Finish struct {
	Seat   SeatMark
	Number int // of the seat
	Bot    bool
	Won    bool
	How    string // in a few words
	Points string
	Rated  *Rerated // nil where the match counts for no rating of theirs
}

// long reports whether the title would be too large for the print in its usual size.
func (e *Ending) long() bool { return len(Plain(e.Title)) > 36 }

// winner is the seat that has won alone.
func (e *Ending) winner() (SeatMark, bool) {
	var won []SeatMark
	for _, r := range e.Rows {
		if r.Won {
			won = append(won, r.Seat)
		}
	}
	if len(won) == 1 {
		return won[0], true
	}
	return SeatMark{}, false
}

// ground is the class of a row: flooded in the winner's colour.
func (f Finish) ground() string {
	if f.Won {
		return "win " + f.Seat.ground()
	}
	return ""
}

// lines is how many lines of the final scoring there are, in words.
func (r *Reckoning) lines() string {
	if len(r.Rows) == 1 {
		return "1 line"
	}
	return strconv.Itoa(len(r.Rows)) + " lines"
}

func pinAt(at [2]int) string {
	return "translate(" + strconv.Itoa(at[0]) + " " + strconv.Itoa(at[1]) + ")"
}

// moreMarks make of what else the game says the count, where nothing is counted: a script tells by it that all is over.
func (e *Ending) moreMarks() templ.Attributes {
	if e.Score != nil {
		return templ.Attributes{"data-region": "more"}
	}
	return templ.Attributes{"data-region": "reckoning", "id": "reckoning", "tabindex": "-1"}
}

// Panel is a moment of the match, told in one sentence.
type Panel struct {
	N       int
	Seat    SeatMark // whose moment it is
	Words   string   // marked text
	When    string   // "Round 3"
	Change  string   // what it did to somebody's chances, in words; "" where nobody could tell
	URL     string   // of the replay, at this moment
	Picture Print

	At    int // how many answers had been given
	Place int // of the seat, among those of the curve
}

// Curve is who could still win, over the match.
type Curve struct {
	Of      int // answers of the match
	Rounds  []int
	Unit    string // what these are, such as "Round"
	Seats   []SeatMark
	Points  []Point // only At and Shares
	Winners []bool  // by seat
	Whose   string  // whose opinion it is
}

var curveFrames = []plotFrame{
	{"inwide", 1020, 214, 44, 974, 14, 192, 20},
	{"inslim", 520, 210, 44, 474, 14, 188, 22},
}

// analysis is the curve as the plot of an analysis.
func (c *Curve) analysis() Analysis { return Analysis{Of: c.Of, Points: c.Points, Seats: c.Seats} }

// line is the path of a seat's chances. It ends where the seat has none any more.
func (c *Curve) line(f plotFrame, seat int) string {
	a := c.analysis()
	a.Points = a.Points[:c.ends(seat)+1]
	return f.line(a, seat)
}

// ends is the last point of a seat's line.
func (c *Curve) ends(seat int) int {
	n := len(c.Points) - 1
	for n > 0 && c.Points[n].Shares[seat] == 0 && c.Points[n-1].Shares[seat] == 0 {
		n--
	}
	return n
}

// endSpots are where the seats' shapes stand, at the ends of their lines.
func (c *Curve) endSpots(f plotFrame) [][2]float64 {
	out := make([][2]float64, len(c.Seats))
	for s := range c.Seats {
		p := c.Points[c.ends(s)]
		x, y := f.x(c.analysis(), p.At), f.y(p.Shares[s])
		for _, o := range out[:s] {
			if max(o[0]-x, x-o[0]) < 16 && max(o[1]-y, y-o[1]) < 16 {
				x = o[0] + 18 // beside the one that ends there, too
			}
		}
		out[s] = [2]float64{x, y}
	}
	return out
}

// knob is where the number of a panel stands: over the line of whose moment it was.
func (c *Curve) knob(f plotFrame, p Panel) (x, y float64) {
	at := c.Points[0]
	for _, q := range c.Points {
		if q.At <= p.At+1 {
			at = q
		}
	}
	return f.x(c.analysis(), p.At+1), f.y(at.Shares[p.Place])
}

// knobSpots are where the numbers of the panels stand, none on another.
func (c *Curve) knobSpots(f plotFrame, panels []Panel) [][3]float64 {
	var out [][3]float64
	for _, p := range panels {
		x, y := c.knob(f, p)
		top := max(y-22, 11)
		for _, o := range out {
			if max(o[0]-x, x-o[0]) < f.knob && max(o[1]-top, top-o[1]) < f.knob {
				top = o[1] - f.knob
				if top < 11 {
					top = o[1] + f.knob
				}
			}
		}
		out = append(out, [3]float64{x, top, y})
	}
	return out
}

// roundNames are the rounds under the curve: where each begins, where its name stands, and the name; of many rounds not
// every one is named.
func (c *Curve) roundNames(f plotFrame) (starts []float64, names []roundName) {
	every := (len(c.Rounds)*52)/int(f.right-f.left) + 1
	for i, at := range c.Rounds {
		a := c.analysis()
		from, to := f.x(a, at), f.right
		if i+1 < len(c.Rounds) {
			to = f.x(a, c.Rounds[i+1])
		}
		if i > 0 {
			starts = append(starts, from)
		}
		if i%every == 0 {
			name := strconv.Itoa(i + 1)
			if i == 0 || len(c.Rounds) <= 8 && f.right-f.left > 600 {
				name = strings.TrimSpace(c.Unit + " " + name)
			}
			names = append(names, roundName{(from + to) / 2, name})
		}
	}
	return starts, names
}

type roundName struct {
	x    float64
	name string
}

// says is the curve in words: where everybody began and ended.
func (c *Curve) says() string {
	first := c.Points[0]
	var parts []string
	for s, m := range c.Seats {
		low, high := first.Shares[s], first.Shares[s]
		for _, p := range c.Points[:len(c.Points)-1] {
			low, high = min(low, p.Shares[s]), max(high, p.Shares[s])
		}
		end := "does not win"
		if c.Winners[s] {
			end = "wins"
		}
		parts = append(parts, m.Name+" begins at "+strconv.Itoa(first.Shares[s])+", lies between "+strconv.Itoa(low)+
			" and "+strconv.Itoa(high)+" percent, and "+end)
	}
	return "Who could still win. " + strings.Join(parts, "; ") + "."
}
