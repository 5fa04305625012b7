package heredity

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// Leads are walks that one press can make of several answers (table.Leader): of a move all ways that its points pay
// for, of a part of a walk that its end is the end of the walk, or that it goes round what hurts on the way to another,
// of a card that is read the cards of the row behind it. And of what is done it is on which slot the token goes, where
// that is all the same, and of damage that a full card beside it is left.
// The rules ask step by step all the same (HE-RULING-15, HE-RULING-48).
func (g *Game) Leads(p *table.Prompt, o table.Option, _ table.Seat) (leads []table.Lead) {
	m := int8(o.A)
	switch {
	case p == askAct && o.Verb == VerbMove && g.Team[m].At != board.Nowhere:
		x := g.stroll(m, g.pointsOf(m, int(o.B), int(o.C)))
		g.eachWay(m, x.points, func(way table.Option, _ string) { leads = append(leads, x.lead(way)) })
		meets := func(l table.Lead) int {
			if l.Past > 0 { // it goes round
				return 0
			}
			return x.meets(board.Square(l.Then[0].B))
		}
		slices.SortStableFunc(leads, func(a, b table.Lead) int { return cmp.Compare(meets(a), meets(b)) })
	case p == askWalk && o.Verb == VerbGo && g.Acting.On:
		x, to := g.stroll(m, int(g.Acting.Points)), board.Square(o.B)
		if n := x.over(to); n > 0 && !x.roundabout(to) {
			leads = append(leads, table.Lead{Then: x.stops(to, n), Words: "the walk ends there: " + unused(n)})
		}
		leads = append(leads, x.roundBy(to)...)
	case p == askAct:
		if then := g.pays(m, o); len(then) > 0 {
			leads = append(leads, table.Lead{Then: then})
		}
	case p == askHurt && o.Verb == VerbHurt && g.declines(m, slotAt(o.B)):
		leads = append(leads, table.Lead{Then: []table.Option{VerbLeave.Of(int(m))},
			Words: "the full card is left as it is"})
	case p == askGround && o.Verb == VerbCubes && !g.litter(g.Team[m].At):
		leads = append(leads, table.Lead{Then: []table.Option{VerbDone.Of()}, Words: "and that is all"})
	case g.Phase == PhaseRow && (p == askCard && g.quiet(o.A) || p == askRead && !g.leadsOn(o.A)):
		if next := g.behind(); len(next) > 0 {
			words := append([]string{"the row is read on, unless something comes between"}, g.aheadTolls(next)...)
			leads = append(leads, table.Lead{Then: next, Words: strings.Join(words, "; ")})
		}
	}
	return leads
}

// declines reports whether somebody who puts damage on a slot could have turned a full card in place of that, and no
// other can be turned then: to ask once more says nothing new (HE-RULING-30).
func (g *Game) declines(m int8, at sheet.At) bool {
	s := g.Team[m].Sheet
	before := turnable(&s)
	s.Damage(at)
	return before > 0 && turnable(&s) == before
}

// turnable is how many cards of a sheet are full and can be turned.
func turnable(s *sheet.Sheet) (n int) {
	for p := sheet.Head; p <= sheet.Foot; p++ {
		if s.MayTurn(p) {
			n++
		}
	}
	return n
}

// litter reports whether a thing lies on a square.
func (g *Game) litter(at board.Square) bool {
	return slices.ContainsFunc(g.Ground, func(x Fallen) bool { return x.At == at })
}

// behind are the answers by which the row is read on, from the card behind the marker to the family's turn, or to the
// first card that will ask or show something, as the row lies now (HE-TIME-03, HE-TIME-04). It is read on only from
// where that is announced: after a decision one goes on by a press of its own, so that the family's turn always comes
// by one.
func (g *Game) behind() (next []table.Option) {
	var row timeline.Row
	row.CopyFrom(&g.Row)
	for n := range len(row.Cards) {
		card := row.Advance()
		switch {
		case card == playerCard:
			return next
		case n == 0 && g.Skip: // it is passed over
			continue
		}
		next = append(next, VerbOn.Of(int(card)))
		if !g.quiet(card) {
			return next
		}
	}
	return next
}

// aheadTolls are what the cards of the row will do to the family that are read on to, and those beside the family's own
// where its turn comes behind them.
func (g *Game) aheadTolls(next []table.Option) []string {
	var numbers []int16
	for _, o := range next {
		numbers = append(numbers, o.A)
	}
	if g.quiet(numbers[len(numbers)-1]) {
		numbers = append(numbers, playerCard)
	}
	p := g.threatsOf(numbers...)
	return p.says()
}

// leadsOn says whether a card that is read leads to another, or is one of those with which the chapter ends: the row
// may never be read on then.
func (g *Game) leadsOn(number int16) bool {
	if g.instructs(g.shows(number), "take {n}", "flip {ref}") {
		return true
	}
	return slices.ContainsFunc(g.Cards, func(c Card) bool {
		return g.instructs(g.shows(c.Number), "victory {id}", "defeat {id}")
	})
}

// instructs says whether a card that lies open will still do a step of some forms, without anybody's doing.
func (g *Game) instructs(page *Page, forms ...string) (does bool) {
	if page == nil || page.Side == nil {
		return false
	}
	c := event(page.Number)
	look := func(s *decks.Step) { does = does || slices.Contains(forms, s.Form) && g.possible(s, c) }
	for i := range page.Sections {
		s := &page.Sections[i]
		if g.holds(s.If, c) {
			g.lookAt(s.Instruction, c, look)
		}
		if s.Question == nil || g.card(page.Number).Option != 0 && !s.Question.Check {
			continue
		}
		for k := range s.Question.Options {
			g.lookAt(s.Question.Options[k].Do, c, look)
		}
	}
	return does
}

// quiet says whether nothing is asked, drawn or read when a card of the row is reached as all stand now, so that
// nothing keeps anybody at it.
func (g *Game) quiet(number int16) bool {
	page, quiet := g.shows(number), len(g.Row.Supporting(number, nil)) == 0
	if page == nil || page.Side == nil {
		return quiet
	}
	c := event(number)
	for i := range page.Sections {
		s := &page.Sections[i]
		steps := []decks.Step(nil)
		switch {
		case s.Timeline != nil:
			steps = s.Timeline.Steps
		case s.NPC != nil:
			steps = g.behaviour(number, s.NPC)
		}
		g.lookAt(steps, c, func(s *decks.Step) { quiet = quiet && g.passes(s, c) })
	}
	return quiet
}

// passes says whether a step is done without a question, a draw or a card to be read.
func (g *Game) passes(s *decks.Step, c cause) bool {
	switch s.Form {
	case "question":
		return s.If != nil && !g.holds(s.If, c)
	case "heal {k} of {who}":
		return !g.possible(s, c) // nobody is hurt
	case "unmark {ref} {k}":
		return len(s.Last) == 0 || g.markers(c.ref(s.Card)) > s.N
	}
	return slices.Contains(passing, s.Form)
}

// passing are steps after which the row goes on, or in which somebody of the story does no more than walk.
var passing = []string{
	"mark {ref} {k}", "wait", "set {id}", "unset {id}", "count {id} {k}", "move {k} toward {who}",
	"move {k} away from {who}", "move {k} to {cell}", "move {k} to {n}", "move {k} along {cells}", "follow {who} {k}",
}

// stroll is a walk with so many points that one of the family could begin where they stand.
type stroll struct {
	g      *Game
	m      int8
	points int
	w      board.Walker
	r      board.Search
}

func (g *Game) stroll(m int8, points int) *stroll {
	x := &stroll{g: g, m: m, points: points, w: g.walker(m)}
	if at := g.Team[m].At; at != board.Nowhere {
		x.r.Reach(&g.Board, &x.w, at, points)
	}
	return x
}

// price is what a part of the walk costs, which ground it opens, and how often it hurts; false where it can't be made.
func (x *stroll) price(o table.Option) (cost int, opens int16, hurts int, ok bool) {
	g, to := x.g, board.Square(o.B)
	if g.Team[x.m].At == board.Nowhere {
		return 0, 0, 0, false
	}
	if cost, hurts, ok = x.r.Cost(to); !ok {
		return 0, 0, 0, false
	}
	switch o.Verb {
	case VerbExplore:
		number, step, why := g.Board.Exit(&x.w, to, board.Dir(o.C))
		if step.Hurts {
			hurts++
		}
		return cost + step.Cost, number, hurts, why == board.Clear
	case VerbThrough:
		number, _ := g.Board.Lead(to)
		return cost + 1, number, hurts, true
	}
	return cost, 0, hurts, true
}

// words are what a part of the walk costs, what hurts on the way and how often, and what it opens; nothing where it
// can't be made.
func (x *stroll) words(o table.Option) (words []string, hurts int) {
	cost, opens, hurts, ok := x.price(o)
	if !ok {
		return nil, 0
	}
	g, to := x.g, board.Square(o.B)
	way, before, _ := x.r.Cost(to)
	words = []string{english.Count(cost, "point", "points")}
	if hurts > 0 {
		words = append(words, g.hurtsText(hurts))
		if by, more := x.unhurt(to, cost-way); by != board.Nowhere && hurts == before {
			words = append(words, fmt.Sprintf("unhurt by way of %s: %d points", g.squareName(int16(by)), cost+more))
		}
	}
	if met := x.surprises(to); len(met) > 0 {
		words = append(words, "something happens on the way, on "+g.squareName(int16(met[0])))
	}
	if opens != 0 {
		words = append(words, "opens "+g.fieldName(opens))
	}
	return words, hurts
}

// lead is a part of the walk, and to stop at its end where nothing can have happened by then.
func (x *stroll) lead(way table.Option) table.Lead {
	words, hurts := x.words(way)
	if hurts > 0 {
		if round, ok := x.round(way); ok {
			return round
		}
	}
	then, to := []table.Option{way}, board.Square(way.B)
	if n := x.over(to); way.Verb == VerbGo && n > 0 {
		then = append(then, x.stops(to, n)...)
		words = []string{fmt.Sprintf("%d of %d points", x.points-n, x.points)}
	}
	if way.Verb == VerbGo {
		words = append(words, x.g.comingTo(x.m, to)...)
	}
	return table.Lead{Then: then, Words: strings.Join(words, "; "), Hurts: hurts}
}

// round is a part of the walk in two, by a square from which whoever goes it straight to its end would be hurt no more;
// false where no such way is paid for by the points of the walk.
func (x *stroll) round(way table.Option) (table.Lead, bool) {
	price, opens, hurts, ok := x.price(way)
	to := board.Square(way.B)
	least, before, _ := x.r.Cost(to)
	by, more := x.unhurt(to, price-least)
	if !ok || by == board.Nowhere || hurts != before {
		return table.Lead{}, false
	}
	then, points := []table.Option{VerbGo.Of(int(x.m), int(by)), way}, english.Count(price+more, "point", "points")
	if left := x.points - price - more; way.Verb == VerbGo && !x.w.Events.Has(to) && left > 0 {
		then = append(then, x.stops(to, left)...)
		points = fmt.Sprintf("%d of %d points", price+more, x.points)
	}
	words := []string{points, "by way of " + x.g.squareName(int16(by)) + ", unhurt"}
	if opens != 0 {
		words = append(words, "opens "+x.g.fieldName(opens))
	}
	return table.Lead{Then: then, Past: 1, Words: strings.Join(words, "; ")}, true
}

// roundBy are the parts of the walk in two that go by a square, from there on.
func (x *stroll) roundBy(by board.Square) (leads []table.Lead) {
	x.g.eachWayOf(x.m, &x.w, &x.r, x.g.Team[x.m].At, x.points, func(way table.Option, _ string) {
		if _, _, hurts, _ := x.price(way); hurts == 0 {
			return
		}
		if l, ok := x.round(way); ok && board.Square(l.Then[0].B) == by {
			l.Then, l.Past = l.Then[1:], 0
			leads = append(leads, l)
		}
	})
	return leads
}

// detour is by which squares one comes unhurt to a square to which the cheapest way hurts, that of who walks first, and
// what that costs; nothing where there is no such way.
func (x *stroll) detour(to board.Square) (path []board.Square, points int) {
	if least, hurts, ok := x.r.Cost(to); ok && hurts > 0 {
		if by, more := x.unhurt(to, 0); by != board.Nowhere {
			spent, _, _ := x.r.Cost(by)
			on := stroll{g: x.g, m: x.m, w: x.w}
			on.r.Reach(&x.g.Board, &on.w, by, x.points-spent)
			return on.r.Path(to, x.r.Path(by, []board.Square{x.g.Team[x.m].At})), least + more
		}
	}
	return nil, 0
}

// stops is to stop on a square with points left; nothing where they lead nowhere, so that nothing is asked.
func (x *stroll) stops(at board.Square, left int) (stop []table.Option) {
	y := stroll{g: x.g, m: x.m, points: left, w: x.w}
	y.r.Reach(&x.g.Board, &y.w, at, left)
	x.g.eachWayOf(x.m, &y.w, &y.r, at, left, func(table.Option, string) {
		stop = []table.Option{VerbStop.Of(int(x.m), int(at))}
	})
	return stop
}

// over is how many points are left at a square to which nothing happens on the way, nor there; 0 where something does.
func (x *stroll) over(to board.Square) int {
	cost, _, ok := x.r.Cost(to)
	if !ok || x.w.Events.Has(to) || x.meets(to) > 0 {
		return 0
	}
	return x.points - cost
}

// meets counts what hurts on the way to a square, and what happens on the way.
func (x *stroll) meets(to board.Square) int {
	_, hurts, _ := x.r.Cost(to)
	return hurts + len(x.surprises(to))
}

// surprises are the squares on the way to another on which something happens.
func (x *stroll) surprises(to board.Square) (met []board.Square) {
	var buffer [board.MaxSquares]board.Square
	for _, s := range x.r.Path(to, buffer[:0]) {
		if s != to && x.w.Events.Has(s) {
			met = append(met, s)
		}
	}
	return met
}

// unhurt is by which square whoever would be hurt on the way to another comes there unhurt, with so many points to be
// left there, and how many more points that takes; Nowhere where there is no such way. Of all ways to a square only the
// cheapest is walked at once.
func (x *stroll) unhurt(to board.Square, left int) (by board.Square, more int) {
	least, _, _ := x.r.Cost(to)
	wary := stroll{g: x.g, m: x.m, points: x.points - left, w: x.w}
	wary.w.Wary = true
	wary.r.Reach(&x.g.Board, &wary.w, x.g.Team[x.m].At, wary.points)
	cost, _, ok := wary.r.Cost(to)
	if !ok {
		return board.Nowhere, 0
	}
	var buffer [board.MaxSquares]board.Square
	for _, s := range wary.r.Path(to, buffer[:0]) {
		spent, _, _ := x.r.Cost(s)
		on := stroll{g: x.g, m: x.m, w: x.w}
		on.r.Reach(&x.g.Board, &on.w, s, wary.points-spent)
		rest, _, ok := on.r.Cost(to)
		stops := s != to && !x.w.Taken.Has(s) && !x.w.Events.Has(s)
		if ok && stops && spent+rest == cost && x.meets(s)+on.meets(to) == 0 {
			return s, cost - least
		}
	}
	return board.Nowhere, 0
}

// roundabout reports whether whoever goes to a square can go on from there, with what is left, to another one and meet
// less on the way than by the cheapest way to it: then to stop is not all that it may be for.
func (x *stroll) roundabout(by board.Square) bool {
	spent, _, _ := x.r.Cost(by)
	on := stroll{g: x.g, m: x.m, w: x.w}
	on.r.Reach(&x.g.Board, &on.w, by, x.points-spent)
	var buffer [board.MaxSquares]board.Square
	for _, to := range on.r.Reached(buffer[:0]) {
		if _, _, ok := x.r.Cost(to); ok && x.meets(by)+on.meets(to) < x.meets(to) {
			return true
		}
	}
	return false
}
