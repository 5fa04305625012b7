package heredity

import (
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// perils are what threatens the family as all stand now, by how much it weighs.
type perils struct {
	lost    []string // that the chapter is lost
	harms   []string // what hurts somebody or takes something
	strikes []strike // what can hurt somebody
	more    []string // what may turn out badly
	friends []string // whom others can strike
}

// strike is whom of the family some figures can come to strike, each as hard as the others.
type strike struct {
	by   []string
	whom string
	odds
}

// threats are what the row will do to the family before it acts again, as all stand now, the worst first: a last marker
// with which the chapter is lost, whom a card can hurt, whom an enemy can strike. Whoever passes reads it (HE-TIME-02).
func (g *Game) threats() perils {
	var numbers []int16
	for k := range g.Row.Cards {
		numbers = append(numbers, g.Row.Cards[k].Number)
	}
	return g.threatsOf(numbers...)
}

// threatsOf are what some cards of the row, and those beside them, will do to the family when they are reached, as all
// stand now.
func (g *Game) threatsOf(numbers ...int16) (p perils) {
	for _, n := range numbers {
		g.dangersOf(&p, n)
	}
	return p
}

// says are perils in words, the worst first.
func (p *perils) says() []string {
	list := slices.Concat(p.lost, p.harms)
	for _, s := range p.strikes {
		list = append(list, s.says())
	}
	return append(slices.Concat(list, p.more), angered(p.friends)...)
}

// says is whom figures can come to strike, and what each of them can do to them.
func (s *strike) says() string {
	words := english.List(s.by) + " can come to strike " + s.whom + ", "
	if len(s.by) > 1 {
		words += "each "
	}
	return words + s.hurts()
}

// dangersOf adds what threatens by a card and those beside it.
func (g *Game) dangersOf(p *perils, number int16) {
	p.friends = g.brawls(p.friends, number)
	for _, n := range g.Row.Supporting(number, nil) {
		page, c := g.shows(n), event(n)
		c.host = number
		for i := 0; page != nil && page.Side != nil && i < len(page.Sections); i++ {
			if b := page.Sections[i].Timeline; b != nil {
				g.addPerils(p, slices.Concat(b.Before, b.Instead, b.After), c)
			}
		}
	}
	page := g.shows(number)
	if number == playerCard || page == nil || page.Side == nil || g.replaced(number) {
		return
	}
	for i := range page.Sections {
		s := &page.Sections[i]
		if s.Timeline != nil {
			g.addPerils(p, s.Timeline.Steps, event(number))
		}
		for f := range g.Figures {
			if s.NPC != nil && g.Figures[f].Card == number && g.Figures[f].At != board.Nowhere {
				c := event(number)
				c.figure = int8(f) + 1
				g.addPerils(p, g.behaviour(number, s.NPC), c)
				p.addStrike(g.striking(f))
			}
		}
	}
}

// addPerils adds what some steps of a card will cost the family, under its name.
func (g *Game) addPerils(p *perils, steps []decks.Step, c cause) {
	p.lost = appendNew(p.lost, g.lastMarker(steps, c))
	says := g.tolls(steps, c)
	if len(says) == 0 {
		return
	}
	line := g.cardName(c.card) + ": " + strings.Join(says, ", ")
	switch {
	case g.does(steps, c, "defeat {id}"):
		p.lost = appendNew(p.lost, line)
	case g.does(steps, c, "damage {k} to {who}", "lose {k} tokens of {who}", "lose {k} materials of {who}",
		"host tokens {k}"):
		p.harms = appendNew(p.harms, line)
	default:
		p.more = appendNew(p.more, line)
	}
}

// does reports whether one of some steps has one of some forms, and costs the family something.
func (g *Game) does(steps []decks.Step, c cause, forms ...string) (does bool) {
	g.lookAt(steps, c, func(s *decks.Step) {
		does = does || slices.Contains(forms, s.Form) && g.possible(s, c) && tollForms[s.Form](g, s, c) != ""
	})
	return does
}

// appendNew adds words to a list that are not on it.
func appendNew(list []string, words string) []string {
	if words == "" || slices.Contains(list, words) {
		return list
	}
	return append(list, words)
}

// addStrike adds whom a figure can strike, together with others that can strike the same as hard.
func (p *perils) addStrike(s strike) {
	if s.whom == "" {
		return
	}
	i := slices.IndexFunc(p.strikes, func(x strike) bool { return x.whom == s.whom && x.odds == s.odds })
	if i < 0 {
		p.strikes = append(p.strikes, s)
		return
	}
	p.strikes[i].by = appendNew(p.strikes[i].by, s.by[0])
}

// replaced reports whether a support does something in place of what a card of the row does (HE-TIME-11).
func (g *Game) replaced(number int16) bool {
	for _, n := range g.Row.Supporting(number, nil) {
		page := g.shows(n)
		if page != nil && page.Side != nil && slices.ContainsFunc(page.Sections, func(s decks.Section) bool {
			return s.Timeline != nil && len(s.Timeline.Instead) > 0
		}) {
			return true
		}
	}
	return false
}

// lastMarker says that some steps take the last marker off a card, and that the chapter is lost by it; else "".
func (g *Game) lastMarker(steps []decks.Step, c cause) (says string) {
	g.lookAt(steps, c, func(s *decks.Step) {
		if s.Form != "unmark {ref} {k}" || !g.possible(s, c) || g.markers(c.ref(s.Card)) > s.N {
			return
		}
		if dooms(s) {
			says = "the last marker of " + g.cardName(c.ref(s.Card)) + " goes: the chapter is lost"
		}
	})
	return says
}

// dooms reports whether the chapter is lost when a step takes the last marker off a card.
func dooms(s *decks.Step) bool {
	return slices.ContainsFunc(s.Last, func(x decks.Step) bool { return x.Form == "defeat {id}" })
}

// comesTo are the squares that a figure can come to when its card is reached, and how far its attacks go from there;
// none where it has no attack.
func (g *Game) comesTo(i int) (ends []board.Square, ranges []int) {
	c, list := g.acts(i)
	if ranges = g.ranges(list, c); len(ranges) == 0 {
		return nil, nil
	}
	from, w := g.Figures[i].At, g.pacer(i)
	ends = []board.Square{from}
	g.lookAt(list, c, func(s *decks.Step) {
		var r board.Search
		switch s.Form {
		case "move {k} to {n}", "move {k} to {cell}":
			if goals, near, ok := g.goals(s, c); ok {
				ends = nil
				for _, way := range g.waysTo(&r, &w, from, goals, near, g.mp(s, c)) {
					ends = append(ends, way.End(from))
				}
			}
			return
		case "move {k} toward {who}":
		default:
			return
		}
		squares := g.aims(s.Who, c)
		near, _ := r.Nearest(&g.Board, &w, from, squares, nil)
		ends = nil
		for _, k := range near {
			for _, way := range r.Approach(&g.Board, &w, from, squares[k], ranges, g.mp(s, c)) {
				ends = append(ends, way.End(from))
			}
		}
	})
	return ends, ranges
}

// striking is whom of the family a figure can come to strike when its card is reached, and what it can do to them.
func (g *Game) striking(i int) strike {
	c, list := g.acts(i)
	ends, ranges := g.comesTo(i)
	var names []string
	var worst odds
	for m := range g.Size {
		if g.strikesFrom(ends, ranges, m) {
			names = append(names, g.memberName(int16(m)))
			worst = worst.or(g.struck(list, c, m))
		}
	}
	return strike{[]string{inside(g.figureName(int16(i)))}, either(names), worst}
}

// strikesFrom reports whether one of the family can be struck from one of some squares.
func (g *Game) strikesFrom(from []board.Square, ranges []int, m int8) bool {
	to := g.Team[m].At
	return to != board.Nowhere && slices.ContainsFunc(from, func(at board.Square) bool {
		return len(g.within(nil, ranges, at, to, "")) > 0
	})
}

// strikers are the figures that can come to strike one of the family when their cards are reached, as all stand now.
func (g *Game) strikers(m int8) (names []string) {
	for f := range g.Figures {
		number := g.Figures[f].Card
		if g.Figures[f].At == board.Nowhere || g.Row.Index(number) < 0 || g.replaced(number) {
			continue
		}
		if ends, ranges := g.comesTo(f); g.strikesFrom(ends, ranges, m) {
			names = appendNew(names, inside(g.figureName(int16(f))))
		}
	}
	return names
}

// comingTo says of a walk of one of the family to a square who can come to strike them there, and who could have where
// they stand, as all others do.
func (g *Game) comingTo(m int8, to board.Square) (says []string) {
	then := *g
	then.Team[m].At = to
	now, there := g.strikers(m), then.strikers(m)
	if len(there) > 0 {
		says = append(says, english.List(there)+" can come to strike there")
	}
	now = slices.DeleteFunc(now, func(name string) bool { return slices.Contains(there, name) })
	if len(now) > 0 {
		says = append(says, "out of reach of "+english.List(now))
	}
	return says
}

// brawls adds the friends of the family whom the figures of a card can come to strike when it is reached.
func (g *Game) brawls(names []string, number int16) []string {
	for i := range g.Figures {
		if g.Figures[i].Card != number || g.Figures[i].At == board.Nowhere {
			continue
		}
		ends, ranges := g.comesTo(i)
		for _, at := range ends {
			for _, name := range g.friendsWithin(i, at, ranges) {
				if !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
	}
	return names
}

// angered says of friends that others can strike them: they turn hostile to all then (HE-NPC-10, HE-RULING-89).
func angered(friends []string) []string {
	if len(friends) == 0 {
		return nil
	}
	whom := strings.ReplaceAll(english.List(friends), " and ", " or ")
	return []string{whom + " can be struck by others: hostile from then on"}
}

// friendsWithin are those of the story whom a figure can strike from a square as its enemies, who are none of the
// family's.
func (g *Game) friendsWithin(i int, at board.Square, ranges []int) (names []string) {
	card := g.Figures[i].Card
	for k := range g.Figures {
		f := &g.Figures[k]
		if f.At != board.Nowhere && g.enemies(card, f.Card) && !g.hostile(f.Card) {
			names = g.within(names, ranges, at, f.At, g.cardName(f.Card))
		}
	}
	return names
}

// struck is how likely the attacks of some steps hurt one of the family, and how much the worst of them can, over the
// Karma cards of which one is drawn (HE-FIGHT-05 to HE-FIGHT-08).
func (g *Game) struck(list []decks.Step, c cause, m int8) (worst odds) {
	g.lookAt(list, c, func(s *decks.Step) {
		if s.Form == "attack" {
			base := s.Attack.Damage + g.modified(c.card, "host damage {k}")
			worst = worst.or(g.chances(base, g.defence(m), everything))
		}
	})
	return worst
}

// everything is more life than a blow can take: how likely somebody falls is not asked.
const everything = 1000

// or is the worse for whoever is struck of two attacks: the one that hurts more often, and of such the harder.
func (o odds) or(x odds) odds {
	if x.hurt > o.hurt || x.hurt == o.hurt && x.most > o.most || o.all == 0 {
		return x
	}
	return o
}

// dooming adds to what follows from some steps that the chapter is lost by them.
func (g *Game) dooming(x table.Outlook, steps []decks.Step, c cause) table.Outlook {
	if says := g.lastMarker(steps, c); says != "" {
		x.Words, x.Stake = strings.TrimPrefix(x.Words+"; "+says, "; "), table.End
	}
	return x
}

// asHeld says of steps that ask whether the family has a thing how many markers they move now, and who has it.
func (g *Game) asHeld(steps []decks.Step, c cause) (list []string) {
	for i := range steps {
		if s := &steps[i]; s.Form != "if" || len(s.If) != 1 || len(s.If[0]) != 1 || s.If[0][0].Form != "held {n}" {
			continue
		}
		thing, why := c.ref(steps[i].If[0][0].Card), ""
		if by := g.holder(thing); by != nobody {
			why = ": " + g.memberName(int16(by)) + " has " + g.cardName(thing)
		} else if g.page(thing) != nil {
			why = ": none of you has " + g.cardName(thing)
		}
		g.lookAt(steps[i:i+1], c, func(s *decks.Step) {
			if (s.Form == "mark {ref} {k}" || s.Form == "unmark {ref} {k}") && g.possible(s, c) {
				list = append(list, "now "+printedForms[s.Form](g, s)+why)
			}
		})
	}
	return list
}

// losing adds to what follows from some steps that a thing is gone by them, as far as anybody knows: the card that they
// put away lies open.
func (g *Game) losing(x table.Outlook, steps []decks.Step, c cause) table.Outlook {
	g.lookAt(steps, c, func(s *decks.Step) {
		if s.Form != "burn {ref}" || !g.possible(s, c) {
			return
		}
		if page := g.shows(c.ref(s.Card)); page != nil && page.Side != nil && page.Side.Item != nil {
			x.Words = strings.TrimPrefix(x.Words+"; gone for good: "+called(page), "; ")
			x.Stake = table.Loss
		}
	})
	return x
}

// leaving adds to what follows from what is printed that somebody leaves the board by it, which the card says openly.
func (g *Game) leaving(x table.Outlook, steps []decks.Step, c cause) table.Outlook {
	g.lookAt(steps, c, func(s *decks.Step) {
		if s.Form != "burn {ref}" || !g.possible(s, c) {
			return
		}
		if number := c.ref(s.Card); g.figureOf(number) >= 0 {
			x.Words = strings.TrimPrefix(x.Words+"; takes "+g.cardName(number)+" off the board", "; ")
		}
	})
	return x
}

// optionOutlook is what a card does not say of an answer: that it costs the last marker of something, that it sets one
// of the family down elsewhere, and that somebody has fewer tokens than it takes.
func (g *Game) optionOutlook(o table.Option) table.Outlook {
	q := g.questionOn(o.A, o.B)
	if q == nil || int(o.C) >= len(q.Options) {
		return table.Outlook{}
	}
	var more []string
	g.lookAt(q.Options[o.C].Do, event(o.A), func(s *decks.Step) {
		switch {
		case s.Form == "put {who} at {cell}":
			more = append(more, g.printedStep(s))
		case s.Form == "lose {k} tokens of {who}" && s.Who.Form == "{name}":
			for _, m := range g.whoCould(s.Who, event(o.A)).members() {
				more = g.appendShort(more, m, s.N)
			}
		}
	})
	return g.dooming(says(more...), q.Options[o.C].Do, event(o.A))
}

// appendShort adds to words that somebody has fewer tokens left than are to be lost: the others are not owed.
func (g *Game) appendShort(words []string, m int8, n int) []string {
	switch left := int(g.Team[m].Tokens); {
	case left == 0:
		return append(words, g.memberName(int16(m))+" has no token left: nothing is lost")
	case left < n:
		return append(words, g.memberName(int16(m))+" has only "+tokens(left)+" left: no more is lost")
	}
	return words
}
