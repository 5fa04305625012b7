package screen

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
	"waystation/web"
)

// mostLed is to how many places one of the family is shown the way at once, beside the walk to wherever one likes; more
// are folded away.
const mostLed = 2

// led are rows by which one of the family goes with one press to where something is to be done, or out to new ground,
// while it is asked what the family does. The rows of bare moves lead everywhere else. Of all who can go to a place the
// nearest is shown the way there; the rows of the others are folded away, and what takes more than one token, unless
// there is no nearer way on to new ground or to what the chapter is about. The way to where all have to gather stands
// first, then new ground, and last what only lies there.
func (p *page) led(choices []web.Choice) (rows []web.Choice) {
	if p.about == nil || p.about.Prompt.Kind != "act" {
		return nil
	}
	p.comes, p.home = map[string]comer{}, p.howFarHome()
	var all []ledRow
	for m := range p.v.Team {
		all = append(all, p.ledBy(m, choices)...)
	}
	goes, shown, least := p.whoGoes(all), map[int]int{}, leastToNew(all)
	slices.SortStableFunc(all, func(a, b ledRow) int { return cmp.Compare(a.to, b.to) })
	for _, c := range all {
		m := c.member
		c.Seldom = p.tooFar(c, least, all) || c.to != toHome && goes[p.opens(c.Choice)] != m || shown[m] == mostLed
		if !c.Seldom {
			shown[m]++
		}
		rows = append(rows, c.Choice)
	}
	return rows
}

// tooFar reports whether a row takes more tokens than what it leads to is mostly worth: for ground that nobody has
// seen more than anybody needs for some; for what the chapter is about more than they need for the nearest of it, or a
// wound, or all that they have left, so that they come to do nothing there; for anything else more than one.
func (p *page) tooFar(c ledRow, least int, all []ledRow) bool {
	switch {
	case c.tokens <= 1, c.to == toHome:
		return false
	case c.to == toNew:
		return c.tokens > least
	case c.to == toMatter && c.hurts == 0 && c.tokens < int(p.v.Team[c.member].Sheet.Tokens):
		return slices.ContainsFunc(all, func(x ledRow) bool {
			return x.member == c.member && x.to == toMatter && x.tokens < c.tokens
		})
	}
	return true
}

// whoGoes is with whom of the family each place stands: with who comes there for the fewest tokens, of these unhurt if
// that can be, then with the nearest, and of several who are as near with the one who has the fewest places.
func (p *page) whoGoes(all []ledRow) map[string]int {
	goes, has := map[string]int{}, map[int]int{}
	for _, c := range all {
		place := p.opens(c.Choice)
		if _, ok := goes[place]; ok {
			continue
		}
		best := c
		for _, x := range all {
			if p.opens(x.Choice) == place && cmp.Or(cmp.Compare(x.tokens, best.tokens),
				cmp.Compare(x.hurts, best.hurts), cmp.Compare(x.points, best.points),
				cmp.Compare(has[x.member], has[best.member])) < 0 {
				best = x
			}
		}
		goes[place] = best.member
		has[best.member]++
	}
	return goes
}

// opens is the place to which a row leads: the same new ground by whatever square one leaves for it.
func (p *page) opens(c web.Choice) string {
	if o := p.leadsTo(c); o.Verb == heredity.VerbExplore {
		return "exit:" + itoa(p.v.Board.Fields[board.Square(o.B).Field()].Exits[o.C])
	}
	return c.Piece
}

// comer is who of the family comes to a place for the fewest tokens, and of those for the fewest points.
type comer struct{ member, tokens, points int }

// nearer notes that somebody comes to a place, unless somebody does who is as near.
func nearer(all map[string]comer, place string, x comer) {
	old, ok := all[place]
	if !ok || x.tokens < old.tokens || x.tokens == old.tokens && x.points < old.points {
		all[place] = x
	}
}

// ledRow is a row that leads to a place, what it takes, in how many ways it can hurt, and to what it leads.
type ledRow struct {
	web.Choice
	comer
	hurts int
	to    lead
	price string // what it takes, in words
}

// lead is to what a row leads, what is wanted first before the others.
type lead int

const (
	toHome   lead = iota // where all have to gather, and nothing else is wanting
	toNew                // ground that nobody has seen
	toMatter             // what a card has to be done there, or an enemy
	toDo                 // something else to do, or somebody to meet
	toTake               // only what lies there
)

// leastToNew is for how few tokens somebody comes to new ground; 0 where nobody does.
func leastToNew(all []ledRow) (least int) {
	for _, c := range all {
		if c.to == toNew && (least == 0 || c.tokens < least) {
			least = c.tokens
		}
	}
	return least
}

// says is what awaits where a row leads, and what the way costs; where the way hurts that comes first.
func (r *ledRow) says(what string) string {
	if r.Hurts > 0 {
		return joined(r.price, what)
	}
	return joined(what, r.price)
}

// ledBy are those of one of the family. Each place has one row, paid for by the tokens that serve least besides: of the
// fewest, those by which the way hurts least, and of these those that use the fewest slots of the feet.
func (p *page) ledBy(m int, choices []web.Choice) (rows []ledRow) {
	var all []ledRow
	seen := p.here(m)
	whole, _ := p.tokens(table.Nobody)
	for _, c := range p.walksOf(m, choices) {
		n := p.paying(c)
		x := comer{m, n, spent(c.Sub)}
		nearer(p.comes, c.Piece, x)
		what, to, fresh := p.worth(c, m, seen)
		if !fresh && p.home == nil {
			continue
		}
		if what != "" {
			what = "there: " + what
		}
		after := ""
		switch n {
		case whole:
			after = "no token is left then, and the row is read"
		case int(p.v.Team[m].Sheet.Tokens):
			after = "no token is left then" // what awaits there has to wait for the next loop
		}
		harms := p.harms(m, p.leadsTo(c))
		row := ledRow{c, x, c.Hurts + len(harms), to, joined(append([]string{paid(n, c.Sub), after}, harms...)...)}
		row.Label, row.Sub = p.v.Team[m].Name+" walks "+p.whither(c), row.says(what)
		if all = append(all, row); fresh {
			rows = append(rows, row)
		}
	}
	if p.home == nil {
		return rows
	}
	return p.homeward(rows, all)
}

// walksOf are all walks that one of the family can begin, to wherever they lead: those that take the fewest tokens
// first, of these those that hurt least.
func (p *page) walksOf(m int, choices []web.Choice) (walks []web.Choice) {
	for _, move := range p.movesOf(m, choices) {
		walks = append(walks, p.Onward(move, verbs)...)
	}
	slices.SortStableFunc(walks, func(a, b web.Choice) int {
		return cmp.Or(cmp.Compare(p.paying(a), p.paying(b)), cmp.Compare(a.Hurts, b.Hurts))
	})
	return walks
}

// paying is how many tokens a move takes.
func (p *page) paying(move web.Choice) int {
	o, _ := p.Option(move)
	return int(o.B + o.C)
}

// whither is where a row leads, as it stands in a sentence: out of a field by the square that is marked, so without it.
func (p *page) whither(c web.Choice) string {
	from, to, out := strings.Cut(strings.TrimPrefix(c.Label, "From "), " out to ")
	if i := strings.LastIndex(from, " "); out && i > 0 {
		return "out of " + from[:i] + " to " + to
	}
	return strings.ToLower(c.Label[:1]) + c.Label[1:]
}

// movesOf are the bare moves of one of the family, those that cost least first.
func (p *page) movesOf(m int, choices []web.Choice) (out []web.Choice) {
	for _, c := range choices {
		if o, ok := p.Option(c); ok && o.Verb == heredity.VerbMove && int(o.A) == m {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b web.Choice) int {
		x, _ := p.Option(a)
		y, _ := p.Option(b)
		return cmp.Or(cmp.Compare(x.B+x.C, y.B+y.C), cmp.Compare(x.B, y.B))
	})
	return out
}

// spent is how many points of a walk are used, which is how what is said of it begins.
func spent(says string) int {
	word, _, _ := strings.Cut(says, " ")
	n, _ := strconv.Atoi(word)
	return n
}

// paid says that the tokens pay for the walk alone, and how many of its points are used.
func paid(tokens int, says string) string {
	points, rest, _ := strings.Cut(says, "; ")
	return joined(english.Count(tokens, "token", "tokens")+" for the walk ("+points+")", rest)
}

// leadsTo is the option by which a row leads to a place: the last part of the walk among those that follow its own.
func (p *page) leadsTo(c web.Choice) (to table.Option) {
	parts := []table.Verb{heredity.VerbGo, heredity.VerbExplore, heredity.VerbThrough}
	for _, key := range c.Then {
		if o, ok := p.Option(web.Choice{Key: key}); ok && slices.Contains(parts, o.Verb) {
			to = o
		}
	}
	return to
}

// here is what one of the family need not go anywhere for.
func (p *page) here(m int) map[string]bool {
	seen := map[string]bool{}
	for _, f := range p.finds(p.v.Team[m].At, p.v.Team[m].Name) {
		seen[f.id] = true
	}
	return seen
}

// worth says what awaits one of the family where a row leads, and whether anything of it is new beside what was seen:
// what stands in its way is told as long as there is something.
func (p *page) worth(c web.Choice, m int, seen map[string]bool) (what string, to lead, fresh bool) {
	o := p.leadsTo(c)
	at := board.Square(o.B)
	to = toTake
	note := func(id string, as lead) {
		if !seen[id] {
			seen[id], fresh, to = true, true, min(to, as)
		}
	}
	switch o.Verb {
	case heredity.VerbExplore:
		note("exit:"+itoa(p.v.Board.Fields[at.Field()].Exits[o.C]), toNew)
	case heredity.VerbThrough:
		as := toNew
		if _, known := p.v.Board.Lead(at); known {
			as = toDo
		}
		note("passage:"+itoa(int16(at)), as)
	case heredity.VerbGo:
		finds := p.finds(at, p.v.Team[m].Name)
		for _, f := range finds {
			if !f.vain {
				note(f.id, f.leads)
			}
		}
		what = foundWords(finds)
	}
	return what, to, fresh
}

// bound is the part of a walk to which a row leads, by another square or straight.
func (p *page) bound(c web.Choice) (table.Option, bool) {
	o, ok := p.Option(c)
	if to := p.leadsTo(c); ok && to != (table.Option{}) {
		return to, true
	}
	return o, ok
}

// goRound puts in the place of each part of a walk that hurts the same by a way that does not, where the points pay for
// it: a press on a square is asked for the square, not for the hazard. The ways straight there are folded away, as they
// leave more points.
func (p *page) goRound(out []web.Choice) (straight []web.Choice) {
	for _, by := range slices.Clone(out) {
		for _, led := range p.Onward(by, verbs) {
			to := p.leadsTo(led)
			i := slices.IndexFunc(out, func(c web.Choice) bool {
				o, ok := p.Option(c)
				return ok && o == to && len(c.Then) == 0
			})
			if i < 0 || to == (table.Option{}) {
				continue
			}
			short := out[i]
			short.Label, short.Piece, short.Seldom, short.Other = short.Label+", straight", "", true, shorterWays
			out[i], straight = led, append(straight, short)
		}
	}
	return straight
}

// shorterWays are ways for which there is one round what hurts.
const shorterWays = "shorter ways, which hurt"

// goesOn lets a press on a square end the walk there, if nothing can be gained by going on. Else it says what is left.
func (p *page) goesOn(c *web.Choice) {
	if p.about.Prompt.Kind != "walk" || p.Asked == nil || p.ask.Still || c.URL != "" { // a press does something else
		return
	}
	o, _ := p.Option(*c)
	for _, led := range p.Onward(*c, verbs) {
		if p.leadsTo(led) == (table.Option{}) { // nothing but to stop
			c.URL, c.Then, c.Sub = led.URL, led.Then, joined(c.Sub, led.Sub)
			return
		}
	}
	i := slices.IndexFunc(p.v.Ways, func(w heredity.WayView) bool { return int16(w.At) == o.B })
	if i < 0 || p.v.Ways[i].Points >= int(p.v.Acting.Points) {
		return
	}
	left := int(p.v.Acting.Points) - p.v.Ways[i].Points
	c.Sub = joined(c.Sub, english.Count(left, "point is", "points are")+" left to go on")
}

// carryOn lets a press answer what follows from a row, if that is one thing.
func (p *page) carryOn(c *web.Choice) {
	if o, _ := p.Option(*c); o.Verb == heredity.VerbMove { // it has rows of its own
		return
	}
	if led := p.Onward(*c, verbs); len(led) == 1 && len(led[0].Then) > 0 {
		c.URL, c.Then, c.Sub = led[0].URL, led[0].Then, joined(c.Sub, led[0].Sub)
	}
}

// carryAll does so for all rows.
func (p *page) carryAll(out []web.Choice) {
	for i := range out {
		p.carryOn(&out[i])
	}
}

// readsOn lets a press that goes on from a card of the row read those behind it, too, as far as nothing has to be seen
// or decided before: what each of them is about to do stands above it.
func (p *page) readsOn(out []web.Choice) {
	if p.v.Phase != heredity.PhaseRow || p.Asked == nil || p.Asked.Max != 1 {
		return
	}
	for i := range out {
		led := p.Onward(out[i], verbs)
		if len(led) == 1 && len(led[0].Then) > 0 && len(out[i].Then) == 0 {
			out[i].URL, out[i].Then, out[i].Sub = led[0].URL, led[0].Then, joined(out[i].Sub, led[0].Sub)
		}
	}
}

// readOn are the cards of the row that the press may read behind the one that is before everybody, with what they do.
func (p *page) readOn() string {
	var said []string
	for _, c := range p.ask.Choices {
		for _, key := range c.Then {
			_, number, _ := strings.Cut(key, ":")
			i := slices.IndexFunc(p.v.Row, func(r heredity.RowCard) bool { return itoa(r.Number) == number })
			if i >= 0 {
				said = append(said, strings.TrimSuffix("Then "+within(p.v.Row[i].Title)+": "+p.with(i), ": ")+".")
			}
		}
	}
	return strings.Join(said, " ")
}
