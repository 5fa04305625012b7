package heredity

import (
	"strconv"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

const walkAsks = "{member a}: {n b point points} left{bound c}. Where to?"

// What is asked.
var (
	askWalk    = book.Question("walk", "HE-RULING-15", walkAsks, public)
	askLand    = book.Question("land", "HE-RULING-19", "{member a} arrives. On which square?", public)
	askBefalls = book.Question("befalls", "HE-RULING-136", "{Square a}: what is first?", public)
	askAside   = book.Question("aside", "HE-RULING-16", "{member a} shares a square. Where to?", public)
)

// What is offered.
var (
	VerbGo      = book.Verb("go", "To {square b}", "square:{b}")
	VerbExplore = book.Verb("explore", "From {square b} out to the {side c}", "exit:{b}:{c}")
	VerbThrough = book.Verb("through", "From {square b} through the passage", "passage:{b}")
	VerbBefalls = book.Verb("befalls", "{Befalls a b c}", "square:{a}")
	VerbStop    = book.Verb("stop", "Stop here", "square:{b}")
)

// What is told.
var (
	taleGo      = book.Tale("{member a} goes to {square b}.", atSquare)
	taleExplore = book.Tale("{member a} leaves {square b} for new ground.", atMember)
	taleHazard  = book.Tale("{member a} crosses a hazard.", atMember)
	taleMoved   = book.Tale("{member a} is moved to {square b}.", atSquare)
)

// moveForms are steps that move characters.
var moveForms = map[string]form{
	"move {who} {k}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		for _, m := range g.who(t, s.Who, c).members() {
			g.walk(t, m, s.N)
		}
	}},
	"put {who} at {cell}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			for _, m := range g.who(t, s.Who, c).members() {
				g.put1(t, m, g.at(s.Cell), c)
			}
		},
		can: func(g *Game, s *decks.Step, _ cause) bool { return g.at(s.Cell) != board.Nowhere },
	},
	"end movement": {
		do:  func(g *Game, _ *table.Table, _ *decks.Step, _ cause) { g.Acting.Ended = true },
		can: func(g *Game, _ *decks.Step, _ cause) bool { return g.Acting.On },
	},
}

// ways is the memory that searches for ways use. It holds nothing of the state.
func (g *Game) ways() *board.Search {
	if g.search == nil {
		g.search = &board.Search{}
	}
	return g.search
}

// ghost goes anywhere, and stops where nobody stands.
func (g *Game) ghost() (w board.Walker) {
	for m := range g.Size {
		if g.Team[m].At != board.Nowhere {
			w.Taken.Add(g.Team[m].At)
		}
	}
	for i := range g.Figures {
		if g.Figures[i].At != board.Nowhere {
			w.Taken.Add(g.Figures[i].At)
		}
	}
	return w
}

// walker is how a character goes: through allies and neutral figures, not through hostile ones, who also are not
// walked through by it (HE-MOVE-03 to HE-MOVE-05, HE-NPC-08, HE-NPC-09).
func (g *Game) walker(m int8) board.Walker {
	w := g.ghost()
	own := g.Team[m].At
	if own != board.Nowhere {
		w.Taken.Remove(own)
		for o := range g.Size {
			if o != m && g.Team[o].At == own {
				w.Taken.Add(own)
			}
		}
	}
	for i := range g.Figures {
		if f := &g.Figures[i]; f.At != board.Nowhere && g.hostile(f.Card) {
			w.Blocked.Add(f.At)
		}
	}
	w.Light, w.Safe = g.wears(m, "ignore obstacles"), g.wears(m, "ignore hazards")
	g.eachEvent(func(at board.Square, trap bool) {
		if trap {
			w.Traps.Add(at)
		} else {
			w.Events.Add(at)
		}
	})
	return w
}

// eachEvent looks at the squares of the table on which something happens to a character that enters.
func (g *Game) eachEvent(look func(at board.Square, trap bool)) {
	for k := range g.Board.Fields {
		page := g.fieldPage(k)
		if page == nil {
			continue
		}
		for i := range page.Side.Map.Events {
			if at, ok := cellOn(k, page.Side.Map.Events[i].Cell); ok && g.live(&page.Side.Map.Events[i]) {
				look(at, false)
			}
		}
		for i := range page.Side.Map.Traps {
			if at, ok := cellOn(k, page.Side.Map.Traps[i].Cell); ok {
				look(at, true)
			}
		}
	}
}

// fieldPage is the side of a field that lies up, nil where none lies.
func (g *Game) fieldPage(k int) *Page {
	n := g.Board.Fields[k].Number
	if n == 0 {
		return nil
	}
	page := g.shows(n)
	if page == nil || page.Side == nil || page.Side.Map == nil {
		return nil
	}
	return page
}

func cellOn(k int, name string) (board.Square, bool) {
	c, err := board.ParseCell(name)
	return board.On(k, c), err == nil
}

// live says whether a spot or an event still does something: its card is in the Adventure deck, or its effect is
// written out (HE-RULING-23, HE-RULING-26).
func (g *Game) live(s *decks.Spot) bool { return s.Take == 0 || g.card(int16(s.Take)) == nil }

// walk is a movement of so many points, step by step, which nobody interrupts (HE-MOVE-08, HE-RULING-15,
// HE-RULING-17).
func (g *Game) walk(t *table.Table, m int8, points int) {
	if points <= 0 || g.Team[m].At == board.Nowhere {
		return
	}
	before := g.Acting
	g.Acting = Acting{On: true, Member: m, Points: int8(points)}
	bound := board.Nowhere
	for goes := true; goes && g.Acting.Points > 0 && !g.Acting.Ended; {
		bound, goes = g.stride(t, m, bound)
	}
	g.Acting = before
	g.aside(t, m)
}

// stride asks for the next part of a movement and carries it out. It is false when the character stops. What happened
// on the way may have kept them from where they were bound, which the next question says.
func (g *Game) stride(t *table.Table, m int8, bound board.Square) (unfinished board.Square, goes bool) {
	q := t.Open(g.manager(m), askWalk, int(m), int(g.Acting.Points), int(bound-board.Nowhere))
	at := g.Team[m].At
	if w := g.walker(m); !w.Taken.Has(at) {
		q.Offer(VerbStop.Of(int(m), int(at)), "HE-MOVE-15")
	}
	g.eachWay(m, int(g.Acting.Points), q.Offer)
	if q.Len() == 0 { // shut in on a square with somebody else: it is moved aside (HE-RULING-16)
		q.Offer(VerbStop.Of(int(m), int(at)), "HE-RULING-16")
	}
	o := q.Ask()
	if o.Verb == VerbStop {
		return board.Nowhere, false
	}
	if to := board.Square(o.B); !g.follow(t, m, to) {
		if g.Team[m].At == to {
			to = board.Nowhere
		}
		return to, true
	}
	switch o.Verb {
	case VerbExplore:
		g.explore(t, m, board.Dir(o.C))
	case VerbThrough:
		g.discover(t, m)
	}
	return board.Nowhere, true
}

// boundText is where somebody was bound when something happened on the way: 1 + the square, 0 for nowhere.
func (g *Game) boundText(bound int16) string {
	if bound == 0 {
		return ""
	}
	return ", on the way to " + g.squareName(int16(board.Nowhere)+bound)
}

// eachWay looks at all to which so many points can lead, each with its rule: free squares, those of others on which
// something happens, new ground, passages.
func (g *Game) eachWay(m int8, points int, look func(o table.Option, rule string)) {
	w, r, at := g.walker(m), g.ways(), g.Team[m].At
	r.Reach(&g.Board, &w, at, points)
	g.eachWayOf(m, &w, r, at, points, look)
}

// eachWayOf looks at all of them that a search from a square has reached.
func (g *Game) eachWayOf(m int8, w *board.Walker, r *board.Search, at board.Square, points int,
	look func(o table.Option, rule string)) {
	var squares [board.MaxSquares]board.Square
	reached := r.Reached(squares[:0])
	for _, s := range reached {
		switch {
		case s == at:
		case !w.Taken.Has(s):
			look(VerbGo.Of(int(m), int(s)), "HE-MOVE-01")
		case w.Events.Has(s): // somebody stands there, but it can go on, and what happens there happens
			look(VerbGo.Of(int(m), int(s)), "HE-RULING-16")
		}
	}
	g.eachOut(w, r, points, func(x OutView) {
		if x.Passes {
			look(VerbThrough.Of(int(m), int(x.At)), "HE-AREA-01")
		} else {
			look(VerbExplore.Of(int(m), int(x.At), int(x.Side)), "HE-EXPLORE-01")
		}
	})
}

// eachOut looks at the ways to ground that nobody has seen for which so many points pay, from all squares reached.
func (g *Game) eachOut(w *board.Walker, r *board.Search, points int, look func(OutView)) {
	var squares [board.MaxSquares]board.Square
	for _, s := range r.Reached(squares[:0]) {
		cost, _, _ := r.Cost(s)
		for d := board.North; d <= board.West; d++ {
			if _, step, why := g.Board.Exit(w, s, d); why == board.Clear && cost+step.Cost <= points {
				look(OutView{At: s, Side: d, Points: cost + step.Cost})
			}
		}
		if n, known := g.Board.Lead(s); n != 0 && !known && cost < points {
			look(OutView{At: s, Passes: true, Points: cost + 1})
		}
	}
}

// fewest is the smallest number of points that leads a character anywhere, or one more than those given.
func (g *Game) fewest(m int8, points int) int {
	for n := 1; n <= points; n++ {
		leads := false
		g.eachWay(m, n, func(table.Option, string) { leads = true })
		if leads {
			return n
		}
	}
	return points + 1
}

// follow goes the cheapest way to a square, of those the one that hurts least. It is false if something happened on the
// way, which may have changed everything: then the character stands there.
func (g *Game) follow(t *table.Table, m int8, to board.Square) bool {
	w := g.walker(m)
	r := g.ways()
	r.Reach(&g.Board, &w, g.Team[m].At, int(g.Acting.Points))
	if _, _, ok := r.Cost(to); !ok {
		return false
	}
	var buffer [board.MaxSquares]board.Square
	path := r.Path(to, buffer[:0])
	for i, s := range path {
		step, ok := g.stepTo(&w, g.Team[m].At, s)
		if !ok {
			return false
		}
		happened := g.enter(t, m, step)
		if happened && i < len(path)-1 {
			return false
		}
	}
	if len(path) > 0 {
		t.Tell(table.Event{Tale: taleGo, Seat: g.manager(m), Rule: "HE-MOVE-01", A: int16(m), B: int16(to)})
	}
	return g.Team[m].At == to && !g.Acting.Ended
}

// stepTo is the step from one square to the next of a way.
func (g *Game) stepTo(w *board.Walker, from, to board.Square) (board.Step, bool) {
	for d := board.North; d <= board.Passage; d++ {
		if step, why := g.Board.Ahead(w, from, d); why == board.Clear && step.To == to {
			return step, true
		}
	}
	return board.Step{}, false
}

// enter takes a step: it costs points, a hazard hurts, then the square's event happens, then its traps (HE-MOVE-12,
// HE-MOVE-13, HE-RULING-14, HE-RULING-136). It reports whether anything happened.
func (g *Game) enter(t *table.Table, m int8, step board.Step) bool {
	g.Acting.Points -= int8(step.Cost)
	g.Team[m].At = step.To
	if step.Hurts {
		t.Tell(table.Event{Tale: taleHazard, Seat: g.manager(m), Rule: "HE-MOVE-13", A: int16(m)})
		g.damage(t, m, 1, 0)
	}
	return g.arriveOn(t, m, step.To) || step.Hurts
}

// arriveOn does what a square does to a character that comes to it: events, then traps; of several of a kind who moves
// says which is first (HE-FIELD-01, HE-FIELD-02, HE-RULING-23, HE-RULING-125, HE-RULING-136).
func (g *Game) arriveOn(t *table.Table, m int8, at board.Square) (happened bool) {
	page := g.fieldPage(at.Field())
	for kind := range befallings {
		for done := uint16(0); g.fieldPage(at.Field()) == page; {
			left := g.befalling(at, kind, done)
			if len(left) == 0 {
				break
			}
			q := t.Open(g.manager(m), askBefalls, int(at))
			for _, i := range left {
				q.Offer(VerbBefalls.Of(int(at), int(kind), i), "HE-RULING-136")
			}
			i := int(q.Ask().C)
			done |= 1 << i
			g.befall(t, m, at, kind, i)
			happened = true
		}
	}
	return happened
}

// What befalls those who come to a square, in this order.
const (
	events = iota
	traps
	befallings
)

// befalling lists what of a kind a square has in store for a character, by its place on the field, but what was done
// already.
func (g *Game) befalling(at board.Square, kind int, done uint16) (list []int) {
	page := g.fieldPage(at.Field())
	if page == nil {
		return nil
	}
	cell := at.Cell().String()
	field := page.Side.Map
	if kind == events {
		for i := range field.Events {
			if e := &field.Events[i]; e.Cell == cell && g.live(e) && done>>i&1 == 0 {
				list = append(list, i)
			}
		}
		return list
	}
	for i := range field.Traps {
		if x := &field.Traps[i]; x.Cell == cell && x.Who != "npcs" && done>>i&1 == 0 {
			list = append(list, i)
		}
	}
	return list
}

// befall does one of the things that befall a character on a square.
func (g *Game) befall(t *table.Table, m int8, at board.Square, kind, i int) {
	page := g.fieldPage(at.Field())
	c := cause{card: page.Number, actor: m, victim: one(m), at: at}
	if kind == events {
		g.spot(t, &page.Side.Map.Events[i], c)
		return
	}
	g.do(t, page.Side.Map.Traps[i].Do, c)
}

// befallsText is what befalls, as an option says it.
func (g *Game) befallsText(at, kind, i int16) string {
	if g == nil || at < 0 || !g.Board.Exists(board.Square(at)) {
		return "something"
	}
	page := g.fieldPage(board.Square(at).Field())
	if page == nil || kind == events && int(i) >= len(page.Side.Map.Events) ||
		kind == traps && int(i) >= len(page.Side.Map.Traps) {
		return "something"
	}
	if kind == traps {
		return "the trap: " + strings.Join(g.printed(page.Side.Map.Traps[i].Do), ", ")
	}
	if e := &page.Side.Map.Events[i]; e.Take == 0 {
		return strings.Join(g.printed(e.Do), ", ")
	}
	return "card " + strconv.Itoa(page.Side.Map.Events[i].Take)
}

// spot does what an icon of a field leads to: a card to take, or what is written (HE-LOOK-03, HE-INTERACT-03).
func (g *Game) spot(t *table.Table, s *decks.Spot, c cause) {
	if s.Take != 0 {
		g.take(t, int16(s.Take), c)
		return
	}
	g.do(t, s.Do, c)
}

// explore steps off the board: the card is laid, what it brings is done, then the miniature arrives (HE-EXPLORE-03 to
// HE-EXPLORE-08, HE-RULING-19, HE-RULING-20).
func (g *Game) explore(t *table.Table, m int8, d board.Dir) {
	from := g.Team[m].At
	w := g.walker(m)
	number, step, why := g.Board.Exit(&w, from, d)
	if why != board.Clear || step.Cost > int(g.Acting.Points) {
		return
	}
	page := g.see(t, number, false)
	if page == nil || page.Side == nil || page.Side.Map == nil {
		return
	}
	t.Tell(table.Event{Tale: taleExplore, Seat: g.manager(m), Rule: "HE-EXPLORE-01", A: int16(m), B: int16(from)})
	c := cause{actor: m, at: from}
	if !g.layBeside(t, page, from.Field(), d, c) || g.Team[m].At != from {
		return
	}
	q := t.Open(g.manager(m), askLand, int(m))
	w = g.walker(m)
	var buffer [board.Side * board.Side]board.Square
	for _, s := range g.Board.Arrivals(&w, from, d, buffer[:0]) {
		q.Offer(VerbGo.Of(int(m), int(s)), "HE-RULING-19")
	}
	if q.Len() == 0 {
		q.Offer(VerbStop.Of(int(m), int(from)), "HE-RULING-19")
	}
	if o := q.Ask(); o.Verb == VerbGo {
		step.To = board.Square(o.B)
		g.enter(t, m, step)
	}
}

// discover goes through a LINK whose card nobody has seen (HE-AREA-01 to HE-AREA-05, HE-RULING-22).
func (g *Game) discover(t *table.Table, m int8) {
	from := g.Team[m].At
	number, known := g.Board.Lead(from)
	if known || number == 0 {
		return
	}
	page := g.see(t, number, false)
	if page == nil || page.Side == nil || page.Side.Map == nil {
		return
	}
	t.Tell(table.Event{Tale: taleExplore, Seat: g.manager(m), Rule: "HE-AREA-01", A: int16(m), B: int16(from)})
	g.layApart(t, page, cause{actor: m, at: from})
	to := g.Board.Linked(from)
	if to == board.Nowhere || g.Team[m].At != from {
		return
	}
	w := g.walker(m)
	if w.Blocked.Has(to) {
		g.Acting.Points--
		return
	}
	g.enter(t, m, board.Step{To: to, Cost: 1})
}

// put1 takes a character to a square, or to the nearest free one; what the square does, it does (HE-RULING-23).
func (g *Game) put1(t *table.Table, m int8, at board.Square, _ cause) {
	if at == board.Nowhere {
		return
	}
	g.Team[m].At = board.Nowhere
	g.Team[m].At = g.freeNear(at)
	if g.Acting.On && g.Acting.Member == m {
		g.Acting.Ended = true
	}
	t.Tell(table.Event{Tale: taleMoved, Seat: g.manager(m), Rule: "HE-RULING-23", A: int16(m), B: int16(g.Team[m].At)})
	g.arriveOn(t, m, g.Team[m].At)
}

// aside moves a character that shares a square to a nearest free one, for nothing (HE-RULING-16).
func (g *Game) aside(t *table.Table, m int8) {
	at := g.Team[m].At
	w := g.walker(m)
	if at == board.Nowhere || !w.Taken.Has(at) {
		return
	}
	q := t.Open(g.manager(m), askAside, int(m))
	w = g.walker(m)
	ways := g.ways().MakeRoom(&g.Board, &w, at)
	for i := range ways {
		q.Offer(VerbGo.Of(int(m), int(ways[i].End(at))), "HE-RULING-16")
	}
	if q.Len() == 0 {
		q.Offer(VerbGo.Of(int(m), int(g.freeNear(at))), "HE-RULING-16")
	}
	to := board.Square(q.Ask().B)
	g.Team[m].At = to
	t.Tell(table.Event{Tale: taleMoved, Seat: g.manager(m), Rule: "HE-RULING-16", A: int16(m), B: int16(to)})
}
