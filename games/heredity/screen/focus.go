package screen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// inSight is how many squares wide and high a phone can show of a board. Where what matters is farther apart, it opens
// on as much of it as fits.
const inSight = 5

// focus marks what the board opens on, for the script: the squares that the question is about, or those of who has
// acted or come since the last answer.
func (c *country) focus() {
	var squares []board.Square
	for _, s := range c.p.central() {
		if with := append(squares, s); len(squares) == 0 || c.fits(with) {
			squares = with
		}
	}
	if len(squares) == 0 {
		return
	}
	x0, y0, x1, y1 := c.around(squares)
	fmt.Fprintf(&c.out, `<rect class="focus5" fill="none" x="%d" y="%d" width="%d" height="%d" `+
		`data-centre="%[1]d-%[2]d-%[3]d-%[4]d"/>`, x0, y0, x1-x0, y1-y0)
}

// around is the rectangle round squares.
func (c *country) around(squares []board.Square) (x0, y0, x1, y1 int) {
	for i, s := range squares {
		x, y := c.corner(s)
		if i == 0 {
			x0, y0, x1, y1 = x, y, x+cell, y+cell
		}
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+cell), max(y1, y+cell)
	}
	return x0, y0, x1, y1
}

func (c *country) fits(squares []board.Square) bool {
	x0, y0, x1, y1 := c.around(squares)
	return x1-x0 <= inSight*cell && y1-y0 <= inSight*cell
}

// central are the squares that matter now, those that matter most first.
func (p *page) central() []board.Square {
	var out []board.Square
	add := func(squares ...board.Square) {
		for _, s := range squares {
			if s != board.Nowhere && !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	if p.about != nil && slices.Contains(ofMember, p.about.Prompt.Kind) && int(p.about.About[0]) < len(p.v.Team) {
		add(p.v.Team[p.about.About[0]].At)
	}
	if p.about != nil && p.about.Prompt.Kind == "act" {
		add(p.newest()...)
		add(p.ready()...)
	}
	for _, c := range p.ask.Choices {
		add(p.squareOf(c.Piece))
	}
	add(p.newest()...)
	if len(out) == 0 {
		add(p.ready()...)
	}
	return out
}

// newest are the squares of who has acted, was moved or has come since the last answer, the last first.
func (p *page) newest() (out []board.Square) {
	if p.News == nil {
		return nil
	}
	for _, e := range slices.Backward(p.News.Told) {
		_, piece := teller.Telling(e)
		out = append(out, p.squareOf(piece))
	}
	return out
}

// ready is where the first of the family stands who can act, else the first of them.
func (p *page) ready() []board.Square {
	free := func(m heredity.MemberView) bool { return m.Sheet.Tokens > 0 && m.At != board.Nowhere }
	if i := slices.IndexFunc(p.v.Team, free); i >= 0 {
		return []board.Square{p.v.Team[i].At}
	}
	if len(p.v.Team) > 0 {
		return []board.Square{p.v.Team[0].At}
	}
	return nil
}

// teller knows which piece an event is about.
var teller = new(heredity.Game)

// squareOf is the square on which a piece stands or lies, or which it is; Nowhere for what is not on the board.
func (p *page) squareOf(piece string) board.Square {
	kind, rest, _ := strings.Cut(piece, ":")
	number, _, _ := strings.Cut(rest, ":")
	n, err := strconv.Atoi(number)
	if err != nil {
		return board.Nowhere
	}
	switch kind {
	case "square", "exit", "passage":
		return p.existing(board.Square(n))
	case "member":
		if n >= 0 && n < len(p.v.Team) {
			return p.existing(p.v.Team[n].At)
		}
	case "figure":
		for i := range p.v.Figures {
			if p.v.Figures[i].Index == n {
				return p.existing(p.v.Figures[i].At)
			}
		}
	case "item":
		for _, g := range p.v.Ground {
			if int(g.Number) == n {
				return p.existing(g.At)
			}
		}
	}
	return board.Nowhere
}

// existing is a square of the board, or Nowhere.
func (p *page) existing(s board.Square) board.Square {
	if s < 0 || !p.v.Board.Exists(s) {
		return board.Nowhere
	}
	return s
}

// opensOn is the card that the row opens on: the one that the Time marker lies on; or, while the family acts, the last
// that has come into the row since the last answer, where that is not beside it. It is -1 for none.
func (p *page) opensOn() int {
	now := -1
	for i := range p.v.Row {
		if p.now(i) {
			now = i
		}
	}
	if i := p.arrived(); i > now+1 || i >= 0 && i < now-1 {
		return i
	}
	return now
}

// arrived is the card that has come into the row last since the last answer; -1 for none, and while it is read.
func (p *page) arrived() int {
	if p.News == nil || p.about == nil || p.about.Prompt.Kind != "act" {
		return -1
	}
	for _, e := range slices.Backward(p.News.Told) {
		_, piece := teller.Telling(e)
		i := slices.IndexFunc(p.v.Row, func(r heredity.RowCard) bool {
			return r.Fresh && piece == "card:"+itoa(r.Number)
		})
		if i >= 0 {
			return i
		}
	}
	return -1
}
