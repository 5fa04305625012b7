package web

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Analysis is what a bot makes of a match that is over.
type Analysis struct {
	Page   Page
	Menu   []Link
	Game   string
	Name   string
	URL    string // where it is asked for, by POST
	Replay string // takes at
	Table  string
	Seats  []SeatMark
	Of     int  // answers of the match
	Most   int  // of them looked at, at most
	Result bool // somebody has won

	Begun, Done, Failed bool
	Points              []Point // by At
	Turns               []Turn
}

// Point is an answer that was looked at.
type Point struct {
	At     int   // how many answers came before
	Seat   int   // who answered
	Shares []int // everybody's share of winning before it, in percent
	Asked  string
	Did    string
	Best   string // what the bot would have done
	Same   bool   // which is what was done
	Lost   int    // by how many percent the share of who answered would have been better
	Advice *Advice
}

// Turn is a point at which the match turned.
type Turn struct {
	Point
	Whose int // whose chances changed most after it
	Swing int // by how many percent
}

// plotFrame is a size in which the plot is drawn: the page shows the one that fits it.
type plotFrame struct {
	class                    string
	width, height            int
	left, right, top, bottom float64 // where lines run
	knob                     float64 // how far apart the numbers of turning points stand at least
}

var plotFrames = []plotFrame{
	{"inwide", 800, 300, 40, 720, 14, 266, 22},
	{"inslim", 340, 280, 30, 272, 14, 238, 25},
}

func (f plotFrame) box() string { return fmt.Sprintf("0 0 %d %d", f.width, f.height) }

func (f plotFrame) x(a Analysis, at int) float64 {
	return f.left + (f.right-f.left)*float64(at)/float64(max(a.Of, 1))
}

func (f plotFrame) y(share int) float64 { return f.bottom - (f.bottom-f.top)*float64(share)/100 }

// line is the path of a seat's chances.
func (f plotFrame) line(a Analysis, seat int) string {
	var b strings.Builder
	for i, p := range a.Points {
		c := "L"
		if i == 0 {
			c = "M"
		}
		fmt.Fprintf(&b, "%s%.1f %.1f", c, f.x(a, p.At), f.y(p.Shares[seat]))
	}
	return b.String()
}

// ends are where the seats' marks stand beside the plot: at the end of their lines, moved apart where they would touch.
func (f plotFrame) ends(a Analysis) []float64 {
	last := a.Points[len(a.Points)-1].Shares
	seats := make([]int, len(a.Seats))
	for s := range seats {
		seats[s] = s
	}
	slices.SortStableFunc(seats, func(x, y int) int { return last[y] - last[x] })
	out, next := make([]float64, len(seats)), 0.0
	for _, s := range seats {
		out[s] = max(f.y(last[s]), next)
		next = out[s] + 24
	}
	return out
}

// knobs are where the numbers of the turning points stand under the plot: under their points, moved apart where they
// would touch.
func (f plotFrame) knobs(a Analysis) []float64 {
	out := make([]float64, len(a.Turns))
	for i, t := range a.Turns {
		out[i] = f.x(a, t.At)
		if i > 0 {
			out[i] = max(out[i], out[i-1]+f.knob)
		}
	}
	for i, most := len(out)-1, f.right-6; i >= 0; i, most = i-1, most-f.knob {
		out[i] = min(out[i], most)
	}
	return out
}

// mark is the line that leads from a turning point to its number.
func (f plotFrame) mark(at, knob float64) string {
	return fmt.Sprintf("M%.1f %.1fV%.1fL%.1f %.1f", at, f.top, f.bottom, knob, f.bottom+20)
}

func number1(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

func (a Analysis) replay(at int) string { return a.Replay + "?at=" + strconv.Itoa(at) }

func abs(n int) int { return max(n, -n) }

// better is how much more the bot's answer promised, and ends its sentence.
func (t Turn) better() string {
	if t.Lost == 0 {
		return "."
	}
	return " (" + swing(t.Lost) + ")."
}

// swing says a change of chances with its sign.
func swing(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n) + " %"
	case n < 0:
		return "−" + strconv.Itoa(-n) + " %"
	}
	return "0 %"
}
