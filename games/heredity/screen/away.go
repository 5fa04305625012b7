package screen

import (
	"slices"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// away is how far a square is that can't be pressed now, and what it would take to come there; "" where that says
// nothing. A press on the square, and on what is printed there, shows it.
func (p *page) away(at board.Square) string {
	return p.awayBy("square:"+itoa(int16(at)), at, func(*board.Walker) (int, bool) { return 0, true })
}

// awayOut is how far new ground is behind a side of a square.
func (p *page) awayOut(piece string, at board.Square, d board.Dir) string {
	return p.awayBy(piece, at, func(w *board.Walker) (int, bool) {
		_, step, why := p.v.Board.Exit(w, at, d)
		return step.Cost, why == board.Clear
	})
}

// awayBy is how far something is to which a step leads from a square: for who walks, or else for the nearest of the
// family. Where anybody stands on the square it is not said.
func (p *page) awayBy(piece string, at board.Square, step func(*board.Walker) (int, bool)) string {
	switch {
	case p.Asked == nil || p.ask.Still || p.existing(at) == board.Nowhere || p.stands(at):
		return ""
	case p.Asked.Prompt.Kind == "walk" && p.v.Acting.On:
		m := int(p.Asked.About[0])
		points, ok := p.pointsTo(m, at, step)
		switch left := int(p.v.Acting.Points); {
		case !ok:
			return "no way there now for " + p.v.Team[m].Name
		case points > left:
			return "too far: " + english.Count(points, "point", "points") + ", and " +
				english.Count(left, "is", "are") + " left"
		}
	case p.Asked.Prompt.Kind == "act":
		if x, ok := p.comes[piece]; ok {
			return p.v.Team[x.member].Name + " comes there with " + english.Count(x.tokens, "token", "tokens") + ": " +
				english.Count(x.points, "point", "points")
		}
		return p.nearest(at, step)
	}
	return ""
}

// nearest says of what nobody can reach now who is nearest, and how far that is.
func (p *page) nearest(at board.Square, step func(*board.Walker) (int, bool)) string {
	best, name := 0, ""
	for m := range p.v.Team {
		if !p.v.Team[m].Managers.Has(p.v.Seat) {
			continue
		}
		if points, ok := p.pointsTo(m, at, step); ok && (name == "" || points < best) {
			best, name = points, p.v.Team[m].Name
		}
	}
	if name == "" {
		return "no way there now for any of the family"
	}
	return english.Count(best, "point", "points") + " from " + name + ", who is nearest: more than the tokens left " +
		"pay for"
}

// stands reports whether anybody stands on a square.
func (p *page) stands(at board.Square) bool {
	return slices.ContainsFunc(p.v.Team, func(m heredity.MemberView) bool { return m.At == at }) ||
		slices.ContainsFunc(p.v.Figures, func(f heredity.FigureView) bool { return f.At == at })
}

// farthest is more points than any way on a board costs.
const farthest = 200

// pointsTo is how many points it takes one of the family to come to a square and to make a step from there.
func (p *page) pointsTo(m int, at board.Square, step func(*board.Walker) (int, bool)) (int, bool) {
	if p.existing(p.v.Team[m].At) == board.Nowhere {
		return 0, false
	}
	x := p.strides[m]
	if x == nil {
		x = p.stride(m)
		p.strides[m] = x
	}
	cost, _, ok := x.search.Cost(at)
	more, on := step(&x.walker)
	return cost + more, ok && on
}

// stride is how one of the family walks, and all to which they could.
type stride struct {
	walker board.Walker
	search board.Search
}

func (p *page) stride(m int) *stride {
	x := &stride{walker: board.Walker{Light: p.carries(m, "ignore obstacles"), Blocked: p.enemies()}}
	x.search.Reach(&p.v.Board, &x.walker, p.v.Team[m].At, farthest)
	return x
}
