package web

import (
	"fmt"
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

// The plot is 800 by 300; this is the part where lines run.
const (
	plotLeft, plotRight = 40, 720
	plotTop, plotBottom = 14, 270
)

func (a Analysis) x(at int) float64 {
	return plotLeft + (plotRight-plotLeft)*float64(at)/float64(max(a.Of, 1))
}

func plotY(share int) float64 { return plotBottom - (plotBottom-plotTop)*float64(share)/100 }

// line is the path of a seat's chances.
func (a Analysis) line(seat int) string {
	var b strings.Builder
	for i, p := range a.Points {
		c := "L"
		if i == 0 {
			c = "M"
		}
		fmt.Fprintf(&b, "%s%.1f %.1f", c, a.x(p.At), plotY(p.Shares[seat]))
	}
	return b.String()
}

// ends are where the seats' marks stand beside the plot: at the end of their lines, moved apart where they would touch.
func (a Analysis) ends() []float64 {
	out := make([]float64, len(a.Seats))
	if len(a.Points) == 0 {
		return out
	}
	last := a.Points[len(a.Points)-1].Shares
	taken := []float64{}
	for want := 100; want >= 0; want-- {
		for s := range out {
			if last[s] != want {
				continue
			}
			y := plotY(want)
			if n := len(taken); n > 0 && y < taken[n-1]+24 {
				y = taken[n-1] + 24
			}
			taken, out[s] = append(taken, y), y
		}
	}
	return out
}

func number1(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

func (a Analysis) replay(at int) string { return a.Replay + "?at=" + strconv.Itoa(at) }

func abs(n int) int { return max(n, -n) }

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
