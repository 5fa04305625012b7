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

// What is asked.
var askWho = book.Question("who", "HE-RULING-46", "{Title a}: {purpose b c}", common)

// VerbWho is one of the family.
var VerbWho = book.Verb("who", "{member a}", "member:{a}")

// Purpose is what happens to whoever is named: the second number that the question is about. The third is how much.
type Purpose int16

// The purposes of which a screen has more to say.
const (
	OtherPurpose Purpose = iota
	ToHurt
	ToHeal
	ToWalk
	ToGain
	ToPay
	ToRegain
	ToTire
	ToCure
	ToHave
	ToBePut
)

// purposes are what steps do to whom they name.
var purposes = map[string]Purpose{
	"damage {k} to {who}": ToHurt, "heal {k} of {who}": ToHeal, "move {who} {k}": ToWalk,
	"gain {k} materials to {who}": ToGain, "lose {k} materials of {who}": ToPay,
	"recover {k} tokens of {who}": ToRegain, "lose {k} tokens of {who}": ToTire,
	"cure {who}": ToCure, "give {n} to {who}": ToHave, "put {who} at {cell}": ToBePut,
}

// purposeOf is what a step does to whom it names, and how much of it.
func purposeOf(s *decks.Step) (purpose Purpose, n int) {
	if s == nil {
		return OtherPurpose, 0
	}
	purpose, n = purposes[s.Form], s.N
	if purpose == ToHave {
		n = s.Card.Number
	}
	return purpose, n
}

// purposeText is what is asked of whoever names one of the family.
func (g *Game) purposeText(purpose, n int16) string {
	switch Purpose(purpose) {
	case ToHurt:
		return fmt.Sprintf("who takes %d damage?", n)
	case ToHeal:
		return fmt.Sprintf("who heals %d damage?", n)
	case ToWalk:
		return "who may walk, for " + english.Count(n, "point", "points") + "?"
	case ToGain:
		return "who gets " + english.Count(n, "material", "materials") + "?"
	case ToPay:
		return "who loses " + english.Count(n, "material", "materials") + "?"
	case ToRegain:
		return "who gets " + english.Count(n, "token", "tokens") + " back?"
	case ToTire:
		return "who loses " + english.Count(n, "token", "tokens") + "?"
	case ToCure:
		return "whose serious wound is cured?"
	case ToHave:
		return "who gets " + g.cardName(n) + "?"
	case ToBePut:
		return "who goes there?"
	}
	return "who of you is meant?"
}

// who are the members that a step names; where it leaves a choice somebody is asked (HE-RULING-33, HE-RULING-46). Those
// that are immune are left out.
func (g *Game) who(t *table.Table, w decks.Who, c cause) crew {
	could := g.whoCould(w, c)
	switch {
	case w.Form == "two characters":
		first := g.choose(t, could, c)
		return first | g.choose(t, could&^first, c)
	case w.Form == "random character":
		return g.random(t, could)
	case strings.HasPrefix(w.Form, "one character"), tied[w.Form], w.Form == "actor" && c.doers() == 0:
		return g.choose(t, could, c)
	}
	return could
}

// tied are the selectors that mean one: where several are equal the players choose.
var tied = map[string]bool{
	"nearest character": true, "most hurt character": true, "least hurt character": true, "richest character": true,
}

// choose lets the one who decides about the card name a member (HE-RULING-46).
func (g *Game) choose(t *table.Table, of crew, c cause) crew {
	switch list := of.members(); len(list) {
	case 0:
		return 0
	case 1:
		return of
	}
	purpose, n := purposeOf(c.step)
	q := t.Open(g.decider(c), askWho, int(c.card), int(purpose), n)
	for _, m := range of.members() {
		q.Offer(VerbWho.Of(int(m)), "HE-RULING-46")
	}
	return one(int8(q.Ask().A))
}

// lots are the dice that find one of two, three or four at random.
var lots = [...]table.Die{{Name: "lot of two", Sides: 2}, {Name: "lot of three", Sides: 3},
	{Name: "lot of four", Sides: 4}}

func (g *Game) random(t *table.Table, of crew) crew {
	list := of.members()
	if len(list) < 2 {
		return of
	}
	return one(list[t.Roll(lots[len(list)-2])-1])
}

// whoCould are all members that a step may mean.
func (g *Game) whoCould(w decks.Who, c cause) crew {
	found := selectors[w.Form](g, w, c) & g.all()
	if w.Word == "" {
		return found
	}
	for _, m := range found.members() {
		if g.wears(m, "immune "+w.Word) {
			found &^= one(m)
		}
	}
	return found
}

// selectors are all ways to name characters (decks.Selectors). They find everybody who may be meant.
var selectors = map[string]func(g *Game, w decks.Who, c cause) crew{
	"actor":            func(g *Game, _ decks.Who, c cause) crew { return g.actors(c) },
	"participants":     func(g *Game, _ decks.Who, c cause) crew { return g.actors(c) },
	"victim":           func(_ *Game, _ decks.Who, c cause) crew { return c.victim },
	"each character":   func(g *Game, _ decks.Who, _ cause) crew { return g.all() },
	"one character":    func(g *Game, _ decks.Who, _ cause) crew { return g.all() },
	"two characters":   func(g *Game, _ decks.Who, _ cause) crew { return g.all() },
	"random character": func(g *Game, _ decks.Who, _ cause) crew { return g.all() },
	"nearest character": func(g *Game, _ decks.Who, c cause) crew {
		at := g.where(c)
		if at == board.Nowhere {
			return g.all()
		}
		return g.least(func(m int8) int { return g.Board.Distance(at, g.Team[m].At) })
	},
	"most hurt character": func(g *Game, _ decks.Who, _ cause) crew {
		return g.least(func(m int8) int { return -g.hurts(m) })
	},
	"least hurt character": func(g *Game, _ decks.Who, _ cause) crew { return g.least(g.hurts) },
	"richest character": func(g *Game, _ decks.Who, _ cause) crew {
		return g.least(func(m int8) int { return -int(g.Team[m].Materials) })
	},
	"holder {n}":  func(g *Game, w decks.Who, _ cause) crew { return one(g.holder(int16(w.Card))) },
	"nearest {n}": func(*Game, decks.Who, cause) crew { return 0 },
	"{name}":      func(g *Game, w decks.Who, _ cause) crew { return one(g.named(w.Name)) },
	"each character on {list}": func(g *Game, w decks.Who, _ cause) crew {
		return g.those(func(m int8) bool { return g.onAny(g.Team[m].At, w.Cards) })
	},
	"one character on {list}": func(g *Game, w decks.Who, _ cause) crew {
		return g.those(func(m int8) bool { return g.onAny(g.Team[m].At, w.Cards) })
	},
	"each character outside {list}": func(g *Game, w decks.Who, _ cause) crew {
		return g.those(func(m int8) bool { return !g.onAny(g.Team[m].At, w.Cards) })
	},
	"each character in company": func(g *Game, _ decks.Who, _ cause) crew {
		return g.those(func(m int8) bool {
			return g.some(g.all()&^one(m), func(o int8) bool { return g.Team[o].At.Field() == g.Team[m].At.Field() })
		})
	},
	"each character within {k} of {n}": func(g *Game, w decks.Who, _ cause) crew {
		return g.those(func(m int8) bool {
			return g.some1(int16(w.Card), func(i int) bool {
				return g.Board.Distance(g.Figures[i].At, g.Team[m].At) <= w.N
			})
		})
	},
}

// actors are those whose action it is; where nobody acts the players choose one (HE-RULING-33, HE-RULING-102).
func (g *Game) actors(c cause) crew {
	if d := c.doers(); d != 0 {
		return d
	}
	return g.all()
}

func (g *Game) those(is func(m int8) bool) (out crew) {
	for m := range g.Size {
		if is(m) {
			out |= one(m)
		}
	}
	return out
}

// least are the members for whom a number is the smallest.
func (g *Game) least(of func(m int8) int) (out crew) {
	best := 0
	for m := range g.Size {
		switch n := of(m); {
		case out == 0 || n < best:
			best, out = n, one(m)
		case n == best:
			out |= one(m)
		}
	}
	return out
}

// hurts is how badly somebody is hurt: serious wounds, then damage on the cards.
func (g *Game) hurts(m int8) int { return 3*g.Team[m].Wounds() + len(g.Team[m].Healable(nil)) }

// where is the square that a cause speaks of: of the figure that acts, of the actor, or of the card's first figure.
func (g *Game) where(c cause) board.Square {
	switch {
	case c.figure > 0:
		return g.Figures[c.figure-1].At
	case c.actor != nobody:
		return g.Team[c.actor].At
	}
	if i := g.figureOf(c.card); i >= 0 {
		return g.Figures[i].At
	}
	return c.at
}

// holder is who has an item, or nobody.
func (g *Game) holder(number int16) int8 {
	for m := range g.Size {
		if g.has(m, number) {
			return m
		}
	}
	return nobody
}

// has says whether a member has an item.
func (g *Game) has(m int8, number int16) bool { return m != nobody && g.Team[m].Find(number) >= 0 }

// works calls look for every item of a member whose permanent effects work (HE-ITEM-17, HE-ITEM-19).
func (g *Game) works(m int8, look func(*Page)) {
	for i := range g.Team[m].Items {
		it := &g.Team[m].Items[i]
		if !it.Works() {
			continue
		}
		if page := g.known(it.Number, it.Back); page != nil && page.Side != nil && page.Side.Item != nil {
			look(page)
		}
	}
}

// wears says whether a member has an item that works and has a word among its permanent effects or its tags.
func (g *Game) wears(m int8, word string) bool {
	yes := false
	g.works(m, func(p *Page) {
		yes = yes || slices.Contains(p.Side.Item.Permanent, word) || slices.Contains(p.Tags, word)
	})
	return yes
}

// bonus is the sum of a permanent effect with a number, such as 'defence 1', over all items of a member that work
// (HE-ITEM-21).
func (g *Game) bonus(m int8, word string) int {
	sum := 0
	g.works(m, func(p *Page) {
		for _, x := range p.Side.Item.Permanent {
			sum += decks.Bonus(x, word)
		}
	})
	return sum
}

// materials is what members carry together.
func (g *Game) materials(of crew) int {
	n := 0
	for _, m := range of.members() {
		n += int(g.Team[m].Materials)
	}
	return n
}
