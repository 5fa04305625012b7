package heredity

import (
	"fmt"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// pacing are the ways that the players choose among for somebody: for a figure, or for one of the family who makes
// room. It follows from the question at hand, so that what is said of a way is said of the one that would be gone.
type pacing struct {
	figure int // nobody for one of the family
	ways   []board.Way
}

// choose notes ways that are asked about: a search lends them only until its next run.
func (y *pacing) choose(figure int, ways []board.Way) {
	y.figure, y.ways = figure, y.ways[:0]
	for _, way := range ways {
		way.Path = slices.Clone(way.Path)
		y.ways = append(y.ways, way)
	}
}

// paceOutlook is what one of several ways means: by which squares it leads, what hurts on it, and who is within reach
// where it ends (HE-AI-08, HE-AI-10).
func (g *Game) paceOutlook(k int, end board.Square) table.Outlook {
	if k >= len(g.pacing.ways) {
		return table.Outlook{}
	}
	way := &g.pacing.ways[k]
	words := []string{"straight there"}
	switch via := way.Path[:max(0, len(way.Path)-1)]; {
	case len(way.Path) == 0:
		words[0] = "stays where it is"
	case len(via) > 0:
		words[0] = "by " + g.squareNames(via)
	}
	if way.Effects > 0 {
		words = append(words, g.hurtsText(way.Effects))
	}
	if i := g.pacing.figure; i >= 0 {
		words = append(words, g.reach(i, end)...)
	}
	return says(words...)
}

// squareNames are squares one after the other, each field named once.
func (g *Game) squareNames(squares []board.Square) string {
	var names []string
	field := -1
	for _, s := range squares {
		if s.Field() == field {
			names = append(names, s.Cell().String())
		} else {
			names = append(names, g.squareName(int16(s)))
		}
		field = s.Field()
	}
	return strings.Join(names, ", ")
}

// aimOutlook is what it means that a figure goes for somebody: where it comes to, and whom it can strike from there
// (HE-AI-05 to HE-AI-08).
func (g *Game) aimOutlook(i int, at board.Square) table.Outlook {
	c, list := g.acts(i)
	points := 0
	g.lookAt(list, c, func(s *decks.Step) {
		if s.Form == "move {k} toward {who}" || s.Form == "follow {who} {k}" {
			points = g.mp(s, c)
		}
	})
	var r board.Search
	var ends []board.Square
	from, w := g.Figures[i].At, g.pacer(i)
	for _, way := range r.Approach(&g.Board, &w, from, at, g.ranges(list, c), points) {
		if end := way.End(from); !slices.Contains(ends, end) {
			ends = append(ends, end)
		}
	}
	switch {
	case len(ends) > 1:
		return says(fmt.Sprintf("%d squares it may come to", len(ends)))
	case len(ends) == 0 || ends[0] == from:
		return says(append([]string{"stays on " + g.squareName(int16(from))}, g.reach(i, from)...)...)
	}
	return says(append([]string{"goes to " + g.squareName(int16(ends[0]))}, g.reach(i, ends[0])...)...)
}

// acts is what a figure does when its card is reached, and on whose behalf.
func (g *Game) acts(i int) (cause, []decks.Step) {
	c := event(g.Figures[i].Card)
	c.figure = int8(i) + 1
	p := g.person(c.card)
	if p == nil {
		return c, nil
	}
	return c, g.behaviour(c.card, p)
}

// reach is whom a figure can strike from a square, or else beside whom of the family it is there, and beside whom of
// the story.
func (g *Game) reach(i int, at board.Square) (words []string) {
	c, list := g.acts(i)
	ranges := g.ranges(list, c)
	var struck, beside []string
	for m := range g.Size {
		switch to, name := g.Team[m].At, g.memberName(int16(m)); {
		case to == board.Nowhere:
		case len(ranges) > 0:
			struck = g.within(struck, ranges, at, to, name)
		default:
			beside = g.beside(beside, at, to, name)
		}
	}
	for k := range g.Figures {
		if to := g.Figures[k].At; k != i && to != board.Nowhere {
			beside = g.beside(beside, at, to, inside(g.figureName(int16(k))))
		}
	}
	switch {
	case len(struck) > 0:
		words = append(words, "can strike "+english.List(struck)+" from there")
	case len(ranges) > 0:
		words = append(words, "can strike none of the family from there")
	}
	if friends := g.friendsWithin(i, at, ranges); len(friends) > 0 {
		words = append(words, "can strike "+english.List(friends)+", hostile from then on")
	}
	if len(beside) > 0 {
		words = append(words, "next to "+english.List(beside)+" then")
	}
	return words
}

func (g *Game) within(names []string, ranges []int, from, to board.Square, name string) []string {
	if slices.ContainsFunc(ranges, func(far int) bool { return g.Board.InRange(from, to, far) }) {
		return append(names, name)
	}
	return names
}

func (g *Game) beside(names []string, from, to board.Square, name string) []string {
	if g.Board.Adjacent(from, to) {
		return append(names, name)
	}
	return names
}

// figureOutlook is where one of several figures stands, and who of the family is nearest to it: whoever acts first has
// the choice of squares.
func (g *Game) figureOutlook(i int) table.Outlook {
	from := g.Figures[i].At
	if from == board.Nowhere {
		return table.Outlook{}
	}
	var r board.Search
	var names []string
	w, squares := g.pacer(i), g.squares(g.all())
	near, _ := r.Nearest(&g.Board, &w, from, squares, nil)
	for m := range g.Size {
		if slices.ContainsFunc(near, func(k int) bool { return squares[k] == g.Team[m].At }) {
			names = append(names, g.memberName(int16(m)))
		}
	}
	words := "stands on " + g.squareName(int16(from))
	if len(names) > 0 {
		words += "; nearest to it: " + english.List(names)
	}
	return says(words)
}
