package screen

import (
	"cmp"
	"slices"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// howFarHome is how many points it is from squares to where all of the family have to gather for an action of which
// nothing else is wanting; nil where there is none.
func (p *page) howFarHome() map[board.Square]int {
	var fields []int
	for i := range p.v.Cards {
		if c := &p.v.Cards[i]; c.Place.InPlay() {
			for _, a := range c.Actions {
				fields = append(fields, a.Gather...)
			}
		}
	}
	if len(fields) == 0 {
		return nil
	}
	far := map[board.Square]int{}
	w := board.Walker{Blocked: p.enemies()}
	for _, home := range p.v.Board.Squares(nil) {
		if !slices.Contains(fields, int(p.v.Board.Fields[home.Field()].Number)) {
			continue
		}
		var r board.Search
		r.Reach(&p.v.Board, &w, home, farthest)
		for _, s := range r.Reached(nil) {
			if n, _, _ := r.Cost(s); far[s] == 0 || n < far[s] {
				far[s] = n
			}
		}
	}
	for home := range far {
		if slices.Contains(fields, int(p.v.Board.Fields[home.Field()].Number)) {
			far[home] = 0
		}
	}
	return far
}

// enemies are the squares that nobody of the family walks over.
func (p *page) enemies() (squares board.Set) {
	for i := range p.v.Figures {
		if f := &p.v.Figures[i]; f.Hostile && p.existing(f.At) != board.Nowhere {
			squares.Add(f.At)
		}
	}
	return squares
}

// homeward adds to the rows that are led the one, of all by which one of the family can go somewhere, that leads where
// all gather for the fewest tokens, or else nearest to it.
func (p *page) homeward(rows, all []ledRow) []ledRow {
	far := func(x *ledRow) int { return p.home[board.Square(p.leadsTo(x.Choice).B)] }
	var best *ledRow
	for i := range all {
		x := &all[i]
		o := p.leadsTo(x.Choice)
		if _, known := p.home[board.Square(o.B)]; !known || o.Verb != heredity.VerbGo {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(far(x), far(best)), cmp.Compare(x.tokens, best.tokens),
			cmp.Compare(x.hurts, best.hurts), cmp.Compare(x.points, best.points)) < 0 {
			best = x
		}
	}
	if best == nil || far(best) >= p.home[p.v.Team[best.member].At] {
		return rows
	}
	best.to, best.Sub = toHome, best.says("toward where all have to gather")
	if far(best) == 0 {
		best.Sub = best.says("there all have to gather")
	}
	rows = slices.DeleteFunc(rows, func(x ledRow) bool { return x.ID() == best.ID() })
	return append(rows, *best)
}
