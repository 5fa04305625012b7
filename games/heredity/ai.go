package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// What is asked.
var (
	askFirst  = book.Question("first", "HE-AI-04", "{Title a}: which figure acts first?", common)
	askTarget = book.Question("target", "HE-RULING-78", "{Figure a}: several are equally near. Which?", common)
	askWay    = book.Question("way", "HE-AI-08", "{Figure a}: several ways are equally short. Which?", common)
)

// VerbAim is the square of a target.
var VerbAim = book.Verb("aim", "{There b} on {square b}", "square:{b}")

// What is told.
var (
	talePaces  = book.Tale("{Figure a} {verb a goes go} to {square b}.", atFigure)
	taleScorch = book.Tale("{Figure a} {verb a crosses cross} a hazard.", atFigure)
	taleIdle   = book.Tale("{Figure a} {verb a does do} nothing this time.", atFigure)
	taleNobody = book.Tale("{Figure a} {verb a has have} nobody within reach.", atFigure)
)

// activate has the figures of a card do what its list says, one after the other, the one closest to the family first
// (HE-AI-01 to HE-AI-04, HE-RULING-75, HE-RULING-76, HE-RULING-83).
func (g *Game) activate(t *table.Table, number int16, p *decks.NPC) {
	list := g.behaviour(number, p)
	acted := make([]bool, len(g.Figures))
	for {
		i := g.nextFigure(t, number, acted)
		if i < 0 {
			return
		}
		acted[i] = true
		c := event(number)
		c.figure = int8(i) + 1
		c.target = &target{member: nobody}
		vain := g.idle(list, c)
		for k := range list {
			if g.Figures[i].At == board.Nowhere || !g.Row.Has(number) {
				break // it died on the way (HE-RULING-82)
			}
			c.reach = g.ranges(list, c)
			g.step(t, &list[k], c)
		}
		if vain {
			t.Tell(table.Event{Tale: taleIdle, Seat: table.Nobody, Rule: "HE-AI-01", A: int16(i)})
		}
	}
}

// behaviour is the list that the figures of a card do now (HE-AI-02).
func (g *Game) behaviour(number int16, p *decks.NPC) []decks.Step {
	switch {
	case p.AI != nil:
		return p.AI
	case g.hostile(number):
		return p.Angry
	}
	return p.Neutral
}

// idle reports whether nothing that a list may do comes about: what it says of who acts is "perhaps".
func (g *Game) idle(list []decks.Step, c cause) bool {
	done := len(list) == 0
	g.lookAt(list, c, func(*decks.Step) { done = true })
	return !done
}

// nextFigure is the figure of a card that acts next: of those that have not, the closest to the family (HE-AI-04).
func (g *Game) nextFigure(t *table.Table, number int16, acted []bool) int {
	var best []int
	least := 0
	targets := g.squares(g.all())
	for i := range acted {
		f := &g.Figures[i]
		if acted[i] || f.Card != number || f.At == board.Nowhere {
			continue
		}
		w := g.pacer(i)
		_, far := g.ways().Nearest(&g.Board, &w, f.At, targets, nil)
		if len(best) == 0 || far < least {
			best, least = append(best[:0], i), far
		} else if far == least {
			best = append(best, i)
		}
	}
	if len(best) == 0 {
		return -1
	}
	q := t.Open(g.Lead, askFirst, int(number))
	for _, i := range best {
		q.Offer(VerbFigure.Of(i), "HE-AI-04")
	}
	return int(q.Ask().A)
}

// ranges are those of all attacks in a list, as its conditions hold now (HE-AI-06, HE-RULING-79).
func (g *Game) ranges(list []decks.Step, c cause) (out []int) {
	g.lookAt(list, c, func(s *decks.Step) {
		if s.Form == "attack" {
			out = append(out, s.Attack.Range)
		}
	})
	return out
}

// squares are where members stand.
func (g *Game) squares(of crew) (out []board.Square) {
	for _, m := range of.members() {
		if g.Team[m].At != board.Nowhere {
			out = append(out, g.Team[m].At)
		}
	}
	return out
}

// pacer is how a figure goes: through other figures, but not through its enemies (HE-NPC-08, HE-NPC-09, HE-NPC-12,
// HE-RULING-77, HE-RULING-89).
func (g *Game) pacer(i int) board.Walker {
	w := g.ghost()
	f := &g.Figures[i]
	if g.hostile(f.Card) {
		for m := range g.Size {
			if g.Team[m].At != board.Nowhere {
				w.Blocked.Add(g.Team[m].At)
			}
		}
	}
	for k := range g.Figures {
		if o := &g.Figures[k]; k != i && o.At != board.Nowhere && g.enemies(f.Card, o.Card) {
			w.Blocked.Add(o.At)
		}
	}
	g.eachEvent(func(at board.Square, trap bool) {
		if trap {
			w.Traps.Add(at)
		}
	})
	return w
}

// enemies says whether two persons are (HE-NPC-12, HE-RULING-89).
func (g *Game) enemies(a, b int16) bool {
	p, q := g.person(a), g.person(b)
	return p != nil && q != nil && (names(p.Enemies, q.Faction) || names(q.Enemies, p.Faction))
}

func names(list []string, word string) bool {
	for _, x := range list {
		if x == word && word != "" {
			return true
		}
	}
	return false
}

// mp is how far a figure goes: what is written, and what supports of its card add.
func (g *Game) mp(s *decks.Step, c cause) int { return max(0, s.N+g.modified(c.card, "host move {k}")) }

// aims are the squares of those whom a step means: figures of a card, or members (HE-RULING-78).
func (g *Game) aims(w decks.Who, c cause) (squares []board.Square) {
	if w.Form == "nearest {n}" {
		for i := range g.Figures {
			if f := &g.Figures[i]; f.Card == int16(w.Card) && f.At != board.Nowhere && i != int(c.figure)-1 {
				squares = append(squares, f.At)
			}
		}
		return squares
	}
	of := g.all()
	if w.Form != "nearest character" {
		of = g.whoCould(w, c)
	}
	return g.squares(of)
}

// aim is the square of the target that a figure goes for: the nearest, in a tie as the players choose. It is Nowhere
// without a candidate (HE-AI-05, HE-RULING-78).
func (g *Game) aim(t *table.Table, w decks.Who, c cause) board.Square {
	i := int(c.figure) - 1
	squares := g.aims(w, c)
	if i < 0 || len(squares) == 0 {
		return board.Nowhere
	}
	p := g.pacer(i)
	near, _ := g.ways().Nearest(&g.Board, &p, g.Figures[i].At, squares, nil)
	if len(near) == 0 {
		return board.Nowhere
	}
	q := t.Open(g.Lead, askTarget, i)
	for _, k := range near {
		q.Offer(VerbAim.Of(i, int(squares[k])), "HE-RULING-78")
	}
	at := board.Square(q.Ask().B)
	if c.target != nil {
		*c.target = g.standing(at, i)
	}
	return at
}

// standing is who stands on a square, beside a figure that passes it.
func (g *Game) standing(at board.Square, but int) target {
	for m := range g.Size {
		if g.Team[m].At == at {
			return target{member: m}
		}
	}
	for i := range g.Figures {
		if i != but && g.Figures[i].At == at {
			return target{nobody, int8(i) + 1}
		}
	}
	return target{member: nobody}
}

// toward moves a figure so that all its attacks reach the target (HE-AI-05 to HE-AI-08, HE-RULING-79, HE-RULING-80).
func (g *Game) toward(t *table.Table, s *decks.Step, c cause) {
	to := g.aim(t, s.Who, c)
	if to == board.Nowhere {
		return
	}
	g.takeWay(t, c, func(w *board.Walker, from board.Square) []board.Way {
		return g.ways().Approach(&g.Board, w, from, to, c.reach, g.mp(s, c))
	})
}

// awayFrom moves a figure to where the target would have the longest way to it.
func (g *Game) awayFrom(t *table.Table, s *decks.Step, c cause) {
	to := g.aim(t, s.Who, c)
	if to == board.Nowhere {
		return
	}
	g.takeWay(t, c, func(w *board.Walker, from board.Square) []board.Way {
		return g.ways().Away(&g.Board, w, from, to, g.mp(s, c))
	})
}

// follows moves a figure to a square adjacent to a character.
func (g *Game) follows(t *table.Table, s *decks.Step, c cause) {
	c.reach = nil
	g.toward(t, s, c)
}

// toCell moves a figure toward a square, toField toward any square of a field, as far as its points last.
func (g *Game) toCell(t *table.Table, s *decks.Step, c cause) { g.goTo(t, s, c) }

func (g *Game) toField(t *table.Table, s *decks.Step, c cause) { g.goTo(t, s, c) }

// goals are the squares to which a step has a figure go, and the one it goes near where it can come to none; false
// where they are not on the table.
func (g *Game) goals(s *decks.Step, c cause) (goals board.Set, near board.Square, ok bool) {
	if s.Form == "move {k} to {cell}" {
		if near = g.at(s.Cell); near != board.Nowhere {
			goals.Add(near)
		}
		return goals, near, near != board.Nowhere
	}
	k := g.Board.Field(c.ref(s.Card))
	if k < 0 {
		return goals, board.Nowhere, false
	}
	for cell := range board.Cell(board.Side * board.Side) {
		if at := board.On(k, cell); g.Board.Exists(at) {
			goals.Add(at)
		}
	}
	return goals, goals.After(board.Nowhere), true
}

func (g *Game) goTo(t *table.Table, s *decks.Step, c cause) {
	if goals, near, ok := g.goals(s, c); ok {
		g.takeWay(t, c, func(w *board.Walker, from board.Square) []board.Way {
			return g.waysTo(g.ways(), w, from, goals, near, g.mp(s, c))
		})
	}
}

// waysTo are the ways of a figure to the nearest free one of some squares, or else near one.
func (g *Game) waysTo(r *board.Search, w *board.Walker, from board.Square, goals board.Set, near board.Square,
	points int) []board.Way {
	free := goals
	for at := goals.After(board.Nowhere); at != board.Nowhere; at = goals.After(at) {
		if at != from && (w.Taken.Has(at) || w.Blocked.Has(at)) {
			free.Remove(at)
		}
	}
	if ways := r.To(&g.Board, w, from, &free, points); ways != nil {
		return ways
	}
	return r.Nearby(&g.Board, w, from, near, points)
}

// along moves a figure from waypoint to waypoint, remembering the next, as far as its points last. Waypoints that are
// not on the table are left out.
func (g *Game) along(t *table.Table, s *decks.Step, c cause) {
	left := g.mp(s, c)
	for range len(s.Path) {
		i := int(c.figure) - 1
		if i < 0 || left <= 0 || g.Figures[i].At == board.Nowhere {
			return
		}
		next := int(g.card(c.card).Turn) % len(s.Path)
		at := g.at(s.Path[next])
		if at != board.Nowhere && at != g.Figures[i].At {
			before := g.Figures[i].At
			step := *s
			step.N = left - g.modified(c.card, "host move {k}")
			left -= g.walked(t, &step, c, at)
			if g.Figures[i].At != at {
				return
			}
			if before == at {
				return
			}
		}
		g.card(c.card).Turn = int8((next + 1) % len(s.Path))
	}
}

// walked goes toward a square and returns the points that took.
func (g *Game) walked(t *table.Table, s *decks.Step, c cause, at board.Square) (cost int) {
	g.takeWay(t, c, func(w *board.Walker, from board.Square) []board.Way {
		goals := board.Of(at)
		ways := g.ways().To(&g.Board, w, from, &goals, g.mp(s, c))
		if ways == nil {
			ways = g.ways().Nearby(&g.Board, w, from, at, g.mp(s, c))
		}
		if len(ways) > 0 {
			cost = ways[0].Cost
		}
		return ways
	})
	return cost
}

// takeWay finds the ways of the figure that acts, has one chosen where they differ, and goes it.
func (g *Game) takeWay(t *table.Table, c cause, find func(w *board.Walker, from board.Square) []board.Way) {
	i := int(c.figure) - 1
	if i < 0 || g.Figures[i].At == board.Nowhere {
		return
	}
	from := g.Figures[i].At
	w := g.pacer(i)
	ways := find(&w, from)
	if len(ways) == 0 {
		return
	}
	n := 0
	if len(ways) > 1 {
		g.pacing.choose(i, ways)
		q := t.Open(g.Lead, askWay, i)
		for k := range ways {
			q.Offer(VerbWay.Of(k, int(ways[k].End(from)), k+1), "HE-AI-08")
		}
		n = int(q.Ask().A)
		ways = find(&w, from)
	}
	g.pace(t, i, append([]board.Square(nil), ways[n].Path...))
}

// pace has a figure go a way. It suffers hazards and traps like a character (HE-AI-10, HE-RULING-82).
func (g *Game) pace(t *table.Table, i int, path []board.Square) {
	if len(path) == 0 {
		return
	}
	c := event(g.Figures[i].Card)
	for _, s := range path {
		w := g.pacer(i)
		step, _ := g.stepTo(&w, g.Figures[i].At, s)
		g.Figures[i].At = s
		if step.Hurts {
			t.Tell(table.Event{Tale: taleScorch, Seat: table.Nobody, Rule: "HE-AI-10", A: int16(i)})
			g.hurt(t, i, 1, c)
		}
		if g.Figures[i].At == board.Nowhere {
			return
		}
		g.trapped(t, i)
		if g.Figures[i].At == board.Nowhere {
			return
		}
	}
	t.Tell(table.Event{Tale: talePaces, Seat: table.Nobody, Rule: "HE-AI-05", A: int16(i), B: int16(g.Figures[i].At)})
}

// trapped has the traps of a square work on a figure that enters (HE-RULING-125). Damage to the one who steps on it is
// damage to the figure.
func (g *Game) trapped(t *table.Table, i int) {
	at := g.Figures[i].At
	page := g.fieldPage(at.Field())
	if page == nil {
		return
	}
	for k := range page.Side.Map.Traps {
		x := &page.Side.Map.Traps[k]
		if x.Cell != at.Cell().String() || x.Who == "characters" {
			continue
		}
		c := event(page.Number)
		c.at, c.struck = at, int8(i)+1
		for n := range x.Do {
			if s := &x.Do[n]; s.Form == "damage {k} to {who}" && s.Who.Form == "victim" {
				g.hurt(t, i, s.N, c)
			} else {
				g.step(t, s, c)
			}
		}
	}
}
